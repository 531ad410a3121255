# Tables in words: lobby, panel, private pages, log. Style: docs/voice.md.

## Names

table-title = { $game } { $table }
thread-name = { $more ->
        [0] { $game }: { $names }
       *[other] { $game }: { $names } +{ $more }
    }
nameless = player { $number }
seat-nobody = Computer (open seat)
somebody = somebody
away = { $name } (away)
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }, **{ $kaiju }**
# How a computer's level is called within a sentence.
level-within =
    { $strength ->
        [random] random
        [easy] easy
        [normal] normal
        [hard] hard
       *[other] { $level }
    }
seat-level = {" "}(computer, { $level })
seat-vacation = {" "}(on vacation until { $until })
# Lists: "a, b and c" is list-end with "a, b" first, and between these stands list-comma; list-break stands between longer parts.
list-end = { $first } and { $last }
list-comma = ,{" "}
list-break = ;{" "}
list-note = { $text } ({ $note })
# Between two sentences, and a sentence of a word or two.
list-space = {" "}
list-sentence = { $text }.
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
            [one] 1 day per answer
           *[other] { $count } days per answer
        }
        [hours] { $count ->
            [one] 1 hour per answer
           *[other] { $count } hours per answer
        }
       *[minutes] { $count } minutes per answer
    }

clock-reserve = { $clock }, and the same in reserve

## Lobby

lobby-facts = -# **{ $title }** · { $least } to { $most } players · about { $minutes } minutes · { $clock }
lobby-unusual = -# Not as usual: { $options }
lobby-surprised = { $who } · random kaiju
lobby-host = {" "}· host
lobby-carries = {" "}· { $what }
lobby-open =
    { $missing ->
        [0] Ready when the host is; { $free ->
            [one] one seat is still open
           *[other] { $free } seats are still open
        }.
        [one] One more player, or add a computer.
       *[other] { $missing } more players, or add computers.
    }
lobby-full = Every seat is taken. Ready when the host is.
lobby-idle = Nothing has happened here for a long time. This lobby closes { $until }, unless somebody at the table keeps it open.
lobby-keep = Keep open
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer
lobby-option = { $name }: { $value }
lobby-options = Options
lobby-start = Start
lobby-left = You have left { $title }.
lobby-over = This lobby is closed.

lobby-rematch = Rematch! { $names }, your seats are kept.
rematch-where = The lobby is [here]({ $url }){ $others ->
        [0] .
       *[other] ; the others have been told.
    }
play-where = -# Your table is in { $thread }; anybody may watch there.
play-private = Games are played in a server: type `/play` in a channel of a server that I am in.

join-done = ### You're in! You play { $mark } in { $title }.
join-surprise = Pick a kaiju, or get a random one at the start.
join-kaiju = You play **{ $kaiju }**. You can change your mind until the start.
join-choose = Choose a kaiju
join-any = Random

computers = ### Computers in { $title }
computers-seated = { $who }
    -# { $temper }
computers-level = - **{ $name }** { $about }
computers-add = Add: { $level }
computers-remove = Send one away
computers-stranger = Only people at this table can add a computer. Press *Join* first.

options = ### Options of { $title }
    Everyone sees these in the lobby. They are fixed once the game starts.
options-title = Options
options-presets = Edition
options-mixture = Your own mixture
options-switches = Single rules
options-switches-about = Tick a rule to change it. If you pick another edition, the edition wins.
options-choose = Choose
options-host = Only { $name }, who opened this table, sets its options.
options-clock = Pace
option-value = { $name }: { $value }

start-fill =
    { $count ->
        [one] Add a computer and start
       *[other] Add { $count } computers and start
    }

door-starting = It begins.
door-running = Playing in { $thread }
door-round = round { $round }
door-finished = Won by { $winners }.
door-broken = This table is closed.

invite = { $guest }, { $host } invites you to **{ $title }**.
invite-where = To the lobby
invite-done = { $guest } is invited.
invite-again = You've just invited { $guest }. Give them some time.
invite-self = You're already at your own table. Invite somebody else.
invite-none = You're in no lobby on this server. `/game new` opens one, then invite people.

