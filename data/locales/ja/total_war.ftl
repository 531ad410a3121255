# Godzilla Total War in words. Style: docs/languages/ja.md.
# Names of kaiju come in bold where they stand first; $card and $cards are spelled by the card messages below.

## Cards

total_war-card-plain = { $value }
total_war-card-heart = { $value }♥
total_war-card-building = 建物付き{ $value }
total_war-card-change_direction = 方向転換
total_war-card-choose_target = 標的指定
total_war-card-wound = 痛撃
total_war-card-double_wound = 二重痛撃
total_war-card-king = 怪獣王 4♥
total_war-played-power = { $card }＋パワー{ $power }
total_war-card-titled = カード：{ $card }
total_war-building = 値{ $value }の建物

## Cards that are looked up: what each does, and where it comes from

total_war-building-titled = 値{ $value }の建物
total_war-about-number = 打撃{ $value }以下に応戦でき、これが次の打撃になります。
total_war-about-heart = 打撃{ $value }以下に応戦でき、自分の怪獣が立ち直ります。または、自分の与える一撃に{ $value }を足し、やはり怪獣が立ち直ります。
total_war-about-building = 打撃{ $value }以下に応戦でき、残っていれば建物カードを1枚表にします。
total_war-about-lowering = どんな数字にも応戦でき、打撃を3下げます（0まで）。痛撃には応戦できず、ダメージとして置くこともありません。
total_war-about-change_direction = どんな数字にも痛撃にも応戦できます。手番の向きが逆になります。
total_war-about-choose_target = どんな数字にも痛撃にも応戦できます。次に応戦する人を名指しします。
total_war-about-wound = どんな数字にも痛撃にも応戦できます。これに応戦できるのは特殊カードだけです。
total_war-about-double_wound = どんな数字にも痛撃にも応戦できます。次のプレイヤーはただちに負傷し、応戦できません。
total_war-about-building-card = 表向きのとき、これを取った負傷者のダメージに{ $value }を足します。
total_war-about-king = 前回の勝者が持ちます。1ゲームに1度：手札のどれかを痛撃にする、値4のハートにする、値4以下のダメージカードを1枚回復する、または3枚引いてラウンドの終わりまで6枚で遊ぶ。
total_war-about-copies = { $total }枚中{ $count }枚あります。
total_war-source-printed = -# ルールブックに記載。
total_war-source-printed-partly = -# 一部がルールブックに記載：{ $known }。ほかは独自です。
total_war-source-review = -# ルールブックではなく、レビューか写真から。
total_war-source-review-partly = -# 公開された写真から：{ $known }。ほかは独自です。
total_war-source-house = -# 独自の数値です。印刷された数値を示す出典はありません。
total_war-source-pack-partly = -# データパックから：{ $known }。
# What is known of a card or a kaiju whose other numbers are ours.
total_war-known-heart = プレイ例にある値2のハート
total_war-known-building = プレイ例にある値5の建物アイコン
total_war-known-special = カードとその効果
total_war-known-buildings = 建物カード9枚
total_war-known-power = パワー2
total_war-known-life = ライフ7

## Modes and options

