"""What is found by what somebody types: one name, one thing."""

import pytest

from cogs.reader.lookup import Lookup
from data.words import words
from engine import games


@pytest.mark.parametrize("language", ["en", "ja"])
def test_things_of_the_same_name_are_told_apart_by_their_game(language):
    said, known = words(language), Lookup(games)
    names = [found.name for found in known.search(said.say("kaiju-king_ghidorah"), said)]
    assert len(set(names)) == len(names)
    assert [name for name in names if said.say("monopoly-name") in name]
    assert known.search(said.say("kaiju-king_ghidorah"), said, "monopoly")[0].game == "monopoly"


@pytest.mark.parametrize("game", ["", "tokyo_clash"])
def test_what_is_called_as_somebody_typed_comes_before_what_only_has_that_in_its_name(game):
    said, known = words("en"), Lookup(games)

    found = known.first("mothra ", said, game)

    assert found is not None
    assert found.key.endswith("/kaiju:mothra")  # no card of hers
    names = [one.key for one in known.search("mothra", said, "tokyo_clash")]
    assert "tokyo_clash/card:antenna_beam" in names


@pytest.mark.parametrize("typed", ["-3", "\N{MINUS SIGN}3", " -3 "])
def test_the_card_that_lowers_is_found_by_the_hyphen_of_a_keyboard_and_by_the_minus_that_it_shows(typed):
    found = Lookup(games).first(typed, words("en"), "total_war")

    assert found is not None
    assert found.name == "Card: \N{MINUS SIGN}3"


@pytest.mark.parametrize("typed", ["TW-4.7", "TW\N{NON-BREAKING HYPHEN}4.7", "4.7"])
def test_a_rule_is_found_by_its_number(typed):
    found = Lookup(games).first(typed, words("en"), "total_war")

    assert found is not None
    assert found.key == "TW-4.7"