## Panel

panel-act = Act / My hand
panel-board = Board
panel-log = Log
panel-rules = Rules
panel-menu = Menu
panel-waiting = Waiting for { $names } to { $act }
panel-may = { $names } may { $act }
panel-until = {" "}· due { $until }
panel-reserve = {" "}· time is up, the reserve runs out { $until }
panel-sealed = {" "}· { $done } of { $all } have answered
panel-paused =
    { $reason ->
        [deserted] **Paused**: nobody is left at the table.
        [rules] **Paused**: the rules have changed since this game began. The vote in this thread decides how it goes on.
        [newer] **Paused**: this game is played by newer rules than I know. It goes on once I am updated.
       *[other] **Paused** by the table. All clocks stand still.
    }
panel-absence =
    { $unit ->
        [days] -# I was away for { $count } days; all clocks stood still.
        [hours] -# I was away for { $count } hours; all clocks stood still.
       *[minutes] { $count ->
            [one] -# I was away for a minute; all clocks stood still.
           *[other] -# I was away for { $count } minutes; all clocks stood still.
        }
    }
panel-promise = -# The dice are sealed. *Verify* opens them at the end.
panel-line = **{ $title }** · { $line }
panel-people = -# At the table: { $names }
panel-over = The game is over.

## Pings

ping-head = { $who } · **{ $title }**: { $act }
ping-since = Since your last turn:
ping-so-far = So far:
ping-more =
    { $count ->
        [one] - … and one line before that
       *[other] - … and { $count } lines before that
    }
ping-answer = Answer
ping-page = My page
ping-where = The game is in { $thread }.
reminder-half = { $who } · **{ $title }** is still waiting for you to { $act } · due { $until }
reminder-idle = { $who } · **{ $title }** is still waiting for you to { $act }. There's no clock; this is the only reminder.
reminder-back = { $who } · Welcome back. **{ $title }** has been waiting for you to { $act }{ $until }
reminder-late = { $who } · **{ $title }**: { $act }. Due { $until }. When your reserve is used up too, the computer plays it safe for you.
reminder-reserve = { $who } · **{ $title }**: { $act }. Time is up and your reserve is running: it ends { $until }. Then the computer plays it safe for you.

notice-seat_offered = Time has run out twice for **{ $name }**. The computer plays **{ $kaiju }** until somebody sits down.
notice-seat_open = **{ $kaiju }** has lost its player. The computer plays on until somebody sits down.
notice-seat_taken = **{ $name }** now plays **{ $kaiju }**.
notice-deserted = Nobody is left at this table. It rests, and closes { $until } unless somebody sits down.
notice-moved = The game goes on here. At the table: { $name }
notice-seat = **{ $kaiju }** at the moment: { $seat }.
notice-back = I'm back
notice-take = Take the seat

## Votes

vote-undo = { $by } wants to take back an answer, though something has come to light since.
vote-undo-acts =
    { $count ->
        [one] That takes back one answer.
       *[other] That takes back { $count } answers.
    }
vote-redo-acts =
    { $count ->
        [one] That plays one answer again.
       *[other] That plays { $count } answers again.
    }
vote-more =
    { $count ->
        [one] - … and one more line
       *[other] - … and { $count } more lines
    }
