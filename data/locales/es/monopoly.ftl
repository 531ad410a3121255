# Unofficial Godzilla Monopoly en palabras. Estilo: docs/voice.md y docs/languages/es.md.
# Los espacios y las cartas se llaman en monopoly-cards.ftl.

## Dinero, lugares y cosas

monopoly-millions = { $count }M
monopoly-thousands = { $count }K
monopoly-no-money = 0 ¥
monopoly-point = ,
monopoly-nothing = nada
monopoly-city = la Ciudad
monopoly-space = espacio { $number }
monopoly-houses =
    { $count ->
        [0] sin casas
        [one] { $count } casa
       *[other] { $count } casas
    }
monopoly-tanks =
    { $count ->
        [0] sin tanques
        [one] { $count } tanque
       *[other] { $count } tanques
    }
monopoly-maser = un Cañón Máser
monopoly-stands = { $houses }, { $weapons }
monopoly-counted =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
monopoly-lot = { $district } ({ $stands })
monopoly-foe = { $name } ({ $hp } PS, { $ap } PA)
monopoly-guns = los tanques de { $owner } harán { $damage } de daño
monopoly-target-house = una casa
monopoly-target-tank = un tanque
monopoly-rolled = { $name } { $die }
monopoly-again = ; otra vez: { $rolls }
monopoly-colour-brown = marrón
monopoly-colour-light_blue = celeste
monopoly-colour-pink = rosa
monopoly-colour-orange = naranja
monopoly-colour-red = rojo
monopoly-colour-yellow = amarillo
monopoly-colour-green = verde
monopoly-colour-navy = azul marino

## Opciones

monopoly-name = Monopoly
monopoly-title = Unofficial Godzilla Monopoly
monopoly-about = Unofficial Godzilla Monopoly: arrasa distritos, compra las ruinas, ármalas y somete a todos los demás kaiju.
monopoly-minutes = 90
monopoly-option-track = Recorrido
monopoly-option-track-about = Por dónde dan vueltas los kaiju (GM-11.1).
monopoly-option-track-city = Tokio, 32 espacios
monopoly-option-track-bay = Bahía de Tokio, 24 espacios
monopoly-option-short = Partida corta
monopoly-option-short-about = Cada kaiju empieza con 6 PS en vez de 12 (GM-1.4).
monopoly-option-lap_limit = Última vuelta
monopoly-option-lap_limit-about = La ronda en que un kaiju libre pasa tantas veces por la SALIDA es la última (GM-10.5).
monopoly-option-lap_limit-0 = ninguna
monopoly-option-lap_limit-12 = la 12.ª
monopoly-option-lap_limit-20 = la 20.ª
monopoly-option-alarm = Alarma
monopoly-option-alarm-about = Los tanques hacen más daño según pasan las vueltas, para que las partidas terminen (GM-1.4).
monopoly-option-demolished = Demolido
monopoly-option-demolished-about = Cuándo un distrito está en ruinas y puede comprarlo quien caiga en él (GM-3.3).
monopoly-option-demolished-houses = cuando no queda ninguna casa
monopoly-option-demolished-bare = cuando no quedan casas ni tanques
monopoly-option-tank_targets = Tanques de un tercero
monopoly-option-tank_targets-about = A quién pueden disparar los tanques donde luchan otros dos (GM-5.4).
monopoly-option-tank_targets-any = a cualquier enemigo del combate
monopoly-option-tank_targets-lander = al kaiju que ha caído
monopoly-option-deals = Tratos
monopoly-option-deals-about = Cuándo se ofrecen tratos, y si los sometidos pueden vender sus cartas (GM-9.3, GM-9.5).
monopoly-option-deals-in_need = antes de tirar, y siempre que haga falta dinero
monopoly-option-deals-own_turn = solo antes de tirar
monopoly-option-layout = Orden del recorrido
monopoly-option-layout-about = Un recorrido barajado pone los distritos y la Suerte en otro orden (GM-11.10).
monopoly-option-layout-fixed = como está dibujado
monopoly-option-layout-shuffled = barajado

## Variantes

monopoly-preset-printed = Como está impreso
monopoly-preset-printed-about = Como en el librillo: sin alarma ni última vuelta; acaba cuando todos los demás están sometidos.
monopoly-preset-house = De la casa
monopoly-preset-house-about = Los tanques pegan más según pasan las vueltas, la 20.ª es la última y se negocia antes de tirar.

## Lo que han cambiado las versiones de las reglas

