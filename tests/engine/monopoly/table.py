"""Drawn positions of Monopoly.

A drawing has a line for each kaiju, in seat order, ``>`` before the one whose turn it is, then lines for districts
(the others are the City's, with 4 houses) and for the rest of the table:

    > Godzilla on Kita: cash 5000, ap 4, hp 2, holds carapace berserk
      Mothra on GO: serves Godzilla, waiting
      Rodan: laps 0, held 2              (on GO; laps 0: still in the peace lap)
      Ueno: Mothra, 3 houses, 2 tanks, maser
      Koto: City, 0 houses
      dice: 3 4 / double / 1 2           (the rolls to come; any "double", any "plain")
      deck: film_rights typhoon          (top card first; or none)
      discards: berserk / pool: money 2500, hp 2, tanks 1
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine import games
from engine.monopoly.content.board import Board
from engine.monopoly.game import Monopoly
from engine.monopoly.state import District, Kaiju, Rampage
from engine.play import Choice, Decision, Event, Position, Question, Setup, Step, apply, begin, resume
from engine.rng import Rng

GAME = games["monopoly"]
assert isinstance(GAME, Monopoly)
CONTENT = GAME.content
NAMES = {row.name: key for key, row in CONTENT.kaiju.items()}


def draw(drawing: str, **options: Any) -> Rampage:
    """Return the state that *drawing* shows."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    seated = {_name(line): line for line in lines if _name(line) in NAMES}
    kaiju = {seat: NAMES[name] for seat, name in enumerate(seated)}
    state: Rampage = begin(GAME, Setup(len(seated), seed=1, kaiju=kaiju, options=options)).turn_start
    board, names = CONTENT.board(state.track, state.layout), list(seated)
    state.turns = 1
    state.starter = next(seat for seat, line in enumerate(seated.values()) if line.startswith(">"))
    for seat, line in enumerate(seated.values()):
        if line.startswith(">"):
            state.to_play = seat
        _draw_kaiju(state, board, names, state.kaiju[seat], line)
    state.top_laps = max(state.kaiju[seat].laps for seat in state.free())
    for line in lines:
        if _name(line) not in NAMES:
            _draw_rest(state, board, names, line)
    return state


def _name(line: str) -> str:
    return line.lstrip("> ").partition(":")[0].partition(" on ")[0].strip()


def _draw_kaiju(state: Rampage, board: Board, names: list[str], kaiju: Kaiju, line: str) -> None:
    head, _, marks = line.partition(":")
    kaiju.laps = 1
    if " on " in head:
        kaiju.at = space(head.partition(" on ")[2].strip(), board)
    for mark in filter(None, marks.strip().split(", ")):
        word, _, rest = mark.partition(" ")
        match word:
            case "cash" | "ap" | "hp" | "laps" | "held" | "spare_tanks" | "spare_houses":
                setattr(kaiju, word, int(rest))
            case "holds":
                kaiju.cards = rest.split()
            case "serves":
                kaiju.controller, kaiju.hp, kaiju.ap, kaiju.cash = names.index(rest), 1, 2, 0
            case "waiting":
                kaiju.is_waiting = True
            case "starts":
                state.starter = state.kaiju.index(kaiju)
            case _:
                raise AssertionError(f"unknown mark {mark!r}")


def space(name: str, board: Board) -> int:
    """Return where the space called *name* is; a number says it too."""
    if name.isdigit():
        return int(name)
    return next(at for at, each in enumerate(board.spaces) if each.name == name)


def _draw_rest(state: Rampage, board: Board, names: list[str], line: str) -> None:
    word, _, rest = line.partition(": ")
    match word:
        case "dice":
            state.rng = loaded(rest)
        case "deck":
            state.deck = rest.replace("none", "").split()[::-1]
        case "discards":
            state.discards = rest.split()
        case "pool":
            for mark in rest.split(", "):
                what, number = mark.split()
                setattr(state.pool, what, int(number))
        case _:
            number = next(at for at, deed in enumerate(board.deeds) if deed.name == word)
            _draw_district(state, names, number, rest)


def _draw_district(state: Rampage, names: list[str], number: int, rest: str) -> None:
    district = state.districts[number] = District(houses=0)
    owner, *marks = rest.split(", ")
    if owner == "City":
        district.houses = 4
    else:
        state.give_rights(number, names.index(owner))
    for mark in marks:
        if mark == "maser":
            district.has_maser = True
        else:
            count, what = mark.split()
            setattr(district, what if what.endswith("s") else f"{what}s", int(count))


@cache
def loaded_key(rolls: str) -> bytes:
    """Return a key whose dice fall as *rolls* say."""
    wanted = [roll.split() for roll in rolls.split(" / ")]
    for number in range(2_000_000):
        rng = Rng(number.to_bytes(16, "big"))
        if all(_falls(rng, roll) for roll in wanted):
            return rng.key
    raise AssertionError(f"no dice found for {rolls!r}")


def _falls(rng: Rng, roll: list[str]) -> bool:
    one, other = rng.die(), rng.die()
    if roll == ["double"]:
        return one == other
    if roll == ["plain"]:
        return one != other
    return [str(one), str(other)] == roll


def loaded(rolls: str) -> Rng:
    """Return the stream of chance that rolls *rolls* next."""
    return Rng(loaded_key(rolls))


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
