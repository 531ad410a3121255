"""A data pack with other kaiju, another deck and other buildings (docs/packs/total_war), played from set-up to end."""

from collections import Counter
from pathlib import Path

import pytest

from data.words import words
from engine import games, games_with, saved
from engine.play import Choice, Runner, Setup, begin
from engine.presets import options_of
from engine.rng import Rng
from engine.total_war.game import TotalWar
from engine.total_war.state import Side
from tests.engine.play_through import answer
from words.registry import words_of
from words.teller import Teller, lexicon

PACK = Path(__file__).parents[3] / "docs" / "packs" / "total_war"
OURS = games["total_war"]


@pytest.fixture(scope="module")
def boxed() -> TotalWar:
    game = games_with(PACK)["total_war"]
    assert isinstance(game, TotalWar)
    return game


@pytest.mark.rule("TW-1.1", "TW-1.3", "TW-1.5")
def test_the_packs_kaiju_cards_and_buildings_are_those_that_are_dealt(boxed):
    war = begin(boxed, Setup(12, seed=1)).turn_start
    dealt = [card for fighter in war.fighters for card in fighter.hand] + war.deck

    assert {fighter.kaiju for fighter in war.fighters} == set(boxed.kaiju)
    assert set(boxed.kaiju) - set(OURS.kaiju) == {"jet_jaguar"}
    assert next(each.normal for each in war.fighters if each.kaiju == "jet_jaguar") == Side(10, 4, 3)
    assert (len(dealt), Counter(dealt)["5h"], Counter(dealt)["-3"]) == (90, 1, 5)
    assert sorted(war.building_deck) == [1, 1, 1, 2, 2, 3, 3, 6, 6]


@pytest.mark.parametrize("preset", OURS.presets, ids=lambda preset: preset.key)
@pytest.mark.parametrize("seats", [3, 7, 12])
def test_every_preset_is_played_to_its_end_with_the_pack(boxed, preset, seats):
    options = options_of(boxed, preset)
    runner, rng = Runner(boxed, begin(boxed, Setup(seats, seed=seats, options=options))), Rng.seeded(seats)
    while runner.pending:
        runner.choose(answer(runner.pending[0], rng))

    assert boxed.outcome(runner.state) is not None
    assert saved.load(boxed, saved.dump(boxed, runner.position)).turn_start


def test_computer_players_play_with_the_pack(boxed):
    runner, rng = Runner(boxed, begin(boxed, Setup(4, seed=2))), Rng.seeded(3)
    while runner.pending:
        question = runner.pending[0]
        runner.choose(Choice(question.seat, boxed.advice.policy(runner.state, question, rng)))

    assert boxed.outcome(runner.state) is not None


def test_a_pack_is_told_with_its_own_numbers_and_none_of_our_lines_about_ours(boxed):
    found = {term.key: term.text for term in lexicon(words("en"), boxed)}
    teller = Teller(words("en"), "total_war", {})

    assert found["kaiju:jet_jaguar"].startswith("Normal: life 10, power 4, worth 3 VP.")
    assert found["kaiju:godzilla"].startswith("Normal: life 12, power 3, worth 4 VP.")
    assert "There is one of 90." in found["card:5h"]
    assert "There are 2 of 9." in found["building:6"]
    for kaiju in boxed.kaiju:
        assert words_of("total_war").portrait(teller, boxed, kaiju).about == ""
    assert words_of("total_war").portrait(teller, OURS, "godzilla").about
