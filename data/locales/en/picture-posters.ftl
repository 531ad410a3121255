# The words on posters. Names of games, kaiju and people come from elsewhere.

### Each game: its title in Japanese, and one sentence for somebody who has never heard of it
picture-poster-accent =
    { $game ->
        [total_war] 総力戦
        [tokyo_clash] 東京激突
        [monopoly] 非公式 怪獣双六
       *[other] {""}
    }

### Lobby
picture-poster-open = A table is open
picture-poster-full = The table is full
picture-poster-free = open
picture-poster-join = press Join
picture-poster-undecided = no kaiju yet
picture-poster-host = Host
picture-poster-computer = CPU { $level }
picture-poster-alt-open = { $title }: a table is open.
picture-poster-alt-full = { $title }: the table is full.
picture-poster-alt-free = Seat { $number }: open.
picture-poster-alt-seat = Seat { $number }: { $name }{ $kind ->
        [computer] {""} (computer, { $level })
        [host] {""} (host)
       *[other] {""}
    }, { $kaiju }.

### Choosing a kaiju
picture-poster-choose = choose your kaiju
picture-poster-kaiju-count = { $count } kaiju
picture-poster-row-normal = normal
picture-poster-row-furious = furious
picture-poster-sign-life = life
picture-poster-sign-power = power
picture-poster-sign-worth = points for defeating it
picture-poster-sign-discard = what it can do by discarding any card
picture-poster-no-choice = No preference? You get one of the kaiju that are left.
picture-poster-alt-kaiju = { $title }: { $name }, choose your kaiju.
picture-poster-alt-signs = The numbers are life, power and worth.
picture-poster-alt-lettered = { $letter }: { $name }
picture-poster-alt-held =
    { $kind ->
        [own] { $name }, your choice so far
       *[taken] { $name }, taken by { $holder }
    }
picture-poster-alt-row =
    { $kind ->
        [furious] Furious: { $numbers }.
       *[normal] Normal: { $numbers }.
    }
picture-poster-alt-stat =
    { $sign ->
        [life] life { $text }
        [power] power { $text }
       *[worth] worth { $text }
    }
picture-poster-alt-action = Discard: { $text }

### Greeting
picture-poster-players = { $least } to { $most } players · { $minutes } minutes
picture-poster-players-exact = { $most } players · { $minutes } minutes
picture-poster-about =
    { $game ->
        [total_war] Strike, answer or bleed. Last one standing is King.
        [tokyo_clash] A hex city to wreck: throws, defences, trophies.
        [monopoly] Dice, money, tanks and deals: subjugate Tokyo.
       *[other] {""}
    }
picture-poster-greeting = Unofficial fan games · press a button to begin
picture-poster-greeting-more = and also: { $titles }
picture-poster-alt-greeting = A poster of the games that are played here.
picture-poster-alt-game = { $title }: { $players }. { $about }
picture-poster-alt-game-short = { $title }: { $players }.

### Profile of the bot
picture-poster-banner-accent = 怪獣
picture-poster-banner = Game Master
