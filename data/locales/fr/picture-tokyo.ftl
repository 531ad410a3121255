# Les mots dans les images de Tokyo Clash, et ce que les images disent à qui les lit.

picture-tokyo-clash = Tokyo Clash
picture-tokyo-clash-kanji = 東京激突
picture-tc-phase-setup = Mise en place
picture-tc-phase-action = Phase d’action
picture-tc-phase-refresh = Récupération
picture-tc-phase-event = Événements
picture-tc-phase-over = Partie finie

### Événements et carte en jeu
picture-tc-event-armored_assault = Char à côté : −1
picture-tc-event-rush_hour = Trains : 1 à 3 cases
picture-tc-event-air_strikes = Jets : tir en ligne
picture-tc-event-xilien_invasion = OVNI près : défausse
picture-tc-event-naval_bombardment = Croiseurs : tir droit
picture-tc-event-lightning_generators = Arrêt dessus : −1 carte
picture-tc-action = Action de défausse

### Piste de dégâts
picture-tc-track = Piste de dégâts
picture-tc-squares-left = Fin à leur rencontre · { $count ->
    [one] encore { $count } carré
   *[other] encore { $count } carrés
}
picture-tc-left = encore { $count }
picture-tc-left-none = dernière manche
picture-tc-met = Rencontre : c’est la dernière manche
picture-tc-city-fell = La ville est tombée

