"""A strike as buttons: every way to split the AP, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.games.monopoly import PAGES
from cogs.games.monopoly.strikes import FEW, items, ways
from cogs.screens.playing.questions import read_pick
from engine.play import Choice, Position, Runner, Setup, Subset
from engine.players import random_player
from engine.rng import Rng
from tests.cogs.games.test_monopoly_estate import story
from tests.engine.monopoly.table import GAME, draw
from tests.engine.play_through import started


def strike(*options: str, most: int = 2) -> Subset:
    return Subset(0, "strike", options, 0, most, default=())


def test_kaiju_come_first_and_the_most_ap_before_less():
    question = strike("house", "house#2", "tank", "seat:1", "seat:1#2", "sell")
    assert ways(question) == [
        ("seat:1", "seat:1#2"),
        ("seat:1", "house"),
        ("seat:1", "tank"),
        ("house", "house#2"),
        ("house", "tank"),
        ("seat:1",),
        ("house",),
        ("tank",),
    ]


def test_too_many_ways_are_a_list_again():
    question = strike("house", "tank", "seat:1", "seat:2", most=2)
    assert ways(question) == []
    assert not PAGES.is_hidden(question)("house")
    assert PAGES.is_hidden(question)("sell")


@pytest.mark.parametrize("question", [strike(), Subset(0, "deal.give", ("card:a",), 0, 1)])
def test_there_is_no_way_where_there_is_nothing_to_strike(question: Subset):
    assert ways(question) == []


@pytest.mark.parametrize("seed", range(4))
def test_in_real_games_every_way_is_an_answer_and_every_answer_is_a_way(seed: int):
    runner, rng, count = started(GAME, Setup(4, seed=seed)), Rng.seeded(seed), 0
    while runner.pending and count < 60:
        question = runner.pending[0]
        if found := ways(question):
            count += 1
            assert len(found) <= FEW
            assert all(question.answer(picks) == picks for picks in found)
            split = [Counter(pick.partition("#")[0] for pick in picks) for picks in found]
            given = Counter(
                str(pick).partition("#")[0] for pick in random_player(None, question, rng) if pick != "sell"
            )
            assert not given or given in split
            assert all(split.count(each) == 1 for each in split)
        runner.choose(Choice(question.seat, random_player(None, question, rng)))
    assert count


def test_a_button_says_what_is_hit_and_carries_it():
    drawing = "> Godzilla on 31: cash 500\n Mothra on Kita: laps 1\n Kita: Mothra, 2 houses, 1 tank\n dice: 4 6"
    runner = Runner(GAME, Position(draw(drawing)))
    while runner.pending[0].ask != "strike":
        question = runner.pending[0]
        assert isinstance(question.options, tuple)  # type: ignore[union-attr]
        preferred = next(pick for pick in ("roll", "land", "money") if pick in question.options)  # type: ignore[union-attr]
        runner.choose(Choice(question.seat, (preferred,)))
    question = runner.pending[0]

    buttons = items(*story(runner.position, question))

    labels = [button.label for button in buttons]  # type: ignore[attr-defined]
    assert labels[:2] == ["2 AP: Mothra ×2", "2 AP: Mothra and 1 house"]
    assert "1 AP: 1 tank" in labels
    address = buttons[1].custom_id.rpartition("=")[2]  # type: ignore[attr-defined]
    assert tuple(read_pick(question, f"~{place}") for place in address.split(".")) == ("seat:1", "house")
