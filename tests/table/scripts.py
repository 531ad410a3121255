"""Scripts for two deals: answers that can be given in both, for as long as one seat sees the same of both games."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from engine.play import Choice, Decision, Game, Pick, Position, Question, Runner, Seat, resampled
from engine.rng import Rng
from table.play.orders import only_answer
from tests.table.play.worlds import picks_for

LONGEST = 12
DEALS = 6  # that are tried


class Step(NamedTuple):
    """An answer of *seat*, and in which of the two deals it is the only one there is."""

    seat: Seat
    picks: tuple[Pick, ...]
    is_forced: tuple[bool, bool]


class Script(NamedTuple):
    """The other deal, and what is answered in both."""

    dealt: Position
    steps: list[Step]

    @property
    def telling(self) -> int:
        """How many secret questions have one answer in one of the deals only."""
        return sum(step.is_forced[0] != step.is_forced[1] for step in self.steps)


def script(game: Game[Any], position: Position, observer: Seat, chance: random.Random) -> Script:
    """Return the best of some scripts for *position* and what it might be as far as *observer* knows."""
    found = []
    for _ in range(DEALS):
        state = resampled(game, position.turn_start, observer, Rng.seeded(chance.getrandbits(32)))
        dealt = Position(state, (), position.made)
        found.append(Script(dealt, _steps(game, position, dealt, observer, chance)))
    return max(found, key=lambda each: (each.telling, len(each.steps)))


def _steps(game: Game[Any], position: Position, dealt: Position, observer: Seat, chance: random.Random) -> list[Step]:
    runners = (Runner(game, position), Runner(game, dealt))
    steps: list[Step] = []
    while len(steps) < LONGEST:
        one, other = (_asked(runner) for runner in runners)
        if not one or _faces(one) != _faces(other):
            break
        seat = chance.choice(sorted(one))
        picks = _common(one[seat], other[seat], chance)
        if picks is None:
            break
        for runner in runners:
            runner.choose(Choice(seat, picks))
            _follow(runner)
        if _shown(runners[0], observer) != _shown(runners[1], observer):
            break
        steps.append(Step(seat, picks, (one[seat].is_forced, other[seat].is_forced)))
    return steps


def _asked(runner: Runner) -> dict[Seat, Question]:
    asked: dict[Seat, Question] = {}
    for question in runner.pending:
        asked.setdefault(question.seat, question)
    return asked


def _follow(runner: Runner) -> None:
    """Give the answers that the table gives at once."""
    while open_ones := [each for each in _asked(runner).values() if each.is_forced and not each.secret]:
        runner.choose(Choice(open_ones[0].seat, only_answer(open_ones[0])))


def _faces(asked: dict[Seat, Question]) -> list[Any]:
    """Return what others know of questions. What an open one offers is shown by the rules, not by the table."""
    if not all(question.waits for question in asked.values()):
        return [object()]
    return [(seat, each.ask, each.secret, None if each.secret else each) for seat, each in asked.items()]


def _common(one: Question, other: Question, chance: random.Random) -> tuple[Pick, ...] | None:
    """Return an answer that can be given to both questions."""
    if one == other:
        return only_answer(one) if one.is_forced else picks_for(chance, one)
    if type(one) is not Decision or type(other) is not Decision:
        return None
    both = [option for option in one.options if option in other.options]
    return (chance.choice(both),) if both else None


def _shown(runner: Runner, seat: Seat) -> Any:
    faces = [event.seen_by(seat) for event in runner.events]
    return [runner.game.view(runner.state, who) for who in (seat, None)], faces
