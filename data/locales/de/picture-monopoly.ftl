# Die Wörter in den Bildern von Monopoly, und was die Bilder denen sagen, die sie lesen. Fragen und Antworten sind die
# von monopoly.ftl.

picture-monopoly = Godzilla Monopoly
picture-monopoly-full = Unofficial Godzilla Monopoly
picture-gm-turn = Zug { $turn }
picture-gm-over = Spielende
picture-gm-unofficial = Inoffiziell · { $fact }
picture-gm-shared = Geteilt

### Die Strecke
picture-gm-ruins = Ruine
picture-gm-for-sale = käuflich
picture-gm-note-go = +2M +3 AP
picture-gm-note-fish = 2 AP = 1 LP
picture-gm-note-plant = der Topf
picture-gm-note-scent = zum Fisch

# Ein Teil des Feldnamens in monopoly-cards.ftl; sonst zeigt der Spielplan den ganzen Namen und schneidet ihn ab.
picture-gm-kind-chance = Ereignis
picture-gm-kind-fish = Fisch
picture-gm-kind-plant = Atom
picture-gm-kind-scent = Geruch

### Die Mitte
picture-gm-last = Zuletzt
picture-gm-pool = Topf
picture-gm-serves = dient
picture-gm-winner = Sieg
picture-gm-at-fish = Fische { $held }
picture-gm-waits = Wartet auf LOS
picture-gm-jammed = Unsichtbar
picture-gm-peace = Schonfrist
picture-gm-hp-change = { $sign }{ $count } LP
picture-gm-house = Haus { $house }
picture-gm-limits = { $limit ->
    [0] {""}
   *[other] Letzter Umlauf { $limit }
}{ $alarm ->
    [0] {""}
   *[other] { $limit ->
        [0] Alarm ab Umlauf { $alarm }
       *[other] {" "}· Alarm ab { $alarm }
    }
}
picture-gm-reach = Linien: Maser

### Der letzte Zug
picture-gm-did-StartRolled = { $seat } beginnt
picture-gm-did-TurnSkipped = { $seat } wartet auf LOS
picture-gm-did-WorksChanged = { $seat } { $way ->
    [pay] baut
   *[other] verkauft
} in { $district } für { $money }
picture-gm-did-RightsSold = { $seat } gibt { $district } für { $money } zurück
picture-gm-did-Placed = { $what ->
    [house] ein Haus
   *[other] ein Panzer
} für { $district }
picture-gm-did-OfferMade = { $seat } bietet { $to } einen Handel an
picture-gm-did-OfferClosed = { $why ->
    [lapsed] {""}
    [impossible] das Angebot an { $to } ist hinfällig
    [declined] { $to } lehnt das Angebot ab
    [withdrawn] das Angebot an { $to } ist zurückgezogen
   *[other] das Angebot an { $to } ist vom Tisch
}
picture-gm-did-DealDone = { $seat } und { $to } sind sich einig
picture-gm-did-Moved = { $how ->
    [hiding] { $seat } versteckt sich: { $end }
   *[other] { $seat } { $end ->
        [LOS] auf LOS
        [Ereignis] auf ein Ereignisfeld
        [Fischberg] zum Fischberg
        [Atommeiler] zum Atommeiler
        [Fischgeruch] in den Fischgeruch
       *[other] nach { $end }
    }
}
picture-gm-did-PassedGo = LOS: { $hp ->
    [0] { $money }{ $ap ->
        [0] {""}
       *[other] {" "}und { $ap } AP
    }
   *[other] 1 LP
}
picture-gm-did-AlarmRaised = Alarm: Panzer machen { $damage } Schaden mehr
picture-gm-did-SentToFish = { $seat } muss zu den Fischen
picture-gm-did-AteFish = { $seat } frisst: 1 LP
picture-gm-did-StayedAtFish = { $seat } bleibt bei den Fischen
picture-gm-did-LeftFish = { $seat } verlässt die Fische
picture-gm-did-PoolTaken = { $seat } nimmt den Topf
picture-gm-did-CardDrawn = { $card }
picture-gm-did-CardUseless = ohne Wirkung
picture-gm-did-CardUsed = { $seat } spielt { $card }
picture-gm-did-MoneyGained = { $seat } bekommt { $money }
picture-gm-did-MoneyLost = { $seat } zahlt { $money }
picture-gm-did-ApGained = { $seat } +{ $ap } AP
picture-gm-did-HpGained = { $seat } +{ $hp } LP
picture-gm-did-HpLost = { $seat } −{ $hp } LP
picture-gm-did-TankLost = ein Panzer in { $district } ist weg
picture-gm-did-HousesFell = { $count ->
    [one] ein Haus fällt
   *[other] { $count } Häuser fallen
} in { $district }
picture-gm-did-TanksFell = { $count ->
    [one] ein Panzer fällt
   *[other] { $count } Panzer fallen
} in { $district }
picture-gm-did-Struck = { $seat } gibt { $ap } AP aus
picture-gm-did-Hurt = { $seat } nimmt { $damage } von { $by }
picture-gm-did-StoodDown = { $seat } feuert nicht
picture-gm-did-Duelled = { $one } und { $other } kämpfen bis zum letzten AP
picture-gm-did-Survived = { $seat } behält 1 LP
picture-gm-did-Subjugated = { $seat } dient { $to }
picture-gm-did-WentOver = { $seat } dient { $to }
picture-gm-did-Killed = { $seat } fällt wieder
picture-gm-did-BrokeFree = { $seat } befreit sich
picture-gm-did-Bought = { $seat } kauft { $district }
picture-gm-did-Ended = { $reason ->
    [king_of_the_monsters] { monopoly-reason-king_of_the_monsters }
   *[lap_limit] { monopoly-reason-lap_limit }
}

