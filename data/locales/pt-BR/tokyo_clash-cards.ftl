# O que está impresso nas coisas de Tokyo Clash: cartas, eventos, prédios e veículos. Os nomes próprios de um pacote de dados valem
# mais que estes. O texto de uma carta é feito dos efeitos e das condições abaixo.

## Prédios e veículos; os artigos em tokyo_clash.ftl seguem estes nomes (só Torre e Usina são femininos)

tokyo_clash-building-T = Torre
tokyo_clash-building-P = Usina
tokyo_clash-building-M = Bunker Militar
tokyo_clash-building-R = Radar
tokyo_clash-building-B = Prédio Pequeno
tokyo_clash-vehicle-tank = Tanque
tokyo_clash-vehicle-train = Trem
tokyo_clash-vehicle-jet = Caça
tokyo_clash-vehicle-ufo = OVNI
tokyo_clash-vehicle-battleship = Encouraçado
tokyo_clash-vehicle-generator = Gerador de Raios

## Eventos

tokyo_clash-event-armored_assault = Assalto Blindado
    .text = Os Tanques andam 1 espaço rumo ao kaiju mais próximo. Cada jogador perde 1 de Energia por Tanque no espaço do seu kaiju ou ao lado. Se não houver mais Tanques que jogadores, todos menos o Rei colocam um.
    .source = nome, tudo o que os Tanques fazem e quando vêm mais [R]; preparação, reserva [H]
tokyo_clash-event-rush_hour = Hora do Rush
    .text = O último jogador move cada Trem de 1 a 3 espaços na direção em que aponta, ou em qualquer uma se não apontar para nenhuma. O que estiver na borda ou não puder andar dá meia-volta. Entram Trens novos até o número inicial.
    .source = nome, os Trens andam entre as rodadas e dá para contar com eles [R]; o resto [H]
tokyo_clash-event-air_strikes = Ataques Aéreos
    .text = Cada Caça voa 2 espaços na direção em que aponta, dando meia-volta na borda, e metralha os espaços que sobrevoa e a linha à frente: cada kaiju ali perde um Aprimoramento. Colocam-se Caças novos até o número inicial.
    .source = nome, a direção importa, a linha de fogo custa um Aprimoramento [R]; o resto [H]
tokyo_clash-event-xilien_invasion = Invasão Xilien
    .text = Cada OVNI anda 2 espaços rumo ao kaiju mais próximo. Cada jogador com um kaiju no espaço dele ou ao lado descarta uma carta. Um OVNI que falte é reposto.
    .source = nome, uma carta descartada depois de comprar a nova mão [R]; o resto [H]
tokyo_clash-event-naval_bombardment = Bombardeio Naval
    .text = O último jogador gira cada Encouraçado em até 60 graus. Ele dispara na sua linha: cada kaiju ali perde a carta do topo dos seus troféus. Um Encouraçado que falte é reposto.
    .source = nome, a linha de fogo custa o troféu do topo [R]; o resto [H]
tokyo_clash-event-lightning_generators = Geradores de Raios
    .text = Um kaiju que outro jogador leva ao espaço de um Gerador recebe 1 de dano imbloqueável; um que vai lá por conta própria perde a carta do topo do baralho. Nos dois casos o Gerador some. Enquanto houver menos de 3, todos menos o Rei colocam um.
    .source = nome, 1 de dano imbloqueável a quem é movido, arremessado ou colocado ali [R]; o resto [H]

## Cartas de Godzilla; .source diz o que é impresso [R], de uma resenha [S] ou nosso [H]

tokyo_clash-card-mega_heat_ray = Mega Raio de Calor
    .source = nome, à distância, Alcance 3 [R]; forte ataque característico, sem pontos [S]; o resto [H]
tokyo_clash-card-heat_ray = Raio de Calor
    .source = nome, aproveita Energizar [R]; o resto [H]
tokyo_clash-card-power_up = Energizar
    .source = nome, Aprimoramento, ataques à distância mais fortes, vários troféus, vai para o descarte [R]; quantidades [H]
