# Unofficial Godzilla Monopoly in words. Style: docs/voice.md.
# Names of kaiju come in bold where they stand first. Spaces and cards are named in monopoly-cards.ftl. $money, $price and $cost
# come spelled by the messages of money below.

## Money, places and things

# What stands between whole millions and the rest: 2.5M.
monopoly-point = .
monopoly-millions = { $count }M
monopoly-thousands = { $count }K
monopoly-no-money = ¥0
monopoly-nothing = nothing
monopoly-city = the City
monopoly-space = space { $number }
monopoly-houses =
    { $count ->
        [0] no houses
        [one] { $count } house
       *[other] { $count } houses
    }
monopoly-tanks =
    { $count ->
        [0] no tanks
        [one] { $count } tank
       *[other] { $count } tanks
    }
monopoly-maser = a Maser Cannon
monopoly-stands = { $houses }, { $weapons }
monopoly-counted =
    { $count ->
        [one] { $what }
       *[other] { $what } ×{ $count }
    }
monopoly-lot = { $district } ({ $stands })
monopoly-foe = { $name } ({ $hp } HP, { $ap } AP)
monopoly-guns = the tanks of { $owner } will fire for { $damage }
monopoly-target-house = a house
monopoly-target-tank = a tank
monopoly-rolled = { $name } { $die }
monopoly-again = ; again: { $rolls }
monopoly-colour-brown = brown
monopoly-colour-light_blue = light blue
monopoly-colour-pink = pink
monopoly-colour-orange = orange
monopoly-colour-red = red
monopoly-colour-yellow = yellow
monopoly-colour-green = green
monopoly-colour-navy = navy

## Options

monopoly-name = Monopoly
monopoly-title = Unofficial Godzilla Monopoly
monopoly-about = Unofficial Godzilla Monopoly: smash districts, buy the ruins, arm them, and subjugate every other kaiju.
monopoly-minutes = 90
monopoly-option-track = Track
monopoly-option-track-about = Where the kaiju go round (GM-11.1).
monopoly-option-track-city = Tokyo, 32 spaces
monopoly-option-track-bay = Tokyo Bay, 24 spaces
monopoly-option-short = Short game
monopoly-option-short-about = Every kaiju starts with 6 HP instead of 12 (GM-1.4).
monopoly-option-lap_limit = Last lap
monopoly-option-lap_limit-about = The round in which a free kaiju passes GO that often is the last (GM-10.5).
monopoly-option-lap_limit-0 = none
monopoly-option-lap_limit-12 = the 12th
monopoly-option-lap_limit-20 = the 20th
monopoly-option-alarm = Alarm
monopoly-option-alarm-about = Tanks do more damage as the laps go by, so that games end (GM-1.4).
monopoly-option-demolished = Demolished
monopoly-option-demolished-about = When a district lies in ruins and whoever lands there may buy it (GM-3.3).
monopoly-option-demolished-houses = when no house stands
monopoly-option-demolished-bare = when no house and no tank stands
monopoly-option-tank_targets = Tanks of a third player
monopoly-option-tank_targets-about = Whom tanks may hit where two others fight (GM-5.4).
monopoly-option-tank_targets-any = any enemy in the fight
monopoly-option-tank_targets-lander = the kaiju that landed
monopoly-option-deals = Deals
monopoly-option-deals-about = When deals are offered, and whether subjugated players may sell their cards (GM-9.3, GM-9.5).
monopoly-option-deals-in_need = before the roll, and whenever money is needed
monopoly-option-deals-own_turn = before the roll only
monopoly-option-layout = Order of the track
monopoly-option-layout-about = A shuffled track puts districts and Chance into an order of its own (GM-11.10).
monopoly-option-layout-fixed = as drawn
monopoly-option-layout-shuffled = shuffled

## Presets

monopoly-preset-printed = As printed
monopoly-preset-printed-about = As in the booklet: no alarm, no last lap; it ends when all others are subjugated.
monopoly-preset-house = House
monopoly-preset-house-about = Tanks hit harder as the laps go by, the 20th lap is the last, deals are made before the roll.

