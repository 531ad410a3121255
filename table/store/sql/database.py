"""What a connection has to offer, whichever database it leads to.

Statements are written once, with `?` or `:name` for what is given, in the SQL that SQLite and PostgreSQL both speak.
Where they differ, a `Database` has a method for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from table.errors import TableError

if TYPE_CHECKING:
    from table.store.sql.rows import Shape

#: What is given to a statement: one value for each `?`, or by name.
Given = Sequence[Any] | dict[str, Any]


class Cursor(Protocol):
    """The rows that a statement has found."""

    def fetchone(self) -> Any:
        """Return the next one, None if there is none."""

    def fetchall(self) -> list[Any]:
        """Return those that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection, used by one thread at a time."""

    #: The function of SQL that returns the lowest of several values.
    least: str
    #: The running tables, found by their index.
    running: str
    #: The seats of the table *t* as a JSON array of arrays, by an expression.
    seats: str

    def execute(self, sql: str, given: Any = ..., /) -> Cursor:
        """Do one statement."""

    def executemany(self, sql: str, rows: Iterable[Any], /) -> object:
        """Do one statement for each of *rows*."""

    def scan(self, sql: str) -> Iterator[Any]:
        """Return the rows of a query one after the other, however many they are; inside a transaction."""

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Any]) -> None:
        """Write many new rows."""

    def must_change_one(self, sql: str, given: Given, refusal: TableError) -> None:
        """Do a statement that changes one row; raise *refusal* if there is no such row."""

    def change(self, shape: Shape[Any], where: str, given: dict[str, Any], **changed: str) -> None:
        """Change columns of rows to other expressions, and their seals with them; what is damaged stays damaged."""

    def together(self, asked: Iterable[tuple[str, Given]]) -> list[list[Any]]:
        """Return the rows of several queries, all of the same moment."""

    def among(self, values: Sequence[str]) -> tuple[str, Any]:
        """Return how a column is compared with all of *values*, and what is given for the `?` in that."""

    def owned(self, alias: str, shards: Sequence[int] = ()) -> str:
        """Return the condition for the table *alias* to be this process's, or to be in one of *shards*."""


def owned_tables(db: Database, shards: Sequence[int] = (), column: str = "table_id") -> str:
    """Return the condition for the table of a row to be this process's, or to be in one of *shards*."""
    condition = db.owned("t", shards)
    return condition if condition == ALL else f"{column} IN (SELECT t.id FROM tables t WHERE {condition})"


ALL = "TRUE"  # the condition that everything fulfils
