# Unofficial Godzilla Monopoly in words. Style: docs/languages/ja.md.
# Names of kaiju come in bold where they stand first. Spaces and cards are named in monopoly-cards.ftl. $money, $price and $cost
# come spelled by the messages of money below.

## Money, places and things

monopoly-point = .
monopoly-millions = { $count }M
monopoly-thousands = { $count }K
monopoly-no-money = 0円
monopoly-nothing = なし
monopoly-city = 当局
monopoly-space = マス{ $number }
monopoly-houses =
    { $count ->
        [0] 家なし
       *[other] 家{ $count }軒
    }
monopoly-tanks =
    { $count ->
        [0] 戦車なし
       *[other] 戦車{ $count }台
    }
monopoly-maser = メーサー砲
monopoly-stands = { $houses }、{ $weapons }
monopoly-counted =
    { $count ->
        [1] { $what }
       *[other] { $what } ×{ $count }
    }
monopoly-lot = { $district }（{ $stands }）
monopoly-foe = { $name }（{ $hp } HP、{ $ap } AP）
monopoly-guns = { $owner }の戦車が{ $damage }ダメージで撃ちます
monopoly-target-house = 家
monopoly-target-tank = 戦車
monopoly-rolled = { $name } { $die }
monopoly-again = 、振り直し：{ $rolls }
monopoly-colour-brown = 茶色
monopoly-colour-light_blue = 水色
monopoly-colour-pink = ピンク
monopoly-colour-orange = オレンジ
monopoly-colour-red = 赤
monopoly-colour-yellow = 黄色
monopoly-colour-green = 緑
monopoly-colour-navy = 紺

## Options

monopoly-name = モノポリー
monopoly-title = 非公式ゴジラ・モノポリー
monopoly-about = 非公式ゴジラ・モノポリー：地区を壊し、廃墟を買い、武装して、ほかの怪獣をすべて服従させます。
monopoly-minutes = 90
monopoly-option-track = コース
monopoly-option-track-about = 怪獣の回るところ（GM-11.1）。
monopoly-option-track-city = 東京、32マス
monopoly-option-track-bay = 東京湾、24マス
monopoly-option-short = 短いゲーム
monopoly-option-short-about = どの怪獣も12 HPでなく6 HPで始めます（GM-1.4）。
monopoly-option-lap_limit = 最終周
monopoly-option-lap_limit-about = 自由な怪獣の誰かがGOをその回数通ると、そのラウンドが最後です（GM-10.5）。
monopoly-option-lap_limit-0 = なし
monopoly-option-lap_limit-12 = 12周目
monopoly-option-lap_limit-20 = 20周目
monopoly-option-alarm = 警報
monopoly-option-alarm-about = 周を重ねるほど戦車のダメージが増え、ゲームに決着がつきます（GM-1.4）。
monopoly-option-demolished = 壊滅
monopoly-option-demolished-about = いつ地区が廃墟になり、止まった人が買えるか（GM-3.3）。
monopoly-option-demolished-houses = 家がないとき
monopoly-option-demolished-bare = 家も戦車もないとき
monopoly-option-tank_targets = 第三者の戦車
monopoly-option-tank_targets-about = ほかの2体が戦うところで、戦車が誰を撃てるか（GM-5.4）。
monopoly-option-tank_targets-any = 戦闘中の敵なら誰でも
monopoly-option-tank_targets-lander = 止まった怪獣
monopoly-option-deals = 取引
monopoly-option-deals-about = いつ提案できるか、服従したプレイヤーがカードを売れるか（GM-9.3、GM-9.5）。
monopoly-option-deals-in_need = サイコロの前と、お金が必要なとき
monopoly-option-deals-own_turn = サイコロの前だけ
monopoly-option-layout = コースの並び
monopoly-option-layout-about = シャッフルすると、地区とチャンスが独自の順に並びます（GM-11.10）。
monopoly-option-layout-fixed = 元のまま
monopoly-option-layout-shuffled = シャッフル

## Presets

monopoly-preset-printed = 記載どおり
monopoly-preset-printed-about = 説明書どおり：警報も最終周もなく、ほかの全員が服従すると終わります。
monopoly-preset-house = ハウス
monopoly-preset-house-about = 周を重ねるほど戦車が強くなり、20周目が最後。取引はサイコロの前に行います。

## What versions of the rules have changed

