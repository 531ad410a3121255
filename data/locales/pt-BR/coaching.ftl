# Uma linha abaixo de cada pergunta nas primeiras partidas de alguém: do que se trata e o que passa despercebido a quem começa.
# Nunca a melhor jogada.

act-decide = Decidir por mim
act-decided = Decidi por você, com o que você pode ver.
act-decided-order = Uma ordem permanente faz isso durante a partida toda: *Menu*, *Ordens permanentes*.
act-proposal = ### Há várias decisões para você
act-proposal-about = Sugestão, como mostra o tabuleiro:
act-as-suggested = Como sugerido
act-singly = Uma por uma
act-coach = -# **Dica:** { $line }
act-coach-phone = -# **No celular?** *{ board-tall }* ajusta as imagens.
settings-way-mention = menção no tópico
settings-way-dm = mensagem direta
settings-way-none = nenhum
settings-colours-usual = cores de sempre
settings-colours-contrast = mais contraste
settings-colours-red_green = sem vermelho/verde
settings-colours-blue_yellow = sem azul/amarelo
settings-colours-light = fundo claro
settings-coaching-auto = só no começo
settings-coaching-on = sempre
settings-coaching-off = nunca
settings-about-coaching = Dicas
settings-coaching-choose = Dicas abaixo das perguntas
settings-coaching = { $coaching ->
        [on] As dicas para iniciantes aparecem abaixo de todas as perguntas.
        [off] Você não vê dicas para iniciantes.
       *[auto] Nas suas duas primeiras partidas de cada jogo, há dicas abaixo das perguntas.
    }
coaching-auto = só no começo
coaching-on = sempre
coaching-off = nunca

## Total War

total_war-coach-open = Qualquer carta abre. Um número alto é difícil de responder; o que você guarda vai ter de responder ao próximo golpe.
total_war-coach-answer = Igualar basta. O seu poder de { $power } está pronto: ele pode se somar a um número, uma só vez.
total_war-coach-answer-spun = Igualar basta. O seu poder está gasto; qualquer coração que você jogar o deixa pronto de novo.
total_war-coach-answer-wound = Números não detêm um Ferimento. { $stays ->
        [yes] Mudar de Direção, Escolher o Alvo ou outro Ferimento o passam adiante.
       *[no] Mudar de Direção ou Escolher o Alvo acaba com ele, e o último número volta a valer. Outro Ferimento o passa adiante.
    }
total_war-coach-answer-stuck = Nada na sua mão responde a isto. Um impacto não é o fim: você põe um número da mão como dano e depois abre a próxima rodada.
total_war-coach-target = Quem você indicar tem de responder a { $is_wound ->
        [yes] o Ferimento
       *[no] um golpe de { $strike }
    }. A direção do jogo continua a mesma.
total_war-coach-damage = O número conta como dano: você está com { $wounds } de { $life }. Um coração ou um prédio na carta não faz nada aqui.
total_war-coach-damage-furious = O número conta como dano: você está com { $wounds } de { $life }, e o seu kaiju já está em fúria. Um coração ou um prédio na carta não faz nada aqui.
total_war-coach-heart = Um coração acrescenta o próprio número ao impacto e deixa o seu poder pronto de novo. Depois, todo mundo compra até ter três cartas.
total_war-coach-building = Os prédios que você deixar continuam no centro e caem sobre a próxima vítima.
total_war-coach-counter = Cada coração causa o próprio número em dano a quem atingiu você. Não há resposta possível, e o seu poder volta a ficar pronto.
total_war-coach-discard = O descarte fica à vista: todo mundo vê o que você entrega.

## Tokyo Clash

