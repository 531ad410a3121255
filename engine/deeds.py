"""Deeds: what a game counts for each seat when it is over. People collect them, and have trophies for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from engine.protocol import Event
from engine.questions import Seat


class Finished(NamedTuple):
    """A game that was played to its end: all its *events*, and its *winners*, if they have beaten people."""

    events: tuple[Event, ...]
    winners: tuple[Seat, ...] = ()


#: How often each seat has done a deed in a game; a seat that is missing never did.
Counted: TypeAlias = Mapping[Seat, int]


class Deed(NamedTuple):
    """What is *counted* in each game, and how many of it, in all their games, a person has *needed* for its trophy."""

    counted: Callable[[Finished], Counted]
    needed: int = 1


def tally(seats: Iterable[Seat]) -> Counted:
    """Return how often each of *seats* is named."""
    return Counter(seats)


def at_least(needed: int, seats: Iterable[Seat]) -> Counted:
    """Return one for each of *seats* that is named *needed* times or more."""
    return {seat: 1 for seat, times in Counter(seats).items() if times >= needed}
