# Ce qui est imprimé sur les choses de Tokyo Clash : cartes, événements, bâtiments et véhicules. Les lignes de data/tokyo_clash portent
# les mêmes noms en anglais ; les noms d'un paquet de données l'emportent. Le texte d'une carte est fait des effets et conditions ci-dessous.
# Les messages choisissent l'article d'après ces noms (Tour, Centrale, OVNI) : qui en change un cherche l'ancien dans tokyo_clash.ftl.

## Bâtiments et véhicules

tokyo_clash-building-T = Tour
tokyo_clash-building-P = Centrale
tokyo_clash-building-M = Bunker
tokyo_clash-building-R = Radar
tokyo_clash-building-B = Petit Bâtiment
tokyo_clash-vehicle-tank = Char
tokyo_clash-vehicle-train = Train
tokyo_clash-vehicle-jet = Jet
tokyo_clash-vehicle-ufo = OVNI
tokyo_clash-vehicle-battleship = Croiseur
tokyo_clash-vehicle-generator = Générateur de foudre

## Événements

tokyo_clash-event-armored_assault = Assaut blindé
    .text = Les Chars avancent de 1 vers le kaiju le plus proche. Chaque joueur perd 1 Énergie par Char sur la case du kaiju ou à côté. S’il n’y a pas plus de Chars que de joueurs, chacun sauf le Roi en place un.
    .source = nom, tout ce que font les Chars et quand il en vient d’autres [R]; mise en place, réserve [H]
tokyo_clash-event-rush_hour = Heure de pointe
    .text = Le dernier joueur déplace chaque Train de 1 à 3 cases droit devant, ou dans un sens au choix si le Train n’en a pas. Un Train au bord, ou qui ne peut pas avancer, fait demi-tour. De nouveaux Trains arrivent jusqu’au nombre de départ.
    .source = nom, les Trains roulent entre les manches et se prévoient [R]; le reste [H]
tokyo_clash-event-air_strikes = Frappes aériennes
    .text = Chaque Jet vole de 2 cases droit devant, tourne au bord, et mitraille les cases survolées et la ligne devant lui : chaque kaiju qui s’y trouve perd une Amélioration. De nouveaux Jets sont placés, jusqu’au nombre de départ.
    .source = nom, l’orientation compte, la ligne de tir coûte une Amélioration [R]; le reste [H]
tokyo_clash-event-xilien_invasion = Invasion xilienne
    .text = Chaque OVNI avance de 2 vers le kaiju le plus proche. Chaque joueur dont le kaiju est sur sa case ou à côté défausse une carte. Un OVNI manquant est remplacé.
    .source = nom, une carte défaussée après avoir pioché sa nouvelle main [R]; le reste [H]
tokyo_clash-event-naval_bombardment = Bombardement naval
    .text = Le dernier joueur tourne chaque Croiseur de 60 degrés au plus. Il tire le long de sa ligne : chaque kaiju qui s’y trouve perd la carte du dessus de ses trophées. Un Croiseur manquant est remplacé.
    .source = nom, la ligne de tir coûte le trophée du dessus [R]; le reste [H]
tokyo_clash-event-lightning_generators = Générateurs de foudre
    .text = Un kaiju qu’un autre joueur amène sur la case d’un Générateur subit 1 dégât imparable ; celui qui y va de lui-même perd la carte du dessus de sa pioche. Dans les deux cas, le Générateur disparaît. Tant qu’il y en a moins de 3, chacun sauf le Roi en place un.
    .source = nom, 1 dégât imparable à qui est déplacé, lancé ou placé là [R]; le reste [H]

## Cartes de Godzilla ; .source dit ce qui est imprimé [R], vient d'une critique [S] ou est de nous [H]

tokyo_clash-card-mega_heat_ray = Méga-rayon ardent
    .source = nom, à distance, Portée 3 [R]; grande attaque emblématique sans points [S]; le reste [H]
tokyo_clash-card-heat_ray = Rayon ardent
    .source = nom, profite de Surcharge [R]; le reste [H]
tokyo_clash-card-power_up = Surcharge
    .source = nom, Amélioration, attaques à distance plus fortes, plusieurs trophées, va à la défausse [R]; les valeurs [H]
tokyo_clash-card-dorsal_plates = Plaques dorsales
    .source = nom, reprend Surcharge dans la défausse [R]; le reste [H]
tokyo_clash-card-victory_pose = Pose de victoire
    .source = nom, reprend Surcharge dans la défausse [R]; le reste [H]
tokyo_clash-card-tail_slide = Glissade caudale
    .source = nom, au contact, Attaque 3 [R]; le reste [H]
tokyo_clash-card-scaled_hide = Cuir écailleux
    .source = nom, Défense 2 [R]; le reste [H]
