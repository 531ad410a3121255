"""Looks through a whole file, piece by piece and on a connection of its own, for what is not as it was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from table.errors import TableDamaged
from table.store.sqlite import checking, reading
from table.store.sqlite.rows import CARD, CONTENT, IMPORT, NUMBER, OWED, PERSON, SHAPES, Shape, Unreadable

T = TypeVar("T")
BATCH = 256
#: What belongs to no table, or does not keep it from being played, and the key by which it is counted through.
_LOOSE: dict[str, tuple[Shape[Any], str, str | int]] = {
    "meta": (NUMBER, "key", ""),
    "people": (PERSON, "id", ""),
    "cards": (CARD, "id", 0),
    "imports": (IMPORT, "table_id", 0),
    "contents": (CONTENT, "hash", ""),
    "outbox": (OWED, "id", 0),
}


def lenient(db: sqlite3.Connection, job: Callable[..., T], *given: Any) -> T:
    """Do *job*; a text that is damaged is then read as far as it goes, so that its own row alone fails by its seal."""
    try:
        return job(db, *given)
    except sqlite3.OperationalError as error:
        if "decode" not in str(error):
            raise
    db.text_factory = _decoded
    try:
        return job(db, *given)
    finally:
        db.text_factory = str


def _decoded(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")


def damaged(path: Path) -> list[str]:
    """Return what is damaged in the file at *path*, table by table; of an older schema nothing can be told."""
    inspector = Inspector(path)
    try:
        return [*_tables(inspector), *_rows(inspector)] if inspector.is_sealed() else []
    finally:
        inspector.close()


def _tables(inspector: Inspector) -> Iterator[str]:
    last = 0
    while numbers := inspector.tables(last, BATCH):
        last = numbers[-1]
        for error in filter(None, map(inspector.table, numbers)):
            yield f"table {error.table} since move {error.since} ({error.flaw})"


def _rows(inspector: Inspector) -> Iterator[str]:
    for kind in inspector.kinds:
        last: str | int | None = None
        while True:
            keys, last = inspector.rows(kind, last, BATCH)
            yield from (f"a row of {kind} ({key})" for key in keys)
            if last is None:
                break


class Inspector:
    """Reads the file at *path* and never writes. One thread at a time may use it."""

    kinds = tuple(_LOOSE)
    trees = tuple(shape.table for shape in SHAPES)

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(f"file:{path}?mode=rw", uri=True, isolation_level=None, check_same_thread=False)
        self._db.execute("PRAGMA query_only = ON")
        self._db.text_factory = _decoded

    def is_sealed(self) -> bool:
        """Return whether the file has the schema of today."""
        return checking.version(self._db) == len(checking.scripts())

    def tables(self, after: int, limit: int) -> list[int]:
        """Return the numbers of the next tables *after* one."""
        rows = self._db.execute("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, limit))
        return [number for (number,) in rows]

    def table(self, number: int) -> TableDamaged | None:
        """Return how the table of that *number* is damaged, None if it is sound."""
        try:
            reading.load(self._db, number)
        except TableDamaged as error:
            return error
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            return TableDamaged(number, 0, str(error))
        return None

    def rows(self, kind: str, after: str | int | None, limit: int) -> tuple[list[str | int], str | int | None]:
        """Return the keys of damaged rows among the next ones *after* a key, and the last key looked at, if any."""
        shape, key, least = _LOOSE[kind]
        query = f"SELECT {key}, {shape.stored} FROM {kind} WHERE {key} > ? ORDER BY {key} LIMIT ?"
        damaged: list[str | int] = []
        last: str | int | None = None
        for last, *row in self._db.execute(query, (least if after is None else after, limit)).fetchall():
            try:
                shape.read(tuple(row))
            except Unreadable:
                damaged.append(last)
        return damaged, last

    def flaw(self, tree: str) -> str:
        """Return what is wrong with the pages and indexes of one SQL table."""
        try:
            verdict = self._db.execute(f"PRAGMA integrity_check({tree})").fetchone()[0]
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            return str(error)
        return "" if verdict == "ok" else str(verdict)

    def stop(self) -> None:
        """End what is under way in another thread."""
        self._db.interrupt()

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()
