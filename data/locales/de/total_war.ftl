# Godzilla Total War in Worten. Stil: docs/voice.md und docs/languages/de.md.
# Namen von Kaiju sind fett, wo sie zuerst stehen; $card und $cards kommen aus den Karten hier unten.

## Karten

total_war-card-plain = { $value }
total_war-card-heart = { $value }♥
total_war-card-building = { $value } (Gebäude)
total_war-card-change_direction = Richtungswechsel
total_war-card-choose_target = Zielgenau
total_war-card-wound = Treffer
total_war-card-double_wound = Doppeltreffer
total_war-card-king = King of Monsters 4♥
total_war-played-power = { $card } + Kraft { $power }
total_war-card-titled = Karte: { $card }
total_war-building = ein Gebäude mit { $value }

## Karten zum Nachschlagen: was jede tut, und woher sie kommt

total_war-building-titled = Gebäude { $value }
total_war-about-number =
    { $value ->
        [0] Wehrt nur einen Angriff von 0 ab. Kostet als Schaden kein Leben.
       *[other] Wehrt einen Angriff bis { $value } ab und ist dann selbst der Angriff, den es abzuwehren gilt.
    }
total_war-about-heart = Wehrt einen Angriff bis { $value } ab und richtet dein Kaiju auf. Oder gibt einem Schlag von dir { $value } dazu und richtet dein Kaiju ebenfalls auf.
total_war-about-building = Wehrt einen Angriff bis { $value } ab und deckt eine Gebäudekarte auf, wenn noch eine da ist.
total_war-about-lowering = Wehrt jede Zahl ab und senkt den Angriff um 3, bis auf 0. Gegen einen Treffer hilft sie nicht, und als Schaden wird sie nie gelegt.
total_war-about-change_direction = Wehrt jede Zahl und jeden Treffer ab. Es geht andersherum weiter.
total_war-about-choose_target = Wehrt jede Zahl und jeden Treffer ab. Du bestimmst, wer jetzt abwehren muss.
total_war-about-wound = Wehrt jede Zahl und jeden Treffer ab. Ihn selbst wehrt nur eine Spezialkarte ab.
total_war-about-double_wound = Wehrt jede Zahl und jeden Treffer ab. Der Nächste wird sofort verletzt, und nichts wehrt das ab.
total_war-about-building-card = Liegt es offen, erhöht es den Schaden des Verletzten, der es nimmt, um { $value }.
total_war-about-king = Wer zuletzt gewonnen hat, hält sie. Einmal im Spiel: Eine beliebige Karte von dir wird zum Treffer, oder sie zählt als Herz mit 4, oder sie heilt eine Schadenskarte bis 4, oder du ziehst drei und spielst mit sechs Karten, bis die Runde endet.
total_war-about-copies = { $count ->
        [one] Davon gibt es eine unter { $total } Karten.
       *[other] Davon gibt es { $count } unter { $total } Karten.
    }
# Was von einer Karte oder einem Kaiju bekannt ist, dessen übrige Zahlen von uns sind.
total_war-known-heart = ein Herz mit dem Wert 2, aus einem Beispiel
total_war-known-building = ein Gebäudezeichen mit dem Wert 5, aus einem Beispiel
total_war-known-special = die Karte und was sie tut
total_war-known-buildings = neun Gebäudekarten
total_war-known-power = Kraft 2
total_war-known-life = Leben 7
total_war-source-printed = -# Gedruckt: aus dem Regelheft.
total_war-source-printed-partly = -# Zum Teil gedruckt: { $known }. Der Rest ist von uns.
total_war-source-review = -# Aus einer Rezension oder von einem Foto, nicht aus dem Regelheft.
total_war-source-review-partly = -# Von einem öffentlichen Foto: { $known }. Der Rest ist von uns.
total_war-source-house = -# Von uns: Keine Quelle zeigt die gedruckten Zahlen.
total_war-source-pack-partly = -# Aus einem Datenpaket: { $known }.

## Modi und Optionen