tokyo_clash-card-dorsal_plates = Placas Dorsais
    .source = nome, traz Energizar de volta do descarte [R]; o resto [H]
tokyo_clash-card-victory_pose = Pose da Vitória
    .source = nome, traz Energizar de volta do descarte [R]; o resto [H]
tokyo_clash-card-tail_slide = Deslize de Cauda
    .source = nome, corpo a corpo, Ataque 3 [R]; o resto [H]
tokyo_clash-card-scaled_hide = Couro Escamoso
    .source = nome, Defesa 2 [R]; o resto [H]
tokyo_clash-card-body_slam = Encontrão
tokyo_clash-card-claw_swipe = Rasgo de Garra
tokyo_clash-card-trample = Pisotear
tokyo_clash-card-surge_from_the_bay = Investida da Baía
tokyo_clash-card-stand_firm = Pé Firme
tokyo_clash-card-earthshaking_roar = Rugido Sísmico
tokyo_clash-card-atomic_pulse = Pulso Atômico
tokyo_clash-card-burning_heart = Coração Ardente
    .source = Aprimoramento passivo [S]; o resto [H]
tokyo_clash-card-thick_scales = Escamas Grossas
    .source = Aprimoramento passivo [S]; o resto [H]
tokyo_clash-card-pent_up_fury = Fúria Contida
    .source = um Aprimoramento a gastar [S]; o resto [H]

## Cartas de King Ghidorah; .source diz o que é impresso [R], de uma resenha [S] ou nosso [H]

tokyo_clash-card-go_for_the_throat = Bote na Garganta
    .source = nome, corpo a corpo, arremesso de 4 (logo, Ataque 4), Rajada significa vários troféus [R]; forte ataque característico, sem pontos [S]; o resto [H]
tokyo_clash-card-gravity_beams = Raios Gravíticos
    .source = Rajada significa vários troféus [R]; corpo a corpo e à distância misturados [S]; o resto [H]
tokyo_clash-card-threefold_storm = Tempestade Tripla
    .source = Rajada significa vários troféus [R]; o resto [H]
tokyo_clash-card-unstoppable = Imparável
    .source = nome, Defesa que cresce com o Medidor de Cabeças [R]; o resto [H]
tokyo_clash-card-soar = Alçar Voo
    .source = nome, garimpa o baralho, melhor com o Medidor de Cabeças [R]; o movimento e as quantidades [H]
tokyo_clash-card-gilded_scales = Escamas Douradas
    .source = usa o ícone de cabeça [R]; o resto [H]
tokyo_clash-card-snapping_jaws = Bocas Vorazes
    .source = usa o ícone de cabeça [R]; o resto [H]
tokyo_clash-card-leeching_bite = Mordida Vampira
    .source = usa o ícone de cabeça [R]; um ataque que dá Energia [S]; o resto [H]
tokyo_clash-card-lightning_breath = Sopro Elétrico
    .source = usa o ícone de cabeça [R]; um ataque que dá Energia, à distância [S]; o resto [H]
tokyo_clash-card-three_minds = Três Mentes
    .source = usa o ícone de cabeça [R]; o resto [H]
tokyo_clash-card-wingbeat_gale = Vendaval Alado
    .source = usa o ícone de cabeça [R]; o resto [H]
tokyo_clash-card-falling_star = Estrela Cadente
    .source = usa o ícone de cabeça [R]; o resto [H]
tokyo_clash-card-golden_menace = Ameaça Dourada
    .source = usa o ícone de cabeça [R]; o resto [H]
tokyo_clash-card-cosmic_hunger = Fome Cósmica
    .source = usa o ícone de cabeça [R]; Aprimoramento passivo [S]; o resto [H]
tokyo_clash-card-golden_plating = Blindagem Dourada
    .source = Aprimoramento passivo [S]; o resto [H]
tokyo_clash-card-starborne = Vindo dos Astros
    .source = um Aprimoramento a gastar [S]; o resto [H]

## Cartas de Megalon; .source diz o que é impresso [R], de uma resenha [S] ou nosso [H]

