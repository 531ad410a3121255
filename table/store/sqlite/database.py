"""A connection to SQLite as the shared SQL wants it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from table.errors import TableError
from table.store.sql.database import ALL, Given
from table.store.sql.rows import Shape, text


class SqliteDatabase:
    """A `Database` in a file. One process has all of it, so everything in it is owned."""

    least = "min"
    running = "tables INDEXED BY tables_running"
    seats = (
        "(SELECT json_group_array(json_array(seat, person, level, kaiju, away, assisted)) FROM seats"
        " WHERE table_id = t.id)"
    )

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.execute = connection.execute
        self.executemany = connection.executemany

    def scan(self, sql: str) -> Iterator[Any]:
        """Return the rows of a query one after the other."""
        return self.execute(sql)

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Any]) -> None:
        """Write many new rows."""
        places = ", ".join("?" * len(columns))
        self.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)

    def must_change_one(self, sql: str, given: Given, refusal: TableError) -> None:
        """Do a statement that changes one row; raise *refusal* if there is no such row."""
        if self.execute(sql, given).rowcount != 1:
            raise refusal

    def change(self, shape: Shape[Any], where: str, given: dict[str, Any], **changed: str) -> None:
        """Change columns of rows to other expressions, and their seals with them."""
        self.execute(f"{shape.changing(**changed)} {where}", given)

    def together(self, asked: Iterable[tuple[str, Given]]) -> list[list[Any]]:
        """Return the rows of several queries, all of the same moment."""
        self.execute("BEGIN")
        try:
            # All at once: a statement that is left in the middle would keep later reads at this moment.
            return [self.execute(sql, given).fetchall() for sql, given in asked]
        finally:
            self.execute("COMMIT")

    def among(self, values: Sequence[str]) -> tuple[str, str]:
        """Return how a column is compared with all of *values*, and what is given for that."""
        return "IN (SELECT value FROM json_each(?))", text(values)

    def owned(self, alias: str, shards: Sequence[int] = ()) -> str:
        """Return the condition that all tables fulfil."""
        return ALL
