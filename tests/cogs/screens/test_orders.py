"""The page of standing orders: each can be given, at the largest table too, where they are too many for one list."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from cogs.reader.story import Story
from cogs.screens.me.orders import orders
from cogs.wire.page import OPTIONS, Page
from data.loader import game_file
from engine import games
from engine.play import Runner, Setup, begin
from local.limits.components import walk as parts_of
from table import OrderKind
from tests.cogs.looks import story


def listed(page: Page) -> dict[str, str]:
    """Return what the list of orders offers: its values and what they are called."""
    (only,) = (part for part in parts_of(page.to_components()) if part["type"] == 3)
    return {option["value"]: option["label"] for option in only["options"]}


def kinds_of(game: str) -> list[OrderKind]:
    rows: list[OrderKind] = msgspec.convert(
        tomllib.loads(game_file(game, "orders.toml") or "")["order"], list[OrderKind]
    )
    return rows


def told(game: str, seats: int) -> Story:
    return story(Runner(games[game], begin(games[game], Setup(seats, seed=3))), 0, seats)


@pytest.mark.parametrize("game", games)
def test_every_order_can_be_given_at_every_table(game):
    for seats in games[game].seats:
        tale, kinds = told(game, seats), kinds_of(game)
        tokens = tale.teller.special.order_tokens(tale.look.view)
        first = listed(orders(tale, kinds, (), tokens))

        assert len(first) <= OPTIONS
        for kind in kinds:
            if kind.takes != "token" or kind.key not in first:
                wanted = {f"{kind.key}={token}" for token in tokens} if kind.takes == "token" else {kind.key}
                assert wanted <= set(first), kind.key
            else:
                then = listed(orders(tale, kinds, (), tokens, asked=kind))
                assert set(then) == {f"{kind.key}={token}" for token in tokens}, kind.key


def test_eight_kaiju_of_monopoly_are_named_in_a_list_of_their_own():
    tale, kinds = told("monopoly", 8), kinds_of("monopoly")
    tokens = tale.teller.special.order_tokens(tale.look.view)

    first = listed(orders(tale, kinds, (), tokens))
    fire = next(kind for kind in kinds if kind.key == "tanks_fire_at")

    assert first["tanks_fire_at"] == "Given the choice, my tanks fire at …"
    assert len(first) == len(kinds)
    then = listed(orders(tale, kinds, (), tokens, asked=fire))
    assert len(then) == 7
    assert all(label.startswith("Given the choice, my tanks fire at ") for label in then.values())
