# Godzilla Total War en palabras. Estilo: docs/voice.md y docs/languages/es.md.

## Cartas

total_war-card-plain = { $value }
total_war-card-heart = { $value }♥
total_war-card-building = { $value } (edificio)
total_war-card-change_direction = Cambio de sentido
total_war-card-choose_target = Elegir objetivo
total_war-card-wound = Herida
total_war-card-double_wound = Doble herida
total_war-card-king = Rey de los Monstruos 4♥
total_war-played-power = { $card } + poder { $power }
total_war-card-titled = Carta: { $card }
total_war-building = un edificio de valor { $value }

## Cartas que se consultan

total_war-building-titled = Edificio { $value }
total_war-about-number =
    { $value ->
        [0] Solo responde a un golpe de 0. Como daño no quita vida.
       *[other] Responde a un golpe de { $value } o menos y pasa a ser el golpe al que hay que responder.
    }
total_war-about-heart = Responde a un golpe de { $value } o menos y endereza a tu kaiju. O suma { $value } al daño que causas, y también endereza a tu kaiju.
total_war-about-building = Responde a un golpe de { $value } o menos y descubre una carta de edificio, si queda alguna.
total_war-about-lowering = Responde a cualquier número y baja el golpe en 3, hasta 0. No responde a ninguna Herida y nunca se pone como daño.
total_war-about-change_direction = Responde a cualquier número y a cualquier Herida. El juego cambia de sentido.
total_war-about-choose_target = Responde a cualquier número y a cualquier Herida. Tú dices quién responde ahora.
total_war-about-wound = Responde a cualquier número y a cualquier Herida. Solo una carta especial puede responderle.
total_war-about-double_wound = Responde a cualquier número y a cualquier Herida. Quien sigue recibe el impacto al instante, sin respuesta posible.
total_war-about-building-card = Boca arriba, suma { $value } al daño de quien recibe el impacto y la toma.
total_war-about-king = La tiene quien ganó la última vez. Una vez por partida: cualquier carta tuya se convierte en Herida, o cuenta como un corazón de 4, o cura una carta de daño de 4 o menos, o robas tres y juegas con seis cartas hasta el final de la ronda.
total_war-about-copies = { $count ->
        [one] Hay una entre { $total }.
       *[other] Hay { $count } entre { $total }.
    }
total_war-source-printed = -# Impreso: del reglamento.
total_war-source-printed-partly = -# Impreso en parte: { $known }. El resto es nuestro.
total_war-source-review = -# De una reseña o una foto, no del reglamento.
total_war-source-review-partly = -# De una foto pública: { $known }. El resto es nuestro.
total_war-source-house = -# Nuestro: ninguna fuente muestra los números impresos.
total_war-source-pack-partly = -# De un paquete de datos: { $known }.
total_war-known-heart = un corazón de valor 2, en un ejemplo
total_war-known-building = un icono de edificio de valor 5, en un ejemplo
total_war-known-special = la carta y lo que hace
total_war-known-buildings = nueve cartas de edificio
total_war-known-power = poder 2
total_war-known-life = vida 7

## Modos y opciones

