# One line below each question in somebody's first games of a kind: what it is about, and what beginners overlook. Never
# the best move. Keys: <game>-coach-<question>, and <game>-coach-<question>-<case> where the table asks for another line.

act-decide = Decide for me
act-decided = Decided for you, from what you can see.
act-decided-order = A standing order can do that for the whole game: *Menu*, *Standing orders*.
act-proposal = ### Several things are yours to decide
act-proposal-about = Suggested, and shown on the board:
act-as-suggested = As suggested
act-singly = One by one
act-coach = -# **Tip:** { $line }
act-coach-phone = -# **On a phone?** *{ board-tall }* makes the pictures fit it.
# What a list of settings says when it is closed: a phone shows thirty characters, the name included.
settings-way-mention = mention in the thread
settings-way-dm = private message
settings-way-none = none
settings-colours-usual = usual colours
settings-colours-contrast = more contrast
settings-colours-red_green = without red/green
settings-colours-blue_yellow = without blue/yellow
settings-colours-light = light background
settings-coaching-auto = first two games
settings-coaching-on = always
settings-coaching-off = never
settings-about-coaching = Tips
settings-coaching-choose = Tips below questions
settings-coaching = { $coaching ->
        [on] Tips for beginners stand below every question.
        [off] You read no tips for beginners.
       *[auto] In your first two games of a kind, tips stand below the questions.
    }
coaching-auto = in my first two games of a kind
coaching-on = always
coaching-off = never

## Total War

total_war-coach-open = Any card opens. A high number is hard to answer; what you keep has to answer the next strike.
total_war-coach-answer = Equal is enough. Your power of { $power } is ready: once, it can go on top of a number.
total_war-coach-answer-spun = Equal is enough. Your power is spent; any heart you play makes it ready again.
total_war-coach-answer-wound = Numbers don't stop a Wound. { $stays ->
        [yes] Change Direction, Choose a Target or another Wound passes it on.
       *[no] Change Direction or Choose a Target ends it, and the last number counts again. Another Wound passes it on.
    }
total_war-coach-answer-stuck = Nothing you hold answers this. A hit isn't the end: you lay one number from your hand as damage, then you open the next round.
total_war-coach-target = The one you name has to answer { $is_wound ->
        [yes] the Wound
       *[no] a strike of { $strike }
    }. The direction of play stays as it is.
total_war-coach-damage = The number counts as damage: you stand at { $wounds } of { $life }. A heart or a building on the card does nothing here.
total_war-coach-damage-furious = The number counts as damage: you stand at { $wounds } of { $life }, and your kaiju is furious already. A heart or a building on the card does nothing here.
total_war-coach-heart = A heart adds its number to the blow and makes your power ready again. Everybody draws back to three afterwards.
total_war-coach-building = The buildings you leave stay in the middle and fall on the next one to be hit.
total_war-coach-counter = Each heart deals its number to the one who hit you. It can't be answered, and your power is ready again.
total_war-coach-discard = Discards lie face up: everybody sees what you give away.

## Tokyo Clash

