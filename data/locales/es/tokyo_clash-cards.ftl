# Lo impreso en las cosas de Tokyo Clash: cartas, eventos, edificios y vehículos. Las filas de data/tokyo_clash llevan los nombres
# en inglés; los nombres propios de un paquete de datos van por delante de estos. El texto de una carta se compone de los efectos
# y condiciones de abajo. Torre y Central son femeninas: quien las renombre, que busque el nombre antiguo en tokyo_clash.ftl y picture-tokyo.ftl.

## Edificios y vehículos

tokyo_clash-building-T = Torre
tokyo_clash-building-P = Central
tokyo_clash-building-M = Búnker
tokyo_clash-building-R = Radar
tokyo_clash-building-B = Edificio Pequeño
tokyo_clash-vehicle-tank = Tanque
tokyo_clash-vehicle-train = Tren
tokyo_clash-vehicle-jet = Caza
tokyo_clash-vehicle-ufo = Ovni
tokyo_clash-vehicle-battleship = Acorazado
tokyo_clash-vehicle-generator = Generador de Rayos

## Eventos

tokyo_clash-event-armored_assault = Asalto Blindado
    .text = Los Tanques se mueven 1 hacia el kaiju más cercano. Cada jugador pierde 1 de Energía por cada Tanque en el espacio de su kaiju o al lado. Si no hay más Tanques que jugadores, todos menos el Rey colocan uno.
    .source = nombre, todo lo que hacen los Tanques y cuándo llegan más [R]; preparación, reserva [H]
tokyo_clash-event-rush_hour = Trenes Llenos
    .text = El último jugador mueve cada Tren de 1 a 3 espacios hacia donde mira, o hacia cualquier lado si no mira a ninguno. El que está en el borde o no puede moverse da la vuelta. Entran Trenes nuevos hasta el número inicial.
    .source = nombre, los Trenes corren entre rondas y se puede contar con ellos [R]; el resto [H]
tokyo_clash-event-air_strikes = Ataques Aéreos
    .text = Cada Caza vuela 2 hacia donde mira, gira en el borde y ametralla los espacios que sobrevuela y la línea que tiene delante: cada kaiju de ahí pierde una Mejora. Se colocan Cazas nuevos hasta el número inicial.
    .source = nombre, importa hacia dónde miran, la línea de fuego cuesta una Mejora [R]; el resto [H]
tokyo_clash-event-xilien_invasion = Desembarco Xiliano
    .text = Cada Ovni se mueve 2 hacia el kaiju más cercano. Quien tiene a su kaiju en el espacio del Ovni o al lado descarta una carta. Un Ovni que falta se repone.
    .source = nombre, una carta descartada tras robar la mano nueva [R]; el resto [H]
tokyo_clash-event-naval_bombardment = Bombardeo Naval
    .text = El último jugador gira cada Acorazado hasta 60 grados. Dispara a lo largo de su línea: cada kaiju de ahí pierde la carta superior de sus trofeos. Un Acorazado que falta se repone.
    .source = nombre, la línea de fuego cuesta el trofeo superior [R]; el resto [H]
tokyo_clash-event-lightning_generators = Generadores de Rayos
    .text = Un kaiju al que otro jugador mete en el espacio de un Generador recibe 1 de daño imparable; el que entra por sí mismo pierde la primera carta de su mazo. En ambos casos el Generador desaparece. Mientras haya menos de 3, todos menos el Rey colocan uno.
    .source = nombre, 1 de daño imparable a quien se mueve, lanza o coloca ahí [R]; el resto [H]

## Cartas de Godzilla; .source dice qué está impreso [R], qué viene de una reseña [S] y qué es nuestro [H]

tokyo_clash-card-mega_heat_ray = Megarrayo
    .source = nombre, a distancia, Alcance 3 [R]; ataque emblemático y fuerte sin puntos [S]; el resto [H]
tokyo_clash-card-heat_ray = Rayo Térmico
    .source = nombre, aprovecha la Sobrecarga [R]; el resto [H]
tokyo_clash-card-power_up = Sobrecarga
    .source = nombre, Mejora, ataques a distancia más fuertes, varios trofeos, va a los descartes [R]; cantidades [H]
tokyo_clash-card-dorsal_plates = Placas Dorsales
    .source = nombre, recupera la Sobrecarga de los descartes [R]; el resto [H]
tokyo_clash-card-victory_pose = Pose Triunfal
    .source = nombre, recupera la Sobrecarga de los descartes [R]; el resto [H]
tokyo_clash-card-tail_slide = Cola Deslizante
    .source = nombre, cuerpo a cuerpo, Ataque 3 [R]; el resto [H]
tokyo_clash-card-scaled_hide = Piel Escamosa
    .source = nombre, Defensa 2 [R]; el resto [H]
