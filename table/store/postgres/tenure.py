"""One worker alone: it holds all shards of a database, and no second one gets in beside it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import time
from typing import TYPE_CHECKING

from table.errors import StoreError, StoreInUse
from table.store.leases import Lease

if TYPE_CHECKING:
    from table.store.postgres.store import PostgresStore

log = logging.getLogger(__name__)
TERM = 12.0  # seconds for which leases are taken
EVERY = 3.0  # seconds after which they are renewed
LOOK = 0.5  # seconds between two looks at a lease that may run out


class Tenure:
    """Holds all shards of *store*, as many as there are, and keeps its ownership right."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._term = TERM
        self._renewing: asyncio.Task[None] | None = None
        self.holder = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(3)}"

    async def begin(self) -> None:
        """Take everything; a worker that died is waited for until its leases run out, one that lives is told of."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._term + EVERY
        is_told = False
        while other := await self._taken():
            if loop.time() > until:
                await self._store.leases.release(self.holder)
                text = f"Another process ({other.holder}) already works on {self._store.place}; stop it first."
                raise StoreInUse(text)
            if not is_told:
                log.info("%s holds %s: waiting until it lets go", other.holder, self._store.place)
                is_told = True
            await asyncio.sleep(LOOK)
        self._renewing = asyncio.create_task(self._renew(), name="leases")

    async def _taken(self) -> Lease | None:
        """Take what is free; return a lease that is not to be had."""
        leases, began = self._store.leases, time.monotonic()
        await leases.renew(self.holder, self._term)
        await leases.take(self.holder, self._term)
        found = await leases.all()
        self._store.ownership.shards = len(found)
        self._store.ownership.hold(lease for lease in found if lease.holder == self.holder)
        self._store.ownership.renew(began + self._term)
        return next((lease for lease in found if lease.holder != self.holder), None)

    async def _renew(self) -> None:
        told = ""
        while True:
            await asyncio.sleep(EVERY)
            with contextlib.suppress(StoreError):  # the store says itself that the server is away
                other = await self._taken()
                if other and other.holder != told:
                    log.error("%s has taken over; nothing can be written here", other.holder)
                told = other.holder if other else ""

    async def end(self) -> None:
        """Let go of everything, so that the next one need not wait."""
        if self._renewing:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self._store.leases.release(self.holder)
