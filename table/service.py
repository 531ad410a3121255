"""The service: a store, a host and a deliverer put together, and what runs by itself beside them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.lessons import Lesson
from engine.play import Game
from table.errors import Fenced, Refused, StoreAway, StoreClosed
from table.health import Health
from table.host import Host
from table.players.thinking import Thinker
from table.post.outbox import Courier, Deliverer
from table.services import Services
from table.settings import Settings
from table.sharing import asking
from table.sharing.errands import Errand, Forgotten, Leave, Reschedule
from table.sharing.owning import Owning
from table.store.auditing import Auditor
from table.store.backups.upkeep import Upkeep
from table.store.protocol import Store
from table.store.rows import Owed
from table.time.clock import Clock, WallClock
from table.time.timekeeper import Timekeeper
from table.versions.catalogue import Catalogue

log = logging.getLogger(__name__)
AGAIN = 2.0  # seconds after which a task that failed begins again


@dataclass(frozen=True)
class Environment:
    """What a service takes from its surroundings; None stands for the usual one."""

    catalogue: Catalogue | None = None
    clock: Clock | None = None
    thinker: Thinker | None = None
    chance: random.Random | None = None


class Service:
    """The host, and what runs beside it: the timekeeper, the courier, the audit, backups.

    ``absence`` is for how long the program did not run; ``waiting`` are the games whose rules have to be settled.
    """

    def __init__(self, services: Services, deliverer: Deliverer, upkeep: Upkeep | None = None) -> None:
        self.services = services
        self.host = Host(services)
        self.keeper = Timekeeper(services)
        self.courier = Courier(
            services.store,
            services.people,
            services.clock,
            deliverer,
            services.directory.places,
            rest=services.settings.rest,
            hold=self._hold,
        )
        self.upkeep = upkeep
        self.absence = 0.0
        self.waiting: list[int] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.auditor = Auditor(services.store, services.tables, services.damage, services.settings.audit_every)
        if upkeep:
            services.damage.search = upkeep.newest_sound
        services.on_owed.append(self.courier.wake)
        self.owning = Owning(services, self.host, self.keeper, self.courier.wake)

    def now(self) -> float:
        """Return the time by which the tables run."""
        return self.services.clock.now()

    def listen(self, heard: Callable[[int, int], None]) -> None:
        """Have *heard* told the number and the version of every table that has changed for those who look at it."""
        self.services.on_change.append(heard)

    def _hold(self, owed: Owed) -> float:
        """Return until when a message is held back: nobody is called while they press things at the table."""
        settings, pressed = self.services.settings, self.services.presence.pressed(owed.table, owed.person)
        is_there = owed.kind == "ping" and pressed >= self.now() - settings.presence
        return pressed + settings.call_after if is_there else 0.0

    def game(self, key: str) -> Game[Any]:
        """Return the game called *key* as new tables play it."""
        return self.services.catalogue.game(key)

    def lessons(self, game: str) -> tuple[Lesson, ...]:
        """Return the lessons of *game* in their order."""
        return self.services.catalogue.lessons(game)

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of computer players in *game*, from the weakest to the strongest."""
        return self.services.thinker.levels(game)

    async def begin(self) -> None:
        """Take up where things were left; nothing runs by itself yet."""
        await self.services.numbers.keep_ready()
        self.absence = await self.keeper.begin()
        self.waiting = await self.host.admin.meet_rules()
        if self.waiting:
            tables = ", ".join(map(str, self.waiting))
            log.warning("games of other rules wait for a decision: %d (tables %s)", len(self.waiting), tables)

    async def do_errand(self, errand: Errand) -> None:
        """Do what another worker asks for at the tables that are owned here."""
        match errand:
            case Leave(table=table, person=person):
                has_game = (await self.services.directory.listing(table)).game
                leave = self.host.seats.leave if has_game else self.host.gatherings.leave
                await asking.leave_if_seated(leave, table, person)
            case Reschedule():
                await asking.reschedule(self.services, errand)
            case Forgotten(person=person):
                self.services.forget(person)

    def run(self) -> None:
        """Let time pass and messages go out."""
        self._spawn(self.keeper.run, "timekeeper")
        self._spawn(self.courier.run, "courier")
        self._spawn(self._audit, "audit")
        self._spawn(self.services.book_of_ranking.run, "chronicle")
        for name, job in self.upkeep.jobs().items() if self.upkeep else ():
            self._spawn(job, name)

    async def _audit(self) -> None:
        """Look through what is stored; of several workers the one that has the first shard does it for all."""
        await self.owning.has_first.wait()
        await self.auditor.run()

    def _spawn(self, job: Callable[[], Awaitable[None]], name: str) -> None:
        self._tasks.append(asyncio.create_task(self._lasting(job, name), name=name))

    async def _lasting(self, job: Callable[[], Awaitable[None]], name: str) -> None:
        """Begin *job* again whenever it fails: a full disk must not stop the clocks for good."""
        while True:
            try:
                await job()
            except (StoreAway, StoreClosed, Fenced):  # the store tells of it, once
                await asyncio.sleep(AGAIN)
            except Exception:
                log.critical("the %s has stopped and begins again", name, exc_info=True)
                await asyncio.sleep(AGAIN)

    async def back_up(self) -> Path:
        """Make a backup now, and delete the oldest ones."""
        if self.upkeep is None:
            text = "PostgreSQL makes its own backups: pg_dump, or point-in-time recovery (docs/admin.md)."
            raise Refused(text, key="no-backups")
        return await self.upkeep.back_up()

    def troubles(self) -> list[str]:
        """Return what an admin should know: a server that is away, backups and copies that cannot be made."""
        away = [self.services.store.trouble] if self.services.store.trouble else []
        return away + (self.upkeep.troubles() if self.upkeep else [])

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
            dues=int(counts["dues"]),
            acts=len(gauge),
            p50=gauge.percentile(0.50),
            p95=gauge.percentile(0.95),
            p99=gauge.percentile(0.99),
            absence=self.absence,
            **self._kept(),
            damaged=len(self.services.damage),
            flaws=self.services.damage.flaws,
            audited=self.services.damage.audited,
        )

    async def backlog(self) -> dict[str, tuple[int, float]]:
        """Return how many messages of each kind are overdue, and for how many seconds the oldest is."""
        return await self.services.store.backlog(self.now())

    def retune(self, settings: Settings) -> tuple[list[str], list[str]]:
        """Take over *settings* as far as they can change now; return what has, and what needs a restart."""
        return self.services.settings.adopt(settings)

    def _kept(self) -> dict[str, Any]:
        """Return what the health report says of backups and copies."""
        upkeep = self.upkeep
        if upkeep is None:
            return {"last_backup": "", "is_backed_up": False}
        copies = upkeep.copies
        return {
            "last_backup": upkeep.last_backup.name if upkeep.last_backup else "",
            "backup_fault": upkeep.fault,
            "is_copied": copies is not None,
            "copied": copies.age() if copies else None,
            "copy_fault": copies.fault if copies else "",
        }

    async def close(self) -> None:
        """Finish what is under way. The store stays open: its opener closes it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.close()
        await self.courier.close()
        await self.services.tables.close()
        self.services.thinker.close()
        self.services.reviewer.close()
        if self.upkeep:
            await self.upkeep.finish()


@asynccontextmanager
async def serve(
    store: Store,
    deliverer: Deliverer,
    settings: Settings | None = None,
    *,
    upkeep: Upkeep | None = None,
    environment: Environment | None = None,
    is_running: bool = True,
) -> AsyncIterator[Service]:
    """Run the tables kept in *store*, which stays open at the end; *upkeep* makes its backups.

    Unless it *is_running*, nothing happens by itself until `Service.run` is called.
    """
    settings, given = settings or Settings(), environment or Environment()
    chance = given.chance or random.SystemRandom()
    thinker = given.thinker or Thinker(processes=settings.player_processes, limit=settings.think_time, chance=chance)
    services = Services(store, given.catalogue or Catalogue(), given.clock or WallClock(), thinker, settings, chance)
    service = Service(services, deliverer, upkeep)
    try:
        await service.begin()
        if is_running:
            service.run()
        yield service
    finally:
        await service.close()
