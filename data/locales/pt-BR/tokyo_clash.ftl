# Godzilla: Tokyo Clash em palavras. Estilo: docs/voice.md e docs/languages/pt-BR.md.
# Os nomes dos kaiju vêm em negrito onde aparecem primeiro. Cartas, eventos, prédios e veículos têm nome em tokyo_clash-cards.ftl.

## A cidade

tokyo_clash-mat = Ação de descarte
tokyo_clash-the = { $what ->
        [Torre] a Torre
        [Usina] a Usina
       *[other] o { $what }
    }
tokyo_clash-faced = { $what } rumo ao { $facing }
tokyo_clash-times = { $name } ×{ $count }
tokyo_clash-worth = { $card } ({ $dominance } de Dominância)
tokyo_clash-ground-street = rua
tokyo_clash-ground-water = água
tokyo_clash-ground-rubble = entulho
tokyo_clash-way-n = norte
tokyo_clash-way-ne = nordeste
tokyo_clash-way-se = sudeste
tokyo_clash-way-s = sul
tokyo_clash-way-sw = sudoeste
tokyo_clash-way-nw = noroeste
tokyo_clash-prize-energy = +{ $energy } de Energia
tokyo_clash-prize-draw = compra de uma carta
tokyo_clash-prize-recall = uma carta de volta ao baralho
tokyo_clash-prize-look = uma olhada em um baralho

## Opções

tokyo_clash-name = Tokyo Clash
tokyo_clash-title = Godzilla: Tokyo Clash
tokyo_clash-about = Arrase Tóquio pela Energia e ataque os rivais pelos troféus. Vence a maior Dominância, antes que o Destruidor de Oxigênio acabe com tudo.
tokyo_clash-minutes = 45
tokyo_clash-option-events = Eventos
tokyo_clash-option-events-about = Os dois eventos de cada rodada, nesta ordem (TC-1.2).
tokyo_clash-option-events-random = dois ao acaso
tokyo_clash-option-events-armored_assault-rush_hour = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-rush_hour }
tokyo_clash-option-events-armored_assault-air_strikes = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-armored_assault-xilien_invasion = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-armored_assault-naval_bombardment = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-armored_assault-lightning_generators = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-rush_hour-air_strikes = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-rush_hour-xilien_invasion = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-rush_hour-naval_bombardment = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-rush_hour-lightning_generators = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-air_strikes-xilien_invasion = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-air_strikes-naval_bombardment = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-air_strikes-lightning_generators = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-xilien_invasion-naval_bombardment = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-xilien_invasion-lightning_generators = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-naval_bombardment-lightning_generators = { tokyo_clash-event-naval_bombardment }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-second_event_first = Segundo evento primeiro
tokyo_clash-option-second_event_first-about = Os dois eventos trocam de lugar (TC-1.2).
tokyo_clash-option-first_game = Primeira partida
tokyo_clash-option-first_game-about = Quem não escolhe kaiju recebe Godzilla; a segunda pessoa, Megalon (TC-1.1).
tokyo_clash-option-setup_order = Preparação
tokyo_clash-option-setup_order-about = O que se prepara antes: os eventos ou os kaiju (TC-2.7).
tokyo_clash-option-setup_order-events_first = eventos, depois mãos e Rei
tokyo_clash-option-setup_order-kaiju_first = mãos e Rei, depois eventos
tokyo_clash-option-defence_parts = Efeitos da defesa
tokyo_clash-option-defence_parts-about = Quando ocorrem outros efeitos de uma defesa contra arremesso ou tremor (TC-5.11).
tokyo_clash-option-defence_parts-after_card = depois de toda a carta de ataque
tokyo_clash-option-defence_parts-at_once = logo depois do dano
tokyo_clash-option-tank_ties = Veículos entre kaiju
tokyo_clash-option-tank_ties-about = O que Tanques e OVNIs fazem em um espaço com vários kaiju (TC-11.13).
tokyo_clash-option-tank_ties-king = andam rumo ao Rei
tokyo_clash-option-tank_ties-stay = ficam
tokyo_clash-option-trains = Trens
tokyo_clash-option-trains-about = Se o caminho de um Trem é conhecido uma rodada antes (TC-11.6).
tokyo_clash-option-trains-line = correm para onde apontam
tokyo_clash-option-trains-free = correm para qualquer lado
tokyo_clash-option-head_meter = Medidor de Cabeças
tokyo_clash-option-head_meter-about = O que uma Rajada faz com o Medidor de Cabeças de King Ghidorah (TC-13.10).
tokyo_clash-option-head_meter-resets = volta a 0
tokyo_clash-option-head_meter-stays = continua cheio
tokyo_clash-option-tail_slide = Arremessos de Godzilla por carta
tokyo_clash-option-tail_slide-about = O texto do livro diz um espaço mais longe; a figura dele, não (TC-9.1).
tokyo_clash-option-tail_slide-ability = um espaço mais longe
tokyo_clash-option-tail_slide-picture = como impresso na carta
tokyo_clash-option-fuse = Duração
tokyo_clash-option-fuse-about = Onde fica o primeiro Prédio Pequeno na trilha de dano (TC-7.2).
tokyo_clash-option-fuse-normal = como marcado
tokyo_clash-option-fuse-short = curta: um círculo mais perto
tokyo_clash-option-fuse-long = longa: um círculo mais longe
tokyo_clash-preset-printed = Como impresso
tokyo_clash-preset-printed-about = O livro de regras ao pé da letra sempre que ele decide.
tokyo_clash-preset-house = Da casa
tokyo_clash-preset-house-about = Kaiju preparados primeiro, defesas rápidas, Trens que correm para qualquer lado.
tokyo_clash-preset-first_game = Primeira partida
tokyo_clash-preset-first_game-about = A sugestão do livro: Godzilla, Megalon, Assalto Blindado, Hora do Rush.

