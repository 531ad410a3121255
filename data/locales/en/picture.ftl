# The few words that stand in pictures. Pictures hold words, numbers and names; sentences belong to the messages.

### Frames
picture-first-to = First to { $target }
picture-round = Round { $round }
picture-round-short = R{ $round }
picture-start = Start
picture-of-target = /{ $target }
picture-of-life = of { $life }

### Total War
picture-total-war = Total War
picture-total-war-kanji = 総力戦
picture-mode-king_of_monsters = King of Monsters
picture-mode-immortals = Immortals
picture-option-counter_attack = Counter-attack
picture-option-free_surrender = Free surrender
picture-option-double_wound_hits_twice = Double Wound hits twice
picture-option-heart_straightens_all = A heart straightens all
picture-option-must_exceed_life = Damage must exceed Life
picture-option-wound_stays = A Wound stays
picture-option-double_wound_before_draw = Double Wound before the draw
picture-options-on = { $count } options
picture-options-more = { $count } more options
picture-strike = Strike
picture-wound = Wound
picture-opening = Round { $round }
picture-played-by = played by
picture-to-open = to open
picture-clockwise = Clockwise
picture-counterclockwise = Counterclockwise
picture-buildings-up = Buildings up
picture-wound-takes-one = a wound takes one
picture-no-buildings = none face up
picture-no-buildings-up = No buildings up
picture-deck = Deck
picture-discards = Discards
picture-buildings = Buildings
picture-worth = Worth { $vp } VP
picture-worth-short = worth { $vp }
picture-out = Out
picture-out-vp = { $vp } VP for the ranking
picture-spent = spent
picture-furious = Furious

### What happened last, in a few words
picture-last = Last
picture-tw-did-RoundOpened = { $seat } opens round { $round }
picture-tw-did-OpeningPassed = { $seat } cannot open
picture-tw-did-Played = { $seat } plays { $card_text }{ $power ->
        [0] {""}
       *[other] {" "}+ power { $power }
    }
picture-tw-did-TargetChosen = aims at { $target }
picture-tw-did-DirectionChanged = play turns round
picture-tw-did-BuildingTurnedUp = building { $value } turns up
picture-tw-did-Wounded = { $attacker } hits { $seat }
picture-tw-did-DamageLaid = { $seat } has { $wounds } of { $life } damage
picture-tw-did-Defeated = { $seat } falls to { $by }
picture-tw-did-Eliminated = { $seat } is out
picture-tw-did-Countered = { $seat } strikes back
picture-tw-did-Healed = { $seat } heals
picture-tw-did-DrewThree = { $seat } draws three
picture-tw-did-Ended = the game is over

### Who must do what
picture-ask-open = opens the round with any card
picture-ask-answer = answer { $strike } or more, or take the hit
picture-ask-answer-wound = answer the Wound with a special, or take it
picture-ask-target = choose who answers next
picture-ask-damage = lay a number as damage
picture-ask-heart = add a heart to the blow?
picture-ask-building = take one of the buildings
picture-ask-counter = strike back with a heart?
picture-ask-discard = discard down to three cards
picture-tab-open = Opens
picture-tab-answer = Answers
picture-tab-target = Aims
picture-tab-damage = Is hit
picture-tab-heart = Heart?
picture-tab-building = Is hit
picture-tab-counter = Counter?
picture-tab-discard = Discards
picture-tab-winner = Winner
picture-over-target = reaches { $target } victory points
picture-over-last_standing = is the last one standing
picture-over-exhausted = nobody can open: the game ends
picture-nobody = Nobody
picture-hit = Hit { $damage }
picture-gained = +{ $vp } VP
picture-defeated = Fell

### Hands and cards
picture-your-hand = Your hand
picture-your-hand-kanji = 手札
picture-empty-hand = No cards in hand
picture-other-actions = Other actions
picture-your-turn = { $round } · your move
picture-not-your-turn = { $round } · not your move
picture-strike-now = Strike { $strike }
picture-wound-now = Wound
picture-opening-now = Opening
picture-power-ready = Power { $power } ready
picture-power-spent = Power { $power } spent
picture-text-number = Answers a strike of { $value } or less.
picture-text-zero = Answers only a strike of 0. As damage it costs no life.
picture-text-heart = Answers { $value } or less and straightens your kaiju. Or add it to a blow.
picture-text-building = Answers { $value } or less and turns up a building.
picture-text-lowering = Answers any number and lowers the strike by 3. Never damage.
picture-text-change_direction = Answers any strike. Play runs the other way.
picture-text-choose_target = Answers any strike. You name who answers next.
picture-text-wound = Answers any strike. Only a special can answer it.
picture-text-double_wound = Hits the next player at once. Nothing answers it.
picture-way-play = Play
picture-way-damage = Lay it
picture-way-heart = Add it
picture-way-counter = Strike
picture-way-discard = Discard
picture-way-king = Wound
picture-too-low = too low
picture-king-card = King card, once
picture-why-answer = Needs { $strike } or more
picture-why-wound = Only a special
picture-why-damage = Only 0 to 10
picture-why-heart = Only a heart
picture-why-counter = Only a heart
picture-why-other = Not now
picture-the-deck = The deck
picture-copies = { $copies } of { $total } cards

### Results
picture-winner = Winner
picture-nobody-wins = Nobody wins
picture-points-by-round = Victory points by round
picture-ended-target = { $name } reached { $target } VP in round { $round }
picture-ended-last_standing = The last one standing, round { $round }
picture-ended-exhausted = Nobody could open in round { $round }

### Statistics
picture-stats-won = won
picture-stats-fair = what chance alone would win
picture-stats-percent = { $share }%
picture-stats-count = { $wins } of { $games }
picture-stats-alt = { $title }: { $first }, { $second }. The share of games won, beside what chance alone would win.
picture-stats-alt-place = { $place }. { $name }
picture-stats-alt-row = { $name }{ $noted ->
        [yes] , { $note }
       *[no] {""}
    }: { $wins } of { $games } won, { $share }%, by chance { $fair }%.