## What versions of the rules have changed

changed-2-GM-3-3 = A district without houses is for sale even if tanks stand there.
changed-2-GM-5-4 = Tanks of a third player may hit any enemy in a fight on their district.
changed-2-GM-9-1 = Deals may also be offered after the roll, in need of money.
changed-2-GM-9-3 = Subjugated players may sell the chance cards that are left to them.
changed-2-GM-9-4 = An offer that is gone can no longer be withdrawn.
changed-2-GM-10-5 = Without a last lap the game ends only when all others are subjugated.

## Kaiju: the rulebook says nothing of how they differ, so they differ in looks only

monopoly-kaiju-godzilla = Walks in from the bay and stops for nobody's deed.
monopoly-kaiju-mothra = Lands softly. One house falls all the same.
monopoly-kaiju-king_ghidorah = Three heads, one purse.
monopoly-kaiju-rodan = Where he lands, a roof goes.
monopoly-kaiju-anguirus = Low, spiked and patient: a landlord nobody visits gladly.
monopoly-kaiju-gigan = Hooks for hands. He signs nothing.
monopoly-kaiju-mechagodzilla = All steel, and no tougher than the others.
monopoly-kaiju-megalon = Comes up from below, and pays what everybody pays.

## Looking things up

monopoly-word-card = Chance: { $name }
# Where something that is looked up comes from.
monopoly-word-from-printed = From the booklet.
monopoly-word-from-house = Ours: the booklet names none.
monopoly-word-from-pack = From this table's data pack: { $source }.
monopoly-word-district = { $name } ({ $track })
monopoly-word-district-text = Colour { $colour } · rights { $price } · house { $house } · tank { $tank }
    Damage of 1 to 4 tanks: { $damage } · Maser Cannon { $maser }, damage { $maser_damage }
monopoly-word-space-go = Passed or landed on: 2M, 500K for each own house and 3 AP; or 1 HP instead (GM-8.1).
monopoly-word-space-chance = Draw a card; follow it, or keep it (GM-8.2).
monopoly-word-space-fish = Sent here: three turns. Come by yourself: 2 AP buy 1 HP (GM-8.4, GM-8.5).
monopoly-word-space-plant = Take the pool: at least 1M and 1 HP. No fighting here (GM-8.6, GM-8.7).
monopoly-word-space-scent = Straight to the Big Pile of Fish, without passing GO (GM-8.3).

## Questions

monopoly-ask-turn = { $held ->
        [0] Your turn: { $can ->
            [roll] roll
            [deal] roll, or offer a deal
           *[build] build, sell, deal or roll
        }. You have { $cash }, { $ap } AP, { $hp } HP.
        [one] Stuck at the fish for one more turn. A double gets you out. You have { $cash }, { $ap } AP, { $hp } HP.
       *[other] Stuck at the fish for { $held } more turns. A double gets you out. You have { $cash }, { $ap } AP, { $hp } HP.
    }
monopoly-ask-works = { $district }: { $stands }. What do you want there? You have { $cash }.
monopoly-ask-sell = Sell what? Houses, tanks and rights bring half. You have { $cash }.
monopoly-ask-debt = You owe { $debt } and have { $cash }. { $has_more ->
        [yes] Sell what?
       *[no] Sell something to another player, or pay what you have: the rest is cancelled.
    }
monopoly-ask-place-house = A free house. Where?
monopoly-ask-place-tank = A free tank. Where?
monopoly-ask-deal-with = Who do you want to deal with?
monopoly-ask-deal-give = What do you give? Money comes last.
monopoly-ask-deal-take = What do you want for it?
monopoly-ask-deal-money = How much money goes with it, in thousands of yen? Above 0 you pay, below 0 you are paid.
monopoly-ask-deal-answer = { $dealer } offers you { $gets } for { $gives }. Deal?
monopoly-ask-escape = Three doubles: off to the fish. Try to roll your way out at once?
monopoly-ask-shift = You rolled { $roll }. Use the Sewer Tunnel?
monopoly-ask-lunge = You rolled { $roll }. One space more or less takes you into a fight.
monopoly-ask-hide = { $goal ->
        [none] An enemy stands where your roll takes you. Land, or hide one space early?
       *[other] { $foes } at { $goal }{ $stands ->
            [none] {""}
           *[other] : { $stands }
        }{ $guns ->
            [none] .
           *[other] ; { $guns }.
        } Land, or hide one space early?
    }
