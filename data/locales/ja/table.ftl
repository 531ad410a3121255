# Tables in words: lobby, panel, private pages, log. Style: docs/languages/ja.md.

## Names

table-title = { $game } { $table }
thread-name = { $more ->
        [0] { $game }：{ $names }
       *[other] { $game }：{ $names }ほか{ $more }人
    }
nameless = プレイヤー{ $number }
seat-nobody = 空席のコンピューター
somebody = 誰か
away = { $name }（離席中）
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }、**{ $kaiju }**
# How a computer's level is called within a sentence.
level-within = { $level }
seat-level = （コンピューター、{ $level }）
seat-vacation = （{ $until }まで休暇）
# Lists: "a, b and c" is list-end with "a, b" first, and between these stands list-comma; list-break stands between longer parts.
list-end = { $first }、{ $last }
list-comma = 、
list-break = ／
list-note = { $text }（{ $note }）
list-space = {""}
list-sentence = { $text }。
on = オン
off = オフ
yes = はい
no = いいえ
part = { $part } / { $parts }

level-random = ランダム
level-random-about = 何でも押します
level-easy = やさしい
level-easy-about = 気楽に付き合います
level-normal = 普通
level-normal-about = 心得があります
level-hard = 強い
level-hard-about = じっくり考え、容赦しません

clock-none = 時間制限なし
clock =
    { $unit ->
        [days] 回答ごとに{ $count }日
        [hours] 回答ごとに{ $count }時間
       *[minutes] 回答ごとに{ $count }分
    }

clock-reserve = { $clock }＋同じだけの予備時間

## Lobby

lobby-facts = -# **{ $title }** · { $least }〜{ $most }人 · 約{ $minutes }分 · { $clock }
lobby-unusual = -# いつもと違う設定：{ $options }
lobby-surprised = { $who } · 怪獣はランダム
lobby-host = {" "}· ホスト
lobby-carries = {" "}· { $what }
lobby-open =
    { $missing ->
        [0] ホストの合図で始められます。空席はあと{ $free }つです。
       *[other] あと{ $missing }人必要です。コンピューターも追加できます。
    }
lobby-full = 満席です。ホストの合図で始められます。
lobby-idle = ここでは長いあいだ動きがありません。卓の誰かが*開けておく*を押さなければ、このロビーは{ $until }に閉じます。
lobby-keep = 開けておく
lobby-join = 参加する
lobby-leave = 抜ける
lobby-computer = コンピューターを追加
lobby-option = { $name }：{ $value }
lobby-options = オプション
lobby-start = 開始
lobby-left = { $title }から抜けました。
lobby-over = このロビーは閉じました。

lobby-rematch = 再戦です。{ $names }、席は取ってあります。
rematch-where = ロビーは[こちら]({ $url })です。{ $others ->
        [0] {""}
       *[other] ほかの人にも知らせました。
    }
play-where = -# あなたの卓は{ $thread }です。誰でも観戦できます。
play-private = ゲームはサーバーで遊びます。このボットのいるサーバーのチャンネルで`/play`と打ってください。

join-done = ### 参加しました。{ $title }の{ $mark }があなたの席です。
join-surprise = 怪獣を選んでください。選ばなければ、開始のときにランダムに決まります。
join-kaiju = **{ $kaiju }**で参加します。開始までは変えられます。
join-choose = 怪獣を選ぶ
join-any = ランダム

computers = ### { $title }のコンピューター
computers-seated = { $who }
    -# { $temper }
computers-level = - **{ $name }** { $about }
computers-add = 追加：{ $level }
computers-remove = 1人帰ってもらう
computers-stranger = コンピューターを追加できるのは、この卓の人だけです。まず*参加する*を押してください。

options = ### { $title }のオプション
    ロビーの全員に見えます。開始後は変えられません。
options-title = オプション
options-presets = 版
options-mixture = 自分で組み合わせる
options-switches = 個別のルール
options-switches-about = 変えたいルールに印を付けます。別の版を選ぶと、その版が優先されます。
options-choose = 選ぶ
options-host = オプションを決められるのは、この卓を開いた{ $name }さんだけです。
options-clock = ペース
option-value = { $name }：{ $value }

start-fill = コンピューターを{ $count }人追加して開始

