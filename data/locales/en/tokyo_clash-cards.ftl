# What is printed on the things of Tokyo Clash: cards, events, buildings and vehicles. The rows of data/tokyo_clash have the same
# names in English; a data pack's own names win over these. A card's text is made of the effects and conditions below.

## Buildings and vehicles

tokyo_clash-building-T = Tower
tokyo_clash-building-P = Power Plant
tokyo_clash-building-M = Military Bunker
tokyo_clash-building-R = Radar Dish
tokyo_clash-building-B = Small Building
tokyo_clash-vehicle-tank = Tank
tokyo_clash-vehicle-train = Train
tokyo_clash-vehicle-jet = Jet
tokyo_clash-vehicle-ufo = UFO
tokyo_clash-vehicle-battleship = Battleship
tokyo_clash-vehicle-generator = Lightning Generator

## Events; .source says which of it is printed [R], or ours [H]

tokyo_clash-event-armored_assault = Armored Assault
    .text = Tanks move 1 towards the nearest kaiju. Each player loses 1 Energy for every Tank in or next to the kaiju's space. With no more Tanks than players, everybody but the King places one.
    .source = name, all that Tanks do and when more come [R]; set-up, supply [H]
tokyo_clash-event-rush_hour = Rush Hour
    .text = The last player moves each Train 1 to 3 spaces the way it faces, any way if it faces none. One at the edge, or that cannot move, turns round. New Trains come up to the starting number.
    .source = name, Trains run between rounds and can be planned around [R]; the rest [H]
tokyo_clash-event-air_strikes = Air Strikes
    .text = Each Jet flies 2 the way it faces, turning at the edge, and strafes the spaces it flies over and the line before it: each kaiju there loses an Enhancement. New Jets are placed up to the starting number.
    .source = name, facing counts, the line of fire costs an Enhancement [R]; the rest [H]
tokyo_clash-event-xilien_invasion = Xilien Invasion
    .text = Each UFO moves 2 towards the nearest kaiju. Each player with a kaiju in or next to its space discards a card. A missing UFO is replaced.
    .source = name, a card discarded after the new hand is drawn [R]; the rest [H]
tokyo_clash-event-naval_bombardment = Naval Bombardment
    .text = The last player turns each Battleship by up to 60 degrees. It fires along its line: each kaiju there loses the top card of its trophies. A missing Battleship is replaced.
    .source = name, the line of fire costs the top trophy [R]; the rest [H]
tokyo_clash-event-lightning_generators = Lightning Generators
    .text = A kaiju that another player brings into a Generator's space takes 1 unblockable damage; one that goes there by itself loses the top card of its deck. Either way the Generator is gone. While fewer than 3 stand, everybody but the King places one.
    .source = name, 1 unblockable damage for who is moved, thrown or placed there [R]; the rest [H]

## Cards of Godzilla; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-mega_heat_ray = Mega Heat Ray
    .source = name, ranged, Range 3 [R]; strong signature attack without points [S]; the rest [H]
tokyo_clash-card-heat_ray = Heat Ray
    .source = name, profits from Power Up [R]; the rest [H]
tokyo_clash-card-power_up = Power Up
    .source = name, Enhancement, stronger ranged attacks, several trophies, goes to the discard pile [R]; amounts [H]
tokyo_clash-card-dorsal_plates = Dorsal Plates
    .source = name, brings Power Up back from the discard pile [R]; the rest [H]
tokyo_clash-card-victory_pose = Victory Pose
    .source = name, brings Power Up back from the discard pile [R]; the rest [H]
tokyo_clash-card-tail_slide = Tail Slide
    .source = name, melee, Attack 3 [R]; the rest [H]
tokyo_clash-card-scaled_hide = Scaled Hide
    .source = name, Defend 2 [R]; the rest [H]
tokyo_clash-card-body_slam = Body Slam
tokyo_clash-card-claw_swipe = Claw Swipe
tokyo_clash-card-trample = Trample
tokyo_clash-card-surge_from_the_bay = Surge from the Bay
tokyo_clash-card-stand_firm = Stand Firm
tokyo_clash-card-earthshaking_roar = Earthshaking Roar
tokyo_clash-card-atomic_pulse = Atomic Pulse
tokyo_clash-card-burning_heart = Burning Heart
    .source = passive Enhancement [S]; the rest [H]
