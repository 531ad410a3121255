# Tische in Worten: Lobby, Tafel, eigene Seiten, Verlauf. Stil: docs/voice.md und docs/languages/de.md.

## Namen

table-title = { $game } { $table }
thread-name = { $more ->
        [0] { $game }: { $names }
       *[other] { $game }: { $names } +{ $more }
    }
nameless = Spieler { $number }
seat-nobody = Computer auf freiem Platz
somebody = jemand
away = { $name } (weg)
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }, **{ $kaiju }**
# Wie die Stufe eines Computers mitten im Satz heißt.
level-within =
    { $strength ->
        [random] zufällig
        [easy] leicht
        [normal] normal
        [hard] schwer
       *[other] { $level }
    }
seat-level = {" "}(Computer, { $level })
seat-vacation = {" "}(im Urlaub bis zum { $until })
list-end = { $first } und { $last }
# Listen: „a, b und c“ ist list-end mit „a, b“ vorn, und dazwischen steht list-comma; list-break trennt längere Teile.
list-comma = ,{" "}
list-break = ;{" "}
list-note = { $text } ({ $note })
list-space = {" "}
list-sentence = { $text }.
on = an
off = aus
yes = Ja
no = Nein
part = Teil { $part } von { $parts }

level-random = Zufällig
level-random-about = drückt irgendetwas
level-easy = Leicht
level-easy-about = spielt mit
level-normal = Normal
level-normal-about = weiß, was er tut
level-hard = Schwer
level-hard-about = nimmt sich Zeit, und dann dich auseinander

clock-none = ohne Uhr
clock =
    { $unit ->
        [days] { $count ->
            [one] 1 Tag je Antwort
           *[other] { $count } Tage je Antwort
        }
        [hours] { $count ->
            [one] 1 Stunde je Antwort
           *[other] { $count } Stunden je Antwort
        }
       *[minutes] { $count } Minuten je Antwort
    }

clock-reserve = { $clock }, und noch einmal so viel in Reserve

## Lobby

lobby-facts = -# **{ $title }** · { $least } bis { $most } Spieler · etwa { $minutes } Minuten · { $clock }
lobby-unusual = -# Anders als üblich: { $options }
lobby-surprised = { $who } · zufälliges Kaiju
lobby-host = {" "}· Gastgeber
lobby-carries = {" "}· { $what }
lobby-open =
    { $missing ->
        [0] Starten kann, wer den Tisch eröffnet hat; { $free ->
            [one] ein Platz ist noch frei
           *[other] { $free } Plätze sind noch frei
        }.
        [one] Es fehlt noch ein Spieler; ihr könnt auch einen Computer dazunehmen.
       *[other] Es fehlen noch { $missing } Spieler; ihr könnt auch Computer dazunehmen.
    }
lobby-full = Alle Plätze sind besetzt. Starten kann, wer den Tisch eröffnet hat.
lobby-idle = Hier ist lange nichts geschehen. Diese Lobby schließt { $until }, wenn niemand am Tisch sie offen hält.
lobby-keep = Offen halten
lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-computer = Computer dazu
lobby-option = { $name }: { $value }
lobby-options = Optionen
lobby-start = Starten
lobby-left = Du hast { $title } verlassen.
lobby-over = Diese Lobby ist geschlossen.

lobby-rematch = Revanche! { $names }, die Plätze sind reserviert.
rematch-where = Die Lobby ist [hier]({ $url }){ $others ->
        [0] .
       *[other] ; die anderen wissen Bescheid.
    }
play-where = -# Dein Tisch steht in { $thread }; zuschauen dürfen dort alle.
play-private = Gespielt wird auf einem Server: Tippe `/play` in einem Kanal eines Servers, auf dem ich bin.

join-done = ### Du bist dabei! Du spielst { $mark } in { $title }.
join-surprise = Such dir ein Kaiju aus, sonst bekommst du beim Start ein zufälliges.
join-kaiju = Du spielst **{ $kaiju }**. Bis zum Start kannst du es dir anders überlegen.
join-choose = Kaiju wählen
join-any = Zufällig

computers = ### Computer in { $title }
computers-seated = { $who }
    -# { $temper }
computers-level = - **{ $name }** { $about }
computers-add = Dazu: { $level }
computers-remove = Einen wegschicken
computers-stranger = Computer dazunehmen kann nur, wer am Tisch sitzt. Drück zuerst *Mitspielen*.

