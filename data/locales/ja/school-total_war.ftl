lesson-total_war-striking = 打撃と応戦
lesson-total_war-striking-enough = { kaiju-rodan }の打撃6です。6以上を出せば、次は{ kaiju-mothra }が応戦する番になります。同じ数でも足ります。
refused-lesson-total_war-too-high = 8でも応戦できますが、6には6で足ります。8は取っておきましょう。もっと強い打撃が来ます。
refused-lesson-total_war-power-later = ここではパワーは要りません。カードだけで足ります。パワーは次のレッスンです。
lesson-total_war-striking-equal = 打撃が一周し、8になって戻ってきました。手札はいつも3枚に補充されます。8を止められるのはどれですか？
lesson-total_war-striking-end = { kaiju-mothra }にはそこまで高いカードがなく、攻撃を受けました。これが要です。足りる中でいちばん低いカードを出し、高いものは残します。

lesson-total_war-power = パワーとハート
lesson-total_war-power-add = 打撃8に対し、いちばん高い手札は7です。怪獣は1度だけ、パワー2を数字に足せます。7＋2＝9です。
refused-lesson-total_war-no-need = 攻撃を受けてもかまいませんが、その必要はありません。7にパワーを足せば8を上回ります。
lesson-total_war-power-heart = −3はどの打撃にも応戦でき、打撃を3下げます。2枚出て、あなたの打撃は3になりました。パワーは使用済みで、ハートを出せばまた使えます。ハートのあるカードはどれですか？
refused-lesson-total_war-no-heart = それでも応戦できますが、パワーは使用済みのままです。ハート付きの4なら両方できます。
lesson-total_war-power-end = パワーがまた使えます。危ないときに使い、そのあとハートを探しましょう。

lesson-total_war-specials = 特殊カード
lesson-total_war-specials-wound = { kaiju-rodan }が痛撃を出しました。数字では止められず、特殊カードだけが応戦できます。方向転換なら痛撃は消えて逆回りになり、次は{ kaiju-rodan }です。
lesson-total_war-specials-target = { kaiju-mothra }の打撃は8です。9でも応戦できますが、{ kaiju-mothra }自身もあと一撃で倒れます。標的指定なら、応戦する相手を選べます。
refused-lesson-total_war-use-target = それでも応戦できますが、次は無傷の{ kaiju-rodan }です。標的指定なら、8を{ kaiju-mothra }に返せます。
lesson-total_war-specials-whom = 8を誰に向けますか？ ダメージを見てください。{ kaiju-mothra }はライフ9に対し、すでに7です。
refused-lesson-total_war-weaker = { kaiju-rodan }は無傷です。{ kaiju-mothra }は倒れる寸前で、とどめを刺した側が得点します。
lesson-total_war-specials-end = { kaiju-mothra }は自分の8に応戦できず、さらに2で9に達し、撃破されます。特殊カードはどの数字にも痛撃にも応戦できます。低い打撃に使うのはもったいないです。

lesson-total_war-wounds = 負傷と得点
lesson-total_war-wounds-hit = 打撃10には、パワーを足しても届くカードがありません。誰にでもあることです。攻撃を受けましょう。
lesson-total_war-wounds-lay = 手札の数字を1枚、ダメージとして置きます。その数がそのままダメージです。{ kaiju-godzilla }はダメージ10で倒れ、今は3です。
refused-lesson-total_war-lowest = それではダメージが余分に増えます。いちばん小さい数字を置きましょう。
lesson-total_war-wounds-open = 負傷した人が次のラウンドの先手です。初手はどのカードでもかまいません。大きな数字は応戦されにくくなります。
refused-lesson-total_war-keep-heart = ハートは手元に残しましょう。相手を負傷させたときに、いちばん役立ちます。
refused-lesson-total_war-open-high = パワーなしの9で先手を取りましょう。応戦できる相手は少なく、パワーもあとに残せます。
lesson-total_war-wounds-heart = { kaiju-mothra }は負傷して3を置き、ライフ9に対してダメージ5です。攻撃側はハートを足せます。あなたのハートは4です。
refused-lesson-total_war-add-heart = 5と4で9、ちょうど相手のライフです。足しましょう。
lesson-total_war-wounds-end = 9に達して{ kaiju-mothra }は倒れ、3点が入ります。相手は激怒して戻り、2度目の撃破で脱落します。3人なら12点か、最後の1体になれば勝ちです。
lesson-total_war-buildings = 建物と二重痛撃
lesson-total_war-buildings-raise = { kaiju-rodan }の打撃6です。あなたの7には建物アイコンがあります。出すと建物カードが1枚表になり、次に負傷した人の上に倒れます。出しましょう。
refused-lesson-total_war-plain-seven = 7だけで足ります。パワーは取っておきましょう。
refused-lesson-total_war-double-later = まだ早いです。誰も応戦できないカードなので、倒れる建物があるときに出すのがいちばんです。
refused-lesson-total_war-raise-it = それでも応戦できますが、建物は現れません。建物アイコンのある7を出しましょう。
lesson-total_war-buildings-double = 値4の建物が表になり、打撃は10になって戻ってきました。二重痛撃は何にでも応戦でき、これには誰も応戦できません。次の{ kaiju-mothra }がすぐに負傷します。
refused-lesson-total_war-no-escape = それでも応戦できますが、{ kaiju-mothra }にも応戦できるカードがあるかもしれません。二重痛撃には誰も応戦できません。
lesson-total_war-buildings-heart = { kaiju-mothra }は3を置き、さらに建物の4が加わります。あなたのハートは3です。足しましょう。
refused-lesson-total_war-all-three = 3と4で7、相手のライフは9です。ハートを足せば10になります。
lesson-total_war-buildings-end = 3と3と4で10、{ kaiju-mothra }は一撃で倒れました。一撃に入るのは、本人のカードとハートと建物の3枚までです。二重痛撃は山札に1枚しかありません。

lesson-total_war-game = 1ゲーム通して
lesson-total_war-game-plays = やさしいコンピューター2人との本番です。12点か、最後の1体になれば勝ちです。質問の下にアドバイスを添えます。
lesson-total_war-game-end = { $won ->
        [yes] 勝ちました。もう遊び方は身についています。本物の卓へどうぞ。
       *[no] 今回は届きませんでしたが、最後まで遊びきりました。もう一度にしますか、それとも本物の卓へ行きますか？
    }