changed-2-GM-3-3 = 家のない地区は、戦車が残っていても売りに出ます。
changed-2-GM-5-4 = 第三者の戦車は、自分の地区の戦闘にいる敵なら誰でも撃てます。
changed-2-GM-9-1 = お金が必要なときは、サイコロのあとにも取引を提案できます。
changed-2-GM-9-3 = 服従したプレイヤーは、残っているチャンスカードを売れます。
changed-2-GM-9-4 = 消えた提案は、もう取り下げられません。
changed-2-GM-10-5 = 最終周がなければ、ほかの全員が服従するまで終わりません。

## Kaiju: the rulebook says nothing of how they differ, so they differ in looks only

monopoly-kaiju-godzilla = 湾から歩いて上がり、誰の権利書にも足を止めない。
monopoly-kaiju-mothra = ふわりと降りる。それでも家は1軒倒れる。
monopoly-kaiju-king_ghidorah = 首は三つ、財布は一つ。
monopoly-kaiju-rodan = 降り立つところ、屋根が飛ぶ。
monopoly-kaiju-anguirus = 低く、とげがあり、辛抱強い。誰も訪ねたがらない大家。
monopoly-kaiju-gigan = 両手は鉤爪。何にも署名しない。
monopoly-kaiju-mechagodzilla = 全身が鋼。それでも丈夫さはみんなと同じ。
monopoly-kaiju-megalon = 地下から現れ、払うものはみんなと同じだけ払う。

## Looking things up

monopoly-word-card = チャンス：{ $name }
# Where something that is looked up comes from.
monopoly-word-from-printed = 説明書から。
monopoly-word-from-house = 独自：説明書に名前はありません。
monopoly-word-from-pack = この卓のデータパックから：{ $source }。
monopoly-word-district = { $name }（{ $track }）
monopoly-word-district-text = { $colour } · 権利 { $price } · 家 { $house } · 戦車 { $tank }
    戦車1〜4台のダメージ：{ $damage } · メーサー砲 { $maser }、ダメージ { $maser_damage }
monopoly-word-space-go = 通るか止まると：2M、自分の家1軒につき500K、3 AP。または代わりに1 HP（GM-8.1）。
monopoly-word-space-chance = カードを1枚引いて従うか、手元に残します（GM-8.2）。
monopoly-word-space-fish = 送られると3手番。自分で来たなら、2 APを1 HPに換えられます（GM-8.4、GM-8.5）。
monopoly-word-space-plant = プールを受け取ります。少なくとも1Mと1 HP。戦闘はありません（GM-8.6、GM-8.7）。
monopoly-word-space-scent = GOを通らず、まっすぐ魚の山へ（GM-8.3）。

## Questions

monopoly-ask-turn = { $held ->
        [0] あなたの番です：{ $can ->
            [roll] サイコロを振ってください
            [deal] サイコロを振るか、取引を提案できます
           *[build] 建設、売却、取引、またはサイコロ
        }。今は{ $cash }、{ $ap } AP、{ $hp } HPです。
       *[other] 魚の山であと{ $held }手番です。ゾロ目なら出られます。今は{ $cash }、{ $ap } AP、{ $hp } HPです。
    }
monopoly-ask-works = { $district }：{ $stands }。ここをどうしますか？ 所持金は{ $cash }です。
monopoly-ask-sell = 何を売りますか？ 家、戦車、権利は半額です。所持金は{ $cash }です。
monopoly-ask-debt = 債務は{ $debt }、所持金は{ $cash }です。{ $has_more ->
        [yes] 何を売りますか？
       *[no] ほかのプレイヤーに何か売るか、あるだけ払ってください。残りは帳消しになります。
    }
