# Godzilla: Tokyo Clash en palabras. Estilo: docs/voice.md y docs/languages/es.md.
# Los nombres de kaiju van en negrita donde aparecen primero. Cartas, eventos, edificios y vehículos se llaman en tokyo_clash-cards.ftl.
# Torre y Central son femeninas, lo demás es masculino: los artículos se eligen por esos dos nombres.

## La ciudad

tokyo_clash-mat = Acción de descarte
tokyo_clash-the = { $what ->
        [Torre] la Torre
        [Central] la Central
       *[other] el { $what }
    }
tokyo_clash-faced = { $what } hacia el { $facing }
tokyo_clash-times = { $name } ×{ $count }
tokyo_clash-worth = { $card } ({ $dominance } de Dominio)
tokyo_clash-ground-street = calle
tokyo_clash-ground-water = agua
tokyo_clash-ground-rubble = escombros
tokyo_clash-way-n = norte
tokyo_clash-way-ne = noreste
tokyo_clash-way-se = sureste
tokyo_clash-way-s = sur
tokyo_clash-way-sw = suroeste
tokyo_clash-way-nw = noroeste
tokyo_clash-prize-energy = +{ $energy } de Energía
tokyo_clash-prize-draw = robas una carta
tokyo_clash-prize-recall = una carta vuelve al mazo
tokyo_clash-prize-look = miras un mazo

## Opciones

tokyo_clash-name = Tokyo Clash
tokyo_clash-title = Godzilla: Tokyo Clash
tokyo_clash-about = Destroza Tokio para ganar Energía, y a los demás para ganar trofeos. Gana quien tenga más Dominio cuando el Destructor de Oxígeno lo termine todo.
tokyo_clash-minutes = 45
tokyo_clash-option-events = Eventos
tokyo_clash-option-events-about = Los dos eventos de cada ronda, en este orden (TC-1.2).
tokyo_clash-option-events-random = dos al azar
tokyo_clash-option-events-armored_assault-rush_hour = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-rush_hour }
tokyo_clash-option-events-armored_assault-air_strikes = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-armored_assault-xilien_invasion = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-armored_assault-naval_bombardment = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-armored_assault-lightning_generators = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-rush_hour-air_strikes = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-rush_hour-xilien_invasion = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-rush_hour-naval_bombardment = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-rush_hour-lightning_generators = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-air_strikes-xilien_invasion = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-air_strikes-naval_bombardment = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-air_strikes-lightning_generators = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-xilien_invasion-naval_bombardment = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-xilien_invasion-lightning_generators = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-naval_bombardment-lightning_generators = { tokyo_clash-event-naval_bombardment }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-second_event_first = Primero el segundo evento
tokyo_clash-option-second_event_first-about = Los dos eventos cambian de puesto (TC-1.2).
tokyo_clash-option-first_game = Primera partida
tokyo_clash-option-first_game-about = A quien no elige le tocan primero Godzilla y Megalon (TC-1.1).
tokyo_clash-option-setup_order = Preparación
tokyo_clash-option-setup_order-about = Qué se prepara antes: los eventos o los kaiju (TC-2.7).
tokyo_clash-option-setup_order-events_first = eventos, luego manos y Rey
tokyo_clash-option-setup_order-kaiju_first = manos y Rey, luego eventos
tokyo_clash-option-defence_parts = Efectos de defensa
tokyo_clash-option-defence_parts-about = Cuándo ocurren los demás efectos de una defensa contra un lanzamiento o un temblor (TC-5.11).
tokyo_clash-option-defence_parts-after_card = tras la carta de ataque entera
tokyo_clash-option-defence_parts-at_once = justo después del daño
tokyo_clash-option-tank_ties = Vehículos entre kaiju
tokyo_clash-option-tank_ties-about = Qué hace un Tanque u Ovni en un espacio con varios kaiju (TC-11.13).
tokyo_clash-option-tank_ties-king = van hacia el Rey
tokyo_clash-option-tank_ties-stay = se quedan
tokyo_clash-option-trains = Trenes
tokyo_clash-option-trains-about = Si el camino de un Tren se conoce una ronda antes (TC-11.6).
tokyo_clash-option-trains-line = van hacia donde miran
tokyo_clash-option-trains-free = van en cualquier sentido
tokyo_clash-option-head_meter = Medidor de Cabezas
tokyo_clash-option-head_meter-about = Qué le hace una Andanada al Medidor de Cabezas de King Ghidorah (TC-13.10).
tokyo_clash-option-head_meter-resets = vuelve a 0
tokyo_clash-option-head_meter-stays = sigue lleno
tokyo_clash-option-tail_slide = Lanzamientos de Godzilla con carta
tokyo_clash-option-tail_slide-about = El texto del reglamento dice un espacio más; su dibujo, no (TC-9.1).
tokyo_clash-option-tail_slide-ability = un espacio más lejos
tokyo_clash-option-tail_slide-picture = como dice la carta
tokyo_clash-option-fuse = Duración
tokyo_clash-option-fuse-about = Dónde va el primer Edificio Pequeño en la pista de daño (TC-7.2).
tokyo_clash-option-fuse-normal = normal: donde está marcado
tokyo_clash-option-fuse-short = corta: un círculo más cerca
tokyo_clash-option-fuse-long = larga: un círculo más lejos
tokyo_clash-preset-printed = Como está impreso
tokyo_clash-preset-printed-about = El reglamento al pie de la letra, siempre que decide algo.
tokyo_clash-preset-house = De la casa
tokyo_clash-preset-house-about = Primero se preparan los kaiju, las defensas son rápidas y los Trenes van en cualquier sentido.
tokyo_clash-preset-first_game = Primera partida
tokyo_clash-preset-first_game-about = Lo que propone el reglamento: Godzilla, Megalon, Asalto Blindado y Trenes Llenos.