monopoly-ask-go = GO. { $money }{ $houses ->
        [0] {""}
        [one] {" "}({ $base }, and { $each } for your house)
       *[other] {" "}({ $base }, and { $each } for each of your { $houses } houses)
    }{ $ap_gain ->
        [0] {""}
       *[other] {" "}and { $ap_gain } AP
    }, or 1 HP? You have { $ap } AP, { $hp } HP.
monopoly-ask-fish = Eat here? 2 AP for 1 HP. You have { $ap } AP, { $hp } HP.
monopoly-ask-stride = Long Stride: how far?
monopoly-ask-lose_tank = You lose a tank. Which one?
monopoly-ask-jam = You are in their sights. Use the Radar Jam?
monopoly-ask-declare = Declare a combat card with this strike?
monopoly-ask-shield = Damage is coming, and you have { $hp } HP. Use the Carapace?
monopoly-ask-strike = { $place }{ $stands ->
        [none] {""}
       *[other] : { $stands }
    }{ $guns ->
        [none] .
       *[other] ; { $guns }.
    } Strike with up to { $serves ->
        [yes] { $most }
       *[no] { $most } of your { $ap }
    } AP.
monopoly-ask-strike_back = { $lander } is upon you at { $place }. Strike back with up to { $serves ->
        [yes] { $most }
       *[no] { $most } of your { $ap }
    } AP.
monopoly-ask-tanks = Your tanks are in range. Fire?
monopoly-ask-maser = Your Maser Cannon is in range. Fire?
monopoly-ask-buy = { $place } is demolished. Buy the rights for { $price }? You have { $cash }.

# The same, short, about somebody else: "waiting for …"
monopoly-wait-turn = build, deal or roll
monopoly-wait-works = build or sell
monopoly-wait-sell = sell something
monopoly-wait-debt = sell for a debt
monopoly-wait-place-house = place a house
monopoly-wait-place-tank = place a tank
monopoly-wait-deal-with = make an offer
monopoly-wait-deal-give = make an offer
monopoly-wait-deal-take = make an offer
monopoly-wait-deal-money = make an offer
monopoly-wait-deal-answer = answer an offer
monopoly-wait-escape = try to leave the fish
monopoly-wait-shift = decide about the Sewer Tunnel
monopoly-wait-lunge = decide how far to go
monopoly-wait-hide = land or hide
monopoly-wait-go = choose at GO
monopoly-wait-fish = eat fish or not
monopoly-wait-stride = choose how far to go
monopoly-wait-lose_tank = choose which tank is lost
monopoly-wait-jam = decide about the Radar Jam
monopoly-wait-declare = decide about a combat card
monopoly-wait-shield = decide about the Carapace
monopoly-wait-strike = strike at { $place }
monopoly-wait-strike_back = strike back at { $place }
monopoly-wait-tanks = decide whether the tanks fire
monopoly-wait-maser = decide whether the Maser Cannon fires
monopoly-wait-buy = buy { $place } or not

# To somebody who presses a public answer of another player.
monopoly-whose-turn = It's **{ $name }**'s roll.
monopoly-whose-deal-answer = That offer is for **{ $name }**.

## Answers

monopoly-pick-roll = Roll
monopoly-pick-stay = Stay, and roll no dice
monopoly-pick-deal = Offer a deal
monopoly-pick-withdraw = Withdraw the offer to { $name }
monopoly-pick-back = Back
monopoly-pick-sell = Sell something first
monopoly-pick-works = { $district }: { $stands }
monopoly-pick-rights = { $district }: rights for { $money }
monopoly-pick-build = { $stands }: { $way ->
        [pay] pay { $money }
        [get] get { $money }
       *[even] free
    }
    .full = { $district }, { $stands }: { $way ->
        [pay] pay { $money }
        [get] get { $money }
       *[even] free
    }
