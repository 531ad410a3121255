"""Moving everything from one store to another: from a file to PostgreSQL, and back.

It is copied row by row with its seals, then counted and summed up on both sides, and every game that runs is played
again from what the new store has. The old store is left as it is.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from table.archive import fairness
from table.errors import StoreError, TableDamaged, TableError
from table.store.leases import Ownership
from table.store.opening import open_store
from table.store.postgres.connection import Failure, Lost, PostgresDatabase, away, connect, is_url, place_of, refusal_of
from table.store.protocol import Store
from table.store.sql.database import Database
from table.store.sql.inspecting import damaged
from table.store.sql.rows import SHAPES, Shape
from table.store.sqlite.database import SqliteDatabase
from table.versions.catalogue import Catalogue

#: What others refer to comes first.
FIRST = ("contents", "tables")
ORDER: tuple[Shape[Any], ...] = tuple(sorted(SHAPES, key=lambda shape: (*FIRST, shape.table).index(shape.table)))
_packed = msgspec.msgpack.Encoder().encode


class Moved(msgspec.Struct, frozen=True):
    """How much was moved: *rows*, among them those of *tables*, of which the running ones were *replayed*."""

    rows: int
    tables: int
    replayed: int


async def move(source: str, target: str, catalogue: Catalogue | None = None) -> Moved:
    """Copy everything from *source* to *target*, which must be empty, and verify it; else *target* is empty again."""
    await asyncio.to_thread(_must_be_there, source, target)
    async with _opened(source) as old:
        if flaws := await asyncio.to_thread(_flaws, old):
            raise StoreError(f"{source} is damaged: {'; '.join(flaws)}. Restore that first; nothing was moved.")
        async with _opened(target) as new:
            await asyncio.to_thread(_must_be_empty, target)
            try:
                counts = await asyncio.to_thread(_copy, source, target)
                replayed = await _replay(new, catalogue or Catalogue(), counts["tables"])
            except BaseException:
                await asyncio.to_thread(_empty, target)
                raise
    return Moved(sum(counts.values()), counts["tables"], replayed)


def _must_be_there(source: str, target: str) -> None:
    if not is_url(source) and not Path(source).exists():
        raise StoreError(f"There is no file {source}.")
    if not is_url(target) and Path(target).exists():
        raise StoreError(f"There is a file {target} already; move into a new one.")


@asynccontextmanager
async def _opened(name: str) -> AsyncIterator[Store]:
    """Open a store, so that nobody else works on it meanwhile."""
    store = await open_store(name)
    try:
        yield store
    finally:
        await store.close()


def _flaws(store: Store) -> list[str]:
    inspector = store.inspector()
    try:
        return damaged(inspector)
    finally:
        inspector.close()


@contextmanager
def _database(name: str) -> Iterator[Database]:
    """Yield a connection of our own to a store that is open, in a transaction that is kept if all goes well."""
    if is_url(name):
        try:
            with connect(name) as line, line.transaction():
                line.execute("SET LOCAL statement_timeout = 0")
                yield PostgresDatabase(line, Ownership())
        except Lost as error:
            raise away(place_of(name)) from error
        except Failure as error:
            raise refusal_of(error) from error
        return
    with closing(sqlite3.connect(name, isolation_level=None)) as file:
        file.execute("BEGIN IMMEDIATE")
        try:
            yield SqliteDatabase(file)
            file.execute("COMMIT")
        except BaseException:
            file.execute("ROLLBACK")
            raise


def _must_be_empty(target: str) -> None:
    with _database(target) as db:
        full = [shape.table for shape in ORDER if db.execute(f"SELECT 1 FROM {shape.table} LIMIT 1").fetchone()]
    if full:
        where = place_of(target) if is_url(target) else target
        raise StoreError(f"{where} is not empty ({', '.join(full)}); move into a new database.")


def _empty(target: str) -> None:
    """Leave *target* as it was: without anything, or not there at all."""
    if not is_url(target):
        for suffix in ("", "-wal", "-shm", ".mark", ".lock"):
            Path(target + suffix).unlink(missing_ok=True)
        return
    with _database(target) as db:
        for shape in reversed(ORDER):
            db.execute(f"DELETE FROM {shape.table}")


def _copy(source: str, target: str) -> dict[str, int]:
    """Copy all rows; return how many each table has. Both sides are then the same, or nothing is kept."""
    counts: dict[str, int] = {}
    with _database(source) as old, _database(target) as new:
        for shape in ORDER:
            given = _Sum()
            query = f"SELECT {shape.stored} FROM {shape.table}"
            new.fill(shape.table, (*shape.all, "seal"), given.over(old.scan(query)))
            taken = _Sum()
            deque(taken.over(new.scan(query)), maxlen=0)
            if (given.count, given.total) != (taken.count, taken.total):
                raise StoreError(f"The rows of {shape.table} are not the same after moving them; nothing was kept.")
            counts[shape.table] = given.count
        if isinstance(new, PostgresDatabase):
            _take_up_numbers(new)
    return counts


class _Sum:
    """Counts rows, and adds up digests of them in any order."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0

    def over(self, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """Return *rows*, each of which is counted."""
        for row in rows:
            self.count += 1
            self.total += int.from_bytes(blake2b(_packed(row), digest_size=16).digest(), "big")
            yield row


def _take_up_numbers(db: PostgresDatabase) -> None:
    """Let the sequences go on behind all numbers that were ever given, and the leases from the last sign of life."""
    db.execute("SELECT setval('table_numbers', greatest(max(id), 1), max(id) IS NOT NULL) FROM tables")
    last = "greatest((SELECT max(id) FROM votes), (SELECT max(id) FROM orders), ?::bigint) + 256"
    db.execute(f"SELECT setval('id_numbers', {last})", (int(time.time() * 1000),))
    db.execute("SELECT setval(pg_get_serial_sequence('outbox', 'id'), coalesce(max(id), 0) + 1) FROM outbox")
    db.execute("UPDATE lease SET beat = (SELECT value FROM meta WHERE key = 'beat')")


async def _replay(store: Store, catalogue: Catalogue, tables: int) -> int:
    """Play every running game again from what *store* has; return how many there are."""
    replayed = 0
    inspector = store.inspector()
    try:
        numbers = await asyncio.to_thread(inspector.tables, 0, tables + 1)
    finally:
        inspector.close()
    for number in numbers:
        saved = await store.load(number)
        assert saved is not None, "it was counted"
        if saved.row.status != "running" or not saved.row.game:
            continue
        try:
            game = await catalogue.game_of(saved.row, store)
            entries = await store.entries(number)
            problem = (await asyncio.to_thread(fairness.verdict, game, saved.row, entries)).problem
        except TableDamaged:
            raise
        except TableError:
            continue  # of rules or a game that this program does not play: it was no better where it came from
        if problem:
            raise StoreError(f"Table {number} does not play again as it was ({problem}); nothing was kept.")
        replayed += 1
    return replayed