## Lo que han cambiado las versiones de las reglas

changed-2-TC-2-7 = Los eventos se preparan antes de repartir las manos y sortear al Rey.
changed-2-TC-5-11 = Los demás efectos de una defensa contra un lanzamiento o un temblor van tras la carta de ataque entera.
changed-2-TC-5-12 = Un kaiju lanzado ya no puede esquivar para salir del espacio de un Generador de Rayos.
changed-2-TC-11-6 = Los Trenes van hacia donde miran.
changed-2-TC-11-13 = Un Tanque u Ovni en un espacio con varios kaiju va hacia el Rey.

## Kaiju, una línea sobre cómo juega cada uno

tokyo_clash-kaiju-godzilla = Lo lanza todo un espacio más lejos. Con Sobrecarga, su Rayo Térmico sale a cazar trofeos.
tokyo_clash-kaiju-king_ghidorah = Tres cabezas llenan el Medidor de Cabezas. Cuando está lleno, Andanada.
tokyo_clash-kaiju-megalon = Pelea cuerpo a cuerpo, lanza y sigue, y elige la próxima carta que roba.
tokyo_clash-kaiju-mothra = Golpea de lejos y no para quieta. Los humanos la dejan en paz; las ruinas no le dan nada.

## Consultas

tokyo_clash-word-card = { $name } ({ $kaiju })
tokyo_clash-word-card-text = Coste { $cost } de Energía · Dominio { $dominance } · { $copies } en un mazo de { $total }
    { $text }
    { $source }
# De dónde vienen los datos de una carta.
tokyo_clash-source-R = Impreso en el reglamento: { $facts }.
tokyo_clash-source-S = De una reseña: { $facts }.
tokyo_clash-source-H = Nuestro: { $facts }.
# Lo que se dice cuando son todos.
tokyo_clash-source-all = todo
tokyo_clash-word-kaiju-text = { $about }
    Descarta una carta: { $first } O bien: { $second }
tokyo_clash-word-event = Evento: { $name }
tokyo_clash-word-event-text = { $text }
    { $source }
tokyo_clash-word-prize-text = Destruirlo da esto: { $prize }.

## Preguntas

tokyo_clash-ask-act = Juega una carta, descarta una o pasa. Tienes { $energy } de Energía.
tokyo_clash-ask-momentum = Impulso: ¿otra acción? Energía que te queda: { $energy }.
tokyo_clash-ask-action = ¿Qué acción de tu tablero personal?
tokyo_clash-ask-attack = { $card }: ¿a quién atacas, y cómo?
tokyo_clash-ask-target = { $card }: ¿quién es el objetivo?
tokyo_clash-ask-spend = { $card }: ¿gastas { $names } en este ataque?
tokyo_clash-ask-throw = ¿Qué lanzas?
tokyo_clash-ask-throw-to = { $has_card ->
        [yes] { $card }: ¿adónde va { $target }? Hasta { $amount ->
            [one] 1 espacio
           *[other] { $amount } espacios
        }.
       *[no] ¿Adónde va { $target }? Hasta { $amount ->
            [one] 1 espacio
           *[other] { $amount } espacios
        }.
    }
