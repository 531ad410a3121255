# Godzilla: Tokyo Clash in words. Style: docs/languages/ja.md.
# Names of kaiju come in bold where they stand first. Cards, events, buildings and vehicles are named in tokyo_clash-cards.ftl.

## The city

tokyo_clash-mat = 捨て札アクション
tokyo_clash-the = { $what }
tokyo_clash-faced = { $what }（{ $facing }向き）
tokyo_clash-times = { $name } ×{ $count }
tokyo_clash-worth = { $card }（支配力{ $dominance }）
tokyo_clash-ground-street = 道路
tokyo_clash-ground-water = 水域
tokyo_clash-ground-rubble = がれき
tokyo_clash-way-n = 北
tokyo_clash-way-ne = 北東
tokyo_clash-way-se = 南東
tokyo_clash-way-s = 南
tokyo_clash-way-sw = 南西
tokyo_clash-way-nw = 北西
tokyo_clash-prize-energy = エネルギー+{ $energy }
tokyo_clash-prize-draw = 1枚引く
tokyo_clash-prize-recall = 捨て札1枚を山札へ
tokyo_clash-prize-look = 山札の上を見る

## Options

tokyo_clash-name = 東京クラッシュ
tokyo_clash-title = ゴジラ 東京クラッシュ
tokyo_clash-about = 東京を壊してエネルギーに、互いを倒してトロフィーに。オキシジェン・デストロイヤーが幕を引くまでに、支配力の最も多い人の勝ちです。
tokyo_clash-minutes = 45
tokyo_clash-option-events = イベント
tokyo_clash-option-events-about = 毎ラウンドの2つのイベントと、その順番（TC-1.2）。
tokyo_clash-option-events-random = ランダムに2つ
tokyo_clash-option-events-armored_assault-rush_hour = { tokyo_clash-event-armored_assault }、{ tokyo_clash-event-rush_hour }
tokyo_clash-option-events-armored_assault-air_strikes = { tokyo_clash-event-armored_assault }、{ tokyo_clash-event-air_strikes }
tokyo_clash-option-events-armored_assault-xilien_invasion = { tokyo_clash-event-armored_assault }、{ tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-armored_assault-naval_bombardment = { tokyo_clash-event-armored_assault }、{ tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-armored_assault-lightning_generators = { tokyo_clash-event-armored_assault }、{ tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-rush_hour-air_strikes = { tokyo_clash-event-rush_hour }、{ tokyo_clash-event-air_strikes }
tokyo_clash-option-events-rush_hour-xilien_invasion = { tokyo_clash-event-rush_hour }、{ tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-rush_hour-naval_bombardment = { tokyo_clash-event-rush_hour }、{ tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-rush_hour-lightning_generators = { tokyo_clash-event-rush_hour }、{ tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-air_strikes-xilien_invasion = { tokyo_clash-event-air_strikes }、{ tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-air_strikes-naval_bombardment = { tokyo_clash-event-air_strikes }、{ tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-air_strikes-lightning_generators = { tokyo_clash-event-air_strikes }、{ tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-xilien_invasion-naval_bombardment = { tokyo_clash-event-xilien_invasion }、{ tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-xilien_invasion-lightning_generators = { tokyo_clash-event-xilien_invasion }、{ tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-naval_bombardment-lightning_generators = { tokyo_clash-event-naval_bombardment }、{ tokyo_clash-event-lightning_generators }
tokyo_clash-option-second_event_first = 2つ目のイベントを先に
tokyo_clash-option-second_event_first-about = 2つのイベントの順番を入れ替えます（TC-1.2）。
tokyo_clash-option-first_game = 初めてのゲーム
tokyo_clash-option-first_game-about = 怪獣を選んでいない人に、まずゴジラとメガロを割り当てます（TC-1.1）。
tokyo_clash-option-setup_order = 準備
tokyo_clash-option-setup_order-about = イベントと怪獣のどちらを先に準備するか（TC-2.7）。
tokyo_clash-option-setup_order-events_first = イベント、次に手札と王
tokyo_clash-option-setup_order-kaiju_first = 手札と王、次にイベント
tokyo_clash-option-defence_parts = 防御の効果
tokyo_clash-option-defence_parts-about = 投げや激震への防御で、ほかの効果がいつ起こるか（TC-5.11）。
tokyo_clash-option-defence_parts-after_card = 攻撃カードがすべて済んだあと
tokyo_clash-option-defence_parts-at_once = ダメージのすぐあと
tokyo_clash-option-tank_ties = 怪獣が何体もいるマスの乗り物
tokyo_clash-option-tank_ties-about = 何体もの怪獣と同じマスの戦車やUFOがどうするか（TC-11.13）。
tokyo_clash-option-tank_ties-king = 王に向かう
tokyo_clash-option-tank_ties-stay = 動かない
tokyo_clash-option-trains = 列車
tokyo_clash-option-trains-about = 列車の進路が1ラウンド前にわかるかどうか（TC-11.6）。
tokyo_clash-option-trains-line = 向いた方向に走る
tokyo_clash-option-trains-free = どの方向にも走る
tokyo_clash-option-head_meter = 首メーター
tokyo_clash-option-head_meter-about = 一斉放射のあと、キングギドラの首メーターがどうなるか（TC-13.10）。
tokyo_clash-option-head_meter-resets = 0に戻る
tokyo_clash-option-head_meter-stays = 満ちたまま
tokyo_clash-option-tail_slide = ゴジラのカードの投げ
tokyo_clash-option-tail_slide-about = ルールブックの本文は1マス遠くと言い、図はそう示しません（TC-9.1）。
tokyo_clash-option-tail_slide-ability = 1マス遠く
tokyo_clash-option-tail_slide-picture = カードの記載どおり
tokyo_clash-option-fuse = 長さ
tokyo_clash-option-fuse-about = 最初の小型ビルを被害トラックのどこに置くか（TC-7.2）。
tokyo_clash-option-fuse-normal = 標準（印のとおり）
tokyo_clash-option-fuse-short = 短い：丸マス1つ近く
tokyo_clash-option-fuse-long = 長い：丸マス1つ遠く
tokyo_clash-preset-printed = 記載どおり
tokyo_clash-preset-printed-about = ルールブックが決めていることは、文字どおりに。
tokyo_clash-preset-house = ハウス
tokyo_clash-preset-house-about = 怪獣を先に準備、防御の効果はすぐに、列車はどの方向にも。
tokyo_clash-preset-first_game = 初めてのゲーム
tokyo_clash-preset-first_game-about = ルールブックのおすすめ：ゴジラ、メガロ、機甲強襲、ラッシュアワー。

## What versions of the rules have changed

changed-2-TC-2-7 = 手札を配って王を引く前に、イベントを準備します。
changed-2-TC-5-11 = 投げや激震への防御のほかの効果は、攻撃カードがすべて済んでから起こります。
changed-2-TC-5-12 = 投げられた怪獣は、電撃発生装置のマスから回避で逃れられません。
changed-2-TC-11-6 = 列車は向いた方向に走ります。
changed-2-TC-11-13 = 何体もの怪獣と同じマスの戦車やUFOは、王に向かいます。

## Kaiju, one line on how each plays

tokyo_clash-kaiju-godzilla = 何でも1マス遠くへ投げる。パワーアップで、熱線がトロフィーを狩る。
tokyo_clash-kaiju-king_ghidorah = 三つの首が首メーターをため、満ちたら一斉放射。
tokyo_clash-kaiju-megalon = 間近で戦い、投げては続け、次に引くカードを自分で選ぶ。
tokyo_clash-kaiju-mothra = 遠くから撃ち、動き続ける。人間は手を出さず、廃墟からは何も得ない。

## Looking things up

tokyo_clash-word-card = { $name }（{ $kaiju }）
tokyo_clash-word-card-text = コスト：エネルギー{ $cost } · 支配力{ $dominance } · 山札{ $total }枚中{ $copies }枚
    { $text }
    { $source }
# Where the facts of a card come from.
tokyo_clash-source-R = ルールブックに記載：{ $facts }。
tokyo_clash-source-S = レビューから：{ $facts }。
tokyo_clash-source-H = 独自：{ $facts }。
# What stands for the facts where all of them are meant.
tokyo_clash-source-all = すべて
tokyo_clash-word-kaiju-text = { $about }
    カードを1枚捨てて：{ $first }または：{ $second }
tokyo_clash-word-event = イベント：{ $name }
tokyo_clash-word-event-text = { $text }
    { $source }
tokyo_clash-word-prize-text = 壊すと：{ $prize }。

## Questions

tokyo_clash-ask-act = カードを出すか、捨てるか、パスしてください。エネルギーは{ $energy }です。
tokyo_clash-ask-momentum = 勢い：もう1アクションしますか？ 残りエネルギーは{ $energy }です。
tokyo_clash-ask-action = 怪獣ボードのどのアクションにしますか？
tokyo_clash-ask-attack = { $card }：誰を、どう攻撃しますか？
tokyo_clash-ask-target = { $card }：対象は誰ですか？
tokyo_clash-ask-spend = { $card }：この攻撃に{ $names }を消費しますか？
tokyo_clash-ask-throw = 何を投げますか？
tokyo_clash-ask-throw-to = { $has_card ->
        [yes] { $card }：{ $target }をどこへ投げますか？ { $amount }マスまでです。
       *[no] { $target }をどこへ投げますか？ { $amount }マスまでです。
    }
tokyo_clash-ask-throw-hit = { $target }が{ $space }に落ちます。何に当てますか？
tokyo_clash-ask-throw-through = { $target }が{ $space }を突き抜けます。何を壊しますか？
tokyo_clash-ask-throw-collide = { $target }が{ $space }で怪獣たちの中に落ちます。誰が巻き込まれますか？
tokyo_clash-ask-trophy = { $total ->
        [1] 攻撃が通りました。どのカードをトロフィーにしますか？
       *[other] 攻撃が通りました。トロフィー{ $total }枚のうち{ $number }枚目：どのカードにしますか？
    }
tokyo_clash-ask-radar = レーダー施設：誰の山札の一番上を見ますか？
tokyo_clash-ask-bunker = 軍用地下壕：捨て札のどのカードを山札の上に置きますか？
tokyo_clash-ask-recall = { $is_last ->
        [yes] 捨て札から1枚を山札の上に置きますか？ このラウンドで終わりなので、結果はもう変わりません。
       *[no] 引く前に：捨て札から1枚を山札の上に置きますか？
    }
tokyo_clash-ask-bask = 同じマスか隣のビルを使いますか？ ビルは壊れません。
tokyo_clash-ask-refresh = { $is_last ->
        [yes] 補充：好きなだけ捨ててください。このラウンドで終わりなので、結果はもう変わりません。
       *[no] 補充：好きなだけ捨てて、新しいカードを引きます。
    }
tokyo_clash-ask-move = { $card }：どこへ移動しますか？
tokyo_clash-ask-fly = どこへ飛びますか？
tokyo_clash-ask-dodge = { $card }：どこへ回避しますか？
tokyo_clash-ask-push = { $card }：{ $target }をどこへ押しますか？
tokyo_clash-ask-pull = { $card }：{ $target }をどこへ引き寄せますか？
tokyo_clash-ask-place = { $card }：{ $target }をどこに置きますか？
tokyo_clash-ask-smash = { $card }：何を壊しますか？
tokyo_clash-ask-recover = { $card }：捨て札から1枚取りますか？
tokyo_clash-ask-discard = カードを1枚捨ててください。
tokyo_clash-ask-strip = どの強化が失われますか？
tokyo_clash-ask-sift-keep = { $card }：どのカードを取りますか？
tokyo_clash-ask-sift-under = { $card }：次に山札の下に入れるのはどのカードですか？
tokyo_clash-ask-riposte = { $card }：返し技を使いますか？
tokyo_clash-ask-defend = { $cause ->
        [attack] { $attacker }が「{ $card }」で攻撃：{ $amount }ダメージ。防御しますか？
        [card] { $attacker }の「{ $card }」で{ $amount }ダメージ。防御しますか？
       *[throw] { $attacker }の投げで{ $amount }ダメージ。防御しますか？
    }
tokyo_clash-ask-hunt-tank = { $space }の戦車から同じ距離に、怪獣が何体かいます。どれに向かいますか？
tokyo_clash-ask-hunt-ufo = { $space }のUFOから同じ距離に、怪獣が何体かいます。どれに向かいますか？
tokyo_clash-ask-move-tank = { $space }の戦車が動きます。どこへ？
tokyo_clash-ask-move-ufo = { $space }のUFOが動きます。どこへ？
tokyo_clash-ask-move-train = { $space }の列車が走ります。どこへ？
tokyo_clash-ask-place-tank = 戦車を1台置いてください。
tokyo_clash-ask-place-train = 列車を1台置いてください。
tokyo_clash-ask-place-jet = 戦闘機を1機置いてください。
tokyo_clash-ask-place-ufo = UFOを1機置いてください。
tokyo_clash-ask-place-battleship = 戦艦を1隻置いてください。
tokyo_clash-ask-place-generator = 電撃発生装置を1基置いてください。
tokyo_clash-ask-face-train = { $space }の列車：どの方向に走りますか？
tokyo_clash-ask-face-jet = { $space }の戦闘機：どの方向を向きますか？
tokyo_clash-ask-face-battleship = { $space }の戦艦：どの方向を向きますか？

# The same, short, about somebody else: "waiting for …", always a noun.
tokyo_clash-wait-act = 行動
tokyo_clash-wait-momentum = 続行の判断
tokyo_clash-wait-action = アクションの選択
tokyo_clash-wait-attack = { $card }の対象選び
tokyo_clash-wait-target = { $card }の対象選び
tokyo_clash-wait-spend = 強化の判断
tokyo_clash-wait-throw = 投げるもの選び
tokyo_clash-wait-throw-to = { $target }の投げ先選び
tokyo_clash-wait-throw-hit = { $target }の当たり先選び
tokyo_clash-wait-throw-through = { $space }で壊すもの選び
tokyo_clash-wait-throw-collide = { $target }の衝突相手選び
tokyo_clash-wait-trophy = トロフィー選び
tokyo_clash-wait-radar = 山札の確認
tokyo_clash-wait-bunker = 山札に戻すカード選び
tokyo_clash-wait-recall = 山札に戻すカード選び
tokyo_clash-wait-bask = 使うビル選び
tokyo_clash-wait-refresh = 手札の補充
tokyo_clash-wait-move = 移動
tokyo_clash-wait-fly = 飛行
tokyo_clash-wait-dodge = 回避
tokyo_clash-wait-push = { $target }の押し先選び
tokyo_clash-wait-pull = { $target }の引き寄せ先選び
tokyo_clash-wait-place = { $target }の置き先選び
tokyo_clash-wait-smash = 壊すもの選び
tokyo_clash-wait-recover = 取り戻すカード選び
tokyo_clash-wait-discard = 捨てるカード選び
tokyo_clash-wait-strip = 失う強化選び
tokyo_clash-wait-sift-keep = 取るカード選び
tokyo_clash-wait-sift-under = 山札の下に入れるカード選び
tokyo_clash-wait-riposte = 返し技の判断
tokyo_clash-wait-defend = { $attacker }の{ $amount }ダメージへの防御
tokyo_clash-wait-hunt-tank = 戦車の操縦
tokyo_clash-wait-hunt-ufo = UFOの操縦
tokyo_clash-wait-move-tank = 戦車の操縦
tokyo_clash-wait-move-ufo = UFOの操縦
tokyo_clash-wait-move-train = 列車の運転
tokyo_clash-wait-place-tank = 戦車の配置
tokyo_clash-wait-place-train = 列車の配置
tokyo_clash-wait-place-jet = 戦闘機の配置
tokyo_clash-wait-place-ufo = UFOの配置
tokyo_clash-wait-place-battleship = 戦艦の配置
tokyo_clash-wait-place-generator = 電撃発生装置の配置
tokyo_clash-wait-face-train = 列車の向き選び
tokyo_clash-wait-face-jet = 戦闘機の向き選び
tokyo_clash-wait-face-battleship = 戦艦の向き選び

## Answers

# What stands over the lists of a question whose answers are of several kinds.
tokyo_clash-group-act-card = カードを出す
tokyo_clash-group-act-discard = 捨ててアクションに使う
tokyo_clash-group-act-spend = 強化を消費する
tokyo_clash-group-momentum-card = さらにカードを出す
tokyo_clash-group-momentum-discard = 捨ててアクションに使う
tokyo_clash-group-momentum-spend = 強化を消費する
tokyo_clash-group-refresh-none = すべて残す

# A picture shows .short, with .note below it; .full is for alt texts. What is missing is said as on the button.
tokyo_clash-pick-card = { $card }
    .full = { $card }、コスト{ $cost }、支配力{ $dominance }：{ $text }
tokyo_clash-pick-hand = { $card }
    .full = { $card }（手札の{ $place }枚目）
tokyo_clash-pick-play = { $card }、コスト{ $cost }
    .full = { $card }を出す、コスト{ $cost }
tokyo_clash-pick-discard = { $card }を捨てる
    .full = { $card }を捨ててアクションに使う
tokyo_clash-pick-spend = { $card }を消費
    .note = アクションに数えない
tokyo_clash-pick-trophy = { $card }、支配力{ $dominance }
    .full = { $card }、コスト{ $cost }、支配力{ $dominance }：{ $text }
tokyo_clash-pick-defend = { $left ->
        [0] { $card }、コスト{ $cost }：{ $amount }を防ぎ切る
       *[other] { $card }、コスト{ $cost }：{ $amount }のうち{ $left }が通る
    }
    .full = 防御：{ tokyo_clash-pick-defend }
tokyo_clash-pick-action = { $momentum ->
        [yes] { $name }（勢い：もう1アクション）
       *[no] { $name }
    }
    .short = { $name }
    .full = { tokyo_clash-pick-action }。{ $text }
    .note = { $text }
tokyo_clash-pick-hit = { $name }に{ $value }ダメージ
tokyo_clash-pick-throw = { $name }を投げる
tokyo_clash-pick-seat = { $name }
tokyo_clash-pick-riposte = { $name }に返し技
    .full = { $name }に返し技：{ $damage }ダメージ
tokyo_clash-pick-hurt = { $name }：{ $damage }ダメージ
tokyo_clash-pick-thing = { $prize ->
        [none] { $what }
       *[other] { $what }、{ $prize }
    }
    .short = { $what }
    .full = { $prize ->
        [none] { $space }の{ $what }を壊す
       *[other] { $space }の{ $what }を壊す、{ $prize }
    }
tokyo_clash-pick-face = { $facing }
tokyo_clash-pick-none = なし
    .note = 何もしない
tokyo_clash-pick-stop = やめる
    .note = 番を終える
tokyo_clash-pick-pass-act = パス
    .note = あとで行動できる
tokyo_clash-pick-pass-attack = 攻撃しない
    .note = 何もしない
tokyo_clash-pick-pass-move = とどまる
    .note = 何もしない
tokyo_clash-pick-pass-dodge = とどまる
    .note = 何もしない
tokyo_clash-pick-pass-push = そのままにする
    .note = 何もしない
tokyo_clash-pick-pass-pull = そのままにする
    .note = 何もしない
tokyo_clash-pick-pass-place = そのままにする
    .note = 何もしない
tokyo_clash-pick-pass-recover = 取らない
    .note = 何もしない
tokyo_clash-pick-pass-recall = 山札はそのまま
    .note = 何もしない
tokyo_clash-pick-pass-bask = 使わない
    .note = 何もしない
tokyo_clash-pick-pass-riposte = 返し技を使わない
    .note = 何もしない
tokyo_clash-pick-pass-defend = 防御しない：{ $amount }ダメージ
    .short = 防御しない
    .note = { $amount }ダメージ
tokyo_clash-act-throw = 投げる
tokyo_clash-act-move = 移動
tokyo_clash-act-fly = 飛ぶ
tokyo_clash-act-gain = 獲得

# A space: its coordinates, then what is there, part by part as far as there is room. Pictures show the coordinates, the
# pieces and the Energy themselves.
tokyo_clash-pick-space = { $space } { $parts }
    .lettered = { $lettered }
    .short = { $what }
    .full = { $space } { $whole }
tokyo_clash-space-with = { $names }がいる
tokyo_clash-space-next = 隣に{ $names }
tokyo_clash-fall-into = { $what }に激突
    .short = { $what }
tokyo_clash-fall-onto = { $what }の上へ
    .short = { $what }
tokyo_clash-fall-open = { $what }へ
    .short = { $what }
tokyo_clash-fall-kaiju = { $names }に衝突、各{ $damage }ダメージ
    .short = 各{ $damage }ダメージ
tokyo_clash-fall-or = または{ $names }：{ $damage }ダメージ
    .short = { $damage }ダメージ

## Why a card is not offered

tokyo_clash-notes = 今は使えない：{ $cards }
tokyo_clash-note-TC-4-1 = { $card }（コスト{ $cost }、エネルギーは{ $energy }）
    .short = コスト{ $cost }が必要
tokyo_clash-note-TC-4-6 = { $card }（防御専用）
    .short = 防御専用
tokyo_clash-note-TC-4-7 = { $card }（効果の対象なし）
    .short = 届くものなし
tokyo_clash-note-TC-6-1 = { $card }（防御値なし）
    .short = 防御値なし
tokyo_clash-note-other = { $card }
    .short = 今は使えない

## Standing orders

tokyo_clash-order-defend_with = できれば{ $value }で防御
tokyo_clash-order-defend_from = { $value }以上なら何かのカードで防御
tokyo_clash-order-never_defend = 防御しない
tokyo_clash-order-never_defend_below = { $value }以下なら防御しない
tokyo_clash-order-always_riposte = いつも返し技を使う
tokyo_clash-order-never_riposte = 返し技を使わない
tokyo_clash-order-pass_until_attacked = 攻撃されるまでパス
tokyo_clash-order-pass_round = 次のラウンドまでパス
tokyo_clash-order-stay = 回避しない
tokyo_clash-order-event_chores = イベントの乗り物はおまかせ
tokyo_clash-order-recall_nothing = 山札はそのまま

## Events

tokyo_clash-RoundBegan = ラウンド{ $round }/{ $rounds }。怪獣王は**{ $king }**で、最初に行動します。
tokyo_clash-KingDrawn = くじ引きで**{ $seat }**が怪獣王トークンを得ました。
tokyo_clash-Passed = **{ $seat }**{ $had_cards ->
        [yes] はパスです。
       *[no] は手札がなく、パスです。
    }
tokyo_clash-CardPlayed = **{ $seat }**が{ $cost ->
        [0] {""}
       *[other] エネルギー{ $cost }で
    }「{ $card }」を出しました。
tokyo_clash-ActionTaken = **{ $seat }**が「{ $card }」を捨て、{ $action ->
        [throw] 投げます
        [fly] 飛びます
        [gain] エネルギーを得ます
       *[move] 移動します
    }。
tokyo_clash-Moved = { $how ->
        [move] **{ $seat }**が{ $end }へ移動しました。
        [fly] **{ $seat }**が{ $end }へ飛びました。
        [dodge] **{ $seat }**が{ $end }へ回避しました。
        [push] **{ $by }**が{ $seat }を{ $end }へ押しました。
        [pull] **{ $by }**が{ $seat }を{ $end }へ引き寄せました。
       *[place] **{ $by }**が{ $seat }を{ $end }に置きました。
    }
tokyo_clash-Attacked = { $barrage ->
        [yes] 一斉放射。
       *[no] {""}
    }**{ $seat }**が{ $target }を{ $is_ranged ->
        [yes] 遠距離から
       *[no] 間近で
    }攻撃。攻撃値は{ $value }です。
tokyo_clash-Defended = { $is_met ->
        [yes] **{ $seat }**が「{ $card }」（防御値{ $value }）で防御：{ $left ->
            [0] { $amount }を防ぎ切りました。
           *[other] { $amount }のうち{ $left }が通りました。
        }
       *[no] **{ $seat }**は防御しませんでした。
    }
tokyo_clash-Damaged = **{ $seat }**に{ $amount }ダメージ。{ $by }{ $kept ->
        [0] はトロフィーを得られませんでした
       *[other] がトロフィーを{ $kept }枚得ました
    }{ $known ->
        [yes] ：{ $trophies }。
       *[no] 。
    }{ $is_any ->
        [yes] 捨て札：{ $discarded }。
       *[no] {""}
    }
tokyo_clash-Crowned = 怪獣王、陥落！ **{ $seat }**が怪獣王トークンを奪いました。
tokyo_clash-Thrown = **{ $by }**が{ $what }を{ $start }から{ $end }へ投げました。
tokyo_clash-Destroyed = **{ $by }**が{ $space }の{ $what }を破壊しました。{ $square ->
        [0] {""}
       *[other] 被害トラックの四角マス{ $square }に置かれます。
    }
tokyo_clash-EnergyGained = **{ $seat }**がエネルギーを{ $amount }得て、合計{ $energy }です。
tokyo_clash-EnergyLost = **{ $seat }**がエネルギーを{ $amount }失い、残り{ $energy }です。
tokyo_clash-Drew = **{ $seat }**が{ $known ->
        [yes] 引いたカード：{ $cards }。
       *[no] カードを{ $count }枚引きました。
    }
tokyo_clash-Reshuffled = **{ $seat }**が捨て札をシャッフルし、{ $count }枚の新しい山札にしました。
tokyo_clash-Recovered = **{ $seat }**が捨て札から「{ $card }」を{ $place ->
        [hand] 手札に戻しました。
       *[top] 山札の上に戻しました。
    }
tokyo_clash-Looked = **{ $seat }**が{ $target }の{ $at ->
        [hand] 手札
       *[top] 山札の一番上
    }を見ました{ $known ->
        [yes] ：{ $cards }。
       *[no] 。
    }
tokyo_clash-Sifted = **{ $seat }**が自分の山札を{ $count }枚見て、{ $kept }枚取りました{ $known ->
        [yes] ：{ $cards }。
       *[no] 。
    }
tokyo_clash-Discarded = **{ $seat }**が捨てたカード：{ $cards }。
tokyo_clash-Enhanced = **{ $seat }**の「{ $card }」が場に残ります。
tokyo_clash-EnhancementLost = **{ $seat }**の「{ $card }」が場を離れました。
tokyo_clash-MeterRaised = **{ $seat }**の首メーターは{ $meter }です。
tokyo_clash-EventActivated = { $is_setup ->
        [yes] 今夜の東京：{ $event }。
       *[no] イベント：{ $event }。
    }
tokyo_clash-VehiclePlaced = **{ $seat }**が{ $space }に{ $vehicle }を置きました{ $has_facing ->
        [yes] （{ $facing }向き）。
       *[no] 。
    }
tokyo_clash-VehicleMoved = { $is_still ->
        [yes] { $vehicle }は{ $end }にとどまります
       *[no] { $vehicle }が{ $start }から{ $end }へ動きました
    }{ $has_facing ->
        [yes] （{ $facing }向き）。
       *[no] 。
    }
tokyo_clash-Fired = { $vehicle }が{ $facing }へ発砲。{ $count ->
        [0] 誰にも当たりませんでした。
       *[other] **{ $seats }**に命中しました。
    }
tokyo_clash-GeneratorWentOff = { $own ->
        [yes] **{ $seat }**が{ $space }の電撃発生装置に踏み込みました。
       *[no] **{ $by }**が{ $seat }を{ $space }の電撃発生装置に引きずり込みました：防御不能の1ダメージ。
    }
tokyo_clash-TrophyLost = **{ $seat }**がトロフィーの「{ $card }」を失いました。カードは{ $owner }の捨て札になります。
tokyo_clash-Basked = **{ $seat }**が{ $space }の{ $what }で羽を休めます。ビルは無事です。
tokyo_clash-Ended = { $reason ->
        [oxygen_destroyer] オキシジェン・デストロイヤーが廃墟に届きました。戦いは終わりです。
       *[seventh_round] 最終ラウンドが終わり、東京は静かです。
    }支配力：{ $scores }。

## A round in two lines

tokyo_clash-round = ラウンド{ $round }：{ $buildings ->
        [0] 街は無事
       *[other] ビル{ $buildings }棟が倒壊
    }、{ $damage ->
        [0] 負傷者はいません。
       *[other] { $damage }ダメージが通りました。
    }
tokyo_clash-round-crowned = **{ $seat }**が王冠を奪いました。
tokyo_clash-round-hunter = 狩りの先頭は**{ $seat }**で、与えたダメージは{ $damage }です。
tokyo_clash-round-energy = いちばん食べたのは**{ $seat }**で、得たエネルギーは{ $energy }です。
tokyo_clash-round-quiet = 東京は息をひそめています。

## How a seat stands

tokyo_clash-seat = エネルギー{ $energy }、手札{ $cards }枚、{ $trophies ->
        [0] トロフィーなし
       *[other] トロフィー{ $trophies }枚
    }{ $is_king ->
        [yes] 、怪獣王
       *[no] {""}
    }

## Results

tokyo_clash-reason-oxygen_destroyer = オキシジェン・デストロイヤーが廃墟に届き
tokyo_clash-reason-seventh_round = 最終ラウンドを終え
tokyo_clash-score = 支配力{ $score }
