# Unofficial Godzilla Monopoly in Worten. Stil: docs/voice.md und docs/languages/de.md.
# Namen von Kaiju sind fett, wo sie zuerst stehen. Felder und Karten heißen wie in monopoly-cards.ftl. $money, $price und $cost
# kommen aus den Beträgen hier unten.

## Geld, Orte und Dinge

monopoly-point = ,
monopoly-millions = { $count }M
monopoly-thousands = { $count }K
monopoly-no-money = 0 ¥
monopoly-nothing = nichts
monopoly-city = die Stadt
monopoly-space = Feld { $number }
monopoly-houses =
    { $count ->
        [0] kein Haus
        [one] { $count } Haus
       *[other] { $count } Häuser
    }
monopoly-tanks =
    { $count ->
        [0] kein Panzer
        [one] { $count } Panzer
       *[other] { $count } Panzer
    }
monopoly-maser = Maserkanone
monopoly-stands = { $houses }, { $weapons }
monopoly-counted =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
monopoly-lot = { $district } ({ $stands })
monopoly-foe = { $name } ({ $hp } LP, { $ap } AP)
monopoly-guns = die Panzer von { $owner } feuern mit { $damage }
monopoly-target-house = ein Haus
monopoly-target-tank = ein Panzer
monopoly-rolled = { $name } { $die }
monopoly-again = ; noch einmal: { $rolls }
monopoly-colour-brown = Braun
monopoly-colour-light_blue = Hellblau
monopoly-colour-pink = Rosa
monopoly-colour-orange = Orange
monopoly-colour-red = Rot
monopoly-colour-yellow = Gelb
monopoly-colour-green = Grün
monopoly-colour-navy = Dunkelblau

## Optionen

monopoly-name = Monopoly
monopoly-title = Unofficial Godzilla Monopoly
monopoly-about = Unofficial Godzilla Monopoly: Leg Bezirke in Trümmer, kauf die Ruinen, bewaffne sie und unterwirf alle anderen Kaiju.
monopoly-minutes = 90
monopoly-option-track = Strecke
monopoly-option-track-about = Wo die Kaiju ihre Kreise ziehen (GM-11.1).
monopoly-option-track-city = Tokio, 32 Felder
monopoly-option-track-bay = Bucht von Tokio, 24 Felder
monopoly-option-short = Kurzes Spiel
monopoly-option-short-about = Jedes Kaiju beginnt mit 6 LP statt 12 (GM-1.4).
monopoly-option-lap_limit = Letzter Umlauf
monopoly-option-lap_limit-about = Die Runde, in der ein freies Kaiju so oft über LOS kommt, ist die letzte (GM-10.5).
monopoly-option-lap_limit-0 = keiner
monopoly-option-lap_limit-12 = der 12.
monopoly-option-lap_limit-20 = der 20.
monopoly-option-alarm = Alarm
monopoly-option-alarm-about = Panzer machen mit den Umläufen mehr Schaden, damit Spiele enden (GM-1.4).
monopoly-option-demolished = Zerstört
monopoly-option-demolished-about = Wann ein Bezirk in Trümmern liegt, sodass ihn kaufen darf, wer dort landet (GM-3.3).
monopoly-option-demolished-houses = wenn kein Haus steht
monopoly-option-demolished-bare = wenn kein Haus und kein Panzer steht
monopoly-option-tank_targets = Panzer eines Dritten
monopoly-option-tank_targets-about = Wen Panzer treffen dürfen, wo zwei andere kämpfen (GM-5.4).
monopoly-option-tank_targets-any = jeden Feind im Kampf
monopoly-option-tank_targets-lander = das gelandete Kaiju
monopoly-option-deals = Handel
monopoly-option-deals-about = Wann gehandelt wird, und ob Unterworfene ihre Karten verkaufen dürfen (GM-9.3, GM-9.5).
monopoly-option-deals-in_need = vor dem Wurf, und wenn Geld fehlt
monopoly-option-deals-own_turn = nur vor dem Wurf
monopoly-option-layout = Reihenfolge der Strecke
monopoly-option-layout-about = Gemischt liegen Bezirke und Ereignisse in einer eigenen Reihenfolge (GM-11.10).
monopoly-option-layout-fixed = wie gezeichnet
monopoly-option-layout-shuffled = gemischt

## Fassungen

monopoly-preset-printed = Wie gedruckt
monopoly-preset-printed-about = Wie im Heft: ohne Alarm und letzten Umlauf. Schluss ist, wenn alle anderen unterworfen sind.
monopoly-preset-house = Hausregeln
monopoly-preset-house-about = Panzer werden mit den Umläufen stärker, der 20. ist der letzte, gehandelt wird vor dem Wurf.

## Was Versionen der Regeln geändert haben