door-starting = まもなく始まります
door-running = { $thread }で進行中
door-round = ラウンド{ $round }
door-finished = 勝者：{ $winners }
door-broken = この卓は閉じました。

invite = { $guest }さん、{ $host }さんが**{ $title }**に招待しています。
invite-where = ロビーへ
invite-done = { $guest }さんを招待しました。
invite-again = { $guest }さんは招待したばかりです。少し待ちましょう。
invite-self = 自分の卓には、もう着いています。ほかの人を招待してください。
invite-none = このサーバーで参加中のロビーがありません。`/game new`で開いてから招待してください。

## Panel

panel-act = 行動 / 手札
panel-board = 盤面
panel-log = ログ
panel-rules = ルール
panel-menu = メニュー
panel-waiting = { $names }：{ $act }を待っています
panel-may = { $names }は{ $act }ができます
panel-until = {" "}· 期限：{ $until }
panel-reserve = {" "}· 時間切れ、予備時間の終わり：{ $until }
panel-sealed = {" "}· { $all }人中{ $done }人が回答済み
panel-paused =
    { $reason ->
        [deserted] **休止中**：卓に誰もいません。
        [rules] **休止中**：ゲームが始まってからルールが変わりました。どう続けるかは、このスレッドの投票で決まります。
        [newer] **休止中**：こちらの知らない新しいルールで進んでいます。更新されしだい再開します。
       *[other] **休止中**：卓で決めました。時計はすべて止まっています。
    }
panel-absence =
    { $unit ->
        [days] -# { $count }日のあいだ留守にしていました。時計はすべて止まっていました。
        [hours] -# { $count }時間のあいだ留守にしていました。時計はすべて止まっていました。
       *[minutes] -# { $count }分のあいだ留守にしていました。時計はすべて止まっていました。
    }
panel-promise = -# サイコロは封印済みです。終了後に*検証*で開きます。
panel-line = **{ $title }** · { $line }
panel-people = -# 参加者：{ $names }
panel-over = ゲームは終わりました。

## Pings

ping-head = { $who } · **{ $title }**：{ $act }
ping-since = 前回の番からの出来事：
ping-so-far = ここまでの出来事：
ping-more = - … その前に{ $count }行
ping-answer = 回答する
ping-page = 自分のページ
ping-where = ゲームは{ $thread }です。
reminder-half = { $who } · **{ $title }**があなたを待っています：{ $act } · 期限：{ $until }
reminder-idle = { $who } · **{ $title }**があなたを待っています：{ $act }。時間制限はなく、お知らせはこの1回だけです。
reminder-back = { $who } · おかえりなさい。**{ $title }**があなたを待っていました：{ $act }{ $until }
reminder-late = { $who } · **{ $title }**：{ $act }。期限：{ $until }。予備時間もなくなると、コンピューターが代わりに無難な手を選びます。
reminder-reserve = { $who } · **{ $title }**：{ $act }。時間切れで、予備時間を使っています（{ $until }に終了）。そのあとはコンピューターが代わりに無難な手を選びます。

notice-seat_offered = **{ $name }**さんは2度時間切れになりました。誰かが座るまで、コンピューターが**{ $kaiju }**を動かします。
notice-seat_open = **{ $kaiju }**のプレイヤーがいなくなりました。誰かが座るまで、コンピューターが続けます。
notice-seat_taken = これからは**{ $name }**さんが**{ $kaiju }**を動かします。
notice-deserted = この卓には誰もいません。休止し、誰も座らなければ{ $until }に閉じます。
notice-moved = ゲームはここで続きます。参加者：{ $name }
notice-seat = **{ $kaiju }**の今の様子：{ $seat }。
notice-back = 戻りました
notice-take = 席に着く

## Votes

