# Cote, saisons, trophées, la page de la semaine.

### /setup
rating-setup-on = Les parties entre humains comptent ici pour la cote, avec des saisons et des titres. Personne n’est obligé de figurer sur une liste : /settings.
rating-setup-off = Les parties ne comptent pas ici pour la cote. Avec elle, il y a /rank, des saisons à titres et une affiche à la fin de chacune.
rating-turn-on = Coter les parties
rating-turn-off = Ne plus coter
weekly-setup-off = Pas de page hebdomadaire.
weekly-setup-on = Une page hebdomadaire paraît chaque { $day } à { $hour } ({ $zone }), dans le salon des nouvelles, sinon dans { $channel }.
weekly-setup-news = Une page hebdomadaire paraît chaque { $day } à { $hour } ({ $zone }) dans { $channel }.
weekly-choose = Page hebdomadaire…
weekly-off = Pas de page hebdomadaire
weekly-day =
    { $day ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    }
weekly-every =
    { $day ->
        [0] Chaque lundi
        [1] Chaque mardi
        [2] Chaque mercredi
        [3] Chaque jeudi
        [4] Chaque vendredi
        [5] Chaque samedi
       *[6] Chaque dimanche
    }

### /settings
settings-listed =
    { $hidden ->
        [yes] Tu ne figures sur aucune liste : ni classements, ni bilans, ni affiches, ni pages hebdomadaires.
       *[no] Tu peux figurer dans les classements, sur les affiches et les pages hebdomadaires.
    }
settings-unlist = Ne figurer sur aucune liste
settings-list = Figurer sur les listes

### /rank
rating-title = ## { $game } : classement
rating-person = ## { $name } à { $game }
rating-about = -# { $season } · { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
season-name =
    { $name ->
        [winter] hiver { $year }
        [spring] printemps { $year }
        [summer] été { $year }
       *[autumn] automne { $year }
    }
rating-value = { $rating } ± { $spread }
rating-line = **{ $place }** · **{ $name }** · { $rating } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
rating-line-new = – · **{ $name }** · { $rating } · provisoire, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
rating-note =
    { $games ->
        [one] { $games } partie cette saison
       *[other] { $games } parties cette saison
    }
rating-note-new =
    { $games ->
        [one] provisoire · { $games } partie
       *[other] provisoire · { $games } parties
    }
rating-more =
    { $count ->
        [one] -# et une personne de plus
       *[other] -# et { $count } de plus
    }
rating-none = Personne n’a encore de cote à ce jeu cette saison. `/game new` peut y remédier : il faut être deux.
rating-own-none = Pas encore de partie cotée à { $game } : il faut être deux, se passer de conseils et rester jusqu’au bout.
rating-own = **{ $rating }** · { $games ->
        [one] { $games } partie cotée
       *[other] { $games } parties cotées
    }
rating-own-place = Place **{ $place }** sur { $of } cette saison.
rating-own-new = Provisoire : encore { $left ->
        [one] une partie
       *[other] { $left } parties
    } avant d’avoir une place.
rating-own-idle = Aucune partie cette saison, donc pas encore de place.
rating-own-best = Record : { $best }.
rating-hidden = -# Visible uniquement par toi : tu ne figures sur aucune liste (/settings).
rating-small = -# Seulement les parties entre humains et sans conseils. Quitter une partie, c’est la perdre. ± donne la marge d’erreur, valable 19 fois sur 20.
rating-game = Quel jeu ?
rating-season = Quelle saison ?
rating-choose = La cote d’une personne…
rating-everybody = Classement
rating-stats = Bilan
rating-present = { $season } (en cours)
rating-picture = Classement
rating-picture-person = Cote
rating-accent = 番付
command-rank = Quel est ton niveau ? Cotes, places et saisons de ce serveur.
command-rank-person = La cote de qui ? Le classement si tu ne nommes personne.
command-rank-game = Quel jeu ? Celui que tu joues le plus si tu ne dis rien.
command-rank-season = Quelle saison ? Celle en cours si tu ne dis rien.

### Dans les images
picture-rating-number = { $rating }
picture-rating-spread = ± { $spread }
picture-rating-legend = la cote et sa marge d’erreur
picture-rating-curve-legend =
    { $games ->
        [one] la cote après { $games } partie et sa marge d’erreur
       *[other] la cote après chacune des { $games } parties et sa marge d’erreur
    }
picture-rating-alt = { $title } : { $first }, { $second }.
picture-rating-alt-row = { $place ->
        [0] Pas encore de place
       *[other] { $place }
    }. { $name } : { $rating } ± { $spread }, { $note }.