options = ### Optionen von { $title }
    Alle sehen sie in der Lobby. Mit dem Start stehen sie fest.
options-title = Optionen
options-presets = Fassung
options-mixture = Eure eigene Mischung
options-switches = Einzelne Regeln
options-switches-about = Setz ein Häkchen, um eine Regel zu ändern. Wählst du eine andere Fassung, gilt die Fassung.
options-choose = Wählen
options-host = Die Optionen stellt ein, wer den Tisch eröffnet hat: { $name }.
options-clock = Tempo
option-value = { $name }: { $value }

start-fill =
    { $count ->
        [one] Computer dazu und starten
       *[other] { $count } Computer dazu und starten
    }

door-starting = Es geht los.
door-running = Gespielt wird in { $thread }
door-round = Runde { $round }
door-finished = Sieg: { $winners }.
door-broken = Dieser Tisch ist geschlossen.

invite = { $guest }, { $host } lädt dich zu **{ $title }** ein.
invite-where = Zur Lobby
invite-done = { $guest } ist eingeladen.
invite-again = { $guest } hast du eben erst eingeladen. Lass etwas Zeit.
invite-self = An deinem eigenen Tisch sitzt du schon. Lade jemand anderen ein.
invite-none = Du bist auf diesem Server in keiner Lobby. `/game new` eröffnet eine, dann lade ein.

## Tafel

panel-act = Antworten / Meine Hand
panel-board = Spielplan
panel-log = Verlauf
panel-rules = Regeln
panel-menu = Menü
panel-waiting = Warten auf { $names }: { $act }
panel-may = Möglich für { $names }: { $act }
panel-until = {" "}· fällig { $until }
panel-reserve = {" "}· die Zeit ist um, die Reserve endet { $until }
panel-sealed = {" "}· geantwortet: { $done } von { $all }
panel-paused =
    { $reason ->
        [deserted] **Pause**: Niemand sitzt mehr am Tisch.
        [rules] **Pause**: Die Regeln haben sich geändert, seit dieses Spiel begann. Die Abstimmung in diesem Thread entscheidet, wie es weitergeht.
        [newer] **Pause**: Dieses Spiel läuft nach neueren Regeln, als ich kenne. Es geht weiter, sobald ich aktualisiert bin.
       *[other] **Pause**, vom Tisch beschlossen. Alle Uhren stehen still.
    }
panel-absence =
    { $unit ->
        [days] -# Ich war { $count } Tage weg; alle Uhren standen still.
        [hours] -# Ich war { $count } Stunden weg; alle Uhren standen still.
       *[minutes] { $count ->
            [one] -# Ich war eine Minute weg; alle Uhren standen still.
           *[other] -# Ich war { $count } Minuten weg; alle Uhren standen still.
        }
    }
panel-promise = -# Die Würfel sind versiegelt. *Prüfen* öffnet das Siegel am Ende.
panel-line = **{ $title }** · { $line }
panel-people = -# Am Tisch: { $names }
panel-over = Das Spiel ist vorbei.

## Rufe

ping-head = { $who } · **{ $title }**: { $act }
ping-since = Seit du zuletzt dran warst:
ping-so-far = Bisher:
ping-more =
    { $count ->
        [one] - … und eine Zeile davor
       *[other] - … und { $count } Zeilen davor
    }
ping-answer = Antworten
ping-page = Meine Seite
ping-where = Das Spiel ist in { $thread }.
reminder-half = { $who } · **{ $title }** wartet noch auf dich: { $act } · fällig { $until }
reminder-idle = { $who } · **{ $title }** wartet noch auf dich: { $act }. Es läuft keine Uhr; das ist die einzige Erinnerung.
reminder-back = { $who } · Willkommen zurück. **{ $title }** hat auf dich gewartet: { $act }{ $until }
reminder-late = { $who } · **{ $title }**: { $act }. Fällig { $until }. Ist auch deine Reserve verbraucht, spielt der Computer vorsichtig für dich.
reminder-reserve = { $who } · **{ $title }**: { $act }. Die Zeit ist um, und deine Reserve läuft: Sie endet { $until }. Dann spielt der Computer vorsichtig für dich.

