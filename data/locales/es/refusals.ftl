# Lo que una mesa niega, y por qué. La regla que lo prohíbe, si la hay, se añade detrás.

refused-zone = «{ $name }» no es una zona horaria; indica un lugar como Europe/Madrid o una diferencia como UTC-5.
refused-not-begun = La partida aún no ha empezado.
refused-begun = La partida ya ha empezado.
refused-no-lesson = No existe esa lección.
refused-practice-full = Ya tienes { $most } de estas partidas. Termina una primero.
refused-over = Esta partida ha terminado.
refused-other-rules = Esta partida empezó con la versión { $began } de las reglas, y no hay forma de pasarla a la versión { $plays }, que es la que juego ahora. `/log` sigue contando lo que pasó.
refused-newer-rules = Esta partida se juega con reglas más nuevas que las que conozco (las mías son la versión { $plays }). Espera a que me actualicen; no se pierde nada.
refused-rules-held = Las reglas de esta partida han cambiado; antes, la mesa tiene que decidir cómo sigue.
refused-rules-gone = Eso se jugó con reglas que ya no conozco; el registro dice lo que pasó.
refused-damaged = Esta mesa está dañada{ $move ->
        [0] {""}
       *[other] { " " }desde la jugada { $move }
    }. Quien administra el bot puede restaurarla con la copia del { $made }; las demás mesas siguen.
refused-damaged-lost = Esta mesa está dañada{ $move ->
        [0] {""}
       *[other] { " " }desde la jugada { $move }
    }, y ninguna copia la tiene entera. Quien administra el bot ya lo sabe; las demás mesas siguen.
refused-not-over = Esta partida aún no ha terminado.
refused-closed = Esta mesa está cerrada.
refused-nothing-done = No has hecho nada que se pueda deshacer.
refused-nothing-undone = No hay nada que rehacer.
refused-paused = La mesa está en pausa; seguir se decide por votación.
refused-paused-already = La mesa ya está en pausa.
refused-not-paused = La mesa no está en pausa.
refused-no-seat = Ninguna persona tiene ese asiento.
refused-sits-already = Esa persona ya tiene asiento en esta mesa.
refused-nobody-there = Ahí no se sienta nadie.
refused-seated-already = Ya tienes asiento en esta mesa.
refused-seat-taken = Ese asiento no está libre.
refused-voted-out = La mesa te ha sacado de este asiento por votación.
refused-vote-over = Esa votación ha terminado.
refused-vote-moved = La partida ha seguido desde entonces; mira otra vez lo que se desharía y vota.
refused-vote-open = Esa votación ya está abierta.
refused-no-voter = En esto solo vota quien está en la mesa.
refused-nobody-to-vote-out = En ese asiento no hay nadie a quien sacar por votación.
refused-vote-of-one = Una sola persona no puede sacar por votación a otra a la que nunca se le ha acabado el tiempo.
refused-file-large = Ese archivo es demasiado grande; una partida ocupa como mucho { $most } MiB.
refused-file-unreadable = Ese no es el archivo de una partida.
refused-file-running = Esa partida seguía en juego cuando se hizo su archivo; solo se importan partidas terminadas.
refused-file-foreign = Esa partida se jugó con reglas o contenidos distintos de los míos.
refused-file-known = Esa partida ya está aquí: es la mesa { $table }.
refused-file-often = Se pueden importar como mucho { $most } archivos al día. Prueba mañana.
refused-file-room = No queda sitio para más archivos: este servidor ya guarda { $most } MiB.
refused-file-changed = Ese archivo se ha modificado: la partida que contiene no sale como dice.
refused-no-computer = En ese asiento no hay ninguna máquina.
refused-host = Eso solo puede hacerlo { $name }, que abrió esta mesa.
refused-full = { $game } es para { $most } jugadores como mucho.
refused-kaiju-taken = { $kaiju } ya está en otras manos.
refused-too-few =
    { $count ->
        [one] Todavía no: falta una persona más; también vale una máquina.
       *[other] Todavía no: faltan { $count } personas más; también valen máquinas.
    }
refused-many-lobbies = Ya tienes { $most } salas abiertas; empieza o deja antes una de ellas.
refused-full-channel = Este canal ya tiene { $most } salas abiertas; únete a una, o abre la tuya en otro canal.
refused-quiet-range = Las horas de silencio empiezan y terminan entre las 00:00 y las 23:59.
refused-quiet-most = Como mucho { $hours } horas del día pueden ser de silencio.
refused-vacation = Tienes { $days } días de vacaciones al año; sin gastar: { $left }.
refused-no-chore = Esto te toca decidirlo a ti.

## Respuestas que no se aceptan

refused-not-offered = Eso no se puede elegir ahora.
refused-chosen-twice = Se ha elegido lo mismo dos veces.
refused-choose = Elige { $least ->
        [0] hasta { $most }
       *[other] { $is_exact ->
            [yes] { $least }
           *[no] de { $least } a { $most }
        }
    }, no { $given }.
refused-number = Elige un número de { $low } a { $high }{ $step ->
        [1] .
       *[other] , de { $step } en { $step }.
    }
refused-not-asked = No es tu turno.
refused-stale = Esa pregunta ya no está abierta; aquí está la actual.

## Lo que no se puede elegir

refused-no-game = Ese juego no está aquí.
refused-no-level = No hay ninguna máquina de ese nivel.
refused-no-kaiju = Ese kaiju no está en este juego.
refused-no-option = Este juego no ofrece eso.
refused-not-ready = La partida no puede empezar con estos asientos y opciones.
refused-clock = Una respuesta puede tardar de 5 minutos a 7 días, o lo que haga falta.
refused-no-order = Esa orden permanente no existe en este juego.
refused-order-value = Esa orden no se puede dar así.
refused-chance-hidden = Lo que decide el azar no se puede probar antes.
refused-no-vote = No hay ninguna votación de ese tipo.
refused-reach = Los avisos llegan con una mención o con un mensaje directo, o no llegan.
refused-seed-hidden = La semilla se muestra cuando termina la partida; su promesa se publicó al empezar.
refused-no-backups = PostgreSQL guarda mis partidas y hace sus propias copias (pg_dump o recuperación a un momento dado).
refused-unreadable = Lo guardado de esta partida no se puede leer; no ha cambiado nada.
refused-rating-off = En este servidor las partidas no puntúan; quien lo administra puede cambiarlo con /setup.
refused-no-season = Aquí no existe esa temporada.
refused-in-no-list = Esa persona no sale en ninguna lista.