picture-rating-alt-curve = { $games ->
        [one] Après { $games } partie : { $last } ± { $spread }.
       *[other] De { $first } à { $last } ± { $spread } en { $games } parties ; au plus haut { $best }, au plus bas { $worst }.
    }
picture-season-accent = 怪獣王決定
picture-season-foot = Le trio de tête de chaque jeu garde ses titres. La nouvelle saison est ouverte.
picture-season-nobody = personne cette fois
picture-season-alt = { $title }, le trio de tête de chaque jeu.
picture-season-alt-game = { $title } : { $medals }.
picture-season-alt-medal = { $place }. { $name } ({ $note })

### La fin d’une saison
season-head = ## La saison est finie : { $season }
season-poster = Les Rois : { $season }
season-king = **{ $game }** · Roi des Monstres, { $season } : **{ $name }** ({ $rating })
season-others = deuxième place : { $second }
season-third = troisième place : { $third }
season-next = -# Chaque cote se rapproche de 1 000 d’un dixième et devient un peu moins sûre. La nouvelle saison, { $season }, est ouverte.
season-ladder = Classement
title-king = **Roi des Monstres**, { $season } · { $game }
title-place =
    { $place ->
        [2] Deuxième place, { $season } · { $game }
       *[other] Troisième place, { $season } · { $game }
    }

### Trophées
shelf = ## Vitrine à trophées : { $name }
shelf-button = Trophées
shelf-count = Trophées : { $earned } sur { $all }
shelf-titles = ### Titres
shelf-earned = ### Trophées
shelf-open = ### À décrocher
shelf-none = La vitrine est encore vide. Une première partie entre humains y change tout.
shelf-hidden = Cette personne ne figure sur aucune liste.
shelf-trophy = **{ $name }** · { $about } ({ $date })
shelf-missing = { $name } · { $about }{ $needed ->
        [1] {""}
       *[other] {" "}· { $done } sur { $needed }
    }
shelf-replay = La partie qui l’a valu…
trophy-debut = Premier débarquement
    .about = une partie entre humains jouée jusqu’au bout
trophy-regular = Pilier de Tokyo
    .about = dix parties entre humains
trophy-veteran = Légende vivante
    .about = cinquante parties entre humains
trophy-crowd = Envers et contre tous
    .about = trois personnes battues à une même table
trophy-returned = Retour de la baie
    .about = un retour après une absence, et la partie jouée jusqu’au bout
trophy-total_war-felled = Coup du chapeau
    .about = trois défaites infligées en une partie
trophy-total_war-upright = Jamais à terre
    .about = une victoire sans une seule défaite
trophy-total_war-struck-back = Le dernier mot
    .about = une contre-attaque
trophy-tokyo_clash-tower = Boulet de démolition
    .about = un kaiju lancé contre un Grand Bâtiment
trophy-tokyo_clash-spotless = Sans une égratignure
    .about = une victoire sans perdre un trophée
trophy-tokyo_clash-crowned = Vol de couronne
    .about = le jeton Roi des Monstres pris trois fois en une partie
trophy-monopoly-deals = Sens des affaires
    .about = dix accords
trophy-monopoly-master = Seigneur et maître
    .about = un kaiju asservi
trophy-monopoly-free = Chaînes brisées
    .about = la liberté reprise à son maître

### La semaine
week-head = ## La semaine à Tokyo
week-count = { $begun ->
        [0] Aucune partie n’a commencé
        [one] Une partie a commencé
       *[other] { $begun } parties ont commencé
    }, { $ended ->
        [0] aucune ne s’est terminée.
        [one] une s’est terminée.
       *[other] { $ended } se sont terminées.
    }
week-game = - **{ $game }** · victoire : { $names }
week-game-nobody = - **{ $game }** · { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
week-more =
    { $count ->
        [one] -# et une de plus
       *[other] -# et { $count } de plus
    }
week-upset = ### La surprise
    {""}**{ $name }** gagne à { $game } avec { $chance } % de chances.
week-best = ### La partie la plus serrée
    { $game }, victoire : { $names }.
week-best-nobody = ### La partie la plus serrée
    { $game }, gagnée d’un cheveu.
week-replay = Revoir la plus serrée
week-film = Film de la plus serrée
week-upset-replay = Revoir la surprise

server-crown = { $role } revient au Roi des Monstres : qui a gagné le dernier Total War entre humains.
server-crown-worn = Roi en titre : { $person }.
server-no-crown = Le Roi des Monstres ne porte aucun rôle. `/setup crown:` en désigne un.
server-end-crown = Pas de couronne
server-crown-not-ours = Je ne peux pas donner le rôle { $role } : il me faut le droit *Gérer les rôles* et un rôle placé au-dessus.
