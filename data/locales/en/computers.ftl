# Computer players: who plays which kaiju and with what temper, what they say, and what their kaiju is like in the lobby.
# Style: docs/voice.md. All names are ours; a temper chooses the remarks.

computer-any = The Stranger
    .temper = dry
computer-godzilla = General Aso
    .temper = stern
computer-king_ghidorah = Madame Typhoon
    .temper = grand
computer-gigan = The Tinkerer
    .temper = curious
computer-anguirus = Captain Umi
    .temper = stern
computer-mothra = Auntie Quake
    .temper = grand
computer-rodan = Admiral Fog
    .temper = stern
computer-king_caesar = The Caretaker
    .temper = dry
computer-zilla = The Intern
    .temper = dry
computer-ebirah = The Ferryman
    .temper = dry
computer-kumonga = Professor Kuma
    .temper = curious
computer-kamacuras = The Night Watch
    .temper = dry
computer-manda = Miss Monsoon
    .temper = grand
computer-mechagodzilla = Doctor Static
    .temper = curious
computer-megalon = The Surveyor
    .temper = curious

computer-says = -# { $name }: “{ $remark }”

remark-strike-stern-1 = By the book.
remark-strike-stern-2 = Fire for effect.
remark-strike-stern-3 = As ordered.
remark-strike-curious-1 = Fascinating. Note that down.
remark-strike-curious-2 = It works better than on paper.
remark-strike-curious-3 = Now, why did that hurt?
remark-strike-dry-1 = Nothing personal.
remark-strike-dry-2 = That was on the schedule.
remark-strike-dry-3 = Mind the rubble.
remark-strike-grand-1 = Do applaud.
remark-strike-grand-2 = I warned you in spring.
remark-strike-grand-3 = And that was the gentle one.

remark-hit-stern-1 = Noted. Hold the line.
remark-hit-stern-2 = A scratch. Carry on.
remark-hit-stern-3 = That will be answered.
remark-hit-curious-1 = Ah. So that is how it feels.
remark-hit-curious-2 = An excellent throw. Again?
remark-hit-curious-3 = I must adjust something.
remark-hit-dry-1 = Ow. For the record.
remark-hit-dry-2 = That goes on the bill.
remark-hit-dry-3 = I had plans for that.
remark-hit-grand-1 = How rude.
remark-hit-grand-2 = You will write to me about this.
remark-hit-grand-3 = My best side, too.

remark-win-stern-1 = The city is secured. What is left of it.
remark-win-stern-2 = Dismissed.
remark-win-stern-3 = A clean operation, mostly.
remark-win-curious-1 = The experiment is a success.
remark-win-curious-2 = I shall publish.
remark-win-curious-3 = Shall we see what else falls over?
remark-win-dry-1 = That concludes the demolition.
remark-win-dry-2 = I'll send the invoice.
remark-win-dry-3 = Somebody should sweep up.
remark-win-grand-1 = Naturally.
remark-win-grand-2 = You may stand up now.
remark-win-grand-3 = Curtain.

temper-any =
    { $level ->
        [easy] Here for the exercise.
        [hard] Has read the rules twice, and your last three games.
       *[other] Looks where it treads.
    }
temper-godzilla =
    { $level ->
        [easy] Still half asleep on the sea floor.
        [hard] Awake, and in no mood to share the city.
       *[other] Walks slowly. Arrives all the same.
    }
temper-king_ghidorah =
    { $level ->
        [easy] Three heads, three opinions.
        [hard] Three heads, one plan.
       *[other] Two heads think, the third keeps watch.
    }
temper-gigan =
    { $level ->
        [easy] Sharpens his hooks more than he uses them.
        [hard] Has already chosen where to cut.
       *[other] Likes close work.
    }
temper-anguirus =
    { $level ->
        [easy] Curls up when in doubt, and is often in doubt.
        [hard] Patient, spiked, and done with waiting.
       *[other] Gets up again. Remembers who knocked him down.
    }
temper-mothra =
    { $level ->
        [easy] Means no harm, and mostly does none.
        [hard] Gentle until the third wingbeat.
       *[other] Kind to cities, less so to rivals.
    }
temper-rodan =
    { $level ->
        [easy] Flies first, looks later.
        [hard] By the time it is heard, it has been.
       *[other] Circles once before he strikes.
    }
temper-king_caesar =
    { $level ->
        [easy] Wakes only when sung to.
        [hard] Turns every blow into his own.
       *[other] Guards what is his, and a little more.
    }
temper-zilla =
    { $level ->
        [easy] Mostly here for the fish.
        [hard] Has heard what they say, and has come to answer.
       *[other] Quick, and tired of being compared.
    }
temper-ebirah =
    { $level ->
        [easy] Waves a claw at passing ships.
        [hard] Lets go of nothing.
       *[other] One claw to hold, one to strike.
    }
temper-kumonga =
    { $level ->
        [easy] Gets caught in his own web.
        [hard] The web is already around the table.
       *[other] Spins, waits, and is seldom in a hurry.
    }
temper-kamacuras =
    { $level ->
        [easy] Believes that nobody sees him.
        [hard] Nobody has seen him. That is the trouble.
       *[other] Stands very still, then does not.
    }
temper-manda =
    { $level ->
        [easy] Long, and a little tangled.
        [hard] Closes a coil with every turn.
       *[other] Takes the long way round you.
    }
temper-mechagodzilla =
    { $level ->
        [easy] Still starting up.
        [hard] All systems ready. Mercy is not among them.
       *[other] Follows the program. The program is sound.
    }
temper-megalon =
    { $level ->
        [easy] Digs in the wrong direction.
        [hard] Comes up where it hurts.
       *[other] Drills first, asks nothing.
    }
