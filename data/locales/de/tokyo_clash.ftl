# Godzilla: Tokyo Clash in Worten. Stil: docs/voice.md und docs/languages/de.md.
# Namen von Kaiju sind fett, wo sie zuerst stehen. Karten, Ereignisse, Gebäude und Fahrzeuge heißen wie in tokyo_clash-cards.ftl;
# Artikel richten sich nach diesen Namen, weil keine andere Angabe ihr Geschlecht verrät. Ein unbekannter Name steht ohne falschen Artikel da
# oder gilt, wo nur Gebäude in Frage kommen, als sächlich.

## Die Stadt

tokyo_clash-mat = Abwurfaktion
tokyo_clash-the = { $what }
tokyo_clash-faced = { $what } Richtung { $facing }
tokyo_clash-times = { $name } ×{ $count }
tokyo_clash-worth = { $card } ({ $dominance } Dominanz)
tokyo_clash-ground-street = Straße
tokyo_clash-ground-water = Wasser
tokyo_clash-ground-rubble = Trümmer
tokyo_clash-way-n = Norden
tokyo_clash-way-ne = Nordosten
tokyo_clash-way-se = Südosten
tokyo_clash-way-s = Süden
tokyo_clash-way-sw = Südwesten
tokyo_clash-way-nw = Nordwesten
tokyo_clash-prize-energy = +{ $energy } Energie
tokyo_clash-prize-draw = eine Karte ziehen
tokyo_clash-prize-recall = eine Karte zurück auf den Stapel
tokyo_clash-prize-look = ein Blick auf einen Stapel

## Optionen

tokyo_clash-name = Tokyo Clash
tokyo_clash-title = Godzilla: Tokyo Clash
tokyo_clash-about = Zerleg Tokio für Energie, dann die anderen für Trophäen. Die meiste Dominanz gewinnt, bevor der Oxygen-Zerstörer alles beendet.
tokyo_clash-minutes = 45
tokyo_clash-option-events = Ereignisse
tokyo_clash-option-events-about = Die zwei Ereignisse jeder Runde, in dieser Reihenfolge (TC-1.2).
tokyo_clash-option-events-random = zwei zufällige
tokyo_clash-option-events-armored_assault-rush_hour = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-rush_hour }
tokyo_clash-option-events-armored_assault-air_strikes = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-armored_assault-xilien_invasion = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-armored_assault-naval_bombardment = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-armored_assault-lightning_generators = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-rush_hour-air_strikes = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-rush_hour-xilien_invasion = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-rush_hour-naval_bombardment = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-rush_hour-lightning_generators = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-air_strikes-xilien_invasion = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-air_strikes-naval_bombardment = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-air_strikes-lightning_generators = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-xilien_invasion-naval_bombardment = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-xilien_invasion-lightning_generators = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-naval_bombardment-lightning_generators = { tokyo_clash-event-naval_bombardment }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-second_event_first = Zweites Ereignis zuerst
tokyo_clash-option-second_event_first-about = Die zwei Ereignisse tauschen die Plätze (TC-1.2).
tokyo_clash-option-first_game = Erstes Spiel
tokyo_clash-option-first_game-about = Wer nicht gewählt hat, bekommt zuerst Godzilla und Megalon (TC-1.1).
tokyo_clash-option-setup_order = Aufbau
tokyo_clash-option-setup_order-about = Was zuerst aufgebaut wird: Ereignisse oder Kaiju (TC-2.7).
tokyo_clash-option-setup_order-events_first = Ereignisse, dann Handkarten und King
tokyo_clash-option-setup_order-kaiju_first = Handkarten und King, dann Ereignisse
tokyo_clash-option-defence_parts = Wirkungen der Abwehr
tokyo_clash-option-defence_parts-about = Wann andere Wirkungen einer Abwehr gegen Wurf oder Beben geschehen (TC-5.11).
tokyo_clash-option-defence_parts-after_card = nach der ganzen Angriffskarte
tokyo_clash-option-defence_parts-at_once = gleich nach dem Schaden
tokyo_clash-option-tank_ties = Fahrzeuge unter Kaiju
tokyo_clash-option-tank_ties-about = Was Panzer und UFO auf einem Feld mit mehreren Kaiju tun (TC-11.13).
tokyo_clash-option-tank_ties-king = auf den King zu
tokyo_clash-option-tank_ties-stay = bleiben
tokyo_clash-option-trains = Züge
tokyo_clash-option-trains-about = Ob der Weg eines Zuges eine Runde vorher bekannt ist (TC-11.6).
tokyo_clash-option-trains-line = fahren in ihre Richtung
tokyo_clash-option-trains-free = fahren beliebig
tokyo_clash-option-head_meter = Kopfleiste
tokyo_clash-option-head_meter-about = Was eine Salve mit King Ghidorahs Kopfleiste macht (TC-13.10).
tokyo_clash-option-head_meter-resets = zurück auf 0
tokyo_clash-option-head_meter-stays = bleibt voll
tokyo_clash-option-tail_slide = Godzillas Würfe per Karte
tokyo_clash-option-tail_slide-about = Der Text des Regelhefts sagt ein Feld weiter, sein Bild nicht (TC-9.1).
tokyo_clash-option-tail_slide-ability = ein Feld weiter
tokyo_clash-option-tail_slide-picture = wie auf der Karte
tokyo_clash-option-fuse = Dauer
tokyo_clash-option-fuse-about = Wo das erste Kleingebäude auf der Schadensleiste liegt (TC-7.2).
tokyo_clash-option-fuse-normal = wie markiert
tokyo_clash-option-fuse-short = kurz: einen Kreis näher
tokyo_clash-option-fuse-long = lang: einen Kreis weiter
tokyo_clash-preset-printed = Wie gedruckt
tokyo_clash-preset-printed-about = Das Regelheft Wort für Wort, wo immer es entscheidet.
tokyo_clash-preset-house = Hausregeln
tokyo_clash-preset-house-about = Kaiju zuerst aufgebaut, schnelle Abwehr, Züge in jede Richtung.
tokyo_clash-preset-first_game = Erstes Spiel
tokyo_clash-preset-first_game-about = Der Vorschlag des Regelhefts: Godzilla, Megalon, Panzerangriff, Stoßzeit.