tokyo_clash-coach-act = Any card can also be discarded for an action on your mat, whatever it costs. Passing closes nothing: you can act again while others do.
tokyo_clash-coach-act-broke = You have 0 Energy. Break a building, throw a vehicle, or discard a card for an action on your mat: that costs nothing.
tokyo_clash-coach-act-mothra = Ruins give Mothra nothing. She gets Energy by discarding a card, or in the Refresh from a building next to her.
tokyo_clash-coach-act-full = You have { $energy } Energy, and that's the most you can hold. Anything more is lost.
tokyo_clash-coach-act-last = Everybody else has passed. If you pass too, the round ends; if you act, they can act again.
tokyo_clash-coach-momentum = Momentum: this is an extra action, before anybody else acts. Stopping is no pass.
tokyo_clash-coach-action = The card is gone either way; its text and cost don't count.
tokyo_clash-coach-attack = Damage takes cards from their deck, and the best becomes your trophy. A throw wrecks what it hits, and that's Energy.
tokyo_clash-coach-target = This only picks whom the card works on. Nobody defends against it.
tokyo_clash-coach-spend = A spent Enhancement leaves play. One you keep waits for a later attack.
tokyo_clash-coach-throw = Whatever you throw wrecks what it hits, and the Energy is yours.
tokyo_clash-coach-throw-to = A thrown vehicle is destroyed where it lands, with one thing there. You get Energy for both.
tokyo_clash-coach-throw-to-kaiju = A kaiju flies through small things, one of them may fall in each space, and stops at a Large Building or another kaiju.
tokyo_clash-coach-throw-hit = Either something here falls, for Energy, or a kaiju takes 1 damage.
tokyo_clash-coach-throw-through = What falls pays you. A Small Building also brings the end of the game nearer.
tokyo_clash-coach-throw-collide = Both kaiju take 1 damage, and both may defend.
tokyo_clash-coach-trophy = At the end its Dominance counts for you. Its owner plays on without it.
tokyo_clash-coach-radar = You look at the card, then it goes back. The others only see whose deck it was.
tokyo_clash-coach-bunker = It's the next card you draw. Everybody sees which one it is.
tokyo_clash-coach-recall = It's the next card you draw. Everybody sees which one it is.
tokyo_clash-coach-bask = You get what its destruction would bring, and it stays standing.
tokyo_clash-coach-refresh = You draw back to five, the King to six. Cards that you keep take the place of new ones.
tokyo_clash-coach-move = You move through everything, but can't stop on a Large Building. To throw a vehicle you have to be in its space.
tokyo_clash-coach-fly = You fly in a straight line over everything, but can't stop on a Large Building.
tokyo_clash-coach-dodge = The blow is over. Where you stand now decides who reaches you next.
tokyo_clash-coach-push = It can be pushed through anything. Only a Large Building is no place to stop.
tokyo_clash-coach-pull = It can come as far as your space; attacks without range need it there.
tokyo_clash-coach-place = It's set down there; nothing on the way breaks.
tokyo_clash-coach-smash = What falls pays you. A Small Building also brings the end of the game nearer.
tokyo_clash-coach-recover = Everybody sees which card you take.
tokyo_clash-coach-discard = Everybody sees what you discard.
tokyo_clash-coach-strip = The Enhancement goes to its owner's discard pile, not out of the game.
tokyo_clash-coach-sift-keep = Only you see these cards. What you don't take goes under your deck.
tokyo_clash-coach-sift-under = The first one you put down lies above the next.
tokyo_clash-coach-riposte = Your riposte is damage like any other: it can bring you a trophy, and they may defend.
tokyo_clash-coach-defend = Each damage that gets through takes a card from your deck; the best becomes their trophy. A defence costs its Energy.
tokyo_clash-coach-defend-king = Any damage that gets through costs you the crown, and cards from your deck with it.
tokyo_clash-coach-defend-stuck = Nothing you hold can defend now. You're asked all the same, so that nobody learns it.
tokyo_clash-coach-hunt-tank = As the last in turn order you decide. A Tank in or next to a kaiju's space costs its player 1 Energy.
tokyo_clash-coach-hunt-ufo = As the last in turn order you decide. A UFO in or next to a kaiju's space costs its player a card.
tokyo_clash-coach-move-tank = As the last in turn order you decide. A Tank in or next to a kaiju's space costs its player 1 Energy.
tokyo_clash-coach-move-ufo = As the last in turn order you decide. A UFO in or next to a kaiju's space costs its player a card.
tokyo_clash-coach-move-train = As the last in turn order you decide. A Train is worth 3 Energy to whoever throws or wrecks it.
tokyo_clash-coach-place-tank = In every Event phase a Tank takes 1 Energy from each player in or beside its space, but not from Mothra's. Who shares its space can throw it.
tokyo_clash-coach-place-train = A Train is worth 3 Energy to whoever throws or wrecks it.
tokyo_clash-coach-place-jet = Jets strafe the line in front of them: a kaiju there loses an Enhancement.
tokyo_clash-coach-place-ufo = A UFO hunts the nearest kaiju; beside it a player discards a card. It's worth 3 Energy.
tokyo_clash-coach-place-battleship = Battleships fire along their line: a kaiju on it loses a trophy.
tokyo_clash-coach-place-generator = A kaiju brought there takes 1 damage that can't be met; one that walks there loses the top card of its deck.
tokyo_clash-coach-face-train = It runs 1 to 3 spaces this way in the next Event phase. Everybody can plan for it.
tokyo_clash-coach-face-jet = It flies 2 spaces this way each round and strafes everything in front of it.
tokyo_clash-coach-face-battleship = It fires this way to the edge: a kaiju on the line loses its newest trophy.

