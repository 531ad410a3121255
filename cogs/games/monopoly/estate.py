"""An estate and what its owner wishes for it: many districts at once, spelled as short as an address needs it.

What may be built where is never worked out here: the answers that the rules offer are asked for, district by district.
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.monopoly.content.board import MOST
from engine.monopoly.picks import SELL, SellRights, Works, read, tokens_of
from engine.monopoly.prospect import Level, change_cost, districts_of, resale_value
from engine.monopoly.state import BARE
from engine.monopoly.view import RampageView
from engine.play import Decision, Question, Seat
from table import Planned

SIGNS = string.digits + string.ascii_letters
KEPT = "-"  # a district that stays as it is
WIDTH = MOST + 1
MASER, SOLD = WIDTH * WIDTH, WIDTH * WIDTH + WIDTH  # the first sign with a Maser Cannon, and that of a sale
#: How everything can be changed at once.
FILLS = ("houses", "tanks", "sell_tanks", "sell_houses", "nothing")
TURN, SALE, WORKS = "turn", "sell", "works"  # questions


class Wish(NamedTuple):
    """What shall stand on a district; with *is_sold* nothing shall, and the rights go back as well."""

    houses: int
    tanks: int
    has_maser: bool = False
    is_sold: bool = False

    @property
    def sign(self) -> str:
        """The wish as one character."""
        if self.is_sold:
            return SIGNS[SOLD]
        return SIGNS[MASER + self.houses if self.has_maser else self.houses * WIDTH + self.tanks]

    @property
    def level(self) -> Level:
        """What shall stand there."""
        return Level(self.houses, self.tanks, self.has_maser)


def read_sign(sign: str) -> Wish | None:
    """Return the wish that *sign* stands for, or None for a district that stays as it is."""
    number = SIGNS.find(sign)
    if not 0 <= number <= SOLD or len(sign) != 1:
        return None
    if number == SOLD:
        return Wish(0, 0, is_sold=True)
    if number >= MASER:
        return Wish(number - MASER, 0, has_maser=True)
    return Wish(*divmod(number, WIDTH))


class Lot(NamedTuple):
    """A district of the estate: where it is in the view, what stands there, and what the rules offer for it."""

    at: int
    key: str
    name: str
    houses: int
    tanks: int
    has_maser: bool
    offered: tuple[str, ...] = ()

    @property
    def now(self) -> Wish:
        """What stands there."""
        return Wish(self.houses, self.tanks)

    def can_become(self, wish: Wish) -> bool:
        """Return whether the rules offer that *wish* in one step."""
        return tokens_of(self.key).levels[wish.houses][wish.tanks] in self.offered

    @property
    def can_have_maser(self) -> bool:
        """Whether the rules offer a Maser Cannon there."""
        return tokens_of(self.key).maser in self.offered


def lots(view: RampageView, seat: Seat, offered: Mapping[str, tuple[str, ...]] | None = None) -> list[Lot]:
    """Return the districts of *seat* in board order; *offered* are the answers for each, where they are known."""
    known = offered or {}
    own = [(at, view.districts[at]) for at in districts_of(view, seat)]
    return [
        Lot(at, each.key, view.deeds[at].name, each.houses, each.tanks, each.has_maser, known.get(each.key, ()))
        for at, each in own
    ]


class Estate:
    """All districts of one player, and a wish for some of them."""

    def __init__(self, view: RampageView, own: Sequence[Lot], spelling: str = "") -> None:
        self.view = view
        self.lots = list(own)
        signs = spelling.ljust(len(self.lots), KEPT)
        self.wishes = {lot.key: wish for lot, sign in zip(self.lots, signs, strict=False) if (wish := read_sign(sign))}

    @property
    def spelling(self) -> str:
        """The wishes, a character for each district."""
        return "".join(self.wishes[lot.key].sign if lot.key in self.wishes else KEPT for lot in self.lots)

    def wish(self, lot: Lot) -> Wish:
        """Return what is wished for *lot*: what stands there, if nothing else is."""
        return self.wishes.get(lot.key, lot.now)

    def set(self, lot: Lot, wish: Wish) -> None:
        """Wish for *lot*; what stands there already is no wish."""
        self.wishes.pop(lot.key, None)
        if wish != lot.now:
            self.wishes[lot.key] = wish

    def changed(self) -> list[Lot]:
        """Return the districts that shall change."""
        return [lot for lot in self.lots if lot.key in self.wishes]

    def unguarded(self) -> list[Lot]:
        """Return the districts with a Maser Cannon and no house, which a lander may buy (GM-3.3, GM-4.3)."""
        wished = [(lot, self.wish(lot)) for lot in self.lots]
        return [
            lot for lot, wish in wished if (lot.has_maser or wish.has_maser) and not wish.houses and not wish.is_sold
        ]

    def exposed(self) -> list[Lot]:
        """Return the districts that get tanks and have no house, if a lander may buy those all the same (GM-3.3)."""
        if self.view.readings.demolished == BARE:
            return []
        wished = [(lot, self.wish(lot)) for lot in self.changed()]
        return [lot for lot, wish in wished if wish.tanks > lot.tanks and not wish.houses]

    def scrapped(self) -> list[Lot]:
        """Return the districts that are given back with a Maser Cannon, for which nothing is paid (GM-4.4)."""
        return [lot for lot in self.changed() if lot.has_maser and self.wish(lot).is_sold]

    def cost(self, lot: Lot) -> int:
        """Return what the wish for *lot* costs; below 0 it brings."""
        return self.price(lot, self.wish(lot))

    def price(self, lot: Lot, wish: Wish) -> int:
        """Return what a *wish* for *lot* would cost; below 0 it would bring."""
        return -resale_value(self.view, lot.at) if wish.is_sold else change_cost(self.view, lot.at, wish.level)

    def total(self) -> int:
        """Return what all wishes cost together."""
        return sum(self.cost(lot) for lot in self.changed())

    def fill(self, how: str, cash: int) -> None:
        """Wish for the same everywhere, as far as *cash* and the rules go."""
        if how == "nothing":
            self.wishes.clear()
            return
        for lot in self.lots:
            best = self._best(lot, how, cash)
            if best is not None:
                self.set(lot, best)

    def _best(self, lot: Lot, how: str, cash: int) -> Wish | None:
        """Return the highest level of *lot* that still can be paid, or the lowest if things are sold."""
        wish = self.wish(lot)
        if wish.has_maser or wish.is_sold:
            return None
        rest = cash - self.total() + self.cost(lot)
        is_houses = how in ("houses", "sell_houses")
        lowest = wish.houses if is_houses else wish.tanks
        levels = range(MOST, lowest - 1, -1) if how in ("houses", "tanks") else range(1)
        for level in levels:
            other = wish._replace(houses=level) if is_houses else wish._replace(tanks=level)
            is_offered = other == lot.now or lot.can_become(other)
            if is_offered and self.price(lot, other) <= rest:
                return other
        return None

    def plan(self, question: Question) -> list[Planned]:
        """Return the answers that make the wishes true, from *question* on; what is sold pays for what is built."""
        ordered = sorted(self.changed(), key=self.cost)
        return [step for lot in ordered for step in self._steps(question, lot)]

    def sales(self, question: Question, but: str) -> list[Planned]:
        """Return the answers for all that is sold, except on the district *but*."""
        sold = [lot for lot in self.changed() if lot.key != but and self.cost(lot) < 0]
        return [step for lot in sold for step in self._steps(question, lot)]

    def _steps(self, question: Question, lot: Lot) -> Iterator[Planned]:
        wish = self.wish(lot)
        # A Maser Cannon takes the place of the tanks by itself, and brings half of their price (GM-4.2).
        level = lot.now._replace(houses=wish.houses) if wish.has_maser else Wish(wish.houses, wish.tanks)
        if level != lot.now:
            yield from opened(question, lot.key)
            yield Planned(WORKS, (tokens_of(lot.key).levels[level.houses][level.tanks],))
        if wish.has_maser:
            yield from opened(question, lot.key)
            yield Planned(WORKS, (tokens_of(lot.key).maser,))
        if wish.is_sold:
            yield from _asked(question, tokens_of(lot.key).rights)


def opened(question: Question, key: str) -> Iterator[Planned]:
    """Return the answers that lead from *question* to the works of a district."""
    return _asked(question, tokens_of(key).works)


def _asked(question: Question, token: str) -> Iterator[Planned]:
    """Return the answers that choose *token* before a roll, or in the middle of a turn by way of selling first."""
    if question.ask == TURN:
        yield Planned(TURN, (token,))
    else:
        yield Planned(question.ask, (SELL,))
        yield Planned(SALE, (token,))


def is_open(question: Question) -> bool:
    """Return whether one may build or sell before answering *question*."""
    if not isinstance(question, Decision):
        return False
    return SELL in question.options or (question.ask == TURN and any(map(is_works, question.options)))


def is_level(option: str) -> bool:
    """Return whether *option* leads to the houses and tanks of a district."""
    return isinstance(read(option), Works)


def is_works(option: str) -> bool:
    """Return whether *option* is one of those that the page of the estate stands for."""
    return isinstance(read(option), Works | SellRights)
