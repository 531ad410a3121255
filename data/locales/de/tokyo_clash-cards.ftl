# Was auf den Dingen von Tokyo Clash steht: Karten, Ereignisse, Gebäude und Fahrzeuge. Eigene Namen eines Datenpakets gehen vor.
# Der Text einer Karte entsteht aus den Wirkungen und Bedingungen hier unten.

## Gebäude und Fahrzeuge; die Artikel in tokyo_clash.ftl richten sich nach diesen Namen

tokyo_clash-building-T = Turm
tokyo_clash-building-P = Kraftwerk
tokyo_clash-building-M = Bunker
tokyo_clash-building-R = Radarstation
tokyo_clash-building-B = Kleingebäude
tokyo_clash-vehicle-tank = Panzer
tokyo_clash-vehicle-train = Zug
tokyo_clash-vehicle-jet = Jet
tokyo_clash-vehicle-ufo = UFO
tokyo_clash-vehicle-battleship = Schlachtschiff
tokyo_clash-vehicle-generator = Blitzgenerator

## Ereignisse

tokyo_clash-event-armored_assault = Panzerangriff
    .text = Panzer fahren 1 Feld auf das nächste Kaiju zu. Jeder Spieler verliert 1 Energie für jeden Panzer auf dem Feld seines Kaiju oder daneben. Gibt es nicht mehr Panzer als Spieler, setzen alle außer dem King einen.
    .source = Name, alles, was Panzer tun und wann mehr kommen [R]; Aufbau, Vorrat [H]
tokyo_clash-event-rush_hour = Stoßzeit
    .text = Der letzte Spieler der Reihenfolge fährt jeden Zug 1 bis 3 Felder in dessen Richtung, ohne Richtung in eine beliebige. Ein Zug am Rand oder einer, der nicht fahren kann, wendet. Neue Züge kommen bis zur Anfangszahl dazu.
    .source = Name, Züge fahren zwischen den Runden und lassen sich einplanen [R]; der Rest [H]
tokyo_clash-event-air_strikes = Luftangriffe
    .text = Jeder Jet fliegt 2 Felder in seine Richtung, kehrt am Rand um und beschießt die überflogenen Felder und die Linie vor sich: Jedes Kaiju dort verliert eine Verstärkung. Neue Jets werden bis zur Anfangszahl gesetzt.
    .source = Name, die Richtung zählt, die Schusslinie kostet eine Verstärkung [R]; der Rest [H]
tokyo_clash-event-xilien_invasion = Invasion der Xilianer
    .text = Jedes UFO fliegt 2 Felder auf das nächste Kaiju zu. Jeder Spieler, dessen Kaiju auf dem Feld des UFOs oder daneben steht, wirft eine Karte ab. Ein fehlendes UFO wird ersetzt.
    .source = Name, eine Karte nach dem Nachziehen abwerfen [R]; der Rest [H]
tokyo_clash-event-naval_bombardment = Beschuss von See
    .text = Der letzte Spieler der Reihenfolge dreht jedes Schlachtschiff um bis zu 60 Grad. Es feuert entlang seiner Linie: Jedes Kaiju dort verliert die oberste seiner Trophäen. Ein fehlendes Schlachtschiff wird ersetzt.
    .source = Name, die Schusslinie kostet die oberste Trophäe [R]; der Rest [H]
tokyo_clash-event-lightning_generators = Blitzgeneratoren
    .text = Ein Kaiju, das ein anderer Spieler auf das Feld eines Generators bringt, nimmt 1 nicht abwehrbaren Schaden; eines, das selbst dorthin geht, verliert die oberste Karte seines Stapels. In beiden Fällen ist der Generator weg. Solange weniger als 3 stehen, setzen alle außer dem King einen.
    .source = Name, 1 nicht abwehrbarer Schaden für wen man dorthin bewegt, wirft oder stellt [R]; der Rest [H]

