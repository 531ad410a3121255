"""Positions of Total War drawn for a test, and played on; how they are drawn is told in engine/total_war/drawn.py."""

from collections.abc import Iterator
from typing import Any

from engine import games
from engine.play import Choice, Decision, Event, Position, Step, apply, resume
from engine.total_war.drawn import PLENTY
from engine.total_war.game import TotalWar
from engine.total_war.state import Fighter, War

__all__ = ["GAME", "PLENTY", "Table", "draw"]

GAME = games["total_war"]


def draw(drawing: str, **options: Any) -> War:
    """Return the state that *drawing* shows."""
    state: War = GAME.drawn(drawing, **options)
    return state


class Table:
    """A drawn position that can be played on."""

    def __init__(self, drawing: str, **options: Any) -> None:
        self.game = GAME
        war = draw(drawing, **options)
        self.names = [self._named(fighter) for fighter in war.fighters]
        self.step: Step = resume(GAME, Position(war))
        self.events: list[Event] = []

    @staticmethod
    def _named(fighter: Fighter) -> str:
        assert isinstance(GAME, TotalWar)
        return GAME.content.kaiju[fighter.kaiju].name

    @property
    def war(self) -> War:
        state: War = self.step.state
        return state

    @property
    def question(self) -> Decision:
        (question,) = self.step.pending
        assert isinstance(question, Decision)
        return question

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        return self.names[self.question.seat], self.question.ask

    @property
    def options(self) -> tuple[str, ...]:
        return self.question.options

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def fighter(self, name: str) -> Fighter:
        return self.war.fighters[self.seat(name)]

    def pick(self, name: str, *picks: str) -> "Table":
        """Let *name* answer with *picks*."""
        self.step = apply(GAME, self.step.position, Choice(self.seat(name), picks))
        self.events += self.step.events
        return self

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of *kind* since the drawing."""
        return [event for event in self.events if isinstance(event, kind)]

    def walk(self) -> Iterator[Decision]:
        """Yield the questions while the caller picks answers."""
        while self.step.pending:
            yield self.question
