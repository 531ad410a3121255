# Finding players: searches, who is ready, and the quiet word before one's turn. Style: docs/voice.md.

## A search, in the lobby's message

seek-called = { $role }, players wanted for **{ $title }**.
seek-open = Players wanted: **{ $here } of { $wanted }** are here. The game begins as soon as all are.
seek-set = Players wanted: **{ $here } of { $wanted }** are here. The game begins { $until }.
seek-else = -# { $then ->
        [none] If too few are here { $when }, the search ends.
        [there] If some are still missing { $when }, those who are here begin.
       *[level] Seats still empty { $when } go to computers ({ $level }).
    }
seek-by-then = by then

## Asking for players

seek-within = { $unit ->
        [days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
       *[minutes] { $count } minutes
    }
seek-then-none = The search ends
seek-then-there = Those who are here begin
seek-then-easy = Computers fill up: { level-easy }
seek-then-normal = Computers fill up: { level-normal }
seek-then-hard = Computers fill up: { level-hard }
seek-done = Your search runs until { $until }.
seek-rung = { $role } has been told.
seek-unrung = { $role } was pinged only a little while ago, so this search starts quietly.
seek-no-time = “{ $typed }” is no time of day. Write it like 20:30.
seek-both = Say either how long to look for players or at what time to begin, not both.
refused-seek-people = { $game } is for { $least } to { $most } players.
refused-seek-time = A search takes from 5 minutes to 7 days.

seek-choose =
    { $here ->
        [one] You're alone so far; { $wanted } are wanted.
       *[other] { $here } of { $wanted } are here. Begin all the same?
    }
seek-begin = Begin with { $here }
invite-full = Every seat at { $title } is taken; there is no room for a guest.
seek-lapsed = { $names }: too few came in time for **{ $title }**, so the search is over. `/game find` looks again.

## Who is ready

ready-ask = Ready?
ready-yes = Ready
ready-call = { $names }: **{ $title }** is about to begin. Are you ready?
ready-state = Ready: { $ready } · not yet: { $waiting }
ready-all = Everybody is ready.
ready-asked = Everybody at { $title } is being asked. Who sits down now counts as ready.
ready-noted = Noted: you're ready for { $title }.
ready-alone = There is nobody to ask yet.
ready-host = Only { $name }, who opened this table, can ask whether everybody is ready.
starts-tick = Begin by itself
starts-about = As soon as every seat is taken, or everybody has said they are ready.
starts-by-itself = -# It begins by itself once every seat is taken.

## You are next

heads-up = { $who }, you're next in **{ $title }**, after { $other }.
settings-heads-up = { $on ->
        [yes] I tell you quietly when your turn is next.
       *[no] You hear of your turn when it comes.
    }
settings-heads-up-on = Tell me when I'm next
settings-heads-up-off = Don't tell me I'm next

## What a server has chosen

server-seekers = { $role } is pinged when somebody looks for players: at most once an hour for each person, and every quarter of an hour in all.
server-no-seekers = Nobody is pinged when somebody looks for players. `/setup seekers:` names a role.
server-end-seekers = No ping
server-mute-seekers = I can't ping { $role }: let anybody mention it, or give me the permission to.
server-seeking = The open tables are listed in { $channel }.
server-no-seeking = No message lists the open tables. `/setup board:` names a channel for it.
server-end-seeking = No list

## The list of open tables, one message kept up to date

gathering-seeking = Open tables
board-head = ## Open tables
    -# Sit down, or start your own.
board-none = Nobody is looking for players right now. `/game find` looks for some.
board-more =
    { $count ->
        [one] One more is in `/game list`.
       *[other] { $count } more are in `/game list`.
    }
board-seats = { $here ->
        [one] 1 player
       *[other] { $here } players
    }, { $free ->
        [0] every seat taken
        [one] 1 seat free
       *[other] { $free } seats free
    }
board-since = opened { $since }
board-until = closes { $until } if too few come
board-begins = begins { $until }
