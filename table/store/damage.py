"""Damaged tables are put aside, each alone: known here, with the newest backup that has them sound."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from table.errors import TableDamaged

log = logging.getLogger(__name__)
#: Given a table, returns the newest backup that has it sound.
Search = Callable[[int], Path | None]


class Damage:
    """What is known to be damaged; *flaws* are those of the file itself, as the last audit found them."""

    def __init__(self) -> None:
        self.search: Search | None = None
        self.flaws: tuple[str, ...] = ()
        self.audited = 0.0  # when everything was last looked through
        self._tables: dict[int, TableDamaged] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: int) -> bool:
        return table in self._tables

    def must_be_sound(self, table: int) -> None:
        """Complain if *table* was put aside."""
        if known := self._tables.get(table):
            raise TableDamaged(known.table, known.since, known.flaw, known.made)

    async def put_aside(self, error: TableDamaged) -> TableDamaged:
        """Put a damaged table aside; return the error that says so, with the backup that has it."""
        known = self._tables.get(error.table)
        if known is None:
            good = await asyncio.to_thread(self.search, error.table) if self.search else None
            known = TableDamaged(error.table, error.since, error.flaw, made_at(good) if good else None)
            self._tables[error.table] = known
            text = "table %s is damaged since move %s (%s) and put aside; restore it from %s"
            log.error(text, error.table, error.since, error.flaw, good or "a backup, but none has it sound")
        return TableDamaged(known.table, known.since, known.flaw, known.made)


def made_at(backup: Path) -> float:
    """Return when a backup was made: its name begins with the time."""
    try:
        return datetime.strptime(backup.name.split("-")[0], "%Y%m%dT%H%M%S%f").replace(tzinfo=UTC).timestamp()
    except ValueError:
        return backup.stat().st_mtime
