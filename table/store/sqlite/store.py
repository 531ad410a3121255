"""The store in an SQLite file: one connection that writes in groups, one that reads."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from table.errors import StoreBusy, StoreClosed, StoreError, TableError
from table.store.backups import copying
from table.store.backups.frames import Frames
from table.store.backups.pages import Changes
from table.store.changes import Op
from table.store.protocol import Numbered
from table.store.sql.database import Database
from table.store.sql.store import SqlStore
from table.store.sqlite.committing import write_group
from table.store.sqlite.connection import LOCK_WAIT, Connection, connect, store_error
from table.store.sqlite.inspecting import Inspector, lenient
from table.store.sqlite.lock import FileLock
from table.store.sqlite.mark import Mark

T = TypeVar("T")
P = ParamSpec("P")
PATIENCE = 60.0  # seconds in which a locked file is tried again


class SqliteStore(SqlStore):
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
        super().__init__(self._commit)
        self.path = path
        self.backups: Path | None = None  # the folders it was opened with
        self.copies: Path | None = None
        self.frames = frames
        self.commits = 0  # groups of changes since the store was opened
        self._mark = mark
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._patience = patience
        self._last: dict[Numbered, int] = {}  # the last numbers that were given
        self._numbering = asyncio.Lock()
        self._closing = False
        self._copying = asyncio.Lock()
        self._copier: Connection | None = None

    async def _commit(self, group: list[Sequence[Op]]) -> list[TableError | None]:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            try:
                results = await self._writer.run(lambda db: self._write_group(db, group))
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
            if self.frames:
                self.frames.lose(db)  # part of it may stand in the log, and be written over
            raise
        self._mark.write(number)
        if self.frames:
            self.frames.note_commit(db)
        return results

    async def _read(self, job: Callable[Concatenate[Database, P], T], /, *given: P.args, **named: P.kwargs) -> T:
        try:
            return await self._reader.run(lambda db: lenient(db, job, *given, **named))
        except sqlite3.DatabaseError as error:
            raise store_error(error) from error

    async def fresh(self, what: Numbered, count: int = 1) -> int:
        """Return the first of *count* numbers that were never given; those of votes and orders follow the clock."""
        async with self._numbering:
            if not self._last:
                known = await self.counters()
                self._last = {"table": known.table, "id": known.id}
            first = self._last[what] + 1
            if what == "id":
                # Votes and orders are deleted when they are over, and must not come back under their number.
                first = max(first, int(time.time() * 1000))
            self._last[what] = first + count - 1
            return first

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
