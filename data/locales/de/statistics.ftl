# Statistik: die Tabelle eines Servers, und die Bilanz einer Person dort.

stats-title = ## Rangliste dieses Servers
stats-person = ## Bilanz von { $name }
stats-about = -# { $game } · { $season } · { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }{ $company ->
        [people] {" "}mit anderen
        [computers] {" "}allein gegen Computer
       *[any] {""}
    }
stats-season =
    { $season ->
        [month] Dieser Monat
        [year] Dieses Jahr
       *[all] Gesamte Zeit
    }
stats-all-games = Alle Spiele
stats-people = Mit anderen
stats-computers = Allein gegen Computer
stats-assisted = Mit Tipps vom Computer
stats-score = { $wins } von { $games } gewonnen, { $share } % (durch bloßen Zufall: { $fair } %)
stats-line = **{ $place }** · **{ $name }** · { $facts }
stats-row-streak = { $count } in Folge
stats-you = du
stats-more =
    { $count ->
        [one] -# und noch jemand
       *[other] -# und { $count } weitere
    }
stats-none = In dieser Zeit ist hier kein Spiel zu Ende gegangen. `/game new` ändert das.
stats-none-assisted = Alle hier haben mit Tipps vom Computer gespielt, und diese Ergebnisse zählen für sich.
stats-order = -# Geordnet nach Siegen über den bloßen Zufall hinaus: ein Viertel am Vierertisch, die Hälfte zu zweit.
stats-apart = -# Für sich gezählt: { $what }.
stats-apart-others =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    } { $company ->
        [computers] mit anderen
       *[people] allein gegen Computer
    }
stats-apart-assisted =
    { $count ->
        [one] 1 Ergebnis
       *[other] { $count } Ergebnisse
    } mit Tipps vom Computer
stats-record = **{ $what }** · { $score }
stats-detail =
    { $company ->
        [computers] ### Allein gegen Computer
       *[people] ### Mit anderen
    }
stats-streak =
    { $count ->
        [0] Noch kein Sieg.
        [one] Bisher nie zweimal in Folge.
       *[other] Beste Serie: { $count } Siege.
    }
stats-met = ### Häufigste Rivalen
stats-meeting = **{ $name }** · { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } · { $ahead }-mal davor, { $behind }-mal dahinter
stats-game = Welches Spiel?
stats-when = Wann?
stats-choose = Bilanz von …
stats-back = Alle
stats-picture-table = Rangliste
stats-picture-person = Bilanz
stats-accent = 戦績
stats-server = Statistik gehört zu einem Server; frag dort danach.