tokyo_clash-card-body_slam = Plaquage
tokyo_clash-card-claw_swipe = Coup de griffes
tokyo_clash-card-trample = Piétinement
tokyo_clash-card-surge_from_the_bay = Lame de la baie
tokyo_clash-card-stand_firm = Tenir bon
tokyo_clash-card-earthshaking_roar = Cri tellurique
tokyo_clash-card-atomic_pulse = Pulsation atomique
tokyo_clash-card-burning_heart = Cœur ardent
    .source = Amélioration passive [S]; le reste [H]
tokyo_clash-card-thick_scales = Écailles dures
    .source = Amélioration passive [S]; le reste [H]
tokyo_clash-card-pent_up_fury = Fureur contenue
    .source = une Amélioration à dépenser [S]; le reste [H]

## Cartes de King Ghidorah ; .source dit ce qui est imprimé [R], vient d'une critique [S] ou est de nous [H]

tokyo_clash-card-go_for_the_throat = À la gorge
    .source = nom, au contact, lancer de 4 (donc Attaque 4), Salve veut dire plusieurs trophées [R]; grande attaque emblématique sans points [S]; le reste [H]
tokyo_clash-card-gravity_beams = Rayons gravitiques
    .source = Salve veut dire plusieurs trophées [R]; contact et distance mêlés [S]; le reste [H]
tokyo_clash-card-threefold_storm = Triple tempête
    .source = Salve veut dire plusieurs trophées [R]; le reste [H]
tokyo_clash-card-unstoppable = Inarrêtable
    .source = nom, Défense qui croît avec la Jauge des têtes [R]; le reste [H]
tokyo_clash-card-soar = Envol
    .source = nom, trie la pioche, mieux avec la Jauge des têtes [R]; le déplacement et les valeurs [H]
tokyo_clash-card-gilded_scales = Écailles dorées
    .source = utilise l’icône de tête [R]; le reste [H]
tokyo_clash-card-snapping_jaws = Mâchoires
    .source = utilise l’icône de tête [R]; le reste [H]
tokyo_clash-card-leeching_bite = Morsure vorace
    .source = utilise l’icône de tête [R]; une attaque qui gagne de l’Énergie [S]; le reste [H]
tokyo_clash-card-lightning_breath = Souffle éclair
    .source = utilise l’icône de tête [R]; une attaque à distance qui gagne de l’Énergie [S]; le reste [H]
tokyo_clash-card-three_minds = Trois esprits
    .source = utilise l’icône de tête [R]; le reste [H]
tokyo_clash-card-wingbeat_gale = Bourrasque d’ailes
    .source = utilise l’icône de tête [R]; le reste [H]
tokyo_clash-card-falling_star = Étoile filante
    .source = utilise l’icône de tête [R]; le reste [H]
tokyo_clash-card-golden_menace = Menace dorée
    .source = utilise l’icône de tête [R]; le reste [H]
tokyo_clash-card-cosmic_hunger = Faim cosmique
    .source = utilise l’icône de tête [R]; Amélioration passive [S]; le reste [H]
tokyo_clash-card-golden_plating = Cuirasse d’or
    .source = Amélioration passive [S]; le reste [H]
tokyo_clash-card-starborne = Né des étoiles
    .source = une Amélioration à dépenser [S]; le reste [H]

## Cartes de Megalon ; .source dit ce qui est imprimé [R], vient d'une critique [S] ou est de nous [H]

tokyo_clash-card-undermine = Sape
    .source = nom, déplacement puis Attaque 4 au contact [R]; grande attaque emblématique sans points [S]; le reste [H]
tokyo_clash-card-piercing_drill = Foret perçant
    .source = nom, petite attaque avec Élan [R]; le reste [H]
tokyo_clash-card-cyclone_attack = Attaque cyclone
    .source = nom, petite attaque avec Élan [R]; le reste [H]
tokyo_clash-card-twin_drill_clamp = Étau à forets
    .source = beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-napalm_spit = Crachat de napalm
    .source = surtout, mais pas seulement, au contact [S]; le reste [H]
tokyo_clash-card-burrow = Terrier
    .source = très mobile [R]; beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-beetle_leap = Bond de scarabée
    .source = très mobile [R]; beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-chitin_shell = Coque de chitine
tokyo_clash-card-duck_under = Plongeon
    .source = très mobile [R]; le reste [H]
tokyo_clash-card-crossed_drills = Forets croisés
tokyo_clash-card-call_of_the_deep = Appel des abysses
tokyo_clash-card-sinkhole = Effondrement
    .source = beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-swarming_rage = Rage d’essaim
    .source = Amélioration passive [S]; le reste [H]
tokyo_clash-card-tunnel_network = Réseau de tunnels
    .source = une Amélioration à dépenser [S]; le reste [H]