monopoly-ask-place-house = 家を1軒、無料で建てられます。どこにしますか？
monopoly-ask-place-tank = 戦車を1台、無料で置けます。どこにしますか？
monopoly-ask-deal-with = 誰と取引しますか？
monopoly-ask-deal-give = 何を渡しますか？ お金は最後に決めます。
monopoly-ask-deal-take = 代わりに何を求めますか？
monopoly-ask-deal-money = お金はいくら添えますか？ 単位は1,000円です。0より上なら払い、下なら受け取ります。
monopoly-ask-deal-answer = { $dealer }の提案です。受け取るもの：{ $gets }。渡すもの：{ $gives }。応じますか？
monopoly-ask-escape = ゾロ目が3回、魚の山行きです。すぐに脱出を試しますか？
monopoly-ask-shift = 出た目は{ $roll }です。「下水道」を使いますか？
monopoly-ask-lunge = 出た目は{ $roll }です。1マス多く、または少なく進むと、戦闘になります。
monopoly-ask-hide = { $goal ->
        [none] 出た目の先に敵がいます。止まりますか、1マス手前で身を潜めますか？
       *[other] { $goal }{ $stands ->
            [none] {""}
           *[other] （{ $stands }）
        }に{ $foes }がいます。{ $guns ->
            [none] {""}
           *[other] { $guns }。
        }止まりますか、1マス手前で身を潜めますか？
    }
monopoly-ask-go = GOです。{ $money }{ $houses ->
        [0] {""}
       *[other] （基本の{ $base }と、家{ $houses }軒に1軒あたり{ $each }）
    }{ $ap_gain ->
        [0] {""}
       *[other] と{ $ap_gain } AP
    }か、1 HPか、どちらにしますか？ 今は{ $ap } AP、{ $hp } HPです。
monopoly-ask-fish = ここで食べますか？ 2 APで1 HPです。今は{ $ap } AP、{ $hp } HPです。
monopoly-ask-stride = 大股歩き：どこまで進みますか？
monopoly-ask-lose_tank = 戦車を1台失います。どれにしますか？
monopoly-ask-jam = 狙われています。「レーダー妨害」を使いますか？
monopoly-ask-declare = この攻撃で戦闘カードを宣言しますか？
monopoly-ask-shield = ダメージが来ます。今は{ $hp } HPです。「甲殻」を使いますか？
monopoly-ask-strike = { $place }{ $stands ->
        [none] {""}
       *[other] ：{ $stands }
    }。{ $guns ->
        [none] {""}
       *[other] { $guns }。
    }{ $serves ->
        [yes] {""}
       *[no] { $ap } APのうち
    }{ $most } APまでで攻撃できます。
monopoly-ask-strike_back = { $lander }が{ $place }で襲ってきました。{ $serves ->
        [yes] {""}
       *[no] { $ap } APのうち
    }{ $most } APまでで反撃できます。
monopoly-ask-tanks = 戦車の射程に入りました。撃ちますか？
monopoly-ask-maser = メーサー砲の射程に入りました。撃ちますか？
monopoly-ask-buy = { $place }は壊滅しています。権利を{ $price }で買いますか？ 所持金は{ $cash }です。

# The same, short, about somebody else: "waiting for …", always a noun.
monopoly-wait-turn = 建設、取引、サイコロ
monopoly-wait-works = 建設か売却
monopoly-wait-sell = 売却
monopoly-wait-debt = 債務のための売却
monopoly-wait-place-house = 家の配置
monopoly-wait-place-tank = 戦車の配置
monopoly-wait-deal-with = 取引の提案
monopoly-wait-deal-give = 取引の提案
monopoly-wait-deal-take = 取引の提案
monopoly-wait-deal-money = 取引の提案
monopoly-wait-deal-answer = 提案への返事
monopoly-wait-escape = 魚の山からの脱出
monopoly-wait-shift = 下水道の判断
monopoly-wait-lunge = 進むマス数の選択
monopoly-wait-hide = 止まるか潜むかの判断
monopoly-wait-go = GOでの選択
monopoly-wait-fish = 魚を食べるかの判断
monopoly-wait-stride = 進むマス数の選択
monopoly-wait-lose_tank = 失う戦車の選択
monopoly-wait-jam = レーダー妨害の判断
monopoly-wait-declare = 戦闘カードの判断
monopoly-wait-shield = 甲殻の判断
monopoly-wait-strike = { $place }での攻撃
monopoly-wait-strike_back = { $place }での反撃
monopoly-wait-tanks = 戦車で撃つかの判断
monopoly-wait-maser = メーサー砲で撃つかの判断
monopoly-wait-buy = { $place }を買うかの判断

# To somebody who presses a public answer of another player.
monopoly-whose-turn = サイコロを振るのは**{ $name }**です。
monopoly-whose-deal-answer = その提案は**{ $name }**宛てです。

## Answers