tokyo_clash-card-body_slam = Plancha
tokyo_clash-card-claw_swipe = Zarpazo
tokyo_clash-card-trample = Pisotón
tokyo_clash-card-surge_from_the_bay = Embate de la Bahía
tokyo_clash-card-stand_firm = Aguante
tokyo_clash-card-earthshaking_roar = Rugido Sísmico
tokyo_clash-card-atomic_pulse = Pulso Atómico
tokyo_clash-card-burning_heart = Corazón Ardiente
    .source = Mejora pasiva [S]; el resto [H]
tokyo_clash-card-thick_scales = Escamas Gruesas
    .source = Mejora pasiva [S]; el resto [H]
tokyo_clash-card-pent_up_fury = Furia Contenida
    .source = una Mejora que se gasta [S]; el resto [H]

## Cartas de King Ghidorah; .source dice qué está impreso [R], qué viene de una reseña [S] y qué es nuestro [H]

tokyo_clash-card-go_for_the_throat = A la Yugular
    .source = nombre, cuerpo a cuerpo, lanzamiento de 4 (luego Ataque 4), la Andanada da varios trofeos [R]; ataque emblemático y fuerte sin puntos [S]; el resto [H]
tokyo_clash-card-gravity_beams = Rayos de Gravedad
    .source = la Andanada da varios trofeos [R]; mezcla de cuerpo a cuerpo y distancia [S]; el resto [H]
tokyo_clash-card-threefold_storm = Triple Tormenta
    .source = la Andanada da varios trofeos [R]; el resto [H]
tokyo_clash-card-unstoppable = Arrollador
    .source = nombre, una Defensa que crece con el Medidor de Cabezas [R]; el resto [H]
tokyo_clash-card-soar = Alto Vuelo
    .source = nombre, criba el mazo, mejor con el Medidor de Cabezas [R]; el movimiento y las cantidades [H]
tokyo_clash-card-gilded_scales = Escamas Doradas
    .source = usa el icono de cabeza [R]; el resto [H]
tokyo_clash-card-snapping_jaws = Dentellada
    .source = usa el icono de cabeza [R]; el resto [H]
tokyo_clash-card-leeching_bite = Mordisco Voraz
    .source = usa el icono de cabeza [R]; un ataque que da Energía [S]; el resto [H]
tokyo_clash-card-lightning_breath = Aliento de Rayos
    .source = usa el icono de cabeza [R]; un ataque que da Energía, a distancia [S]; el resto [H]
tokyo_clash-card-three_minds = Tres Mentes
    .source = usa el icono de cabeza [R]; el resto [H]
tokyo_clash-card-wingbeat_gale = Vendaval
    .source = usa el icono de cabeza [R]; el resto [H]
tokyo_clash-card-falling_star = Estrella Fugaz
    .source = usa el icono de cabeza [R]; el resto [H]
tokyo_clash-card-golden_menace = Amenaza Dorada
    .source = usa el icono de cabeza [R]; el resto [H]
tokyo_clash-card-cosmic_hunger = Hambre Cósmica
    .source = usa el icono de cabeza [R]; Mejora pasiva [S]; el resto [H]
tokyo_clash-card-golden_plating = Coraza de Oro
    .source = Mejora pasiva [S]; el resto [H]
tokyo_clash-card-starborne = Estirpe Estelar
    .source = una Mejora que se gasta [S]; el resto [H]

## Cartas de Megalon; .source dice qué está impreso [R], qué viene de una reseña [S] y qué es nuestro [H]

tokyo_clash-card-undermine = Ataque de Zapa
    .source = nombre, mover y después Ataque 4 cuerpo a cuerpo [R]; ataque emblemático y fuerte sin puntos [S]; el resto [H]
tokyo_clash-card-piercing_drill = Taladro Perforante
    .source = nombre, ataque pequeño con Impulso [R]; el resto [H]
tokyo_clash-card-cyclone_attack = Ataque Ciclón
    .source = nombre, ataque pequeño con Impulso [R]; el resto [H]
tokyo_clash-card-twin_drill_clamp = Tenaza de Taladros
    .source = muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-napalm_spit = Salivazo de Napalm
    .source = casi todo cuerpo a cuerpo, pero no solo [S]; el resto [H]
tokyo_clash-card-burrow = Excavación
    .source = muy móvil [R]; muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-beetle_leap = Salto de Escarabajo
    .source = muy móvil [R]; muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-chitin_shell = Coraza de Quitina
tokyo_clash-card-duck_under = Escabullida
    .source = muy móvil [R]; el resto [H]
tokyo_clash-card-crossed_drills = Taladros Cruzados
tokyo_clash-card-call_of_the_deep = Llamada del Abismo
tokyo_clash-card-sinkhole = Socavón
    .source = muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-swarming_rage = Rabia del Enjambre
    .source = Mejora pasiva [S]; el resto [H]