total_war-name = Total War
total_war-title = Godzilla Total War
total_war-about = Golpea, responde o sangra. Quien llega primero a los puntos de victoria necesarios, o queda en pie al final, es el Rey de los Monstruos.
total_war-minutes = 30
total_war-option-mode = Modo
total_war-option-mode-about = Qué significa caer por segunda vez.
total_war-option-mode-king_of_monsters = Rey de los Monstruos (la segunda caída elimina)
total_war-option-mode-immortals = Inmortales (nadie queda eliminado)
total_war-option-starter = Quién empieza
total_war-option-starter-about = Los asientos van por orden de llegada; si el elegido está vacío, se sortea (TW-2.3).
total_war-option-starter-0 = por sorteo
total_war-option-starter-1 = asiento 1
total_war-option-starter-2 = asiento 2
total_war-option-starter-3 = asiento 3
total_war-option-starter-4 = asiento 4
total_war-option-starter-5 = asiento 5
total_war-option-starter-6 = asiento 6
total_war-option-starter-7 = asiento 7
total_war-option-starter-8 = asiento 8
total_war-option-starter-9 = asiento 9
total_war-option-starter-10 = asiento 10
total_war-option-starter-11 = asiento 11
total_war-option-starter-12 = asiento 12
total_war-option-counter_attack = Contraataque
total_war-option-counter_attack-about = Edición alemana: quien es herido roba y puede poner corazones al atacante (TW-6.8).
total_war-option-free_surrender = Rendición libre
total_war-option-free_surrender-about = Cualquiera puede encajar el golpe cuando quiera (TW-4.9).
total_war-option-double_wound_hits_twice = La Doble herida hiere dos veces
total_war-option-double_wound_hits_twice-about = Su víctima pone dos cartas en vez de una (TW-5.6).
total_war-option-heart_straightens_all = Un corazón endereza a todos
total_war-option-heart_straightens_all-about = Todos los kaiju recuperan su Poder, no solo el de quien juega el corazón (TW-7.7).
total_war-option-must_exceed_life = El daño debe superar la Vida
total_war-option-must_exceed_life-about = Edición alemana: un daño igual a la Vida todavía no derrota (TW-6.1).
total_war-option-wound_stays = La Herida permanece
total_war-option-wound_stays-about = De la casa: una Herida desviada sigue siéndolo para quien sigue (TW-4.7).
total_war-option-double_wound_before_draw = Doble herida antes de robar
total_war-option-double_wound_before_draw-about = De la casa: quien la juega añade un corazón de entre dos cartas, no tres (TW-3.3).

total_war-preset-printed = Como está impreso (edición inglesa)
total_war-preset-printed-about = El reglamento inglés al pie de la letra: un daño igual a la Vida derrota, y nadie devuelve el golpe.
total_war-preset-german = Como está impreso (edición alemana)
total_war-preset-german-about = Quien es herido puede devolver el golpe con corazones, y el daño debe superar la Vida.
total_war-preset-house = De la casa
total_war-preset-house-about = Una Herida desviada sigue siendo Herida, y la Doble herida golpea antes de que robe quien la juega.

changed-2-TW-3-3 = Quien juega una Doble herida roba antes del impacto, así que busca un corazón entre tres cartas.
changed-2-TW-4-7 = Una Herida desviada con Cambio de sentido o Elegir objetivo desaparece: hay que responder al último número.
changed-2-TW-6-8 = En un contraataque, quien es herido roba primero y puede poner tantos corazones como quiera.

total_war-carried-king_of_monsters = tiene la carta del Rey de los Monstruos

## Kaiju, una línea sobre cómo juega cada uno

total_war-kaiju-godzilla = Resistente cuando se enfurece, y entonces nadie vale más.
total_war-kaiju-king_ghidorah = En calma nadie es más resistente, aunque entonces es flojo, con poder 2. Vale mucho por ambas caras.
total_war-kaiju-gigan = Garfios de poder 3 en calma y de poder 4 enfurecido.
total_war-kaiju-anguirus = Primero la coraza: resistente por ambas caras. Enfurecido tiene menos poder.
total_war-kaiju-mothra = Alas de poder 3 en calma y de poder 4 enfurecida.
total_war-kaiju-rodan = Frágil cuando se enfurece, pero entonces nadie golpea más fuerte.
total_war-kaiju-king_caesar = Resistente en calma, aunque flojo, con poder 2. Fuerte enfurecido.
total_war-kaiju-zilla = Frágil en calma, resistente enfurecida, y entonces también más fuerte.
total_war-kaiju-ebirah = Resistente cuando se enfurece, con una pinza de poder 2 en calma.
total_war-kaiju-kumonga = Paciente: frágil cuando se enfurece, y nadie vale menos por ambas caras.
total_war-kaiju-kamacuras = Guadañas de poder 3 en calma. Frágil cuando se enfurece, pero entonces nadie golpea más fuerte.
total_war-kaiju-manda = La más frágil en calma, pero entonces nadie golpea más fuerte. Enfurecida tiene más vida.