changed-2-GM-3-3 = Ein Bezirk ohne Häuser ist käuflich, auch wenn dort Panzer stehen.
changed-2-GM-5-4 = Panzer eines Dritten dürfen jeden Feind treffen, der auf ihrem Bezirk kämpft.
changed-2-GM-9-1 = Ein Handel darf auch nach dem Wurf angeboten werden, wenn Geld fehlt.
changed-2-GM-9-3 = Unterworfene dürfen die Ereigniskarten verkaufen, die ihnen geblieben sind.
changed-2-GM-9-4 = Ein Angebot, das weg ist, lässt sich nicht mehr zurückziehen.
changed-2-GM-10-5 = Ohne letzten Umlauf endet das Spiel erst, wenn alle anderen unterworfen sind.

## Kaiju: Das Heft sagt nicht, wie sie sich unterscheiden, also tun sie es nur im Aussehen

monopoly-kaiju-godzilla = Kommt aus der Bucht und hält für keine Urkunde an.
monopoly-kaiju-mothra = Landet sanft. Ein Haus fällt trotzdem.
monopoly-kaiju-king_ghidorah = Drei Köpfe, eine Kasse.
monopoly-kaiju-rodan = Wo er landet, fehlt ein Dach.
monopoly-kaiju-anguirus = Flach, stachlig, geduldig: ein Vermieter, den niemand gern besucht.
monopoly-kaiju-gigan = Haken statt Hände. Er unterschreibt nichts.
monopoly-kaiju-mechagodzilla = Ganz aus Stahl, und nicht zäher als die anderen.
monopoly-kaiju-megalon = Kommt von unten und zahlt, was alle zahlen.

## Nachschlagen

monopoly-word-card = Ereignis: { $name }
# Woher kommt, was man nachschlägt.
monopoly-word-from-printed = Aus dem Heft.
monopoly-word-from-house = Von uns: Das Heft nennt keine.
monopoly-word-from-pack = Aus dem Datenpaket dieses Tisches: { $source }.
monopoly-word-district = { $name } ({ $track })
monopoly-word-district-text = Farbe { $colour } · Rechte { $price } · Haus { $house } · Panzer { $tank }
    Schaden von 1 bis 4 Panzern: { $damage } · Maserkanone { $maser }, Schaden { $maser_damage }
monopoly-word-space-go = Überschritten oder darauf gelandet: 2M, 500K für jedes eigene Haus und 3 AP; oder stattdessen 1 LP (GM-8.1).
monopoly-word-space-chance = Zieh eine Karte; befolge oder behalte sie (GM-8.2).
monopoly-word-space-fish = Hergeschickt: drei Züge. Von selbst gekommen: 2 AP bringen 1 LP (GM-8.4, GM-8.5).
monopoly-word-space-plant = Nimm den Topf: mindestens 1M und 1 LP. Hier wird nicht gekämpft (GM-8.6, GM-8.7).
monopoly-word-space-scent = Geradewegs zum Fischberg, ohne über LOS zu ziehen (GM-8.3).

## Fragen

monopoly-ask-turn = { $held ->
        [0] Du bist dran: { $can ->
            [roll] würfeln
            [deal] würfeln oder einen Handel anbieten
           *[build] bauen, verkaufen, handeln oder würfeln
        }. Du hast { $cash }, { $ap } AP, { $hp } LP.
        [one] Du steckst noch einen Zug bei den Fischen fest. Ein Pasch bringt dich hinaus. Du hast { $cash }, { $ap } AP, { $hp } LP.
       *[other] Du steckst noch { $held } Züge bei den Fischen fest. Ein Pasch bringt dich hinaus. Du hast { $cash }, { $ap } AP, { $hp } LP.
    }
monopoly-ask-works = { $district }: { $stands }. Was soll dort stehen? Du hast { $cash }.
monopoly-ask-sell = Was verkaufst du? Häuser, Panzer und Rechte bringen die Hälfte. Du hast { $cash }.
monopoly-ask-debt = Du schuldest { $debt } und hast { $cash }. { $has_more ->
        [yes] Was verkaufst du?
       *[no] Verkauf etwas an jemanden am Tisch, oder zahl, was du hast: Der Rest wird erlassen.
    }
