# The words in Tokyo Clash's pictures, and what the pictures say to those who read them.

picture-tokyo-clash = Tokyo Clash
picture-tokyo-clash-kanji = 東京激突
picture-tc-phase-setup = Set-up
picture-tc-phase-action = Action phase
picture-tc-phase-refresh = Refresh phase
picture-tc-phase-event = Event phase
picture-tc-phase-over = Game over

### Events and the card in play
picture-tc-event-armored_assault = Tank beside you: −1
picture-tc-event-rush_hour = Trains run 1 to 3
picture-tc-event-air_strikes = Jets shoot their line
picture-tc-event-xilien_invasion = UFO near: discard
picture-tc-event-naval_bombardment = Ships hit their line
picture-tc-event-lightning_generators = End there: −1 card
picture-tc-action = Discard action

### Damage track
picture-tc-track = Damage track
picture-tc-squares-left = City falls when they meet · { $count ->
    [one] 1 square left
   *[other] { $count } squares left
}
picture-tc-left = { $count } left
picture-tc-left-none = last round
picture-tc-met = They have met: this is the last round
picture-tc-city-fell = The city has fallen

### The last move
picture-tc-last = Last
picture-tc-suggested = Suggested
picture-tc-did-RoundBegan = Round { $round } begins
picture-tc-did-Passed = { $seat } passes
picture-tc-did-CardPlayed = { $seat } plays { $card }
picture-tc-did-ActionTaken = { $seat } discards { $card }: { $action ->
    [throw] { tokyo_clash-act-throw }
    [fly] { tokyo_clash-act-fly }
    [gain] { tokyo_clash-act-gain }
   *[move] { tokyo_clash-act-move }
}
picture-tc-did-Moved = { $own ->
    [yes] { $seat } goes to { $end }
   *[no] { $seat } is moved to { $end }
}
picture-tc-did-Attacked = { $seat } attacks { $target } for { $value }
picture-tc-did-Defended = { $is_met ->
    [yes] { $seat } defends { $value } with { $card }
   *[no] { $seat } does not defend
}
picture-tc-did-Damaged = { $seat } takes { $amount }, { $kept ->
    [0] no trophy
    [one] 1 trophy
   *[other] { $kept } trophies
} for { $by }
picture-tc-did-Crowned = { $seat } is King of Monsters
picture-tc-did-Thrown = { $what } thrown to { $end }
picture-tc-did-destroy = { $count ->
    [one] { $what } down
   *[other] { $count } × { $what } down
}
picture-tc-did-gain = { $who } +{ $amount } Energy
picture-tc-did-lose = { $who } −{ $amount } Energy
picture-tc-did-Drew = { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
picture-tc-did-Reshuffled = { $seat } shuffles a new deck
picture-tc-did-Recovered = { $seat } takes back { $card }
picture-tc-did-Looked = { $seat } looks at { $target }’s cards
picture-tc-did-Sifted = { $seat } looks at { $count } cards
picture-tc-did-Discarded = { $known ->
    [yes] { $seat } discards { $cards }
   *[no] {""}
}
picture-tc-did-Enhanced = { $card } stays in play
picture-tc-did-EnhancementLost = { $seat } loses { $card }
picture-tc-did-MeterRaised = { $seat }: Head Meter { $meter }
picture-tc-did-EventActivated = { $event }
picture-tc-did-VehiclePlaced = { $vehicle } placed in { $space }
picture-tc-did-VehicleMoved = { $vehicle } goes to { $end }
picture-tc-did-Fired = { $vehicle } fires
picture-tc-did-GeneratorWentOff = Lightning Generator strikes { $seat }
picture-tc-did-TrophyLost = { $seat } loses the trophy { $card }
picture-tc-did-Basked = { $seat } has the benefit of the { $what }
picture-tc-did-Ended = The game is over

### Who must do what
picture-tc-several = { $count } players
picture-tc-ask-act = play a card, discard one, or pass
picture-tc-ask-momentum = Momentum: go on, or stop
picture-tc-ask-action = which discard action?
picture-tc-ask-attack = { $card }: attack whom?
picture-tc-ask-target = { $card }: choose a target
picture-tc-ask-spend = { $card }: spend Enhancements?
picture-tc-ask-throw = throw what?
picture-tc-ask-throw-to = throw { $target } where?
picture-tc-ask-throw-hit = what does { $target } hit?
picture-tc-ask-throw-through = { $target } destroys what on the way?
picture-tc-ask-throw-collide = into whom does { $target } crash?
picture-tc-ask-defend = defend against { $amount } damage?
picture-tc-ask-trophy = keep which card as a trophy?
picture-tc-ask-radar = look at whose deck?
picture-tc-ask-bunker = recall which card?
picture-tc-ask-recall = recall a card onto the deck?
picture-tc-ask-bask = enjoy which building?
picture-tc-ask-refresh = discard any cards, then draw
picture-tc-ask-move = move where?
picture-tc-ask-fly = fly where?
picture-tc-ask-dodge = dodge where?
picture-tc-ask-push = push it where?
picture-tc-ask-pull = pull it where?
picture-tc-ask-place = put it where?
picture-tc-ask-smash = smash what?
picture-tc-ask-recover = take back which card?
picture-tc-ask-discard = discard which card?
picture-tc-ask-strip = which Enhancement is lost?
picture-tc-ask-sift-keep = keep which card?
picture-tc-ask-sift-under = which card goes under first?
picture-tc-ask-riposte = strike back?
picture-tc-ask-hunt-tank = whom does the Tank hunt?
picture-tc-ask-hunt-ufo = whom does the UFO hunt?
picture-tc-ask-move-tank = where does the Tank drive?
picture-tc-ask-move-ufo = where does the UFO fly?
picture-tc-ask-move-train = where does the Train run?
picture-tc-ask-place-tank = place a Tank
picture-tc-ask-place-train = place a Train
picture-tc-ask-place-jet = place a Jet
picture-tc-ask-place-ufo = place a UFO
picture-tc-ask-place-battleship = place a Battleship
picture-tc-ask-place-generator = place a Lightning Generator
picture-tc-ask-face-train = which way will the Train run?
picture-tc-ask-face-jet = which way does the Jet face?
picture-tc-ask-face-battleship = which way does the Battleship face?
picture-tc-ask-suggested = do it all as shown?
picture-tc-ask-any = decides
picture-tc-over-oxygen_destroyer = wins: the Oxygen Destroyer has met the ruins
picture-tc-over-seventh_round = wins after the last round
picture-tc-this-card = this card

### Panels
picture-tc-passed = Passed
picture-tc-winner = Winner
picture-tc-hit = Hit { $amount }
picture-tc-gained = +{ $amount }
picture-tc-lost = −{ $amount }
picture-tc-more = +{ $count }
picture-tc-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}

