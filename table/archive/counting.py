"""Counted statistics, kept until another game of that server is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from table.archive import statistics
from table.archive.statistics import Career, Company, Standings
from table.memo import Memo
from table.store import changes
from table.store.changes import Op
from table.store.protocol import Store
from table.store.rows import Played
from table.time.clock import HOUR

KEPT = 256
T = TypeVar("T")


class Wanted(NamedTuple):
    """What is counted: games of a *server* since a time, of one *game* or all, of one *person* or all."""

    server: str
    since: float
    game: str
    company: Company
    person: str = ""


class Counting:
    """Reads and counts finished games, away from the event loop; `hear` keeps it true."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: Memo[Wanted, Any] = Memo(KEPT, HOUR)
        store.on_write.append(self.hear)

    async def standings(self, wanted: Wanted) -> Standings:
        """Return the table of a server, without names."""
        return await self._count(wanted, lambda games: statistics.standings(games, wanted.company))

    async def career(self, wanted: Wanted) -> Career:
        """Return how one person fared, without names."""
        return await self._count(wanted, lambda games: statistics.career(games, wanted.person, wanted.company))

    async def _count(self, wanted: Wanted, count: Callable[[list[Played]], T]) -> T:
        async def counted() -> T:
            games = await self._store.finished(wanted.server, wanted.since, wanted.game, wanted.person)
            return await asyncio.to_thread(count, games)

        if not self._store.ownership.owns(wanted.server):
            return await counted()  # another worker ends its games, and we do not hear of it
        found: T = await self._counted.get(wanted, counted)
        return found

    def forget(self) -> None:
        """Count everything again."""
        self._counted.forget()

    def hear(self, ops: Sequence[Op]) -> None:
        """Drop what *ops* have changed."""
        for op in ops:
            match op:
                case changes.PutTable(row=row) if row.status == "finished":
                    self._counted.forget(lambda wanted, server=row.server: wanted.server == server)  # type: ignore[misc]
                case changes.EraseTable() | changes.Forget():
                    self._counted.forget()
