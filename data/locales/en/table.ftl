# Tables in words: lobby, panel, private pages, log. Style: docs/voice.md.

## Names

table-title = { $game } { $table }
computer = Computer ({ $level })
nameless = player { $number }
seat-nobody = Computer (open seat)
somebody = somebody
away = { $name } (away)
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }, **{ $kaiju }**
seat-vacation = {" "}(on vacation until { $until })
list-end = { $first } and { $last }
on = on
off = off
yes = Yes
no = No
part = Part { $part } of { $parts }

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

clock-reserve = { $clock }, as much again in reserve

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
lobby-idle = Nothing has happened here for a long time. This lobby closes { $until }, unless somebody at the table keeps it open.
lobby-keep = Keep open
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer
lobby-option = { $name }: { $value }
lobby-chosen = -# Played with: { $options }
lobby-options = Options
lobby-start = Start
lobby-left = You have left { $title }.
lobby-over = This lobby is closed.

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
    Everyone sees these in the lobby. They are fixed once the game starts.
options-presets = Which rules
options-preset = **{ $name }.** { $about }
options-mixture = **Your own mixture** of the single options.
options-single = Single options …
options-switches = What is on
options-back = Back
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
panel-may = { $names } may { $act }
panel-until = {" "}· { $until }
panel-reserve = {" "}· time is up, the reserve ends { $until }
panel-sealed = {" "}· { $done } of { $all } have answered
panel-paused =
    { $reason ->
        [deserted] **Paused**: nobody is left at the table.
        [rules] **Paused**: the rules have changed since this game began, and the table decides how it goes on. The vote is in this thread.
        [newer] **Paused**: this game is played by a later version of the rules than I know. It goes on with the program that does.
       *[other] **Paused** by the table. All clocks stand still.
    }
panel-absence =
    { $unit ->
        [days] -# I was away for { $count } days; all clocks stood still.
        [hours] -# I was away for { $count } hours; all clocks stood still.
       *[minutes] -# I was away for { $count } minutes; all clocks stood still.
    }
panel-promise = -# All chance in this game comes from one seed, fixed now: `{ $commitment }` is SHA-256 of it and a salt. When the game is over, *Verify* shows both.
panel-people = -# At the table: { $names }
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
reminder-idle = { $who } · **{ $title }** still waits for you to { $act }. There is no clock; this is the only reminder.
reminder-back = { $who } · **{ $title }** has waited for your return: { $act }{ $until }
reminder-late = { $who } · **{ $title }**: { $act }. Your time ends { $until }; after your reserve, if you have any left, the computer answers carefully for you.
reminder-reserve = { $who } · **{ $title }**: { $act }. Time is up, and your reserve is running. The computer answers carefully for you { $until }.

notice-seat_offered = The clock ran out twice on **{ $name }**. The computer plays **{ $kaiju }** until somebody sits down.
notice-seat_open = **{ $kaiju }** has lost its player. The computer plays on until somebody sits down.
notice-seat_taken = **{ $name }** plays **{ $kaiju }** from now on.
notice-deserted = Nobody is left at this table. It rests, and closes { $until } unless somebody sits down.
notice-moved = The game goes on here. At the table: { $name }
notice-seat = **{ $kaiju }** now: { $seat }.
notice-back = I'm back
notice-take = Take the seat

## Votes

vote-undo = { $by } wants to take back an answer after something came to light.
vote-undo-acts =
    { $count ->
        [one] That takes back one answer.
       *[other] That takes back { $count } answers.
    }
vote-redo-acts =
    { $count ->
        [one] That gives one answer again.
       *[other] That gives { $count } answers again.
    }
vote-more =
    { $count ->
        [one] - … and one line more
       *[other] - … and { $count } lines more
    }
vote-redo = { $by } wants to do again what was taken back.
vote-kick = { $by } wants the seat of { $about } opened to others.
vote-end = { $by } wants to end this game without a winner.
vote-pause = { $by } wants to pause this game. All clocks would stand still.
vote-resume = { $by } wants to go on.
vote-rules = **The rules have changed since this game began** (version { $began }, now { $plays }). It cannot keep these as they were:
vote-rules-ask = Go on by the new rules, from the start of this turn, or end here without a winner? All clocks stand still until you have decided.
vote-rules-stuck = **This game was begun by version { $began } of the rules**, and nothing leads on from there to version { $plays }, which I play now. It waits for a program that can go on with it; or you end it here without a winner. All clocks stand still.
vote-rules-over = The rules have changed (version { $plays }).
vote-rules-yes = Go on by the new rules
vote-rules-no = End here
vote-rules-counts = Go on { $yes } ({ $needed } needed) · End here { $no } ({ $ending } needed)
vote-rules-counts-end = End here { $no } ({ $ending } needed)
vote-ended = **Ended here.**
vote-counts = Yes { $yes } · No { $no } · { $needed } of { $all } needed
vote-closes = Open until { $until }.
vote-carried = **Carried.**
vote-failed = **Not carried.**
vote-moot = **Settled.** There is nothing left to vote on.
vote-open = **Open.**
vote-heard = Your vote counts.
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
act-until =
    { $reserve ->
        [yes] -# Until { $until }, then your reserve runs.
       *[no] -# Until { $until }. After that the computer answers carefully for you.
    }
