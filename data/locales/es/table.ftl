# Las mesas en palabras: sala, panel, páginas privadas, registro. Estilo: docs/voice.md y docs/languages/es.md.

## Nombres

table-title = { $game } { $table }
thread-name = { $more ->
        [0] { $game }: { $names }
       *[other] { $game }: { $names } +{ $more }
    }
nameless = jugador { $number }
seat-nobody = Máquina en asiento libre
somebody = alguien
away = { $name } (ausente)
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }, **{ $kaiju }**
# Cómo se llama el nivel de una máquina dentro de una frase.
level-within =
    { $strength ->
        [random] al azar
        [easy] fácil
        [normal] normal
        [hard] difícil
       *[other] { $level }
    }
seat-level = {" "}(máquina, { $level })
seat-vacation = {" "}(de vacaciones hasta el { $until })
list-end = { $first } { $last ->
        [Itabashi] e
        [Ikebukuro] e
       *[other] y
    } { $last }
list-comma = ,{" "}
list-break = ;{" "}
list-note = { $text } ({ $note })
list-space = {" "}
list-sentence = { $text }.
on = sí
off = no
yes = Sí
no = No
part = Parte { $part } de { $parts }

level-random = Al azar
level-random-about = pulsa cualquier cosa
level-easy = Fácil
level-easy-about = te sigue el juego
level-normal = Normal
level-normal-about = sabe lo que hace
level-hard = Difícil
level-hard-about = se toma su tiempo y te hace pedazos

clock-none = sin reloj
clock =
    { $unit ->
        [days] { $count ->
            [one] 1 día por respuesta
           *[other] { $count } días por respuesta
        }
        [hours] { $count ->
            [one] 1 hora por respuesta
           *[other] { $count } horas por respuesta
        }
       *[minutes] { $count } minutos por respuesta
    }

clock-reserve = { $clock }, y otro tanto de reserva

## Sala

lobby-facts = -# **{ $title }** · de { $least } a { $most } jugadores · unos { $minutes } minutos · { $clock }
lobby-unusual = -# Fuera de lo habitual: { $options }
lobby-surprised = { $who } · kaiju al azar
lobby-host = {" "}· abrió la mesa
lobby-carries = {" "}· { $what }
lobby-open =
    { $missing ->
        [0] Se empieza cuando quiera quien abrió la mesa; { $free ->
            [one] queda un asiento libre
           *[other] quedan { $free } asientos libres
        }.
        [one] Falta una persona más; también vale una máquina.
       *[other] Faltan { $missing } personas más; también valen máquinas.
    }
lobby-full = Todos los asientos están ocupados. Se empieza cuando quiera quien abrió la mesa.
lobby-idle = Aquí no pasa nada desde hace mucho. Esta sala se cierra { $until }, salvo que alguien de la mesa la mantenga abierta.
lobby-keep = Mantener abierta
lobby-join = Unirse
lobby-leave = Salir
lobby-computer = Añadir máquina
lobby-option = { $name }: { $value }
lobby-options = Opciones
lobby-start = Empezar
lobby-left = Has salido de { $title }.
lobby-over = Esta sala está cerrada.

lobby-rematch = ¡Revancha! { $names }, hay un asiento reservado para cada cual.
rematch-where = La sala está [aquí]({ $url }){ $others ->
        [0] .
       *[other] ; ya lo sabe todo el mundo.
    }
play-where = -# Tu mesa está en { $thread }; allí puede mirar cualquiera.
play-private = Se juega en un servidor: escribe `/play` en un canal de un servidor en el que esté yo.

join-done = ### ¡Dentro! Juegas con { $mark } en { $title }.
join-surprise = Elige un kaiju, o te tocará uno al azar al empezar.
join-kaiju = Juegas con **{ $kaiju }**. Puedes cambiar de idea hasta que empiece.
join-choose = Elige un kaiju
join-any = Al azar

computers = ### Máquinas en { $title }
computers-seated = { $who }
    -# { $temper }
