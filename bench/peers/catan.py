"""catanatron: random games of Catan for four, in ticks (one tick is one decision of one player)."""

import random

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.measure import measure, report, wanted_seconds


def play() -> int:
    """Play one game with the library's own random players and return its ticks."""
    game = Game([RandomPlayer(color) for color in Color], seed=random.randrange(1, 2**32))
    game.play()
    return len(game.state.actions)


if __name__ == "__main__":
    random.seed(1)
    report(measure("catanatron: Catan, 4 players", "ticks", play, wanted_seconds()))
