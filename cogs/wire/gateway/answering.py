"""Answering: an interaction as Discord sent it becomes an answer, here or by the worker that owns its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.wire.gateway.switch import Raw
from cogs.wire.reply import HANDED, LATE, Interaction
from table import Fenced, StoreError, errands, taking

if TYPE_CHECKING:
    from cogs.wire.bot import GameBot
    from table import Handed, Service, Shared

log = logging.getLogger("kaiju.cogs")
RAW, HOPS = "raw", "hops"  # noted with an interaction: as it came, and how often it was handed over
MOST_HOPS = 4  # after so many workers somebody is told that it failed
POLL = 0.5  # seconds between two looks at what was handed over, should nobody wake us
BATCH = 64
FRESH = 14 * 60.0  # seconds for which an interaction can be answered
COMMANDS = (discord.InteractionType.application_command, discord.InteractionType.autocomplete)
FINISHING = 1.5  # seconds that interactions of a shard may still take before it is handed over


class Answering:
    """Runs the answers, each a task of its own that belongs to the shard it came by."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot
        self._under_way: dict[asyncio.Task[None], int] = {}

    def begin(self, raw: Raw, is_late: bool = False, acknowledged: int = 0) -> None:
        """Answer an interaction beside everything else; it may have been *acknowledged* in some way."""
        interaction = self.interaction(raw, acknowledged)
        interaction.extras[LATE] = is_late
        task = asyncio.create_task(self.answer(interaction))
        self._under_way[task] = self._bot.shard_of(interaction.guild_id)
        task.add_done_callback(self._put_away)

    def interaction(self, raw: Raw, acknowledged: int = 0) -> Interaction:
        """Return an interaction as discord.py knows it, from what Discord sent; it may have been *acknowledged*."""
        made: Interaction = discord.Interaction(data=raw, state=self._bot._connection)  # type: ignore[arg-type]
        made.extras[RAW] = raw
        if acknowledged:
            # discord.py has no public way to say that another process has answered first.
            made.response._response_type = discord.InteractionResponseType(acknowledged)
            made.extras[HANDED] = True
        return made

    def _put_away(self, task: asyncio.Task[None]) -> None:
        self._under_way.pop(task, None)
        if not task.cancelled() and (error := task.exception()):
            log.error("failed", exc_info=error)

    async def answer(self, interaction: Interaction) -> None:
        """Answer a command by the tree, and whatever is pressed by its address."""
        if interaction.type not in COMMANDS:
            await self._bot.on_interaction(interaction)
            return
        tree = self._bot.tree
        try:
            await tree._call(interaction)
        except app_commands.AppCommandError as error:
            await tree.on_error(interaction, error)

    async def finish(self, shards: set[int]) -> None:
        """Let the answers to interactions of *shards* come to their end; those that take long go on by themselves."""
        tasks = [task for task, shard in self._under_way.items() if shard in shards]
        if tasks:
            await asyncio.wait(tasks, timeout=FINISHING)


class Relaying:
    """Hands interactions to the worker that owns their table, and answers those that others have handed over."""

    def __init__(self, bot: GameBot, service: Service, shared: Shared) -> None:
        self._bot = bot
        self._service = service
        self._shared = shared
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        #: Told the shard for which something was handed over.
        self.on_handed: list[Callable[[int], None]] = []
        self._loop = asyncio.get_running_loop()
        shared.relay.on_handed.append(self._hear)

    def _hear(self, shard: int) -> None:
        """Wake up; called by the thread that listens."""
        self._loop.call_soon_threadsafe(self._note, shard)

    def _note(self, shard: int) -> None:
        self._wake.set()
        for told in self.on_handed:
            told(shard)

    async def hand(self, interaction: Interaction, shard: int) -> bool:
        """Hand an interaction to the owner of *shard*; False if it has been around too often."""
        hops = int(interaction.extras.get(HOPS, 0))
        if hops >= MOST_HOPS or RAW not in interaction.extras:
            return False
        kind = interaction.response.type
        errand = errands.Answer(interaction.extras[RAW], kind.value if kind else 0, hops + 1)
        await self._shared.relay.hand(shard, errands.write(errand))
        return True

    async def run(self) -> None:
        """Do what others hand over, until cancelled."""
        while True:
            self._wake.clear()
            try:
                for handed in await self._shared.relay.handed(BATCH):
                    if handed.id not in self._under_way:
                        self._under_way[handed.id] = asyncio.create_task(self._do(handed))
            except StoreError as error:
                log.info("nothing that was handed over can be read for now", extra={"reason": str(error)})
            try:
                async with asyncio.timeout(POLL):
                    await self._wake.wait()
            except TimeoutError:
                continue

    async def _do(self, handed: Handed) -> None:
        errand = errands.read(handed.payload)
        try:
            with taking(handed.id) as taken:
                if isinstance(errand, errands.Answer):
                    await self._answer(errand)
                elif errand is not None:
                    await self._service.do_errand(errand)
                if not taken.is_taken:
                    await self._shared.relay.take_handed(handed.id)
        except Fenced:
            log.info("what was handed over is for another worker now", extra={"shard": handed.shard})
        except Exception:
            log.exception("what was handed over could not be done", extra={"shard": handed.shard})
            await self._shared.relay.take_handed(handed.id)
        finally:
            del self._under_way[handed.id]

    async def _answer(self, errand: errands.Answer) -> None:
        interaction = self._bot.answering.interaction(errand.interaction, errand.acknowledged)
        interaction.extras.update({HOPS: errand.hops, HANDED: True})
        age = discord.utils.utcnow() - interaction.created_at
        if age.total_seconds() > FRESH:
            return
        await self._bot.answering.answer(interaction)

    async def close(self) -> None:
        """Let what is under way come to its end; what takes too long is done by the next owner."""
        if self._under_way:
            await asyncio.wait(self._under_way.values(), timeout=FINISHING)