## Karten von Godzilla; .source sagt, was davon gedruckt [R], aus einer Rezension [S] oder von uns [H] ist

tokyo_clash-card-mega_heat_ray = Mega-Hitzestrahl
    .source = Name, Fernangriff, Reichweite 3 [R]; starker Angriff ohne Punkte als Markenzeichen [S]; der Rest [H]
tokyo_clash-card-heat_ray = Hitzestrahl
    .source = Name, profitiert von Aufladen [R]; der Rest [H]
tokyo_clash-card-power_up = Aufladen
    .source = Name, Verstärkung, stärkere Fernangriffe, mehrere Trophäen, kommt auf den Ablagestapel [R]; Zahlen [H]
tokyo_clash-card-dorsal_plates = Rückenplatten
    .source = Name, holt Aufladen vom Ablagestapel zurück [R]; der Rest [H]
tokyo_clash-card-victory_pose = Siegerpose
    .source = Name, holt Aufladen vom Ablagestapel zurück [R]; der Rest [H]
tokyo_clash-card-tail_slide = Schwanzrutsche
    .source = Name, Nahangriff, Angriff 3 [R]; der Rest [H]
tokyo_clash-card-scaled_hide = Schuppenhaut
    .source = Name, Abwehr 2 [R]; der Rest [H]
tokyo_clash-card-body_slam = Bodyslam
tokyo_clash-card-claw_swipe = Krallenhieb
tokyo_clash-card-trample = Zertrampeln
tokyo_clash-card-surge_from_the_bay = Woge der Bucht
tokyo_clash-card-stand_firm = Standhalten
tokyo_clash-card-earthshaking_roar = Donnergebrüll
tokyo_clash-card-atomic_pulse = Atompuls
tokyo_clash-card-burning_heart = Brennendes Herz
    .source = dauerhafte Verstärkung [S]; der Rest [H]
tokyo_clash-card-thick_scales = Dicke Schuppen
    .source = dauerhafte Verstärkung [S]; der Rest [H]
tokyo_clash-card-pent_up_fury = Aufgestaute Wut
    .source = eine Verstärkung zum Ausgeben [S]; der Rest [H]

## Karten von King Ghidorah; .source wie oben

tokyo_clash-card-go_for_the_throat = An die Kehle
    .source = Name, Nahangriff, Wurf von 4 (also Angriff 4), Salve heißt mehrere Trophäen [R]; starker Angriff ohne Punkte als Markenzeichen [S]; der Rest [H]
tokyo_clash-card-gravity_beams = Gravitonstrahlen
    .source = Salve heißt mehrere Trophäen [R]; Nah- und Fernangriffe gemischt [S]; der Rest [H]
tokyo_clash-card-threefold_storm = Dreisturm
    .source = Salve heißt mehrere Trophäen [R]; der Rest [H]
tokyo_clash-card-unstoppable = Unaufhaltsam
    .source = Name, Abwehr, die mit der Kopfleiste wächst [R]; der Rest [H]
tokyo_clash-card-soar = Aufsteigen
    .source = Name, sichtet den Stapel, besser mit der Kopfleiste [R]; Bewegung und Zahlen [H]
tokyo_clash-card-gilded_scales = Goldschuppen
    .source = benutzt den Kopf [R]; der Rest [H]
tokyo_clash-card-snapping_jaws = Schnappkiefer
    .source = benutzt den Kopf [R]; der Rest [H]
tokyo_clash-card-leeching_bite = Saugbiss
    .source = benutzt den Kopf [R]; ein Angriff, der Energie bringt [S]; der Rest [H]
tokyo_clash-card-lightning_breath = Blitzatem
    .source = benutzt den Kopf [R]; ein Fernangriff, der Energie bringt [S]; der Rest [H]
tokyo_clash-card-three_minds = Drei Gedanken
    .source = benutzt den Kopf [R]; der Rest [H]