monopoly-pick-roll = サイコロを振る
monopoly-pick-stay = 振らずにとどまる
monopoly-pick-deal = 取引を提案
monopoly-pick-withdraw = { $name }への提案を取り下げる
monopoly-pick-back = 戻る
monopoly-pick-sell = 先に何か売る
monopoly-pick-works = { $district }：{ $stands }
monopoly-pick-rights = { $district }：権利を{ $money }で
monopoly-pick-build = { $stands }：{ $way ->
        [pay] { $money }を払う
        [get] { $money }を得る
       *[even] 無料
    }
    .full = { $district }、{ $stands }：{ $way ->
        [pay] { $money }を払う
        [get] { $money }を得る
       *[even] 無料
    }
monopoly-pick-place = { $district }：{ $stands }
monopoly-pick-tank = { $district }：{ $stands }
monopoly-pick-seat = { $name }
monopoly-pick-district = { $district }（{ $stands }）
monopoly-pick-card = { $card }
monopoly-pick-use = { $card }を使う
monopoly-pick-keep = 残しておく
# $space is where one would stop; "none" if that is not known.
monopoly-pick-as_rolled = 出た目のまま{ $space ->
        [none] {""}
       *[other] ：{ $space }
    }
monopoly-pick-more = 1マス多く{ $space ->
        [none] {""}
       *[other] ：{ $space }
    }
monopoly-pick-less = 1マス少なく{ $space ->
        [none] {""}
       *[other] ：{ $space }
    }
monopoly-pick-steps = { $steps }マス、{ $space }へ
monopoly-pick-land = 止まる
    .short = 止まる{ $space ->
        [none] {""}
       *[other] ：{ $space }
    }
    .full = { monopoly-pick-land.short }
monopoly-pick-hide = 身を潜める
    .short = 身を潜める{ $space ->
        [none] {""}
       *[other] ：{ $space }
    }
    .full = { monopoly-pick-hide.short }
monopoly-pick-money = { $money }{ $ap ->
        [0] 、APなし
       *[other] と{ $ap } AP
    }
monopoly-pick-hp = { $hp } HP
monopoly-pick-eat = { $ap } APで{ $hp } HP
monopoly-pick-pass-fish = 食べない
monopoly-pick-pass-debt = あるだけ払う
monopoly-pick-pass-buy = 買わない
monopoly-pick-buy = { $district }を{ $money }で買う
monopoly-pick-hit = { $number ->
        [1] { $target }
       *[other] { $target }、{ $number }つ目のAP
    }
monopoly-wish-strike = { $name }を攻撃
monopoly-pick-fire = { $name }を撃つ
    .full = { $name }を{ $damage }ダメージで撃つ
monopoly-pick-stand_down = 撃たない
monopoly-pick-accept = 応じる
monopoly-pick-decline = 断る
monopoly-pick-amount = { $way ->
        [pay] { $money }を払う
        [get] { $money }を得る
       *[even] お金なし
    }

# Over lists of answers.
monopoly-group-turn-works = 地区で建てる、売る …
monopoly-group-turn-rights = 廃墟の権利を売る …
    .button = 売る：{ $answer }
monopoly-group-turn-withdraw = 提案を取り下げる …
monopoly-group-works-build = 家と戦車 …
monopoly-group-sell-works = 家と戦車を売る …
    .button = 売る：{ $answer }
monopoly-group-sell-rights = 廃墟の権利を売る …
    .button = 売る：{ $answer }
monopoly-group-strike-none = APを使わない
monopoly-group-strike_back-none = APを使わない
monopoly-strike-way = { $ap } AP：{ $targets }

# Below a question.
monopoly-note-place = 今いるのは{ $place }、{ NUMBER($laps) ->
        [0] 1周目です。
       *[other] { $laps }周しました。
    }
monopoly-note-estate = あなたの地区：{ $lots }{ NUMBER($more) ->
        [0] 。
       *[other] 、ほか{ $more }地区。
    }
monopoly-note-landless = まだ何も持っていません。地区に止まり、そこにあるものを倒し、廃墟を買って、建てて武装しましょう。
monopoly-note-cards = 手元のカード：{ $cards }。使えるときに尋ねます。
monopoly-note-servants = { $names }があなたに従っています（{ $count }体）。
monopoly-note-serves = { $controller }に従っています。自分の攻撃で自由な怪獣の最後のHPを奪えば、自由になれます。
monopoly-note-fish = { $held ->
        [0] ゾロ目でなければとどまるだけで、何も失いません。このあと3手番、毎回また試せます。ここでは戦闘も砲撃もありません。
        [1] 今回は必ず振ります。ゾロ目でなければ1ダメージを受けますが、それでも出られます。
       *[other] 振っても何も失いません。ゾロ目でなければとどまるだけです。ここでは戦闘も砲撃もないので、振らずに手番を見送ってもかまいません。3手番目は必ず振ります。
    }