total_war-name = トータル・ウォー
total_war-title = ゴジラ トータル・ウォー
total_war-about = 打つか、応戦するか、血を流すか。先に必要な勝利点を取るか、最後まで残れば怪獣王です。
total_war-minutes = 30
total_war-option-mode = モード
total_war-option-mode-about = 2度目の撃破がどうなるか。
total_war-option-mode-king_of_monsters = 怪獣王（2度目の撃破で脱落）
total_war-option-mode-immortals = 不死身（誰も脱落しない）
total_war-option-starter = 最初の先手
total_war-option-starter-about = 席は参加順。空席ならくじで決めます（TW-2.3）。
total_war-option-starter-0 = くじ
total_war-option-starter-1 = 席1
total_war-option-starter-2 = 席2
total_war-option-starter-3 = 席3
total_war-option-starter-4 = 席4
total_war-option-starter-5 = 席5
total_war-option-starter-6 = 席6
total_war-option-starter-7 = 席7
total_war-option-starter-8 = 席8
total_war-option-starter-9 = 席9
total_war-option-starter-10 = 席10
total_war-option-starter-11 = 席11
total_war-option-starter-12 = 席12
total_war-option-counter_attack = 反撃
total_war-option-counter_attack-about = ドイツ語版：負傷した人は引いて、攻撃側にハートを置けます（TW-6.8）。
total_war-option-free_surrender = 自由な降参
total_war-option-free_surrender-about = 誰でもいつでも攻撃を受けられます（TW-4.9）。
total_war-option-double_wound_hits_twice = 二重痛撃は2枚
total_war-option-double_wound_hits_twice-about = 受けた人は1枚でなく2枚置きます（TW-5.6）。
total_war-option-heart_straightens_all = ハートで全員が立ち直る
total_war-option-heart_straightens_all-about = ハートを出した人だけでなく、すべての怪獣のパワーが戻ります（TW-7.7）。
total_war-option-must_exceed_life = ライフを超えたら撃破
total_war-option-must_exceed_life-about = ドイツ語版：ライフと同じダメージではまだ撃破されません（TW-6.1）。
total_war-option-wound_stays = 痛撃は残る
total_war-option-wound_stays-about = ハウス：そらされた痛撃は、痛撃のまま次の人に残ります（TW-4.7）。
total_war-option-double_wound_before_draw = 引く前に二重痛撃
total_war-option-double_wound_before_draw-about = ハウス：出した人は、3枚でなく2枚の中からハートを足します（TW-3.3）。

total_war-preset-printed = 記載どおり（英語版）
total_war-preset-printed-about = 英語版ルールブックの文字どおり。ライフと同じダメージで撃破、反撃なし。
total_war-preset-german = 記載どおり（ドイツ語版）
total_war-preset-german-about = 負傷した人はハートで反撃でき、撃破にはライフを超えるダメージが必要です。
total_war-preset-house = ハウス
total_war-preset-house-about = そらされた痛撃は痛撃のまま残り、二重痛撃は出した人が引く前に当たります。

changed-2-TW-3-3 = 二重痛撃を出した人は一撃の前に引くので、3枚の中からハートを探せます。
changed-2-TW-4-7 = 方向転換か標的指定でそらされた痛撃は消え、最後の数字に応戦します。
changed-2-TW-6-8 = 反撃では、負傷した人がまず引き、ハートを何枚でも置けます。

total_war-carried-king_of_monsters = 怪獣王カードを所持

## Kaiju, one line on how each plays

total_war-kaiju-godzilla = 激怒するとしぶとく、そのときの点は最も高い。
total_war-kaiju-king_ghidorah = 通常では最もしぶといが、パワーは2と弱い。どちらの面も大きな点になる。
total_war-kaiju-gigan = 鉤爪のパワーは、通常で3、激怒で4。
total_war-kaiju-anguirus = まず守り。どちらの面もしぶとい。激怒するとパワーは下がる。
total_war-kaiju-mothra = 翼のパワーは、通常で3、激怒で4。
total_war-kaiju-rodan = 激怒するともろいが、そのとき最も強く打つ。
total_war-kaiju-king_caesar = 通常ではしぶといが、パワーは2と弱い。激怒すると強い。
total_war-kaiju-zilla = 通常ではもろく、激怒するとしぶとく、力も増す。
total_war-kaiju-ebirah = 激怒するとしぶとい。通常のはさみはパワー2。
total_war-kaiju-kumonga = 辛抱強い。激怒するともろく、どちらの面も最も点にならない。
total_war-kaiju-kamacuras = 鎌のパワーは通常で3。激怒するともろいが、そのとき最も強く打つ。
total_war-kaiju-manda = 通常では最ももろいが、そのとき最も強く打つ。激怒するとライフが増える。

