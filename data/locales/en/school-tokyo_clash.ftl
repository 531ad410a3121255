# Lessons of Godzilla: Tokyo Clash.

lesson-tokyo_clash-throwing = Throwing and Energy
lesson-tokyo_clash-throwing-card = Look at the *{ panel-board }*: a Tank in your space, and a Tower four spaces away. { tokyo_clash-card-tail_slide } costs your 2 Energy and throws that far. Play it.
refused-lesson-tokyo_clash-no-pass = Passing is for when you have nothing left to do. You do.
refused-lesson-tokyo_clash-play-it = Discarded, it gives you no more than a plain throw or move. Play the card for what it says.
refused-lesson-tokyo_clash-too-short = That throws 3 spaces at most, and the Tower is 4 away. { tokyo_clash-card-tail_slide } reaches it.
lesson-tokyo_clash-throwing-stay = First you could move 1. The Tank is in your space, so stay.
refused-lesson-tokyo_clash-stay = If you walk away, the Tank stays behind. To throw a vehicle you have to be in its space.
lesson-tokyo_clash-throwing-tank = Throw the Tank: an attack can do that with whatever stands in your space. It flies in a straight line, and what it hits falls with it.
refused-lesson-tokyo_clash-throw-it = The Tank is ready to fly. Throw it.
lesson-tokyo_clash-throwing-tower = Where to? Take the letter on the Tower: 1 Energy for the Tank and 4 for the Tower.
refused-lesson-tokyo_clash-small = That smashes a Small Building, but the Tower brings more Energy.
refused-lesson-tokyo_clash-nothing-there = There's nothing to smash there. Aim at a building: that's where the Energy is.
lesson-tokyo_clash-throwing-end = You paid 2 and got 5. Wrecking the city is how you pay for everything else: throw whatever stands in your space.

lesson-tokyo_clash-attacking = Attacks and trophies
lesson-tokyo_clash-attacking-ray = Now that you have 5 Energy, attack. { kaiju-mothra } wears the crown, two spaces away. { tokyo_clash-card-heat_ray } (2) reaches three spaces in a straight line.
lesson-tokyo_clash-attacking-hit = 3 damage against her. Choose your target.
refused-lesson-tokyo_clash-hit-it = Your card is played and paid. Don't let it go to waste: hit her.
lesson-tokyo_clash-attacking-trophy = She didn't defend. Three cards came off her deck, and the one with the most Dominance is your trophy. It's yours for good.
lesson-tokyo_clash-attacking-end = A trophy counts its Dominance, and the most Dominance wins. And whoever damages the King takes the crown. The King acts first, draws one more card and has 2 more Dominance at the end.

lesson-tokyo_clash-defending = Defending
lesson-tokyo_clash-defending-shield = You wear the crown, and { kaiju-mothra } hits you for 4. Each point of damage that gets through takes a card from your deck. Defend with the card that stops most.
refused-lesson-tokyo_clash-defend = Then all 4 get through. You have cards for this.
refused-lesson-tokyo_clash-thicker = That stops 2 of the 4. { tokyo_clash-card-stand_firm } stops 3.
lesson-tokyo_clash-defending-back = One point got through, and that was enough: she has a trophy, and the crown. Win the crown back with { tokyo_clash-card-heat_ray }.
refused-lesson-tokyo_clash-win-back = Later, perhaps. The crown is two spaces away in a straight line: play { tokyo_clash-card-heat_ray }.
lesson-tokyo_clash-defending-hit = Aim at { kaiju-mothra }. She holds nothing to defend with.
lesson-tokyo_clash-defending-trophy = Nothing stopped your 3. The cards to choose from count the same at the end: keep whichever you like.
lesson-tokyo_clash-defending-end = The crown is yours again. You can defend on anybody's turn: keep a card for it, above all as King, and the Energy if it costs some.

lesson-tokyo_clash-rounds = Discards and rounds
lesson-tokyo_clash-rounds-discard = No Energy at all, but a Train in your space. Discard any card for one of the two actions on your mat: a throw or a move. Give up the costly one.
refused-lesson-tokyo_clash-dear-first = That one you may be able to pay next round. Discard { tokyo_clash-card-mega_heat_ray }: 4 Energy is a long way off.
lesson-tokyo_clash-rounds-action = A throw or a move? A Train brings 3 Energy to whoever smashes it.
refused-lesson-tokyo_clash-mat-throw = A move earns nothing here. Throw the Train.
lesson-tokyo_clash-rounds-train = Into the Small Building with it: 3 for the Train and 2 for the building. Small Buildings that fall also bring the end of the game nearer.
refused-lesson-tokyo_clash-only-tank = The Tank would bring 1 more, the building brings 2. Take the building.
lesson-tokyo_clash-rounds-pass = { kaiju-mothra } passes. When everybody has passed, the round is over; you keep your Energy for the next. Pass as well.
refused-lesson-tokyo_clash-keep-ray = Nothing is worth it from here. Keep the card and pass.
lesson-tokyo_clash-rounds-refresh = Now everybody draws back to five. You may discard first, but { tokyo_clash-card-heat_ray } is worth keeping: discard nothing.
refused-lesson-tokyo_clash-keep-it = You have 5 Energy and it costs 2. Keep it.
lesson-tokyo_clash-rounds-end = Then the vehicles of the two events move, and a new round begins. On the track with the round numbers the Oxygen Destroyer comes nearer each round: when it passes a fallen Small Building, or after round seven, the game ends.

lesson-tokyo_clash-game = A whole game
lesson-tokyo_clash-game-plays = A real game against one easy computer: the most Dominance wins, trophies and crown together. First place vehicles, wherever you like.
lesson-tokyo_clash-game-end = { $won ->
        [yes] You've won. You know the game: on to a real table.
       *[no] Not this time, but you've played it to the end. Once more, or a real table?
    }
