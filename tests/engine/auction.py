"""An invented game that uses what Total War does not: numbers, sealed answers of all seats at once, subsets.

Each round all seats bid at the same time; the highest bid takes the lot and its seat may burn some of its lots.
"""

from typing import Any

import msgspec

from engine.play import Amount, Emit, Event, Option, Outcome, Question, Script, Seat, Setup, Subset
from engine.rng import Rng
from engine.versions import Versioned


class Sold(Event, frozen=True):
    """A lot went to *seat*."""

    seat: Seat
    price: int


class House(msgspec.Struct):
    """The state: money and lots by seat, rounds left."""

    money: list[int]
    lots: list[list[str]]
    rounds: int
    rng: Rng


class Auction(Versioned):
    """The game, as the kernel wants it."""

    key = "auction"
    name = "Auction"
    prefix = "AU"
    seats = range(2, 5)
    rules_version = 1
    advice = None
    content_hash = "none"
    kaiju: tuple[str, ...] = ("ant", "bee", "cow", "dog")
    options: tuple[Option, ...] = (Option("rounds", (3, 5)),)
    carries: tuple[str, ...] = ()
    state_type = House
    event_type = Sold

    def setup(self, table: Setup) -> House:
        return House(
            [10] * table.seats, [[] for _ in range(table.seats)], int(table.options["rounds"]), Rng.seeded(table.seed)
        )

    def dealt(self, state: House) -> tuple[str, ...]:
        return self.kaiju[: len(state.money)]

    def turn(self, state: House, emit: Emit) -> Script[None]:
        bids = yield tuple(Amount(seat, "bid", 0, money, 2) for seat, money in enumerate(state.money))
        price = max(bids)
        seat = bids.index(price)
        state.money[seat] -= price
        state.lots[seat].append(f"lot:{state.rounds}")
        state.rounds -= 1
        emit(Sold(seat, price))
        burnt = yield Subset(seat, "burn", tuple(state.lots[seat]), 0, 2)
        for lot in burnt:
            state.lots[seat].remove(lot)

    def outcome(self, state: House) -> Outcome | None:
        if state.rounds:
            return None
        return Outcome("sold out", (tuple(range(len(state.money))),), tuple(len(lots) for lots in state.lots))

    def view(self, state: House, seat: Seat | None) -> House:
        return state

    def resample(self, state: House, seat: Seat | None, rng: Rng) -> None:
        state.rng.key = rng.words(2)

    def why_not(self, state: House, question: Question, pick: Any) -> str:
        return "AU-1" if isinstance(question, Amount) else ""
