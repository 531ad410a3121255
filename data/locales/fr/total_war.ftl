# Godzilla Total War en mots. Style : docs/voice.md et docs/languages/fr.md.
# Les noms des kaiju sont en gras là où ils viennent en premier ; $card et $cards sont écrits par les messages des cartes ci-dessous.

## Cartes

total_war-card-plain = { $value }
total_war-card-heart = { $value }♥
total_war-card-building = { $value } (bâtiment)
total_war-card-change_direction = Demi-tour
total_war-card-choose_target = Cible au choix
total_war-card-wound = Blessure
total_war-card-double_wound = Double Blessure
total_war-card-king = Roi des Monstres 4♥
total_war-played-power = { $card } + pouvoir { $power }
total_war-card-titled = Carte : { $card }
total_war-building = un bâtiment de { $value }

## Les cartes que l'on cherche : ce que fait chacune, et d'où elle vient

total_war-building-titled = Bâtiment { $value }
total_war-about-number =
    { $value ->
        [0] Ne pare qu’une attaque de 0. En dégâts, ne coûte pas de vie.
       *[other] Pare une attaque de { $value } ou moins, et devient l’attaque à parer.
    }
total_war-about-heart = Pare une attaque de { $value } ou moins et redresse ton kaiju. Ou ajoute { $value } à un coup que tu portes, et redresse aussi ton kaiju.
total_war-about-building = Pare une attaque de { $value } ou moins et retourne une carte bâtiment, s’il en reste.
total_war-about-lowering = Pare n’importe quel nombre et baisse l’attaque de 3, jusqu’à 0. Ne pare aucune Blessure et ne se pose jamais en dégâts.
total_war-about-change_direction = Pare n’importe quel nombre et n’importe quelle Blessure. Le jeu repart dans l’autre sens.
total_war-about-choose_target = Pare n’importe quel nombre et n’importe quelle Blessure. Tu désignes qui doit parer ensuite.
total_war-about-wound = Pare n’importe quel nombre et n’importe quelle Blessure. Seule une carte spéciale la pare.
total_war-about-double_wound = Pare n’importe quel nombre et n’importe quelle Blessure. Le joueur suivant est touché aussitôt, et rien ne la pare.
total_war-about-building-card = Face visible, il ajoute { $value } aux dégâts du joueur touché qui le prend.
total_war-about-king = Le dernier vainqueur la détient. Une fois par partie : une de tes cartes devient une Blessure, ou elle compte comme un cœur de 4, ou elle soigne une carte de dégâts de 4 ou moins, ou tu pioches trois cartes et joues avec six jusqu’à la fin de la manche.
total_war-about-copies = { $count ->
        [one] Il y en a une sur { $total }.
       *[other] Il y en a { $count } sur { $total }.
    }
total_war-source-printed = -# Imprimé : vient du livret de règles.
total_war-source-printed-partly = -# Imprimé en partie : { $known }. Le reste est de notre cru.
total_war-source-review = -# Vient d’une critique ou d’une photo, pas du livret de règles.
total_war-source-review-partly = -# Vient d’une photo publique : { $known }. Le reste est de notre cru.
total_war-source-house = -# De notre cru : aucune source ne montre les nombres imprimés.
total_war-source-pack-partly = -# Vient d’un paquet de données : { $known }.
# Ce que l'on sait d'une carte ou d'un kaiju dont les autres nombres sont de nous.
total_war-known-heart = un cœur de valeur 2, dans un exemple du livret
total_war-known-building = une icône de bâtiment de valeur 5, dans un exemple du livret
total_war-known-special = la carte et son effet
total_war-known-buildings = neuf cartes bâtiment
total_war-known-power = pouvoir 2
total_war-known-life = vie 7

## Modes et options

