# Les mots dans les images du Monopoly, et ce que les images disent à qui les lit. Questions et réponses sont celles de monopoly.ftl.
# picture-gm-kind-* doit faire partie du nom de la case (monopoly-cards.ftl).

picture-monopoly = Godzilla Monopoly
picture-monopoly-full = Monopoly Godzilla non officiel
picture-gm-turn = Tour { $turn }
picture-gm-over = Partie finie
picture-gm-unofficial = Non officiel · { $fact }
picture-gm-shared = Partagée

### Le circuit
picture-gm-ruins = Ruines
picture-gm-for-sale = à vendre
picture-gm-note-go = +2M +3 PA
picture-gm-note-fish = 2 PA = 1 PV
picture-gm-note-plant = cagnotte
picture-gm-note-scent = poissons

picture-gm-kind-chance = Chance
picture-gm-kind-fish = Poissons
picture-gm-kind-plant = Centrale
picture-gm-kind-scent = Odeur

### Le milieu
picture-gm-last = Dernier coup
picture-gm-pool = Cagnotte
picture-gm-serves = sert
picture-gm-winner = Victoire
picture-gm-at-fish = Poissons { $held }
picture-gm-waits = Attend au Départ
picture-gm-jammed = Invisible
picture-gm-peace = Trêve
picture-gm-hp-change = { $sign }{ $count } PV
picture-gm-house = Maison { $house }
picture-gm-limits = { $limit ->
    [0] {""}
   *[other] Dernière boucle { $limit }
}{ $alarm ->
    [0] {""}
   *[other] { $limit ->
        [0] Alerte dès la boucle { $alarm }
       *[other] {" "}· alerte dès la { $alarm }
    }
}
picture-gm-reach = rails : masers

### Le dernier coup
picture-gm-did-StartRolled = { $seat } commence
picture-gm-did-TurnSkipped = { $seat } attend au Départ
picture-gm-did-WorksChanged = { $seat } { $way ->
    [pay] construit
   *[other] vend
} sur { $district } pour { $money }
picture-gm-did-RightsSold = { $seat } rend { $district } pour { $money }
picture-gm-did-Placed = { $what ->
    [house] une maison
   *[tank] un char
} pour { $district }
picture-gm-did-OfferMade = { $seat } propose un accord à { $to }
picture-gm-did-OfferClosed = { $why ->
    [lapsed] {""}
    [impossible] l’offre à { $to } est caduque
    [declined] l’offre à { $to } est refusée
    [withdrawn] l’offre à { $to } est retirée
   *[other] l’offre à { $to } a expiré
}
picture-gm-did-DealDone = accord entre { $seat } et { $to }
picture-gm-did-Moved = { $how ->
    [hiding] { $seat } se cache : { $end }
   *[other] { $seat } arrive : { $end }
}
picture-gm-did-PassedGo = Départ : { $hp ->
    [0] { $money }{ $ap ->
        [0] {""}
       *[other] {" "}et { $ap } PA
    }
   *[other] 1 PV
}
picture-gm-did-AlarmRaised = alerte : chars +{ $damage }
picture-gm-did-SentToFish = { $seat } part aux poissons
picture-gm-did-AteFish = { $seat } mange : 1 PV
picture-gm-did-StayedAtFish = { $seat } reste aux poissons
picture-gm-did-LeftFish = { $seat } quitte les poissons
picture-gm-did-PoolTaken = { $seat } prend la cagnotte
picture-gm-did-CardDrawn = { $card }
picture-gm-did-CardUseless = sans effet
picture-gm-did-CardUsed = { $seat } utilise { $card }
picture-gm-did-MoneyGained = { $seat } reçoit { $money }
picture-gm-did-MoneyLost = { $seat } paie { $money }
picture-gm-did-ApGained = { $seat } +{ $ap } PA
picture-gm-did-HpGained = { $seat } +{ $hp } PV
picture-gm-did-HpLost = { $seat } −{ $hp } PV
picture-gm-did-TankLost = un char perdu sur { $district }
picture-gm-did-HousesFell = { $count ->
    [one] une maison tombe
   *[other] { $count } maisons tombent
} sur { $district }
picture-gm-did-TanksFell = { $count ->
    [one] un char tombe
   *[other] { $count } chars tombent
} sur { $district }
picture-gm-did-Struck = { $seat } dépense { $ap } PA
picture-gm-did-Hurt = { $by } inflige { $damage } à { $seat }
picture-gm-did-StoodDown = { $seat } ne tire pas
picture-gm-did-Duelled = { $one } et { $other } luttent jusqu’au dernier PA
picture-gm-did-Survived = { $seat } garde 1 PV
picture-gm-did-Subjugated = { $seat } sert { $to }
picture-gm-did-WentOver = { $seat } sert { $to }
picture-gm-did-Killed = { $seat } tombe encore
picture-gm-did-BrokeFree = { $seat } se libère
picture-gm-did-Bought = { $seat } achète { $district }
picture-gm-did-Ended = { $reason ->
    [king_of_the_monsters] tous les rivaux sont asservis
   *[lap_limit] { monopoly-reason-lap_limit }
}