### Choices
picture-tc-thrown-kaiju = Up to { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
} · stops at a kaiju or Large Building
picture-tc-thrown-vehicle = Up to { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
} in a straight line

### Hands and cards
picture-tc-discard = Discard a card to
picture-tc-of = of { $most }
picture-tc-energy = Energy { $energy }
picture-tc-ability-godzilla = Throws go 1 space farther
picture-tc-ability-king_ghidorah = A full Head Meter fires the Barrage
picture-tc-ability-megalon = Recalls a card every round
picture-tc-ability-mothra = Ignored by Tanks, Jets and Battleships
picture-tc-choose-cards = Choose
picture-tc-choose-cards-kanji = 選択

### Results
picture-tc-ended-oxygen_destroyer = The Oxygen Destroyer met the ruins in round { $round }
picture-tc-ended-seventh_round = The city stood to the last round
picture-tc-trophies-by-round = Trophies by round
picture-tc-points-by-round = Dominance of trophies by round

### In words
picture-tct-title = Tokyo Clash, round { $round } of { $rounds }, { $phase }.
picture-tct-events = Events: { $events }.
picture-tct-event = Event { $number }, { $name } ({ $vehicle }): { $text }
picture-tct-track = Damage track: the Oxygen Destroyer stands on circle { $round }, { $passed } of { $count } squares are behind it. Small Buildings on { $tokens ->
    [0] no square; the first goes on square { $first }
   *[other] squares { $squares }
}. { $gap }.
picture-tct-track-short = Damage track: { $gap }.
picture-tct-asked = { $who }: { $ask }
picture-tct-to-act = { $who } is to act.
picture-tct-passes = { $count ->
    [0] Nobody has passed since the last action.
    [one] 1 player has passed in a row.
   *[other] { $count } players have passed in a row.
}
picture-tct-order = Turn order: { $order }.
picture-tct-over = The game is over: { $who } { $reason }.
picture-tct-aim-damage = { $who } deals { $amount } damage to { $target }{ $with }.
picture-tct-aim-throw = { $who } throws { $target } up to { $amount } spaces{ $with }{ $place }.
picture-tct-aim-move = { $who } moves { $target }{ $place }.
picture-tct-aim-drive = It is about the { $target }{ $place }.
picture-tct-with = { " " }with { $card }
picture-tct-in = , now in { $space }
picture-tct-last = Last: { $told }.
picture-tct-suggested = Suggested: { $told }.
picture-tct-seats = Seats:
picture-tct-seat = { $number }. { $who } in { $space }: Energy { $energy }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}{ $extras }.
picture-tct-seat-more = Deck { $deck }, discard pile: { $discard }.
picture-tct-seat-short = { $number }. { $who }, { $space }: { $energy } Energy, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}{ $extras }.
picture-tct-king = King of Monsters
picture-tct-meter = Head Meter { $meter } of { $size }
picture-tct-enhancements = in play: { $cards }
picture-tct-own-enhancements = In play: { $cards }.
picture-tct-playing = playing { $cards }
picture-tct-score = score { $score }
picture-tct-none = none
picture-tct-mat = { $kaiju } can discard a card to: { $actions } { $gains ->
    [yes] It gains Energy from what it destroys.
   *[no] It gains nothing from what it destroys.
}
picture-tct-known-hand = You know of its hand: { $cards }.
picture-tct-known-deck = You know of its deck: { $cards }.
picture-tct-depth = { $depth ->
    [0] { $card } on top
    [one] { $card } below 1 card
   *[other] { $card } below { $depth } cards
}
picture-tct-known-trophies = You know of its trophies: { $cards }.
picture-tct-spaces = Spaces (column, row; columns run from west to east, and a step north is row −1):
picture-tct-space = { $space }: { $here }
picture-tct-tile = tile { $tile }
picture-tct-centre = centre tile
picture-tct-ground-rubble = rubble of a { $building }
picture-tct-worth = Worth: { $list }.
picture-tct-worth-one = { $name } { $energy } Energy{ $reward }
picture-tct-reward-draw = { " " }and a card
picture-tct-reward-recall = { " " }and a card from the discard pile onto the deck
picture-tct-reward-look = { " " }and a look at a deck’s top card
picture-tct-worth-none = { $name } { $energy } Energy
picture-tct-hand = Your hand:
picture-tct-hand-empty = Your hand is empty.
picture-tct-card = { $name }, cost { $cost }, Dominance { $dominance }: { $text }
picture-tct-taken = Cards taken: { $cards }.
picture-tct-sifted = Cards looked at: { $cards }.
picture-tct-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
picture-tct-result = { $game }. { $who } wins. { $reason }.
picture-tct-place = { $place }. { $who }, { $score } points
