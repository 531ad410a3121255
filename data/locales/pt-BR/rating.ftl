# Pontuação, temporadas, troféus, a página da semana.

### /setup
rating-setup-on = Aqui as partidas entre pessoas valem pontuação, com temporadas e títulos. Ninguém é obrigado a aparecer em listas: /settings.
rating-setup-off = Aqui as partidas não valem pontuação. Com ela vêm o /rank, temporadas com títulos e um pôster no fim.
rating-turn-on = Pontuar partidas
rating-turn-off = Parar de pontuar
weekly-setup-off = Sem página da semana.
weekly-setup-on = A página da semana sai { $day }, às { $hour } ({ $zone }), no canal dos resultados ou, se não houver, em { $channel }.
weekly-setup-news = A página da semana sai { $day }, às { $hour } ({ $zone }), em { $channel }.
weekly-choose = Página da semana …
weekly-off = Sem página da semana
weekly-day =
    { $day ->
        [0] toda segunda-feira
        [1] toda terça-feira
        [2] toda quarta-feira
        [3] toda quinta-feira
        [4] toda sexta-feira
        [5] todo sábado
       *[6] todo domingo
    }
weekly-every =
    { $day ->
        [0] Toda segunda-feira
        [1] Toda terça-feira
        [2] Toda quarta-feira
        [3] Toda quinta-feira
        [4] Toda sexta-feira
        [5] Todo sábado
       *[6] Todo domingo
    }

### /settings
settings-listed =
    { $hidden ->
        [yes] Você não aparece em nenhuma lista: nem classificações, nem históricos, nem pôsteres, nem páginas da semana.
       *[no] Você pode aparecer em classificações, pôsteres e páginas da semana.
    }
settings-unlist = Não aparecer em listas
settings-list = Aparecer em listas

### /rank
rating-title = ## { $game }: classificação
rating-person = ## { $name } em { $game }
rating-about = -# { $season } · { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }
season-name =
    { $name ->
        [winter] inverno de { $year }
        [spring] primavera de { $year }
        [summer] verão de { $year }
       *[autumn] outono de { $year }
    }
