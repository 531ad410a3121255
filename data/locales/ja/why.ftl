# Why something is not offered, in half a sentence behind its name. Keys: <game>-why-<rule>; the rule itself is one press away.

why-title = ### なぜできない？
why-line = **{ $what }**：{ $reason }
why-nothing = ルールで許されることは、すべてボタンにあります。
why-rule = ルール{ $rule }
why-text = > **{ $rule }** { $text }

total_war-why-TW-4-1 = 打撃{ $strike }には足りません。
total_war-why-TW-4-6 = 数字では痛撃を止められません。止められるのは特殊カードだけです。
total_war-why-TW-4-9 =
    { $is_wound ->
        [yes] 応戦できるので、応戦しなければなりません。
       *[no] パワーなしで応戦できるので、応戦しなければなりません。
    }
total_war-why-TW-7-1 = パワーは使用済みです。ハートを出せば、また使えます。
total_war-why-TW-5-1 = ダメージとして置けるのは0〜10の数字だけです。
total_war-why-TW-5-3 = 一撃に足せるのはハートだけです。
total_war-why-TW-6-8 = 反撃できるのはハートだけです。

tokyo_clash-why-TC-4-1 = 今のエネルギー{ $energy }では足りません。
tokyo_clash-why-TC-4-3 = 遠すぎるか、大型ビルがあって止まれません。
tokyo_clash-why-TC-4-6 = 防御にしか使えません。
tokyo_clash-why-TC-4-7 = 効果を及ぼせるものがありません。
tokyo_clash-why-TC-5-3 = 一直線上にないか、{ $amount }マスより遠くです。
tokyo_clash-why-TC-5-5 = その手前で、大型ビルか別の怪獣に止められます。
tokyo_clash-why-TC-6-1 = 防御値がありません。
tokyo_clash-why-TC-8-5 = 一直線上にないか、遠すぎます。
tokyo_clash-why-TC-9-4 = そこにビルがないか、同じマスでも隣でもありません。
tokyo_clash-why-TC-11-3 = 追っている怪獣に近づかなければなりません。
tokyo_clash-why-TC-11-4 = 新しい乗り物は怪獣と大型ビルを避けます。戦闘機と列車は端から、戦艦は水域から入ります。
tokyo_clash-why-TC-11-6 = この列車の走る直線上にないか、3マスより遠いか、大型ビルです。
tokyo_clash-why-TC-11-12 = 電撃発生装置は、怪獣、大型ビル、ほかの装置を避けて置きます。
tokyo_clash-why-TC-11-16 = UFOは、空きのあるかぎり中央の近くに降ります。
tokyo_clash-why-TC-13-2 = この回避では届きません。
tokyo_clash-why-TC-13-12 = 通り道にないか、遠すぎるか、大型ビルです。

monopoly-why-GM-1-5 = 同じ陣営です。
monopoly-why-GM-2-1 = 建てられるのは、買った次の手番から、最初のサイコロの前に、お金があるときです。
monopoly-why-GM-3-1 = 止まるごとに{ $most } APまで、そして手持ちの分までです。
monopoly-why-GM-3-4 = 買えるのは廃墟だけで、止まったときの最後に、定価を全額払えるときです。
monopoly-why-GM-3-5 = 自分のものは攻撃できません。
monopoly-why-GM-3-6 = 身を潜めた怪獣と服従怪獣は、何も買えません。
monopoly-why-GM-4-1 = 建てられるのは、自分の地区に、買った次の手番からです。
monopoly-why-GM-6-1 = 戦闘が始まるのは誰かが止まったときで、サイコロの前ではありません。
monopoly-why-GM-6-2 = 止まった怪獣が1度GOを通るまで、戦闘はありません。
monopoly-why-GM-6-3 = { $most } APまでで、家を倒せるのは止まった怪獣だけです。
monopoly-why-GM-6-4 = 身を潜めるのは、止まる代わりに1マス手前でです。もう止まりました。
monopoly-why-GM-6-8 = もうHPが残っていません。
monopoly-why-GM-7-4 = 服従怪獣は何も建てられません。
monopoly-why-GM-7-6 = あなたの従う陣営のものです。
monopoly-why-GM-9-1 = 提案は1手番に3つまで、サイコロの前だけです。
monopoly-why-GM-9-3 = { $deals ->
        [own_turn] 服従中は取引できません。
       *[in_need] 服従中に取引できるのは手元のチャンスカードだけで、1枚もありません。
    }