tokyo_clash-card-tunnel_network = Red de Túneles
    .source = una Mejora que se gasta [S]; el resto [H]
tokyo_clash-card-hardened_carapace = Caparazón Duro
    .source = Mejora pasiva [S]; el resto [H]

## Cartas de Mothra; .source dice qué está impreso [R], qué viene de una reseña [S] y qué es nuestro [H]

tokyo_clash-card-antenna_beam = Rayo de Antenas
    .source = todos los ataques a distancia [R]; muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-toxic_scale_dust = Polvo Tóxico
    .source = todos los ataques a distancia, estorbo [R]; el resto [H]
tokyo_clash-card-diving_wings = Alas en Picado
    .source = todos los ataques a distancia [R]; el resto [H]
tokyo_clash-card-guardians_wrath = Cólera Guardiana
    .source = todos los ataques a distancia [R]; ataque emblemático y fuerte sin puntos [S]; el resto [H]
tokyo_clash-card-silk_snare = Lazo de Seda
    .source = todos los ataques a distancia, estorbo [R]; muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-gale_of_wings = Tormenta de Alas
    .source = mueve a otros kaiju (consejo de los Generadores) [R]; muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-carry_off = Rapto
    .source = coloca a otros kaiju (consejo de los Generadores) [R]; el resto [H]
tokyo_clash-card-song_of_the_twins = Canto de Gemelas
    .source = tiene cartas de Energía [R]; muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-island_prayer = Plegaria de la Isla
    .source = tiene cartas de Energía [R]; el resto [H]
tokyo_clash-card-flutter = Aleteo
    .source = muchas cartas con Impulso [S]; el resto [H]
tokyo_clash-card-silken_shield = Escudo de Seda
tokyo_clash-card-graceful_turn = Giro Elegante
tokyo_clash-card-shimmering_wings = Alas Radiantes
    .source = tiene cartas de Energía [R]; el resto [H]
tokyo_clash-card-rebirth = Renacer
tokyo_clash-card-island_blessing = Bendición de la Isla
    .source = Mejora pasiva [S]; el resto [H]
tokyo_clash-card-keen_antennae = Antenas Finas
    .source = Mejora pasiva [S]; el resto [H]
tokyo_clash-card-cocoon = Crisálida
    .source = una Mejora que se gasta [S]; el resto [H]

## Lo que hacen cartas y tableros, sin el punto final; .joined es como sigue tras una condición o «y»

tokyo_clash-effect-move = Muévete hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
    .joined = muévete hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
tokyo_clash-effect-attack = Ataque { $amount }
    .joined = ataque { $amount }
tokyo_clash-effect-range = Alcance { $amount }
    .joined = alcance { $amount }
tokyo_clash-effect-defend = Defensa { $amount }
    .joined = defensa { $amount }
tokyo_clash-effect-momentum = Impulso
    .joined = tienes Impulso
tokyo_clash-effect-enhancement = Mejora
    .joined = Mejora
tokyo_clash-effect-head = Medidor de Cabezas +1
    .joined = Medidor de Cabezas +1
tokyo_clash-effect-gain = Ganas { $amount } de Energía
    .joined = ganas { $amount } de Energía
tokyo_clash-effect-drain = El objetivo pierde { $amount } de Energía
    .joined = el objetivo pierde { $amount } de Energía
tokyo_clash-effect-steal = Quitas { $amount } de Energía al objetivo
    .joined = quitas { $amount } de Energía al objetivo
tokyo_clash-effect-draw = Robas { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    }
    .joined = robas { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    }
tokyo_clash-effect-sift = Miras las { $amount } primeras de tu mazo, tomas { $keep } y pones el resto debajo
    .joined = miras las { $amount } primeras de tu mazo, tomas { $keep } y pones el resto debajo
# $card es el nombre de una carta, o «any» para cualquiera propia.
tokyo_clash-effect-recover = Puedes llevar { $card ->
        [any] una carta cualquiera
       *[other] { $card }
    } de tus descartes { $place ->
        [hand] a tu mano
       *[top] encima de tu mazo
    }
    .joined = puedes llevar { $card ->
        [any] una carta cualquiera
       *[other] { $card }
    } de tus descartes { $place ->
        [hand] a tu mano
       *[top] encima de tu mazo
    }
tokyo_clash-effect-discard = El objetivo descarta { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    }{ $place ->
        [random] {" "}al azar
       *[other] {""}
    }
    .joined =
        el objetivo descarta { $amount ->
            [one] una carta
           *[other] { $amount } cartas
        }{ $place ->
            [random] {" "}al azar
           *[other] {""}
        }
tokyo_clash-effect-peek = Miras { $place ->
        [hand] la mano
       *[top] la primera carta
    } del objetivo
    .joined = miras { $place ->
        [hand] la mano
       *[top] la primera carta
    } del objetivo
