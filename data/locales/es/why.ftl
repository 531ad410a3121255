# Por qué algo no se ofrece, en media frase tras su nombre. Claves: <juego>-why-<regla>; la regla misma está a una pulsación.

why-title = ### ¿Por qué no?
why-line = **{ $what }**: { $reason }
why-nothing = Todo lo que las reglas permiten está en tus botones.
why-rule = Regla { $rule }
why-text = > **{ $rule }** { $text }

total_war-why-TW-4-1 = demasiado poco para un golpe de { $strike }.
total_war-why-TW-4-6 = un número no detiene una Herida. Solo una carta especial.
total_war-why-TW-4-9 =
    { $is_wound ->
        [yes] puedes responder, así que debes hacerlo.
       *[no] puedes responder sin tu poder, así que debes hacerlo.
    }
total_war-why-TW-7-1 = tu poder está gastado. Un corazón que juegues lo deja listo otra vez.
total_war-why-TW-5-1 = como daño solo se pone un número de 0 a 10.
total_war-why-TW-5-3 = al daño solo se le puede añadir un corazón.
total_war-why-TW-6-8 = solo los corazones devuelven el golpe.

tokyo_clash-why-TC-4-1 = más de los { $energy } de Energía que tienes.
tokyo_clash-why-TC-4-3 = demasiado lejos, o un Edificio Grande impide parar ahí.
tokyo_clash-why-TC-4-6 = solo en defensa.
tokyo_clash-why-TC-4-7 = nada sobre lo que actuar.
tokyo_clash-why-TC-5-3 = fuera de la línea recta, o a más de { $amount }.
tokyo_clash-why-TC-5-5 = antes frena el vuelo un Edificio Grande u otro kaiju.
tokyo_clash-why-TC-6-1 = sin valor de Defensa.
tokyo_clash-why-TC-8-5 = fuera de la línea recta desde ti, o demasiado lejos.
tokyo_clash-why-TC-9-4 = ahí no hay edificio, o no está en tu espacio ni al lado.
tokyo_clash-why-TC-11-3 = tiene que acercarse al kaiju que persigue.
tokyo_clash-why-TC-11-4 = los vehículos nuevos se mantienen lejos de los kaiju y de los Edificios Grandes; los Cazas y los Trenes entran por el borde, los Acorazados por el agua.
tokyo_clash-why-TC-11-6 = fuera de las líneas por las que va este Tren, a más de 3, o un Edificio Grande.
tokyo_clash-why-TC-11-12 = los Generadores se mantienen lejos de los kaiju, de los Edificios Grandes y unos de otros.
tokyo_clash-why-TC-11-16 = los Ovnis bajan tan cerca del centro como haya sitio.
tokyo_clash-why-TC-13-2 = fuera del alcance de esta esquiva.
tokyo_clash-why-TC-13-12 = fuera del camino, demasiado lejos, o un Edificio Grande.

monopoly-why-GM-1-5 = es de tu mismo bando.
monopoly-why-GM-2-1 = se construye antes de la primera tirada, desde el turno siguiente a la compra, y con el dinero en la mano.
monopoly-why-GM-3-1 = el límite son { $most } PA por caída, y solo puedes gastar los que tienes.
monopoly-why-GM-3-4 = solo se venden ruinas, al final de tu caída y por el precio entero.
monopoly-why-GM-3-5 = lo tuyo no se puede atacar.
monopoly-why-GM-3-6 = un kaiju que se esconde o sirve no compra nada.
monopoly-why-GM-4-1 = se construye en distritos propios, desde el turno siguiente a la compra.
monopoly-why-GM-6-1 = un combate empieza cuando alguien cae, no antes de la tirada.
monopoly-why-GM-6-2 = no hay combate hasta que quien cae haya pasado una vez por la SALIDA.
monopoly-why-GM-6-3 = el límite son { $most } PA, y solo quien cae derriba casas.
monopoly-why-GM-6-4 = te escondes en vez de caer, un espacio antes. Ahora ya has caído.
monopoly-why-GM-6-8 = ya no le quedan PS.
monopoly-why-GM-7-4 = un kaiju al servicio de otro no construye nada.
monopoly-why-GM-7-6 = es del bando al que sirves.
monopoly-why-GM-9-1 = tres ofertas por turno, antes de la tirada.
monopoly-why-GM-9-3 = { $deals ->
        [own_turn] mientras sirves no haces tratos.
       *[in_need] mientras sirves solo puedes ofrecer cartas de suerte guardadas, y no tienes ninguna.
    }
