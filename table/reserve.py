"""The reserve: time beyond the budget of a question, for whoever is late for once.

A seat begins with one budget in reserve. What an answer takes beyond its own budget is spent from it; every answer in
time earns a share back, up to the whole. Only what is spent is stored, with the seat: a new player has spent nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from table.models import SeatInfo
from table.rows import Due

SHARE = 0.1  # of a budget: what an answer in time earns


def left(seat: SeatInfo, budget: int | None) -> float:
    """Return what *seat* has in reserve beside its *budget*, in seconds."""
    return 0.0 if budget is None else max(0.0, budget - seat.spent)


def time_left(due: Due, now: float) -> float | None:
    """Return what is left of the budget of a question; below zero, what it has taken of the reserve; None: no clock."""
    if due.deadline is None:
        return None
    return min(0.0, due.since - now) if due.on_reserve else due.deadline - now


def answered(seat: SeatInfo, budget: int, time: float) -> SeatInfo:
    """Return *seat* after an answer with so much *time* left: in time earns, late spends."""
    return _with(seat, budget, seat.spent - (SHARE * budget if time > 0 else time))


def taken_back(seat: SeatInfo, budget: int, running: float) -> SeatInfo:
    """Return *seat* after taking an answer back, which costs what the next answer in time will earn.

    *running* is what is left for the question that stood open since; what that has taken of the reserve stays spent.
    """
    return _with(seat, budget, seat.spent + SHARE * budget - min(0.0, running))


def asked_again(budget: int, time: float, running: float) -> float:
    """Return how long the question of an answer that was taken back may take now.

    That is the *time* that was left then, without what the question after it has taken meanwhile; but never so little
    that nobody could answer it.
    """
    return max(SHARE * budget, time - max(0.0, budget - running))


def _with(seat: SeatInfo, budget: int, spent: float) -> SeatInfo:
    return replace(seat, spent=round(min(max(0.0, spent), float(budget)), 3))
