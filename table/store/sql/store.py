"""How a store that speaks SQL is read, and how its changes are grouped. The connections are each store's own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from engine.play import Seat
from table.errors import StoreDamaged, TableDamaged
from table.models import Listing, OpenPage, Person, Record, ServerInfo, TableSummary
from table.store.changes import Op, TakeIn
from table.store.leases import Ownership
from table.store.rows import Card, Counters, Due, Entry, Owed, Played, Response, Saved
from table.store.sql import personal, reading, writing
from table.store.sql.database import Database
from table.store.sql.groups import Commit, GroupWriter

T = TypeVar("T")
P = ParamSpec("P")


class SqlStore:
    """A `Store` that commits groups of changes by *commit* and reads by `_read`."""

    def __init__(self, commit: Commit) -> None:
        self.on_write: list[Callable[[Sequence[Op]], None]] = []
        self.ownership = Ownership()
        self.trouble = ""
        self._known: dict[int, int] = {}  # seals of messages that were found right
        self._groups = GroupWriter(commit, self.on_write)

    async def write(self, ops: Sequence[Op]) -> None:
        """Do all of *ops*, or nothing; return when it is safe on the disk."""
        await self._groups.write(ops)

    async def _read(self, job: Callable[Concatenate[Database, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        """Do *job* with a connection that reads, off the loop."""
        raise NotImplementedError

    async def counters(self) -> Counters:
        """Return the highest numbers given so far."""
        return await self._read(reading.counters)

    async def load(self, table: int) -> Saved | None:
        """Return all that a table needs in memory."""
        try:
            return await self._read(reading.load, table)
        except StoreDamaged as error:
            raise TableDamaged(table, 0, str(error)) from error

    async def entries(
        self, table: int, *, after: int = -1, before: int | None = None, limit: int | None = None, last: bool = False
    ) -> list[Entry]:
        """Return lines of the log in order."""
        return await self._read(reading.entries, table, after, before, limit, last)

    async def answer_to(self, table: int, question: int, seat: Seat) -> Entry | None:
        """Return the line that answered a question."""
        return await self._read(reading.answer_to, table, question, seat)

    async def dues(self, now: float, limit: int) -> list[Due]:
        """Return what has to happen by *now*."""
        return await self._read(reading.dues, now, limit)

    async def next_due(self, after: float) -> float | None:
        """Return when the next thing has to happen."""
        return await self._read(reading.next_due, after)

    async def owed(self, now: float, limit: int) -> list[Owed]:
        """Return the messages owed by *now*."""
        return await self._read(reading.owed, now, limit, self._known)

    async def next_owed(self, after: float) -> float | None:
        """Return when the next message has to go out."""
        return await self._read(reading.next_owed, after)

    async def references(self, table: int) -> dict[str, str]:
        """Return where the messages of a table stand."""
        return await self._read(reading.references, table)

    async def table_at(self, slot: str, reference: str) -> int | None:
        """Return the newest table that has something of its own at that place."""
        return await self._read(reading.table_at, slot, reference)

    async def pages(self, now: float) -> list[OpenPage]:
        """Return the pages that people have open."""
        return await self._read(reading.pages, now)

    async def server(self, server: str) -> ServerInfo | None:
        """Return what is known of a server."""
        return await self._read(reading.server, server)

    async def record(self, kind: str, key: str) -> Record | None:
        """Return a record."""
        return await self._read(reading.record, kind, key)

    async def records_at(self, kind: str, keys: Sequence[str]) -> list[Record]:
        """Return the records under some keys."""
        return await self._read(reading.records_at, kind, keys)

    async def records(self, kind: str, *, server: str | None = None, person: str | None = None) -> list[Record]:
        """Return the records of a kind."""
        return await self._read(reading.records, kind, server, person)

    async def person(self, person: str) -> Person | None:
        """Return what is known of a person."""
        return next(iter(await self.people([person])), None)

    async def people(self, which: Sequence[str]) -> list[Person]:
        """Return what is known of some people."""
        return await self._read(personal.people, which)

    async def begun(self, which: Sequence[str], game: str, before: int) -> dict[str, int]:
        """Return how many earlier games of a kind people have begun."""
        return await self._read(personal.begun, which, game, before)

    async def tables_of(self, person: str) -> list[TableSummary]:
        """Return the open tables of a person."""
        return await self._read(reading.tables_of, person)

    async def tables_in(self, server: str) -> list[TableSummary]:
        """Return the open tables of a server."""
        return await self._read(reading.tables_in, server)

    async def summaries(self, tables: Sequence[int]) -> list[TableSummary]:
        """Return lines of a list for *tables*."""
        return await self._read(reading.summaries, tables)

    async def listing(self, table: int) -> Listing | None:
        """Return where a table is and who sits there."""
        return await self._read(reading.listing, table)

    async def gatherings(
        self, *, kind: str = "", server: str = "", person: str = "", is_open: bool = True
    ) -> list[Listing]:
        """Return where the rows without a game are."""
        return await self._read(reading.gatherings, kind, server, person, is_open=is_open)

    async def open_in(self, server: str) -> list[Listing]:
        """Return where the open tables of a server are."""
        return await self._read(reading.open_in, server)

    async def finished(self, server: str, since: float = 0.0, game: str = "", person: str = "") -> list[Played]:
        """Return the games that were played to their end on a server."""
        return await self._read(reading.finished, server, since, game, person)

    async def begun_in(self, server: str, since: float, until: float) -> int:
        """Return how many games began on a server between two moments."""
        return await self._read(reading.begun_in, server, since, until)

    async def outdated(self, rules: Mapping[str, int], reasons: tuple[str, ...]) -> list[int]:
        """Return the running tables that were begun by other rules."""
        return await self._read(reading.outdated, rules, reasons)

    async def cards(self, server: str, game: str) -> list[Card]:
        """Return what people of a server carry."""
        return await self._read(reading.cards, server, game)

    async def content(self, content_hash: str) -> tuple[str, dict[str, str]] | None:
        """Return the texts kept under a hash."""
        return await self._read(reading.content, content_hash)

    async def may_take_in(self, file: TakeIn) -> None:
        """Complain if a file would be refused now, before it is played again."""
        await self._read(writing.must_have_room, file)

    async def tally(self) -> dict[str, float]:
        """Return counts for the health report."""
        return await self._read(reading.tally)

    async def backlog(self, now: float) -> dict[str, tuple[int, float]]:
        """Return how many messages of each kind are owed by *now*, and for how long the oldest is overdue."""
        return await self._read(reading.backlog, now)

    async def known_of(self, person: str) -> dict[str, Any]:
        """Return everything that is stored about a person."""
        return await self._read(personal.known_of, person)

    async def answered(self, person: str, since: float) -> list[float]:
        """Return when a person has answered something themselves."""
        return await self._read(personal.answered, person, since)

    async def responses(self, which: Sequence[str], since: float) -> list[list[Response]]:
        """Return how the questions of people were answered of late."""
        return await self._read(personal.responses, which, since)