vote-redo = { $by } wants to replay what was taken back.
vote-kick = { $by } wants to open the seat of { $about } to others.
vote-end = { $by } wants to end this game without a winner.
vote-pause = { $by } wants to pause this game. All clocks would stand still.
vote-resume = { $by } wants to play on.
vote-rules = **The rules have changed since this game began** (version { $began }, now { $plays }). These cannot stay as they were:
vote-rules-ask = Play on by the new rules, from the start of this turn, or end here without a winner? All clocks stand still until you decide.
vote-rules-stuck = **This game began with version { $began } of the rules**, and there is no way to carry it over to version { $plays }, which I play now. It can wait for a bot that knows how, or you end it here without a winner. All clocks stand still.
vote-rules-over = The rules have changed (version { $plays }).
vote-rules-yes = Play by the new rules
vote-rules-no = End here
vote-rules-counts = New rules { $yes } ({ $needed } needed) · End here { $no } ({ $ending } needed)
vote-rules-counts-end = End here { $no } ({ $ending } needed)
vote-ended = **Ended here.**
vote-counts = Yes { $yes } · No { $no } · { $needed } of { $all } needed
vote-closes = Closes { $until }.
vote-carried = **Carried.**
vote-failed = **Not carried.**
vote-moot = **Settled.** There is nothing left to vote on.
vote-open = **Open.**
vote-heard = Your vote is in.
vote-asked = I've asked the table. The vote is in the game's thread.

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
    -# Due { $until }. { $unit ->
        [days] After that you have { $count } days in reserve.
        [hours] After that you have { $count } hours in reserve.
        [minutes] { $count ->
            [one] After that you have a minute in reserve.
           *[other] After that you have { $count } minutes in reserve.
        }
       *[none] After that the computer plays it safe for you.
    }
act-reserve =
    { $unit ->
        [days] -# You have { $count } days in reserve.
        [hours] -# You have { $count } hours in reserve.
       *[minutes] { $count ->
            [one] -# You have a minute in reserve.
           *[other] -# You have { $count } minutes in reserve.
        }
    }
