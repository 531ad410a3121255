# Las imágenes en palabras: una línea para cada cosa, para leerla en voz alta o en lugar de la imagen.

picture-tw-title = Total War, ronda { $round }. { $mode }, gana quien llegue a { $target } puntos de victoria.
picture-tw-options = Opciones: { $options }.
picture-tw-strike = Golpe de { $strike }, jugado por { $who }: { $card }.
picture-tw-wound = Hay una Herida pendiente, jugada por { $who }: { $card }. El golpe estaba en { $strike }.
picture-tw-double-wound = { $card }, de { $who }: nadie puede responder.
picture-tw-opening = Ronda nueva: aún no hay golpe al que responder.
picture-tw-to-play = Le toca a { $who }.
picture-tw-victim = { $who } recibe el impacto.
picture-tw-asked = { $who }: { $ask }
picture-tw-clockwise = Se juega en el sentido del reloj: la lista, hacia abajo.
picture-tw-counterclockwise = Se juega en sentido contrario al del reloj: la lista, hacia arriba.
picture-tw-over = La partida ha terminado: { $who } { $reason }.
picture-tw-over-nobody = La partida ha terminado: { $reason }.
picture-tw-seats = Asientos por orden:
picture-tw-seat = { $number }. { $who }: vida { $left } de { $life } ({ $damage }), poder { $power } { $spun }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, { $vp } PV, vale { $worth }{ $extras }.
picture-tw-seat-short = { $number }. { $who }: vida { $left }/{ $life }, poder { $power } { $spun }, { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
}, { $vp } PV{ $extras }.
picture-tw-seat-least = { $number }. { $who }: vida { $left }/{ $life }, { $vp } PV{ $extras }.
picture-tw-seat-out = { $number }. { $who }: fuera, { $vp } PV.
picture-tw-ready = listo
picture-tw-spun = gastado
picture-tw-furious = en furia
picture-tw-king = tiene la carta del Rey de los Monstruos
picture-tw-out = fuera
picture-tw-no-damage = sin daño
picture-tw-damage = daño { $wounds }: { $cards }
picture-tw-buildings = Edificios boca arriba: { $values }.
picture-tw-no-buildings = Ningún edificio boca arriba.
picture-tw-piles = Mazo { $deck }, descartes { $discards }, mazo de edificios { $buildings }.
picture-tw-pile = Descartes: { $cards }.
picture-tw-your-hand = Tu mano: { $cards }.
picture-tw-hand-empty = Tu mano está vacía.
picture-tw-many = { $count }× { $what }
picture-tw-last-hit = { $who } recibió { $damage } de daño.
picture-tw-last-gain = { $who } sumó { $vp } PV.
picture-tw-last-fell = { $who } cayó.
picture-tw-result = { $game }. { $reason }
picture-tw-place = { $place }. { $who }, { $score } PV
picture-tw-rounds = Puntos de victoria por ronda:
picture-tw-card = { $name }, { $copies } de { $count } cartas. { $text }

### Todos los juegos
picture-named = { $kaiju } ({ $person })
picture-you-are = Eres { $who }.
picture-choices = Puedes elegir:
picture-choices-any = Puedes elegir { $is_exact ->
        [yes] { $least }
       *[no] de { $least } a { $most }
    }:
picture-choice = { $letter }: { $what }
picture-choose-amount = Un número de { $low } a { $high }, de { $step } en { $step }.
picture-course = { $who }: { $values }