computers-level = - **{ $name }** { $about }
computers-add = Añadir: { $level }
computers-remove = Quitar una máquina
computers-stranger = Solo quien está en esta mesa puede añadir una máquina. Pulsa antes *Unirse*.

options = ### Opciones de { $title }
    Todo el mundo las ve en la sala. Quedan fijadas cuando empieza la partida.
options-title = Opciones
options-presets = Edición
options-mixture = Mezcla propia
options-switches = Reglas sueltas
options-switches-about = Marca una regla para cambiarla. Si eliges otra edición, manda la edición.
options-choose = Elegir
options-host = Las opciones las fija solo { $name }, que abrió esta mesa.
options-clock = Ritmo
option-value = { $name }: { $value }

start-fill =
    { $count ->
        [one] Añadir una máquina y empezar
       *[other] Añadir { $count } máquinas y empezar
    }

door-starting = Empieza.
door-running = Se juega en { $thread }
door-round = ronda { $round }
door-finished = Victoria de { $winners }.
door-broken = Esta mesa está cerrada.

invite = { $guest }, { $host } te invita a **{ $title }**.
invite-where = A la sala
invite-done = { $guest } tiene su invitación.
invite-again = Acabas de invitar a { $guest }. Dale un poco de tiempo.
invite-self = Ya estás en tu propia mesa. Invita a otra persona.
invite-none = No estás en ninguna sala de este servidor. `/game new` abre una; después, invita.

## Panel

panel-act = Jugar / Mi mano
panel-board = Tablero
panel-log = Registro
panel-rules = Reglas
panel-menu = Menú
panel-waiting = A la espera de { $names }: { $act }
panel-may = Opcional para { $names }: { $act }
panel-until = {" "}· vence { $until }
panel-reserve = {" "}· se acabó el tiempo, la reserva termina { $until }
panel-sealed = {" "}· respuestas: { $done } de { $all }
panel-paused =
    { $reason ->
        [deserted] **En pausa**: no queda nadie en la mesa.
        [rules] **En pausa**: las reglas han cambiado desde que empezó esta partida. La votación de este hilo decide cómo sigue.
        [newer] **En pausa**: esta partida se juega con reglas más nuevas que las que conozco. Sigue en cuanto me actualicen.
       *[other] **En pausa** por decisión de la mesa. Todos los relojes están parados.
    }
panel-absence =
    { $unit ->
        [days] -# He estado fuera { $count } días; todos los relojes han estado parados.
        [hours] -# He estado fuera { $count } horas; todos los relojes han estado parados.
       *[minutes] { $count ->
            [one] -# He estado fuera un minuto; todos los relojes han estado parados.
           *[other] -# He estado fuera { $count } minutos; todos los relojes han estado parados.
        }
    }
panel-promise = -# Los dados están sellados. *Verificar* los abre al final.
panel-line = **{ $title }** · { $line }
panel-people = -# En la mesa: { $names }
panel-over = La partida ha terminado.

## Avisos

ping-head = { $who } · **{ $title }**, te toca: { $act }
ping-since = Desde tu último turno:
ping-so-far = Hasta ahora:
ping-more =
    { $count ->
        [one] - … y una línea anterior
       *[other] - … y { $count } líneas anteriores
    }
ping-answer = Responder
ping-page = Mi página
ping-where = La partida está en { $thread }.
reminder-half = { $who } · **{ $title }** sigue esperándote. Te toca: { $act } · vence { $until }
reminder-idle = { $who } · **{ $title }** sigue esperándote. Te toca: { $act }. No hay reloj; este es el único recordatorio.
reminder-back = { $who } · Hola de nuevo. **{ $title }** te estaba esperando. Te toca: { $act }{ $until }
reminder-late = { $who } · **{ $title }**, te toca: { $act }. Vence { $until }. Cuando se agote también tu reserva, la máquina jugará sobre seguro por ti.
reminder-reserve = { $who } · **{ $title }**, te toca: { $act }. Se acabó el tiempo y corre tu reserva: termina { $until }. Después, la máquina jugará sobre seguro por ti.

