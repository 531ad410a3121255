"""The chains of logs in SQL: whether the lines of a table are one, and how they become one again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from table.store import chain
from table.store.rows import Entry
from table.store.sql.database import Database
from table.store.sql.rows import BROKEN, ENTRY, TABLE

VERSION = ENTRY.columns.index("version")
LINES = 500  # read at a time
LINK = "UPDATE log SET digest = ?, seal = ? WHERE table_id = ? AND version = ?"


def chain_anew(db: Database, tables: Iterable[int]) -> None:
    """Compute the digests of all lines of *tables*, whose lines were changed."""
    for table in tables:
        head = chain.START
        for lines, seals in _lines(db, table):
            linked = chain.linked(head, lines)
            rows = []
            for old, seal, new in zip(lines, seals, linked, strict=True):
                resealed = ENTRY.encode(new)[-1] if ENTRY.encode(old)[-1] == seal else BROKEN
                rows.append((new.digest, resealed, table, new.version))
            db.executemany(LINK, rows)
            head = linked[-1].digest
        db.change(TABLE, "WHERE id = :table", {"head": head, "table": table}, head=":head")


def is_linked(db: Database, table: int) -> bool:
    """Return whether the lines of *table* are a chain; the digests of one that is not must stay as they are."""
    head = chain.START
    for lines, _ in _lines(db, table):
        for line in lines:
            head = chain.digest(head, line)
            if line.digest != head:
                return False
    return True


def _lines(db: Database, table: int) -> Iterator[tuple[list[Entry], list[int]]]:
    """Return lines and their seals, some at a time."""
    query = f"SELECT {ENTRY.stored} FROM log WHERE table_id = ? AND version > ? ORDER BY version LIMIT {LINES}"
    after = -1
    while rows := db.execute(query, (table, after)).fetchall():
        yield [ENTRY.decode(row[:-1]) for row in rows], [row[-1] for row in rows]
        after = rows[-1][VERSION]
