# Las palabras de las imágenes de Monopoly, y lo que dicen a quien las lee.

picture-monopoly = Godzilla Monopoly
picture-monopoly-full = Unofficial Godzilla Monopoly
picture-gm-turn = Turno { $turn }
picture-gm-over = Fin
picture-gm-unofficial = No oficial · { $fact }
picture-gm-shared = Compartida

### El recorrido
picture-gm-ruins = Ruinas
picture-gm-for-sale = en venta
picture-gm-note-go = +2M +3 PA
picture-gm-note-fish = 2 PA = 1 PS
picture-gm-note-plant = el bote
picture-gm-note-scent = al pescado

picture-gm-kind-chance = Suerte
picture-gm-kind-fish = Pescado
picture-gm-kind-plant = Central
picture-gm-kind-scent = Olor

### El centro
picture-gm-last = Último
picture-gm-pool = Bote
picture-gm-serves = sirve a
picture-gm-winner = Gana
picture-gm-at-fish = Pescado { $held }
picture-gm-waits = En la SALIDA
picture-gm-jammed = Invisible
picture-gm-peace = Vuelta de paz
picture-gm-hp-change = { $sign }{ $count } PS
picture-gm-house = Casa { $house }
picture-gm-limits = { $limit ->
    [0] {""}
   *[other] Última vuelta { $limit }
}{ $alarm ->
    [0] {""}
   *[other] { $limit ->
        [0] Alarma desde la vuelta { $alarm }
       *[other] {" "}· alarma desde la { $alarm }
    }
}
picture-gm-reach = vías: máseres

### La última jugada
picture-gm-did-StartRolled = empieza { $seat }
picture-gm-did-TurnSkipped = { $seat } espera en la SALIDA
picture-gm-did-WorksChanged = { $seat } { $way ->
    [pay] construye
   *[other] vende
} en { $district } por { $money }
picture-gm-did-RightsSold = { $seat } devuelve { $district } por { $money }
picture-gm-did-Placed = { $what ->
    [house] una casa
   *[tank] un tanque
} para { $district }
picture-gm-did-OfferMade = { $seat } ofrece un trato a { $to }
picture-gm-did-OfferClosed = { $why ->
    [lapsed] {""}
    [impossible] la oferta a { $to } ya no vale
    [declined] { $to } rechaza la oferta
    [withdrawn] se retira la oferta a { $to }
   *[other] la oferta a { $to } caduca
}
picture-gm-did-DealDone = { $seat } y { $to } cierran un trato
picture-gm-did-Moved = { $how ->
    [hiding] { $seat } se esconde: { $end }
   *[other] { $seat } se mueve: { $end }
}
picture-gm-did-PassedGo = SALIDA: { $hp ->
    [0] { $money }{ $ap ->
        [0] {""}
       *[other] {" "}y { $ap } PA
    }
   *[other] 1 PS
}
picture-gm-did-AlarmRaised = alarma: los tanques hacen { $damage } más
picture-gm-did-SentToFish = { $seat } va al pescado
picture-gm-did-AteFish = { $seat } come: 1 PS
picture-gm-did-StayedAtFish = { $seat } se queda en el pescado
picture-gm-did-LeftFish = { $seat } deja el pescado
picture-gm-did-PoolTaken = { $seat } se lleva el bote
picture-gm-did-CardDrawn = { $card }
picture-gm-did-CardUseless = no sirve
picture-gm-did-CardUsed = { $seat } usa { $card }
picture-gm-did-MoneyGained = { $seat } recibe { $money }
picture-gm-did-MoneyLost = { $seat } paga { $money }
picture-gm-did-ApGained = { $seat } +{ $ap } PA
picture-gm-did-HpGained = { $seat } +{ $hp } PS
picture-gm-did-HpLost = { $seat } −{ $hp } PS
picture-gm-did-TankLost = { $district } pierde un tanque
picture-gm-did-HousesFell = { $count ->
    [one] cae una casa
   *[other] caen { $count } casas
} en { $district }
picture-gm-did-TanksFell = { $count ->
    [one] cae un tanque
   *[other] caen { $count } tanques
} en { $district }
picture-gm-did-Struck = { $seat } gasta { $ap } PA
picture-gm-did-Hurt = { $seat } recibe { $damage } de { $by }
picture-gm-did-StoodDown = { $seat } no dispara
picture-gm-did-Duelled = { $one } y { $other } luchan hasta el último PA
picture-gm-did-Survived = { $seat } conserva 1 PS
picture-gm-did-Subjugated = { $seat } sirve a { $to }
picture-gm-did-WentOver = { $seat } sirve a { $to }
picture-gm-did-Killed = { $seat } cae otra vez
picture-gm-did-BrokeFree = { $seat } se libera
picture-gm-did-Bought = { $seat } compra { $district }
picture-gm-did-Ended = { $reason ->
    [king_of_the_monsters] acaba { monopoly-reason-king_of_the_monsters }
   *[lap_limit] acaba { monopoly-reason-lap_limit }
}

