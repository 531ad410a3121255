"""Copies of states: equal, and sharing nothing that can change."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine import codec
from engine.play import Game
from engine.rng import Rng
from tests.engine.play_through import answer, every_game, some_tables, started


class Card(msgspec.Struct, frozen=True):
    """Never changes."""

    name: str
    marks: tuple[int, ...] = ()


class Bag(msgspec.Struct, frozen=True):
    """Frozen, but what it holds is not."""

    held: list[str]


class Hand(msgspec.Struct, array_like=True):
    """Changes, and holds what changes."""

    cards: list[Card]
    rows: list[list[int]]
    best: Card | None = None


class Everything(msgspec.Struct):
    """One field of each kind that a state may have."""

    name: str
    hands: list[Hand]
    bag: Bag
    named: dict[str, Hand]
    pair: tuple[int, list[int]]
    seen: set[str]
    chosen: Hand | None = None
    absent: Hand | None = None


def mutable_parts(value: Any) -> Iterator[object]:
    """Yield everything in *value* that can change."""
    inner: list[Any] = []
    if isinstance(value, msgspec.Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        inner = list(value.values())
    elif isinstance(value, (list, tuple, set)):
        inner = list(value)
    is_frozen = isinstance(value, msgspec.Struct) and value.__struct_config__.frozen
    if isinstance(value, (msgspec.Struct, dict, list, set)) and not is_frozen:
        yield value
    for part in inner:
        yield from mutable_parts(part)


def shares_nothing(one: object, other: object) -> bool:
    return not {id(part) for part in mutable_parts(one)} & {id(part) for part in mutable_parts(other)}


def test_a_copy_is_equal_and_shares_nothing_that_can_change_whatever_the_state_is_made_of():
    hand = Hand([Card("ant", (1, 2))], [[1], [2, 3]], Card("bee"))
    state = Everything("x", [hand], Bag(["a"]), {"cow": hand}, (1, [2]), {"dog"}, Hand([], []))

    twin = codec.clone(state)

    assert twin == state
    assert type(twin.hands[0]) is Hand
    assert shares_nothing(twin, state)


def test_what_never_changes_is_its_own_copy():
    card = Card("ant")

    assert codec.clone(card) is card


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.key)
def test_the_copy_of_a_game_goes_on_alone(game: Game[Any]):
    for table in some_tables(game, 3, 40):
        rng, runner = Rng.seeded(2), started(game, table)
        while runner.pending:
            before = codec.encode(runner.state)
            twin = codec.clone(runner.state)
            assert codec.encode(twin) == before
            assert shares_nothing(twin, runner.state)
            runner.choose(answer(runner.pending[0], rng))
            assert codec.encode(twin) == before
