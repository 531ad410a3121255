# Rating, seasons, trophies, the week's page.

### /setup
rating-setup-on = Games among people are rated here, with seasons and titles. Nobody has to be on a list: /settings.
rating-setup-off = Games are not rated here. With rating come /rank, seasons with titles, and a poster at their end.
rating-turn-on = Rate games
rating-turn-off = Stop rating
weekly-setup-off = No weekly page.
weekly-setup-on = A weekly page comes every { $day } at { $hour } ({ $zone }), in the news channel, or in { $channel } if there is none.
weekly-setup-news = A weekly page comes every { $day } at { $hour } ({ $zone }) in { $channel }.
weekly-choose = Weekly page …
weekly-off = No weekly page
weekly-day =
    { $day ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
weekly-every =
    { $day ->
        [0] Every Monday
        [1] Every Tuesday
        [2] Every Wednesday
        [3] Every Thursday
        [4] Every Friday
        [5] Every Saturday
       *[6] Every Sunday
    }

### /settings
settings-listed =
    { $hidden ->
        [yes] You are on no list: no rankings, records, posters or weekly pages.
       *[no] You may be in rankings, posters and weekly pages.
    }
settings-unlist = Keep me out of lists
settings-list = Put me on lists

### /rank
rating-title = ## { $game }: ranking
rating-person = ## { $name } in { $game }
rating-about = -# { $season } · { $people ->
        [one] 1 person
       *[other] { $people } people
    }
season-name =
    { $name ->
        [winter] winter { $year }
        [spring] spring { $year }
        [summer] summer { $year }
       *[autumn] autumn { $year }
    }
rating-value = { $rating } ± { $spread }
rating-line = **{ $place }** · **{ $name }** · { $rating } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }
rating-line-new = – · **{ $name }** · { $rating } · provisional, { $games ->
        [one] 1 game
       *[other] { $games } games
    }
rating-note =
    { $games ->
        [one] 1 game this season
       *[other] { $games } games this season
    }
rating-note-new =
    { $games ->
        [one] provisional · 1 game
       *[other] provisional · { $games } games
    }
rating-more =
    { $count ->
        [one] -# and one more
       *[other] -# and { $count } more
    }
rating-none = Nobody has been rated in this game this season. `/game new` changes that: it takes two people.
rating-own-none = No rated game of { $game } yet: it takes two people, no hints, and staying to the end.
rating-own = **{ $rating }** · { $games ->
        [one] 1 rated game
       *[other] { $games } rated games
    }
rating-own-place = Place **{ $place }** of { $of } this season.
rating-own-new = Provisional: after { $left ->
        [one] one more game
       *[other] { $left } more games
    } it counts for a place.
rating-own-idle = No game this season, so no place yet.
rating-own-best = Highest so far: { $best }.
rating-hidden = -# Only you see this: you keep out of lists (/settings).
rating-small = -# Only games among people, without hints. Whoever leaves a game loses it. ± is how far the number may be off, 19 times out of 20.
rating-game = Which game?
rating-season = Which season?
rating-choose = Player rating …
rating-everybody = Ranking
rating-stats = Record
rating-present = { $season } (now)
rating-picture = Ranking
rating-picture-person = Rating
rating-accent = 番付
command-rank = How strong are you? Ratings, places and seasons on this server.
command-rank-person = Whose rating? The ranking if you name nobody.
command-rank-game = Which game? The one you play most unless you choose.
command-rank-season = Which season? This one unless you choose.

### In pictures
picture-rating-number = { $rating }
picture-rating-spread = ± { $spread }
picture-rating-legend = the rating, and how far it may be off
picture-rating-curve-legend =
    { $games ->
        [one] the rating after 1 game, and how far it may be off
       *[other] the rating after each of { $games } games, and how far it may be off
    }
picture-rating-alt = { $title }: { $first }, { $second }.
picture-rating-alt-row = { $place ->
        [0] No place yet
       *[other] { $place }
    }. { $name }: { $rating } ± { $spread }, { $note }.