monopoly-note-peace = GOを通るまでは、敵のいるマスに止まっても戦闘になりません。GOでは、家の数に応じたお金と3 APがもらえます。
monopoly-note-strike = 家は1軒、ひとりでに倒れました。1 APごとに、もう1つ倒せます。APはGOで戻ります。家{ $bare ->
        [yes] も戦車も
       *[no] が
    }なくなれば買えます。
monopoly-note-ruins = 廃墟は、{ $bare ->
        [yes] 家か戦車を置く
       *[no] 家を建てる
    }まで売りに出たままです。
monopoly-note-deal-own = 応じると{ $colour }がそろい、メーサー砲を建てられます。
monopoly-note-deal-other = 応じると{ $name }の{ $colour }がそろい、メーサー砲を建てられます。
monopoly-note-whole = 買うと{ $colour }がそろい、メーサー砲を建てられます。
monopoly-note-breaks = { $owner }には何も入りません。
monopoly-note-fall = { $maser ->
        [yes] そこにあるメーサー砲は、買えば失われます。
       *[no] そこにある戦車は、買えば失われます。
    }
monopoly-note-maser = { $district }には家がなく、壊滅したままです。止まった人が買えば、メーサー砲は失われます。

## Building and selling on one page

monopoly-estate-open = 建てる、売る …
monopoly-estate-sell = 先に何か売る …
monopoly-estate-head = ### 建てる、売る。所持金は{ $cash }です。
    変更は、確定したときにまとめて行われます。家と戦車は半額で売れます（GM-4.4）。
monopoly-estate-head-sell = ### 売る。所持金は{ $cash }です。
    家、戦車、廃墟の権利は半額です（GM-4.4）。変更は、確定したときに行われます。
monopoly-estate-lot = { $district }：{ $now }
monopoly-estate-change = **{ $district }**：{ $now } → **{ $then }** · { $way ->
        [pay] { $money }を払う
        [get] { $money }を得る
       *[even] 無料
    }
monopoly-estate-sold = **{ $district }**：{ $now } → **当局に返す** · { $money }を得る
monopoly-estate-unguarded = **注意：**{ $districts }のメーサー砲を守る家がありません。止まった人がその地区を買えば、メーサー砲は失われます（GM-3.4、GM-4.3）。
monopoly-estate-exposed = **注意：**戦車だけでは{ $districts }を守れません。止まった人がその地区を買えば、戦車は失われます（GM-3.3、GM-3.4）。
monopoly-estate-scrapped = **注意：**{ $districts }のメーサー砲はお金にならず、失われます（GM-4.4）。
monopoly-estate-nothing = まだ何も変わりません。
monopoly-estate-sum = **合計：{ $way ->
        [pay] { $money }を払う。
        [get] { $money }を得る。
       *[even] 支払いなし。
    }**残りは{ $left }です。
monopoly-estate-short = **合計：{ $money }を払う。**所持金は{ $cash }で、{ $missing }足りません。
monopoly-estate-do = 確定
monopoly-estate-back = 戻る
monopoly-estate-part = { $first }〜{ $last } …
monopoly-estate-one = { $first } …
monopoly-estate-title = 建てる、売る
monopoly-estate-title-sell = 売る
monopoly-estate-prices = 家{ $house }、戦車{ $tank }。戦車1〜4台のダメージ：{ $damage }
monopoly-estate-same = そのまま
monopoly-estate-masers = メーサー砲を置く …
monopoly-estate-maser = { $district }：戦車と入れ替え、{ $money }
monopoly-estate-sales = 当局に返す …
monopoly-estate-right = { $district }をまるごと：{ $money }を得る
monopoly-estate-fill = すべての地区で …
monopoly-estate-fill-houses = 家を建てられるだけ
monopoly-estate-fill-tanks = 戦車を置けるだけ
monopoly-estate-fill-sell_tanks = 戦車をすべて売る
monopoly-estate-fill-sell_houses = 家をすべて売る
monopoly-estate-fill-nothing = すべてそのまま