monopoly-pick-place = { $district }: { $stands }
monopoly-pick-tank = { $district }: { $stands }
monopoly-pick-seat = { $name }
monopoly-pick-district = { $district } with { $stands }
monopoly-pick-card = { $card }
monopoly-pick-use = Use { $card }
monopoly-pick-keep = Keep it
# $space is where one would stop; "none" if that is not known.
monopoly-pick-as_rolled = As rolled{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-more = One space more{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-less = One space less{ $space ->
        [none] {""}
       *[other] : { $space }
    }
monopoly-pick-steps = { $steps } to { $space }
monopoly-pick-land = Land
    .short = Land{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-land.short }
monopoly-pick-hide = Hide
    .short = Hide{ $space ->
        [none] {""}
       *[other] : { $space }
    }
    .full = { monopoly-pick-hide.short }
monopoly-pick-money = { $money }{ $ap ->
        [0] , no AP
       *[other] {" "}and { $ap } AP
    }
monopoly-pick-hp = { $hp } HP
monopoly-pick-eat = { $ap } AP for { $hp } HP
monopoly-pick-pass-fish = Eat nothing
monopoly-pick-pass-debt = Pay what you have
monopoly-pick-pass-buy = Don't buy
monopoly-pick-buy = Buy { $district } for { $money }
monopoly-pick-hit = { $number ->
        [1] { $target }
       *[other] { $target }, AP no. { $number }
    }
monopoly-wish-strike = Strike { $name }
monopoly-pick-fire = Fire at { $name }
    .full = Fire at { $name } for { $damage }
monopoly-pick-stand_down = Stand down
monopoly-pick-accept = Accept
monopoly-pick-decline = Decline
monopoly-pick-amount = { $way ->
        [pay] Pay { $money }
        [get] Get { $money }
       *[even] No money
    }

# Over lists of answers.
monopoly-group-turn-works = Build or sell on a district …
monopoly-group-turn-rights = Sell the rights of a ruin …
    .button = Sell { $answer }
monopoly-group-turn-withdraw = Withdraw an offer …
monopoly-group-works-build = Houses and tanks …
monopoly-group-sell-works = Sell houses and tanks of …
    .button = Sell at { $answer }
monopoly-group-sell-rights = Sell the rights of a ruin …
    .button = Sell { $answer }
monopoly-group-strike-none = Spend no AP
monopoly-group-strike_back-none = Spend no AP
monopoly-strike-way = { $ap } AP: { $targets }

# Below a question.
monopoly-note-place = You're at { $kind ->
        [chance] a { $place } space
        [fish] the { $place }
        [plant] the { $place }
       *[other] { $place }
    }, { NUMBER($laps) ->
        [0] on your first lap.
        [one] one lap done.
       *[other] { $laps } laps done.
    }
monopoly-note-estate = Yours: { $lots }{ NUMBER($more) ->
        [0] .
       *[other] {" "}and { $more } more.
    }
monopoly-note-landless = You own nothing yet. Land on a district, knock down what stands there, and buy the ruin; then build and arm it.
monopoly-note-cards = Kept: { $cards }. A kept card is offered when it can be used.
monopoly-note-servants = { $names } { $count ->
        [one] serves
       *[other] serve
    } you.
monopoly-note-serves = You serve { $controller }. Take a free kaiju's last HP with your own strike, and you are free.
monopoly-note-fish = { $held ->
        [0] Without a double you stay, at no cost; in each of the three turns that follow you may try again. Nobody fights or fires here.
        [1] This time you have to roll. Without a double you take 1 damage and leave all the same.
       *[other] A roll costs nothing: without a double you stay. Nobody fights or fires here, so you may also sit the turn out; in the last of your three turns you have to roll.
    }
monopoly-note-peace = Until you have passed GO you start no fight. GO brings money for every house of yours, and 3 AP.
monopoly-note-strike = One house has fallen by itself. Each AP knocks down one thing more; AP come back at GO. Where no house{ $bare ->
        [yes] {" "}and no tank
       *[no] {""}
    } stands you may buy.
monopoly-note-ruins = Ruins stay for sale until a house{ $bare ->
        [yes] {" "}or a tank
       *[no] {""}
    } stands there.
monopoly-note-deal-own = That completes { $colour } for you: Maser Cannons.
monopoly-note-deal-other = That completes { $colour } for { $name }: Maser Cannons.
monopoly-note-whole = That completes { $colour }: Maser Cannons for you.
monopoly-note-breaks = { $owner } gets nothing for it.
monopoly-note-fall = { $maser ->
        [yes] The Maser Cannon there falls with the purchase.
       *[no] The tanks there fall with the purchase.
    }
monopoly-note-maser = No house stands at { $district }, so it stays demolished: whoever lands there may buy it, and the Maser Cannon falls.

## Building and selling on one page

monopoly-estate-open = Build and sell …
monopoly-estate-sell = Sell something first …
monopoly-estate-head = ### Build and sell. You have { $cash }.
    Your changes count when you confirm, all at once. Houses and tanks sell for half (GM-4.4).
monopoly-estate-head-sell = ### Sell. You have { $cash }.
    Houses, tanks and the rights of ruins bring half (GM-4.4). Your changes count when you confirm.
monopoly-estate-lot = { $district }: { $now }
monopoly-estate-change = **{ $district }**: { $now } → **{ $then }** · { $way ->
        [pay] pay { $money }
        [get] get { $money }
       *[even] free
    }
monopoly-estate-sold = **{ $district }**: { $now } → **back to the City** · get { $money }
monopoly-estate-unguarded = **Careful:** no house guards the Maser Cannon at { $districts }: whoever lands there may buy the district, and the cannon falls (GM-3.4, GM-4.3).
monopoly-estate-exposed = **Careful:** tanks alone don't guard { $districts }: whoever lands there may buy the district, and the tanks fall (GM-3.3, GM-3.4).
monopoly-estate-scrapped = **Careful:** the Maser Cannon at { $districts } brings nothing and is lost (GM-4.4).
monopoly-estate-nothing = Nothing changes yet.
monopoly-estate-sum = **In total: { $way ->
        [pay] pay { $money }.
        [get] get { $money }.
       *[even] nothing to pay.
    }** That leaves { $left }.
monopoly-estate-short = **In total: pay { $money }.** You have { $cash }, so you are { $missing } short.
monopoly-estate-do = Confirm
monopoly-estate-back = Back
monopoly-estate-part = { $first } to { $last } …
monopoly-estate-one = { $first } …
monopoly-estate-title = Build and sell
monopoly-estate-title-sell = Sell
monopoly-estate-prices = House { $house }, tank { $tank }. Damage of 1 to 4 tanks: { $damage }
monopoly-estate-same = As it is
monopoly-estate-masers = Maser Cannons for …
monopoly-estate-maser = { $district }: { $money } in place of the tanks
monopoly-estate-sales = Give back to the City …
monopoly-estate-right = { $district } with everything on it: get { $money }
monopoly-estate-fill = Everywhere …
monopoly-estate-fill-houses = Houses, as many as you can afford
monopoly-estate-fill-tanks = Tanks, as many as you can afford
monopoly-estate-fill-sell_tanks = Sell all tanks
monopoly-estate-fill-sell_houses = Sell all houses
monopoly-estate-fill-nothing = Leave everything as it is

## Deals in one form

monopoly-deal-open = Offer a deal …
monopoly-deal-whom = ### Who do you want to deal with?
monopoly-deal-partner = { $mark } { $player }, { $kaiju }
monopoly-deal-has = { $who }: { $cash }{ $count ->
        [0] .
       *[other] ; { $things }.
    }
monopoly-deal-title = A deal with { $partner }
monopoly-deal-choose = Nothing
monopoly-deal-give = You give
monopoly-deal-take = You get
monopoly-deal-pay = You pay
monopoly-deal-get = They pay
monopoly-deal-pay-about = You have { $cash }.
monopoly-deal-get-about = They have { $cash }.
monopoly-deal-money-hint = 2.5M, 700K or 2500 (thousands)
monopoly-deal-district = { $stands }; rights { $price }
monopoly-deal-card = A kept card
monopoly-deal-head = ### Your offer to { $partner }
monopoly-deal-line-give = You give: **{ $gives }**
monopoly-deal-line-get = You get: **{ $gets }**
monopoly-deal-empty = Nothing changes hands yet.
monopoly-deal-grain = Money is counted in whole 10K (GM-1.6).
monopoly-deal-dear = **{ $name }** has only { $cash } (GM-9.1).
monopoly-deal-strange = "{ $text }" is not an amount of money here. Write 2.5M, 700K or 2500 (thousands).
# In need of money, where the game waits for the answer.
monopoly-deal-haste = -# The game waits { $unit ->
        [days] { $count ->
            [one] a day
           *[other] { $count } days
        }
        [hours] { $count ->
            [one] an hour
           *[other] { $count } hours
        }
       *[minutes] { $count } minutes
    } for the answer. Silence means no (GM-9.5).
