hint-why = -# **Pourquoi :** { $reason }

tokyo_clash-advice-blocks = Cela arrête tous les dégâts ({ $amount }){ $is_king ->
        [yes] , et tu restes Roi des Monstres
       *[no] {""}
    }.
tokyo_clash-advice-softens = Cela arrête { $stopped } des { $amount } dégâts.
tokyo_clash-advice-defenceless = Rien dans ta main ne peut défendre.
tokyo_clash-advice-takes = Tu gardes { $cards ->
        [one] ta carte
       *[other] tes { $cards } cartes
    } pour tes tours.
tokyo_clash-advice-reach = Son attaque de { $amount } atteint { $names }.
tokyo_clash-advice-momentum = Elle a l’Élan : tu peux rejouer aussitôt.
tokyo_clash-advice-stays = C’est une Amélioration : elle reste en jeu jusqu’à ce qu’elle soit dépensée ou perdue.
tokyo_clash-advice-cost = { $cost ->
        [0] Elle ne coûte pas d’Énergie : il t’en reste { $left }.
       *[other] Elle coûte { $cost } Énergie et t’en laisse { $left }.
    }
tokyo_clash-advice-free = Une action par défausse ne coûte pas d’Énergie ; tu en as { $energy }.
tokyo_clash-advice-spend = Cela ne prend pas d’action.
tokyo_clash-advice-pass = { $is_end ->
        [yes] Tous les autres ont passé : la phase s’achève, et il te reste { $cards } en main pour la Récupération.
       *[no] Cela ne coûte rien, et tu peux encore agir tant que d’autres agissent.
    }
tokyo_clash-advice-stop = Tu gardes { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } de ta main.
tokyo_clash-advice-met = { $names } { $count ->
        [one] s’y trouve
       *[other] s’y trouvent
    }, à portée de toute attaque et de tout lancer.
tokyo_clash-advice-throwable = Là, tu peux lancer { $things }.
tokyo_clash-advice-near = De là, le kaiju le plus proche, { $name }, est à { $count ->
        [one] 1 case
       *[other] { $count } cases
    }.
tokyo_clash-advice-between = Distance en cases : { $mine } jusqu’à toi, { $count } jusqu’à { $name }.
tokyo_clash-advice-hits = { $name } risque { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }{ $is_king ->
        [yes]  ; s’il en passe, tu deviens Roi des Monstres
       *[no] {""}
    }.
tokyo_clash-advice-throw = Ce que tu lances démolit ce qu’il touche, et l’Énergie est pour toi.
tokyo_clash-advice-energy = Cela rapporte { $energy } Énergie{ $is_most ->
        [yes] , plus que tout autre choix ici
       *[no] {""}
    }.
tokyo_clash-advice-strikes = Cela peut blesser { $names }.
tokyo_clash-advice-prey = { $name } a de quoi perdre : { $energy } Énergie, { $cards } en main.
tokyo_clash-advice-trophy = { $is_first ->
        [yes] { $dominance } Domination, c’est le mieux que ce coup rapporte.
       *[no] Parmi les cartes restantes, aucune n’a plus de { $dominance } Domination.
    }
tokyo_clash-advice-attack = C’est une attaque de { $amount }.
tokyo_clash-advice-defend = Elle défend contre { $amount }.
tokyo_clash-advice-refresh = { $count ->
        [0] Tu gardes toutes les cartes que tu as.
        [one] Une nouvelle carte remplace celle que tu défausses.
       *[other] De nouvelles cartes remplacent les { $count } que tu défausses.
    }

total_war-advice-stuck = Rien dans ta main n’y répond.
total_war-advice-hit = Il t’en coûte une carte en dégâts et l’attaque s’arrête ; tu gardes les autres.
total_war-advice-wound = Les nombres n’arrêtent pas une Blessure.
total_war-advice-highest = Une attaque de { $strike }, c’est la plus forte que tu puisses faire.
total_war-advice-lowest = { $strike } suffit : tes cartes plus fortes attendent.
total_war-advice-strike = Le suivant devra répondre à une attaque de { $strike }.
total_war-advice-special = Elle répond sans nombre : tes nombres restent en main.
total_war-advice-least = C’est le moins de dégâts que tu puisses poser : { $damage }.
total_war-advice-adds = Cela ajoute des dégâts à { $name } : { $damage }.
total_war-advice-heart = Tes cœurs restent en main.
total_war-advice-target = { $name } en est à { $wounds } sur { $life }.
total_war-advice-discard = Ce sont tes plus petits nombres.

monopoly-advice-bare = Aucune maison n’y est debout : qui s’y pose peut l’acheter.
monopoly-advice-keeps = Tu gardes { $money }.
monopoly-advice-builds = Il y aura { $houses ->
        [0] zéro maison
        [one] 1 maison
       *[other] { $houses } maisons
    } et { $tanks ->
        [0] zéro char
        [one] 1 char
       *[other] { $tanks } chars
    }, et il te reste { $left }.
monopoly-advice-maser = Un Canon maser tire sur les ennemis qui ne font qu’approcher, et il te reste { $left }.
monopoly-advice-buys = Tu en auras { $own } sur { $all } de cette couleur, et il te reste { $left }.
monopoly-advice-saves = Tu gardes tes { $ap } PA.
monopoly-advice-fells = { $name } n’a pas plus de PV que tu n’en frappes.
monopoly-advice-weakens = Cela laisse { $hp } PV à { $name }.
monopoly-advice-tanks = Il n’y reste { $left ->
        [0] aucun char
        [one] qu’un char
       *[other] que { $left } chars
    } pour tirer.
monopoly-advice-ruins = Il n’y reste alors plus de maison, et seules les ruines se vendent.
monopoly-advice-money = Cela rapporte { $money } et { $ap } PA, et tu as { $hp } PV.
monopoly-advice-hp = Il te reste { $hp } PV.
monopoly-advice-eats = Tu as { $ap } PA, et les PA reviennent au Départ.
monopoly-advice-hides = Caché, tu ne te bats avec personne, et tu as { $hp } PV.
monopoly-advice-lands = { $damage ->
        [0] Rien ne te tire dessus là-bas.
       *[other] Les tirs y font { $damage } de dégâts ; tu as { $hp } PV.
    }
monopoly-advice-fires = Cela inflige des dégâts à { $name } : { $damage }.