### Hände, Karten, das Ende
picture-monopoly-kanji-short = INOFFIZIELL 非公式
picture-gm-keep = behalten
picture-gm-combat = im Kampf
picture-gm-no-cards = Keine Ereigniskarten
picture-gm-no-districts = Noch keine Bezirke
picture-gm-stands-at = Feld { $space }
picture-gm-shared-win = Geteilter Sieg
picture-gm-health-by-turn = LP, Zug um Zug
picture-gm-turn-short = Z{ $turn }

### Die Bilder in Worten
picture-gmt-title = { $game }, { $track }, Zug { $turn }.
picture-gmt-over = Das Spiel ist vorbei: { $who }, { $reason }.
picture-gmt-several = mehrere teilen sich den ersten Platz
picture-gmt-asked = { $who }: { $ask }.
picture-gmt-to-play = { $who } ist dran. Begonnen hat { $starter }.
picture-gmt-rolls = Würfe von { $who } im letzten Zug: { $dice }.
picture-gmt-rolled = Letzter Wurf: { $who }, { $one } und { $other }.
picture-gmt-house = Ein Haus kostet überall { $house }.
picture-gmt-laps = Meiste Umläufe: { $laps }.{ $limit ->
    [0] {""}
   *[other] {" "}Die Runde von Umlauf { $limit } ist die letzte.
}
picture-gmt-alarm = Alarm ab Umlauf { $alarm }: Schaden der Panzer jetzt +{ $damage }.
picture-gmt-last = Zuletzt: { $told }.
picture-gmt-drawn = { $who } zog { $card }
picture-gmt-seats = Plätze der Reihe nach:
picture-gmt-seat = { $number }. { $who }: { $hp } LP, { $ap } AP, { $money }, auf Feld { $at } ({ $place }), Umläufe { $laps }, Vermögen { $worth }. Bezirke: { $rights ->
    [nichts] keine
   *[other] { $rights }
}. Behaltene Karten: { $cards ->
    [nichts] keine
   *[other] { $cards }
}.{ $extras }
picture-gmt-seat-short = { $number }. { $who }: { $hp } LP, { $ap } AP, { $money }, { $rights ->
    [one] 1 Bezirk
   *[other] { $rights } Bezirke
}, Feld { $space }.
picture-gmt-seat-serves = { $number }. { $who }: { $hp } LP, { $ap } AP, dient { $to }, Feld { $space }.
picture-gmt-serves = Dient { $to }.
picture-gmt-servants = Gebietet über { $count }: { $names }.
picture-gmt-held = Bei den Fischen, noch { $held ->
    [one] 1 Zug
   *[other] { $held } Züge
}.
picture-gmt-waiting = Wartet auf LOS, bis der Gebieter vorbeikommt.
picture-gmt-spares = Zu setzen: { $houses }, { $tanks }.
picture-gmt-jammed = In diesem Zug sieht es keine Waffe.
picture-gmt-pool = Topf im Atommeiler: { $money }, { $hp } LP, { $tanks }.
picture-gmt-deck-left = Ereigniskarten übrig: { $count }.
picture-gmt-discards = Benutzte Ereigniskarten: { $cards }.
picture-gmt-track = Die Strecke, im Uhrzeigersinn von LOS:
picture-gmt-space = { $number }. { $name }.{ $note }{ $there }
picture-gmt-note = {" "}{ $note }
picture-gmt-district = { $number }. { $name }, { $colour }, { $price } (Besitz: { $owner }): { $stands }.{ $state }{ $there }
picture-gmt-there = {" "}Hier: { $names }.
picture-gmt-demolished = {" "}Zerstört, käuflich.
picture-gmt-fire = {" "}Feuer: { $damage }.
picture-gmt-group = { $colour }: Panzer { $tank }, Schaden von 1 bis 4 Panzern { $damage }; Maserkanone { $maser }, Schaden { $maser_damage }.
picture-gmt-reach = Maser von { $who } erreichen die Felder { $spaces }.
picture-gmt-offer = { $who } bietet { $to } { $gives } für { $gets }.
picture-gmt-figures = { $hp } LP, { $ap } AP, { $money }, Feld { $space }, Umläufe { $laps }.
picture-gmt-deed = { $name }: { $stands }.
picture-gmt-card = { $name }{ $kind }. { $text }
picture-gmt-card-kind = {" "}({ $kind })
picture-gmt-result = { $game }. { $who }: { $reason }.
picture-gmt-place = { $place }. { $who }, { monopoly-score }
picture-gmt-turns = { $title }, vor den Zügen { $turns }:
