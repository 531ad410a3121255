"""A copy that goes on all the time, in a folder on another disk: a base, then what has changed, a few times a minute.

At every moment the folder holds a whole database: a base has its name only once it is checked and on the disk, and so
has every file of pages after it. Nobody at a table waits for any of this.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from table.errors import StoreBusy, TableError
from table.store.backups import pages
from table.store.backups import rotation as backup
from table.store.backups.pages import Changes
from table.store.sqlite import SqliteStore

log = logging.getLogger(__name__)
FIRST = 2.0  # seconds after the start, which has more urgent things to do


class Copies:
    """Keeps the copy in *folder* no older than *every* seconds, with a new base after *base_every* seconds.

    ``copied`` is when it was last up to date, ``fault`` why it is not.
    """

    def __init__(self, store: SqliteStore, folder: Path, every: float, base_every: float) -> None:
        assert store.frames is not None, "the store was opened without copies"
        self._store = store
        self._frames = store.frames
        self._folder = folder
        self._every = every
        self._base_every = base_every
        self._base: Path | None = None
        self._number = 0
        self._before = ""
        self.copied: float | None = None
        self.fault = ""

    async def run(self) -> None:
        """Keep up, for as long as the house is open."""
        await asyncio.sleep(min(FIRST, self._every))
        await asyncio.to_thread(self._warn_of_one_disk)
        while True:
            await self.keep_up()
            await asyncio.sleep(self._every)

    def _warn_of_one_disk(self) -> None:
        if self._folder.is_dir() and self._folder.stat().st_dev == self._store.path.stat().st_dev:
            log.warning("the continuous copy in %s is on the same disk as %s", self._folder, self._store.path)

    async def keep_up(self) -> None:
        """Bring the copy up to date; what is in the way is told once, and stops nothing."""
        try:
            if self._base is not None:
                await self._add()
            if not self._frames.is_whole:
                self._base = None
            if self._base is None or time.time() - backup.made_at(self._base) > self._base_every:
                await self._begin_anew()
        except (TableError, OSError) as error:
            self._note(str(error))
        else:
            self._note("")

    def age(self) -> float | None:
        """Return how many seconds ago the copy was up to date; None if it never was."""
        return None if self.copied is None else max(0.0, time.time() - self.copied)

    def _note(self, fault: str) -> None:
        if fault and not self.fault:
            log.error("the continuous copy in %s cannot be written: %s", self._folder, fault)
        elif self.fault and not fault:
            log.warning("the continuous copy in %s is written again", self._folder)
        self.fault = fault

    async def _begin_anew(self) -> None:
        """Make a new base; while that takes its time, what changes goes to the old one as well."""
        await asyncio.to_thread(_make_last_folder, self._folder)
        if not self._frames.is_whole and not await self._store.begin_collecting():
            raise StoreBusy("Something reads the file at the moment.")
        target = backup.fresh_name(self._folder, backup.BASE)
        meanwhile = await self._add()
        making = asyncio.create_task(self._store.copy_pages(target))
        try:
            while not (await asyncio.wait({making}, timeout=self._every))[0]:
                meanwhile = meanwhile.followed_by(await self._add())
        finally:
            if not making.done():
                making.cancel()
                await asyncio.wait({making})
        making.result()
        self._base, self._number, self._before = target, 0, ""
        await self._add(meanwhile)
        await asyncio.to_thread(backup.thin_out, self._folder)

    async def _add(self, earlier: Changes | None = None) -> Changes:
        """Write what has changed, with what is known to have changed *earlier*, behind the base; return it."""
        until, taken = time.time(), await self._store.take_pages()
        if earlier:
            taken = earlier.followed_by(taken)
        if self._base is None or not self._frames.is_whole:
            return taken
        if taken.pages:
            try:
                self._before = await _to_the_end(self._write, self._base, until, taken)
            except BaseException:
                self._frames.put_back(taken)
                raise
            self._number += 1
        self.copied = until
        return taken

    def _write(self, base: Path, until: float, taken: Changes) -> str:
        if not base.exists():
            self._base = None
            raise FileNotFoundError(f"The base {base} is gone.")
        return pages.write(self._folder, base.stem, self._number + 1, until, taken, self._before)

    async def finish(self) -> None:
        """Copy the last changes, if there is a base to add them to."""
        if self._base is not None and self._frames.is_whole:
            try:
                await self._add()
            except OSError as error:
                self._note(str(error))


async def _to_the_end(job: Callable[..., str], *given: Any) -> str:
    """Do *job* in a thread, and let it end also if nobody waits any more: two must not write the same file."""
    task = asyncio.create_task(asyncio.to_thread(job, *given))
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise


def _make_last_folder(folder: Path) -> None:
    """Make *folder*, but not the one above it: a disk that is not mounted must not be taken for an empty one."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700)
