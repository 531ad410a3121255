# What a table refuses, and why. The rule that forbids it, if one does, is added behind.

refused-zone = “{ $name }” is no time zone; give a place as in Europe/Paris or an offset as in UTC+9.
refused-not-begun = The game has not begun yet.
refused-begun = The game has already begun.
refused-over = This game is over.
refused-other-rules = This game was begun by version { $began } of the rules, and nothing leads on from there to version { $plays }, which I play now. `/log` still tells what happened.
refused-newer-rules = This game is played by a later version of the rules than I know (mine is { $plays }). It waits for the program that does; nothing is lost.
refused-rules-held = The rules of this game have changed; the table has to decide first how it goes on.
refused-rules-gone = That was played by rules that I cannot play again; the log says what happened.
refused-damaged = This table is damaged{ $move ->
        [0] {""}
       *[other] { " " }since move { $move }
    }. The admin can restore it from the backup of { $made }; all other tables play on.
refused-damaged-lost = This table is damaged{ $move ->
        [0] {""}
       *[other] { " " }since move { $move }
    }, and no backup has it whole. The admin has been told; all other tables play on.
refused-not-over = This game is not over yet.
refused-closed = This table is closed.
refused-nothing-done = You have done nothing yet that could be taken back.
refused-nothing-undone = There is nothing to do again.
refused-paused = The table is paused; vote to go on.
refused-paused-already = The table is paused already.
refused-not-paused = The table is not paused.
refused-no-seat = There is no person's seat of that number.
refused-sits-already = They already have a seat at this table.
refused-nobody-there = Nobody sits there.
refused-seated-already = You already have a seat at this table.
refused-seat-taken = That seat is not open.
refused-voted-out = The table has voted you out of this seat.
refused-vote-over = That vote is over.
refused-vote-moved = The game has gone on since; look again at what would be taken back, and vote then.
refused-vote-open = That vote is already open.
refused-no-voter = This vote is for those who sit at the table.
refused-nobody-to-vote-out = There is nobody in that seat who could be voted out.
refused-vote-of-one = One person alone cannot vote out another whose clock has never run out.
refused-file-large = That file is too large; a game has at most { $most } MiB.
refused-file-unreadable = That is no file of a game.
refused-file-running = That game was still running when its file was made; only a game that is over can be taken in.
refused-file-foreign = That game was played by other rules or with other content than I have.
refused-file-known = That game is here already, as table { $table }.
refused-file-often = At most { $most } files a day can be taken in. Try again tomorrow.
refused-file-room = There is no room for more files here: this server holds { $most } MiB of them.
refused-file-changed = That file was changed: the game in it does not come out as it says.
refused-no-computer = There is no computer in that seat.
refused-host = Only { $name }, who opened this table, can do that.
refused-full = { $game } is for at most { $most } players.
refused-kaiju-taken = { $kaiju } is already taken.
refused-too-few =
    { $count ->
        [one] It takes one more player; invite people or add a computer.
       *[other] It takes { $count } more players; invite people or add a computer.
    }
refused-many-lobbies = You have { $most } open lobbies already; start one of them or leave it first.
refused-full-channel = This channel has { $most } open lobbies already; join one of them, or open yours in another channel.
refused-quiet-range = Quiet hours begin and end between 00:00 and 23:59.
refused-quiet-most = At most { $hours } hours of a day can be quiet.
refused-vacation = There are { $days } days of vacation in a year, and you have { $left } left.
