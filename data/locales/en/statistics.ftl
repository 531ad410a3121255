# Statistics: the table of a server, and one person's record there.

stats-title = ## Standings of this server
stats-person = ## { $name }'s record
stats-about = -# { $game } · { $season } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $company ->
        [people] {" "}among people
        [computers] {" "}alone with computers
       *[any] {""}
    }
stats-season =
    { $season ->
        [month] This month
        [year] This year
       *[all] All time
    }
stats-all-games = All games
stats-people = Among people
stats-computers = Alone with computers
stats-assisted = With hints
stats-score = { $wins } of { $games } won, { $share }% (chance alone: { $fair }%)
stats-line = **{ $place }** · **{ $name }** · { $facts }
stats-row-streak = { $count } in a row
stats-you = you
stats-more =
    { $count ->
        [one] -# and one more
       *[other] -# and { $count } more
    }
stats-none = No game has been finished here in that time. `/game new` changes that.
stats-none-assisted = Everybody here played with hints, and those results are counted apart.
stats-order = -# Ranked by games won beyond what chance alone would win: a quarter at a table of four, half at a table of two.
stats-apart = -# Counted apart: { $what }.
stats-apart-others =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    } { $company ->
        [computers] among people
       *[people] alone with computers
    }
stats-apart-assisted =
    { $count ->
        [one] 1 result
       *[other] { $count } results
    } with hints
stats-record = **{ $what }** · { $score }
stats-detail =
    { $company ->
        [computers] ### Alone with computers
       *[people] ### Among people
    }
stats-streak =
    { $count ->
        [0] No win yet.
        [one] Never twice in a row so far.
       *[other] Best streak: { $count } wins.
    }
stats-met = ### Most frequent rivals
stats-meeting = **{ $name }** · { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $ahead } ahead, { $behind } behind
stats-game = Which game?
stats-when = When?
stats-choose = Player record …
stats-back = Everybody
stats-picture-table = Standings
stats-picture-person = Record
stats-accent = 戦績
stats-server = Statistics belong to a server; ask for them there.
