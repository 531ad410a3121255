# Filmes e o olhar para trás.

result-film = Filme
menu-film = Filme da última rodada
film-title = ### { $title }: o filme
film-round = ### { $title }: a última rodada
film-making = O filme de **{ $title }** está sendo feito: { $done } de cerca de { $all } imagens.
film-share = Compartilhar
film-shared = Compartilhado: todos veem o filme em instantes.
film-shared-there = Compartilhado ali
film-nothing = Ainda não há nada para filmar.
film-late = Esse filme demorou demais para ficar pronto. Tente de novo daqui a pouco.
since = Desde a minha última jogada
since-title = **{ $title }**, desde a sua última jogada: todos os lances numa imagem só
since-step = **{ $title }**, desde a sua última jogada · { $step } de { $steps }
since-all = Todos os lances
since-nothing = Nada aconteceu desde a sua última jogada.
moment-choose = O tabuleiro depois de …

picture-film-opening = { $title }: { $names }
picture-film-alt =
    Um filme de { $title } com { $names }: { $shown } de { $acts ->
        [one] { $acts } lance
       *[other] { $acts } lances
    } em { $seconds } segundos. Termina assim: { $ending }
picture-moves =
    { $count ->
        [one] { $count } lance
       *[other] { $count } lances
    }
