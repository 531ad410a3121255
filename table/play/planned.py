"""Plans: several answers of one person given as one act, and what they would come to.

A plan is played question by question, so the rules see nothing new. It is written in one transaction or not at all,
and is taken back as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from engine.errors import IllegalPick
from engine.play import Choice, Event, Game, Pick, PickError, Position, Question, Runner, Seat
from table.errors import Refused


class Planned(msgspec.Struct, frozen=True):
    """An answer to the question *ask*. Without *picks* it is that question's default, if it is asked at all."""

    ask: str
    picks: tuple[Pick, ...] | None = None

    def answer(self, question: Question | None) -> tuple[Pick, ...] | None:
        """Return what answers *question*, or None if this one is left out."""
        if question is not None and question.ask == self.ask:
            return question.default if self.picks is None else self.picks
        if self.picks is None:
            return None
        raise IllegalPick("The rest of this is not asked any more.", self.picks)


Plan: TypeAlias = Sequence[Planned]


class Rehearsed(msgspec.Struct, frozen=True):
    """What a plan would come to: what would happen, the view after it, what is asked then, or why it cannot be."""

    events: tuple[Event, ...]
    view: Any
    question: Question | None = None
    refusal: PickError | None = None


def rehearsed(game: Game[Any], position: Position, seat: Seat, plan: Plan) -> Rehearsed:
    """Play *plan* on a copy of the game, which is then thrown away."""
    runner = Runner(game, position)
    runner.events.clear()
    refusal: PickError | None = None
    try:
        for step in plan:
            picks = step.answer(asked_of(runner, seat))
            if picks is not None:
                runner.choose(Choice(seat, picks))
                _keep_the_future(runner)
    except PickError as error:
        refusal = error
    seen = tuple(face for event in runner.events if (face := event.seen_by(seat)) is not None)
    return Rehearsed(seen, game.view(runner.state, seat), asked_of(runner, seat), refusal)


class Suggested(msgspec.Struct, frozen=True):
    """What a sensible player would answer to the chores that wait, what would happen, and the view after it."""

    plan: tuple[Planned, ...]
    events: tuple[Event, ...]
    view: Any

    @property
    def is_much(self) -> bool:
        """Whether it spares more than a look: the same is asked several times, of one thing after another."""
        asks = [step.ask for step in self.plan]
        return len(set(asks)) < len(asks)


class _Witness:
    """Sees what happens to a game it watches, until something comes to light or another turn or phase begins."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game, self._seat = game, seat
        self.events: list[Event] = []
        self.is_over = True  # until it watches

    def watch(self, state: Any) -> None:
        """See what happens from now on."""
        self._state, self._began = state, self._stage(state)
        self.view = self._game.view(state, self._seat)
        self.is_over = False

    def _stage(self, state: Any) -> object:
        return self._game.advice and self._game.advice.stage(state)

    def __call__(self, event: Event) -> None:
        """Take *event* down, with the view of that moment."""
        self.is_over = self.is_over or event.reveals or self._stage(self._state) != self._began
        if not self.is_over:
            self.events.append(event)
            self.view = self._game.view(self._state, self._seat)


def suggested(
    game: Game[Any], position: Position, seat: Seat, answer: Callable[[Position, str], tuple[Pick, ...] | None]
) -> Suggested:
    """Play what *answer* says on a copy of the game, as long as it says something and nothing comes to light."""
    plan, witness = list[Planned](), _Witness(game, seat)
    runner = Runner(game, position, emit=witness)
    witness.watch(runner.state)
    while not witness.is_over and (asked := asked_of(runner, seat)):
        picks = answer(runner.position, asked.ask)
        if picks is None:
            break
        runner.choose(Choice(seat, picks))
        plan.append(Planned(asked.ask, picks))
    seen = tuple(face for event in witness.events if (face := event.seen_by(seat)) is not None)
    return Suggested(tuple(plan), seen, witness.view)


def asked_of(runner: Runner, seat: Seat) -> Question | None:
    """Return what *seat* is asked, if anything."""
    return next((question for question in runner.pending if question.seat == seat), None)


def _keep_the_future(runner: Runner) -> None:
    """Complain if a rehearsal would tell what chance or others hide."""
    if any(each.reveals for each in (*runner.events, *runner.pending)):
        raise Refused("What chance decides cannot be tried out first.", key="chance-hidden")
