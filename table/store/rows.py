"""What is stored: tables, lines of the log, what is due, what is owed, what is carried."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.play import Outcome, Pick, Seat
from table.models import By, Opening, OrderInfo, Person, SeatInfo, Status, Value, VoteInfo

TAIL = 64  # lines of the log read with a table and kept at hand for taking back, a long plan as a whole


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored. *asked* is the version at which the questions asked now were put.

    It plays by *rules_version*; *written_by* is the version of the program that wrote its position. From the line
    *base_at* of its log on it is played again from the position *base*, if there is one, instead of from its set-up.
    """

    id: int
    server: str
    game: str
    status: Status
    host: str
    created: float
    version: int = 0
    asked: int = 0
    options: dict[str, Value] = {}
    budget: int | None = None
    changed: float = 0.0
    started: float = 0.0
    ended: float = 0.0
    paused: float | None = None
    pause_reason: str = ""
    rules_version: int = 0
    content_hash: str | None = None
    setup: bytes = b""
    salt: str = ""
    commitment: str = ""
    position: bytes = b""
    redo: tuple[int, ...] = ()
    outcome: bytes = b""
    broken_by: str = ""
    written_by: int = 0
    base: bytes = b""
    base_at: int = 0
    head: bytes = b""  # the digest of the last line of the log
    kind: str = ""  # of what it is, if it is no game among people: of one person's practice, or without a game
    opening: Opening = Opening()


class Entry(msgspec.Struct, frozen=True):
    """A line of the log as it is stored. Acts have picks; *question* is the version they answered."""

    table: int
    version: int
    at: float
    kind: str
    seat: Seat = -1
    person: str = ""
    by: By | str = ""
    ask: str = ""
    question: int = -1
    picks: tuple[Pick, ...] | None = None
    events: bytes = b""
    reveals: bool = False
    undone: int | None = None
    data: dict[str, Any] = {}
    digest: bytes = b""  # over this line and the one before (chain.py)


class Response(msgspec.Struct, frozen=True, array_like=True):
    """When a question was put to somebody at a *table* with that *budget*, and when and how it was answered."""

    table: int
    budget: int | None
    put: float
    at: float
    by: str


class Due(msgspec.Struct, frozen=True):
    """Something that has to happen at a table *at* a time; *slot* says for whom, *stage* says what.

    For a question: *since* when it counts, until which *deadline*, and whether anybody was *pinged* about it.
    *on_reserve*: its budget is over, and *since* then the reserve is running.
    """

    table: int
    slot: str
    stage: str
    at: float
    question: int = -1
    since: float = 0.0
    deadline: float | None = None
    pinged: bool = False
    on_reserve: bool = False


class RunningClock(msgspec.Struct, frozen=True):
    """The clock of a person's seat, and what its deadline depends on: the table's budget and pause, the person."""

    due: Due
    seat: Seat
    ping: str
    budget: int | None
    paused: float | None
    person: Person | None = None

    @property
    def slot(self) -> tuple[int, str]:
        """The table, and the slot there in which it runs."""
        return self.due.table, self.due.slot


class Owed(msgspec.Struct, frozen=True):
    """A message the table owes the world. A newer one with the same *key* takes its place, one revision up."""

    table: int
    kind: str
    key: str
    due: float
    id: int = 0
    revision: int = 1
    tries: int = 0
    seat: Seat = -1
    person: str = ""
    question: int = -1
    data: dict[str, Any] = {}
    error: str = ""


class Card(msgspec.Struct, frozen=True):
    """Something a person carries from one game into the next of the same kind on a server (TW-9.1)."""

    id: int
    server: str
    person: str
    game: str
    key: str
    table: int | None = None


class Sat(msgspec.Struct, frozen=True, array_like=True):
    """Who sat in a seat when a game ended; what a `SeatInfo` has beyond that matters only while it runs."""

    seat: Seat
    person: str
    level: str
    kaiju: str
    away: bool
    assisted: bool


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    table: int
    game: str
    ended: float
    outcome: Outcome
    seats: tuple[Sat, ...]


class Saved(msgspec.Struct, frozen=True):
    """All that a table needs in memory."""

    row: TableRow
    seats: tuple[SeatInfo, ...]
    dues: tuple[Due, ...]
    votes: tuple[VoteInfo, ...]
    orders: tuple[OrderInfo, ...]
    tail: tuple[Entry, ...] = ()  # the newest acts that stand


class Counters(msgspec.Struct, frozen=True):
    """The highest number of a table given so far, that of a vote or an order, and the last sign of life."""

    table: int
    beat: float | None
    id: int = 0
