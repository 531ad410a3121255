# Godzilla: Tokyo Clash en mots. Style : docs/voice.md et docs/languages/fr.md.
# Les noms des kaiju sont en gras là où ils viennent en premier. Cartes, événements, bâtiments et véhicules sont dans tokyo_clash-cards.ftl.

## La ville

tokyo_clash-mat = Action de défausse
tokyo_clash-the = { $what ->
        [OVNI] l’OVNI
       *[other] le { $what }
    }
tokyo_clash-faced = { $what } vers le { $facing }
tokyo_clash-times = { $name } ×{ $count }
tokyo_clash-worth = { $card } ({ $dominance } Domination)
tokyo_clash-ground-street = rue
tokyo_clash-ground-water = eau
tokyo_clash-ground-rubble = gravats
tokyo_clash-way-n = nord
tokyo_clash-way-ne = nord-est
tokyo_clash-way-se = sud-est
tokyo_clash-way-s = sud
tokyo_clash-way-sw = sud-ouest
tokyo_clash-way-nw = nord-ouest
tokyo_clash-prize-energy = +{ $energy } Énergie
tokyo_clash-prize-draw = une carte à piocher
tokyo_clash-prize-recall = une carte à rappeler
tokyo_clash-prize-look = un regard sur une pioche

## Options

tokyo_clash-name = Tokyo Clash
tokyo_clash-title = Godzilla: Tokyo Clash
tokyo_clash-about = Ravage Tokyo pour l’Énergie, puis tes rivaux pour les trophées. La plus grande Domination l’emporte quand le Destructeur d’oxygène met fin à tout.
tokyo_clash-minutes = 45
tokyo_clash-option-events = Événements
tokyo_clash-option-events-about = Les deux événements de chaque manche, dans cet ordre (TC-1.2).
tokyo_clash-option-events-random = deux au hasard
tokyo_clash-option-events-armored_assault-rush_hour = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-rush_hour }
tokyo_clash-option-events-armored_assault-air_strikes = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-armored_assault-xilien_invasion = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-armored_assault-naval_bombardment = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-armored_assault-lightning_generators = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-rush_hour-air_strikes = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-rush_hour-xilien_invasion = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-rush_hour-naval_bombardment = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-rush_hour-lightning_generators = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-air_strikes-xilien_invasion = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-air_strikes-naval_bombardment = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-air_strikes-lightning_generators = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-xilien_invasion-naval_bombardment = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-xilien_invasion-lightning_generators = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-naval_bombardment-lightning_generators = { tokyo_clash-event-naval_bombardment }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-second_event_first = Second événement d’abord
tokyo_clash-option-second_event_first-about = L’ordre des deux événements est inversé (TC-1.2).
tokyo_clash-option-first_game = Première partie
tokyo_clash-option-first_game-about = Qui n’a rien choisi reçoit d’abord Godzilla ou Megalon (TC-1.1).
tokyo_clash-option-setup_order = Mise en place
tokyo_clash-option-setup_order-about = Ce qui est installé en premier : les événements ou les kaiju (TC-2.7).
tokyo_clash-option-setup_order-events_first = événements, puis mains et Roi
tokyo_clash-option-setup_order-kaiju_first = mains et Roi, puis événements
tokyo_clash-option-defence_parts = Effets de défense
tokyo_clash-option-defence_parts-about = Quand se produisent les autres effets d’une défense contre un lancer ou un séisme (TC-5.11).
tokyo_clash-option-defence_parts-after_card = après toute la carte d’attaque
tokyo_clash-option-defence_parts-at_once = juste après les dégâts
tokyo_clash-option-tank_ties = Véhicules parmi les kaiju
tokyo_clash-option-tank_ties-about = Ce que fait un Char ou un OVNI sur une case avec plusieurs kaiju (TC-11.13).
tokyo_clash-option-tank_ties-king = vont vers le Roi
tokyo_clash-option-tank_ties-stay = restent sur place
tokyo_clash-option-trains = Trains
tokyo_clash-option-trains-about = Le sens des Trains est connu une manche à l’avance, ou non (TC-11.6).
tokyo_clash-option-trains-line = roulent droit devant
tokyo_clash-option-trains-free = roulent dans tous les sens
tokyo_clash-option-head_meter = Jauge des têtes
tokyo_clash-option-head_meter-about = Ce qu’une Salve fait à la Jauge des têtes de King Ghidorah (TC-13.10).
tokyo_clash-option-head_meter-resets = retour à 0
tokyo_clash-option-head_meter-stays = reste pleine
tokyo_clash-option-tail_slide = Lancers de Godzilla par carte
tokyo_clash-option-tail_slide-about = Le texte du livret dit une case plus loin, son image ne le dit pas (TC-9.1).
tokyo_clash-option-tail_slide-ability = une case plus loin
tokyo_clash-option-tail_slide-picture = comme imprimé sur la carte
tokyo_clash-option-fuse = Durée
tokyo_clash-option-fuse-about = Où se pose le premier Petit Bâtiment sur la piste de dégâts (TC-7.2).
tokyo_clash-option-fuse-normal = comme marqué sur la piste
tokyo_clash-option-fuse-short = courte : un cercle plus près
tokyo_clash-option-fuse-long = longue : un cercle plus loin
tokyo_clash-preset-printed = Telle qu’imprimée
tokyo_clash-preset-printed-about = Le livret à la lettre partout où il tranche.
tokyo_clash-preset-house = Maison
tokyo_clash-preset-house-about = Kaiju installés d’abord, défenses immédiates, Trains dans tous les sens.
tokyo_clash-preset-first_game = Première partie
tokyo_clash-preset-first_game-about = La suggestion du livret : Godzilla, Megalon, Assaut blindé, Heure de pointe.