total_war-name = Total War
total_war-title = Godzilla Total War
total_war-about = Angreifen, abwehren oder bluten. Wer zuerst genug Siegespunkte hat oder als Letzter steht, ist King of Monsters.
total_war-minutes = 30
total_war-option-mode = Modus
total_war-option-mode-about = Was eine zweite Niederlage bedeutet.
total_war-option-mode-king_of_monsters = King of Monsters (nach der zweiten Niederlage raus)
total_war-option-mode-immortals = Unsterbliche (niemand scheidet aus)
total_war-option-starter = Wer beginnt
total_war-option-starter-about = Plätze in der Reihenfolge des Beitritts; bei einem leeren entscheidet das Los (TW-2.3).
total_war-option-starter-0 = das Los
total_war-option-starter-1 = Platz 1
total_war-option-starter-2 = Platz 2
total_war-option-starter-3 = Platz 3
total_war-option-starter-4 = Platz 4
total_war-option-starter-5 = Platz 5
total_war-option-starter-6 = Platz 6
total_war-option-starter-7 = Platz 7
total_war-option-starter-8 = Platz 8
total_war-option-starter-9 = Platz 9
total_war-option-starter-10 = Platz 10
total_war-option-starter-11 = Platz 11
total_war-option-starter-12 = Platz 12
total_war-option-counter_attack = Gegenangriff
total_war-option-counter_attack-about = Deutsche Ausgabe: Verletzte ziehen und dürfen Herzen auf den Angreifer legen (TW-6.8).
total_war-option-free_surrender = Freies Aufgeben
total_war-option-free_surrender-about = Alle dürfen jederzeit Schaden nehmen, statt abzuwehren (TW-4.9).
total_war-option-double_wound_hits_twice = Doppeltreffer zählt doppelt
total_war-option-double_wound_hits_twice-about = Sein Opfer legt zwei Karten statt einer (TW-5.6).
total_war-option-heart_straightens_all = Herz richtet alle auf
total_war-option-heart_straightens_all-about = Jedes Kaiju hat seine Kraft wieder, nicht nur, wer das Herz spielt (TW-7.7).
total_war-option-must_exceed_life = Schaden über Leben
total_war-option-must_exceed_life-about = Deutsche Ausgabe: Schaden gleich Leben besiegt noch nicht (TW-6.1).
total_war-option-wound_stays = Treffer bleibt
total_war-option-wound_stays-about = Hausregel: Ein abgewendeter Treffer bleibt einer für den Nächsten (TW-4.7).
total_war-option-double_wound_before_draw = Doppeltreffer vor dem Ziehen
total_war-option-double_wound_before_draw-about = Hausregel: Wer ihn spielt, hat fürs Herz nur zwei Karten, nicht drei (TW-3.3).

total_war-preset-printed = Wie gedruckt (englische Ausgabe)
total_war-preset-printed-about = Das englische Heft Wort für Wort: Schaden gleich Leben besiegt, niemand schlägt zurück.
total_war-preset-german = Wie gedruckt (deutsche Ausgabe)
total_war-preset-german-about = Verletzte dürfen mit Herzen zurückschlagen, und Schaden muss das Leben übersteigen.
total_war-preset-house = Hausregeln
total_war-preset-house-about = Abgewendete Treffer bleiben Treffer, und ein Doppeltreffer verletzt vor dem Nachziehen.

changed-2-TW-3-3 = Wer einen Doppeltreffer spielt, zieht vor dem Schlag und sucht das Herz also unter drei Karten.
changed-2-TW-4-7 = Ein Treffer, den Richtungswechsel oder Zielgenau abwendet, ist weg: Abzuwehren ist die letzte Zahl.
changed-2-TW-6-8 = Beim Gegenangriff ziehen Verletzte zuerst und dürfen beliebig viele Herzen legen.

total_war-carried-king_of_monsters = hält die King-of-Monsters-Karte

## Kaiju, eine Zeile dazu, wie sich jedes spielt

total_war-kaiju-godzilla = Wütend zäh, und mehr Punkte bringt dann niemand.
total_war-kaiju-king_ghidorah = Normal ist niemand zäher, dafür schwach mit Kraft 2. Auf beiden Seiten viel wert.
total_war-kaiju-gigan = Haken mit Kraft 3, wütend mit Kraft 4.
total_war-kaiju-anguirus = Panzerung zuerst: auf beiden Seiten zäh. Wütend hat er weniger Kraft.
total_war-kaiju-mothra = Flügel mit Kraft 3, wütend mit Kraft 4.
total_war-kaiju-rodan = Wütend zerbrechlich, aber niemand schlägt dann härter zu.
total_war-kaiju-king_caesar = Normal zäh, dafür schwach mit Kraft 2. Wütend stark.
total_war-kaiju-zilla = Normal zerbrechlich, wütend zäh und dann auch stärker.
total_war-kaiju-ebirah = Wütend zäh, normal mit einer Schere von Kraft 2.
total_war-kaiju-kumonga = Geduldig: wütend zerbrechlich, und auf beiden Seiten bringt niemand weniger Punkte.
total_war-kaiju-kamacuras = Sicheln mit Kraft 3. Wütend zerbrechlich, aber niemand schlägt dann härter zu.
total_war-kaiju-manda = Normal am zerbrechlichsten, aber niemand schlägt dann härter zu. Wütend hat sie mehr Leben.