total_war-name = Total War
total_war-title = Godzilla Total War
total_war-about = Attaque, pare ou saigne. Assez de points de victoire, ou le dernier debout : voilà le Roi des Monstres.
total_war-minutes = 30
total_war-option-mode = Mode
total_war-option-mode-about = Ce que signifie une deuxième défaite.
total_war-option-mode-king_of_monsters = Roi des Monstres (deux défaites éliminent)
total_war-option-mode-immortals = Immortels (personne n’est éliminé)
total_war-option-starter = Qui commence
total_war-option-starter-about = Les places comptent dans l’ordre d’arrivée ; si la place est vide, on tire au sort (TW-2.3).
total_war-option-starter-0 = tirage au sort
total_war-option-starter-1 = place 1
total_war-option-starter-2 = place 2
total_war-option-starter-3 = place 3
total_war-option-starter-4 = place 4
total_war-option-starter-5 = place 5
total_war-option-starter-6 = place 6
total_war-option-starter-7 = place 7
total_war-option-starter-8 = place 8
total_war-option-starter-9 = place 9
total_war-option-starter-10 = place 10
total_war-option-starter-11 = place 11
total_war-option-starter-12 = place 12
total_war-option-counter_attack = Contre-attaque
total_war-option-counter_attack-about = Édition allemande : le joueur touché pioche et peut poser des cœurs sur l’attaquant (TW-6.8).
total_war-option-free_surrender = Reddition libre
total_war-option-free_surrender-about = Chacun peut encaisser à tout moment (TW-4.9).
total_war-option-double_wound_hits_twice = Double Blessure touche deux fois
total_war-option-double_wound_hits_twice-about = Sa victime pose deux cartes au lieu d’une (TW-5.6).
total_war-option-heart_straightens_all = Un cœur redresse tous les kaiju
total_war-option-heart_straightens_all-about = Chaque kaiju retrouve son pouvoir, pas seulement celui de qui joue le cœur (TW-7.7).
total_war-option-must_exceed_life = Les dégâts doivent dépasser la vie
total_war-option-must_exceed_life-about = Édition allemande : des dégâts égaux à la vie ne suffisent pas encore (TW-6.1).
total_war-option-wound_stays = Une Blessure reste
total_war-option-wound_stays-about = Maison : détournée, une Blessure en reste une pour le joueur suivant (TW-4.7).
total_war-option-double_wound_before_draw = Double Blessure avant la pioche
total_war-option-double_wound_before_draw-about = Maison : qui la joue ajoute un cœur parmi deux cartes, pas trois (TW-3.3).

total_war-preset-printed = Telle qu’imprimée (édition anglaise)
total_war-preset-printed-about = Le livret anglais à la lettre : des dégâts égaux à la vie suffisent, personne ne contre-attaque.
total_war-preset-german = Telle qu’imprimée (édition allemande)
total_war-preset-german-about = Le joueur touché peut contre-attaquer avec des cœurs, et les dégâts doivent dépasser la vie.
total_war-preset-house = Maison
total_war-preset-house-about = Une Blessure détournée en reste une, et une Double Blessure touche avant que son joueur pioche.

changed-2-TW-3-3 = Qui joue une Double Blessure pioche avant le coup, et a donc trois cartes pour y trouver un cœur.
changed-2-TW-4-7 = Une Blessure détournée par Demi-tour ou Cible au choix disparaît : c’est le dernier nombre qu’il faut parer.
changed-2-TW-6-8 = Dans une contre-attaque, le joueur touché pioche d’abord et peut poser autant de cœurs qu’il veut.

total_war-carried-king_of_monsters = détient la carte Roi des Monstres

## Les kaiju : une ligne sur le jeu de chacun

total_war-kaiju-godzilla = Robuste en furie, et personne ne vaut alors davantage.
total_war-kaiju-king_ghidorah = Au calme, personne n’est plus robuste, mais il est faible : pouvoir 2. Vaut cher des deux côtés.
total_war-kaiju-gigan = Des crochets de pouvoir 3 au calme et 4 en furie.
total_war-kaiju-anguirus = La carapace d’abord : robuste des deux côtés. En furie, il a moins de pouvoir.
total_war-kaiju-mothra = Des ailes de pouvoir 3 au calme et 4 en furie.
total_war-kaiju-rodan = Fragile en furie, mais personne ne frappe alors plus fort.
total_war-kaiju-king_caesar = Robuste au calme, mais faible : pouvoir 2. Fort en furie.
total_war-kaiju-zilla = Fragile au calme, robuste en furie, et plus fort aussi.
total_war-kaiju-ebirah = Robuste en furie, une pince de pouvoir 2 au calme.
total_war-kaiju-kumonga = Patient : fragile en furie, et personne ne vaut moins des deux côtés.
total_war-kaiju-kamacuras = Des faux de pouvoir 3 au calme. Fragile en furie, mais personne ne frappe alors plus fort.
total_war-kaiju-manda = La plus fragile au calme, mais personne ne frappe alors plus fort. En furie, elle a plus de vie.

