# Stomp in words.

stomp-name = Stomp
stomp-about = Play a card, and keep it or throw it. The most points win.
stomp-minutes = 5
stomp-primer =
    - Play one of your three cards, then draw another.
    - Keep the card, and its number is your score.
    - Or throw it at a rival who has points: they lose its number.
    - Enough points win at once; after the last round the most points do.

stomp-option-goal = Points
stomp-option-goal-about = How many points win (ST-1.3).
stomp-option-rounds = Rounds
stomp-option-rounds-about = How many rounds there are at most (ST-1.3).
stomp-kaiju-godzilla = Big feet.
stomp-kaiju-mothra = Light feet.
stomp-kaiju-rodan = Quick feet.
stomp-kaiju-gigan = Feet with hooks.

stomp-ask-card = Round { $round }: which card do you play?
stomp-ask-use = You have played { $card }: keep it, or throw it?
stomp-coach-card = Everybody plays at once, and the highest card decides.
stomp-coach-use = What you keep counts for you, what you throw counts against somebody else.
stomp-wait-card = play a card
stomp-wait-use = use a { $card }

stomp-card = { $number }
stomp-pick-card = Play { $number }
stomp-pick-keep = Keep it: { $points } points
stomp-pick-throw = Throw it at { $name }, who loses { $loss }
stomp-order-always_keep = Always keep the card

stomp-RoundBegan = Round { $round }.
stomp-Played = **{ $seat }** plays { $card }.
stomp-Kept = **{ $seat }** keeps it and has { $points } points.
stomp-Thrown = **{ $seat }** throws it at { $target }, who loses { $loss } and has { $points }.
stomp-Reshuffled = The pile is shuffled: { $count } cards.
stomp-Drew = **{ $seat }** draws { $card ->
        [0] a card
       *[other] { $card }
    }.
stomp-Ended = { $reason ->
        [goal] **{ $winner }** has enough points.
       *[rounds] The last round is over.
    }

stomp-seat = { $points } of { $goal } points, { $cards } cards
stomp-reason-goal = with enough points
stomp-reason-rounds = after the last round
stomp-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

stomp-title = STOMP
stomp-first = FIRST TO { $goal }
stomp-round = Round { $round } of { $rounds }
stomp-over = Over
stomp-hand = Your hand: { $cards }
stomp-played = Played: { $card }
stomp-standing = { $name } ({ $person }): { $stands }
