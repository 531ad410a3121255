# The words in Monopoly's pictures, and what the pictures say to those who read them. Questions and answers are those
# of monopoly.ftl.

picture-monopoly = Godzilla Monopoly
picture-monopoly-full = Unofficial Godzilla Monopoly
picture-gm-turn = Turn { $turn }
picture-gm-over = Game over
picture-gm-unofficial = Unofficial · { $fact }
picture-gm-shared = Shared

### The track
picture-gm-ruins = Ruins
picture-gm-for-sale = for sale
picture-gm-note-go = +2M +3 AP
picture-gm-note-fish = 2 AP = 1 HP
picture-gm-note-plant = the pool
picture-gm-note-scent = to the fish

picture-gm-kind-chance = Chance
picture-gm-kind-fish = Fish
picture-gm-kind-plant = Plant
picture-gm-kind-scent = Scent

### The middle
picture-gm-last = Last
picture-gm-pool = Pool
picture-gm-serves = serves
picture-gm-winner = Winner
picture-gm-at-fish = Fish { $held }
picture-gm-waits = Waits on GO
picture-gm-jammed = Unseen
picture-gm-peace = Peace lap
picture-gm-hp-change = { $sign }{ $count } HP
picture-gm-house = House { $house }
picture-gm-limits = { $limit ->
    [0] {""}
   *[other] Last lap { $limit }
}{ $alarm ->
    [0] {""}
   *[other] { $limit ->
        [0] Alarm from lap { $alarm }
       *[other] {" "}· alarm from lap { $alarm }
    }
}
picture-gm-reach = rails: masers

### The last move
picture-gm-did-StartRolled = { $seat } begins
picture-gm-did-TurnSkipped = { $seat } waits on GO
picture-gm-did-WorksChanged = { $seat } { $way ->
    [pay] builds
   *[other] sells
} at { $district } for { $money }
picture-gm-did-RightsSold = { $seat } returns { $district } for { $money }
picture-gm-did-Placed = a { $what } for { $district }
picture-gm-did-OfferMade = { $seat } offers { $to } a deal
picture-gm-did-OfferClosed = { $why ->
    [lapsed] {""}
    [impossible] the offer to { $to } is void
    [declined] the offer to { $to } is declined
    [withdrawn] the offer to { $to } is withdrawn
   *[lapsed] the offer to { $to } is lapsed
}
picture-gm-did-DealDone = { $seat } and { $to } have a deal
picture-gm-did-Moved = { $how ->
    [hiding] { $seat } hides at { $end }
   *[other] { $seat } to { $end }
}
picture-gm-did-PassedGo = GO: { $hp ->
    [0] { $money }{ $ap ->
        [0] {""}
       *[other] {" "}and { $ap } AP
    }
   *[other] 1 HP
}
picture-gm-did-AlarmRaised = alarm: tanks do { $damage } more
picture-gm-did-SentToFish = { $seat } is sent to the fish
picture-gm-did-AteFish = { $seat } eats: 1 HP
picture-gm-did-StayedAtFish = { $seat } stays at the fish
picture-gm-did-LeftFish = { $seat } leaves the fish
picture-gm-did-PoolTaken = { $seat } takes the pool
picture-gm-did-CardDrawn = { $card }
picture-gm-did-CardUseless = no use
picture-gm-did-CardUsed = { $seat } uses { $card }
picture-gm-did-MoneyGained = { $seat } gets { $money }
picture-gm-did-MoneyLost = { $seat } pays { $money }
picture-gm-did-ApGained = { $seat } +{ $ap } AP
picture-gm-did-HpGained = { $seat } +{ $hp } HP
picture-gm-did-HpLost = { $seat } −{ $hp } HP
picture-gm-did-TankLost = a tank of { $district } is lost
picture-gm-did-HousesFell = { $count ->
    [one] a house falls
   *[other] { $count } houses fall
} at { $district }
picture-gm-did-TanksFell = { $count ->
    [one] a tank falls
   *[other] { $count } tanks fall
} at { $district }
picture-gm-did-Struck = { $seat } spends { $ap } AP
picture-gm-did-Hurt = { $seat } takes { $damage } from { $by }
picture-gm-did-StoodDown = { $seat } holds fire
picture-gm-did-Duelled = { $one } and { $other } fight to the last AP
picture-gm-did-Survived = { $seat } keeps 1 HP
picture-gm-did-Subjugated = { $seat } serves { $to }
picture-gm-did-WentOver = { $seat } serves { $to }
picture-gm-did-Killed = { $seat } falls again
picture-gm-did-BrokeFree = { $seat } breaks free
picture-gm-did-Bought = { $seat } buys { $district }
picture-gm-did-Ended = { $reason ->
    [king_of_the_monsters] { monopoly-reason-king_of_the_monsters }
   *[lap_limit] { monopoly-reason-lap_limit }
}

