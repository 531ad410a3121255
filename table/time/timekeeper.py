"""The timekeeper: handles what is due, gives a sign of life, and stops all clocks for the time it was away."""

from __future__ import annotations

import asyncio
import logging
import math
from contextlib import suppress

from ops import meters, trace
from table.ending import finish
from table.errors import Conflict, Fenced, StoreAway, StoreClosed, TableDamaged
from table.post.outbox import RARELY
from table.services import Services
from table.store.changes import Beat, CapOwed, Op, PurgePages, PurgeRecords, ShiftDues
from table.store.rows import Due
from table.time.dues import DueHandler

log = logging.getLogger(__name__)
BATCH = 256
RETRY = 30.0  # seconds after which something that failed is tried again
LATE = 60.0  # seconds after which something that is begun is late


class Timekeeper:
    """Deadlines are rows; this only looks at them. All that happens goes through the tables' queues."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._handler = DueHandler(services)
        self._running: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._failed: dict[tuple[int, str], float] = {}
        self._wake = asyncio.Event()
        self._last_beat: float | None = None
        self._asleep_until = 0.0
        self.lateness = 0.0  # of what was due last, in seconds
        services.on_due.append(self._hear)

    def _hear(self, due: float) -> None:
        """Wake up earlier if something is due before that was planned."""
        if due < self._asleep_until:
            self._wake.set()

    def wake(self) -> None:
        """Look again: there may be something due that was not ours before."""
        self._wake.set()

    async def take_up(self) -> None:
        """Count from now on, for shards that were gained: how long nobody served them was settled before."""
        self._last_beat = self._services.clock.now()
        await self.beat()

    async def begin(self) -> float:
        """Take up the time where it was left; return for how many seconds nobody was here."""
        self._last_beat = (await self._services.store.counters()).beat
        return await self.beat()

    async def beat(self) -> float:
        """Give a sign of life; if the last one is too long ago, or lies ahead, move all deadlines by that much.

        A machine that slept, a process that was stopped and a wall clock that was set are all the same: time
        in which people could not act. It does not count.
        """
        now = self._services.clock.now()
        gap = 0.0 if self._last_beat is None else now - self._last_beat
        # Whatever the clock said before, nothing that failed waits longer than the longest wait.
        alive: list[Op] = [Beat(now), CapOwed(now + RARELY), PurgePages(now), PurgeRecords(now)]
        try:
            if -1.0 <= gap <= self._services.settings.tolerance:
                await self._services.store.write(alive)
                gap = 0.0
            else:
                log.warning("no sign of life for %.0f s: all deadlines move by that much", gap)
                await self._services.store.write([ShiftDues(gap, now), *alive])
                self._services.tables.forget()
                if gap < 0:
                    await self._handler.set_back()
        except Fenced:  # others have taken over meanwhile and have moved them; whoever keeps the leases learns it soon
            log.info("no sign of life is given for shards that are held no longer")
            gap = 0.0
        self._last_beat = now
        return gap

    async def tick(self) -> int:
        """Begin everything that is due now; return how many things that are."""
        now = self._services.clock.now()
        begun = 0
        for due in await self._services.store.dues(now, BATCH + len(self._running) + len(self._failed)):
            key = (due.table, due.slot)
            if key not in self._running and self._failed.get(key, 0.0) <= now:
                begun += 1
                if key not in self._failed:
                    self.lateness = now - due.at
                    meters.rang.note(max(0.0, self.lateness))
                task = asyncio.create_task(self._ring(due))
                self._running[key] = task
        if not begun:
            self.lateness = 0.0
        return begun

    async def _ring(self, due: Due) -> None:
        with trace.traced(f"due {due.stage}"):
            await self._handle(due)

    async def _handle(self, due: Due) -> None:
        key = (due.table, due.slot)
        try:
            await self._handler.handle(due)
            self._failed.pop(key, None)
        except TableDamaged:
            self._failed[key] = self._services.clock.now() + RARELY  # it was told when it was put aside
        except Conflict as error:
            # The log was rewritten meanwhile, for somebody who is forgotten: the table is read again.
            log.info("table %s: %s of %s is begun again: %s", due.table, due.stage, due.slot, error)
        except (StoreAway, StoreClosed, Fenced):
            pass  # the store has told of it, or the table is another worker's now: what is due stays due
        except Exception:
            # One table that cannot go on must not keep the others from it.
            log.exception("table %s: %s of %s failed", due.table, due.stage, due.slot)
            self._failed[key] = self._services.clock.now() + RETRY
        finally:
            del self._running[key]

    @property
    def is_late(self) -> bool:
        """Whether what was due last was begun much too late: more is due than can be done."""
        return self.lateness > LATE

    async def drain(self) -> None:
        """Tick until nothing is due any more."""
        while await self.tick() or self._running:
            await asyncio.gather(*self._running.values())

    async def run(self) -> None:
        """Keep time until cancelled."""
        services, settings = self._services, self._services.settings
        while True:
            self._wake.clear()
            now = services.clock.now()
            if self._last_beat is None or not 0 <= now - self._last_beat < settings.beat:
                await self.beat()
                services.tables.cool_down(settings.hot_time)
            await self.tick()
            coming = await services.store.next_due(now)
            self._asleep_until = min(now + settings.beat, math.inf if coming is None else coming)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._asleep_until - services.clock.now()):
                    await self._wake.wait()

    async def close(self) -> None:
        """Let what is ringing finish; what takes too long is due again after the next start."""
        await finish(self._running.values(), "dues")
