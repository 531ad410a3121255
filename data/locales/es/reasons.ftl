hint-why = -# **Por qué:** { $reason }

tokyo_clash-advice-blocks = Detiene los { $amount } de daño{ $is_king ->
        [yes] {" "}y sigues siendo Rey de los Monstruos
       *[no] {""}
    }.
tokyo_clash-advice-softens = Detiene { $stopped } de los { $amount } de daño.
tokyo_clash-advice-defenceless = Nada de tu mano puede defender.
tokyo_clash-advice-takes = Te quedas con { $cards ->
        [one] tu carta
       *[other] las { $cards } cartas
    } para tus turnos.
tokyo_clash-advice-reach = Su ataque de { $amount } alcanza a { $names }.
tokyo_clash-advice-momentum = Tiene Impulso: puedes actuar otra vez enseguida.
tokyo_clash-advice-stays = Es una Mejora: se queda en juego hasta que la gastas o la pierdes.
tokyo_clash-advice-cost = { $cost ->
        [0] No cuesta Energía: conservas { $left }.
       *[other] Cuesta { $cost } de Energía y te quedan { $left }.
    }
tokyo_clash-advice-free = Una acción por descarte no cuesta Energía; tienes { $energy }.
tokyo_clash-advice-spend = No gasta una acción.
tokyo_clash-advice-pass = { $is_end ->
        [yes] Todos los demás han pasado: la fase acaba y llegas a la Renovación con { $cards } cartas en mano.
       *[no] No cuesta nada, y puedes volver a actuar mientras otros lo hagan.
    }
tokyo_clash-advice-stop = Te quedas con { $cards ->
        [one] la carta
       *[other] las { $cards } cartas
    } de tu mano.
tokyo_clash-advice-met = Allí { $count ->
        [one] está
       *[other] están
    } { $names }, al alcance de cualquier ataque y lanzamiento.
tokyo_clash-advice-throwable = Allí puedes lanzar { $things }.
tokyo_clash-advice-near = Desde allí, el kaiju más cercano, { $name }, está a { $count ->
        [one] 1 espacio
       *[other] { $count } espacios
    }.
tokyo_clash-advice-between = Distancia en espacios: { $mine } hasta ti, { $count } hasta { $name }.
tokyo_clash-advice-hits = Amenaza a { $name } con { $amount } de daño{ $is_king ->
        [yes] ; si algo pasa, serás Rey de los Monstruos
       *[no] {""}
    }.
tokyo_clash-advice-throw = Lo que lanzas destroza lo que golpea, y la Energía es tuya.
tokyo_clash-advice-energy = Te da { $energy } de Energía{ $is_most ->
        [yes] , más que cualquier otra opción
       *[no] {""}
    }.
tokyo_clash-advice-strikes = Puede dañar a { $names }.
tokyo_clash-advice-prey = { $name } puede perder: { $energy } de Energía, { $cards } cartas.
tokyo_clash-advice-trophy = { $is_first ->
        [yes] { $dominance } de Dominio es lo máximo que da este golpe.
       *[no] De las cartas que quedan, ninguna tiene más de { $dominance } de Dominio.
    }
tokyo_clash-advice-attack = Es un ataque de { $amount }.
tokyo_clash-advice-defend = Defiende contra { $amount }.
tokyo_clash-advice-refresh = { $count ->
        [0] Conservas todas las cartas que tienes.
        [one] Una carta nueva ocupa el lugar de la que descartas.
       *[other] Cartas nuevas ocupan el lugar de las { $count } que descartas.
    }

total_war-advice-stuck = Nada de tu mano responde a esto.
total_war-advice-hit = Te cuesta una carta como daño y acaba el golpe; conservas las demás.
total_war-advice-wound = Los números no detienen una Herida.
total_war-advice-highest = Un golpe de { $strike } es el más alto que puedes dar.
total_war-advice-lowest = Basta con { $strike }: tus cartas más altas quedan para después.
total_war-advice-strike = El siguiente tiene que responder a un golpe de { $strike }.
total_war-advice-special = Responde sin número: tus números se quedan en la mano.
total_war-advice-least = Es el menor daño que puedes poner: { $damage }.
total_war-advice-adds = Añade { $damage } de daño a { $name }.
total_war-advice-heart = Tus corazones se quedan en la mano.
total_war-advice-target = { $name } está en { $wounds } de { $life }.
total_war-advice-discard = Son tus números más bajos.

monopoly-advice-bare = Allí no hay ninguna casa: quien caiga puede comprarlo.
monopoly-advice-keeps = Conservas { $money }.
monopoly-advice-builds = Entonces habrá allí { $houses ->
        [0] ninguna casa
        [one] 1 casa
       *[other] { $houses } casas
    } y { $tanks ->
        [0] ningún tanque
        [one] 1 tanque
       *[other] { $tanks } tanques
    }, y te quedan { $left }.
monopoly-advice-maser = Un Cañón Máser dispara a enemigos que solo se acercan, y te quedan { $left }.
monopoly-advice-buys = Tendrás { $own } de { $all } de este color y te quedan { $left }.
monopoly-advice-saves = Conservas tus { $ap } PA.
monopoly-advice-fells = { $name } no tiene más PS que los que golpeas.
monopoly-advice-weakens = Deja a { $name } con { $hp } PS.
monopoly-advice-tanks = Allí { $left ->
        [0] no queda ningún tanque
        [one] queda 1 tanque
       *[other] quedan { $left } tanques
    } para disparar.
monopoly-advice-ruins = Así no queda allí ninguna casa, y solo las ruinas se venden.
monopoly-advice-money = Te da { $money } y { $ap } PA, y tienes { $hp } PS.
monopoly-advice-hp = Te quedan { $hp } PS.
monopoly-advice-eats = Tienes { $ap } PA, y los PA vuelven en la SALIDA.
monopoly-advice-hides = Escondido nadie lucha contra ti, y tienes { $hp } PS.
monopoly-advice-lands = { $damage ->
        [0] Allí nada te dispara.
       *[other] Lo que dispara allí hace { $damage } de daño; tienes { $hp } PS.
    }
monopoly-advice-fires = Hace { $damage } de daño a { $name }.
