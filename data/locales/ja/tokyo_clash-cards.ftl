# What is printed on the things of Tokyo Clash: cards, events, buildings and vehicles. A data pack's own names win over these.
# A card's text is made of the effects and conditions below.

## Buildings and vehicles

tokyo_clash-building-T = タワー
tokyo_clash-building-P = 発電所
tokyo_clash-building-M = 軍用地下壕
tokyo_clash-building-R = レーダー施設
tokyo_clash-building-B = 小型ビル
tokyo_clash-vehicle-tank = 戦車
tokyo_clash-vehicle-train = 列車
tokyo_clash-vehicle-jet = 戦闘機
tokyo_clash-vehicle-ufo = UFO
tokyo_clash-vehicle-battleship = 戦艦
tokyo_clash-vehicle-generator = 電撃発生装置

## Events

tokyo_clash-event-armored_assault = 機甲強襲
    .text = 戦車が最も近い怪獣へ1マス動きます。各プレイヤーは、怪獣と同じマスか隣の戦車1台につきエネルギーを1失います。戦車の数がプレイヤーの数以下なら、王以外の全員が1台ずつ置きます。
    .source = 名前、戦車の動きと増えるとき [R]; 準備、数 [H]
tokyo_clash-event-rush_hour = ラッシュアワー
    .text = 最後のプレイヤーが各列車を向いた方向に1〜3マス動かします。向きのない列車はどの方向にも動かせます。端に着いた列車、動けない列車は反対を向きます。最初の数に戻るまで、新しい列車を置きます。
    .source = 名前、列車がラウンドの間に走り、先を読める [R]; その他 [H]
tokyo_clash-event-air_strikes = 航空攻撃
    .text = 各戦闘機は向いた方向に2マス飛び、端で反転し、飛んだマスと前方の直線を掃射します。そこにいる怪獣は強化を1つ失います。最初の数に戻るまで、新しい戦闘機を置きます。
    .source = 名前、向きが大事、射線で強化を失う [R]; その他 [H]
tokyo_clash-event-xilien_invasion = X星人の侵略
    .text = 各UFOは最も近い怪獣へ2マス動きます。怪獣がそのマスか隣にいる各プレイヤーは、手札を1枚捨てます。減ったUFOは補われます。
    .source = 名前、新しい手札を引いたあとに1枚捨てる [R]; その他 [H]
tokyo_clash-event-naval_bombardment = 艦砲射撃
    .text = 最後のプレイヤーが各戦艦を60度まで回します。戦艦は直線を撃ち、そこにいる怪獣はトロフィーの一番上を失います。減った戦艦は補われます。
    .source = 名前、射線で一番上のトロフィーを失う [R]; その他 [H]
tokyo_clash-event-lightning_generators = 電撃発生装置
    .text = ほかのプレイヤーに装置のマスへ動かされた怪獣は、防御不能の1ダメージを受けます。自分で入った怪獣は、山札の一番上を失います。どちらでも装置はなくなります。3基より少ないあいだ、王以外の全員が1基ずつ置きます。
    .source = 名前、動かされ、投げられ、置かれた怪獣に防御不能の1ダメージ [R]; その他 [H]

## Cards of Godzilla; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-mega_heat_ray = メガ熱線
    .source = 名前、遠距離、射程3 [R]; 得点のない強力な看板攻撃 [S]; その他 [H]
tokyo_clash-card-heat_ray = 熱線
    .source = 名前、パワーアップが効く [R]; その他 [H]
tokyo_clash-card-power_up = パワーアップ
    .source = 名前、強化、遠距離攻撃が強くなる、トロフィーが複数、捨て札になる [R]; 量 [H]
tokyo_clash-card-dorsal_plates = 背びれ
    .source = 名前、パワーアップを捨て札から戻す [R]; その他 [H]
tokyo_clash-card-victory_pose = 勝利のポーズ
    .source = 名前、パワーアップを捨て札から戻す [R]; その他 [H]
tokyo_clash-card-tail_slide = テールスライド
    .source = 名前、近接、攻撃3 [R]; その他 [H]
tokyo_clash-card-scaled_hide = 鱗肌
    .source = 名前、防御2 [R]; その他 [H]
tokyo_clash-card-body_slam = ボディスラム
tokyo_clash-card-claw_swipe = 爪のひと薙ぎ
tokyo_clash-card-trample = 踏みつけ
tokyo_clash-card-surge_from_the_bay = 湾からの上陸
tokyo_clash-card-stand_firm = 仁王立ち
tokyo_clash-card-earthshaking_roar = 大地を揺らす咆哮
tokyo_clash-card-atomic_pulse = 体内放射
tokyo_clash-card-burning_heart = 燃える心臓
    .source = 常に働く強化 [S]; その他 [H]
tokyo_clash-card-thick_scales = 厚い鱗
    .source = 常に働く強化 [S]; その他 [H]
tokyo_clash-card-pent_up_fury = 積もる怒り
    .source = 消費する強化 [S]; その他 [H]