monopoly-deal-do = Send the offer
monopoly-deal-change = Change it …
monopoly-counter = Counter-offer …
monopoly-counter-head = ### You decline, and suggest to { $partner }
monopoly-counter-do = Decline and suggest
monopoly-counter-told = **{ $name }** would rather agree to this: { $dealer } gives { $gives } for { $gets }.
monopoly-counter-look = For { $dealer }: offer that
monopoly-counter-gone = **{ $name }** made a counter-offer. The moment has passed.
monopoly-counter-late = Only the player whose turn it is can take that up, before the roll or in need of money, and while both still have what it names (GM-9.1, GM-9.4).

## Standing orders

monopoly-order-tanks_stand_down_for = My tanks stand down for { $value }
monopoly-order-tanks_stand_down = My tanks stand down for everybody
monopoly-order-tanks_fire_at = Given the choice, my tanks fire at { $value }
monopoly-order-masers_stand_down_for = My masers stand down for { $value }
monopoly-order-strike_back_with = Strike back with { $value } AP
monopoly-order-never_strike_back = Never strike back
monopoly-order-money_at_go = Always take money at GO
monopoly-order-hp_at_go = Always take 1 HP at GO
monopoly-order-always_shield = Use the Carapace at the first damage
monopoly-order-never_shield = Keep the Carapace
monopoly-order-never_hide = Never hide
monopoly-order-decline_deals = Decline every deal
monopoly-order-just_roll = Roll without building, until I'm subjugated