act-reserve =
    { $unit ->
        [days] -# In reserve: { $count } days.
        [hours] -# In reserve: { $count } hours.
       *[minutes] { $count ->
            [one] -# In reserve: 1 minute.
           *[other] -# In reserve: { $count } minutes.
        }
    }
act-reserve-gone = -# In reserve: nothing. Every answer in time brings some of it back.
act-reserve-runs = -# Time is up, and your reserve is running: it ends { $until }. After that the computer answers carefully for you.
act-only = You have one answer. It is given for you in a while; or give it now.
act-not-you = Nothing is asked of you now.
act-lobby = The game has not begun yet.
act-stranger = You are not at this table. Everything public is yours to see.
act-back = Welcome back. The seat is yours again.
act-stale = That question has passed. This is the present one:
act-late = That question has passed.
act-repeated = That is answered already. Here is where the game stands.
act-undo-late = The game has moved on since you saw that button; nothing was taken back by this press. *Menu* says what can be taken back now.
act-undone = Taken back.
act-redone = Done again.
act-undo = Take back
act-refresh = Look again
act-cards = My hand
act-why = Why not …?

ask-choose = Choose …
ask-letters = Choose a letter: { $first } to { $last }
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
confirm-preview = If you confirm:
confirm-yes = Confirm
confirm-back = Back

## Log

log-start = The game begins.
log-fallback = The clock ran out on { $name }; the computer answers. { $text }
log-hint = { $name } asks a computer for advice.
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
        [rules] The rules have changed; the table decides how it goes on.
        [newer] The game waits for the program that knows its rules.
       *[other] The table is paused.
    }
log-resumed = The table goes on.
log-broken =
    { $reason ->
        [vote] The table ends the game without a winner.
        [deserted] Nobody came back. The table is closed.
        [rules] The rules have changed since this game began. It is closed.
        [idle] Nothing happened here for too long. The lobby is closed.
       *[other] The game is ended without a winner.
    }
log-carried =
    { $agreed ->
        [yes] The game goes on by version { $to } of the rules, from the start of this turn.
       *[other] The program knows version { $to } of the rules now; this game goes on by those it began with.
    } { $dropped ->
        [0] {""}
        [one] One answer of this turn is asked again.
       *[other] { $dropped } answers of this turn are asked again.
    }
log-moved = { $name } moves the table to another channel.
log-vote = { $name } calls a vote: { $vote }.
log-voted = The vote is { $state ->
        [carried] carried
       *[failed] not carried
    }: { $vote }.

## The end

broken =
    { $reason ->
        [vote] The table has agreed to end it.
        [deserted] Nobody came back.
        [idle] Nothing happened here for too long. `/game new` opens another lobby.
        [admin] Somebody who looks after this server has ended it.
        [rules] I have learned a new version of the rules, and a game begun by the old one cannot go on. What you brought into it is yours again, and a rematch is played by the new rules.
       *[other] {""}
    }
result-head = ## { $title } is over
result-broken = ## { $title } ends without a winner
result-reason = { $winners }: { $reason }.
result-line = **{ $place }** · { $who } · { $score }
result-assisted = -# With advice from a computer: { $names }.
result-rematch = Rematch
result-replay = Replay
result-verify = Verify
result-export = Export

## Watching

board-phone = For a phone
board-text = As text
board-wide = As a picture
log-title = ### { $title }: log
log-empty = Nothing has happened yet.
log-rules = The rule behind …
log-older = Older
log-newest = Newest
replay-title = **{ $title }**, replay · { $step } of { $steps }
replay-first = « Start
replay-back = ‹ Back
replay-on = On ›
replay-leap = +10
replay-last = End »
replay-eyes = -# As { $who } saw it.
replay-hand = Whose hand?
replay-nobody = Nobody's, the board alone
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
list-rules = rules { $version }
rules-current = Played by version { $began } of the rules, the present one.
rules-kept = Played by version { $began } of the rules, with which it began, to its end. New games are played by version { $plays }.
rules-changed = Begun by version { $began } of the rules. Version { $plays } has changed some that it cannot keep.
rules-newer = Played by version { $began } of the rules. I know version { $plays } only.
open-seats =
    { $count ->
        [one] open seat: { $names }
       *[other] open seats: { $names }
    }