## Was Versionen der Regeln geändert haben

changed-2-TC-2-7 = Die Ereignisse werden aufgebaut, bevor Karten ausgeteilt und der King ausgelost wird.
changed-2-TC-5-11 = Die anderen Wirkungen einer Abwehr gegen Wurf oder Beben folgen auf die ganze Angriffskarte.
changed-2-TC-5-12 = Ein geworfenes Kaiju kann dem Feld eines Blitzgenerators nicht mehr ausweichen.
changed-2-TC-11-6 = Züge fahren in die Richtung, in die sie zeigen.
changed-2-TC-11-13 = Panzer und UFOs auf einem Feld mit mehreren Kaiju bewegen sich auf den King zu.

## Kaiju, eine Zeile dazu, wie sich jedes spielt

tokyo_clash-kaiju-godzilla = Wirft alles ein Feld weiter. Aufladen macht seinen Hitzestrahl zum Trophäenjäger.
tokyo_clash-kaiju-king_ghidorah = Drei Köpfe füllen die Kopfleiste. Ist sie voll: Salve.
tokyo_clash-kaiju-megalon = Kämpft aus nächster Nähe, wirft, macht gleich weiter und sucht sich die nächste Karte aus.
tokyo_clash-kaiju-mothra = Schlägt von fern zu und bleibt in Bewegung. Menschen lassen sie in Ruhe; Trümmer bringen ihr nichts.

## Nachschlagen

tokyo_clash-word-card = { $name } ({ $kaiju })
tokyo_clash-word-card-text = Kosten { $cost } Energie · Dominanz { $dominance } · { $copies } in einem Stapel von { $total }
    { $text }
    { $source }
# Woher das Wissen über eine Karte kommt.
tokyo_clash-source-R = Gedruckt im Regelheft: { $facts }.
tokyo_clash-source-S = Aus einer Rezension: { $facts }.
tokyo_clash-source-H = Von uns: { $facts }.
# Was anstelle der Angaben steht, wo alle gemeint sind.
tokyo_clash-source-all = alles
tokyo_clash-word-kaiju-text = { $about }
    Eine Karte abwerfen: { $first } Oder: { $second }
