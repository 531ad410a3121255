# 大会：パネル、ボタン、一度だけ伝えること、お断り、コマンド。

contest-name = 大会
contest-title = 大会{ $number }：{ $game }
contest-format-swiss = スイス式
contest-format-knockout = 勝ち抜き
contest-format-duplicate = デュプリケート
contest-rounds = 全{ $count }回戦
contest-seats = { $count }人卓
contest-pace = { $clock } · 各回戦{ $count }日
contest-judged = 期限までに終わらない卓は止まり、コンピューターが局面を判定します。
contest-substitutes-computer = 空いた席と、棄権した人の続きは、コンピューターが受け持ちます。
contest-substitutes-people = 人だけで遊びます。棄権した人の席には、待っている人が入ります。
contest-substitutes-computer-short = コンピューター
contest-substitutes-people-short = 待っている人
contest-sealed = 同じ回戦の卓はすべて、先に封印した同じ配置で遊びます。回戦が終わるまでほかの人は見られず、結果はほかの卓の同じ席と比べます。
contest-starts = { $at }に始まります。
contest-joined =
    { $count ->
        [0] 参加者はまだいません。
       *[other] { $count }人が参加：{ $names }
    }
contest-more = ほか{ $count }人
contest-computer = コンピューター
contest-round = **第{ $round }回戦**は{ $at }まで（{ $until }）。
contest-drawn = **第{ $round }回戦**の組み合わせが決まりました。卓を用意しています。
contest-closing = **第{ $round }回戦**が終わりました。結果を集計しています。
contest-table = 卓{ $number }
contest-match = { $where }：{ $names } · { $state ->
        [running] 対戦中
        [played] 終了
        [judged] 判定
       *[split] 引き分け扱い
    }
contest-byes = 休み（勝ちと同じ点）：{ $names }
contest-won = 優勝は**{ $names }**です。
contest-off = 大会は中止です。途中のゲームは最後まで遊べます。
contest-row = { $place }位 { $name } · { $points }点 · { $wins }勝 · 相手の点{ $opposition }{ $state ->
        [out] {" "}· 棄権
       *[in] {""}
    }
contest-ties = 同点のときは、勝った卓の数、次に相手全員の点で決まります。
contest-head = { $round }回戦
contest-cell = { $points }
contest-phase-joining = { $count }人
contest-phase-running = 第{ $round }回戦
contest-phase-over = 最終結果
contest-phase-off = 中止
contest-join = 参加する
contest-leave = 棄権する
contest-start = 開始
contest-standings = 順位
contest-verify = 検証
contest-promise = 第{ $round }回戦：すべての卓が同じ配置で遊びます。約束は{ $hash }です。
contest-remind = { $names }：回戦の期限が近づいています。卓はまだ対戦中です。
contest-verified = { $fair ->
        [yes] 第{ $round }回戦、{ $count }卓：シード{ $seed }とソルト{ $salt }は約束{ $hash }と合い、どのゲームも、もう一度進めて同じ結果になりました。
       *[no] 第{ $round }回戦、{ $count }卓：約束と**合いません**。シード{ $seed }、ソルト{ $salt }、約束{ $hash }。
    }
contest-substitute = { $name }が卓{ $table }の席を引き継ぎます。
contest-too-few = 参加者が足りません。主催者が始めるまで待ちます。
contest-in = { $how ->
        [late] { $title }に第2回戦から参加します。
        [waiting] { $title }の席はすべて埋まっています。次に空いた席に入ります。
       *[joined] { $title }に参加します。
    }
contest-left = { $phase ->
        [joining] { $title }への参加を取りやめました。
       *[other] { $title }を棄権しました。
    }
contest-begins = { $title }が始まります。第1回戦の組み合わせが決まりました。
contest-ended = { $title }は中止です。
contest-announced = { $title }をこのチャンネルで告知しました。そこの*開始*で始まります。
contest-none = 開いている大会はありません。`/tournament new`で告知できます。
contest-list = ## 大会
contest-line = - { $title } · { $phase }
contest-which = 開いている大会が2つ以上あります。どれかを選んでください。
contest-when = 日時は「年-月-日 時:分」で書いてください。例：2027-01-31 18:00
contest-private = デュプリケートの大会には非公開スレッドが要りますが、このチャンネルでは作れません。

refused-contest-seats = { $game }は{ $least }人から{ $most }人用なので、{ $seats }人卓にはできません。
refused-contest-rounds = 大会の回戦数は1から{ $most }までです。
refused-contest-deadline = 各回戦の期限は、1時間から30日までです。
refused-contest-past = その日時はもう過ぎています。
refused-contest-far = 大会を始められるのは90日先までです。
refused-contest-many = ここでは、もう{ $most }件の大会が開いています。
refused-contest-few = { $least }人必要ですが、参加は{ $count }人です。
refused-contest-full = すでに{ $most }人が参加していて、空きがありません。
refused-contest-joined = すでに参加しています。
refused-contest-withdrawn = この大会は棄権しています。
refused-contest-begun = 大会はもう始まっています。
refused-contest-late = 参加の受付は終わりました。
refused-contest-organiser = これができるのは、主催者かサーバーの管理者だけです。
refused-gathering-over = もう終わっています。
refused-sealed = 同じ配置でまだ遊んでいる人がいます。回戦が終わると開きます。

gathering-tournament = 大会

picture-contest-points = 点
picture-contest-alt = { $title }、{ $about }：{ $first }、{ $second }。
picture-contest-alt-row = { $place ->
        [0] { $name }。
       *[other] { $place }位 { $name }：{ $total }点（{ $cells }）。
    }

command-tournament = 大会の告知、参加、運営。
command-tournament-new = このチャンネルで大会を告知します。
command-tournament-format = スイス式、グループの勝ち抜き、全卓同じ配置のどれか。選ばなければスイス式。
command-tournament-seats = 1卓の人数。選ばなければ、遊べるゲームなら4人。
command-tournament-rounds = 何回戦まで行うか。選ばなければ3回戦。勝ち抜きは1人になるまで。
command-tournament-days = 各回戦の日数。選ばなければ7日。
command-tournament-substitutes = 空いた席と棄権した人の続きを受け持つのは誰か。選ばなければコンピューター。
command-tournament-level = そのコンピューターの強さ。選ばなければ普通。
command-tournament-edition = どのルールか。版が複数あるゲームだけ。
command-tournament-starts = 自動で始まる日時。自分のタイムゾーンで、例：2027-01-31 18:00
command-tournament-show = 大会のようすを見ます。
command-tournament-list = このサーバーで開いている大会。
command-tournament-join = 大会に参加します。
command-tournament-withdraw = 大会を棄権します。
command-tournament-start = 第1回戦を始めます（主催者のみ）。
command-tournament-end = 大会を中止します（主催者のみ）。
command-tournament-which = どの大会か。2つ以上開いているときに必要。