## Events

monopoly-StartRolled = Roll for the start: { $rolls }. **{ $seat }** begins.
monopoly-TurnBegan = Turn { $number }: **{ $seat }**.
monopoly-TurnSkipped = **{ $seat }** waits on GO for its controller.
monopoly-Released = **{ $seat }** may leave GO again.
monopoly-WorksChanged = **{ $seat }** { $way ->
        [pay] builds at { $district } for { $money }
        [get] sells at { $district } for { $money }
       *[even] rebuilds { $district }
    }. Now: { $stands }.
monopoly-WorksChanged-several = **{ $seat }** { $way ->
        [pay] builds for { $money }
        [get] sells for { $money }
       *[even] rebuilds
    }. Now: { $lots }.
monopoly-RightsSold = **{ $seat }** gives { $district } back to the City for { $money }.
monopoly-Placed = **{ $seat }** gets a free { $what ->
        [house] house
       *[tank] tank
    } at { $district }.
monopoly-SparesWait = { $things } for **{ $seat }**, to place before the next roll.
monopoly-SparesLost = **{ $seat }** has no room for { $things }. Lost.
monopoly-OfferMade = **{ $seat }** offers { $to } { $gives } for { $gets }.
monopoly-OfferClosed = { $why ->
        [declined] **{ $to }** declines the offer of { $seat }.
        [withdrawn] **{ $seat }** withdraws the offer to { $to }.
        [lapsed] The offer of **{ $seat }** to { $to } lapses.
       *[impossible] The offer of **{ $seat }** to { $to } can no longer be kept.
    }