## Ce que les versions des règles ont changé

changed-2-TC-2-7 = Les événements sont installés avant la distribution des mains et le tirage du Roi.
changed-2-TC-5-11 = Les autres effets d’une défense contre un lancer ou un séisme suivent toute la carte d’attaque.
changed-2-TC-5-12 = Un kaiju lancé ne peut plus esquiver hors de la case d’un Générateur de foudre.
changed-2-TC-11-6 = Les Trains roulent droit devant eux.
changed-2-TC-11-13 = Un Char ou un OVNI sur une case avec plusieurs kaiju va vers le Roi.

## Les kaiju : une ligne sur le jeu de chacun

tokyo_clash-kaiju-godzilla = Lance tout une case plus loin. Surcharge fait de son Rayon ardent un chasseur de trophées.
tokyo_clash-kaiju-king_ghidorah = Trois têtes remplissent la Jauge des têtes. Quand elle est pleine, Salve.
tokyo_clash-kaiju-megalon = Se bat au contact, lance, enchaîne, et choisit la carte qu’il va piocher.
tokyo_clash-kaiju-mothra = Attaque de loin et ne tient pas en place. Les humains l’épargnent ; les ruines ne lui donnent rien.

## Chercher

tokyo_clash-word-card = { $name } ({ $kaiju })
tokyo_clash-word-card-text = Coût { $cost } Énergie · Domination { $dominance } · { $copies } dans un paquet de { $total }
    { $text }
    { $source }
# D'où viennent les faits d'une carte.
tokyo_clash-source-R = Imprimé dans le livret : { $facts }.
tokyo_clash-source-S = Vient d’une critique : { $facts }.
tokyo_clash-source-H = De notre cru : { $facts }.
# Ce qui remplace les faits quand tous sont visés.
tokyo_clash-source-all = tout
tokyo_clash-word-kaiju-text = { $about }
    Défausser une carte : { $first } Ou : { $second }
tokyo_clash-word-event = Événement : { $name }
tokyo_clash-word-event-text = { $text }
    { $source }
tokyo_clash-word-prize-text = Sa destruction rapporte : { $prize }.

## Questions

tokyo_clash-ask-act = Joue une carte, défausses-en une ou passe. Tu as { $energy } Énergie.
tokyo_clash-ask-momentum = Élan : une autre action ? Il te reste { $energy } Énergie.
tokyo_clash-ask-action = Quelle action de ton plateau ?
tokyo_clash-ask-attack = { $card } : qui attaques-tu, et comment ?
tokyo_clash-ask-target = { $card } : qui est la cible ?
tokyo_clash-ask-spend = { $card } : dépenser { $names } pour cette attaque ?
tokyo_clash-ask-throw = Que lances-tu ?
tokyo_clash-ask-throw-to = { $has_card ->
        [yes] { $card } : où lancer { $target } ? { $amount ->
            [one] { $amount } case
           *[other] { $amount } cases
        } au plus.
       *[no] Où lancer { $target } ? { $amount ->
            [one] { $amount } case
           *[other] { $amount } cases
        } au plus.
    }
