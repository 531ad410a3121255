# Godzilla Total War in words. Style: docs/voice.md.
# Names of kaiju come in bold where they stand first; $card and $cards are spelled by the card messages below.

## Cards

total_war-card-plain = { $value }
total_war-card-heart = { $value }♥
total_war-card-building = building { $value }
total_war-card-change_direction = Change Direction
total_war-card-choose_target = Choose a Target
total_war-card-wound = Wound
total_war-card-double_wound = Double Wound
total_war-card-king = King of Monsters 4♥
total_war-played-power = { $card } + power { $power }
total_war-card-titled = Card: { $card }
total_war-building = a building worth { $value }

## Cards that are looked up: what each does, and where it comes from

total_war-building-titled = Building { $value }
total_war-about-number = Answers a strike of { $value } or less, and is then the strike to beat.
total_war-about-heart = Answers a strike of { $value } or less and straightens your kaiju. Or it adds { $value } to a blow you deal, and straightens your kaiju too.
total_war-about-building = Answers a strike of { $value } or less and turns up a building card, if one is left.
total_war-about-lowering = Answers any number and lowers the strike by 3, down to 0. It answers no Wound and is never laid as damage.
total_war-about-change_direction = Answers any number and any Wound. Play runs the other way.
total_war-about-choose_target = Answers any number and any Wound. You name who answers next.
total_war-about-wound = Answers any number and any Wound. Only a special answers it.
total_war-about-double_wound = Answers any number and any Wound. The next player is hit at once, and nothing answers it.
total_war-about-building-card = Face up, it adds { $value } to the damage of the wounded player who takes it.
total_war-about-king = The last winner holds it. Once in a game: any card of yours becomes a Wound, or it counts as a heart of 4, or it heals one damage card of 4 or less, or you draw three and play with six cards until the round ends.
total_war-about-copies = { $count ->
        [one] There is one of { $total }.
       *[other] There are { $count } of { $total }.
    }
total_war-source-printed = -# Printed: from the rulebook.
total_war-source-printed-partly = -# Printed in part: { $known }. The rest is ours.
total_war-source-review = -# From a review or a photo, not from the rulebook.
total_war-source-review-partly = -# From a public photo: { $known }. The rest is ours.
total_war-source-house = -# Ours: no source shows the printed numbers.
total_war-source-pack-partly = -# From a data pack: { $known }.
# What is known of a card or a kaiju whose other numbers are ours.
total_war-known-heart = a heart of value 2, in a worked example
total_war-known-building = a building icon of value 5, in a worked example
total_war-known-special = the card and what it does
total_war-known-buildings = nine building cards
total_war-known-power = power 2
total_war-known-life = life 7

## Modes and options

total_war-name = Total War
total_war-title = Godzilla Total War
total_war-about = Strike, answer or bleed. The first to enough victory points, or the last one standing, is King of Monsters.
total_war-minutes = 30
total_war-option-mode = Mode
total_war-option-mode-about = What a second defeat means.
total_war-option-mode-king_of_monsters = King of Monsters (a second defeat eliminates)
total_war-option-mode-immortals = Immortals (nobody is eliminated)
total_war-option-starter = Who begins
total_war-option-starter-about = Seats count in the order of joining; an empty one means by lot (TW-2.3).
total_war-option-starter-0 = by lot
total_war-option-starter-1 = seat 1
total_war-option-starter-2 = seat 2
total_war-option-starter-3 = seat 3
total_war-option-starter-4 = seat 4
total_war-option-starter-5 = seat 5
total_war-option-starter-6 = seat 6
total_war-option-starter-7 = seat 7
total_war-option-starter-8 = seat 8
total_war-option-starter-9 = seat 9
total_war-option-starter-10 = seat 10
total_war-option-starter-11 = seat 11
total_war-option-starter-12 = seat 12
total_war-option-counter_attack = Counter-attack
total_war-option-counter_attack-about = German edition: the wounded draws and may lay hearts on the attacker (TW-6.8).
total_war-option-free_surrender = Free surrender
total_war-option-free_surrender-about = Anybody may take the hit at any time (TW-4.9).
total_war-option-double_wound_hits_twice = Double Wound hits twice
total_war-option-double_wound_hits_twice-about = Its victim lays two cards instead of one (TW-5.6).
total_war-option-heart_straightens_all = A heart straightens all
total_war-option-heart_straightens_all-about = Every kaiju regains its Power, not only that of the heart's player (TW-7.7).
total_war-option-must_exceed_life = Damage must exceed Life
total_war-option-must_exceed_life-about = German edition: damage equal to Life does not defeat yet (TW-6.1).
total_war-option-wound_stays = A Wound stays
total_war-option-wound_stays-about = House: turned away, a Wound stays one for the next player (TW-4.7).
total_war-option-double_wound_before_draw = Double Wound before the draw
total_war-option-double_wound_before_draw-about = House: its player adds a heart from two cards, not three (TW-3.3).