total_war-kaiju-sides = { $about }
    通常：ライフ{ $normal_life }、パワー{ $normal_power }、{ $normal_vp } VP。
    激怒：ライフ{ $furious_life }、パワー{ $furious_power }、{ $furious_vp } VP。

## Questions

total_war-ask-open = ラウンド{ $round }の先手です。好きなカードを出してください。
total_war-ask-answer =
    { $is_wound ->
        [yes] { $striker }の**痛撃**に応戦します。使えるのは特殊カードだけです。
       *[no] { $striker }の**打撃{ $strike }**に応戦します。
    }
total_war-ask-target = 標的指定：次に誰が応戦しますか？
total_war-ask-damage = { $striker }の攻撃で負傷しました。カードを1枚、ダメージとして置いてください。
total_war-ask-heart = { $victim }が負傷しました。一撃にハートを足しますか？
total_war-ask-building = 建物を1つ、ダメージとして取ってください。
total_war-ask-counter = 反撃：{ $striker }にハートを置きますか？
total_war-ask-discard = 手札を3枚に戻します。{ $least }枚捨ててください。

# The same, short, about somebody else: "waiting for …", always a noun.
total_war-wait-open = ラウンドの初手
total_war-wait-answer =
    { $is_wound ->
        [yes] 痛撃への応戦
       *[no] 打撃{ $strike }への応戦
    }
total_war-wait-target = 標的の指定
total_war-wait-damage = ダメージの配置
total_war-wait-heart = ハートの判断
total_war-wait-building = 建物の選択
total_war-wait-counter = 反撃の判断
total_war-wait-discard = 3枚までの手札調整

## Answers

total_war-pick-card = { $card }
total_war-pick-power = { $card }＋パワー＝{ $total }
total_war-pick-lowered = { $card }、打撃は{ $total }に
total_war-pick-lowered-power = { $card }＋パワー、打撃は{ $total }に
total_war-pick-hit = 攻撃を受ける
    .note = ダメージ後、先手
total_war-pick-pass-open = 出せるカードなし
    .short = パス
    .note = 初手がない
total_war-pick-pass-heart = ハートを足さない
    .note = 何もしない
total_war-pick-pass-counter = 反撃しない
    .note = 何もしない
total_war-pick-seat = { $name }
total_war-pick-building = 値{ $value }の建物
    .note = ダメージとして取る
total_war-pick-king-wound = 怪獣王カード：{ $card }を痛撃に
total_war-pick-king-heart = 怪獣王カードを4♥に
    .short = 王を4♥に
    .note = 立ち直る、引かない
total_war-pick-king-power = 怪獣王カード（4♥）＋パワー＝{ $total }
    .short = 王＋パワー{ $power }
    .note = 4♥と自分のパワー
total_war-pick-king-heal = 怪獣王カード：{ $card }を回復
    .short = { $value }を回復
    .note = そのダメージが消える
total_war-pick-king-draw = 怪獣王カード：3枚引く
    .short = 3枚引く
    .note = このラウンドは6枚

## Standing orders

total_war-order-never_add_heart = ハートを足さない
total_war-order-always_add_heart = いつも最小のハートを足す
total_war-order-never_counter = 反撃しない
total_war-order-lay_lowest_damage = 最小のカードをダメージに置く
total_war-order-take_lowest_building = 最小の建物を取る
total_war-order-answer_lowest = 打撃{ $value }までは最小のカードで応戦
total_war-order-answer_with = できれば{ $value }で応戦
total_war-order-take_the_hit = ルールが許すかぎり攻撃を受ける

## Events

total_war-RoundOpened = ラウンド{ $round }。先手は**{ $seat }**です。
total_war-OpeningPassed = **{ $seat }**には出せるカードがありません。先手は次へ移ります。
total_war-Played = **{ $seat }**が{ $with_king ->
        [yes] { $card ->
            [king] 怪獣王カード
           *[other] 怪獣王カードを重ねて{ $card_text }
        }
       *[no] { $card_text }
    }{ $power ->
        [0] {""}
       *[other] ＋パワー{ $power }
    }を出しました。{ $is_wound ->
        [yes] 痛撃が迫ります。
       *[no] { $card ->
            [double_wound] 誰も応戦できません。
           *[other] 打撃は{ $strike }です。
        }
    }
