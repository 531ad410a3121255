"""Prospects: each seat's share of the win at one moment of a game, looked at again and again from there on.

With open hands a look is into the game as it lies, what nobody has seen dealt anew. From what is known to all, a look
is into a world that fits what a spectator sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.play import Choice, Game, Pick, Position, Question, Runner, resampled
from engine.players.levels import levels
from engine.players.search import STREAM, Depth, play_on, shares
from engine.players.world import World
from engine.protocol import Advice
from engine.rng import Rng

Shares: TypeAlias = tuple[float, ...]
Picks: TypeAlias = tuple[Pick, ...]


class Judge:
    """Judges positions of *game* as its strongest computer player does; the same *key* sees the same worlds."""

    def __init__(self, game: Game[Any], key: bytes) -> None:
        assert game.advice is not None, "nobody judges positions of a game without advice"
        self.game = game
        self.advice: Advice[Any] = game.advice
        self.depth: Depth = list(levels(game.key).values())[-1].depth
        self._key = key

    def laid_open(self, position: Position, looks: int) -> Shares:
        """Return the prospects with all hands open."""
        return mean(self._shares(runner, rng) for runner, rng in self._opened(position, looks))

    def known(self, position: Position, looks: int) -> Shares | None:
        """Return the prospects as far as everybody knows; None where a hand is being asked in the middle of a turn."""
        runner = Runner(self.game, position, track=False)
        if not runner.pending:
            return shares(runner, self.advice)
        if not position.picks:
            return mean(self._shares(runner, rng) for runner, rng in self._begun(position, looks))
        if any(question.secret for question in runner.pending):
            return None  # its answers are those of a hand that nobody else has seen
        return mean(self._shares(runner, rng) for runner, rng in self._dealt(position, looks))

    def answers(self, position: Position, question: Question, options: list[Picks], looks: int) -> list[float]:
        """Return what each of *options* would leave the one who is asked, into the same worlds of what they know."""
        world, seat = World(self.game, position, question.seat), question.seat
        totals = [0.0] * len(options)
        for at in range(looks):
            for number, picks in enumerate(options):
                rng = Rng(self._key, STREAM * at)
                runner = world.sample(rng)
                runner.choose(Choice(seat, picks))
                totals[number] += self._shares(runner, rng)[seat]
        return [total / looks for total in totals]

    def options(self, position: Position, question: Question, given: Picks, width: int) -> list[Picks]:
        """Return the answer *given*, then others to *question* that are worth a thought, *width* at most."""
        rng = Rng(self._key, 1)
        state = World(self.game, position, question.seat).sample(rng).state
        ranked = self.advice.ranked(state, question, rng)
        return [given, *[picks for picks in ranked if picks != given][: width - 1]]

    def _shares(self, runner: Runner, rng: Rng) -> Shares:
        play_on(runner, self.advice, rng, self.depth)
        return shares(runner, self.advice)

    def _opened(self, position: Position, looks: int) -> Iterator[tuple[Runner, Rng]]:
        for at in range(looks):
            rng, runner = Rng(self._key, STREAM * at), Runner(self.game, position, track=False)
            self.advice.shuffle(runner.state, rng)
            yield runner, rng

    def _begun(self, position: Position, looks: int) -> Iterator[tuple[Runner, Rng]]:
        """Yield worlds dealt before the turn begins: what a hand offers is asked of the hand that was dealt."""
        for at in range(looks):
            rng = Rng(self._key, STREAM * at)
            start = resampled(self.game, position.turn_start, None, rng)
            yield Runner(self.game, Position(start, (), position.made), track=False), rng

    def _dealt(self, position: Position, looks: int) -> Iterator[tuple[Runner, Rng]]:
        for at in range(looks):
            rng, runner = Rng(self._key, STREAM * at), Runner(self.game, position, track=False)
            runner.resample(None, rng)
            yield runner, rng


def mean(many: Iterator[Shares]) -> Shares:
    """Return the mean of each seat's shares."""
    every = list(many)
    return tuple(sum(each) / len(every) for each in zip(*every, strict=True))
