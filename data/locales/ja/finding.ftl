# 参加者探し：募集、準備の確認、番の前の静かなお知らせ。文体は docs/voice.md。

## ロビーのメッセージに出る募集

seek-called = { $role } **{ $title }**の参加者を募集しています。
seek-open = 参加者募集中：**{ $wanted }人中{ $here }人**。全員そろうと始まります。
seek-set = 参加者募集中：**{ $wanted }人中{ $here }人**。{ $until }に始まります。
seek-else = -# { $then ->
        [none] { $when }の時点で足りなければ、募集を終わります。
        [there] { $when }の時点で足りなければ、いる人で始めます。
       *[level] { $when }の時点で空いている席には、コンピューター（{ $level }）が着きます。
    }
seek-by-then = 開始

## 募集する

seek-within = { $unit ->
        [days] { $count }日
        [hours] { $count }時間
       *[minutes] { $count }分
    }
seek-then-none = 募集を終わる
seek-then-there = いる人で始める
seek-then-easy = コンピューターで埋める：{ level-easy }
seek-then-normal = コンピューターで埋める：{ level-normal }
seek-then-hard = コンピューターで埋める：{ level-hard }
seek-done = 募集は{ $until }まで続きます。
seek-rung = { $role }に知らせました。
seek-unrung = { $role }には少し前に知らせたばかりなので、今回は静かに募集します。
seek-no-time = 「{ $typed }」は時刻として読めません。20:30のように書いてください。
seek-both = 募集の長さか開始時刻か、どちらか1つを選んでください。
refused-seek-people = { $game }は{ $least }〜{ $most }人用です。
refused-seek-time = 募集できるのは5分から7日までです。

seek-choose =
    { $here ->
        [1] 今はあなただけです。{ $wanted }人を募集しています。
       *[other] { $wanted }人中{ $here }人がそろっています。このまま始めますか？
    }
seek-begin = { $here }人で始める
invite-full = { $title }は満席なので、もう招待できません。
seek-lapsed = { $names } **{ $title }**は時間までに人が集まらず、募集を終わりました。`/game find`でまた募集できます。

## 準備の確認

ready-ask = 準備は？
ready-yes = 準備完了
ready-call = { $names } **{ $title }**がまもなく始まります。準備はいいですか？
ready-state = 準備完了：{ $ready } · まだ：{ $waiting }
ready-all = 全員の準備ができました。
ready-asked = { $title }の全員に確認しています。今から席に着く人は準備完了とみなします。
ready-noted = { $title }の準備完了を記録しました。
ready-alone = まだ確認する相手がいません。
ready-host = 準備を確認できるのは、この卓を開いた{ $name }さんだけです。
starts-tick = 自動で始める
starts-about = 満席になるか、全員の準備ができたら始まります。
starts-by-itself = -# 満席になると自動で始まります。

## 次の番

heads-up = { $who } **{ $title }**では、{ $other }の次があなたの番です。
settings-heads-up = { $on ->
        [yes] 次があなたの番になると、静かに知らせます。
       *[no] 番が来たときに知らせます。
    }
settings-heads-up-on = 番の前に知らせる
settings-heads-up-off = 番の前に知らせない

## サーバーの設定

server-seekers = 参加者の募集は{ $role }に知らせます。1人につき1時間に1回、全体では15分に1回までです。
server-no-seekers = 参加者の募集は誰にも知らせません。`/setup seekers:`でロールを選べます。
server-end-seekers = 知らせない
server-mute-seekers = { $role }に知らせることができません。誰でもメンションできるようにするか、その権限を付けてください。
server-seeking = 開いている卓は{ $channel }に一覧があります。
server-no-seeking = 開いている卓の一覧はありません。`/setup board:`でチャンネルを選べます。
server-end-seeking = 一覧をやめる

## 開いている卓の一覧

gathering-seeking = 開いている卓
board-head = ## 開いている卓
    -# 席に着くか、自分で卓を開けます。
board-none = 今は募集がありません。`/game find`で募集できます。
board-more = ほか{ $count }卓は`/game list`にあります。
board-seats = { $here }人、{ $free ->
        [0] 満席
       *[other] 空き{ $free }席
    }
board-since = { $since }に開設
board-until = 足りなければ{ $until }に募集終了
board-begins = { $until }にゲーム開始
