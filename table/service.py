"""All of it put together: open the store, take up the time, deliver what is owed, keep backups."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from engine.play import Game
from table.errors import StoreError, TableError
from table.health import Health
from table.host import Host
from table.players.thinking import Thinker
from table.post.outbox import Courier, Deliverer
from table.services import Services
from table.settings import Settings
from table.store.auditing import Auditor
from table.store.backups import copying, files
from table.store.backups import rotation as backup
from table.store.backups.copies import Copies
from table.store.backups.mending import newest_sound
from table.store.sqlite import SqliteStore, open_store
from table.time.clock import MINUTE, Clock, WallClock
from table.time.timekeeper import Timekeeper
from table.versions.catalogue import Catalogue

log = logging.getLogger(__name__)
FIRST_BACKUP = 60.0  # seconds after the start, if one is overdue
RETRY_FIRST, RETRY_LAST = MINUTE, 30 * MINUTE  # after a backup that failed; doubled each time
AGAIN = 2.0  # seconds after which a task that failed begins again


class Service:
    """A house full of tables.

    ``absence`` is for how long nobody was here before; ``waiting`` are the games whose rules have to be settled.
    """

    def __init__(
        self, services: Services, deliverer: Deliverer, backups: Path | None, copies: Copies | None = None
    ) -> None:
        self.services = services
        self.host = Host(services)
        self.keeper = Timekeeper(services)
        self.courier = Courier(services.store, services.people, services.clock, deliverer, rest=services.settings.rest)
        self.absence = 0.0
        self.waiting: list[int] = []
        self.last_backup: Path | None = None
        self.backup_fault = ""
        self._backup_failed = asyncio.Event()
        self.copies = copies
        self._backups = backups
        self._flaw_of = backup.Verdicts(copying.flaw_of)
        self._tasks: list[asyncio.Task[None]] = []
        self.auditor = Auditor(services.store, services.tables, services.damage, services.settings.audit_every)
        if backups:
            services.damage.search = partial(newest_sound, backups)
        services.on_owed.append(self.courier.wake)

    @property
    def desk(self) -> Services:
        """TEMPORARY: the former name of `services`."""
        return self.services

    def now(self) -> float:
        """Return the time by which the tables run."""
        return self.services.clock.now()

    def game(self, key: str) -> Game[Any]:
        """Return the game called *key* as new tables play it."""
        return self.services.catalogue.game(key)

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of computer players in *game*, from the weakest to the strongest."""
        return self.services.thinker.levels(game)

    async def begin(self) -> None:
        """Take up where things were left; nothing runs by itself yet."""
        await self.services.take_up_numbers()
        self.absence = await self.keeper.begin()
        self.waiting = await self.host.admin.meet_rules()
        if self.waiting:
            tables = ", ".join(map(str, self.waiting))
            log.warning("games of other rules wait for a decision: %d (tables %s)", len(self.waiting), tables)

    def run(self) -> None:
        """Let time pass and messages go out."""
        self._spawn(self.keeper.run, "timekeeper")
        self._spawn(self.courier.run, "courier")
        self._spawn(self.auditor.run, "audit")
        if self._backups:
            self._spawn(self._keep_backups, "backups")
        if self.copies:
            self._spawn(self.copies.run, "copies")

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
        retry: float = RETRY_FIRST
        while True:
            self._backup_failed.clear()
            if self.backup_fault:
                wait, retry = retry, min(2 * retry, RETRY_LAST)
            else:
                age = await asyncio.to_thread(backup.age_of_newest, self._backups, self._flaw_of)
                # Also a house that is restarted every hour has its backups.
                wait, retry = max(FIRST_BACKUP, self.services.settings.backup_every - age), RETRY_FIRST
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._backup_failed.wait(), wait)
                continue  # one that somebody wanted has failed, and is tried again soon
            try:
                await self.back_up()
            except (TableError, OSError):
                log.error("no backup could be made: %s It is tried again in %d s.", self.backup_fault, retry)

    async def back_up(self) -> Path:
        """Make a backup now, and let the oldest go."""
        assert self._backups is not None, "there is no place for backups"
        target = backup.fresh_name(self._backups)
        try:
            await asyncio.to_thread(files.make_folder, self._backups)
            await self.services.store.back_up(target)
        except (StoreError, OSError) as error:
            self.backup_fault = f"{str(error).rstrip('.')}."
            self._backup_failed.set()
            raise
        self.backup_fault, self.last_backup = "", target
        await asyncio.to_thread(backup.rotate, self._backups, self._flaw_of)
        return target

    def troubles(self) -> list[str]:
        """Return what an admin should know: backups and copies that cannot be made."""
        copy_fault = self.copies.fault if self.copies else ""
        found = (("No backup could be made", self.backup_fault), ("The continuous copy is not written", copy_fault))
        return [f"{what}: {fault}" for what, fault in found if fault]

    async def health(self) -> Health:
        """Return how the house is doing."""
        counts = await self.services.store.tally()
        tables, gauge = self.services.tables, self.services.tables.gauge
        states = ("lobby", "running", "finished", "broken")
        return Health(
            tables={state: int(counts.get(state, 0)) for state in states},
            hot=tables.hot,
            owed=int(counts["owed"]),
            failing=int(counts["failing"]),
            oldest_owed=max(0.0, self.services.clock.now() - counts["oldest_owed"]) if counts["owed"] else 0.0,
            dues=int(counts["dues"]),
            acts=len(gauge),
            p50=gauge.percentile(0.50),
            p95=gauge.percentile(0.95),
            p99=gauge.percentile(0.99),
            last_backup=self.last_backup.name if self.last_backup else "",
            absence=self.absence,
            backup_fault=self.backup_fault,
            is_copied=self.copies is not None,
            copied=self.copies.age() if self.copies else None,
            copy_fault=self.copies.fault if self.copies else "",
            damaged=len(self.services.damage),
            flaws=self.services.damage.flaws,
            audited=self.services.damage.audited,
        )

    async def close(self) -> None:
        """Finish what is under way, and let go of the file."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close()
        await self.courier.close()
        await self.services.tables.close()
        self.services.thinker.close()
        if self.copies:
            await self.copies.finish()
        await self.services.store.close()


@asynccontextmanager
async def serve(
    path: Path,
    deliverer: Deliverer,
    *,
    backups: Path | None = None,
    copies: Path | None = None,
    catalogue: Catalogue | None = None,
    clock: Clock | None = None,
    thinker: Thinker | None = None,
    settings: Settings | None = None,
    chance: random.Random | None = None,
    is_running: bool = True,
) -> AsyncIterator[Service]:
    """Open the tables kept in the file at *path*; close them again at the end.

    *backups* is a folder for backups, *copies* one on another disk for a copy that goes on all the time.
    """
    settings = settings or Settings()
    chance = chance or random.SystemRandom()
    store = await open_store(path, backups=backups, copies=copies)
    thinker = thinker or Thinker(processes=settings.player_processes, limit=settings.think_time, chance=chance)
    services = Services(store, catalogue or Catalogue(), clock or WallClock(), thinker, settings, chance)
    service = Service(services, deliverer, backups, copies_of(store, copies, settings))
    try:
        await service.begin()
        if is_running:
            service.run()
        yield service
    finally:
        await service.close()


def copies_of(store: SqliteStore, folder: Path | None, settings: Settings) -> Copies | None:
    """Return what keeps the continuous copy in *folder*, if there is to be one."""
    return Copies(store, folder, settings.copy_every, settings.backup_every) if folder else None
