"""What is told: which facts bring chance or hidden cards to light, and which questions they stand for."""

from typing import get_args

import pytest

from engine.tokyo_clash.events import AnyEvent


@pytest.mark.rule("TC-6.8", "TC-10.4")
def test_chance_and_hidden_cards_come_to_light_in_just_these_facts():
    assert {event.__name__ for event in get_args(AnyEvent) if event.reveals} == {
        "KingDrawn",
        "Defended",
        "Damaged",
        "Drew",
        "Reshuffled",
        "Looked",
        "Sifted",
        "Discarded",
        "TrophyLost",
        "Ended",
    }


@pytest.mark.rule("TC-6.4")
def test_only_damage_that_brings_no_trophy_comes_in_place_of_a_question():
    found = {event.__name__: event.instead_of for event in get_args(AnyEvent) if event.instead_of}

    assert found == {"Damaged": ("trophy",)}
