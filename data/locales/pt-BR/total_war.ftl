# Godzilla Total War em palavras. Estilo: docs/voice.md e docs/languages/pt-BR.md.
# Os nomes dos kaiju vêm em negrito onde aparecem primeiro; $card e $cards são escritos pelas mensagens de cartas abaixo.

## Cartas

total_war-card-plain = { $value }
total_war-card-heart = { $value }♥
total_war-card-building = { $value } (prédio)
total_war-card-change_direction = Mudar de Direção
total_war-card-choose_target = Escolher o Alvo
total_war-card-wound = Ferimento
total_war-card-double_wound = Ferimento Duplo
total_war-card-king = Rei dos Monstros 4♥
total_war-played-power = { $card } + poder { $power }
total_war-card-titled = Carta: { $card }
total_war-building = um prédio de valor { $value }

## Cartas consultadas: o que cada uma faz e de onde vem

total_war-building-titled = Prédio de valor { $value }
total_war-about-number = Responde a um golpe de { $value } ou menos e passa a ser o golpe a responder.
total_war-about-heart = Responde a um golpe de { $value } ou menos e endireita o seu kaiju. Ou soma { $value } a um impacto que você causa, e também endireita o seu kaiju.
total_war-about-building = Responde a um golpe de { $value } ou menos e revela uma carta de prédio, se ainda houver.
total_war-about-lowering = Responde a qualquer número e baixa o golpe em 3, até 0. Não responde a Ferimentos e nunca é posta como dano.
total_war-about-change_direction = Responde a qualquer número e a qualquer Ferimento. O jogo passa a correr no outro sentido.
total_war-about-choose_target = Responde a qualquer número e a qualquer Ferimento. Você indica quem responde em seguida.
total_war-about-wound = Responde a qualquer número e a qualquer Ferimento. Só uma especial responde a ele.
total_war-about-double_wound = Responde a qualquer número e a qualquer Ferimento. Quem joga em seguida recebe o impacto na hora, e nada responde a isso.
total_war-about-building-card = À vista, soma { $value } ao dano da vítima que o leva.
total_war-about-king = Fica com quem venceu a última partida. Uma vez por partida: qualquer carta sua vira Ferimento, ou ela vale como coração de 4, ou cura uma carta de dano de 4 ou menos, ou você compra três e joga com seis cartas até o fim da rodada.
total_war-about-copies = { $count ->
        [1] Há uma em { $total } cartas.
       *[other] Há { $count } em { $total } cartas.
    }
total_war-source-printed = -# Impresso: do livro de regras.
total_war-source-printed-partly = -# Impresso em parte: { $known }. O resto é nosso.
total_war-source-review = -# De uma resenha ou foto, não do livro de regras.
total_war-source-review-partly = -# De uma foto pública: { $known }. O resto é nosso.
total_war-source-house = -# Nosso: nenhuma fonte mostra os números impressos.
total_war-source-pack-partly = -# De um pacote de dados: { $known }.
# O que se sabe de uma carta ou de um kaiju cujos outros números são nossos.
total_war-known-heart = um coração de valor 2, em um exemplo de jogo
total_war-known-building = um ícone de prédio de valor 5, em um exemplo de jogo
total_war-known-special = a carta e o que ela faz
total_war-known-buildings = nove cartas de prédio
total_war-known-power = poder 2
total_war-known-life = vida 7

## Modos e opções

