# Godzilla Monopoly não oficial em palavras. Estilo: docs/voice.md e docs/languages/pt-BR.md.
# Os nomes dos kaiju vêm em negrito onde aparecem primeiro. Espaços e cartas têm nome em monopoly-cards.ftl. $money, $price e $cost
# vêm escritos pelas mensagens de dinheiro abaixo.

## Dinheiro, lugares e coisas

# O que fica entre os milhões inteiros e o resto: 2,5M.
monopoly-point = ,
monopoly-millions = { $count }M
monopoly-thousands = { $count }K
monopoly-no-money = ¥ 0
monopoly-nothing = nada
monopoly-city = Cidade
monopoly-space = espaço { $number }
monopoly-houses =
    { $count ->
        [0] nenhuma casa
        [one] { $count } casa
       *[other] { $count } casas
    }
monopoly-tanks =
    { $count ->
        [0] nenhum tanque
        [one] { $count } tanque
       *[other] { $count } tanques
    }
monopoly-maser = um Canhão Maser
monopoly-stands = { $houses }, { $weapons }
monopoly-counted =
    { $count ->
        [1] { $what }
       *[other] { $what } ×{ $count }
    }
monopoly-lot = { $district } ({ $stands })
monopoly-foe = { $name } ({ $hp } HP, { $ap } AP)
monopoly-guns = os tanques de { $owner } vão causar { $damage } de dano
monopoly-target-house = uma casa
monopoly-target-tank = um tanque
monopoly-rolled = { $name } { $die }
monopoly-again = ; de novo: { $rolls }
monopoly-colour-brown = marrom
monopoly-colour-light_blue = azul-claro
monopoly-colour-pink = rosa
monopoly-colour-orange = laranja
monopoly-colour-red = vermelho
monopoly-colour-yellow = amarelo
monopoly-colour-green = verde
monopoly-colour-navy = azul-marinho

## Opções

monopoly-name = Monopoly
monopoly-title = Godzilla Monopoly não oficial
monopoly-about = Godzilla Monopoly não oficial: arrase distritos, compre as ruínas, arme-as e subjugue todos os outros kaiju.
monopoly-minutes = 90
monopoly-option-track = Trilha
monopoly-option-track-about = Por onde os kaiju dão a volta (GM-11.1).
monopoly-option-track-city = Tóquio, 32 espaços
monopoly-option-track-bay = Baía de Tóquio, 24 espaços
monopoly-option-short = Partida curta
monopoly-option-short-about = Cada kaiju começa com 6 HP em vez de 12 (GM-1.4).
monopoly-option-lap_limit = Última volta
monopoly-option-lap_limit-about = A rodada em que um kaiju livre passa tantas vezes pelo INÍCIO é a última (GM-10.5).
monopoly-option-lap_limit-0 = nenhuma
monopoly-option-lap_limit-12 = a 12ª
monopoly-option-lap_limit-20 = a 20ª
monopoly-option-alarm = Alarme
monopoly-option-alarm-about = Os tanques causam mais dano com o passar das voltas, para as partidas acabarem (GM-1.4).
monopoly-option-demolished = Demolido
monopoly-option-demolished-about = Quando um distrito está em ruínas e quem parar ali pode comprá-lo (GM-3.3).
monopoly-option-demolished-houses = sem nenhuma casa de pé
monopoly-option-demolished-bare = sem casa nem tanque de pé
monopoly-option-tank_targets = Tanques de um terceiro
monopoly-option-tank_targets-about = Contra quem os tanques podem disparar onde outros dois lutam (GM-5.4).
monopoly-option-tank_targets-any = qualquer inimigo na luta
monopoly-option-tank_targets-lander = o kaiju que parou ali
monopoly-option-deals = Acordos
monopoly-option-deals-about = Quando se propõem acordos, e se jogadores subjugados podem vender suas cartas (GM-9.3, GM-9.5).
monopoly-option-deals-in_need = antes da rolagem e sempre que faltar dinheiro
monopoly-option-deals-own_turn = só antes da rolagem
monopoly-option-layout = Ordem da trilha
monopoly-option-layout-about = Embaralhada, a trilha tem distritos e Sorte em outra ordem (GM-11.10).
monopoly-option-layout-fixed = como desenhada
monopoly-option-layout-shuffled = embaralhada

## Edições

monopoly-preset-printed = Como impresso
monopoly-preset-printed-about = Como no livreto: sem alarme nem última volta; acaba quando todos os outros estão subjugados.
monopoly-preset-house = Da casa
monopoly-preset-house-about = Tanques batem mais forte com o passar das voltas, a 20ª é a última, acordos só antes da rolagem.

