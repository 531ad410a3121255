"""A toy game with questions nobody waits for: offers beside a turn, guns that fire by themselves; and an urgent one."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from data.loader import Bundle
from engine.play import Decision, Emit, Event, Option, Outcome, Question, Script, Seat, Setup
from engine.rng import Rng
from engine.versions import Versioned

ROUNDS = 3


class Said(Event, frozen=True):
    """*seat* chose *what*."""

    reveals: ClassVar[bool] = False
    seat: Seat
    what: str


class BazaarState(msgspec.Struct):
    seats: int
    round: int = 0


class BazaarView(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int


class Bazaar(Versioned):
    """Each in turn may offer, look around or roll; the next one may answer the offer, and has a gun."""

    key = "bazaar"
    name = "Bazaar"
    prefix = "BAZ"
    seats = range(2, 5)
    rules_version = 1
    advice = None
    kaiju = ("anguirus", "biollante", "cosmos", "destoroyah")
    options: tuple[Option, ...] = ()
    carries: tuple[str, ...] = ()
    state_type = BazaarState
    event_type = Said

    def __init__(self, bundle: Bundle) -> None:
        self.content_hash = bundle.hash

    def setup(self, table: Setup) -> BazaarState:
        return BazaarState(table.seats)

    def dealt(self, state: BazaarState) -> tuple[str, ...]:
        return self.kaiju[: state.seats]

    def turn(self, state: BazaarState, emit: Emit) -> Script[None]:
        seat = state.round % state.seats
        other = (seat + 1) % state.seats
        has_offer = False
        pick = ""
        while pick != "roll":
            question = Decision(seat, "turn", ("look", "offer", "roll", "beg"), default=("roll",))
            if has_offer:
                answer = Decision(other, "answer", ("accept", "decline"), default=("decline",), waits=False)
                who, pick = yield (question, answer)
            else:
                who, pick = seat, (yield question)
            emit(Said(who, pick))
            if pick == "beg":
                given = yield Decision(other, "alms", ("give", "refuse"), default=("refuse",), urgent=True)
                emit(Said(other, given))
            has_offer = pick == "offer" or (has_offer and who == seat)
        shot = yield Decision(other, "gun", ("fire", "hold"), default=("fire",), waits=False)
        emit(Said(other, shot))
        state.round += 1

    def outcome(self, state: BazaarState) -> Outcome | None:
        if state.round < ROUNDS:
            return None
        return Outcome("rounds", (tuple(range(state.seats)),), (0,) * state.seats)

    def view(self, state: BazaarState, seat: Seat | None) -> BazaarView:
        return BazaarView(seat, state.round)

    def resample(self, state: BazaarState, seat: Seat | None, rng: Rng) -> None:
        raise NotImplementedError

    def why_not(self, state: BazaarState, question: Question, pick: Any) -> str:
        return "BAZ-1"
