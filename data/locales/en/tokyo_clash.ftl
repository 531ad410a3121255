# Godzilla: Tokyo Clash in words. Style: docs/voice.md.
# Names of kaiju come in bold where they stand first. Cards, events, buildings and vehicles are named in tokyo_clash-cards.ftl.

## The city

tokyo_clash-mat = Discard action
tokyo_clash-the = the { $what }
tokyo_clash-faced = { $what } facing { $facing }
tokyo_clash-times = { $name } ×{ $count }
tokyo_clash-worth = { $card } ({ $dominance } Dominance)
tokyo_clash-ground-street = street
tokyo_clash-ground-water = water
tokyo_clash-ground-rubble = rubble
tokyo_clash-way-n = north
tokyo_clash-way-ne = north-east
tokyo_clash-way-se = south-east
tokyo_clash-way-s = south
tokyo_clash-way-sw = south-west
tokyo_clash-way-nw = north-west
tokyo_clash-prize-energy = +{ $energy } Energy
tokyo_clash-prize-draw = draw a card
tokyo_clash-prize-recall = a card back on the deck
tokyo_clash-prize-look = a look at a deck

## Options

tokyo_clash-name = Tokyo Clash
tokyo_clash-title = Godzilla: Tokyo Clash
tokyo_clash-about = Wreck Tokyo for Energy, then each other for trophies. Most Dominance wins, before the Oxygen Destroyer ends it.
tokyo_clash-minutes = 45
tokyo_clash-option-events = Events
tokyo_clash-option-events-about = The two events of every round, in this order (TC-1.2).
tokyo_clash-option-events-random = two at random
tokyo_clash-option-events-armored_assault-rush_hour = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-rush_hour }
tokyo_clash-option-events-armored_assault-air_strikes = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-armored_assault-xilien_invasion = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-armored_assault-naval_bombardment = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-armored_assault-lightning_generators = { tokyo_clash-event-armored_assault }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-rush_hour-air_strikes = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-air_strikes }
tokyo_clash-option-events-rush_hour-xilien_invasion = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-rush_hour-naval_bombardment = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-rush_hour-lightning_generators = { tokyo_clash-event-rush_hour }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-air_strikes-xilien_invasion = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-xilien_invasion }
tokyo_clash-option-events-air_strikes-naval_bombardment = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-air_strikes-lightning_generators = { tokyo_clash-event-air_strikes }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-xilien_invasion-naval_bombardment = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-naval_bombardment }
tokyo_clash-option-events-xilien_invasion-lightning_generators = { tokyo_clash-event-xilien_invasion }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-events-naval_bombardment-lightning_generators = { tokyo_clash-event-naval_bombardment }, { tokyo_clash-event-lightning_generators }
tokyo_clash-option-second_event_first = Second event first
tokyo_clash-option-second_event_first-about = The two events change places (TC-1.2).
tokyo_clash-option-first_game = First game
tokyo_clash-option-first_game-about = Players without a choice get Godzilla and Megalon first (TC-1.1).
tokyo_clash-option-setup_order = Set-up
tokyo_clash-option-setup_order-about = What is set up before the other: events or kaiju (TC-2.7).
tokyo_clash-option-setup_order-events_first = events, then hands and King
tokyo_clash-option-setup_order-kaiju_first = hands and King, then events
tokyo_clash-option-defence_parts = Defence effects
tokyo_clash-option-defence_parts-about = When other effects of a defence against a throw or quake happen (TC-5.11).
tokyo_clash-option-defence_parts-after_card = after the whole attack card
tokyo_clash-option-defence_parts-at_once = right after the damage
tokyo_clash-option-tank_ties = Vehicles among kaiju
tokyo_clash-option-tank_ties-about = What a Tank or UFO does in a space with several kaiju (TC-11.13).
tokyo_clash-option-tank_ties-king = moves towards the King
tokyo_clash-option-tank_ties-stay = stays
tokyo_clash-option-trains = Trains
tokyo_clash-option-trains-about = Whether a Train's way is known a round before (TC-11.6).
tokyo_clash-option-trains-line = run the way they face
tokyo_clash-option-trains-free = run any way
tokyo_clash-option-head_meter = Head Meter
tokyo_clash-option-head_meter-about = What a Barrage does to King Ghidorah's Head Meter (TC-13.10).
tokyo_clash-option-head_meter-resets = back to 0
tokyo_clash-option-head_meter-stays = stays full
tokyo_clash-option-tail_slide = Godzilla's throws by card
tokyo_clash-option-tail_slide-about = The rulebook's text says one space farther, its picture does not (TC-9.1).
tokyo_clash-option-tail_slide-ability = one space farther
tokyo_clash-option-tail_slide-picture = as printed on the card
tokyo_clash-option-fuse = Length
tokyo_clash-option-fuse-about = Where the first Small Building lies on the damage track (TC-7.2).
tokyo_clash-option-fuse-normal = as marked
tokyo_clash-option-fuse-short = short: a circle nearer
tokyo_clash-option-fuse-long = long: a circle farther
tokyo_clash-preset-printed = As printed
tokyo_clash-preset-printed-about = The rulebook to the letter wherever it decides.
tokyo_clash-preset-house = House
tokyo_clash-preset-house-about = Kaiju set up first, quick defences, Trains that run any way.
tokyo_clash-preset-first_game = First game
tokyo_clash-preset-first_game-about = The rulebook's suggestion: Godzilla, Megalon, Armored Assault, Rush Hour.