total_war-kaiju-sides = { $about }
    Normal : vie { $normal_life }, pouvoir { $normal_power }, vaut { $normal_vp } pts.
    En furie : vie { $furious_life }, pouvoir { $furious_power }, vaut { $furious_vp } pts.

## Questions

total_war-ask-open = Ouvre la manche { $round } : joue la carte que tu veux.
total_war-ask-answer =
    { $is_wound ->
        [yes] { $striker } joue une **Blessure** : seule une carte spéciale la pare.
       *[no] Pare une **attaque de { $strike }**, jouée par { $striker }.
    }
total_war-ask-target = Cible au choix : qui doit parer ensuite ?
total_war-ask-damage = { $striker } te touche. Pose une carte en dégâts.
total_war-ask-heart = Le coup touche { $victim }. Y ajouter un cœur ?
total_war-ask-building = Prends un des bâtiments en dégâts.
total_war-ask-counter = Contre-attaque : poser un cœur sur { $striker } ?
total_war-ask-discard = Retour à trois cartes : défausses-en { $least }.

# Les mêmes, en bref, à propos de quelqu'un d'autre : « On attend … : »
total_war-wait-open = ouvrir la manche
total_war-wait-answer =
    { $is_wound ->
        [yes] parer une Blessure
       *[no] parer une attaque de { $strike }
    }
total_war-wait-target = choisir une cible
total_war-wait-damage = poser des dégâts
total_war-wait-heart = ajouter un cœur ou non
total_war-wait-building = prendre un bâtiment
total_war-wait-counter = contre-attaquer ou non
total_war-wait-discard = redescendre à trois cartes

## Réponses

total_war-pick-card = { $card }
total_war-pick-power = { $card } + pouvoir = { $total }
total_war-pick-lowered = { $card }, l’attaque passe à { $total }
total_war-pick-lowered-power = { $card } + pouvoir, l’attaque passe à { $total }
total_war-pick-hit = Encaisser
    .note = ensuite, tu ouvres
total_war-pick-pass-open = Pas de carte pour ouvrir
    .short = Passer
    .note = rien pour ouvrir
total_war-pick-pass-heart = Pas de cœur
    .note = en rester là
total_war-pick-pass-counter = Pas de contre-attaque
    .note = en rester là
total_war-pick-seat = { $name }
total_war-pick-building = Bâtiment { $value }
    .note = à prendre en dégâts
total_war-pick-king-wound = Carte Roi : { $card } comme Blessure
total_war-pick-king-heart = Carte Roi comme 4♥
    .short = Roi : 4♥
    .note = redresse, ne pioche pas
total_war-pick-king-power = Carte Roi comme 4♥ + pouvoir = { $total }
    .short = Roi + pouvoir { $power }
    .note = 4♥ et ton pouvoir
total_war-pick-king-heal = Carte Roi : soigner { $card }
    .short = Soigner { $value }
    .note = retire ces dégâts
total_war-pick-king-draw = Carte Roi : piocher trois
    .short = Piocher trois
    .note = six cartes cette manche

## Consignes

total_war-order-never_add_heart = Ne jamais ajouter de cœur
total_war-order-always_add_heart = Toujours ajouter mon plus petit cœur
total_war-order-never_counter = Ne jamais contre-attaquer
total_war-order-lay_lowest_damage = Poser ma plus petite carte en dégâts
total_war-order-take_lowest_building = Prendre le plus petit bâtiment
total_war-order-answer_lowest = Parer jusqu’à { $value } avec ma plus petite carte
total_war-order-answer_with = Quand je peux, parer avec : { $value }
total_war-order-take_the_hit = Encaisser dès que les règles le permettent

## Événements