list-yours = **your turn**
list-open = Watch one here
list-open-own = Open a hand here

## Rules

rules-hint = -# For the whole of it choose a chapter, or type `/rules` and a word, a card, a kaiju or a number.
rules-choose = Choose a chapter
rules-chapter = The whole chapter
rules-none = There is nothing about “{ $query }” in the rules.
why-title = ### { $title }: why not?
why-nothing = Everything that the rules allow you now is on your buttons.
why-line = **{ $what }**: { $text } ({ $rule })
why-rule = The rule of this question: { $text } ({ $rule })

## Menu

menu = What else?
menu-undo = Take back
menu-undo-ask = Ask to take back
menu-redo = Do again
menu-hint = Hint
menu-orders = Standing orders
menu-pings = Notifications
menu-pause = Ask to pause
menu-resume = Ask to go on
menu-end = Ask to end
menu-leave = Leave the game
menu-follow = Follow
menu-unfollow = Stop following
menu-kick = Ask to open somebody's seat
menu-take = Take an open seat

leave = Leave this game? The computer plays on until somebody sits down. You can take the seat again while it is open.
leave-yes = Leave
leave-no = Stay
take-done = The seat is yours. Good luck.

pings = In this game you are called { $way }.
pings-choose = How to call you here
way-mention = by a mention in the thread
way-dm = by a private message
way-none = not at all
way-usual = as everywhere: { $way }
follow-on = You follow **{ $title }**: one silent message after each round.
follow-off = You no longer follow **{ $title }**.
follow-head = **{ $title }** · round { $round }

hint = A computer in your place would choose **{ $picks }**. It sees no more than you do. The log says once that you asked.

orders = ### Standing orders
    They answer for you at once, and only you see them. Taking back an answer they gave revokes them.
orders-none = None yet.
orders-which = For which game?
orders-nowhere = You play no game at the moment; standing orders are given while one runs.
orders-lobby = { $title } has not begun yet; standing orders are given once it has.
orders-over = { $title } is over, so there is nothing left to order.
orders-lasting = A new order counts
orders-lasting-always = Every time
orders-lasting-once = Once
orders-lasting-day = For 24 hours
orders-until = {" "}· ends { $until }
orders-for-a-time = {" "}· for a time
orders-uses =
    { $uses ->
        [one] {" "}· once
       *[other] {" "}· { $uses } times
    }
orders-choose = Give an order
orders-revoke = Revoke an order
form-no-number = “{ $typed }” is no whole number.

verify-fair = ### { $title }: fair
    The seed is the one that was promised before the first card, and the whole game computes the same again.
verify-kept = ### { $title }: the promise was kept
verify-part = { $recomputed } of { $acts } answers were computed again and came out the same. The others were played by rules that I cannot play any more: for them there is the log as it was written, and no proof beyond the promise.
verify-unfair = ### Not fair
    { $problem }
verify-facts = Promise: `{ $commitment }`
    Seed: `{ $seed }`
    Salt: `{ $salt }`
    Answers played again: { $acts }
verify-promise = ### { $title }: the promise
    All chance in this game comes from one seed, fixed before the start. Its fingerprint, with a salt, is
    `{ $commitment }`
    Seed and salt are shown when the game is over.
import-done = ### { $title } is taken in
    Everything in the file was played again: the seed is the one that was promised, and the game came out the same. Anybody here can look at it by its number, { $table }: `/log`, `/board`, `/verify`.
export = The file of **{ $title }**. While the game runs it holds only what you may see.
log-admin = { $name } looks after the table: { $what ->
        [end] ends it
        [open] opens the seat of { $player }
        [replace] hands over the seat of { $player }
       *[other] { $what }
    }.

## Settings and privacy

