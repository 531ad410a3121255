"""A bot of many shards: any set of them, heard and dropped while it runs.

discord.py's own AutoShardedBot begins one session after another with five seconds between two, brings lost ones back
one after another too, and never lets a shard go. Its parts are used here; the order is ours.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine, Iterable
from typing import Any

import discord
import msgspec
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.shard import EventItem, EventType, Shard

from cogs.wire.gateway.identifying import Identifying, StartLimit

log = logging.getLogger("kaiju.cogs")
CONNECTING = 60.0  # seconds for a line to Discord, besides the wait for its turn
CLOSED_WELL = 1000  # the code of a line that was closed in order


class ShardedBot(commands.AutoShardedBot):
    """Hears some of `shard_count` shards, at first *wanted* ones or all."""

    wanted: Collection[int] | None = None  # None: all

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.identifying = Identifying()
        self._joining: dict[int, asyncio.Event] = {}
        self._mending: set[asyncio.Task[None]] = set()
        self._hearing = asyncio.Lock()

    # -- which shards -----------------------------------------------------------------------------------------

    @property
    def heard(self) -> frozenset[int]:
        """The shards with a session that is ready."""
        return frozenset(shard for shard, is_ready in self._joining.items() if is_ready.is_set())

    @property
    def is_connected(self) -> bool:
        """Whether the line of every shard is open."""
        shards = self._lines.values()
        return (bool(shards) or self.wanted is not None) and all(shard.ws.open for shard in shards)

    def shard_of(self, server: int | None) -> int:
        """Return the shard that hears of *server*; private conversations come to the first."""
        return (server >> 22) % (self.shard_count or 1) if server else 0

    async def learn_shards(self) -> int:
        """Ask Discord how many shards there should be and how many sessions may begin; return how many are used."""
        advised, _, limit = await self.http.get_bot_gateway()
        self.identifying.learn(msgspec.convert(limit, StartLimit))
        return self.shard_count or advised

    def use_shards(self, count: int) -> None:
        """Divide the servers among *count* shards; before the first is heard."""
        self.shard_count = self._connection.shard_count = count

    async def hear(self, shards: Iterable[int]) -> None:
        """Begin sessions for *shards* that have none; return when they are ready, or raise what was in the way."""
        async with self._hearing:
            new = [shard for shard in shards if shard not in self._lines]
            # "Ready" is told when so many shards have been.
            self._connection.shard_ids = new
            self._joining |= {shard: asyncio.Event() for shard in new}
            try:
                await _all(self._dial(shard) for shard in new)
            finally:
                self._joining = {shard: known for shard, known in self._joining.items() if shard in self._lines}
            for shard in new:
                await self._joining[shard].wait()

    async def drop(self, shards: Iterable[int]) -> None:
        """End the sessions of *shards*, and forget their servers."""
        for number in set(shards) & self._lines.keys():
            line = self._lines.pop(number)
            del self._joining[number]
            await line.close()
            for guild in [each for each in self.guilds if each.shard_id == number]:
                self._connection._remove_guild(guild)

    async def on_shard_ready(self, shard: int) -> None:
        """Note that all servers of a shard are known."""
        self.identifying.begun(shard)
        if shard in self._joining:
            self._joining[shard].set()

    # -- lines ------------------------------------------------------------------------------------------------

    @property
    def _lines(self) -> dict[int, Shard]:
        # discord.py offers no public way to take a shard out.
        lines: dict[int, Shard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return lines

    @property
    def _events(self) -> asyncio.PriorityQueue[EventItem]:
        events: asyncio.PriorityQueue[EventItem] = self._AutoShardedClient__queue  # type: ignore[attr-defined]
        return events

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let the shard wait for its turn."""
        await self.identifying.turn(shard_id or 0)

    async def launch_shards(self) -> None:
        """Begin the first sessions; that Discord cannot be reached for one is raised."""
        self.use_shards(await self.learn_shards())
        await self.hear(range(self.shard_count or 1) if self.wanted is None else self.wanted)

    async def _dial(self, number: int) -> None:
        dialled = DiscordWebSocket.from_client(self, shard_id=number)
        keys = max(1, self.identifying.limit.max_concurrency)
        rounds = -(-(self.shard_count or 1) // keys)
        websocket = await asyncio.wait_for(dialled, CONNECTING + rounds * 6.0)
        self._lines[number] = line = Shard(websocket, self, self._events.put_nowait)
        line.launch()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep the lines of all shards open until the bot is closed."""
        self._reconnect = reconnect
        watching = asyncio.create_task(self._watch())
        launching = asyncio.create_task(self.launch_shards())
        try:
            await asyncio.wait({watching, launching}, return_when=asyncio.FIRST_COMPLETED)
            if launching.done():
                launching.result()
            await watching
        finally:
            for task in (launching, watching):
                task.cancel()
            await asyncio.gather(launching, watching, return_exceptions=True)

    async def _watch(self) -> None:
        """Mend lines until the bot is closed; a line that cannot be mended ends it."""
        while True:
            event = await self._events.get()
            if event.type == EventType.clean_close:
                return
            if event.type in (EventType.close, EventType.terminate):
                if event.error and getattr(event.error, "code", 0) != CLOSED_WELL:
                    raise event.error
                return
            if event.shard and self._lines.get(event.shard.id) is event.shard:
                self._mend(event)

    def _mend(self, event: EventItem) -> None:
        """Bring a line back beside the others: with its session, or a new one."""
        shard, error = event.shard, event.error
        assert shard is not None
        if event.type == EventType.reconnect or not isinstance(error, discord.shard.ReconnectWebSocket):
            mending: Coroutine[Any, Any, None] = shard.reconnect()
        else:
            mending = shard.reidentify(error)
        task = asyncio.create_task(mending)
        self._mending.add(task)
        task.add_done_callback(self._mending.discard)

    async def close(self) -> None:
        """Close all lines."""
        for task in tuple(self._mending):
            task.cancel()
        await super().close()


async def _all(jobs: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do *jobs* side by side; if one fails the others are given up."""
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
