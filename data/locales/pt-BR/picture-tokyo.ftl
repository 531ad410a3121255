# As palavras nas imagens de Tokyo Clash, e o que as imagens dizem a quem as lê.

picture-tokyo-clash = Tokyo Clash
picture-tokyo-clash-kanji = 東京激突
picture-tc-phase-setup = Preparação
picture-tc-phase-action = Fase de Ações
picture-tc-phase-refresh = Renovação
picture-tc-phase-event = Fase de Eventos
picture-tc-phase-over = Fim de jogo

### Eventos e a carta em jogo
picture-tc-event-armored_assault = Tanque ao lado: −1
picture-tc-event-rush_hour = Trens correm 1 a 3
picture-tc-event-air_strikes = Caças varrem a linha
picture-tc-event-xilien_invasion = OVNI perto: descarte
picture-tc-event-naval_bombardment = Navios varrem a linha
picture-tc-event-lightning_generators = Parou ali: −1 carta
picture-tc-action = Ação de descarte

### Trilha de dano
picture-tc-track = Trilha de dano
picture-tc-squares-left = Fim no encontro · { $count ->
    [one] falta { $count } quadrado
   *[other] faltam { $count } quadrados
}
picture-tc-left = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
picture-tc-left-none = última rodada
picture-tc-met = Já se encontraram: esta é a última rodada
picture-tc-city-fell = A cidade caiu

### A última jogada
picture-tc-last = Último
picture-tc-suggested = Sugestão
picture-tc-did-RoundBegan = Começa a rodada { $round }
picture-tc-did-Passed = { $seat } passa
picture-tc-did-CardPlayed = { $seat } joga { $card }
picture-tc-did-ActionTaken = { $seat } descarta { $card }: { $action ->
    [throw] { tokyo_clash-act-throw }
    [fly] { tokyo_clash-act-fly }
    [gain] { tokyo_clash-act-gain }
   *[move] { tokyo_clash-act-move }
}
picture-tc-did-Moved = { $own ->
    [yes] { $seat } vai para { $end }
   *[no] { $seat } vai parar em { $end }
}
picture-tc-did-Attacked = { $seat } ataca { $target } com { $value }
picture-tc-did-Defended = { $is_met ->
    [yes] { $seat } defende { $value } com { $card }
   *[no] { $seat } não se defende
}
picture-tc-did-Damaged = { $seat } recebe { $amount }, { $kept ->
    [0] nenhum troféu
    [1] 1 troféu
   *[other] { $kept } troféus
} para { $by }
picture-tc-did-Crowned = { $seat } é Rei dos Monstros
picture-tc-did-Thrown = { $what } voa até { $end }
picture-tc-did-destroy = { $count ->
    [1] { $what } cai
   *[other] { $count } × { $what } caem
}
picture-tc-did-gain = { $who } +{ $amount } Energia
picture-tc-did-lose = { $who } −{ $amount } Energia
picture-tc-did-Drew = { $seat } compra { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }
picture-tc-did-Reshuffled = { $seat } embaralha um baralho novo
picture-tc-did-Recovered = { $seat } pega de volta { $card }
picture-tc-did-Looked = { $seat } olha as cartas de { $target }
picture-tc-did-Sifted = { $seat } olha { $count } cartas
picture-tc-did-Discarded = { $known ->
    [yes] { $seat } descarta { $cards }
   *[no] {""}
}
picture-tc-did-Enhanced = { $card } fica em jogo
picture-tc-did-EnhancementLost = { $seat } perde { $card }
picture-tc-did-MeterRaised = { $seat }: Medidor de Cabeças { $meter }
picture-tc-did-EventActivated = { $event }
picture-tc-did-VehiclePlaced = { $vehicle } colocado em { $space }
picture-tc-did-VehicleMoved = { $vehicle } vai para { $end }
picture-tc-did-Fired = { $vehicle } dispara
picture-tc-did-GeneratorWentOff = Gerador de Raios atinge { $seat }
picture-tc-did-TrophyLost = { $seat } perde o troféu { $card }
picture-tc-did-Basked = { $seat } aproveita { tokyo_clash-the }
picture-tc-did-Ended = A partida acabou

