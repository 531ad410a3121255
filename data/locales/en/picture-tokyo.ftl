# The words in Tokyo Clash's pictures, and what the pictures say to those who read them.

tokyo-clash = Tokyo Clash
tokyo-clash-kanji = 東京激突
tc-phase-setup = Set-up
tc-phase-action = Action phase
tc-phase-refresh = Refresh phase
tc-phase-event = Event phase
tc-phase-over = Game over

### Corners
tc-event = Event { $number }
tc-event-armored_assault = Tank beside you: −1
tc-event-rush_hour = Trains run 1 to 3
tc-event-air_strikes = Jets shoot their line
tc-event-xilien_invasion = UFO near: discard
tc-event-naval_bombardment = Ships hit their line
tc-event-lightning_generators = End there: 1 damage
tc-worth-T = Tower
tc-worth-P = Plant, draw
tc-worth-M = Bunker, recall
tc-worth-R = Radar, look
tc-worth-B = Block
tc-playing = Playing
tc-action = Discard action
tc-target = Target
tc-vehicle = Vehicle
tc-against = Against

### Damage track
tc-track = Damage track
tc-squares-left = City falls when they meet · { $count ->
    [one] 1 square left
   *[other] { $count } squares left
}
tc-met = They have met: this is the last round
tc-city-fell = The city has fallen

### The last move
tc-last = Last
tc-did-round = Round { $round } begins
tc-did-pass = { $who } passes
tc-did-card = { $who } plays { $card }
tc-did-action = { $who } discards { $card }: { $action }
tc-did-move = { $who } goes to { $end }
tc-did-moved = { $who } is moved to { $end }
tc-did-attack = { $who } attacks { $whom } for { $value }
tc-did-defend = { $who } defends { $value } with { $card }
tc-did-undefended = { $who } does not defend
tc-did-damage = { $who } takes { $amount }, { $kept ->
    [0] no trophy
    [one] 1 trophy
   *[other] { $kept } trophies
} for { $by }
tc-did-crown = { $who } is King of Monsters
tc-did-throw = { $what } thrown to { $end }
tc-did-destroy = { $what } down
tc-did-destroy-many = { $count } × { $what } down
tc-did-gain = { $who } +{ $amount } Energy
tc-did-lose = { $who } −{ $amount } Energy
tc-did-draw = { $who } draws { $count }
tc-did-reshuffle = { $who } shuffles a new deck
tc-did-recover = { $who } takes back { $card }
tc-did-look = { $who } looks at { $whom }’s cards
tc-did-sift = { $who } looks at { $count } cards
tc-did-discard = { $who } discards { $cards }
tc-did-enhance = { $card } stays in play
tc-did-enhancement-lost = { $who } loses { $card }
tc-did-meter = { $who }: Head Meter { $meter }
tc-did-event = { $event }
tc-did-place = { $what } placed in { $end }
tc-did-drive = { $what } goes to { $end }
tc-did-fire = { $what } fires
tc-did-generator = Generator strikes { $who }
tc-did-trophy-lost = { $who } loses the trophy { $card }
tc-did-bask = { $who } has the benefit of the { $what }
tc-did-end = The game is over
tc-act-throw = Throw
tc-act-move = Move
tc-act-fly = Fly
tc-act-gain = Gain

