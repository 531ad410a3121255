"""What a computer player is given: a question, what its seat sees, and worlds that fit it."""

from __future__ import annotations

from typing import Any

from engine.play import Game, Position, Question, Runner, Seat
from engine.rng import Rng


class World:
    """A game as one seat knows it. The real deal is behind this door and stays there: every sample is dealt anew."""

    __slots__ = ("__position", "game", "question", "seat", "view")

    def __init__(self, game: Game[Any], position: Position, seat: Seat) -> None:
        runner = Runner(game, position, track=False)
        self.game = game
        self.seat = seat
        self.__position = position
        self.question: Question = next(each for each in runner.pending if each.seat == seat)
        self.view = game.view(runner.state, seat)

    def sample(self, rng: Rng) -> Runner:
        """Return a game that could be the real one for all the seat knows, waiting for the same answer."""
        runner = Runner(self.game, self.__position, track=False)
        runner.resample(self.seat, rng)
        return runner