monopoly-ask-place-house = Ein Haus umsonst. Wohin?
monopoly-ask-place-tank = Ein Panzer umsonst. Wohin?
monopoly-ask-deal-with = Mit wem möchtest du handeln?
monopoly-ask-deal-give = Was gibst du? Geld kommt zuletzt.
monopoly-ask-deal-take = Was möchtest du dafür?
monopoly-ask-deal-money = Wie viel Geld gehört dazu, in tausend Yen? Über 0 zahlst du, unter 0 bekommst du.
monopoly-ask-deal-answer = { $dealer } bietet dir { $gets } für { $gives }. Abgemacht?
monopoly-ask-escape = Dreimal Pasch: ab zu den Fischen. Gleich versuchen, dich freizuwürfeln?
monopoly-ask-shift = Du hast { $roll } gewürfelt. Den Kanalschacht benutzen?
monopoly-ask-lunge = Du hast { $roll } gewürfelt. Ein Feld mehr oder weniger führt dich in einen Kampf.
monopoly-ask-hide = { $goal ->
        [none] Wo dein Wurf hinführt, steht ein Feind. Landen, oder dich ein Feld früher verstecken?
       *[other] { $goal }: { $foes }{ $stands ->
            [none] {""}
           *[other] ; { $stands }
        }{ $guns ->
            [none] .
           *[other] ; { $guns }.
        } Landen, oder dich ein Feld früher verstecken?
    }
monopoly-ask-go = LOS. { $money }{ $houses ->
        [0] {""}
        [one] {" "}({ $base } und { $each } für dein Haus)
       *[other] {" "}({ $base } und { $each } für jedes deiner { $houses } Häuser)
    }{ $ap_gain ->
        [0] {""}
       *[other] {" "}und { $ap_gain } AP
    }, oder 1 LP? Du hast { $ap } AP, { $hp } LP.
monopoly-ask-fish = Hier fressen? 2 AP für 1 LP. Du hast { $ap } AP, { $hp } LP.
monopoly-ask-stride = Riesenschritt: Wie weit?
monopoly-ask-lose_tank = Du verlierst einen Panzer. Welchen?
monopoly-ask-jam = Du bist im Visier. Den Störsender benutzen?
monopoly-ask-declare = Mit diesem Schlag eine Kampfkarte ansagen?
monopoly-ask-shield = Schaden kommt auf dich zu, und du hast { $hp } LP. Den Rückenschild benutzen?
monopoly-ask-strike = { $place }{ $stands ->
        [none] {""}
       *[other] : { $stands }
    }{ $guns ->
        [none] .
       *[other] ; { $guns }.
    } Schlag mit bis zu { $serves ->
        [yes] { $most }
       *[no] { $ap ->
            [1] 1
           *[other] { $most } deiner { $ap }
        }
    } AP zu.
monopoly-ask-strike_back = { $place }: { $lander } fällt über dich her. Schlag mit bis zu { $serves ->
        [yes] { $most }
       *[no] { $ap ->
            [1] 1
           *[other] { $most } deiner { $ap }
        }
    } AP zurück.
monopoly-ask-tanks = Deine Panzer haben ein Ziel. Feuern?
monopoly-ask-maser = Deine Maserkanone hat ein Ziel. Feuern?
monopoly-ask-buy = { $place } ist zerstört. Die Rechte für { $price } kaufen? Du hast { $cash }.

# Dasselbe, kurz, über jemand anderen: „Warten auf …:“
monopoly-wait-turn = bauen, handeln oder würfeln
monopoly-wait-works = bauen oder verkaufen
monopoly-wait-sell = etwas verkaufen
monopoly-wait-debt = für eine Schuld verkaufen
monopoly-wait-place-house = ein Haus setzen
monopoly-wait-place-tank = einen Panzer setzen
monopoly-wait-deal-with = ein Angebot machen
monopoly-wait-deal-give = ein Angebot machen
monopoly-wait-deal-take = ein Angebot machen
monopoly-wait-deal-money = ein Angebot machen
monopoly-wait-deal-answer = auf ein Angebot antworten
monopoly-wait-escape = von den Fischen loskommen
monopoly-wait-shift = über den Kanalschacht entscheiden
monopoly-wait-lunge = entscheiden, wie weit es geht
monopoly-wait-hide = landen oder sich verstecken
monopoly-wait-go = auf LOS wählen
monopoly-wait-fish = Fisch fressen oder nicht
monopoly-wait-stride = entscheiden, wie weit es geht
monopoly-wait-lose_tank = wählen, welcher Panzer weg ist
monopoly-wait-jam = über den Störsender entscheiden
monopoly-wait-declare = über eine Kampfkarte entscheiden
monopoly-wait-shield = über den Rückenschild entscheiden
monopoly-wait-strike = zuschlagen ({ $place })
monopoly-wait-strike_back = zurückschlagen ({ $place })
monopoly-wait-tanks = entscheiden, ob die Panzer feuern
monopoly-wait-maser = entscheiden, ob die Maserkanone feuert
monopoly-wait-buy = { $place } kaufen oder nicht

# Für jemanden, der die öffentliche Antwort eines anderen drückt.
monopoly-whose-turn = **{ $name }** ist mit Würfeln dran.
monopoly-whose-deal-answer = Dieses Angebot gilt **{ $name }**.

## Antworten

