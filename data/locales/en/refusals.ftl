# What a table refuses, and why. The rule that forbids it, if one does, is added behind.

refused-zone = “{ $name }” is not a time zone; give a place like Europe/Paris or an offset like UTC+9.
refused-not-begun = The game hasn't begun yet.
refused-begun = The game has already begun.
refused-no-lesson = There is no such lesson.
refused-practice-full = You have { $most } of these already. End one first.
refused-over = This game is over.
refused-other-rules = This game began with version { $began } of the rules, and there is no way to carry it over to version { $plays }, which I play now. `/log` still tells what happened.
refused-newer-rules = This game is played by newer rules than I know (mine are version { $plays }). It waits until I am updated; nothing is lost.
refused-rules-held = The rules of this game have changed; first the table has to decide how it goes on.
refused-rules-gone = That was played by rules I no longer know; the log says what happened.
refused-damaged = This table is damaged{ $move ->
        [0] {""}
       *[other] { " " }since move { $move }
    }. The bot's owner can restore it from the backup of { $made }; all other tables play on.
refused-damaged-lost = This table is damaged{ $move ->
        [0] {""}
       *[other] { " " }since move { $move }
    }, and no backup has it whole. The bot's owner has been told; all other tables play on.
refused-not-over = This game isn't over yet.
refused-closed = This table is closed.
refused-nothing-done = You haven't done anything that could be taken back.
refused-nothing-undone = There's nothing to play again.
refused-paused = The table is paused; vote to play on.
refused-paused-already = The table is already paused.
refused-not-paused = The table isn't paused.
refused-no-seat = No person has that seat.
refused-sits-already = They already have a seat at this table.
refused-nobody-there = Nobody sits there.
refused-seated-already = You already have a seat at this table.
refused-seat-taken = That seat isn't open.
refused-voted-out = The table has voted you out of this seat.
refused-vote-over = That vote is over.
refused-vote-moved = The game has gone on since; look again at what would be taken back, then vote.
refused-vote-open = That vote is already open.
refused-no-voter = Only those at the table can vote on this.
refused-nobody-to-vote-out = Nobody in that seat can be voted out.
refused-vote-of-one = One person alone can't vote out another whose clock has never run out.
refused-file-large = That file is too large; a game has at most { $most } MiB.
refused-file-unreadable = That is not the file of a game.
refused-file-running = That game was still running when its file was made; only a finished game can be imported.
refused-file-foreign = That game was played with other rules or other content than mine.
refused-file-known = That game is already here, as table { $table }.
refused-file-often = At most { $most } files a day can be imported. Try again tomorrow.
refused-file-room = There's no room for more files: this server already holds { $most } MiB of them.
refused-file-changed = That file was changed: the game in it doesn't come out as it says.
refused-no-computer = There's no computer in that seat.
refused-host = Only { $name }, who opened this table, can do that.
refused-full = { $game } is for at most { $most } players.
refused-kaiju-taken = { $kaiju } is already taken.
refused-too-few =
    { $count ->
        [one] Not yet: one more player, or add a computer.
       *[other] Not yet: { $count } more players, or add computers.
    }
refused-many-lobbies = You already have { $most } open lobbies; start or leave one of them first.
refused-full-channel = This channel already has { $most } open lobbies; join one of them, or open yours in another channel.
refused-quiet-range = Quiet hours begin and end between 00:00 and 23:59.
refused-quiet-most = At most { $hours } hours of a day can be quiet.
refused-vacation = You get { $days } days of vacation a year, and have { $left } left.
refused-no-chore = This one is yours to decide.

## Answers that are not taken

refused-not-offered = That can't be chosen now.
refused-chosen-twice = The same thing was chosen twice.
refused-choose = Choose { $least ->
        [0] up to { $most }
       *[other] { $is_exact ->
            [yes] { $least }
           *[no] { $least } to { $most }
        }
    }, not { $given }.
refused-number = Choose a number from { $low } to { $high }{ $step ->
        [1] .
       *[other] {" "}in steps of { $step }.
    }
refused-not-asked = It's not your turn.
refused-stale = That question is no longer open; here is the present one.

## What people cannot choose

refused-no-game = There's no such game here.
refused-no-level = There's no computer player of that level.
refused-no-kaiju = There's no such kaiju in this game.
refused-no-option = This game doesn't offer that.
refused-not-ready = The game can't begin with these seats and options.
refused-clock = An answer may take from 5 minutes to 7 days, or as long as it takes.
refused-no-order = There's no such standing order in this game.
refused-order-value = This order can't be given that way.
refused-chance-hidden = What chance decides can't be tried out first.
refused-no-vote = There's no vote of that kind.
refused-reach = You can be reached by a mention, by a direct message, or not at all.
refused-seed-hidden = The seed is shown when the game is over; its promise was published at the start.
refused-no-backups = PostgreSQL keeps my games and makes its own backups (pg_dump or point-in-time recovery).
refused-unreadable = What is stored of this game can't be read; nothing was changed.
refused-rating-off = Games are not rated on this server; whoever manages it can change that with /setup.
refused-no-season = There is no such season here.
refused-in-no-list = They keep out of all lists.
