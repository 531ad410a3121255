"""What is told: which facts bring chance to light, and that none comes in place of a question."""

from typing import get_args

from engine.monopoly.events import AnyEvent


def test_chance_comes_to_light_in_just_these_facts():
    found = {event.__name__ for event in get_args(AnyEvent) if event.reveals}

    assert found == {"StartRolled", "Rolled", "CardDrawn", "Reshuffled"}


def test_no_fact_comes_in_place_of_a_question():
    assert not [event for event in get_args(AnyEvent) if event.instead_of]
