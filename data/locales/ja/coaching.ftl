# One line below each question in somebody's first games of a kind: what it is about, and what beginners overlook. Never
# the best move. Keys: <game>-coach-<question>, and <game>-coach-<question>-<case> where the table asks for another line.

act-decide = おまかせ
act-decided = 見えている情報だけで、代わりに決めました。
act-decided-order = *メニュー*の*事前指示*を使えば、ゲームの最後まで任せられます。
act-proposal = ### 決めることがいくつかあります
act-proposal-about = 盤面に示した提案：
act-as-suggested = 提案どおり
act-singly = ひとつずつ
act-coach = -# **アドバイス：**{ $line }
act-coach-phone = -# **スマホですか？** *{ board-tall }*を押すと、画像が画面に合います。
settings-way-mention = スレッドでメンション
settings-way-dm = DM
settings-way-none = なし
settings-colours-usual = いつもの色
settings-colours-contrast = コントラスト強め
settings-colours-red_green = 赤と緑を避ける
settings-colours-blue_yellow = 青と黄を避ける
settings-colours-light = 明るい背景
settings-coaching-auto = 最初の2回だけ
settings-coaching-on = いつも出す
settings-coaching-off = 出さない
settings-about-coaching = アドバイス
settings-coaching-choose = 質問の下のアドバイス
settings-coaching = { $coaching ->
        [on] どの質問の下にも、初心者向けのアドバイスを出します。
        [off] 初心者向けのアドバイスは出しません。
       *[auto] 各ゲームの最初の2回は、質問の下にアドバイスを出します。
    }
coaching-auto = 最初の2回だけ
coaching-on = いつも出す
coaching-off = 出さない

## Total War

total_war-coach-open = 初手はどのカードでもかまいません。大きな数字は応戦されにくく、手元に残したカードで次の打撃に応戦することになります。
total_war-coach-answer = 同じ数でも応戦できます。パワー{ $power }が使えます。1度だけ、数字に足せます。
total_war-coach-answer-spun = 同じ数でも応戦できます。パワーは使用済みですが、ハートを出せばまた使えるようになります。
total_war-coach-answer-wound = 数字では痛撃を止められません。{ $stays ->
        [yes] 方向転換、標的指定、または別の痛撃で、よそへ回せます。
       *[no] 方向転換か標的指定で痛撃は消え、最後の数字に戻ります。別の痛撃なら、よそへ回せます。
    }
total_war-coach-answer-stuck = この手札では応戦できません。でも負傷は終わりではありません。手札の数字を1枚ダメージとして置けば、次のラウンドは先手です。
total_war-coach-target = 名指しされた人は、{ $is_wound ->
        [yes] 痛撃
       *[no] 打撃{ $strike }
    }に応戦します。手番の向きは変わりません。
total_war-coach-damage = 数字がそのままダメージになります。今のダメージは{ $wounds }、ライフは{ $life }です。カードのハートや建物は、ここでは何もしません。
total_war-coach-damage-furious = 数字がそのままダメージになります。今のダメージは{ $wounds }、ライフは{ $life }で、怪獣はもう激怒しています。カードのハートや建物は、ここでは何もしません。
total_war-coach-heart = ハートはその数字を一撃に足し、自分のパワーをまた使えるようにします。そのあと全員が3枚に補充します。
total_war-coach-building = 取らなかった建物は場に残り、次に負傷した人の上に倒れます。
total_war-coach-counter = ハートは1枚ごとに、その数字のダメージを攻撃側に与えます。応戦はされず、自分のパワーもまた使えるようになります。
total_war-coach-discard = 捨て札は表向きです。何を手放したか、全員に見えます。

## Tokyo Clash