## Deals in one form

monopoly-deal-open = 取引を提案 …
monopoly-deal-whom = ### 誰と取引しますか？
monopoly-deal-partner = { $mark } { $player }、{ $kaiju }
monopoly-deal-has = { $who }：{ $cash }{ $count ->
        [0] 。
       *[other] 、{ $things }。
    }
monopoly-deal-title = { $partner }との取引
monopoly-deal-choose = なし
monopoly-deal-give = 渡すもの
monopoly-deal-take = 受け取るもの
monopoly-deal-pay = 払うお金
monopoly-deal-get = もらうお金
monopoly-deal-pay-about = あなたの所持金は{ $cash }です。
monopoly-deal-get-about = 相手の所持金は{ $cash }です。
monopoly-deal-money-hint = 2.5M、700K、または2500（1,000円単位）
monopoly-deal-district = { $stands }、権利{ $price }
monopoly-deal-card = 手元のカード
monopoly-deal-head = ### { $partner }への提案
monopoly-deal-line-give = 渡すもの：**{ $gives }**
monopoly-deal-line-get = 受け取るもの：**{ $gets }**
monopoly-deal-empty = まだ取引の中身がありません。
monopoly-deal-grain = お金は10K単位です（GM-1.6）。
monopoly-deal-dear = **{ $name }**の所持金は{ $cash }しかありません（GM-9.1）。
monopoly-deal-strange = 「{ $text }」は金額として読めません。2.5M、700K、または2500（1,000円単位）と書いてください。
# In need of money, where the game waits for the answer.
monopoly-deal-haste = -# ゲームは返事を{ $unit ->
        [days] { $count }日
        [hours] { $count }時間
       *[minutes] { $count }分
    }待ちます。返事がなければ、断られたことになります（GM-9.5）。
monopoly-deal-do = 提案を送る
monopoly-deal-change = 変える …
monopoly-counter = 逆提案 …
monopoly-counter-head = ### 断って、{ $partner }に別の案を出す
monopoly-counter-do = 断って逆提案
monopoly-counter-told = **{ $name }**は、これなら応じるそうです。{ $dealer }が渡すもの：{ $gives }。受け取るもの：{ $gets }。
monopoly-counter-look = { $dealer }へ：その案で提案
monopoly-counter-gone = **{ $name }**が逆提案をしましたが、その機会は過ぎました。
monopoly-counter-late = これに乗れるのは手番のプレイヤーだけで、サイコロの前かお金が必要なとき、双方がまだ中身を持っているあいだです（GM-9.1、GM-9.4）。

## Standing orders

monopoly-order-tanks_stand_down_for = { $value }を戦車で撃たない
monopoly-order-tanks_stand_down = 誰も戦車で撃たない
monopoly-order-tanks_fire_at = 選べるときは{ $value }を戦車で撃つ
monopoly-order-masers_stand_down_for = { $value }をメーサー砲で撃たない
monopoly-order-strike_back_with = { $value } APで反撃
monopoly-order-never_strike_back = 反撃しない
monopoly-order-money_at_go = GOではいつもお金
monopoly-order-hp_at_go = GOではいつも1 HP
monopoly-order-always_shield = 最初のダメージで甲殻を使う
monopoly-order-never_shield = 甲殻を残しておく
monopoly-order-never_hide = 身を潜めない
monopoly-order-decline_deals = 取引はすべて断る
monopoly-order-just_roll = 服従するまで、建てずに振る

## Events

monopoly-StartRolled = 最初の手番を決めるサイコロ：{ $rolls }。**{ $seat }**から始めます。
monopoly-TurnBegan = 手番{ $number }：**{ $seat }**。
monopoly-TurnSkipped = **{ $seat }**はGOで支配者を待っています。
monopoly-Released = **{ $seat }**はまたGOを出られます。
monopoly-WorksChanged = **{ $seat }**が{ $district }{ $way ->
        [pay] に{ $money }で建設
        [get] で売却して{ $money }を獲得
       *[even] を建て替え
    }。現在：{ $stands }。
monopoly-WorksChanged-several = **{ $seat }**が{ $way ->
        [pay] { $money }で建設
        [get] 売却して{ $money }を獲得
       *[even] 建て替え
    }。現在：{ $lots }。