tokyo_clash-card-hardened_carapace = Carapace dure
    .source = Amélioration passive [S]; le reste [H]

## Cartes de Mothra ; .source dit ce qui est imprimé [R], vient d'une critique [S] ou est de nous [H]

tokyo_clash-card-antenna_beam = Rayon-antenne
    .source = toutes ses attaques sont à distance [R]; beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-toxic_scale_dust = Poudre toxique
    .source = toutes ses attaques sont à distance, perturbation [R]; le reste [H]
tokyo_clash-card-diving_wings = Ailes en piqué
    .source = toutes ses attaques sont à distance [R]; le reste [H]
tokyo_clash-card-guardians_wrath = Juste colère
    .source = toutes ses attaques sont à distance [R]; grande attaque emblématique sans points [S]; le reste [H]
tokyo_clash-card-silk_snare = Piège de soie
    .source = toutes ses attaques sont à distance, perturbation [R]; beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-gale_of_wings = Tempête d’ailes
    .source = déplace d’autres kaiju (conseil sur les Générateurs) [R]; beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-carry_off = Enlèvement
    .source = pose d’autres kaiju ailleurs (conseil sur les Générateurs) [R]; le reste [H]
tokyo_clash-card-song_of_the_twins = Chant jumeau
    .source = elle a des cartes d’Énergie [R]; beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-island_prayer = Prière de l’île
    .source = elle a des cartes d’Énergie [R]; le reste [H]
tokyo_clash-card-flutter = Voltige
    .source = beaucoup de cartes à Élan [S]; le reste [H]
tokyo_clash-card-silken_shield = Bouclier de soie
tokyo_clash-card-graceful_turn = Pirouette
tokyo_clash-card-shimmering_wings = Ailes chatoyantes
    .source = elle a des cartes d’Énergie [R]; le reste [H]
tokyo_clash-card-rebirth = Renaissance
tokyo_clash-card-island_blessing = Grâce de l’île
    .source = Amélioration passive [S]; le reste [H]
tokyo_clash-card-keen_antennae = Antennes fines
    .source = Amélioration passive [S]; le reste [H]
tokyo_clash-card-cocoon = Cocon
    .source = une Amélioration à dépenser [S]; le reste [H]

## Ce que font cartes et plateaux, sans le point ; .joined est la suite derrière une condition ou « et »

tokyo_clash-effect-move = Déplace-toi de { $amount } au plus
    .joined = déplace-toi de { $amount } au plus
tokyo_clash-effect-attack = Attaque { $amount }
    .joined = attaque { $amount }
tokyo_clash-effect-range = Portée { $amount }
    .joined = portée { $amount }
tokyo_clash-effect-defend = Défense { $amount }
    .joined = défense { $amount }
tokyo_clash-effect-momentum = Élan
    .joined = élan
tokyo_clash-effect-enhancement = Amélioration
    .joined = amélioration
tokyo_clash-effect-head = Jauge des têtes +1
    .joined = jauge des têtes +1
tokyo_clash-effect-gain = Gagne { $amount } Énergie
    .joined = gagne { $amount } Énergie
tokyo_clash-effect-drain = La cible perd { $amount } Énergie
    .joined = la cible perd { $amount } Énergie
tokyo_clash-effect-steal = Prends { $amount } Énergie à la cible
    .joined = prends { $amount } Énergie à la cible
