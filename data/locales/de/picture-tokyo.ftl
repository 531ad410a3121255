# Die Wörter in den Bildern von Tokyo Clash, und was die Bilder denen sagen, die sie lesen.
# Artikel richten sich nach dem Namen des Dings, weil keine andere Angabe sein Geschlecht verrät.

picture-tokyo-clash = Tokyo Clash
picture-tokyo-clash-kanji = 東京激突
picture-tc-phase-setup = Aufbau
picture-tc-phase-action = Aktionsphase
picture-tc-phase-refresh = Auffrischung
picture-tc-phase-event = Ereignisphase
picture-tc-phase-over = Spielende

### Ereignisse und die gespielte Karte
picture-tc-event-armored_assault = Panzer bei dir: −1
picture-tc-event-rush_hour = Züge fahren 1 bis 3
picture-tc-event-air_strikes = Jets treffen ihre Linie
picture-tc-event-xilien_invasion = UFO nah: abwerfen
picture-tc-event-naval_bombardment = Schiffe treffen Linien
picture-tc-event-lightning_generators = Halt dort: −1 Karte
picture-tc-action = Abwurfaktion

### Schadensleiste
picture-tc-track = Schadensleiste
picture-tc-squares-left = Ende beim Treffen · { $count ->
    [one] noch 1 Kästchen
   *[other] noch { $count } Kästchen
}
picture-tc-left = noch { $count }
picture-tc-left-none = letzte Runde
picture-tc-met = Sie haben sich getroffen: letzte Runde
picture-tc-city-fell = Die Stadt ist gefallen