tokyo_clash-card-wingbeat_gale = Schwingensturm
    .source = benutzt den Kopf [R]; der Rest [H]
tokyo_clash-card-falling_star = Sternschnuppe
    .source = benutzt den Kopf [R]; der Rest [H]
tokyo_clash-card-golden_menace = Goldene Bedrohung
    .source = benutzt den Kopf [R]; der Rest [H]
tokyo_clash-card-cosmic_hunger = Hunger des Alls
    .source = benutzt den Kopf [R]; dauerhafte Verstärkung [S]; der Rest [H]
tokyo_clash-card-golden_plating = Goldpanzerung
    .source = dauerhafte Verstärkung [S]; der Rest [H]
tokyo_clash-card-starborne = Sternengeboren
    .source = eine Verstärkung zum Ausgeben [S]; der Rest [H]

## Karten von Megalon; .source wie oben

tokyo_clash-card-undermine = Untergraben
    .source = Name, erst bewegen, dann Nahangriff 4 [R]; starker Angriff ohne Punkte als Markenzeichen [S]; der Rest [H]
tokyo_clash-card-piercing_drill = Bohrstoß
    .source = Name, kleiner Angriff mit Schwung [R]; der Rest [H]
tokyo_clash-card-cyclone_attack = Wirbelangriff
    .source = Name, kleiner Angriff mit Schwung [R]; der Rest [H]
tokyo_clash-card-twin_drill_clamp = Bohrerzange
    .source = viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-napalm_spit = Napalmspucke
    .source = meist, nicht nur, Nahangriffe [S]; der Rest [H]
tokyo_clash-card-burrow = Eingraben
    .source = sehr beweglich [R]; viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-beetle_leap = Käfersprung
    .source = sehr beweglich [R]; viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-chitin_shell = Chitinhülle
tokyo_clash-card-duck_under = Abtauchen
    .source = sehr beweglich [R]; der Rest [H]
tokyo_clash-card-crossed_drills = Bohrerkreuz
tokyo_clash-card-call_of_the_deep = Ruf der Tiefe
tokyo_clash-card-sinkhole = Erdfall
    .source = viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-swarming_rage = Schwarmwut
    .source = dauerhafte Verstärkung [S]; der Rest [H]
tokyo_clash-card-tunnel_network = Tunnelnetz
    .source = eine Verstärkung zum Ausgeben [S]; der Rest [H]
tokyo_clash-card-hardened_carapace = Gehärtete Schale
    .source = dauerhafte Verstärkung [S]; der Rest [H]

## Karten von Mothra; .source wie oben

tokyo_clash-card-antenna_beam = Fühlerstrahl
    .source = jeder Angriff ein Fernangriff [R]; viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-toxic_scale_dust = Giftschuppenstaub
    .source = jeder Angriff ein Fernangriff, Störung [R]; der Rest [H]
tokyo_clash-card-diving_wings = Sturzflug
    .source = jeder Angriff ein Fernangriff [R]; der Rest [H]
tokyo_clash-card-guardians_wrath = Wächterzorn
    .source = jeder Angriff ein Fernangriff [R]; starker Angriff ohne Punkte als Markenzeichen [S]; der Rest [H]
tokyo_clash-card-silk_snare = Seidenschlinge
    .source = jeder Angriff ein Fernangriff, Störung [R]; viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-gale_of_wings = Flügelsturm
    .source = bewegt andere Kaiju (Tipp zu Generatoren) [R]; viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-carry_off = Davontragen
    .source = versetzt andere Kaiju (Tipp zu Generatoren) [R]; der Rest [H]
tokyo_clash-card-song_of_the_twins = Lied der Zwillinge
    .source = sie hat Energiekarten [R]; viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-island_prayer = Gebet der Insel
    .source = sie hat Energiekarten [R]; der Rest [H]
