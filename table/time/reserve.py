"""The reserve: time beyond the budget of a question, for people who are late for once.

A seat begins with one budget in reserve. For as long as it runs it is spent, whatever ends the question; every answer
in time earns a share back, up to the whole. Only what is spent is stored, with the seat: a new player has spent
nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from table.models import Person, SeatInfo
from table.store.rows import Due
from table.time.clock import waking

SHARE = 0.1  # of a budget: what an answer in time earns


def left(seat: SeatInfo, budget: int | None) -> float:
    """Return what *seat* has in reserve beside its *budget*, in seconds."""
    return 0.0 if budget is None else max(0.0, budget - seat.spent)


def time_left(due: Due, person: Person | None, now: float) -> float | None:
    """Return what is left of the budget of a question; below zero, what it has taken of the reserve; None: no clock.

    *person* is the one who is asked if their quiet hours count.
    """
    if due.deadline is None:
        return None
    if due.on_reserve:
        return -waking(person, due.since, now)
    return waking(person, now, due.deadline) or -waking(person, due.deadline, now)


def earned(seat: SeatInfo, budget: int) -> SeatInfo:
    """Return *seat* after an answer in time."""
    return _with(seat, budget, seat.spent - SHARE * budget)


def forfeited(seat: SeatInfo, budget: int) -> SeatInfo:
    """Return *seat* after taking an answer back, which costs what the next one in time will earn."""
    return _with(seat, budget, seat.spent + SHARE * budget)


def drawn(seat: SeatInfo, budget: int, seconds: float) -> SeatInfo:
    """Return *seat* after its reserve has run for so many *seconds*."""
    return _with(seat, budget, seat.spent + seconds)


def asked_again(budget: int, time: float, running: float) -> float:
    """Return how long the question of an answer that was taken back may take now.

    That is the *time* that was left then, without what the question after it has taken meanwhile; but never so little
    that nobody could answer it.
    """
    return max(SHARE * budget, time - max(0.0, budget - running))


def _with(seat: SeatInfo, budget: int, spent: float) -> SeatInfo:
    return replace(seat, spent=round(min(max(0.0, spent), float(budget)), 3))