total_war-kaiju-sides = { $about }
    Normal: Leben { $normal_life }, Kraft { $normal_power }, { $normal_vp } SP wert.
    Wütend: Leben { $furious_life }, Kraft { $furious_power }, { $furious_vp } SP wert.

## Fragen

total_war-ask-open = Eröffne Runde { $round }: Spiel eine beliebige Karte.
total_war-ask-answer =
    { $is_wound ->
        [yes] Wehre einen **Treffer** von { $striker } ab: Nur eine Spezialkarte hilft.
       *[no] Wehre einen **Angriff von { $strike }** ab, gespielt von { $striker }.
    }
total_war-ask-target = Zielgenau: Wer muss den Angriff abwehren?
total_war-ask-damage = { $striker } verletzt dich. Leg eine Karte als Schaden.
total_war-ask-heart = { $victim } ist verletzt. Ein Herz zum Schlag dazu?
total_war-ask-building = Nimm eines der Gebäude als Schaden.
total_war-ask-counter = Gegenangriff: ein Herz auf { $striker } legen?
total_war-ask-discard = Zurück auf drei Karten: Wirf { $least } ab.

# Dasselbe, kurz, über jemand anderen: „Warten auf …:“
total_war-wait-open = die Runde eröffnen
total_war-wait-answer =
    { $is_wound ->
        [yes] einen Treffer abwehren
       *[no] einen Angriff von { $strike } abwehren
    }
total_war-wait-target = ein Ziel wählen
total_war-wait-damage = Schaden legen
total_war-wait-heart = über ein Herz entscheiden
total_war-wait-building = ein Gebäude nehmen
total_war-wait-counter = über einen Gegenangriff entscheiden
total_war-wait-discard = auf drei Karten abwerfen

## Antworten

total_war-pick-card = { $card }
total_war-pick-power = { $card } + Kraft = { $total }
total_war-pick-lowered = { $card }, Angriff sinkt auf { $total }
total_war-pick-lowered-power = { $card } + Kraft, Angriff wird { $total }
total_war-pick-hit = Schaden nehmen
    .note = danach eröffnest du
total_war-pick-pass-open = Keine Karte zum Eröffnen
    .short = Passen
    .note = nichts zum Eröffnen
total_war-pick-pass-heart = Kein Herz
    .note = es dabei belassen
total_war-pick-pass-counter = Kein Gegenangriff
    .note = es dabei belassen
total_war-pick-seat = { $name }
total_war-pick-building = Gebäude { $value }
    .note = als Schaden nehmen
total_war-pick-king-wound = King-Karte: { $card } als Treffer
total_war-pick-king-heart = King-Karte als 4♥
    .short = King als 4♥
    .note = richtet auf, zieht nichts
total_war-pick-king-power = King-Karte als 4♥ + Kraft = { $total }
    .short = King + Kraft { $power }
    .note = 4♥ und deine Kraft
total_war-pick-king-heal = King-Karte: { $card } heilen
    .short = { $value } heilen
    .note = dieser Schaden ist weg
total_war-pick-king-draw = King-Karte: drei ziehen
    .short = Drei ziehen
    .note = diese Runde mit sechs

## Daueraufträge

total_war-order-never_add_heart = Nie ein Herz dazulegen
total_war-order-always_add_heart = Immer mein niedrigstes Herz dazu
total_war-order-never_counter = Nie mit Herzen zurückschlagen
total_war-order-lay_lowest_damage = Meine niedrigste Karte als Schaden
total_war-order-take_lowest_building = Das niedrigste Gebäude nehmen
total_war-order-answer_lowest = Angriffe bis { $value } mit niedrigster Karte abwehren
total_war-order-answer_with = Mit { $value } abwehren, wenn es geht
total_war-order-take_the_hit = Schaden nehmen, sooft erlaubt

## Was geschieht

