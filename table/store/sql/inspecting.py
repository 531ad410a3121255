"""Looking through everything that is stored for what is not as it was written: what all databases share of that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from table.errors import TableDamaged
from table.store.protocol import Inspector
from table.store.sql import reading
from table.store.sql.database import Database
from table.store.sql.rows import CARD, CONTENT, IMPORT, NUMBER, OWED, PAGE, PERSON, RECORD, SERVER, Shape, Unreadable

BATCH = 256
#: What belongs to no table, or does not keep it from being played, and the key by which it is counted through.
LOOSE: dict[str, tuple[Shape[Any], str, str | int]] = {
    "meta": (NUMBER, "key", ""),
    "people": (PERSON, "id", ""),
    "cards": (CARD, "id", 0),
    "imports": (IMPORT, "table_id", 0),
    "contents": (CONTENT, "hash", ""),
    "outbox": (OWED, "id", 0),
    "servers": (SERVER, "id", ""),
    "records": (RECORD, "kind || '/' || key", ""),
    "pages": (PAGE, "table_id || '/' || person", ""),
}


def damaged(inspector: Inspector) -> list[str]:
    """Return what *inspector* finds damaged, table by table."""
    return [*_tables(inspector), *_rows(inspector)]


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


def tables(db: Database, after: int, limit: int) -> list[int]:
    """Return the numbers of the next tables *after* one."""
    rows = db.execute("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (after, limit)).fetchall()
    return [number for (number,) in rows]


def table(db: Database, number: int) -> TableDamaged | None:
    """Return how the table of that *number* is damaged, None if it is sound."""
    try:
        reading.load(db, number)
    except TableDamaged as error:
        return error
    return None


def rows(db: Database, kind: str, after: str | int | None, limit: int) -> tuple[list[str | int], str | int | None]:
    """Return the keys of damaged rows among the next ones *after* a key, and the last key looked at, if any."""
    shape, key, least = LOOSE[kind]
    query = f"SELECT {key}, {shape.stored} FROM {kind} WHERE {key} > ? ORDER BY {key} LIMIT ?"
    found: list[str | int] = []
    last: str | int | None = None
    for last, *row in db.execute(query, (least if after is None else after, limit)).fetchall():
        try:
            shape.read(tuple(row))
        except Unreadable:
            found.append(last)
    return found, last