### Le dernier coup
picture-tc-last = Récent
picture-tc-suggested = Proposé
picture-tc-did-RoundBegan = la manche { $round } commence
picture-tc-did-Passed = { $seat } passe
picture-tc-did-CardPlayed = { $seat } joue { $card }
picture-tc-did-ActionTaken = { $seat } défausse { $card } : { $action ->
    [throw] { tokyo_clash-act-throw }
    [fly] { tokyo_clash-act-fly }
    [gain] { tokyo_clash-act-gain }
   *[move] { tokyo_clash-act-move }
}
picture-tc-did-Moved = { $own ->
    [yes] { $seat } va en { $end }
   *[no] { $seat } se retrouve en { $end }
}
picture-tc-did-Attacked = { $seat } attaque { $target } à { $value }
picture-tc-did-Defended = { $is_met ->
    [yes] { $seat } se défend contre { $value } avec { $card }
   *[no] { $seat } ne se défend pas
}
picture-tc-did-Damaged = { $seat } subit { $amount }, { $kept ->
    [0] aucun trophée
    [one] 1 trophée
   *[other] { $kept } trophées
} pour { $by }
picture-tc-did-Crowned = { $seat } est Roi des Monstres
picture-tc-did-Thrown = { $what } : lancer en { $end }
picture-tc-did-destroy = { $count ->
    [one] { $what } à terre
   *[other] { $count } × { $what } à terre
}
picture-tc-did-gain = { $who } +{ $amount } Énergie
picture-tc-did-lose = { $who } −{ $amount } Énergie
picture-tc-did-Drew = { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
picture-tc-did-Reshuffled = { $seat } mélange une nouvelle pioche
picture-tc-did-Recovered = { $seat } reprend { $card }
picture-tc-did-Looked = { $seat } espionne { $target }
picture-tc-did-Sifted = { $seat } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
picture-tc-did-Discarded = { $known ->
    [yes] { $seat } défausse { $cards }
   *[no] {""}
}
picture-tc-did-Enhanced = { $card } reste en jeu
picture-tc-did-EnhancementLost = { $seat } perd { $card }
picture-tc-did-MeterRaised = { $seat } : Jauge des têtes { $meter }
picture-tc-did-EventActivated = { $event }
picture-tc-did-VehiclePlaced = { $vehicle } placé en { $space }
picture-tc-did-VehicleMoved = { $vehicle } va en { $end }
picture-tc-did-Fired = { $vehicle } : feu
picture-tc-did-GeneratorWentOff = le Générateur de foudre frappe { $seat }
picture-tc-did-TrophyLost = { $seat } perd le trophée { $card }
picture-tc-did-Basked = { $seat } profite { $what ->
    [Tour] de la Tour
    [Centrale] de la Centrale
   *[other] du { $what }
}
picture-tc-did-Ended = la partie est terminée

### Qui doit faire quoi
picture-tc-several = { $count } joueurs
picture-tc-ask-act = joue, défausse ou passe
picture-tc-ask-momentum = Élan : continue ou s’arrête
picture-tc-ask-action = quelle action de défausse ?
picture-tc-ask-attack = { $card } : qui attaquer ?
picture-tc-ask-target = { $card } : choisit une cible
picture-tc-ask-spend = { $card } : dépenser des Améliorations ?
picture-tc-ask-throw = que lancer ?
picture-tc-ask-throw-to = où lancer { $target } ?
picture-tc-ask-throw-hit = que touche { $target } ?
picture-tc-ask-throw-through = que détruit { $target } au passage ?
picture-tc-ask-throw-collide = sur qui retombe { $target } ?
picture-tc-ask-defend = se défendre contre { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} ?
picture-tc-ask-trophy = quelle carte garder en trophée ?
picture-tc-ask-radar = quelle pioche regarder ?
picture-tc-ask-bunker = quelle carte rappeler ?
picture-tc-ask-recall = rappeler une carte sur la pioche ?
picture-tc-ask-bask = de quel bâtiment profiter ?
picture-tc-ask-refresh = défausse à volonté, puis pioche
picture-tc-ask-move = où aller ?
picture-tc-ask-fly = vers où s’envoler ?
picture-tc-ask-dodge = où esquiver ?
picture-tc-ask-push = où pousser ?
picture-tc-ask-pull = où attirer ?
picture-tc-ask-place = où poser ?
picture-tc-ask-smash = que détruire ?
picture-tc-ask-recover = quelle carte reprendre ?
picture-tc-ask-discard = quelle carte défausser ?
picture-tc-ask-strip = quelle Amélioration perdre ?
picture-tc-ask-sift-keep = quelle carte garder ?
picture-tc-ask-sift-under = quelle carte va dessous d’abord ?
picture-tc-ask-riposte = riposter ?
picture-tc-ask-hunt-tank = qui le Char chasse-t-il ?
picture-tc-ask-hunt-ufo = qui l’OVNI chasse-t-il ?
picture-tc-ask-move-tank = où va le Char ?
picture-tc-ask-move-ufo = où vole l’OVNI ?
picture-tc-ask-move-train = où roule le Train ?
picture-tc-ask-place-tank = place un Char
picture-tc-ask-place-train = place un Train
picture-tc-ask-place-jet = place un Jet
picture-tc-ask-place-ufo = place un OVNI
picture-tc-ask-place-battleship = place un Croiseur
picture-tc-ask-place-generator = place un Générateur de foudre
picture-tc-ask-face-train = dans quel sens roulera le Train ?
picture-tc-ask-face-jet = vers où pointe le Jet ?
picture-tc-ask-face-battleship = vers où pointe le Croiseur ?
picture-tc-ask-suggested = tout faire ainsi ?
picture-tc-ask-any = décide
picture-tc-over-oxygen_destroyer = gagne, les ruines sont atteintes
picture-tc-over-seventh_round = gagne après la dernière manche
picture-tc-this-card = cette carte

### Panneaux
picture-tc-passed = A passé
picture-tc-winner = Victoire
picture-tc-hit = Subit { $amount }
picture-tc-gained = +{ $amount }
picture-tc-lost = −{ $amount }
picture-tc-more = +{ $count }
picture-tc-score = { $score } Domination

### Choix
picture-tc-thrown-kaiju = { $amount ->
    [one] 1 case
   *[other] { $amount } cases
} au plus · s’arrête contre un kaiju ou un Grand Bâtiment
picture-tc-thrown-vehicle = { $amount ->
    [one] 1 case
   *[other] { $amount } cases
} au plus en ligne droite

### Mains et cartes
picture-tc-discard = Défausser pour
picture-tc-of = sur { $most }
picture-tc-energy = Énergie { $energy }
picture-tc-ability-godzilla = Lance 1 case plus loin
picture-tc-ability-king_ghidorah = Jauge pleine : la Salve part
picture-tc-ability-megalon = Rappelle une carte par manche
picture-tc-ability-mothra = Ignorée des Chars, Jets et Croiseurs
picture-tc-choose-cards = Choisis
picture-tc-choose-cards-kanji = 選択

### Résultats
picture-tc-ended-oxygen_destroyer = Le Destructeur d’oxygène a rejoint les ruines à la manche { $round }
picture-tc-ended-seventh_round = La ville a tenu jusqu’à la dernière manche
picture-tc-trophies-by-round = Trophées par manche
picture-tc-points-by-round = Domination des trophées par manche

### En mots
picture-tct-title = Tokyo Clash, manche { $round } sur { $rounds }, { $phase }.
picture-tct-events = Événements : { $events }.
picture-tct-event = Événement { $number }, { $name } ({ $vehicle }) : { $text }
picture-tct-track = Piste de dégâts : le Destructeur d’oxygène est sur le cercle { $round }, carrés derrière lui : { $passed } sur { $count }. Petits Bâtiments : { $tokens ->
    [0] aucun carré ; le premier ira sur le carré { $first }
   *[other] carrés { $squares }
}. { $gap }.
picture-tct-track-short = Piste de dégâts. { $gap }.
picture-tct-asked = { $who } : { $ask }
picture-tct-to-act = C’est à { $who } d’agir.
picture-tct-passes = { $count ->
    [0] Personne n’a passé depuis la dernière action.
    [one] { $count } joueur a passé.
   *[other] { $count } joueurs ont passé à la suite.
}
picture-tct-order = Ordre du tour : { $order }.
picture-tct-over = La partie est terminée : { $who } { $reason }.
picture-tct-aim-damage = { $who } inflige { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à { $target }{ $with }.
picture-tct-aim-throw = { $who } lance { $target } à { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
} au plus{ $with }{ $place }.
picture-tct-aim-move = { $who } déplace { $target }{ $place }.
picture-tct-aim-drive = Il s’agit de : { $target }{ $place }.
picture-tct-with = { " " }avec { $card }
picture-tct-in = , maintenant en { $space }
picture-tct-last = Dernier coup : { $told }.
picture-tct-suggested = Proposition : { $told }.
picture-tct-seats = Places :
picture-tct-seat = { $number }. { $who } en { $space } : Énergie { $energy }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}{ $extras }.
picture-tct-seat-more = Pioche { $deck }, défausse : { $discard }.
picture-tct-seat-short = { $number }. { $who }, { $space } : { $energy } Énergie, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
}{ $extras }.
picture-tct-king = Roi des Monstres
picture-tct-meter = Jauge des têtes { $meter } sur { $size }
picture-tct-enhancements = en jeu : { $cards }
picture-tct-own-enhancements = En jeu : { $cards }.
picture-tct-playing = joue { $cards }
picture-tct-score = Domination { $score }
picture-tct-none = aucune carte
picture-tct-mat = { $kaiju } peut défausser une carte pour l’une de ces actions : { $actions } { $gains ->
    [yes] Détruire ainsi rapporte de l’Énergie.
   *[no] Détruire ainsi ne rapporte rien.
}
picture-tct-known-hand = Tu connais de sa main : { $cards }.
picture-tct-known-deck = Tu connais de sa pioche : { $cards }.
picture-tct-depth = { $depth ->
    [0] { $card } sur le dessus
    [one] { $card } sous { $depth } carte
   *[other] { $card } sous { $depth } cartes
}
picture-tct-known-trophies = Tu connais de ses trophées : { $cards }.
picture-tct-spaces = Cases (colonne, rangée ; les colonnes vont d’ouest en est, et un pas au nord est rangée −1) :
picture-tct-space = { $space } : { $here }
picture-tct-tile = tuile { $tile }
picture-tct-centre = tuile centrale
picture-tct-ground-rubble = gravats ({ $building })
picture-tct-worth = Valeur : { $list }.
picture-tct-worth-one = { $name } { $energy } Énergie{ $reward }
picture-tct-reward-draw = { " " }et une carte
picture-tct-reward-recall = { " " }et une carte de la défausse sur la pioche
picture-tct-reward-look = { " " }et un regard sur le dessus d’une pioche
picture-tct-worth-none = { $name } { $energy } Énergie
picture-tct-hand = Ta main :
picture-tct-hand-empty = Ta main est vide.
picture-tct-card = { $name }, coût { $cost }, Domination { $dominance } : { $text }
picture-tct-taken = Cartes prises : { $cards }.
picture-tct-sifted = Cartes regardées : { $cards }.
picture-tct-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
picture-tct-result = { $game }. { $who } gagne. { $reason }.
picture-tct-place = { $place }. { $who }, { $score } Domination