### Mains, cartes, fin
picture-monopoly-kanji-short = NON OFFICIEL 非公式
picture-gm-keep = à garder
picture-gm-combat = en combat
picture-gm-no-cards = Aucune carte Chance gardée
picture-gm-no-districts = Pas encore de quartier
picture-gm-stands-at = case { $space }
picture-gm-shared-win = Victoire partagée
picture-gm-health-by-turn = PV, tour après tour
picture-gm-turn-short = T{ $turn }

### Les images en mots
picture-gmt-title = { $game }, { $track }, tour { $turn }.
picture-gmt-over = Fin de partie { $reason } : { $who }.
picture-gmt-several = plusieurs se partagent la première place
picture-gmt-asked = { $who } : { $ask }.
picture-gmt-to-play = C’est à { $who } de jouer. { $starter } a commencé la partie.
picture-gmt-rolls = Dés du dernier tour, { $who } : { $dice }.
picture-gmt-rolled = Derniers dés : { $who }, { $one } et { $other }.
picture-gmt-house = Une maison coûte { $house } partout.
picture-gmt-laps = Le plus de boucles : { $laps }.{ $limit ->
    [0] {""}
   *[other] {" "}Le tour de table de la boucle { $limit } est le dernier.
}
picture-gmt-alarm = Alerte dès la boucle { $alarm } : { $damage ->
    [0] pas encore de dégâts en plus.
    [one] les chars font maintenant { $damage } dégât de plus.
   *[other] les chars font maintenant { $damage } dégâts de plus.
}
picture-gmt-last = Dernier coup : { $told }.
picture-gmt-drawn = { $who } a pioché { $card }
picture-gmt-seats = Places dans l’ordre :
picture-gmt-seat = { $number }. { $who } : { $hp } PV, { $ap } PA, { $money }, sur la case { $at } ({ $place }), boucles { $laps }, valeur { $worth }. Quartiers : { $rights ->
    [rien] aucun
   *[other] { $rights }
}. Cartes gardées : { $cards ->
    [rien] aucune
   *[other] { $cards }
}.{ $extras }
picture-gmt-seat-short = { $number }. { $who } : { $hp } PV, { $ap } PA, { $money }, { $rights ->
    [one] { $rights } quartier
   *[other] { $rights } quartiers
}, case { $space }.
picture-gmt-seat-serves = { $number }. { $who } : { $hp } PV, { $ap } PA, sert { $to }, case { $space }.
picture-gmt-serves = Sert { $to }.
picture-gmt-servants = Commande { $count } kaiju : { $names }.
picture-gmt-held = Aux poissons, encore { $held ->
    [one] { $held } tour
   *[other] { $held } tours
}.
picture-gmt-waiting = Attend son maître au Départ.
picture-gmt-spares = À placer : { $houses }, { $tanks }.
picture-gmt-jammed = Aucune arme ne voit ce kaiju ce tour-ci.
picture-gmt-pool = Cagnotte à la Centrale nucléaire : { $money }, { $hp } PV, { $tanks }.
picture-gmt-deck-left = Cartes Chance restantes : { $count }.
picture-gmt-discards = Cartes Chance utilisées : { $cards }.
picture-gmt-track = Le circuit, dans le sens horaire depuis le Départ :
picture-gmt-space = { $number }. { $name }.{ $note }{ $there }
picture-gmt-note = {" "}{ $note }
picture-gmt-district = { $number }. { $name }, { $colour }, { $price }, à { $owner } : { $stands }.{ $state }{ $there }
picture-gmt-there = {" "}Ici : { $names }.
picture-gmt-demolished = {" "}Rasé, à vendre.
picture-gmt-fire = {" "}Feu : { $damage }.
picture-gmt-group = { $colour } : char { $tank }, dégâts de 1 à 4 chars { $damage } ; canon maser { $maser }, dégâts { $maser_damage }.
picture-gmt-reach = { $who } : ses masers atteignent les cases { $spaces }.
picture-gmt-offer = { $who } fait une offre à { $to }. Donne : { $gives }. Demande : { $gets }.
picture-gmt-figures = { $hp } PV, { $ap } PA, { $money }, case { $space }, boucles { $laps }.
picture-gmt-deed = { $name } : { $stands }.
picture-gmt-card = { $name }{ $kind }. { $text }
picture-gmt-card-kind = {" "}({ $kind })
picture-gmt-result = { $game }. Fin de partie { $reason } : { $who }.
picture-gmt-place = { $place }. { $who }, { monopoly-score }
picture-gmt-turns = { $title }, avant les tours { $turns } :
