# Die ersten Befehle, und was bei jedem Befehl schiefgehen kann.

ping = Wach. Laufzeit zu Discord: { $milliseconds } ms.

about =
    ## Der Kaiju-Spielleiter
    Version { $version }. Ich leite Kaiju-Brettspiele für die Leute eines Servers: Ein Zug darf Minuten dauern oder Tage, alle können zuschauen, Handkarten bleiben geheim, und nichts geht verloren.
about-games = **Spiele**
    - Godzilla: Tokyo Clash, 2 bis 4 Spieler
    - Godzilla Total War, 3 bis 12 Spieler
    - Unofficial Godzilla Monopoly, 2 bis 8 Spieler
about-thanks = -# Ein freies Fanprojekt, ohne Verbindung zu TOHO oder einem Verlag; die Namen gehören ihren Eigentümern. Symbole von den Künstlern von game-icons.net (CC BY 3.0), Schriften unter der SIL Open Font License. Die Datei NOTICE nennt alle.
about-source = Quelltext und Hilfe

greeting =
    ## In der Bucht regt sich etwas
    Ich leite drei Kaiju-Brettspiele, gleich hier. Züge dauern Minuten oder Tage, Handkarten bleiben geheim, zuschauen dürfen alle.
greeting-game = - **{ $name }** { $about }
greeting-play = Gleich gegen Computer spielen
greeting-open = Einen Tisch eröffnen
greeting-how = So geht es
greeting-posted = Die Begrüßung steht in { $channel }.
which-game = **Welches Spiel?**
setup-greet = Begrüßung hier aufhängen

setup-fine = **Bereit.** In { $channel } darf ich alles, was ich brauche.
setup-lacking = **Noch nicht.** In { $channel } kann ich kein Spiel leiten.
setup-needs = Ich brauche diese Rechte (in den Servereinstellungen unter Rollen oder beim Kanal selbst):
setup-wishes = Besser arbeite ich mit:
server-form = Spielpläne in den Threads dieses Servers sind { $form ->
        [tall] hoch, für Handys
       *[wide] breit
    }. Für die eigenen Seiten wählen alle selbst in /settings.
server-form-tall = Hohe Spielpläne
server-form-wide = Breite Spielpläne
server-not-yours = Das kann nur wählen, wer diesen Server verwaltet.

server-language = Auf diesem Server schreibe ich { $language }.
server-own-language = Auf diesem Server schreibe ich { $language }, wie es seine Einstellungen in Discord sagen. Mit `/setup language:` nehme ich eine andere Sprache.
server-end-language = Sprache des Servers
server-home = Neue Spiele sind Beiträge in { $channel }.
server-no-home = Neue Spiele bekommen einen Thread in dem Kanal, in dem sie eröffnet werden. Mit `/setup home:` werden sie Beiträge in einem Forum.
server-end-home = Kein Forum
server-news = Ergebnisse werden nach { $channel } weitergeleitet.
server-no-news = Ergebnisse bleiben in ihren Threads. Mit `/setup news:` werden sie in einen Kanal weitergeleitet.
server-end-news = Nicht weiterleiten
tag-lobby = Lobby
tag-running = Läuft
tag-over = Vorbei

right-view-channel = Kanal anzeigen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-create-public-threads = Öffentliche Threads erstellen
right-attach-files = Dateien anhängen
right-embed-links = Links einbetten
right-read-message-history = Nachrichtenverlauf anzeigen
right-manage-threads = Threads verwalten
right-pin-messages = Nachrichten anpinnen

failure-only-in-server = Das geht auf einem Server, nicht in einer Direktnachricht.
failure-not-allowed = Das darfst du hier nicht.
failure-bot-lacks-rights = Mir fehlt hier ein Recht; wer den Server verwaltet, sieht mit /setup, welches.
failure-too-fast = Das ging zu schnell: Gib mir einen Moment.
failure-outdated = Dieser Befehl hat sich geändert; lade Discord neu, dann ist der neue da.
failure-unexpected = Bei mir ist etwas schiefgegangen. Nichts ist verloren; versuch es einfach noch einmal.
failure-NoSuchTable = Einen solchen Tisch gibt es hier nicht.
failure-NotSeated = Du sitzt nicht an diesem Tisch.
failure-store = Ich kann gerade keine Spiele speichern, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.
failure-away = Meine Datenbank ist gerade nicht erreichbar. Kein Spiel ist verloren, und ich mache von selbst weiter, sobald sie wieder da ist; versuch es in einer Minute noch einmal.
failure-moved = Dieser Tisch ist gerade zu einem anderen Teil von mir gewechselt; nichts hat sich geändert. Versuch es noch einmal.
failure-closing = Ich starte neu; nichts ist verloren. Versuch es in einer Minute noch einmal.
failure-discord = Discord hat nicht geantwortet. Nichts ist verloren; versuch es gleich noch einmal.
failure-unknown = Dieser Button ist veraltet. Öffne die Tafel des Spiels oder finde es mit /games.
failure-channel = Ein Spiel bekommt einen eigenen Thread, also braucht ein Tisch einen Text- oder Ankündigungskanal. Sprach-, Stage-, Foren- und Medienkanäle gehen nicht.
failure-rights = Mir fehlen hier Rechte: { $rights }. Wer den Server verwaltet, kann sie geben; /setup zeigt sie alle.
no-table = Hier läuft gerade kein Spiel. `/play` beginnt eines; ein beendetes nennst du in der Option „table“.
which-table = Es gibt mehrere Tische. Nenne einen in der Option „table“ oder benutze den Befehl in seinem Thread.
right-unknown = ein unbekanntes Recht
trouble-rights = **{ $title }** wartet: Mir fehlen Rechte in { $channel }: { $rights }. Sobald ich sie habe, geht es von selbst weiter; `/setup` zeigt sie alle, `/game move` zieht anderswohin um.
trouble-gone = Der Thread von **{ $title }** ist weg, aber vom Spiel ist nichts verloren: Tippe `/game move` in dem Kanal, in dem es weitergehen soll. Bis dahin funktionieren `/hand` und `/board` von überall.
failure-reference = Kennung { $reference }

help-commands =
    - `/play`: sofort ein Spiel gegen Computer
    - `/learn`: kurze Lektionen, nur für dich
    - `/game new`: ein Tisch für mehrere; `/game find` sucht Mitspieler
    - `/games`: deine Spiele und wer dran ist
    - `/rules`: jede Regel, jede Karte, jedes Kaiju
    - `/settings`: Rufe, Ruhezeiten, Sprache, Bilder
