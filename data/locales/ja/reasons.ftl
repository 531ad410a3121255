hint-why = -# **理由：**{ $reason }

tokyo_clash-advice-blocks = { $amount }ダメージをすべて防ぎます{ $is_king ->
        [yes] 。怪獣王のままでいられます
       *[no] {""}
    }。
tokyo_clash-advice-softens = { $amount }ダメージのうち{ $stopped }を防ぎます。
tokyo_clash-advice-defenceless = 手札に防御できるカードがありません。
tokyo_clash-advice-takes = 手札{ $cards }枚を自分の番に残せます。
tokyo_clash-advice-reach = 攻撃{ $amount }が{ $names }に届きます。
tokyo_clash-advice-momentum = 勢いがあるので、続けてもう1アクションできます。
tokyo_clash-advice-stays = 強化なので、消費するか失うまで場に残ります。
tokyo_clash-advice-cost = { $cost ->
        [0] コストはなく、エネルギーは{ $left }のままです。
       *[other] コストはエネルギー{ $cost }で、{ $left }残ります。
    }
tokyo_clash-advice-free = カードを捨てるアクションにエネルギーはいりません。今は{ $energy }です。
tokyo_clash-advice-spend = アクションを使いません。
tokyo_clash-advice-pass = { $is_end ->
        [yes] ほかの全員がパスしたので、フェイズが終わり、手札{ $cards }枚で補充に進みます。
       *[no] 何も失わず、誰かがアクションする間はまた動けます。
    }
tokyo_clash-advice-stop = 手札{ $cards }枚を残せます。
tokyo_clash-advice-met = そこに{ $names }がいて、どの攻撃も投げも届きます。
tokyo_clash-advice-throwable = そこなら{ $things }を投げられます。
tokyo_clash-advice-near = そこからいちばん近い怪獣は{ $name }で、{ $count }マス先です。
tokyo_clash-advice-between = あなたから{ $mine }マス、{ $name }から{ $count }マスのところです。
tokyo_clash-advice-hits = { $name }に{ $amount }ダメージを狙えます{ $is_king ->
        [yes] 。少しでも通れば怪獣王になれます
       *[no] {""}
    }。
tokyo_clash-advice-throw = 投げたものはぶつかったものを壊し、エネルギーはあなたのものです。
tokyo_clash-advice-energy = エネルギー+{ $energy }です{ $is_most ->
        [yes] 。ここで選べる中で最大です
       *[no] {""}
    }。
tokyo_clash-advice-strikes = { $names }にダメージを与えられます。
tokyo_clash-advice-prey = { $name }はエネルギー{ $energy }、手札{ $cards }枚を持っています。
tokyo_clash-advice-trophy = { $is_first ->
        [yes] この攻撃で得られる最高の支配力、{ $dominance }です。
       *[no] 残ったカードの中で最高の支配力、{ $dominance }です。
    }
tokyo_clash-advice-attack = 攻撃{ $amount }のカードです。
tokyo_clash-advice-defend = { $amount }まで防御できます。
tokyo_clash-advice-refresh = { $count ->
        [0] 今の手札をすべて残せます。
       *[other] 捨てた{ $count }枚の代わりに新しいカードが来ます。
    }

total_war-advice-stuck = 手札に応じられるカードがありません。
total_war-advice-hit = ダメージとしてカード1枚を置けば打撃は終わり、残りは手元に残ります。
total_war-advice-wound = 数字では痛撃を止められません。
total_war-advice-highest = 打撃{ $strike }は、今出せる最大です。
total_war-advice-lowest = { $strike }で足りるので、高いカードを後に残せます。
total_war-advice-strike = 次の人は打撃{ $strike }に応じなければなりません。
total_war-advice-special = 数字を使わずに応じられ、数字カードが手札に残ります。
total_war-advice-least = 置けるダメージの中で最小の{ $damage }です。
total_war-advice-adds = { $name }にさらに{ $damage }ダメージです。
total_war-advice-heart = ハートが手札に残ります。
total_war-advice-target = { $name }は{ $life }のうち{ $wounds }です。
total_war-advice-discard = 手札でいちばん低い数字です。

monopoly-advice-bare = そこには家がなく、止まった人に買われかねません。
monopoly-advice-keeps = 手元に{ $money }残ります。
monopoly-advice-builds = そこが家{ $houses }軒、戦車{ $tanks }台になり、{ $left }残ります。
monopoly-advice-maser = メーサー砲は近くに来た敵も撃ちます。{ $left }残ります。
monopoly-advice-buys = この色は{ $all }つ中{ $own }つになり、{ $left }残ります。
monopoly-advice-saves = AP { $ap }を残せます。
monopoly-advice-fells = { $name }のHPは、この打撃で尽きる数です。
monopoly-advice-weakens = { $name }のHPが{ $hp }になります。
monopoly-advice-tanks = そこで撃てる戦車は残り{ $left }台です。
monopoly-advice-ruins = 家がなくなります。買えるのは廃墟だけです。
monopoly-advice-money = { $money }とAP { $ap }を得ます。HPは{ $hp }です。
monopoly-advice-hp = HPは残り{ $hp }です。
monopoly-advice-eats = APは{ $ap }で、GOで戻ります。
monopoly-advice-hides = 隠れている間は誰とも戦いません。HPは{ $hp }です。
monopoly-advice-lands = { $damage ->
        [0] そこで撃たれることはありません。
       *[other] そこでの砲撃は{ $damage }ダメージで、HPは{ $hp }です。
    }
monopoly-advice-fires = { $name }に{ $damage }ダメージを与えます。
