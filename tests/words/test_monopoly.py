"""Monopoly in words: money, districts, deals, and what awaits one."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from data.words import words
from engine import games
from engine.monopoly import events
from engine.monopoly.combat import events as combat
from engine.monopoly.prospect import roll_to_go
from engine.play import Amount, Decision, Setup, Subset
from tests.engine.monopoly.table import Table
from tests.engine.play_through import started
from words.monopoly.money import digits, millions, money
from words.registry import words_of
from words.teller import Teller, lexicon

GAME = games["monopoly"]
KAIJU = {0: "Godzilla", 1: "Mothra", 2: "Rodan"}


def laid(**options: Any) -> Any:
    """Return the state of a table of three that has just begun."""
    return started(GAME, Setup(3, seed=2, options=options)).state


def look(state: Any, seat: int | None = 0) -> Any:
    return GAME.view(state, seat)


def teller(view: Any = None) -> Teller:
    return Teller(words("en"), "monopoly", KAIJU, view or look(laid()))


def number(view: Any, key: str) -> int:
    return next(at for at, deed in enumerate(view.deeds) if deed.key == key)


LINES = [
    (
        events.StartRolled(1, ((5, 5, 2), (3, 6, 0))),
        "Roll for the start: Godzilla 5, Mothra 5, Rodan 2; again: Godzilla 3, Mothra 6. **Mothra** begins.",
    ),
    (events.TurnBegan(0, 4), "Turn 4: **Godzilla**."),
    (events.TurnSkipped(0), "**Godzilla** waits on GO for its controller."),
    (events.Released(0), "**Godzilla** may leave GO again."),
    (
        events.WorksChanged(0, "ginza", 1, 2, False, 2800),
        "**Godzilla** builds at Ginza for 2.8M. Now: 1 house, 2 tanks.",
    ),
    (
        events.WorksChanged(0, "ginza", 0, 0, False, -350),
        "**Godzilla** sells at Ginza for 350K. Now: no houses, no tanks.",
    ),
    (events.WorksChanged(0, "ginza", 4, 0, True, 0), "**Godzilla** rebuilds Ginza. Now: 4 houses, a Maser Cannon."),
    (events.RightsSold(0, "ginza", 2000), "**Godzilla** gives Ginza back to the City for 2M."),
    (events.Placed(0, "tank", "ueno"), "**Godzilla** gets a free tank at Ueno."),
    (events.SparesWait(0, "house", 1), "1 house for **Godzilla**, to place before the next roll."),
    (events.SparesLost(0, "tank", 2), "**Godzilla** has no room for 2 tanks. Lost."),
    (
        events.OfferMade(0, 1, 500, ("district:ueno",), ("card:rivals_roar",)),
        "**Godzilla** offers Mothra Ueno and 500K for Rival's Roar.",
    ),
    (events.OfferMade(0, 1, -1500, ("district:ueno",), ()), "**Godzilla** offers Mothra Ueno for 1.5M."),
    (events.OfferClosed(0, 1, "declined"), "**Mothra** declines the offer of Godzilla."),
    (events.OfferClosed(0, 1, "lapsed"), "The offer of **Godzilla** to Mothra lapses."),
    (events.DealDone(0, 1, 0, (), ("district:ginza",)), "Deal: **Godzilla** gives Mothra nothing for Ginza."),
    (events.Rolled(0, (3, 5)), "**Godzilla** rolls 3 and 5."),
    (events.Rolled(0, (4, 4)), "**Godzilla** rolls a double, 4 and 4."),
    (events.Moved(0, 0, 8, "roll"), "**Godzilla** goes to the Big Pile of Fish."),
    (events.Moved(0, 0, 17, "hiding"), "**Godzilla** hides one space early, at Ueno."),
    (events.Moved(0, 0, 16, "hiding"), "**Godzilla** hides one space early, at the Nuclear Plant."),
    (events.PassedGo(0, 2000, 3, 0, 1), "**Godzilla** reaches GO for the first time: 2M and 3 AP."),
    (
        events.PassedGo(0, 2500, 3, 0, 2),
        "**Godzilla** reaches GO for the second time: 2.5M (2M, and 500K for a house) and 3 AP.",
    ),
    (
        events.PassedGo(0, 6000, 0, 0, 4),
        "**Godzilla** reaches GO for the 4th time: 6M (2M, and 500K for each of 8 houses).",
    ),
    (events.PassedGo(0, 0, 0, 1, 11), "**Godzilla** reaches GO for the 11th time: 1 HP."),
    (events.AlarmRaised(2), "Alarm over Tokyo. Tanks do 2 more damage from now on."),
    (
        events.SentToFish(0, "doubles"),
        "Three doubles in a row. **Godzilla** is stuck at the Big Pile of Fish for three turns.",
    ),
    (events.SentToFish(0, "card"), "**Godzilla** is stuck at the Big Pile of Fish for three turns."),
    (events.AteFish(0, 9), "**Godzilla** eats: 2 AP for 1 HP, 9 HP in all."),
    (events.StayedAtFish(0, 1), "**Godzilla** stays at the fish, 1 turn to go."),
    (events.LeftFish(0, "fire"), "**Godzilla** leaves the fish under fire."),
    (events.PoolTaken(0, 1250, 1, 2), "**Godzilla** empties the pool of the Nuclear Plant: 1.25M, 1 HP and 2 tanks."),
    (events.CardDrawn(0, "film_rights", False), "**Godzilla** draws a Chance card: Film Rights. Gain 2M."),
    (events.CardDrawn(0, "carapace", True), "**Godzilla** draws a Chance card and keeps it: Carapace."),
    (events.CardUseless(0, "typhoon"), "**Godzilla** has no use for Typhoon."),
    (events.CardUsed(0, "radar_jam"), "**Godzilla** uses Radar Jam."),
    (events.Reshuffled(24), "The chance cards are reshuffled, 24 cards."),
    (events.MoneyGained(0, 500, 1), "**Mothra** pays Godzilla 500K."),
    (events.MoneyGained(0, 2000, -1), "**Godzilla** gets 2M."),
    (events.MoneyLost(0, 1000, 0), "**Godzilla** pays 1M to the pool."),
    (events.MoneyLost(0, 0, 750), "**Godzilla** has nothing to pay with: 750K are cancelled."),
    (events.ApGained(0, 3, 12), "**Godzilla** gains 3 AP, 12 in all."),
    (events.HpGained(0, 1, 7), "**Godzilla** gains 1 HP, 7 in all."),
    (events.HpLost(0, 1, 6), "**Godzilla** loses 1 HP, 6 left."),
    (events.TankLost(0, "ueno"), "**Godzilla** loses a tank at Ueno to the pool."),
    (combat.HousesFell("ueno", 2, 1, 0), "**Godzilla** knocks down 2 houses at Ueno. One stands."),
    (combat.HousesFell("ueno", 1, 0, -1), "Down comes a house at Ueno. None is left."),
    (combat.Struck(0, 2, ("house", "seat:1")), "**Godzilla** spends 2 AP on 1 house and Mothra."),
    (combat.Struck(0, 2, ("tank", "tank")), "**Godzilla** spends 2 AP on 2 tanks."),
    (combat.TanksFell("ueno", 1, 3, 0), "**Godzilla** crushes a tank at Ueno. 3 are left."),
    (combat.Hurt(0, 1, "tanks", 2, 10, 0), "**Godzilla** takes 2 damage from the tanks of Mothra, 10 HP left."),
    (combat.Hurt(0, 1, "strike", 0, 5, 2), "The Carapace takes 2. **Godzilla** takes 0 damage from Mothra, 5 HP left."),
    (combat.Fired(0, "maser", "ginza", 1, 4), "The Maser Cannon of **Godzilla** at Ginza fires at Mothra for 4."),
    (combat.StoodDown(0, "tanks", "ueno"), "The tanks of **Godzilla** at Ueno stand down."),
    (
        combat.Duelled(0, 1, 1, 4),
        "**Godzilla** and Mothra are both on their last legs, and pay 4 AP each. Mothra outlasts the other.",
    ),
    (
        combat.Duelled(0, 1, -1, 4),
        "**Godzilla** and Mothra are both on their last legs, and pay 4 AP each. Neither can go on; both keep 1 HP.",
    ),
    (combat.Survived(0), "**Godzilla** keeps 1 HP: the victor serves it."),
    (combat.Subjugated(1, 2, 0, 5200), "**Mothra** falls to Rodan and serves Godzilla. The estate brings 5.2M."),
    (combat.WentOver(2, 0), "**Rodan** now serves Godzilla."),
    (combat.EstateShared(1, (0, 2), 2600), "What **Mothra** had is shared: 2.6M each for Godzilla and Rodan."),
    (combat.EstateShared(1, (0,), 2600), "What **Mothra** had goes to Godzilla: 2.6M."),
    (combat.Killed(1, 0), "**Mothra** falls again, to Godzilla, and waits on GO."),
    (
        combat.BrokeFree(1, 0),
        "**Mothra** strikes down Godzilla and breaks free, with all that Godzilla had. Godzilla serves Mothra.",
    ),
    (events.Bought(0, "ueno", 2200, 1), "**Godzilla** buys Ueno for 2.2M. Mothra gets nothing."),
    (events.Bought(0, "ueno", 2200, -1), "**Godzilla** buys Ueno for 2.2M."),
    (events.Ended(0, "king_of_the_monsters"), "Every rival serves **Godzilla**. King of the Monsters!"),
    (events.PassedOn(1, 0, 500), "The 500K go to **Godzilla**, whom Mothra serves."),
    (events.Ended(-1, "lap_limit"), "The last lap is run. Several share first place."),
]


@pytest.mark.parametrize(("event", "line"), LINES)
def test_monopoly_is_told_like_the_news(event, line):
    assert teller().event(event) == line


def test_the_pool_is_told_in_the_words_of_the_language():
    told = Teller(words("de"), "monopoly", KAIJU, look(laid())).event(events.PoolTaken(0, 1000, 2, 1))
    assert told.endswith(": 1M, 2 LP und 1 Panzer.")


def test_every_kind_of_event_has_a_line_above():
    assert {type(event) for event, _ in LINES} == set(get_args(GAME.event_type))


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (0, "¥0"),
        (700, "700K"),
        (1000, "1M"),
        (2500, "2.5M"),
        (10_010, "10.01M"),
        (20_000, "20M"),
        (-350, "−350K"),
        (-2500, "−2.5M"),
    ],
)
def test_money_is_said_short(amount, said):
    assert money(teller().say, amount) == said


@pytest.mark.parametrize(("amount", "said"), [(0, "0.0M"), (700, "0.7M"), (10_000, "10.0M"), (-250, "−0.25M")])
def test_money_in_columns_is_said_in_millions(amount, said):
    assert millions(teller().say, amount, 1) == said == f"{digits(teller().say, amount, 1)}M"


@pytest.mark.parametrize(
    ("question", "token", "label"),
    [
        (Decision(0, "turn", ()), "works:ginza", "Ginza: 3 houses, 1 tank"),
        (Decision(0, "works", ()), "build:ginza:h4:t1", "4 houses, 1 tank: pay 700K"),
        (Decision(0, "works", ()), "build:ginza:h3:t0", "3 houses, no tanks: get 800K"),
        (Decision(0, "works", ()), "build:ginza:h1:t1", "1 house, 1 tank: get 700K"),
        (Decision(0, "works", ()), "build:ginza:h1:t2", "1 house, 2 tanks: pay 900K"),
        (Decision(0, "works", ()), "maser:ginza", "3 houses, a Maser Cannon: pay 5.2M"),
        (Decision(0, "turn", ()), "rights:ginza", "Ginza: rights for 2M"),
        (Decision(0, "buy", ()), "buy:ginza", "Buy Ginza for 4M"),
        (Decision(0, "buy", ()), "pass", "Don't buy"),
        (Decision(0, "go", ()), "money", "3.5M, no AP"),
        (Decision(0, "stride", ()), "steps:2", "2 to Chance"),
        (Decision(0, "shift", ()), "more", "One space more: Edogawa"),
        (Decision(0, "lunge", ()), "more", "One space more"),
        (Subset(0, "strike", ()), "seat:1#2", "Mothra, AP no. 2"),
        (Subset(0, "strike", ()), "house", "a house"),
        (Subset(0, "strike", ()), "tank#2", "a tank, AP no. 2"),
        (Decision(0, "lose_tank", ()), "tank:ginza", "Ginza: 3 houses, 1 tank"),
        (Decision(0, "tanks", ()), "stand_down:1", "Stand down"),
        (Subset(0, "deal.give", ()), "district:ginza", "Ginza with 3 houses, 1 tank"),
        (Subset(0, "deal.give", ()), "card:carapace", "Carapace"),
        (Decision(0, "shield", ()), "card:carapace", "Use Carapace"),
        (Amount(0, "deal.money", -9000, 9000, 10), -2500, "Get 2.5M"),
        (Amount(0, "deal.money", -9000, 9000, 10), 0, "No money"),
    ],
)
def test_a_label_says_what_it_costs_or_brings(question, token, label):
    state = laid()
    ginza = number(look(state), "ginza")
    state.give_rights(ginza, 0)
    state.districts[ginza].houses, state.districts[ginza].tanks = 3, 1
    state.kaiju[0].rolls, state.kaiju[0].cards = [(1, 2)], ["sewer_tunnel"]
    view = look(state)
    assert teller(view).answer(question, token, view).label == label


def test_where_a_roll_leads_is_said_with_hiding_and_lunging():
    hiding = Table("> Godzilla on Kita\n Mothra on Ota\n Rodan\n dice: 1 3").roll()
    lunging = Table("> Godzilla on Kita: serves Rodan\n Mothra on Shinagawa\n Rodan\n Gigan\n dice: 1 3")
    said = []
    for table in (hiding, lunging):
        question, view = table.question, look(table.state, 0)
        said += [teller(view).answer(question, token, view) for token in table.options]
    assert [phrase.label for phrase in said][:2] == ["Land", "Hide"]
    for form in ("short", "full"):
        places = [getattr(phrase, form) for phrase in said]
        assert places == ["Land: Ota", "Hide: Chance", "As rolled: Ota", "One space more: Shinagawa"]


def test_a_shot_says_its_damage_in_lists_and_alt_texts():
    table = Table("> Godzilla on Kita\n Mothra\n Ota: Mothra, 0 houses, 2 tanks\n dice: 1 3").roll().by_default()
    question, view = table.question, look(table.state, 1)
    said = teller(view).answer(question, "fire:0", view)
    assert (question.ask, said.label, said.full) == ("tanks", "Fire at Godzilla", "Fire at Godzilla for 2")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("roll",), "Your turn: roll."),
        (("roll", "deal"), "Your turn: roll, or offer a deal."),
        (("roll", "deal", "works:ueno"), "Your turn: build, sell, deal or roll."),
    ],
)
def test_a_turn_names_only_what_can_be_done_before_the_roll(options, said):
    state = laid()
    state.give_rights(number(look(state), "ueno"), 1)
    view = look(state)
    assert teller(view).question(Decision(0, "turn", options), view).startswith(said)


def test_a_deal_goes_unmentioned_while_nobody_has_anything_but_money():
    view = look(laid())
    assert teller(view).question(Decision(0, "turn", ("roll", "deal")), view).startswith("Your turn: roll. You have")


@pytest.mark.parametrize(("held", "said"), [(3, "A roll costs nothing"), (1, "This time you have to roll")])
def test_at_the_fish_one_reads_what_a_roll_and_staying_cost(held, said):
    table = Table(f"> Godzilla on Big Pile of Fish: held {held}\n Mothra\n Rodan")
    view = look(table.state)
    assert ("stay" in table.options) == (held > 1)
    assert any(line.startswith(said) for line in teller(view).notes(table.question, view))


def test_after_three_doubles_one_reads_that_a_miss_costs_nothing():
    view = look(laid())
    (line,) = teller(view).notes(Decision(0, "escape", ("roll", "stay")), view)
    assert line.startswith("Without a double you stay, at no cost")


def test_go_says_what_its_money_is_for_before_and_after():
    table = Table("> Godzilla on Ginza\n Mothra\n Rodan\n Ueno: Godzilla, 2 houses\n dice: 1 2").roll()
    view = look(table.state)
    said = teller(view).question(table.question, view)
    assert said.startswith("GO. 3M (2M, and 500K for each of your 2 houses), or 1 HP?")


def test_a_turn_says_what_one_has_and_what_a_newcomer_needs():
    state = laid()
    turn, view = Decision(0, "turn", ("roll",)), look(state)
    assert teller(view).notes(turn, view) == [
        "You're at GO, on your first lap.",
        "You own nothing yet. Land on a district, knock down what stands there, and buy the ruin; "
        "then build and arm it.",
        "Until you have passed GO you start no fight. GO brings money for every house of yours, and 3 AP.",
    ]
    me = state.kaiju[0]
    me.laps, me.cards, state.kaiju[2].controller = 3, ["carapace", "berserk"], 0
    state.give_rights(number(view, "ueno"), 0)
    view = look(state)
    assert teller(view).notes(turn, view) == [
        "You're at GO, 3 laps done.",
        "Yours: Ueno (4 houses, no tanks).",
        "Kept: Carapace and Berserk. A kept card is offered when it can be used.",
        "Rodan serves you.",
    ]
    view = look(state, 2)
    serving = teller(view).notes(Decision(2, "turn", ("roll",)), view)
    assert serving[1].startswith("You serve Godzilla. Take a free kaiju's last HP")


def test_ap_are_explained_to_those_who_have_not_been_round():
    state = laid()
    view = look(state)
    (line,) = teller(view).notes(Subset(0, "strike", ("house", "house#2"), 0, 2), view)
    assert "AP come back at GO" in line
    state.kaiju[0].laps = 1
    view = look(state)
    assert teller(view).notes(Subset(0, "strike", ("house", "house#2"), 0, 2), view) == []


@pytest.mark.parametrize(("others", "goal"), [((18, 17), 17), ((19, 30), 19), ((17, 30), 17), ((19, 17), None)])
def test_where_a_shifted_roll_leads_is_told_only_if_it_is_sure(others, goal):
    state = laid()
    state.kaiju[0].at, state.kaiju[0].rolls = 11, [(3, 4)]
    state.kaiju[1].at, state.kaiju[2].at = others
    state.discards = ["sewer_tunnel"]
    found = roll_to_go(look(state), Decision(0, "hide", ("land", "hide")))
    assert found == (goal - 11 if goal else None)


@pytest.mark.parametrize(("turns", "around"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_round_is_over_when_everybody_has_had_a_turn(turns, around):
    state = laid()
    state.turns = turns
    assert teller().times_around(look(state)) == around
    assert teller().round(look(state)) == 0, "the heads of pages name no round that the rules do not count"


def test_what_one_might_look_for_and_whom_an_order_may_name():
    state = laid()
    state.give_rights(0, 0)
    view = look(state)
    works = f"works:{view.deeds[0].key}"
    assert words_of("monopoly").wishes(Decision(0, "turn", ("roll",)), view) == [works, "deal", "seat:1", "seat:2"]
    assert words_of("monopoly").order_tokens(view) == ["1", "2"]
    assert teller(view).token("1") == "Mothra"


WISHES = [
    (
        "> Godzilla on Kita: cash 5000\n Mothra on Kita\n Rodan\n Ota: Godzilla, 3 houses",
        (),
        {"Buy Kita for 1.4M": "GM-3.4", "Strike Mothra": "GM-6.1"},
    ),
    (
        "> Godzilla on Kita\n Mothra on Ota\n Rodan on Ota: serves Godzilla\n Ota: Mothra, 4 houses\n dice: 1 3",
        ("land",),
        {"a house, AP no. 3": "GM-3.1", "Strike Rodan": "GM-1.5", "Hide": "GM-6.4", "Buy Ota for 1.8M": "GM-3.4"},
    ),
    (
        "> Godzilla on Kita: laps 0\n Mothra on Ota\n Rodan\n Ota: Mothra, 4 houses\n dice: 1 3",
        ("land",),
        {"a house, AP no. 3": "GM-3.1", "Strike Mothra": "GM-6.2", "Hide": "GM-6.4", "Buy Ota for 1.8M": "GM-3.4"},
    ),
    (
        "> Godzilla on Kita: cash 0\n Mothra\n Rodan\n Ota: City, 0 houses\n Koto: Godzilla, 4 houses\n dice: 1 3",
        (),
        {"Buy Ota for 1.8M": "GM-3.4"},
    ),
    (
        "> Godzilla on Kita\n Mothra on Ota: hp 1, ap 0\n Rodan on Ota\n dice: 1 3",
        ("land", "seat:1"),
        {"a house": "GM-6.3", "Strike Mothra": "GM-6.8"},
    ),
    ("> Godzilla on Big Pile of Fish: serves Mothra, held 3\n Mothra\n Rodan", (), {"Offer a deal": "GM-9.3"}),
]


@pytest.mark.parametrize(("drawing", "picks", "rules"), WISHES)
def test_why_not_names_the_rules_of_buying_hiding_and_striking(drawing, picks, rules):
    table = Table(drawing)
    if "dice" in drawing:
        table.roll()
    for token in picks:
        table.pick("Godzilla", token)
    (question,) = table.step.pending
    view = look(table.state, question.seat)
    refused = {wish: GAME.why_not(table.state, question, wish) for wish in words_of("monopoly").wishes(question, view)}
    said = {teller(view).wish(question, wish, view): rule for wish, rule in refused.items()}
    assert said == rules


def test_everything_of_the_box_can_be_looked_up():
    found = {word.key: word for word in lexicon(words("en"), GAME)}
    assert found["district:ginza"].name == "Ginza (Tokyo)"
    assert "rights 4M" in found["district:ginza"].text
    assert {"card:carapace", "kaiju:megalon", "space:go", "space:scent", "district:tsukiji"} <= set(found)