total_war-TargetChosen = **{ $seat }**が{ $target }を標的に指定しました。
total_war-DirectionChanged =
    { $is_clockwise ->
        [yes] 手番が時計回りに変わります。
       *[no] 手番が反時計回りに変わります。
    }
total_war-Straightened = **{ $seat }**が立ち直り、パワーが使えます。
total_war-BuildingTurnedUp = 値{ $value }の建物が行く手に現れました。
total_war-Drew = **{ $seat }**が{ $known ->
        [yes] { $cards }を
       *[no] カードを{ $count }枚
    }引きました。
total_war-Reshuffled = 山札をシャッフルし直しました。{ $count }枚です。すべての怪獣が立ち直ります。
total_war-Wounded = **{ $seat }**が{ $attacker }の攻撃で負傷しました。
total_war-DrewOpenly = **{ $seat }**が{ $cards }をめくりました。
total_war-DamageLaid =
    { $own ->
        [yes] **{ $seat }**が{ $card }を受けました。ライフ{ $life }に対し、ダメージは{ $wounds }です。
       *[no] **{ $by }**が{ $card }を足しました。{ $seat }のダメージは、ライフ{ $life }に対し{ $wounds }です。
    }
total_war-NothingLaid = **{ $seat }**には置ける数字がなく、山札にもありません。
total_war-Defeated = **{ $seat }**、{ $was_furious ->
        [yes] 激怒面で撃破
       *[no] 撃破
    }。{ $by }が{ $vp }点を得て、合計{ $total }点です。
total_war-TurnedOver =
    { $is_furious ->
        [yes] **{ $seat }**が激怒しました。
       *[no] **{ $seat }**が戻りました。今のところ平静です。
    }
total_war-Eliminated = **{ $seat }**が脱落しました。{ $count ->
        [0] {""}
       *[other] 残された手札は{ $cards }です。
    }
total_war-Countered = **{ $seat }**が{ $card }で{ $attacker }に反撃しました。
total_war-Healed = **{ $seat }**が怪獣王カードを使い、{ $card }を取り除きました。ダメージは{ $wounds }です。
total_war-DrewThree = **{ $seat }**が怪獣王カードを使い、このラウンドは6枚で戦います。
total_war-Discarded = **{ $seat }**が{ $cards }を捨てました。
total_war-Ended =
    { $reason ->
        [target] **{ $winner }**が目標の点に届きました。怪獣王の誕生です！
        [last_standing] **{ $winner }**が最後まで残りました。怪獣王の誕生です！
       *[exhausted] 出せるカードは、もう誰にもありません。戦いは燃え尽きました。
    }

## A round in two lines

total_war-round = ラウンド{ $round }：{ $cards ->
        [0] カードは1枚も出ませんでした。
        [1] カードは1枚、打撃は{ $strike }でした。
       *[other] カードは{ $cards }枚、打撃は最大{ $strike }でした。
    }
total_war-round-fell = **{ $seat }**が{ $by }に撃破され、{ $by }は{ $target }点中{ $total }点です。
total_war-round-hit = そのつけは**{ $seat }**が払いました。ライフ{ $life }に対し、ダメージは{ $wounds }です。
total_war-round-quiet = 負傷者はいません。

## How a seat stands

total_war-seat = { $is_out ->
        [yes] 脱落
       *[no] ライフ{ $left }/{ $life }、手札{ $cards }枚
    }、勝利点{ $vp }/{ $target }

## Results

total_war-reason-target = 目標の勝利点に届き
total_war-reason-last_standing = 最後まで残り
total_war-reason-exhausted = カードが尽き
total_war-score = 勝利点{ $score }
