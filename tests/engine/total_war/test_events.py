"""What is told: which facts bring chance or hidden cards to light, and which questions they stand for."""

from typing import get_args

from engine.total_war.events import AnyEvent


def test_chance_and_hidden_cards_come_to_light_in_just_these_facts():
    assert {event.__name__ for event in get_args(AnyEvent) if event.reveals} == {
        "BuildingTurnedUp",
        "Drew",
        "Reshuffled",
        "DrewOpenly",
        "DamageLaid",
        "NothingLaid",
        "Eliminated",
        "Discarded",
    }


def test_the_facts_that_come_in_place_of_a_question_are_those_of_an_empty_hand():
    found = {event.__name__: event.instead_of for event in get_args(AnyEvent) if event.instead_of}

    assert found == {"DrewOpenly": ("damage",), "NothingLaid": ("damage",)}