## O que as versões das regras mudaram

changed-2-GM-3-3 = Um distrito sem casas está à venda mesmo que haja tanques ali.
changed-2-GM-5-4 = Tanques de um terceiro podem disparar contra qualquer inimigo em uma luta no seu distrito.
changed-2-GM-9-1 = Acordos também podem ser propostos depois da rolagem, quando falta dinheiro.
changed-2-GM-9-3 = Jogadores subjugados podem vender as cartas de Sorte que lhes restam.
changed-2-GM-9-4 = Uma proposta que já não existe não pode mais ser retirada.
changed-2-GM-10-5 = Sem última volta, a partida só termina quando todos os outros estão subjugados.

## Kaiju: o livro não diz em que diferem, então só diferem na aparência

monopoly-kaiju-godzilla = Vem andando da baía e não há escritura que o detenha.
monopoly-kaiju-mothra = Pousa de leve. Uma casa cai mesmo assim.
monopoly-kaiju-king_ghidorah = Três cabeças, uma carteira.
monopoly-kaiju-rodan = Onde pousa, um telhado voa.
monopoly-kaiju-anguirus = Baixo, espinhoso e paciente: um senhorio que ninguém visita com gosto.
monopoly-kaiju-gigan = Ganchos no lugar das mãos. Não assina nada.
monopoly-kaiju-mechagodzilla = Puro aço, e nem por isso mais resistente que os outros.
monopoly-kaiju-megalon = Vem de baixo da terra, e paga o que todo mundo paga.

## Consultas

monopoly-word-card = Sorte: { $name }
# De onde vem algo que se consulta.
monopoly-word-from-printed = Do livreto.
monopoly-word-from-house = Nosso: o livreto não cita nenhum.
monopoly-word-from-pack = Do pacote de dados desta mesa: { $source }.
monopoly-word-district = { $name } ({ $track })
monopoly-word-district-text = Cor { $colour } · direitos { $price } · casa { $house } · tanque { $tank }
    Dano de 1 a 4 tanques: { $damage } · Canhão Maser { $maser }, dano { $maser_damage }
monopoly-word-space-go = Ao passar ou parar: 2M, 500K por casa própria e 3 AP; ou 1 HP em vez disso (GM-8.1).
monopoly-word-space-chance = Compre uma carta; faça o que ela diz, ou guarde (GM-8.2).
monopoly-word-space-fish = Quem é mandado para cá fica três turnos. Quem vem por conta própria: 2 AP compram 1 HP (GM-8.4, GM-8.5).
monopoly-word-space-plant = Leve o pote: pelo menos 1M e 1 HP. Aqui não se luta (GM-8.6, GM-8.7).
monopoly-word-space-scent = Direto para a Montanha de Peixe, sem passar pelo INÍCIO (GM-8.3).

## Perguntas

monopoly-ask-turn = { $held ->
        [0] Sua vez: { $can ->
            [roll] role os dados
            [deal] role os dados ou proponha um acordo
           *[build] construa, venda, negocie ou role os dados
        }. Você tem { $cash }, { $ap } AP, { $hp } HP.
        [1] Mais um turno no peixe. Uma dupla tira você daí. Você tem { $cash }, { $ap } AP, { $hp } HP.
       *[other] Mais { $held } turnos no peixe. Uma dupla tira você daí. Você tem { $cash }, { $ap } AP, { $hp } HP.
    }
monopoly-ask-works = { $district }: { $stands }. O que você quer fazer ali? Você tem { $cash }.
monopoly-ask-sell = Vender o quê? Casas, tanques e direitos rendem a metade. Você tem { $cash }.
monopoly-ask-debt = Você deve { $debt } e tem { $cash }. { $has_more ->
        [yes] Vender o quê?
       *[no] Venda algo a outra pessoa, ou pague o que tem: o resto é perdoado.
    }