### Manos, cartas, el final
picture-monopoly-kanji-short = NO OFICIAL 非公式
picture-gm-keep = guardar
picture-gm-combat = en combate
picture-gm-no-cards = Sin cartas guardadas
picture-gm-no-districts = Sin distritos
picture-gm-stands-at = espacio { $space }
picture-gm-shared-win = Victoria compartida
picture-gm-health-by-turn = PS, turno a turno
picture-gm-turn-short = T{ $turn }

### Las imágenes en palabras
picture-gmt-title = { $game }, { $track }, turno { $turn }.
picture-gmt-over = La partida ha terminado: { $who }, { $reason }.
picture-gmt-several = varios comparten el primer puesto
picture-gmt-asked = { $who }: { $ask }.
picture-gmt-to-play = Es el turno de { $who }. Empezó { $starter }.
picture-gmt-rolls = Tiradas del último turno de { $who }: { $dice }.
picture-gmt-rolled = Última tirada: { $who }, { $one } y { $other }.
picture-gmt-house = Una casa cuesta { $house } en cualquier sitio.
picture-gmt-laps = Más vueltas hechas hasta ahora: { $laps }.{ $limit ->
    [0] {""}
   *[other] {" "}La ronda de la vuelta { $limit } es la última.
}
picture-gmt-alarm = Alarma desde la vuelta { $alarm }: { $damage ->
    [0] por ahora los tanques hacen el daño de siempre.
   *[other] ahora los tanques hacen { $damage } más de daño.
}
picture-gmt-last = Lo último: { $told }.
picture-gmt-drawn = { $who } robó { $card }
picture-gmt-seats = Asientos por orden:
picture-gmt-seat = { $number }. { $who }: { $hp } PS, { $ap } PA, { $money }, en el espacio { $at } ({ $place }), vueltas { $laps }, patrimonio { $worth }. Distritos: { $rights ->
    [nada] ninguno
   *[other] { $rights }
}. Cartas guardadas: { $cards ->
    [nada] ninguna
   *[other] { $cards }
}.{ $extras }
picture-gmt-seat-short = { $number }. { $who }: { $hp } PS, { $ap } PA, { $money }, { $rights ->
    [one] 1 distrito
   *[other] { $rights } distritos
}, espacio { $space }.
picture-gmt-seat-serves = { $number }. { $who }: { $hp } PS, { $ap } PA, sirve a { $to }, espacio { $space }.
picture-gmt-serves = Sirve a { $to }.
picture-gmt-servants = A su servicio ({ $count }): { $names }.
picture-gmt-held = En el pescado, { $held ->
    [one] falta 1 turno.
   *[other] faltan { $held } turnos.
}
picture-gmt-waiting = Espera en la SALIDA a su amo.
picture-gmt-spares = Por colocar: { $houses }, { $tanks }.
picture-gmt-jammed = Este turno no hay arma que le apunte.
picture-gmt-pool = Bote de la Central Nuclear: { $money }, { $hp } PS, { $tanks }.
picture-gmt-deck-left = Quedan cartas de suerte: { $count }.
picture-gmt-discards = Cartas de suerte usadas: { $cards }.
picture-gmt-track = El recorrido, desde la SALIDA en el sentido del reloj:
picture-gmt-space = { $number }. { $name }.{ $note }{ $there }
picture-gmt-note = {" "}{ $note }
picture-gmt-district = { $number }. { $name }, { $colour }, { $price }, de { $owner }: { $stands }.{ $state }{ $there }
picture-gmt-there = {" "}Aquí: { $names }.
picture-gmt-demolished = {" "}Demolido, en venta.
picture-gmt-fire = {" "}Fuego: { $damage }.
picture-gmt-group = { $colour }: tanque { $tank }, daño de 1 a 4 tanques { $damage }; Cañón Máser { $maser }, daño { $maser_damage }.
picture-gmt-reach = Los máseres de { $who } alcanzan los espacios { $spaces }.
picture-gmt-offer = { $gives ->
    [nada] { $who } pide a { $to } { $gets } a cambio de nada.
   *[other] { $who } ofrece a { $to } { $gives } a cambio de { $gets }.
}
picture-gmt-figures = { $hp } PS, { $ap } PA, { $money }, espacio { $space }, vueltas { $laps }.
picture-gmt-deed = { $name }: { $stands }.
picture-gmt-card = { $name }{ $kind }. { $text }
picture-gmt-card-kind = {" "}({ $kind })
picture-gmt-result = { $game }. { $who }, { $reason }.
picture-gmt-place = { $place }. { $who }, { monopoly-score }
picture-gmt-turns = { $title }, antes de los turnos { $turns }:
