# Una línea bajo cada pregunta en las primeras partidas: de qué va, y qué suele pasarse por alto. Nunca la mejor jugada.

act-decide = Decidir por mí
act-decided = Ya he decidido en tu lugar, solo con lo que tú ves.
act-decided-order = Una orden permanente puede hacerlo durante toda la partida: *Menú*, *Órdenes permanentes*.
act-proposal = ### Tienes varias cosas que decidir
act-proposal-about = Propuesta, tal como se ve en el tablero:
act-as-suggested = Como se propone
act-singly = Uno por uno
act-coach = -# **Consejo:** { $line }
act-coach-phone = -# **¿En el móvil?** *{ board-tall }* adapta las imágenes.
settings-way-mention = mención en el hilo
settings-way-dm = mensaje directo
settings-way-none = ninguno
settings-colours-usual = colores de siempre
settings-colours-contrast = más contraste
settings-colours-red_green = sin rojo/verde
settings-colours-blue_yellow = sin azul/amarillo
settings-colours-light = fondo claro
settings-coaching-auto = solo al principio
settings-coaching-on = siempre
settings-coaching-off = nunca
settings-about-coaching = Consejos
settings-coaching-choose = Consejos bajo las preguntas
settings-coaching = { $coaching ->
        [on] Bajo cada pregunta hay consejos para principiantes.
        [off] No ves consejos para principiantes.
       *[auto] En tus dos primeras partidas de cada juego hay consejos bajo las preguntas.
    }
coaching-auto = en mis dos primeras partidas de cada juego
coaching-on = siempre
coaching-off = nunca

## Total War

total_war-coach-open = Cualquier carta abre. Un número alto es difícil de responder; con lo que guardes tendrás que responder al próximo golpe.
total_war-coach-answer = Con igualar basta. Tu poder de { $power } está listo: puedes sumarlo una vez a un número.
total_war-coach-answer-spun = Con igualar basta. Tu poder está gastado; cualquier corazón que juegues lo deja listo otra vez.
total_war-coach-answer-wound = Los números no detienen una Herida. { $stays ->
        [yes] Cambio de sentido, Elegir objetivo u otra Herida la pasan a otro.
       *[no] Cambio de sentido o Elegir objetivo acaban con ella, y vuelve a contar el último número. Otra Herida la pasa a otro.
    }
total_war-coach-answer-stuck = Nada de lo que tienes responde a esto. Un impacto no es el fin: pones un número de tu mano como daño y abres la siguiente ronda.
total_war-coach-target = Quien nombres tiene que responder a { $is_wound ->
        [yes] la Herida
       *[no] un golpe de { $strike }
    }. El sentido del juego no cambia.
total_war-coach-damage = El número cuenta como daño: llevas { $wounds } de { $life }. Un corazón o un edificio en la carta no hacen nada aquí.
total_war-coach-damage-furious = El número cuenta como daño: llevas { $wounds } de { $life }, y tu kaiju ya está enfurecido. Un corazón o un edificio en la carta no hacen nada aquí.
total_war-coach-heart = Un corazón suma su número al daño y deja listo tu poder. Después, todos roban hasta tener tres.
total_war-coach-building = Los edificios que dejes siguen en el centro y caen sobre quien reciba el próximo impacto.
total_war-coach-counter = Cada corazón le hace su número de daño a quien te hirió. A eso no se responde, y tu poder vuelve a estar listo.
total_war-coach-discard = Los descartes quedan boca arriba: todos ven lo que sueltas.

## Tokyo Clash