### Hands, cards, the end
picture-monopoly-kanji-short = UNOFFICIAL 非公式
picture-gm-keep = keep
picture-gm-combat = in a fight
picture-gm-no-cards = No chance cards kept
picture-gm-no-districts = No districts yet
picture-gm-stands-at = at { $space }
picture-gm-shared-win = Shared victory
picture-gm-health-by-turn = HP, turn by turn
picture-gm-turn-short = T{ $turn }

### The pictures in words
picture-gmt-title = { $game }, { $track }, turn { $turn }.
picture-gmt-over = The game is over: { $who }, { $reason }.
picture-gmt-several = several share the first place
picture-gmt-asked = { $who }: { $ask }.
picture-gmt-to-play = It is the turn of { $who }. { $starter } began the game.
picture-gmt-rolls = Last turn's rolls of { $who }: { $dice }.
picture-gmt-rolled = Last roll: { $who }, { $one } and { $other }.
picture-gmt-house = A house costs { $house } anywhere.
picture-gmt-laps = Most laps: { $laps }.{ $limit ->
    [0] {""}
   *[other] {" "}The round of lap { $limit } is the last.
}
picture-gmt-alarm = Alarm from lap { $alarm }: tanks do { $damage } more now.
picture-gmt-last = Last: { $told }.
picture-gmt-drawn = { $who } drew { $card }
picture-gmt-seats = Seats in order:
picture-gmt-seat = { $number }. { $who }: { $hp } HP, { $ap } AP, { $money }, on space { $at } ({ $place }), laps { $laps }, worth { $worth }. Districts: { $rights }. Kept cards: { $cards }.{ $extras }
picture-gmt-seat-short = { $number }. { $who }: { $hp } HP, { $ap } AP, { $money }, { $rights ->
    [one] 1 district
   *[other] { $rights } districts
}, at { $space }.
picture-gmt-seat-serves = { $number }. { $who }: { $hp } HP, { $ap } AP, serves { $to }, at { $space }.
picture-gmt-serves = Serves { $to }.
picture-gmt-servants = Controls { $count }: { $names }.
picture-gmt-held = At the fish, { $held ->
    [one] 1 turn
   *[other] { $held } turns
} to go.
picture-gmt-waiting = Waits on GO for its controller.
picture-gmt-spares = To place: { $houses }, { $tanks }.
picture-gmt-jammed = No weapon sees it this turn.
picture-gmt-pool = Pool at the Nuclear Plant: { $money }, { $hp } HP, { $tanks }.
picture-gmt-deck-left = Chance cards left: { $count }.
picture-gmt-discards = Chance cards used: { $cards }.
picture-gmt-track = The track, clockwise from GO:
picture-gmt-space = { $number }. { $name }.{ $note }{ $there }
picture-gmt-note = {" "}{ $note }
picture-gmt-district = { $number }. { $name }, { $colour }, { $price }, of { $owner }: { $stands }.{ $state }{ $there }
picture-gmt-there = {" "}Here: { $names }.
picture-gmt-demolished = {" "}Demolished, for sale.
picture-gmt-fire = {" "}Fire: { $damage }.
picture-gmt-group = { $colour }: tank { $tank }, damage of 1 to 4 tanks { $damage }; Maser Cannon { $maser }, damage { $maser_damage }.
picture-gmt-reach = Masers of { $who } reach spaces { $spaces }.
picture-gmt-offer = { $who } offers { $to } { $gives } for { $gets }.
picture-gmt-figures = { $hp } HP, { $ap } AP, { $money }, at { $space }, laps { $laps }.
picture-gmt-deed = { $name }: { $stands }.
picture-gmt-card = { $name }{ $kind }. { $text }
picture-gmt-card-kind = {" "}({ $kind })
picture-gmt-result = { $game }. { $who }: { $reason }.
picture-gmt-place = { $place }. { $who }, { monopoly-score }
picture-gmt-turns = { $title }, before turns { $turns }:
