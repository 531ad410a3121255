# Cada juego en unas líneas, para quien no lo ha visto nunca. El resto está en las reglas numeradas.

total_war-primer =
    - Quien abre juega una carta: ese es el **golpe**. La siguiente persona responde con un número igual o mayor, o con una carta especial, y así alrededor de la mesa. Siempre robas hasta tener tres.
    - Una vez, tu kaiju suma su **poder** a un número. Un corazón que juegues lo deja listo otra vez.
    - Quien no puede responder recibe el **impacto** y pone una de sus cartas como daño. Quien golpea puede añadir un corazón, y el edificio que se interponga cae encima.
    - Cuando el daño alcanza tu vida (edición alemana: la supera), tu kaiju cae. Quien golpea puntúa y el caído vuelve **enfurecido**; en el modo habitual, la segunda derrota lo elimina.
    - Gana quien llega primero a los puntos necesarios, o quien se queda sin rivales en pie.
tokyo_clash-primer =
    - Una ronda: una acción por turno hasta que todos pasan; después todos renuevan la mano, y luego se mueven los vehículos de los dos eventos.
    - Las cartas cuestan **Energía**, que se gana destrozando la ciudad: lanza kaiju y vehículos contra los edificios. Cualquier carta puede descartarse por una de las dos acciones de tu tablero personal.
    - Ataca a un kaiju en tu espacio, o de lejos si tu carta tiene Alcance: hazle daño o lánzalo. Quien lo lleva puede defenderse con una carta.
    - Cada punto que pasa quita una carta del mazo de la víctima. La mejor es tu **trofeo** y cuenta su Dominio.
    - Quien hiere al **Rey de los Monstruos** se queda con la corona: actúa primero, roba una carta más y suma 2 de Dominio al final.
    - Cada Edificio Pequeño que cae acerca el final. Cuando el Destructor de Oxígeno ha pasado uno de la pista, o tras la ronda siete, gana quien tenga más Dominio.
monopoly-primer =
    - Tira dos dados y muévete. En un distrito se derrumba una casa sola; con hasta 2 puntos de ataque derribas más casas o tanques, o quitas salud a un kaiju.
    - Sin casas (ni tanques, en la variante «De la casa»), un distrito está demolido y quien caiga en él puede comprarlo. Tus casas pagan en la SALIDA, tus tanques disparan a los enemigos, y un color completo puede tener **máseres** que alcanzan cuatro espacios.
    - Antes de tirar puedes construir y hacer tratos. Pasar por la SALIDA da dinero y puntos de ataque, o en su lugar un punto de salud.
    - Desde tu primer paso por la SALIDA, caer sobre un enemigo desata un combate, salvo que te escondas un espacio antes.
    - Quien te quita el último punto de salud te **somete**: tu kaiju lucha de su lado hasta que gane un combate propio y se libere.
    - Gana quien ha sometido a todos los demás.
