"""All of it put together: open the store, take up the time, deliver what is owed, keep backups."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from table import backup
from table.auditing import Auditor
from table.clock import Clock, WallClock
from table.desk import Desk
from table.errors import StoreError
from table.health import Health
from table.host import Host
from table.outbox import Courier, Deliverer
from table.settings import Settings
from table.shelf import Shelf
from table.sqlite import open_store
from table.sqlite.mending import newest_sound
from table.thinking import Thinker
from table.timekeeper import Timekeeper

log = logging.getLogger(__name__)
FIRST_BACKUP = 60.0  # seconds after the start, if one is overdue
AGAIN = 2.0  # seconds after which a task that failed begins again


class Service:
    """A house full of tables.

    ``absence`` is for how long nobody was here before; ``retired`` are the games that this version cannot play on.
    """

    def __init__(self, desk: Desk, deliverer: Deliverer, backups: Path | None) -> None:
        self.desk = desk
        self.host = Host(desk)
        self.keeper = Timekeeper(desk)
        self.courier = Courier(desk.store, desk.people, desk.clock, deliverer, rest=desk.settings.rest)
        self.absence = 0.0
        self.retired: list[int] = []
        self.last_backup: Path | None = None
        self._backups = backups
        self._tasks: list[asyncio.Task[None]] = []
        self.auditor = Auditor(desk.store, desk.tables, desk.damage, desk.settings.audit_every)
        if backups:
            desk.damage.search = partial(newest_sound, backups)
        desk.on_owed.append(self.courier.wake)

    async def begin(self) -> None:
        """Take up where things were left; nothing runs by itself yet."""
        await self.host.prepare()
        self.retired = await self.host.retire()
        if self.retired:
            tables = ", ".join(map(str, self.retired))
            log.warning("games begun by other rules are closed: %d (tables %s)", len(self.retired), tables)
        self.absence = await self.keeper.begin()

    def run(self) -> None:
        """Let time pass and messages go out."""
        self._spawn(self.keeper.run, "timekeeper")
        self._spawn(self.courier.run, "courier")
        self._spawn(self.auditor.run, "audit")
        if self._backups:
            self._spawn(self._keep_backups, "backups")

    def _spawn(self, job: Callable[[], Awaitable[None]], name: str) -> None:
        self._tasks.append(asyncio.create_task(self._lasting(job, name), name=name))

    async def _lasting(self, job: Callable[[], Awaitable[None]], name: str) -> None:
        """Begin *job* again whenever it fails: a full disk must not stop the clocks for good."""
        while True:
            try:
                await job()
            except Exception:
                log.critical("the %s has stopped and begins again", name, exc_info=True)
                await asyncio.sleep(AGAIN)

    async def _keep_backups(self) -> None:
        assert self._backups is not None
        while True:
            age = await asyncio.to_thread(backup.age_of_newest, self._backups)
            # Also a house that is restarted every hour has its backups.
            await asyncio.sleep(max(FIRST_BACKUP, self.desk.settings.backup_every - age))
            try:
                await self.back_up()
            except (StoreError, OSError):
                log.exception("no backup could be made")

    async def back_up(self) -> Path:
        """Make a backup now, and let the oldest go."""
        assert self._backups is not None, "there is no place for backups"
        target = await asyncio.to_thread(backup.fresh_name, self._backups)
        await self.desk.store.back_up(target)
        await asyncio.to_thread(backup.rotate, self._backups)
        self.last_backup = target
        return target

    async def health(self) -> Health:
        """Return how the house is doing."""
        counts = await self.desk.store.tally()
        tables, gauge = self.desk.tables, self.desk.tables.gauge
        states = ("lobby", "running", "finished", "broken")
        return Health(
            tables={state: int(counts.get(state, 0)) for state in states},
            hot=tables.hot,
            owed=int(counts["owed"]),
            failing=int(counts["failing"]),
            oldest_owed=max(0.0, self.desk.clock.now() - counts["oldest_owed"]) if counts["owed"] else 0.0,
            dues=int(counts["dues"]),
            acts=len(gauge),
            p50=gauge.percentile(0.50),
            p95=gauge.percentile(0.95),
            p99=gauge.percentile(0.99),
            last_backup=self.last_backup.name if self.last_backup else "",
            absence=self.absence,
            damaged=len(self.desk.damage),
            flaws=self.desk.damage.flaws,
            audited=self.desk.damage.audited,
        )

    async def close(self) -> None:
        """Finish what is under way, and let go of the file."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close()
        await self.courier.close()
        await self.desk.tables.close()
        self.desk.thinker.close()
        await self.desk.store.close()


@asynccontextmanager
async def serve(
    path: Path,
    deliverer: Deliverer,
    *,
    backups: Path | None = None,
    shelf: Shelf | None = None,
    clock: Clock | None = None,
    thinker: Thinker | None = None,
    settings: Settings | None = None,
    chance: random.Random | None = None,
    is_running: bool = True,
) -> AsyncIterator[Service]:
    """Open the tables kept in the file at *path*; close them again at the end."""
    settings = settings or Settings()
    chance = chance or random.SystemRandom()
    store = await open_store(path, backups=backups)
    thinker = thinker or Thinker(processes=settings.player_processes, limit=settings.think_time, chance=chance)
    desk = Desk(store, shelf or Shelf(), clock or WallClock(), thinker, settings, chance)
    service = Service(desk, deliverer, backups)
    try:
        await service.begin()
        if is_running:
            service.run()
        yield service
    finally:
        await service.close()
