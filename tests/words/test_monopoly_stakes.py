"""Monopoly in words: what is at stake in a purchase, a landing, a deal; and works that are told together."""

from __future__ import annotations

from engine.monopoly import events
from engine.monopoly.state import Offer
from engine.play import Decision
from tests.words.test_monopoly import laid, look, number, teller


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
        "**Godzilla** builds for 1.9M: Ueno (1 house, 1 tank) and Kita (2 houses, no tanks).",
        said.event(sold),
        said.event(other),
    ]
    assert said.events(built[:1]) == [said.event(built[0])]
