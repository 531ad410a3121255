# Las palabras de los carteles.

### Cada juego
picture-poster-accent =
    { $game ->
        [total_war] 総力戦
        [tokyo_clash] 東京激突
        [monopoly] 非公式 怪獣双六
       *[other] {""}
    }

### Sala
picture-poster-open = Mesa abierta
picture-poster-full = Mesa completa
picture-poster-free = libre
picture-poster-join = pulsa Unirse
picture-poster-undecided = sin kaiju aún
picture-poster-host = Abrió la mesa
picture-poster-computer = CPU { $level }
picture-poster-alt-open = { $title }, mesa abierta:
picture-poster-alt-full = { $title }, mesa completa:
picture-poster-alt-free = Asiento { $number }: libre.
picture-poster-alt-seat = Asiento { $number }: { $name }{ $kind ->
        [computer] {""} (máquina, { $level })
        [host] {""} (abrió la mesa)
       *[other] {""}
    }, { $kaiju }.

### Elegir un kaiju
picture-poster-choose = elige tu kaiju
picture-poster-kaiju-count = { $count } kaiju
picture-poster-row-normal = normal
picture-poster-row-furious = furia
picture-poster-sign-life = vida
picture-poster-sign-power = poder
picture-poster-sign-worth = puntos por derrotarlo
picture-poster-sign-discard = lo que hace descartando cualquier carta
picture-poster-no-choice = ¿Te da igual? Te toca uno de los que queden.
picture-poster-alt-kaiju = { $title }: { $name }, elige tu kaiju.
picture-poster-alt-signs = Los números son vida, poder y valor.
picture-poster-alt-lettered = { $letter }: { $name }
picture-poster-alt-held =
    { $kind ->
        [own] { $name }, tu elección por ahora
       *[taken] { $name }, en manos de { $holder }
    }
picture-poster-alt-row =
    { $kind ->
        [furious] Furia: { $numbers }.
       *[normal] Normal: { $numbers }.
    }
picture-poster-alt-stat =
    { $sign ->
        [life] vida { $text }
        [power] poder { $text }
       *[worth] valor { $text }
    }
picture-poster-alt-action = Descarte: { $text }

### Saludo
picture-poster-players = de { $least } a { $most } jugadores · { $minutes } minutos
picture-poster-players-exact = { $most } jugadores · { $minutes } minutos
picture-poster-about =
    { $game ->
        [total_war] Golpea, responde o sangra. Quien queda en pie es Rey.
        [tokyo_clash] Una ciudad por arrasar: lanza, defiende, gana trofeos.
        [monopoly] Dados, dinero, tanques y tratos: somete Tokio.
       *[other] {""}
    }
picture-poster-greeting = Juegos de fans no oficiales · pulsa un botón para empezar
picture-poster-greeting-more = y también: { $titles }
picture-poster-alt-greeting = Un cartel de los juegos que se juegan aquí.
picture-poster-alt-game = { $title }: { $players }. { $about }
picture-poster-alt-game-short = { $title }: { $players }.

### Perfil del bot
picture-poster-banner-accent = 怪獣
picture-poster-banner = Director de juego