notice-seat_offered = Für **{ $name }** ist die Zeit zweimal abgelaufen. Der Computer spielt **{ $kaiju }**, bis sich jemand setzt.
notice-seat_open = Niemand spielt mehr **{ $kaiju }**. Der Computer macht weiter, bis sich jemand setzt.
notice-seat_taken = **{ $name }** spielt jetzt **{ $kaiju }**.
notice-deserted = An diesem Tisch sitzt niemand mehr. Er ruht und schließt { $until }, wenn sich niemand setzt.
notice-moved = Das Spiel geht hier weiter. Am Tisch: { $name }
notice-seat = **{ $kaiju }** im Moment: { $seat }.
notice-back = Ich bin wieder da
notice-take = Platz nehmen

## Abstimmungen

vote-undo = { $by } möchte eine Antwort zurücknehmen, obwohl seither etwas bekannt geworden ist.
vote-undo-acts =
    { $count ->
        [one] Das nimmt eine Antwort zurück.
       *[other] Das nimmt { $count } Antworten zurück.
    }
vote-redo-acts =
    { $count ->
        [one] Das spielt eine Antwort noch einmal.
       *[other] Das spielt { $count } Antworten noch einmal.
    }
vote-more =
    { $count ->
        [one] - … und eine weitere Zeile
       *[other] - … und { $count } weitere Zeilen
    }
vote-redo = { $by } möchte wiederholen, was zurückgenommen wurde.
vote-kick = { $by } möchte den Platz von { $about } für andere öffnen.
vote-end = { $by } möchte dieses Spiel ohne Sieger beenden.
vote-pause = { $by } möchte eine Pause. Alle Uhren stünden still.
vote-resume = { $by } möchte weiterspielen.
vote-rules = **Die Regeln haben sich geändert, seit dieses Spiel begann** (Version { $began }, jetzt { $plays }). Diese können nicht bleiben, wie sie waren:
vote-rules-ask = Nach den neuen Regeln weiterspielen, vom Anfang dieses Zuges an, oder hier ohne Sieger enden? Alle Uhren stehen still, bis ihr entscheidet.
vote-rules-stuck = **Dieses Spiel begann mit Version { $began } der Regeln**, und nichts führt von dort zu Version { $plays }, die ich jetzt spiele. Es kann auf einen Bot warten, der das kann, oder ihr beendet es hier ohne Sieger. Alle Uhren stehen still.
vote-rules-over = Die Regeln haben sich geändert (Version { $plays }).
vote-rules-yes = Nach neuen Regeln spielen
vote-rules-no = Hier enden
vote-rules-counts = Neue Regeln { $yes } ({ $needed } nötig) · Hier enden { $no } ({ $ending } nötig)
vote-rules-counts-end = Hier enden { $no } ({ $ending } nötig)
vote-ended = **Hier beendet.**
vote-counts = Ja: { $yes } · Nein: { $no } · { $needed } von { $all } nötig
vote-closes = Schließt { $until }.
vote-carried = **Angenommen.**
vote-failed = **Abgelehnt.**
vote-moot = **Erledigt.** Es gibt nichts mehr abzustimmen.
vote-open = **Offen.**
vote-heard = Deine Stimme ist abgegeben.
vote-asked = Ich habe den Tisch gefragt. Die Abstimmung ist im Thread des Spiels.

## Eigene Seiten

act-head = **{ $title }** · { $round ->
        [0] {""}
       *[other] Runde { $round } ·{" "}
    }{ $mark } { $kaiju }
act-head-watching = **{ $title }** · { $round ->
        [0] {""}
       *[other] Runde { $round } ·{" "}
    }du schaust zu
act-until =
    -# Fällig { $until }. { $unit ->
        [days] Danach hast du { $count } Tage in Reserve.
        [hours] Danach hast du { $count } Stunden in Reserve.
        [minutes] { $count ->
            [one] Danach hast du eine Minute in Reserve.
           *[other] Danach hast du { $count } Minuten in Reserve.
        }
       *[none] Danach spielt der Computer vorsichtig für dich.
    }
act-reserve =
    { $unit ->
        [days] -# Du hast { $count } Tage in Reserve.
        [hours] -# Du hast { $count } Stunden in Reserve.
       *[minutes] { $count ->
            [one] -# Du hast eine Minute in Reserve.
           *[other] -# Du hast { $count } Minuten in Reserve.
        }
    }