monopoly-RightsSold = **{ $seat }**が{ $district }を{ $money }で当局に返しました。
monopoly-Placed = **{ $seat }**が{ $district }に{ $what ->
        [house] 家を1軒、無料で建てました
       *[tank] 戦車を1台、無料で置きました
    }。
monopoly-SparesWait = **{ $seat }**に{ $things }。次のサイコロの前に置きます。
monopoly-SparesLost = **{ $seat }**には{ $things }を置く場所がなく、失われました。
monopoly-OfferMade = **{ $seat }**が{ $to }に提案。渡すもの：{ $gives }。求めるもの：{ $gets }。
monopoly-OfferClosed = { $why ->
        [declined] **{ $to }**が{ $seat }の提案を断りました。
        [withdrawn] **{ $seat }**が{ $to }への提案を取り下げました。
        [lapsed] **{ $seat }**から{ $to }への提案は流れました。
       *[impossible] **{ $seat }**から{ $to }への提案は、もう果たせません。
    }
monopoly-PassedOn = その{ $money }は、{ $seat }の支配者**{ $to }**に渡ります。
monopoly-DealDone = 取引成立。**{ $seat }**が渡すもの：{ $gives }。{ $to }が渡すもの：{ $gets }。
monopoly-Rolled = **{ $seat }**のサイコロは{ $is_double ->
        [yes] { $one }と{ $other }、ゾロ目です。
       *[no] { $one }と{ $other }です。
    }
monopoly-Moved = { $how ->
        [hiding] **{ $seat }**は1マス手前の{ $end }に身を潜めました。
        [card] カードで**{ $seat }**は{ $end }へ。
       *[roll] **{ $seat }**は{ $end }へ。
    }
monopoly-PassedGo = **{ $seat }**、{ $laps }回目のGO：{ $hp ->
        [0] { $money }{ $houses ->
            [0] {""}
           *[other] （基本の{ $base }と、家{ $houses }軒に1軒あたり{ $each }）
        }{ $ap ->
            [0] 。
           *[other] と{ $ap } AP。
        }
       *[other] 1 HP。
    }
monopoly-AlarmRaised = 東京に警報です。戦車のダメージは、これから{ $damage }増えます。
monopoly-SentToFish = { $why ->
        [doubles] 3回続けてのゾロ目。
        [scent] 匂いに誘われました。
       *[card] {""}
    }**{ $seat }**は3手番、魚の山から動けません。
monopoly-AteFish = **{ $seat }**が魚を食べました：2 APで1 HP、合計{ $hp } HP。
monopoly-StayedAtFish = **{ $seat }**は魚の山にとどまり、あと{ $left }手番です。
monopoly-LeftFish = **{ $seat }**が{ $how ->
        [double] ゾロ目で
        [card] 満腹になって、無傷で
       *[fire] 砲火を浴びて
    }魚の山を出ました。
monopoly-PoolTaken = **{ $seat }**が原子力発電所のプールを空にしました：{ $loot }。
monopoly-CardDrawn = **{ $seat }**がチャンスカードを引き{ $is_kept ->
        [yes] 、手元に残しました：{ $card }。
       *[no] ました：{ $card }。{ $text }
    }
monopoly-CardUseless = 「{ $card }」は**{ $seat }**には効果がありません。
monopoly-CardUsed = **{ $seat }**が「{ $card }」を使いました。
monopoly-Reshuffled = チャンスカードをシャッフルし直しました。{ $count }枚です。
monopoly-MoneyGained = { $has_source ->
        [yes] **{ $source }**が{ $seat }に{ $money }を払いました。
       *[no] **{ $seat }**が{ $money }を得ました。
    }
monopoly-MoneyLost = { $is_money ->
        [no] **{ $seat }**には払うお金がありません。{ $cancelled }は帳消しです。
       *[yes] **{ $seat }**がプールに{ $money }を払いました。{ $is_cancelled ->
            [yes] 残りの{ $cancelled }は帳消しです。
           *[no] {""}
        }
    }
monopoly-ApGained = **{ $seat }**が{ $ap } APを得て、合計{ $total } APです。
monopoly-HpGained = **{ $seat }**が{ $hp } HPを得て、合計{ $total } HPです。
monopoly-HpLost = **{ $seat }**が{ $hp } HPを失い、残り{ $total } HPです。
monopoly-TankLost = **{ $seat }**が{ $district }の戦車を1台失いました。戦車はプールに入ります。
monopoly-HousesFell = { $has_by ->
        [yes] **{ $by }**が{ $district }の家を{ $count }軒倒しました。
       *[no] { $district }の家が{ $count }軒倒れました。
    }{ $houses ->
        [0] もう残っていません。
       *[other] 残りは{ $houses }軒です。
    }
