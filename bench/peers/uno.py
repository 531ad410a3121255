"""rlcard: random games of Uno on its rules core, without the feature planes it makes for learners."""

import random

import numpy as np
from rlcard.games.uno import Game

from bench.measure import measure, report, wanted_seconds

game = Game()  # for two, as rlcard registers it


def play() -> int:
    """Play one game and return its steps."""
    game.np_random = np.random.RandomState(random.randrange(2**32))
    state, _ = game.init_game()
    steps = 0
    while not game.is_over():
        actions = state["legal_actions"]
        state, _ = game.step(actions[int(random.random() * len(actions))])
        steps += 1
    return steps


if __name__ == "__main__":
    random.seed(1)
    report(measure("rlcard: Uno, 2 players", "steps", play, wanted_seconds()))