total_war-kaiju-sides = { $about }
    Normal: vida { $normal_life }, poder { $normal_power }, vale { $normal_vp } PV.
    Furia: vida { $furious_life }, poder { $furious_power }, vale { $furious_vp } PV.

## Preguntas

total_war-ask-open = Abre la ronda { $round }: juega cualquier carta.
total_war-ask-answer =
    { $is_wound ->
        [yes] Responde a una **Herida** de { $striker }: solo sirve una carta especial.
       *[no] Responde a un **golpe de { $strike }** de { $striker }.
    }
total_war-ask-target = Elegir objetivo: ¿quién responde ahora?
total_war-ask-damage = { $striker } te ha alcanzado. Pon una carta como daño.
total_war-ask-heart = { $victim } recibe el impacto. ¿Añades un corazón al daño?
total_war-ask-building = Toma uno de los edificios como daño.
total_war-ask-counter = Devuelve el golpe: ¿le pones un corazón a { $striker }?
total_war-ask-discard = De vuelta a tres cartas: descarta { $least }.

# Lo mismo, corto, sobre otra persona: «esperando a …»
total_war-wait-open = abrir la ronda
total_war-wait-answer =
    { $is_wound ->
        [yes] responder a una Herida
       *[no] responder a un golpe de { $strike }
    }
total_war-wait-target = elegir un objetivo
total_war-wait-damage = poner daño
total_war-wait-heart = decidir sobre un corazón
total_war-wait-building = tomar un edificio
total_war-wait-counter = decidir sobre un contraataque
total_war-wait-discard = descartar y quedarse con tres cartas

## Respuestas

total_war-pick-card = { $card }
total_war-pick-power = { $card } + poder = { $total }
total_war-pick-lowered = { $card }, el golpe baja a { $total }
total_war-pick-lowered-power = { $card } + poder, el golpe queda en { $total }
total_war-pick-hit = Encajar el golpe
    .note = pones daño y abres
total_war-pick-pass-open = Sin carta para abrir
    .short = Pasar
    .note = nada con que abrir
total_war-pick-pass-heart = Sin corazón
    .note = dejarlo así
total_war-pick-pass-counter = Sin contraataque
    .note = dejarlo así
total_war-pick-seat = { $name }
total_war-pick-building = Edificio { $value }
    .note = lo tomas como daño
total_war-pick-king-wound = Carta del Rey: { $card } como Herida
total_war-pick-king-heart = Carta del Rey como 4♥
    .short = Rey como 4♥
    .note = endereza, no roba
total_war-pick-king-power = Carta del Rey como 4♥ + poder = { $total }
    .short = Rey + poder { $power }
    .note = 4♥ y tu poder
total_war-pick-king-heal = Carta del Rey: curar { $card }
    .short = Curar { $value }
    .note = quita ese daño
total_war-pick-king-draw = Carta del Rey: robar tres
    .short = Robar tres
    .note = seis cartas esta ronda

## Órdenes permanentes

total_war-order-never_add_heart = No añadir nunca un corazón
total_war-order-always_add_heart = Añadir siempre mi corazón más bajo
total_war-order-never_counter = No contraatacar nunca
total_war-order-lay_lowest_damage = Poner mi carta más baja como daño
total_war-order-take_lowest_building = Tomar el edificio más bajo
total_war-order-answer_lowest = Responder a golpes hasta { $value } con mi carta menor
total_war-order-answer_with = Responder con { $value } cuando pueda
total_war-order-take_the_hit = Encajar el golpe siempre que las reglas lo permitan

## Sucesos