total_war-name = Total War
total_war-title = Godzilla Total War
total_war-about = Golpeie, responda ou sangre. Quem chega primeiro aos pontos de vitória, ou resta de pé, é Rei dos Monstros.
total_war-minutes = 30
total_war-option-mode = Modo
total_war-option-mode-about = O que significa uma segunda queda.
total_war-option-mode-king_of_monsters = Rei dos Monstros (a segunda queda elimina)
total_war-option-mode-immortals = Imortais (ninguém é eliminado)
total_war-option-starter = Quem começa
total_war-option-starter-about = Os lugares seguem a ordem de entrada; se o lugar estiver vazio, vale o sorteio (TW-2.3).
total_war-option-starter-0 = por sorteio
total_war-option-starter-1 = lugar 1
total_war-option-starter-2 = lugar 2
total_war-option-starter-3 = lugar 3
total_war-option-starter-4 = lugar 4
total_war-option-starter-5 = lugar 5
total_war-option-starter-6 = lugar 6
total_war-option-starter-7 = lugar 7
total_war-option-starter-8 = lugar 8
total_war-option-starter-9 = lugar 9
total_war-option-starter-10 = lugar 10
total_war-option-starter-11 = lugar 11
total_war-option-starter-12 = lugar 12
total_war-option-counter_attack = Contra-ataque
total_war-option-counter_attack-about = Edição alemã: a vítima compra e pode pôr corações em quem atacou (TW-6.8).
total_war-option-free_surrender = Rendição livre
total_war-option-free_surrender-about = Qualquer pessoa pode levar o golpe quando quiser (TW-4.9).
total_war-option-double_wound_hits_twice = Ferimento Duplo fere duas vezes
total_war-option-double_wound_hits_twice-about = A vítima põe duas cartas em vez de uma (TW-5.6).
total_war-option-heart_straightens_all = Um coração endireita todos
total_war-option-heart_straightens_all-about = Todos os kaiju recuperam o Poder, não só o de quem joga o coração (TW-7.7).
total_war-option-must_exceed_life = O dano deve superar a Vida
total_war-option-must_exceed_life-about = Edição alemã: dano igual à Vida ainda não derrota (TW-6.1).
total_war-option-wound_stays = O Ferimento fica
total_war-option-wound_stays-about = Da casa: desviado, um Ferimento continua Ferimento para quem joga em seguida (TW-4.7).
total_war-option-double_wound_before_draw = Ferimento Duplo antes da compra
total_war-option-double_wound_before_draw-about = Da casa: quem o joga procura um coração em duas cartas, não em três (TW-3.3).

total_war-preset-printed = Como impresso (edição inglesa)
total_war-preset-printed-about = O livro inglês ao pé da letra: dano igual à Vida derrota, ninguém revida.
total_war-preset-german = Como impresso (edição alemã)
total_war-preset-german-about = A vítima pode revidar com corações, e o dano deve superar a Vida.
total_war-preset-house = Da casa
total_war-preset-house-about = Ferimentos desviados continuam Ferimentos, e um Ferimento Duplo atinge antes da compra de cartas.

changed-2-TW-3-3 = Quem joga um Ferimento Duplo compra antes do impacto e, assim, tem três cartas onde achar um coração.
changed-2-TW-4-7 = Um Ferimento desviado por Mudar de Direção ou Escolher o Alvo some: volta a valer o último número.
changed-2-TW-6-8 = Em um contra-ataque, a vítima compra primeiro e pode pôr quantos corações quiser.

total_war-carried-king_of_monsters = tem a carta do Rei dos Monstros

## Kaiju, uma linha sobre como cada um joga

total_war-kaiju-godzilla = Resistente em fúria, e nessa hora ninguém vale mais pontos.
total_war-kaiju-king_ghidorah = Em calma ninguém é mais resistente, embora seja fraco, com poder 2. Vale muito dos dois lados.
total_war-kaiju-gigan = Ganchos de poder 3 em calma e de poder 4 em fúria.
total_war-kaiju-anguirus = Primeiro a couraça: resistente dos dois lados. Em fúria tem menos poder.
total_war-kaiju-mothra = Asas de poder 3 em calma e de poder 4 em fúria.
total_war-kaiju-rodan = Frágil em fúria, mas nessa hora ninguém golpeia mais forte.
total_war-kaiju-king_caesar = Resistente em calma, embora fraco, com poder 2. Forte em fúria.
total_war-kaiju-zilla = Frágil em calma; em fúria, resistente e também mais forte.
total_war-kaiju-ebirah = Resistente em fúria, com uma pinça de poder 2 em calma.
total_war-kaiju-kumonga = Paciente: frágil em fúria, e ninguém vale menos pontos dos dois lados.
total_war-kaiju-kamacuras = Foices de poder 3 em calma. Frágil em fúria, mas nessa hora ninguém golpeia mais forte.
total_war-kaiju-manda = A mais frágil em calma, mas nessa hora ninguém golpeia mais forte. Em fúria tem mais vida.

