"""Positions of Monopoly drawn for a test, and played on; how they are drawn is told in engine/monopoly/drawn.py."""

from collections.abc import Iterator
from typing import Any

from engine import games
from engine.monopoly.game import Monopoly
from engine.monopoly.state import District, Kaiju, Rampage
from engine.play import Choice, Decision, Event, Position, Question, Step, apply, resume

GAME = games["monopoly"]
assert isinstance(GAME, Monopoly)
CONTENT = GAME.content
NAMES = {row.name: key for key, row in CONTENT.kaiju.items()}


def draw(drawing: str, **options: Any) -> Rampage:
    """Return the state that *drawing* shows."""
    state: Rampage = GAME.drawn(drawing, **options)
    return state


class Table:
    """A drawn position that can be played on."""

    def __init__(self, drawing: str, **options: Any) -> None:
        state = draw(drawing, **options)
        self.board = CONTENT.board(state.track, state.layout)
        self.names = [CONTENT.kaiju[kaiju.key].name for kaiju in state.kaiju]
        self.step: Step = resume(GAME, Position(state))
        self.events: list[Event] = list(self.step.events)

    @property
    def state(self) -> Rampage:
        state: Rampage = self.step.state
        return state

    @property
    def question(self) -> Question:
        """The question of the seat on turn, or the only one."""
        return self.step.pending[0]

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        return self.names[self.question.seat], self.question.ask

    @property
    def options(self) -> tuple[str, ...]:
        assert isinstance(self.question, Decision)
        return self.question.options

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def kaiju(self, name: str) -> Kaiju:
        return self.state.kaiju[self.seat(name)]

    def where(self, name: str) -> str:
        """Return the name of the space where *name* stands."""
        return self.board.spaces[self.kaiju(name).at].name

    def district(self, name: str) -> District:
        return self.state.districts[next(n for n, deed in enumerate(self.board.deeds) if deed.name == name)]

    def owner(self, name: str) -> str:
        """Return who has the rights to the district called *name*."""
        owner = self.district(name).owner
        return "City" if owner < 0 else self.names[owner]

    def standing(self, name: str) -> tuple[int, int]:
        """Return the houses and tanks of a district."""
        district = self.district(name)
        return district.houses, district.tanks

    def pick(self, name: str, *picks: str | int) -> "Table":
        """Let *name* answer with *picks*."""
        self.step = apply(GAME, self.step.position, Choice(self.seat(name), picks))
        self.events += self.step.events
        return self

    def roll(self) -> "Table":
        """Let the seat on turn roll."""
        return self.pick(self.names[self.state.to_play], "roll")

    def by_default(self) -> "Table":
        """Let what nobody waits for, and everything else that is asked now, be answered by default."""
        default = self.question.default
        assert default is not None
        return self.pick(self.names[self.question.seat], *default)

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of *kind* since the drawing."""
        return [event for event in self.events if isinstance(event, kind)]

    def walk(self) -> Iterator[Question]:
        """Yield the questions while the caller picks answers."""
        while self.step.pending:
            yield self.question
