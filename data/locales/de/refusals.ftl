# Was ein Tisch ablehnt, und warum. Die Regel, die es verbietet, wird dahinter genannt.

refused-zone = „{ $name }“ ist keine Zeitzone; nenne einen Ort wie Europe/Berlin oder einen Abstand wie UTC+9.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-no-lesson = Diese Lektion gibt es nicht.
refused-practice-full = Davon hast du schon { $most }. Beende erst eins davon.
refused-over = Dieses Spiel ist vorbei.
refused-other-rules = Dieses Spiel begann mit Version { $began } der Regeln, und nichts führt von dort zu Version { $plays }, die ich jetzt spiele. `/log` erzählt weiterhin, was geschah.
refused-newer-rules = Dieses Spiel läuft nach neueren Regeln, als ich kenne (meine sind Version { $plays }). Es wartet, bis ich aktualisiert bin; nichts ist verloren.
refused-rules-held = Die Regeln dieses Spiels haben sich geändert; zuerst muss der Tisch entscheiden, wie es weitergeht.
refused-rules-gone = Das wurde nach Regeln gespielt, die ich nicht mehr kenne; der Verlauf sagt, was geschah.
refused-damaged = Dieser Tisch ist beschädigt{ $move ->
        [0] {""}
       *[other] { " " }(seit Zug { $move })
    }. Wer den Bot betreibt, kann ihn aus der Sicherung vom { $made } wiederherstellen; alle anderen Tische spielen weiter.
refused-damaged-lost = Dieser Tisch ist beschädigt{ $move ->
        [0] {""}
       *[other] { " " }(seit Zug { $move })
    }, und keine Sicherung hat ihn ganz. Wer den Bot betreibt, weiß Bescheid; alle anderen Tische spielen weiter.
refused-not-over = Dieses Spiel ist noch nicht vorbei.
refused-closed = Dieser Tisch ist geschlossen.
refused-nothing-done = Du hast nichts getan, was sich zurücknehmen ließe.
refused-nothing-undone = Es gibt nichts zu wiederholen.
refused-paused = Der Tisch macht Pause; stimmt ab, um weiterzuspielen.
refused-paused-already = Der Tisch macht schon Pause.
refused-not-paused = Der Tisch macht keine Pause.
refused-no-seat = Auf diesem Platz sitzt kein Mensch.
refused-sits-already = Diese Person hat schon einen Platz an diesem Tisch.
refused-nobody-there = Dort sitzt niemand.
refused-seated-already = Du hast schon einen Platz an diesem Tisch.
refused-seat-taken = Dieser Platz ist nicht frei.
refused-voted-out = Der Tisch hat dich von diesem Platz abgewählt.
refused-vote-over = Diese Abstimmung ist vorbei.
refused-vote-moved = Das Spiel ist inzwischen weitergegangen; sieh noch einmal nach, was zurückgenommen würde, dann stimm ab.
refused-vote-open = Diese Abstimmung läuft schon.
refused-no-voter = Darüber stimmt nur ab, wer am Tisch sitzt.
refused-nobody-to-vote-out = Von diesem Platz kann niemand abgewählt werden.
refused-vote-of-one = Eine Person allein kann niemanden abwählen, dessen Zeit nie abgelaufen ist.
refused-file-large = Diese Datei ist zu groß; ein Spiel hat höchstens { $most } MiB.
refused-file-unreadable = Das ist nicht die Datei eines Spiels.
refused-file-running = Dieses Spiel lief noch, als seine Datei entstand; einlesen lässt sich nur ein beendetes.
refused-file-foreign = Dieses Spiel wurde mit anderen Regeln oder Inhalten gespielt als meinen.
refused-file-known = Dieses Spiel ist schon hier, als Tisch { $table }.
refused-file-often = Am Tag lassen sich höchstens { $most } Dateien einlesen. Versuch es morgen wieder.
refused-file-room = Für weitere Dateien ist kein Platz: Dieser Server hat schon { $most } MiB davon.
refused-file-changed = Diese Datei wurde verändert: Das Spiel darin geht nicht so aus, wie sie sagt.
refused-no-computer = Auf diesem Platz sitzt kein Computer.
refused-host = Das kann nur, wer diesen Tisch eröffnet hat: { $name }.
refused-full = { $game } ist für höchstens { $most } Spieler.
refused-kaiju-taken = { $kaiju } ist schon vergeben.
refused-too-few =
    { $count ->
        [one] Noch nicht: Es fehlt ein Spieler. Ihr könnt auch einen Computer dazunehmen.
       *[other] Noch nicht: Es fehlen { $count } Spieler. Ihr könnt auch Computer dazunehmen.
    }
refused-many-lobbies = Du hast schon { $most } offene Lobbys; starte oder verlass erst eine davon.
refused-full-channel = Dieser Kanal hat schon { $most } offene Lobbys; spiel bei einer mit oder eröffne deine in einem anderen Kanal.
refused-quiet-range = Ruhezeiten beginnen und enden zwischen 00:00 und 23:59.
refused-quiet-most = Ein Tag hat höchstens { $hours } Ruhestunden.
refused-vacation = Du hast { $days } Tage Urlaub im Jahr; { $left } sind noch übrig.
refused-no-chore = Das musst du selbst entscheiden.

## Antworten, die nicht angenommen werden

refused-not-offered = Das steht jetzt nicht zur Wahl.
refused-chosen-twice = Dasselbe wurde zweimal gewählt.
refused-choose = Wähle { $least ->
        [0] bis zu { $most }
       *[other] { $is_exact ->
            [yes] { $least }
           *[no] { $least } bis { $most }
        }
    }, nicht { $given }.
refused-number = Wähle eine Zahl von { $low } bis { $high }{ $step ->
        [1] .
       *[other] {" "}in Schritten von { $step }.
    }
refused-not-asked = Du bist nicht dran.
refused-stale = Diese Frage ist nicht mehr offen; hier ist die jetzige.

## Was sich nicht wählen lässt

refused-no-game = Ein solches Spiel gibt es hier nicht.
refused-no-level = Einen Computer dieser Stufe gibt es nicht.
refused-no-kaiju = Ein solches Kaiju gibt es in diesem Spiel nicht.
refused-no-option = Das bietet dieses Spiel nicht an.
refused-not-ready = Mit diesen Plätzen und Optionen kann das Spiel nicht beginnen.
refused-clock = Eine Antwort darf 5 Minuten bis 7 Tage dauern oder beliebig lange.
refused-no-order = Einen solchen Dauerauftrag gibt es in diesem Spiel nicht.
refused-order-value = So lässt sich dieser Auftrag nicht geben.
refused-chance-hidden = Was der Zufall entscheidet, lässt sich nicht vorher ausprobieren.
refused-no-vote = Eine solche Abstimmung gibt es nicht.
refused-reach = Erreichen kann ich dich mit einer Erwähnung, mit einer Direktnachricht oder gar nicht.
refused-seed-hidden = Die Startzahl wird gezeigt, wenn das Spiel vorbei ist; ihr Siegel wurde am Anfang veröffentlicht.
refused-no-backups = PostgreSQL verwahrt meine Spiele und macht seine eigenen Sicherungen (pg_dump oder Point-in-Time-Recovery).
refused-unreadable = Was von diesem Spiel gespeichert ist, lässt sich nicht lesen; nichts hat sich geändert.
refused-rating-off = Auf diesem Server werden Partien nicht gewertet; wer ihn verwaltet, kann das mit /setup ändern.
refused-no-season = Diese Saison gibt es hier nicht.
refused-in-no-list = Diese Person steht auf keiner Liste.