total_war-kaiju-sides = { $about }
    Normal: vida { $normal_life }, poder { $normal_power }, vale { $normal_vp } PV.
    Em fúria: vida { $furious_life }, poder { $furious_power }, vale { $furious_vp } PV.

## Perguntas

total_war-ask-open = Abra a rodada { $round }: jogue qualquer carta.
total_war-ask-answer =
    { $is_wound ->
        [yes] Responda a um **Ferimento** de { $striker }: só uma especial ajuda.
       *[no] Responda a um **golpe de { $strike }** de { $striker }.
    }
total_war-ask-target = Escolher o Alvo: quem responde em seguida?
total_war-ask-damage = { $striker } atingiu você. Ponha uma carta como dano.
total_war-ask-heart = { $victim } recebe o impacto. Somar um coração?
total_war-ask-building = Leve um dos prédios como dano.
total_war-ask-counter = Revide: pôr um coração em { $striker }?
total_war-ask-discard = De volta a três cartas: descarte { $least }.

# O mesmo, curto, sobre outra pessoa: “aguardando …”
total_war-wait-open = abrir a rodada
total_war-wait-answer =
    { $is_wound ->
        [yes] responder a um Ferimento
       *[no] responder a um golpe de { $strike }
    }
total_war-wait-target = escolher um alvo
total_war-wait-damage = pôr uma carta como dano
total_war-wait-heart = decidir sobre um coração
total_war-wait-building = levar um prédio
total_war-wait-counter = decidir sobre um contra-ataque
total_war-wait-discard = descartar até ficar com três

## Respostas

total_war-pick-card = { $card }
total_war-pick-power = { $card } + poder = { $total }
total_war-pick-lowered = { $card }, o golpe cai para { $total }
total_war-pick-lowered-power = { $card } + poder, o golpe fica em { $total }
total_war-pick-hit = Levar o golpe
    .note = põe dano, depois abre
total_war-pick-pass-open = Sem carta para abrir
    .short = Passar
    .note = nada com que abrir
total_war-pick-pass-heart = Sem coração
    .note = deixar assim
total_war-pick-pass-counter = Sem contra-ataque
    .note = deixar assim
total_war-pick-seat = { $name }
total_war-pick-building = Prédio de valor { $value }
    .note = leva como dano
total_war-pick-king-wound = Carta do Rei: { $card } como Ferimento
total_war-pick-king-heart = Carta do Rei como 4♥
    .short = Rei como 4♥
    .note = endireita, não compra
total_war-pick-king-power = Carta do Rei como 4♥ + poder = { $total }
    .short = Rei + poder { $power }
    .note = 4♥ e o seu poder
total_war-pick-king-heal = Carta do Rei: curar { $card }
    .short = Curar { $value }
    .note = remove esse dano
total_war-pick-king-draw = Carta do Rei: comprar três
    .short = Comprar três
    .note = seis cartas na rodada

## Ordens permanentes

total_war-order-never_add_heart = Nunca somar um coração
total_war-order-always_add_heart = Sempre somar o meu menor coração
total_war-order-never_counter = Nunca contra-atacar
total_war-order-lay_lowest_damage = Pôr a minha menor carta como dano
total_war-order-take_lowest_building = Levar o menor prédio
total_war-order-answer_lowest = Responder a golpes de até { $value } com a menor carta
total_war-order-answer_with = Responder com { $value } quando der
total_war-order-take_the_hit = Levar o golpe sempre que as regras deixarem

## Acontecimentos