changed-2-GM-3-3 = Un distrito sin casas está en venta aunque haya tanques en él.
changed-2-GM-5-4 = Los tanques de un tercero pueden disparar a cualquier enemigo de un combate en su distrito.
changed-2-GM-9-1 = También se pueden ofrecer tratos después de tirar, si hace falta dinero.
changed-2-GM-9-3 = Los jugadores sometidos pueden vender las cartas de suerte que les quedan.
changed-2-GM-9-4 = Una oferta que ya no existe no se puede retirar.
changed-2-GM-10-5 = Sin última vuelta, la partida solo termina cuando todos los demás están sometidos.

## Kaiju: el reglamento no dice en qué se distinguen, así que solo cambia su aspecto

monopoly-kaiju-godzilla = Llega de la bahía y no se para ante ninguna escritura.
monopoly-kaiju-mothra = Se posa con suavidad. Una casa cae igual.
monopoly-kaiju-king_ghidorah = Tres cabezas, un solo bolsillo.
monopoly-kaiju-rodan = Donde aterriza, vuela un tejado.
monopoly-kaiju-anguirus = Bajo, con púas y paciente: un casero al que nadie visita con gusto.
monopoly-kaiju-gigan = Garfios por manos. No firma nada.
monopoly-kaiju-mechagodzilla = Todo acero, y no más duro que los demás.
monopoly-kaiju-megalon = Sale de abajo, y paga lo que paga todo el mundo.

## Consultas

monopoly-word-card = Suerte: { $name }
monopoly-word-from-printed = Del librillo.
monopoly-word-from-house = Nuestro: el librillo no nombra ninguno.
monopoly-word-from-pack = Del paquete de datos de esta mesa: { $source }.
monopoly-word-district = { $name } ({ $track })
monopoly-word-district-text = Color { $colour } · derechos { $price } · casa { $house } · tanque { $tank }
    Daño de 1 a 4 tanques: { $damage } · Cañón Máser { $maser }, daño { $maser_damage }
monopoly-word-space-go = Al pasar o caer: 2M, 500K por cada casa propia y 3 PA; o 1 PS en su lugar (GM-8.1).
monopoly-word-space-chance = Roba una carta; cúmplela o guárdala (GM-8.2).
monopoly-word-space-fish = Si te envían aquí: tres turnos. Si vienes por tu cuenta: 2 PA compran 1 PS (GM-8.4, GM-8.5).
monopoly-word-space-plant = Llévate el bote: al menos 1M y 1 PS. Aquí no se lucha (GM-8.6, GM-8.7).
monopoly-word-space-scent = Directo al Gran Montón de Pescado, sin pasar por la SALIDA (GM-8.3).

## Preguntas

monopoly-ask-turn = { $held ->
        [0] Te toca: { $can ->
            [roll] tira
            [deal] tira, u ofrece un trato
           *[build] construye, vende, haz tratos o tira
        }. Tienes { $cash }, { $ap } PA, { $hp } PS.
        [one] Te queda un turno en el pescado. Un doble te saca. Tienes { $cash }, { $ap } PA, { $hp } PS.
       *[other] Te quedan { $held } turnos en el pescado. Un doble te saca. Tienes { $cash }, { $ap } PA, { $hp } PS.
    }
monopoly-ask-works = { $district }: { $stands }. ¿Qué quieres ahí? Tienes { $cash }.
monopoly-ask-sell = ¿Qué vendes? Casas, tanques y derechos dan la mitad. Tienes { $cash }.
monopoly-ask-debt = Debes { $debt } y tienes { $cash }. { $has_more ->
        [yes] ¿Qué vendes?
       *[no] Vende algo a otro jugador, o paga lo que tengas: el resto se perdona.
    }
monopoly-ask-place-house = Una casa gratis. ¿Dónde?
monopoly-ask-place-tank = Un tanque gratis. ¿Dónde?
monopoly-ask-deal-with = ¿Con quién quieres hacer un trato?
monopoly-ask-deal-give = ¿Qué das? El dinero va al final.
monopoly-ask-deal-take = ¿Qué quieres a cambio?
monopoly-ask-deal-money = ¿Cuánto dinero acompaña el trato, en miles de yenes? Por encima de 0 pagas tú, por debajo te pagan.
monopoly-ask-deal-answer = { $gets ->
        [nada] { $dealer } te pide { $gives } a cambio de nada.
       *[other] { $dealer } te ofrece { $gets } a cambio de { $gives }.
    } ¿Trato?
