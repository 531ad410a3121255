# Computer players in a word or two, under their seat in the lobby: what the kaiju is like, and how it plays at its level.
# Style: docs/voice.md.

computer-temper = -# { $temper }

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
