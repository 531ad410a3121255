"""Shards that come and go while the program runs: their tables are taken up, and let go of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

from table.errors import Fenced
from table.host import Host
from table.services import Services
from table.store.changes import Op, ShiftDues
from table.store.leases import Lease, Ownership, shard_of
from table.time.timekeeper import Timekeeper

log = logging.getLogger(__name__)


class Owning:
    """Takes up the tables of shards that were gained, and lets go of those that were lost."""

    def __init__(self, services: Services, host: Host, keeper: Timekeeper, wake: Callable[[], None]) -> None:
        self._services = services
        self._host = host
        self._keeper = keeper
        self._wake = wake  # those who deliver
        self.has_first = asyncio.Event()  # set while the first shard is owned
        self._note_first()

    @property
    def ownership(self) -> Ownership:
        """What is owned now."""
        return self._services.store.ownership

    def must_own(self, server: str) -> None:
        """Refuse what another worker has to do."""
        if not self.ownership.owns(server):
            raise Fenced(shard_of(server, self.ownership.shards))

    async def gain(self, leases: Sequence[Lease]) -> None:
        """Own the tables of *leases* from now on; their deadlines move by the time in which nobody served them."""
        self.ownership.gain(leases)
        self._forget()
        try:
            await self._take_up(leases)
        except BaseException:
            self.lose([lease.shard for lease in leases])  # lost again, or the store is away: the next attempt does it
            raise
        self._keeper.wake()
        self._wake()

    async def _take_up(self, leases: Sequence[Lease]) -> None:
        services = self._services
        now, ops = services.clock.now(), list[Op]()
        for lease in leases:
            gap = 0.0 if lease.beat is None else now - lease.beat
            if not -1.0 <= gap <= services.settings.tolerance:
                log.warning("shard %s: nobody was there for %.0f s: its deadlines move by that much", lease.shard, gap)
                ops.append(ShiftDues(gap, now, (lease.shard,)))
        if ops:
            await services.store.write(ops)
        await self._keeper.take_up()
        await self._host.admin.meet_rules()

    def lose(self, shards: Iterable[int]) -> None:
        """Own these *shards* no longer; what is in memory of their tables is dropped."""
        self.ownership.lose(shards)
        self._forget()

    def _note_first(self) -> None:
        (self.has_first.set if 0 in self.ownership.held else self.has_first.clear)()

    def _forget(self) -> None:
        self._note_first()
        self._services.tables.forget()
        self._services.directory.forget()
        self._services.counting.forget()
        self._services.book_of_ranking.forget()