tokyo_clash-ask-throw-hit = En { $space } : que touche { $target } en retombant ?
tokyo_clash-ask-throw-through = En { $space } : que fait tomber { $target } au passage ?
tokyo_clash-ask-throw-collide = En { $space }, { $target } retombe parmi des kaiju. Qui d’autre encaisse ?
tokyo_clash-ask-trophy = { $total ->
        [1] Ton coup porte. Quelle carte gardes-tu en trophée ?
       *[other] Ton coup porte : trophée { $number } sur { $total }. Quelle carte ?
    }
tokyo_clash-ask-radar = Radar : de qui regardes-tu la carte du dessus ?
tokyo_clash-ask-bunker = Bunker : quelle carte de ta défausse va sur ta pioche ?
tokyo_clash-ask-recall = { $is_last ->
        [yes] Remettre une carte de ta défausse sur ta pioche ? La partie finit avec cette manche, cela ne change donc plus rien.
       *[no] Avant de piocher : remettre une carte de ta défausse sur ta pioche ?
    }
tokyo_clash-ask-bask = Profiter d’un bâtiment sur ta case ou à côté ? Il reste debout.
tokyo_clash-ask-refresh = { $is_last ->
        [yes] Récupération : défausse ce que tu veux. La partie finit avec cette manche, cela ne change donc plus rien.
       *[no] Récupération : défausse autant de cartes que tu veux, puis pioches-en de nouvelles.
    }
tokyo_clash-ask-move = { $card } : où vas-tu ?
tokyo_clash-ask-fly = Vers où voles-tu ?
tokyo_clash-ask-dodge = { $card } : vers où esquives-tu ?
tokyo_clash-ask-push = { $card } : où pousser { $target } ?
tokyo_clash-ask-pull = { $card } : où attirer { $target } ?
tokyo_clash-ask-place = { $card } : où poser { $target } ?
tokyo_clash-ask-smash = { $card } : que détruis-tu ?
tokyo_clash-ask-recover = { $card } : reprendre une carte de ta défausse ?
tokyo_clash-ask-discard = Défausse une carte.
tokyo_clash-ask-strip = Quelle Amélioration est perdue ?
tokyo_clash-ask-sift-keep = { $card } : quelle carte prends-tu ?
tokyo_clash-ask-sift-under = { $card } : quelle carte va ensuite sous ta pioche ?
tokyo_clash-ask-riposte = { $card } : riposter ?
tokyo_clash-ask-defend = { $cause ->
        [attack] { $attacker } t’attaque avec { $card } : { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }. Te défendre ?
        [card] { $card } ({ $attacker }) t’inflige { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }. Te défendre ?
       *[throw] Un lancer de { $attacker } t’inflige { $amount ->
            [one] { $amount } dégât
           *[other] { $amount } dégâts
        }. Te défendre ?
    }
tokyo_clash-ask-hunt-tank = Le Char en { $space } est à égale distance de plusieurs kaiju. Vers lequel va-t-il ?
tokyo_clash-ask-hunt-ufo = L’OVNI en { $space } est à égale distance de plusieurs kaiju. Vers lequel va-t-il ?
tokyo_clash-ask-move-tank = Le Char en { $space } avance. Vers où ?
tokyo_clash-ask-move-ufo = L’OVNI en { $space } avance. Vers où ?
tokyo_clash-ask-move-train = Le Train en { $space } roule. Vers où ?
tokyo_clash-ask-place-tank = Place un Char.
tokyo_clash-ask-place-train = Place un Train.
tokyo_clash-ask-place-jet = Place un Jet.
tokyo_clash-ask-place-ufo = Place un OVNI.
tokyo_clash-ask-place-battleship = Place un Croiseur.
tokyo_clash-ask-place-generator = Place un Générateur de foudre.
tokyo_clash-ask-face-train = Le Train en { $space } : dans quel sens roulera-t-il ?
tokyo_clash-ask-face-jet = Le Jet en { $space } : vers où pointe-t-il ?
tokyo_clash-ask-face-battleship = Le Croiseur en { $space } : vers où pointe-t-il ?