tokyo_clash-word-event = Ereignis: { $name }
tokyo_clash-word-event-text = { $text }
    { $source }
tokyo_clash-word-prize-text = Bei Zerstörung: { $prize }.

## Fragen

tokyo_clash-ask-act = Spiel eine Karte, wirf eine ab oder passe. Du hast { $energy } Energie.
tokyo_clash-ask-momentum = Schwung: Noch eine Aktion? Du hast noch { $energy } Energie.
tokyo_clash-ask-action = Welche Aktion deines Tableaus?
tokyo_clash-ask-attack = { $card }: Wen greifst du an, und wie?
tokyo_clash-ask-target = { $card }: Wer ist das Ziel?
tokyo_clash-ask-spend = { $card }: { $names } für diesen Angriff ausgeben?
tokyo_clash-ask-throw = Was wirfst du?
tokyo_clash-ask-throw-to = { $has_card ->
        [yes] { $card }: Wohin wirfst du { $target ->
            [Panzer] den Panzer
            [Zug] den Zug
            [Jet] den Jet
            [UFO] das UFO
            [Schlachtschiff] das Schlachtschiff
           *[other] { $target }
        }? Höchstens { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } weit.
       *[no] Wohin wirfst du { $target ->
            [Panzer] den Panzer
            [Zug] den Zug
            [Jet] den Jet
            [UFO] das UFO
            [Schlachtschiff] das Schlachtschiff
           *[other] { $target }
        }? Höchstens { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } weit.
    }
tokyo_clash-ask-throw-hit = { $target ->
        [Panzer] Der Panzer
        [Zug] Der Zug
        [Jet] Der Jet
        [UFO] Das UFO
        [Schlachtschiff] Das Schlachtschiff
       *[other] { $target }
    } kommt auf { $space } herunter. Was wird getroffen?
tokyo_clash-ask-throw-through = { $target } fliegt durch { $space }. Was fällt dort?
tokyo_clash-ask-throw-collide = { $target } landet unter Kaiju auf { $space }. Wen trifft es noch?
tokyo_clash-ask-trophy = { $total ->
        [1] Dein Schlag sitzt. Welche Karte behältst du als Trophäe?
       *[other] Dein Schlag sitzt: Trophäe { $number } von { $total }. Welche Karte?
    }
tokyo_clash-ask-radar = Radarstation: Wessen oberste Karte siehst du an?
tokyo_clash-ask-bunker = Bunker: Welche Karte von deinem Ablagestapel kommt oben auf deinen Stapel?
tokyo_clash-ask-recall = { $is_last ->
        [yes] Eine Karte vom Ablagestapel oben auf deinen Stapel legen? Mit dieser Runde endet das Spiel, es ändert also nichts mehr.
       *[no] Bevor du ziehst: eine Karte vom Ablagestapel oben auf deinen Stapel legen?
    }
tokyo_clash-ask-bask = Ein Gebäude auf deinem Feld oder daneben nutzen? Es bleibt stehen.
tokyo_clash-ask-refresh = { $is_last ->
        [yes] Auffrischung: Wirf ab, was du willst. Mit dieser Runde endet das Spiel, es ändert also nichts mehr.
       *[no] Auffrischung: Wirf ab, so viele Karten du willst, dann zieh neue.
    }
tokyo_clash-ask-move = { $card }: Wohin bewegst du dich?
tokyo_clash-ask-fly = Wohin fliegst du?
tokyo_clash-ask-dodge = { $card }: Wohin weichst du aus?
tokyo_clash-ask-push = { $card }: Wohin stößt du { $target }?
tokyo_clash-ask-pull = { $card }: Wohin ziehst du { $target } heran?
tokyo_clash-ask-place = { $card }: Wohin versetzt du { $target }?
tokyo_clash-ask-smash = { $card }: Was zertrümmerst du?
tokyo_clash-ask-recover = { $card }: eine Karte vom Ablagestapel nehmen?
tokyo_clash-ask-discard = Wirf eine Karte ab.
tokyo_clash-ask-strip = Welche Verstärkung geht verloren?
tokyo_clash-ask-sift-keep = { $card }: Welche Karte nimmst du?
tokyo_clash-ask-sift-under = { $card }: Welche Karte kommt als nächste unter deinen Stapel?
tokyo_clash-ask-riposte = { $card }: kontern?
tokyo_clash-ask-defend = { $cause ->
        [attack] { $attacker } greift dich mit { $card } an: { $amount } Schaden. Abwehren?
        [card] { $card } von { $attacker }: { $amount } Schaden. Abwehren?
       *[throw] Ein Wurf von { $attacker }: { $amount } Schaden. Abwehren?
    }
