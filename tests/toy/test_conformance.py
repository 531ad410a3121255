"""Stomp passes the suites that every game must pass, and they know nothing of it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest

from cogs.games import GamePages, pages_of
from engine.play import Setup
from tests.engine import dealt_anew, test_every_game, test_resample
from tests.engine.play_through import tables
from tests.engine.test_non_interference import play_side_by_side
from tests.test_parts import missing_parts
from tests.toy.game import Stomp
from tests.toy.state import Rumpus
from tests.words import test_citations, test_telling

SUITES = (test_every_game, test_resample, test_telling, test_citations)
#: A game with two kinds of questions cannot explain more than three.
LEFT_OUT = {"test_why_not_has_an_answer_with_a_rule_to_every_question"}


def checks(suite: ModuleType) -> Iterator[Callable[..., Any]]:
    """Yield the tests of *suite* that take any game and nothing else."""
    for name, found in inspect.getmembers(suite, inspect.isfunction):
        if name.startswith("test_") and list(inspect.signature(found).parameters) == ["game"] and name not in LEFT_OUT:
            yield found


def many_tables(game: Stomp) -> list[Setup]:
    """Return every table of *game* with three seeds each."""
    every = list(tables(game))
    return [msgspec.structs.replace(table, seed=table.seed + 100 * more) for more in range(3) for table in every]


def hidden(game: Stomp, state: Rumpus, viewer: int | None) -> Iterator[dealt_anew.Pile]:
    """Yield what is hidden: the other hands and the deck are one pool (ST-1.2)."""
    hands = {f"hand {seat}": each.hand for seat, each in enumerate(state.fighters) if seat != viewer}
    pool = tuple(map(str, [card for hand in hands.values() for card in hand] + state.deck))
    for name, hand in hands.items():
        yield dealt_anew.Pile(name, tuple(map(str, hand)), pool, is_hand=True)
    yield dealt_anew.Pile("deck", tuple(map(str, state.deck)), pool)


@pytest.mark.parametrize("check", [each for suite in SUITES for each in checks(suite)], ids=lambda each: each.__name__)
def test_stomp_holds_to_what_every_game_must(check: Callable[..., Any], stomp: Stomp, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(dealt_anew.HIDDEN, stomp.key, hidden)
    for suite in (test_every_game, test_resample):  # games are short, so more of them are looked at
        monkeypatch.setattr(suite, "some_tables", lambda game, start, every: many_tables(game))
    monkeypatch.setattr(test_resample, "EVERY", 3)

    check(stomp)


def test_nothing_that_is_hidden_shows_in_games_side_by_side(stomp: Stomp):
    tally = play_side_by_side(stomp, 60)

    assert tally.asked.keys() == {"card", "use"}
    # A hand decides which cards are offered, and nothing else is hidden in a question.
    assert {ask for ask, count in tally.varied.items() if count} == {"card"}
    assert tally.steps > 1000


def test_stomp_lacks_no_part_and_needs_no_pages(stomp: Stomp):
    assert missing_parts(stomp.key) == set()
    assert type(pages_of(stomp.key)) is GamePages