# Les mêmes, en bref, à propos de quelqu'un d'autre : « On attend … : »
tokyo_clash-wait-act = jouer son tour
tokyo_clash-wait-momentum = agir encore ou s’arrêter
tokyo_clash-wait-action = choisir une action
tokyo_clash-wait-attack = choisir une cible pour { $card }
tokyo_clash-wait-target = choisir une cible pour { $card }
tokyo_clash-wait-spend = dépenser ou non des Améliorations
tokyo_clash-wait-throw = choisir quoi lancer
tokyo_clash-wait-throw-to = lancer { $target }
tokyo_clash-wait-throw-hit = choisir ce que touche { $target }
tokyo_clash-wait-throw-through = choisir ce qui tombe en { $space }
tokyo_clash-wait-throw-collide = choisir qui { $target } percute
tokyo_clash-wait-trophy = prendre un trophée
tokyo_clash-wait-radar = regarder une pioche
tokyo_clash-wait-bunker = remettre une carte sur la pioche
tokyo_clash-wait-recall = remettre une carte sur la pioche
tokyo_clash-wait-bask = choisir un bâtiment dont profiter
tokyo_clash-wait-refresh = défausser et refaire sa main
tokyo_clash-wait-move = se déplacer
tokyo_clash-wait-fly = s’envoler
tokyo_clash-wait-dodge = esquiver
tokyo_clash-wait-push = pousser { $target }
tokyo_clash-wait-pull = attirer { $target }
tokyo_clash-wait-place = poser { $target } quelque part
tokyo_clash-wait-smash = détruire quelque chose
tokyo_clash-wait-recover = reprendre une carte
tokyo_clash-wait-discard = défausser une carte
tokyo_clash-wait-strip = choisir une Amélioration
tokyo_clash-wait-sift-keep = prendre une carte
tokyo_clash-wait-sift-under = mettre des cartes sous la pioche
tokyo_clash-wait-riposte = riposter ou non
tokyo_clash-wait-defend = faire face à { $attacker } ({ $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    })
tokyo_clash-wait-hunt-tank = diriger un Char
tokyo_clash-wait-hunt-ufo = diriger un OVNI
tokyo_clash-wait-move-tank = diriger un Char
tokyo_clash-wait-move-ufo = diriger un OVNI
tokyo_clash-wait-move-train = diriger un Train
tokyo_clash-wait-place-tank = placer un Char
tokyo_clash-wait-place-train = placer un Train
tokyo_clash-wait-place-jet = placer un Jet
tokyo_clash-wait-place-ufo = placer un OVNI
tokyo_clash-wait-place-battleship = placer un Croiseur
tokyo_clash-wait-place-generator = placer un Générateur de foudre
tokyo_clash-wait-face-train = orienter un Train
tokyo_clash-wait-face-jet = orienter un Jet
tokyo_clash-wait-face-battleship = orienter un Croiseur

## Réponses

# Ce qui surmonte les listes d'une question dont les réponses sont de plusieurs sortes.
tokyo_clash-group-act-card = Jouer une carte
tokyo_clash-group-act-discard = Défausser pour une action
tokyo_clash-group-act-spend = Dépenser une Amélioration
tokyo_clash-group-momentum-card = Jouer une autre carte
tokyo_clash-group-momentum-discard = Défausser pour une action
tokyo_clash-group-momentum-spend = Dépenser une Amélioration
tokyo_clash-group-refresh-none = Tout garder

# Une image montre .short, avec .note dessous ; .full est pour les textes alternatifs. Ce qui manque est dit comme sur le bouton.
tokyo_clash-pick-card = { $card }
    .full = { $card }, { $cost } Énergie, { $dominance } Domination : { $text }
tokyo_clash-pick-hand = { $card }
    .full = { $card } (carte { $place } de ta main)
tokyo_clash-pick-play = { $card }, { $cost } Énergie
    .full = Jouer { $card }, { $cost } Énergie
tokyo_clash-pick-discard = Défausser { $card }
    .full = Défausser { $card } pour une action
tokyo_clash-pick-spend = Dépenser { $card }
    .note = ne coûte pas d’action
tokyo_clash-pick-trophy = { $card }, { $dominance } Domination
    .full = { $card }, { $cost } Énergie, { $dominance } Domination : { $text }