monopoly-PassedOn = The { $money } go to **{ $to }**, whom { $seat } serves.
monopoly-DealDone = Deal: **{ $seat }** gives { $to } { $gives } for { $gets }.
monopoly-Rolled = **{ $seat }** rolls { $is_double ->
        [yes] a double, { $one } and { $other }.
       *[no] { $one } and { $other }.
    }
monopoly-Moved = { $how ->
        [hiding] **{ $seat }** hides one space early, at { $kind ->
            [chance] a { $end } space
            [fish] the { $end }
            [plant] the { $end }
           *[other] { $end }
        }.
        [card] The card takes **{ $seat }** to { $kind ->
            [chance] a { $end } space
            [fish] the { $end }
            [plant] the { $end }
           *[other] { $end }
        }.
       *[roll] **{ $seat }** goes to { $kind ->
            [chance] a { $end } space
            [fish] the { $end }
            [plant] the { $end }
           *[other] { $end }
        }.
    }
monopoly-PassedGo = **{ $seat }** reaches GO for the { NUMBER($laps) ->
        [1] first
        [2] second
        [3] third
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
       *[other] { $laps }th
    } time: { $hp ->
        [0] { $money }{ $houses ->
            [0] {""}
            [one] {" "}({ $base }, and { $each } for a house)
           *[other] {" "}({ $base }, and { $each } for each of { $houses } houses)
        }{ $ap ->
            [0] .
           *[other] {" "}and { $ap } AP.
        }
       *[other] 1 HP.
    }
monopoly-AlarmRaised = Alarm over Tokyo. Tanks do { $damage } more damage from now on.
monopoly-SentToFish = { $why ->
        [doubles] Three doubles in a row. {""}
        [scent] It smells too good. {""}
       *[card] {""}
    }**{ $seat }** is stuck at the Big Pile of Fish for three turns.
monopoly-AteFish = **{ $seat }** eats: 2 AP for 1 HP, { $hp } HP in all.
monopoly-StayedAtFish = **{ $seat }** stays at the fish, { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } to go.
monopoly-LeftFish = **{ $seat }** leaves the fish { $how ->
        [double] with a double.
        [card] unhurt, with a full belly.
       *[fire] under fire.
    }
monopoly-PoolTaken = **{ $seat }** empties the pool of the Nuclear Plant: { $loot }.
monopoly-CardDrawn = **{ $seat }** draws a Chance card{ $is_kept ->
        [yes] {" "}and keeps it: { $card }.
       *[no] : { $card }. { $text }
    }
monopoly-CardUseless = **{ $seat }** has no use for { $card }.
monopoly-CardUsed = **{ $seat }** uses { $card }.
monopoly-Reshuffled = The chance cards are reshuffled, { $count } cards.
monopoly-MoneyGained = { $has_source ->
        [yes] **{ $source }** pays { $seat } { $money }.
       *[no] **{ $seat }** gets { $money }.
    }
monopoly-MoneyLost = { $is_money ->
        [no] **{ $seat }** has nothing to pay with: { $cancelled } are cancelled.
       *[yes] **{ $seat }** pays { $money } to the pool{ $is_cancelled ->
            [yes] . The other { $cancelled } are cancelled.
           *[no] .
        }
    }
monopoly-ApGained = **{ $seat }** gains { $ap } AP, { $total } in all.
monopoly-HpGained = **{ $seat }** gains { $hp } HP, { $total } in all.
monopoly-HpLost = **{ $seat }** loses { $hp } HP, { $total } left.
monopoly-TankLost = **{ $seat }** loses a tank at { $district } to the pool.
monopoly-HousesFell = { $has_by ->
        [yes] **{ $by }** knocks down
       *[no] Down { $count ->
            [one] comes
           *[other] come
        }
    } { $count ->
        [one] a house
       *[other] { $count } houses
    } at { $district }. { $houses ->
        [0] None is left.
        [one] One stands.
       *[other] { $houses } stand.
    }