tokyo_clash-effect-push = Empujas al objetivo hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
    .joined = empujas al objetivo hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
tokyo_clash-effect-pull = Arrastras al objetivo hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
    .joined = arrastras al objetivo hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
tokyo_clash-effect-place = Puedes colocar al objetivo en un espacio a su lado
    .joined = puedes colocar al objetivo en un espacio a su lado
tokyo_clash-effect-smash = Puedes destruir un Edificio Pequeño o vehículo de tu espacio
    .joined = puedes destruir un Edificio Pequeño o vehículo de tu espacio
tokyo_clash-effect-quake = Los demás kaiju de tu espacio reciben { $amount } de daño
    .joined = los demás kaiju de tu espacio reciben { $amount } de daño
tokyo_clash-effect-trophies = Te quedas con hasta { $amount } trofeos
    .joined = te quedas con hasta { $amount } trofeos
tokyo_clash-effect-unblockable = Imparable
    .joined = daño imparable
tokyo_clash-effect-return = Esta carta vuelve encima de tu mazo
    .joined = esta carta vuelve encima de tu mazo
tokyo_clash-effect-strip = El objetivo pierde una Mejora que tú eliges
    .joined = el objetivo pierde una Mejora que tú eliges
tokyo_clash-effect-riposte = Puedes causar { $amount } de daño al atacante si está en tu espacio
    .joined = puedes causar { $amount } de daño al atacante si está en tu espacio
tokyo_clash-effect-dodge = Después puedes moverte hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
    .joined = después puedes moverte hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    }
tokyo_clash-effect-absorb = Ganas 1 de Energía por cada daño evitado
    .joined = ganas 1 de Energía por cada daño evitado
tokyo_clash-effect-ranged = Ataques a distancia +{ $amount }
    .joined = ataques a distancia +{ $amount }
tokyo_clash-effect-melee = Ataques cuerpo a cuerpo y sus lanzamientos +{ $amount }
    .joined = ataques cuerpo a cuerpo y sus lanzamientos +{ $amount }
tokyo_clash-effect-throws = Los lanzamientos llegan { $amount } más lejos
    .joined = los lanzamientos llegan { $amount } más lejos
tokyo_clash-effect-defence = Defensa +{ $amount }
    .joined = defensa +{ $amount }
tokyo_clash-effect-hand = Robas hasta { $amount } más en la fase de Renovación
    .joined = robas hasta { $amount } más en la fase de Renovación
tokyo_clash-effect-throw = Lanza un kaiju o vehículo de tu espacio hasta { $amount }
    .joined = lanza un kaiju o vehículo de tu espacio hasta { $amount }
tokyo_clash-effect-fly = Muévete hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    } en línea recta
    .joined = muévete hasta { $amount ->
        [one] 1 espacio
       *[other] { $amount } espacios
    } en línea recta

# Cómo los efectos se vuelven frases, y cómo se siguen varias frases.
tokyo_clash-effect-sentence = { $text }.
tokyo_clash-effect-and = { $first } y { $second }
tokyo_clash-effect-then = { $first } { $second }

## Cuándo cuenta un efecto: $text es el efecto, en su forma .joined

tokyo_clash-condition-hit = Si acierta: { $text }
    .joined = si acierta: { $text }
tokyo_clash-condition-blocked = Si lo bloquean: { $text }
    .joined = si lo bloquean: { $text }
tokyo_clash-condition-meter = Con el Medidor de Cabezas en { $level } o más: { $text }
    .joined = con el Medidor de Cabezas en { $level } o más: { $text }
tokyo_clash-condition-per_meter = Por cada paso del Medidor de Cabezas: { $text }
    .joined = por cada paso del Medidor de Cabezas: { $text }
tokyo_clash-condition-king = Si eres Rey: { $text }
    .joined = si eres Rey: { $text }
tokyo_clash-condition-target_is_king = Si el objetivo es Rey: { $text }
    .joined = si el objetivo es Rey: { $text }
tokyo_clash-condition-barrage = Andanada (al hacer daño; vacía el Medidor de Cabezas): { $text }
    .joined = Andanada (al hacer daño; vacía el Medidor de Cabezas): { $text }
tokyo_clash-condition-barrage_lasting = Andanada (al hacer daño; el Medidor de Cabezas sigue lleno): { $text }
    .joined = Andanada (al hacer daño; el Medidor de Cabezas sigue lleno): { $text }
tokyo_clash-condition-spend = Si la gastas: { $text }
    .joined = si la gastas: { $text }
tokyo_clash-condition-refresh = En cada Renovación: { $text }
    .joined = en cada Renovación: { $text }
tokyo_clash-condition-unblocked = Si no lo bloquean: { $text }
    .joined = si no lo bloquean: { $text }
tokyo_clash-condition-also = Y además { $text }
    .joined = y además { $text }
