# Les quelques mots des images. Les images portent des mots, des nombres et des noms ; les phrases sont dans les messages.

### Cadres
picture-first-to = Objectif { $target }
picture-round = Manche { $round }
picture-round-short = M{ $round }
picture-start = Début
picture-of-target = /{ $target }
picture-of-life = sur { $life }

### Total War
picture-total-war = Total War
picture-total-war-kanji = 総力戦
picture-mode-king_of_monsters = Roi des Monstres
picture-mode-immortals = Immortels
picture-option-counter_attack = Contre-attaque
picture-option-free_surrender = Reddition libre
picture-option-double_wound_hits_twice = Double Blessure touche deux fois
picture-option-heart_straightens_all = Un cœur redresse tous les kaiju
picture-option-must_exceed_life = Dégâts au-delà de la vie
picture-option-wound_stays = Une Blessure reste
picture-option-double_wound_before_draw = Double Blessure avant la pioche
picture-options-on = { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
picture-options-more = { $count ->
        [one] { $count } option de plus
       *[other] { $count } options de plus
    }
picture-strike = Attaque
picture-wound = Blessure
picture-opening = Manche { $round }
picture-played-by = jouée par
picture-to-open = ouvre
picture-clockwise = Sens horaire
picture-counterclockwise = Sens antihoraire
picture-buildings-up = Bâtiments visibles
picture-wound-takes-one = un par blessure
picture-no-buildings = aucun visible
picture-no-buildings-up = Aucun bâtiment visible
picture-deck = Pioche
picture-discards = Défausse
picture-buildings = Bâtiments
picture-worth = Vaut { $vp } pts
picture-worth-short = vaut { $vp }
picture-out = Hors jeu
picture-out-vp = { $vp } pts au classement
picture-spent = épuisé
picture-furious = En furie

### Ce qui vient de se passer, en quelques mots
picture-last = Dernier coup
picture-tw-did-RoundOpened = { $seat } ouvre la manche { $round }
picture-tw-did-OpeningPassed = { $seat } ne peut pas ouvrir
picture-tw-did-Played = { $seat } joue { $card_text }{ $power ->
        [0] {""}
       *[other] {" "}+ pouvoir { $power }
    }
picture-tw-did-TargetChosen = vise { $target }
picture-tw-did-DirectionChanged = le jeu change de sens
picture-tw-did-BuildingTurnedUp = un bâtiment de { $value } paraît
picture-tw-did-Wounded = { $attacker } touche { $seat }
picture-tw-did-DamageLaid = { $seat } : dégâts { $wounds } sur { $life }
picture-tw-did-Defeated = { $seat } tombe face à { $by }
picture-tw-did-Eliminated = { $seat } quitte la guerre
picture-tw-did-Countered = { $seat } contre-attaque
picture-tw-did-Healed = { $seat } se soigne
picture-tw-did-DrewThree = { $seat } pioche trois
picture-tw-did-Ended = la partie est terminée

### Qui doit faire quoi
picture-ask-open = ouvre la manche avec une carte au choix
picture-ask-answer = parer { $strike } ou plus, ou encaisser
picture-ask-answer-wound = parer la Blessure avec une spéciale, ou encaisser
picture-ask-target = choisir qui doit parer ensuite
picture-ask-damage = poser un nombre en dégâts
picture-ask-heart = ajouter un cœur au coup ?
picture-ask-building = prendre un des bâtiments
picture-ask-counter = contre-attaquer avec un cœur ?
picture-ask-discard = redescendre à trois cartes
picture-tab-open = Ouvre
picture-tab-answer = Pare
picture-tab-target = Vise
picture-tab-damage = Encaisse
picture-tab-heart = Cœur ?
picture-tab-building = Encaisse
picture-tab-counter = Contre ?
picture-tab-discard = Défausse
picture-tab-winner = Victoire
picture-over-target = atteint { $target } points de victoire
picture-over-last_standing = reste debout jusqu’au bout
picture-over-exhausted = personne ne peut ouvrir, la partie finit
picture-nobody = Personne
picture-hit = Subit { $damage }
picture-gained = +{ $vp } pts
picture-defeated = À terre

### Mains et cartes
picture-your-hand = Ta main
picture-your-hand-kanji = 手札
picture-empty-hand = Aucune carte en main
picture-other-actions = Autres actions
picture-your-turn = { $round } · à toi
picture-not-your-turn = { $round } · pas ton tour
picture-strike-now = Attaque { $strike }
picture-wound-now = Blessure
picture-opening-now = Ouverture
picture-power-ready = Pouvoir { $power } prêt
picture-power-spent = Pouvoir { $power } épuisé
picture-text-number = Pare une attaque de { $value } ou moins.
picture-text-zero = Ne pare qu’une attaque de 0. En dégâts, ne coûte pas de vie.
picture-text-heart = Pare { $value } ou moins et redresse ton kaiju. Ou s’ajoute à un coup.
picture-text-building = Pare { $value } ou moins et retourne un bâtiment.
picture-text-lowering = Pare tout nombre et baisse l’attaque de 3. Jamais en dégâts.
picture-text-change_direction = Pare toute attaque. Le jeu change de sens.
picture-text-choose_target = Pare toute attaque. Tu désignes qui doit parer.
picture-text-wound = Pare toute attaque. Seule une spéciale la pare.
picture-text-double_wound = Touche aussitôt le joueur suivant. Rien ne la pare.
picture-way-play = Jouer
picture-way-damage = Poser
picture-way-heart = Ajouter
picture-way-counter = Frapper
picture-way-discard = Défausser
picture-way-king = Blesser
picture-too-low = trop bas
picture-king-card = Carte Roi, une fois
picture-why-answer = Il faut { $strike } ou plus
picture-why-wound = Spéciale requise
picture-why-damage = De 0 à 10 seulement
picture-why-heart = Cœur requis
picture-why-counter = Cœur requis
picture-why-other = Pas maintenant
picture-the-deck = Le paquet
picture-copies = { $copies ->
        [one] { $copies } carte
       *[other] { $copies } cartes
    } sur { $total }

### Résultats
picture-winner = Victoire
picture-nobody-wins = Personne ne gagne
picture-points-by-round = Points de victoire par manche
picture-ended-target = { $name } a atteint { $target } pts à la manche { $round }
picture-ended-last_standing = Plus qu’un kaiju debout, manche { $round }
picture-ended-exhausted = Personne n’a pu ouvrir la manche { $round }

### Statistiques
picture-stats-won = gagné
picture-stats-fair = ce que gagnerait le hasard seul
picture-stats-percent = { $share } %
picture-stats-count = { $wins } sur { $games }
picture-stats-alt = { $title } : { $first }, { $second }. La part de parties gagnées, à côté de ce que gagnerait le hasard seul.
picture-stats-alt-place = { $place }. { $name }
picture-stats-alt-row = { $name }{ $noted ->
        [yes] , { $note }
       *[no] {""}
    } : { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    } sur { $games }, { $share } % (le hasard seul : { $fair } %).