act-reserve-gone = -# Deine Reserve ist verbraucht. Jede rechtzeitige Antwort gewinnt etwas davon zurück.
act-reserve-runs = -# Die Zeit ist um, und deine Reserve läuft: Sie endet { $until }. Dann spielt der Computer vorsichtig für dich.
act-only = Du hast nur eine Antwort. Gib sie jetzt, oder ich gebe sie bald für dich.
act-turn = ## Du bist dran
act-return = Zurück
act-given-forced = Du hattest nur eine Antwort; sie wurde für dich gegeben.
act-given-order = Dein Dauerauftrag hat für dich geantwortet.
act-not-you = Du bist nicht dran.
act-out = Du bist aus dieser Partie ausgeschieden, die anderen spielen weiter.
act-lobby = Das Spiel hat noch nicht begonnen.
act-stranger = Du sitzt nicht an diesem Tisch, aber alles Öffentliche darfst du sehen.
act-back = Willkommen zurück. Der Platz gehört wieder dir.
act-stale = Diese Frage ist vorbei. Jetzt:
act-whose = **{ $name }** ist dran: { $act }.
act-late = Diese Frage ist vorbei.
act-repeated = Das hast du schon beantwortet. So steht das Spiel.
act-undo-late = Das Spiel ist weitergegangen, seit dieser Button gezeigt wurde, deshalb wurde nichts zurückgenommen. Im *Menü* steht, was sich jetzt zurücknehmen lässt.
act-undone = Zurückgenommen.
act-undone-reserve = -# Zurücknehmen kostet ein Zehntel der Zeit für eine Antwort aus deiner Reserve; die nächste rechtzeitige Antwort bringt es zurück.
act-redone = Wiederholt.
act-undo = Zurücknehmen
act-refresh = Neu ansehen
act-cards = Meine Hand
act-why = Warum nicht …?

ask-choose = Wählen …
ask-letters = Buchstabe wählen: { $first } bis { $last }
ask-span = { $first } bis { $last }
ask-some =
    { $least ->
        [0] Wähle bis zu { $most }
       *[other] { $is_exact ->
            [yes] Wähle { $least }
           *[no] Wähle { $least } bis { $most }
        }
    }
ask-none = Keine
ask-form = Wählen …
ask-number = Wähle eine Zahl
ask-other = Eine andere Zahl …
form-number = Zahl
form-range =
    { $step ->
        [1] Von { $low } bis { $high }
       *[other] Von { $low } bis { $high } in Schritten von { $step }
    }
confirm = Du wählst **{ $chosen }**. Vielleicht kannst du es nicht zurücknehmen.
confirm-preview = Wenn du bestätigst:
confirm-yes = Bestätigen
confirm-back = Zurück

## Verlauf

log-start = Das Spiel beginnt.
log-fallback = Für { $name } ist die Zeit abgelaufen; der Computer spielt vorsichtig. { $text }
log-hint = { $name } fragt den Computer um einen Tipp.
log-undo = { $name } nimmt eine Antwort zurück.
log-redo = { $name } wiederholt die zurückgenommene Antwort.
log-left = { $name } geht; der Computer spielt { $kaiju }.
log-kicked = Der Tisch öffnet den Platz von { $name }; der Computer spielt { $kaiju }.
log-lapsed = Für { $name } ist die Zeit abgelaufen.
log-back = { $name } ist wieder da.
log-taken = { $name } setzt sich und spielt { $kaiju }.
log-paused =
    { $reason ->
        [deserted] Niemand ist mehr da; der Tisch ruht.
        [rules] Die Regeln haben sich geändert; der Tisch entscheidet, wie es weitergeht.
        [newer] Das Spiel wartet auf einen Bot, der seine Regeln kennt.
       *[other] Der Tisch macht Pause.
    }
log-resumed = Es geht weiter.
log-broken =
    { $reason ->
        [vote] Der Tisch beendet das Spiel ohne Sieger.
        [deserted] Niemand kam zurück. Der Tisch ist geschlossen.
        [rules] Die Regeln haben sich geändert, seit dieses Spiel begann. Es ist geschlossen.
        [idle] Hier ist zu lange nichts geschehen. Die Lobby ist geschlossen.
        [lapsed] Zu wenige sind rechtzeitig gekommen. Die Suche ist vorbei.
       *[other] Das Spiel endet ohne Sieger.
    }
