# As palavras nas imagens de Monopoly, e o que as imagens dizem a quem as lê. Perguntas e respostas são as de monopoly.ftl.

picture-monopoly = Godzilla Monopoly
picture-monopoly-full = Godzilla Monopoly não oficial
picture-gm-turn = Turno { $turn }
picture-gm-over = Fim de jogo
picture-gm-unofficial = Não oficial · { $fact }
picture-gm-shared = Dividida

### A trilha
picture-gm-ruins = Ruínas
picture-gm-for-sale = à venda
picture-gm-note-go = +2M +3 AP
picture-gm-note-fish = 2 AP = 1 HP
picture-gm-note-plant = o pote
picture-gm-note-scent = ao peixe

picture-gm-kind-chance = Sorte
picture-gm-kind-fish = Peixe
picture-gm-kind-plant = Usina
picture-gm-kind-scent = Cheiro

### O meio
picture-gm-last = Por último
picture-gm-pool = Pote
picture-gm-serves = serve
picture-gm-winner = Vitória
picture-gm-at-fish = Peixe { $held }
picture-gm-waits = Espera no INÍCIO
picture-gm-jammed = Invisível
picture-gm-peace = Volta de paz
picture-gm-hp-change = { $sign }{ $count } HP
picture-gm-house = Casa { $house }
picture-gm-limits = { $limit ->
    [0] {""}
   *[other] Última volta { $limit }
}{ $alarm ->
    [0] {""}
   *[other] { $limit ->
        [0] Alarme desde a volta { $alarm }
       *[other] {" "}· alarme desde a { $alarm }ª
    }
}
picture-gm-reach = faixas: masers

### A última jogada
picture-gm-did-StartRolled = { $seat } começa
picture-gm-did-TurnSkipped = { $seat } espera no INÍCIO
picture-gm-did-WorksChanged = { $seat } { $way ->
    [pay] constrói
   *[other] vende
} em { $district } por { $money }
picture-gm-did-RightsSold = { $seat } devolve { $district } por { $money }
picture-gm-did-Placed = { $what ->
    [house] uma casa
    [tank] um tanque
   *[other] { $what }
} para { $district }
picture-gm-did-OfferMade = { $seat } propõe um acordo a { $to }
picture-gm-did-OfferClosed = { $why ->
    [impossible] a proposta a { $to } fica sem efeito
    [declined] a proposta a { $to } é recusada
    [withdrawn] a proposta a { $to } é retirada
   *[lapsed] {""}
}
picture-gm-did-DealDone = { $seat } e { $to } fecham negócio
picture-gm-did-Moved = { $how ->
    [hiding] { $seat } se esconde: { $end }
   *[other] { $seat } até { $end }
}
picture-gm-did-PassedGo = INÍCIO: { $hp ->
    [0] { $money }{ $ap ->
        [0] {""}
       *[other] {" "}e { $ap } AP
    }
   *[other] 1 HP
}
picture-gm-did-AlarmRaised = alarme: tanques com +{ $damage } de dano
picture-gm-did-SentToFish = { $seat } vai para o peixe
picture-gm-did-AteFish = { $seat } come: 1 HP
picture-gm-did-StayedAtFish = { $seat } fica no peixe
picture-gm-did-LeftFish = { $seat } deixa o peixe
picture-gm-did-PoolTaken = { $seat } leva o pote
picture-gm-did-CardDrawn = { $card }
picture-gm-did-CardUseless = sem uso
picture-gm-did-CardUsed = { $seat } usa { $card }
picture-gm-did-MoneyGained = { $seat } recebe { $money }
picture-gm-did-MoneyLost = { $seat } paga { $money }
picture-gm-did-ApGained = { $seat } +{ $ap } AP
picture-gm-did-HpGained = { $seat } +{ $hp } HP
picture-gm-did-HpLost = { $seat } −{ $hp } HP
picture-gm-did-TankLost = perde-se um tanque em { $district }
picture-gm-did-HousesFell = { $count ->
    [1] cai uma casa
   *[other] caem { $count } casas
} em { $district }
picture-gm-did-TanksFell = { $count ->
    [1] cai um tanque
   *[other] caem { $count } tanques
} em { $district }
picture-gm-did-Struck = { $seat } gasta { $ap } AP
picture-gm-did-Hurt = { $seat } recebe { $damage } de { $by }
picture-gm-did-StoodDown = { $seat } não dispara
picture-gm-did-Duelled = { $one } e { $other } lutam até o último AP
picture-gm-did-Survived = { $seat } fica com 1 HP
picture-gm-did-Subjugated = { $seat } serve a { $to }
picture-gm-did-WentOver = { $seat } serve a { $to }
picture-gm-did-Killed = { $seat } cai de novo
picture-gm-did-BrokeFree = { $seat } se liberta
picture-gm-did-Bought = { $seat } compra { $district }
picture-gm-did-Ended = { $reason ->
    [king_of_the_monsters] { monopoly-reason-king_of_the_monsters }
   *[lap_limit] { monopoly-reason-lap_limit }
}