tokyo_clash-coach-act = Qualquer carta também pode ser descartada em troca de uma ação da sua ficha, seja qual for o custo dela. Passar não encerra nada: você pode agir de novo enquanto alguém agir.
tokyo_clash-coach-act-broke = Você tem 0 de Energia. Derrube um prédio, arremesse um veículo ou descarte uma carta em troca de uma ação da sua ficha: isso não custa nada.
tokyo_clash-coach-act-mothra = Ruínas não dão nada a Mothra. Ela ganha Energia ao descartar uma carta ou, na Renovação, graças a um prédio ao lado.
tokyo_clash-coach-act-full = Você tem { $energy } de Energia, e é o máximo que cabe. O que passar disso se perde.
tokyo_clash-coach-act-last = Todos os outros passaram. Se você passar também, a rodada acaba; se agir, eles podem agir de novo.
tokyo_clash-coach-momentum = Ímpeto: esta é uma ação extra, antes de qualquer outra pessoa agir. Parar não é passar.
tokyo_clash-coach-action = A carta vai embora de qualquer jeito; o texto e o custo dela não contam.
tokyo_clash-coach-attack = O dano tira cartas do baralho de quem o recebe, e a melhor vira seu troféu. Um arremesso destrói o que atinge, e isso dá Energia.
tokyo_clash-coach-target = Aqui você só escolhe em quem a carta age. Ninguém se defende disso.
tokyo_clash-coach-spend = Um Aprimoramento gasto sai de jogo. O que você guardar espera outro ataque.
tokyo_clash-coach-throw = O que você arremessa destrói o que atinge, e a Energia é sua.
tokyo_clash-coach-throw-to = Um veículo arremessado é destruído onde cai, junto com uma coisa dali. Você ganha Energia pelos dois.
tokyo_clash-coach-throw-to-kaiju = Um kaiju atravessa o que é pequeno, e em cada espaço uma dessas coisas pode cair. Um Prédio Grande ou outro kaiju o detém.
tokyo_clash-coach-throw-hit = Ou algo cai aqui e rende Energia, ou um kaiju recebe 1 de dano.
tokyo_clash-coach-throw-through = O que cai rende Energia a você. Um Prédio Pequeno também aproxima o fim da partida.
tokyo_clash-coach-throw-collide = Os dois kaiju recebem 1 de dano, e os dois podem se defender.
tokyo_clash-coach-trophy = No fim a Dominância dela conta para você. O dono segue jogando sem ela.
tokyo_clash-coach-radar = Você olha a carta, e ela volta para o lugar. Os outros só veem de quem era o baralho.
tokyo_clash-coach-bunker = É a próxima carta que você compra. Todo mundo vê qual é.
tokyo_clash-coach-recall = É a próxima carta que você compra. Todo mundo vê qual é.
tokyo_clash-coach-bask = Você ganha o que a destruição dele traria, e ele continua de pé.
tokyo_clash-coach-refresh = Você compra até cinco; o Rei, até seis. As cartas que você guarda ocupam o lugar de novas.
tokyo_clash-coach-move = Você atravessa tudo, mas não pode parar em um Prédio Grande. Para arremessar um veículo, é preciso estar no espaço dele.
tokyo_clash-coach-fly = Você voa em linha reta por cima de tudo, mas não pode parar em um Prédio Grande.
tokyo_clash-coach-dodge = O ataque já passou. O lugar onde você fica agora decide quem alcança você em seguida.
tokyo_clash-coach-push = Dá para empurrar através de tudo. Só não dá para parar em um Prédio Grande.
tokyo_clash-coach-pull = Dá para puxar até o seu espaço; ataques sem alcance precisam do alvo ali.
tokyo_clash-coach-place = O alvo é posto ali; nada se quebra no caminho.
tokyo_clash-coach-smash = O que cai rende Energia a você. Um Prédio Pequeno também aproxima o fim da partida.
tokyo_clash-coach-recover = Todo mundo vê qual carta você pega.
tokyo_clash-coach-discard = Todo mundo vê o que você descarta.
tokyo_clash-coach-strip = O Aprimoramento vai para o descarte do dono, não sai da partida.
tokyo_clash-coach-sift-keep = Só você vê estas cartas. As que não pegar vão para baixo do seu baralho.
tokyo_clash-coach-sift-under = A primeira que você puser fica acima da seguinte.
tokyo_clash-coach-riposte = O seu revide é dano como qualquer outro: pode render um troféu, e o alvo pode se defender.
tokyo_clash-coach-defend = Cada ponto de dano que passa tira uma carta do seu baralho; a melhor vira troféu de quem ataca. Defender custa a Energia da carta.
tokyo_clash-coach-defend-king = Se algum dano passar, você perde a coroa, e cartas do baralho junto com ela.
tokyo_clash-coach-defend-stuck = Nada na sua mão serve de defesa agora. A pergunta vem mesmo assim, para que ninguém descubra.
tokyo_clash-coach-hunt-tank = Você está no fim da ordem de jogo, então decide. Um Tanque no espaço de um kaiju ou ao lado custa 1 de Energia a quem joga com ele.
tokyo_clash-coach-hunt-ufo = Você está no fim da ordem de jogo, então decide. Um OVNI no espaço de um kaiju ou ao lado custa uma carta a quem joga com ele.
tokyo_clash-coach-move-tank = Você está no fim da ordem de jogo, então decide. Um Tanque no espaço de um kaiju ou ao lado custa 1 de Energia a quem joga com ele.
tokyo_clash-coach-move-ufo = Você está no fim da ordem de jogo, então decide. Um OVNI no espaço de um kaiju ou ao lado custa uma carta a quem joga com ele.
tokyo_clash-coach-move-train = Você está no fim da ordem de jogo, então decide. Um Trem vale 3 de Energia para quem o arremessar ou destruir.
tokyo_clash-coach-place-tank = A cada fase de Eventos, um Tanque tira 1 de Energia de cada jogador ao lado dele ou no espaço dele, menos do de Mothra. Quem está no espaço dele pode arremessá-lo.
tokyo_clash-coach-place-train = Um Trem vale 3 de Energia para quem o arremessar ou destruir.
tokyo_clash-coach-place-jet = Os Caças metralham a linha à frente: um kaiju ali perde um Aprimoramento.
tokyo_clash-coach-place-ufo = Um OVNI caça o kaiju mais próximo; quem o tem ao lado descarta uma carta. Vale 3 de Energia.
tokyo_clash-coach-place-battleship = Os Encouraçados disparam na sua linha: um kaiju nela perde um troféu.
tokyo_clash-coach-place-generator = Um kaiju levado até ali recebe 1 de dano, sem defesa possível; um que entra sozinho perde a carta do topo do baralho.
tokyo_clash-coach-face-train = Ele corre de 1 a 3 espaços nesta direção na próxima fase de Eventos. Todo mundo pode contar com isso.
tokyo_clash-coach-face-jet = Ele voa 2 espaços nesta direção a cada rodada e metralha tudo à frente.
tokyo_clash-coach-face-battleship = Ele dispara nesta direção até a borda: um kaiju na linha perde o troféu mais novo.

