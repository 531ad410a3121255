# Puntuación, temporadas, trofeos, la página de la semana.

### /setup
rating-setup-on = Aquí las partidas entre personas puntúan, con temporadas y títulos. Nadie tiene que salir en una lista: /settings.
rating-setup-off = Aquí las partidas no puntúan. Con la puntuación llegan /rank, temporadas con títulos y un cartel al final.
rating-turn-on = Puntuar partidas
rating-turn-off = Dejar de puntuar
weekly-setup-off = Sin página semanal.
weekly-setup-on = Cada { $day } a las { $hour } ({ $zone }) sale una página semanal en el canal de noticias o, si no lo hay, en { $channel }.
weekly-setup-news = Cada { $day } a las { $hour } ({ $zone }) sale una página semanal en { $channel }.
weekly-choose = Página semanal …
weekly-off = Sin página semanal
weekly-day =
    { $day ->
        [0] lunes
        [1] martes
        [2] miércoles
        [3] jueves
        [4] viernes
        [5] sábado
       *[6] domingo
    }
weekly-every =
    { $day ->
        [0] Cada lunes
        [1] Cada martes
        [2] Cada miércoles
        [3] Cada jueves
        [4] Cada viernes
        [5] Cada sábado
       *[6] Cada domingo
    }

### /settings
settings-listed =
    { $hidden ->
        [yes] No sales en ninguna lista: ni clasificaciones, ni historiales, ni carteles, ni páginas semanales.
       *[no] Puedes salir en clasificaciones, carteles y páginas semanales.
    }
settings-unlist = No salir en listas
settings-list = Salir en listas

### /rank
rating-title = ## { $game }: clasificación
rating-person = ## { $name } en { $game }
rating-about = -# { $season } · { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }
season-name =
    { $name ->
        [winter] invierno de { $year }
        [spring] primavera de { $year }
        [summer] verano de { $year }
       *[autumn] otoño de { $year }
    }
rating-value = { $rating } ± { $spread }
rating-line = **{ $place }** · **{ $name }** · { $rating } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
rating-line-new = – · **{ $name }** · { $rating } · provisional, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
rating-note =
    { $games ->
        [one] 1 partida esta temporada
       *[other] { $games } partidas esta temporada
    }
rating-note-new =
    { $games ->
        [one] provisional · 1 partida
       *[other] provisional · { $games } partidas
    }
rating-more =
    { $count ->
        [one] -# y una persona más
       *[other] -# y { $count } más
    }
rating-none = Nadie ha puntuado en este juego esta temporada. `/game new` lo arregla: hacen falta dos personas.
rating-own-none = Aún no hay partidas de { $game } que puntúen: hacen falta dos personas, ninguna pista y quedarse hasta el final.
rating-own = **{ $rating }** · { $games ->
        [one] 1 partida puntuada
       *[other] { $games } partidas puntuadas
    }
rating-own-place = Puesto **{ $place }** de { $of } esta temporada.
rating-own-new = Provisional: con { $left ->
        [one] una partida más
       *[other] { $left } partidas más
    } contará para un puesto.
rating-own-idle = Ninguna partida esta temporada, así que aún no hay puesto.
rating-own-best = Máximo hasta ahora: { $best }.
rating-hidden = -# Esto solo lo ves tú: no sales en ninguna lista (/settings).
rating-small = -# Solo partidas entre personas y sin pistas. Quien abandona una partida la pierde. ± indica cuánto puede desviarse el número, 19 de cada 20 veces.
rating-game = ¿Qué juego?
rating-season = ¿Qué temporada?
rating-choose = La puntuación de …
rating-everybody = Clasificación
rating-stats = Historial
rating-present = { $season } (ahora)
rating-picture = Clasificación
rating-picture-person = Puntuación
rating-accent = 番付
command-rank = ¿Qué tal juegas? Puntuaciones, puestos y temporadas de este servidor.
command-rank-person = ¿La puntuación de quién? La clasificación si no nombras a nadie.
command-rank-game = ¿Qué juego? El que más juegas si no eliges.
command-rank-season = ¿Qué temporada? La actual si no eliges.

### En las imágenes
picture-rating-number = { $rating }
picture-rating-spread = ± { $spread }
picture-rating-legend = la puntuación y cuánto puede desviarse
picture-rating-curve-legend =
    { $games ->
        [one] la puntuación tras 1 partida y cuánto puede desviarse
       *[other] la puntuación tras cada una de { $games } partidas y cuánto puede desviarse
    }
picture-rating-alt = { $title }: { $first }, { $second }.
picture-rating-alt-row = { $place ->
        [0] Aún sin puesto
       *[other] { $place }
    }. { $name }: { $rating } ± { $spread }, { $note }.
