"""Seals and chains in SQL: rows that a statement has changed are sealed again, logs chained again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator

from table.store import chain
from table.store.rows import Entry
from table.store.sqlite.rows import ENTRY, SHAPES, TABLE

LINES = 500  # read at a time
LINK = f"{ENTRY.changing(digest='?1')} WHERE table_id = ?2 AND version = ?3"
BIND = f"{TABLE.changing(head='?1')} WHERE id = ?2"


def prepare(db: sqlite3.Connection) -> None:
    """Let statements on *db* compute seals."""
    for shape in SHAPES:
        db.create_function(f"seal_{shape.table}", -1, shape.seal_expressions, deterministic=True)


def chain_anew(db: sqlite3.Connection, tables: Iterable[int]) -> None:
    """Compute the digests of all lines of *tables*, whose lines were changed."""
    for table in tables:
        head = chain.START
        for lines in _lines(db, table):
            linked = chain.linked(head, lines)
            db.executemany(LINK, [(line.digest, table, line.version) for line in linked])
            head = linked[-1].digest
        db.execute(BIND, (head, table))


def is_linked(db: sqlite3.Connection, table: int) -> bool:
    """Return whether the lines of *table* are a chain; the digests of one that is not must stay as they are."""
    head = chain.START
    for lines in _lines(db, table):
        for line in lines:
            head = chain.digest(head, line)
            if line.digest != head:
                return False
    return True


def _lines(db: sqlite3.Connection, table: int) -> Iterator[list[Entry]]:
    query = f"SELECT {ENTRY.listed} FROM log WHERE table_id = ? AND version > ? ORDER BY version LIMIT {LINES}"
    after = -1
    while lines := [ENTRY.decode(row) for row in db.execute(query, (table, after))]:
        yield lines
        after = lines[-1].version


def seal_everything(db: sqlite3.Connection) -> None:
    """Seal and chain what a migration has left without."""
    prepare(db)
    unchained = db.execute("SELECT DISTINCT table_id FROM log WHERE seal IS NULL").fetchall()
    for shape in SHAPES:
        db.execute(shape.missing_seals())
    chain_anew(db, [table for (table,) in unchained])
