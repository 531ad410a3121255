# Mitspieler finden: Suchen, wer bereit ist, und das leise Wort vor dem eigenen Zug. Stil: docs/voice.md.

## Eine Suche, in der Nachricht der Lobby

seek-called = { $role }, für **{ $title }** werden Mitspieler gesucht.
seek-open = Mitspieler gesucht: **{ $here } von { $wanted }** sind da. Sobald alle da sind, geht es los.
seek-set = Mitspieler gesucht: **{ $here } von { $wanted }** sind da. Los geht es { $until }.
seek-else = -# { $then ->
        [none] Sind { $when } zu wenige da, endet die Suche.
        [there] Sind es { $when } weniger, fangen die an, die da sind.
       *[level] Plätze, die { $when } noch frei sind, übernehmen Computer ({ $level }).
    }
seek-by-then = bis dahin

## Nach Mitspielern fragen

seek-within = { $unit ->
        [days] { $count ->
            [one] 1 Tag
           *[other] { $count } Tage
        }
        [hours] { $count ->
            [one] 1 Stunde
           *[other] { $count } Stunden
        }
       *[minutes] { $count } Minuten
    }
seek-then-none = Die Suche endet
seek-then-there = Wer da ist, fängt an
seek-then-easy = Computer füllen auf: { level-easy }
seek-then-normal = Computer füllen auf: { level-normal }
seek-then-hard = Computer füllen auf: { level-hard }
seek-done = Deine Suche läuft bis zum { $until }.
seek-rung = { $role } weiß Bescheid.
seek-unrung = { $role } wurde erst vor Kurzem gerufen, darum geht diese Suche leise hinaus.
seek-no-time = „{ $typed }“ ist keine Uhrzeit. Schreib sie so: 20:30.
seek-both = Nenne entweder, wie lange gesucht wird, oder eine Uhrzeit für den Beginn, nicht beides.
refused-seek-people = { $game } ist für { $least } bis { $most } Spieler.
refused-seek-time = Eine Suche dauert zwischen 5 Minuten und 7 Tagen.

seek-choose =
    { $here ->
        [one] Noch bist du allein; gesucht sind { $wanted }.
       *[other] { $here } von { $wanted } sind da. Trotzdem anfangen?
    }
seek-begin = Mit { $here } anfangen
invite-full = Bei { $title } sind alle Plätze besetzt; für einen Gast ist keiner mehr frei.
seek-lapsed = { $names }: Für **{ $title }** kamen nicht rechtzeitig genug Leute zusammen, die Suche ist vorbei. `/game find` sucht von Neuem.

## Wer bereit ist

ready-ask = Bereit?
ready-yes = Bereit
ready-call = { $names }: **{ $title }** geht gleich los. Seid ihr bereit?
ready-state = Bereit: { $ready } · noch nicht: { $waiting }
ready-all = Alle sind bereit.
ready-asked = Alle am Tisch von { $title } werden gefragt. Wer sich jetzt dazusetzt, gilt als bereit.
ready-noted = Notiert: Du bist bereit für { $title }.
ready-alone = Hier ist noch niemand, den man fragen könnte.
ready-host = Ob alle bereit sind, fragt nur, wer diesen Tisch eröffnet hat: { $name }.
starts-tick = Von selbst anfangen
starts-about = Sobald alle Plätze besetzt sind oder alle gesagt haben, dass sie bereit sind.
starts-by-itself = -# Sobald alle Plätze besetzt sind, geht es von selbst los.

## Du bist als Nächstes dran

heads-up = { $who }, du bist in **{ $title }** als Nächstes dran, nach { $other }.
settings-heads-up = { $on ->
        [yes] Ich sage dir leise Bescheid, wenn du als Nächstes dran bist.
       *[no] Bescheid bekommst du, wenn du dran bist.
    }
settings-heads-up-on = Vorher Bescheid geben
settings-heads-up-off = Nicht vorher Bescheid geben

## Was ein Server gewählt hat

server-seekers = { $role } wird gerufen, wenn jemand Mitspieler sucht: je Person einmal in der Stunde, insgesamt höchstens jede Viertelstunde.
server-no-seekers = Niemand wird gerufen, wenn jemand Mitspieler sucht. Mit `/setup seekers:` bestimmst du eine Rolle dafür.
server-end-seekers = Nicht rufen
server-mute-seekers = { $role } kann ich nicht rufen: Erlaube allen, sie zu erwähnen, oder gib mir das Recht dazu.
server-seeking = Die offenen Tische stehen in { $channel }.
server-no-seeking = Keine Nachricht listet die offenen Tische auf. Mit `/setup board:` bestimmst du einen Kanal dafür.
server-end-seeking = Keine Liste

## Die Liste der offenen Tische, eine Nachricht auf dem neuesten Stand

gathering-seeking = Offene Tische
board-head = ## Offene Tische
    -# Setz dich dazu oder eröffne selbst einen.
board-none = Im Moment sucht niemand Mitspieler. Mit `/game find` suchst du welche.
board-more =
    { $count ->
        [one] Noch einer steht in `/game list`.
       *[other] { $count } weitere stehen in `/game list`.
    }
board-seats = { $here ->
        [one] 1 Spieler
       *[other] { $here } Spieler
    }, { $free ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
board-since = eröffnet { $since }
board-until = schließt { $until }, wenn zu wenige kommen
board-begins = beginnt { $until }
