lesson-tokyo_clash-throwing = Lanzar y Energía
lesson-tokyo_clash-throwing-card = Mira el *{ panel-board }*: un Tanque en tu espacio y, cuatro más allá, una Torre. { tokyo_clash-card-tail_slide } cuesta tus 2 de Energía y lanza hasta allí. Juega esa carta.
refused-lesson-tokyo_clash-no-pass = Pasar es para cuando no queda nada que hacer. A ti aún te queda algo.
refused-lesson-tokyo_clash-play-it = Descartada, solo da un lanzamiento o un movimiento sencillo. Juega la carta por lo que dice.
refused-lesson-tokyo_clash-too-short = Eso lanza a 3 espacios como mucho, y la Torre está a 4. { tokyo_clash-card-tail_slide } llega.
lesson-tokyo_clash-throwing-stay = Primero podrías moverte 1 espacio. El Tanque está en tu espacio, así que quédate.
refused-lesson-tokyo_clash-stay = Si te vas, el Tanque se queda. Para lanzar un vehículo hay que estar en su espacio.
lesson-tokyo_clash-throwing-tank = Lanza el Tanque: un ataque puede lanzar lo que haya en tu espacio. Vuela en línea recta, y lo que golpea cae con él.
refused-lesson-tokyo_clash-throw-it = El Tanque está listo para volar. Lánzalo.
lesson-tokyo_clash-throwing-tower = ¿Adónde? Elige la letra de la Torre: 1 de Energía por el Tanque y 4 por la Torre.
refused-lesson-tokyo_clash-small = Ahí cae un Edificio Pequeño, pero la Torre da más Energía.
refused-lesson-tokyo_clash-nothing-there = Ahí no se rompe nada. Apunta a un edificio: ahí está la Energía.
lesson-tokyo_clash-throwing-end = Has pagado 2 y ganado 5. Destrozar la ciudad paga todo lo demás: lanza lo que haya en tu espacio.

lesson-tokyo_clash-attacking = Ataques y trofeos
lesson-tokyo_clash-attacking-ray = Con 5 de Energía, ataca. { kaiju-mothra } lleva la corona, a dos espacios. { tokyo_clash-card-heat_ray } (2) alcanza tres espacios en línea recta.
lesson-tokyo_clash-attacking-hit = 3 de daño contra ella. Elige tu objetivo.
refused-lesson-tokyo_clash-hit-it = La carta está jugada y pagada. No la desperdicies: ataca.
lesson-tokyo_clash-attacking-trophy = No se ha defendido. Su mazo pierde tres cartas, y la de más Dominio es tu trofeo. Es tuya para siempre.
lesson-tokyo_clash-attacking-end = Un trofeo vale su Dominio, y gana quien más Dominio tiene. Y quien daña al Rey se lleva la corona: actúa primero, roba una carta más y suma 2 de Dominio al final.

lesson-tokyo_clash-defending = Defenderse
lesson-tokyo_clash-defending-shield = Llevas la corona y { kaiju-mothra } te ataca con 4. Cada punto de daño que pasa te quita una carta del mazo. Defiéndete con la carta que más detiene.
refused-lesson-tokyo_clash-defend = Entonces pasan los 4. Tienes cartas para esto.
refused-lesson-tokyo_clash-thicker = Eso detiene 2 de 4. { tokyo_clash-card-stand_firm } detiene 3.
lesson-tokyo_clash-defending-back = Ha pasado 1 de daño y ha bastado: ella tiene la corona y un trofeo. Recupera la corona con { tokyo_clash-card-heat_ray }.
refused-lesson-tokyo_clash-win-back = Más tarde, quizá. La corona está a dos espacios en línea recta: juega { tokyo_clash-card-heat_ray }.
lesson-tokyo_clash-defending-hit = Apunta a { kaiju-mothra }. No tiene con qué defenderse.
lesson-tokyo_clash-defending-trophy = Nada ha detenido tus 3 de daño. Las cartas que puedes elegir cuentan lo mismo al final: quédate con la que quieras.
lesson-tokyo_clash-defending-end = La corona vuelve a ser tuya. Te defiendes en el turno de los demás: guarda una carta para eso, sobre todo como Rey, y la Energía si cuesta alguna.

lesson-tokyo_clash-rounds = Descartes y rondas
lesson-tokyo_clash-rounds-discard = No tienes Energía, pero hay un Tren en tu espacio. Descarta una carta por una de las dos acciones de tu tablero personal: lanzar o moverte. Deshazte de la más cara.
refused-lesson-tokyo_clash-dear-first = Esa quizá puedas pagarla en la próxima ronda. Descarta { tokyo_clash-card-mega_heat_ray }: sus 4 de Energía quedan lejos.
lesson-tokyo_clash-rounds-action = ¿Lanzar o moverte? Un Tren da 3 de Energía a quien lo destruye.
refused-lesson-tokyo_clash-mat-throw = Moverte aquí no da nada. Lanza el Tren.
lesson-tokyo_clash-rounds-train = Contra el Edificio Pequeño: 3 por el Tren y 2 por el edificio. Cada Edificio Pequeño que cae acerca también el final de la partida.
refused-lesson-tokyo_clash-only-tank = El Tanque daría 1 más; el edificio da 2. Elige el edificio.
lesson-tokyo_clash-rounds-pass = { kaiju-mothra } pasa. Cuando todos han pasado, la ronda termina; tu Energía se conserva. Pasa tú también.
refused-lesson-tokyo_clash-keep-ray = Desde aquí nada vale la pena. Guarda la carta y pasa.
lesson-tokyo_clash-rounds-refresh = Ahora todos roban hasta tener cinco. Antes puedes descartar, pero vale la pena guardar { tokyo_clash-card-heat_ray }: no descartes nada.
refused-lesson-tokyo_clash-keep-it = Tienes 5 de Energía y cuesta 2. Guárdala.
lesson-tokyo_clash-rounds-end = Después se mueven los vehículos de los dos eventos y empieza otra ronda. En la pista con los números de ronda, el Destructor de Oxígeno avanza cada ronda: cuando deja atrás un Edificio Pequeño caído, o tras la séptima, se acaba.

lesson-tokyo_clash-game = Una partida entera
lesson-tokyo_clash-game-plays = Una partida de verdad contra una máquina de nivel fácil: gana el mayor Dominio, entre trofeos y corona. Primero coloca vehículos donde quieras.
lesson-tokyo_clash-game-end = { $won ->
        [yes] Has ganado. Ya conoces el juego: a una mesa de verdad.
       *[no] Esta vez no, pero has jugado hasta el final. ¿Otra vez, o una mesa de verdad?
    }