notice-seat_offered = A **{ $name }** se le ha acabado el tiempo dos veces. La máquina juega con **{ $kaiju }** hasta que alguien se siente.
notice-seat_open = **{ $kaiju }** se ha quedado sin jugador. La máquina sigue hasta que alguien se siente.
notice-seat_taken = **{ $name }** juega ahora con **{ $kaiju }**.
notice-deserted = No queda nadie en esta mesa. Descansa, y se cierra { $until } si nadie se sienta.
notice-moved = La partida sigue aquí. En la mesa: { $name }
notice-seat = **{ $kaiju }** ahora mismo: { $seat }.
notice-back = He vuelto
notice-take = Ocupar el asiento

## Votaciones

vote-undo = { $by } quiere deshacer una respuesta, aunque después ha salido algo a la luz.
vote-undo-acts =
    { $count ->
        [one] Eso deshace una respuesta.
       *[other] Eso deshace { $count } respuestas.
    }
vote-redo-acts =
    { $count ->
        [one] Eso rehace una respuesta.
       *[other] Eso rehace { $count } respuestas.
    }
vote-more =
    { $count ->
        [one] - … y una línea más
       *[other] - … y { $count } líneas más
    }
vote-redo = { $by } quiere rehacer lo que se deshizo.
vote-kick = { $by } quiere abrir a otros el asiento de { $about }.
vote-end = { $by } quiere terminar esta partida sin ganador.
vote-pause = { $by } quiere poner la partida en pausa. Todos los relojes se pararían.
vote-resume = { $by } quiere seguir jugando.
vote-rules = **Las reglas han cambiado desde que empezó esta partida** (versión { $began }, ahora { $plays }). Estas no pueden quedarse como estaban:
vote-rules-ask = ¿Seguir con las reglas nuevas desde el principio de este turno, o terminar aquí sin ganador? Todos los relojes están parados hasta que la mesa decida.
vote-rules-stuck = **Esta partida empezó con la versión { $began } de las reglas**, y no hay forma de pasarla a la versión { $plays }, que es la que juego ahora. Puede esperar a un bot que sepa hacerlo, o la mesa la termina aquí sin ganador. Todos los relojes están parados.
vote-rules-over = Las reglas han cambiado (versión { $plays }).
vote-rules-yes = Jugar con las reglas nuevas
vote-rules-no = Terminar aquí
vote-rules-counts = Reglas nuevas: { $yes } (hacen falta { $needed }) · Terminar aquí: { $no } (hacen falta { $ending })
vote-rules-counts-end = Terminar aquí: { $no } (hacen falta { $ending })
vote-ended = **Terminada aquí.**
vote-counts = Sí: { $yes } · No: { $no } · hacen falta { $needed } de { $all }
vote-closes = Se cierra { $until }.
vote-carried = **Aprobada.**
vote-failed = **Rechazada.**
vote-moot = **Resuelta.** Ya no hay nada que votar.
vote-open = **Abierta.**
vote-heard = Voto recibido.
vote-asked = He preguntado a la mesa. La votación está en el hilo de la partida.

## Páginas privadas

act-head = **{ $title }** · { $round ->
        [0] {""}
       *[other] ronda { $round } ·{" "}
    }{ $mark } { $kaiju }
act-head-watching = **{ $title }** · { $round ->
        [0] {""}
       *[other] ronda { $round } ·{" "}
    }mirando
act-until =
    -# Vence { $until }. { $unit ->
        [days] Después tienes { $count } días de reserva.
        [hours] Después tienes { $count } horas de reserva.
        [minutes] { $count ->
            [one] Después tienes un minuto de reserva.
           *[other] Después tienes { $count } minutos de reserva.
        }
       *[none] Después, la máquina jugará sobre seguro por ti.
    }
act-reserve =
    { $unit ->
        [days] -# Tienes { $count } días de reserva.
        [hours] -# Tienes { $count } horas de reserva.
       *[minutes] { $count ->
            [one] -# Tienes un minuto de reserva.
           *[other] -# Tienes { $count } minutos de reserva.
        }
    }