act-reserve-gone = -# Your reserve is used up. Every answer in time wins some of it back.
act-reserve-runs = -# Time is up and your reserve is running: it ends { $until }. Then the computer plays it safe for you.
act-only = You have only one answer. Give it now, or I'll give it for you in a while.
act-turn = ## Your turn
act-return = Back
act-given-forced = You had only one answer; it was given for you.
act-given-order = Your standing order answered for you.
act-not-you = It's not your turn.
act-out = You're out of this game; the others play on.
act-lobby = The game hasn't begun yet.
act-stranger = You're not at this table, but everything public is yours to see.
act-back = Welcome back. The seat is yours again.
act-stale = That question has passed. Now:
act-whose = It's **{ $name }**'s turn to { $act }.
act-late = That question has passed.
act-repeated = You've answered that already. Here's where the game stands.
act-undo-late = The game has moved on since that button was shown, so nothing was taken back. *Menu* says what can be taken back now.
act-undone = Taken back.
act-undone-reserve = -# Taking back takes a tenth of an answer's time out of your reserve; your next answer in time earns it again.
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
       *[other] { $is_exact ->
            [yes] Choose { $least }
           *[no] Choose { $least } to { $most }
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
confirm = You choose **{ $chosen }**. You may not be able to take it back.
confirm-preview = If you confirm:
confirm-yes = Confirm
confirm-back = Back

## Log

log-start = The game begins.
log-fallback = Time ran out for { $name }; the computer plays it safe. { $text }
log-hint = { $name } asks for a hint.
log-undo = { $name } takes back an answer.
log-redo = { $name } plays it again after all.
log-left = { $name } leaves; the computer plays { $kaiju }.
log-kicked = The table opens the seat of { $name }; the computer plays { $kaiju }.
log-lapsed = Time ran out for { $name }.
log-back = { $name } is back.
log-taken = { $name } sits down and plays { $kaiju }.
log-paused =
    { $reason ->
        [deserted] Nobody is left; the table rests.
        [rules] The rules have changed; the table decides how it goes on.
        [newer] The game waits for a bot that knows its rules.
       *[other] The table is paused.
    }
log-resumed = Play goes on.
log-broken =
    { $reason ->
        [vote] The table ends the game without a winner.
        [deserted] Nobody came back. The table is closed.
        [rules] The rules have changed since this game began. It is closed.
        [idle] Nothing happened here for too long. The lobby is closed.
        [lapsed] Too few players came in time. The search is over.
       *[other] The game is ended without a winner.
    }
log-carried =
    { $agreed ->
        [yes] The game goes on by version { $to } of the rules, from the start of this turn.
       *[other] I know version { $to } of the rules now; this game keeps those it began with.
    } { $dropped ->
        [0] {""}
        [one] One answer of this turn is asked for again.
       *[other] { $dropped } answers of this turn are asked for again.
    }
log-moved = { $name } moves the table to another channel.
log-vote = { $name } calls a vote: { $vote ->
        [undo] take back
        [redo] do again
        [kick] open a seat
        [end] end
        [pause] pause
        [resume] go on
        [rules] new rules
       *[other] { $vote }
    }.
log-voted = The vote is { $state ->
        [carried] carried
       *[failed] not carried
    }: { $vote ->
        [undo] take back
        [redo] do again
        [kick] open a seat
        [end] end
        [pause] pause
        [resume] go on
        [rules] new rules
       *[other] { $vote }
    }.

## The end

broken =
    { $reason ->
        [tournament] The time of its round is over. The computers judge the position.
        [vote] The table agreed to end it.
        [deserted] Nobody came back.
        [idle] Nothing happened here for too long. `/game new` opens another lobby.
        [lapsed] Too few players came in time. `/game find` looks again.
        [admin] Somebody who looks after this server ended it.
        [rules] I have learned new rules, and a game begun with the old ones cannot go on. What you brought into it is yours again, and a rematch is played by the new rules.
       *[other] {""}
    }
result-head = ## { $title } is over
result-broken = ## { $title } ends without a winner
result-reason =
    { $count ->
        [0] Nobody wins: it ends { $reason }.
        [one] { $winners } wins { $reason }.
       *[other] { $winners } share the victory { $reason }.
    }
result-line = **{ $place }** · { $who } · { $score }
result-assisted = -# Played with hints: { $names }.
# $who $what: who, and the message <game>-carried-<key>.
result-carries = -# { $who } { $what } in their next { $game } here.
result-rematch = Rematch
result-replay = Replay
result-verify = Verify
result-export = Export

## Watching

board-tall = Tall
board-text = As text
board-wide = Wide
log-title = ### { $title }: log
log-empty = Nothing has happened yet.
log-rules = The rule behind …
log-older = Older
log-newest = Newest
moment-title = **{ $title }**, as it stood { $at }
moment-now = Board now
menu-no-game = That is not a message of one of my games.
replay-title = **{ $title }**, replay · { $step } of { $steps }
replay-first = « Start
replay-back = ‹ Back
replay-on = Next ›
replay-leap = +10
replay-last = End »
replay-eyes = -# As { $who } saw it.
replay-hand = Whose hand?
replay-nobody = Nobody's, just the board
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
rules-current = Played by version { $began } of the rules, the current one.
rules-kept = Played by version { $began } of the rules, with which it began, to its end. New games use version { $plays }.
rules-changed = Begun with version { $began } of the rules. Version { $plays } has changed some of them for good.
rules-newer = Played by version { $began } of the rules. I only know version { $plays }.
open-seats =
    { $count ->
        [one] open seat: { $names }
       *[other] open seats: { $names }
    }
list-yours = **your turn**
list-open = Watch one here
list-open-own = Open a hand here

## Rules

rules-hint = -# For the rest, choose a chapter, or type `/rules` and a word, a card, a kaiju or a number.
# One of several things of the same name.
rules-of-game = { $name } · { $game }
rules-choose = Choose a chapter
rules-chapter = The whole chapter
rules-none = The rules say nothing about “{ $query }”.

## Menu

menu = What else?
menu-undo = Take back
menu-undo-ask = Ask to take back
menu-redo = Do again
menu-hint = Hint
menu-orders = Standing orders
menu-pings = Notifications
menu-pause = Ask to pause
menu-resume = Ask to play on
menu-end = Ask to end
menu-leave = Leave the game
menu-follow = Follow
menu-unfollow = Stop following
menu-kick = Ask to open somebody's seat
menu-take = Take an open seat

end = End this game without a winner? The table votes on it, and everybody reads that you asked.
end-yes = Ask the table
end-no = Play on
leave = Leave this game? The computer plays on until somebody sits down. While the seat is open you can take it again.
leave-yes = Leave
leave-no = Stay
take-done = The seat is yours. Good luck.

pings = In this game I call you { $way }.
pings-choose = How to call you here
way-mention = with a mention in the thread
way-dm = with a private message
way-none = not at all
way-usual = as usual: { $way }
follow-on = You follow **{ $title }**: one silent message after each round.
follow-off = You no longer follow **{ $title }**.
follow-head = **{ $title }** · round { $round }

hint-warning = A hint says what a strong computer would answer; it sees no more than you do. Your games with hints are counted apart in `/stats`, and the log says once that you asked. The others' games count as ever.
hint-show = Show me
hint-do = Do it
hint-late = Something happened while I was thinking. Ask again.
hint = A computer in your place would choose **{ $picks }**.

orders = ### Standing orders
    They answer for you at once, and only you see them. Take back such an answer, and its order is revoked.
orders-none = None yet.
orders-which = Which game?
orders-nowhere = You're not in a game right now; standing orders are given while one runs.
orders-lobby = { $title } has not begun yet; standing orders are given once it has.
orders-over = { $title } is over, so there is nothing left to order.
orders-lasting = A new order applies
orders-lasting-always = Every time
orders-lasting-once = Once
orders-lasting-day = For 24 hours
orders-until = {" "}· ends { $until }
orders-for-a-time = {" "}· for a while
orders-uses =
    { $uses ->
        [one] {" "}· once
       *[other] {" "}· { $uses } times
    }
orders-choose = Give an order
orders-revoke = Revoke an order
form-no-number = “{ $typed }” is not a whole number.

verify-fair = ### { $title }: fair
    The seed is the one that was promised before the first card, and played again from it the whole game comes out the same.
verify-kept = ### { $title }: the promise was kept
verify-part = { $recomputed } of { $acts } answers were played again and came out the same. The others were played by rules that I no longer know: for them there is the log as it was written, and no proof beyond the promise.
verify-unfair = ### Not fair
    { $problem }
verify-facts = Promise: `{ $commitment }`
    Seed: `{ $seed }`
    Salt: `{ $salt }`
    Answers played again: { $acts }
verify-promise = ### { $title }: the dice are sealed
    Every roll and every shuffle comes from one number, drawn before the start. This is its seal, SHA-256 of that number and a salt:
    `{ $commitment }`
    The first message of the thread carries it, and is never edited. When the game is over, *Verify* shows number and salt, and plays the whole game again from them.
verify-changed = The seal on that message is not the one that this game was begun with.
verify-fault =
    { $fault ->
        [seed] The seed is not the one that was promised.
        [line] From answer { $answer } on, the log tells something else than what happens when it is played again.
        [position] The position that is kept is not the one that the log leads to.
        [questions] The questions that are asked are not those that the log leads to.
        [end] The result is not the one that the log leads to.
       *[log] From answer { $answer } on, the log cannot be played again.
    }
import-done = ### { $title } is here
    Everything in the file was played again: the seed is the one that was promised, and the game comes out the same. Anybody here can look at it by its number, { $table }: `/log`, `/board`, `/verify`.
export = Here is the file of **{ $title }**. While the game runs it holds only what you may see.
log-admin = { $name } looks after the table: { $what ->
        [end] ends it
        [open] opens the seat of { $player }
        [replace] hands over the seat of { $player }
       *[other] { $what }
    }.

## Settings and privacy

settings = ### Your settings
settings-ping = I call you { $way }.
settings-ping-choose = How to call you
settings-quiet = Quiet from { $start } to { $end } ({ $zone }). Nothing disturbs you then, and your clocks stand still, except those under an hour.
settings-quiet-none = No quiet hours. Your time zone is { $zone }.
settings-quiet-suggested = In the last { $days } days you never answered between { $start } and { $end } ({ $zone }). Make these your quiet hours?
settings-quiet-take = Quiet { $start } – { $end }
settings-quiet-change = Quiet hours …
settings-quiet-title = Quiet hours
settings-form-zone = Time zone
settings-form-zone-about = A place like Europe/Paris, or an offset like UTC+9
settings-form-start = Quiet from
settings-form-start-about = For example 22:30
settings-form-end = Quiet to
settings-form-end-about = The same time as above means no quiet hours
settings-no-time = “{ $typed }” is not a time of day; write it like 22:30.
settings-here = You are not on vacation.
settings-away = On vacation until { $until }. Your clocks stand still.
settings-vacation-change = Vacation …
settings-vacation-title = Vacation
settings-form-days = Days from now
settings-form-days-about = Your clocks stand still. 0 ends a vacation; you have 30 days a year.
settings-direct = Your answers count at once.
settings-confirms = I ask you to confirm before an answer counts.
settings-confirm-on = Ask me to confirm
settings-confirm-off = Don't ask me to confirm
settings-colours = Pictures are drawn { $colours }.
settings-board = Your pictures are { $board ->
        [tall] tall, for a phone held upright
       *[wide] wide
    }.
settings-board-tall = Tall pictures
settings-board-wide = Wide pictures
settings-colours-choose = Colours of pictures shown to you
colours-usual = in the usual colours
colours-contrast = with more contrast
colours-red_green = for eyes that mix up red and green
colours-blue_yellow = for eyes that mix up blue and yellow
colours-light = on a light background
language-name = English
settings-about-ping = Calls
settings-about-language = Language
settings-about-colours = Pictures
settings-language-choose = Language
settings-language-auto = as in Discord

privacy = ### Your data
    I store your Discord id, the name you show, your language and settings, the tables you sat at and the answers you gave there, with their times. Nothing you write, and nothing else. I use it to run your games, for the statistics of the servers you play on, and to suggest quiet hours to you alone. Nobody else gets it; a game's file goes to those who play or watch it.
    Delete it, and you leave your open games, your name disappears from finished ones, and your settings are gone.
privacy-show = Show me everything
privacy-delete = Delete my data
privacy-whole = Privacy in full
privacy-terms = Terms
privacy-file = Everything I have stored about you.
forget = ### Delete your data?
    You leave all open games. There's no way back.
forget-yes = Delete
forget-no = Keep it
forget-done = Your data is deleted.

## Looking after tables

moved = **{ $title }** goes on in { $channel }.
refreshed = A fresh panel is on its way.
admin-ended = { $title } is over. Its log says that you ended it.
admin-not-seated = { $name } is not at that table.
admin-bot = A bot can't sit down; computers are added in the lobby.
admin-replaced = { $title }: the seat now belongs to { $who }. The log says that it was you.
admin-delete = ### Delete { $title }?
    Its log and its seats are gone for good. Messages already posted stay where they are.
admin-deleted = Deleted.
admin-owner = Only the bot's owner can make backups.
admin-backed-up = Backed up as `{ $name }`.
admin-reload-owner = Only the bot's owner can reload its code.
admin-reload-failed = The new code does not work, so the old code stays: { $reason }
admin-reloaded = Reloaded { $count } modules; the games go on.

health = ### Health
health-tables = Tables: { $running } in play, { $lobby } in the lobby, { $finished } finished, { $broken } broken off · { $hot } in memory
health-owed = Messages owed: { $owed }, failing: { $failing } · clocks running: { $dues }
health-acts = Acts, the last { $acts }: { $p50 } ms median, { $p95 } ms p95, { $p99 } ms p99
health-clicks = Acknowledgements, the last { $clicks }: { $p50 } ms median, { $p95 } ms p95, { $p99 } ms p99
health-line = Latency to Discord: { $milliseconds } ms
health-backup = Last backup: `{ $name }`
health-no-backup = No backup yet since the start.
health-backup-elsewhere = Backups are PostgreSQL's own here.
health-backup-fault = **The last backup failed.** It is tried again within half an hour; the log of the bot says why.
health-copied = Continuous copy: { $seconds } s old
health-not-copied = Continuous copy: none yet since the start.
health-copy-fault = **The continuous copy cannot be written.** It is tried all the time; the log of the bot says why.
health-sound = Everything that is stored is sound, checked { $checked }.
health-unchecked = What is stored has not been checked since the start.
health-damaged = Damaged: { $tables ->
        [0] no table
        [one] 1 table
       *[other] { $tables } tables
    } put aside, { $flaws ->
        [0] no flaw
        [one] 1 flaw
       *[other] { $flaws } flaws
    } of the file. The log of the bot says which, and the backup to restore from.
