# Filme und der Blick zurück.

result-film = Film
menu-film = Film der letzten Runde
film-title = ### { $title }: der Film
film-round = ### { $title }: die letzte Runde
film-making = Der Film von **{ $title }** entsteht: { $done } von etwa { $all } Bildern.
film-share = Teilen
film-shared = Geteilt: Gleich sehen alle den Film.
film-shared-there = Dort geteilt
film-nothing = Es gibt noch nichts zu filmen.
film-late = Dieser Film war nicht rechtzeitig fertig. Versuch es später noch einmal.
since = Seit meinem letzten Zug
since-title = **{ $title }**, seit du zuletzt dran warst: alle Züge in einem Bild
since-step = **{ $title }**, seit du zuletzt dran warst · { $step } von { $steps }
since-all = Alle Züge
since-nothing = Seit du zuletzt dran warst, ist nichts passiert.
moment-choose = Der Spielplan nach …

picture-film-opening = { $title }: { $names }
picture-film-alt =
    Ein Film von { $title } mit { $names }: { $shown } von { $acts ->
        [one] { $acts } Zug
       *[other] { $acts } Zügen
    } in { $seconds } Sekunden. So endet er: { $ending }
picture-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
