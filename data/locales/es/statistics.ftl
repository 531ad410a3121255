# Estadísticas: la clasificación de un servidor y el historial de una persona.

stats-title = ## Clasificación de este servidor
stats-person = ## El historial de { $name }
stats-about = -# { $game } · { $season } · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }{ $company ->
        [people] {" "}entre personas
        [computers] {" "}a solas con la máquina
       *[any] {""}
    }
stats-season =
    { $season ->
        [month] Este mes
        [year] Este año
       *[all] Desde el principio
    }
stats-all-games = Todos los juegos
stats-people = Entre personas
stats-computers = A solas con la máquina
stats-assisted = Con pistas
stats-score = ganadas: { $wins } de { $games }, { $share } % (por puro azar: { $fair } %)
stats-line = **{ $place }** · **{ $name }** · { $facts }
stats-row-streak = { $count } seguidas
stats-you = tú
stats-more =
    { $count ->
        [one] -# y una persona más
       *[other] -# y { $count } personas más
    }
stats-none = Aquí no se ha terminado ninguna partida en ese tiempo. `/game new` lo arregla.
stats-none-assisted = Aquí todo el mundo jugó con pistas, y esos resultados se cuentan aparte.
stats-order = -# El orden lo decide lo ganado por encima del puro azar, que da un cuarto en una mesa de cuatro y la mitad en una de dos.
stats-apart = -# Aparte se cuentan: { $what }.
stats-apart-others =
    { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    } { $company ->
        [computers] entre personas
       *[people] a solas con la máquina
    }
stats-apart-assisted =
    { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    } con pistas
stats-record = **{ $what }** · { $score }
stats-detail =
    { $company ->
        [computers] ### A solas con la máquina
       *[people] ### Entre personas
    }
stats-streak =
    { $count ->
        [0] Ninguna victoria todavía.
        [one] Nunca dos seguidas, por ahora.
       *[other] Mejor racha: { $count } victorias.
    }
stats-met = ### Rivales más frecuentes
stats-meeting = **{ $name }** · { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } · { $ahead } por delante, { $behind } por detrás
stats-game = ¿Qué juego?
stats-when = ¿Cuándo?
stats-choose = Historial de …
stats-back = Todo el mundo
stats-picture-table = Clasificación
stats-picture-person = Historial
stats-accent = 戦績
stats-server = Las estadísticas son de un servidor; pídelas allí.
