# Les films, et le regard en arrière.

result-film = Film
menu-film = Film de la dernière manche
film-title = ### { $title } : le film
film-round = ### { $title } : la dernière manche
film-making = **{ $title }** : le film se prépare, { $done ->
        [one] { $done } image
       *[other] { $done } images
    } sur { $all } environ.
film-share = Partager
film-shared = C’est partagé : tout le monde voit le film dans un instant.
film-shared-there = Partagé là
film-nothing = Il n’y a encore rien à filmer.
film-late = Ce film a pris trop de temps. Réessaie dans un moment.
since = Depuis mon dernier tour
since-title = **{ $title }**, depuis ton dernier tour : tous les coups en une image
since-step = **{ $title }**, depuis ton dernier tour · { $step } sur { $steps }
since-all = Tous les coups
since-nothing = Il ne s’est rien passé depuis ton dernier tour.
moment-choose = Le plateau après…

picture-film-opening = { $title } : { $names }
picture-film-alt =
    Film : { $title }, avec { $names }. { $shown } { $acts ->
        [one] coup sur { $acts }
       *[other] coups sur { $acts }
    } en { $seconds } secondes. Il se termine ainsi : { $ending }
picture-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
