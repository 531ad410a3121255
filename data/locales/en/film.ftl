# Films, and looking back.

result-film = Film
menu-film = Film of the last round
film-title = ### { $title }: the film
film-round = ### { $title }: the last round
film-making = The film of **{ $title }** is being made: { $done } of about { $all } pictures.
film-share = Share
film-shared = Shared: everybody sees the film in a moment.
film-shared-there = Shared there
film-nothing = There's nothing to film yet.
film-late = That film took too long to make. Try again in a while.
since = Since my last turn
since-title = **{ $title }**, since your last turn: all moves in one picture
since-step = **{ $title }**, since your last turn · { $step } of { $steps }
since-all = All moves
since-nothing = Nothing has happened since your last turn.
moment-choose = The board after …

picture-film-opening = { $title }: { $names }
picture-film-alt =
    A film of { $title } with { $names }: { $shown } of { $acts ->
        [one] { $acts } move
       *[other] { $acts } moves
    } in { $seconds } seconds. It ends like this: { $ending }
picture-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