tokyo_clash-card-flutter = Flattern
    .source = viele Karten mit Schwung [S]; der Rest [H]
tokyo_clash-card-silken_shield = Seidenschild
tokyo_clash-card-graceful_turn = Pirouette
tokyo_clash-card-shimmering_wings = Schimmerflügel
    .source = sie hat Energiekarten [R]; der Rest [H]
tokyo_clash-card-rebirth = Wiedergeburt
tokyo_clash-card-island_blessing = Segen der Insel
    .source = dauerhafte Verstärkung [S]; der Rest [H]
tokyo_clash-card-keen_antennae = Feine Fühler
    .source = dauerhafte Verstärkung [S]; der Rest [H]
tokyo_clash-card-cocoon = Kokon
    .source = eine Verstärkung zum Ausgeben [S]; der Rest [H]

## Was Karten und Tableaus tun, ohne Punkt; .joined ist die Form hinter einer Bedingung oder „und“

tokyo_clash-effect-move = Bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } bewegen
    .joined = bis zu { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } bewegen
tokyo_clash-effect-attack = Angriff { $amount }
tokyo_clash-effect-range = Reichweite { $amount }
tokyo_clash-effect-defend = Abwehr { $amount }
tokyo_clash-effect-momentum = Schwung
tokyo_clash-effect-enhancement = Verstärkung
tokyo_clash-effect-head = Kopfleiste +1
tokyo_clash-effect-gain = { $amount } Energie bekommen
tokyo_clash-effect-drain = Ziel verliert { $amount } Energie
    .joined = Ziel verliert { $amount } Energie
tokyo_clash-effect-steal = Dem Ziel { $amount } Energie nehmen
    .joined = dem Ziel { $amount } Energie nehmen
tokyo_clash-effect-draw = { $amount ->
        [one] 1 Karte ziehen
       *[other] { $amount } Karten ziehen
    }
tokyo_clash-effect-sift = Die obersten { $amount } Karten deines Stapels ansehen, { $keep } nehmen, den Rest darunterlegen
    .joined = die obersten { $amount } Karten deines Stapels ansehen, { $keep } nehmen, den Rest darunterlegen
# $card ist der Name einer Karte, oder "any" für eine beliebige eigene.
tokyo_clash-effect-recover = Du darfst { $card ->
        [any] eine beliebige Karte
       *[other] { $card }
    } vom Ablagestapel { $place ->
        [hand] auf die Hand nehmen
       *[top] auf deinen Stapel legen
    }
    .joined = du darfst { $card ->
        [any] eine beliebige Karte
       *[other] { $card }
    } vom Ablagestapel { $place ->
        [hand] auf die Hand nehmen
       *[top] auf deinen Stapel legen
    }
tokyo_clash-effect-discard = Ziel wirft { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } ab{ $place ->
        [random] , zufällig
       *[other] {""}
    }
    .joined = Ziel wirft { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } ab{ $place ->
        [random] , zufällig
       *[other] {""}
    }
tokyo_clash-effect-peek = { $place ->
        [hand] Die Hand
       *[top] Die oberste Karte
    } des Ziels ansehen
    .joined = { $place ->
        [hand] die Hand
       *[top] die oberste Karte
    } des Ziels ansehen
tokyo_clash-effect-push = Ziel bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } stoßen
    .joined = Ziel bis zu { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } stoßen
tokyo_clash-effect-pull = Ziel bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } heranziehen
    .joined = Ziel bis zu { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } heranziehen
tokyo_clash-effect-place = Du darfst das Ziel auf ein Feld neben ihm versetzen
    .joined = du darfst das Ziel auf ein Feld neben ihm versetzen
tokyo_clash-effect-smash = Du darfst ein Kleingebäude oder Fahrzeug auf deinem Feld zertrümmern
    .joined = du darfst ein Kleingebäude oder Fahrzeug auf deinem Feld zertrümmern
