"""Later versions of the toy: 2 changes a rule that running games keep, 3 one that they cannot, 4 leads on from nothing.

Version 2 also stores its state otherwise (`bids` is called `offers`, and there is a new field) and tells `Waived` where
version 1 told `Passed`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.play import Amount, Decision, Emit, Event, Kept, Outcome, Script, Seat, Setup
from engine.protocol import Upgrade
from engine.rng import Rng
from tests.table.toy import Bid, Shown, Toy, ToyView


class Waived(Event, frozen=True):
    seat: Seat


class State2(msgspec.Struct):
    seats: int
    rounds: int
    rng: Rng
    high_bids: bool
    round: int = 0
    luck: list[int] = []
    offers: list[int] = []


class Toy2(Toy):
    """TOY-2: bids go up to 20. Games begun before keep to 10."""

    rules_version = 2
    changes: Mapping[int, tuple[str, ...]] = {2: ("TOY-2",)}
    kept = (Kept("high_bids", "TOY-2", 2, old=False, new=True),)
    state_type: Any = State2
    event_type: Any = Shown | Bid | Waived
    old_events: Mapping[str, Upgrade] = {"Passed": lambda event: {**event, "type": "Waived"}}
    bid = "bid"
    worth = 1

    def carry_over(self, state: dict[str, Any], from_version: int) -> dict[str, Any] | None:
        if from_version == 1:
            state["offers"] = state.pop("bids")
        return state

    def setup(self, table: Setup) -> Any:
        old = super().setup(table)
        return State2(old.seats, old.rounds, old.rng, bool(table.options["high_bids"]), luck=old.luck)

    def turn(self, state: Any, emit: Emit) -> Script[None]:
        picks = yield tuple(Decision(seat, "sign", ("rock", "paper", "scissors")) for seat in range(state.seats))
        emit(Shown(tuple(picks)))
        bidder = state.round % state.seats
        amount = yield Amount(bidder, self.bid, 0, 20 if state.high_bids else 10, 2)
        state.offers.append(amount * self.worth)
        emit(Bid(bidder, amount))
        yield Decision((bidder + 1) % state.seats, "nod", ("yes",))
        lucky = state.luck[bidder] > 3
        pick = yield Decision(bidder, "cheer", ("pass", "cheer") if lucky else ("pass",), secret=True)
        if pick == "pass":
            emit(Waived(bidder))
        state.round += 1

    def outcome(self, state: Any) -> Outcome | None:
        return super().outcome(state)

    def view(self, state: Any, seat: Seat | None) -> ToyView:
        return ToyView(seat, state.round, None if seat is None else state.luck[seat], sum(state.offers))


class Toy2Other(Toy2):
    """Keeps the rules, but asks for the sign by another name: a half-played turn does not replay the same."""

    def turn(self, state: Any, emit: Emit) -> Script[None]:
        yield Decision(state.round % state.seats, "ready", ("yes", "no"))
        yield from super().turn(state, emit)


class Toy3(Toy2):
    """TOY-3: a bid counts twice, and is asked for as an offer. A game cannot keep it as it was."""

    rules_version = 3
    changes: Mapping[int, tuple[str, ...]] = {**Toy2.changes, 3: ("TOY-3",)}
    bid = "offer"
    worth = 2


class Toy4(Toy3):
    """Stores its state so differently that nothing leads on from an earlier one."""

    rules_version = 4
    changes: Mapping[int, tuple[str, ...]] = {**Toy3.changes, 4: ("TOY-4",)}

    def carry_over(self, state: dict[str, Any], from_version: int) -> dict[str, Any] | None:
        return None
