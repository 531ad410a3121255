"""The audit: all tables and all pages are looked through after the start and once a day, in small pieces, unhurried."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar

from table.play.live import Tables
from table.store.changes import DropOwed, Op
from table.store.damage import Damage
from table.store.protocol import Inspector, Store

T = TypeVar("T")
log = logging.getLogger(__name__)
FIRST = 10.0  # seconds after the start
BATCH = 256
REST = 4.0  # times as long as a piece took nothing is done: a fifth of one core at most
LEAST_REST = 0.002


class Auditor:
    """Looks through everything that is stored, beside play; what is damaged is put aside and told."""

    def __init__(self, store: Store, tables: Tables, damage: Damage, every: float) -> None:
        self._store = store
        self._tables = tables
        self._damage = damage
        self._every = every

    async def run(self) -> None:
        """Audit again and again until cancelled."""
        await asyncio.sleep(FIRST)
        while True:
            await self.audit()
            await asyncio.sleep(self._every)

    async def audit(self) -> None:
        """Look through everything once."""
        began = time.monotonic()
        inspector = await asyncio.to_thread(self._store.inspector)
        try:
            checked = await self._all_tables(inspector)
            await self._loose_rows(inspector)
            await self._all_trees(inspector)
        finally:
            inspector.close()
        self._damage.audited = time.time()
        told = "audit of %d tables in %.0f s: %d damaged, %d flaws of the file"
        log.info(told, checked, time.monotonic() - began, len(self._damage), len(self._damage.flaws))

    async def _all_tables(self, inspector: Inspector) -> int:
        checked, last = 0, 0
        while numbers := await self._gently(inspector, inspector.tables, last, BATCH):
            last = numbers[-1]
            for number in numbers:
                checked += 1
                if error := await self._gently(inspector, inspector.table, number):
                    await self._tables.put_aside(error)
        return checked

    async def _loose_rows(self, inspector: Inspector) -> None:
        for kind in inspector.kinds:
            last: str | int | None = None
            while True:
                damaged, last = await self._gently(inspector, inspector.rows, kind, last, BATCH)
                for key in damaged:
                    await self._drop(kind, key)
                if last is None:
                    break

    async def _drop(self, kind: str, key: str | int) -> None:
        """Tell of a damaged row that no table needs to be played; a message nobody can read is owed no longer."""
        log.warning("damaged: a row of %s (%s)", kind, key)
        if kind == "outbox":
            dropped: list[Op] = [DropOwed(int(key))]
            await self._store.write(dropped)

    async def _all_trees(self, inspector: Inspector) -> None:
        found = [flaw for tree in inspector.trees if (flaw := await self._gently(inspector, inspector.flaw, tree))]
        self._damage.flaws = tuple(found)
        for flaw in found:
            log.critical("the file is damaged: %s; stop the bot and restore a backup", flaw)

    async def _gently(self, inspector: Inspector, job: Callable[..., T], *given: Any) -> T:
        """Do one piece off the loop, then rest; if we are cancelled it ends at once."""
        began = time.monotonic()
        piece = asyncio.ensure_future(asyncio.to_thread(job, *given))
        try:
            result = await asyncio.shield(piece)
        except asyncio.CancelledError:
            inspector.stop()
            await asyncio.gather(piece, return_exceptions=True)
            raise
        await asyncio.sleep(max(LEAST_REST, REST * (time.monotonic() - began)))
        return result