tokyo_clash-ask-hunt-tank = Dem Panzer auf { $space } sind mehrere Kaiju gleich nah. Auf welches fährt er zu?
tokyo_clash-ask-hunt-ufo = Dem UFO auf { $space } sind mehrere Kaiju gleich nah. Auf welches fliegt es zu?
tokyo_clash-ask-move-tank = Der Panzer auf { $space } fährt. Wohin?
tokyo_clash-ask-move-ufo = Das UFO auf { $space } fliegt. Wohin?
tokyo_clash-ask-move-train = Der Zug auf { $space } fährt. Wohin?
tokyo_clash-ask-place-tank = Setz einen Panzer.
tokyo_clash-ask-place-train = Setz einen Zug.
tokyo_clash-ask-place-jet = Setz einen Jet.
tokyo_clash-ask-place-ufo = Setz ein UFO.
tokyo_clash-ask-place-battleship = Setz ein Schlachtschiff.
tokyo_clash-ask-place-generator = Setz einen Blitzgenerator.
tokyo_clash-ask-face-train = Der Zug auf { $space }: In welche Richtung wird er fahren?
tokyo_clash-ask-face-jet = Der Jet auf { $space }: In welche Richtung zeigt er?
tokyo_clash-ask-face-battleship = Das Schlachtschiff auf { $space }: In welche Richtung zeigt es?

# Dasselbe, kurz, über jemand anderen: „Warten auf …:“
tokyo_clash-wait-act = handeln oder passen
tokyo_clash-wait-momentum = weitermachen oder aufhören
tokyo_clash-wait-action = eine Aktion wählen
tokyo_clash-wait-attack = ein Ziel für { $card } wählen
tokyo_clash-wait-target = ein Ziel für { $card } wählen
tokyo_clash-wait-spend = über Verstärkungen entscheiden
tokyo_clash-wait-throw = wählen, was fliegt
tokyo_clash-wait-throw-to = { $target ->
        [Panzer] den Panzer
        [Zug] den Zug
        [Jet] den Jet
        [UFO] das UFO
        [Schlachtschiff] das Schlachtschiff
       *[other] { $target }
    } werfen
tokyo_clash-wait-throw-hit = wählen, was { $target ->
        [Panzer] der Panzer
        [Zug] der Zug
        [Jet] der Jet
        [UFO] das UFO
        [Schlachtschiff] das Schlachtschiff
       *[other] { $target }
    } trifft
