"""A worker of several: it holds leases on its share of the shards, hears them, and passes them on in order.

A shard that is passed on is heard by its next holder before the last one lets go of it, so that no press is lost. One
whose holder died is taken when its lease has run out. Whatever goes wrong, the store takes no write of a worker that
does not hold the lease (`table.Fenced`).
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.wire.gateway.answering import Relaying
from cogs.wire.gateway.shares import share
from table import Lease, StoreError, StoreInUse, errands

if TYPE_CHECKING:
    from cogs.wire.bot import GameBot
    from table import Service, Shared

log = logging.getLogger("kaiju.cogs")
LEASE = 12.0  # seconds for which a lease is held
RENEW = 3.0  # seconds between two renewals
HURRY = 0.3  # seconds between two looks while the worker leaves
LEAVING = 40.0  # seconds in which others may get ready to take over
STANDBY = 30.0  # seconds that a shard is heard without being held


class Worker:
    """Keeps the shards of this process: leases, sessions, and what runs for their tables."""

    def __init__(self, bot: GameBot, service: Service, shared: Shared) -> None:
        self._bot, self._service, self._shared = bot, service, shared
        self.name = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(3)}"
        self.relaying = Relaying(bot, service, shared)
        self.relaying.on_handed.append(self._hear)
        self._leased: dict[int, Lease] = {}
        self._standby: dict[int, float] = {}  # shards that are only heard, and since when
        self._is_leaving = False
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: asyncio.Task[None] | None = None

    @property
    def owned(self) -> frozenset[int]:
        """The shards whose tables are run here."""
        return frozenset(self._shared.ownership.epochs)

    async def begin(self, shards: int, *, is_advised: bool) -> int:
        """Join the others, who cut all servers into as many *shards*; begin to hold and to hear some.

        If the number *is_advised* by Discord and others use another one, theirs counts; return which does.
        """
        try:
            await self._shared.leases.lay_out(shards)
        except StoreInUse:
            if not is_advised:
                raise
            shards = len(await self._shared.leases.all())
        self._shared.ownership.shards = shards
        self._bot.switch.serve_only(())
        self._tasks = [asyncio.create_task(self._run(), name="worker"), asyncio.create_task(self.relaying.run())]
        return shards

    def _hear(self, shard: int) -> None:
        """Look at once if something was handed to a shard that is heard here and held by somebody else until now."""
        if shard in self._standby:
            self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._tick()
            except StoreError as error:
                log.warning("the leases cannot be renewed for now", extra={"reason": str(error)})
                await self._lose_if_late()
            except Exception:
                log.exception("the worker goes on after a failure")
            with suppress(TimeoutError):
                async with asyncio.timeout(HURRY if self._is_leaving else RENEW):
                    await self._wake.wait()

    # -- leases -----------------------------------------------------------------------------------------------

    async def _tick(self) -> None:
        """Renew, then take, hear, give and drop what the share says."""
        await self._lose_if_late()
        began = time.monotonic()
        leases = self._shared.leases
        self._leased = {lease.shard: lease for lease in await leases.renew(self.name, LEASE)}
        self._shared.ownership.renew(began + LEASE)
        await self._lose(self.owned - self._leased.keys())
        listening = () if self._is_leaving else sorted(self._bot.heard)
        present = await leases.present(self.name, 0.0 if self._is_leaving else LEASE, listening)
        holders = {lease.shard: "" if lease.is_free else lease.holder for lease in await leases.all()}
        wanted = share(self.name, {each.holder: each.listening for each in present}, holders)
        if wanted.take:
            taken = await leases.take(self.name, LEASE, shards=wanted.take)
            self._leased |= {lease.shard: lease for lease in taken}
        for shard, heir in wanted.give.items():
            await self._give(shard, heir)
        await self._gain()
        self._listen(wanted.listen)

    async def _lose_if_late(self) -> None:
        """Own nothing once the leases may have run out: the process slept, or the store is away."""
        if self.owned and not self._shared.ownership.is_in_force:
            log.warning("the leases may have run out", extra={"shards": len(self.owned)})
            await self._lose(self.owned)

    async def _gain(self) -> None:
        """Serve the shards that are leased and heard."""
        new = [self._leased[shard] for shard in sorted(self._leased.keys() & self._bot.heard - self.owned)]
        if not new:
            return
        shards = {lease.shard for lease in new}
        await self._service.owning.gain(new)
        for shard in shards:
            self._standby.pop(shard, None)
        self._bot.switch.serve(shards)
        await self._bot.context.pages.take_up(shards, self._shard_of)
        self._bot.dispatch("shards_taken")
        log.info("shards taken", extra={"shards": ",".join(map(str, sorted(shards))), "owned": len(self.owned)})

    async def _shard_of(self, table: int) -> int:
        return self._bot.shard_of(int((await self._bot.context.host.read.listing(table)).server or 0))

    async def _lose(self, shards: Collection[int]) -> None:
        """Let go of shards that are somebody else's."""
        if not shards:
            return
        lost = set(shards)
        self._bot.switch.leave(lost)
        self._service.owning.lose(lost)
        self._bot.context.pages.let_go()
        await self._bot.context.pages.take_up(self.owned, self._shard_of)
        self._standby |= dict.fromkeys(lost, time.monotonic())
        log.info("shards lost", extra={"shards": ",".join(map(str, sorted(lost))), "owned": len(self.owned)})

    async def _give(self, shard: int, heir: str) -> None:
        """Pass a shard on: first finish what is under way, then let the heir know."""
        if shard in self.owned:
            self._bot.switch.leave([shard])
            await self._bot.answering.finish({shard})
        await self._lose(self.owned & {shard})
        self._leased.pop(shard, None)
        await self._shared.leases.hand_over(self.name, heir, LEASE, [shard])
        await self._shared.relay.hand(shard, errands.write(errands.Look()))

    # -- sessions ---------------------------------------------------------------------------------------------

    def _listen(self, others: Sequence[int]) -> None:
        """Hear what is held and what will be; what is neither is dropped after a while."""
        now = time.monotonic()
        self._standby |= {shard: now for shard in others if shard not in self.owned}
        missing = (self._leased.keys() | self._standby.keys()) - self._bot.heard
        if missing and (self._hearing is None or self._hearing.done()):
            self._hearing = asyncio.create_task(self._begin_sessions(sorted(missing)))
        old = {shard for shard, since in self._standby.items() if now - since > STANDBY} - self._leased.keys()
        if old and (self._hearing is None or self._hearing.done()):
            for shard in old:
                del self._standby[shard]
            self._hearing = asyncio.create_task(self._bot.drop(old))

    async def _begin_sessions(self, shards: Iterable[int]) -> None:
        try:
            await self._bot.hear(shards)
        except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
            log.warning("a shard cannot be heard for now", extra={"reason": repr(error)})
        self._wake.set()

    # -- the end ----------------------------------------------------------------------------------------------

    async def leave(self) -> None:
        """Pass all shards on to workers that are there, as far as they get ready in time; release the rest."""
        self._is_leaving = True
        self._wake.set()
        with suppress(TimeoutError, StoreError):
            async with asyncio.timeout(LEAVING):
                while self._leased and await self._has_heirs():  # noqa: ASYNC110
                    await asyncio.sleep(HURRY)
        await self._stop()
        await self.relaying.close()

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _has_heirs(self) -> bool:
        """Return whether others are there."""
        return any(each.holder != self.name for each in await self._shared.leases.present(self.name, 0.0, ()))

    async def release(self) -> None:
        """Let go of what is still held, after everything else has ended."""
        await self._stop()
        with suppress(StoreError):
            await self._shared.leases.release(self.name)
