# Tables in words: lobby, panel, private pages, log. Style: docs/voice.md.

## Names

table-title = { $game } { $table }
computer = Computer ({ $level })
seat-nobody = nobody
somebody = somebody
away = { $name } (away)
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }, **{ $kaiju }**
list-end = { $first } and { $last }
on = on
off = off
yes = Yes
no = No

level-random = Random
level-random-about = presses anything
level-easy = Easy
level-easy-about = plays along
level-normal = Normal
level-normal-about = knows what it is doing
level-hard = Hard
level-hard-about = takes its time and takes you apart

clock-none = no clock
clock =
    { $unit ->
        [days] { $count ->
            [one] 1 day for each answer
           *[other] { $count } days for each answer
        }
        [hours] { $count ->
            [one] 1 hour for each answer
           *[other] { $count } hours for each answer
        }
       *[minutes] { $count } minutes for each answer
    }

## Lobby

lobby-facts = -# { $title } · lobby · { $least } to { $most } players · about { $minutes } minutes of play · { $clock }
lobby-surprised = { $who }, a kaiju by chance
lobby-host = {" "}· host
lobby-carries = {" "}· { $what }
lobby-open =
    { $missing ->
        [0] ○ { $free ->
            [one] one more seat
           *[other] { $free } more seats
        }. Ready when the host is.
        [one] ○ one more player, or add a computer
       *[other] ○ { $missing } more players, or add computers
    }
lobby-full = Every seat is taken. Ready when the host is.
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer
lobby-options = Options
lobby-start = Start
lobby-left = You have left { $title }.
lobby-over = This lobby is closed.
lobby-opened = { $title } is open.
lobby-go = Go there

join-done = ### { $title }: you are in, { $mark }
join-surprise = The box picks a kaiju for you at the start. Or choose one:
join-kaiju = You play **{ $kaiju }**. Change your mind until the start:
join-choose = Choose a kaiju
join-any = Surprise me

computers = ### { $title }: computer players
    { $count ->
        [0] None yet.
        [one] One at the table.
       *[other] { $count } at the table.
    }
computers-level = - **{ $name }** { $about }
computers-add = Add: { $level }
computers-remove = Send one away

options = ### { $title }: options
    They count from the start. Everybody sees them in the lobby.
options-host = Only { $name }, who opened this table, sets its options.
options-clock = Time for each answer
option-value = { $name }: { $value }

start-done = ### { $title } begins
    The thread is open. Press **Act / My hand** there whenever you like.

door-starting = It begins.
door-running = In play in { $thread }
door-round = Round { $round }.
door-finished = Won by { $winners }.
door-broken = This table is closed.

## Panel

panel-act = Act / My hand
panel-board = Board
panel-log = Log
panel-rules = Rules
panel-menu = Menu
panel-waiting = Waiting for { $names } to { $act }
panel-until = {" "}· { $until }
panel-sealed = {" "}· { $done } of { $all } have answered
panel-paused =
    { $reason ->
        [deserted] **Paused**: nobody is left at the table.
       *[other] **Paused** by the table. All clocks stand still.
    }
panel-over = The game is over.

## Pings

ping-head = { $who } · **{ $title }**: { $act }
ping-since = Since your last act:
ping-more =
    { $count ->
        [one] - … and one line before
       *[other] - … and { $count } lines before
    }
ping-answer = Answer
ping-where = The game is in { $thread }.
reminder-half = { $who } · **{ $title }** still waits for you to { $act } · { $until }
reminder-late = { $who } · **{ $title }**: { $act }. The computer answers carefully for you { $until }.

notice-seat_offered = The clock ran out twice on **{ $name }**. The computer plays **{ $kaiju }** until somebody sits down.
notice-seat_open = **{ $kaiju }** has lost its player. The computer plays on until somebody sits down.
notice-seat_taken = **{ $name }** plays **{ $kaiju }** from now on.
notice-deserted = Nobody is left at this table. It rests, and closes { $until } unless somebody sits down.
notice-back = I'm back
notice-take = Take the seat

## Votes

