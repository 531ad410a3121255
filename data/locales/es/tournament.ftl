# Torneos: el panel, sus botones, lo que se dice una vez, negativas, comandos.

contest-name = Torneo
contest-title = Torneo { $number } ({ $game })
contest-format-swiss = Sistema suizo
contest-format-knockout = Eliminatoria
contest-format-duplicate = Duplicado
contest-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
contest-seats = mesas de { $count }
contest-pace = { $clock } · una ronda dura { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
contest-judged = Una mesa que no haya acabado para entonces se detiene, y las máquinas juzgan la posición.
contest-substitutes-computer = Las máquinas completan las mesas y siguen por quien se retira.
contest-substitutes-people = Solo juegan personas. Quien espera ocupa el asiento de quien se retira.
contest-substitutes-computer-short = Máquinas
contest-substitutes-people-short = Personas que esperan
contest-sealed = Todas las mesas de una ronda juegan el mismo reparto, prometido de antemano. Siguen cerradas para los demás hasta que acaba la ronda, y cada resultado se compara con el del mismo asiento en las otras mesas.
contest-starts = Empieza el { $at }.
contest-joined =
    { $count ->
        [0] Aún no participa nadie.
        [one] Participa { $count } persona: { $names }.
       *[other] Participan { $count } personas: { $names }.
    }
contest-more = { $count } más
contest-computer = Máquina
contest-round = **La ronda { $round }** acaba el { $at } ({ $until }).
contest-drawn = **La ronda { $round }** está sorteada. Se preparan las mesas.
contest-closing = **La ronda { $round }** ha acabado. Se cuentan los resultados.
contest-table = Mesa { $number }
contest-match = { $where }: { $names } · { $state ->
        [running] en juego
        [played] terminada
        [judged] juzgada
       *[split] puntos repartidos
    }
contest-byes = Descansa, con los puntos de una victoria: { $names }.
contest-won = Victoria en el torneo: **{ $names }**.
contest-off = El torneo queda cancelado. Las partidas en curso se pueden terminar.
contest-row = **{ $place }** · { $name } · { $points } { $points ->
        [one] punto
       *[other] puntos
    } · ganadas: { $wins } · puntos de sus rivales: { $opposition }{ $state ->
        [out] {" "}· fuera
       *[in] {""}
    }
contest-ties = A igualdad de puntos: más mesas ganadas, después los puntos de todos los rivales.
contest-head = R{ $round }
contest-cell = { $points }
contest-phase-joining =
    { $count ->
        [one] { $count } participante
       *[other] { $count } participantes
    }
contest-phase-running = Ronda { $round }
contest-phase-over = Resultado final
contest-phase-off = Cancelado
contest-join = Unirse
contest-leave = Retirarse
contest-start = Empezar
contest-standings = Clasificación
contest-verify = Verificar
contest-promise = Ronda { $round }: todas las mesas juegan el mismo reparto. La promesa: { $hash }
contest-remind = { $names }: la ronda acaba pronto, y la mesa sigue en juego.
contest-verified = { $fair ->
        [yes] Ronda { $round }, { $count } mesas: la semilla { $seed } y la sal { $salt } dan la promesa { $hash }, y cada partida se recalcula igual.
       *[no] Ronda { $round }, { $count } mesas: la comprobación **falla**. Semilla { $seed }, sal { $salt }, promesa { $hash }.
    }
contest-substitute = { $name } ocupa un asiento en la mesa { $table }.
contest-too-few = Falta gente. El torneo espera a que lo empiece quien lo organiza.
contest-in = { $how ->
        [late] Juegas en el { $title } desde la segunda ronda.
        [waiting] En el { $title } todos los asientos están ocupados. Tuyo es el próximo que quede libre.
       *[joined] Participas en el { $title }.
    }
contest-left = { $phase ->
        [joining] Ya no participas en el { $title }.
       *[other] Te has retirado del { $title }.
    }
contest-begins = Empieza el { $title }. La primera ronda está sorteada.
contest-ended = El { $title } queda cancelado.
contest-announced = El { $title } ya está anunciado en este canal. Allí se pone en marcha con *Empezar*.
contest-none = Aquí no hay ningún torneo abierto. `/tournament new` anuncia uno.
contest-list = ## Torneos
contest-line = - { $title } · { $phase }
contest-which = Aquí hay más de un torneo abierto: di cuál.
contest-when = Escribe el momento como año-mes-día hora:minuto, por ejemplo 2027-01-31 18:00.
contest-private = Un torneo duplicado necesita hilos privados, y en este canal no puedo crearlos.

refused-contest-seats = { $game } es de { $least } a { $most } jugadores, así que una mesa no puede tener { $seats }.
refused-contest-rounds = Un torneo tiene entre 1 y { $most } rondas.
refused-contest-deadline = Una ronda dura entre 1 hora y 30 días.
refused-contest-past = Ese momento ya ha pasado.
refused-contest-far = Un torneo empieza a más tardar dentro de 90 días.
refused-contest-many = Aquí ya hay { $most } torneos abiertos.
refused-contest-few = Hacen falta { $least } personas; se han unido { $count }.
refused-contest-full = Ya participan { $most } personas, y no caben más.
refused-contest-joined = Ya participas.
refused-contest-withdrawn = Te has retirado de este torneo.
refused-contest-begun = El torneo ya ha empezado.
refused-contest-late = Es demasiado tarde para unirse.
refused-contest-organiser = Solo puede hacerlo quien organiza el torneo, o quien cuida de este servidor.
refused-gathering-over = Eso ya acabó.
refused-sealed = En otras mesas se juega todavía el mismo reparto. Se abre cuando acabe su ronda.

gathering-tournament = un torneo

picture-contest-points = Puntos
picture-contest-alt = { $title }. { $about }, { $first }. { $second }.
picture-contest-alt-row = { $place ->
        [0] { $name }.
       *[other] { $place }. { $name }, puntos: { $total } ({ $cells }).
    }

command-tournament = Anuncia torneos, participa, cuida de ellos.
command-tournament-new = Anuncia un torneo en este canal.
command-tournament-format = Suizo, grupos con eliminación o el mismo reparto en todas las mesas; suizo si no eliges.
command-tournament-seats = Cuántos se sientan en una mesa; cuatro si el juego lo permite.
command-tournament-rounds = Cuántas rondas; tres si no eliges. Una eliminatoria sigue hasta que queda una persona.
command-tournament-days = Cuántos días dura una ronda; siete si no eliges.
command-tournament-substitutes = Quién completa las mesas y sigue por quien se retira; máquinas si no eliges.
command-tournament-level = Qué tal juegan esas máquinas; normal si no eliges.
command-tournament-edition = Con qué reglas, si el juego tiene varias ediciones.
command-tournament-starts = Cuándo empieza solo, por ejemplo 2027-01-31 18:00 en tu zona horaria.
command-tournament-show = Cómo va un torneo.
command-tournament-list = Los torneos abiertos de este servidor.
command-tournament-join = Participa en un torneo.
command-tournament-withdraw = Retírate de un torneo.
command-tournament-start = Empieza la primera ronda; puede quien lo organiza.
command-tournament-end = Cancela un torneo; puede quien lo organiza.
command-tournament-which = ¿Qué torneo? Hace falta si hay más de uno abierto.
