"""The board as a bystander keeps it: who stands where, what stands there, who serves whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.monopoly.content.board import Board, Deed
from engine.monopoly.state import Rampage


def agree(why: str, *facts: object) -> None:
    """Object, and say *why*, unless all *facts* are so."""
    assert all(facts), why


@dataclass
class Player:
    """A kaiju on the board with what its player has."""

    cash: int
    hp: int
    cards: list[str]
    laps: int
    ap: int = 12
    at: int = 0
    serves: int | None = None
    waits: bool = False
    held: int = 0


@dataclass
class Lot:
    """A district and what stands there."""

    deed: Deed
    owner: int | None
    houses: int
    tanks: int
    maser: bool


@dataclass
class Landing:
    """Where the kaiju on turn has stopped, whom it met, and what has happened there so far (GM-2.4)."""

    seat: int
    hides: bool
    others: list[int]  # clockwise
    free_house: bool = False
    struck: list[int] = field(default_factory=list)
    fired: list[tuple[int, str]] = field(default_factory=list)
    carded: set[int] = field(default_factory=set)
    shields: dict[int, int] = field(default_factory=dict)
    force: dict[int, str] = field(default_factory=dict)
    blows: dict[int, int] = field(default_factory=dict)  # what is on its way, to whom
    by: int = -1
    fell: set[tuple[int, int]] = field(default_factory=set)  # who, to whom
    duelled: set[int] = field(default_factory=set)


class Kept:
    """All that is on the table, and where the turn has got to."""

    def __init__(self, board: Board, state: Rampage, options: dict[str, object]) -> None:
        self.board, self.options = board, options
        self.players = [Player(each.cash, each.hp, list(each.cards), each.laps, each.ap) for each in state.kaiju]
        self.lots = {
            deed.key: Lot(deed, each.owner if each.owner >= 0 else None, each.houses, each.tanks, each.has_maser)
            for deed, each in zip(board.deeds, state.districts, strict=True)
        }
        self.pool = [1_000, 1, 0]
        self.alarm = 0
        self.turn: int | None = None
        self.dice: tuple[int, int] | None = None  # of this turn; before the first roll one builds
        self.fresh: set[str] = set()
        self.jammed: int | None = None
        self.card = ""
        self.shift = False
        self.houses_at_go: int | None = None  # of who has to be paid at GO
        self.landing = Landing(0, False, [])
        self.estates: dict[int, int] = {}

    def side(self, seat: int) -> int:
        serves = self.players[seat].serves
        return seat if serves is None else serves

    def hostile(self, seat: int | None, other: int) -> bool:
        return seat is not None and self.side(seat) != self.side(other)

    def enemies_on(self, seat: int, space: int) -> list[int]:
        return [each for each, player in enumerate(self.players) if player.at == space and self.hostile(each, seat)]

    def free(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.serves is None]

    def owned(self, seat: int) -> list[Lot]:
        return [lot for lot in self.lots.values() if lot.owner == seat]

    def lot_at(self, space: int) -> Lot | None:
        number = self.board.spaces[space].district
        return None if number < 0 else self.lots[self.board.deeds[number].key]

    @property
    def here(self) -> Lot | None:
        return self.lot_at(self.players[self.landing.seat].at)
