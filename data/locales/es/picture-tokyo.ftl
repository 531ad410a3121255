# Las palabras de las imágenes de Tokyo Clash, y lo que dicen a quien las lee.

picture-tokyo-clash = Tokyo Clash
picture-tokyo-clash-kanji = 東京激突
picture-tc-phase-setup = Preparación
picture-tc-phase-action = Fase de Acción
picture-tc-phase-refresh = Renovación
picture-tc-phase-event = Fase de Eventos
picture-tc-phase-over = Fin

### Eventos y la carta en juego
picture-tc-event-armored_assault = Tanque al lado: −1
picture-tc-event-rush_hour = Trenes: de 1 a 3
picture-tc-event-air_strikes = Cazas: toda su línea
picture-tc-event-xilien_invasion = Ovni cerca: descarta
picture-tc-event-naval_bombardment = Barcos: toda su línea
picture-tc-event-lightning_generators = Parar ahí: −1 carta
picture-tc-action = Acción de descarte

### Pista de daño
picture-tc-track = Pista de daño
picture-tc-squares-left = Fin si se cruzan · { $count ->
    [one] falta 1 casilla
   *[other] faltan { $count } casillas
}
picture-tc-left = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
picture-tc-left-none = última ronda
picture-tc-met = Se han cruzado: esta es la última ronda
picture-tc-city-fell = La ciudad ha caído

