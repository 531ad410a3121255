"""Looks through a whole file, piece by piece and on a connection of its own, for what is not as it was written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from table.errors import TableDamaged
from table.store.backups import files
from table.store.sql import inspecting
from table.store.sql.rows import SHAPES
from table.store.sqlite import checking
from table.store.sqlite.database import SqliteDatabase

T = TypeVar("T")


def lenient(db: sqlite3.Connection, job: Callable[..., T], *given: Any, **named: Any) -> T:
    """Do *job*; a text that is damaged is then read as far as it goes, so that its own row alone fails by its seal."""
    try:
        return job(SqliteDatabase(db), *given, **named)
    except sqlite3.OperationalError as error:
        if "decode" not in str(error):
            raise
    db.text_factory = _decoded
    try:
        return job(SqliteDatabase(db), *given, **named)
    finally:
        db.text_factory = str


def _decoded(stored: bytes) -> str:
    return stored.decode("utf-8", "replace")


def damaged(path: Path) -> list[str]:
    """Return what is damaged in the file at *path*, table by table; of an older schema nothing can be told."""
    inspector = Inspector(path)
    try:
        return inspecting.damaged(inspector) if inspector.is_sealed() else []
    finally:
        inspector.close()


class Inspector:
    """Reads the file at *path* and never writes. One thread at a time may use it."""

    kinds = tuple(inspecting.LOOSE)
    trees = tuple(shape.table for shape in SHAPES)

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(
            files.address(path, "mode=rw"), uri=True, isolation_level=None, check_same_thread=False
        )
        self._db.execute("PRAGMA query_only = ON")
        self._db.text_factory = _decoded

    def is_sealed(self) -> bool:
        """Return whether the file has the schema of today."""
        return checking.version(self._db) == len(checking.scripts())

    def tables(self, after: int, limit: int) -> list[int]:
        """Return the numbers of the next tables *after* one."""
        return inspecting.tables(SqliteDatabase(self._db), after, limit)

    def table(self, number: int) -> TableDamaged | None:
        """Return how the table of that *number* is damaged, None if it is sound."""
        try:
            return inspecting.table(SqliteDatabase(self._db), number)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            return TableDamaged(number, 0, str(error))

    def rows(self, kind: str, after: str | int | None, limit: int) -> tuple[list[str | int], str | int | None]:
        """Return the keys of damaged rows among the next ones *after* a key, and the last key looked at, if any."""
        return inspecting.rows(SqliteDatabase(self._db), kind, after, limit)

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