## Monopoly

monopoly-coach-turn = Your houses pay at GO. Your tanks fire at whoever lands on them, unless AP crush them first. You can build only now, before the roll.
monopoly-coach-turn-bare = You own ruins with no house on them. Ruins stay for sale until a house{ $bare ->
        [yes] {" "}or a tank
       *[no] {""}
    } stands there.
monopoly-coach-turn-serves = You keep your turns and your choices, but GO brings you nothing, and you can't buy or build.
monopoly-coach-turn-fish = You can build and deal here as on any turn. It pays to stay when what lies ahead is full of tanks.
monopoly-coach-works = Houses keep a district from being bought and pay at GO; one falls at every landing, even yours. Tanks hurt enemies who land there. Both sell for half.
monopoly-coach-sell = The City pays half. Another player may pay more.
monopoly-coach-debt = Nobody goes bankrupt. What you can't pay after selling is cancelled.
monopoly-coach-place-house = Only a district without houses can be bought from under you.
monopoly-coach-place-tank = Tanks fire at every enemy that lands there, even one that hides. AP may crush them first.
monopoly-coach-deal-with = Money, chance cards and districts can change hands; HP and AP can't.
monopoly-coach-deal-give = A district goes with everything that stands on it.
monopoly-coach-deal-take = A whole colour lets you build Maser Cannons, which reach { $reach } spaces.
monopoly-coach-deal-money = You can pay on top, or be paid.
monopoly-coach-deal-answer = Look at what it completes, for you and for them. A promise not to attack binds nobody.
monopoly-coach-escape = { monopoly-coach-turn-fish }
monopoly-coach-shift = One space can decide whether you land on tanks, on GO, or on an enemy.
monopoly-coach-lunge = In service only a fight frees you: your strike has to take a free kaiju's last HP.
monopoly-coach-hide = Hiding you do nothing: no house falls, nothing is bought, nobody fights. Tanks fire all the same.
monopoly-coach-go = HP have no upper limit, AP stop at 12. Whoever loses the last HP serves the victor.
monopoly-coach-fish = There's no fighting here. AP come back at GO.
monopoly-coach-stride = The space you stop at counts as if you had rolled it.
monopoly-coach-lose_tank = The tank goes to the Nuclear Plant: whoever lands there takes it.
monopoly-coach-jam = The card is used up, and nothing fires at you here.
monopoly-coach-declare = One combat card a fight. A card you keep is offered again.
monopoly-coach-shield = The card is used up. Whoever takes your last HP subjugates you.
monopoly-coach-strike = At most 2 AP a landing, in any split. AP come back at GO: 3 each time.
monopoly-coach-strike-short = Your AP can't clear this district, and only ruins are for sale: what you knock down helps whoever comes next. AP come back at GO.
monopoly-coach-strike-serves = In service your 2 AP come back at once. Take a free kaiju's last HP, and you are free.
monopoly-coach-strike_back = You needn't strike. AP that you save are there for the next fight; they come back at GO.
monopoly-coach-strike_back-serves = { monopoly-coach-strike-serves }
monopoly-coach-tanks = They fire for the district's damage, all or nothing. Standing down can be part of a deal.
monopoly-coach-maser = It fires once a roll at whoever stops in reach. Standing down can be part of a deal.
monopoly-coach-buy = You can build here from your next turn on. Until then anybody who lands here may buy it, and you get nothing.
monopoly-coach-buy-last = This leaves you { $left }, and a house costs { $house }. Until one stands here, anybody who lands here may buy it, and you get nothing.