### Quem precisa fazer o quê
picture-tc-several = { $count } jogadores
picture-tc-ask-act = joga, descarta ou passa
picture-tc-ask-momentum = Ímpeto: continua ou para
picture-tc-ask-action = qual ação de descarte?
picture-tc-ask-attack = { $card }: ataca quem?
picture-tc-ask-target = { $card }: escolhe um alvo
picture-tc-ask-spend = { $card }: gasta Aprimoramentos?
picture-tc-ask-throw = arremessa o quê?
picture-tc-ask-throw-to = arremessa { $target } para onde?
picture-tc-ask-throw-hit = o que { $target } atinge?
picture-tc-ask-throw-through = o que { $target } destrói no caminho?
picture-tc-ask-throw-collide = contra quem { $target } se choca?
picture-tc-ask-defend = defende contra { $amount } de dano?
picture-tc-ask-trophy = guarda qual carta como troféu?
picture-tc-ask-radar = olha o baralho de quem?
picture-tc-ask-bunker = resgata qual carta?
picture-tc-ask-recall = resgata uma carta para o baralho?
picture-tc-ask-bask = aproveita qual prédio?
picture-tc-ask-refresh = descarta o que quiser e compra
picture-tc-ask-move = vai para onde?
picture-tc-ask-fly = voa para onde?
picture-tc-ask-dodge = esquiva para onde?
picture-tc-ask-push = empurra para onde?
picture-tc-ask-pull = puxa para onde?
picture-tc-ask-place = põe onde?
picture-tc-ask-smash = destrói o quê?
picture-tc-ask-recover = pega de volta qual carta?
picture-tc-ask-discard = descarta qual carta?
picture-tc-ask-strip = perde qual Aprimoramento?
picture-tc-ask-sift-keep = guarda qual carta?
picture-tc-ask-sift-under = qual carta vai primeiro para baixo?
picture-tc-ask-riposte = revida?
picture-tc-ask-hunt-tank = quem o Tanque caça?
picture-tc-ask-hunt-ufo = quem o OVNI caça?
picture-tc-ask-move-tank = para onde o Tanque anda?
picture-tc-ask-move-ufo = para onde o OVNI voa?
picture-tc-ask-move-train = para onde o Trem corre?
picture-tc-ask-place-tank = coloca um Tanque
picture-tc-ask-place-train = coloca um Trem
picture-tc-ask-place-jet = coloca um Caça
picture-tc-ask-place-ufo = coloca um OVNI
picture-tc-ask-place-battleship = coloca um Encouraçado
picture-tc-ask-place-generator = coloca um Gerador de Raios
picture-tc-ask-face-train = para que lado o Trem vai correr?
picture-tc-ask-face-jet = para que lado o Caça aponta?
picture-tc-ask-face-battleship = para que lado o Encouraçado aponta?
picture-tc-ask-suggested = fazer tudo assim?
picture-tc-ask-any = decide
picture-tc-over-oxygen_destroyer = vence: chegou o Destruidor de Oxigênio
picture-tc-over-seventh_round = vence depois da última rodada
picture-tc-this-card = esta carta

### Painéis
picture-tc-passed = Passou
picture-tc-winner = Vitória
picture-tc-hit = Dano { $amount }
picture-tc-gained = +{ $amount }
picture-tc-lost = −{ $amount }
picture-tc-more = +{ $count }
picture-tc-score = { $score } de Dominância

### Escolhas
picture-tc-thrown-kaiju = Até { $amount ->
    [one] { $amount } espaço
   *[other] { $amount } espaços
} · para em kaiju ou Prédio Grande
picture-tc-thrown-vehicle = Até { $amount ->
    [one] { $amount } espaço
   *[other] { $amount } espaços
} em linha reta

### Mãos e cartas
picture-tc-discard = Descarte uma carta:
picture-tc-of = de { $most }
picture-tc-energy = Energia { $energy }
picture-tc-ability-godzilla = Arremessos vão 1 espaço mais longe
picture-tc-ability-king_ghidorah = Medidor de Cabeças cheio: Rajada
picture-tc-ability-megalon = Resgata uma carta por rodada
picture-tc-ability-mothra = Tanques, Caças e Encouraçados a ignoram
picture-tc-choose-cards = Escolha
picture-tc-choose-cards-kanji = 選択

### Resultados
picture-tc-ended-oxygen_destroyer = O Destruidor de Oxigênio chegou às ruínas na rodada { $round }
picture-tc-ended-seventh_round = A cidade resistiu até a última rodada
picture-tc-trophies-by-round = Troféus por rodada
picture-tc-points-by-round = Dominância dos troféus por rodada