vote-undo = { $by }さんが回答の取り消しを求めています。ただし、そのあとに明らかになったことがあります。
vote-undo-acts = 取り消される回答は{ $count }つです。
vote-redo-acts = やり直される回答は{ $count }つです。
vote-more = - … ほか{ $count }行
vote-redo = { $by }さんが、取り消したもののやり直しを求めています。
vote-kick = { $by }さんが、{ $about }さんの席を空けることを求めています。
vote-end = { $by }さんが、勝者なしでゲームを終えることを求めています。
vote-pause = { $by }さんが、ゲームの休止を求めています。時計はすべて止まります。
vote-resume = { $by }さんが、ゲームの再開を求めています。
vote-rules = **ゲームが始まってからルールが変わりました**（バージョン{ $began }、今は{ $plays }）。次のものは元のままにはできません：
vote-rules-ask = この番の初めから新しいルールで続けますか、それとも勝者なしでここで終えますか？ 決まるまで時計はすべて止まります。
vote-rules-stuck = **このゲームはルールのバージョン{ $began }で始まり**、今のバージョン{ $plays }に引き継ぐ方法がありません。引き継げるボットを待つか、勝者なしでここで終えるかです。時計はすべて止まっています。
vote-rules-over = ルールが変わりました（バージョン{ $plays }）。
vote-rules-yes = 新しいルールで続ける
vote-rules-no = ここで終える
vote-rules-counts = 新しいルール { $yes }（必要 { $needed }） · ここで終える { $no }（必要 { $ending }）
vote-rules-counts-end = ここで終える { $no }（必要 { $ending }）
vote-ended = **ここで終了。**
vote-counts = 賛成 { $yes } · 反対 { $no } · { $all }人中{ $needed }人で可決
vote-closes = 締め切り：{ $until }。
vote-carried = **可決。**
vote-failed = **否決。**
vote-moot = **決着。**もう投票することはありません。
vote-open = **投票受付中。**
vote-heard = 票を受け付けました。
vote-asked = 卓に尋ねました。投票はゲームのスレッドにあります。

## Private pages

act-head = **{ $title }** · { $round ->
        [0] {""}
       *[other] ラウンド{ $round } ·{" "}
    }{ $mark } { $kaiju }
act-head-watching = **{ $title }** · { $round ->
        [0] {""}
       *[other] ラウンド{ $round } ·{" "}
    }観戦中
act-until =
    -# 期限：{ $until }。{ $unit ->
        [days] そのあとに予備時間が{ $count }日あります。
        [hours] そのあとに予備時間が{ $count }時間あります。
        [minutes] そのあとに予備時間が{ $count }分あります。
       *[none] そのあとはコンピューターが代わりに無難な手を選びます。
    }
act-reserve =
    { $unit ->
        [days] -# 予備時間は{ $count }日です。
        [hours] -# 予備時間は{ $count }時間です。
       *[minutes] -# 予備時間は{ $count }分です。
    }
act-reserve-gone = -# 予備時間は使い切りました。期限内に回答するたびに、少しずつ戻ります。
act-reserve-runs = -# 時間切れで、予備時間を使っています（{ $until }に終了）。そのあとはコンピューターが代わりに無難な手を選びます。
act-only = 選べる回答は1つだけです。今答えてもかまいませんし、しばらくすればこちらで代わりに答えます。
act-turn = ## あなたの番です
act-return = 戻る
act-given-forced = 選べる回答が1つだけだったので、代わりに答えました。
act-given-order = 事前指示が代わりに答えました。
act-not-you = 今はあなたの番ではありません。
act-out = あなたは脱落しました。ほかの人の勝負は続いています。
act-lobby = ゲームはまだ始まっていません。
act-stranger = この卓には参加していませんが、公開されているものはすべて見られます。
act-back = おかえりなさい。席はまたあなたのものです。
act-stale = その質問はもう過ぎました。今は：
act-whose = 今は**{ $name }**の番です（{ $act }）。
act-late = その質問はもう過ぎました。
act-repeated = それにはもう答えています。今の状況はこちらです。
act-undo-late = そのボタンが出てからゲームが進んだので、何も取り消していません。今取り消せるものは*メニュー*にあります。
act-undone = 取り消しました。
act-undone-reserve = -# 取り消すと、回答1回分の持ち時間の10分の1が予備時間から引かれます。次に時間内に答えると戻ります。
act-redone = やり直しました。
act-undo = 取り消す
act-refresh = 表示を更新
act-cards = 手札
act-why = なぜできない？

ask-choose = 選ぶ …
ask-letters = 文字を選ぶ：{ $first }〜{ $last }
ask-span = { $first }〜{ $last }
ask-some =
    { $least ->
        [0] { $most }つまで選ぶ
       *[other] { $is_exact ->
            [yes] { $least }つ選ぶ
           *[no] { $least }〜{ $most }つ選ぶ
        }
    }