## O que as versões das regras mudaram

changed-2-TC-2-7 = Os eventos são preparados antes da distribuição das cartas e do sorteio do Rei.
changed-2-TC-5-11 = Os outros efeitos de uma defesa contra arremesso ou tremor vêm depois de toda a carta de ataque.
changed-2-TC-5-12 = Um kaiju arremessado já não pode se esquivar do espaço de um Gerador de Raios.
changed-2-TC-11-6 = Os Trens correm para onde apontam.
changed-2-TC-11-13 = Um Tanque ou OVNI em um espaço com vários kaiju anda rumo ao Rei.

## Kaiju, uma linha sobre como cada um joga

tokyo_clash-kaiju-godzilla = Arremessa tudo um espaço mais longe. Energizar faz do Raio de Calor um caçador de troféus.
tokyo_clash-kaiju-king_ghidorah = Três cabeças enchem o Medidor de Cabeças. Quando está cheio, Rajada.
tokyo_clash-kaiju-megalon = Luta de perto, arremessa e segue em frente, e escolhe a próxima carta que compra.
tokyo_clash-kaiju-mothra = Golpeia de longe e não para quieta. Os humanos a deixam em paz; ruínas não lhe dão nada.

## Consultas

tokyo_clash-word-card = { $name } ({ $kaiju })
tokyo_clash-word-card-text = Custo: { $cost } de Energia · Dominância { $dominance } · { $copies } em um baralho de { $total }
    { $text }
    { $source }
# De onde vêm os fatos de uma carta.
tokyo_clash-source-R = Impresso no livro de regras: { $facts }.
tokyo_clash-source-S = De uma resenha: { $facts }.
tokyo_clash-source-H = Nosso: { $facts }.
# O que fica no lugar dos fatos quando são todos.
tokyo_clash-source-all = tudo
tokyo_clash-word-kaiju-text = { $about }
    Descarte uma carta: { $first } Ou: { $second }
tokyo_clash-word-event = Evento: { $name }
tokyo_clash-word-event-text = { $text }
    { $source }
tokyo_clash-word-prize-text = A destruição rende { $prize }.

## Perguntas