tokyo_clash-coach-act = どのカードも、コストに関係なく、捨てて怪獣ボードのアクションに使えます。パスしても終わりではなく、ほかの人が動くあいだはまた行動できます。
tokyo_clash-coach-act-broke = エネルギーは0です。ビルを壊すか、乗り物を投げるか、カードを捨てて怪獣ボードのアクションを使えます。捨てるのにコストはかかりません。
tokyo_clash-coach-act-mothra = モスラは破壊からは何も得ません。エネルギーは、カードを捨てるか、補充フェイズに隣のビルから得られます。
tokyo_clash-coach-act-full = エネルギーは{ $energy }で、これが上限です。これ以上得ても失われます。
tokyo_clash-coach-act-last = ほかの全員がパスしました。パスすればラウンドが終わり、行動すればほかの人もまた行動できます。
tokyo_clash-coach-momentum = 勢い：誰よりも先に、もう1アクションできます。ここでやめてもパスにはなりません。
tokyo_clash-coach-action = どちらを選んでもカードはなくなります。その文章とコストは関係ありません。
tokyo_clash-coach-attack = ダメージは相手の山札からカードを奪い、いちばん良い1枚がトロフィーになります。投げれば、ぶつかったものが壊れてエネルギーになります。
tokyo_clash-coach-target = カードの効果を受ける相手を選ぶだけです。これに防御はできません。
tokyo_clash-coach-spend = 消費した強化は場を離れます。残せば、あとの攻撃に使えます。
tokyo_clash-coach-throw = 投げたものがぶつかった先を壊し、そのエネルギーはあなたのものです。
tokyo_clash-coach-throw-to = 投げた乗り物は、落ちた先のもの1つと一緒に壊れます。エネルギーは両方から入ります。
tokyo_clash-coach-throw-to-kaiju = 怪獣は小さなものを突き抜けて飛び、マスごとに1つ壊せます。大型ビルか、ほかの怪獣のところで止まります。
tokyo_clash-coach-throw-hit = ここの何かを壊してエネルギーを得るか、怪獣に1ダメージを与えるかです。
tokyo_clash-coach-throw-through = 壊したものはエネルギーになります。小型ビルは、ゲームの終わりも近づけます。
tokyo_clash-coach-throw-collide = 2体とも1ダメージを受け、2体とも防御できます。
tokyo_clash-coach-trophy = 最後に、その支配力があなたのものとして数えられます。持ち主はそのカードなしで戦い続けます。
tokyo_clash-coach-radar = カードを見て、元に戻します。ほかの人にわかるのは、誰の山札だったかだけです。
tokyo_clash-coach-bunker = 次に引くカードになります。どのカードかは全員に見えます。
tokyo_clash-coach-recall = 次に引くカードになります。どのカードかは全員に見えます。
tokyo_clash-coach-bask = 壊したときと同じものが手に入り、ビルは残ります。
tokyo_clash-coach-refresh = 手札は5枚、王は6枚まで引きます。残したカードの分だけ、新しいカードは減ります。
tokyo_clash-coach-move = 何でも通り抜けられますが、大型ビルの上では止まれません。乗り物を投げるには、同じマスにいる必要があります。
tokyo_clash-coach-fly = 一直線に何でも飛び越えますが、大型ビルの上では止まれません。
tokyo_clash-coach-dodge = 攻撃はもう終わりました。今どこに立つかで、次に誰の手が届くかが決まります。
tokyo_clash-coach-push = 何でも通り抜けて押せます。止まれないのは大型ビルの上だけです。
tokyo_clash-coach-pull = 自分のマスまで引き寄せられます。射程のない攻撃は、そこにいないと届きません。
tokyo_clash-coach-place = そこに置くだけで、途中のものは壊れません。
tokyo_clash-coach-smash = 壊したものはエネルギーになります。小型ビルは、ゲームの終わりも近づけます。
tokyo_clash-coach-recover = どのカードを取ったかは全員に見えます。
tokyo_clash-coach-discard = 何を捨てたかは全員に見えます。
tokyo_clash-coach-strip = 強化は捨て札になるだけで、ゲームから消えるわけではありません。
tokyo_clash-coach-sift-keep = このカードが見えるのはあなただけです。取らなかったものは山札の下に入ります。
tokyo_clash-coach-sift-under = 先に入れたカードが、あとのカードより上になります。
tokyo_clash-coach-riposte = 返し技もほかと同じダメージです。トロフィーになることもあり、相手は防御できます。
tokyo_clash-coach-defend = 通ったダメージ1につき、山札が1枚減ります。いちばん良いものは相手のトロフィーです。防御にもカードのコストがかかります。
tokyo_clash-coach-defend-king = ダメージが1でも通れば、王冠を失い、山札も減ります。
tokyo_clash-coach-defend-stuck = 今の手札では防御できません。それを誰にも悟られないように、同じように尋ねています。
tokyo_clash-coach-hunt-tank = 手番順の最後なので、あなたが決めます。怪獣と同じマスか隣の戦車は、そのプレイヤーのエネルギーを1減らします。
tokyo_clash-coach-hunt-ufo = 手番順の最後なので、あなたが決めます。怪獣と同じマスか隣のUFOは、そのプレイヤーの手札を1枚捨てさせます。
tokyo_clash-coach-move-tank = 手番順の最後なので、あなたが決めます。怪獣と同じマスか隣の戦車は、そのプレイヤーのエネルギーを1減らします。
tokyo_clash-coach-move-ufo = 手番順の最後なので、あなたが決めます。怪獣と同じマスか隣のUFOは、そのプレイヤーの手札を1枚捨てさせます。
tokyo_clash-coach-move-train = 手番順の最後なので、あなたが決めます。列車は、投げるか壊した人にエネルギー3をもたらします。
tokyo_clash-coach-place-tank = 戦車はイベントフェイズのたびに、同じマスか隣にいる怪獣のプレイヤーからエネルギーを1奪います。モスラは除きます。同じマスにいれば投げられます。
tokyo_clash-coach-place-train = 列車は、投げるか壊した人にエネルギー3をもたらします。
tokyo_clash-coach-place-jet = 戦闘機は前方の直線を掃射します。そこにいる怪獣は強化を1つ失います。
tokyo_clash-coach-place-ufo = UFOは最も近い怪獣を追い、そばのプレイヤーに手札を1枚捨てさせます。壊せばエネルギー3です。
tokyo_clash-coach-place-battleship = 戦艦は直線を撃ちます。その上にいる怪獣はトロフィーを1枚失います。
tokyo_clash-coach-place-generator = そこへ動かされた怪獣は防御不能の1ダメージを受けます。自分で入った怪獣は、山札の一番上のカードを失います。
tokyo_clash-coach-face-train = 次のイベントフェイズに、この方向へ1〜3マス走ります。誰もがそれを計算に入れられます。
tokyo_clash-coach-face-jet = 毎ラウンドこの方向へ2マス飛び、前方のすべてを掃射します。
tokyo_clash-coach-face-battleship = この方向の端まで撃ちます。直線上の怪獣は、いちばん新しいトロフィーを失います。

