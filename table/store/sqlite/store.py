"""The store in an SQLite file: one connection that writes in groups, one that reads."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from engine.play import Seat
from table.errors import StoreBusy, StoreClosed, StoreDamaged, StoreError, TableDamaged, TableError
from table.models import Listing, Person, TableSummary
from table.store.backups import copying
from table.store.backups.frames import Frames
from table.store.backups.pages import Changes
from table.store.changes import Op, TakeIn
from table.store.lock import FileLock
from table.store.rows import Card, Counters, Due, Entry, Owed, Played, Response, Saved
from table.store.sqlite import imports, reading
from table.store.sqlite.connection import LOCK_WAIT, Connection, connect, store_error
from table.store.sqlite.inspecting import Inspector, lenient
from table.store.sqlite.mark import Mark
from table.store.sqlite.writing import write_group

T = TypeVar("T")
PATIENCE = 60.0  # seconds in which a locked file is tried again


class GroupWriter:
    """Commits changes in groups: those that wait while a commit is under way share the next one, and its sync."""

    def __init__(
        self,
        connection: Connection,
        mark: Mark,
        frames: Frames | None,
        patience: float,
        on_write: list[Callable[[Sequence[Op]], None]],
    ) -> None:
        self._connection = connection
        self._mark = mark
        self._frames = frames
        self._patience = patience
        self._on_write = on_write
        self._waiting: list[tuple[Sequence[Op], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.commits = 0
        self._task = asyncio.create_task(self._run(), name="table writer")

    async def write(self, ops: Sequence[Op]) -> None:
        """Do all of *ops*, or nothing; return when it is safe on the disk."""
        if self._closing:
            raise StoreError("The store is closed.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((ops, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting, []
                results = await self._commit([ops for ops, _ in group])
                for (ops, done), result in zip(group, results, strict=True):
                    if result is None:
                        self._tell(ops)
                    if done.done():  # its caller was cancelled
                        continue
                    if result is None:
                        done.set_result(None)
                    else:
                        done.set_exception(result)

    def _tell(self, ops: Sequence[Op]) -> None:
        for told in self._on_write:
            told(ops)

    async def _commit(self, group: list[Sequence[Op]]) -> list[TableError | None]:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            try:
                results = await self._connection.run(partial(self._write_group, group=group))
                self.commits += 1
                return results
            except sqlite3.DatabaseError as error:
                refusal = store_error(error)
            except Exception as error:
                refusal = StoreError(f"The change could not be written: {error}.")
            if not isinstance(refusal, StoreBusy) or loop.time() > until:
                return [refusal] * len(group)

    def _write_group(self, db: sqlite3.Connection, group: list[Sequence[Op]]) -> list[TableError | None]:
        number = self._mark.number + 1
        try:
            results = write_group(db, group, number)
        except BaseException:
            if self._frames:
                self._frames.lose(db)  # part of it may stand in the log, and be written over
            raise
        self._mark.write(number)
        if self._frames:
            self._frames.note_commit(db)
        return results

    def stop(self) -> None:
        """Take nothing more; what waits is still written."""
        self._closing = True
        self._wake.set()

    async def finished(self) -> None:
        """Wait until everything is written."""
        await self._task


class SqliteStore:
    """The `Store` in an SQLite file."""

    def __init__(
        self,
        path: Path,
        writer: Connection,
        reader: Connection,
        lock: FileLock,
        patience: float,
        mark: Mark,
        frames: Frames | None = None,
    ) -> None:
        self.path = path
        self.backups: Path | None = None  # the folders it was opened with
        self.copies: Path | None = None
        self.frames = frames
        self._mark = mark
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._known: dict[int, int] = {}  # seals of messages that were found right
        self.on_write: list[Callable[[Sequence[Op]], None]] = []
        self._groups = GroupWriter(writer, mark, frames, patience, self.on_write)
        self._closing = False
        self._copying = asyncio.Lock()
        self._copier: Connection | None = None

    @property
    def commits(self) -> int:
        """How many groups of changes were committed since the store was opened."""
        return self._groups.commits

    async def write(self, ops: Sequence[Op]) -> None:
        """Do all of *ops*, or nothing; return when it is safe on the disk."""
        await self._groups.write(ops)

    async def _read(self, job: Callable[..., T], *given: Any) -> T:
        try:
            return await self._reader.run(lambda db: lenient(db, job, *given))
        except sqlite3.DatabaseError as error:
            raise store_error(error) from error

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

    async def person(self, person: str) -> Person | None:
        """Return what is known of a person."""
        return await self._read(reading.person, person)

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

    async def open_in(self, server: str) -> list[Listing]:
        """Return where the open tables of a server are."""
        return await self._read(reading.open_in, server)

    async def finished(self, server: str, since: float = 0.0, game: str = "", person: str = "") -> list[Played]:
        """Return the games that were played to their end on a server."""
        return await self._read(reading.finished, server, since, game, person)

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
        await self._read(imports.must_have_room, file)

    async def tally(self) -> dict[str, float]:
        """Return counts for the health report."""
        return await self._read(reading.tally)

    async def known_of(self, person: str) -> dict[str, Any]:
        """Return everything that is stored about a person."""
        return await self._read(reading.known_of, person)

    async def answered(self, person: str, since: float) -> list[float]:
        """Return when a person has answered something themselves."""
        return await self._read(reading.answered, person, since)

    async def responses(self, person: str, since: float) -> list[Response]:
        """Return how the questions of a person were answered of late."""
        return await self._read(reading.responses, person, since)

    async def back_up(self, target: Path) -> None:
        """Write a checked copy of everything to *target*, on a connection of its own; on failure there is nothing."""
        await self._copy(target, copying.compactly)

    async def copy_pages(self, target: Path) -> None:
        """Write a checked copy to *target* into which the pages collected since `begin_collecting` fit."""
        await self._copy(target, copying.page_by_page)

    async def begin_collecting(self) -> bool:
        """Collect the pages of every commit from now on; return False if a reader is in the way just now."""
        frames = self.frames
        assert frames is not None, "there is no place for copies"
        try:
            return await self._writer.run(lambda db: frames.begin(db, LOCK_WAIT))
        except sqlite3.DatabaseError as error:
            raise store_error(error) from error

    async def take_pages(self) -> Changes:
        """Return the pages of every commit since the last time; they are of use while ``frames.is_whole``."""
        frames = self.frames
        assert frames is not None, "there is no place for copies"
        await self._writer.run(frames.collect)
        return frames.take()

    async def _copy(self, target: Path, way: copying.Way) -> None:
        async with self._copying:
            if self._closing:
                raise StoreClosed
            self._copier = copier = await connect(self.path)
            try:
                await copier.run(lambda db: copying.write_copy(db, self.path, target, way))
            except sqlite3.DatabaseError as error:
                raise store_error(error) from error
            except asyncio.CancelledError:
                await copier.interrupt()
                raise
            finally:
                self._copier = None
                await copier.close()

    def inspector(self) -> Inspector:
        """Return what looks through the whole file, beside everything else; its caller closes it."""
        return Inspector(self.path)

    async def close(self) -> None:
        """Finish what is waiting, give up a copy that is being made, and let go of the file."""
        self._closing = True
        self._groups.stop()
        if self._copier:
            with contextlib.suppress(ValueError):  # it has just ended
                await self._copier.interrupt()
        async with self._copying:
            await self._groups.finished()
        await self._reader.close()
        await self._writer.close()
        if self.frames:
            self.frames.close()
        self._mark.close()
        self._lock.release()