monopoly-pick-roll = Würfeln
monopoly-pick-stay = Bleiben, ohne zu würfeln
monopoly-pick-deal = Handel anbieten
monopoly-pick-withdraw = Angebot an { $name } zurückziehen
monopoly-pick-back = Zurück
monopoly-pick-sell = Erst etwas verkaufen
monopoly-pick-works = { $district }: { $stands }
monopoly-pick-rights = { $district }: Rechte für { $money }
monopoly-pick-build = { $stands }: { $way ->
        [pay] { $money } zahlen
        [get] { $money } bekommen
       *[even] kostenlos
    }
    .full = { $district }, { $stands }: { $way ->
        [pay] { $money } zahlen
        [get] { $money } bekommen
       *[even] kostenlos
    }
monopoly-pick-place = { $district }: { $stands }
monopoly-pick-tank = { $district }: { $stands }
monopoly-pick-seat = { $name }
monopoly-pick-district = { $district } ({ $stands })
monopoly-pick-card = { $card }
monopoly-pick-use = { $card } benutzen
monopoly-pick-keep = Behalten
# $space ist, wo man anhielte; "none", wenn das nicht bekannt ist.
monopoly-pick-as_rolled = Wie gewürfelt{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-more = Ein Feld mehr{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-less = Ein Feld weniger{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-steps = { $steps }: { $space }
monopoly-pick-land = Landen
    .short = Landen{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-land.short }
monopoly-pick-hide = Verstecken
    .short = Verstecken{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-hide.short }
monopoly-pick-money = { $money }{ $ap ->
        [0] , keine AP
       *[other] {" "}und { $ap } AP
    }
monopoly-pick-hp = { $hp } LP
monopoly-pick-eat = { $ap } AP für { $hp } LP
monopoly-pick-pass-fish = Nichts fressen
monopoly-pick-pass-debt = Zahlen, was da ist
monopoly-pick-pass-buy = Nicht kaufen
monopoly-pick-buy = { $district } für { $money } kaufen
monopoly-pick-hit = { $number ->
        [1] { $target }
       *[other] { $target }, AP Nr. { $number }
    }
monopoly-wish-strike = Schlag gegen { $name }
monopoly-pick-fire = Auf { $name } feuern
    .full = Auf { $name } feuern, Schaden { $damage }
monopoly-pick-stand_down = Nicht feuern
monopoly-pick-accept = Annehmen
monopoly-pick-decline = Ablehnen
monopoly-pick-amount = { $way ->
        [pay] { $money } zahlen
        [get] { $money } bekommen
       *[even] Kein Geld
    }

# Über Listen von Antworten.
monopoly-group-turn-works = Bauen oder verkaufen in …
monopoly-group-turn-rights = Rechte an einer Ruine verkaufen …
    .button = Verkaufen: { $answer }
monopoly-group-turn-withdraw = Ein Angebot zurückziehen …
monopoly-group-works-build = Häuser und Panzer …
monopoly-group-sell-works = Häuser und Panzer verkaufen von …
    .button = Verkaufen: { $answer }
monopoly-group-sell-rights = Rechte an einer Ruine verkaufen …
    .button = Verkaufen: { $answer }
monopoly-group-strike-none = Keine AP ausgeben
monopoly-group-strike_back-none = Keine AP ausgeben
monopoly-strike-way = { $ap } AP: { $targets }

# Unter einer Frage.
monopoly-note-place = Dein Feld: { $place }, { NUMBER($laps) ->
        [0] im ersten Umlauf.
        [one] ein Umlauf ist geschafft.
       *[other] { $laps } Umläufe sind geschafft.
    }
monopoly-note-estate = Dein Besitz: { $lots }{ NUMBER($more) ->
        [0] .
        [one] {" "}und { $more } weiterer.
       *[other] {" "}und { $more } weitere.
    }
monopoly-note-landless = Noch gehört dir nichts. Lande auf einem Bezirk, reiß ein, was dort steht, und kauf die Ruine; dann bau und bewaffne sie.
monopoly-note-cards = Behalten: { $cards }. Eine behaltene Karte wird angeboten, wenn sie etwas nützt.
monopoly-note-servants = { $names } { $count ->
        [one] dient
       *[other] dienen
    } dir.
monopoly-note-serves = Du dienst { $controller }. Nimm einem freien Kaiju mit deinem eigenen Schlag die letzten LP, und du bist frei.
monopoly-note-fish = { $held ->
        [0] Ohne Pasch bleibst du, das kostet nichts; in jedem der drei Züge danach darfst du es wieder versuchen. Hier kämpft und feuert niemand.
        [1] Diesmal musst du würfeln. Ohne Pasch nimmst du 1 Schaden und kommst trotzdem weg.
       *[other] Ein Wurf kostet nichts: Ohne Pasch bleibst du. Hier kämpft und feuert niemand, du darfst den Zug also auch aussitzen; im letzten deiner drei Züge musst du würfeln.
    }
monopoly-note-peace = Bis du über LOS warst, beginnst du keinen Kampf. LOS bringt Geld für jedes deiner Häuser und 3 AP.
monopoly-note-strike = Ein Haus ist von selbst gefallen. Jeder AP reißt noch etwas ein; AP kommen auf LOS wieder. Wo kein Haus{ $bare ->
        [yes] {" "}und kein Panzer
       *[no] {""}
    } steht, darfst du kaufen.
monopoly-note-ruins = Ruinen bleiben käuflich, bis dort ein Haus{ $bare ->
        [yes] {" "}oder ein Panzer
       *[no] {""}
    } steht.
monopoly-note-deal-own = Damit hast du alles in { $colour }: Maserkanonen.
monopoly-note-deal-other = Damit hat { $name } alles in { $colour }: Maserkanonen.
monopoly-note-whole = Damit hast du alles in { $colour } und darfst Maserkanonen bauen.
monopoly-note-breaks = { $owner } bekommt nichts dafür.
monopoly-note-fall = { $maser ->
        [yes] Die Maserkanone dort fällt mit dem Kauf.
       *[no] Die Panzer dort fallen mit dem Kauf.
    }
monopoly-note-maser = In { $district } steht kein Haus, also bleibt der Bezirk zerstört: Wer dort landet, darf ihn kaufen, und die Maserkanone fällt.

## Bauen und verkaufen auf einer Seite

monopoly-estate-open = Bauen und verkaufen …
monopoly-estate-sell = Erst etwas verkaufen …
monopoly-estate-head = ### Bauen und verkaufen. Du hast { $cash }.
    Deine Änderungen zählen, wenn du bestätigst, alle auf einmal. Häuser und Panzer bringen die Hälfte (GM-4.4).
monopoly-estate-head-sell = ### Verkaufen. Du hast { $cash }.
    Häuser, Panzer und Rechte an Ruinen bringen die Hälfte (GM-4.4). Deine Änderungen zählen, wenn du bestätigst.
monopoly-estate-lot = { $district }: { $now }
monopoly-estate-change = **{ $district }**: { $now } → **{ $then }** · { $way ->
        [pay] { $money } zahlen
        [get] { $money } bekommen
       *[even] kostenlos
    }
monopoly-estate-sold = **{ $district }**: { $now } → **zurück an die Stadt** · { $money } bekommen
monopoly-estate-unguarded = **Vorsicht:** Kein Haus schützt die Maserkanone in { $districts }: Wer dort landet, darf den Bezirk kaufen, und die Kanone fällt (GM-3.4, GM-4.3).
monopoly-estate-exposed = **Vorsicht:** Panzer allein schützen { $districts } nicht: Wer dort landet, darf den Bezirk kaufen, und die Panzer fallen (GM-3.3, GM-3.4).
monopoly-estate-scrapped = **Vorsicht:** Die Maserkanone in { $districts } bringt nichts und ist verloren (GM-4.4).
monopoly-estate-nothing = Noch ändert sich nichts.
monopoly-estate-sum = **Insgesamt: { $way ->
        [pay] { $money } zahlen.
        [get] { $money } bekommen.
       *[even] nichts zu zahlen.
    }** Dann bleiben { $left }.
monopoly-estate-short = **Insgesamt: { $money } zahlen.** Du hast { $cash }, es fehlen also { $missing }.
monopoly-estate-do = Bestätigen
monopoly-estate-back = Zurück
monopoly-estate-part = { $first } bis { $last } …
monopoly-estate-one = { $first } …
monopoly-estate-title = Bauen und verkaufen
monopoly-estate-title-sell = Verkaufen
monopoly-estate-prices = Haus { $house }, Panzer { $tank }. Schaden von 1 bis 4 Panzern: { $damage }
monopoly-estate-same = Wie es ist
monopoly-estate-masers = Maserkanonen für …
monopoly-estate-maser = { $district }: für { $money } anstelle der Panzer
monopoly-estate-sales = Zurück an die Stadt …
monopoly-estate-right = { $district } mit allem darauf: { $money } bekommen
monopoly-estate-fill = Überall …
monopoly-estate-fill-houses = Häuser, so viele du bezahlen kannst
monopoly-estate-fill-tanks = Panzer, so viele du bezahlen kannst
monopoly-estate-fill-sell_tanks = Alle Panzer verkaufen
monopoly-estate-fill-sell_houses = Alle Häuser verkaufen
monopoly-estate-fill-nothing = Alles lassen, wie es ist

## Handel in einem Formular

monopoly-deal-open = Handel anbieten …
monopoly-deal-whom = ### Mit wem möchtest du handeln?
monopoly-deal-partner = { $mark } { $player }, { $kaiju }
monopoly-deal-has = { $who }: { $cash }{ $count ->
        [0] .
       *[other] ; { $things }.
    }
monopoly-deal-title = Ein Handel mit { $partner }
monopoly-deal-choose = Nichts
monopoly-deal-give = Du gibst
monopoly-deal-take = Du bekommst
monopoly-deal-pay = Du zahlst
monopoly-deal-get = Gegenseite zahlt
monopoly-deal-pay-about = Du hast { $cash }.
monopoly-deal-get-about = Die Gegenseite hat { $cash }.
monopoly-deal-money-hint = 2,5M, 700K oder 2500 (tausend)
monopoly-deal-district = { $stands }; Rechte { $price }
monopoly-deal-card = eine behaltene Karte
monopoly-deal-head = ### Dein Angebot an { $partner }
monopoly-deal-line-give = Du gibst: **{ $gives }**
monopoly-deal-line-get = Du bekommst: **{ $gets }**
monopoly-deal-empty = Noch wechselt nichts den Besitzer.
monopoly-deal-grain = Geld wird in vollen 10K gezählt (GM-1.6).
monopoly-deal-dear = **{ $name }** hat nur { $cash } (GM-9.1).
monopoly-deal-strange = „{ $text }“ ist hier kein Betrag. Schreib 2,5M, 700K oder 2500 (tausend).
# Wenn Geld fehlt und das Spiel auf die Antwort wartet.
monopoly-deal-haste = -# Das Spiel wartet { $unit ->
        [days] { $count ->
            [one] einen Tag
           *[other] { $count } Tage
        }
        [hours] { $count ->
            [one] eine Stunde
           *[other] { $count } Stunden
        }
       *[minutes] { $count } Minuten
    } auf die Antwort. Schweigen heißt Nein (GM-9.5).
monopoly-deal-do = Angebot senden
monopoly-deal-change = Ändern …
monopoly-counter = Gegenangebot …
monopoly-counter-head = ### Du lehnst ab und schlägst { $partner } vor
monopoly-counter-do = Ablehnen und vorschlagen
monopoly-counter-told = **{ $name }** wäre eher damit einverstanden: { $dealer } gibt { $gives } für { $gets }.
monopoly-counter-look = Für { $dealer }: das anbieten
monopoly-counter-gone = **{ $name }** hat ein Gegenangebot gemacht. Der Moment ist vorbei.
monopoly-counter-late = Das kann nur aufgreifen, wer dran ist, vor dem Wurf oder wenn Geld fehlt, und solange beide noch haben, was darin steht (GM-9.1, GM-9.4).

## Daueraufträge

monopoly-order-tanks_stand_down_for = Meine Panzer feuern nicht auf { $value }
monopoly-order-tanks_stand_down = Meine Panzer feuern auf niemanden
monopoly-order-tanks_fire_at = Haben sie die Wahl, feuern meine Panzer auf { $value }
monopoly-order-masers_stand_down_for = Meine Maser feuern nicht auf { $value }
monopoly-order-strike_back_with = Mit { $value } AP zurückschlagen
monopoly-order-never_strike_back = Nie zurückschlagen
monopoly-order-money_at_go = Auf LOS immer Geld nehmen
monopoly-order-hp_at_go = Auf LOS immer 1 LP nehmen
monopoly-order-always_shield = Rückenschild beim ersten Schaden
monopoly-order-never_shield = Rückenschild behalten
monopoly-order-never_hide = Nie verstecken
monopoly-order-decline_deals = Jeden Handel ablehnen
monopoly-order-just_roll = Würfeln, ohne zu bauen, bis ich unterworfen bin

## Was geschieht

monopoly-StartRolled = Es wird gewürfelt, wer beginnt: { $rolls }. **{ $seat }** beginnt.
monopoly-TurnBegan = Zug { $number }: **{ $seat }**.
monopoly-TurnSkipped = **{ $seat }** wartet auf LOS, bis der Gebieter vorbeikommt.
monopoly-Released = **{ $seat }** darf LOS wieder verlassen.
monopoly-WorksChanged = **{ $seat }** { $way ->
        [pay] baut in { $district } für { $money }
        [get] verkauft in { $district } für { $money }
       *[even] baut { $district } um
    }. Stand jetzt: { $stands }.
monopoly-WorksChanged-several = **{ $seat }** { $way ->
        [pay] baut für { $money }
        [get] verkauft für { $money }
       *[even] baut um
    }. Stand jetzt: { $lots }.
monopoly-RightsSold = **{ $seat }** gibt { $district } für { $money } an die Stadt zurück.
monopoly-Placed = **{ $seat }** bekommt umsonst { $what ->
        [house] ein Haus
       *[tank] einen Panzer
    } in { $district }.
monopoly-SparesWait = { $things } für **{ $seat }**, vor dem nächsten Wurf zu setzen.
monopoly-SparesLost = **{ $seat }** hat keinen Platz für { $things }. Verloren.
monopoly-OfferMade = **{ $seat }** bietet { $to } { $gives } für { $gets }.
monopoly-OfferClosed = { $why ->
        [declined] **{ $to }** lehnt das Angebot von { $seat } ab.
        [withdrawn] **{ $seat }** zieht das Angebot an { $to } zurück.
        [lapsed] Das Angebot von **{ $seat }** an { $to } verfällt.
       *[impossible] Das Angebot von **{ $seat }** an { $to } lässt sich nicht mehr einhalten.
    }
monopoly-PassedOn = Die { $money } gehen an **{ $to }**, denn dort dient { $seat }.
monopoly-DealDone = Abgemacht: **{ $seat }** gibt { $to } { $gives } für { $gets }.
monopoly-Rolled = **{ $seat }** würfelt { $is_double ->
        [yes] einen Pasch, { $one } und { $other }.
       *[no] { $one } und { $other }.
    }
monopoly-Moved = { $how ->
        [hiding] **{ $seat }** versteckt sich ein Feld früher: { $end }.
        [card] Die Karte führt **{ $seat }** { $kind ->
            [go] auf { $end }
            [chance] auf ein Ereignisfeld
            [fish] zum { $end }
            [plant] zum { $end }
            [scent] in den { $end }
           *[other] nach { $end }
        }.
       *[roll] **{ $seat }** zieht { $kind ->
            [go] auf { $end }
            [chance] auf ein Ereignisfeld
            [fish] zum { $end }
            [plant] zum { $end }
            [scent] in den { $end }
           *[other] nach { $end }
        }.
    }
monopoly-PassedGo = **{ $seat }** erreicht zum { $laps }. Mal LOS: { $hp ->
        [0] { $money }{ $houses ->
            [0] {""}
            [one] {" "}({ $base } und { $each } für ein Haus)
           *[other] {" "}({ $base } und { $each } für jedes der { $houses } Häuser)
        }{ $ap ->
            [0] .
           *[other] {" "}und { $ap } AP.
        }
       *[other] 1 LP.
    }
monopoly-AlarmRaised = Alarm über Tokio. Panzer machen ab jetzt { $damage } Schaden mehr.
monopoly-SentToFish = { $why ->
        [doubles] Dreimal Pasch in Folge. {""}
        [scent] Der Fischgeruch wirkt. {""}
       *[card] {""}
    }**{ $seat }** steckt drei Züge lang am Fischberg fest.
monopoly-AteFish = **{ $seat }** frisst: 2 AP für 1 LP, { $hp } LP insgesamt.
monopoly-StayedAtFish = **{ $seat }** bleibt bei den Fischen, noch { $left ->
        [one] { $left } Zug
       *[other] { $left } Züge
    }.
monopoly-LeftFish = **{ $seat }** verlässt die Fische { $how ->
        [double] mit einem Pasch.
        [card] unverletzt, mit vollem Bauch.
       *[fire] unter Feuer.
    }
monopoly-PoolTaken = **{ $seat }** leert den Topf des Atommeilers: { $loot }.
monopoly-CardDrawn = **{ $seat }** zieht eine Ereigniskarte{ $is_kept ->
        [yes] {" "}und behält sie: { $card }.
       *[no] : { $card }. { $text }
    }
monopoly-CardUseless = Für **{ $seat }** bleibt { $card } ohne Wirkung.
monopoly-CardUsed = **{ $seat }** spielt { $card }.
monopoly-Reshuffled = Die Ereigniskarten werden neu gemischt, { $count } Karten.
monopoly-MoneyGained = { $has_source ->
        [yes] **{ $source }** zahlt { $seat } { $money }.
       *[no] **{ $seat }** bekommt { $money }.
    }
monopoly-MoneyLost = { $is_money ->
        [no] **{ $seat }** hat nichts zum Zahlen: { $cancelled } sind erlassen.
       *[yes] **{ $seat }** zahlt { $money } in den Topf{ $is_cancelled ->
            [yes] . Die übrigen { $cancelled } sind erlassen.
           *[no] .
        }
    }
monopoly-ApGained = **{ $seat }** bekommt { $ap } AP, { $total } insgesamt.
monopoly-HpGained = **{ $seat }** bekommt { $hp } LP, { $total } insgesamt.
monopoly-HpLost = **{ $seat }** verliert { $hp } LP, { $total } übrig.
monopoly-TankLost = **{ $seat }** verliert einen Panzer in { $district } an den Topf.
monopoly-HousesFell = { $has_by ->
        [yes] **{ $by }** reißt in { $district } { $count ->
            [one] ein Haus
           *[other] { $count } Häuser
        } ein.
       *[no] In { $district } { $count ->
            [one] fällt ein Haus
           *[other] fallen { $count } Häuser
        }.
    } { $houses ->
        [0] Keines ist übrig.
        [one] Eines steht noch.
       *[other] { $houses } stehen noch.
    }
monopoly-Struck = **{ $seat }** gibt { $ap } AP aus: { $targets }.
monopoly-TanksFell = **{ $by }** zermalmt { $count ->
        [one] einen Panzer
       *[other] { $count } Panzer
    } in { $district }. { $tanks ->
        [0] Keiner ist übrig.
        [one] Einer ist übrig.
       *[other] { $tanks } sind übrig.
    }
monopoly-Hurt = { $shielded ->
        [0] {""}
       *[other] Der Rückenschild fängt { $shielded } ab. {""}
    }**{ $seat }** nimmt { $damage } Schaden von { $weapon ->
        [strike] { $by }
        [tanks] den Panzern von { $by }
       *[maser] der Maserkanone von { $by }
    }, { $hp } LP übrig.
monopoly-Fired = { $weapon ->
        [tanks] Die Panzer von **{ $seat }** in { $district } feuern auf { $target }: { $damage } Schaden.
       *[maser] Die Maserkanone von **{ $seat }** in { $district } feuert auf { $target }: { $damage } Schaden.
    }
monopoly-StoodDown = { $weapon ->
        [tanks] Die Panzer von **{ $seat }** in { $district } feuern nicht.
       *[maser] Die Maserkanone von **{ $seat }** in { $district } feuert nicht.
    }
monopoly-Duelled = **{ $one }** und { $other } sind beide am Ende und zahlen je { $paid } AP. { $is_won ->
        [yes] { $winner } hält länger durch.
       *[no] Weiter kann niemand; beide behalten 1 LP.
    }
monopoly-Survived = **{ $seat }** behält 1 LP: Gesiegt hat ein Kaiju im eigenen Dienst.
monopoly-Subjugated = **{ $seat }** unterliegt { $by } und dient { $to }. Der Besitz bringt { $money }.
monopoly-WentOver = **{ $seat }** dient jetzt { $to }.
monopoly-EstateShared =
    { NUMBER($heirs) ->
        [1] Was **{ $seat }** hatte, geht an { $seats }: { $money }.
       *[other] Was **{ $seat }** hatte, wird geteilt: je { $money } für { $seats }.
    }
monopoly-Killed = **{ $seat }** fällt wieder, diesmal durch { $by }, und wartet auf LOS.
monopoly-BrokeFree = **{ $seat }** schlägt { $beaten } nieder und befreit sich, mit allem, was { $beaten } hatte. { $beaten } dient { $seat }.
monopoly-Bought = **{ $seat }** kauft { $district } für { $money }{ $has_before ->
        [yes] . { $before } bekommt nichts.
       *[no] .
    }
monopoly-Ended = { $reason ->
        [king_of_the_monsters] Alle Rivalen dienen **{ $winner }**. King of the Monsters!
       *[lap_limit] Der letzte Umlauf ist vorbei. { $is_won ->
            [yes] **{ $winner }** steht über allen anderen.
           *[no] Mehrere teilen sich den ersten Platz.
        }
    }

## Einmal um den Tisch in zwei Zeilen

monopoly-round = Einmal um den Tisch: { $houses ->
        [0] kein Haus weniger
        [one] ein Haus weniger
       *[other] { $houses } Häuser weniger
    }, { $bought ->
        [0] nichts verkauft.
        [one] ein Bezirk verkauft.
       *[other] { $bought } Bezirke verkauft.
    }
monopoly-round-free = **{ $seat }** befreit sich, und { $beaten } dient.
monopoly-round-fell = **{ $seat }** dient jetzt { $to }.
monopoly-round-hurt = **{ $seat }** trifft es am schlimmsten: { $damage } Schaden, { $hp } LP übrig.
monopoly-round-quiet = Niemand hat auch nur einen Kratzer.

## Wie ein Platz steht

monopoly-seat = { $hp } LP, { $ap } AP, { $cash }, { $districts ->
        [0] keine Bezirke
        [one] { $districts } Bezirk
       *[other] { $districts } Bezirke
    }{ $serves ->
        [yes] , dient { $controller }
       *[no] {""}
    }

## Ergebnisse

monopoly-reason-king_of_the_monsters = durch die Unterwerfung aller Rivalen
monopoly-reason-lap_limit = nach dem letzten Umlauf
monopoly-score =
    { $score ->
        [0] niemand unterworfen
        [one] { $score } Kaiju unterworfen
       *[other] { $score } Kaiju unterworfen
    }
monopoly-standing = { $won }, { $hp } LP