total_war-preset-printed = As printed (English edition)
total_war-preset-printed-about = The letter of the English rulebook: damage equal to Life defeats, nobody strikes back.
total_war-preset-german = As printed (German edition)
total_war-preset-german-about = The wounded may strike back with hearts, and damage must exceed Life.
total_war-preset-house = House
total_war-preset-house-about = Wounds that are turned away stay Wounds, and a Double Wound hits before its player draws.

changed-2-TW-3-3 = The player of a Double Wound draws before the blow, and so has three cards to find a heart in.
changed-2-TW-4-7 = A Wound turned away by Change Direction or Choose a Target is gone: the last number is to be beaten.
changed-2-TW-6-8 = In a counter-attack the wounded draws first and may lay any number of hearts.

total_war-carried-king_of_monsters = holds the King of Monsters card

## Kaiju, one line on how each plays

total_war-kaiju-godzilla = Tough when furious, and nobody is worth more then.
total_war-kaiju-king_ghidorah = Nobody is tougher when calm, though weak then with power 2. Worth much on both sides.
total_war-kaiju-gigan = Hooks of power 3 when calm and power 4 when furious.
total_war-kaiju-anguirus = Armour first: tough on both sides. Furious he has less power.
total_war-kaiju-mothra = Wings of power 3 when calm and power 4 when furious.
total_war-kaiju-rodan = Frail when furious, but nobody strikes harder then.
total_war-kaiju-king_caesar = Tough when calm, though weak then with power 2. Strong when furious.
total_war-kaiju-zilla = Frail when calm, tough when furious, and stronger then too.
total_war-kaiju-ebirah = Tough when furious, with a claw of power 2 when calm.
total_war-kaiju-kumonga = Patient: frail when furious, and nobody is worth less on both sides.
total_war-kaiju-kamacuras = Scythes of power 3 when calm. Frail when furious, but nobody strikes harder then.
total_war-kaiju-manda = The frailest when calm, but nobody strikes harder then. Furious she has more life.

total_war-kaiju-sides = { $about }
    Normal: life { $normal_life }, power { $normal_power }, worth { $normal_vp } VP.
    Furious: life { $furious_life }, power { $furious_power }, worth { $furious_vp } VP.

## Questions

total_war-ask-open = Open round { $round }: play any card.
total_war-ask-answer =
    { $is_wound ->
        [yes] Answer a **Wound** from { $striker }: only a special helps.
       *[no] Answer a **strike of { $strike }** from { $striker }.
    }
total_war-ask-target = Choose a Target: who answers next?
total_war-ask-damage = You're hit by { $striker }. Lay a card as damage.
total_war-ask-heart = { $victim } is hit. Add a heart to the blow?
total_war-ask-building = Take one of the buildings as damage.
total_war-ask-counter = Strike back: lay a heart on { $striker }?
total_war-ask-discard = Back to three cards: discard { $least }.

# The same, short, about somebody else: "waiting for …"
total_war-wait-open = open the round
total_war-wait-answer =
    { $is_wound ->
        [yes] answer a Wound
       *[no] answer a strike of { $strike }
    }
total_war-wait-target = choose a target
total_war-wait-damage = lay damage
total_war-wait-heart = decide about a heart
total_war-wait-building = take a building
total_war-wait-counter = decide about a counter-attack
total_war-wait-discard = discard down to three

## Answers

total_war-pick-card = { $card }
total_war-pick-power = { $card } + power = { $total }
total_war-pick-lowered = { $card }, the strike becomes { $total }
total_war-pick-lowered-power = { $card } + power, the strike becomes { $total }
total_war-pick-hit = Take the hit
    .note = lay damage, then open
total_war-pick-pass-open = No card to open with
    .short = Pass
    .note = nothing to open with
total_war-pick-pass-heart = No heart
    .note = leave it
total_war-pick-pass-counter = No counter-attack
    .note = leave it
total_war-pick-seat = { $name }
total_war-pick-building = Building { $value }
    .note = takes it as damage
total_war-pick-king-wound = King card: { $card } as a Wound
total_war-pick-king-heart = King card as 4♥
    .short = King as 4♥
    .note = straightens, draws nothing
total_war-pick-king-power = King card as 4♥ + power = { $total }
    .short = King + power { $power }
    .note = 4♥ and your power
