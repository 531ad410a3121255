"""Errands: what a worker asks the owner of a shard to do, as it is handed over."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from table.models import Person


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """Answer an interaction in the front end's words, *acknowledged* in that way and handed over *hops* times."""

    interaction: dict[str, Any]
    acknowledged: int = 0
    hops: int = 0


class Reschedule(msgspec.Struct, frozen=True, tag="reschedule"):
    """Let the clocks of a person go by other hours, and have them expected *back* at a time if that is known.

    With *shards*, at the tables of these only: others do the same at theirs.
    """

    before: Person
    after: Person
    now: float
    back: float | None = None
    shards: tuple[int, ...] = ()


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Take a person, who wants to be forgotten, from a table."""

    table: int
    person: str


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """Drop what is in memory of a person who was forgotten."""

    person: str


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Look at the leases: this one was handed over."""


Errand: TypeAlias = Answer | Reschedule | Leave | Forgotten | Look


def write(errand: Errand) -> bytes:
    """Return *errand* as it is handed over."""
    return msgspec.json.encode(errand)


def read(payload: bytes) -> Errand | None:
    """Return the errand that was handed over; None if it is of another version of the program."""
    try:
        errand: Errand = msgspec.json.decode(payload, type=Errand)
    except msgspec.DecodeError:
        return None
    return errand