### Em palavras
picture-tct-title = Tokyo Clash, rodada { $round } de { $rounds }, { $phase }.
picture-tct-events = Eventos: { $events }.
picture-tct-event = Evento { $number }, { $name } ({ $vehicle }): { $text }
picture-tct-track = Trilha de dano: o Destruidor de Oxigênio está no círculo { $round }, com { $passed } de { $count } quadrados para trás. { $tokens ->
    [0] Nenhum Prédio Pequeno na trilha; o primeiro vai para o quadrado { $first }
    [1] Prédio Pequeno no quadrado { $squares }
   *[other] Prédios Pequenos nos quadrados { $squares }
}. { $gap }.
picture-tct-track-short = Trilha de dano: { $gap }.
picture-tct-asked = { $who }: { $ask }
picture-tct-to-act = É a vez de { $who }.
picture-tct-passes = { $count ->
    [0] Ninguém passou desde a última ação.
    [1] 1 jogador passou desde a última ação.
   *[other] { $count } jogadores passaram em sequência.
}
picture-tct-order = Ordem de jogo: { $order }.
picture-tct-over = A partida acabou. { $who } { $reason }.
picture-tct-aim-damage = { $who } causa { $amount } de dano a { $target }{ $with }.
picture-tct-aim-throw = { $who } arremessa { $target } até { $amount ->
    [one] { $amount } espaço
   *[other] { $amount } espaços
}{ $with }{ $place }.
picture-tct-aim-move = { $who } move { $target }{ $place }.
picture-tct-aim-drive = Trata-se de: { $target }{ $place }.
picture-tct-with = { " " }com { $card }
picture-tct-in = , agora em { $space }
picture-tct-last = Por último: { $told }.
picture-tct-suggested = Sugestão: { $told }.
picture-tct-seats = Lugares:
picture-tct-seat = { $number }. { $who } em { $space }: Energia { $energy }, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} na mão, { $trophies ->
    [one] { $trophies } troféu
   *[other] { $trophies } troféus
}{ $extras }.
picture-tct-seat-more = Baralho { $deck }, descarte: { $discard }.
picture-tct-seat-short = { $number }. { $who }, { $space }: { $energy } de Energia, { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
}, { $trophies ->
    [one] { $trophies } troféu
   *[other] { $trophies } troféus
}{ $extras }.
picture-tct-king = Rei dos Monstros
picture-tct-meter = Medidor de Cabeças { $meter } de { $size }
picture-tct-enhancements = em jogo: { $cards }
picture-tct-own-enhancements = Em jogo: { $cards }.
picture-tct-playing = joga { $cards }
picture-tct-score = { $score } de Dominância
picture-tct-none = vazio
picture-tct-mat = { $kaiju } pode descartar uma carta: { $actions } { $gains ->
    [yes] Ganha Energia com o que destrói.
   *[no] Não ganha nada com o que destrói.
}
picture-tct-known-hand = O que você sabe da mão: { $cards }.
picture-tct-known-deck = O que você sabe do baralho: { $cards }.
picture-tct-depth = { $depth ->
    [0] { $card } no topo
    [1] { $card } abaixo de 1 carta
   *[other] { $card } abaixo de { $depth } cartas
}
picture-tct-known-trophies = O que você sabe dos troféus: { $cards }.
picture-tct-spaces = Espaços (coluna, linha; as colunas vão de oeste a leste, e um passo ao norte é linha −1):
picture-tct-space = { $space }: { $here }
picture-tct-tile = peça { $tile }
picture-tct-centre = peça central
picture-tct-ground-rubble = entulho ({ $building })
picture-tct-worth = Valores: { $list }.
picture-tct-worth-one = { $name } { $energy } de Energia{ $reward }
picture-tct-reward-draw = { " " }e uma carta
picture-tct-reward-recall = { " " }e uma carta do descarte para o topo do baralho
picture-tct-reward-look = { " " }e uma olhada na carta do topo de um baralho
picture-tct-worth-none = { $name } { $energy } de Energia
picture-tct-hand = Sua mão:
picture-tct-hand-empty = Sua mão está vazia.
picture-tct-card = { $name }, custo { $cost }, Dominância { $dominance }: { $text }
picture-tct-taken = Cartas tomadas: { $cards }.
picture-tct-sifted = Cartas olhadas: { $cards }.
picture-tct-hidden = { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
picture-tct-result = { $game }. { $who } vence. { $reason }.
picture-tct-place = { $place }. { $who }, { $score } de Dominância