settings = ### Your settings
settings-ping = You are called { $way }.
settings-ping-choose = How to call you
settings-quiet = Quiet from { $start } to { $end } ({ $zone }). Nothing disturbs you then, and your clocks stand still, except those under an hour.
settings-quiet-none = No quiet hours. Your time zone is { $zone }.
settings-quiet-suggested = You never answered between { $start } and { $end } ({ $zone }) in the last { $days } days. These could be your quiet hours.
settings-quiet-take = Quiet { $start } – { $end }
settings-quiet-change = Quiet hours …
settings-quiet-title = Quiet hours
settings-form-zone = Time zone
settings-form-zone-about = A place such as Europe/Paris, or an offset such as UTC+9
settings-form-start = Quiet from
settings-form-start-about = Such as 22:30
settings-form-end = Quiet to
settings-form-end-about = The same time as above: no quiet hours
settings-no-time = “{ $typed }” is no time of day; write it as in 22:30.
settings-here = You are not on vacation.
settings-away = On vacation until { $until }. Your clocks stand still.
settings-vacation-change = Vacation …
settings-vacation-title = Vacation
settings-form-days = Days from now
settings-form-days-about = Your clocks stand still; 0 ends a vacation. 30 days in a year.
settings-direct = Your answers count at once.
settings-confirms = You are asked again before an answer counts.
settings-confirm-on = Ask me before answers count
settings-confirm-off = Let answers count at once
settings-colours = Pictures are drawn { $colours }.
settings-board = Boards are drawn { $board ->
        [phone] for a phone held upright
       *[wide] wide
    }.
settings-board-phone = Boards for a phone
settings-board-wide = Wide boards
settings-colours-choose = Colours of pictures shown to you
colours-usual = in the usual colours
colours-contrast = with more contrast
colours-red_green = for eyes that mix up red and green
colours-blue_yellow = for eyes that mix up blue and yellow
colours-light = on a light ground
language-name = English
settings-about-ping = Calls
settings-about-language = Language
settings-about-colours = Pictures
settings-language-choose = Language
settings-language-auto = as in Discord

privacy = ### Your data
    Stored: your Discord id, your name as shown, your language and settings, the tables you sat at and the answers you gave there, with their times. Nothing you write, nothing else. It is used for playing, for the statistics of the server you play on and to suggest quiet hours to you alone, and given to nobody; a table's file goes to whoever sits or watches there.
    When you have it deleted, you leave open games, your name is taken out of finished ones, and your settings are gone.
privacy-show = Show me everything
privacy-delete = Delete my data
privacy-file = Everything that is stored about you.
forget = ### Delete your data?
    You leave all open games. This cannot be undone.
forget-yes = Delete
forget-no = Keep it
forget-done = Your data is deleted.

## Looking after tables

moved = **{ $title }** goes on in { $channel }.
refreshed = The panel is on its way.
admin-ended = { $title } is ended. Its log says that you did.
admin-not-seated = { $name } does not sit at that table.
admin-bot = A bot cannot sit down; computers are added in the lobby.
admin-replaced = { $title }: the seat is now with { $who }. The log says that you did it.
admin-delete = ### Delete { $title }?
    Its log, its seats and its messages' places are gone for good. The messages themselves stay where they are.
admin-deleted = It is deleted.
admin-owner = Only the owner of the bot makes backups.
admin-backed-up = Backed up as `{ $name }`.
admin-reload-owner = Only the owner of the bot reloads its code.
admin-reload-failed = The new code cannot be used, so the old code stays: { $reason }
admin-reloaded = Reloaded { $count } modules; the games go on.

health = ### Health
health-tables = Tables: { $running } in play, { $lobby } in the lobby, { $finished } finished, { $broken } broken off · { $hot } in memory
health-owed = Messages owed: { $owed }, failing: { $failing } · clocks running: { $dues }
health-acts = Acts, the last { $acts }: { $p50 } ms median, { $p95 } ms p95, { $p99 } ms p99
health-clicks = Acknowledgements, the last { $clicks }: { $p50 } ms median, { $p95 } ms p95, { $p99 } ms p99
health-line = Line to Discord: { $milliseconds } ms
health-backup = Last backup: `{ $name }`
health-no-backup = No backup yet since the start.
health-backup-fault = **The last backup failed.** It is tried again within half an hour; the log of the bot says why.
health-copied = Continuous copy: { $seconds } s old
health-not-copied = Continuous copy: none yet since the start.
health-copy-fault = **The continuous copy cannot be written.** It is tried all the time; the log of the bot says why.
health-sound = Everything that is stored is sound, checked { $checked }.
health-unchecked = What is stored has not been looked through yet since the start.
health-damaged = Damaged: { $tables ->
        [0] no table
        [one] 1 table
       *[other] { $tables } tables
    } put aside, { $flaws ->
        [0] no flaw
        [one] 1 flaw
       *[other] { $flaws } flaws
    } of the file. The log of the bot says which, and the backup to restore from.