total_war-RoundOpened = Runde { $round }. **{ $seat }** eröffnet.
total_war-OpeningPassed = **{ $seat }** hat nichts zum Eröffnen. Die Eröffnung wandert weiter.
total_war-Played = **{ $seat }** spielt { $with_king ->
        [yes] { $card ->
            [king] die King-of-Monsters-Karte
           *[other] { $card_text } unter der King-of-Monsters-Karte
        }
       *[no] { $kind ->
            [building] { $card_text }
            [wound] einen { $card_text }
            [double_wound] einen { $card_text }
           *[other] { $card_text }
        }
    }{ $power ->
        [0] {""}
       *[other] {" "}mit Kraft +{ $power }
    }. { $is_wound ->
        [yes] Ein Treffer ist abzuwehren.
       *[no] { $card ->
            [double_wound] Das wehrt niemand ab.
           *[other] Der Angriff steht bei { $strike }.
        }
    }
total_war-TargetChosen = **{ $seat }** zeigt auf { $target }.
total_war-DirectionChanged =
    { $is_clockwise ->
        [yes] Es geht im Uhrzeigersinn weiter.
       *[no] Es geht gegen den Uhrzeigersinn weiter.
    }
total_war-Straightened = **{ $seat }** steht wieder aufrecht, die Kraft ist bereit.
total_war-BuildingTurnedUp = Ein Gebäude mit { $value } steht jetzt im Weg.
total_war-Drew = **{ $seat }** zieht{ $known ->
        [yes] : { $cards }
       *[no] {" "}{ $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
    }.
total_war-Reshuffled = Der Stapel wird neu gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Alle Kaiju stehen aufrecht.
total_war-Wounded = **{ $seat }** wird von { $attacker } verletzt.
total_war-DrewOpenly = **{ $seat }** deckt auf: { $cards }.
total_war-DamageLaid =
    { $own ->
        [yes] **{ $seat }** nimmt { $card }. Schaden { $wounds } von { $life }.
       *[no] **{ $by }** legt { $card } dazu: { $seat } hat Schaden { $wounds } von { $life }.
    }
total_war-NothingLaid = **{ $seat }** hat keine Zahl zu legen, und der Stapel auch nicht.
total_war-Defeated = **{ $seat }** { $was_furious ->
        [yes] fällt auch wütend
       *[no] fällt
    }. { $vp } SP für { $by }, { $total } insgesamt.
total_war-TurnedOver =
    { $is_furious ->
        [yes] **{ $seat }** wird wütend.
       *[no] **{ $seat }** kehrt zurück, fürs Erste ruhig.
    }
total_war-Eliminated = **{ $seat }** scheidet aus dem Krieg aus{ $count ->
        [0] .
       *[other] {" "}und hinterlässt: { $cards }.
    }
total_war-Countered = **{ $seat }** schlägt mit { $card } gegen { $attacker } zurück.
total_war-Healed = **{ $seat }** setzt die King-of-Monsters-Karte ein und wird { $card } los. Schaden { $wounds }.
total_war-DrewThree = **{ $seat }** setzt die King-of-Monsters-Karte ein und spielt diese Runde mit sechs Karten.
total_war-Discarded = **{ $seat }** wirft ab: { $cards }.
total_war-Ended =
    { $reason ->
        [target] **{ $winner }** hat genug Punkte. King of Monsters!
        [last_standing] Nur **{ $winner }** steht noch. King of Monsters!
       *[exhausted] Niemand hat mehr eine Karte zu spielen. Der Krieg brennt aus.
    }

## Eine Runde in zwei Zeilen

total_war-round = Runde { $round }: { $cards ->
        [0] Nicht eine Karte wird gespielt.
        [one] eine Karte und ein Angriff von { $strike }.
       *[other] { $cards } Karten und Angriffe bis { $strike }.
    }
total_war-round-fell = **{ $seat }** fällt. { $by } hat jetzt { $total } von { $target } Punkten.
total_war-round-hit = **{ $seat }** zahlt dafür: Schaden { $wounds } von { $life }.
total_war-round-quiet = Niemand blutet.

## Wie ein Platz steht

total_war-seat = { $is_out ->
        [yes] ausgeschieden
       *[no] Leben { $left } von { $life }, { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
    }, { $vp } von { $target } Siegespunkten

## Ergebnisse

total_war-reason-target = nach Punkten
total_war-reason-last_standing = als letztes stehendes Kaiju
total_war-reason-exhausted = mit leerem Stapel
total_war-score =
    { $score ->
        [one] { $score } Siegespunkt
       *[other] { $score } Siegespunkte
    }