### Der letzte Zug
picture-tc-last = Zuletzt
picture-tc-suggested = Vorschlag
picture-tc-did-RoundBegan = Runde { $round } beginnt
picture-tc-did-Passed = { $seat } passt
picture-tc-did-CardPlayed = { $seat } spielt { $card }
picture-tc-did-ActionTaken = { $seat } wirft { $card } ab: { $action ->
    [throw] { tokyo_clash-act-throw }
    [fly] { tokyo_clash-act-fly }
    [gain] { tokyo_clash-act-gain }
   *[move] { tokyo_clash-act-move }
}
picture-tc-did-Moved = { $own ->
    [yes] { $seat } geht nach { $end }
   *[no] { $seat } kommt nach { $end }
}
picture-tc-did-Attacked = { $seat } greift { $target } mit { $value } an
picture-tc-did-Defended = { $is_met ->
    [yes] { $seat } wehrt { $value } mit { $card } ab
   *[no] { $seat } wehrt nicht ab
}
picture-tc-did-Damaged = { $seat } nimmt { $amount }, { $kept ->
    [0] keine Trophäe
    [one] 1 Trophäe
   *[other] { $kept } Trophäen
} für { $by }
picture-tc-did-Crowned = { $seat } ist King of Monsters
picture-tc-did-Thrown = { $what } fliegt nach { $end }
picture-tc-did-destroy = { $count ->
    [one] { $what } zerstört
   *[other] { $count } × { $what } zerstört
}
picture-tc-did-gain = { $who } +{ $amount } Energie
picture-tc-did-lose = { $who } −{ $amount } Energie
picture-tc-did-Drew = { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
picture-tc-did-Reshuffled = { $seat } mischt einen neuen Stapel
picture-tc-did-Recovered = { $seat } holt { $card } zurück
picture-tc-did-Looked = { $seat } sieht Karten von { $target } an
picture-tc-did-Sifted = { $seat } sichtet { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
picture-tc-did-Discarded = { $known ->
    [yes] { $seat } wirft { $cards } ab
   *[no] {""}
}
picture-tc-did-Enhanced = { $card } bleibt im Spiel
picture-tc-did-EnhancementLost = { $seat } verliert { $card }
picture-tc-did-MeterRaised = { $seat }: Kopfleiste { $meter }
picture-tc-did-EventActivated = { $event }
picture-tc-did-VehiclePlaced = { $vehicle } kommt nach { $space }
picture-tc-did-VehicleMoved = { $vehicle } nach { $end }
picture-tc-did-Fired = { $vehicle } feuert
picture-tc-did-GeneratorWentOff = Blitzgenerator trifft { $seat }
picture-tc-did-TrophyLost = { $seat } verliert die Trophäe { $card }
picture-tc-did-Basked = { $seat } nutzt { $what ->
    [Turm] den Turm
    [Bunker] den Bunker
    [Radarstation] die Radarstation
   *[other] das { $what }
}
picture-tc-did-Ended = Das Spiel ist vorbei

### Wer was tun muss
picture-tc-several = { $count } Spieler
picture-tc-ask-act = spielen, abwerfen oder passen
picture-tc-ask-momentum = Schwung: weiter oder aufhören
picture-tc-ask-action = welche Abwurfaktion?
picture-tc-ask-attack = { $card }: wen angreifen?
picture-tc-ask-target = { $card }: Ziel wählen
picture-tc-ask-spend = { $card }: Verstärkungen ausgeben?
picture-tc-ask-throw = was werfen?
picture-tc-ask-throw-to = { $target }: wohin werfen?
picture-tc-ask-throw-hit = { $target }: was wird getroffen?
picture-tc-ask-throw-through = { $target }: was fällt unterwegs?
picture-tc-ask-throw-collide = { $target }: Zusammenstoß mit wem?
picture-tc-ask-defend = { $amount } Schaden abwehren?
picture-tc-ask-trophy = welche Karte als Trophäe?
picture-tc-ask-radar = wessen Stapel ansehen?
picture-tc-ask-bunker = welche Karte zurückholen?
picture-tc-ask-recall = eine Karte auf den Stapel zurück?
picture-tc-ask-bask = welches Gebäude nutzen?
picture-tc-ask-refresh = abwerfen, dann nachziehen
picture-tc-ask-move = wohin bewegen?
picture-tc-ask-fly = wohin fliegen?
picture-tc-ask-dodge = wohin ausweichen?
picture-tc-ask-push = wohin stoßen?
picture-tc-ask-pull = wohin heranziehen?
picture-tc-ask-place = wohin versetzen?
picture-tc-ask-smash = was zertrümmern?
picture-tc-ask-recover = welche Karte zurückholen?
picture-tc-ask-discard = welche Karte abwerfen?
picture-tc-ask-strip = welche Verstärkung verlieren?
picture-tc-ask-sift-keep = welche Karte behalten?
picture-tc-ask-sift-under = welche Karte zuerst darunter?
picture-tc-ask-riposte = kontern?
picture-tc-ask-hunt-tank = wen jagt der Panzer?
picture-tc-ask-hunt-ufo = wen jagt das UFO?
picture-tc-ask-move-tank = wohin fährt der Panzer?
picture-tc-ask-move-ufo = wohin fliegt das UFO?
picture-tc-ask-move-train = wohin fährt der Zug?
picture-tc-ask-place-tank = einen Panzer setzen
picture-tc-ask-place-train = einen Zug setzen
picture-tc-ask-place-jet = einen Jet setzen
picture-tc-ask-place-ufo = ein UFO setzen
picture-tc-ask-place-battleship = ein Schlachtschiff setzen
picture-tc-ask-place-generator = einen Blitzgenerator setzen
picture-tc-ask-face-train = wohin wird der Zug fahren?
picture-tc-ask-face-jet = wohin zeigt der Jet?
picture-tc-ask-face-battleship = wohin zeigt das Schlachtschiff?
picture-tc-ask-suggested = alles so ausführen?
picture-tc-ask-any = entscheidet
picture-tc-over-oxygen_destroyer = gewinnt. Der Oxygen-Zerstörer ist da
picture-tc-over-seventh_round = gewinnt nach der letzten Runde
picture-tc-this-card = diese Karte

### Tafeln
picture-tc-passed = Gepasst
picture-tc-winner = Sieg
picture-tc-hit = Schaden { $amount }
picture-tc-gained = +{ $amount }
picture-tc-lost = −{ $amount }
picture-tc-more = +{ $count }
picture-tc-score = { $score } Dominanz

### Zur Wahl
picture-tc-thrown-kaiju = Bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } · Halt an Kaiju oder Großgebäude
picture-tc-thrown-vehicle = Bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } in gerader Linie

### Hände und Karten
picture-tc-discard = Karte abwerfen für
picture-tc-of = von { $most }
picture-tc-energy = Energie { $energy }
picture-tc-ability-godzilla = Wirft 1 Feld weiter
picture-tc-ability-king_ghidorah = Volle Kopfleiste löst die Salve aus
picture-tc-ability-megalon = Holt jede Runde eine Karte zurück
picture-tc-ability-mothra = Panzer, Jets und Schiffe meiden sie
picture-tc-choose-cards = Wähle
picture-tc-choose-cards-kanji = 選択

### Ergebnisse
picture-tc-ended-oxygen_destroyer = In Runde { $round } war der Oxygen-Zerstörer bei den Ruinen
picture-tc-ended-seventh_round = Die Stadt stand bis zur letzten Runde
picture-tc-trophies-by-round = Trophäen je Runde
picture-tc-points-by-round = Dominanz der Trophäen je Runde