rating-value = { $rating } ± { $spread }
rating-line = **{ $place }** · **{ $name }** · { $rating } · { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
rating-line-new = – · **{ $name }** · { $rating } · provisória, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
rating-note =
    { $games ->
        [one] { $games } partida nesta temporada
       *[other] { $games } partidas nesta temporada
    }
rating-note-new =
    { $games ->
        [one] provisória · { $games } partida
       *[other] provisória · { $games } partidas
    }
rating-more =
    { $count ->
        [one] -# e mais uma pessoa
       *[other] -# e mais { $count }
    }
rating-none = Ninguém tem pontuação neste jogo nesta temporada. `/game new` muda isso: bastam duas pessoas.
rating-own-none = Ainda nenhuma partida de { $game } valeu pontuação: é preciso jogar com outra pessoa, sem sugestões e até o fim.
rating-own = **{ $rating }** · { $games ->
        [one] { $games } partida pontuada
       *[other] { $games } partidas pontuadas
    }
rating-own-place = Posição **{ $place }** de { $of } nesta temporada.
rating-own-new = Provisória: com mais { $left ->
        [one] uma partida
       *[other] { $left } partidas
    }, você entra na classificação.
rating-own-idle = Nenhuma partida nesta temporada, então ainda não há posição.
rating-own-best = Máximo até agora: { $best }.
rating-hidden = -# Só você vê isto: você não aparece em listas (/settings).
rating-small = -# Só partidas entre pessoas e sem sugestões. Quem abandona uma partida perde. ± diz quanto o número pode errar, 19 vezes em 20.
rating-game = Qual jogo?
rating-season = Qual temporada?
rating-choose = Pontuação de alguém …
rating-everybody = Classificação
rating-stats = Histórico
rating-present = { $season } (agora)
rating-picture = Classificação
rating-picture-person = Pontuação
rating-accent = 番付
command-rank = Qual é a sua força? Pontuações, posições e temporadas deste servidor.
command-rank-person = Pontuação de quem? A classificação, se você não indicar ninguém.
command-rank-game = Qual jogo? O que você mais joga, se não escolher.
command-rank-season = Qual temporada? A atual, se você não escolher.

### Nas imagens
picture-rating-number = { $rating }
picture-rating-spread = ± { $spread }
picture-rating-legend = a pontuação e quanto ela pode errar
picture-rating-curve-legend =
    { $games ->
        [one] a pontuação depois de { $games } partida e quanto ela pode errar
       *[other] a pontuação depois de cada uma de { $games } partidas e quanto ela pode errar
    }
picture-rating-alt = { $title }: { $first }, { $second }.
picture-rating-alt-row = { $place ->
        [0] Ainda sem posição
       *[other] { $place }
    }. { $name }: { $rating } ± { $spread }, { $note }.
picture-rating-alt-curve = { $games ->
        [one] Depois de { $games } partida: { $last } ± { $spread }.
       *[other] De { $first } a { $last } ± { $spread } em { $games } partidas; máximo { $best }, mínimo { $worst }.
    }
picture-season-accent = 怪獣王決定
picture-season-foot = O pódio de cada jogo guarda os títulos. A nova temporada está aberta.
picture-season-nobody = ninguém desta vez
picture-season-alt = { $title }, o pódio de cada jogo.
picture-season-alt-game = { $title }: { $medals }.
picture-season-alt-medal = { $place }. { $name } ({ $note })

### O fim de uma temporada
season-head = ## A temporada acabou: { $season }
season-poster = Os reis: { $season }
season-king = **{ $game }** · Rei dos Monstros, { $season }: **{ $name }** ({ $rating })
season-others = segundo lugar: { $second }
season-third = terceiro lugar: { $third }
season-next = -# Todas as pontuações percorrem um décimo do caminho até 1.000 e ficam um pouco menos certas. A nova temporada, { $season }, está aberta.
season-ladder = Classificação
title-king = **Rei dos Monstros**, { $season } · { $game }
title-place =
    { $place ->
        [2] Segundo lugar, { $season } · { $game }
       *[other] Terceiro lugar, { $season } · { $game }
    }

### Troféus
shelf = ## Estante de troféus: { $name }
shelf-button = Troféus
shelf-count = Troféus: { $earned } de { $all }
shelf-titles = ### Títulos
shelf-earned = ### Troféus
shelf-open = ### Ainda por conquistar
shelf-none = A estante ainda está vazia. A primeira partida entre pessoas muda isso.
shelf-hidden = Essa pessoa não aparece em listas.
shelf-trophy = **{ $name }** · { $about } ({ $date })
shelf-missing = { $name } · { $about }{ $needed ->
        [1] {""}
       *[other] {" "}· { $done } de { $needed }
    }
shelf-replay = A partida que o rendeu …
trophy-debut = Primeiro desembarque
    .about = jogou uma partida entre pessoas até o fim
trophy-regular = Figurinha carimbada
    .about = dez partidas entre pessoas
trophy-veteran = Lenda viva
    .about = cinquenta partidas entre pessoas
trophy-crowd = Contra todo mundo
    .about = venceu três pessoas na mesma mesa
trophy-returned = De volta da baía
    .about = ausentou-se, voltou e ficou até o fim
trophy-total_war-felled = Trinca
    .about = impôs três derrotas numa partida
trophy-total_war-upright = Nunca no chão
    .about = venceu sem sofrer nenhuma derrota
trophy-total_war-struck-back = A última palavra
    .about = revidou um ataque
trophy-tokyo_clash-tower = Bola de demolição
    .about = arremessou um kaiju contra um Prédio Grande
trophy-tokyo_clash-spotless = Sem um arranhão
    .about = venceu sem perder nenhum troféu
trophy-tokyo_clash-crowned = Ladrão de coroa
    .about = tomou o marcador de Rei dos Monstros três vezes numa partida
trophy-monopoly-deals = Corretor
    .about = fechou dez acordos
trophy-monopoly-master = Amo e senhor
    .about = subjugou um kaiju
trophy-monopoly-free = Correntes quebradas
    .about = libertou-se de quem o controlava

### A semana
week-head = ## A semana em Tóquio
week-count = { $begun ->
        [0] Nenhuma partida começou
        [one] Uma partida começou
       *[other] { $begun } partidas começaram
    }, { $ended ->
        [0] nenhuma terminou.
        [one] uma terminou.
       *[other] { $ended } terminaram.
    }
week-game = - **{ $game }** · vitória de { $names }
week-game-nobody = - **{ $game }** · { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }
week-more =
    { $count ->
        [one] -# e mais uma
       *[other] -# e mais { $count }
    }
week-upset = ### A surpresa
    {""}**{ $name }** vence em { $game } com { $chance }% de chance.
week-best = ### A partida mais disputada
    { $game }, vitória de { $names }.
week-best-nobody = ### A partida mais disputada
    { $game }, decidida por um triz.
week-replay = Replay da mais disputada
week-film = Filme da mais disputada
week-upset-replay = Replay da surpresa

server-crown = { $role } fica com o Rei dos Monstros: quem venceu o último Total War entre pessoas.
server-crown-worn = Rei agora: { $person }.
server-no-crown = O Rei dos Monstros não usa nenhum cargo. Com `/setup crown:` você escolhe um.
server-end-crown = Sem coroa
server-crown-not-ours = Não posso dar o cargo { $role }: preciso da permissão *Gerenciar cargos* e de um cargo meu acima dele.