act-reserve-gone = -# Tu reserva está agotada. Cada respuesta a tiempo recupera un poco.
act-reserve-runs = -# Se acabó el tiempo y corre tu reserva: termina { $until }. Después, la máquina jugará sobre seguro por ti.
act-only = Solo tienes una respuesta. Dala ahora, o la daré por ti dentro de un rato.
act-turn = ## Te toca
act-return = Volver
act-given-forced = Solo tenías una respuesta; la he dado por ti.
act-given-order = Tu orden permanente ha respondido por ti.
act-not-you = No es tu turno.
act-out = Estás fuera de esta partida; los demás siguen jugando.
act-lobby = La partida aún no ha empezado.
act-stranger = No estás en esta mesa, pero todo lo público está a la vista.
act-back = Hola de nuevo. El asiento vuelve a ser tuyo.
act-stale = Esa pregunta ya pasó. Ahora:
act-whose = Le toca a **{ $name }**: { $act }.
act-late = Esa pregunta ya pasó.
act-repeated = Eso ya lo has respondido. Así está la partida.
act-undo-late = La partida ha seguido desde que apareció ese botón, así que no se ha deshecho nada. *Menú* dice qué se puede deshacer ahora.
act-undone = Deshecho.
act-undone-reserve = -# Deshacer le quita a tu reserva una décima parte del tiempo de una respuesta; la próxima que des a tiempo te la devuelve.
act-redone = Rehecho.
act-undo = Deshacer
act-refresh = Mirar otra vez
act-cards = Mi mano
act-why = ¿Por qué no …?

ask-choose = Elige …
ask-letters = Elige una letra: de { $first } a { $last }
ask-span = de { $first } a { $last }
ask-some =
    { $least ->
        [0] Elige hasta { $most }
       *[other] { $is_exact ->
            [yes] Elige { $least }
           *[no] Elige de { $least } a { $most }
        }
    }
ask-none = Nada
ask-form = Elige …
ask-number = Elige un número
ask-other = Otro número …
form-number = Número
form-range =
    { $step ->
        [1] De { $low } a { $high }
       *[other] De { $low } a { $high }, de { $step } en { $step }
    }
confirm = Eliges **{ $chosen }**. Puede que no haya vuelta atrás.
confirm-preview = Si confirmas:
confirm-yes = Confirmar
confirm-back = Volver

## Registro

log-start = Empieza la partida.
log-fallback = A { $name } se le ha acabado el tiempo; la máquina juega sobre seguro. { $text }
log-hint = { $name } pide una pista.
log-undo = { $name } deshace una respuesta.
log-redo = Al final, { $name } rehace su respuesta.
log-left = { $name } se va; la máquina juega con { $kaiju }.
log-kicked = La mesa abre el asiento de { $name }; la máquina juega con { $kaiju }.
log-lapsed = A { $name } se le ha acabado el tiempo.
log-back = { $name } ha vuelto.
log-taken = { $name } se sienta y juega con { $kaiju }.
log-paused =
    { $reason ->
        [deserted] No queda nadie; la mesa descansa.
        [rules] Las reglas han cambiado; la mesa decide cómo sigue.
        [newer] La partida espera a un bot que conozca sus reglas.
       *[other] La mesa está en pausa.
    }
log-resumed = Se sigue jugando.
log-broken =
    { $reason ->
        [vote] La mesa termina la partida sin ganador.
        [deserted] No ha vuelto nadie. La mesa se cierra.
        [rules] Las reglas han cambiado desde que empezó esta partida. Se cierra.
        [idle] Aquí no ha pasado nada en demasiado tiempo. La sala se cierra.
        [lapsed] No han llegado bastantes jugadores a tiempo. La búsqueda ha terminado.
       *[other] La partida termina sin ganador.
    }