tokyo_clash-card-undermine = Solapar
    .source = nome, movimento e depois Ataque 4 corpo a corpo [R]; forte ataque característico, sem pontos [S]; o resto [H]
tokyo_clash-card-piercing_drill = Broca Perfurante
    .source = nome, ataque pequeno com Ímpeto [R]; o resto [H]
tokyo_clash-card-cyclone_attack = Ataque Ciclone
    .source = nome, ataque pequeno com Ímpeto [R]; o resto [H]
tokyo_clash-card-twin_drill_clamp = Pinça de Brocas
    .source = muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-napalm_spit = Cuspe de Napalm
    .source = quase sempre, mas não só, corpo a corpo [S]; o resto [H]
tokyo_clash-card-burrow = Cavar
    .source = muito móvel [R]; muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-beetle_leap = Salto do Besouro
    .source = muito móvel [R]; muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-chitin_shell = Casca de Quitina
tokyo_clash-card-duck_under = Mergulho na Terra
    .source = muito móvel [R]; o resto [H]
tokyo_clash-card-crossed_drills = Brocas Cruzadas
tokyo_clash-card-call_of_the_deep = Chamado do Abismo
tokyo_clash-card-sinkhole = Sumidouro
    .source = muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-swarming_rage = Ira do Enxame
    .source = Aprimoramento passivo [S]; o resto [H]
tokyo_clash-card-tunnel_network = Rede de Túneis
    .source = um Aprimoramento a gastar [S]; o resto [H]
tokyo_clash-card-hardened_carapace = Carapaça Rija
    .source = Aprimoramento passivo [S]; o resto [H]

## Cartas de Mothra; .source diz o que é impresso [R], de uma resenha [S] ou nosso [H]

tokyo_clash-card-antenna_beam = Raio das Antenas
    .source = todo ataque à distância [R]; muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-toxic_scale_dust = Escamas Tóxicas
    .source = todo ataque à distância, atrapalha os outros [R]; o resto [H]
tokyo_clash-card-diving_wings = Mergulho Alado
    .source = todo ataque à distância [R]; o resto [H]
tokyo_clash-card-guardians_wrath = Ira da Guardiã
    .source = todo ataque à distância [R]; forte ataque característico, sem pontos [S]; o resto [H]
tokyo_clash-card-silk_snare = Laço de Seda
    .source = todo ataque à distância, atrapalha os outros [R]; muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-gale_of_wings = Ventania de Asas
    .source = move outros kaiju (dica do Gerador) [R]; muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-carry_off = Levar Embora
    .source = põe outros kaiju em outro lugar (dica do Gerador) [R]; o resto [H]
tokyo_clash-card-song_of_the_twins = Canção das Gêmeas
    .source = ela tem cartas de Energia [R]; muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-island_prayer = Prece da Ilha
    .source = ela tem cartas de Energia [R]; o resto [H]
tokyo_clash-card-flutter = Esvoaçar
    .source = muitas cartas de Ímpeto [S]; o resto [H]
tokyo_clash-card-silken_shield = Escudo de Seda
tokyo_clash-card-graceful_turn = Giro Gracioso
tokyo_clash-card-shimmering_wings = Asas Cintilantes
    .source = ela tem cartas de Energia [R]; o resto [H]
tokyo_clash-card-rebirth = Renascimento
tokyo_clash-card-island_blessing = Bênção da Ilha
    .source = Aprimoramento passivo [S]; o resto [H]
tokyo_clash-card-keen_antennae = Antenas Aguçadas
    .source = Aprimoramento passivo [S]; o resto [H]
tokyo_clash-card-cocoon = Casulo
    .source = um Aprimoramento a gastar [S]; o resto [H]

## O que cartas e fichas fazem, sem o ponto final; .joined é como continua depois de uma condição ou de “e”

tokyo_clash-effect-move = Mova-se até { $amount ->
        [one] { $amount } espaço
       *[other] { $amount } espaços
    }
    .joined = mova-se até { $amount ->
            [one] { $amount } espaço
           *[other] { $amount } espaços
        }
