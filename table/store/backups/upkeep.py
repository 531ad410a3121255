"""What keeps the file safe while the service runs: backups at intervals, and a continuous copy if one is wanted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from table.errors import Refused, StoreError, TableError
from table.settings import Settings
from table.store.backups import copying, files, mending, rotation
from table.store.backups.copies import Copies
from table.store.sqlite import SqliteStore
from table.time.clock import HOUR, MINUTE

log = logging.getLogger(__name__)
FIRST_BACKUP = 60.0  # seconds after the start, if one is overdue
RETRY_FIRST, RETRY_LAST = MINUTE, 30 * MINUTE  # after a backup that failed; doubled each time


class Upkeep:
    """Makes backups and copies of *store* in the folders it was opened with; without a folder there are none.

    ``fault`` says why the last backup could not be made; it is empty when all is well.
    """

    def __init__(self, store: SqliteStore, settings: Settings) -> None:
        self._store = store
        self._folder = store.backups
        self._every = settings.backup_every
        self._flaw_of = rotation.Verdicts(copying.flaw_of)
        self._has_failed = asyncio.Event()
        self.last_backup: Path | None = None
        self.fault = ""
        self.copies: Copies | None = None
        if store.copies:
            self.copies = Copies(store, store.copies, settings.copy_every, settings.backup_every)

    def jobs(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Return what has to run all the time, by name."""
        found: dict[str, Callable[[], Awaitable[None]]] = {}
        if self._folder:
            found["backups"] = self._keep_backups
        if self.copies:
            found["copies"] = self.copies.run
        return found

    async def _keep_backups(self) -> None:
        assert self._folder is not None
        retry: float = RETRY_FIRST
        while True:
            self._has_failed.clear()
            if self.fault:
                wait, retry = retry, min(2 * retry, RETRY_LAST)
            else:
                age = await asyncio.to_thread(rotation.age_of_newest, self._folder, self._flaw_of)
                # A bot that is restarted every hour has its backups as well.
                wait, retry = max(FIRST_BACKUP, self._every - age), RETRY_FIRST
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._has_failed.wait(), wait)
                continue  # a backup that somebody asked for has failed, and is tried again soon
            try:
                await self.back_up()
            except (TableError, OSError):
                log.error("no backup could be made: %s It is tried again in %d s.", self.fault, retry)

    async def back_up(self) -> Path:
        """Make a backup now, and delete the oldest ones."""
        if self._folder is None:
            raise Refused("There is no folder for backups.")
        target = rotation.fresh_name(self._folder)
        try:
            await asyncio.to_thread(files.make_folder, self._folder)
            await self._store.back_up(target)
        except (StoreError, OSError) as error:
            self.fault = f"{str(error).rstrip('.')}."
            self._has_failed.set()
            raise
        self.fault, self.last_backup = "", target
        await asyncio.to_thread(rotation.rotate, self._folder, self._flaw_of)
        return target

    async def is_overdue(self) -> bool:
        """Return whether the newest good backup is older than two intervals and an hour."""
        if self._folder is None:
            return False
        return await asyncio.to_thread(rotation.age_of_newest, self._folder, self._flaw_of) > 2 * self._every + HOUR

    def newest_sound(self, table: int) -> Path | None:
        """Return the newest backup in which *table* is sound."""
        return mending.newest_sound(self._folder, table) if self._folder else None

    def troubles(self) -> list[str]:
        """Return what an admin should know: backups and copies that cannot be made."""
        copy_fault = self.copies.fault if self.copies else ""
        found = (("No backup could be made", self.fault), ("The continuous copy is not written", copy_fault))
        return [f"{what}: {fault}" for what, fault in found if fault]

    async def finish(self) -> None:
        """Copy the last changes before the store is closed."""
        if self.copies:
            await self.copies.finish()