log-carried =
    { $agreed ->
        [yes] Das Spiel geht nach Version { $to } der Regeln weiter, vom Anfang dieses Zuges an.
       *[other] Ich kenne jetzt Version { $to } der Regeln; dieses Spiel behält die, mit denen es begann.
    } { $dropped ->
        [0] {""}
        [one] Nach einer Antwort dieses Zuges wird noch einmal gefragt.
       *[other] Nach { $dropped } Antworten dieses Zuges wird noch einmal gefragt.
    }
log-moved = { $name } zieht mit dem Tisch in einen anderen Kanal um.
log-vote = { $name } lässt abstimmen: { $vote ->
        [undo] zurücknehmen
        [redo] wiederholen
        [kick] einen Platz öffnen
        [end] beenden
        [pause] Pause
        [resume] weiterspielen
        [rules] neue Regeln
       *[other] { $vote }
    }.
log-voted = Der Vorschlag ist { $state ->
        [carried] angenommen
       *[failed] abgelehnt
    }: { $vote ->
        [undo] zurücknehmen
        [redo] wiederholen
        [kick] einen Platz öffnen
        [end] beenden
        [pause] Pause
        [resume] weiterspielen
        [rules] neue Regeln
       *[other] { $vote }
    }.

## Das Ende

broken =
    { $reason ->
        [tournament] Die Zeit der Runde ist um. Die Computer beurteilen die Stellung.
        [vote] Der Tisch hat beschlossen, aufzuhören.
        [deserted] Niemand kam zurück.
        [idle] Hier ist zu lange nichts geschehen. `/game new` eröffnet eine neue Lobby.
        [lapsed] Zu wenige sind rechtzeitig gekommen. `/game find` sucht von Neuem.
        [admin] Jemand, der diesen Server betreut, hat es beendet.
        [rules] Ich habe neue Regeln gelernt, und ein Spiel mit den alten kann nicht weitergehen. Was ihr mitgebracht habt, gehört wieder euch, und eine Revanche läuft nach den neuen Regeln.
       *[other] {""}
    }
result-head = ## { $title } ist vorbei
result-broken = ## { $title } endet ohne Sieger
result-reason =
    { $count ->
        [0] Niemand gewinnt: Es endet { $reason }.
        [one] Sieg { $reason }: { $winners }.
       *[other] Geteilter Sieg { $reason }: { $winners }.
    }
result-line = **{ $place }** · { $who } · { $score }
result-assisted = -# Mit Tipps vom Computer gespielt: { $names }.
# $who $what: who, and the message <game>-carried-<key>.
result-carries = -# { $who } { $what }: in der nächsten Partie { $game } hier.
result-rematch = Revanche
result-replay = Rückblick
result-verify = Prüfen
result-export = Exportieren

## Zuschauen

board-tall = Hoch
board-text = Als Text
board-wide = Breit
log-title = ### { $title }: Verlauf
log-empty = Noch ist nichts geschehen.
log-rules = Die Regel hinter …
log-older = Älter
log-newest = Neueste
moment-title = **{ $title }**, wie es am { $at } stand
moment-now = Spielplan jetzt
menu-no-game = Das ist keine Nachricht eines meiner Spiele.
replay-title = **{ $title }**, Rückblick · { $step } von { $steps }
replay-first = « Anfang
replay-back = ‹ Zurück
replay-on = Weiter ›
replay-leap = +10
replay-last = Ende »
replay-eyes = -# Aus der Sicht von { $who }.
replay-hand = Wessen Hand?
replay-nobody = Keine, nur der Spielplan
replay-early = Den Rückblick gibt es, wenn das Spiel vorbei ist.

list-own = ### Deine Tische
list-server = ### Tische auf diesem Server
list-none = Keine. `/game new` eröffnet einen.
list-more =
    { $count ->
        [one] … und noch einer
       *[other] … und { $count } weitere
    }
list-lobby =
    { $count ->
        [one] Lobby, ein Spieler
       *[other] Lobby, { $count } Spieler
    }
list-paused = Pause
list-rules = Regeln { $version }
rules-current = Gespielt nach Version { $began } der Regeln, der aktuellen.
rules-kept = Bis zum Ende nach Version { $began } der Regeln gespielt, mit der es begann. Neue Spiele benutzen Version { $plays }.
rules-changed = Begonnen mit Version { $began } der Regeln. Version { $plays } hat einige davon für immer geändert.
rules-newer = Gespielt nach Version { $began } der Regeln. Ich kenne nur Version { $plays }.
open-seats =
    { $count ->
        [one] freier Platz: { $names }
       *[other] freie Plätze: { $names }
    }
