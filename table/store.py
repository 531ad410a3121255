"""What a store can do: keep rows, and write a list of changes as one durable transaction.

The host makes `Op`s, small facts about what changes; a store turns them into its own language. Everything in one
call of `write` happens or nothing does, and when `write` returns it has reached the disk.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import msgspec

from engine.play import Pick, Seat
from table.models import By, OrderInfo, Person, SeatInfo, Status, TableSummary, Value, VoteInfo


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored. *asked* is the version at which the questions asked now were put."""

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


class Due(msgspec.Struct, frozen=True):
    """Something that has to happen at a table *at* a time; *slot* says for whom, *stage* says what.

    For a question: *since* when it counts, until which *deadline*, and whether anybody was *pinged* about it.
    """

    table: int
    slot: str
    stage: str
    at: float
    question: int = -1
    since: float = 0.0
    deadline: float | None = None
    pinged: bool = False


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


class PutTable(msgspec.Struct, frozen=True):
    """Write a table's row; *expected* is the version it must have now, None if it is new."""

    row: TableRow
    expected: int | None


class SetSeats(msgspec.Struct, frozen=True):
    """Make *seats* the seats of a table."""

    table: int
    seats: tuple[SeatInfo, ...]


class PutSeat(msgspec.Struct, frozen=True):
    """Change one seat."""

    table: int
    seat: SeatInfo


class AddEntry(msgspec.Struct, frozen=True):
    """Write a line of the log."""

    entry: Entry


class MarkUndone(msgspec.Struct, frozen=True):
    """Strike out lines of the log."""

    table: int
    versions: tuple[int, ...]
    by: int


class PutDue(msgspec.Struct, frozen=True):
    """Set what has to happen in a slot."""

    due: Due


class DropDue(msgspec.Struct, frozen=True):
    """Clear a slot."""

    table: int
    slot: str


class ShiftDues(msgspec.Struct, frozen=True):
    """Move times by *seconds*: those of everybody, of one table, or of one person's seats."""

    seconds: float
    table: int | None = None
    person: str | None = None


class Owe(msgspec.Struct, frozen=True):
    """Owe a message."""

    owed: Owed


class Cancel(msgspec.Struct, frozen=True):
    """Owe a message no longer."""

    key: str


class Settle(msgspec.Struct, frozen=True):
    """Take an answered question's ping back; if it may have gone out, owe what folds it up."""

    ping: str
    owed: Owed


class Attempt(msgspec.Struct, frozen=True):
    """Note that a delivery begins; it is tried again from *due* on unless it is marked before."""

    id: int
    due: float


class Delivered(msgspec.Struct, frozen=True):
    """Mark a delivery; a newer revision stays owed, *due* at once."""

    id: int
    revision: int
    due: float


class Failed(msgspec.Struct, frozen=True):
    """Note why a delivery failed."""

    id: int
    error: str


class PutReference(msgspec.Struct, frozen=True):
    """Remember where a message of a table stands."""

    table: int
    slot: str
    reference: str


class DropReference(msgspec.Struct, frozen=True):
    """Forget where a message stood."""

    table: int
    slot: str


class PutVote(msgspec.Struct, frozen=True):
    """Write an open vote."""

    vote: VoteInfo


class DropVote(msgspec.Struct, frozen=True):
    """Close a vote."""

    id: int


class PutOrder(msgspec.Struct, frozen=True):
    """Write a standing order."""

    order: OrderInfo


class DropOrder(msgspec.Struct, frozen=True):
    """Revoke a standing order."""

    id: int


class PutPerson(msgspec.Struct, frozen=True):
    """Write what is known of a person."""

    person: Person


class Forget(msgspec.Struct, frozen=True):
    """Replace a person everywhere by *stranger*, and drop what was theirs alone."""

    person: str
    stranger: str
    name: str


class PutContent(msgspec.Struct, frozen=True):
    """Keep the texts a game began with."""

    hash: str
    game: str
    files: dict[str, str]


class GiveCard(msgspec.Struct, frozen=True):
    """Let a person carry a card."""

    card: Card


class UseCard(msgspec.Struct, frozen=True):
    """Take a carried card into a table."""

    id: int
    table: int


class EndCards(msgspec.Struct, frozen=True):
    """Settle the cards taken into a table: *back* to their owners, or used up."""

    table: int
    back: bool


class Beat(msgspec.Struct, frozen=True):
    """Note that the program is alive."""

    at: float


Op: TypeAlias = (
    PutTable
    | SetSeats
    | PutSeat
    | AddEntry
    | MarkUndone
    | PutDue
    | DropDue
    | ShiftDues
    | Owe
    | Cancel
    | Settle
    | Attempt
    | Delivered
    | Failed
    | PutReference
    | DropReference
    | PutVote
    | DropVote
    | PutOrder
    | DropOrder
    | PutPerson
    | Forget
    | PutContent
    | GiveCard
    | UseCard
    | EndCards
    | Beat
)


class Saved(msgspec.Struct, frozen=True):
    """All that a table needs in memory."""

    row: TableRow
    seats: tuple[SeatInfo, ...]
    dues: tuple[Due, ...]
    votes: tuple[VoteInfo, ...]
    orders: tuple[OrderInfo, ...]
    tail: tuple[Entry, ...] = ()  # the newest acts that stand


class Counters(msgspec.Struct, frozen=True):
    """The highest table number given so far, and the last sign of life."""

    table: int
    beat: float | None


class Store(Protocol):
    """Where tables are kept. `write` is atomic and durable; reads see everything that was written before."""

    async def write(self, ops: Sequence[Op]) -> None:
        """Do all of *ops*, or nothing; return when it is safe on the disk."""

    async def counters(self) -> Counters:
        """Return the highest numbers given so far."""

    async def load(self, table: int) -> Saved | None:
        """Return all that a table needs in memory."""

    async def entries(
        self, table: int, *, after: int = -1, before: int | None = None, limit: int | None = None, last: bool = False
    ) -> list[Entry]:
        """Return lines of the log in order, the *last* ones of the span if asked for."""

    async def answer_to(self, table: int, question: int, seat: Seat) -> Entry | None:
        """Return the line that answered a question, the newest if it was answered again."""

    async def dues(self, now: float, limit: int) -> list[Due]:
        """Return what has to happen by *now*, the oldest first."""

    async def next_due(self, after: float) -> float | None:
        """Return when the next thing after that time has to happen."""

    async def owed(self, now: float, limit: int) -> list[Owed]:
        """Return the messages owed by *now*, the oldest first."""

    async def next_owed(self, after: float) -> float | None:
        """Return when the next message after that time has to go out."""

    async def references(self, table: int) -> dict[str, str]:
        """Return where the messages of a table stand."""

    async def person(self, person: str) -> Person | None:
        """Return what is known of a person."""

    async def tables_of(self, person: str) -> list[TableSummary]:
        """Return the open tables of a person, the nearest deadline first."""

    async def tables_in(self, server: str) -> list[TableSummary]:
        """Return the open tables of a server, the newest first."""

    async def cards(self, server: str, game: str) -> list[Card]:
        """Return what people of a server carry into the next game of that kind."""

    async def content(self, content_hash: str) -> tuple[str, dict[str, str]] | None:
        """Return the game and the texts that were kept under a hash."""

    async def tally(self) -> dict[str, float]:
        """Return counts for the health report."""

    async def known_of(self, person: str) -> dict[str, Any]:
        """Return everything that is stored about a person."""

    async def back_up(self, target: Path) -> None:
        """Write a copy of everything to *target*."""

    async def close(self) -> None:
        """Finish what is waiting, and let go of the file."""