tokyo_clash-pick-defend = { $left ->
        [0] { $card }, { $cost } Énergie : bloque tout ({ $amount })
        [one] { $card }, { $cost } Énergie : { $left } sur { $amount } passe
       *[other] { $card }, { $cost } Énergie : { $left } sur { $amount } passent
    }
    .full = Se défendre avec { tokyo_clash-pick-defend }
tokyo_clash-pick-action = { $momentum ->
        [yes] { $name }, puis rejouer (Élan)
       *[no] { $name }
    }
    .short = { $name }
    .full = { tokyo_clash-pick-action }. { $text }
    .note = { $text }
tokyo_clash-pick-hit = Blesser { $name } : { $value }
tokyo_clash-pick-throw = Lancer { $name }
tokyo_clash-pick-seat = { $name }
tokyo_clash-pick-riposte = Riposter contre { $name }
    .full = Riposter contre { $name } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
tokyo_clash-pick-hurt = { $name } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
tokyo_clash-pick-thing = { $prize ->
        [none] { $what }
       *[other] { $what }, { $prize }
    }
    .short = { $what }
    .full = { $prize ->
        [none] Détruire { $what ->
            [Tour] la Tour
            [Centrale] la Centrale
            [OVNI] l’OVNI
           *[other] le { $what }
        } en { $space }
       *[other] Détruire { $what ->
            [Tour] la Tour
            [Centrale] la Centrale
            [OVNI] l’OVNI
           *[other] le { $what }
        } en { $space }, { $prize }
    }
tokyo_clash-pick-face = { $facing }
tokyo_clash-pick-none = Rien
    .note = en rester là
tokyo_clash-pick-stop = S’arrêter
    .note = finit ton tour
tokyo_clash-pick-pass-act = Passer
    .note = tu pourras agir plus tard
tokyo_clash-pick-pass-attack = Ne pas attaquer
    .note = en rester là
tokyo_clash-pick-pass-move = Rester
    .note = en rester là
tokyo_clash-pick-pass-dodge = Rester
    .note = en rester là
tokyo_clash-pick-pass-push = Laisser sur place
    .note = en rester là
tokyo_clash-pick-pass-pull = Laisser sur place
    .note = en rester là
tokyo_clash-pick-pass-place = Laisser sur place
    .note = en rester là
tokyo_clash-pick-pass-recover = Ne rien prendre
    .note = en rester là
tokyo_clash-pick-pass-recall = Laisser la pioche telle quelle
    .short = Laisser la pioche
    .note = en rester là
tokyo_clash-pick-pass-bask = Aucun bâtiment
    .note = en rester là
tokyo_clash-pick-pass-riposte = Ne pas riposter
    .note = en rester là
