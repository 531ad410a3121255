"""A pytest plugin: the suites for every game with a fraction of their games, for a run of many mutants."""

from tests.engine import play_through, test_every_game

#: How much more thinly each game is looked at step by step.
THINNER = {"total_war": 12, "tokyo_clash": 6, "monopoly": 2}


def pytest_configure() -> None:
    """Let every table be played once, and look at fewer of them step by step."""
    test_every_game.GAMES_PER_TABLE = test_every_game.GAMES_PER_LONG_TABLE = 1
    for key, more in THINNER.items():
        play_through.THINNED[key] = more * play_through.THINNED.get(key, 1)