tokyo_clash-wait-throw-through = wählen, was auf { $space } fällt
tokyo_clash-wait-throw-collide = wählen, wen { $target } trifft
tokyo_clash-wait-trophy = eine Trophäe nehmen
tokyo_clash-wait-radar = einen Stapel ansehen
tokyo_clash-wait-bunker = eine Karte zurück auf den Stapel legen
tokyo_clash-wait-recall = eine Karte zurück auf den Stapel legen
tokyo_clash-wait-bask = ein Gebäude zum Nutzen wählen
tokyo_clash-wait-refresh = abwerfen und auffrischen
tokyo_clash-wait-move = sich bewegen
tokyo_clash-wait-fly = fliegen
tokyo_clash-wait-dodge = ausweichen
tokyo_clash-wait-push = { $target } stoßen
tokyo_clash-wait-pull = { $target } heranziehen
tokyo_clash-wait-place = { $target } versetzen
tokyo_clash-wait-smash = etwas zertrümmern
tokyo_clash-wait-recover = eine Karte zurückholen
tokyo_clash-wait-discard = eine Karte abwerfen
tokyo_clash-wait-strip = eine Verstärkung wählen
tokyo_clash-wait-sift-keep = eine Karte nehmen
tokyo_clash-wait-sift-under = Karten unter den Stapel legen
tokyo_clash-wait-riposte = über einen Konter entscheiden
tokyo_clash-wait-defend = { $amount } Schaden von { $attacker } abwehren
tokyo_clash-wait-hunt-tank = einen Panzer steuern
tokyo_clash-wait-hunt-ufo = ein UFO steuern
tokyo_clash-wait-move-tank = einen Panzer steuern
tokyo_clash-wait-move-ufo = ein UFO steuern
tokyo_clash-wait-move-train = einen Zug steuern
tokyo_clash-wait-place-tank = einen Panzer setzen
tokyo_clash-wait-place-train = einen Zug setzen
tokyo_clash-wait-place-jet = einen Jet setzen
tokyo_clash-wait-place-ufo = ein UFO setzen
tokyo_clash-wait-place-battleship = ein Schlachtschiff setzen
tokyo_clash-wait-place-generator = einen Blitzgenerator setzen
tokyo_clash-wait-face-train = einen Zug ausrichten
tokyo_clash-wait-face-jet = einen Jet ausrichten
tokyo_clash-wait-face-battleship = ein Schlachtschiff ausrichten

## Antworten

# Was über den Listen einer Frage steht, deren Antworten von mehreren Arten sind.
tokyo_clash-group-act-card = Eine Karte spielen
tokyo_clash-group-act-discard = Karte für eine Aktion abwerfen
tokyo_clash-group-act-spend = Eine Verstärkung ausgeben
tokyo_clash-group-momentum-card = Noch eine Karte spielen
tokyo_clash-group-momentum-discard = Karte für eine Aktion abwerfen
tokyo_clash-group-momentum-spend = Eine Verstärkung ausgeben
tokyo_clash-group-refresh-none = Alle behalten

# Ein Bild zeigt .short mit .note darunter; .full ist für Bildbeschreibungen. Was fehlt, steht da wie auf dem Button.
tokyo_clash-pick-card = { $card }
    .full = { $card }, { $cost } Energie, { $dominance } Dominanz: { $text }
tokyo_clash-pick-hand = { $card }
    .full = { $card } (Karte { $place } deiner Hand)
tokyo_clash-pick-play = { $card }, { $cost } Energie
    .full = { $card } spielen, { $cost } Energie
tokyo_clash-pick-discard = { $card } abwerfen
    .full = { $card } für eine Aktion abwerfen
tokyo_clash-pick-spend = { $card } ausgeben
    .note = kostet keine Aktion
tokyo_clash-pick-trophy = { $card }, { $dominance } Dominanz
    .full = { $card }, { $cost } Energie, { $dominance } Dominanz: { $text }
tokyo_clash-pick-defend = { $left ->
        [0] { $card }, { $cost } Energie: blockt alles ({ $amount })
        [one] { $card }, { $cost } Energie: 1 von { $amount } kommt durch
       *[other] { $card }, { $cost } Energie: { $left } von { $amount } kommen durch
    }
    .full = Abwehren mit { tokyo_clash-pick-defend }
tokyo_clash-pick-action = { $momentum ->
        [yes] { $name }, dann weiter (Schwung)
       *[no] { $name }
    }
    .short = { $name }
    .full = { tokyo_clash-pick-action }. { $text }
    .note = { $text }
tokyo_clash-pick-hit = { $name }: { $value } Schaden
tokyo_clash-pick-throw = { $name } werfen
tokyo_clash-pick-seat = { $name }
tokyo_clash-pick-riposte = Konter gegen { $name }
    .full = Konter gegen { $name }: { $damage } Schaden
tokyo_clash-pick-hurt = { $name }: { $damage } Schaden
tokyo_clash-pick-thing = { $prize ->
        [none] { $what }
       *[other] { $what }, { $prize }
    }
    .short = { $what }
    .full = { $prize ->
        [none] { $what } auf { $space } zerstören
       *[other] { $what } auf { $space } zerstören, { $prize }
    }
tokyo_clash-pick-face = { $facing }
tokyo_clash-pick-none = Nichts
    .note = es dabei belassen
