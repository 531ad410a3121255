# The pictures in words: a line for each thing, to be read aloud or read in the picture's place.

picture-tw-title = Total War, round { $round }. { $mode }, first to { $target } victory points.
picture-tw-options = Options: { $options }.
picture-tw-strike = Strike { $strike }, played by { $who }: { $card }.
picture-tw-wound = A Wound is pending, played by { $who }: { $card }. The strike stood at { $strike }.
picture-tw-double-wound = { $card }, played by { $who }: nobody can answer it.
picture-tw-opening = A new round: nothing to beat yet.
picture-tw-to-play = { $who } is to play.
picture-tw-victim = { $who } takes the blow.
picture-tw-asked = { $who }: { $ask }
picture-tw-clockwise = Play runs clockwise, down the list.
picture-tw-counterclockwise = Play runs counterclockwise, up the list.
picture-tw-over = The game is over: { $who } { $reason }.
picture-tw-over-nobody = The game is over: { $reason }.
picture-tw-seats = Seats in order:
picture-tw-seat = { $number }. { $who }: life { $left } of { $life } ({ $damage }), power { $power } { $spun }, { $hand } cards, { $vp } VP, worth { $worth }{ $extras }.
picture-tw-seat-short = { $number }. { $who }: life { $left }/{ $life }, power { $power } { $spun }, { $hand } cards, { $vp } VP{ $extras }.
picture-tw-seat-least = { $number }. { $who }: life { $left }/{ $life }, { $vp } VP{ $extras }.
picture-tw-seat-out = { $number }. { $who }: out, { $vp } VP.
picture-tw-ready = ready
picture-tw-spun = spent
picture-tw-furious = furious
picture-tw-king = holds the King of Monsters card
picture-tw-out = out
picture-tw-no-damage = no damage
picture-tw-damage = damage { $wounds }: { $cards }
picture-tw-buildings = Buildings face up: { $values }.
picture-tw-no-buildings = No buildings face up.
picture-tw-piles = Deck { $deck }, discard pile { $discards }, building deck { $buildings }.
picture-tw-pile = Discard pile: { $cards }.
picture-tw-your-hand = Your hand: { $cards }.
picture-tw-hand-empty = Your hand is empty.
picture-tw-many = { $count }× { $what }
picture-tw-last-hit = { $who } was hit for { $damage }.
picture-tw-last-gain = { $who } scored { $vp } VP.
picture-tw-last-fell = { $who } fell.
picture-tw-result = { $game }. { $reason }
picture-tw-place = { $place }. { $who }, { $score } VP
picture-tw-rounds = Victory points by round:
picture-tw-card = { $name }, { $copies } of { $count } cards. { $text }

### Every game
picture-named = { $kaiju } ({ $person })
picture-you-are = You are { $who }.
picture-choices = Your choices:
picture-choices-any = Your choices, { $is_exact ->
        [yes] { $least }
       *[no] { $least } to { $most }
    } of them:
picture-choice = { $letter }: { $what }
picture-choose-amount = A number from { $low } to { $high } in steps of { $step }.
picture-course = { $who }: { $values }