total_war-RoundOpened = Manche { $round }. **{ $seat }** ouvre.
total_war-OpeningPassed = **{ $seat }** n’a rien pour ouvrir. L’ouverture passe au suivant.
total_war-Played = **{ $seat }** joue { $with_king ->
        [yes] { $card ->
            [king] la carte Roi des Monstres
           *[other] { $card_text } sous la carte Roi des Monstres
        }
       *[no] { $kind ->
            [wound] une { $card_text }
            [double_wound] une { $card_text }
           *[other] { $card_text }
        }
    }{ $power ->
        [0] {""}
       *[other] {" "}avec un pouvoir de +{ $power }
    }. { $is_wound ->
        [yes] Une Blessure menace.
       *[no] { $card ->
            [double_wound] Rien ne peut la parer.
           *[other] L’attaque est de { $strike }.
        }
    }
total_war-TargetChosen = **{ $seat }** désigne { $target }.
total_war-DirectionChanged =
    { $is_clockwise ->
        [yes] Le jeu tourne dans le sens horaire.
       *[no] Le jeu tourne dans le sens antihoraire.
    }
total_war-Straightened = **{ $seat }** se redresse, pouvoir prêt.
total_war-BuildingTurnedUp = Un bâtiment de { $value } barre maintenant la route.
total_war-Drew = **{ $seat }** pioche{ $known ->
        [yes] {""} : { $cards }
       *[no] {" "}{ $count ->
            [one] une carte
           *[other] { $count } cartes
        }
    }.
total_war-Reshuffled = La pioche est remélangée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Tous les kaiju se redressent.
total_war-Wounded = { $attacker } touche **{ $seat }**.
total_war-DrewOpenly = **{ $seat }** retourne : { $cards }.
total_war-DamageLaid =
    { $own ->
        [yes] **{ $seat }** encaisse : { $card }. Dégâts : { $wounds } sur { $life }.
       *[no] **{ $by }** ajoute { $card } : { $seat } en est à { $wounds ->
            [one] { $wounds } dégât
           *[other] { $wounds } dégâts
        } sur { $life }.
    }
total_war-NothingLaid = **{ $seat }** n’a pas de nombre à poser, et la pioche non plus.
total_war-Defeated = **{ $seat }** { $was_furious ->
        [yes] tombe, même en furie
       *[no] tombe
    }. { $by } marque { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }, { $total } en tout.
total_war-TurnedOver =
    { $is_furious ->
        [yes] **{ $seat }** entre en furie.
       *[no] **{ $seat }** revient, au calme pour l’instant.
    }
total_war-Eliminated = **{ $seat }** quitte la guerre{ $count ->
        [0] .
       *[other] , en laissant : { $cards }.
    }
total_war-Countered = **{ $seat }** contre-attaque { $attacker } avec { $card }.
total_war-Healed = **{ $seat }** dépense la carte Roi des Monstres et retire { $card } de ses dégâts. Dégâts : { $wounds }.
total_war-DrewThree = **{ $seat }** dépense la carte Roi des Monstres et joue avec six cartes cette manche.
total_war-Discarded = **{ $seat }** défausse : { $cards }.
total_war-Ended =
    { $reason ->
        [target] **{ $winner }** a les points. Roi des Monstres !
        [last_standing] Il ne reste debout que **{ $winner }**. Roi des Monstres !
       *[exhausted] Plus personne n’a de carte à jouer. La guerre s’éteint.
    }

## Une manche en deux lignes

total_war-round = Manche { $round } : { $cards ->
        [0] pas une carte jouée.
        [one] une carte, et une attaque de { $strike }.
       *[other] { $cards } cartes, et des attaques jusqu’à { $strike }.
    }
total_war-round-fell = **{ $seat }** tombe face à { $by }, qui a { $total } points sur { $target }.
total_war-round-hit = **{ $seat }** paie l’addition : { $wounds ->
        [one] { $wounds } dégât
       *[other] { $wounds } dégâts
    } sur { $life }.
total_war-round-quiet = Personne ne saigne.

## Où en est une place

total_war-seat = { $is_out ->
        [yes] hors jeu
       *[no] vie { $left } sur { $life }, { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } de victoire sur { $target }

## Résultats

total_war-reason-target = aux points
total_war-reason-last_standing = en restant debout jusqu’au bout
total_war-reason-exhausted = faute de cartes
total_war-score =
    { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }
