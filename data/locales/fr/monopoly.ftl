# Le Monopoly Godzilla non officiel en mots. Style : docs/voice.md et docs/languages/fr.md.
# Les noms des kaiju sont en gras là où ils viennent en premier. Cases et cartes sont nommées dans monopoly-cards.ftl. $money, $price
# et $cost sont écrits par les messages d'argent ci-dessous.

## Argent, lieux et choses

# Ce qui sépare les millions entiers du reste : 2,5M.
monopoly-point = ,
monopoly-millions = { $count }M
monopoly-thousands = { $count }K
monopoly-no-money = 0 ¥
monopoly-nothing = rien
monopoly-city = la Ville
monopoly-space = case { $number }
monopoly-houses =
    { $count ->
        [0] 0 maison
        [one] { $count } maison
       *[other] { $count } maisons
    }
monopoly-tanks =
    { $count ->
        [0] 0 char
        [one] { $count } char
       *[other] { $count } chars
    }
monopoly-maser = un canon maser
monopoly-stands = { $houses }, { $weapons }
monopoly-counted =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
monopoly-lot = { $district } ({ $stands })
monopoly-foe = { $name } ({ $hp } PV, { $ap } PA)
monopoly-guns = { $owner } fera tirer ses chars ({ $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    })
monopoly-target-house = une maison
monopoly-target-tank = un char
monopoly-rolled = { $name } { $die }
monopoly-again = {" "}; encore : { $rolls }
monopoly-colour-brown = marron
monopoly-colour-light_blue = bleu clair
monopoly-colour-pink = rose
monopoly-colour-orange = orange
monopoly-colour-red = rouge
monopoly-colour-yellow = jaune
monopoly-colour-green = vert
monopoly-colour-navy = bleu nuit

## Options

monopoly-name = Monopoly
monopoly-title = Monopoly Godzilla non officiel
monopoly-about = Monopoly Godzilla non officiel : rase des quartiers, achète les ruines, arme-les, et asservis tous les autres kaiju.
monopoly-minutes = 90
monopoly-option-track = Circuit
monopoly-option-track-about = Où tournent les kaiju (GM-11.1).
monopoly-option-track-city = Tokyo, 32 cases
monopoly-option-track-bay = Baie de Tokyo, 24 cases
monopoly-option-short = Partie courte
monopoly-option-short-about = Chaque kaiju commence avec 6 PV au lieu de 12 (GM-1.4).
monopoly-option-lap_limit = Dernière boucle
monopoly-option-lap_limit-about = Le tour de table où un kaiju libre atteint ce nombre de passages au Départ est le dernier (GM-10.5).
monopoly-option-lap_limit-0 = aucune
monopoly-option-lap_limit-12 = la 12e
monopoly-option-lap_limit-20 = la 20e
monopoly-option-alarm = Alerte
monopoly-option-alarm-about = Les chars font plus de dégâts au fil des boucles, pour que les parties finissent (GM-1.4).
monopoly-option-demolished = Quartier rasé
monopoly-option-demolished-about = Quand un quartier est en ruine et que l’arrivant peut l’acheter (GM-3.3).
monopoly-option-demolished-houses = quand il n’y a plus de maison
monopoly-option-demolished-bare = quand il n’y a plus ni maison ni char
monopoly-option-tank_targets = Chars d’un troisième joueur
monopoly-option-tank_targets-about = Qui les chars peuvent viser là où deux autres se battent (GM-5.4).
monopoly-option-tank_targets-any = tout ennemi dans le combat
monopoly-option-tank_targets-lander = le kaiju qui arrive
monopoly-option-deals = Accords
monopoly-option-deals-about = Quand on négocie, et si les joueurs asservis peuvent vendre leurs cartes (GM-9.3, GM-9.5).
monopoly-option-deals-in_need = avant les dés, et dès qu’il faut de l’argent
monopoly-option-deals-own_turn = avant les dés seulement
monopoly-option-layout = Ordre du circuit
monopoly-option-layout-about = Un circuit mélangé met quartiers et Chance dans un ordre à lui (GM-11.10).
monopoly-option-layout-fixed = tel que dessiné
monopoly-option-layout-shuffled = mélangé

## Éditions

monopoly-preset-printed = Telle qu’imprimée
monopoly-preset-printed-about = Comme dans le livret : ni alerte ni dernière boucle, jusqu’à ce que tous les autres soient asservis.
monopoly-preset-house = Maison
monopoly-preset-house-about = Les chars tirent plus fort au fil des boucles, la 20e est la dernière, on négocie avant les dés.

## Ce que les versions des règles ont changé

changed-2-GM-3-3 = Un quartier sans maison est à vendre même s’il y reste des chars.
changed-2-GM-5-4 = Les chars d’un troisième joueur peuvent viser tout ennemi dans un combat sur leur quartier.
changed-2-GM-9-1 = Des accords peuvent aussi être proposés après les dés, quand il faut de l’argent.
changed-2-GM-9-3 = Les joueurs asservis peuvent vendre les cartes Chance qui leur restent.
changed-2-GM-9-4 = Une offre disparue ne peut plus être retirée.
changed-2-GM-10-5 = Sans dernière boucle, la partie ne finit que lorsque tous les autres sont asservis.

## Les kaiju : le livret ne dit rien de leurs différences, ils ne diffèrent donc que d'aspect

monopoly-kaiju-godzilla = Sort de la baie et ne s’arrête devant aucun titre de propriété.
monopoly-kaiju-mothra = Se pose en douceur. Une maison tombe quand même.
monopoly-kaiju-king_ghidorah = Trois têtes, un seul portefeuille.
monopoly-kaiju-rodan = Là où il se pose, un toit s’envole.
monopoly-kaiju-anguirus = Bas, hérissé et patient : un propriétaire que l’on visite à regret.
monopoly-kaiju-gigan = Des crochets pour mains. Il ne signe rien.
monopoly-kaiju-mechagodzilla = Tout en acier, et pas plus solide que les autres.
monopoly-kaiju-megalon = Surgit du sous-sol, et paie ce que tout le monde paie.

## Chercher

monopoly-word-card = Chance : { $name }
# D'où vient ce que l'on a cherché.
monopoly-word-from-printed = Vient du livret.
monopoly-word-from-house = De notre cru : le livret n’en nomme pas.
monopoly-word-from-pack = Vient du paquet de données de cette table : { $source }.
monopoly-word-district = { $name } ({ $track })
monopoly-word-district-text = Couleur { $colour } · droits { $price } · maison { $house } · char { $tank }
    Dégâts de 1 à 4 chars : { $damage } · canon maser { $maser }, dégâts { $maser_damage }
monopoly-word-space-go = En passant ou en s’y arrêtant : 2M, 500K par maison à soi et 3 PA ; ou 1 PV à la place (GM-8.1).
monopoly-word-space-chance = Pioche une carte ; suis-la, ou garde-la (GM-8.2).
monopoly-word-space-fish = Par contrainte : trois tours. Y venir par ses dés : 2 PA achètent 1 PV (GM-8.4, GM-8.5).
monopoly-word-space-plant = Prends la cagnotte : au moins 1M et 1 PV. On ne se bat pas ici (GM-8.6, GM-8.7).
monopoly-word-space-scent = Droit vers le Gros tas de poissons, sans passer par le Départ (GM-8.3).

## Questions

monopoly-ask-turn = { $held ->
        [0] À toi : { $can ->
            [roll] lance les dés
            [deal] lance les dés, ou propose un accord
           *[build] construis, vends, négocie ou lance les dés
        }. Tu as { $cash }, { $ap } PA, { $hp } PV.
        [one] Encore un tour aux poissons. Un double te libère. Tu as { $cash }, { $ap } PA, { $hp } PV.
       *[other] Encore { $held } tours aux poissons. Un double te libère. Tu as { $cash }, { $ap } PA, { $hp } PV.
    }
monopoly-ask-works = { $district } : { $stands }. Que veux-tu y faire ? Tu as { $cash }.
monopoly-ask-sell = Que vends-tu ? Maisons, chars et droits rapportent la moitié. Tu as { $cash }.
monopoly-ask-debt = Tu dois { $debt } et tu as { $cash }. { $has_more ->
        [yes] Que vends-tu ?
       *[no] Vends quelque chose à quelqu’un, ou paie ce que tu as : le reste est annulé.
    }
monopoly-ask-place-house = Une maison gratuite. Où ?
monopoly-ask-place-tank = Un char gratuit. Où ?
monopoly-ask-deal-with = Avec qui veux-tu négocier ?
monopoly-ask-deal-give = Que donnes-tu ? L’argent vient en dernier.
monopoly-ask-deal-take = Que veux-tu en échange ?
monopoly-ask-deal-money = Combien d’argent avec cela, en milliers de yens ? Au-dessus de 0 tu paies, en dessous tu reçois.
monopoly-ask-deal-answer = { $dealer } te fait une offre. Tu reçois : { $gets }. Tu donnes : { $gives }. D’accord ?
monopoly-ask-escape = Trois doubles : aux poissons. Essayer d’en sortir tout de suite aux dés ?
monopoly-ask-shift = Tu as fait { $roll }. Utiliser le Tunnel d’égout ?
monopoly-ask-lunge = Tu as fait { $roll }. Une case de plus ou de moins te mène à un combat.
monopoly-ask-hide = { $goal ->
        [none] Un ennemi se tient là où tes dés te mènent. Y aller, ou te cacher une case avant ?
       *[other] { $foes } sur la case { $goal }{ $stands ->
            [none] {""}
           *[other] {" "}: { $stands }
        }{ $guns ->
            [none] .
           *[other] {" "}; { $guns }.
        } Y aller, ou te cacher une case avant ?
    }
monopoly-ask-go = Départ. { $money }{ $houses ->
        [0] {""}
        [1] {" "}({ $base }, et { $each } pour ta maison)
       *[other] {" "}({ $base }, et { $each } pour chacune de tes { $houses } maisons)
    }{ $ap_gain ->
        [0] {""}
       *[other] {" "}et { $ap_gain } PA
    }, ou 1 PV ? Tu as { $ap } PA, { $hp } PV.
monopoly-ask-fish = Manger ici ? 2 PA pour 1 PV. Tu as { $ap } PA, { $hp } PV.
monopoly-ask-stride = Grande enjambée : jusqu’où ?
monopoly-ask-lose_tank = Tu perds un char. Lequel ?
monopoly-ask-jam = Tu es dans leur viseur. Utiliser le Brouillage radar ?
monopoly-ask-declare = Annoncer une carte de combat avec cette frappe ?
monopoly-ask-shield = Des dégâts arrivent, et tu as { $hp } PV. Utiliser la Carapace ?
monopoly-ask-strike = { $place }{ $stands ->
        [none] {""}
       *[other] {" "}: { $stands }
    }{ $guns ->
        [none] .
       *[other] {" "}; { $guns }.
    } Frappe avec au plus { $serves ->
        [yes] { $most }
       *[no] { $ap ->
            [1] 1
           *[other] { $most } de tes { $ap }
        }
    } PA.
monopoly-ask-strike_back = { $lander } t’attaque sur la case { $place }. Rends les coups avec au plus { $serves ->
        [yes] { $most }
       *[no] { $ap ->
            [1] 1
           *[other] { $most } de tes { $ap }
        }
    } PA.
monopoly-ask-tanks = Tes chars sont à portée. Feu ?
monopoly-ask-maser = Ton canon maser est à portée. Feu ?
monopoly-ask-buy = { $place } : tout est rasé. Acheter les droits pour { $price } ? Tu as { $cash }.

# Les mêmes, en bref, à propos de quelqu'un d'autre : « On attend … : »
monopoly-wait-turn = construire, négocier ou lancer
monopoly-wait-works = construire ou vendre
monopoly-wait-sell = vendre quelque chose
monopoly-wait-debt = vendre pour une dette
monopoly-wait-place-house = placer une maison
monopoly-wait-place-tank = placer un char
monopoly-wait-deal-with = faire une offre
monopoly-wait-deal-give = faire une offre
monopoly-wait-deal-take = faire une offre
monopoly-wait-deal-money = faire une offre
monopoly-wait-deal-answer = répondre à une offre
monopoly-wait-escape = essayer de quitter les poissons
monopoly-wait-shift = utiliser ou non le Tunnel d’égout
monopoly-wait-lunge = décider jusqu’où aller
monopoly-wait-hide = y aller ou se cacher
monopoly-wait-go = choisir au Départ
monopoly-wait-fish = manger du poisson ou non
monopoly-wait-stride = choisir jusqu’où aller
monopoly-wait-lose_tank = choisir quel char est perdu
monopoly-wait-jam = utiliser ou non le Brouillage radar
monopoly-wait-declare = annoncer ou non une carte de combat
monopoly-wait-shield = utiliser ou non la Carapace
monopoly-wait-strike = frapper ({ $place })
monopoly-wait-strike_back = rendre les coups ({ $place })
monopoly-wait-tanks = décider si les chars tirent
monopoly-wait-maser = décider si le canon maser tire
monopoly-wait-buy = acheter ou non { $place }

# À qui appuie sur la réponse publique d'une autre personne.
monopoly-whose-turn = Les dés sont à **{ $name }**.
monopoly-whose-deal-answer = Cette offre est pour **{ $name }**.

## Réponses

monopoly-pick-roll = Lancer les dés
monopoly-pick-stay = Rester, sans lancer
monopoly-pick-deal = Proposer un accord
monopoly-pick-withdraw = Retirer l’offre à { $name }
monopoly-pick-back = Retour
monopoly-pick-sell = Vendre quelque chose d’abord
monopoly-pick-works = { $district } : { $stands }
monopoly-pick-rights = { $district } : droits pour { $money }
monopoly-pick-build = { $stands } : { $way ->
        [pay] payer { $money }
        [get] recevoir { $money }
       *[even] sans frais
    }
    .full = { $district }, { $stands } : { $way ->
        [pay] payer { $money }
        [get] recevoir { $money }
       *[even] sans frais
    }
monopoly-pick-place = { $district } : { $stands }
monopoly-pick-tank = { $district } : { $stands }
monopoly-pick-seat = { $name }
monopoly-pick-district = { $district } ({ $stands })
monopoly-pick-card = { $card }
monopoly-pick-use = Utiliser { $card }
monopoly-pick-keep = Garder
# $space est la case où l'on s'arrêterait ; « none » si on ne la connaît pas.
monopoly-pick-as_rolled = Selon les dés{ $space ->
        [none] {""}
       *[other] {" "}: { $space }
    }
monopoly-pick-more = Une case de plus{ $space ->
        [none] {""}
       *[other] {" "}: { $space }
    }
monopoly-pick-less = Une case de moins{ $space ->
        [none] {""}
       *[other] {" "}: { $space }
    }
monopoly-pick-steps = { $steps } vers { $space }
monopoly-pick-land = Y aller
    .short = Y aller{ $space ->
        [none] {""}
       *[other] {" "}: { $space }
    }
    .full = { monopoly-pick-land.short }
monopoly-pick-hide = Se cacher
    .short = Se cacher{ $space ->
        [none] {""}
       *[other] {" "}: { $space }
    }
    .full = { monopoly-pick-hide.short }
monopoly-pick-money = { $money }{ $ap ->
        [0] , aucun PA
       *[other] {" "}et { $ap } PA
    }
monopoly-pick-hp = { $hp } PV
monopoly-pick-eat = { $ap } PA pour { $hp } PV
monopoly-pick-pass-fish = Ne rien manger
monopoly-pick-pass-debt = Payer ce que tu as
monopoly-pick-pass-buy = Ne pas acheter
monopoly-pick-buy = Acheter { $district } pour { $money }
monopoly-pick-hit = { $number ->
        [1] { $target }
       *[other] { $target }, { $number }e PA
    }
monopoly-wish-strike = Frapper { $name }
monopoly-pick-fire = Tirer sur { $name }
    .full =
        Tirer sur { $name } : { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }
monopoly-pick-stand_down = Ne pas tirer
monopoly-pick-accept = Accepter
monopoly-pick-decline = Refuser
monopoly-pick-amount = { $way ->
        [pay] Payer { $money }
        [get] Recevoir { $money }
       *[even] Sans argent
    }

# Au-dessus de listes de réponses.
monopoly-group-turn-works = Construire ou vendre sur un quartier…
monopoly-group-turn-rights = Vendre les droits d’une ruine…
    .button = Vendre { $answer }
monopoly-group-turn-withdraw = Retirer une offre…
monopoly-group-works-build = Maisons et chars…
monopoly-group-sell-works = Vendre maisons et chars…
    .button = Vendre sur { $answer }
monopoly-group-sell-rights = Vendre les droits d’une ruine…
    .button = Vendre { $answer }
monopoly-group-strike-none = Ne dépenser aucun PA
monopoly-group-strike_back-none = Ne dépenser aucun PA
monopoly-strike-way = { $ap } PA : { $targets }

# Sous une question.
monopoly-note-place = Tu es sur la case { $place }, { NUMBER($laps) ->
        [0] dans ta première boucle.
        [one] une boucle faite.
       *[other] { $laps } boucles faites.
    }
monopoly-note-estate = Tes quartiers : { $lots }{ NUMBER($more) ->
        [0] .
       *[other] {" "}et { $more } de plus.
    }
monopoly-note-landless = Tu ne possèdes encore rien. Arrête-toi sur un quartier, abats ce qui s’y trouve, et achète la ruine ; ensuite, construis et arme-la.
monopoly-note-cards = Gardées : { $cards }. Une carte gardée t’est proposée quand elle peut servir.
monopoly-note-servants = { $names } { $count ->
        [one] te sert
       *[other] te servent
    }.
monopoly-note-serves = Tu sers { $controller }. Si ta frappe prend le dernier PV d’un kaiju libre, te voilà libre.
monopoly-note-fish = { $held ->
        [0] Sans double tu restes, et cela ne coûte rien ; à chacun des trois tours suivants tu peux réessayer. Personne ne se bat ni ne tire ici.
        [1] Cette fois tu dois lancer les dés. Sans double tu subis 1 dégât et tu pars quand même.
       *[other] Lancer ne coûte rien : sans double tu restes. Personne ne se bat ni ne tire ici, tu peux donc aussi laisser passer le tour ; au dernier de tes trois tours tu dois lancer les dés.
    }
monopoly-note-peace = Avant ton premier passage au Départ, tu ne commences pas de combat. Le Départ rapporte de l’argent pour chacune de tes maisons, et 3 PA.
monopoly-note-strike = Une maison est tombée d’elle-même. Chaque PA abat une chose de plus ; les PA reviennent au Départ. Là où il n’y a { $bare ->
        [yes] ni maison ni char
       *[no] pas de maison
    }, tu peux acheter.
monopoly-note-ruins = Les ruines restent à vendre jusqu’à ce qu’une maison{ $bare ->
        [yes] {" "}ou un char
       *[no] {""}
    } s’y trouve.
monopoly-note-deal-own = Cela complète la couleur { $colour } pour toi : canons maser.
monopoly-note-deal-other = Cela complète la couleur { $colour } pour { $name } : canons maser.
monopoly-note-whole = Cela complète la couleur { $colour } : canons maser pour toi.
monopoly-note-breaks = { $owner } ne reçoit rien en échange.
monopoly-note-fall = { $maser ->
        [yes] Le canon maser sur place tombe avec l’achat.
       *[no] Les chars sur place tombent avec l’achat.
    }
monopoly-note-maser = Aucune maison sur { $district }, qui reste donc rasé : qui s’y arrête peut l’acheter, et le canon maser tombe.

## Construire et vendre sur une page

monopoly-estate-open = Construire et vendre…
monopoly-estate-sell = Vendre quelque chose d’abord…
monopoly-estate-head = ### Construire et vendre. Tu as { $cash }.
    Tes changements comptent quand tu confirmes, tous à la fois. Maisons et chars se vendent à moitié prix (GM-4.4).
monopoly-estate-head-sell = ### Vendre. Tu as { $cash }.
    Maisons, chars et droits des ruines rapportent la moitié (GM-4.4). Tes changements comptent quand tu confirmes.
monopoly-estate-lot = { $district } : { $now }
monopoly-estate-change = **{ $district }** : { $now } → **{ $then }** · { $way ->
        [pay] payer { $money }
        [get] recevoir { $money }
       *[even] sans frais
    }
monopoly-estate-sold = **{ $district }** : { $now } → **rendu à la Ville** · recevoir { $money }
monopoly-estate-unguarded = **Attention :** aucune maison ne garde le canon maser sur { $districts } : qui s’y arrête peut acheter le quartier, et le canon tombe (GM-3.4, GM-4.3).
monopoly-estate-exposed = **Attention :** des chars seuls ne gardent pas { $districts } : qui s’y arrête peut acheter le quartier, et les chars tombent (GM-3.3, GM-3.4).
monopoly-estate-scrapped = **Attention :** le canon maser sur { $districts } ne rapporte rien et il est perdu (GM-4.4).
monopoly-estate-nothing = Rien ne change pour l’instant.
monopoly-estate-sum = **En tout : { $way ->
        [pay] payer { $money }.
        [get] recevoir { $money }.
       *[even] rien à payer.
    }** Il te reste { $left }.
monopoly-estate-short = **En tout : payer { $money }.** Tu as { $cash }, il te manque donc { $missing }.
monopoly-estate-do = Confirmer
monopoly-estate-back = Retour
monopoly-estate-part = { $first } à { $last }…
monopoly-estate-one = { $first }…
monopoly-estate-title = Construire et vendre
monopoly-estate-title-sell = Vendre
monopoly-estate-prices = Maison { $house }, char { $tank }. Dégâts de 1 à 4 chars : { $damage }
monopoly-estate-same = Sans changement
monopoly-estate-masers = Canons maser pour…
monopoly-estate-maser = { $district } : { $money } à la place des chars
monopoly-estate-sales = Rendre à la Ville…
monopoly-estate-right = { $district } avec tout ce qui s’y trouve : recevoir { $money }
monopoly-estate-fill = Partout…
monopoly-estate-fill-houses = Autant de maisons que possible
monopoly-estate-fill-tanks = Autant de chars que possible
monopoly-estate-fill-sell_tanks = Vendre tous les chars
monopoly-estate-fill-sell_houses = Vendre toutes les maisons
monopoly-estate-fill-nothing = Tout laisser tel quel

## Accords en un formulaire

monopoly-deal-open = Proposer un accord…
monopoly-deal-whom = ### Avec qui veux-tu négocier ?
monopoly-deal-partner = { $mark } { $player }, { $kaiju }
monopoly-deal-has = { $who } : { $cash }{ $count ->
        [0] .
       *[other] {" "}; { $things }.
    }
monopoly-deal-title = Accord avec { $partner }
monopoly-deal-choose = Rien
monopoly-deal-give = Tu donnes
monopoly-deal-take = Tu reçois
monopoly-deal-pay = Tu paies
monopoly-deal-get = On te paie
monopoly-deal-pay-about = Tu as { $cash }.
monopoly-deal-get-about = En face, on a { $cash }.
monopoly-deal-money-hint = 2,5M, 700K ou 2500 (milliers)
monopoly-deal-district = { $stands } ; droits { $price }
monopoly-deal-card = une carte gardée
monopoly-deal-head = ### Ton offre à { $partner }
monopoly-deal-line-give = Tu donnes : **{ $gives }**
monopoly-deal-line-get = Tu reçois : **{ $gets }**
monopoly-deal-empty = Rien ne change encore de mains.
monopoly-deal-grain = L’argent se compte par 10K entiers (GM-1.6).
monopoly-deal-dear = **{ $name }** n’a que { $cash } (GM-9.1).
monopoly-deal-strange = « { $text } » n’est pas une somme d’argent ici. Écris 2,5M, 700K ou 2500 (milliers).
# Quand il faut de l'argent, là où la partie attend la réponse.
monopoly-deal-haste = -# La partie attend la réponse { $unit ->
        [days] { $count ->
            [one] un jour
           *[other] { $count } jours
        }
        [hours] { $count ->
            [one] une heure
           *[other] { $count } heures
        }
       *[minutes] { $count } minutes
    }. Le silence veut dire non (GM-9.5).
monopoly-deal-do = Envoyer l’offre
monopoly-deal-change = La modifier…
monopoly-counter = Contre-offre…
monopoly-counter-head = ### Tu refuses, et tu proposes à { $partner }
monopoly-counter-do = Refuser et proposer
monopoly-counter-told = **{ $name }** accepterait plutôt ceci. { $dealer } donne : { $gives }. { $dealer } reçoit : { $gets }.
monopoly-counter-look = Pour { $dealer } : l’offrir
monopoly-counter-gone = **{ $name }** a fait une contre-offre. Le moment est passé.
monopoly-counter-late = Seul le joueur dont c’est le tour peut y donner suite, avant les dés ou quand il faut de l’argent, et tant que les deux ont encore ce qu’elle nomme (GM-9.1, GM-9.4).

## Consignes

monopoly-order-tanks_stand_down_for = Mes chars épargnent { $value }
monopoly-order-tanks_stand_down = Mes chars épargnent tout le monde
monopoly-order-tanks_fire_at = S’ils ont le choix, mes chars tirent sur { $value }
monopoly-order-masers_stand_down_for = Mes masers épargnent { $value }
monopoly-order-strike_back_with = Rendre les coups avec { $value } PA
monopoly-order-never_strike_back = Ne jamais rendre les coups
monopoly-order-money_at_go = Toujours l’argent au Départ
monopoly-order-hp_at_go = Toujours 1 PV au Départ
monopoly-order-always_shield = Utiliser la Carapace au premier dégât
monopoly-order-never_shield = Garder la Carapace
monopoly-order-never_hide = Ne jamais se cacher
monopoly-order-decline_deals = Refuser tout accord
monopoly-order-just_roll = Lancer les dés sans construire, jusqu’à ce qu’on m’asservisse

## Événements

monopoly-StartRolled = Dés pour commencer : { $rolls }. **{ $seat }** commence.
monopoly-TurnBegan = Tour { $number } : **{ $seat }**.
monopoly-TurnSkipped = **{ $seat }** attend son maître au Départ.
monopoly-Released = **{ $seat }** peut de nouveau quitter le Départ.
monopoly-WorksChanged = **{ $seat }** { $way ->
        [pay] construit sur { $district } pour { $money }
        [get] vend sur { $district } pour { $money }
       *[even] réaménage { $district }
    }. Maintenant : { $stands }.
monopoly-WorksChanged-several = **{ $seat }** { $way ->
        [pay] construit pour { $money }
        [get] vend pour { $money }
       *[even] réaménage
    }. Maintenant : { $lots }.
monopoly-RightsSold = **{ $seat }** rend { $district } à la Ville pour { $money }.
monopoly-Placed = **{ $seat }** reçoit { $what ->
        [house] une maison gratuite
       *[tank] un char gratuit
    } sur { $district }.
monopoly-SparesWait = { $things } pour **{ $seat }**, à placer avant les prochains dés.
monopoly-SparesLost = **{ $seat }** n’a pas de place pour { $things }. Perdu.
monopoly-OfferMade = **{ $seat }** fait une offre à { $to }. Donne : { $gives }. Demande : { $gets }.
monopoly-OfferClosed = { $why ->
        [declined] **{ $to }** refuse ce qu’offrait { $seat }.
        [withdrawn] **{ $seat }** retire l’offre à { $to }.
        [lapsed] **{ $seat }** : l’offre à { $to } expire.
       *[impossible] **{ $seat }** : l’offre à { $to } ne peut plus être tenue.
    }
monopoly-PassedOn = { $money } vont à **{ $to }**, que sert { $seat }.
monopoly-DealDone = Accord entre **{ $seat }** et { $to }. { $seat } donne : { $gives }. { $to } donne : { $gets }.
monopoly-Rolled = **{ $seat }** fait { $is_double ->
        [yes] un double, { $one } et { $other }.
       *[no] { $one } et { $other }.
    }
monopoly-Moved = { $how ->
        [hiding] **{ $seat }** se cache une case avant : { $end }.
        [card] La carte mène **{ $seat }** sur la case { $end }.
       *[roll] **{ $seat }** va sur la case { $end }.
    }
monopoly-PassedGo = **{ $seat }** atteint le Départ pour la { NUMBER($laps) ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $laps }e
    } fois : { $hp ->
        [0] { $money }{ $houses ->
            [0] {""}
            [1] {" "}({ $base }, et { $each } pour une maison)
           *[other] {" "}({ $base }, et { $each } pour chacune des { $houses } maisons)
        }{ $ap ->
            [0] .
           *[other] {" "}et { $ap } PA.
        }
       *[other] 1 PV.
    }
monopoly-AlarmRaised = Alerte sur Tokyo. Désormais, les chars font { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } de plus.
monopoly-SentToFish = { $why ->
        [doubles] Trois doubles de suite. {""}
        [scent] Droit aux poissons. {""}
       *[card] {""}
    }**{ $seat }** ne quitte plus le Gros tas de poissons pendant trois tours.
monopoly-AteFish = **{ $seat }** mange : 2 PA pour 1 PV, { $hp } PV en tout.
monopoly-StayedAtFish = **{ $seat }** reste aux poissons, encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }.
monopoly-LeftFish = **{ $seat }** quitte les poissons { $how ->
        [double] avec un double.
        [card] sans une égratignure, le ventre plein.
       *[fire] sous le feu.
    }
monopoly-PoolTaken = **{ $seat }** vide la cagnotte de la Centrale nucléaire : { $loot }.
monopoly-CardDrawn = **{ $seat }** pioche une carte Chance{ $is_kept ->
        [yes] {" "}et la garde : { $card }.
       *[no] {" "}: { $card }. { $text }
    }
monopoly-CardUseless = **{ $seat }** n’y gagne et n’y perd rien : { $card }.
monopoly-CardUsed = **{ $seat }** utilise { $card }.
monopoly-Reshuffled = Les cartes Chance sont remélangées, { $count } cartes.
monopoly-MoneyGained = { $has_source ->
        [yes] **{ $source }** paie { $money } à { $seat }.
       *[no] **{ $seat }** reçoit { $money }.
    }
monopoly-MoneyLost = { $is_money ->
        [no] **{ $seat }** n’a rien pour payer : { $cancelled } sont annulés.
       *[yes] **{ $seat }** paie { $money } à la cagnotte{ $is_cancelled ->
            [yes] . Le reste, { $cancelled }, est annulé.
           *[no] .
        }
    }
monopoly-ApGained = **{ $seat }** gagne { $ap } PA, { $total } en tout.
monopoly-HpGained = **{ $seat }** gagne { $hp } PV, { $total } en tout.
monopoly-HpLost = **{ $seat }** perd { $hp } PV ; il en reste { $total }.
monopoly-TankLost = **{ $seat }** perd un char sur { $district }, au profit de la cagnotte.
monopoly-HousesFell = { $has_by ->
        [yes] **{ $by }** abat { $count ->
            [one] une maison
           *[other] { $count } maisons
        } sur { $district }.
       *[no] Sur { $district }, { $count ->
            [one] une maison tombe.
           *[other] { $count } maisons tombent.
        }
    } { $houses ->
        [0] Il n’en reste aucune.
        [one] Il en reste une.
       *[other] Il en reste { $houses }.
    }
monopoly-Struck = **{ $seat }** dépense { $ap } PA sur { $targets }.
monopoly-TanksFell = **{ $by }** écrase { $count ->
        [one] un char
       *[other] { $count } chars
    } sur { $district }. { $tanks ->
        [0] Il n’en reste aucun.
        [one] Il en reste un.
       *[other] Il en reste { $tanks }.
    }
monopoly-Hurt = { $shielded ->
        [0] {""}
       [one] La Carapace absorbe { $shielded } dégât. {""}
       *[other] La Carapace absorbe { $shielded } dégâts. {""}
    }{ $weapon ->
        [strike] { $by } inflige
        [tanks] Par ses chars, { $by } inflige
       *[maser] Par son canon maser, { $by } inflige
    } { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } à **{ $seat }**, à qui il reste { $hp } PV.
monopoly-Fired = **{ $seat }** tire sur { $target } avec { $weapon ->
        [tanks] ses chars
       *[maser] son canon maser
    } sur { $district } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
monopoly-StoodDown = **{ $seat }** ne tire pas : { $weapon ->
        [tanks] les chars sur { $district } se taisent.
       *[maser] le canon maser sur { $district } se tait.
    }
monopoly-Duelled = **{ $one }** et { $other } sont à bout de forces et paient { $paid } PA chacun. { $is_won ->
        [yes] { $winner } tient plus longtemps.
       *[no] Personne ne peut continuer ; les deux gardent 1 PV.
    }
monopoly-Survived = **{ $seat }** garde 1 PV : qui a porté le coup est à son service.
monopoly-Subjugated = **{ $seat }** tombe face à { $by } et sert { $to }. Ses biens rapportent { $money }.
monopoly-WentOver = **{ $seat }** sert maintenant { $to }.
monopoly-EstateShared =
    { NUMBER($heirs) ->
        [1] Les biens qu’avait **{ $seat }** vont tous à { $seats } : { $money }.
       *[other] Les biens qu’avait **{ $seat }** sont partagés, { $money } par tête : { $seats }.
    }
monopoly-Killed = **{ $seat }** tombe de nouveau face à { $by } et attend au Départ.
monopoly-BrokeFree = **{ $seat }** abat { $beaten } et se libère, en emportant tous ses biens. { $beaten } sert { $seat }.
monopoly-Bought = **{ $seat }** achète { $district } pour { $money }{ $has_before ->
        [yes] . { $before } ne reçoit rien.
       *[no] .
    }
monopoly-Ended = { $reason ->
        [king_of_the_monsters] Tous ses rivaux servent **{ $winner }**. Roi des Monstres !
       *[lap_limit] La dernière boucle est terminée. { $is_won ->
            [yes] **{ $winner }** domine les autres.
           *[no] Plusieurs se partagent la première place.
        }
    }

## Un tour de table en deux lignes

monopoly-round = Un tour de table : { $houses ->
        [0] aucune maison abattue
        [one] une maison abattue
       *[other] { $houses } maisons abattues
    }, { $bought ->
        [0] rien de vendu.
        [one] un quartier vendu.
       *[other] { $bought } quartiers vendus.
    }
monopoly-round-free = **{ $seat }** se libère, et { $beaten } sert.
monopoly-round-fell = **{ $seat }** sert maintenant { $to }.
monopoly-round-hurt = **{ $seat }** souffre le plus : { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }, et il reste { $hp } PV.
monopoly-round-quiet = Pas une égratignure.

## Où en est une place

monopoly-seat = { $hp } PV, { $ap } PA, { $cash }, { $districts ->
        [0] aucun quartier
        [one] { $districts } quartier
       *[other] { $districts } quartiers
    }{ $serves ->
        [yes] , sert { $controller }
       *[no] {""}
    }

## Résultats

monopoly-reason-king_of_the_monsters = par asservissement de tous les rivaux
monopoly-reason-lap_limit = après la dernière boucle
monopoly-score =
    { $score ->
        [0] personne d’asservi
        [one] { $score } kaiju asservi
       *[other] { $score } kaiju asservis
    }
monopoly-standing = { $won }, { $hp } PV