tokyo_clash-effect-attack = Ataque { $amount }
    .joined = ataque { $amount }
tokyo_clash-effect-range = Alcance { $amount }
    .joined = alcance { $amount }
tokyo_clash-effect-defend = Defesa { $amount }
    .joined = defesa { $amount }
tokyo_clash-effect-momentum = Ímpeto
    .joined = ímpeto
tokyo_clash-effect-enhancement = Aprimoramento
    .joined = aprimoramento
tokyo_clash-effect-head = Medidor de Cabeças +1
    .joined = Medidor de Cabeças +1
tokyo_clash-effect-gain = Ganhe { $amount } de Energia
    .joined = ganhe { $amount } de Energia
tokyo_clash-effect-drain = O alvo perde { $amount } de Energia
    .joined = o alvo perde { $amount } de Energia
tokyo_clash-effect-steal = Tome { $amount } de Energia do alvo
    .joined = tome { $amount } de Energia do alvo
tokyo_clash-effect-draw = Compre { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }
    .joined = compre { $amount ->
            [one] { $amount } carta
           *[other] { $amount } cartas
        }
tokyo_clash-effect-sift = Olhe as { $amount } cartas do topo do seu baralho, pegue { $keep } e ponha o resto embaixo
    .joined = olhe as { $amount } cartas do topo do seu baralho, pegue { $keep } e ponha o resto embaixo
# $card é o nome de uma carta, ou "any" para qualquer carta própria.
tokyo_clash-effect-recover = Você pode trazer { $card ->
        [any] qualquer carta
       *[other] { $card }
    } do seu descarte { $place ->
        [hand] para a mão
       *[top] para o topo do baralho
    }
    .joined = você pode trazer { $card ->
        [any] qualquer carta
       *[other] { $card }
    } do seu descarte { $place ->
        [hand] para a mão
       *[top] para o topo do baralho
    }
tokyo_clash-effect-discard = O alvo descarta { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }{ $place ->
        [random] {" "}ao acaso
       *[other] {""}
    }
    .joined = o alvo descarta { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    }{ $place ->
        [random] {" "}ao acaso
       *[other] {""}
    }
tokyo_clash-effect-peek = Olhe a { $place ->
        [hand] mão do alvo
       *[top] carta do topo do baralho do alvo
    }
    .joined = olhe a { $place ->
        [hand] mão do alvo
       *[top] carta do topo do baralho do alvo
    }
tokyo_clash-effect-push = Empurre o alvo até { $amount ->
        [one] { $amount } espaço
       *[other] { $amount } espaços
    }
    .joined = empurre o alvo até { $amount ->
            [one] { $amount } espaço
           *[other] { $amount } espaços
        }
tokyo_clash-effect-pull = Puxe o alvo até { $amount ->
        [one] { $amount } espaço
       *[other] { $amount } espaços
    }
    .joined = puxe o alvo até { $amount ->
            [one] { $amount } espaço
           *[other] { $amount } espaços
        }
tokyo_clash-effect-place = Você pode pôr o alvo em um espaço ao lado dele
    .joined = você pode pôr o alvo em um espaço ao lado dele
tokyo_clash-effect-smash = Você pode destruir um Prédio Pequeno ou veículo no seu espaço
    .joined = você pode destruir um Prédio Pequeno ou veículo no seu espaço
tokyo_clash-effect-quake = Cada outro kaiju no seu espaço recebe { $amount } de dano
    .joined = cada outro kaiju no seu espaço recebe { $amount } de dano
tokyo_clash-effect-trophies = Guarde até { $amount } troféus
    .joined = guarde até { $amount } troféus
tokyo_clash-effect-unblockable = Imbloqueável
    .joined = imbloqueável
tokyo_clash-effect-return = Esta carta volta ao topo do seu baralho
    .joined = esta carta volta ao topo do seu baralho
tokyo_clash-effect-strip = O alvo perde um Aprimoramento à sua escolha
    .joined = o alvo perde um Aprimoramento à sua escolha