ask-none = なし
ask-form = 選ぶ …
ask-number = 数を選ぶ
ask-other = 別の数 …
form-number = 数
form-range =
    { $step ->
        [1] { $low }〜{ $high }
       *[other] { $low }〜{ $high }、{ $step }刻み
    }
confirm = 選んだもの：**{ $chosen }**。あとで取り消せないかもしれません。
confirm-preview = 確定すると：
confirm-yes = 確定
confirm-back = 戻る

## Log

log-start = ゲームが始まります。
log-fallback = { $name }さんは時間切れ。コンピューターが代わりに無難な手を選びます。{ $text }
log-hint = { $name }さんがヒントを求めました。
log-undo = { $name }さんが回答を取り消しました。
log-redo = { $name }さんがやはりやり直しました。
log-left = { $name }さんが席を立ち、コンピューターが{ $kaiju }を動かします。
log-kicked = 卓は{ $name }さんの席を空け、コンピューターが{ $kaiju }を動かします。
log-lapsed = { $name }さんが時間切れになりました。
log-back = { $name }さんが戻りました。
log-taken = { $name }さんが席に着き、{ $kaiju }を動かします。
log-paused =
    { $reason ->
        [deserted] 誰もいなくなり、卓は休止します。
        [rules] ルールが変わりました。どう続けるか、卓で決めます。
        [newer] ゲームは、そのルールを知るボットを待ちます。
       *[other] 卓は休止します。
    }
log-resumed = ゲームを再開します。
log-broken =
    { $reason ->
        [vote] 卓は勝者なしでゲームを終えます。
        [deserted] 誰も戻りませんでした。卓を閉じます。
        [rules] ゲームが始まってからルールが変わりました。卓を閉じます。
        [idle] 長いあいだ動きがありませんでした。ロビーを閉じます。
        [lapsed] 時間までに人が集まりませんでした。募集を終わります。
       *[other] ゲームは勝者なしで終わります。
    }
log-carried =
    { $agreed ->
        [yes] この番の初めから、ルールのバージョン{ $to }で続けます。
       *[other] ルールのバージョン{ $to }を覚えましたが、このゲームは始めたときのルールで続けます。
    }{ $dropped ->
        [0] {""}
       *[other] この番の{ $dropped }つの回答を、もう一度尋ねます。
    }
log-moved = { $name }さんが卓を別のチャンネルに移しました。
log-vote = { $name }さんが投票を呼びかけました：{ $vote ->
        [undo] 取り消し
        [redo] やり直し
        [kick] 席を空ける
        [end] 打ち切り
        [pause] 休止
        [resume] 再開
        [rules] ルールの変更
       *[other] { $vote }
    }。
log-voted = 投票は{ $state ->
        [carried] 可決
       *[failed] 否決
    }されました：{ $vote ->
        [undo] 取り消し
        [redo] やり直し
        [kick] 席を空ける
        [end] 打ち切り
        [pause] 休止
        [resume] 再開
        [rules] ルールの変更
       *[other] { $vote }
    }。

## The end

broken =
    { $reason ->
        [tournament] 回戦の時間が終わりました。コンピューターが局面を判定します。
        [vote] 卓の合意で終えました。
        [deserted] 誰も戻りませんでした。
        [idle] 長いあいだ動きがありませんでした。`/game new`で新しいロビーを開けます。
        [lapsed] 時間までに人が集まりませんでした。`/game find`でまた募集できます。
        [admin] このサーバーの管理者が終えました。
        [rules] 新しいルールを覚えたため、古いルールで始まったゲームは続けられません。持ち込んだものはお返しし、再戦は新しいルールで行います。
       *[other] {""}
    }
result-head = ## { $title }、終了
result-broken = ## { $title }、勝者なしで終了
result-reason =
    { $count ->
        [0] { $reason }、勝者なしで幕を閉じました。
        [1] { $reason }、{ $winners }の勝利です。
       *[other] { $reason }、{ $winners }が勝利を分け合いました。
    }
result-line = **{ $place }** · { $who } · { $score }
result-assisted = -# ヒントを使った人：{ $names }。
# $who $what: who, and the message <game>-carried-<key>.
result-carries = -# ここでの次の{ $game }：{ $who }、{ $what }。
result-rematch = 再戦
result-replay = リプレイ
result-verify = 検証
result-export = 書き出し

## Watching

