"""How a group of changes is committed to a file: together, but each alone if it cannot be written."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from table.errors import Conflict, Refused, StoreError, TableError
from table.store import changes
from table.store.sql.rows import NUMBER, Number
from table.store.sql.writing import PUT_NUMBER, WRITERS
from table.store.sqlite.database import SqliteDatabase

COMMITS = "commits"  # under which the number of the last group is kept


def write_group(
    db: sqlite3.Connection, group: Sequence[Sequence[changes.Op]], number: int = 0
) -> list[TableError | None]:
    """Commit *group* together; a member that cannot be written is left out alone and its error returned.

    With a *number* the file then knows that this was its group of that number.
    """
    results: list[TableError | None] = []
    shared = SqliteDatabase(db)
    db.execute("BEGIN IMMEDIATE")
    try:
        for ops in group:
            results.append(_write_one(shared, ops))
        if number:
            db.execute(PUT_NUMBER, NUMBER.encode(Number(COMMITS, number)))
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _write_one(db: SqliteDatabase, ops: Sequence[changes.Op]) -> TableError | None:
    db.execute("SAVEPOINT one")
    refusal: TableError | None = None
    try:
        for op in ops:
            WRITERS[type(op)](db, op)
    except (Conflict, Refused) as error:
        refusal = error
    except sqlite3.IntegrityError as error:
        refusal = StoreError(f"The change does not fit what is stored: {error}.")
    if refusal:
        db.execute("ROLLBACK TO one")
    db.execute("RELEASE one")
    return refusal