monopoly-ask-place-house = Uma casa de graça. Onde?
monopoly-ask-place-tank = Um tanque de graça. Onde?
monopoly-ask-deal-with = Com quem você quer negociar?
monopoly-ask-deal-give = O que você dá? O dinheiro vem por último.
monopoly-ask-deal-take = O que você quer em troca?
monopoly-ask-deal-money = Quanto dinheiro entra no acordo, em milhares de ienes? Acima de 0 você paga, abaixo de 0 você recebe.
monopoly-ask-deal-answer = { $dealer } propõe a você: { $gets } por { $gives }. Fechar negócio?
monopoly-ask-escape = Três duplas: para o peixe. Tentar sair já, nos dados?
monopoly-ask-shift = Você tirou { $roll }. Usar o Túnel de Esgoto?
monopoly-ask-lunge = Você tirou { $roll }. Um espaço a mais ou a menos leva você a uma luta.
monopoly-ask-hide = { $goal ->
        [none] Há um inimigo no fim da sua rolagem. Parar ali, ou se esconder um espaço antes?
       *[other] { $goal }: { $foes }{ $stands ->
            [none] {""}
           *[other] ; { $stands }
        }{ $guns ->
            [none] .
           *[other] ; { $guns }.
        } Parar ali, ou se esconder um espaço antes?
    }
monopoly-ask-go = INÍCIO. { $money }{ $houses ->
        [0] {""}
        [1] {" "}({ $base }, mais { $each } pela sua casa)
       *[other] {" "}({ $base }, mais { $each } por cada uma das suas { $houses } casas)
    }{ $ap_gain ->
        [0] {""}
       *[other] {" "}e { $ap_gain } AP
    }, ou 1 HP? Você tem { $ap } AP, { $hp } HP.
monopoly-ask-fish = Comer aqui? 2 AP por 1 HP. Você tem { $ap } AP, { $hp } HP.
monopoly-ask-stride = Passo Largo: até onde?
monopoly-ask-lose_tank = Você perde um tanque. Qual?
monopoly-ask-jam = Você está na mira. Usar o Radar Cego?
monopoly-ask-declare = Declarar uma carta de combate com este golpe?
monopoly-ask-shield = Vem dano aí, e você tem { $hp } HP. Usar a Carapaça?
monopoly-ask-strike = { $place }{ $stands ->
        [none] {""}
       *[other] : { $stands }
    }{ $guns ->
        [none] .
       *[other] ; { $guns }.
    } Golpeie com até { $serves ->
        [yes] { $most }
       *[no] { $most } dos seus { $ap }
    } AP.
monopoly-ask-strike_back = { $lander } avança sobre você ({ $place }). Revide com até { $serves ->
        [yes] { $most }
       *[no] { $most } dos seus { $ap }
    } AP.
monopoly-ask-tanks = Há um alvo ao alcance dos seus tanques. Disparar?
monopoly-ask-maser = Há um alvo ao alcance do seu Canhão Maser. Disparar?
monopoly-ask-buy = { $place }: demolido. Comprar os direitos por { $price }? Você tem { $cash }.

# O mesmo, curto, sobre outra pessoa: “aguardando …”
monopoly-wait-turn = construir, negociar ou rolar
monopoly-wait-works = construir ou vender
monopoly-wait-sell = vender algo
monopoly-wait-debt = vender por causa de uma dívida
monopoly-wait-place-house = colocar uma casa
monopoly-wait-place-tank = colocar um tanque
monopoly-wait-deal-with = fazer uma proposta
monopoly-wait-deal-give = fazer uma proposta
monopoly-wait-deal-take = fazer uma proposta
monopoly-wait-deal-money = fazer uma proposta
monopoly-wait-deal-answer = responder a uma proposta
monopoly-wait-escape = tentar deixar o peixe
monopoly-wait-shift = decidir sobre o Túnel de Esgoto
monopoly-wait-lunge = decidir até onde ir
monopoly-wait-hide = parar ali ou um espaço antes
monopoly-wait-go = escolher no INÍCIO
monopoly-wait-fish = comer peixe ou não
monopoly-wait-stride = escolher até onde ir
monopoly-wait-lose_tank = escolher o tanque que se perde
monopoly-wait-jam = decidir sobre o Radar Cego
monopoly-wait-declare = decidir sobre uma carta de combate
monopoly-wait-shield = decidir sobre a Carapaça
monopoly-wait-strike = golpear ({ $place })
monopoly-wait-strike_back = revidar ({ $place })
monopoly-wait-tanks = decidir se os tanques disparam
monopoly-wait-maser = decidir se o Canhão Maser dispara
monopoly-wait-buy = comprar { $place } ou não

# Para quem aperta uma resposta pública de outra pessoa.
monopoly-whose-turn = Quem rola é **{ $name }**.
monopoly-whose-deal-answer = Essa proposta é para **{ $name }**.

## Respostas