tokyo_clash-card-thick_scales = Thick Scales
    .source = passive Enhancement [S]; the rest [H]
tokyo_clash-card-pent_up_fury = Pent-Up Fury
    .source = an Enhancement to be spent [S]; the rest [H]

## Cards of King Ghidorah; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-go_for_the_throat = Go For the Throat
    .source = name, melee, throw of 4 (so Attack 4), Barrage means several trophies [R]; strong signature attack without points [S]; the rest [H]
tokyo_clash-card-gravity_beams = Gravity Beams
    .source = Barrage means several trophies [R]; melee and ranged mixed [S]; the rest [H]
tokyo_clash-card-threefold_storm = Threefold Storm
    .source = Barrage means several trophies [R]; the rest [H]
tokyo_clash-card-unstoppable = Unstoppable
    .source = name, Defend that grows with the Head Meter [R]; the rest [H]
tokyo_clash-card-soar = Soar
    .source = name, sifts the deck, better with the Head Meter [R]; the move and amounts [H]
tokyo_clash-card-gilded_scales = Gilded Scales
    .source = uses the head icon [R]; the rest [H]
tokyo_clash-card-snapping_jaws = Snapping Jaws
    .source = uses the head icon [R]; the rest [H]
tokyo_clash-card-leeching_bite = Leeching Bite
    .source = uses the head icon [R]; an attack that gains Energy [S]; the rest [H]
tokyo_clash-card-lightning_breath = Lightning Breath
    .source = uses the head icon [R]; an attack that gains Energy, ranged [S]; the rest [H]
tokyo_clash-card-three_minds = Three Minds
    .source = uses the head icon [R]; the rest [H]
tokyo_clash-card-wingbeat_gale = Wingbeat Gale
    .source = uses the head icon [R]; the rest [H]
tokyo_clash-card-falling_star = Falling Star
    .source = uses the head icon [R]; the rest [H]
tokyo_clash-card-golden_menace = Golden Menace
    .source = uses the head icon [R]; the rest [H]
tokyo_clash-card-cosmic_hunger = Cosmic Hunger
    .source = uses the head icon [R]; passive Enhancement [S]; the rest [H]
tokyo_clash-card-golden_plating = Golden Plating
    .source = passive Enhancement [S]; the rest [H]
tokyo_clash-card-starborne = Starborne
    .source = an Enhancement to be spent [S]; the rest [H]

## Cards of Megalon; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-undermine = Undermine
    .source = name, move then melee Attack 4 [R]; strong signature attack without points [S]; the rest [H]
tokyo_clash-card-piercing_drill = Piercing Drill
    .source = name, small attack with Momentum [R]; the rest [H]
tokyo_clash-card-cyclone_attack = Cyclone Attack
    .source = name, small attack with Momentum [R]; the rest [H]
tokyo_clash-card-twin_drill_clamp = Twin-Drill Clamp
    .source = many Momentum cards [S]; the rest [H]
tokyo_clash-card-napalm_spit = Napalm Spit
    .source = mostly, not only, melee [S]; the rest [H]
tokyo_clash-card-burrow = Burrow
    .source = very mobile [R]; many Momentum cards [S]; the rest [H]
tokyo_clash-card-beetle_leap = Beetle Leap
    .source = very mobile [R]; many Momentum cards [S]; the rest [H]
tokyo_clash-card-chitin_shell = Chitin Shell
tokyo_clash-card-duck_under = Duck Under
    .source = very mobile [R]; the rest [H]
tokyo_clash-card-crossed_drills = Crossed Drills
tokyo_clash-card-call_of_the_deep = Call of the Deep
tokyo_clash-card-sinkhole = Sinkhole
    .source = many Momentum cards [S]; the rest [H]
tokyo_clash-card-swarming_rage = Swarming Rage
    .source = passive Enhancement [S]; the rest [H]
tokyo_clash-card-tunnel_network = Tunnel Network
    .source = an Enhancement to be spent [S]; the rest [H]
tokyo_clash-card-hardened_carapace = Hardened Carapace
    .source = passive Enhancement [S]; the rest [H]

