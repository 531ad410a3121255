"""A toy game with every kind of question: sealed ones for all at once, numbers, forced ones, secret ones."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from data.loader import Bundle
from engine.play import Amount, Decision, Emit, Event, Option, Outcome, Question, Script, Seat, Setup
from engine.rng import Rng
from engine.versions import Versioned


class Shown(Event, frozen=True):
    """All sealed picks came to light."""

    reveals: ClassVar[bool] = True
    picks: tuple[str, ...]


class Bid(Event, frozen=True):
    """*seat* bid *amount*; nobody else learns how much."""

    seat: Seat
    amount: int

    def seen_by(self, seat: Seat | None) -> Bid:
        return self if seat == self.seat else Bid(self.seat, -1)


class Passed(Event, frozen=True):
    seat: Seat


class ToyState(msgspec.Struct):
    seats: int
    rounds: int
    rng: Rng
    round: int = 0
    luck: list[int] = []
    bids: list[int] = []


class ToyView(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    luck: int | None
    bid_total: int


class Toy(Versioned):
    key = "toy"
    name = "Toy"
    prefix = "TOY"
    seats = range(2, 5)
    rules_version = 1
    advice = None
    kaiju = ("anguirus", "biollante", "cosmos", "destoroyah")
    options: tuple[Option, ...] = (Option("rounds", (2, 1, 5)), Option("fast", (False, True), "TOY-2"))
    carries: tuple[str, ...] = ("crown",)
    state_type = ToyState
    event_type = Shown | Bid | Passed

    def __init__(self, bundle: Bundle) -> None:
        self.content_hash = bundle.hash

    def setup(self, table: Setup) -> ToyState:
        rng = Rng.seeded(table.seed)
        luck = [rng.die() for _ in range(table.seats)]
        return ToyState(table.seats, int(table.options["rounds"]), rng, luck=luck)

    def dealt(self, state: ToyState) -> tuple[str, ...]:
        return self.kaiju[: state.seats]

    def turn(self, state: ToyState, emit: Emit) -> Script[None]:
        """All choose at once; one bids; one has no choice; one has a secret one, which may be none."""
        seats = range(state.seats)
        picks = yield tuple(Decision(seat, "sign", ("rock", "paper", "scissors")) for seat in seats)
        emit(Shown(tuple(picks)))
        bidder = state.round % state.seats
        amount = yield Amount(bidder, "bid", 0, 10, 2)
        state.bids.append(amount)
        emit(Bid(bidder, amount))
        yield Decision((bidder + 1) % state.seats, "nod", ("yes",))
        lucky = state.luck[bidder] > 3
        pick = yield Decision(bidder, "cheer", ("pass", "cheer") if lucky else ("pass",), secret=True)
        if pick == "pass":
            emit(Passed(bidder))
        state.round += 1

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.round < state.rounds:
            return None
        return Outcome("rounds", (tuple(range(state.seats)),), tuple([0] * state.seats), {"crown": (0,)})

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(seat, state.round, None if seat is None else state.luck[seat], sum(state.bids))

    def resample(self, state: ToyState, seat: Seat | None, rng: Rng) -> None:
        state.luck = [luck if each == seat else rng.die() for each, luck in enumerate(state.luck)]
        state.rng = Rng.seeded(rng.below(1 << 30))

    def why_not(self, state: ToyState, question: Question, pick: Any) -> str:
        return "TOY-1"
