# The few words that stand in pictures. Pictures hold words, numbers and names; sentences belong to the messages.

### Frames
first-to = First to { $target }
round = Round { $round }
round-short = R{ $round }
start = Start
vp = { $count } VP
of-target = /{ $target }
of-life = of { $life }

### Total War
total-war = Total War
total-war-kanji = 総力戦
mode-king_of_monsters = King of Monsters
mode-immortals = Immortals
option-counter_attack = Counter-attack
option-free_surrender = Free surrender
option-double_wound_hits_twice = Double Wound hits twice
strike = Strike
wound = Wound
opening = Round { $round }
played-by = played by
to-open = to open
clockwise = Clockwise
anticlockwise = Anticlockwise
buildings-up = Buildings up
wound-takes-one = a wound takes one
no-buildings = none face up
deck = Deck
discards = Discards
buildings = Buildings
worth = Worth { $vp } VP
worth-short = worth { $vp }
out = Out
out-vp = { $vp } VP for the ranking
spent = spent
furious = Furious
computer-card = card { $card }

### What lies on the pile
played-number = card { $value }
played-power = card { $value } + power { $power }
played-lowering = card −3
played-heart = heart { $value }
played-heart-power = heart { $value } + power { $power }
played-building = card { $value } with a building
played-building-power = { $value } with a building + power { $power }
played-change_direction = Change Direction
played-choose_target = Choose a Target
played-wound = Wound
played-double_wound = Double Wound
played-king = King of Monsters, heart 4

### Who must do what
ask-open = opens the round with any card
ask-answer = answer { $strike } or more, or take the wound
ask-answer-wound = answer the Wound with a special, or take it
ask-target = choose who answers next
ask-damage = lay a number as damage
ask-heart = add a heart to the blow?
ask-building = take one of the buildings
ask-counter = strike back with a heart?
ask-discard = discard down to three cards
tab-open = Opens
tab-answer = Answers
tab-target = Aims
tab-damage = Is hit
tab-heart = Heart?
tab-building = Is hit
tab-counter = Counter?
tab-discard = Discards
tab-winner = Winner
over-target = reaches { $target } victory points
over-last_standing = is the last one standing
over-exhausted = nobody can open: the game ends
nobody = Nobody
hit = Hit { $damage }
gained = +{ $vp } VP
defeated = Fell