tokyo_clash-pick-stop = Aufhören
    .note = du bist fertig
tokyo_clash-pick-pass-act = Passen
    .note = später noch möglich
tokyo_clash-pick-pass-attack = Nicht angreifen
    .note = es dabei belassen
tokyo_clash-pick-pass-move = Bleiben
    .note = es dabei belassen
tokyo_clash-pick-pass-dodge = Bleiben
    .note = es dabei belassen
tokyo_clash-pick-pass-push = Stehen lassen
    .note = es dabei belassen
tokyo_clash-pick-pass-pull = Stehen lassen
    .note = es dabei belassen
tokyo_clash-pick-pass-place = Stehen lassen
    .note = es dabei belassen
tokyo_clash-pick-pass-recover = Keine nehmen
    .note = es dabei belassen
tokyo_clash-pick-pass-recall = Stapel lassen, wie er ist
    .short = Stapel lassen
    .note = es dabei belassen
tokyo_clash-pick-pass-bask = Kein Gebäude
    .note = es dabei belassen
tokyo_clash-pick-pass-riposte = Nicht kontern
    .note = es dabei belassen
tokyo_clash-pick-pass-defend = Einstecken: { $amount } Schaden
    .short = Einstecken
    .note = { $amount } Schaden
tokyo_clash-act-throw = Werfen
tokyo_clash-act-move = Bewegen
tokyo_clash-act-fly = Fliegen
tokyo_clash-act-gain = Energie

# Ein Feld: seine Koordinaten, dann, was dort ist, Teil für Teil, soweit Platz ist. Bilder zeigen Koordinaten, Figuren
# und Energie selbst.
tokyo_clash-pick-space = { $space } { $parts }
    .lettered = { $lettered }
    .short = { $what }
    .full = { $space } { $whole }
tokyo_clash-space-with = bei { $names }
tokyo_clash-space-next = neben { $names }
tokyo_clash-fall-into = { $what ->
        [Turm] in den Turm
        [Bunker] in den Bunker
        [Radarstation] in die Radarstation
       *[other] ins { $what }
    }
    .short = { $what }
tokyo_clash-fall-onto = { $what ->
        [Turm] auf den Turm
        [Kraftwerk] auf das Kraftwerk
        [Bunker] auf den Bunker
        [Radarstation] auf die Radarstation
        [Panzer] auf den Panzer
        [Zug] auf den Zug
        [Jet] auf den Jet
        [UFO] auf das UFO
        [Schlachtschiff] auf das Schlachtschiff
        [Blitzgenerator] auf den Blitzgenerator
       *[other] auf { $what }
    }
    .short = { $what }
tokyo_clash-fall-open = { $what ->
        [Wasser] ins Wasser
       *[other] frei ({ $what })
    }
    .short = { $what }
tokyo_clash-fall-kaiju = gegen { $names }, je { $damage } Schaden
    .short = je { $damage } Schaden
tokyo_clash-fall-or = oder { $names }: { $damage } Schaden
    .short = { $damage } Schaden

## Warum eine Karte nicht angeboten wird

tokyo_clash-notes = Jetzt nicht: { $cards }
tokyo_clash-note-TC-4-1 = { $card } (kostet { $cost } Energie, du hast { $energy })
    .short = Braucht { $cost } Energie
tokyo_clash-note-TC-4-6 = { $card } (nur zur Abwehr)
    .short = Nur zur Abwehr
tokyo_clash-note-TC-4-7 = { $card } (nichts zu bewirken)
    .short = Nichts in Reichweite
tokyo_clash-note-TC-6-1 = { $card } (kein Abwehrwert)
    .short = Kein Abwehrwert
tokyo_clash-note-other = { $card }
    .short = Jetzt nicht

## Daueraufträge

tokyo_clash-order-defend_with = Mit { $value } abwehren, wenn es geht
tokyo_clash-order-defend_from = Ab { $value } Schaden mit irgendeiner Karte abwehren
tokyo_clash-order-never_defend = Nie abwehren
tokyo_clash-order-never_defend_below = Bis { $value } Schaden nie abwehren
tokyo_clash-order-always_riposte = Immer kontern
tokyo_clash-order-never_riposte = Nie kontern
tokyo_clash-order-pass_until_attacked = Passen, bis ich angegriffen werde
tokyo_clash-order-pass_round = Passen bis zur nächsten Runde
tokyo_clash-order-stay = Nie ausweichen
tokyo_clash-order-event_chores = Ereignis-Fahrzeuge für mich steuern und setzen
tokyo_clash-order-recall_nothing = Meinen Stapel lassen, wie er ist