board-tall = 縦長
board-text = 文章で
board-wide = 横長
log-title = ### { $title }：ログ
log-empty = まだ何も起きていません。
log-rules = もとになるルール …
log-older = 古いほう
log-newest = 最新
moment-title = **{ $title }**、{ $at }の時点
moment-now = 今の盤面
menu-no-game = それは、こちらのゲームのメッセージではありません。
replay-title = **{ $title }**、リプレイ · { $step } / { $steps }
replay-first = « 最初
replay-back = ‹ 戻る
replay-on = 次へ ›
replay-leap = +10
replay-last = 最後 »
replay-eyes = -# { $who }から見た盤面です。
replay-hand = 誰の手札？
replay-nobody = 盤面だけ
replay-early = リプレイは、ゲームが終わると見られます。

list-own = ### あなたの卓
list-server = ### このサーバーの卓
list-none = ありません。`/game new`で開けます。
list-more = … ほか{ $count }卓
list-lobby = ロビー、{ $count }人
list-paused = 休止中
list-rules = ルール{ $version }
rules-current = 現行のルール、バージョン{ $began }で進めています。
rules-kept = 始めたときのルール、バージョン{ $began }で最後まで進めます。新しいゲームはバージョン{ $plays }です。
rules-changed = ルールのバージョン{ $began }で始まりました。バージョン{ $plays }で、一部が変わって元には戻せません。
rules-newer = ルールのバージョン{ $began }で進んでいますが、こちらの知るのはバージョン{ $plays }までです。
open-seats = 空席{ $count }つ：{ $names }
list-yours = **あなたの番**
list-open = ここで観戦する
list-open-own = ここで手札を開く

## Rules

rules-hint = -# 続きは章を選ぶか、`/rules`に言葉、カード、怪獣、番号を添えてください。
rules-of-game = { $name }・{ $game }
rules-choose = 章を選ぶ
rules-chapter = 章の全体
rules-none = 「{ $query }」についてのルールはありません。

## Menu

menu = ほかにできること
menu-undo = 取り消す
menu-undo-ask = 取り消しを求める
menu-redo = やり直す
menu-hint = ヒント
menu-orders = 事前指示
menu-pings = 通知
menu-pause = 休止を求める
menu-resume = 再開を求める
menu-end = 打ち切りを求める
menu-leave = ゲームを抜ける
menu-follow = フォローする
menu-unfollow = フォローをやめる
menu-kick = 誰かの席を空けるよう求める
menu-take = 空席に着く

end = 勝者なしでこのゲームを終えますか？ 卓の投票で決まり、あなたが求めたことは全員に伝わります。
end-yes = 卓に尋ねる
end-no = 続ける
leave = このゲームを抜けますか？ 誰かが座るまで、コンピューターが続けます。席が空いているあいだは、また座れます。
leave-yes = 抜ける
leave-no = 残る
take-done = 席はあなたのものです。ご武運を。

pings = このゲームでの呼び出し：{ $way }。
pings-choose = ここでの呼び出し方
way-mention = スレッドでメンション
way-dm = DMで
way-none = なし
way-usual = 通常：{ $way }
follow-on = **{ $title }**をフォローしています。ラウンドごとに1通、通知音なしで届きます。
follow-off = **{ $title }**のフォローをやめました。
follow-head = **{ $title }** · ラウンド{ $round }

hint-warning = ヒントは、強いコンピューターなら何と答えるかを示します。見えているものはあなたと同じです。ヒントを使ったゲームは`/stats`で別に数え、求めたことはログに1度だけ残ります。ほかの人の結果には響きません。
hint-show = 見る
hint-do = そうする
hint-late = 考えているあいだに動きがありました。もう一度尋ねてください。
hint = コンピューターなら**{ $picks }**を選びます。

orders = ### 事前指示
    その場であなたの代わりに答えます。見えるのはあなただけです。その回答を取り消すと、指示も取り消されます。
orders-none = まだありません。
orders-which = どのゲーム？
orders-nowhere = 今は参加中のゲームがありません。事前指示は、進行中のゲームに出せます。
orders-lobby = { $title }はまだ始まっていません。事前指示は、始まってから出せます。
orders-over = { $title }は終わったので、もう指示するものがありません。
orders-lasting = 新しい指示の有効期間
orders-lasting-always = 毎回
orders-lasting-once = 1回だけ
orders-lasting-day = 24時間
orders-until = {" "}· 終わり：{ $until }
orders-for-a-time = {" "}· しばらくのあいだ
orders-uses = {" "}· { $uses }回
orders-choose = 指示を出す
orders-revoke = 指示を取り消す
form-no-number = 「{ $typed }」は整数ではありません。