tokyo_clash-ask-act = Jogue uma carta, descarte uma ou passe. Você tem { $energy } de Energia.
tokyo_clash-ask-momentum = Ímpeto: mais uma ação? Você tem { $energy } de Energia.
tokyo_clash-ask-action = Qual ação da sua ficha?
tokyo_clash-ask-attack = { $card }: quem você ataca, e como?
tokyo_clash-ask-target = { $card }: quem é o alvo?
tokyo_clash-ask-spend = { $card }: gastar { $names } neste ataque?
tokyo_clash-ask-throw = O que você arremessa?
tokyo_clash-ask-throw-to = { $has_card ->
        [yes] { $card }: arremessar
       *[no] Arremessar
    } { $target } para onde? Até { $amount ->
        [one] { $amount } espaço.
       *[other] { $amount } espaços.
    }
tokyo_clash-ask-throw-hit = Em { $space } cai { $target }. O que é atingido?
tokyo_clash-ask-throw-through = Por { $space } passa voando { $target }. O que cai ali?
tokyo_clash-ask-throw-collide = Entre kaiju, em { $space }, cai { $target }. Quem se machuca também?
tokyo_clash-ask-trophy = { $total ->
        [1] O seu ataque acerta. Qual carta você guarda como troféu?
       *[other] O seu ataque acerta: troféu { $number } de { $total }. Qual carta?
    }
tokyo_clash-ask-radar = Radar: olhar a carta do topo do baralho de quem?
tokyo_clash-ask-bunker = Bunker Militar: qual carta do seu descarte vai para o topo do baralho?
tokyo_clash-ask-recall = { $is_last ->
        [yes] Pôr uma carta do seu descarte no topo do baralho? A partida acaba com esta rodada, então isso não muda mais nada.
       *[no] Antes de comprar: pôr uma carta do seu descarte no topo do baralho?
    }
tokyo_clash-ask-bask = Aproveitar um prédio no seu espaço ou ao lado? Ele continua de pé.
tokyo_clash-ask-refresh = { $is_last ->
        [yes] Renovação: descarte o que quiser. A partida acaba com esta rodada, então isso não muda mais nada.
       *[no] Renovação: descarte quantas cartas quiser e depois compre novas.
    }
tokyo_clash-ask-move = { $card }: mover-se para onde?
tokyo_clash-ask-fly = Voar para onde?
tokyo_clash-ask-dodge = { $card }: esquivar-se para onde?
tokyo_clash-ask-push = { $card }: empurrar { $target } para onde?
tokyo_clash-ask-pull = { $card }: puxar { $target } para onde?
tokyo_clash-ask-place = { $card }: onde você põe { $target }?
tokyo_clash-ask-smash = { $card }: o que você destrói?
tokyo_clash-ask-recover = { $card }: pegar uma carta do seu descarte?
tokyo_clash-ask-discard = Descarte uma carta.
tokyo_clash-ask-strip = Qual Aprimoramento se perde?
tokyo_clash-ask-sift-keep = { $card }: qual carta você pega?
tokyo_clash-ask-sift-under = { $card }: qual carta vai agora para baixo do baralho?
tokyo_clash-ask-riposte = { $card }: revidar?
tokyo_clash-ask-defend = { $cause ->
        [attack] { $attacker } ataca você com { $card }: { $amount } de dano. Defender?
        [card] { $card } de { $attacker }: { $amount } de dano. Defender?
       *[throw] Um arremesso de { $attacker }: { $amount } de dano. Defender?
    }
tokyo_clash-ask-hunt-tank = O Tanque em { $space } está à mesma distância de vários kaiju. Qual deles ele persegue?
tokyo_clash-ask-hunt-ufo = O OVNI em { $space } está à mesma distância de vários kaiju. Qual deles ele persegue?
tokyo_clash-ask-move-tank = O Tanque em { $space } anda. Para onde?
tokyo_clash-ask-move-ufo = O OVNI em { $space } anda. Para onde?
tokyo_clash-ask-move-train = O Trem em { $space } corre. Para onde?
tokyo_clash-ask-place-tank = Coloque um Tanque.
tokyo_clash-ask-place-train = Coloque um Trem.
tokyo_clash-ask-place-jet = Coloque um Caça.
tokyo_clash-ask-place-ufo = Coloque um OVNI.
tokyo_clash-ask-place-battleship = Coloque um Encouraçado.
tokyo_clash-ask-place-generator = Coloque um Gerador de Raios.
tokyo_clash-ask-face-train = O Trem em { $space }: para que lado vai correr?
tokyo_clash-ask-face-jet = O Caça em { $space }: para que lado aponta?
tokyo_clash-ask-face-battleship = O Encouraçado em { $space }: para que lado aponta?