monopoly-ask-escape = Tres dobles: al pescado. ¿Tiras ahora mismo para salir?
monopoly-ask-shift = Has sacado { $roll }. ¿Usas el Túnel de Cloaca?
monopoly-ask-lunge = Has sacado { $roll }. Un espacio más o menos te lleva a un combate.
monopoly-ask-hide = { $goal ->
        [none] Hay un enemigo donde te lleva la tirada. ¿Caes, o te escondes un espacio antes?
       *[other] { $foes } en { $goal ->
            [SALIDA] la SALIDA
           *[other] { $goal }
        }{ $stands ->
            [none] {""}
           *[other] : { $stands }
        }{ $guns ->
            [none] .
           *[other] ; { $guns }.
        } ¿Caes, o te escondes un espacio antes?
    }
monopoly-ask-go = SALIDA. ¿{ $money }{ $houses ->
        [0] {""}
        [one] {" "}({ $base }, y { $each } por tu casa)
       *[other] {" "}({ $base }, y { $each } por cada una de tus { $houses } casas)
    }{ $ap_gain ->
        [0] {""}
       *[other] {" "}y { $ap_gain } PA
    }, o 1 PS? Tienes { $ap } PA, { $hp } PS.
monopoly-ask-fish = ¿Comes aquí? 2 PA por 1 PS. Tienes { $ap } PA, { $hp } PS.
monopoly-ask-stride = Zancada Larga: ¿hasta dónde?
monopoly-ask-lose_tank = Pierdes un tanque. ¿Cuál?
monopoly-ask-jam = Te tienen en el punto de mira. ¿Usas el Bloqueo de Radar?
monopoly-ask-declare = ¿Declaras una carta de combate con este golpe?
monopoly-ask-shield = Viene daño, y tienes { $hp } PS. ¿Usas el Caparazón?
monopoly-ask-strike = { $place }{ $stands ->
        [none] {""}
       *[other] : { $stands }
    }{ $guns ->
        [none] .
       *[other] ; { $guns }.
    } Golpea con hasta { $serves ->
        [yes] { $most }
       *[no] { $ap ->
            [1] 1
           *[other] { $most } de tus { $ap }
        }
    } PA.
monopoly-ask-strike_back = { $lander } se te echa encima en { $place ->
        [SALIDA] la SALIDA
       *[other] { $place }
    }. Devuelve el golpe con hasta { $serves ->
        [yes] { $most }
       *[no] { $ap ->
            [1] 1
           *[other] { $most } de tus { $ap }
        }
    } PA.
monopoly-ask-tanks = Tus tanques tienen un blanco a tiro. ¿Disparan?
monopoly-ask-maser = Tu Cañón Máser tiene un blanco a tiro. ¿Dispara?
monopoly-ask-buy = { $place } está demolido. ¿Compras los derechos por { $price }? Tienes { $cash }.

# Lo mismo, corto, sobre otra persona: «a la espera de …»
monopoly-wait-turn = construir, hacer tratos o tirar
monopoly-wait-works = construir o vender
monopoly-wait-sell = vender algo
monopoly-wait-debt = vender por una deuda
monopoly-wait-place-house = colocar una casa
monopoly-wait-place-tank = colocar un tanque
monopoly-wait-deal-with = hacer una oferta
monopoly-wait-deal-give = hacer una oferta
monopoly-wait-deal-take = hacer una oferta
monopoly-wait-deal-money = hacer una oferta
monopoly-wait-deal-answer = responder a una oferta
monopoly-wait-escape = intentar salir del pescado
monopoly-wait-shift = decidir sobre el Túnel de Cloaca
monopoly-wait-lunge = decidir hasta dónde ir
monopoly-wait-hide = caer o esconderse
monopoly-wait-go = elegir en la SALIDA
monopoly-wait-fish = comer pescado o no
monopoly-wait-stride = elegir hasta dónde ir
monopoly-wait-lose_tank = elegir qué tanque se pierde
monopoly-wait-jam = decidir sobre el Bloqueo de Radar
monopoly-wait-declare = decidir sobre una carta de combate
monopoly-wait-shield = decidir sobre el Caparazón
monopoly-wait-strike = golpear en { $place ->
        [SALIDA] la SALIDA
       *[other] { $place }
    }
monopoly-wait-strike_back = devolver el golpe en { $place ->
        [SALIDA] la SALIDA
       *[other] { $place }
    }
monopoly-wait-tanks = decidir si disparan los tanques
monopoly-wait-maser = decidir si dispara el Cañón Máser
monopoly-wait-buy = comprar { $place } o no

monopoly-whose-turn = Le toca tirar a **{ $name }**.
monopoly-whose-deal-answer = Esa oferta es para **{ $name }**.

## Respuestas