tokyo_clash-effect-riposte = Você pode causar { $amount } de dano a quem ataca no seu espaço
    .joined = você pode causar { $amount } de dano a quem ataca no seu espaço
tokyo_clash-effect-dodge = Depois, você pode se mover até { $amount ->
        [one] { $amount } espaço
       *[other] { $amount } espaços
    }
    .joined = depois, você pode se mover até { $amount ->
            [one] { $amount } espaço
           *[other] { $amount } espaços
        }
tokyo_clash-effect-absorb = Ganhe 1 de Energia por ponto de dano evitado
    .joined = ganhe 1 de Energia por ponto de dano evitado
tokyo_clash-effect-ranged = Ataques à distância +{ $amount }
    .joined = ataques à distância +{ $amount }
tokyo_clash-effect-melee = Ataques corpo a corpo, e arremessos com eles, +{ $amount }
    .joined = ataques corpo a corpo, e arremessos com eles, +{ $amount }
tokyo_clash-effect-throws = Arremessos vão { $amount ->
        [one] { $amount } espaço
       *[other] { $amount } espaços
    } mais longe
    .joined = arremessos vão { $amount ->
            [one] { $amount } espaço
           *[other] { $amount } espaços
        } mais longe
tokyo_clash-effect-defence = Defesa +{ $amount }
    .joined = defesa +{ $amount }
tokyo_clash-effect-hand = Compre até { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } a mais na fase de Renovação
    .joined = compre até { $amount ->
            [one] { $amount } carta
           *[other] { $amount } cartas
        } a mais na fase de Renovação
tokyo_clash-effect-throw = Arremesse kaiju ou veículo do seu espaço até { $amount }
    .joined = arremesse kaiju ou veículo do seu espaço até { $amount }
tokyo_clash-effect-fly = Mova-se até { $amount ->
        [one] { $amount } espaço
       *[other] { $amount } espaços
    } em linha reta
    .joined = mova-se até { $amount ->
            [one] { $amount } espaço
           *[other] { $amount } espaços
        } em linha reta

# Como efeitos viram frases, e como várias frases se seguem.
tokyo_clash-effect-sentence = { $text }.
tokyo_clash-effect-and = { $first } e { $second }
tokyo_clash-effect-then = { $first } { $second }

## Quando um efeito conta: $text é o efeito, na forma joined

tokyo_clash-condition-hit = Se acertar: { $text }
    .joined = se acertar: { $text }
tokyo_clash-condition-blocked = Se for bloqueado: { $text }
    .joined = se for bloqueado: { $text }
tokyo_clash-condition-meter = Com o Medidor de Cabeças em { $level } ou mais: { $text }
    .joined = com o Medidor de Cabeças em { $level } ou mais: { $text }
tokyo_clash-condition-per_meter = Para cada nível do Medidor de Cabeças: { $text }
    .joined = para cada nível do Medidor de Cabeças: { $text }
tokyo_clash-condition-king = Se você for o Rei: { $text }
    .joined = se você for o Rei: { $text }
tokyo_clash-condition-target_is_king = Se o alvo for o Rei: { $text }
    .joined = se o alvo for o Rei: { $text }
tokyo_clash-condition-barrage = Rajada (para dano, esvazia o Medidor de Cabeças): { $text }
    .joined = rajada (para dano, esvazia o Medidor de Cabeças): { $text }
tokyo_clash-condition-barrage_lasting = Rajada (para dano, o Medidor de Cabeças continua cheio): { $text }
    .joined = rajada (para dano, o Medidor de Cabeças continua cheio): { $text }
tokyo_clash-condition-spend = Gaste-o: { $text }
    .joined = gaste-o: { $text }
tokyo_clash-condition-refresh = A cada Renovação: { $text }
    .joined = a cada Renovação: { $text }
tokyo_clash-condition-unblocked = Se não for bloqueado: { $text }
    .joined = se não for bloqueado: { $text }
tokyo_clash-condition-also = E também { $text }
    .joined = e também { $text }
