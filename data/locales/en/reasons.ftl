# Why a hint advises an answer: one fact that its player can see. Keys: <game>-advice-….

hint-why = -# **Why:** { $reason }

tokyo_clash-advice-blocks = It stops all { $amount } damage{ $is_king ->
        [yes] , and you stay King of Monsters
       *[no] {""}
    }.
tokyo_clash-advice-softens = It stops { $stopped } of { $amount } damage.
tokyo_clash-advice-defenceless = Nothing you hold can defend.
tokyo_clash-advice-takes = You keep { $cards ->
        [one] your card
       *[other] all { $cards } cards
    } for your own turns.
tokyo_clash-advice-reach = Its attack of { $amount } reaches { $names }.
tokyo_clash-advice-momentum = It has Momentum: you may act again at once.
tokyo_clash-advice-stays = It is an Enhancement: it stays in play until it is spent or lost.
tokyo_clash-advice-cost = { $cost ->
        [0] It costs no Energy: you keep your { $left }.
       *[other] It costs { $cost } Energy, which leaves you { $left }.
    }
tokyo_clash-advice-free = An action by discarding costs no Energy; you have { $energy }.
tokyo_clash-advice-spend = It takes no action.
tokyo_clash-advice-pass = { $is_end ->
        [yes] Everybody else has passed, so the phase ends and you keep your { $cards } cards for the Refresh.
       *[no] It costs nothing, and you can act again while others do.
    }
tokyo_clash-advice-stop = You keep { $cards ->
        [one] the card
       *[other] the { $cards } cards
    } in your hand.
tokyo_clash-advice-met = { $names } { $count ->
        [one] stands
       *[other] stand
    } there, within reach of any attack and throw.
tokyo_clash-advice-throwable = There you can throw { $things }.
tokyo_clash-advice-near = From there the nearest kaiju, { $name }, is { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } away.
tokyo_clash-advice-between = It stands { $mine } from you and { $count } from { $name }, counted in spaces.
tokyo_clash-advice-hits = It threatens { $name } with { $amount } damage{ $is_king ->
        [yes] , and any that gets through makes you King of Monsters
       *[no] {""}
    }.
tokyo_clash-advice-throw = What you throw wrecks what it hits, and the Energy is yours.
tokyo_clash-advice-energy = It brings { $energy } Energy{ $is_most ->
        [yes] , more than anything else you can do here
       *[no] {""}
    }.
tokyo_clash-advice-strikes = It can hurt { $names }.
tokyo_clash-advice-prey = { $name } has { $energy } Energy and { $cards } cards to lose.
tokyo_clash-advice-trophy = { $is_first ->
        [yes] { $dominance } Dominance is the most that this blow brings.
       *[no] None of the cards left has more than { $dominance } Dominance.
    }
tokyo_clash-advice-attack = It is an attack of { $amount }.
tokyo_clash-advice-defend = It defends against { $amount }.
tokyo_clash-advice-refresh = { $count ->
        [0] All the cards you hold stay with you.
        [one] A new card takes the place of the one you discard.
       *[other] New cards take the places of the { $count } you discard.
    }

total_war-advice-stuck = Nothing you hold answers this.
total_war-advice-hit = It costs one card as damage and ends the strike; you keep the others.
total_war-advice-wound = Numbers don't stop a Wound.
total_war-advice-highest = A strike of { $strike } is the highest you can make.
total_war-advice-lowest = It does with { $strike }, so that your higher cards wait for later.
total_war-advice-strike = The next one has to answer a strike of { $strike }.
total_war-advice-special = It answers without a number, so that your numbers stay in your hand.
total_war-advice-least = It is the least damage you can lay: { $damage }.
total_war-advice-adds = It adds { $damage } damage to { $name }.
total_war-advice-heart = Your hearts stay in your hand.
total_war-advice-target = { $name } stands at { $wounds } of { $life }.
total_war-advice-discard = Those are your lowest numbers.

monopoly-advice-bare = No house stands there: whoever lands there may buy it.
monopoly-advice-keeps = You keep { $money } in hand.
monopoly-advice-builds = Then { $houses ->
        [0] no house
        [one] 1 house
       *[other] { $houses } houses
    } and { $tanks ->
        [0] no tank
        [one] 1 tank
       *[other] { $tanks } tanks
    } stand there, and you keep { $left }.
monopoly-advice-maser = A Maser Cannon fires at enemies who only come near, and you keep { $left }.
monopoly-advice-buys = You have { $own } of { $all } of this colour then, and keep { $left }.
monopoly-advice-saves = You keep your { $ap } AP.
monopoly-advice-fells = { $name } has no more HP than you strike.
monopoly-advice-weakens = It brings { $name } down to { $hp } HP.
monopoly-advice-tanks = It leaves { $left ->
        [0] no tank
        [one] 1 tank
       *[other] { $left } tanks
    } there to fire.
monopoly-advice-ruins = No house is left there then, and only ruins are for sale.
monopoly-advice-money = It brings { $money } and { $ap } AP, and you have { $hp } HP.
monopoly-advice-hp = You are down to { $hp } HP.
monopoly-advice-eats = You have { $ap } AP, and AP come back at GO.
monopoly-advice-hides = Nobody fights you while you hide, and you have { $hp } HP.
monopoly-advice-lands = { $damage ->
        [0] Nothing fires at you there.
       *[other] What fires there does { $damage } damage; you have { $hp } HP.
    }
monopoly-advice-fires = It does { $damage } damage to { $name }.