## Cards of King Ghidorah; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-go_for_the_throat = 喉笛狙い
    .source = 名前、近接、4マスの投げ（つまり攻撃4）、一斉放射はトロフィーが複数 [R]; 得点のない強力な看板攻撃 [S]; その他 [H]
tokyo_clash-card-gravity_beams = 引力光線
    .source = 一斉放射はトロフィーが複数 [R]; 近接と遠距離が混ざる [S]; その他 [H]
tokyo_clash-card-threefold_storm = 三つ首の嵐
    .source = 一斉放射はトロフィーが複数 [R]; その他 [H]
tokyo_clash-card-unstoppable = 止まらない猛威
    .source = 名前、首メーターとともに増す防御 [R]; その他 [H]
tokyo_clash-card-soar = 飛翔
    .source = 名前、山札を選別し、首メーターで良くなる [R]; 移動と量 [H]
tokyo_clash-card-gilded_scales = 黄金の鱗
    .source = 首アイコンを使う [R]; その他 [H]
tokyo_clash-card-snapping_jaws = 噛みつく顎
    .source = 首アイコンを使う [R]; その他 [H]
tokyo_clash-card-leeching_bite = 吸い取る牙
    .source = 首アイコンを使う [R]; エネルギーを得る攻撃 [S]; その他 [H]
tokyo_clash-card-lightning_breath = 稲妻の息
    .source = 首アイコンを使う [R]; エネルギーを得る攻撃、遠距離 [S]; その他 [H]
tokyo_clash-card-three_minds = 三つの意思
    .source = 首アイコンを使う [R]; その他 [H]
tokyo_clash-card-wingbeat_gale = 羽ばたきの突風
    .source = 首アイコンを使う [R]; その他 [H]
tokyo_clash-card-falling_star = 流星
    .source = 首アイコンを使う [R]; その他 [H]
tokyo_clash-card-golden_menace = 黄金の威圧
    .source = 首アイコンを使う [R]; その他 [H]
tokyo_clash-card-cosmic_hunger = 宇宙の飢え
    .source = 首アイコンを使う [R]; 常に働く強化 [S]; その他 [H]
tokyo_clash-card-golden_plating = 黄金の装甲
    .source = 常に働く強化 [S]; その他 [H]
tokyo_clash-card-starborne = 星渡り
    .source = 消費する強化 [S]; その他 [H]

## Cards of Megalon; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-undermine = 足元崩し
    .source = 名前、移動してから近接の攻撃4 [R]; 得点のない強力な看板攻撃 [S]; その他 [H]
tokyo_clash-card-piercing_drill = 貫くドリル
    .source = 名前、勢い付きの小さな攻撃 [R]; その他 [H]
tokyo_clash-card-cyclone_attack = 竜巻攻撃
    .source = 名前、勢い付きの小さな攻撃 [R]; その他 [H]
tokyo_clash-card-twin_drill_clamp = 双ドリル挟み
    .source = 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-napalm_spit = 地熱ナパーム弾
    .source = 近接が主だが、それだけではない [S]; その他 [H]
tokyo_clash-card-burrow = 地中潜行
    .source = とても機動力がある [R]; 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-beetle_leap = 甲虫の跳躍
    .source = とても機動力がある [R]; 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-chitin_shell = キチンの殻
tokyo_clash-card-duck_under = 潜り込み
    .source = とても機動力がある [R]; その他 [H]
tokyo_clash-card-crossed_drills = 交差ドリル
tokyo_clash-card-call_of_the_deep = 地底の呼び声
tokyo_clash-card-sinkhole = 陥没
    .source = 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-swarming_rage = 群れの怒り
    .source = 常に働く強化 [S]; その他 [H]
tokyo_clash-card-tunnel_network = 地下道網
    .source = 消費する強化 [S]; その他 [H]
tokyo_clash-card-hardened_carapace = 硬化甲殻
    .source = 常に働く強化 [S]; その他 [H]

## Cards of Mothra; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-antenna_beam = 触角ビーム
    .source = 攻撃はすべて遠距離 [R]; 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-toxic_scale_dust = 毒鱗粉
    .source = 攻撃はすべて遠距離、妨害 [R]; その他 [H]
tokyo_clash-card-diving_wings = 急降下の翼
    .source = 攻撃はすべて遠距離 [R]; その他 [H]
tokyo_clash-card-guardians_wrath = 守護神の怒り
    .source = 攻撃はすべて遠距離 [R]; 得点のない強力な看板攻撃 [S]; その他 [H]
tokyo_clash-card-silk_snare = 絹糸の罠
    .source = 攻撃はすべて遠距離、妨害 [R]; 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-gale_of_wings = 翼の疾風
    .source = ほかの怪獣を動かす（電撃発生装置の助言） [R]; 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-carry_off = 連れ去り
    .source = ほかの怪獣を置く（電撃発生装置の助言） [R]; その他 [H]
tokyo_clash-card-song_of_the_twins = 小美人の歌
    .source = エネルギーのカードがある [R]; 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-island_prayer = 島の祈り
    .source = エネルギーのカードがある [R]; その他 [H]