total_war-RoundOpened = Ronda { $round }. Abre **{ $seat }**.
total_war-OpeningPassed = **{ $seat }** no tiene con qué abrir. La apertura pasa al siguiente.
total_war-Played = **{ $seat }** juega { $with_king ->
        [yes] { $card ->
            [king] la carta del Rey de los Monstruos
           *[other] { $card_text } bajo la carta del Rey de los Monstruos
        }
       *[no] { $kind ->
            [plain] un { $card_text }
            [heart] un { $card_text }
            [building] un { $card_text }
            [wound] una { $card_text }
            [double_wound] una { $card_text }
           *[other] { $card_text }
        }
    }{ $power ->
        [0] {""}
       *[other] {" "}con poder +{ $power }
    }. { $is_wound ->
        [yes] Hay una Herida pendiente.
       *[no] { $card ->
            [double_wound] Nadie puede responder a eso.
           *[other] El golpe es de { $strike }.
        }
    }
total_war-TargetChosen = **{ $seat }** señala a { $target }.
total_war-DirectionChanged =
    { $is_clockwise ->
        [yes] El juego gira en el sentido del reloj.
       *[no] El juego gira en sentido contrario al del reloj.
    }
total_war-Straightened = **{ $seat }** vuelve a estar en pie, con el poder listo.
total_war-BuildingTurnedUp = Un edificio de valor { $value } se interpone ahora.
total_war-Drew = **{ $seat }** roba{ $known ->
        [yes] : { $cards }
       *[no] {" "}{ $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    }.
total_war-Reshuffled = Se baraja de nuevo el mazo: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }. Todos los kaiju están en pie.
total_war-Wounded = { $attacker } alcanza a **{ $seat }**.
total_war-DrewOpenly = **{ $seat }** descubre: { $cards }.
total_war-DamageLaid =
    { $own ->
        [yes] **{ $seat }** encaja { $card }. Daño { $wounds } de { $life }.
       *[no] **{ $by }** añade { $card }: { $seat } lleva { $wounds } de { $life } de daño.
    }
total_war-NothingLaid = **{ $seat }** no tiene ningún número que poner, y el mazo tampoco.
total_war-Defeated = **{ $seat }** { $was_furious ->
        [yes] cae en plena furia
       *[no] cae
    }. { $by } suma { $vp } PV, { $total } en total.
total_war-TurnedOver =
    { $is_furious ->
        [yes] **{ $seat }** se enfurece.
       *[no] **{ $seat }** vuelve, en calma por ahora.
    }
total_war-Eliminated = **{ $seat }** queda fuera de la guerra{ $count ->
        [0] .
       *[other] . Deja: { $cards }.
    }
total_war-Countered = **{ $seat }** devuelve el golpe a { $attacker } con { $card }.
total_war-Healed = **{ $seat }** gasta la carta del Rey de los Monstruos y se libra de { $card }. El daño baja a { $wounds }.
total_war-DrewThree = **{ $seat }** gasta la carta del Rey de los Monstruos y juega con seis cartas esta ronda.
total_war-Discarded = **{ $seat }** descarta: { $cards }.
total_war-Ended =
    { $reason ->
        [target] **{ $winner }** tiene los puntos. ¡Rey de los Monstruos!
        [last_standing] Solo **{ $winner }** queda en pie. ¡Rey de los Monstruos!
       *[exhausted] A nadie le queda una carta que jugar. La guerra se apaga.
    }

## Una ronda en dos líneas

total_war-round = Ronda { $round }: { $cards ->
        [0] no se juega ni una carta.
        [one] una carta y un golpe de { $strike }.
       *[other] { $cards } cartas y golpes de hasta { $strike }.
    }
total_war-round-fell = **{ $seat }** cae ante { $by }, que tiene { $total } de { $target } puntos.
total_war-round-hit = **{ $seat }** lo paga: daño { $wounds } de { $life }.
total_war-round-quiet = Nadie sangra.

## Cómo está un asiento

total_war-seat = { $is_out ->
        [yes] fuera de la partida
       *[no] vida { $left } de { $life }, { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
    }, { $vp } de { $target } puntos de victoria

## Resultados

total_war-reason-target = por puntos
total_war-reason-last_standing = sin rivales en pie
total_war-reason-exhausted = al acabarse las cartas
total_war-score =
    { $score ->
        [one] { $score } punto de victoria
       *[other] { $score } puntos de victoria
    }