## What versions of the rules have changed

changed-2-TC-2-7 = The events are set up before hands are dealt and the King is drawn.
changed-2-TC-5-11 = The other effects of a defence against a throw or quake follow the whole attack card.
changed-2-TC-5-12 = A thrown kaiju can no longer dodge out of a Lightning Generator's space.
changed-2-TC-11-6 = Trains run the way they face.
changed-2-TC-11-13 = A Tank or UFO in a space with several kaiju moves towards the King.

## Kaiju, one line on how each plays

tokyo_clash-kaiju-godzilla = Throws everything one space farther. Power Up makes his Heat Ray a trophy hunter.
tokyo_clash-kaiju-king_ghidorah = Three heads fill the Head Meter. When it is full, Barrage.
tokyo_clash-kaiju-megalon = Fights at arm's length, throws and goes on, and picks the card he draws next.
tokyo_clash-kaiju-mothra = Strikes from afar and keeps moving. Humans leave her alone; ruins give her nothing.

## Looking things up

tokyo_clash-word-card = { $name } ({ $kaiju })
tokyo_clash-word-card-text = Cost { $cost } Energy · Dominance { $dominance } · { $copies } in a deck of { $total }
    { $text }
    { $source }
# Where the facts of a card come from.
tokyo_clash-source-R = Printed in the rulebook: { $facts }.
tokyo_clash-source-S = From a review: { $facts }.
tokyo_clash-source-H = Ours: { $facts }.
# What stands for the facts where all of them are meant.
tokyo_clash-source-all = all
tokyo_clash-word-kaiju-text = { $about }
    Discard a card: { $first } Or: { $second }
tokyo_clash-word-event = Event: { $name }
tokyo_clash-word-event-text = { $text }
    { $source }
tokyo_clash-word-prize-text = Destroying it brings { $prize }.

## Questions

tokyo_clash-ask-act = Play a card, discard one, or pass. You have { $energy } Energy.
tokyo_clash-ask-momentum = Momentum: another action? { $energy } Energy left.
tokyo_clash-ask-action = Which action do you take?
tokyo_clash-ask-attack = { $card }: who do you attack, and how?
tokyo_clash-ask-target = { $card }: who is the target?
tokyo_clash-ask-spend = { $card }: spend { $names } on this attack?
tokyo_clash-ask-throw = What do you throw?
tokyo_clash-ask-throw-to = { $has_card ->
        [yes] { $card }: throw
       *[no] Throw
    } { $target } where? Up to { $amount ->
        [one] { $amount } space
       *[other] { $amount } spaces
    }.
tokyo_clash-ask-throw-hit = What does { $target } hit at { $space }?
tokyo_clash-ask-throw-through = { $target } flies through { $space }. What falls there?
tokyo_clash-ask-throw-collide = { $target } lands among kaiju at { $space }. Who else is hurt?
tokyo_clash-ask-trophy = { $total ->
        [1] Your blow lands. Which card do you keep as a trophy?
       *[other] Your blow lands: trophy { $number } of { $total }. Which card?
    }
tokyo_clash-ask-radar = Radar Dish: whose top card do you look at?
tokyo_clash-ask-bunker = Military Bunker: which card from your discard pile goes on top of your deck?
tokyo_clash-ask-recall = { $is_last ->
        [yes] Put a card from your discard pile on top of your deck? The game ends with this round, so it changes nothing any more.
       *[no] Before you draw: put a card from your discard pile on top of your deck?
    }