## Was geschieht

tokyo_clash-RoundBegan = Runde { $round } von { $rounds }. **{ $king }** ist King of Monsters und handelt zuerst.
tokyo_clash-KingDrawn = Das Los gibt **{ $seat }** den King-Marker.
tokyo_clash-Passed = **{ $seat }** { $had_cards ->
        [yes] passt.
       *[no] hat keine Karten mehr und passt.
    }
tokyo_clash-CardPlayed = **{ $seat }** spielt { $card }{ $cost ->
        [0] .
       *[other] {" "}für { $cost } Energie.
    }
tokyo_clash-ActionTaken = **{ $seat }** wirft { $card } ab, { $action ->
        [throw] um zu werfen
        [fly] um zu fliegen
        [gain] um Energie zu bekommen
       *[move] um sich zu bewegen
    }.
tokyo_clash-Moved = { $how ->
        [move] **{ $seat }** geht nach { $end }.
        [fly] **{ $seat }** fliegt nach { $end }.
        [dodge] **{ $seat }** weicht nach { $end } aus.
        [push] **{ $by }** stößt { $seat } nach { $end }.
        [pull] **{ $by }** zieht { $seat } nach { $end } heran.
       *[place] **{ $by }** versetzt { $seat } nach { $end }.
    }
tokyo_clash-Attacked = { $barrage ->
        [yes] Salve. {""}
       *[no] {""}
    }**{ $seat }** greift { $target } { $is_ranged ->
        [yes] aus der Ferne
       *[no] im Nahkampf
    } an, Angriffswert { $value }.
tokyo_clash-Defended = { $is_met ->
        [yes] **{ $seat }** hält mit { $card } dagegen, { $value } gegen { $amount }: { $left ->
            [0] geblockt.
            [one] 1 kommt durch.
           *[other] { $left } kommen durch.
        }
       *[no] **{ $seat }** wehrt nicht ab.
    }
tokyo_clash-Damaged = **{ $seat }** nimmt { $amount } Schaden. { $by } { $kept ->
        [0] bekommt keine Trophäe
        [one] nimmt eine Trophäe
       *[other] nimmt { $kept } Trophäen
    }{ $known ->
        [yes] : { $trophies }.
       *[no] .
    }{ $is_any ->
        [yes] {" "}Abgelegt: { $discarded }.
       *[no] {""}
    }
tokyo_clash-Crowned = Der King fällt! **{ $seat }** nimmt den King-Marker.
tokyo_clash-Thrown = **{ $by }** wirft { $what ->
        [Panzer] den Panzer
        [Zug] den Zug
        [Jet] den Jet
        [UFO] das UFO
        [Schlachtschiff] das Schlachtschiff
       *[other] { $what }
    } von { $start } nach { $end }.
tokyo_clash-Destroyed = **{ $by }** zerstört { $what ->
        [Panzer] den Panzer
        [Zug] den Zug
        [Jet] den Jet
        [Turm] den Turm
        [Bunker] den Bunker
        [Blitzgenerator] den Blitzgenerator
        [Radarstation] die Radarstation
       *[other] das { $what }
    } auf { $space }{ $square ->
        [0] .
       *[other] . Es liegt auf Kästchen { $square } der Schadensleiste.
    }
tokyo_clash-EnergyGained = **{ $seat }** bekommt { $amount } Energie, { $energy } insgesamt.
tokyo_clash-EnergyLost = **{ $seat }** verliert { $amount } Energie, { $energy } übrig.
tokyo_clash-Drew = **{ $seat }** zieht { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
    }.
tokyo_clash-Reshuffled = **{ $seat }** mischt den Ablagestapel zu einem neuen Stapel mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
tokyo_clash-Recovered = { $place ->
        [hand] **{ $seat }** nimmt { $card } vom Ablagestapel auf die Hand.
       *[top] **{ $seat }** legt { $card } vom Ablagestapel oben auf den eigenen Stapel.
    }
