# Die Bilder in Worten: eine Zeile für jede Sache, zum Vorlesen oder anstelle des Bildes.

picture-tw-title = Total War, Runde { $round }. { $mode }, Ziel: { $target } Siegespunkte.
picture-tw-options = Optionen: { $options }.
picture-tw-strike = Angriff { $strike }, gespielt von { $who }: { $card }.
picture-tw-wound = Ein Treffer ist abzuwehren, gespielt von { $who }: { $card }. Der Angriff stand bei { $strike }.
picture-tw-double-wound = { $card }, gespielt von { $who }: Niemand kann das abwehren.
picture-tw-opening = Eine neue Runde: noch nichts abzuwehren.
picture-tw-to-play = { $who } ist dran.
picture-tw-victim = { $who } steckt den Schlag ein.
picture-tw-asked = { $who }: { $ask }
picture-tw-clockwise = Gespielt wird im Uhrzeigersinn, die Liste hinunter.
picture-tw-counterclockwise = Gespielt wird gegen den Uhrzeigersinn, die Liste hinauf.
picture-tw-over = Das Spiel ist vorbei: { $who } { $reason }.
picture-tw-over-nobody = Das Spiel ist vorbei: { $reason }.
picture-tw-seats = Plätze der Reihe nach:
picture-tw-seat = { $number }. { $who }: Leben { $left } von { $life } ({ $damage }), Kraft { $power } { $spun }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }, { $vp } SP, { $worth } wert{ $extras }.
picture-tw-seat-short = { $number }. { $who }: Leben { $left }/{ $life }, Kraft { $power } { $spun }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }, { $vp } SP{ $extras }.
picture-tw-seat-least = { $number }. { $who }: Leben { $left }/{ $life }, { $vp } SP{ $extras }.
picture-tw-seat-out = { $number }. { $who }: ausgeschieden, { $vp } SP.
picture-tw-ready = bereit
picture-tw-spun = verbraucht
picture-tw-furious = wütend
picture-tw-king = hält die King-of-Monsters-Karte
picture-tw-out = ausgeschieden
picture-tw-no-damage = kein Schaden
picture-tw-damage = Schaden { $wounds }: { $cards }
picture-tw-buildings = Offene Gebäude: { $values }.
picture-tw-no-buildings = Kein Gebäude liegt offen.
picture-tw-piles = Stapel { $deck }, Ablagestapel { $discards }, Gebäudestapel { $buildings }.
picture-tw-pile = Ablagestapel: { $cards }.
picture-tw-your-hand = Deine Hand: { $cards }.
picture-tw-hand-empty = Deine Hand ist leer.
picture-tw-many = { $count }× { $what }
picture-tw-last-hit = { $who } nahm { $damage } Schaden.
picture-tw-last-gain = { $who } bekam { $vp } SP.
picture-tw-last-fell = { $who } fiel.
picture-tw-result = { $game }. { $reason }
picture-tw-place = { $place }. { $who }, { $score } SP
picture-tw-rounds = Siegespunkte je Runde:
picture-tw-card = { $name }, { $copies } von { $count } Karten. { $text }

### Alle Spiele
picture-named = { $kaiju } ({ $person })
picture-you-are = Du bist { $who }.
picture-choices = Du hast die Wahl:
picture-choices-any = Wähle { $is_exact ->
        [yes] { $least }
       *[no] { $least } bis { $most }
    } davon:
picture-choice = { $letter }: { $what }
picture-choose-amount = Eine Zahl von { $low } bis { $high } in Schritten von { $step }.
picture-course = { $who }: { $values }