verify-fair = ### { $title }：公正です
    シードは最初のカードより前に約束されたもので、そこからもう一度進めると、ゲーム全体が同じ結果になりました。
verify-kept = ### { $title }：約束は守られました
verify-part = { $acts }件の回答のうち{ $recomputed }件をもう一度進め、同じ結果になりました。残りは、こちらがもう扱えないルールで行われたものです。それについては書かれたままのログがあり、約束のほかに証拠はありません。
verify-unfair = ### 公正ではありません
    { $problem }
verify-facts = 約束：`{ $commitment }`
    シード：`{ $seed }`
    ソルト：`{ $salt }`
    もう一度進めた回答：{ $acts }
verify-promise = ### { $title }：サイコロは封印済みです
    サイコロもシャッフルも、すべて開始前に引かれた1つの数から決まります。これがその封印、その数とソルトのSHA-256です：
    `{ $commitment }`
    スレッドの最初のメッセージに書かれ、けっして書き換えられません。ゲームが終わると、*検証*で数とソルトを示し、そこからゲーム全体をもう一度進めます。
verify-changed = そのメッセージの封印は、このゲームが始まったときのものと違います。
verify-fault =
    { $fault ->
        [seed] シードが、約束されたものと違います。
        [line] { $answer }個目の回答から、ログの内容が、もう一度進めたときの出来事と違います。
        [position] 保存された局面が、ログから導かれるものと違います。
        [questions] 待っている質問が、ログから導かれるものと違います。
        [end] 結果が、ログから導かれるものと違います。
       *[log] { $answer }個目の回答から、ログをもう一度進めることができません。
    }
import-done = ### { $title }を取り込みました
    ファイルの中身をすべてもう一度進めました。シードは約束されたもので、ゲームは同じ結果になります。番号{ $table }で、ここの誰でも見られます：`/log`、`/board`、`/verify`。
export = **{ $title }**のファイルです。ゲームの進行中は、あなたに見えるものだけが入っています。
log-admin = { $name }さんが管理者として操作しました：{ $what ->
        [end] ゲームの終了
        [open] { $player }さんの席を空席に
        [replace] { $player }さんの席を引き継ぎ
       *[other] { $what }
    }。

## Settings and privacy

settings = ### あなたの設定
settings-ping = 呼び出し：{ $way }。
settings-ping-choose = 呼び出し方
settings-quiet = 静かな時間は{ $start }〜{ $end }（{ $zone }）。そのあいだは何も届かず、時計も止まります（持ち時間が1時間未満のゲームを除く）。
settings-quiet-none = 静かな時間はありません。タイムゾーンは{ $zone }です。
settings-quiet-suggested = この{ $days }日間、{ $start }〜{ $end }（{ $zone }）には一度も回答がありませんでした。静かな時間にしますか？
settings-quiet-take = 静かな時間 { $start }〜{ $end }
settings-quiet-change = 静かな時間 …
settings-quiet-title = 静かな時間
settings-form-zone = タイムゾーン
settings-form-zone-about = Asia/Tokyoのような地名か、UTC+9のような時差
settings-form-start = 静かな時間の始まり
settings-form-start-about = 例：22:30
settings-form-end = 静かな時間の終わり
settings-form-end-about = 始まりと同じ時刻なら、静かな時間なし
settings-no-time = 「{ $typed }」は時刻ではありません。22:30のように書いてください。
settings-here = 休暇中ではありません。
settings-away = { $until }まで休暇です。時計は止まっています。
settings-vacation-change = 休暇 …
settings-vacation-title = 休暇
settings-form-days = 今日からの日数
settings-form-days-about = そのあいだ時計が止まります。0で休暇を終えます。年に30日です。
settings-direct = 回答はすぐに確定します。
settings-confirms = 回答が確定する前に確認します。
settings-confirm-on = 確認する
settings-confirm-off = 確認しない
settings-colours = 画像の色：{ $colours }。
settings-board = 画像の形：{ $board ->
        [tall] 縦長（スマホを縦に持つとき）
       *[wide] 横長
    }。
