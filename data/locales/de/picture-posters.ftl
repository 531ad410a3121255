# Die Wörter auf Plakaten. Namen von Spielen, Kaiju und Leuten kommen anderswoher.

### Jedes Spiel: sein Titel auf Japanisch
picture-poster-accent =
    { $game ->
        [total_war] 総力戦
        [tokyo_clash] 東京激突
        [monopoly] 非公式 怪獣双六
       *[other] {""}
    }

### Lobby
picture-poster-open = Ein Tisch ist offen
picture-poster-full = Der Tisch ist voll
picture-poster-free = frei
picture-poster-join = Mitspielen
picture-poster-undecided = noch kein Kaiju
picture-poster-host = Gastgeber
picture-poster-computer = CPU { $level }
picture-poster-alt-open = { $title }: Ein Tisch ist offen.
picture-poster-alt-full = { $title }: Der Tisch ist voll.
picture-poster-alt-free = Platz { $number }: frei.
picture-poster-alt-seat = Platz { $number }: { $name }{ $kind ->
        [computer] {""} (Computer, { $level })
        [host] {""} (Gastgeber)
       *[other] {""}
    }, { $kaiju }.

### Ein Kaiju wählen
picture-poster-choose = wähle dein Kaiju
picture-poster-kaiju-count = { $count } Kaiju
picture-poster-row-normal = normal
picture-poster-row-furious = wütend
picture-poster-sign-life = Leben
picture-poster-sign-power = Kraft
picture-poster-sign-worth = Punkte, wenn es fällt
picture-poster-sign-discard = was es für eine abgeworfene Karte kann
picture-poster-no-choice = Keine Vorliebe? Du bekommst ein Kaiju, das übrig ist.
picture-poster-alt-kaiju = { $title }: { $name }, wähle dein Kaiju.
picture-poster-alt-signs = Die Zahlen sind Leben, Kraft und Wert.
picture-poster-alt-lettered = { $letter }: { $name }
picture-poster-alt-held =
    { $kind ->
        [own] { $name }, bisher deine Wahl
       *[taken] { $name }, vergeben an { $holder }
    }
picture-poster-alt-row =
    { $kind ->
        [furious] Wütend: { $numbers }.
       *[normal] Normal: { $numbers }.
    }
picture-poster-alt-stat =
    { $sign ->
        [life] Leben { $text }
        [power] Kraft { $text }
       *[worth] Wert { $text }
    }
picture-poster-alt-action = Abwerfen: { $text }

### Begrüßung
picture-poster-players = { $least } bis { $most } Spieler · { $minutes } Minuten
picture-poster-players-exact = { $most } Spieler · { $minutes } Minuten
picture-poster-about =
    { $game ->
        [total_war] Angreifen, abwehren oder bluten. Wer als Letzter steht, ist King.
        [tokyo_clash] Eine Stadt zum Zerlegen: Würfe, Abwehr, Trophäen.
        [monopoly] Würfel, Geld, Panzer, Handel: Unterwirf Tokio.
       *[other] {""}
    }
picture-poster-greeting = Inoffizielle Fanspiele · ein Klick, und es beginnt
picture-poster-greeting-more = und außerdem: { $titles }
picture-poster-alt-greeting = Ein Plakat der Spiele, die hier gespielt werden.
picture-poster-alt-game = { $title }: { $players }. { $about }
picture-poster-alt-game-short = { $title }: { $players }.

### Profil des Bots
picture-poster-banner-accent = 怪獣
picture-poster-banner = Spielleiter