tokyo_clash-ask-throw-hit = ¿Qué golpea { $target } al caer en { $space }?
tokyo_clash-ask-throw-through = Por { $space } pasa volando { $target }. ¿Qué cae ahí?
tokyo_clash-ask-throw-collide = En { $space }, { $target } cae entre varios kaiju. ¿A quién más alcanza?
tokyo_clash-ask-trophy = { $total ->
        [1] Tu golpe acierta. ¿Con qué carta te quedas como trofeo?
       *[other] Tu golpe acierta: trofeo { $number } de { $total }. ¿Qué carta eliges?
    }
tokyo_clash-ask-radar = Radar: ¿de qué mazo miras la primera carta?
tokyo_clash-ask-bunker = Búnker: ¿qué carta de tus descartes va encima de tu mazo?
tokyo_clash-ask-recall = { $is_last ->
        [yes] ¿Pones una carta de tus descartes encima de tu mazo? La partida acaba con esta ronda, así que ya no cambia nada.
       *[no] Antes de robar: ¿pones una carta de tus descartes encima de tu mazo?
    }
tokyo_clash-ask-bask = ¿Usas un edificio de tu espacio o de al lado? Se queda en pie.
tokyo_clash-ask-refresh = { $is_last ->
        [yes] Renovación: descarta lo que quieras. La partida acaba con esta ronda, así que ya no cambia nada.
       *[no] Renovación: descarta cuantas cartas quieras, y después robas.
    }
tokyo_clash-ask-move = { $card }: ¿adónde te mueves?
tokyo_clash-ask-fly = ¿Adónde vuelas?
tokyo_clash-ask-dodge = { $card }: ¿hacia dónde esquivas?
tokyo_clash-ask-push = { $card }: ¿adónde empujas a { $target }?
tokyo_clash-ask-pull = { $card }: ¿adónde arrastras a { $target }?
tokyo_clash-ask-place = { $card }: ¿dónde colocas a { $target }?
tokyo_clash-ask-smash = { $card }: ¿qué destruyes?
tokyo_clash-ask-recover = { $card }: ¿tomas una carta de tus descartes?
tokyo_clash-ask-discard = Descarta una carta.
tokyo_clash-ask-strip = ¿Qué Mejora se pierde?
tokyo_clash-ask-sift-keep = { $card }: ¿qué carta tomas?
tokyo_clash-ask-sift-under = { $card }: ¿qué carta va ahora debajo de tu mazo?
tokyo_clash-ask-riposte = { $card }: ¿devuelves el golpe?
tokyo_clash-ask-defend = { $cause ->
        [attack] { $attacker } te ataca con { $card }: { $amount } de daño. ¿Te defiendes?
        [card] { $card } de { $attacker }: { $amount } de daño. ¿Te defiendes?
       *[throw] Un lanzamiento de { $attacker }: { $amount } de daño. ¿Te defiendes?
    }
tokyo_clash-ask-hunt-tank = El Tanque de { $space } está igual de cerca de varios kaiju. ¿Hacia cuál va?
tokyo_clash-ask-hunt-ufo = El Ovni de { $space } está igual de cerca de varios kaiju. ¿Hacia cuál va?
tokyo_clash-ask-move-tank = El Tanque de { $space } se mueve. ¿Adónde?
tokyo_clash-ask-move-ufo = El Ovni de { $space } se mueve. ¿Adónde?
tokyo_clash-ask-move-train = El Tren de { $space } arranca. ¿Adónde?
tokyo_clash-ask-place-tank = Coloca un Tanque.
tokyo_clash-ask-place-train = Coloca un Tren.
tokyo_clash-ask-place-jet = Coloca un Caza.
tokyo_clash-ask-place-ufo = Coloca un Ovni.
tokyo_clash-ask-place-battleship = Coloca un Acorazado.
tokyo_clash-ask-place-generator = Coloca un Generador de Rayos.
tokyo_clash-ask-face-train = El Tren de { $space }: ¿en qué sentido irá?
tokyo_clash-ask-face-jet = El Caza de { $space }: ¿hacia dónde mira?
tokyo_clash-ask-face-battleship = El Acorazado de { $space }: ¿hacia dónde mira?