tokyo_clash-card-flutter = はばたき
    .source = 勢いのカードが多い [S]; その他 [H]
tokyo_clash-card-silken_shield = 絹の盾
tokyo_clash-card-graceful_turn = 優雅な旋回
tokyo_clash-card-shimmering_wings = きらめく翼
    .source = エネルギーのカードがある [R]; その他 [H]
tokyo_clash-card-rebirth = 再誕
tokyo_clash-card-island_blessing = 島の祝福
    .source = 常に働く強化 [S]; その他 [H]
tokyo_clash-card-keen_antennae = 鋭い触角
    .source = 常に働く強化 [S]; その他 [H]
tokyo_clash-card-cocoon = 繭
    .source = 消費する強化 [S]; その他 [H]

## What cards and mats do, without the full stop; it goes on in the same form behind a condition, so there is no .joined

tokyo_clash-effect-move = { $amount }マスまで移動
tokyo_clash-effect-attack = 攻撃{ $amount }
tokyo_clash-effect-range = 射程{ $amount }
tokyo_clash-effect-defend = 防御{ $amount }
tokyo_clash-effect-momentum = 勢い
tokyo_clash-effect-enhancement = 強化
tokyo_clash-effect-head = 首メーター+1
tokyo_clash-effect-gain = エネルギー+{ $amount }
tokyo_clash-effect-drain = 対象はエネルギーを{ $amount }失う
tokyo_clash-effect-steal = 対象からエネルギーを{ $amount }奪う
tokyo_clash-effect-draw = { $amount }枚引く
tokyo_clash-effect-sift = 山札の上から{ $amount }枚を見て{ $keep }枚取り、残りを山札の下へ
# $card is the name of a card, or "any" for any card of one's own.
tokyo_clash-effect-recover = 捨て札から{ $card ->
        [any] 好きなカード
       *[other] { $card }
    }を{ $place ->
        [hand] 手札に戻してよい
       *[top] 山札の上に戻してよい
    }
tokyo_clash-effect-discard = 対象は{ $place ->
        [random] ランダムに
       *[other] {""}
    }{ $amount }枚捨てる
tokyo_clash-effect-peek = 対象の{ $place ->
        [hand] 手札
       *[top] 山札の一番上
    }を見る
tokyo_clash-effect-push = 対象を{ $amount }マスまで押す
tokyo_clash-effect-pull = 対象を{ $amount }マスまで引き寄せる
tokyo_clash-effect-place = 対象をその隣のマスに置いてよい
tokyo_clash-effect-smash = 同じマスの小型ビルか乗り物を1つ壊してよい
tokyo_clash-effect-quake = 同じマスのほかの怪獣すべてに{ $amount }ダメージ
tokyo_clash-effect-trophies = トロフィーを{ $amount }枚まで取る
tokyo_clash-effect-unblockable = 防御不能
tokyo_clash-effect-return = このカードは山札の上に戻る
tokyo_clash-effect-strip = 対象は、こちらの選ぶ強化を1つ失う
tokyo_clash-effect-riposte = 同じマスの攻撃側に{ $amount }ダメージを与えてよい
tokyo_clash-effect-dodge = そのあと{ $amount }マスまで移動してよい
tokyo_clash-effect-absorb = 防いだダメージ1につきエネルギー+1
tokyo_clash-effect-ranged = 遠距離攻撃+{ $amount }
tokyo_clash-effect-melee = 近接攻撃とその投げ+{ $amount }
tokyo_clash-effect-throws = 投げの距離+{ $amount }
tokyo_clash-effect-defence = 防御+{ $amount }
tokyo_clash-effect-hand = 補充フェイズで{ $amount }枚多くまで引く
tokyo_clash-effect-throw = 同じマスの怪獣か乗り物を{ $amount }マスまで投げる
tokyo_clash-effect-fly = 一直線に{ $amount }マスまで移動

# How effects become sentences, and how several sentences follow each other.
tokyo_clash-effect-sentence = { $text }。
tokyo_clash-effect-and = { $first }、{ $second }
tokyo_clash-effect-then = { $first }{ $second }

## When an effect counts: $text is the effect

tokyo_clash-condition-hit = ダメージを与えたら：{ $text }
tokyo_clash-condition-blocked = 防がれたら：{ $text }
tokyo_clash-condition-meter = 首メーター{ $level }以上：{ $text }
tokyo_clash-condition-per_meter = 首メーター1つにつき：{ $text }
tokyo_clash-condition-king = 自分が王なら：{ $text }
tokyo_clash-condition-target_is_king = 対象が王なら：{ $text }
tokyo_clash-condition-barrage = 一斉放射（ダメージ時、首メーターを使い切る）：{ $text }
tokyo_clash-condition-barrage_lasting = 一斉放射（ダメージ時、首メーターは満ちたまま）：{ $text }
tokyo_clash-condition-spend = 消費：{ $text }
tokyo_clash-condition-refresh = 補充のたびに：{ $text }
tokyo_clash-condition-unblocked = 防がれなければ：{ $text }
tokyo_clash-condition-also = さらに{ $text }