log-carried =
    { $agreed ->
        [yes] La partida sigue con la versión { $to } de las reglas, desde el principio de este turno.
       *[other] Ya conozco la versión { $to } de las reglas; esta partida conserva las suyas.
    } { $dropped ->
        [0] {""}
        [one] Se vuelve a pedir una respuesta de este turno.
       *[other] Se vuelven a pedir { $dropped } respuestas de este turno.
    }
log-moved = { $name } lleva la mesa a otro canal.
log-vote = { $name } convoca una votación: { $vote ->
        [undo] deshacer
        [redo] rehacer
        [kick] abrir un asiento
        [end] terminar la partida
        [pause] poner la partida en pausa
        [resume] seguir jugando
        [rules] las reglas nuevas
       *[other] { $vote }
    }.
log-voted = La propuesta queda { $state ->
        [carried] aprobada
       *[failed] rechazada
    }: { $vote ->
        [undo] deshacer
        [redo] rehacer
        [kick] abrir un asiento
        [end] terminar la partida
        [pause] poner la partida en pausa
        [resume] seguir jugando
        [rules] las reglas nuevas
       *[other] { $vote }
    }.

## El final

broken =
    { $reason ->
        [tournament] El tiempo de la ronda ha acabado. Las máquinas juzgan la posición.
        [vote] La mesa acordó terminarla.
        [deserted] No volvió nadie.
        [idle] Aquí no pasó nada en demasiado tiempo. `/game new` abre otra sala.
        [lapsed] No han llegado bastantes jugadores a tiempo. `/game find` busca de nuevo.
        [admin] La terminó alguien que cuida de este servidor.
        [rules] He aprendido reglas nuevas, y una partida empezada con las antiguas no puede seguir. Lo que cada cual trajo vuelve a ser suyo, y la revancha se juega con las nuevas.
       *[other] {""}
    }
result-head = ## { $title } ha terminado
result-broken = ## { $title } termina sin ganador
result-reason =
    { $count ->
        [0] No gana nadie: termina { $reason }.
        [one] Gana { $reason }: { $winners }.
       *[other] Comparten la victoria { $reason }: { $winners }.
    }
result-line = **{ $place }** · { $who } · { $score }
result-assisted = -# Con pistas: { $names }.
# $who $what: who, and the message <game>-carried-<key>.
result-carries = -# { $who } { $what } en su próxima partida de { $game } aquí.
result-rematch = Revancha
result-replay = Repetición
result-verify = Verificar
result-export = Exportar

## Mirar

board-tall = Vertical
board-text = En texto
board-wide = Apaisado
log-title = ### { $title }: registro
log-empty = Aún no ha pasado nada.
log-rules = La regla detrás de …
log-older = Anteriores
log-newest = Lo último
moment-title = **{ $title }**, tal como estaba el { $at }
moment-now = Tablero ahora
menu-no-game = Ese mensaje no es de ninguna de mis partidas.
replay-title = **{ $title }**, repetición · { $step } de { $steps }
replay-first = « Inicio
replay-back = ‹ Atrás
replay-on = Siguiente ›
replay-leap = +10
replay-last = Final »
replay-eyes = -# Como lo vio { $who }.
replay-hand = ¿La mano de quién?
replay-nobody = De nadie, solo el tablero
replay-early = La repetición se abre cuando termina la partida.

list-own = ### Tus mesas
list-server = ### Mesas de este servidor
list-none = Ninguna. `/game new` abre una.
list-more =
    { $count ->
        [one] … y una más
       *[other] … y { $count } más
    }
list-lobby =
    { $count ->
        [one] sala, un jugador
       *[other] sala, { $count } jugadores
    }
list-paused = en pausa
list-rules = reglas { $version }
rules-current = Se juega con la versión { $began } de las reglas, la actual.
rules-kept = Se juega hasta el final con la versión { $began } de las reglas, con la que empezó. Las partidas nuevas usan la versión { $plays }.
rules-changed = Empezó con la versión { $began } de las reglas. La versión { $plays } ha cambiado algunas definitivamente.
rules-newer = Se juega con la versión { $began } de las reglas. Yo solo conozco la versión { $plays }.
open-seats =
    { $count ->
        [one] asiento libre: { $names }
       *[other] asientos libres: { $names }
    }
