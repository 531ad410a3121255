"""How the line to Discord is doing, and what only other parts of the bot know: leases, sessions left today."""

from __future__ import annotations

import logging
from collections.abc import Callable

import aiohttp
import discord
from discord.ext import commands

log = logging.getLogger("kaiju.ops")
FEW = 0.25  # share of the sessions of a day below which the owner should know


class Vitals:
    """Asked by metrics, readiness and alarms; a worker of several sets *leases_held*, *is_first* and its name."""

    def __init__(self, bot: commands.AutoShardedBot, is_open: Callable[[], bool]) -> None:
        self._bot = bot
        self._is_open = is_open
        self.leases_held: Callable[[], int] = lambda: 0
        self.is_first: Callable[[], bool] = lambda: True  # whether this worker watches what all of them share
        self.worker = ""  # by which the owner knows this one of several, also after a restart
        self.identifies: tuple[int, int] | None = None  # sessions that may be begun today: left, and of how many

    def is_ready(self) -> bool:
        """Return whether presses are answered and tables run."""
        return self._is_open() and self._bot.is_ready() and self.shards_up() == len(self._bot.shards)

    def shards_up(self) -> int:
        """Return how many shards have an open line."""
        return sum(not shard.is_closed() for shard in self._bot.shards.values())

    @property
    def has_few_identifies(self) -> bool:
        """Whether so few sessions are left that a bad day could end without one."""
        return self.identifies is not None and self.identifies[0] < FEW * self.identifies[1]

    async def ask_identifies(self) -> None:
        """Ask Discord how many sessions may still be begun today."""
        try:
            _, _, limit = await self._bot.http.get_bot_gateway()
        except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.info("the session start limit is not known", extra={"reason": repr(fault)})
            return
        self.identifies = limit["remaining"], limit["total"]
