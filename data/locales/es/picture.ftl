# Las pocas palabras que hay en las imágenes.

### Marcos
picture-first-to = Meta: { $target }
picture-round = Ronda { $round }
picture-round-short = R{ $round }
picture-start = Inicio
picture-of-target = /{ $target }
picture-of-life = de { $life }

### Total War
picture-total-war = Total War
picture-total-war-kanji = 総力戦
picture-mode-king_of_monsters = Rey de los Monstruos
picture-mode-immortals = Inmortales
picture-option-counter_attack = Contraataque
picture-option-free_surrender = Rendición libre
picture-option-double_wound_hits_twice = Doble herida hiere dos veces
picture-option-heart_straightens_all = Un corazón endereza a todos
picture-option-must_exceed_life = El daño debe superar la Vida
picture-option-wound_stays = La Herida permanece
picture-option-double_wound_before_draw = Doble herida antes de robar
picture-options-on = { $count } opciones
picture-options-more = { $count } opciones más
picture-strike = Golpe
picture-wound = Herida
picture-opening = Ronda { $round }
picture-played-by = obra de
picture-to-open = abre
picture-clockwise = Sentido horario
picture-counterclockwise = Antihorario
picture-buildings-up = Edificios
picture-wound-takes-one = uno por impacto
picture-no-buildings = ninguno a la vista
picture-no-buildings-up = Sin edificios
picture-deck = Mazo
picture-discards = Descartes
picture-buildings = Edificios
picture-worth = Vale { $vp } PV
picture-worth-short = vale { $vp }
picture-out = Fuera
picture-out-vp = clasifica con { $vp } PV
picture-spent = gastado
picture-furious = Furia

### Lo último, en pocas palabras
picture-last = Último
picture-tw-did-RoundOpened = { $seat } abre la ronda { $round }
picture-tw-did-OpeningPassed = { $seat } no puede abrir
picture-tw-did-Played = { $seat } juega { $card_text }{ $power ->
        [0] {""}
       *[other] {" "}+ poder { $power }
    }
picture-tw-did-TargetChosen = apunta a { $target }
picture-tw-did-DirectionChanged = cambia el sentido
picture-tw-did-BuildingTurnedUp = sale un edificio de { $value }
picture-tw-did-Wounded = { $attacker } alcanza a { $seat }
picture-tw-did-DamageLaid = { $seat } lleva { $wounds } de { $life } de daño
picture-tw-did-Defeated = { $seat } cae ante { $by }
picture-tw-did-Eliminated = { $seat } queda fuera
picture-tw-did-Countered = { $seat } devuelve el golpe
picture-tw-did-Healed = { $seat } se cura
picture-tw-did-DrewThree = { $seat } roba tres
picture-tw-did-Ended = la partida ha terminado

### Quién tiene que hacer qué
picture-ask-open = abre con cualquier carta
picture-ask-answer = responde con { $strike } o más, o encaja el golpe
picture-ask-answer-wound = responde con una especial, o encaja la Herida
picture-ask-target = elige quién responde
picture-ask-damage = pon un número como daño
picture-ask-heart = ¿un corazón al daño?
picture-ask-building = toma uno de los edificios
picture-ask-counter = ¿devolver con un corazón?
picture-ask-discard = descarta y quédate con tres
picture-tab-open = Abre
picture-tab-answer = Responde
picture-tab-target = Apunta
picture-tab-damage = Impacto
picture-tab-heart = ¿Corazón?
picture-tab-building = Impacto
picture-tab-counter = ¿Devuelve?
picture-tab-discard = Descarta
picture-tab-winner = Gana
picture-over-target = llega a { $target } puntos de victoria
picture-over-last_standing = se queda sin rivales en pie
picture-over-exhausted = nadie puede abrir: fin de la partida
picture-nobody = Nadie
picture-hit = Daño { $damage }
picture-gained = +{ $vp } PV
picture-defeated = Cae

### Manos y cartas
picture-your-hand = Tu mano
picture-your-hand-kanji = 手札
picture-empty-hand = Sin cartas en la mano
picture-other-actions = Otras acciones
picture-your-turn = { $round } · te toca
picture-not-your-turn = { $round } · no te toca
picture-strike-now = Golpe { $strike }
picture-wound-now = Herida
picture-opening-now = Apertura
picture-power-ready = Poder { $power } listo
picture-power-spent = Poder { $power } gastado
picture-text-number = Responde a un golpe de { $value } o menos.
picture-text-zero = Solo responde a un golpe de 0. Como daño no quita vida.
picture-text-heart = Responde a { $value } o menos y endereza a tu kaiju. O súmalo al daño.
picture-text-building = Responde a { $value } o menos y descubre un edificio.
picture-text-lowering = Responde a cualquier número y baja el golpe en 3. Nunca es daño.
picture-text-change_direction = Responde a cualquier golpe. Se juega al revés.
picture-text-choose_target = Responde a cualquier golpe. Tú dices quién responde.
picture-text-wound = Responde a cualquier golpe. Solo una especial puede responder.
picture-text-double_wound = Alcanza al siguiente al instante, sin respuesta posible.
picture-way-play = Jugar
picture-way-damage = Poner
picture-way-heart = Añadir
picture-way-counter = Golpear
picture-way-discard = Descartar
picture-way-king = Herida
picture-too-low = baja
picture-king-card = Carta del Rey, una vez
picture-why-answer = Hace falta { $strike } o más
picture-why-wound = Solo una especial
picture-why-damage = Solo de 0 a 10
picture-why-heart = Solo un corazón
picture-why-counter = Solo un corazón
picture-why-other = Ahora no
picture-the-deck = El mazo
picture-copies = { $copies } de { $total } cartas

### Resultados
picture-winner = Gana
picture-nobody-wins = No gana nadie
picture-points-by-round = Puntos de victoria por ronda
picture-ended-target = { $name } llegó a { $target } PV en la ronda { $round }
picture-ended-last_standing = Sin rivales en pie, ronda { $round }
picture-ended-exhausted = Nadie pudo abrir en la ronda { $round }

### Estadísticas
picture-stats-won = ganadas
picture-stats-fair = lo que ganaría el puro azar
picture-stats-percent = { $share } %
picture-stats-count = { $wins } de { $games }
picture-stats-alt = { $title }: { $first }, { $second }. El porcentaje de partidas ganadas, junto al que daría el puro azar.
picture-stats-alt-place = { $place }. { $name }
picture-stats-alt-row = { $name }{ $noted ->
        [yes] , { $note }
       *[no] {""}
    }, ganadas: { $wins } de { $games }, { $share } %, por azar { $fair } %.