## Cards of Mothra; .source says which of it is printed [R], from a review [S], or ours [H]

tokyo_clash-card-antenna_beam = Antenna Beam
    .source = every attack ranged [R]; many Momentum cards [S]; the rest [H]
tokyo_clash-card-toxic_scale_dust = Toxic Scale Dust
    .source = every attack ranged, disruption [R]; the rest [H]
tokyo_clash-card-diving_wings = Diving Wings
    .source = every attack ranged [R]; the rest [H]
tokyo_clash-card-guardians_wrath = Guardian's Wrath
    .source = every attack ranged [R]; strong signature attack without points [S]; the rest [H]
tokyo_clash-card-silk_snare = Silk Snare
    .source = every attack ranged, disruption [R]; many Momentum cards [S]; the rest [H]
tokyo_clash-card-gale_of_wings = Gale of Wings
    .source = moves other kaiju (Generator tip) [R]; many Momentum cards [S]; the rest [H]
tokyo_clash-card-carry_off = Carry Off
    .source = places other kaiju (Generator tip) [R]; the rest [H]
tokyo_clash-card-song_of_the_twins = Song of the Twins
    .source = she has Energy cards [R]; many Momentum cards [S]; the rest [H]
tokyo_clash-card-island_prayer = Island Prayer
    .source = she has Energy cards [R]; the rest [H]
tokyo_clash-card-flutter = Flutter
    .source = many Momentum cards [S]; the rest [H]
tokyo_clash-card-silken_shield = Silken Shield
tokyo_clash-card-graceful_turn = Graceful Turn
tokyo_clash-card-shimmering_wings = Shimmering Wings
    .source = she has Energy cards [R]; the rest [H]
tokyo_clash-card-rebirth = Rebirth
tokyo_clash-card-island_blessing = Blessing of the Island
    .source = passive Enhancement [S]; the rest [H]
tokyo_clash-card-keen_antennae = Keen Antennae
    .source = passive Enhancement [S]; the rest [H]
tokyo_clash-card-cocoon = Cocoon
    .source = an Enhancement to be spent [S]; the rest [H]

## What cards and mats do, without the full stop; .joined is how it goes on behind a condition or "and"

tokyo_clash-effect-move = Move up to { $amount }
    .joined = move up to { $amount }
tokyo_clash-effect-attack = Attack { $amount }
    .joined = attack { $amount }
tokyo_clash-effect-range = Range { $amount }
    .joined = range { $amount }
tokyo_clash-effect-defend = Defend { $amount }
    .joined = defend { $amount }
tokyo_clash-effect-momentum = Momentum
    .joined = momentum
tokyo_clash-effect-enhancement = Enhancement
    .joined = enhancement
tokyo_clash-effect-head = Head Meter +1
    .joined = head Meter +1
tokyo_clash-effect-gain = Gain { $amount } Energy
    .joined = gain { $amount } Energy
tokyo_clash-effect-drain = The target loses { $amount } Energy
    .joined = the target loses { $amount } Energy
tokyo_clash-effect-steal = Take { $amount } Energy from the target
    .joined = take { $amount } Energy from the target
tokyo_clash-effect-draw = Draw { $amount }
    .joined = draw { $amount }
tokyo_clash-effect-sift = Look at the top { $amount } of your deck, take { $keep }, put the rest under it
    .joined = look at the top { $amount } of your deck, take { $keep }, put the rest under it
# $card is the name of a card, or "any" for any card of one's own.
tokyo_clash-effect-recover = You may take { $card ->
        [any] any card
       *[other] { $card }
    } from your discard pile { $place ->
        [hand] to your hand
       *[top] onto your deck
    }
    .joined = you may take { $card ->
        [any] any card
       *[other] { $card }
    } from your discard pile { $place ->
        [hand] to your hand
       *[top] onto your deck
    }
tokyo_clash-effect-discard = The target discards { $amount }{ $place ->
        [random] {" "}at random
       *[other] {""}
    }
    .joined = the target discards { $amount }{ $place ->
        [random] {" "}at random
       *[other] {""}
    }
