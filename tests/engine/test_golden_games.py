"""Whole games, line by line: what unit tests do not imagine shows here."""

from itertools import zip_longest

import pytest

from tests.engine.golden_games import golden_tables, path, told
from tests.engine.play_through import every_game


@pytest.mark.parametrize(
    ("game", "table"),
    [(game, table) for game in every_game() for table in golden_tables(game)],
    ids=lambda value: value.key if hasattr(value, "key") else f"{value.seats} players",
)
def test_the_golden_game_is_played_the_same_way(game, table):
    golden = path(game, table).read_text(encoding="utf-8").splitlines()

    for number, (now, before) in enumerate(zip_longest(told(game, table), golden), 1):
        assert now == before, f"{path(game, table).name}:{number} (scripts/golden writes them anew)"
