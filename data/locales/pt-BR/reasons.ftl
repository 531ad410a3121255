hint-why = -# **Por quê:** { $reason }

tokyo_clash-advice-blocks = Barra todo o dano ({ $amount }){ $is_king ->
        [yes] , e você continua Rei dos Monstros
       *[no] {""}
    }.
tokyo_clash-advice-softens = Barra { $stopped } de { $amount } de dano.
tokyo_clash-advice-defenceless = Nada na sua mão pode defender.
tokyo_clash-advice-takes = Você guarda { $cards ->
        [1] a sua carta
       *[other] as { $cards } cartas
    } para as suas jogadas.
tokyo_clash-advice-reach = O ataque de { $amount } alcança { $names }.
tokyo_clash-advice-momentum = Ela tem Ímpeto: você pode agir de novo na hora.
tokyo_clash-advice-stays = É um Aprimoramento: fica em jogo até ser gasto ou perdido.
tokyo_clash-advice-cost = { $cost ->
        [0] Não custa Energia: você continua com { $left }.
       *[other] Custa { $cost } de Energia e sobram { $left }.
    }
tokyo_clash-advice-free = Uma ação por descarte não custa Energia; você tem { $energy }.
tokyo_clash-advice-spend = Não gasta ação.
tokyo_clash-advice-pass = { $is_end ->
        [yes] Todos os outros passaram: a fase acaba, e você chega à Renovação com { $cards } na mão.
       *[no] Não custa nada, e você pode agir de novo enquanto outros agem.
    }
tokyo_clash-advice-stop = Você guarda { $cards ->
        [1] a carta
       *[other] as { $cards } cartas
    } da sua mão.
tokyo_clash-advice-met = { $names } { $count ->
        [1] está
       *[other] estão
    } lá, ao alcance de qualquer ataque e arremesso.
tokyo_clash-advice-throwable = Lá você pode arremessar { $things }.
tokyo_clash-advice-near = De lá, o kaiju mais próximo, { $name }, fica a { $count ->
        [1] 1 espaço
       *[other] { $count } espaços
    }.
tokyo_clash-advice-between = Distância em espaços: { $mine } até você, { $count } até { $name }.
tokyo_clash-advice-hits = Ameaça { $name } com { $amount } de dano{ $is_king ->
        [yes] ; se algo passar, você vira Rei dos Monstros
       *[no] {""}
    }.
tokyo_clash-advice-throw = O que você arremessa destrói o que atinge, e a Energia é sua.
tokyo_clash-advice-energy = Rende { $energy } de Energia{ $is_most ->
        [yes] , mais do que qualquer outra opção
       *[no] {""}
    }.
tokyo_clash-advice-strikes = Pode ferir { $names }.
tokyo_clash-advice-prey = { $name } tem o que perder: { $energy } de Energia, { $cards } na mão.
tokyo_clash-advice-trophy = { $is_first ->
        [yes] { $dominance } de Dominância é o máximo que este ataque rende.
       *[no] Das cartas que restam, nenhuma tem mais de { $dominance } de Dominância.
    }
tokyo_clash-advice-attack = É um ataque de { $amount }.
tokyo_clash-advice-defend = Defende contra { $amount }.
tokyo_clash-advice-refresh = { $count ->
        [0] Você fica com todas as cartas que tem.
        [1] Uma carta nova substitui a que você descarta.
       *[other] Cartas novas substituem as { $count } que você descarta.
    }

total_war-advice-stuck = Nada na sua mão responde a isto.
total_war-advice-hit = Custa uma carta como dano e encerra o golpe; as outras ficam com você.
total_war-advice-wound = Números não param um Ferimento.
total_war-advice-highest = Um golpe de { $strike } é o mais alto que você pode dar.
total_war-advice-lowest = { $strike } basta: suas cartas mais altas ficam para depois.
total_war-advice-strike = O próximo terá de responder a um golpe de { $strike }.
total_war-advice-special = Responde sem número: seus números ficam na mão.
total_war-advice-least = É o menor dano que você pode colocar: { $damage }.
total_war-advice-adds = Soma { $damage } de dano a { $name }.
total_war-advice-heart = Seus corações ficam na mão.
total_war-advice-target = { $name } está em { $wounds } de { $life }.
total_war-advice-discard = São os seus números mais baixos.

monopoly-advice-bare = Lá não há casa: quem parar ali pode comprar.
monopoly-advice-keeps = Você fica com { $money }.
monopoly-advice-builds = Ficam lá { $houses ->
        [0] nenhuma casa
        [1] 1 casa
       *[other] { $houses } casas
    } e { $tanks ->
        [0] nenhum tanque
        [1] 1 tanque
       *[other] { $tanks } tanques
    }, e você fica com { $left }.
monopoly-advice-maser = Um Canhão Maser atira em inimigos que só se aproximam, e você fica com { $left }.
monopoly-advice-buys = Você terá { $own } de { $all } desta cor e fica com { $left }.
monopoly-advice-saves = Você fica com os seus { $ap } AP.
monopoly-advice-fells = { $name } não tem mais HP do que você golpeia.
monopoly-advice-weakens = Deixa { $name } com { $hp } HP.
monopoly-advice-tanks = { $left ->
        [0] Não sobra nenhum tanque
        [1] Sobra 1 tanque
       *[other] Sobram { $left } tanques
    } ali para atirar.
monopoly-advice-ruins = Aí não sobra casa lá, e só ruínas estão à venda.
monopoly-advice-money = Rende { $money } e { $ap } AP, e você tem { $hp } HP.
monopoly-advice-hp = Você está com { $hp } HP.
monopoly-advice-eats = Você tem { $ap } AP, e os AP voltam no INÍCIO.
monopoly-advice-hides = Escondido, ninguém luta com você, e você tem { $hp } HP.
monopoly-advice-lands = { $damage ->
        [0] Nada atira em você lá.
       *[other] O que atira lá causa { $damage } de dano; você tem { $hp } HP.
    }
monopoly-advice-fires = Causa { $damage } de dano a { $name }.
