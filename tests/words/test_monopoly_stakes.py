"""Monopoly in words: what is at stake in a purchase, a landing, a deal; and works that are told together."""

from __future__ import annotations

import pytest

from engine.monopoly import events
from engine.monopoly.state import Offer
from engine.play import Decision, Subset
from tests.engine.monopoly.table import Table
from tests.words.test_monopoly import laid, look, number, teller


def asks(table: Table) -> str:
    """Return what is asked, in words."""
    view = look(table.state, table.question.seat)
    return teller(view).question(table.question, view)


def tip(table: Table) -> str:
    """Return the line for beginners."""
    view = look(table.state, table.question.seat)
    return teller(view).coaching(table.question, view)


@pytest.mark.parametrize(
    ("at", "said"),
    [(0, "GO"), (2, "a Chance space"), (8, "the Big Pile of Fish"), (16, "the Nuclear Plant"), (17, "Ueno")],
)
def test_a_turn_says_where_one_is_as_it_says_where_one_goes(at, said):
    state = laid()
    state.kaiju[0].at = at
    view = look(state)

    assert teller(view).notes(Decision(0, "turn", ("roll",)), view)[0] == f"You're at {said}, on your first lap."


def test_a_purchase_says_what_it_completes_and_whom_it_costs():
    state = laid()
    view = look(state)
    state.give_rights(number(view, "marunouchi"), 0)
    state.give_rights(number(view, "ginza"), 1)
    state.kaiju[0].at = view.deeds[number(view, "ginza")].space
    asked, view = Decision(0, "buy", ("buy:ginza", "pass")), look(state)
    assert teller(view).question(asked, view) == "Ginza is demolished. Buy the rights for 4M? You have 10M."
    assert teller(view).notes(asked, view) == [
        "That completes navy: Maser Cannons for you.",
        "Mothra gets nothing for it.",
        "Ruins stay for sale until a house stands there.",
    ]


@pytest.mark.parametrize(
    ("weapons", "fall"), [("2 tanks", "The tanks there fall"), ("maser", "The Maser Cannon there falls")]
)
def test_a_purchase_says_what_falls_with_it(weapons, fall):
    table = Table(f"> Godzilla on Kita: ap 0\n Mothra\n Rodan\n Ota: Mothra, 1 house, {weapons}\n dice: 1 3").roll()
    while table.asked[0] == "Mothra":
        table.pick("Mothra", "stand_down:0")
    view = look(table.state, 0)

    assert table.asked == ("Godzilla", "buy")
    assert f"{fall} with the purchase." in teller(view).notes(table.question, view)


@pytest.mark.parametrize(
    ("demolished", "tanks", "is_said"), [("houses", 2, True), ("bare", 2, False), ("bare", 0, True)]
)
def test_a_district_is_said_to_be_for_sale_where_the_table_reads_it_so(demolished, tanks, is_said):
    table = Table(f"> Godzilla\n Mothra\n Rodan\n Ueno: Godzilla, 0 houses, {tanks} tanks", demolished=demolished)
    view = look(table.state)

    reason = teller(view).reason(table.question, ("works:ueno",), view)
    assert ("whoever lands there may buy it" in reason) is is_said


def test_tanks_that_a_radar_jam_has_blinded_are_not_said_to_fire():
    drawing = "> Godzilla on Kita: holds radar_jam\n Mothra\n Rodan\n Ota: Mothra, 4 houses, 2 tanks\n dice: 1 3"
    seen, unseen = Table(drawing).roll().pick("Godzilla", "keep"), Table(drawing).roll()
    unseen.pick("Godzilla", "card:radar_jam")

    assert asks(seen).startswith("Ota: 3 houses, 2 tanks; the tanks of Mothra will fire for 2. Strike with")
    assert asks(unseen) == "Ota: 3 houses, 2 tanks. Strike with up to 2 of your 12 AP."


def test_a_kaiju_in_service_is_told_that_its_ap_come_back_at_once():
    table = Table(
        """
        > Godzilla on Kita: serves Rodan, holds atomic_breath
          Mothra on Ota: serves Gigan
          Rodan
          Gigan on Nerima
          dice: 1 3
        """
    )
    table.roll().pick("Godzilla", "land").pick("Godzilla", "card:atomic_breath")
    assert asks(table).endswith("Strike with up to 4 AP.")
    assert tip(table) == "In service your 2 AP come back at once. Take a free kaiju's last HP, and you are free."

    table.pick("Godzilla")
    assert asks(table).endswith("Strike back with up to 2 AP.")
    assert tip(table).startswith("In service your 2 AP come back at once.")
    free = Table("> Godzilla on Kita\n Mothra\n Rodan\n Ota: City, 3 houses\n dice: 1 3").roll()
    assert tip(free) == "At most 2 AP a landing, in any split. AP come back at GO: 3 each time."


@pytest.mark.parametrize(
    ("drawing", "is_short"),
    [
        ("> Godzilla on Kita\n Mothra\n Rodan", True),  # four houses, one falls by itself
        ("> Godzilla on Kita: ap 1\n Mothra\n Rodan\n Ota: City, 3 houses", True),
        ("> Godzilla on Kita\n Mothra\n Rodan\n Ota: City, 3 houses", False),
        ("> Godzilla on Kita\n Mothra\n Rodan\n Ota: Mothra, 4 houses", False),  # it hurts Mothra all the same
    ],
)
def test_who_cannot_clear_a_district_is_told_that_the_next_one_profits(drawing, is_short):
    assert tip(Table(f"{drawing}\n dice: 1 3").roll()).startswith("Your AP can't clear") is is_short