tokyo_clash-ask-bask = Use a building in or next to your space? It stays standing.
tokyo_clash-ask-refresh = { $is_last ->
        [yes] Refresh: discard what you like. The game ends with this round, so it changes nothing any more.
       *[no] Refresh: discard as many cards as you like, then draw new ones.
    }
tokyo_clash-ask-move = { $card }: move where?
tokyo_clash-ask-fly = Fly where?
tokyo_clash-ask-dodge = { $card }: dodge where?
tokyo_clash-ask-push = { $card }: push { $target } where?
tokyo_clash-ask-pull = { $card }: pull { $target } where?
tokyo_clash-ask-place = { $card }: where do you put { $target }?
tokyo_clash-ask-smash = { $card }: what do you destroy?
tokyo_clash-ask-recover = { $card }: take a card from your discard pile?
tokyo_clash-ask-discard = Discard a card.
tokyo_clash-ask-strip = Which Enhancement is lost?
tokyo_clash-ask-sift-keep = { $card }: which card do you take?
tokyo_clash-ask-sift-under = { $card }: which card goes under your deck next?
tokyo_clash-ask-riposte = { $card }: strike back?
tokyo_clash-ask-defend = { $cause ->
        [attack] { $attacker } attacks you with { $card }: { $amount } damage. Defend?
        [card] { $card }, played by { $attacker }: { $amount } damage. Defend?
       *[throw] A throw by { $attacker }: { $amount } damage. Defend?
    }
tokyo_clash-ask-hunt-tank = The Tank at { $space } is equally near to several kaiju. Which one does it move towards?
tokyo_clash-ask-hunt-ufo = The UFO at { $space } is equally near to several kaiju. Which one does it move towards?
tokyo_clash-ask-move-tank = The Tank at { $space } moves. Where to?
tokyo_clash-ask-move-ufo = The UFO at { $space } moves. Where to?
tokyo_clash-ask-move-train = The Train at { $space } runs. Where to?
tokyo_clash-ask-place-tank = Place a Tank.
tokyo_clash-ask-place-train = Place a Train.
tokyo_clash-ask-place-jet = Place a Jet.
tokyo_clash-ask-place-ufo = Place a UFO.
tokyo_clash-ask-place-battleship = Place a Battleship.
tokyo_clash-ask-place-generator = Place a Lightning Generator.
tokyo_clash-ask-face-train = The Train at { $space }: which way will it run?
tokyo_clash-ask-face-jet = The Jet at { $space }: which way does it face?
tokyo_clash-ask-face-battleship = The Battleship at { $space }: which way does it face?

# The same, short, about somebody else: "waiting for …"
tokyo_clash-wait-act = take a turn
tokyo_clash-wait-momentum = act again or stop
tokyo_clash-wait-action = choose an action
tokyo_clash-wait-attack = choose a target for { $card }
tokyo_clash-wait-target = choose a target for { $card }
tokyo_clash-wait-spend = decide about Enhancements
tokyo_clash-wait-throw = choose what to throw
tokyo_clash-wait-throw-to = throw { $target }
tokyo_clash-wait-throw-hit = choose what { $target } hits
tokyo_clash-wait-throw-through = choose what falls at { $space }
tokyo_clash-wait-throw-collide = choose who { $target } hits
tokyo_clash-wait-trophy = take a trophy
tokyo_clash-wait-radar = look at a deck
tokyo_clash-wait-bunker = put a card back on the deck
tokyo_clash-wait-recall = put a card back on the deck
tokyo_clash-wait-bask = choose a building to use
tokyo_clash-wait-refresh = discard and refresh
tokyo_clash-wait-move = move
tokyo_clash-wait-fly = fly
tokyo_clash-wait-dodge = dodge
tokyo_clash-wait-push = push { $target }
tokyo_clash-wait-pull = pull { $target }
tokyo_clash-wait-place = put { $target } somewhere
tokyo_clash-wait-smash = destroy something
tokyo_clash-wait-recover = take a card back
tokyo_clash-wait-discard = discard a card
tokyo_clash-wait-strip = choose an Enhancement
tokyo_clash-wait-sift-keep = take a card
tokyo_clash-wait-sift-under = put cards under the deck
tokyo_clash-wait-riposte = decide about a riposte
tokyo_clash-wait-defend = answer { $amount } damage from { $attacker }
tokyo_clash-wait-hunt-tank = steer a Tank
tokyo_clash-wait-hunt-ufo = steer a UFO
tokyo_clash-wait-move-tank = steer a Tank
tokyo_clash-wait-move-ufo = steer a UFO
tokyo_clash-wait-move-train = steer a Train
tokyo_clash-wait-place-tank = place a Tank
tokyo_clash-wait-place-train = place a Train
tokyo_clash-wait-place-jet = place a Jet
tokyo_clash-wait-place-ufo = place a UFO
tokyo_clash-wait-place-battleship = place a Battleship
tokyo_clash-wait-place-generator = place a Lightning Generator
tokyo_clash-wait-face-train = point a Train
tokyo_clash-wait-face-jet = turn a Jet
tokyo_clash-wait-face-battleship = turn a Battleship