# Lo mismo, corto, sobre otra persona: «a la espera de …»
tokyo_clash-wait-act = actuar o pasar
tokyo_clash-wait-momentum = seguir o parar
tokyo_clash-wait-action = elegir una acción
tokyo_clash-wait-attack = elegir objetivo para { $card }
tokyo_clash-wait-target = elegir objetivo para { $card }
tokyo_clash-wait-spend = decidir sobre Mejoras
tokyo_clash-wait-throw = elegir qué lanzar
tokyo_clash-wait-throw-to = decidir adónde va { $target }
tokyo_clash-wait-throw-hit = elegir qué golpea { $target }
tokyo_clash-wait-throw-through = elegir qué cae en { $space }
tokyo_clash-wait-throw-collide = elegir contra quién choca { $target }
tokyo_clash-wait-trophy = quedarse con un trofeo
tokyo_clash-wait-radar = mirar un mazo
tokyo_clash-wait-bunker = devolver una carta al mazo
tokyo_clash-wait-recall = devolver una carta al mazo
tokyo_clash-wait-bask = elegir qué edificio usar
tokyo_clash-wait-refresh = descartar y renovar la mano
tokyo_clash-wait-move = moverse
tokyo_clash-wait-fly = volar
tokyo_clash-wait-dodge = esquivar
tokyo_clash-wait-push = empujar a { $target }
tokyo_clash-wait-pull = arrastrar a { $target }
tokyo_clash-wait-place = colocar a { $target }
tokyo_clash-wait-smash = destruir algo
tokyo_clash-wait-recover = recuperar una carta
tokyo_clash-wait-discard = descartar una carta
tokyo_clash-wait-strip = elegir una Mejora
tokyo_clash-wait-sift-keep = tomar una carta
tokyo_clash-wait-sift-under = poner cartas debajo del mazo
tokyo_clash-wait-riposte = decidir sobre una réplica
tokyo_clash-wait-defend = responder a { $amount } de daño de { $attacker }
tokyo_clash-wait-hunt-tank = dirigir un Tanque
tokyo_clash-wait-hunt-ufo = dirigir un Ovni
tokyo_clash-wait-move-tank = dirigir un Tanque
tokyo_clash-wait-move-ufo = dirigir un Ovni
tokyo_clash-wait-move-train = dirigir un Tren
tokyo_clash-wait-place-tank = colocar un Tanque
tokyo_clash-wait-place-train = colocar un Tren
tokyo_clash-wait-place-jet = colocar un Caza
tokyo_clash-wait-place-ufo = colocar un Ovni
tokyo_clash-wait-place-battleship = colocar un Acorazado
tokyo_clash-wait-place-generator = colocar un Generador de Rayos
tokyo_clash-wait-face-train = orientar un Tren
tokyo_clash-wait-face-jet = orientar un Caza
tokyo_clash-wait-face-battleship = orientar un Acorazado

## Respuestas

# Sobre las listas de una pregunta con respuestas de varios tipos.
tokyo_clash-group-act-card = Jugar una carta
tokyo_clash-group-act-discard = Descartar por una acción
tokyo_clash-group-act-spend = Gastar una Mejora
tokyo_clash-group-momentum-card = Jugar otra carta
tokyo_clash-group-momentum-discard = Descartar por una acción
tokyo_clash-group-momentum-spend = Gastar una Mejora
tokyo_clash-group-refresh-none = Guardarlas todas

# Una imagen muestra .short, con .note debajo; .full es para los textos alternativos. Lo que falta se dice como en el botón.
tokyo_clash-pick-card = { $card }
    .full = { $card }, { $cost } de Energía, { $dominance } de Dominio: { $text }
tokyo_clash-pick-hand = { $card }
    .full = { $card } (carta { $place } de tu mano)
tokyo_clash-pick-play = { $card }, { $cost } de Energía
    .full = Jugar { $card }, { $cost } de Energía
tokyo_clash-pick-discard = Descartar { $card }
    .full = Descartar { $card } por una acción
tokyo_clash-pick-spend = Gastar { $card }
    .note = no cuesta acción
tokyo_clash-pick-trophy = { $card }, { $dominance } de Dominio
    .full = { $card }, { $cost } de Energía, { $dominance } de Dominio: { $text }
tokyo_clash-pick-defend = { $left ->
        [0] { $card }, { $cost } de Energía: bloquea { $amount } de { $amount }
        [one] { $card }, { $cost } de Energía: pasa 1 de { $amount }
       *[other] { $card }, { $cost } de Energía: pasan { $left } de { $amount }
    }
    .full = Defenderse con { tokyo_clash-pick-defend }
tokyo_clash-pick-action = { $momentum ->
        [yes] { $name } y otra acción (Impulso)
       *[no] { $name }
    }
    .short = { $name }
    .full = { tokyo_clash-pick-action }. { $text }
    .note = { $text }
tokyo_clash-pick-hit = Dañar a { $name }: { $value }
tokyo_clash-pick-throw = Lanzar: { $name }
tokyo_clash-pick-seat = { $name }
tokyo_clash-pick-riposte = Devolver el golpe a { $name }
    .full = Devolver el golpe a { $name }: { $damage } de daño
tokyo_clash-pick-hurt = { $name }: { $damage } de daño
tokyo_clash-pick-thing = { $prize ->
        [none] { $what }
       *[other] { $what }, { $prize }
    }
    .short = { $what }
    .full = Destruir { $what ->
        [Torre] la Torre
        [Central] la Central
       *[other] el { $what }
    } de { $space }{ $prize ->
        [none] {""}
       *[other] , { $prize }
    }
tokyo_clash-pick-face = hacia el { $facing }
tokyo_clash-pick-none = Nada
    .note = dejarlo así
tokyo_clash-pick-stop = Parar
    .note = termina tu turno
tokyo_clash-pick-pass-act = Pasar
    .note = puedes actuar luego
tokyo_clash-pick-pass-attack = No atacar
    .note = dejarlo así
tokyo_clash-pick-pass-move = Quedarse
    .note = dejarlo así
tokyo_clash-pick-pass-dodge = Quedarse
    .note = dejarlo así
tokyo_clash-pick-pass-push = Dejarlo ahí
    .note = dejarlo así
tokyo_clash-pick-pass-pull = Dejarlo ahí
    .note = dejarlo así
tokyo_clash-pick-pass-place = Dejarlo ahí
    .note = dejarlo así
tokyo_clash-pick-pass-recover = No tomar ninguna
    .note = dejarlo así
tokyo_clash-pick-pass-recall = Dejar el mazo como está
    .short = Dejar el mazo
    .note = dejarlo así
tokyo_clash-pick-pass-bask = Ningún edificio
    .note = dejarlo así
tokyo_clash-pick-pass-riposte = No devolver el golpe
    .note = dejarlo así
tokyo_clash-pick-pass-defend = Encajarlo: { $amount } de daño
    .short = Encajarlo
    .note = { $amount } de daño
tokyo_clash-act-throw = Lanzar
tokyo_clash-act-move = Moverse
tokyo_clash-act-fly = Volar
tokyo_clash-act-gain = Energía

# Un espacio: sus coordenadas y después lo que hay allí, parte por parte mientras quepa. Las imágenes muestran ellas mismas
# las coordenadas, las piezas y la Energía.
tokyo_clash-pick-space = { $space } { $parts }
    .lettered = { $lettered }
    .short = { $what }
    .full = { $space } { $whole }
tokyo_clash-space-with = con { $names }
tokyo_clash-space-next = junto a { $names }
tokyo_clash-fall-into = contra { $what ->
        [Torre] la Torre
        [Central] la Central
       *[other] el { $what }
    }
    .short = { $what }
tokyo_clash-fall-onto = sobre { $what ->
        [Torre] la Torre
        [Central] la Central
       *[other] el { $what }
    }
    .short = { $what }
tokyo_clash-fall-open = { $what ->
        [calle] a la calle
        [agua] al agua
        [escombros] a los escombros
       *[other] a { $what }
    }
    .short = { $what }
tokyo_clash-fall-kaiju = contra { $names }, { $damage } de daño a cada uno
    .short = { $damage } de daño c/u
tokyo_clash-fall-or = o { $names }: { $damage } de daño
    .short = { $damage } de daño

## Por qué no se ofrece una carta