# O mesmo, curto, sobre outra pessoa: “aguardando …”
tokyo_clash-wait-act = fazer uma jogada
tokyo_clash-wait-momentum = agir de novo ou parar
tokyo_clash-wait-action = escolher uma ação
tokyo_clash-wait-attack = escolher um alvo para { $card }
tokyo_clash-wait-target = escolher um alvo para { $card }
tokyo_clash-wait-spend = decidir sobre Aprimoramentos
tokyo_clash-wait-throw = escolher o que arremessar
tokyo_clash-wait-throw-to = arremessar { $target }
tokyo_clash-wait-throw-hit = escolher o que { $target } atinge
tokyo_clash-wait-throw-through = escolher o que cai em { $space }
tokyo_clash-wait-throw-collide = escolher quem { $target } atinge
tokyo_clash-wait-trophy = pegar um troféu
tokyo_clash-wait-radar = olhar um baralho
tokyo_clash-wait-bunker = devolver uma carta ao baralho
tokyo_clash-wait-recall = devolver uma carta ao baralho
tokyo_clash-wait-bask = escolher um prédio para aproveitar
tokyo_clash-wait-refresh = descartar e renovar a mão
tokyo_clash-wait-move = mover o kaiju
tokyo_clash-wait-fly = voar
tokyo_clash-wait-dodge = esquivar
tokyo_clash-wait-push = empurrar { $target }
tokyo_clash-wait-pull = puxar { $target }
tokyo_clash-wait-place = pôr { $target } em algum lugar
tokyo_clash-wait-smash = destruir algo
tokyo_clash-wait-recover = pegar uma carta de volta
tokyo_clash-wait-discard = descartar uma carta
tokyo_clash-wait-strip = escolher um Aprimoramento
tokyo_clash-wait-sift-keep = pegar uma carta
tokyo_clash-wait-sift-under = pôr cartas embaixo do baralho
tokyo_clash-wait-riposte = decidir sobre um revide
tokyo_clash-wait-defend = responder a { $amount } de dano de { $attacker }
tokyo_clash-wait-hunt-tank = conduzir um Tanque
tokyo_clash-wait-hunt-ufo = conduzir um OVNI
tokyo_clash-wait-move-tank = conduzir um Tanque
tokyo_clash-wait-move-ufo = conduzir um OVNI
tokyo_clash-wait-move-train = conduzir um Trem
tokyo_clash-wait-place-tank = colocar um Tanque
tokyo_clash-wait-place-train = colocar um Trem
tokyo_clash-wait-place-jet = colocar um Caça
tokyo_clash-wait-place-ufo = colocar um OVNI
tokyo_clash-wait-place-battleship = colocar um Encouraçado
tokyo_clash-wait-place-generator = colocar um Gerador de Raios
tokyo_clash-wait-face-train = apontar um Trem
tokyo_clash-wait-face-jet = virar um Caça
tokyo_clash-wait-face-battleship = virar um Encouraçado

## Respostas

# O que fica acima das listas de uma pergunta com respostas de vários tipos.
tokyo_clash-group-act-card = Jogar uma carta
tokyo_clash-group-act-discard = Descartar por uma ação
tokyo_clash-group-act-spend = Gastar um Aprimoramento
tokyo_clash-group-momentum-card = Jogar outra carta
tokyo_clash-group-momentum-discard = Descartar por uma ação
tokyo_clash-group-momentum-spend = Gastar um Aprimoramento
tokyo_clash-group-refresh-none = Guardar todas

# Uma imagem mostra .short, com .note embaixo; .full é para textos alternativos. O que falta é dito como no botão.
tokyo_clash-pick-card = { $card }
    .full = { $card }, { $cost } de Energia, { $dominance } de Dominância: { $text }
tokyo_clash-pick-hand = { $card }
    .full = { $card } (carta { $place } da sua mão)
tokyo_clash-pick-play = { $card }, { $cost } de Energia
    .full = Jogar { $card }, { $cost } de Energia