tokyo_clash-coach-act = Cualquier carta también puede descartarse por una acción de tu tablero personal, cueste lo que cueste. Pasar no cierra nada: puedes volver a actuar mientras otros lo hagan.
tokyo_clash-coach-act-broke = Tienes 0 de Energía. Destruye un edificio, lanza un vehículo o descarta una carta por una acción de tu tablero personal: eso no cuesta nada.
tokyo_clash-coach-act-mothra = Las ruinas no le dan nada a Mothra. Consigue Energía descartando una carta o, en la Renovación, de un edificio a su lado.
tokyo_clash-coach-act-full = Tienes { $energy } de Energía, y es lo máximo que puedes guardar. Lo que pase de ahí se pierde.
tokyo_clash-coach-act-last = Los demás han pasado. Si tú también pasas, termina la ronda; si actúas, pueden volver a actuar.
tokyo_clash-coach-momentum = Impulso: esta es una acción adicional, antes de que actúe nadie más. Parar no es pasar.
tokyo_clash-coach-action = La carta se va de todos modos; su texto y su coste no cuentan.
tokyo_clash-coach-attack = El daño quita cartas de su mazo, y la mejor pasa a ser tu trofeo. Un lanzamiento destroza lo que golpea, y eso es Energía.
tokyo_clash-coach-target = Aquí solo eliges sobre quién actúa la carta. Contra eso nadie se defiende.
tokyo_clash-coach-spend = Una Mejora gastada va a tus descartes. La que guardas espera otro ataque.
tokyo_clash-coach-throw = Lo que lances destroza lo que golpea, y la Energía es tuya.
tokyo_clash-coach-throw-to = Un vehículo lanzado se destruye donde cae, junto con una cosa de allí. Recibes Energía por ambos.
tokyo_clash-coach-throw-to-kaiju = Un kaiju atraviesa lo pequeño y puede derribar una cosa por espacio; se detiene ante un Edificio Grande u otro kaiju.
tokyo_clash-coach-throw-hit = O cae algo de aquí, y eso te da Energía, o un kaiju recibe 1 de daño.
tokyo_clash-coach-throw-through = Lo que cae te da Energía. Un Edificio Pequeño, además, acerca el final de la partida.
tokyo_clash-coach-throw-collide = Los dos kaiju reciben 1 de daño, y los dos pueden defenderse.
tokyo_clash-coach-trophy = Al final su Dominio cuenta para ti. Su dueño sigue jugando sin ella.
tokyo_clash-coach-radar = Miras la carta y vuelve a su sitio. Los demás solo ven de quién era el mazo.
tokyo_clash-coach-bunker = Es la próxima carta que robas. Todos ven cuál es.
tokyo_clash-coach-recall = Es la próxima carta que robas. Todos ven cuál es.
tokyo_clash-coach-bask = Recibes lo que daría su destrucción, y sigue en pie.
tokyo_clash-coach-refresh = Robas hasta tener cinco, el Rey hasta seis. Las cartas que guardas ocupan el lugar de otras nuevas.
tokyo_clash-coach-move = Te mueves a través de todo, pero no puedes parar en un Edificio Grande. Para lanzar un vehículo tienes que estar en su espacio.
tokyo_clash-coach-fly = Vuelas en línea recta por encima de todo, pero no puedes parar en un Edificio Grande.
tokyo_clash-coach-dodge = El ataque ha terminado. Donde estés ahora decide quién te alcanza después.
tokyo_clash-coach-push = Se puede empujar a través de todo. Donde no puede parar es en un Edificio Grande.
tokyo_clash-coach-pull = Puede llegar hasta tu espacio; los ataques sin alcance lo necesitan ahí.
tokyo_clash-coach-place = Se coloca ahí; por el camino no se rompe nada.
tokyo_clash-coach-smash = Lo que cae te da Energía. Un Edificio Pequeño, además, acerca el final de la partida.
tokyo_clash-coach-recover = Todos ven qué carta tomas.
tokyo_clash-coach-discard = Todos ven lo que descartas.
tokyo_clash-coach-strip = La Mejora va a los descartes de su dueño, no fuera de la partida.
tokyo_clash-coach-sift-keep = Estas cartas solo las ves tú. Lo que no tomes va bajo tu mazo.
tokyo_clash-coach-sift-under = La primera que pongas queda por encima de la siguiente.
tokyo_clash-coach-riposte = Tu réplica es daño como cualquier otro: puede darte un trofeo, y quien la recibe puede defenderse.
tokyo_clash-coach-defend = Cada punto de daño que pasa quita una carta de tu mazo; la mejor será trofeo de quien ataca. Una defensa cuesta su Energía.
tokyo_clash-coach-defend-king = Cualquier daño que pase te cuesta la corona, y con ella cartas de tu mazo.
tokyo_clash-coach-defend-stuck = Nada de lo que tienes puede defender ahora. Se te pregunta igual, para que nadie lo sepa.
tokyo_clash-coach-hunt-tank = Decides tú, porque cierras el orden de turno. Un Tanque en el espacio de un kaiju o al lado le cuesta 1 de Energía.
tokyo_clash-coach-hunt-ufo = Decides tú, porque cierras el orden de turno. Un Ovni en el espacio de un kaiju o al lado le cuesta una carta.
tokyo_clash-coach-move-tank = Decides tú, porque cierras el orden de turno. Un Tanque en el espacio de un kaiju o al lado le cuesta 1 de Energía.
tokyo_clash-coach-move-ufo = Decides tú, porque cierras el orden de turno. Un Ovni en el espacio de un kaiju o al lado le cuesta una carta.
tokyo_clash-coach-move-train = Decides tú, porque cierras el orden de turno. Un Tren vale 3 de Energía para quien lo lance o lo destroce.
tokyo_clash-coach-place-tank = En cada fase de Eventos, un Tanque quita 1 de Energía a cada jugador cuyo kaiju esté al lado o en su espacio, salvo al de Mothra. Quien comparte su espacio puede lanzarlo.
tokyo_clash-coach-place-train = Un Tren vale 3 de Energía para quien lo lance o lo destroce.
tokyo_clash-coach-place-jet = Los Cazas ametrallan la línea que tienen delante: un kaiju en ella pierde una Mejora.
tokyo_clash-coach-place-ufo = Un Ovni persigue al kaiju más cercano; quien lo tiene al lado descarta una carta. Vale 3 de Energía.
tokyo_clash-coach-place-battleship = Los Acorazados disparan a lo largo de su línea: un kaiju en ella pierde un trofeo.
tokyo_clash-coach-place-generator = Un kaiju llevado ahí recibe 1 de daño imparable; el que entra por su cuenta pierde la primera carta de su mazo.
tokyo_clash-coach-face-train = Avanza de 1 a 3 espacios en este sentido en la próxima fase de Eventos. Todos pueden contar con ello.
tokyo_clash-coach-face-jet = Vuela 2 espacios en este sentido cada ronda y ametralla todo lo que tiene delante.
tokyo_clash-coach-face-battleship = Dispara en este sentido hasta el borde: un kaiju en la línea pierde su trofeo más reciente.