picture-rating-alt-curve = { $games ->
        [one] Tras 1 partida: { $last } ± { $spread }.
       *[other] De { $first } a { $last } ± { $spread } en { $games } partidas; máximo { $best }, mínimo { $worst }.
    }
picture-season-accent = 怪獣王決定
picture-season-foot = Los tres mejores de cada juego conservan su título. Empieza la nueva temporada.
picture-season-nobody = nadie esta vez
picture-season-alt = { $title }, los tres mejores de cada juego.
picture-season-alt-game = { $title }: { $medals }.
picture-season-alt-medal = { $place }. { $name } ({ $note })

### El final de una temporada
season-head = ## Termina la temporada: { $season }
season-poster = Los Reyes: { $season }
season-king = **{ $game }** · Rey de los Monstruos, { $season }: **{ $name }** ({ $rating })
season-others = segundo puesto: { $second }
season-third = tercer puesto: { $third }
season-next = -# Todas las puntuaciones se acercan una décima parte a 1000 y pierden algo de certeza. Empieza la nueva temporada: { $season }.
season-ladder = Clasificación
title-king = **Rey de los Monstruos**, { $season } · { $game }
title-place =
    { $place ->
        [2] Segundo puesto, { $season } · { $game }
       *[other] Tercer puesto, { $season } · { $game }
    }

### Trofeos
shelf = ## Vitrina de trofeos: { $name }
shelf-button = Trofeos
shelf-count = Trofeos: { $earned } de { $all }
shelf-titles = ### Títulos
shelf-earned = ### Trofeos
shelf-open = ### Por conseguir
shelf-none = La vitrina sigue vacía. Una primera partida entre personas lo cambia.
shelf-hidden = Esa persona no sale en ninguna lista.
shelf-trophy = **{ $name }** · { $about } ({ $date })
shelf-missing = { $name } · { $about }{ $needed ->
        [1] {""}
       *[other] {" "}· { $done } de { $needed }
    }
shelf-replay = La partida que lo dio …
trophy-debut = Primer desembarco
    .about = una partida entre personas jugada hasta el final
trophy-regular = Habitual de Tokio
    .about = diez partidas entre personas
trophy-veteran = Leyenda viva
    .about = cincuenta partidas entre personas
trophy-crowd = Contra todo el mundo
    .about = ganar a tres personas en una mesa
trophy-returned = De vuelta de la bahía
    .about = volver tras una ausencia y quedarse hasta el final
trophy-total_war-felled = Triplete
    .about = infligir tres derrotas en una partida
trophy-total_war-upright = Nunca en el suelo
    .about = ganar sin sufrir ninguna derrota
trophy-total_war-struck-back = La última palabra
    .about = hacer un contraataque
trophy-tokyo_clash-tower = Bola de demolición
    .about = lanzar a un kaiju contra un Edificio Grande
trophy-tokyo_clash-spotless = Sin un rasguño
    .about = ganar sin perder ningún trofeo
trophy-tokyo_clash-crowned = Robacoronas
    .about = tomar tres veces en una partida la ficha de Rey de los Monstruos
trophy-monopoly-deals = Negociante
    .about = diez tratos
trophy-monopoly-master = Amo y señor
    .about = someter a un kaiju
trophy-monopoly-free = Cadenas rotas
    .about = liberarse de su amo

### La semana
week-head = ## La semana en Tokio
week-count = { $begun ->
        [0] No empezó ninguna partida
        [one] Empezó una partida
       *[other] Empezaron { $begun } partidas
    } y { $ended ->
        [0] no terminó ninguna.
        [one] terminó una.
       *[other] terminaron { $ended }.
    }
week-game = - **{ $game }** · victoria de { $names }
week-game-nobody = - **{ $game }** · { $people ->
        [one] 1 persona
       *[other] { $people } personas
    }
week-more =
    { $count ->
        [one] -# y una más
       *[other] -# y { $count } más
    }
week-upset = ### La sorpresa
    {""}**{ $name }** gana en { $game } con una probabilidad del { $chance } %.
week-best = ### La partida más reñida
    { $game }, victoria de { $names }.
week-best-nobody = ### La partida más reñida
    { $game }, ganada por un pelo.
week-replay = Repetición de la más reñida
week-film = Película de la más reñida
week-upset-replay = Repetición de la sorpresa

server-crown = { $role } lo lleva el Rey de los Monstruos: quien ganó el último Total War entre personas.
server-crown-worn = Rey ahora: { $person }.
server-no-crown = El Rey de los Monstruos no lleva ningún rol. Con `/setup crown:` eliges uno.
server-end-crown = Sin corona
server-crown-not-ours = No puedo dar el rol { $role }: necesito el permiso *Gestionar roles* y un rol mío por encima de él.