tokyo_clash-pick-discard = Descartar { $card }
    .full = Descartar { $card } em troca de uma ação
tokyo_clash-pick-spend = Gastar { $card }
    .note = não custa ação
tokyo_clash-pick-trophy = { $card }, { $dominance } de Dominância
    .full = { $card }, { $cost } de Energia, { $dominance } de Dominância: { $text }
tokyo_clash-pick-defend = { $left ->
        [0] { $card }, { $cost } de Energia: bloqueia { $amount }
       [1] { $card }, { $cost } de Energia: passa 1 de { $amount }
       *[other] { $card }, { $cost } de Energia: passam { $left } de { $amount }
    }
    .full = Defender com { tokyo_clash-pick-defend }
tokyo_clash-pick-action = { $momentum ->
        [yes] { $name } e outra ação (Ímpeto)
       *[no] { $name }
    }
    .short = { $name }
    .full = { tokyo_clash-pick-action }. { $text }
    .note = { $text }
tokyo_clash-pick-hit = Dano em { $name }: { $value }
tokyo_clash-pick-throw = Arremessar { $name }
tokyo_clash-pick-seat = { $name }
tokyo_clash-pick-riposte = Revidar contra { $name }
    .full = Revidar contra { $name }: { $damage } de dano
tokyo_clash-pick-hurt = { $name }: { $damage } de dano
tokyo_clash-pick-thing = { $prize ->
        [none] { $what }
       *[other] { $what }, { $prize }
    }
    .short = { $what }
    .full = { $prize ->
        [none] Destruir { tokyo_clash-the } em { $space }
       *[other] Destruir { tokyo_clash-the } em { $space }, { $prize }
    }
tokyo_clash-pick-face = { $facing }
tokyo_clash-pick-none = Nada
    .note = deixar assim
tokyo_clash-pick-stop = Parar
    .note = encerra a jogada
tokyo_clash-pick-pass-act = Passar
    .note = dá para agir depois
tokyo_clash-pick-pass-attack = Não atacar
    .note = deixar assim
tokyo_clash-pick-pass-move = Ficar
    .note = deixar assim
tokyo_clash-pick-pass-dodge = Ficar
    .note = deixar assim
tokyo_clash-pick-pass-push = Deixar ali
    .note = deixar assim
tokyo_clash-pick-pass-pull = Deixar ali
    .note = deixar assim
tokyo_clash-pick-pass-place = Deixar ali
    .note = deixar assim
tokyo_clash-pick-pass-recover = Não pegar nenhuma
    .note = deixar assim
tokyo_clash-pick-pass-recall = Deixar o baralho como está
    .short = Deixar o baralho
    .note = deixar assim
tokyo_clash-pick-pass-bask = Nenhum prédio
    .note = deixar assim
tokyo_clash-pick-pass-riposte = Não revidar
    .note = deixar assim
tokyo_clash-pick-pass-defend = Aguentar: { $amount } de dano
    .short = Aguentar
    .note = { $amount } de dano
tokyo_clash-act-throw = Arremesso
tokyo_clash-act-move = Movimento
tokyo_clash-act-fly = Voo
tokyo_clash-act-gain = Energia

# Um espaço: as coordenadas e depois o que há ali, parte por parte enquanto couber. As imagens já mostram coordenadas, peças e Energia.
tokyo_clash-pick-space = { $space } { $parts }
    .lettered = { $lettered }
    .short = { $what }
    .full = { $space } { $whole }
tokyo_clash-space-with = com { $names }
tokyo_clash-space-next = ao lado de { $names }
tokyo_clash-fall-into = { $what ->
        [Torre] contra a Torre
        [Usina] contra a Usina
       *[other] contra o { $what }
    }
    .short = { $what }
tokyo_clash-fall-onto = { $what ->
        [Torre] sobre a Torre
        [Usina] sobre a Usina
       *[other] sobre o { $what }
    }
    .short = { $what }
tokyo_clash-fall-open = { $what ->
        [rua] na rua
        [entulho] no entulho
       *[other] na { $what }
    }
    .short = { $what }
tokyo_clash-fall-kaiju = contra { $names }, { $damage } de dano em cada
    .short = { $damage } de dano em cada
