"""How this process comes to its tables: alone, after another process on the same file, or beside other workers."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.wire.gateway.succession import Successor
from cogs.wire.gateway.worker import Worker
from table import PostgresStore, Service, Store, Succession

if TYPE_CHECKING:
    from cogs.wire.bot import GameBot
    from cogs.wire.clicks.router import Router
    from cogs.wire.operations import Operations


class Joining:
    """Opens the store when it is our turn, and passes on what is ours at the end.

    A process that is *next* on a file waits for it while it hears what happens.
    """

    def __init__(self, bot: GameBot, database: str, router: Router | None = None, *, is_next: bool = False) -> None:
        self._bot = bot
        self._file = None if "://" in database else Path(database)
        self._successor = Successor(bot, self._file, router) if is_next and self._file and router else None
        self._listening: asyncio.Task[None] | None = None
        self.worker: Worker | None = None

    def listen(self, connect: Callable[[], Awaitable[None]]) -> None:
        """Begin to hear what happens, if we are only the next one."""
        if self._successor:
            self._bot.switch.serve_only(())
            self._listening = asyncio.ensure_future(connect())

    async def open(self, opening: Callable[[], Awaitable[Store]]) -> Store:
        """Return the store as soon as it is free; one that others use too is owned in no part yet."""
        store = await (self._successor.open(opening) if self._successor else opening())
        if isinstance(store, PostgresStore):
            store.ownership.hold(())
            store.relay.listen()
        return store

    def share(self, service: Service, store: Store, operations: Operations) -> None:
        """Be one of several workers if *store* is made for that, with a part of the requests that the bot may make."""
        if isinstance(store, PostgresStore):
            worker = self.worker = Worker(self._bot, service, store)
            self._bot.relaying = worker.relaying
            operations.vitals.worker = f"{socket.gethostname()}/{Path.cwd().name}"
            operations.vitals.leases_held = lambda: len(worker.owned)
            operations.vitals.is_first = lambda: 0 in worker.owned
            # A worker that has no shard yet asks Discord for what it needs to get one.
            operations.requests.budget.share = lambda: max(1, len(worker.owned)) / store.ownership.shards

    async def connect(self, connect: Callable[[], Awaitable[None]]) -> None:
        """Keep the lines to Discord open, those that are there already or new ones."""
        await (self._listening or connect())

    async def launch(self, launch: Callable[[], Awaitable[None]]) -> None:
        """Begin the sessions of all shards; of several workers each takes a share of them."""
        bot = self._bot
        if self.worker is None:
            await launch()
            return
        bot.wanted, is_advised = (), bot.shard_count is None
        bot.use_shards(await self.worker.begin(await bot.learn_shards(), is_advised=is_advised))

    async def take_over(self) -> None:
        """Answer from now on, if somebody else did until now."""
        if self._successor:
            await self._successor.take_over()
            if self._bot.is_ready():
                self._bot.dispatch("ready")  # nobody could hear it before

    async def leave(self) -> None:
        """Pass on what is ours, if there is somebody who waits for it."""
        if self.worker:
            await self.worker.leave()
        elif self._file:
            is_awaited: bool = await asyncio.to_thread(Succession(self._file).begin)
            if is_awaited:
                self._bot.switch.serve_only(())

    async def release(self) -> None:
        """Let go of the leases, after everything else has ended."""
        if self.worker:
            await self.worker.release()