tokyo_clash-Looked = **{ $seat }** sieht { $at ->
        [hand] die Hand von { $target }
       *[top] die oberste Karte von { $target }
    } an{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Sifted = **{ $seat }** sieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } des eigenen Stapels an und behält { $kept }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Discarded = **{ $seat }** wirft { $cards } ab.
tokyo_clash-Enhanced = **{ $seat }** hat jetzt { $card } im Spiel.
tokyo_clash-EnhancementLost = **{ $seat }** hat { $card } nicht mehr im Spiel.
tokyo_clash-MeterRaised = Die Kopfleiste von **{ $seat }** steht auf { $meter }.
tokyo_clash-EventActivated = { $is_setup ->
        [yes] Heute Nacht über Tokio: { $event }.
       *[no] { $event }.
    }
tokyo_clash-VehiclePlaced = **{ $seat }** setzt { $vehicle ->
        [UFO] ein UFO
        [Schlachtschiff] ein Schlachtschiff
       *[other] einen { $vehicle }
    } auf { $space }{ $has_facing ->
        [yes] , Richtung { $facing }.
       *[no] .
    }
tokyo_clash-VehicleMoved = { $is_still ->
        [yes] Ein { $vehicle } bleibt auf { $end }
       *[no] Ein { $vehicle } bewegt sich von { $start } nach { $end }
    }{ $has_facing ->
        [yes] , Richtung { $facing }.
       *[no] .
    }
tokyo_clash-Fired = Ein { $vehicle } feuert Richtung { $facing } und trifft { $count ->
        [0] niemanden
       *[other] **{ $seats }**
    }.
tokyo_clash-GeneratorWentOff = { $own ->
        [yes] **{ $seat }** läuft in den Blitzgenerator auf { $space }.
       *[no] **{ $by }** zerrt { $seat } in den Blitzgenerator auf { $space }: 1 Schaden, nicht abwehrbar.
    }
tokyo_clash-TrophyLost = **{ $seat }** verliert die Trophäe { $card }; sie kommt auf den Ablagestapel von { $owner }.
tokyo_clash-Basked = **{ $seat }** nutzt { $what ->
        [Turm] den Turm
        [Bunker] den Bunker
        [Radarstation] die Radarstation
       *[other] das { $what }
    } auf { $space }. Alles bleibt stehen.
tokyo_clash-Ended = { $reason ->
        [oxygen_destroyer] Der Oxygen-Zerstörer erreicht die Ruinen. Es ist vorbei.
       *[seventh_round] Die letzte Runde ist vorbei, und Tokio ist still.
    } Dominanz: { $scores }.

## Eine Runde in zwei Zeilen

tokyo_clash-round = Runde { $round }: { $buildings ->
        [0] Die Stadt steht
        [one] Ein Gebäude fällt
       *[other] { $buildings } Gebäude fallen
    }, { $damage ->
        [0] und niemand ist verletzt.
       [one] und 1 Schaden kommt durch.
       *[other] und { $damage } Schaden kommen durch.
    }
tokyo_clash-round-crowned = **{ $seat }** nimmt die Krone.
tokyo_clash-round-hunter = **{ $seat }** führt die Jagd an: { $damage } Schaden gemacht.
tokyo_clash-round-energy = **{ $seat }** frisst am meisten: { $energy } Energie.
tokyo_clash-round-quiet = Tokio hält den Atem an.

## Wie ein Platz steht

tokyo_clash-seat = { $energy } Energie, { $cards ->
        [one] { $cards } Handkarte
       *[other] { $cards } Handkarten
    }, { $trophies ->
        [0] keine Trophäen
        [one] { $trophies } Trophäe
       *[other] { $trophies } Trophäen
    }{ $is_king ->
        [yes] , King of Monsters
       *[no] {""}
    }

## Ergebnisse

tokyo_clash-reason-oxygen_destroyer = beim Eintreffen des Oxygen-Zerstörers
tokyo_clash-reason-seventh_round = nach der letzten Runde
tokyo_clash-score = { $score } Dominanz