tokyo_clash-fall-or = ou { $names }: { $damage } de dano
    .short = { $damage } de dano

## Por que uma carta não é oferecida

tokyo_clash-notes = Agora não: { $cards }
tokyo_clash-note-TC-4-1 = { $card } (custa { $cost } de Energia, você tem { $energy })
    .short = Pede { $cost } de Energia
tokyo_clash-note-TC-4-6 = { $card } (só na defesa)
    .short = Só na defesa
tokyo_clash-note-TC-4-7 = { $card } (nada em que agir)
    .short = Nada ao alcance
tokyo_clash-note-TC-6-1 = { $card } (sem valor de Defesa)
    .short = Sem valor de Defesa
tokyo_clash-note-other = { $card }
    .short = Agora não

## Ordens permanentes

tokyo_clash-order-defend_with = Defender com { $value } quando der
tokyo_clash-order-defend_from = Defender contra { $value } ou mais com qualquer carta
tokyo_clash-order-never_defend = Nunca defender
tokyo_clash-order-never_defend_below = Nunca defender contra { $value } ou menos
tokyo_clash-order-always_riposte = Sempre revidar
tokyo_clash-order-never_riposte = Nunca revidar
tokyo_clash-order-pass_until_attacked = Passar até que me ataquem
tokyo_clash-order-pass_round = Passar até a próxima rodada
tokyo_clash-order-stay = Nunca esquivar
tokyo_clash-order-event_chores = Conduzir e colocar por mim os veículos dos eventos
tokyo_clash-order-recall_nothing = Deixar o meu baralho como está

## Acontecimentos

tokyo_clash-RoundBegan = Rodada { $round } de { $rounds }. **{ $king }** é Rei dos Monstros e age primeiro.
tokyo_clash-KingDrawn = **{ $seat }** recebe por sorteio o marcador de Rei dos Monstros.
tokyo_clash-Passed = **{ $seat }** { $had_cards ->
        [yes] passa.
       *[no] não tem mais cartas e passa.
    }
tokyo_clash-CardPlayed = **{ $seat }** joga { $card }{ $cost ->
        [0] .
       *[other] {" "}por { $cost } de Energia.
    }
tokyo_clash-ActionTaken = **{ $seat }** descarta { $card } para { $action ->
        [throw] arremessar
        [fly] voar
        [gain] ganhar Energia
       *[move] se mover
    }.
tokyo_clash-Moved = { $how ->
        [move] **{ $seat }** vai para { $end }.
        [fly] **{ $seat }** voa para { $end }.
        [dodge] **{ $seat }** se esquiva para { $end }.
        [push] **{ $by }** empurra { $seat } para { $end }.
        [pull] **{ $by }** puxa { $seat } para { $end }.
       *[place] **{ $by }** põe { $seat } em { $end }.
    }
tokyo_clash-Attacked = { $barrage ->
        [yes] Rajada. {""}
       *[no] {""}
    }**{ $seat }** ataca { $target } { $is_ranged ->
        [yes] à distância
       *[no] corpo a corpo
    }: { $value }.
tokyo_clash-Defended = { $is_met ->
        [yes] **{ $seat }** se defende de { $amount } de dano com { $card } ({ $value }): { $left ->
            [0] bloqueado.
            [1] passa 1.
           *[other] passam { $left }.
        }
       *[no] **{ $seat }** não se defende.
    }
tokyo_clash-Damaged = **{ $seat }** recebe { $amount } de dano. { $by } { $kept ->
        [0] fica sem troféu
        [1] leva um troféu
       *[other] leva { $kept } troféus
    }{ $known ->
        [yes] : { $trophies }.
       *[no] .
    }{ $is_any ->
        [yes] {" "}No descarte: { $discarded }.
       *[no] {""}
    }
tokyo_clash-Crowned = O Rei cai! **{ $seat }** toma o marcador de Rei dos Monstros.
tokyo_clash-Thrown = **{ $by }** arremessa { $what } de { $start } para { $end }.
tokyo_clash-Destroyed = **{ $by }** destrói { tokyo_clash-the } em { $space }{ $square ->
        [0] .
       *[other] . Vai para o quadrado { $square } da trilha de dano.
    }