tokyo_clash-effect-quake = Jedes andere Kaiju auf deinem Feld nimmt { $amount } Schaden
    .joined = jedes andere Kaiju auf deinem Feld nimmt { $amount } Schaden
tokyo_clash-effect-trophies = Bis zu { $amount } Trophäen behalten
    .joined = bis zu { $amount } Trophäen behalten
tokyo_clash-effect-unblockable = Nicht abwehrbar
    .joined = nicht abwehrbar
tokyo_clash-effect-return = Diese Karte kommt oben auf deinen Stapel zurück
    .joined = diese Karte kommt oben auf deinen Stapel zurück
tokyo_clash-effect-strip = Ziel verliert eine Verstärkung deiner Wahl
    .joined = Ziel verliert eine Verstärkung deiner Wahl
tokyo_clash-effect-riposte = Du darfst dem Angreifer auf deinem Feld { $amount } Schaden machen
    .joined = du darfst dem Angreifer auf deinem Feld { $amount } Schaden machen
tokyo_clash-effect-dodge = Danach darfst du dich bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } bewegen
    .joined = danach darfst du dich bis zu { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } bewegen
tokyo_clash-effect-absorb = 1 Energie für jeden verhinderten Schaden
tokyo_clash-effect-ranged = Fernangriffe +{ $amount }
tokyo_clash-effect-melee = Nahangriffe und ihre Würfe +{ $amount }
tokyo_clash-effect-throws = Würfe reichen { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } weiter
tokyo_clash-effect-defence = Abwehr +{ $amount }
tokyo_clash-effect-hand = In der Auffrischung bis zu { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } mehr ziehen
    .joined = in der Auffrischung bis zu { $amount ->
        [one] 1 Karte
       *[other] { $amount } Karten
    } mehr ziehen
tokyo_clash-effect-throw = Kaiju oder Fahrzeug bei dir bis zu { $amount } weit werfen
tokyo_clash-effect-fly = Bis zu { $amount ->
        [one] 1 Feld
       *[other] { $amount } Felder
    } in gerader Linie bewegen
    .joined = bis zu { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } in gerader Linie bewegen

# Wie aus Wirkungen Sätze werden, und wie mehrere Sätze aufeinander folgen.
tokyo_clash-effect-sentence = { $text }.
tokyo_clash-effect-and = { $first } und { $second }
tokyo_clash-effect-then = { $first } { $second }

## Wann eine Wirkung zählt: $text ist die Wirkung in ihrer Form .joined

tokyo_clash-condition-hit = Bei Schaden: { $text }
    .joined = bei Schaden: { $text }
tokyo_clash-condition-blocked = Wenn geblockt: { $text }
    .joined = wenn geblockt: { $text }
tokyo_clash-condition-meter = Ab Kopfleiste { $level }: { $text }
    .joined = ab Kopfleiste { $level }: { $text }
tokyo_clash-condition-per_meter = Je Stufe der Kopfleiste: { $text }
    .joined = je Stufe der Kopfleiste: { $text }
tokyo_clash-condition-king = Als King: { $text }
    .joined = als King: { $text }
tokyo_clash-condition-target_is_king = Ist das Ziel King: { $text }
    .joined = ist das Ziel King: { $text }
tokyo_clash-condition-barrage = Salve (bei Schaden, leert die Kopfleiste): { $text }
tokyo_clash-condition-barrage_lasting = Salve (bei Schaden, die Kopfleiste bleibt voll): { $text }
tokyo_clash-condition-spend = Ausgeben: { $text }
    .joined = ausgeben: { $text }
tokyo_clash-condition-refresh = In jeder Auffrischung: { $text }
    .joined = in jeder Auffrischung: { $text }
tokyo_clash-condition-unblocked = Wenn nicht geblockt: { $text }
    .joined = wenn nicht geblockt: { $text }
tokyo_clash-condition-also = Außerdem { $text }
    .joined = außerdem { $text }