@pytest.mark.parametrize(("reading", "until"), [("houses", "until a house stands"), ("bare", "a house or a tank")])
def test_who_owns_ruins_is_told_what_keeps_them(reading, until):
    assert until in tip(Table("> Godzilla\n Mothra\n Rodan\n Ota: Godzilla", demolished=reading))


def test_hiding_says_what_awaits_one():
    state = laid()
    ueno = number(look(state), "ueno")
    state.give_rights(ueno, 1)
    state.districts[ueno].tanks = 4
    state.kaiju[0].at, state.kaiju[0].rolls, state.kaiju[1].at, state.kaiju[2].at = 10, [(3, 4)], 17, 17
    view = look(state)
    asked = Decision(0, "hide", ("land", "hide"))
    said = teller(view).question(asked, view)
    foes = "Mothra (12 HP, 12 AP) and Rodan (12 HP, 12 AP)"
    stands = "4 houses, 4 tanks; the tanks of Mothra will fire for 4"
    assert said == f"{foes} at Ueno: {stands}. Land, or hide one space early?"


def test_an_offer_is_read_from_the_side_of_who_answers():
    state = laid()
    state.to_play = 0
    state.offers = [Offer(1, -500, ("district:ueno",), ("card:carapace",))]
    view = look(state, 1)
    said = teller(view).question(Decision(1, "deal.answer", ("accept", "decline")), view)
    assert said == "Godzilla offers you Ueno for Carapace and 500K. Deal?"


def test_an_offer_says_which_colours_it_completes_for_either_side():
    state = laid()
    state.to_play = 0
    view = look(state, 1)
    mine, yours = [deed.key for deed in view.deeds if deed.colour == "brown"], view.deeds[-1].colour
    theirs = [deed.key for deed in view.deeds if deed.colour == yours]
    for key in mine:
        state.give_rights(number(view, key), 1)
    for key in theirs:
        state.give_rights(number(view, key), 0)
    state.give_rights(number(view, mine[0]), 0)
    state.give_rights(number(view, theirs[0]), 1)
    state.offers = [Offer(1, 0, (f"district:{mine[0]}",), (f"district:{theirs[0]}",))]
    asked, view = Decision(1, "deal.answer", ("accept", "decline")), look(state, 1)

    colour = teller(view).say(f"colour-{yours}")
    assert teller(view).notes(asked, view) == [
        "That completes brown for you: Maser Cannons.",
        f"That completes {colour} for Godzilla: Maser Cannons.",
    ]
    state.offers = [Offer(1, 500, (), ("card:carapace",))]
    assert teller(view).notes(asked, look(state, 1)) == []


def test_works_of_one_kaiju_in_a_row_are_told_in_one_sentence():
    said = teller(look(laid()))
    built = [
        events.WorksChanged(0, "ueno", 1, 0, False, 700),
        events.WorksChanged(0, "kita", 2, 0, False, 700),
        events.WorksChanged(0, "ueno", 1, 1, False, 500),
    ]
    sold, other = events.WorksChanged(0, "ota", 0, 0, False, -200), events.WorksChanged(1, "koto", 1, 0, False, 700)

    assert said.events([*built, sold, other]) == [
        "**Godzilla** builds for 1.9M. Now: Ueno (1 house, 1 tank) and Kita (2 houses, no tanks).",
        said.event(sold),
        said.event(other),
    ]
    assert said.events(built[:1]) == [said.event(built[0])]


@pytest.mark.parametrize(
    ("picks", "said"),
    [
        (("house", "house#2"), "2 AP: 2 houses"),
        (("seat:1", "house"), "2 AP: Mothra and 1 house"),
        ((), "Spend no AP"),
        (("sell",), "Sell something first"),
    ],
)
def test_a_strike_is_confirmed_and_advised_as_its_button_says_it(picks, said):
    view = look(laid())
    asked, words = Subset(0, "strike", ("house", "house#2", "seat:1", "sell"), 0, 2, default=()), teller(view)

    assert words.answers(asked, picks, lambda pick: words.answer(asked, pick, view).label) == said


def test_a_debtor_reads_what_is_owed_and_goes_on_reading_it_while_selling():
    table = Table(
        "> Godzilla on Kita: cash 100\n Mothra: cash 0\n Rodan: cash 0\n deck: repair_bill\n dice: 1 2\n"
        "Ueno: Godzilla, 3 houses\n Koto: Godzilla, 2 houses"
    ).roll()
    assert asks(table) == "You owe 1.25M and have 100K. Sell what?"
    table.pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h2:t0")

    assert asks(table) == "You owe 1.25M and have 450K. Sell what?"
    table.pick("Godzilla", "works:ueno").pick("Godzilla", "build:ueno:h0:t0").pick("Godzilla", "rights:ueno")
    assert (table.state.debt, table.kaiju("Godzilla").cash) == (0, 1_000)