monopoly-pick-roll = Tirar
monopoly-pick-stay = Quedarse sin tirar
monopoly-pick-deal = Ofrecer un trato
monopoly-pick-withdraw = Retirar la oferta a { $name }
monopoly-pick-back = Volver
monopoly-pick-sell = Vender algo antes
monopoly-pick-works = { $district }: { $stands }
monopoly-pick-rights = { $district }: derechos por { $money }
monopoly-pick-build = { $stands }: { $way ->
        [pay] pagas { $money }
        [get] recibes { $money }
       *[even] gratis
    }
    .full = { $district }, { $stands }: { $way ->
        [pay] pagas { $money }
        [get] recibes { $money }
       *[even] gratis
    }
monopoly-pick-place = { $district }: { $stands }
monopoly-pick-tank = { $district }: { $stands }
monopoly-pick-seat = { $name }
monopoly-pick-district = { $district } ({ $stands })
monopoly-pick-card = { $card }
monopoly-pick-use = Usar { $card }
monopoly-pick-keep = Guardarla
monopoly-pick-as_rolled = Lo que ha salido{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-more = Un espacio más{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-less = Un espacio menos{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-steps = { $steps }: { $space }
monopoly-pick-land = Caer
    .short = Caer{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-land.short }
monopoly-pick-hide = Esconderse
    .short = Esconderse{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-hide.short }
monopoly-pick-money = { $money }{ $ap ->
        [0] , sin PA
       *[other] {" "}y { $ap } PA
    }
monopoly-pick-hp = { $hp } PS
monopoly-pick-eat = { $ap } PA por { $hp } PS
monopoly-pick-pass-fish = No comer nada
monopoly-pick-pass-debt = Pagar lo que tengas
monopoly-pick-pass-buy = No comprar
monopoly-pick-buy = Comprar { $district } por { $money }
monopoly-pick-hit = { $number ->
        [1] { $target }
       *[other] { $target }, PA n.º { $number }
    }
monopoly-wish-strike = Golpear a { $name }
monopoly-pick-fire = Disparar a { $name }
    .full = Disparar a { $name }: { $damage } de daño
monopoly-pick-stand_down = No disparar
monopoly-pick-accept = Aceptar
monopoly-pick-decline = Rechazar
monopoly-pick-amount = { $way ->
        [pay] Pagas { $money }
        [get] Recibes { $money }
       *[even] Sin dinero
    }

# Sobre listas de respuestas.
monopoly-group-turn-works = Construir o vender en un distrito …
monopoly-group-turn-rights = Vender los derechos de una ruina …
    .button = Vender { $answer }
monopoly-group-turn-withdraw = Retirar una oferta …
monopoly-group-works-build = Casas y tanques …
monopoly-group-sell-works = Vender casas y tanques de …
    .button = Vender en { $answer }
monopoly-group-sell-rights = Vender los derechos de una ruina …
    .button = Vender { $answer }
monopoly-group-strike-none = No gastar PA
monopoly-group-strike_back-none = No gastar PA
monopoly-strike-way = { $ap } PA: { $targets }

# Bajo una pregunta.
monopoly-note-place = Tu espacio: { $place }, { NUMBER($laps) ->
        [0] en tu primera vuelta.
        [one] con una vuelta hecha.
       *[other] con { $laps } vueltas hechas.
    }
monopoly-note-estate = Tienes: { $lots }{ NUMBER($more) ->
        [0] .
       *[other] {" "}y { $more } más.
    }
monopoly-note-landless = Aún no tienes nada. Cae en un distrito, derriba lo que haya y compra la ruina; después, construye y ármala.
monopoly-note-cards = Guardadas: { $cards }. Una carta guardada se ofrece cuando se puede usar.
monopoly-note-servants = { $names } te { $count ->
        [one] sirve
       *[other] sirven
    }.
monopoly-note-serves = Sirves a { $controller }. Quita el último PS de un kaiju libre con tu propio golpe, y serás libre.
monopoly-note-fish = { $held ->
        [0] Sin un doble te quedas, y no cuesta nada; en cada uno de los tres turnos siguientes puedes volver a intentarlo. Aquí nadie lucha ni dispara.
        [1] Esta vez tienes que tirar. Sin un doble recibes 1 de daño y sales igualmente.
       *[other] Tirar no cuesta nada: sin un doble te quedas. Aquí nadie lucha ni dispara, así que también puedes dejar pasar el turno; en el último de tus tres turnos tienes que tirar.
    }
monopoly-note-peace = Hasta que pases por la SALIDA no empiezas ningún combate. La SALIDA da dinero por cada casa tuya, y 3 PA.
monopoly-note-strike = Una casa ha caído sola. Cada PA derriba una cosa más; los PA vuelven en la SALIDA. Donde no quede ninguna casa{ $bare ->
        [yes] {" "}ni ningún tanque
       *[no] {""}
    } puedes comprar.
monopoly-note-ruins = Las ruinas siguen en venta hasta que haya en ellas una casa{ $bare ->
        [yes] {" "}o un tanque
       *[no] {""}
    }.
monopoly-note-deal-own = Con eso completas el { $colour }: Cañones Máser.
monopoly-note-deal-other = Con eso, { $name } completa el { $colour }: Cañones Máser.
monopoly-note-whole = Con eso completas el { $colour }: Cañones Máser para ti.
monopoly-note-breaks = { $owner } no recibe nada por ello.
monopoly-note-fall = { $maser ->
        [yes] Con la compra cae el Cañón Máser que hay allí.
       *[no] Con la compra caen los tanques que hay allí.
    }
monopoly-note-maser = En { $district } no queda ninguna casa, así que sigue demolido: quien caiga allí puede comprarlo, y el Cañón Máser cae.

## Construir y vender en una página

monopoly-estate-open = Construir y vender …
monopoly-estate-sell = Vender algo antes …
monopoly-estate-head = ### Construir y vender. Tienes { $cash }.
    Tus cambios cuentan cuando confirmas, todos a la vez. Casas y tanques se venden a mitad de precio (GM-4.4).
monopoly-estate-head-sell = ### Vender. Tienes { $cash }.
    Casas, tanques y derechos de ruinas dan la mitad (GM-4.4). Tus cambios cuentan cuando confirmas.
monopoly-estate-lot = { $district }: { $now }
monopoly-estate-change = **{ $district }**: { $now } → **{ $then }** · { $way ->
        [pay] pagas { $money }
        [get] recibes { $money }
       *[even] gratis
    }
monopoly-estate-sold = **{ $district }**: { $now } → **vuelve a la Ciudad** · recibes { $money }
monopoly-estate-unguarded = **Cuidado:** ninguna casa protege el Cañón Máser de { $districts }: quien caiga allí puede comprar el distrito, y el cañón cae (GM-3.4, GM-4.3).
monopoly-estate-exposed = **Cuidado:** los tanques solos no protegen { $districts }: quien caiga allí puede comprar el distrito, y los tanques caen (GM-3.3, GM-3.4).
monopoly-estate-scrapped = **Cuidado:** el Cañón Máser de { $districts } no da nada y se pierde (GM-4.4).
monopoly-estate-nothing = Aún no cambia nada.
monopoly-estate-sum = **En total: { $way ->
        [pay] pagas { $money }.
        [get] recibes { $money }.
       *[even] nada que pagar.
    }** Después tendrás { $left }.
monopoly-estate-short = **En total: pagas { $money }.** Tienes { $cash }; te faltan { $missing }.
monopoly-estate-do = Confirmar
monopoly-estate-back = Volver
monopoly-estate-part = De { $first } a { $last } …
monopoly-estate-one = { $first } …
monopoly-estate-title = Construir y vender
monopoly-estate-title-sell = Vender
monopoly-estate-prices = Casa { $house }, tanque { $tank }. Daño de 1 a 4 tanques: { $damage }
monopoly-estate-same = Como está
monopoly-estate-masers = Cañones Máser para …
monopoly-estate-maser = { $district }: { $money } en lugar de los tanques
monopoly-estate-sales = Devolver a la Ciudad …
monopoly-estate-right = { $district } con todo lo que tiene: recibes { $money }
monopoly-estate-fill = En todas partes …
monopoly-estate-fill-houses = Tantas casas como puedas pagar
monopoly-estate-fill-tanks = Tantos tanques como puedas pagar
monopoly-estate-fill-sell_tanks = Vender todos los tanques
monopoly-estate-fill-sell_houses = Vender todas las casas
monopoly-estate-fill-nothing = Dejarlo todo como está

## Tratos en un formulario

monopoly-deal-open = Ofrecer un trato …
monopoly-deal-whom = ### ¿Con quién quieres hacer un trato?
monopoly-deal-partner = { $mark } { $player }, { $kaiju }
monopoly-deal-has = { $who }: { $cash }{ $count ->
        [0] .
       *[other] ; { $things }.
    }
monopoly-deal-title = Un trato con { $partner }
monopoly-deal-choose = Nada
monopoly-deal-give = Das
monopoly-deal-take = Recibes
monopoly-deal-pay = Pagas
monopoly-deal-get = Te pagan
monopoly-deal-pay-about = Tienes { $cash }.
monopoly-deal-get-about = La otra parte tiene { $cash }.
monopoly-deal-money-hint = 2,5M, 700K o 2500 (miles)
monopoly-deal-district = { $stands }; derechos { $price }
monopoly-deal-card = una carta guardada
monopoly-deal-head = ### Tu oferta a { $partner }
monopoly-deal-line-give = Das: **{ $gives }**
monopoly-deal-line-get = Recibes: **{ $gets }**
monopoly-deal-empty = Aún no cambia nada de manos.
monopoly-deal-grain = El dinero se cuenta en múltiplos de 10K (GM-1.6).
monopoly-deal-dear = **{ $name }** solo tiene { $cash } (GM-9.1).
monopoly-deal-strange = «{ $text }» no es una cantidad de dinero aquí. Escribe 2,5M, 700K o 2500 (miles).
monopoly-deal-haste = -# Hay { $unit ->
        [days] { $count ->
            [one] un día
           *[other] { $count } días
        }
        [hours] { $count ->
            [one] una hora
           *[other] { $count } horas
        }
       *[minutes] { $count } minutos
    } para responder. El silencio es un no (GM-9.5).
monopoly-deal-do = Enviar la oferta
monopoly-deal-change = Cambiarla …
monopoly-counter = Contraoferta …
monopoly-counter-head = ### Rechazas, y propones a { $partner }
monopoly-counter-do = Rechazar y proponer
monopoly-counter-told = **{ $name }** preferiría esto: { $gives ->
        [nada] { $dealer } recibe { $gets } a cambio de nada.
       *[other] { $dealer } da { $gives } a cambio de { $gets }.
    }
monopoly-counter-look = Para { $dealer }: ofrecer eso
monopoly-counter-gone = **{ $name }** hizo una contraoferta. El momento ha pasado.
monopoly-counter-late = Esa contraoferta solo puede aceptarla quien tiene el turno, antes de tirar o si le hace falta dinero, y mientras ambas partes tengan lo que nombra (GM-9.1, GM-9.4).

## Órdenes permanentes

monopoly-order-tanks_stand_down_for = Mis tanques no disparan a { $value }
monopoly-order-tanks_stand_down = Mis tanques no disparan a nadie
monopoly-order-tanks_fire_at = Si pueden elegir, mis tanques disparan a { $value }
monopoly-order-masers_stand_down_for = Mis máseres no disparan a { $value }
monopoly-order-strike_back_with = Devolver el golpe con { $value } PA
monopoly-order-never_strike_back = No devolver nunca el golpe
monopoly-order-money_at_go = Tomar siempre dinero en la SALIDA
monopoly-order-hp_at_go = Tomar siempre 1 PS en la SALIDA
monopoly-order-always_shield = Usar el Caparazón con el primer daño
monopoly-order-never_shield = Guardar el Caparazón
monopoly-order-never_hide = No esconderme nunca
monopoly-order-decline_deals = Rechazar todos los tratos
monopoly-order-just_roll = Tirar sin construir, hasta que me sometan

## Sucesos

monopoly-StartRolled = Tirada de salida: { $rolls }. Empieza **{ $seat }**.
monopoly-TurnBegan = Turno { $number }: **{ $seat }**.
monopoly-TurnSkipped = **{ $seat }** espera en la SALIDA a su amo.
monopoly-Released = **{ $seat }** puede dejar la SALIDA.
monopoly-WorksChanged = **{ $seat }** { $way ->
        [pay] construye en { $district } por { $money }
        [get] vende en { $district } por { $money }
       *[even] reconstruye { $district }
    }. Ahora: { $stands }.
monopoly-WorksChanged-several = **{ $seat }** { $way ->
        [pay] construye por { $money }
        [get] vende por { $money }
       *[even] reconstruye
    }. Ahora: { $lots }.
monopoly-RightsSold = **{ $seat }** devuelve { $district } a la Ciudad por { $money }.
monopoly-Placed = **{ $seat }** recibe { $what ->
        [house] una casa
       *[tank] un tanque
    } gratis en { $district }.
monopoly-SparesWait = { $things } para **{ $seat }**, por colocar antes de la próxima tirada.
monopoly-SparesLost = **{ $seat }** no tiene sitio para { $things }, y eso se pierde.
monopoly-OfferMade = { $gives ->
        [nada] **{ $seat }** pide a { $to } { $gets } a cambio de nada.
       *[other] **{ $seat }** ofrece a { $to } { $gives } a cambio de { $gets }.
    }
monopoly-OfferClosed = { $why ->
        [declined] **{ $to }** rechaza la oferta de { $seat }.
        [withdrawn] **{ $seat }** retira la oferta a { $to }.
        [lapsed] La oferta de **{ $seat }** a { $to } caduca.
       *[impossible] La oferta de **{ $seat }** a { $to } ya no se puede cumplir.
    }
monopoly-PassedOn = El dinero, { $money }, va a **{ $to }**, a quien sirve { $seat }.
monopoly-DealDone = { $gives ->
        [nada] Trato: **{ $seat }** recibe de { $to } { $gets } a cambio de nada.
       *[other] Trato: **{ $seat }** da a { $to } { $gives } a cambio de { $gets }.
    }
monopoly-Rolled = **{ $seat }** saca { $is_double ->
        [yes] un doble, { $one } y { $other }.
       *[no] { $one } y { $other }.
    }
monopoly-Moved = { $how ->
        [hiding] **{ $seat }** se esconde un espacio antes: { $end }.
        [card] La carta lleva a **{ $seat }** { $kind ->
            [go] a la { $end }
            [chance] a un espacio de { $end }
            [fish] al { $end }
            [plant] a la { $end }
            [scent] al { $end }
           *[other] a { $end }
        }.
       *[roll] **{ $seat }** va { $kind ->
            [go] a la { $end }
            [chance] a un espacio de { $end }
            [fish] al { $end }
            [plant] a la { $end }
            [scent] al { $end }
           *[other] a { $end }
        }.
    }
monopoly-PassedGo = **{ $seat }** llega a la SALIDA por { NUMBER($laps) ->
        [1] primera
        [2] segunda
        [3] tercera
       *[other] { $laps }.ª
    } vez: { $hp ->
        [0] { $money }{ $houses ->
            [0] {""}
            [one] {" "}({ $base }, y { $each } por una casa)
           *[other] {" "}({ $base }, y { $each } por cada una de { $houses } casas)
        }{ $ap ->
            [0] .
           *[other] {" "}y { $ap } PA.
        }
       *[other] 1 PS.
    }
monopoly-AlarmRaised = Alarma en Tokio. Desde ahora los tanques hacen { $damage } más de daño.
monopoly-SentToFish = { $why ->
        [doubles] Tres dobles seguidos. {""}
        [scent] Huele demasiado bien. {""}
       *[card] {""}
    }**{ $seat }** se queda tres turnos en el Gran Montón de Pescado.
monopoly-AteFish = **{ $seat }** come: 2 PA por 1 PS, { $hp } PS en total.
monopoly-StayedAtFish = **{ $seat }** se queda en el pescado, { $left ->
        [one] falta { $left } turno.
       *[other] faltan { $left } turnos.
    }
monopoly-LeftFish = **{ $seat }** deja el pescado { $how ->
        [double] con un doble.
        [card] sin daño y con la tripa llena.
       *[fire] bajo fuego.
    }
monopoly-PoolTaken = **{ $seat }** vacía el bote de la Central Nuclear: { $loot }.
monopoly-CardDrawn = **{ $seat }** roba una carta de suerte{ $is_kept ->
        [yes] {" "}y la guarda: { $card }.
       *[no] : { $card }. { $text }
    }
monopoly-CardUseless = A **{ $seat }** no le sirve { $card }.
monopoly-CardUsed = **{ $seat }** usa { $card }.
monopoly-Reshuffled = Se barajan de nuevo las { $count } cartas de suerte.
monopoly-MoneyGained = { $has_source ->
        [yes] **{ $source }** paga { $money } a { $seat }.
       *[no] **{ $seat }** recibe { $money }.
    }
monopoly-MoneyLost = { $is_money ->
        [no] **{ $seat }** no tiene con qué pagar: se perdonan { $cancelled }.
       *[yes] **{ $seat }** paga { $money } al bote{ $is_cancelled ->
            [yes] . El resto, { $cancelled }, se perdona.
           *[no] .
        }
    }
monopoly-ApGained = **{ $seat }** gana { $ap } PA, { $total } en total.
monopoly-HpGained = **{ $seat }** gana { $hp } PS, { $total } en total.
monopoly-HpLost = **{ $seat }** pierde { $hp } PS, { $total ->
        [one] le queda { $total }.
       *[other] le quedan { $total }.
    }
monopoly-TankLost = **{ $seat }** pierde un tanque en { $district }; va al bote.
monopoly-HousesFell = { $has_by ->
        [yes] **{ $by }** derriba
       *[no] { $count ->
            [one] Cae
           *[other] Caen
        }
    } { $count ->
        [one] una casa
       *[other] { $count } casas
    } en { $district }. { $houses ->
        [0] No queda ninguna.
        [one] Queda una en pie.
       *[other] Quedan { $houses } en pie.
    }
monopoly-Struck = **{ $seat }** gasta { $ap } PA en { $targets }.
monopoly-TanksFell = **{ $by }** aplasta { $count ->
        [one] un tanque
       *[other] { $count } tanques
    } en { $district }. { $tanks ->
        [0] No queda ninguno.
        [one] Queda uno.
       *[other] Quedan { $tanks }.
    }
monopoly-Hurt = { $shielded ->
        [0] {""}
       *[other] El Caparazón para { $shielded }. {""}
    }**{ $seat }** recibe { $damage } de daño de { $weapon ->
        [strike] { $by }
        [tanks] los tanques de { $by }
       *[maser] el Cañón Máser de { $by }
    }, { $hp ->
        [one] le queda { $hp } PS.
       *[other] le quedan { $hp } PS.
    }
monopoly-Fired = { $weapon ->
        [tanks] Los tanques
       *[maser] El Cañón Máser
    } de **{ $seat }** en { $district } { $weapon ->
        [tanks] disparan
       *[maser] dispara
    } a { $target }: { $damage } de daño.
monopoly-StoodDown = { $weapon ->
        [tanks] Los tanques de **{ $seat }** en { $district } no disparan.
       *[maser] El Cañón Máser de **{ $seat }** en { $district } no dispara.
    }
monopoly-Duelled = **{ $one }** y { $other } están en las últimas, y pagan { $paid } PA cada uno. { $is_won ->
        [yes] { $winner } aguanta más.
       *[no] Ninguno puede seguir; ambos conservan 1 PS.
    }
monopoly-Survived = **{ $seat }** conserva 1 PS: quien vence pasa a servirle.
monopoly-Subjugated = **{ $seat }** cae ante { $by } y sirve a { $to }. Sus bienes dan { $money }.
monopoly-WentOver = **{ $seat }** sirve ahora a { $to }.
monopoly-EstateShared =
    { NUMBER($heirs) ->
        [1] Lo que tenía **{ $seat }** pasa a { $seats }: { $money }.
       *[other] Lo que tenía **{ $seat }** se reparte: { $money } por cabeza para { $seats }.
    }
monopoly-Killed = **{ $seat }** cae otra vez, ante { $by }, y espera en la SALIDA.
monopoly-BrokeFree = **{ $seat }** abate a { $beaten } y se libera, con todo lo que tenía { $beaten }. { $beaten } sirve a { $seat }.
monopoly-Bought = **{ $seat }** compra { $district } por { $money }{ $has_before ->
        [yes] . { $before } no recibe nada.
       *[no] .
    }
monopoly-Ended = { $reason ->
        [king_of_the_monsters] Todos los rivales sirven a **{ $winner }**. ¡Rey de los Monstruos!
       *[lap_limit] La última vuelta ha terminado. { $is_won ->
            [yes] **{ $winner }** está por encima del resto.
           *[no] Varios comparten el primer puesto.
        }
    }

## Una vuelta a la mesa en dos líneas

monopoly-round = Una vuelta a la mesa: { $houses ->
        [0] ninguna casa menos
        [one] una casa menos
       *[other] { $houses } casas menos
    }, { $bought ->
        [0] nada vendido.
        [one] un distrito vendido.
       *[other] { $bought } distritos vendidos.
    }
monopoly-round-free = **{ $seat }** se libera, y { $beaten } sirve.
monopoly-round-fell = **{ $seat }** sirve ahora a { $to }.
monopoly-round-hurt = **{ $seat }** se lleva la peor parte: { $damage } de daño, { $hp ->
        [one] le queda { $hp } PS.
       *[other] le quedan { $hp } PS.
    }
monopoly-round-quiet = Ni un rasguño para nadie.

## Cómo está un asiento

monopoly-seat = { $hp } PS, { $ap } PA, { $cash }, { $districts ->
        [0] sin distritos
        [one] { $districts } distrito
       *[other] { $districts } distritos
    }{ $serves ->
        [yes] , sirve a { $controller }
       *[no] {""}
    }

## Resultados

monopoly-reason-king_of_the_monsters = con todos los rivales sometidos
monopoly-reason-lap_limit = tras la última vuelta
monopoly-score =
    { $score ->
        [0] ningún kaiju sometido
        [one] { $score } kaiju sometido
       *[other] { $score } kaiju sometidos
    }
monopoly-standing = { $won }, { $hp } PS
