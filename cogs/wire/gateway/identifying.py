"""Identifying: sessions begin at the pace that Discord allows, many at the same time where it allows many."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

import msgspec

log = logging.getLogger("kaiju.cogs")
PAUSE = 5.0  # seconds between two identifies of one rate limit key
SLACK = 0.3  # seconds besides, because a network may bring the second one faster than the first
QUARTER = 4  # below one part in so many of the day's sessions the owner is warned


class StartLimit(msgspec.Struct, frozen=True):
    """How many sessions may begin: *remaining* of *total* a day, *max_concurrency* in five seconds."""

    total: int = 1000
    remaining: int = 1000
    reset_after: int = 0  # milliseconds
    max_concurrency: int = 1

    @property
    def is_short(self) -> bool:
        """Whether less than a quarter of the day's sessions is left."""
        return self.remaining * QUARTER < self.total


class Identifying:
    """Lets each shard wait for its turn: one in five seconds for each `shard_id % max_concurrency`."""

    def __init__(
        self,
        now: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chance: random.Random | None = None,
    ) -> None:
        self.limit = StartLimit()
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._sleep = sleep
        self._chance = chance or random.Random()
        self._next: dict[int, float] = {}
        self._turns: dict[int, asyncio.Lock] = {}
        self._again: set[int] = set()

    def learn(self, limit: StartLimit) -> None:
        """Go by *limit* from now on, and say if it is nearly spent: a bot that spends it loses its token."""
        self.limit = limit
        if limit.is_short:
            hours = round(limit.reset_after / 3_600_000, 1)
            facts = {"remaining": limit.remaining, "total": limit.total, "resets_in_hours": hours}
            log.warning("few sessions may still begin today", extra=facts)

    async def turn(self, shard: int) -> None:
        """Wait until *shard* may identify."""
        key = shard % max(1, self.limit.max_concurrency)
        async with self._turns.setdefault(key, asyncio.Lock()):
            wait = self._next.get(key, 0.0) - self._now()
            if shard in self._again:
                # It was refused, so another process identifies with the same key: two that meet must part.
                wait = max(wait, 0.0) + self._chance.uniform(0.0, PAUSE)
            if wait > 0:
                await self._sleep(wait)
            self._again.add(shard)
            self._next[key] = self._now() + PAUSE + SLACK

    def begun(self, shard: int) -> None:
        """Note that the session of *shard* has begun."""
        self._again.discard(shard)
