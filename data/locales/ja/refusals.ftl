# What a table refuses, and why. The rule that forbids it, if one does, is added behind.

refused-zone = 「{ $name }」というタイムゾーンは見つかりません。Asia/Tokyoのような地名か、UTC+9のような時差で書いてください。
refused-not-begun = ゲームはまだ始まっていません。
refused-begun = ゲームはもう始まっています。
refused-no-lesson = そのレッスンはありません。
refused-practice-full = これはもう{ $most }つあります。先にどれかを終わらせてください。
refused-over = このゲームは終わりました。
refused-other-rules = このゲームはルールのバージョン{ $began }で始まり、今のバージョン{ $plays }に引き継ぐ方法がありません。これまでの出来事は`/log`で読めます。
refused-newer-rules = このゲームは、こちらの知るルール（バージョン{ $plays }）より新しいルールで進んでいます。更新されるまで待ちます。何も失われません。
refused-rules-held = このゲームのルールが変わりました。まず卓で、どう続けるか決めてください。
refused-rules-gone = それは、こちらがもう扱えないルールで行われました。出来事はログで読めます。
refused-damaged = この卓は{ $move ->
        [0] {""}
       *[other] { $move }手目から
    }壊れています。ボットの所有者が{ $made }のバックアップから戻せます。ほかの卓はすべて続いています。
refused-damaged-lost = この卓は{ $move ->
        [0] {""}
       *[other] { $move }手目から
    }壊れていて、完全なバックアップがありません。ボットの所有者には知らせました。ほかの卓はすべて続いています。
refused-not-over = このゲームはまだ終わっていません。
refused-closed = この卓は閉じました。
refused-nothing-done = 取り消せることを、まだ何もしていません。
refused-nothing-undone = やり直すものがありません。
refused-paused = この卓は休止中です。再開は投票で決めます。
refused-paused-already = この卓はもう休止中です。
refused-not-paused = この卓は休止していません。
refused-no-seat = その席に人はいません。
refused-sits-already = その人は、もうこの卓に席があります。
refused-nobody-there = その席には誰も座っていません。
refused-seated-already = もうこの卓に席があります。
refused-seat-taken = その席は空いていません。
refused-voted-out = 投票により、この席からは外れています。
refused-vote-over = その投票は終わりました。
refused-vote-moved = そのあとゲームが進みました。何が取り消されるか見直してから投票してください。
refused-vote-open = その投票はもう始まっています。
refused-no-voter = これに投票できるのは、この卓の人だけです。
refused-nobody-to-vote-out = その席に、投票で外せる人はいません。
refused-vote-of-one = 一度も時間切れになっていない人を、1人だけの票で外すことはできません。
refused-file-large = ファイルが大きすぎます。ゲームは{ $most } MiBまでです。
refused-file-unreadable = それはゲームのファイルではありません。
refused-file-running = そのファイルは、ゲームの途中で作られたものです。取り込めるのは終わったゲームだけです。
refused-file-foreign = そのゲームは、ここにないルールか内容で行われたものです。
refused-file-known = そのゲームは、すでに卓{ $table }としてここにあります。
refused-file-often = 取り込めるファイルは1日{ $most }個までです。また明日試してください。
refused-file-room = ファイルを置く場所がもうありません。このサーバーには、すでに{ $most } MiBあります。
refused-file-changed = そのファイルは書き換えられています。中のゲームが、書かれているとおりになりません。
refused-no-computer = その席にコンピューターはいません。
refused-host = それができるのは、この卓を開いた{ $name }さんだけです。
refused-full = { $game }は{ $most }人までです。
refused-kaiju-taken = { $kaiju }はもう選ばれています。
refused-too-few = まだ始められません。あと{ $count }人参加するか、コンピューターを追加してください。
refused-many-lobbies = 開いているロビーがもう{ $most }件あります。まずどれかを始めるか、抜けてください。
refused-full-channel = このチャンネルには、開いているロビーがもう{ $most }件あります。どれかに参加するか、別のチャンネルで開いてください。
refused-quiet-range = 静かな時間は、00:00から23:59のあいだで始まり、終わります。
refused-quiet-most = 静かな時間にできるのは、1日{ $hours }時間までです。
refused-vacation = 休暇は年に{ $days }日で、残りは{ $left }日です。
refused-no-chore = これはご自分で決めるところです。

## Answers that are not taken

refused-not-offered = それは今選べません。
refused-chosen-twice = 同じものが2度選ばれています。
refused-choose = { $least ->
        [0] { $most }つまで
       *[other] { $is_exact ->
            [yes] { $least }つ
           *[no] { $least }〜{ $most }つ
        }
    }選んでください。今は{ $given }つです。
refused-number = { $low }〜{ $high }の数を選んでください{ $step ->
        [1] 。
       *[other] （{ $step }刻み）。
    }
refused-not-asked = 今はあなたの番ではありません。
refused-stale = その質問はもう終わりました。今の質問はこちらです。

## What people cannot choose

refused-no-game = そのゲームはここにありません。
refused-no-level = その強さのコンピューターはいません。
refused-no-kaiju = その怪獣はこのゲームにいません。
refused-no-option = このゲームにその設定はありません。
refused-not-ready = この席とオプションではゲームを始められません。
refused-clock = 持ち時間は5分〜7日、または時間制限なしです。
refused-no-order = このゲームにその事前指示はありません。
refused-order-value = この指示はそのようには出せません。
refused-chance-hidden = 運で決まることは、前もって試せません。
refused-no-vote = その種類の投票はありません。
refused-reach = 呼び出し方は、メンション、DM、なし、のどれかです。
refused-seed-hidden = シードはゲームが終わると示されます。その封印は開始時に公開されています。
refused-no-backups = ゲームはPostgreSQLに保存されています。バックアップはPostgreSQL側で取ります（pg_dumpまたはポイントインタイムリカバリ）。
refused-unreadable = 保存されたこのゲームを読み取れません。何も変わっていません。
refused-rating-off = このサーバーではレーティングは付きません。サーバーを管理している人が/setupで変えられます。
refused-no-season = そのシーズンはここにありません。
refused-in-no-list = その人は一覧に載っていません。