### Mãos, cartas, o fim
picture-monopoly-kanji-short = NÃO OFICIAL 非公式
picture-gm-keep = guarde
picture-gm-combat = em combate
picture-gm-no-cards = Nenhuma carta guardada
picture-gm-no-districts = Nenhum distrito ainda
picture-gm-stands-at = posição: { $space }
picture-gm-shared-win = Vitória dividida
picture-gm-health-by-turn = HP, turno a turno
picture-gm-turn-short = T{ $turn }

### As imagens em palavras
picture-gmt-title = { $game }, { $track }, turno { $turn }.
picture-gmt-over = A partida acabou: { $who }, { $reason }.
picture-gmt-several = o primeiro lugar é dividido
picture-gmt-asked = { $who }: { $ask }.
picture-gmt-to-play = É a vez de { $who }. { $starter } começou a partida.
picture-gmt-rolls = Rolagens de { $who } no último turno: { $dice }.
picture-gmt-rolled = Última rolagem: { $who }, { $one } e { $other }.
picture-gmt-house = Uma casa custa { $house } em qualquer lugar.
picture-gmt-laps = Maior número de voltas: { $laps }.{ $limit ->
    [0] {""}
   *[other] {" "}A rodada da volta { $limit } é a última.
}
picture-gmt-alarm = Alarme a partir da volta { $alarm }: dano dos tanques agora +{ $damage }.
picture-gmt-last = Por último: { $told }.
picture-gmt-drawn = { $who } comprou a carta { $card }
picture-gmt-seats = Lugares em ordem:
picture-gmt-seat = { $number }. { $who }: { $hp } HP, { $ap } AP, { $money }, no espaço { $at } ({ $place }), voltas { $laps }, vale { $worth }. Distritos: { $rights ->
    [nada] nenhum
   *[other] { $rights }
}. Cartas guardadas: { $cards ->
    [nada] nenhuma
   *[other] { $cards }
}.{ $extras }
picture-gmt-seat-short = { $number }. { $who }: { $hp } HP, { $ap } AP, { $money }, { $rights ->
    [one] { $rights } distrito
   *[other] { $rights } distritos
}, posição: { $space }.
picture-gmt-seat-serves = { $number }. { $who }: { $hp } HP, { $ap } AP, serve a { $to }, posição: { $space }.
picture-gmt-serves = Serve a { $to }.
picture-gmt-servants = Controla { $count }: { $names }.
picture-gmt-held = No peixe, { $held ->
    [one] falta { $held } turno
   *[other] faltam { $held } turnos
}.
picture-gmt-waiting = Espera no INÍCIO por quem controla seus passos.
picture-gmt-spares = A colocar: { $houses }, { $tanks }.
picture-gmt-jammed = Nenhuma arma vê este kaiju neste turno.
picture-gmt-pool = Pote na Usina Nuclear: { $money }, { $hp } HP, { $tanks }.
picture-gmt-deck-left = Cartas de Sorte restantes: { $count }.
picture-gmt-discards = Cartas de Sorte usadas: { $cards }.
picture-gmt-track = A trilha, em sentido horário a partir do INÍCIO:
picture-gmt-space = { $number }. { $name }.{ $note }{ $there }
picture-gmt-note = {" "}{ $note }
picture-gmt-district = { $number }. { $name }, { $colour }, { $price }, { $owner ->
    [Cidade] propriedade da Cidade
   *[other] de { $owner }
}: { $stands }.{ $state }{ $there }
picture-gmt-there = {" "}Aqui: { $names }.
picture-gmt-demolished = {" "}Demolido, à venda.
picture-gmt-fire = {" "}Fogo: { $damage }.
picture-gmt-group = { $colour }: tanque { $tank }, dano de 1 a 4 tanques { $damage }; Canhão Maser { $maser }, dano { $maser_damage }.
picture-gmt-reach = Masers de { $who } alcançam os espaços { $spaces }.
picture-gmt-offer = { $who } propõe a { $to }: { $gives } por { $gets }.
picture-gmt-figures = { $hp } HP, { $ap } AP, { $money }, posição: { $space }, voltas { $laps }.
picture-gmt-deed = { $name }: { $stands }.
picture-gmt-card = { $name }{ $kind }. { $text }
picture-gmt-card-kind = {" "}({ $kind })
picture-gmt-result = { $game }. { $who }: { $reason }.
picture-gmt-place = { $place }. { $who }, { monopoly-score }
picture-gmt-turns = { $title }, antes dos turnos { $turns }:
