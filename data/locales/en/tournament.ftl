# Tournaments: the panel, its buttons, what is told once, refusals, commands.

contest-name = Tournament
contest-title = Tournament { $number }: { $game }
contest-format-swiss = Swiss
contest-format-knockout = Knock-out
contest-format-duplicate = Duplicate
contest-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
contest-seats = tables of { $count }
contest-pace = { $clock } · a round lasts { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
contest-judged = A table that is not over by then is stopped, and the computers judge the position.
contest-substitutes-computer = Computers fill the tables up and play on for whoever withdraws.
contest-substitutes-people = Only people play. Those who wait take the seats of those who withdraw.
contest-substitutes-computer-short = Computers
contest-substitutes-people-short = People who wait
contest-sealed = All tables of a round play the same deal, promised beforehand. They stay closed to others until the round is over, and each result is compared with the same seat at the other tables.
contest-starts = It begins { $at }.
contest-joined =
    { $count ->
        [0] Nobody has joined yet.
        [one] { $count } takes part: { $names }.
       *[other] { $count } take part: { $names }.
    }
contest-more = { $count } more
contest-computer = Computer
contest-round = **Round { $round }** ends { $at } ({ $until }).
contest-drawn = **Round { $round }** is drawn. The tables are being set up.
contest-closing = **Round { $round }** is over. The results are being counted.
contest-table = Table { $number }
contest-match = { $where }: { $names } · { $state ->
        [running] in play
        [played] over
        [judged] judged
       *[split] points shared
    }
contest-byes = Sitting out, with the points of a win: { $names }.
contest-won = **{ $names }** wins the tournament.
contest-off = The tournament is called off. Games under way can be played on.
contest-row = **{ $place }** · { $name } · { $points } { $points ->
        [one] point
       *[other] points
    } · { $wins } won · opposition { $opposition }{ $state ->
        [out] {" "}· withdrawn
       *[in] {""}
    }
contest-ties = On equal points: tables won, then the points of all opponents.
contest-head = R{ $round }
contest-cell = { $points }
contest-phase-joining =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
contest-phase-running = Round { $round }
contest-phase-over = Final result
contest-phase-off = Called off
contest-join = Join
contest-leave = Withdraw
contest-start = Start
contest-standings = Standings
contest-verify = Verify
contest-promise = Round { $round }: all tables play the same deal. What is promised: { $hash }
contest-remind = { $names }: the round ends soon, and your table is still in play.
contest-verified = { $fair ->
        [yes] Round { $round }, { $count } tables: seed { $seed } and salt { $salt } give the promise { $hash }, and every game comes out the same again.
       *[no] Round { $round }, { $count } tables: the check **fails**. Seed { $seed }, salt { $salt }, promise { $hash }.
    }
contest-substitute = { $name } takes over a seat at table { $table }.
contest-too-few = Too few have joined. It waits until its organiser starts it.
contest-in = { $how ->
        [late] You play in { $title } from the second round on.
        [waiting] All seats of { $title } are taken. You get the next one that somebody gives up.
       *[joined] You take part in { $title }.
    }
contest-left = { $phase ->
        [joining] You no longer take part in { $title }.
       *[other] You have withdrawn from { $title }.
    }
contest-begins = { $title } begins. The first round is drawn.
contest-ended = { $title } is called off.
contest-announced = { $title } is announced in this channel. *Start* there begins it.
contest-none = No tournament is open here. `/tournament new` announces one.
contest-list = ## Tournaments
contest-line = - { $title } · { $phase }
contest-which = More than one tournament is open here: say which.
contest-when = Write the moment as year-month-day hour:minute, such as 2027-01-31 18:00.
contest-private = A duplicate tournament needs private threads, and I may not create them in this channel.

refused-contest-seats = { $game } is for { $least } to { $most } players, so a table cannot have { $seats }.
refused-contest-rounds = A tournament has 1 to { $most } rounds.
refused-contest-deadline = A round lasts from 1 hour to 30 days.
refused-contest-past = That moment has passed already.
refused-contest-far = A tournament begins at most 90 days from now.
refused-contest-many = { $most } tournaments are already open here.
refused-contest-few = It takes { $least } people; { $count } have joined.
refused-contest-full = { $most } people take part already; there is no room for more.
refused-contest-joined = You take part already.
refused-contest-withdrawn = You have withdrawn from this tournament.
refused-contest-begun = The tournament has already begun.
refused-contest-late = It's too late to join.
refused-contest-organiser = Only the organiser may do that, or somebody who looks after this server.
refused-gathering-over = That's already over.
refused-sealed = Others still play the same deal. This opens when their round is over.

gathering-tournament = a tournament

picture-contest-points = Points
picture-contest-alt = { $title }, { $about }: { $first }, { $second }.
picture-contest-alt-row = { $place ->
        [0] { $name }.
       *[other] { $place }. { $name }: { $total } points ({ $cells }).
    }

command-tournament = Announce tournaments, take part, look after them.
command-tournament-new = Announce a tournament in this channel.
command-tournament-format = Swiss, knock-out in groups, or the same deal at all tables; Swiss unless you choose.
command-tournament-seats = How many sit at a table; four if the game allows it.
command-tournament-rounds = How many rounds; three unless you choose. A knock-out goes on until one is left.
command-tournament-days = How many days a round lasts; seven unless you choose.
command-tournament-substitutes = Who fills tables and plays on for whoever withdraws; computers unless you choose.
command-tournament-level = How well these computers play; normal unless you choose.
command-tournament-edition = By which rules, where the game has several editions.
command-tournament-starts = When it begins by itself, such as 2027-01-31 18:00 in your time zone.
command-tournament-show = How a tournament stands.
command-tournament-list = The open tournaments of this server.
command-tournament-join = Take part in a tournament.
command-tournament-withdraw = Withdraw from a tournament.
command-tournament-start = Begin the first round; its organiser may.
command-tournament-end = Call a tournament off; its organiser may.
command-tournament-which = Which tournament? Needed where more than one is open.