monopoly-Struck = **{ $seat }** spends { $ap } AP on { $targets }.
monopoly-TanksFell = **{ $by }** crushes { $count ->
        [one] a tank
       *[other] { $count } tanks
    } at { $district }. { $tanks ->
        [0] None is left.
        [one] One is left.
       *[other] { $tanks } are left.
    }
monopoly-Hurt = { $shielded ->
        [0] {""}
       *[other] The Carapace takes { $shielded }. {""}
    }**{ $seat }** takes { $damage } damage from { $weapon ->
        [strike] { $by }
        [tanks] the tanks of { $by }
       *[maser] the Maser Cannon of { $by }
    }, { $hp } HP left.
monopoly-Fired = { $weapon ->
        [tanks] The tanks
       *[maser] The Maser Cannon
    } of **{ $seat }** at { $district } { $weapon ->
        [tanks] fire
       *[maser] fires
    } at { $target } for { $damage }.
monopoly-StoodDown = { $weapon ->
        [tanks] The tanks of **{ $seat }** at { $district } stand down.
       *[maser] The Maser Cannon of **{ $seat }** at { $district } stands down.
    }
monopoly-Duelled = **{ $one }** and { $other } are both on their last legs, and pay { $paid } AP each. { $is_won ->
        [yes] { $winner } outlasts the other.
       *[no] Neither can go on; both keep 1 HP.
    }
monopoly-Survived = **{ $seat }** keeps 1 HP: the victor serves it.
monopoly-Subjugated = **{ $seat }** falls to { $by } and serves { $to }. The estate brings { $money }.
monopoly-WentOver = **{ $seat }** now serves { $to }.
monopoly-EstateShared =
    { NUMBER($heirs) ->
        [1] What **{ $seat }** had goes to { $seats }: { $money }.
       *[other] What **{ $seat }** had is shared: { $money } each for { $seats }.
    }
monopoly-Killed = **{ $seat }** falls again, to { $by }, and waits on GO.
monopoly-BrokeFree = **{ $seat }** strikes down { $beaten } and breaks free, with all that { $beaten } had. { $beaten } serves { $seat }.
monopoly-Bought = **{ $seat }** buys { $district } for { $money }{ $has_before ->
        [yes] . { $before } gets nothing.
       *[no] .
    }
monopoly-Ended = { $reason ->
        [king_of_the_monsters] Every rival serves **{ $winner }**. King of the Monsters!
       *[lap_limit] The last lap is run. { $is_won ->
            [yes] **{ $winner }** stands above the rest.
           *[no] Several share first place.
        }
    }

## Once around the table in two lines

monopoly-round = Once around the table: { $houses ->
        [0] no house down
        [one] one house down
       *[other] { $houses } houses down
    }, { $bought ->
        [0] nothing sold.
        [one] one district sold.
       *[other] { $bought } districts sold.
    }
monopoly-round-free = **{ $seat }** breaks free, and { $beaten } serves.
monopoly-round-fell = **{ $seat }** serves { $to } now.
monopoly-round-hurt = **{ $seat }** takes the worst of it: { $damage } damage, { $hp } HP left.
monopoly-round-quiet = Not a scratch on anybody.

## How a seat stands

monopoly-seat = { $hp } HP, { $ap } AP, { $cash }, { $districts ->
        [0] no districts
        [one] { $districts } district
       *[other] { $districts } districts
    }{ $serves ->
        [yes] , serves { $controller }
       *[no] {""}
    }

## Results

monopoly-reason-king_of_the_monsters = with every rival subjugated
monopoly-reason-lap_limit = after the last lap
monopoly-score =
    { $score ->
        [0] nobody subjugated
        [one] { $score } kaiju subjugated
       *[other] { $score } kaiju subjugated
    }
monopoly-standing = { $won }, { $hp } HP
