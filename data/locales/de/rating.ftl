# Wertung, Saisons, Trophäen, die Wochenseite.

### /setup
rating-setup-on = Partien unter Menschen werden hier gewertet, mit Saisons und Titeln. Niemand muss auf einer Liste stehen: /settings.
rating-setup-off = Partien werden hier nicht gewertet. Mit der Wertung kommen /rank, Saisons mit Titeln und ein Plakat am Ende.
rating-turn-on = Partien werten
rating-turn-off = Nicht mehr werten
weekly-setup-off = Keine Wochenseite.
weekly-setup-on = Jeden { $day } um { $hour } ({ $zone }) erscheint eine Wochenseite: im Kanal für Neuigkeiten, sonst in { $channel }.
weekly-setup-news = Jeden { $day } um { $hour } ({ $zone }) erscheint eine Wochenseite in { $channel }.
weekly-choose = Wochenseite …
weekly-off = Keine Wochenseite
weekly-day =
    { $day ->
        [0] Montag
        [1] Dienstag
        [2] Mittwoch
        [3] Donnerstag
        [4] Freitag
        [5] Samstag
       *[6] Sonntag
    }
weekly-every =
    { $day ->
        [0] Jeden Montag
        [1] Jeden Dienstag
        [2] Jeden Mittwoch
        [3] Jeden Donnerstag
        [4] Jeden Freitag
        [5] Jeden Samstag
       *[6] Jeden Sonntag
    }

### /settings
settings-listed =
    { $hidden ->
        [yes] Du stehst auf keiner Liste: in keiner Rangliste, keiner Bilanz, auf keinem Plakat und keiner Wochenseite.
       *[no] Du kannst in Ranglisten, auf Plakaten und auf Wochenseiten auftauchen.
    }
settings-unlist = Von allen Listen nehmen
settings-list = Wieder auf Listen

### /rank
rating-title = ## { $game }: Rangliste
rating-person = ## { $name } in { $game }
rating-about = -# { $season } · { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }
season-name =
    { $name ->
        [winter] Winter { $year }
        [spring] Frühling { $year }
        [summer] Sommer { $year }
       *[autumn] Herbst { $year }
    }