total_war-pick-king-heal = King card: heal { $card }
    .short = Heal { $value }
    .note = remove that damage
total_war-pick-king-draw = King card: draw three
    .short = Draw three
    .note = play with six this round

## Standing orders

total_war-order-never_add_heart = Never add a heart
total_war-order-always_add_heart = Always add my lowest heart
total_war-order-never_counter = Never counter-attack
total_war-order-lay_lowest_damage = Lay my lowest card as damage
total_war-order-take_lowest_building = Take the lowest building
total_war-order-answer_lowest = Answer strikes up to { $value } with my lowest card
total_war-order-answer_with = Answer with { $value } when I can
total_war-order-take_the_hit = Take the hit whenever the rules let me

## Events

total_war-RoundOpened = Round { $round }. **{ $seat }** opens.
total_war-OpeningPassed = **{ $seat }** has nothing to open with. The opening moves on.
total_war-Played = **{ $seat }** plays { $with_king ->
        [yes] { $card ->
            [king] the King of Monsters card
           *[other] { $card_text } under the King of Monsters card
        }
       *[no] { $kind ->
            [building] a { $card_text }
            [wound] a { $card_text }
            [double_wound] a { $card_text }
           *[other] { $card_text }
        }
    }{ $power ->
        [0] {""}
       *[other] {" "}with power +{ $power }
    }. { $is_wound ->
        [yes] A Wound is pending.
       *[no] { $card ->
            [double_wound] Nobody can answer that.
           *[other] The strike is { $strike }.
        }
    }
total_war-TargetChosen = **{ $seat }** points at { $target }.
total_war-DirectionChanged =
    { $is_clockwise ->
        [yes] Play turns clockwise.
       *[no] Play turns counterclockwise.
    }
total_war-Straightened = **{ $seat }** stands upright again, power ready.
total_war-BuildingTurnedUp = A building worth { $value } now stands in the way.
total_war-Drew = **{ $seat }** draws{ $known ->
        [yes] : { $cards }
       *[no] {" "}{ $count ->
            [one] a card
           *[other] { $count } cards
        }
    }.
total_war-Reshuffled = The deck is reshuffled: { $count } cards. Every kaiju stands upright.
total_war-Wounded = **{ $seat }** is hit by { $attacker }.
total_war-DrewOpenly = **{ $seat }** turns over { $cards }.
total_war-DamageLaid =
    { $own ->
        [yes] **{ $seat }** takes { $card }. Damage { $wounds } of { $life }.
       *[no] **{ $by }** adds { $card }: { $seat }'s damage is { $wounds } of { $life }.
    }
total_war-NothingLaid = **{ $seat }** has no number to lay, and neither has the deck.
total_war-Defeated = **{ $seat }** { $was_furious ->
        [yes] falls on the furious side
       *[no] falls
    }. { $by } scores { $vp }, { $total } in all.
total_war-TurnedOver =
    { $is_furious ->
        [yes] **{ $seat }** turns furious.
       *[no] **{ $seat }** returns, calm for now.
    }
total_war-Eliminated = **{ $seat }** is out of the war{ $count ->
        [0] .
       *[other] , leaving { $cards }.
    }
total_war-Countered = **{ $seat }** strikes back at { $attacker } with { $card }.
total_war-Healed = **{ $seat }** spends the King of Monsters card and sheds { $card }. Damage { $wounds }.
total_war-DrewThree = **{ $seat }** spends the King of Monsters card and plays with six cards this round.
total_war-Discarded = **{ $seat }** discards: { $cards }.
total_war-Ended =
    { $reason ->
        [target] **{ $winner }** has the points. King of Monsters!
        [last_standing] **{ $winner }** is the last one standing. King of Monsters!
       *[exhausted] Nobody has a card left to play. The war burns out.
    }

## A round in two lines

total_war-round = Round { $round }: { $cards ->
        [0] not a card is played.
        [one] one card, and a strike of { $strike }.
       *[other] { $cards } cards, and strikes of up to { $strike }.
    }
total_war-round-fell = **{ $seat }** falls to { $by }, who has { $total } of { $target } points.
total_war-round-hit = **{ $seat }** pays for it: damage { $wounds } of { $life }.
total_war-round-quiet = Nobody bleeds.

## How a seat stands

total_war-seat = { $is_out ->
        [yes] out of the game
       *[no] life { $left } of { $life }, { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
    }, { $vp } of { $target } victory points

## Results

total_war-reason-target = on points
total_war-reason-last_standing = as the last one standing
total_war-reason-exhausted = when the cards run out
total_war-score =
    { $score ->
        [one] { $score } victory point
       *[other] { $score } victory points
    }