## Monopoly

monopoly-coach-turn = Tus casas pagan en la SALIDA. Tus tanques disparan a quien caiga donde están, si sus PA no los aplastan antes. Solo puedes construir ahora, antes de la tirada.
monopoly-coach-turn-bare = Tienes ruinas sin ninguna casa. Las ruinas siguen en venta hasta que haya en ellas una casa{ $bare ->
        [yes] {" "}o un tanque
       *[no] {""}
    }.
monopoly-coach-turn-serves = Conservas tus turnos y tus decisiones, pero la SALIDA no te da nada, y no puedes comprar ni construir.
monopoly-coach-turn-fish = Aquí puedes construir y hacer tratos como en cualquier turno. Conviene quedarse cuando el camino está lleno de tanques.
monopoly-coach-works = Las casas impiden que te compren un distrito y pagan en la SALIDA; se derrumba una cada vez que alguien cae ahí, incluso tú. Los tanques hieren a los enemigos que caen. Ambos se venden a mitad de precio.
monopoly-coach-sell = La Ciudad paga la mitad. Puede que otro jugador pague más.
monopoly-coach-debt = Nadie quiebra. Lo que no puedas pagar después de vender se perdona.
monopoly-coach-place-house = Solo un distrito sin casas te lo puede comprar otro.
monopoly-coach-place-tank = Los tanques disparan a todo enemigo que caiga ahí, incluso al que se esconde. Los PA pueden aplastarlos antes.
monopoly-coach-deal-with = El dinero, las cartas de suerte y los distritos pueden cambiar de manos; los PS y los PA, no.
monopoly-coach-deal-give = Un distrito va con todo lo que hay en él.
monopoly-coach-deal-take = Un color completo te permite construir Cañones Máser, que alcanzan { $reach } espacios.
monopoly-coach-deal-money = Puedes pagar un extra, o recibirlo.
monopoly-coach-deal-answer = Mira qué completa, para ti y para la otra parte. La promesa de no atacar no obliga a nadie.
monopoly-coach-escape = { monopoly-coach-turn-fish }
monopoly-coach-shift = Un espacio puede decidir si caes en tanques, en la SALIDA o sobre un enemigo.
monopoly-coach-lunge = Al servicio de otro, solo un combate te libera: tu golpe tiene que quitar el último PS de un kaiju libre.
monopoly-coach-hide = Si te escondes, no haces nada: no cae ninguna casa, no se compra nada, no hay combate. Los tanques disparan igual.
monopoly-coach-go = Los PS no tienen tope; los PA se quedan en 12. Quien pierde el último PS sirve a quien se lo quita.
monopoly-coach-fish = Aquí no se lucha. Los PA vuelven en la SALIDA.
monopoly-coach-stride = El espacio donde pares cuenta como si hubieras llegado con la tirada.
monopoly-coach-lose_tank = El tanque va a la Central Nuclear: se lo lleva quien caiga allí.
monopoly-coach-jam = La carta se gasta, y aquí no te dispara nada.
monopoly-coach-declare = En cada combate, una sola carta de combate. La que guardes se ofrecerá otra vez.
monopoly-coach-shield = La carta se gasta. Quien te quita el último PS te somete.
monopoly-coach-strike = Como mucho 2 PA por caída, repartidos como quieras. Los PA vuelven en la SALIDA: 3 cada vez.
monopoly-coach-strike-short = Tus PA no despejan este distrito, y solo se venden las ruinas: lo que derribes ayuda a quien venga después. Los PA vuelven en la SALIDA.
monopoly-coach-strike-serves = Mientras sirves, tus 2 PA vuelven al momento. Quita el último PS de un kaiju libre, y serás libre.
monopoly-coach-strike_back = No tienes que golpear. Los PA que ahorres quedan para el próximo combate; vuelven en la SALIDA.
monopoly-coach-strike_back-serves = { monopoly-coach-strike-serves }
monopoly-coach-tanks = Hacen el daño del distrito, todo o nada. No disparar puede ser parte de un trato.
monopoly-coach-maser = Dispara una vez por tirada a quien pare a su alcance. No disparar puede ser parte de un trato.
monopoly-coach-buy = Puedes construir aquí desde tu próximo turno. Hasta entonces, cualquiera que caiga aquí puede comprarlo, y tú no recibes nada.
monopoly-coach-buy-last = Después tendrás { $left }, y una casa cuesta { $house }. Hasta que haya una, cualquiera que caiga aquí puede comprarlo, y tú no recibes nada.