list-yours = **te toca**
list-open = Mirar una aquí
list-open-own = Abrir una mano aquí

## Reglas

rules-hint = -# Para el resto, elige un capítulo, o escribe `/rules` y una palabra, una carta, un kaiju o un número.
rules-of-game = { $name } · { $game }
rules-choose = Elige un capítulo
rules-chapter = El capítulo entero
rules-none = Las reglas no dicen nada de «{ $query }».

## Menú

menu = ¿Qué más?
menu-undo = Deshacer
menu-undo-ask = Proponer deshacer
menu-redo = Rehacer
menu-hint = Pista
menu-orders = Órdenes permanentes
menu-pings = Avisos
menu-pause = Proponer una pausa
menu-resume = Proponer seguir jugando
menu-end = Proponer terminar
menu-leave = Dejar la partida
menu-follow = Seguir la partida
menu-unfollow = Dejar de seguirla
menu-kick = Proponer abrir un asiento
menu-take = Ocupar un asiento libre

end = ¿Terminar esta partida sin ganador? La mesa lo vota, y todo el mundo lee que lo has propuesto tú.
end-yes = Preguntar a la mesa
end-no = Seguir jugando
leave = ¿Dejar esta partida? La máquina sigue hasta que alguien se siente. Mientras el asiento esté libre, puedes volver a ocuparlo.
leave-yes = Irme
leave-no = Quedarme
take-done = El asiento es tuyo. Suerte.

pings = Avisos en esta partida: { $way }.
pings-choose = Cómo avisarte aquí
way-mention = con una mención en el hilo
way-dm = con un mensaje directo
way-none = ninguno
way-usual = habitual: { $way }
follow-on = Sigues **{ $title }**: un mensaje silencioso después de cada ronda.
follow-off = Ya no sigues **{ $title }**.
follow-head = **{ $title }** · ronda { $round }

hint-warning = Una pista dice qué respondería una máquina fuerte; no ve más que tú. Tus partidas con pistas se cuentan aparte en `/stats`, y el registro dice una vez que la has pedido. Las de los demás cuentan como siempre.
hint-show = Ver la pista
hint-do = Hacerlo
hint-late = Ha pasado algo mientras pensaba. Vuelve a preguntar.
hint = En tu lugar, una máquina elegiría **{ $picks }**.

orders = ### Órdenes permanentes
    Responden por ti al instante, y solo las ves tú. Si deshaces una respuesta así, su orden queda anulada.
orders-none = Ninguna todavía.
orders-which = ¿Qué partida?
orders-nowhere = Ahora no estás en ninguna partida; las órdenes permanentes se dan mientras se juega.
orders-lobby = { $title } no ha empezado todavía; las órdenes permanentes se dan cuando empiece.
orders-over = { $title } ha terminado, así que no queda nada que ordenar.
orders-lasting = Una orden nueva vale
orders-lasting-always = Siempre
orders-lasting-once = Una vez
orders-lasting-day = Durante 24 horas
orders-until = {" "}· termina { $until }
orders-for-a-time = {" "}· por un tiempo
orders-uses =
    { $uses ->
        [one] {" "}· una vez
       *[other] {" "}· { $uses } veces
    }
orders-choose = Dar una orden
orders-revoke = Anular una orden
form-no-number = «{ $typed }» no es un número entero.

verify-fair = ### { $title }: juego limpio
    La semilla es la que se prometió antes de la primera carta, y, jugada de nuevo a partir de ella, la partida entera sale igual.
verify-kept = ### { $title }: la promesa se cumplió
verify-part = { $recomputed } de { $acts } respuestas se jugaron de nuevo y salieron igual. Las demás se jugaron con reglas que ya no conozco: de ellas queda el registro tal como se escribió, y ninguna prueba más que la promesa.
verify-unfair = ### Esto no es juego limpio
    { $problem }