list-yours = **du bist dran**
list-open = Hier bei einem zuschauen
list-open-own = Hier eine Hand öffnen

## Regeln

rules-hint = -# Für den Rest wähle ein Kapitel oder tippe `/rules` und ein Wort, eine Karte, ein Kaiju oder eine Nummer.
rules-of-game = { $name } · { $game }
rules-choose = Kapitel wählen
rules-chapter = Das ganze Kapitel
rules-none = Die Regeln sagen nichts über „{ $query }“.

## Menü

menu = Was noch?
menu-undo = Zurücknehmen
menu-undo-ask = Zurücknehmen vorschlagen
menu-redo = Wiederholen
menu-hint = Tipp vom Computer
menu-orders = Daueraufträge
menu-pings = Benachrichtigungen
menu-pause = Pause vorschlagen
menu-resume = Weiterspielen vorschlagen
menu-end = Ende vorschlagen
menu-leave = Spiel verlassen
menu-follow = Folgen
menu-unfollow = Nicht mehr folgen
menu-kick = Einen Platz öffnen lassen
menu-take = Freien Platz nehmen

end = Dieses Spiel ohne Sieger beenden? Der Tisch stimmt darüber ab, und alle lesen, dass der Vorschlag von dir ist.
end-yes = Den Tisch fragen
end-no = Weiterspielen
leave = Dieses Spiel verlassen? Der Computer spielt weiter, bis sich jemand setzt. Solange der Platz frei ist, kannst du ihn wieder nehmen.
leave-yes = Gehen
leave-no = Bleiben
take-done = Der Platz gehört dir. Viel Glück.

pings = In diesem Spiel rufe ich dich { $way }.
pings-choose = Wie ich dich hier rufe
way-mention = mit einer Erwähnung im Thread
way-dm = mit einer Direktnachricht
way-none = gar nicht
way-usual = wie üblich: { $way }
follow-on = Du folgst **{ $title }**: eine stille Nachricht nach jeder Runde.
follow-off = Du folgst **{ $title }** nicht mehr.
follow-head = **{ $title }** · Runde { $round }

hint-warning = Der Tipp sagt, was ein starker Computer antworten würde; er sieht nicht mehr als du. Deine Spiele mit Tipps zählen in `/stats` für sich, und im Verlauf steht einmal, dass du gefragt hast. Die Spiele der anderen zählen wie immer.
hint-show = Tipp zeigen
hint-do = So machen
hint-late = Während ich nachdachte, ist etwas geschehen. Frag noch einmal.
hint = Ein Computer an deiner Stelle würde **{ $picks }** wählen.

orders = ### Daueraufträge
    Sie antworten sofort für dich, und nur du siehst sie. Nimmst du eine solche Antwort zurück, ist der Auftrag widerrufen.
orders-none = Noch keine.
orders-which = Welches Spiel?
orders-nowhere = Du bist gerade in keinem Spiel; Daueraufträge gibt man, während eines läuft.
orders-lobby = { $title } hat noch nicht begonnen; Daueraufträge gibt man danach.
orders-over = { $title } ist vorbei, da gibt es nichts mehr zu beauftragen.
orders-lasting = Ein neuer Auftrag gilt
orders-lasting-always = Jedes Mal
orders-lasting-once = Einmal
orders-lasting-day = 24 Stunden lang
orders-until = {" "}· endet { $until }
orders-for-a-time = {" "}· eine Zeit lang
orders-uses =
    { $uses ->
        [one] {" "}· einmal
       *[other] {" "}· { $uses }-mal
    }
orders-choose = Auftrag geben
orders-revoke = Auftrag widerrufen
form-no-number = „{ $typed }“ ist keine ganze Zahl.

verify-fair = ### { $title }: fair
    Die Startzahl ist die, die vor der ersten Karte versprochen wurde, und von ihr aus noch einmal gespielt, verläuft das ganze Spiel genauso.
verify-kept = ### { $title }: Das Versprechen ist gehalten
verify-part = { $recomputed } von { $acts } Antworten wurden noch einmal gespielt und ergaben dasselbe. Die übrigen wurden nach Regeln gespielt, die ich nicht mehr kenne: Für sie gibt es den Verlauf, wie er geschrieben wurde, und keinen Beweis über das Versprechen hinaus.
verify-unfair = ### Nicht fair
    { $problem }