## Answers

# What stands over the lists of a question whose answers are of several kinds.
tokyo_clash-group-act-card = Play a card
tokyo_clash-group-act-discard = Discard a card for an action
tokyo_clash-group-act-spend = Spend an Enhancement
tokyo_clash-group-momentum-card = Play another card
tokyo_clash-group-momentum-discard = Discard a card for an action
tokyo_clash-group-momentum-spend = Spend an Enhancement
tokyo_clash-group-refresh-none = Keep them all

# A picture shows .short, with .note below it; .full is for alt texts. What is missing is said as on the button.
tokyo_clash-pick-card = { $card }
    .full = { $card }, { $cost } Energy, { $dominance } Dominance: { $text }
tokyo_clash-pick-hand = { $card }
    .full = { $card } (card { $place } of your hand)
tokyo_clash-pick-play = { $card }, { $cost } Energy
    .full = Play { $card }, { $cost } Energy
tokyo_clash-pick-discard = Discard { $card }
    .full = Discard { $card } for an action
tokyo_clash-pick-spend = Spend { $card }
    .note = costs no action
tokyo_clash-pick-trophy = { $card }, { $dominance } Dominance
    .full = { $card }, { $cost } Energy, { $dominance } Dominance: { $text }
tokyo_clash-pick-defend = { $left ->
        [0] { $card }, { $cost } Energy: blocks all { $amount }
       *[other] { $card }, { $cost } Energy: { $left } of { $amount } through
    }
    .full = Defend with { tokyo_clash-pick-defend }
tokyo_clash-pick-action = { $momentum ->
        [yes] { $name }, then act again (Momentum)
       *[no] { $name }
    }
    .short = { $name }
    .full = { tokyo_clash-pick-action }. { $text }
    .note = { $text }
tokyo_clash-pick-hit = Damage { $name }: { $value }
tokyo_clash-pick-throw = Throw { $name }
tokyo_clash-pick-seat = { $name }
tokyo_clash-pick-riposte = Strike back at { $name }
    .full = Strike back at { $name }: { $damage } damage
tokyo_clash-pick-hurt = { $name }: { $damage } damage
tokyo_clash-pick-thing = { $prize ->
        [none] { $what }
       *[other] { $what }, { $prize }
    }
    .short = { $what }
    .full = { $prize ->
        [none] Destroy the { $what } at { $space }
       *[other] Destroy the { $what } at { $space }, { $prize }
    }
tokyo_clash-pick-face = { $facing }
tokyo_clash-pick-none = Nothing
    .note = leave it
tokyo_clash-pick-stop = Stop
    .note = end your turn
tokyo_clash-pick-pass-act = Pass
    .note = you may act later
tokyo_clash-pick-pass-attack = Don't attack
    .note = leave it
tokyo_clash-pick-pass-move = Stay
    .note = leave it
tokyo_clash-pick-pass-dodge = Stay
    .note = leave it
tokyo_clash-pick-pass-push = Leave it there
    .note = leave it
tokyo_clash-pick-pass-pull = Leave it there
    .note = leave it
tokyo_clash-pick-pass-place = Leave it there
    .note = leave it
tokyo_clash-pick-pass-recover = Take none
    .note = leave it
tokyo_clash-pick-pass-recall = Leave the deck as it is
    .short = Leave the deck
    .note = leave it
tokyo_clash-pick-pass-bask = No building
    .note = leave it
