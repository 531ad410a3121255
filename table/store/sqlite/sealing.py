"""Seals in SQLite: the functions by which statements compute them, and rows that a migration has left without."""

from __future__ import annotations

import sqlite3

from table.store.sql.chaining import chain_anew
from table.store.sql.rows import SHAPES
from table.store.sqlite.database import SqliteDatabase


def prepare(db: sqlite3.Connection) -> None:
    """Let statements on *db* compute seals."""
    for shape in SHAPES:
        db.create_function(f"seal_{shape.table}", -1, shape.seal_expressions, deterministic=True)


def seal_everything(db: sqlite3.Connection) -> None:
    """Seal and chain what a migration has left without."""
    prepare(db)
    unchained = db.execute("SELECT DISTINCT table_id FROM log WHERE seal IS NULL").fetchall()
    for shape in SHAPES:
        db.execute(shape.missing_seals())
    chain_anew(SqliteDatabase(db), [table for (table,) in unchained])