## Monopoly

monopoly-coach-turn = 家はGOで収入になります。戦車は、先にAPで踏みつぶされなければ、止まった敵を撃ちます。建てられるのは、サイコロを振る前の今だけです。
monopoly-coach-turn-bare = 家のない廃墟を持っています。{ $bare ->
        [yes] 家か戦車を置く
       *[no] 家を建てる
    }までは、誰かに買われるかもしれません。
monopoly-coach-turn-serves = 手番も判断もあなたのものですが、GOでは何ももらえず、買うことも建てることもできません。
monopoly-coach-turn-fish = ここでも普段の手番と同じように建設や取引ができます。行く先が戦車だらけなら、とどまるのも手です。
monopoly-coach-works = 家は地区が買われるのを防ぎ、GOで収入になりますが、自分も含め、誰かが止まるたびに1軒倒れます。戦車は止まった敵を撃ちます。どちらも半額で売れます。
monopoly-coach-sell = 当局の買い取りは半額です。ほかのプレイヤーなら、もっと出すかもしれません。
monopoly-coach-debt = 破産はありません。売っても払えない分は帳消しになります。
monopoly-coach-place-house = 買われてしまうのは、家のない地区だけです。
monopoly-coach-place-tank = 戦車は、そこに止まった敵なら、身を潜めていても撃ちます。先にAPで踏みつぶされることもあります。
monopoly-coach-deal-with = お金、チャンスカード、地区は取引できます。HPとAPはできません。
monopoly-coach-deal-give = 地区は、そこにあるものすべてと一緒に移ります。
monopoly-coach-deal-take = 1色がそろうと、{ $reach }マス先まで届くメーサー砲を建てられます。
monopoly-coach-deal-money = お金を添えることも、受け取ることもできます。
monopoly-coach-deal-answer = それで何がそろうか、自分と相手の両方を見てください。攻撃しないという約束は、誰も縛りません。
monopoly-coach-escape = { monopoly-coach-turn-fish }
monopoly-coach-shift = 1マスの差で、戦車に出くわすか、GOに着くか、敵とぶつかるかが変わります。
monopoly-coach-lunge = 服従から抜け出す道は戦闘だけです。自分の攻撃で、自由な怪獣の最後のHPを奪うことです。
monopoly-coach-hide = 身を潜めると何もしません。家は倒れず、何も買わず、戦いません。それでも戦車は撃ってきます。
monopoly-coach-go = HPに上限はなく、APは12までです。最後のHPを失うと、勝者に従うことになります。
monopoly-coach-fish = ここでは戦闘がありません。APはGOで戻ります。
monopoly-coach-stride = 止まったマスは、サイコロで止まったのと同じに扱います。
monopoly-coach-lose_tank = 戦車は原子力発電所へ行き、そこに止まった人のものになります。
monopoly-coach-jam = カードはなくなりますが、ここではどこからも撃たれません。
monopoly-coach-declare = 戦闘カードは1回の戦闘に1枚です。使わなければ、また次に尋ねます。
monopoly-coach-shield = カードはなくなります。最後のHPを奪われると、その相手に服従します。
monopoly-coach-strike = 使えるのは止まるたびに2 APまで、振り分けは自由です。APはGOで3ずつ戻ります。
monopoly-coach-strike-short = 今のAPではこの地区を壊しきれず、売りに出るのは廃墟だけです。壊した分は次に来た人の得になります。APはGOで戻ります。
monopoly-coach-strike-serves = 服従中は、2 APがすぐに戻ります。自由な怪獣の最後のHPを奪えば、自由になれます。
monopoly-coach-strike_back = 攻撃しなくてもかまいません。残したAPは次の戦闘に使えます。APはGOで戻ります。
monopoly-coach-strike_back-serves = { monopoly-coach-strike-serves }
monopoly-coach-tanks = 撃つなら地区のダメージ全部、でなければ撃たないかです。撃たないことを、取引の材料にもできます。
monopoly-coach-maser = サイコロ1回につき1度、射程内に止まった敵を撃ちます。撃たないことを、取引の材料にもできます。
monopoly-coach-buy = ここに建てられるのは次の手番からです。それまでは、止まった人に買われるかもしれません。
monopoly-coach-buy-last = 買うと残りは{ $left }、家は{ $house }です。家が建つまでは、止まった人に買われるかもしれません。