monopoly-pick-roll = Rolar
monopoly-pick-stay = Ficar, sem rolar
monopoly-pick-deal = Propor um acordo
monopoly-pick-withdraw = Retirar a proposta a { $name }
monopoly-pick-back = Voltar
monopoly-pick-sell = Vender algo antes
monopoly-pick-works = { $district }: { $stands }
monopoly-pick-rights = { $district }: direitos por { $money }
monopoly-pick-build = { $stands }: { $way ->
        [pay] pagar { $money }
        [get] receber { $money }
       *[even] sem custo
    }
    .full = { $district }, { $stands }: { $way ->
        [pay] pagar { $money }
        [get] receber { $money }
       *[even] sem custo
    }
monopoly-pick-place = { $district }: { $stands }
monopoly-pick-tank = { $district }: { $stands }
monopoly-pick-seat = { $name }
monopoly-pick-district = { $district } ({ $stands })
monopoly-pick-card = { $card }
monopoly-pick-use = Usar { $card }
monopoly-pick-keep = Guardar
# $space é onde se pararia; "none" se isso não se sabe.
monopoly-pick-as_rolled = Como saiu nos dados{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-more = Um espaço a mais{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-less = Um espaço a menos{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-steps = { $steps }: { $space }
monopoly-pick-land = Parar ali
    .short = Parar{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-land.short }
monopoly-pick-hide = Esconder-se
    .short = Esconder-se{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-hide.short }
monopoly-pick-money = { $money }{ $ap ->
        [0] , sem AP
       *[other] {" "}e { $ap } AP
    }
monopoly-pick-hp = { $hp } HP
monopoly-pick-eat = { $ap } AP por { $hp } HP
monopoly-pick-pass-fish = Não comer
monopoly-pick-pass-debt = Pagar o que tenho
monopoly-pick-pass-buy = Não comprar
monopoly-pick-buy = Comprar { $district } por { $money }
monopoly-pick-hit = { $number ->
        [1] { $target }
       *[other] { $target }, AP nº { $number }
    }
monopoly-wish-strike = Golpear { $name }
monopoly-pick-fire = Disparar contra { $name }
    .full = Disparar contra { $name }: { $damage } de dano
monopoly-pick-stand_down = Não disparar
monopoly-pick-accept = Aceitar
monopoly-pick-decline = Recusar
monopoly-pick-amount = { $way ->
        [pay] Pagar { $money }
        [get] Receber { $money }
       *[even] Sem dinheiro
    }

# Acima de listas de respostas.
monopoly-group-turn-works = Construir ou vender em um distrito …
monopoly-group-turn-rights = Vender os direitos de uma ruína …
    .button = Vender { $answer }
monopoly-group-turn-withdraw = Retirar uma proposta …
monopoly-group-works-build = Casas e tanques …
monopoly-group-sell-works = Vender casas e tanques de …
    .button = Vender em { $answer }
monopoly-group-sell-rights = Vender os direitos de uma ruína …
    .button = Vender { $answer }
monopoly-group-strike-none = Não gastar AP
monopoly-group-strike_back-none = Não gastar AP
monopoly-strike-way = { $ap } AP: { $targets }

# Abaixo de uma pergunta.
monopoly-note-place = Posição: { $place }, { NUMBER($laps) ->
        [0] na primeira volta.
        [1] com uma volta feita.
       *[other] com { $laps } voltas feitas.
    }
monopoly-note-estate = Seus: { $lots }{ NUMBER($more) ->
        [0] .
       *[other] {" "}e mais { $more }.
    }
monopoly-note-landless = Você ainda não tem nada. Pare em um distrito, derrube o que há ali e compre a ruína; depois construa e arme.
monopoly-note-cards = Guardadas: { $cards }. Uma carta guardada é oferecida quando pode ser usada.
monopoly-note-servants = { $names } { $count ->
        [1] serve
       *[other] servem
    } a você.
monopoly-note-serves = Você serve a { $controller }. Tire o último HP de um kaiju livre com o seu próprio golpe, e a liberdade é sua.
monopoly-note-fish = { $held ->
        [0] Sem uma dupla você fica, e não custa nada; em cada um dos três turnos seguintes pode tentar de novo. Aqui ninguém luta nem dispara.
        [1] Desta vez você tem de rolar. Sem uma dupla, recebe 1 de dano e sai mesmo assim.
       *[other] Rolar não custa nada: sem uma dupla você fica. Aqui ninguém luta nem dispara, então dá para deixar o turno passar; no último dos seus três turnos você tem de rolar.
    }
monopoly-note-peace = Até passar pelo INÍCIO, você não começa lutas. O INÍCIO rende dinheiro por cada casa sua, e 3 AP.
monopoly-note-strike = Uma casa caiu sozinha. Cada AP derruba mais uma coisa; os AP voltam no INÍCIO. Onde não há casa{ $bare ->
        [yes] {" "}nem tanque
       *[no] {""}
    } de pé, você pode comprar.
monopoly-note-ruins = Ruínas continuam à venda até que haja ali uma casa{ $bare ->
        [yes] {" "}ou um tanque
       *[no] {""}
    }.
monopoly-note-deal-own = Isso completa o grupo { $colour } para você: Canhões Maser.
monopoly-note-deal-other = Isso completa o grupo { $colour } para { $name }: Canhões Maser.
monopoly-note-whole = Isso completa o grupo { $colour }: Canhões Maser para você.
monopoly-note-breaks = { $owner } não recebe nada por isso.
monopoly-note-fall = { $maser ->
        [yes] O Canhão Maser dali cai com a compra.
       *[no] Os tanques dali caem com a compra.
    }
monopoly-note-maser = Não há casa em { $district }, então continua demolido: quem parar ali pode comprar, e o Canhão Maser cai.

## Construir e vender em uma página

monopoly-estate-open = Construir e vender …
monopoly-estate-sell = Vender algo antes …
monopoly-estate-head = ### Construir e vender. Você tem { $cash }.
    As suas mudanças valem quando você confirmar, todas de uma vez. Casas e tanques se vendem pela metade do preço (GM-4.4).
monopoly-estate-head-sell = ### Vender. Você tem { $cash }.
    Casas, tanques e direitos de ruínas rendem a metade (GM-4.4). As suas mudanças valem quando você confirmar.
monopoly-estate-lot = { $district }: { $now }
monopoly-estate-change = **{ $district }**: { $now } → **{ $then }** · { $way ->
        [pay] pagar { $money }
        [get] receber { $money }
       *[even] sem custo
    }
monopoly-estate-sold = **{ $district }**: { $now } → **de volta à Cidade** · receber { $money }
monopoly-estate-unguarded = **Cuidado:** nenhuma casa guarda o Canhão Maser em { $districts }: quem parar ali pode comprar o distrito, e o canhão cai (GM-3.4, GM-4.3).
monopoly-estate-exposed = **Cuidado:** só tanques não guardam { $districts }: quem parar ali pode comprar o distrito, e os tanques caem (GM-3.3, GM-3.4).
monopoly-estate-scrapped = **Cuidado:** o Canhão Maser em { $districts } não rende nada e se perde (GM-4.4).
monopoly-estate-nothing = Nada muda ainda.
monopoly-estate-sum = **No total: { $way ->
        [pay] { $money } a pagar.
        [get] { $money } a receber.
       *[even] sem custo.
    }** Saldo: { $left }.
monopoly-estate-short = **No total: { $money } a pagar.** Você tem { $cash }; faltam { $missing }.
monopoly-estate-do = Confirmar
monopoly-estate-back = Voltar
monopoly-estate-part = { $first } a { $last } …
monopoly-estate-one = { $first } …
monopoly-estate-title = Construir e vender
monopoly-estate-title-sell = Vender
monopoly-estate-prices = Casa { $house }, tanque { $tank }. Dano de 1 a 4 tanques: { $damage }
monopoly-estate-same = Como está
monopoly-estate-masers = Canhões Maser para …
monopoly-estate-maser = { $district }: { $money } no lugar dos tanques
monopoly-estate-sales = Devolver à Cidade …
monopoly-estate-right = { $district } com tudo o que há ali: receber { $money }
monopoly-estate-fill = Em todos os distritos …
monopoly-estate-fill-houses = Casas, quantas você puder pagar
monopoly-estate-fill-tanks = Tanques, quantos você puder pagar
monopoly-estate-fill-sell_tanks = Vender todos os tanques
monopoly-estate-fill-sell_houses = Vender todas as casas
monopoly-estate-fill-nothing = Deixar tudo como está

## Acordos em um formulário

monopoly-deal-open = Propor um acordo …
monopoly-deal-whom = ### Com quem você quer negociar?
monopoly-deal-partner = { $mark } { $player }, { $kaiju }
monopoly-deal-has = { $who }: { $cash }{ $count ->
        [0] .
       *[other] ; { $things }.
    }
monopoly-deal-title = Um acordo com { $partner }
monopoly-deal-choose = Nada
monopoly-deal-give = Você dá
monopoly-deal-take = Você recebe
monopoly-deal-pay = Você paga
monopoly-deal-get = O outro lado paga
monopoly-deal-pay-about = Você tem { $cash }.
monopoly-deal-get-about = O outro lado tem { $cash }.
monopoly-deal-money-hint = 2,5M, 700K ou 2500 (milhares)
monopoly-deal-district = { $stands }; direitos { $price }
monopoly-deal-card = carta guardada
monopoly-deal-head = ### Sua proposta a { $partner }
monopoly-deal-line-give = Você dá: **{ $gives }**
monopoly-deal-line-get = Você recebe: **{ $gets }**
monopoly-deal-empty = Nada muda de mãos ainda.
monopoly-deal-grain = O dinheiro se conta de 10K em 10K (GM-1.6).
monopoly-deal-dear = **{ $name }** só tem { $cash } (GM-9.1).
monopoly-deal-strange = “{ $text }” não é uma quantia aqui. Escreva 2,5M, 700K ou 2500 (milhares).
# Quando falta dinheiro e a partida espera pela resposta.
monopoly-deal-haste = -# A partida espera { $unit ->
        [days] { $count ->
            [1] um dia
           *[other] { $count } dias
        }
        [hours] { $count ->
            [1] uma hora
           *[other] { $count } horas
        }
       *[minutes] { $count } minutos
    } pela resposta. Silêncio quer dizer não (GM-9.5).
monopoly-deal-do = Enviar a proposta
monopoly-deal-change = Mudar …
monopoly-counter = Contraproposta …
monopoly-counter-head = ### Você recusa e sugere a { $partner }
monopoly-counter-do = Recusar e sugerir
monopoly-counter-told = **{ $name }** prefere que { $dealer } proponha: { $gives } por { $gets }.
monopoly-counter-look = Para { $dealer }: propor isso
monopoly-counter-gone = **{ $name }** fez uma contraproposta. O momento passou.
monopoly-counter-late = Só quem está na vez pode aproveitar isso, antes da rolagem ou quando falta dinheiro, e enquanto os dois ainda tiverem o que a proposta cita (GM-9.1, GM-9.4).

## Ordens permanentes

monopoly-order-tanks_stand_down_for = Meus tanques não disparam contra { $value }
monopoly-order-tanks_stand_down = Meus tanques não disparam contra ninguém
monopoly-order-tanks_fire_at = Podendo escolher, meus tanques disparam contra { $value }
monopoly-order-masers_stand_down_for = Meus masers não disparam contra { $value }
monopoly-order-strike_back_with = Revidar com { $value } AP
monopoly-order-never_strike_back = Nunca revidar
monopoly-order-money_at_go = Sempre pegar dinheiro no INÍCIO
monopoly-order-hp_at_go = Sempre pegar 1 HP no INÍCIO
monopoly-order-always_shield = Usar a Carapaça no primeiro dano
monopoly-order-never_shield = Guardar a Carapaça
monopoly-order-never_hide = Nunca me esconder
monopoly-order-decline_deals = Recusar todo acordo
monopoly-order-just_roll = Rolar sem construir, até que me subjuguem

## Acontecimentos

monopoly-StartRolled = Rolagem para começar: { $rolls }. **{ $seat }** começa.
monopoly-TurnBegan = Turno { $number }: **{ $seat }**.
monopoly-TurnSkipped = **{ $seat }** espera no INÍCIO por quem controla seus passos.
monopoly-Released = **{ $seat }** pode deixar o INÍCIO de novo.
monopoly-WorksChanged = **{ $seat }** { $way ->
        [pay] constrói em { $district } por { $money }
        [get] vende em { $district } por { $money }
       *[even] reforma { $district }
    }. Agora: { $stands }.
monopoly-WorksChanged-several = **{ $seat }** { $way ->
        [pay] constrói por { $money }
        [get] vende por { $money }
       *[even] reforma
    }. Agora: { $lots }.
monopoly-RightsSold = **{ $seat }** devolve { $district } à Cidade por { $money }.
monopoly-Placed = **{ $seat }** ganha { $what ->
        [house] uma casa
       *[tank] um tanque
    } de graça em { $district }.
monopoly-SparesWait = { $things } para **{ $seat }**, a colocar antes da próxima rolagem.
monopoly-SparesLost = Sem lugar para colocar: **{ $seat }** perde { $things }.
monopoly-OfferMade = **{ $seat }** propõe a { $to }: { $gives } por { $gets }.
monopoly-OfferClosed = { $why ->
        [declined] **{ $to }** recusa a proposta de { $seat }.
        [withdrawn] **{ $seat }** retira a proposta a { $to }.
        [lapsed] A proposta de **{ $seat }** a { $to } expira.
       *[impossible] A proposta de **{ $seat }** a { $to } já não pode ser cumprida.
    }
monopoly-PassedOn = O dinheiro ({ $money }) vai para **{ $to }**, a quem { $seat } serve.
monopoly-DealDone = Negócio fechado. **{ $seat }** entrega a { $to }: { $gives }. Em troca: { $gets }.
monopoly-Rolled = **{ $seat }** tira { $is_double ->
        [yes] uma dupla, { $one } e { $other }.
       *[no] { $one } e { $other }.
    }
monopoly-Moved = { $how ->
        [hiding] **{ $seat }** se esconde um espaço antes: { $end }.
        [card] A carta leva **{ $seat }** até { $kind ->
            [go] o { $end }
            [chance] um espaço de { $end }
            [fish] a { $end }
            [plant] a { $end }
            [scent] o { $end }
           *[other] { $end }
        }.
       *[roll] **{ $seat }** anda até { $kind ->
            [go] o { $end }
            [chance] um espaço de { $end }
            [fish] a { $end }
            [plant] a { $end }
            [scent] o { $end }
           *[other] { $end }
        }.
    }
monopoly-PassedGo = **{ $seat }** chega ao INÍCIO pela { NUMBER($laps) ->
        [1] primeira
        [2] segunda
        [3] terceira
       *[other] { $laps }ª
    } vez: { $hp ->
        [0] { $money }{ $houses ->
            [0] {""}
            [1] {" "}({ $base }, mais { $each } por uma casa)
           *[other] {" "}({ $base }, mais { $each } por cada uma das { $houses } casas)
        }{ $ap ->
            [0] .
           *[other] {" "}e { $ap } AP.
        }
       *[other] 1 HP.
    }
monopoly-AlarmRaised = Alarme sobre Tóquio. Os tanques causam { $damage } de dano a mais a partir de agora.
monopoly-SentToFish = { $why ->
        [doubles] Três duplas seguidas. {""}
        [scent] O cheiro é irresistível. {""}
       *[card] {""}
    }**{ $seat }** fica na Montanha de Peixe por três turnos.
monopoly-AteFish = **{ $seat }** come: 2 AP por 1 HP, { $hp } HP ao todo.
monopoly-StayedAtFish = **{ $seat }** continua no peixe; { $left ->
        [one] falta { $left } turno
       *[other] faltam { $left } turnos
    }.
monopoly-LeftFish = **{ $seat }** deixa o peixe { $how ->
        [double] com uma dupla.
        [card] sem dano, de barriga cheia.
       *[fire] sob fogo.
    }
monopoly-PoolTaken = **{ $seat }** esvazia o pote da Usina Nuclear: { $loot }.
monopoly-CardDrawn = **{ $seat }** compra uma carta de Sorte{ $is_kept ->
        [yes] {" "}e a guarda: { $card }.
       *[no] : { $card }. { $text }
    }
monopoly-CardUseless = { $card } não tem efeito para **{ $seat }**.
monopoly-CardUsed = **{ $seat }** usa { $card }.
monopoly-Reshuffled = O baralho de Sorte é embaralhado de novo: { $count } cartas.
monopoly-MoneyGained = { $has_source ->
        [yes] **{ $source }** paga { $money } a { $seat }.
       *[no] **{ $seat }** recebe { $money }.
    }
monopoly-MoneyLost = { $is_money ->
        [no] **{ $seat }** não tem com que pagar: { $cancelled } são perdoados.
       *[yes] **{ $seat }** paga { $money } ao pote{ $is_cancelled ->
            [yes] . O resto, { $cancelled }, é perdoado.
           *[no] .
        }
    }
monopoly-ApGained = **{ $seat }** ganha { $ap } AP, { $total } ao todo.
monopoly-HpGained = **{ $seat }** ganha { $hp } HP, { $total } ao todo.
monopoly-HpLost = **{ $seat }** perde { $hp } HP, { $total ->
        [one] resta
       *[other] restam
    } { $total }.
monopoly-TankLost = **{ $seat }** perde um tanque em { $district } para o pote.
monopoly-HousesFell = { $has_by ->
        [yes] **{ $by }** derruba
       *[no] { $count ->
            [1] Cai
           *[other] Caem
        }
    } { $count ->
        [1] uma casa
       *[other] { $count } casas
    } em { $district }. { $houses ->
        [0] Não sobra nenhuma.
        [1] Sobra uma.
       *[other] Sobram { $houses }.
    }
monopoly-Struck = **{ $seat }** gasta { $ap } AP em { $targets }.
monopoly-TanksFell = **{ $by }** esmaga { $count ->
        [1] um tanque
       *[other] { $count } tanques
    } em { $district }. { $tanks ->
        [0] Não sobra nenhum.
        [1] Sobra um.
       *[other] Sobram { $tanks }.
    }
monopoly-Hurt = { $shielded ->
        [0] {""}
       *[other] A Carapaça absorve { $shielded }. {""}
    }**{ $seat }** recebe { $damage } de dano { $weapon ->
        [strike] de { $by }
        [tanks] dos tanques de { $by }
       *[maser] do Canhão Maser de { $by }
    }{ $hp ->
        [0] {" "}e fica sem HP
        [one] , resta { $hp } HP
       *[other] , restam { $hp } HP
    }.
monopoly-Fired = { $weapon ->
        [tanks] Os tanques
       *[maser] O Canhão Maser
    } de **{ $seat }** em { $district } { $weapon ->
        [tanks] disparam
       *[maser] dispara
    } contra { $target }: { $damage } de dano.
monopoly-StoodDown = { $weapon ->
        [tanks] Os tanques de **{ $seat }** em { $district } não disparam.
       *[maser] O Canhão Maser de **{ $seat }** em { $district } não dispara.
    }
monopoly-Duelled = **{ $one }** e { $other } estão por um fio, e pagam { $paid } AP cada. { $is_won ->
        [yes] { $winner } aguenta mais.
       *[no] Ninguém consegue continuar; ambos ficam com 1 HP.
    }
monopoly-Survived = **{ $seat }** fica com 1 HP: quem venceu está a seu serviço.
monopoly-Subjugated = **{ $seat }** cai diante de { $by } e serve a { $to }. Os bens rendem { $money }.
monopoly-WentOver = **{ $seat }** agora serve a { $to }.
monopoly-EstateShared =
    { NUMBER($heirs) ->
        [1] O que **{ $seat }** tinha vai para { $seats }: { $money }.
       *[other] O que **{ $seat }** tinha é dividido entre { $seats }: { $money } para cada.
    }
monopoly-Killed = **{ $seat }** cai de novo, diante de { $by }, e espera no INÍCIO.
monopoly-BrokeFree = **{ $seat }** abate { $beaten } e se liberta, com tudo o que { $beaten } tinha. { $beaten } serve a { $seat }.
monopoly-Bought = **{ $seat }** compra { $district } por { $money }{ $has_before ->
        [yes] . { $before } não recebe nada.
       *[no] .
    }
monopoly-Ended = { $reason ->
        [king_of_the_monsters] Todos os rivais servem a **{ $winner }**. Rei dos Monstros!
       *[lap_limit] A última volta terminou. { $is_won ->
            [yes] **{ $winner }** está acima dos demais.
           *[no] O primeiro lugar é dividido.
        }
    }

## Uma volta à mesa em duas linhas

monopoly-round = Balanço da rodada: { $houses ->
        [0] nenhuma casa a menos
        [1] uma casa a menos
       *[other] { $houses } casas a menos
    }, { $bought ->
        [0] nada vendido.
        [1] um distrito vendido.
       *[other] { $bought } distritos vendidos.
    }
monopoly-round-free = **{ $seat }** se liberta, e { $beaten } serve.
monopoly-round-fell = **{ $seat }** agora serve a { $to }.
monopoly-round-hurt = **{ $seat }** leva a pior: { $damage } de dano{ $hp ->
        [0] {" "}e nenhum HP
        [one] , resta { $hp } HP
       *[other] , restam { $hp } HP
    }.
monopoly-round-quiet = Nem um arranhão em ninguém.

## Como está um lugar

monopoly-seat = { $hp } HP, { $ap } AP, { $cash }, { $districts ->
        [0] nenhum distrito
        [one] { $districts } distrito
       *[other] { $districts } distritos
    }{ $serves ->
        [yes] , serve a { $controller }
       *[no] {""}
    }

## Resultados

monopoly-reason-king_of_the_monsters = com todos os rivais subjugados
monopoly-reason-lap_limit = depois da última volta
monopoly-score =
    { $score ->
        [0] ninguém subjugado
        [one] { $score } kaiju subjugado
       *[other] { $score } kaiju subjugados
    }
monopoly-standing = { $won }, { $hp } HP