tokyo_clash-pick-pass-riposte = Don't strike back
    .note = leave it
tokyo_clash-pick-pass-defend = Take it: { $amount } damage
    .short = Take it
    .note = { $amount } damage
tokyo_clash-act-throw = Throw
tokyo_clash-act-move = Move
tokyo_clash-act-fly = Fly
tokyo_clash-act-gain = Gain

# A space: its coordinates, then what is there, part by part as far as there is room. Pictures show the coordinates, the
# pieces and the Energy themselves.
tokyo_clash-pick-space = { $space } { $parts }
    .lettered = { $lettered }
    .short = { $what }
    .full = { $space } { $whole }
tokyo_clash-space-with = with { $names }
tokyo_clash-space-next = next to { $names }
tokyo_clash-fall-into = into the { $what }
    .short = { $what }
tokyo_clash-fall-onto = onto the { $what }
    .short = { $what }
tokyo_clash-fall-open = to the { $what }
    .short = { $what }
tokyo_clash-fall-kaiju = into { $names }, { $damage } damage each
    .short = { $damage } damage each
tokyo_clash-fall-or = or { $names }: { $damage } damage
    .short = { $damage } damage

## Why a card is not offered

tokyo_clash-notes = Not now: { $cards }
tokyo_clash-note-TC-4-1 = { $card } (costs { $cost } Energy, you have { $energy })
    .short = Needs { $cost } Energy
tokyo_clash-note-TC-4-6 = { $card } (only in defence)
    .short = Only in defence
tokyo_clash-note-TC-4-7 = { $card } (nothing to work on)
    .short = Nothing in reach
tokyo_clash-note-TC-6-1 = { $card } (no Defend value)
    .short = No Defend value
tokyo_clash-note-other = { $card }
    .short = Not now

## Standing orders

tokyo_clash-order-defend_with = Defend with { $value } when I can
tokyo_clash-order-defend_from = Defend against { $value } or more with any card
tokyo_clash-order-never_defend = Never defend
tokyo_clash-order-never_defend_below = Never defend against { $value } or less
tokyo_clash-order-always_riposte = Always strike back
tokyo_clash-order-never_riposte = Never strike back
tokyo_clash-order-pass_until_attacked = Pass until I'm attacked
tokyo_clash-order-pass_round = Pass until the next round
tokyo_clash-order-stay = Never dodge
tokyo_clash-order-event_chores = Steer and place the event vehicles for me
tokyo_clash-order-recall_nothing = Leave my deck as it is

## Events

tokyo_clash-RoundBegan = Round { $round } of { $rounds }. **{ $king }** is King of Monsters and acts first.
tokyo_clash-KingDrawn = **{ $seat }** draws the King of Monsters token.
tokyo_clash-Passed = **{ $seat }** { $had_cards ->
        [yes] passes.
       *[no] has no cards left and passes.
    }
tokyo_clash-CardPlayed = **{ $seat }** plays { $card }{ $cost ->
        [0] .
       *[other] {" "}for { $cost } Energy.
    }
tokyo_clash-ActionTaken = **{ $seat }** discards { $card } to { $action ->
        [throw] throw
        [fly] fly
        [gain] gain Energy
       *[move] move
    }.
tokyo_clash-Moved = { $how ->
        [move] **{ $seat }** moves to { $end }.
        [fly] **{ $seat }** flies to { $end }.
        [dodge] **{ $seat }** dodges to { $end }.
        [push] **{ $by }** pushes { $seat } to { $end }.
        [pull] **{ $by }** pulls { $seat } to { $end }.
       *[place] **{ $by }** puts { $seat } on { $end }.
    }
tokyo_clash-Attacked = { $barrage ->
        [yes] Barrage. {""}
       *[no] {""}
    }**{ $seat }** attacks { $target } { $is_ranged ->
        [yes] from afar
       *[no] at close quarters
    }: { $value }.
tokyo_clash-Defended = { $is_met ->
        [yes] **{ $seat }** meets { $amount } with { $card }, { $value }: { $left ->
            [0] blocked.
           *[other] { $left } left.
        }
       *[no] **{ $seat }** does not defend.
    }
tokyo_clash-Damaged = **{ $seat }** takes { $amount } damage. { $by } { $kept ->
        [0] gets no trophy
        [one] takes a trophy
       *[other] takes { $kept } trophies
    }{ $known ->
        [yes] : { $trophies }.
       *[no] .
    }{ $is_any ->
        [yes] {" "}Discarded: { $discarded }.
       *[no] {""}
    }
