"""Pacing: edits of messages older than an hour, of which Discord allows few in a channel."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

import discord

OLD = 3_600.0  # seconds after which a message counts as old
#: Edits of old messages in a channel, and within which time; the next one is refused with code 30046.
MOST, WINDOW = 3, 6.0
#: Seconds that one old message is left alone after an edit, so that others in its channel have room beside it.
REST = 3.0


def is_old(message: int, now: float) -> bool:
    """Return whether a message counts as old; its number tells when it was posted."""
    return now - discord.utils.snowflake_time(message).timestamp() >= OLD


class Pacer:
    """Lets edits of old messages wait for their turn, each channel for itself, in the order in which they came."""

    def __init__(
        self, now: Callable[[], float] = time.time, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._turns: dict[int, deque[float]] = {}  # when the last edits of a channel were due

    def rest(self, message: int) -> float:
        """Return for how many seconds a message that was edited now is left alone."""
        return REST if is_old(message, self._now()) else 0.0

    async def turn(self, channel: int, message: int) -> None:
        """Wait until *message* may be edited."""
        now = self._now()
        if not is_old(message, now):
            return
        self._turns = {where: turns for where, turns in self._turns.items() if turns[-1] > now - WINDOW}
        turns = self._turns.setdefault(channel, deque(maxlen=MOST))
        at = max(now, turns[0] + WINDOW) if len(turns) == MOST else now
        turns.append(at)
        if at > now:
            await self._sleep(at - now)
