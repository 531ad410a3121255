# Encontrar jugadores: búsquedas, quién está listo y el aviso discreto antes del turno. Estilo: docs/voice.md.

## Una búsqueda, en el mensaje de la sala

seek-called = { $role }, se buscan jugadores para **{ $title }**.
seek-open = Se buscan jugadores: ya hay **{ $here } de { $wanted }**. La partida empieza en cuanto esté todo el mundo.
seek-set = Se buscan jugadores: ya hay **{ $here } de { $wanted }**. La partida empieza { $until }.
seek-else = -# { $then ->
        [none] Si { $when } faltan jugadores, la búsqueda termina.
        [there] Si { $when } hay menos, empieza quien esté.
       *[level] Los asientos que sigan libres { $when } son para las máquinas ({ $level }).
    }
seek-by-then = para entonces

## Pedir jugadores

seek-within = { $unit ->
        [days] { $count ->
            [one] 1 día
           *[other] { $count } días
        }
        [hours] { $count ->
            [one] 1 hora
           *[other] { $count } horas
        }
       *[minutes] { $count } minutos
    }
seek-then-none = La búsqueda termina
seek-then-there = Empieza quien esté
seek-then-easy = Completan las máquinas: { level-easy }
seek-then-normal = Completan las máquinas: { level-normal }
seek-then-hard = Completan las máquinas: { level-hard }
seek-done = Tu búsqueda sigue abierta hasta el { $until }.
seek-rung = { $role } ya lo sabe.
seek-unrung = Hace poco que se avisó a { $role }, así que esta búsqueda sale sin ruido.
seek-no-time = «{ $typed }» no es una hora. Escríbela así: 20:30.
seek-both = Di cuánto tiempo buscar o a qué hora empezar, no las dos cosas.
refused-seek-people = { $game } es de { $least } a { $most } jugadores.
refused-seek-time = Una búsqueda dura de 5 minutos a 7 días.

seek-choose =
    { $here ->
        [one] De momento solo estás tú; se buscan { $wanted }.
       *[other] Ya hay { $here } de { $wanted }. ¿Empezar de todos modos?
    }
seek-begin = Empezar con { $here }
invite-full = En { $title } están ocupados todos los asientos; ya no cabe nadie más.
seek-lapsed = { $names }: no han llegado a tiempo bastantes jugadores para **{ $title }** y la búsqueda ha terminado. `/game find` busca de nuevo.

## Quién está listo

ready-ask = ¿Todo listo?
ready-yes = Aquí estoy
ready-call = { $names }: **{ $title }** está a punto de empezar. ¿Todo listo?
ready-state = Ya están: { $ready } · faltan: { $waiting }
ready-all = Todo el mundo está listo.
ready-asked = Se pregunta a toda la mesa de { $title }. Con quien se siente ahora ya se cuenta.
ready-noted = Anotado: por ti, { $title } puede empezar.
ready-alone = Todavía no hay a quién preguntar.
ready-host = Solo { $name }, que abrió esta mesa, puede preguntar si todo está listo.
starts-tick = Inicio automático
starts-about = En cuanto estén ocupados todos los asientos o todo el mundo haya dicho que está listo.
starts-by-itself = -# Empieza por sí sola en cuanto estén ocupados todos los asientos.

## Te toca después

heads-up = { $who }, en **{ $title }** te toca justo después de { $other }.
settings-heads-up = { $on ->
        [yes] Te aviso sin ruido cuando tu turno es el siguiente.
       *[no] Te enteras de tu turno cuando llega.
    }
settings-heads-up-on = Avisarme antes de mi turno
settings-heads-up-off = No avisarme antes

## Lo que ha elegido un servidor

server-seekers = Se avisa a { $role } cuando alguien busca jugadores: una vez por hora y persona, y como mucho cada cuarto de hora.
server-no-seekers = No se avisa a nadie cuando alguien busca jugadores. Con `/setup seekers:` eliges un rol.
server-end-seekers = No avisar
server-mute-seekers = No puedo mencionar a { $role }: permite que cualquiera lo mencione o dame ese permiso.
server-seeking = Las mesas abiertas están en { $channel }.
server-no-seeking = Ningún mensaje enumera las mesas abiertas. Con `/setup board:` eliges un canal.
server-end-seeking = Sin lista

## La lista de mesas abiertas, un mensaje siempre al día

gathering-seeking = Mesas abiertas
board-head = ## Mesas abiertas
    -# Siéntate, o abre la tuya.
board-none = Ahora mismo nadie busca jugadores. Con `/game find` los buscas tú.
board-more =
    { $count ->
        [one] Hay otra en `/game list`.
       *[other] Hay { $count } más en `/game list`.
    }
board-seats = { $here ->
        [one] 1 jugador
       *[other] { $here } jugadores
    }, { $free ->
        [0] sin asientos libres
        [one] 1 asiento libre
       *[other] { $free } asientos libres
    }
board-since = abierta { $since }
board-until = se cierra { $until } si llegan pocos
board-begins = empieza { $until }
