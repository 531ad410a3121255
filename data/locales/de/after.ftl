# Nach dem Kampf: Aussichten, Wendepunkte, die beste und die teuerste Antwort. Notizen. Was wäre wenn.

picture-prospects = Aussichten
picture-prospects-open = mit offenen Karten
picture-prospects-known = nach dem, was alle wussten
picture-prospects-start = Anfang
picture-prospects-end = Ende
picture-prospects-turn = { $before } % → { $after } %
picture-prospects-alt = { $title }: die Siegaussichten aller, { $kind }, am Anfang, nach jedem Viertel und am Ende.
picture-prospects-alt-row = { $kaiju } ({ $person }): { $course }.
picture-prospects-alt-turn = Wendepunkt { $number }: { $kaiju } von { $before } % auf { $after } %.

after-course = **Was den Ausschlag gab** · die Aussichten von { $winners }
after-course-line = **{ $number }** · { $did } **{ $before } % → { $after } %**
after-button = Analyse
after-title = ## { $title }: So lief es
after-making = **{ $title }**: Die Analyse ist in Arbeit. Das dauert ein paar Sekunden, dann steht sie hier.
after-judge = So schätzt ein Computer jeden Augenblick ein. Glück zählt mit.
after-open = Mit offenen Karten
after-known = Was alle wussten
after-answers = Beste und teuerste Antworten
after-turning = Wendepunkt { $number }
after-turning-title = ## { $title }: Wendepunkt { $number }
after-turned = { $way ->
    [up] Von { $before } % auf { $after } % steigen die Aussichten von { $winners }.
   *[down] Von { $before } % auf { $after } % fallen die Aussichten von { $winners }.
}
after-silent = Antwort von { $who }.
after-chose = { $who } wählt: { $answer }.
after-from-here = Rückblick ab hier
after-answers-title = ## { $title }: beste und teuerste Antworten
    -# Was jede Antwort wert war, nach allem, was man auf diesem Platz wissen konnte, neben der besten anderen.
after-best = ⬆️ { $given }: { $worth } %. Am nächsten kam: { $other }, { $other_worth } %.
after-costliest = ⬇️ { $given }: { $worth } %. Besser: { $other }, { $other_worth } %.
after-answers-none = Keine Antwort sticht heraus.

menu-note = Notiz
note-title = Deine Notiz zu diesem Spiel
note-label = Notiz
note-about = Nur du siehst sie, auf deiner Seite unter der Frage.
note-yours = Deine Notiz: { $note }

refused-analysis-early = Die Analyse gibt es, wenn das Spiel vorbei ist.
refused-analysis-none = Stellungen dieses Spiels kann hier niemand beurteilen.
refused-analysis-failed = Die Analyse ist nicht gelungen. Versuch es später noch einmal.
refused-note-long = Eine Notiz hat Platz für { $most } Zeichen.

what-if-button = Was wäre wenn …
what-if-title = ## Was wäre wenn …
what-if-over = Spiel gegen Computer weiter, ganz für dich: ab hier mit den Karten, wie sie waren, oder ab dem Beginn deines letzten Zuges, alles Verdeckte neu verteilt. Das echte Spiel merkt nichts davon; dieses Was-wäre-wenn verschwindet nach einem Tag Stille.
what-if-running = Spiel gegen Computer weiter, ganz für dich. Was du nicht siehst, wird neu verteilt; darum beginnt es am Anfang dieses Zuges. Es zählt als Tipp und verschwindet nach einem Tag Stille.
what-if-open = Mit den Karten, wie sie waren
what-if-anew = Mein letzter Zug, neu verteilt
what-if-now = Ab jetzt
what-if-before = Vor meiner letzten Antwort
what-if-go-on = Weiter mit Was-wäre-wenn { $number }
what-if-replay = Zurück zum Rückblick
what-if-game = Zurück zum Spiel
what-if-end = Dieses Was-wäre-wenn beenden
what-if-head = Was wäre wenn … · { $head }

option-what-if = Was-wäre-wenn während des Spiels
option-what-if-about = Alle dürfen für sich weiterspielen, alles Verdeckte neu verteilt. Zählt als Tipp.

refused-what-if-off = An diesem Tisch gibt es kein Was-wäre-wenn, solange das Spiel läuft.
refused-what-if-not-yours = In diesem Augenblick warst du nicht gefragt.
refused-what-if-midway = Du hattest noch keinen eigenen Zug, mit dem es beginnen könnte.
