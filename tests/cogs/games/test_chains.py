"""A game that says that nothing is chained on its board is answered without a look first; that must be true."""

import pytest

from cogs.games import pages_of
from engine import games
from tests.cogs.looks import story, walk

WITHOUT = [game for game in games.values() if not pages_of(game.key).has_chains]


def test_there_are_games_of_both_kinds():
    assert 0 < len(WITHOUT) < len(games)


@pytest.mark.parametrize("game", WITHOUT, ids=lambda game: game.key)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_without_chains_asks_nothing_on_the_board(game, seed):
    count, asked = game.seats.start, 0
    for runner in walk(count, seed, every=1, game=game):
        for question in runner.pending:
            tale = story(runner, question.seat, count)
            assert not tale.teller.is_on_board(question, tale.look.view)
            asked += 1
    assert asked > 10
