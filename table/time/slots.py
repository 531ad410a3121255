"""Slots: under what a table keeps each thing that has to happen there, one of a kind."""

from __future__ import annotations

from collections.abc import Mapping

from engine.play import Seat
from table.store.rows import Due

SEATS = "seat:"  # how the slots begin in which the seats' clocks run
AUTO = "seat:auto:"  # and those in which their automatic answers wait, beside the clock that everybody sees
VOTES = "vote:"
AWAKE = "awake"  # in which a table's place is kept awake
VACATION = "vacation"  # in which the next vacation of somebody at the table ends
DATE = "date"  # in which a date of the calendar comes: it does not move while nobody is here
SEARCH = "search"  # in which a lobby looks for players, unless that ends at a date
READY = "ready"  # in which people say that they are ready
OPENING = (SEARCH, DATE, READY)  # what ends with a lobby
GATHERING = "gathering"  # the stage of everything that is due at a gathering


def slot(seat: Seat) -> str:
    """Return the slot in which a seat's clock runs."""
    return f"{SEATS}{seat}"


def auto_slot(seat: Seat) -> str:
    """Return the slot in which a seat's automatic answer waits."""
    return f"{AUTO}{seat}"


def seat_in(slot: str) -> Seat | None:
    """Return the seat whose clock runs or whose automatic answer waits in *slot*; None if it is no seat's."""
    return int(slot.rpartition(":")[2]) if slot.startswith(SEATS) else None


def vote_slot(vote: int) -> str:
    """Return the slot in which the time of a vote runs."""
    return f"{VOTES}{vote}"


def vote_in(slot: str) -> int:
    """Return the vote whose time runs in *slot*."""
    return int(slot.removeprefix(VOTES))


def seeks_until(dues: Mapping[str, Due]) -> float:
    """Return until when a lobby with these *dues* looks for players; 0: it does not."""
    due = dues.get(SEARCH) or dues.get(DATE)
    return due.at if due else 0.0