settings-board-tall = 縦長の画像
settings-board-wide = 横長の画像
settings-colours-choose = 自分に見せる画像の色
colours-usual = いつもの色
colours-contrast = コントラスト強め
colours-red_green = 赤と緑を見分けにくい目に
colours-blue_yellow = 青と黄を見分けにくい目に
colours-light = 明るい背景
language-name = 日本語
settings-about-ping = 呼び出し
settings-about-language = 言語
settings-about-colours = 画像
settings-language-choose = 言語
settings-language-auto = Discordと同じ

privacy = ### あなたのデータ
    保存しているのは、DiscordのID、表示名、言語と設定、参加した卓、そこでの回答とその時刻です。あなたの書いた文章など、ほかのものは何も保存しません。使い道は、ゲームの進行、遊んだサーバーの戦績、そしてあなただけへの静かな時間の提案です。ほかの誰にも渡しません。ゲームのファイルは、遊ぶ人と見る人に渡ります。
    消去すると、進行中のゲームから抜け、終わったゲームから名前が消え、設定もなくなります。
privacy-show = すべて見る
privacy-delete = データを消去
privacy-whole = プライバシーの全文
privacy-terms = 利用規約
privacy-file = あなたについて保存しているすべてです。
forget = ### データを消去しますか？
    進行中のゲームからすべて抜けます。元には戻せません。
forget-yes = 消去する
forget-no = 残す
forget-done = データを消去しました。

## Looking after tables

moved = **{ $title }**は{ $channel }で続きます。
refreshed = まもなく新しいパネルが出ます。
admin-ended = { $title }を終えました。あなたが終えたことはログに残ります。
admin-not-seated = { $name }さんは、その卓に参加していません。
admin-bot = ボットは席に着けません。コンピューターはロビーで追加できます。
admin-replaced = { $title }：席は{ $who }のものになりました。あなたが行ったことはログに残ります。
admin-delete = ### { $title }を削除しますか？
    ログも席も完全に失われます。すでに投稿されたメッセージは、そのまま残ります。
admin-deleted = 削除しました。
admin-owner = バックアップできるのは、ボットの所有者だけです。
admin-backed-up = `{ $name }`としてバックアップしました。
admin-reload-owner = コードを読み込み直せるのは、ボットの所有者だけです。
admin-reload-failed = 新しいコードが動かないため、古いコードのままです：{ $reason }
admin-reloaded = { $count }個のモジュールを読み込み直しました。ゲームは続いています。

health = ### 稼働状況
health-tables = 卓：進行中{ $running }、ロビー{ $lobby }、終了{ $finished }、打ち切り{ $broken } · メモリー上{ $hot }
health-owed = 未送信のメッセージ：{ $owed }、失敗中：{ $failing } · 動いている時計：{ $dues }
health-acts = 行動、直近{ $acts }件：中央値{ $p50 }ミリ秒、p95 { $p95 }ミリ秒、p99 { $p99 }ミリ秒
health-clicks = 受付、直近{ $clicks }件：中央値{ $p50 }ミリ秒、p95 { $p95 }ミリ秒、p99 { $p99 }ミリ秒
health-line = Discordまでの遅延：{ $milliseconds }ミリ秒
health-backup = 最後のバックアップ：`{ $name }`
health-no-backup = 起動してから、まだバックアップはありません。
health-backup-elsewhere = バックアップはPostgreSQL側で取ります。
health-backup-fault = **最後のバックアップに失敗しました。**30分以内にもう一度試します。理由はボットのログにあります。
health-copied = 継続コピー：{ $seconds }秒前
health-not-copied = 継続コピー：起動してから、まだありません。
health-copy-fault = **継続コピーを書き込めません。**試し続けています。理由はボットのログにあります。
health-sound = 保存されているものはすべて健全です（確認：{ $checked }）。
health-unchecked = 起動してから、保存されているものをまだ確認していません。
health-damaged = 損傷：{ $tables ->
        [0] 隔離した卓はなし
       *[other] { $tables }卓を隔離しました
    }、ファイルの破損は{ $flaws ->
        [0] なし
       *[other] { $flaws }か所
    }。該当する卓と、復元に使えるバックアップは、ボットのログにあります。