rating-value = { $rating } ± { $spread }
rating-line = **{ $place }** · **{ $name }** · { $rating } · { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
rating-line-new = – · **{ $name }** · { $rating } · vorläufig, { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
rating-note =
    { $games ->
        [one] 1 Partie in dieser Saison
       *[other] { $games } Partien in dieser Saison
    }
rating-note-new =
    { $games ->
        [one] vorläufig · 1 Partie
       *[other] vorläufig · { $games } Partien
    }
rating-more =
    { $count ->
        [one] -# und noch eine Person
       *[other] -# und { $count } weitere
    }
rating-none = In diesem Spiel wurde in dieser Saison noch niemand gewertet. `/game new` ändert das, zu zweit.
rating-own-none = Noch keine gewertete Partie { $game }. Dafür spielen mindestens zwei Menschen, ohne Tipps vom Computer und bis zum Ende.
rating-own = **{ $rating }** · { $games ->
        [one] 1 gewertete Partie
       *[other] { $games } gewertete Partien
    }
rating-own-place = Platz **{ $place }** von { $of } in dieser Saison.
rating-own-new = Vorläufig: Nach { $left ->
        [one] einer weiteren Partie
       *[other] { $left } weiteren Partien
    } zählt sie für einen Platz.
rating-own-idle = Keine Partie in dieser Saison, also noch kein Platz.
rating-own-best = Höchststand: { $best }.
rating-hidden = -# Das siehst nur du: Du stehst auf keiner Liste (/settings).
rating-small = -# Nur Partien unter Menschen und ohne Tipps. Wer eine Partie verlässt, hat sie verloren. ± sagt, um wie viel die Zahl danebenliegen kann, in 19 von 20 Fällen.
rating-game = Welches Spiel?
rating-season = Welche Saison?
rating-choose = Wertung von …
rating-everybody = Rangliste
rating-stats = Bilanz
rating-present = { $season } (jetzt)
rating-picture = Rangliste
rating-picture-person = Wertung
rating-accent = 番付
command-rank = Wie stark bist du? Wertungen, Plätze und Saisons dieses Servers.
command-rank-person = Wessen Wertung? Ohne Angabe die Rangliste.
command-rank-game = Welches Spiel? Ohne Angabe das, das du am meisten spielst.
command-rank-season = Welche Saison? Ohne Angabe die laufende.

### In Bildern
picture-rating-number = { $rating }
picture-rating-spread = ± { $spread }
picture-rating-legend = die Wertung, und um wie viel sie danebenliegen kann
picture-rating-curve-legend =
    { $games ->
        [one] die Wertung nach 1 Partie, und wie unsicher sie ist
       *[other] die Wertung nach jeder von { $games } Partien, und wie unsicher sie ist
    }
picture-rating-alt = { $title }: { $first }, { $second }.
picture-rating-alt-row = { $place ->
        [0] Noch kein Platz
       *[other] { $place }
    }. { $name }: { $rating } ± { $spread }, { $note }.
picture-rating-alt-curve = { $games ->
        [one] Nach 1 Partie: { $last } ± { $spread }.
       *[other] Von { $first } auf { $last } ± { $spread } in { $games } Partien; höchster Stand { $best }, niedrigster { $worst }.
    }
picture-season-accent = 怪獣王決定
picture-season-foot = Die besten drei jedes Spiels behalten ihre Titel. Die neue Saison ist eröffnet.
picture-season-nobody = diesmal niemand
picture-season-alt = { $title }, die besten drei jedes Spiels.
picture-season-alt-game = { $title }: { $medals }.
picture-season-alt-medal = { $place }. { $name } ({ $note })

### Das Ende einer Saison
season-head = ## Die Saison ist vorbei: { $season }
season-poster = Die Kings: { $season }
season-king = **{ $game }** · King of Monsters, { $season }: **{ $name }** ({ $rating })
season-others = Zweiter Platz: { $second }
season-third = Dritter Platz: { $third }
season-next = -# Alle Wertungen rücken um ein Zehntel an 1.000 heran und werden etwas unsicherer. Die neue Saison, { $season }, ist eröffnet.
season-ladder = Rangliste
title-king = **King of Monsters**, { $season } · { $game }
title-place =
    { $place ->
        [2] Zweiter Platz, { $season } · { $game }
       *[other] Dritter Platz, { $season } · { $game }
    }

### Trophäen
shelf = ## Trophäenregal: { $name }
shelf-button = Trophäen
shelf-count = Trophäen: { $earned } von { $all }
shelf-titles = ### Titel
shelf-earned = ### Trophäen
shelf-open = ### Noch zu holen
shelf-none = Noch steht nichts im Regal. Eine erste Partie unter Menschen ändert das.
shelf-hidden = Diese Person steht auf keiner Liste.
shelf-trophy = **{ $name }** · { $about } ({ $date })
shelf-missing = { $name } · { $about }{ $needed ->
        [1] {""}
       *[other] {" "}· { $done } von { $needed }
    }
shelf-replay = Die Partie dazu …
trophy-debut = Erster Landgang
    .about = eine Partie unter Menschen zu Ende gespielt
trophy-regular = Stammgast in Tokio
    .about = zehn Partien unter Menschen
trophy-veteran = Lebende Legende
    .about = fünfzig Partien unter Menschen
trophy-crowd = Allein gegen alle
    .about = drei Menschen an einem Tisch besiegt
trophy-returned = Der Bucht entstiegen
    .about = nach einer Abwesenheit zurückgekommen und bis zum Ende geblieben
trophy-total_war-felled = Hattrick
    .about = in einer Partie dreimal ein Kaiju besiegt
trophy-total_war-upright = Nie am Boden
    .about = gewonnen, ohne einmal besiegt zu werden
trophy-total_war-struck-back = Das letzte Wort
    .about = einen Gegenangriff geführt
trophy-tokyo_clash-tower = Abrissbirne
    .about = ein Kaiju in ein Großgebäude geworfen
trophy-tokyo_clash-spotless = Unversehrt
    .about = gewonnen, ohne eine Trophäe zu verlieren
trophy-tokyo_clash-crowned = Kronenraub
    .about = dreimal in einer Partie den King-Marker genommen
trophy-monopoly-deals = Handelshaus
    .about = zehnmal Handel getrieben
trophy-monopoly-master = Herr und Gebieter
    .about = ein Kaiju unterworfen
trophy-monopoly-free = Ketten gesprengt
    .about = sich aus der Unterwerfung befreit

### Die Woche
week-head = ## Die Woche in Tokio
week-count = { $begun ->
        [0] Keine Partie hat begonnen
        [one] Eine Partie hat begonnen
       *[other] { $begun } Partien haben begonnen
    }, { $ended ->
        [0] keine ist zu Ende gegangen.
        [one] eine ist zu Ende gegangen.
       *[other] { $ended } sind zu Ende gegangen.
    }
week-game = - **{ $game }** · gewonnen von { $names }
week-game-nobody = - **{ $game }** · { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }
week-more =
    { $count ->
        [one] -# und noch eine
       *[other] -# und { $count } weitere
    }
week-upset = ### Die Überraschung
    {""}**{ $name }** gewinnt { $game }, bei einer Chance von { $chance } %.
week-best = ### Die knappste Partie
    { $game }, gewonnen von { $names }.
week-best-nobody = ### Die knappste Partie
    { $game }, um Haaresbreite gewonnen.
week-replay = Rückblick: die knappste Partie
week-film = Film: die knappste Partie
week-upset-replay = Rückblick: die Überraschung

server-crown = { $role } trägt der King of Monsters: wer zuletzt Total War unter Menschen gewonnen hat.
server-crown-worn = King ist zurzeit { $person }.
server-no-crown = Der King of Monsters trägt keine Rolle. Mit `/setup crown:` bestimmst du eine.
server-end-crown = Keine Krone
server-crown-not-ours = Die Rolle { $role } kann ich nicht vergeben: Ich brauche das Recht *Rollen verwalten* und selbst eine Rolle, die über ihr steht.
