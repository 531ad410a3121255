# レーティング、シーズン、トロフィー、今週のページ。

### /setup
rating-setup-on = このサーバーでは、人どうしのゲームでレーティングが付きます。シーズンと称号もあります。一覧に載るかどうかは/settingsで選べます。
rating-setup-off = このサーバーでは、レーティングは付きません。付けると、/rank、称号のあるシーズン、終わりのポスターが加わります。
rating-turn-on = レーティングを付ける
rating-turn-off = レーティングをやめる
weekly-setup-off = 週刊ページはありません。
weekly-setup-on = 毎週{ $day }の{ $hour }（{ $zone }）に、週刊ページを結果の転送先、なければ{ $channel }に投稿します。
weekly-setup-news = 毎週{ $day }の{ $hour }（{ $zone }）に、週刊ページを{ $channel }に投稿します。
weekly-choose = 週刊ページ …
weekly-off = 週刊ページなし
weekly-day =
    { $day ->
        [0] 月曜日
        [1] 火曜日
        [2] 水曜日
        [3] 木曜日
        [4] 金曜日
        [5] 土曜日
       *[6] 日曜日
    }
weekly-every =
    { $day ->
        [0] 毎週月曜日
        [1] 毎週火曜日
        [2] 毎週水曜日
        [3] 毎週木曜日
        [4] 毎週金曜日
        [5] 毎週土曜日
       *[6] 毎週日曜日
    }

### /settings
settings-listed =
    { $hidden ->
        [yes] あなたはどの一覧にも載りません。番付、戦績、ポスター、週刊ページのどれにも出ません。
       *[no] あなたは番付、ポスター、週刊ページに載ることがあります。
    }
settings-unlist = 一覧に載らない
settings-list = 一覧に載る

### /rank
rating-title = ## { $game }：番付
rating-person = ## { $name }さんの{ $game }
rating-about = -# { $season } · { $people }人
season-name =
    { $name ->
        [winter] { $year }年冬
        [spring] { $year }年春
        [summer] { $year }年夏
       *[autumn] { $year }年秋
    }
rating-value = { $rating } ± { $spread }
rating-line = **{ $place }** · **{ $name }** · { $rating } · { $games }ゲーム
rating-line-new = – · **{ $name }** · { $rating } · 暫定、{ $games }ゲーム
rating-note = 今シーズン{ $games }ゲーム
rating-note-new = 暫定 · { $games }ゲーム
rating-more = -# ほか{ $count }人
rating-none = 今シーズン、このゲームでレーティングの付いた人はまだいません。`/game new`から、2人以上で始まります。
rating-own-none = { $game }ではまだレーティングが付いていません。2人以上で、ヒントなしで、最後まで遊ぶと付きます。
rating-own = **{ $rating }** · 対象{ $games }ゲーム
rating-own-place = 今シーズンは{ $of }人中**{ $place }位**です。
rating-own-new = 暫定です。あと{ $left }ゲームで順位が付きます。
rating-own-idle = 今シーズンはまだ遊んでいないので、順位はありません。
rating-own-best = これまでの最高：{ $best }。
rating-hidden = -# これはあなただけに見えます。あなたは一覧に載っていません（/settings）。
rating-small = -# 人どうしの、ヒントなしのゲームだけを数えます。途中で抜けた人は負けです。±は数字のずれの幅で、20回に19回はこの中です。
rating-game = どのゲーム？
rating-season = どのシーズン？
rating-choose = プレイヤーのレーティング …
rating-everybody = 番付
rating-stats = 戦績
rating-present = { $season }（今）
rating-picture = 番付
rating-picture-person = レーティング
rating-accent = 番付
command-rank = どのくらい強い？ このサーバーのレーティング、順位、シーズン。
command-rank-person = 誰のレーティング？ 指定しなければ番付。
command-rank-game = どのゲーム？ 選ばなければ、いちばん遊んでいるもの。
command-rank-season = どのシーズン？ 選ばなければ今シーズン。

### 画像の中
picture-rating-number = { $rating }
picture-rating-spread = ± { $spread }
picture-rating-legend = レーティングと、ずれの幅
picture-rating-curve-legend = { $games }ゲームそれぞれの後のレーティングと、ずれの幅
picture-rating-alt = { $title }：{ $first }、{ $second }。
picture-rating-alt-row = { $place ->
        [0] 順位なし
       *[other] { $place }位
    }。{ $name }：{ $rating } ± { $spread }、{ $note }。