tokyo_clash-EnergyGained = **{ $seat }** ganha { $amount } de Energia, { $energy } ao todo.
tokyo_clash-EnergyLost = **{ $seat }** perde { $amount } de Energia, fica com { $energy }.
tokyo_clash-Drew = **{ $seat }** compra { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [1] uma carta
           *[other] { $count } cartas
        }
    }.
tokyo_clash-Reshuffled = **{ $seat }** embaralha o descarte e forma um baralho novo de { $count }.
tokyo_clash-Recovered = **{ $seat }** traz { $card } do descarte { $place ->
        [hand] para a mão.
       *[top] para o topo do baralho.
    }
tokyo_clash-Looked = **{ $seat }** olha { $at ->
        [hand] a mão de { $target }
       *[top] a carta do topo do baralho de { $target }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Sifted = **{ $seat }** olha { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } do próprio baralho e guarda { $kept }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Discarded = **{ $seat }** descarta { $cards }.
tokyo_clash-Enhanced = **{ $seat }** mantém { $card } em jogo.
tokyo_clash-EnhancementLost = **{ $seat }** já não tem { $card } em jogo.
tokyo_clash-MeterRaised = O Medidor de Cabeças de **{ $seat }** está em { $meter }.
tokyo_clash-EventActivated = { $is_setup ->
        [yes] Esta noite sobre Tóquio: { $event }.
       *[no] { $event }.
    }
tokyo_clash-VehiclePlaced = **{ $seat }** coloca um { $vehicle } em { $space }{ $has_facing ->
        [yes] , rumo ao { $facing }.
       *[no] .
    }
tokyo_clash-VehicleMoved = { $is_still ->
        [yes] Um { $vehicle } fica em { $end }
       *[no] Um { $vehicle } vai de { $start } para { $end }
    }{ $has_facing ->
        [yes] , rumo ao { $facing }.
       *[no] .
    }
tokyo_clash-Fired = Um { $vehicle } dispara para o { $facing } e { $count ->
        [0] não acerta ninguém
       *[other] acerta **{ $seats }**
    }.
tokyo_clash-GeneratorWentOff = { $own ->
        [yes] **{ $seat }** pisa no Gerador de Raios em { $space }.
       *[no] **{ $by }** arrasta { $seat } para o Gerador de Raios em { $space }: 1 de dano, imbloqueável.
    }
tokyo_clash-TrophyLost = **{ $seat }** perde o troféu { $card }; a carta vai para o descarte de { $owner }.
tokyo_clash-Basked = **{ $seat }** aproveita { tokyo_clash-the } em { $space }. Tudo continua de pé.
tokyo_clash-Ended = { $reason ->
        [oxygen_destroyer] O Destruidor de Oxigênio alcança as ruínas. Acabou.
       *[seventh_round] A última rodada acabou, e Tóquio está em silêncio.
    } Dominância: { $scores }.

## Uma rodada em duas linhas

tokyo_clash-round = Rodada { $round }: { $buildings ->
        [0] a cidade está de pé
        [1] um prédio cai
       *[other] { $buildings } prédios caem
    }, { $damage ->
        [0] e ninguém se machuca.
        [1] e passa 1 de dano.
       *[other] e passam { $damage } de dano.
    }
tokyo_clash-round-crowned = **{ $seat }** toma a coroa.
tokyo_clash-round-hunter = **{ $seat }** lidera a caçada, com { $damage } de dano causado.
tokyo_clash-round-energy = **{ $seat }** se alimenta melhor: { $energy } de Energia.
tokyo_clash-round-quiet = Tóquio prende a respiração.

## Como está um lugar

tokyo_clash-seat = { $energy } de Energia, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } na mão, { $trophies ->
        [0] nenhum troféu
        [one] { $trophies } troféu
       *[other] { $trophies } troféus
    }{ $is_king ->
        [yes] , Rei dos Monstros
       *[no] {""}
    }

## Resultados

tokyo_clash-reason-oxygen_destroyer = quando o Destruidor de Oxigênio alcança as ruínas
tokyo_clash-reason-seventh_round = depois da última rodada
tokyo_clash-score = { $score } de Dominância