tokyo_clash-Crowned = The King falls! **{ $seat }** takes the King of Monsters token.
tokyo_clash-Thrown = **{ $by }** throws { $what } from { $start } to { $end }.
tokyo_clash-Destroyed = **{ $by }** destroys the { $what } at { $space }{ $square ->
        [0] .
       *[other] . It lies on square { $square } of the damage track.
    }
tokyo_clash-EnergyGained = **{ $seat }** gains { $amount } Energy, { $energy } in all.
tokyo_clash-EnergyLost = **{ $seat }** loses { $amount } Energy, { $energy } left.
tokyo_clash-Drew = **{ $seat }** draws { $known ->
        [yes] { $cards }
       *[no] { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }.
tokyo_clash-Reshuffled = **{ $seat }** shuffles the discard pile into a new deck of { $count }.
tokyo_clash-Recovered = **{ $seat }** takes { $card } from the discard pile { $place ->
        [hand] to hand.
       *[top] to the top of the deck.
    }
tokyo_clash-Looked = **{ $seat }** looks at { $at ->
        [hand] the hand of { $target }
       *[top] the top card of { $target }'s deck
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Sifted = **{ $seat }** looks at { $count ->
        [one] a card
       *[other] { $count } cards
    } of its own deck and keeps { $kept }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
tokyo_clash-Discarded = **{ $seat }** discards { $cards }.
tokyo_clash-Enhanced = **{ $seat }** keeps { $card } in play.
tokyo_clash-EnhancementLost = **{ $seat }** no longer has { $card } in play.
tokyo_clash-MeterRaised = The Head Meter of **{ $seat }** stands at { $meter }.
tokyo_clash-EventActivated = { $is_setup ->
        [yes] Tonight over Tokyo: { $event }.
       *[no] { $event }.
    }
tokyo_clash-VehiclePlaced = **{ $seat }** places a { $vehicle } at { $space }{ $has_facing ->
        [yes] , facing { $facing }.
       *[no] .
    }
tokyo_clash-VehicleMoved = { $is_still ->
        [yes] A { $vehicle } stays at { $end }
       *[no] A { $vehicle } goes from { $start } to { $end }
    }{ $has_facing ->
        [yes] , facing { $facing }.
       *[no] .
    }
tokyo_clash-Fired = A { $vehicle } fires { $facing } and hits { $count ->
        [0] nobody
       *[other] **{ $seats }**
    }.
tokyo_clash-GeneratorWentOff = { $own ->
        [yes] **{ $seat }** walks into the Lightning Generator at { $space }.
       *[no] **{ $by }** drags { $seat } into the Lightning Generator at { $space }: 1 damage, unblockable.
    }
tokyo_clash-TrophyLost = **{ $seat }** loses the trophy { $card }; it goes to the discard pile of { $owner }.
tokyo_clash-Basked = **{ $seat }** rests at the { $what } at { $space }. It stays standing.
tokyo_clash-Ended = { $reason ->
        [oxygen_destroyer] The Oxygen Destroyer reaches the ruins. It is over.
       *[seventh_round] The last round is over, and Tokyo is quiet.
    } Dominance: { $scores }.

## A round in two lines

tokyo_clash-round = Round { $round }: { $buildings ->
        [0] the city stands
        [one] one building falls
       *[other] { $buildings } buildings fall
    }, { $damage ->
        [0] and nobody is hurt.
       *[other] and { $damage } damage gets through.
    }
tokyo_clash-round-crowned = **{ $seat }** takes the crown.
tokyo_clash-round-hunter = **{ $seat }** leads the hunt: { $damage } damage dealt.
tokyo_clash-round-energy = **{ $seat }** feeds best: { $energy } Energy.
tokyo_clash-round-quiet = Tokyo holds its breath.

## How a seat stands

tokyo_clash-seat = { $energy } Energy, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $trophies ->
        [0] no trophies
        [one] { $trophies } trophy
       *[other] { $trophies } trophies
    }{ $is_king ->
        [yes] , King of Monsters
       *[no] {""}
    }

## Results

tokyo_clash-reason-oxygen_destroyer = as the Oxygen Destroyer reaches the ruins
tokyo_clash-reason-seventh_round = after the last round
tokyo_clash-score = { $score } Dominance