vote-undo = { $by } wants to take back an answer after something came to light.
vote-redo = { $by } wants to do again what was taken back.
vote-kick = { $by } wants the seat of { $about } opened to others.
vote-end = { $by } wants to end this game without a winner.
vote-pause = { $by } wants to pause this game. All clocks would stand still.
vote-resume = { $by } wants to go on.
vote-counts = Yes { $yes } · No { $no } · { $needed } of { $all } needed
vote-closes = Open until { $until }.
vote-carried = **Carried.**
vote-failed = **Not carried.**
vote-open = **Open.**
vote-asked = The table has been asked. The vote is in the game's thread.

## Private pages

act-head = **{ $title }** · { $round ->
        [0] {""}
       *[other] round { $round } ·{" "}
    }{ $mark } { $kaiju }
act-head-watching = **{ $title }** · { $round ->
        [0] {""}
       *[other] round { $round } ·{" "}
    }watching
act-not-you = Nothing is asked of you now.
act-lobby = The game has not begun yet.
act-stranger = You are not at this table. Everything public is yours to see.
act-back = Welcome back. The seat is yours again.
act-stale = That question has passed. This is the present one:
act-late = That question has passed.
act-repeated = That answer was given already; nothing has changed.
act-undone = Taken back.
act-redone = Done again.
act-undo = Take back
act-refresh = Look again
act-why = Why not …?

ask-choose = Choose …
ask-span = { $first } to { $last }
ask-some =
    { $least ->
        [0] Choose up to { $most }
       *[other] { $most ->
            [0] Choose
           *[other] Choose { $least } to { $most }
        }
    }
ask-none = None
ask-form = Choose …
ask-number = Choose a number
ask-other = Another number …
form-number = Number
form-range =
    { $step ->
        [1] From { $low } to { $high }
       *[other] From { $low } to { $high } in steps of { $step }
    }
confirm = You choose **{ $chosen }**. It may not be possible to take this back.
confirm-yes = Confirm
confirm-back = Back

## Log

log-start = The game begins.
log-fallback = The clock ran out on { $name }; the computer answers. { $text }
log-undo = { $name } takes back an answer.
log-redo = { $name } does it again after all.
log-left = { $name } leaves; the computer plays { $kaiju }.
log-kicked = The table opens the seat of { $name }; the computer plays { $kaiju }.
log-lapsed = The clock ran out on { $name }.
log-back = { $name } is back.
log-taken = { $name } sits down and plays { $kaiju }.
log-paused =
    { $reason ->
        [deserted] Nobody is left; the table rests.
       *[other] The table is paused.
    }
log-resumed = The table goes on.
log-broken =
    { $reason ->
        [vote] The table ends the game without a winner.
        [deserted] Nobody came back. The table is closed.
       *[other] The game is ended without a winner.
    }
log-vote = { $name } calls a vote: { $vote }.
log-voted = The vote is { $state ->
        [carried] carried
       *[failed] not carried
    }: { $vote }.

## The end

result-head = ## { $title } is over
result-broken = ## { $title } ends without a winner
result-line = { $place } { $who } · { $score }
result-rematch = Rematch
result-replay = Replay
result-verify = Verify
result-export = Export

## Watching

board-text = As text
board-picture = As a picture
log-title = ### { $title }: log
log-empty = Nothing has happened yet.
log-older = Older
log-newest = Newest
replay-title = **{ $title }**, replay · { $step } of { $steps }
replay-first = « Start
replay-back = ‹ Back
replay-on = On ›
replay-leap = +10
replay-last = End »
replay-early = The replay opens when the game is over.

list-own = ### Your tables
list-server = ### Tables on this server
list-none = None. `/game new` opens one.
list-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
list-lobby =
    { $count ->
        [one] lobby, one player
       *[other] lobby, { $count } players
    }
list-paused = paused
list-yours = **your turn**
list-open = Watch one here
list-open-own = Open a hand here

## Rules

rules-hint = Choose a chapter, or type `/rules` and a word, a card, a kaiju or a number.
rules-choose = Choose a chapter
rules-chapter = The whole chapter
rules-part = Part { $part } of { $parts }
rules-tags = -# [R] rulebook · [S] another source · [I] our reading · [H] house text
rules-none = There is nothing about “{ $query }” in the rules.
why-title = ### { $title }: why not?
why-nothing = Everything that the rules allow you now is on your buttons.
why-line = **{ $what }**: { $text } ({ $rule })