tokyo_clash-pick-pass-defend = Encaisser : { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
    .short = Encaisser
    .note = { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
tokyo_clash-act-throw = Lancer
tokyo_clash-act-move = Se déplacer
tokyo_clash-act-fly = S’envoler
tokyo_clash-act-gain = Gain d’Énergie

# Une case : ses coordonnées, puis ce qui s'y trouve, partie par partie tant qu'il y a de la place. Les images montrent elles-mêmes
# les coordonnées, les pièces et l'Énergie.
tokyo_clash-pick-space = { $space } : { $parts }
    .lettered = { $lettered }
    .short = { $what }
    .full = { $space } : { $whole }
tokyo_clash-space-with = avec { $names }
tokyo_clash-space-next = à côté : { $names }
tokyo_clash-fall-into = { $what ->
        [Tour] dans la Tour
        [Centrale] dans la Centrale
       *[other] dans le { $what }
    }
    .short = { $what }
tokyo_clash-fall-onto = { $what ->
        [Tour] sur la Tour
        [Centrale] sur la Centrale
        [Bunker] sur le Bunker
        [Radar] sur le Radar
        [Char] sur le Char
        [Train] sur le Train
        [Jet] sur le Jet
        [OVNI] sur l’OVNI
        [Croiseur] sur le Croiseur
       *[other] sur le { $what }
    }
    .short = { $what }
tokyo_clash-fall-open = { $what ->
        [rue] dans la rue
        [eau] dans l’eau
        [gravats] dans les gravats
       *[other] sur { $what }
    }
    .short = { $what }
tokyo_clash-fall-kaiju = contre { $names }, { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } chacun
    .short = { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } chacun
tokyo_clash-fall-or = ou { $names } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
    .short = { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }

## Pourquoi une carte n'est pas proposée

tokyo_clash-notes = Pas maintenant : { $cards }
tokyo_clash-note-TC-4-1 = { $card } (coûte { $cost } Énergie, tu en as { $energy })
    .short = Il faut { $cost } Énergie
tokyo_clash-note-TC-4-6 = { $card } (en défense seulement)
    .short = Défense seulement
tokyo_clash-note-TC-4-7 = { $card } (rien sur quoi agir)
    .short = Rien à portée
tokyo_clash-note-TC-6-1 = { $card } (pas de valeur de défense)
    .short = Sans défense
tokyo_clash-note-other = { $card }
    .short = Pas maintenant

## Consignes

tokyo_clash-order-defend_with = Me défendre avec { $value } quand je peux
tokyo_clash-order-defend_from = Me défendre contre { $value } ou plus, avec n’importe quelle carte
tokyo_clash-order-never_defend = Ne jamais me défendre
tokyo_clash-order-never_defend_below = Ne jamais me défendre contre { $value } ou moins
tokyo_clash-order-always_riposte = Toujours riposter
tokyo_clash-order-never_riposte = Ne jamais riposter
tokyo_clash-order-pass_until_attacked = Passer jusqu’à ce qu’on m’attaque
tokyo_clash-order-pass_round = Passer jusqu’à la manche suivante
tokyo_clash-order-stay = Ne jamais esquiver
tokyo_clash-order-event_chores = Diriger et placer les véhicules à ma place
tokyo_clash-order-recall_nothing = Laisser ma pioche telle quelle

## Événements

tokyo_clash-RoundBegan = Manche { $round } sur { $rounds }. **{ $king }** est Roi des Monstres et agit en premier.
tokyo_clash-KingDrawn = Le sort donne le jeton Roi des Monstres à **{ $seat }**.
tokyo_clash-Passed = **{ $seat }** { $had_cards ->
        [yes] passe.
       *[no] n’a plus de cartes et passe.
    }
tokyo_clash-CardPlayed = **{ $seat }** joue { $card }{ $cost ->
        [0] .
       *[other] {" "}pour { $cost } Énergie.
    }
tokyo_clash-ActionTaken = **{ $seat }** défausse { $card } pour { $action ->
        [throw] lancer
        [fly] s’envoler
        [gain] gagner de l’Énergie
       *[move] se déplacer
    }.
tokyo_clash-Moved = { $how ->
        [move] **{ $seat }** va en { $end }.
        [fly] **{ $seat }** vole vers { $end }.
        [dodge] **{ $seat }** esquive vers { $end }.
        [push] **{ $by }** pousse { $seat } en { $end }.
        [pull] **{ $by }** attire { $seat } en { $end }.
       *[place] **{ $by }** pose { $seat } en { $end }.
    }
tokyo_clash-Attacked = { $barrage ->
        [yes] Salve. {""}
       *[no] {""}
    }**{ $seat }** attaque { $target } { $is_ranged ->
        [yes] à distance
       *[no] au contact
    } : { $value }.
tokyo_clash-Defended = { $is_met ->
        [yes] **{ $seat }** se défend contre { $amount } avec { $card }, { $value } : { $left ->
            [0] bloqué.
           *[other] reste { $left }.
        }
       *[no] **{ $seat }** ne se défend pas.
    }
tokyo_clash-Damaged = **{ $seat }** subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }. { $by } { $kept ->
        [0] n’y gagne pas de trophée
        [one] prend un trophée
       *[other] prend { $kept } trophées
    }{ $known ->
        [yes] {" "}: { $trophies }.
       *[no] .
    }{ $is_any ->
        [yes] {" "}Défaussé : { $discarded }.
       *[no] {""}
    }
tokyo_clash-Crowned = Le Roi tombe ! **{ $seat }** prend le jeton Roi des Monstres.
tokyo_clash-Thrown = **{ $by }** lance { $what } de { $start } à { $end }.
tokyo_clash-Destroyed = **{ $by }** détruit { $what ->
        [Tour] la Tour
        [Centrale] la Centrale
        [OVNI] l’OVNI
       *[other] le { $what }
    } en { $space }{ $square ->
        [0] .
       *[other] . Carré { $square } de la piste de dégâts.
    }
tokyo_clash-EnergyGained = **{ $seat }** gagne { $amount } Énergie, { $energy } en tout.
tokyo_clash-EnergyLost = **{ $seat }** perd { $amount } Énergie ; il en reste { $energy }.
tokyo_clash-Drew = **{ $seat }** pioche { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
    }.
tokyo_clash-Reshuffled = **{ $seat }** mélange sa défausse et en fait une nouvelle pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
tokyo_clash-Recovered = **{ $seat }** { $place ->
        [hand] reprend { $card } en main, depuis sa défausse.
       *[top] remet { $card } de sa défausse sur sa pioche.
    }
tokyo_clash-Looked = **{ $seat }** regarde { $at ->
        [hand] une main adverse ({ $target })
       *[top] la carte du dessus d’une pioche ({ $target })
    }{ $known ->
        [yes] {" "}: { $cards }.
       *[no] .
    }
tokyo_clash-Sifted = **{ $seat }** regarde { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de sa pioche et en garde { $kept }{ $known ->
        [yes] {" "}: { $cards }.
       *[no] .
    }
tokyo_clash-Discarded = **{ $seat }** défausse { $cards }.
tokyo_clash-Enhanced = **{ $seat }** garde { $card } en jeu.
tokyo_clash-EnhancementLost = **{ $seat }** n’a plus { $card } en jeu.
tokyo_clash-MeterRaised = **{ $seat }** : la Jauge des têtes est à { $meter }.
tokyo_clash-EventActivated = { $is_setup ->
        [yes] Ce soir sur Tokyo : { $event }.
       *[no] { $event }.
    }
tokyo_clash-VehiclePlaced = **{ $seat }** place un { $vehicle } en { $space }{ $has_facing ->
        [yes] , vers le { $facing }.
       *[no] .
    }
tokyo_clash-VehicleMoved = { $is_still ->
        [yes] Un { $vehicle } reste en { $end }
       *[no] Un { $vehicle } va de { $start } à { $end }
    }{ $has_facing ->
        [yes] , vers le { $facing }.
       *[no] .
    }
tokyo_clash-Fired = Un { $vehicle } tire vers le { $facing } et { $count ->
        [0] ne touche personne
       *[other] touche **{ $seats }**
    }.
tokyo_clash-GeneratorWentOff = { $own ->
        [yes] **{ $seat }** marche sur le Générateur de foudre en { $space }.
       *[no] **{ $by }** entraîne { $seat } sur le Générateur de foudre en { $space } : 1 dégât imparable.
    }
tokyo_clash-TrophyLost = **{ $seat }** perd le trophée { $card }, qui retourne à la défausse ({ $owner }).
tokyo_clash-Basked = **{ $seat }** profite { $what ->
        [Tour] de la Tour
        [Centrale] de la Centrale
       *[other] du { $what }
    } en { $space }. Rien n’est détruit.
tokyo_clash-Ended = { $reason ->
        [oxygen_destroyer] Le Destructeur d’oxygène atteint les ruines. C’est fini.
       *[seventh_round] La dernière manche est finie, et Tokyo se tait.
    } Domination : { $scores }.

## Une manche en deux lignes

tokyo_clash-round = Manche { $round } : { $buildings ->
        [0] la ville tient
        [one] un bâtiment tombe
       *[other] { $buildings } bâtiments tombent
    }, { $damage ->
        [0] et personne n’est blessé.
        [one] et { $damage } dégât passe.
       *[other] et { $damage } dégâts passent.
    }
tokyo_clash-round-crowned = **{ $seat }** prend la couronne.
tokyo_clash-round-hunter = **{ $seat }** mène la chasse : { $damage ->
        [one] { $damage } dégât infligé
       *[other] { $damage } dégâts infligés
    }.
tokyo_clash-round-energy = **{ $seat }** se nourrit le mieux : { $energy } Énergie.
tokyo_clash-round-quiet = Tokyo retient son souffle.

## Où en est une place

tokyo_clash-seat = { $energy } Énergie, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, { $trophies ->
        [0] aucun trophée
        [one] { $trophies } trophée
       *[other] { $trophies } trophées
    }{ $is_king ->
        [yes] , Roi des Monstres
       *[no] {""}
    }

## Résultats

tokyo_clash-reason-oxygen_destroyer = à l’arrivée du Destructeur d’oxygène aux ruines
tokyo_clash-reason-seventh_round = après la dernière manche
tokyo_clash-score = { $score } Domination