## Monopoly

monopoly-coach-turn = As suas casas rendem no INÍCIO. Os seus tanques disparam contra quem parar onde estão, se não forem esmagados antes com AP. Você só pode construir agora, antes de rolar.
monopoly-coach-turn-bare = Você tem ruínas sem nenhuma casa. Ruínas continuam à venda até que haja ali uma casa{ $bare ->
        [yes] {" "}ou um tanque
       *[no] {""}
    }.
monopoly-coach-turn-serves = As jogadas e as escolhas continuam suas, mas o INÍCIO não rende nada, e você não pode comprar nem construir.
monopoly-coach-turn-fish = Aqui você pode construir e negociar como em qualquer turno. Vale a pena ficar quando o caminho está cheio de tanques.
monopoly-coach-works = Casas impedem que um distrito seja comprado e rendem no INÍCIO; cai uma sempre que alguém para ali, inclusive você. Tanques ferem inimigos que pararem ali. Ambos se vendem pela metade do preço.
monopoly-coach-sell = A Cidade paga a metade. Outra pessoa talvez pague mais.
monopoly-coach-debt = Ninguém vai à falência. O que você não puder pagar depois de vender é perdoado.
monopoly-coach-place-house = Só um distrito sem casas pode ser comprado debaixo do seu nariz.
monopoly-coach-place-tank = Tanques disparam contra todo inimigo que parar ali, até contra quem se esconde. AP podem esmagá-los antes.
monopoly-coach-deal-with = Dinheiro, cartas de Sorte e distritos podem mudar de mãos; HP e AP não.
monopoly-coach-deal-give = Um distrito vai com tudo o que está de pé nele.
monopoly-coach-deal-take = Com uma cor inteira você pode construir Canhões Maser, que alcançam { $reach } espaços.
monopoly-coach-deal-money = Você pode pagar a diferença, ou receber.
monopoly-coach-deal-answer = Veja o que isso completa, para você e para o outro lado. Uma promessa de não atacar não obriga ninguém.
monopoly-coach-escape = { monopoly-coach-turn-fish }
monopoly-coach-shift = Um espaço pode decidir se você para em tanques, no INÍCIO ou em um inimigo.
monopoly-coach-lunge = Quem serve só se liberta lutando: o seu golpe tem de tirar o último HP de um kaiju livre.
monopoly-coach-hide = Quem se esconde não faz nada: nenhuma casa cai, nada se compra, ninguém luta. Os tanques disparam do mesmo jeito.
monopoly-coach-go = HP não têm limite, AP param em 12. Quem perde o último HP serve a quem venceu.
monopoly-coach-fish = Aqui não se luta. Os AP voltam no INÍCIO.
monopoly-coach-stride = O espaço em que você parar conta como se fosse da rolagem.
monopoly-coach-lose_tank = O tanque vai para a Usina Nuclear: quem parar lá fica com ele.
monopoly-coach-jam = A carta é gasta, e aqui nada dispara contra você.
monopoly-coach-declare = Uma carta de combate por luta. A carta que você guardar será oferecida de novo.
monopoly-coach-shield = A carta é gasta. Quem tirar o seu último HP subjuga você.
monopoly-coach-strike = No máximo 2 AP por parada, divididos como quiser. Os AP voltam no INÍCIO: 3 de cada vez.
monopoly-coach-strike-short = Os seus AP não demolem este distrito, e só ruínas ficam à venda: o que você derruba ajuda quem vier depois. Os AP voltam no INÍCIO.
monopoly-coach-strike-serves = A serviço de outro kaiju, os seus 2 AP voltam na hora. Tire o último HP de um kaiju livre, e a liberdade é sua.
monopoly-coach-strike_back = Você não precisa golpear. Os AP que guardar servem para a próxima luta; eles voltam no INÍCIO.
monopoly-coach-strike_back-serves = { monopoly-coach-strike-serves }
monopoly-coach-tanks = Eles disparam o dano do distrito, tudo ou nada. Não disparar pode fazer parte de um acordo.
monopoly-coach-maser = Ele dispara uma vez por rolagem contra quem parar ao alcance. Não disparar pode fazer parte de um acordo.
monopoly-coach-buy = Você pode construir aqui a partir do seu próximo turno. Até lá, quem parar aqui pode comprá-lo, e você não recebe nada.
monopoly-coach-buy-last = Isto deixa você com { $left }, e uma casa custa { $house }. Até que haja uma aqui, quem parar aqui pode comprá-lo, e você não recebe nada.