### Who must do what
tc-several = { $count } players
tc-ask-act = play a card, discard one, or pass
tc-ask-momentum = Momentum: go on, or stop
tc-ask-action = which discard action?
tc-ask-attack = { $card }: attack whom?
tc-ask-target = { $card }: choose a target
tc-ask-spend = { $card }: spend Enhancements?
tc-ask-throw = throw what?
tc-ask-throw-to = throw { $target } where?
tc-ask-throw-hit = what does { $target } hit?
tc-ask-throw-through = { $target } destroys what on the way?
tc-ask-throw-collide = into whom does { $target } crash?
tc-ask-defend = defend against { $amount } damage?
tc-ask-trophy = keep which card as a trophy?
tc-ask-radar = look at whose deck?
tc-ask-bunker = recall which card?
tc-ask-recall = recall a card onto the deck?
tc-ask-bask = enjoy which building?
tc-ask-refresh = discard any cards, then draw
tc-ask-move = move where?
tc-ask-fly = fly where?
tc-ask-dodge = dodge where?
tc-ask-push = push it where?
tc-ask-pull = pull it where?
tc-ask-place = put it where?
tc-ask-smash = smash what?
tc-ask-recover = take back which card?
tc-ask-discard = discard which card?
tc-ask-strip = which Enhancement is lost?
tc-ask-sift-keep = keep which card?
tc-ask-sift-under = which card goes under first?
tc-ask-riposte = strike back?
tc-ask-hunt-tank = whom does the Tank hunt?
tc-ask-hunt-ufo = whom does the UFO hunt?
tc-ask-move-tank = where does the Tank drive?
tc-ask-move-ufo = where does the UFO fly?
tc-ask-move-train = where does the Train run?
tc-ask-place-tank = place a Tank
tc-ask-place-train = place a Train
tc-ask-place-jet = place a Jet
tc-ask-place-ufo = place a UFO
tc-ask-place-battleship = place a Battleship
tc-ask-place-generator = place a Generator
tc-ask-face-jet = which way does the Jet face?
tc-ask-face-battleship = which way does the Battleship face?
tc-ask-any = decides
tc-over-oxygen_destroyer = wins: the Oxygen Destroyer has met the ruins
tc-over-seventh_round = wins after the seventh round
tc-this-card = this card
tc-the = the { $name }

### Panels
tc-passed = Passed
tc-winner = Winner
tc-hit = Hit { $amount }
tc-gained = +{ $amount }
tc-lost = −{ $amount }
tc-more = +{ $count }
tc-times = { $name } ×{ $count }
tc-score = { $score }

### Choices
tc-open-street = open street
tc-open-water = open water
tc-ruins = ruins
tc-block = Block
tc-blocks = { $count } Blocks
tc-each-hurt = 1 damage each
tc-hurt = 1 damage
tc-stay = Stay
tc-pass = No thanks
tc-pass-act = Pass
tc-pass-act-note = act later if you like
tc-pass-attack = No attack
tc-pass-defend = Take it
tc-pass-defend-note = do not defend
tc-stop = Stop
tc-stop-note = end your turn
tc-nothing = Nothing
tc-damage-it = Damage { $what }
tc-throw-it = Throw { $what }
tc-destroy-it = Destroy { $what }
tc-way-n = north
tc-way-ne = north-east
tc-way-se = south-east
tc-way-s = south
tc-way-sw = south-west
tc-way-nw = north-west
tc-thrown-kaiju = Up to { $amount } spaces · stops at a kaiju or Large Building
tc-thrown-vehicle = Up to { $amount } spaces in a straight line

### Hands and cards
tc-energy = Energy { $energy }
tc-ability-godzilla = Throws go 1 space farther
tc-ability-king_ghidorah = A full Head Meter fires the Barrage
tc-ability-megalon = Recalls a card every round
tc-ability-mothra = Ignored by Tanks, Jets and Battleships
tc-why-energy = Needs { $cost } Energy
tc-why-defence = Only when you are hit
tc-why-target = No target
tc-why-no-defend = No Defend value
tc-why-other = Not now
tc-discard-note = discard { $card }
tc-discard-it = Discard { $card }
tc-discard-any = for: { $actions }
tc-spend-it = Spend { $card }
tc-spend-note = takes no action
tc-cards-of = { $kaiju }
tc-copies = { $copies } of { $total } cards
tc-choose-cards = Choose
tc-choose-cards-kanji = 選択
tc-any-number = any number of them
tc-deck-title = The deck
tc-pass-note = leave it

### Results
tc-ended-oxygen_destroyer = The Oxygen Destroyer met the ruins in round { $round }
tc-ended-seventh_round = The city stood for seven rounds
tc-trophies-by-round = Trophies by round
tc-points-by-round = Dominance of trophies by round

