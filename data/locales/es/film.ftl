# Películas y la mirada atrás.

result-film = Película
menu-film = Película de la última ronda
film-title = ### { $title }: la película
film-round = ### { $title }: la última ronda
film-making = La película de **{ $title }** está en marcha: { $done } de unas { $all } imágenes.
film-share = Compartir
film-shared = Compartida: todo el mundo la verá enseguida.
film-shared-there = Compartida ahí
film-nothing = Todavía no hay nada que filmar.
film-late = Esa película ha tardado demasiado. Prueba de nuevo dentro de un rato.
since = Desde mi último turno
since-title = **{ $title }**, desde tu último turno: todas las jugadas en una imagen
since-step = **{ $title }**, desde tu último turno · { $step } de { $steps }
since-all = Todas las jugadas
since-nothing = No ha pasado nada desde tu último turno.
moment-choose = El tablero después de …

picture-film-opening = { $title }: { $names }
picture-film-alt =
    Una película de { $title } con { $names }: { $shown } de { $acts ->
        [one] { $acts } jugada
       *[other] { $acts } jugadas
    } en { $seconds } segundos. Termina así: { $ending }
picture-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