verify-facts = Versprechen: `{ $commitment }`
    Startzahl: `{ $seed }`
    Salz: `{ $salt }`
    Noch einmal gespielte Antworten: { $acts }
verify-promise = ### { $title }: Die Würfel sind versiegelt
    Jeder Wurf und jedes Mischen kommt aus einer Zahl, die vor dem Start gezogen wurde. Das ist ihr Siegel, SHA-256 dieser Zahl und eines Salzes:
    `{ $commitment }`
    Die erste Nachricht des Threads trägt es und wird nie geändert. Ist das Spiel vorbei, zeigt *Prüfen* Zahl und Salz und spielt das ganze Spiel von ihnen aus noch einmal.
verify-changed = Das Siegel auf jener Nachricht ist nicht das, mit dem dieses Spiel begann.
verify-fault =
    { $fault ->
        [seed] Die Startzahl ist nicht die versprochene.
        [line] Ab Antwort { $answer } erzählt der Verlauf etwas anderes, als beim Nachspielen geschieht.
        [position] Die gespeicherte Stellung ist nicht die, zu der der Verlauf führt.
        [questions] Die offenen Fragen sind nicht die, zu denen der Verlauf führt.
        [end] Das Ergebnis ist nicht das, zu dem der Verlauf führt.
       *[log] Ab Antwort { $answer } lässt sich der Verlauf nicht nachspielen.
    }
import-done = ### { $title } ist hier
    Alles in der Datei wurde noch einmal gespielt: Die Startzahl ist die versprochene, und das Spiel verläuft genauso. Alle hier können es unter seiner Nummer ansehen, { $table }: `/log`, `/board`, `/verify`.
export = Hier ist die Datei von **{ $title }**. Solange das Spiel läuft, enthält sie nur, was du sehen darfst.
log-admin = { $name } betreut den Tisch: { $what ->
        [end] beendet ihn
        [open] öffnet den Platz von { $player }
        [replace] vergibt den Platz von { $player } neu
       *[other] { $what }
    }.

## Einstellungen und Datenschutz

settings = ### Deine Einstellungen
settings-ping = Ich rufe dich { $way }.
settings-ping-choose = Wie ich dich rufe
settings-quiet = Ruhe von { $start } bis { $end } ({ $zone }). Dann stört dich nichts, und deine Uhren stehen still, außer denen unter einer Stunde.
settings-quiet-none = Keine Ruhezeiten. Deine Zeitzone ist { $zone }.
settings-quiet-suggested = In den letzten { $days } Tagen hast du zwischen { $start } und { $end } ({ $zone }) nie geantwortet. Sollen das deine Ruhezeiten sein?
settings-quiet-take = Ruhe { $start } – { $end }
settings-quiet-change = Ruhezeiten …
settings-quiet-title = Ruhezeiten
settings-form-zone = Zeitzone
settings-form-zone-about = Ein Ort wie Europe/Berlin oder ein Abstand wie UTC+9
settings-form-start = Ruhe von
settings-form-start-about = Zum Beispiel 22:30
settings-form-end = Ruhe bis
settings-form-end-about = Dieselbe Zeit wie oben heißt: keine Ruhezeiten
settings-no-time = „{ $typed }“ ist keine Uhrzeit; schreib sie wie 22:30.
settings-here = Du bist nicht im Urlaub.
settings-away = Im Urlaub bis zum { $until }. Deine Uhren stehen still.
settings-vacation-change = Urlaub …
settings-vacation-title = Urlaub
settings-form-days = Tage ab jetzt
settings-form-days-about = Deine Uhren stehen still. 0 beendet den Urlaub; du hast 30 Tage im Jahr.
settings-direct = Deine Antworten zählen sofort.
settings-confirms = Bevor eine Antwort zählt, frage ich nach.
settings-confirm-on = Immer nachfragen
settings-confirm-off = Nicht nachfragen
settings-colours = Deine Bilder zeichne ich { $colours }.
settings-board = Deine Bilder sind { $board ->
        [tall] hoch, fürs Handy im Hochformat
       *[wide] breit
    }.
settings-board-tall = Hohe Bilder
settings-board-wide = Breite Bilder
settings-colours-choose = Farben der Bilder für dich
colours-usual = in den üblichen Farben
colours-contrast = mit mehr Kontrast
colours-red_green = für Augen, die Rot und Grün verwechseln
colours-blue_yellow = für Augen, die Blau und Gelb verwechseln
colours-light = auf hellem Grund
language-name = Deutsch
settings-about-ping = Ping
settings-about-language = Sprache
settings-about-colours = Bilder
settings-language-choose = Sprache
settings-language-auto = wie in Discord

