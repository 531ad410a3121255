# Turniere: die Tafel, ihre Knöpfe, was einmal gesagt wird, Ablehnungen, Befehle.

contest-name = Turnier
contest-title = Turnier { $number } ({ $game })
contest-format-swiss = Schweizer System
contest-format-knockout = K.-o.-Gruppen
contest-format-duplicate = Duplikat
contest-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
contest-seats = Tische zu { $count }
contest-pace = { $clock } · eine Runde dauert { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
contest-judged = Ein Tisch, der bis dahin nicht fertig ist, wird angehalten, und die Computer beurteilen die Stellung.
contest-substitutes-computer = Computer füllen die Tische auf und spielen für alle weiter, die aussteigen.
contest-substitutes-people = Es spielen nur Menschen. Steigt jemand aus, bekommt den Platz, wer wartet.
contest-substitutes-computer-short = Computer
contest-substitutes-people-short = Leute, die warten
contest-sealed = Alle Tische einer Runde spielen dieselbe Verteilung, die vorher versiegelt wird. Bis zum Ende der Runde bleiben sie für andere geschlossen, und jedes Ergebnis wird mit dem auf demselben Platz an den anderen Tischen verglichen.
contest-starts = Es beginnt am { $at }.
contest-joined =
    { $count ->
        [0] Noch spielt niemand mit.
        [one] { $count } Person spielt mit: { $names }.
       *[other] { $count } Leute spielen mit: { $names }.
    }
contest-more = { $count } weitere
contest-computer = Computer
contest-round = **Runde { $round }** endet am { $at } ({ $until }).
contest-drawn = **Runde { $round }** ist ausgelost. Die Tische werden aufgebaut.
contest-closing = **Runde { $round }** ist vorbei. Die Ergebnisse werden ausgewertet.
contest-table = Tisch { $number }
contest-match = { $where }: { $names } · { $state ->
        [running] läuft
        [played] fertig
        [judged] beurteilt
       *[split] Punkte geteilt
    }
contest-byes = Spielfrei, mit den Punkten eines Siegs: { $names }.
contest-won = Turniersieg: **{ $names }**.
contest-off = Das Turnier ist abgesagt. Laufende Spiele könnt ihr zu Ende spielen.
contest-row = **{ $place }** · { $name } · { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } · { $wins } gewonnen · Gegnerpunkte { $opposition }{ $state ->
        [out] {" "}· ausgestiegen
       *[in] {""}
    }
contest-ties = Bei gleichen Punkten: mehr gewonnene Tische, dann die Punkte aller Gegner.
contest-head = R{ $round }
contest-cell = { $points }
contest-phase-joining =
    { $count ->
        [one] { $count } dabei
       *[other] { $count } dabei
    }
contest-phase-running = Runde { $round }
contest-phase-over = Endstand
contest-phase-off = Abgesagt
contest-join = Mitspielen
contest-leave = Aussteigen
contest-start = Starten
contest-standings = Tabelle
contest-verify = Prüfen
contest-promise = Runde { $round }: Alle Tische spielen dieselbe Verteilung. Das Siegel: { $hash }
contest-remind = { $names }: Die Runde endet bald, und euer Tisch spielt noch.
contest-verified = { $fair ->
        [yes] Runde { $round }, { $count } Tische: Startzahl { $seed } und Salz { $salt } ergeben das Siegel { $hash }, und jedes Spiel rechnet sich genauso nach.
       *[no] Runde { $round }, { $count } Tische: Die Prüfung **schlägt fehl**. Startzahl { $seed }, Salz { $salt }, Siegel { $hash }.
    }
contest-substitute = { $name } übernimmt einen Platz an Tisch { $table }.
contest-too-few = Es sind zu wenige dabei. Das Turnier wartet, bis die Turnierleitung es startet.
contest-in = { $how ->
        [late] Du spielst in { $title } ab der zweiten Runde mit.
        [waiting] In { $title } sind alle Plätze besetzt. Du bekommst den nächsten, der frei wird.
       *[joined] Du spielst in { $title } mit.
    }
contest-left = { $phase ->
        [joining] Du spielst in { $title } nicht mehr mit.
       *[other] Du bist aus { $title } ausgestiegen.
    }
contest-begins = { $title } beginnt. Die erste Runde ist ausgelost.
contest-ended = { $title } ist abgesagt.
contest-announced = { $title } ist in diesem Kanal angekündigt. Mit *Starten* geht es dort los.
contest-none = Hier ist kein Turnier offen. `/tournament new` kündigt eines an.
contest-list = ## Turniere
contest-line = - { $title } · { $phase }
contest-which = Hier ist mehr als ein Turnier offen: Sag, welches.
contest-when = Schreib den Zeitpunkt als Jahr-Monat-Tag Stunde:Minute, etwa 2027-01-31 18:00.
contest-private = Ein Duplikatturnier braucht private Threads, und ich darf in diesem Kanal keine anlegen.

refused-contest-seats = { $game } ist für { $least } bis { $most } Spieler, ein Tisch kann also keine { $seats } Plätze haben.
refused-contest-rounds = Ein Turnier hat 1 bis { $most } Runden.
refused-contest-deadline = Eine Runde dauert 1 Stunde bis 30 Tage.
refused-contest-past = Dieser Zeitpunkt ist schon vorbei.
refused-contest-far = Ein Turnier beginnt spätestens in 90 Tagen.
refused-contest-many = Hier sind schon { $most } Turniere offen.
refused-contest-few = Es braucht { $least } Leute; { $count } sind dabei.
refused-contest-full = Es sind schon { $most } Leute dabei, mehr Platz gibt es nicht.
refused-contest-joined = Du spielst schon mit.
refused-contest-withdrawn = Du bist aus diesem Turnier ausgestiegen.
refused-contest-begun = Das Turnier hat schon begonnen.
refused-contest-late = Zum Mitspielen ist es zu spät.
refused-contest-organiser = Das darf nur, wer das Turnier leitet oder diesen Server betreut.
refused-gathering-over = Das ist vorbei.
refused-sealed = Andere spielen noch dieselbe Verteilung. Zu sehen ist das, wenn ihre Runde vorbei ist.

gathering-tournament = ein Turnier

picture-contest-points = Punkte
picture-contest-alt = { $title }. { $about }, { $first }. { $second }.
picture-contest-alt-row = { $place ->
        [0] { $name }.
       *[other] { $place }. { $name }, Punkte: { $total } ({ $cells }).
    }

command-tournament = Turniere ankündigen, mitspielen, leiten.
command-tournament-new = Ein Turnier in diesem Kanal ankündigen.
command-tournament-format = Schweizer System, K.-o.-Gruppen oder überall dieselbe Verteilung; ohne Angabe Schweizer System.
command-tournament-seats = Wie viele an einem Tisch sitzen; vier, wenn das Spiel es erlaubt.
command-tournament-rounds = Wie viele Runden; ohne Angabe drei. Im K. o. geht es, bis eine Person übrig ist.
command-tournament-days = Wie viele Tage eine Runde dauert; ohne Angabe sieben.
command-tournament-substitutes = Wer Tische auffüllt und für Ausgestiegene weiterspielt; ohne Angabe Computer.
command-tournament-level = Wie gut diese Computer spielen; ohne Angabe normal.
command-tournament-edition = Nach welchen Regeln, wenn das Spiel mehrere Fassungen hat.
command-tournament-starts = Wann es von selbst beginnt, etwa 2027-01-31 18:00 in deiner Zeitzone.
command-tournament-show = Wie ein Turnier steht.
command-tournament-list = Die offenen Turniere dieses Servers.
command-tournament-join = Bei einem Turnier mitspielen.
command-tournament-withdraw = Aus einem Turnier aussteigen.
command-tournament-start = Die erste Runde beginnen; das darf, wer das Turnier leitet.
command-tournament-end = Ein Turnier absagen; das darf, wer es leitet.
command-tournament-which = Welches Turnier? Nötig, wenn mehr als eines offen ist.