verify-facts = Promesa: `{ $commitment }`
    Semilla: `{ $seed }`
    Sal: `{ $salt }`
    Respuestas jugadas de nuevo: { $acts }
verify-promise = ### { $title }: los dados están sellados
    Cada tirada y cada barajada salen de un número que se sorteó antes de empezar. Este es su sello, el SHA-256 de ese número y una sal:
    `{ $commitment }`
    Lo lleva el primer mensaje del hilo, que no se edita nunca. Cuando termine la partida, *Verificar* muestra el número y la sal y juega la partida entera de nuevo a partir de ellos.
verify-changed = El sello de ese mensaje no es el de esta partida.
verify-fault =
    { $fault ->
        [seed] La semilla no es la que se prometió.
        [line] A partir de la respuesta { $answer }, el registro cuenta algo distinto de lo que pasa al jugarlo de nuevo.
        [position] La posición guardada no es aquella a la que lleva el registro.
        [questions] Las preguntas pendientes no son aquellas a las que lleva el registro.
        [end] El resultado no es aquel al que lleva el registro.
       *[log] A partir de la respuesta { $answer }, el registro no se puede jugar de nuevo.
    }
import-done = ### { $title } está aquí
    Todo lo del archivo se ha jugado de nuevo: la semilla es la que se prometió y la partida sale igual. Cualquiera puede verla por su número, { $table }: `/log`, `/board`, `/verify`.
export = Aquí tienes el archivo de **{ $title }**. Mientras dura la partida, contiene solo lo que puedes ver.
log-admin = { $name } pone orden en la mesa: { $what ->
        [end] la termina
        [open] abre el asiento de { $player }
        [replace] entrega el asiento de { $player }
       *[other] { $what }
    }.

## Ajustes y privacidad

settings = ### Tus ajustes
settings-ping = Avisos de turno: { $way }.
settings-ping-choose = Cómo avisarte
settings-quiet = Silencio de { $start } a { $end } ({ $zone }). Nada te molesta entonces, y tus relojes se paran, salvo los de menos de una hora.
settings-quiet-none = Sin horas de silencio. Tu zona horaria es { $zone }.
settings-quiet-suggested = En los últimos { $days } días no has respondido nunca entre { $start } y { $end } ({ $zone }). ¿Quieres que sean tus horas de silencio?
settings-quiet-take = Silencio { $start } – { $end }
settings-quiet-change = Horas de silencio …
settings-quiet-title = Horas de silencio
settings-form-zone = Zona horaria
settings-form-zone-about = Un lugar como Europe/Madrid, o una diferencia como UTC-5
settings-form-start = Silencio desde
settings-form-start-about = Por ejemplo, 22:30
settings-form-end = Silencio hasta
settings-form-end-about = Si es la misma hora que arriba, no hay silencio
settings-no-time = «{ $typed }» no es una hora del día; escríbela así: 22:30.
settings-here = No estás de vacaciones.
settings-away = De vacaciones hasta el { $until }. Tus relojes están parados.
settings-vacation-change = Vacaciones …
settings-vacation-title = Vacaciones
settings-form-days = Días a partir de hoy
settings-form-days-about = Tus relojes se paran. Con 0 se terminan; tienes 30 días al año.
settings-direct = Tus respuestas cuentan al instante.
settings-confirms = Te pido confirmación antes de que una respuesta cuente.
settings-confirm-on = Pedirme confirmación
settings-confirm-off = No pedirme confirmación
settings-colours = Las imágenes se dibujan { $colours }.
settings-board = Tus imágenes son { $board ->
        [tall] verticales, para el teléfono
       *[wide] apaisadas
    }.
settings-board-tall = Imágenes verticales
settings-board-wide = Imágenes apaisadas
settings-colours-choose = Colores de las imágenes que ves
colours-usual = con los colores de siempre
colours-contrast = con más contraste
colours-red_green = para ojos que confunden el rojo y el verde
colours-blue_yellow = para ojos que confunden el azul y el amarillo
colours-light = sobre fondo claro
language-name = Español
settings-about-ping = Avisos
settings-about-language = Idioma
settings-about-colours = Imágenes
settings-language-choose = Idioma
settings-language-auto = como en Discord

privacy = ### Tus datos
    Guardo tu id de Discord, el nombre que muestras, tu idioma y tus ajustes, las mesas en las que te sentaste y las respuestas que diste en ellas, con su hora. Nada de lo que escribes, y nada más. Los uso para dirigir tus partidas, para las estadísticas de los servidores donde juegas y para sugerirte, solo a ti, horas de silencio. Nadie más los recibe; el archivo de una partida va a quienes la juegan o la miran.
    Si los borras, dejas tus partidas abiertas, tu nombre desaparece de las terminadas y tus ajustes se pierden.
privacy-show = Verlo todo
privacy-delete = Borrar mis datos
privacy-whole = La privacidad en detalle
privacy-terms = Condiciones
privacy-file = Todo lo que tengo guardado sobre ti.
forget = ### ¿Borrar tus datos?
    Dejas todas las partidas abiertas. No hay vuelta atrás.
forget-yes = Borrar
forget-no = Conservarlos
forget-done = Tus datos están borrados.

## Cuidar de las mesas

moved = **{ $title }** sigue en { $channel }.
refreshed = Un panel nuevo va en camino.
admin-ended = { $title } ha terminado. Su registro dice que la terminaste tú.
admin-not-seated = { $name } no está en esa mesa.
admin-bot = Un bot no puede sentarse; las máquinas se añaden en la sala.
admin-replaced = { $title }: el asiento es ahora de { $who }. El registro dice que fuiste tú.
admin-delete = ### ¿Borrar { $title }?
    Su registro y sus asientos se pierden para siempre. Los mensajes ya publicados se quedan donde están.
admin-deleted = Borrada.
admin-owner = Las copias de seguridad solo puede hacerlas quien administra el bot.
admin-backed-up = Copia guardada como `{ $name }`.
admin-reload-owner = El código solo puede recargarlo quien administra el bot.
admin-reload-failed = El código nuevo no funciona, así que se queda el antiguo: { $reason }
admin-reloaded = { $count } módulos recargados; las partidas siguen.

health = ### Salud
health-tables = Mesas: { $running } en juego, { $lobby } en la sala, { $finished } terminadas, { $broken } interrumpidas · { $hot } en memoria
health-owed = Mensajes pendientes: { $owed }, con fallos: { $failing } · relojes en marcha: { $dues }
health-acts = Respuestas, las últimas { $acts }: { $p50 } ms de mediana, { $p95 } ms p95, { $p99 } ms p99
health-clicks = Acuses de recibo, los últimos { $clicks }: { $p50 } ms de mediana, { $p95 } ms p95, { $p99 } ms p99
health-line = Latencia con Discord: { $milliseconds } ms
health-backup = Última copia de seguridad: `{ $name }`
health-no-backup = Ninguna copia de seguridad desde el arranque.
health-backup-elsewhere = Aquí las copias de seguridad son cosa de PostgreSQL.
health-backup-fault = **La última copia de seguridad falló.** Se repite antes de media hora; el registro del bot dice por qué.
health-copied = Copia continua: { $seconds } s de antigüedad
health-not-copied = Copia continua: ninguna desde el arranque.
health-copy-fault = **La copia continua no se puede escribir.** Se intenta sin parar; el registro del bot dice por qué.
health-sound = Todo lo guardado está en buen estado; comprobado { $checked }.
health-unchecked = Lo guardado no se ha comprobado desde el arranque.
health-damaged = Dañado: { $tables ->
        [0] ninguna mesa
        [one] 1 mesa
       *[other] { $tables } mesas
    } aparte, { $flaws ->
        [0] ningún defecto
        [one] 1 defecto
       *[other] { $flaws } defectos
    } en el archivo. El registro del bot dice cuáles, y de qué copia restaurar.