### In Worten
picture-tct-title = Tokyo Clash, Runde { $round } von { $rounds }, { $phase }.
picture-tct-events = Ereignisse: { $events }.
picture-tct-event = Ereignis { $number }, { $name } ({ $vehicle }): { $text }
picture-tct-track = Schadensleiste: Der Oxygen-Zerstörer steht auf Kreis { $round }, { $passed } von { $count } Kästchen liegen hinter ihm. Kleingebäude liegen auf { $tokens ->
    [0] keinem Kästchen; das erste kommt auf Kästchen { $first }
   *[other] Kästchen { $squares }
}. { $gap }.
picture-tct-track-short = Schadensleiste: { $gap }.
picture-tct-asked = { $who }: { $ask }
picture-tct-to-act = { $who } ist dran.
picture-tct-passes = { $count ->
    [0] Seit der letzten Aktion hat niemand gepasst.
    [one] Seit der letzten Aktion hat 1 Spieler gepasst.
   *[other] Seit der letzten Aktion haben { $count } Spieler gepasst.
}
picture-tct-order = Reihenfolge: { $order }.
picture-tct-over = Das Spiel ist vorbei: { $who } { $reason }.
picture-tct-aim-damage = { $who } macht { $target } { $amount } Schaden{ $with }.
picture-tct-aim-throw = { $who } wirft höchstens { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weit: { $target }{ $with }{ $place }.
picture-tct-aim-move = { $who } bewegt { $target }{ $place }.
picture-tct-aim-drive = Es geht um: { $target }{ $place }.
picture-tct-with = { " " }mit { $card }
picture-tct-in = , jetzt auf { $space }
picture-tct-last = Zuletzt: { $told }.
picture-tct-suggested = Vorschlag: { $told }.
picture-tct-seats = Plätze:
picture-tct-seat = { $number }. { $who } auf { $space }: Energie { $energy }, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}{ $extras }.
picture-tct-seat-more = Stapel { $deck }, Ablagestapel: { $discard }.
picture-tct-seat-short = { $number }. { $who }, { $space }: { $energy } Energie, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}, { $trophies ->
    [one] 1 Trophäe
   *[other] { $trophies } Trophäen
}{ $extras }.
picture-tct-king = King of Monsters
picture-tct-meter = Kopfleiste { $meter } von { $size }
picture-tct-enhancements = im Spiel: { $cards }
picture-tct-own-enhancements = Im Spiel: { $cards }.
picture-tct-playing = spielt { $cards }
picture-tct-score = Dominanz { $score }
picture-tct-none = keine
picture-tct-mat = { $kaiju } kann eine Karte abwerfen: { $actions } { $gains ->
    [yes] Was dabei zerstört wird, bringt Energie.
   *[no] Was dabei zerstört wird, bringt nichts.
}
picture-tct-known-hand = Von dieser Hand kennst du: { $cards }.
picture-tct-known-deck = Von diesem Stapel kennst du: { $cards }.
picture-tct-depth = { $depth ->
    [0] { $card } obenauf
    [one] { $card } unter 1 Karte
   *[other] { $card } unter { $depth } Karten
}
picture-tct-known-trophies = Von diesen Trophäen kennst du: { $cards }.
picture-tct-spaces = Felder (Spalte, Reihe; Spalten laufen von West nach Ost, ein Schritt nach Norden ist Reihe −1):
picture-tct-space = { $space }: { $here }
picture-tct-tile = Stadtteil { $tile }
picture-tct-centre = Stadtmitte
picture-tct-ground-rubble = Trümmer ({ $building })
picture-tct-worth = Wert: { $list }.
picture-tct-worth-one = { $name } { $energy } Energie{ $reward }
picture-tct-reward-draw = { " " }und eine Karte
picture-tct-reward-recall = { " " }und eine Karte vom Ablagestapel auf den Stapel
picture-tct-reward-look = { " " }und ein Blick auf eine oberste Karte
picture-tct-worth-none = { $name } { $energy } Energie
picture-tct-hand = Deine Hand:
picture-tct-hand-empty = Deine Hand ist leer.
picture-tct-card = { $name }, Kosten { $cost }, Dominanz { $dominance }: { $text }
picture-tct-taken = Genommene Karten: { $cards }.
picture-tct-sifted = Gesichtete Karten: { $cards }.
picture-tct-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
picture-tct-result = { $game }. { $who } gewinnt. { $reason }.
picture-tct-place = { $place }. { $who }, { $score } Dominanz
