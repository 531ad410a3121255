"""Looks through a whole database, piece by piece and on a connection of its own, for what is not as it was written."""

from __future__ import annotations

import contextlib

from table.errors import StoreError, TableDamaged
from table.store.leases import Ownership
from table.store.postgres import schema
from table.store.postgres.connection import Failure, Lost, PostgresDatabase, connect, place_of, refusal_of
from table.store.sql import inspecting
from table.store.sql.rows import SHAPES


def damaged(url: str) -> list[str]:
    """Return what is damaged in the database at *url*, table by table; of an older schema nothing can be told."""
    inspector = Inspector(url)
    try:
        return inspecting.damaged(inspector) if inspector.is_sealed() else []
    finally:
        inspector.close()


class Inspector:
    """Reads the database at *url* and never writes. One thread at a time may use it."""

    kinds = tuple(inspecting.LOOSE)
    trees = tuple(shape.table for shape in SHAPES)

    def __init__(self, url: str) -> None:
        try:
            self._line = connect(url)
            self._line.execute("SET default_transaction_read_only = on")
            self._line.execute("SET statement_timeout = 0")
        except (Lost, Failure) as error:
            raise StoreError(f"{place_of(url)} cannot be looked through: {error}.") from error
        self._db = PostgresDatabase(self._line, Ownership())

    def is_sealed(self) -> bool:
        """Return whether the database has the schema of today."""
        return schema.is_up_to_date(self._line)

    def tables(self, after: int, limit: int) -> list[int]:
        """Return the numbers of the next tables *after* one."""
        return inspecting.tables(self._db, after, limit)

    def table(self, number: int) -> TableDamaged | None:
        """Return how the table of that *number* is damaged, None if it is sound."""
        try:
            return inspecting.table(self._db, number)
        except Failure as error:
            if self._line.closed:
                raise refusal_of(error) from error
            return TableDamaged(number, 0, str(error))

    def rows(self, kind: str, after: str | int | None, limit: int) -> tuple[list[str | int], str | int | None]:
        """Return the keys of damaged rows among the next ones *after* a key, and the last key looked at, if any."""
        return inspecting.rows(self._db, kind, after, limit)

    def flaw(self, tree: str) -> str:
        """Return what is wrong with the pages of one SQL table, all of which are read."""
        try:
            self._db.execute(f"SELECT count(*), count({tree}.*::text) FROM {tree}").fetchone()
        except Failure as error:
            if self._line.closed:
                raise refusal_of(error) from error
            return str(refusal_of(error))
        return ""

    def stop(self) -> None:
        """End what is under way in another thread."""
        with contextlib.suppress(Failure):
            self._line.cancel()

    def close(self) -> None:
        """Let go of the database."""
        self._line.close()
