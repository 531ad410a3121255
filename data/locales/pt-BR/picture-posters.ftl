# As palavras nos cartazes. Nomes de jogos, kaiju e pessoas vêm de outro lugar.

### Cada jogo: o título em japonês e uma frase para quem nunca ouviu falar dele
picture-poster-accent =
    { $game ->
        [total_war] 総力戦
        [tokyo_clash] 東京激突
        [monopoly] 非公式 怪獣双六
       *[other] {""}
    }

### Sala
picture-poster-open = Há uma mesa aberta
picture-poster-full = A mesa está cheia
picture-poster-free = livre
picture-poster-join = toque em Entrar
picture-poster-undecided = ainda sem kaiju
picture-poster-host = Abriu a mesa
picture-poster-computer = CPU { $level }
picture-poster-alt-open = { $title }: há uma mesa aberta.
picture-poster-alt-full = { $title }: a mesa está cheia.
picture-poster-alt-free = Lugar { $number }: livre.
picture-poster-alt-seat = Lugar { $number }: { $name }{ $kind ->
        [computer] {""} (computador, { $level })
        [host] {""} (abriu a mesa)
       *[other] {""}
    }, { $kaiju }.

### Escolha do kaiju
picture-poster-choose = escolha o seu kaiju
picture-poster-kaiju-count = { $count } kaiju
picture-poster-row-normal = normal
picture-poster-row-furious = em fúria
picture-poster-sign-life = vida
picture-poster-sign-power = poder
picture-poster-sign-worth = pontos por derrotá-lo
picture-poster-sign-discard = o que faz ao descartar qualquer carta
picture-poster-no-choice = Sem preferência? Você recebe um dos kaiju que sobrarem.
picture-poster-alt-kaiju = { $title }: { $name }, escolha o seu kaiju.
picture-poster-alt-signs = Os números são vida, poder e valor.
picture-poster-alt-lettered = { $letter }: { $name }
picture-poster-alt-held =
    { $kind ->
        [own] { $name }, sua escolha até agora
       *[taken] { $name }, escolha de { $holder }
    }
picture-poster-alt-row =
    { $kind ->
        [furious] Em fúria: { $numbers }.
       *[normal] Normal: { $numbers }.
    }
picture-poster-alt-stat =
    { $sign ->
        [life] vida { $text }
        [power] poder { $text }
       *[worth] valor { $text }
    }
picture-poster-alt-action = Descarte: { $text }

### Saudação
picture-poster-players = { $least } a { $most } jogadores · { $minutes } minutos
picture-poster-players-exact = { $most } jogadores · { $minutes } minutos
picture-poster-about =
    { $game ->
        [total_war] Golpeie, responda ou sangre. Quem restar de pé é Rei.
        [tokyo_clash] Uma cidade a demolir: arremessos, defesas, troféus.
        [monopoly] Dados, dinheiro, tanques e acordos: subjugue Tóquio.
       *[other] {""}
    }
picture-poster-greeting = Jogos de fãs não oficiais · toque em um botão
picture-poster-greeting-more = e também: { $titles }
picture-poster-alt-greeting = Um cartaz dos jogos que se jogam aqui.
picture-poster-alt-game = { $title }: { $players }. { $about }
picture-poster-alt-game-short = { $title }: { $players }.

### Perfil do bot
picture-poster-banner-accent = 怪獣
picture-poster-banner = Mestre de Jogo
