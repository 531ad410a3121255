"""A connection to an SQLite file with a thread of its own. The only module with aiosqlite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from table.errors import StoreBusy, StoreClosed, StoreDamaged, StoreError, StoreFull
from table.store.sqlite import sealing

T = TypeVar("T")
LOCK_WAIT = 2_000  # milliseconds in which SQLite itself waits for another process's lock


class Connection(aiosqlite.Connection):
    """A connection with a thread of its own, to which whole jobs can be given."""

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do *job* in the connection's thread: one hop, however many statements."""
        if self._connection is None:
            raise StoreClosed
        return cast(T, await self._execute(job, self._conn))  # type: ignore[no-untyped-call]


async def connect(path: Path) -> Connection:
    """Open the file at *path*, with settings by which a commit is on the disk when it returns."""

    def connector() -> sqlite3.Connection:
        db = sqlite3.connect(path, isolation_level=None, timeout=LOCK_WAIT / 1000)
        try:
            for pragma in (
                "journal_mode = WAL",
                "synchronous = FULL",
                "foreign_keys = ON",
                f"busy_timeout = {LOCK_WAIT}",
            ):
                db.execute(f"PRAGMA {pragma}")
        except BaseException:
            db.close()
            raise
        sealing.prepare(db)
        return db

    return cast(Connection, await Connection(connector, 64))


def store_error(error: sqlite3.DatabaseError) -> StoreError:
    """Return the error as one a person understands."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreFull("The disk is full; nothing was changed. Make room and try again.")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy("Another program keeps the file locked; nothing was changed. Try again in a minute.")
    if is_damage(error):
        return StoreDamaged(f"The file is damaged ({error}).")
    return StoreError(f"The file cannot be read or written: {error}.")


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Return whether *error* says that the file itself is damaged."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