tokyo_clash-effect-draw = Pioche { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
    .joined =
        pioche { $amount ->
            [one] { $amount } carte
           *[other] { $amount } cartes
        }
tokyo_clash-effect-sift = Regarde les { $amount } cartes du dessus de ta pioche, prends-en { $keep }, mets le reste dessous
    .joined = regarde les { $amount } cartes du dessus de ta pioche, prends-en { $keep }, mets le reste dessous
# $card est le nom d'une carte, ou « any » pour n'importe laquelle des siennes.
tokyo_clash-effect-recover = Tu peux reprendre { $card ->
        [any] une carte
       *[other] { $card }
    } de ta défausse { $place ->
        [hand] en main
       *[top] sur ta pioche
    }
    .joined = tu peux reprendre { $card ->
        [any] une carte
       *[other] { $card }
    } de ta défausse { $place ->
        [hand] en main
       *[top] sur ta pioche
    }
tokyo_clash-effect-discard = La cible défausse { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }{ $place ->
        [random] {" "}au hasard
       *[other] {""}
    }
    .joined = la cible défausse { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }{ $place ->
        [random] {" "}au hasard
       *[other] {""}
    }
tokyo_clash-effect-peek = Regarde { $place ->
        [hand] la main
       *[top] la carte du dessus de la pioche
    } de la cible
    .joined = regarde { $place ->
        [hand] la main
       *[top] la carte du dessus de la pioche
    } de la cible
tokyo_clash-effect-push = Pousse la cible de { $amount } au plus
    .joined = pousse la cible de { $amount } au plus
tokyo_clash-effect-pull = Attire la cible de { $amount } au plus
    .joined = attire la cible de { $amount } au plus
tokyo_clash-effect-place = Tu peux poser la cible sur une case voisine de la sienne
    .joined = tu peux poser la cible sur une case voisine de la sienne
tokyo_clash-effect-smash = Tu peux détruire un Petit Bâtiment ou un véhicule sur ta case
    .joined = tu peux détruire un Petit Bâtiment ou un véhicule sur ta case
tokyo_clash-effect-quake = Chaque autre kaiju sur ta case subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
    .joined = chaque autre kaiju sur ta case subit { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    }
tokyo_clash-effect-trophies = Garde jusqu’à { $amount } trophées
    .joined = garde jusqu’à { $amount } trophées
tokyo_clash-effect-unblockable = Imparable
    .joined = imparable
tokyo_clash-effect-return = Cette carte retourne sur ta pioche
    .joined = cette carte retourne sur ta pioche
tokyo_clash-effect-strip = La cible perd une Amélioration de ton choix
    .joined = la cible perd une Amélioration de ton choix
tokyo_clash-effect-riposte = Tu peux infliger { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à l’attaquant sur ta case
    .joined = tu peux infliger { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à l’attaquant sur ta case
tokyo_clash-effect-dodge = Tu peux ensuite te déplacer de { $amount } au plus
    .joined = tu peux ensuite te déplacer de { $amount } au plus
tokyo_clash-effect-absorb = Gagne 1 Énergie par dégât évité
    .joined = gagne 1 Énergie par dégât évité
tokyo_clash-effect-ranged = Attaques à distance +{ $amount }
    .joined = attaques à distance +{ $amount }
tokyo_clash-effect-melee = Attaques au contact, et leurs lancers, +{ $amount }
    .joined = attaques au contact, et leurs lancers, +{ $amount }
tokyo_clash-effect-throws = Les lancers vont { $amount } plus loin
    .joined = les lancers vont { $amount } plus loin
tokyo_clash-effect-defence = Défense +{ $amount }
    .joined = défense +{ $amount }
tokyo_clash-effect-hand = Pioche jusqu’à { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de plus à la phase de récupération
    .joined = pioche jusqu’à { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de plus à la phase de récupération
tokyo_clash-effect-throw = Lance un kaiju ou véhicule de ta case à { $amount } au plus
    .joined = lance un kaiju ou véhicule de ta case à { $amount } au plus
tokyo_clash-effect-fly = Déplace-toi de { $amount } au plus en ligne droite
    .joined = déplace-toi de { $amount } au plus en ligne droite

# Comment des effets deviennent des phrases, et comment plusieurs phrases se suivent.
tokyo_clash-effect-sentence = { $text }.
tokyo_clash-effect-and = { $first } et { $second }
tokyo_clash-effect-then = { $first } { $second }

## Quand un effet compte : $text est l'effet, sous sa forme « joined »

tokyo_clash-condition-hit = Si elle touche : { $text }
    .joined = si elle touche : { $text }
tokyo_clash-condition-blocked = Si elle est bloquée : { $text }
    .joined = si elle est bloquée : { $text }
tokyo_clash-condition-meter = Avec la Jauge des têtes à { $level } ou plus : { $text }
    .joined = avec la Jauge des têtes à { $level } ou plus : { $text }
tokyo_clash-condition-per_meter = Par cran de la Jauge des têtes : { $text }
    .joined = par cran de la Jauge des têtes : { $text }
tokyo_clash-condition-king = Si tu es Roi : { $text }
    .joined = si tu es Roi : { $text }
tokyo_clash-condition-target_is_king = Si la cible est Roi : { $text }
    .joined = si la cible est Roi : { $text }
tokyo_clash-condition-barrage = Salve (pour des dégâts, vide la Jauge des têtes) : { $text }
    .joined = salve (pour des dégâts, vide la Jauge des têtes) : { $text }
tokyo_clash-condition-barrage_lasting = Salve (pour des dégâts, la Jauge des têtes reste pleine) : { $text }
    .joined = salve (pour des dégâts, la Jauge des têtes reste pleine) : { $text }
tokyo_clash-condition-spend = Dépense-la : { $text }
    .joined = dépense-la : { $text }
tokyo_clash-condition-refresh = À chaque Récupération : { $text }
    .joined = à chaque Récupération : { $text }
tokyo_clash-condition-unblocked = Sauf si bloquée : { $text }
    .joined = sauf si bloquée : { $text }
tokyo_clash-condition-also = Et aussi { $text }
    .joined = et aussi { $text }