privacy = ### Deine Daten
    Ich speichere deine Discord-ID, den Namen, den du zeigst, deine Sprache und Einstellungen, die Tische, an denen du gesessen hast, und die Antworten, die du dort gegeben hast, mit ihren Zeiten. Nichts, was du schreibst, und sonst nichts. Ich brauche das, um deine Spiele zu leiten, für die Statistik der Server, auf denen du spielst, und um dir allein Ruhezeiten vorzuschlagen. Niemand sonst bekommt es; die Datei eines Spiels geht an die, die es spielen oder ansehen.
    Löschst du sie, verlässt du deine offenen Spiele, dein Name verschwindet aus den beendeten, und deine Einstellungen sind weg.
privacy-show = Alles zeigen
privacy-delete = Meine Daten löschen
privacy-whole = Ganze Datenschutzerklärung
privacy-terms = Nutzungsbedingungen
privacy-file = Alles, was ich über dich gespeichert habe.
forget = ### Deine Daten löschen?
    Du verlässt alle offenen Spiele. Es gibt keinen Weg zurück.
forget-yes = Löschen
forget-no = Behalten
forget-done = Deine Daten sind gelöscht.

## Tische betreuen

moved = **{ $title }** geht in { $channel } weiter.
refreshed = Eine neue Tafel ist unterwegs.
admin-ended = { $title } ist vorbei. Im Verlauf steht, dass du es beendet hast.
admin-not-seated = { $name } sitzt nicht an diesem Tisch.
admin-bot = Ein Bot kann sich nicht setzen; Computer kommen in der Lobby dazu.
admin-replaced = { $title }: Der Platz gehört jetzt { $who }. Im Verlauf steht, dass du es warst.
admin-delete = ### { $title } löschen?
    Verlauf und Plätze sind endgültig weg. Schon gepostete Nachrichten bleiben, wo sie sind.
admin-deleted = Gelöscht.
admin-owner = Sicherungen macht nur, wer den Bot betreibt.
admin-backed-up = Gesichert als `{ $name }`.
admin-reload-owner = Den Code lädt nur neu, wer den Bot betreibt.
admin-reload-failed = Der neue Code läuft nicht, also bleibt der alte: { $reason }
admin-reloaded = { $count } Module neu geladen; die Spiele gehen weiter.

health = ### Zustand
health-tables = Tische: { $running } im Spiel, { $lobby } in der Lobby, { $finished } beendet, { $broken } abgebrochen · { $hot } im Speicher
health-owed = Ausstehende Nachrichten: { $owed }, misslungen: { $failing } · laufende Uhren: { $dues }
health-acts = Antworten, die letzten { $acts }: { $p50 } ms Median, { $p95 } ms p95, { $p99 } ms p99
health-clicks = Bestätigungen, die letzten { $clicks }: { $p50 } ms Median, { $p95 } ms p95, { $p99 } ms p99
health-line = Laufzeit zu Discord: { $milliseconds } ms
health-backup = Letzte Sicherung: `{ $name }`
health-no-backup = Seit dem Start noch keine Sicherung.
health-backup-elsewhere = Sicherungen macht hier PostgreSQL selbst.
health-backup-fault = **Die letzte Sicherung ist misslungen.** Binnen einer halben Stunde wird sie wiederholt; das Protokoll des Bots sagt, warum.
health-copied = Laufende Kopie: { $seconds } s alt
health-not-copied = Laufende Kopie: seit dem Start noch keine.
health-copy-fault = **Die laufende Kopie lässt sich nicht schreiben.** Es wird ständig versucht; das Protokoll des Bots sagt, warum.
health-sound = Alles Gespeicherte ist heil, geprüft { $checked }.
health-unchecked = Das Gespeicherte wurde seit dem Start nicht geprüft.
health-damaged = Beschädigt: { $tables ->
        [0] kein Tisch
        [one] 1 Tisch
       *[other] { $tables } Tische
    } beiseitegelegt, { $flaws ->
        [0] kein Fehler
        [one] 1 Fehler
       *[other] { $flaws } Fehler
    } in der Datei. Das Protokoll des Bots sagt, welche, und welche Sicherung sie wiederherstellt.