### La última jugada
picture-tc-last = Último
picture-tc-suggested = Propuesta
picture-tc-did-RoundBegan = empieza la ronda { $round }
picture-tc-did-Passed = { $seat } pasa
picture-tc-did-CardPlayed = { $seat } juega { $card }
picture-tc-did-ActionTaken = { $seat } descarta { $card }: { $action ->
    [throw] { tokyo_clash-act-throw }
    [fly] { tokyo_clash-act-fly }
    [gain] { tokyo_clash-act-gain }
   *[move] { tokyo_clash-act-move }
}
picture-tc-did-Moved = { $own ->
    [yes] { $seat } va a { $end }
   *[no] { $seat } acaba en { $end }
}
picture-tc-did-Attacked = { $seat } ataca a { $target } con { $value }
picture-tc-did-Defended = { $is_met ->
    [yes] { $seat } bloquea { $value } con { $card }
   *[no] { $seat } no se defiende
}
picture-tc-did-Damaged = { $kept ->
    [0] { $seat } recibe { $amount } de { $by }, sin trofeo
    [one] { $seat } recibe { $amount } y cede un trofeo a { $by }
   *[other] { $seat } recibe { $amount } y cede { $kept } trofeos a { $by }
}
picture-tc-did-Crowned = { $seat } es Rey de los Monstruos
picture-tc-did-Thrown = { $what } vuela a { $end }
picture-tc-did-destroy = { $count ->
    [one] cae { $what }
   *[other] caen { $count } × { $what }
}
picture-tc-did-gain = { $who } +{ $amount } de Energía
picture-tc-did-lose = { $who } −{ $amount } de Energía
picture-tc-did-Drew = { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
picture-tc-did-Reshuffled = { $seat } baraja un mazo nuevo
picture-tc-did-Recovered = { $seat } recupera { $card }
picture-tc-did-Looked = { $seat } mira cartas de { $target }
picture-tc-did-Sifted = { $seat } mira { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
picture-tc-did-Discarded = { $known ->
    [yes] { $seat } descarta { $cards }
   *[no] {""}
}
picture-tc-did-Enhanced = { $card } queda en juego
picture-tc-did-EnhancementLost = { $seat } pierde { $card }
picture-tc-did-MeterRaised = { $seat }: Medidor de Cabezas { $meter }
picture-tc-did-EventActivated = { $event }
picture-tc-did-VehiclePlaced = { $vehicle } en { $space }
picture-tc-did-VehicleMoved = { $vehicle } va a { $end }
picture-tc-did-Fired = { $vehicle } dispara
picture-tc-did-GeneratorWentOff = un Generador alcanza a { $seat }
picture-tc-did-TrophyLost = { $seat } pierde el trofeo { $card }
picture-tc-did-Basked = { $seat } aprovecha { $what ->
    [Torre] la Torre
    [Central] la Central
   *[other] el { $what }
}
picture-tc-did-Ended = la partida ha terminado

### Quién tiene que hacer qué
picture-tc-several = { $count } jugadores
picture-tc-ask-act = juega, descarta o pasa
picture-tc-ask-momentum = Impulso: sigue o para
picture-tc-ask-action = ¿qué acción de descarte?
picture-tc-ask-attack = { $card }: ¿a quién atacas?
picture-tc-ask-target = { $card }: elige un objetivo
picture-tc-ask-spend = { $card }: ¿gastas Mejoras?
picture-tc-ask-throw = ¿qué lanzas?
picture-tc-ask-throw-to = ¿adónde va { $target }?
picture-tc-ask-throw-hit = ¿qué golpea { $target }?
picture-tc-ask-throw-through = ¿qué destruye { $target } de camino?
picture-tc-ask-throw-collide = ¿contra quién choca { $target }?
picture-tc-ask-defend = ¿defensa contra { $amount } de daño?
picture-tc-ask-trophy = ¿qué carta es el trofeo?
picture-tc-ask-radar = ¿qué mazo miras?
picture-tc-ask-bunker = ¿qué carta devuelves al mazo?
picture-tc-ask-recall = ¿devuelves una carta al mazo?
picture-tc-ask-bask = ¿qué edificio aprovechas?
picture-tc-ask-refresh = descarta lo que quieras, y robas
picture-tc-ask-move = ¿adónde te mueves?
picture-tc-ask-fly = ¿adónde vuelas?
picture-tc-ask-dodge = ¿hacia dónde esquivas?
picture-tc-ask-push = ¿adónde empujas?
picture-tc-ask-pull = ¿adónde arrastras?
picture-tc-ask-place = ¿dónde se coloca?
picture-tc-ask-smash = ¿qué destruyes?
picture-tc-ask-recover = ¿qué carta recuperas?
picture-tc-ask-discard = ¿qué carta descartas?
picture-tc-ask-strip = ¿qué Mejora se pierde?
picture-tc-ask-sift-keep = ¿qué carta tomas?
picture-tc-ask-sift-under = ¿qué carta va debajo primero?
picture-tc-ask-riposte = ¿devuelves el golpe?
picture-tc-ask-hunt-tank = ¿a quién persigue el Tanque?
picture-tc-ask-hunt-ufo = ¿a quién persigue el Ovni?
picture-tc-ask-move-tank = ¿adónde va el Tanque?
picture-tc-ask-move-ufo = ¿adónde vuela el Ovni?
picture-tc-ask-move-train = ¿adónde va el Tren?
picture-tc-ask-place-tank = coloca un Tanque
picture-tc-ask-place-train = coloca un Tren
picture-tc-ask-place-jet = coloca un Caza
picture-tc-ask-place-ufo = coloca un Ovni
picture-tc-ask-place-battleship = coloca un Acorazado
picture-tc-ask-place-generator = coloca un Generador de Rayos
picture-tc-ask-face-train = ¿en qué sentido irá el Tren?
picture-tc-ask-face-jet = ¿hacia dónde mira el Caza?
picture-tc-ask-face-battleship = ¿hacia dónde mira el Acorazado?
picture-tc-ask-suggested = ¿hacerlo todo así?
picture-tc-ask-any = decide
picture-tc-over-oxygen_destroyer = gana al llegar el Destructor de Oxígeno
picture-tc-over-seventh_round = gana tras la última ronda
picture-tc-this-card = esta carta

### Paneles
picture-tc-passed = Pasa
picture-tc-winner = Gana
picture-tc-hit = Daño { $amount }
picture-tc-gained = +{ $amount }
picture-tc-lost = −{ $amount }
picture-tc-more = +{ $count }
picture-tc-score = Dominio { $score }

### Opciones
picture-tc-thrown-kaiju = { $amount ->
    [one] 1 espacio
   *[other] Hasta { $amount } espacios
} · para ante un kaiju o Edificio Grande
picture-tc-thrown-vehicle = { $amount ->
    [one] 1 espacio
   *[other] Hasta { $amount } espacios
} en línea recta

### Manos y cartas
picture-tc-discard = Descarta una para
picture-tc-of = de { $most }
picture-tc-energy = Energía { $energy }
picture-tc-ability-godzilla = Lanza 1 espacio más lejos
picture-tc-ability-king_ghidorah = El Medidor lleno dispara la Andanada
picture-tc-ability-megalon = Recupera una carta cada ronda
picture-tc-ability-mothra = Tanques, Cazas y Acorazados no la ven
picture-tc-choose-cards = Elige
picture-tc-choose-cards-kanji = 選択

### Resultados
picture-tc-ended-oxygen_destroyer = El Destructor de Oxígeno llegó a las ruinas en la ronda { $round }
picture-tc-ended-seventh_round = La ciudad aguantó hasta la última ronda
picture-tc-trophies-by-round = Trofeos por ronda
picture-tc-points-by-round = Dominio de los trofeos por ronda

### En palabras
picture-tct-title = Tokyo Clash, ronda { $round } de { $rounds }, { $phase }.
picture-tct-events = Eventos: { $events }.
picture-tct-event = Evento { $number }, { $name } ({ $vehicle }): { $text }
picture-tct-track = Pista de daño: el Destructor de Oxígeno está en el círculo { $round } y ha dejado atrás { $passed } de { $count } casillas. Edificios Pequeños en { $tokens ->
    [0] ninguna casilla; el primero va a la { $first }
   *[other] las casillas { $squares }
}. { $gap }.
picture-tct-track-short = Pista de daño. { $gap }.
picture-tct-asked = { $who }: { $ask }
picture-tct-to-act = Le toca a { $who }.
picture-tct-passes = { $count ->
    [0] Nadie ha pasado desde la última acción.
    [one] Ha pasado 1 jugador.
   *[other] Han pasado { $count } jugadores seguidos.
}
picture-tct-order = Orden de turno: { $order }.
picture-tct-over = La partida ha terminado: { $who } { $reason }.
picture-tct-aim-damage = { $who } hace { $amount } de daño a { $target }{ $with }.
picture-tct-aim-throw = { $who } lanza{ $with }, hasta { $amount ->
    [one] 1 espacio
   *[other] { $amount } espacios
}: { $target }{ $place }.
picture-tct-aim-move = { $who } mueve a { $target }{ $place }.
picture-tct-aim-drive = Se trata de esto: { $target }{ $place }.
picture-tct-with = { " " }con { $card }
picture-tct-in = , ahora en { $space }
picture-tct-last = Lo último: { $told }.
picture-tct-suggested = Propuesta: { $told }.
picture-tct-seats = Asientos:
picture-tct-seat = { $number }. { $who } en { $space }: Energía { $energy }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}{ $extras }.
picture-tct-seat-more = Mazo { $deck }, descartes: { $discard }.
picture-tct-seat-short = { $number }. { $who }, { $space }: { $energy } de Energía, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, { $trophies ->
    [one] 1 trofeo
   *[other] { $trophies } trofeos
}{ $extras }.
picture-tct-king = Rey de los Monstruos
picture-tct-meter = Medidor de Cabezas { $meter } de { $size }
picture-tct-enhancements = en juego: { $cards }
picture-tct-own-enhancements = En juego: { $cards }.
picture-tct-playing = jugando { $cards }
picture-tct-score = Dominio { $score }
picture-tct-none = ninguna
picture-tct-mat = Acciones de descarte de { $kaiju }: { $actions } { $gains ->
    [yes] { $kaiju } gana Energía por lo que destruye.
   *[no] { $kaiju } no gana nada por lo que destruye.
}
picture-tct-known-hand = De su mano conoces: { $cards }.
picture-tct-known-deck = De su mazo conoces: { $cards }.
picture-tct-depth = { $depth ->
    [0] { $card } arriba del todo
    [one] { $card } bajo 1 carta
   *[other] { $card } bajo { $depth } cartas
}
picture-tct-known-trophies = De sus trofeos conoces: { $cards }.
picture-tct-spaces = Espacios (columna, fila; las columnas van de oeste a este, y un paso al norte es fila −1):
picture-tct-space = { $space }: { $here }
picture-tct-tile = loseta { $tile }
picture-tct-centre = loseta central
picture-tct-ground-rubble = escombros de { $building }
picture-tct-worth = Valor: { $list }.
picture-tct-worth-one = { $name } { $energy } de Energía{ $reward }
picture-tct-reward-draw = { " " }y una carta
picture-tct-reward-recall = { " " }y una carta de los descartes al mazo
picture-tct-reward-look = { " " }y una mirada a la primera carta de un mazo
picture-tct-worth-none = { $name } { $energy } de Energía
picture-tct-hand = Tu mano:
picture-tct-hand-empty = Tu mano está vacía.
picture-tct-card = { $name }, coste { $cost }, Dominio { $dominance }: { $text }
picture-tct-taken = Cartas tomadas: { $cards }.
picture-tct-sifted = Cartas vistas: { $cards }.
picture-tct-hidden = { $count ->
    [one] 1 carta oculta
   *[other] { $count } cartas ocultas
}
picture-tct-result = { $game }. Gana { $who }. { $reason }.
picture-tct-place = { $place }. { $who }, { $score } de Dominio
