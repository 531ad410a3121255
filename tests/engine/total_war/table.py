"""Drawn positions of Total War.

A drawing has a line for each kaiju, in seat order, ``>`` before the one whose turn it is, and lines for the middle:

    > Godzilla: 8 4h wound
      Mothra (spun, furious, vp 3, king, damage 4 2h): 1 2 3
      Rodan (out):
      strike 7 by Rodan            (or: wound by Rodan; both: a Wound on a strike; neither: a round opens)
      deck: 5 6 7                  (top card first)
      discard: 1 1 / played: 7b / buildings: 3 4 / up: 2 / counterclockwise
"""

from collections.abc import Iterator
from typing import Any

from engine import games
from engine.play import Choice, Decision, Event, Position, Setup, Step, apply, begin, resume
from engine.total_war.game import TotalWar
from engine.total_war.state import Fighter, War

GAME = games["total_war"]
PLENTY = ["5"] * 30


def draw(drawing: str, **options: Any) -> War:
    """Return the state that *drawing* shows."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    names = [_name(line) for line in lines if _is_seat(line)]
    table = Setup(len(names), seed=1, kaiju={seat: _key(name) for seat, name in enumerate(names)}, options=options)
    war: War = begin(GAME, table).turn_start
    war.deck = list(PLENTY)
    seat = 0
    for line in lines:
        if _is_seat(line):
            if line.startswith(">"):
                war.to_play = seat
            _draw_fighter(war, war.fighters[seat], line)
            seat += 1
        else:
            _draw_middle(war, names, line)
    return war


def _is_seat(line: str) -> bool:
    return line.lstrip("> ")[:1].isupper()


def _name(line: str) -> str:
    return line.lstrip("> ").partition(":")[0].partition("(")[0].strip()


def _key(name: str) -> str:
    return name.lower().replace(" ", "_")


def _draw_fighter(war: War, fighter: Fighter, line: str) -> None:
    head, _, hand = line.partition(":")
    fighter.hand = hand.split()
    for mark in filter(None, head.partition("(")[2].rstrip(") ").split(", ")):
        word, _, rest = mark.partition(" ")
        match word:
            case "spun":
                fighter.is_spun = True
            case "furious":
                fighter.is_furious = True
            case "king":
                fighter.holds_king = True
            case "vp":
                fighter.vp = int(rest)
            case "damage":
                fighter.damage = rest.split()
            case "out":
                fighter.out = 1 + max(other.out for other in war.fighters)
            case _:
                raise AssertionError(f"unknown mark {mark!r}")


def _draw_middle(war: War, names: list[str], line: str) -> None:
    word, _, rest = line.partition(" ")
    match word:
        case "strike":
            value, _, by = rest.partition(" by ")
            war.strike, war.striker, war.played = int(value), names.index(by), war.played or "0"
        case "wound":
            war.is_wound, war.striker, war.played = True, names.index(rest.removeprefix("by ")), war.played or "wound"
        case "deck:":
            war.deck = rest.split()[::-1]
        case "discard:":
            war.discard = rest.split()
        case "played:":
            war.played = rest
        case "buildings:":
            war.building_deck = [int(value) for value in rest.split()][::-1]
        case "up:":
            war.buildings_up = [int(value) for value in rest.split()]
        case "counterclockwise":
            war.is_clockwise = False
        case _:
            raise AssertionError(f"unknown line {line!r}")


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
