"""Rounds: which events belong to the last one that is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engine.play import Event, Seat


def last_round(events: Sequence[Event], begins: Callable[[Event], bool]) -> tuple[Event, ...]:
    """Return the events of the last round that another has followed; nothing if its beginning is not among them."""
    marks = [at for at, event in enumerate(events) if begins(event)]
    return tuple(events[marks[-2] : marks[-1]]) if len(marks) > 1 else ()


def most(counted: Counter[Seat]) -> tuple[Seat, int] | None:
    """Return the seat with the highest number, and that number; None if nobody has any, the first seat if several."""
    ranked = sorted(((-count, seat) for seat, count in counted.items() if count > 0))
    return (ranked[0][1], -ranked[0][0]) if ranked else None