monopoly-Struck = **{ $seat }**が{ $ap } APで攻撃：{ $targets }。
monopoly-TanksFell = **{ $by }**が{ $district }の戦車を{ $count }台踏みつぶしました。{ $tanks ->
        [0] もう残っていません。
       *[other] 残りは{ $tanks }台です。
    }
monopoly-Hurt = { $shielded ->
        [0] {""}
       *[other] 「甲殻」が{ $shielded }ダメージを受け止めました。
    }**{ $seat }**が{ $weapon ->
        [strike] { $by }
        [tanks] { $by }の戦車
       *[maser] { $by }のメーサー砲
    }から{ $damage }ダメージを受け、残り{ $hp } HPです。
monopoly-Fired = { $district }にある**{ $seat }**の{ $weapon ->
        [tanks] 戦車
       *[maser] メーサー砲
    }が{ $target }に発砲：{ $damage }ダメージ。
monopoly-StoodDown = { $district }にある**{ $seat }**の{ $weapon ->
        [tanks] 戦車
       *[maser] メーサー砲
    }は撃ちませんでした。
monopoly-Duelled = **{ $one }**と{ $other }はともに限界で、{ $paid } APずつ払いました。{ $is_won ->
        [yes] { $winner }が持ちこたえました。
       *[no] どちらも続けられず、1 HPずつ残りました。
    }
monopoly-Survived = **{ $seat }**に1 HPが残りました。倒したのが、自分に従う怪獣だからです。
monopoly-Subjugated = **{ $seat }**が{ $by }に敗れ、{ $to }に従います。資産は売られて{ $money }になりました。
monopoly-WentOver = **{ $seat }**はこれから{ $to }に従います。
monopoly-EstateShared =
    { NUMBER($heirs) ->
        [1] **{ $seat }**の資産は{ $seats }のものになります：{ $money }。
       *[other] **{ $seat }**の資産を分けます：{ $seats }に{ $money }ずつ。
    }
monopoly-Killed = **{ $seat }**が{ $by }にまた倒され、GOで待ちます。
monopoly-BrokeFree = **{ $seat }**が{ $beaten }を倒し、そのすべてを奪って自由を取り戻しました。{ $beaten }は{ $seat }に従います。
monopoly-Bought = **{ $seat }**が{ $district }を{ $money }で買いました。{ $has_before ->
        [yes] { $before }には何も入りません。
       *[no] {""}
    }
monopoly-Ended = { $reason ->
        [king_of_the_monsters] すべての相手が**{ $winner }**に従いました。怪獣王の誕生です！
       *[lap_limit] 最終周が終わりました。{ $is_won ->
            [yes] 頂点に立ったのは**{ $winner }**です。
           *[no] 1位は同点です。
        }
    }

## Once around the table in two lines

monopoly-round = 卓を一巡：{ $houses ->
        [0] 倒れた家はなし
       *[other] 家{ $houses }軒が倒壊
    }、{ $bought ->
        [0] 売れた地区はありません。
       *[other] { $bought }地区が売れました。
    }
monopoly-round-free = **{ $seat }**が自由を取り戻し、{ $beaten }が従います。
monopoly-round-fell = **{ $seat }**はこれから{ $to }に従います。
monopoly-round-hurt = いちばんの痛手は**{ $seat }**で、{ $damage }ダメージを受け、残り{ $hp } HPです。
monopoly-round-quiet = 誰にもかすり傷ひとつありません。

## How a seat stands

monopoly-seat = { $hp } HP、{ $ap } AP、{ $cash }、{ $districts ->
        [0] 地区なし
       *[other] { $districts }地区
    }{ $serves ->
        [yes] 、{ $controller }に服従
       *[no] {""}
    }

## Results

monopoly-reason-king_of_the_monsters = すべての相手を服従させて
monopoly-reason-lap_limit = 最終周を終えて
monopoly-score =
    { $score ->
        [0] 服従させた怪獣なし
       *[other] 服従させた怪獣{ $score }体
    }
monopoly-standing = { $won }、{ $hp } HP