tokyo_clash-notes = Ahora no: { $cards }
tokyo_clash-note-TC-4-1 = { $card } (cuesta { $cost } de Energía y tienes { $energy })
    .short = Cuesta { $cost } de Energía
tokyo_clash-note-TC-4-6 = { $card } (solo en defensa)
    .short = Solo en defensa
tokyo_clash-note-TC-4-7 = { $card } (sin nada sobre lo que actuar)
    .short = Nada al alcance
tokyo_clash-note-TC-6-1 = { $card } (sin valor de Defensa)
    .short = Sin Defensa
tokyo_clash-note-other = { $card }
    .short = Ahora no

## Órdenes permanentes

tokyo_clash-order-defend_with = Defenderme con { $value } cuando pueda
tokyo_clash-order-defend_from = Defenderme de { $value } o más con cualquier carta
tokyo_clash-order-never_defend = No defenderme nunca
tokyo_clash-order-never_defend_below = No defenderme nunca de { $value } o menos
tokyo_clash-order-always_riposte = Devolver siempre el golpe
tokyo_clash-order-never_riposte = No devolver nunca el golpe
tokyo_clash-order-pass_until_attacked = Pasar hasta que me ataquen
tokyo_clash-order-pass_round = Pasar hasta la próxima ronda
tokyo_clash-order-stay = No esquivar nunca
tokyo_clash-order-event_chores = Dirigir y colocar por mí los vehículos de los eventos
tokyo_clash-order-recall_nothing = Dejar mi mazo como está

## Sucesos

tokyo_clash-RoundBegan = Ronda { $round } de { $rounds }. **{ $king }** es Rey de los Monstruos y actúa primero.
tokyo_clash-KingDrawn = La suerte da a **{ $seat }** la ficha de Rey de los Monstruos.
tokyo_clash-Passed = **{ $seat }** { $had_cards ->
        [yes] pasa.
       *[no] ya no tiene cartas y pasa.
    }
tokyo_clash-CardPlayed = **{ $seat }** juega { $card }{ $cost ->
        [0] .
       *[other] {" "}por { $cost } de Energía.
    }
tokyo_clash-ActionTaken = **{ $seat }** descarta { $card } para { $action ->
        [throw] lanzar
        [fly] volar
        [gain] ganar Energía
       *[move] moverse
    }.
tokyo_clash-Moved = { $how ->
        [move] **{ $seat }** se mueve a { $end }.
        [fly] **{ $seat }** vuela a { $end }.
        [dodge] **{ $seat }** esquiva y pasa a { $end }.
        [push] **{ $by }** empuja a { $seat } a { $end }.
        [pull] **{ $by }** arrastra a { $seat } a { $end }.
       *[place] **{ $by }** coloca a { $seat } en { $end }.
    }
tokyo_clash-Attacked = { $barrage ->
        [yes] Andanada. {""}
       *[no] {""}
    }**{ $seat }** ataca a { $target } { $is_ranged ->
        [yes] de lejos
       *[no] cuerpo a cuerpo
    }: { $value }.
tokyo_clash-Defended = { $is_met ->
        [yes] **{ $seat }** responde a { $amount } de daño con { $card } ({ $value }): { $left ->
            [0] bloqueado.
            [one] pasa 1.
           *[other] pasan { $left }.
        }
       *[no] **{ $seat }** no se defiende.
    }
tokyo_clash-Damaged = **{ $seat }** recibe { $amount } de daño. { $by } { $kept ->
        [0] no gana ningún trofeo
        [one] gana un trofeo
       *[other] gana { $kept } trofeos
    }{ $known ->
        [yes] : { $trophies }.
       *[no] .
    }{ $is_any ->
        [yes] {" "}A los descartes: { $discarded }.
       *[no] {""}
    }
tokyo_clash-Crowned = ¡Cae el Rey! **{ $seat }** se queda con la ficha de Rey de los Monstruos.
tokyo_clash-Thrown = **{ $by }** lanza: { $what } vuela de { $start } a { $end }.
tokyo_clash-Destroyed = **{ $by }** destruye { $what ->
        [Torre] la Torre
        [Central] la Central
       *[other] el { $what }
    } de { $space }{ $square ->
        [0] .
       *[other] . Queda en la casilla { $square } de la pista de daño.
    }
