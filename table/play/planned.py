"""Plans: several answers of one person given as one act, and what they would come to.

A plan is played question by question, so the rules see nothing new. It is written in one transaction or not at all,
and is taken back as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
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


def asked_of(runner: Runner, seat: Seat) -> Question | None:
    """Return what *seat* is asked, if anything."""
    return next((question for question in runner.pending if question.seat == seat), None)


def _keep_the_future(runner: Runner) -> None:
    """Complain if a rehearsal would tell what chance or others hide."""
    if any(each.reveals for each in (*runner.events, *runner.pending)):
        raise Refused("What chance decides cannot be tried out first.", key="chance-hidden")