picture-rating-alt-curve = { $games ->
        [1] 1ゲームの後：{ $last } ± { $spread }。
       *[other] { $games }ゲームで{ $first }から{ $last } ± { $spread }へ。最高{ $best }、最低{ $worst }。
    }
picture-season-accent = 怪獣王決定
picture-season-foot = 各ゲームの上位3人の称号は残ります。新しいシーズンが始まりました。
picture-season-nobody = 今回は該当者なし
picture-season-alt = { $title }、各ゲームの上位3人。
picture-season-alt-game = { $title }：{ $medals }。
picture-season-alt-medal = { $place }位 { $name }（{ $note }）

### シーズンの終わり
season-head = ## シーズン終了：{ $season }
season-poster = { $season }の王者
season-king = **{ $game }** · { $season }の怪獣王：**{ $name }**（{ $rating }）
season-others = 2位：{ $second }
season-third = 3位：{ $third }
season-next = -# レーティングは1,000に向かって1割戻り、幅が少し広がります。新しいシーズン、{ $season }が始まりました。
season-ladder = 番付
title-king = **怪獣王**、{ $season } · { $game }
title-place =
    { $place ->
        [2] 2位、{ $season } · { $game }
       *[other] 3位、{ $season } · { $game }
    }

### トロフィー
shelf = ## { $name }さんのトロフィー棚
shelf-button = トロフィー棚
shelf-count = トロフィー棚：{ $all }個のうち{ $earned }個
shelf-titles = ### 称号
shelf-earned = ### トロフィー
shelf-open = ### これから
shelf-none = 棚はまだ空です。人どうしで1ゲーム遊ぶと、最初の1つが並びます。
shelf-hidden = その人は一覧に載っていません。
shelf-trophy = **{ $name }** · { $about }（{ $date }）
shelf-missing = { $name } · { $about }{ $needed ->
        [1] {""}
       *[other] {" "}· { $done }/{ $needed }
    }
shelf-replay = 獲得したゲーム …
trophy-debut = 初上陸
    .about = 人どうしのゲームを最後まで遊んだ
trophy-regular = 東京の常連
    .about = 人どうしで10ゲーム遊んだ
trophy-veteran = 生ける伝説
    .about = 人どうしで50ゲーム遊んだ
trophy-crowd = 四面楚歌
    .about = 1つの卓で3人に勝った
trophy-returned = 湾からの帰還
    .about = 離席の後に戻り、最後まで遊んだ
trophy-total_war-felled = ハットトリック
    .about = 1ゲームで3回撃破した
trophy-total_war-upright = 不倒
    .about = 一度も撃破されずに勝った
trophy-total_war-struck-back = 最後の一撃
    .about = 攻撃してきた相手に反撃した
trophy-tokyo_clash-tower = 解体屋
    .about = 怪獣を大型ビルに投げ込んだ
trophy-tokyo_clash-spotless = 無傷
    .about = トロフィーを1つも奪われずに勝った
trophy-tokyo_clash-crowned = 王冠泥棒
    .about = 1ゲームで怪獣王トークンを3回取った
trophy-monopoly-deals = 仲買人
    .about = 取引を10回まとめた
trophy-monopoly-master = 支配者
    .about = 怪獣を服従させた
trophy-monopoly-free = 鎖を断つ
    .about = 支配から自由を取り戻した

### 今週
week-head = ## 今週の東京
week-count = { $begun ->
        [0] 始まったゲームはなし
       *[other] { $begun }ゲームが始まり
    }、{ $ended ->
        [0] 終わったゲームはありません。
       *[other] { $ended }ゲームが終わりました。
    }
week-game = - **{ $game }** · 勝者：{ $names }
week-game-nobody = - **{ $game }** · { $people }人
week-more = -# ほか{ $count }ゲーム
week-upset = ### 番狂わせ
    {""}**{ $name }**が{ $game }で勝利。勝つ見込みは{ $chance }%でした。
week-best = ### いちばんの接戦
    { $game }、勝者：{ $names }。
week-best-nobody = ### いちばんの接戦
    { $game }、紙一重の勝負でした。
week-replay = 接戦のリプレイ
week-film = 接戦の映像
week-upset-replay = 番狂わせのリプレイ

server-crown = { $role }は怪獣王のロールです。人どうしのトータル・ウォーの、直近の勝者に付きます。
server-crown-worn = 今の怪獣王：{ $person }。
server-no-crown = 怪獣王のロールはありません。`/setup crown:`で選べます。
server-end-crown = ロールなし
server-crown-not-ours = { $role }を付けられません。*ロールの管理*の権限と、それより上の自分のロールが必要です。