tokyo_clash-EnergyGained = **{ $seat }** gana { $amount } de Energía, { $energy } en total.
tokyo_clash-EnergyLost = **{ $seat }** pierde { $amount } de Energía, { $energy ->
        [0] y no le queda nada.
        [one] le queda { $energy }.
       *[other] le quedan { $energy }.
    }
tokyo_clash-Drew = **{ $seat }** roba { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    }.
tokyo_clash-Reshuffled = **{ $seat }** baraja sus descartes: un mazo nuevo de { $count }.
tokyo_clash-Recovered = **{ $seat }** { $place ->
        [hand] recupera { $card } de sus descartes.
       *[top] pone { $card }, de sus descartes, encima de su mazo.
    }
tokyo_clash-Looked = **{ $seat }** mira { $at ->
        [hand] la mano de { $target }
       *[top] la primera carta del mazo de { $target }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Sifted = **{ $seat }** mira { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de su propio mazo y se queda con { $kept ->
        [one] una
       *[other] { $kept }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Discarded = **{ $seat }** descarta { $cards }.
tokyo_clash-Enhanced = **{ $seat }** deja { $card } en juego.
tokyo_clash-EnhancementLost = **{ $seat }** ya no tiene { $card } en juego.
tokyo_clash-MeterRaised = El Medidor de Cabezas de **{ $seat }** marca { $meter }.
tokyo_clash-EventActivated = { $is_setup ->
        [yes] Esta noche, en Tokio: { $event }.
       *[no] { $event }.
    }
tokyo_clash-VehiclePlaced = **{ $seat }** coloca un { $vehicle } en { $space }{ $has_facing ->
        [yes] , hacia el { $facing }.
       *[no] .
    }
tokyo_clash-VehicleMoved = { $is_still ->
        [yes] Un { $vehicle } se queda en { $end }
       *[no] Un { $vehicle } va de { $start } a { $end }
    }{ $has_facing ->
        [yes] , hacia el { $facing }.
       *[no] .
    }
tokyo_clash-Fired = Un { $vehicle } dispara hacia el { $facing } y { $count ->
        [0] no alcanza a nadie
       *[other] alcanza a **{ $seats }**
    }.
tokyo_clash-GeneratorWentOff = { $own ->
        [yes] **{ $seat }** se mete en el Generador de Rayos de { $space }.
       *[no] **{ $by }** mete a { $seat } en el Generador de Rayos de { $space }: 1 de daño, imparable.
    }
tokyo_clash-TrophyLost = **{ $seat }** pierde el trofeo { $card }; va a los descartes de { $owner }.
tokyo_clash-Basked = **{ $seat }** descansa junto a { $what ->
        [Torre] la Torre
        [Central] la Central
       *[other] un { $what }
    } en { $space }. El edificio sigue en pie.
tokyo_clash-Ended = { $reason ->
        [oxygen_destroyer] El Destructor de Oxígeno llega a las ruinas. Se acabó.
       *[seventh_round] La última ronda ha terminado, y Tokio calla.
    } Dominio: { $scores }.

## Una ronda en dos líneas

tokyo_clash-round = Ronda { $round }: { $buildings ->
        [0] la ciudad aguanta
        [one] cae un edificio
       *[other] caen { $buildings } edificios
    }, { $damage ->
        [0] y nadie sale herido.
        [one] y pasa 1 de daño.
       *[other] y pasan { $damage } de daño.
    }
tokyo_clash-round-crowned = **{ $seat }** se queda con la corona.
tokyo_clash-round-hunter = **{ $seat }** encabeza la caza: { $damage } de daño causado.
tokyo_clash-round-energy = **{ $seat }** es quien mejor come: { $energy } de Energía.
tokyo_clash-round-quiet = Tokio contiene el aliento.

## Cómo está un asiento

tokyo_clash-seat = { $energy } de Energía, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en la mano, { $trophies ->
        [0] sin trofeos
        [one] { $trophies } trofeo
       *[other] { $trophies } trofeos
    }{ $is_king ->
        [yes] , Rey de los Monstruos
       *[no] {""}
    }

## Resultados

tokyo_clash-reason-oxygen_destroyer = cuando el Destructor de Oxígeno llega a las ruinas
tokyo_clash-reason-seventh_round = tras la última ronda
tokyo_clash-score = { $score } de Dominio