### In words
tct-title = Tokyo Clash, round { $round } of 7, { $phase }.
tct-events = Events: { $events }.
tct-event = Event { $number }, { $name } ({ $vehicle }): { $text }
tct-track = Damage track: the Oxygen Destroyer stands on circle { $round }, { $passed } of 18 squares are behind it. Ruins on { $tokens ->
    [0] no square; the first goes on square { $first }
   *[other] squares { $squares }
}. { $gap }.
tct-track-short = Damage track: { $gap }.
tct-asked = { $who }: { $ask }
tct-to-act = { $who } is to act.
tct-passes = { $count ->
    [0] Nobody has passed since the last action.
    [one] 1 player has passed in a row.
   *[other] { $count } players have passed in a row.
}
tct-order = Turn order: { $order }.
tct-over = The game is over: { $who } { $reason }.
tct-aim-damage = { $who } deals { $amount } damage to { $target }{ $with }.
tct-aim-throw = { $who } throws { $target } up to { $amount } spaces{ $with }{ $place }.
tct-aim-drive = It is about the { $target }{ $place }.
tct-with = { " " }with { $card }
tct-in = , now in { $space }
tct-last = Last: { $told }.
tct-seats = Seats:
tct-seat = { $number }. { $who } in { $space }: Energy { $energy }, { $hand } cards in hand, { $trophies } trophies{ $extras }.
tct-seat-more = Deck { $deck }, discard pile: { $discard }.
tct-seat-short = { $number }. { $who }, { $space }: { $energy } Energy, { $hand } cards, { $trophies } trophies{ $extras }.
tct-king = King of Monsters
tct-meter = Head Meter { $meter } of { $size }
tct-enhancements = in play: { $cards }
tct-playing = playing { $cards }
tct-score = score { $score }
tct-none = none
tct-mat = { $kaiju } can discard a card to: { $actions } { $gains ->
    [yes] It gains Energy from what it destroys.
   *[no] It gains nothing from what it destroys.
}
tct-known-hand = You know of its hand: { $cards }.
tct-known-deck = You know of its deck: { $cards }.
tct-depth = { $depth ->
    [0] { $card } on top
    [one] { $card } below 1 card
   *[other] { $card } below { $depth } cards
}
tct-known-trophies = You know of its trophies: { $cards }.
tct-spaces = Spaces (column, row; columns run from west to east, and a step north is row −1):
tct-space = { $space }: { $here }
tct-tile = tile { $tile }
tct-centre = centre tile
tct-ground-w = water
tct-ground-s = street
tct-ground-ruin = ruins of a { $building }
tct-facing = { $vehicle } facing { $way }
tct-worth = Worth: { $list }.
tct-worth-one = { $name } { $energy } Energy{ $reward }
tct-reward-draw = { " " }and a card
tct-reward-recall = { " " }and a card from the discard pile onto the deck
tct-reward-look = { " " }and a look at a deck’s top card
tct-worth-none = { $name } { $energy } Energy
tct-you = You are { $who }.
tct-hand = Your hand:
tct-hand-empty = Your hand is empty.
tct-card = { $name }, cost { $cost }, Dominance { $dominance }: { $text }
tct-taken = Cards taken: { $cards }.
tct-sifted = Cards looked at: { $cards }.
tct-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
tct-choices = Your choices:
tct-choices-any = Your choices, { $least } to { $most } of them:
tct-choice = { $letter }: { $what }
tct-choice-space = { $space }, { $what }{ $energy ->
    [0] {""}
   *[other] , +{ $energy } Energy
}
tct-choice-card = play { $card }
tct-choice-discard = discard { $card } for an action
tct-choice-spend = spend { $card }
tct-choice-take = { $card }
tct-choice-hand = { $card } (card { $place } of your hand)
tct-result = { $game }. { $who } wins. { $reason }.
tct-place = { $place }. { $who }, { $score } points
tct-rounds = Trophies by round:
tct-course = { $who }: { $values }
tct-deck = The deck, { $count } cards:
tct-deck-card = { $copies }× { $card }