picture-rating-alt-curve = { $games ->
        [one] After 1 game: { $last } ± { $spread }.
       *[other] From { $first } to { $last } ± { $spread } over { $games } games; highest { $best }, lowest { $worst }.
    }
picture-season-accent = 怪獣王決定
picture-season-foot = The best three of each game keep their titles. The new season is open.
picture-season-nobody = nobody this time
picture-season-alt = { $title }, the best three of each game.
picture-season-alt-game = { $title }: { $medals }.
picture-season-alt-medal = { $place }. { $name } ({ $note })

### The end of a season
season-head = ## The season is over: { $season }
season-poster = Kings of { $season }
season-king = **{ $game }** · King of Monsters, { $season }: **{ $name }** ({ $rating })
season-others = second { $second }
season-third = third { $third }
season-next = -# Ratings move a tenth of the way back to 1,000 and get a little less certain. The new season, { $season }, is open.
season-ladder = Ranking
title-king = **King of Monsters**, { $season } · { $game }
title-place =
    { $place ->
        [2] Second, { $season } · { $game }
       *[other] Third, { $season } · { $game }
    }

### Trophies
shelf = ## { $name }: trophy shelf
shelf-button = Trophies
shelf-count = Trophies: { $earned } of { $all }
shelf-titles = ### Titles
shelf-earned = ### Trophies
shelf-open = ### Still to come
shelf-none = Nothing on the shelf yet. A first game among people puts something there.
shelf-hidden = They keep out of all lists.
shelf-trophy = **{ $name }** · { $about } ({ $date })
shelf-missing = { $name } · { $about }{ $needed ->
        [1] {""}
       *[other] {" "}· { $done } of { $needed }
    }
shelf-replay = The game that earned it …
trophy-debut = First Landfall
    .about = played a game among people to its end
trophy-regular = Regular of Tokyo
    .about = ten games among people
trophy-veteran = Living Legend
    .about = fifty games among people
trophy-crowd = Alone Against All
    .about = beat three people at one table
trophy-returned = Risen from the Bay
    .about = came back after being away, and stayed to the end
trophy-total_war-felled = Hat Trick
    .about = dealt three defeats in one game
trophy-total_war-upright = Never Down
    .about = won without being defeated once
trophy-total_war-struck-back = Last Word
    .about = struck back at an attacker
trophy-tokyo_clash-tower = Wrecking Ball
    .about = threw a kaiju into a Large Building
trophy-tokyo_clash-spotless = Untouched
    .about = won without a trophy lost
trophy-tokyo_clash-crowned = Crown Thief
    .about = took the King of Monsters token three times in one game
trophy-monopoly-deals = Broker
    .about = ten deals
trophy-monopoly-master = Overlord
    .about = subjugated a kaiju
trophy-monopoly-free = Chains Broken
    .about = broke free from its controller

### The week
week-head = ## The week in Tokyo
week-count = { $begun ->
        [0] No game began
        [one] One game began
       *[other] { $begun } games began
    }, { $ended ->
        [0] none ended
        [one] one ended
       *[other] { $ended } ended
    }.
week-game = - **{ $game }** · won by { $names }
week-game-nobody = - **{ $game }** · { $people ->
        [one] 1 person
       *[other] { $people } people
    }
week-more =
    { $count ->
        [one] -# and one more
       *[other] -# and { $count } more
    }
week-upset = ### The upset
    {""}**{ $name }** wins { $game } with a chance of { $chance }%.
week-best = ### The closest game
    { $game }, won by { $names }.
week-best-nobody = ### The closest game
    { $game }, won by a hair.
week-replay = Replay of the closest game
week-film = Film of the closest game
week-upset-replay = Replay of the upset

server-crown = { $role } is worn by the King of Monsters: whoever last won a Total War among people.
server-crown-worn = King now: { $person }.
server-no-crown = The King of Monsters wears no role. `/setup crown:` names one.
server-end-crown = No crown
server-crown-not-ours = I can't give the role { $role }: I need the permission *Manage Roles*, and a role of mine above it.