total_war-RoundOpened = Rodada { $round }. **{ $seat }** abre.
total_war-OpeningPassed = **{ $seat }** não tem com que abrir. A abertura passa adiante.
total_war-Played = **{ $seat }** joga { $with_king ->
        [yes] { $card ->
            [king] a carta do Rei dos Monstros
           *[other] { $card_text } sob a carta do Rei dos Monstros
        }
       *[no] { $kind ->
            [building] { $card_text }
            [wound] um { $card_text }
            [double_wound] um { $card_text }
           *[other] { $card_text }
        }
    }{ $power ->
        [0] {""}
       *[other] {" "}com poder +{ $power }
    }. { $is_wound ->
        [yes] Há um Ferimento pendente.
       *[no] { $card ->
            [double_wound] Ninguém pode responder a isso.
           *[other] O golpe é de { $strike }.
        }
    }
total_war-TargetChosen = **{ $seat }** aponta para { $target }.
total_war-DirectionChanged =
    { $is_clockwise ->
        [yes] O jogo passa a correr em sentido horário.
       *[no] O jogo passa a correr em sentido anti-horário.
    }
total_war-Straightened = **{ $seat }** se endireita, com o poder pronto.
total_war-BuildingTurnedUp = Um prédio de valor { $value } está agora no caminho.
total_war-Drew = **{ $seat }** compra{ $known ->
        [yes] : { $cards }
       *[no] {" "}{ $count ->
            [1] uma carta
           *[other] { $count } cartas
        }
    }.
total_war-Reshuffled = O baralho é embaralhado de novo: { $count } cartas. Todos os kaiju se endireitam.
total_war-Wounded = **{ $seat }** recebe o impacto de { $attacker }.
total_war-DrewOpenly = **{ $seat }** revela { $cards }.
total_war-DamageLaid =
    { $own ->
        [yes] **{ $seat }** leva { $card }. Dano { $wounds } (Vida { $life }).
       *[no] **{ $by }** soma { $card }: o dano de { $seat } sobe para { $wounds } (Vida { $life }).
    }
total_war-NothingLaid = **{ $seat }** não tem número para pôr, e o baralho também não.
total_war-Defeated = **{ $seat }** { $was_furious ->
        [yes] cai, mesmo em fúria
       *[no] cai
    }. { $by } marca { $vp } PV, { $total } ao todo.
total_war-TurnedOver =
    { $is_furious ->
        [yes] **{ $seat }** entra em fúria.
       *[no] **{ $seat }** volta, em calma por enquanto.
    }
total_war-Eliminated = **{ $seat }** está fora da guerra{ $count ->
        [0] .
       *[other] {" "}e deixa para trás: { $cards }.
    }
total_war-Countered = **{ $seat }** revida contra { $attacker } com { $card }.
total_war-Healed = **{ $seat }** gasta a carta do Rei dos Monstros e se livra de { $card }. Dano { $wounds }.
total_war-DrewThree = **{ $seat }** gasta a carta do Rei dos Monstros e joga com seis cartas nesta rodada.
total_war-Discarded = **{ $seat }** descarta: { $cards }.
total_war-Ended =
    { $reason ->
        [target] **{ $winner }** alcança a meta de pontos. Rei dos Monstros!
        [last_standing] Só **{ $winner }** continua de pé. Rei dos Monstros!
       *[exhausted] Ninguém tem mais carta para jogar. A guerra se apaga.
    }

## Uma rodada em duas linhas

total_war-round = Rodada { $round }: { $cards ->
        [0] nenhuma carta jogada.
        [1] uma carta e um golpe de { $strike }.
       *[other] { $cards } cartas e golpes de até { $strike }.
    }
total_war-round-fell = **{ $seat }** cai diante de { $by }, que tem { $total } de { $target } pontos.
total_war-round-hit = **{ $seat }** paga a conta: dano { $wounds } de { $life }.
total_war-round-quiet = Ninguém sangra.

## Como está um lugar

total_war-seat = { $is_out ->
        [yes] fora da partida
       *[no] vida { $left } de { $life }, { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
    }, { $vp } de { $target } pontos de vitória

## Resultados

total_war-reason-target = por pontos
total_war-reason-last_standing = por restar de pé
total_war-reason-exhausted = quando as cartas acabam
total_war-score =
    { $score ->
        [one] { $score } ponto de vitória
       *[other] { $score } pontos de vitória
    }