tokyo_clash-effect-peek = Look at the target's { $place ->
        [hand] hand
       *[top] top card
    }
    .joined = look at the target's { $place ->
        [hand] hand
       *[top] top card
    }
tokyo_clash-effect-push = Push the target up to { $amount }
    .joined = push the target up to { $amount }
tokyo_clash-effect-pull = Pull the target up to { $amount }
    .joined = pull the target up to { $amount }
tokyo_clash-effect-place = You may put the target on a space next to it
    .joined = you may put the target on a space next to it
tokyo_clash-effect-smash = You may destroy a Small Building or vehicle in your space
    .joined = you may destroy a Small Building or vehicle in your space
tokyo_clash-effect-quake = Each other kaiju in your space takes { $amount } damage
    .joined = each other kaiju in your space takes { $amount } damage
tokyo_clash-effect-trophies = Keep up to { $amount } trophies
    .joined = keep up to { $amount } trophies
tokyo_clash-effect-unblockable = Unblockable
    .joined = unblockable
tokyo_clash-effect-return = This card goes back on top of your deck
    .joined = this card goes back on top of your deck
tokyo_clash-effect-strip = The target loses an Enhancement of your choice
    .joined = the target loses an Enhancement of your choice
tokyo_clash-effect-riposte = You may deal { $amount } damage to the attacker in your space
    .joined = you may deal { $amount } damage to the attacker in your space
tokyo_clash-effect-dodge = You may then move up to { $amount }
    .joined = you may then move up to { $amount }
tokyo_clash-effect-absorb = Gain 1 Energy for each damage prevented
    .joined = gain 1 Energy for each damage prevented
tokyo_clash-effect-ranged = Ranged attacks +{ $amount }
    .joined = ranged attacks +{ $amount }
tokyo_clash-effect-melee = Melee attacks, and throws with them, +{ $amount }
    .joined = melee attacks, and throws with them, +{ $amount }
tokyo_clash-effect-throws = Throws reach { $amount } farther
    .joined = throws reach { $amount } farther
tokyo_clash-effect-defence = Defend +{ $amount }
    .joined = defend +{ $amount }
tokyo_clash-effect-hand = Draw up to { $amount } more cards in the Refresh phase
    .joined = draw up to { $amount } more cards in the Refresh phase
tokyo_clash-effect-throw = Throw a kaiju or vehicle in your space up to { $amount }
    .joined = throw a kaiju or vehicle in your space up to { $amount }
tokyo_clash-effect-fly = Move up to { $amount } in a straight line
    .joined = move up to { $amount } in a straight line

# How effects become sentences, and how several sentences follow each other.
tokyo_clash-effect-sentence = { $text }.
tokyo_clash-effect-and = { $first } and { $second }
tokyo_clash-effect-then = { $first } { $second }

## When an effect counts: $text is the effect, in its joined form

tokyo_clash-condition-hit = If it hits: { $text }
    .joined = if it hits: { $text }
tokyo_clash-condition-blocked = If it is blocked: { $text }
    .joined = if it is blocked: { $text }
tokyo_clash-condition-meter = With the Head Meter at { $level } or more: { $text }
    .joined = with the Head Meter at { $level } or more: { $text }
tokyo_clash-condition-per_meter = For each step of the Head Meter: { $text }
    .joined = for each step of the Head Meter: { $text }
tokyo_clash-condition-king = If you are King: { $text }
    .joined = if you are King: { $text }
tokyo_clash-condition-target_is_king = If the target is King: { $text }
    .joined = if the target is King: { $text }
tokyo_clash-condition-barrage = Barrage (for damage, empties the Head Meter): { $text }
    .joined = barrage (for damage, empties the Head Meter): { $text }
tokyo_clash-condition-barrage_lasting = Barrage (for damage, the Head Meter stays full): { $text }
    .joined = barrage (for damage, the Head Meter stays full): { $text }
tokyo_clash-condition-spend = Spend it: { $text }
    .joined = spend it: { $text }
tokyo_clash-condition-refresh = Each Refresh: { $text }
    .joined = each Refresh: { $text }
tokyo_clash-condition-unblocked = Unless blocked: { $text }
    .joined = unless blocked: { $text }
tokyo_clash-condition-also = And also { $text }
    .joined = and also { $text }
