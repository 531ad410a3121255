lesson-total_war-striking = Golpe y respuesta
lesson-total_war-striking-enough = { kaiju-rodan } golpea con 6. Juega un 6 o más y { kaiju-mothra } tendrá que responderte a ti. Con igualar basta.
refused-lesson-total_war-too-high = El 8 serviría, pero 6 contra 6 basta. Guarda el 8: vendrán golpes más duros.
refused-lesson-total_war-power-later = Aquí no necesitas tu poder. Una carta sola basta; el poder es la próxima lección.
lesson-total_war-striking-equal = El golpe ha dado la vuelta y llega como 8. Siempre robas hasta tener tres cartas. ¿Qué detiene un 8?
lesson-total_war-striking-end = { kaiju-mothra } no tiene nada tan alto y encaja el golpe. Esa es la clave: juega la carta más barata que aguante y guarda las altas.

lesson-total_war-power = Poder y corazones
lesson-total_war-power-add = Un golpe de 8, y tu mejor carta es un 7. Una vez, tu kaiju puede sumar su poder de 2 a un número: 7 + 2 = 9.
refused-lesson-total_war-no-need = Puedes encajar el golpe, pero no hace falta: 7 con tu poder basta contra el 8.
lesson-total_war-power-heart = Un −3 responde a cualquier golpe y le quita 3: dos de ellos han dejado el tuyo en 3. Tu poder está gastado, y un corazón lo deja listo otra vez. ¿Qué carta lo tiene?
refused-lesson-total_war-no-heart = Eso también responde, pero tu poder sigue gastado. El 4 con corazón hace las dos cosas.
lesson-total_war-power-end = Tu poder vuelve a estar listo. Gástalo cuando te salve y luego busca un corazón.

lesson-total_war-specials = Cartas especiales
lesson-total_war-specials-wound = { kaiju-rodan } juega una Herida. Ningún número la detiene, solo una carta especial. Cambio de sentido la anula y se juega al revés: le toca a { kaiju-rodan }.
lesson-total_war-specials-target = { kaiju-mothra } golpea con 8. Tu 9 aguantaría, pero ella también está a un impacto de caer. Con Elegir objetivo dices quién responde.
refused-lesson-total_war-use-target = Aguanta, pero luego le toca a { kaiju-rodan }, que está intacto. Con Elegir objetivo, el 8 vuelve a { kaiju-mothra }.
lesson-total_war-specials-whom = ¿Quién se enfrenta al 8? Mira el daño: { kaiju-mothra } lleva 7 de 9.
refused-lesson-total_war-weaker = { kaiju-rodan } está intacto. { kaiju-mothra } casi ha caído, y los puntos son de quien da el último impacto.
lesson-total_war-specials-end = { kaiju-mothra } no pudo responder a su propio 8 y recibe 2 más: 9 de 9, derrotada. Las especiales responden a cualquier número y a cualquier Herida. No las gastes en un golpe bajo.

lesson-total_war-wounds = Daño y puntos
lesson-total_war-wounds-hit = Un golpe de 10, y nada de tu mano llega, ni con poder. Le pasa a cualquiera: encaja el golpe.
lesson-total_war-wounds-lay = Pon un número de tu mano como daño. Su valor es el daño que recibes. Con 10 cae { kaiju-godzilla }, y ya llevas 3.
refused-lesson-total_war-lowest = Eso hace más daño del necesario. Tu número más bajo es el daño más barato.
lesson-total_war-wounds-open = Quien recibió el impacto abre la ronda siguiente con cualquier carta. Un número alto es difícil de responder.
refused-lesson-total_war-keep-heart = Guarda el corazón: vale más cuando hieres a alguien.
refused-lesson-total_war-open-high = Abre con tu 9, sin poder: pocos pueden responder a eso, y guardas el poder para después.
lesson-total_war-wounds-heart = { kaiju-mothra } recibe el impacto y pone un 3: 5 de 9. Quien golpea puede añadir un corazón. El tuyo es un 4.
refused-lesson-total_war-add-heart = 5 y 4 son 9, y no le queda más vida. Añádelo.
lesson-total_war-wounds-end = 9 de 9: { kaiju-mothra } cae y tú ganas 3 puntos. Vuelve enfurecida; una segunda derrota la elimina. Entre tres, gana quien llega a 12 puntos o se queda sin rivales en pie.
lesson-total_war-buildings = Edificios y Doble herida
lesson-total_war-buildings-raise = { kaiju-rodan } golpea con 6. Tu 7 lleva un edificio: al jugarlo se descubre una carta de edificio, que cae sobre quien encaje el próximo golpe. Juégalo.
refused-lesson-total_war-plain-seven = El 7 solo ya basta. Guarda tu poder.
refused-lesson-total_war-double-later = Todavía no. Nadie puede responderle, así que vale más cuando ya hay un edificio esperando a caer.
refused-lesson-total_war-raise-it = También responde, pero no descubre ningún edificio. Juega el 7 que lleva uno.
lesson-total_war-buildings-double = Hay un edificio de 4 descubierto, y el golpe ha vuelto como 10. La Doble herida responde a todo, y a ella no responde nada: le toca a { kaiju-mothra }, que recibe el impacto al momento.
refused-lesson-total_war-no-escape = Eso aguanta, pero quizá { kaiju-mothra } tenga con qué responder. A la Doble herida, nadie responde.
lesson-total_war-buildings-heart = { kaiju-mothra } ha puesto un 3, y encima caerá el 4 del edificio. Tu corazón es un 3: añádelo.
refused-lesson-total_war-all-three = 3 y 4 son 7, y ella tiene 9 de vida. Con tu corazón son 10.
lesson-total_war-buildings-end = 3, 3 y 4 son 10: { kaiju-mothra } cae con un solo impacto. Más no cabe en uno: su propia carta, un corazón y un edificio. Solo hay una Doble herida en el mazo.

lesson-total_war-game = Una partida entera
lesson-total_war-game-plays = Una partida de verdad contra dos máquinas de nivel fácil: gana quien llegue a 12 puntos o se quede sin rivales en pie. Bajo las preguntas van mis consejos.
lesson-total_war-game-end = { $won ->
        [yes] Has ganado. Ya conoces el juego: a una mesa de verdad.
       *[no] Esta vez no, pero has jugado hasta el final. ¿Otra vez, o una mesa de verdad?
    }
