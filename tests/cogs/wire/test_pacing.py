"""Edits of old messages: never more than Discord allows, by a clock that the tests turn."""

from __future__ import annotations

import asyncio
import heapq
import random

import discord
import pytest

from cogs.wire.limits.pacing import MOST, OLD, REST, WINDOW, Pacer, is_old

NOW = 1_800_000_000.0


class Hours:
    """A clock that moves on to the next who sleeps when everybody does."""

    def __init__(self) -> None:
        self.at = NOW
        self._asleep: list[tuple[float, int, asyncio.Event]] = []

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        heapq.heappush(self._asleep, (self.at + seconds, id(woken), woken))
        await woken.wait()

    async def run(self, *tasks: asyncio.Task[None]) -> None:
        while not all(task.done() for task in tasks):
            for _ in range(3):
                await asyncio.sleep(0)
            if self._asleep:
                self.at, _, woken = heapq.heappop(self._asleep)
                woken.set()


def posted(age: float, now: float = NOW) -> int:
    """Return the number of a message that was posted so many seconds ago."""
    moment = discord.utils.utcnow().fromtimestamp(now - age, tz=discord.utils.utcnow().tzinfo)
    return discord.utils.time_snowflake(moment)


@pytest.mark.parametrize(("age", "old"), [(0, False), (OLD - 1, False), (OLD + 1, True), (30 * 86_400, True)])
def test_a_message_is_old_after_an_hour(age: float, old: bool):
    assert is_old(posted(age), NOW) is old
    assert Pacer(now=lambda: NOW).rest(posted(age)) == (REST if old else 0.0)


@pytest.mark.parametrize("seed", range(5))
async def test_no_channel_sees_more_edits_of_old_messages_than_discord_allows(seed: int):
    hours, chance = Hours(), random.Random(seed)
    pacer = Pacer(hours.now, hours.sleep)
    edited: dict[int, list[float]] = {1: [], 2: [], 3: []}

    async def busy(channel: int) -> None:
        """Change a message again and again, as a door does at which people play."""
        for _ in range(20):
            await hours.sleep(chance.uniform(0.0, 8.0))
            await pacer.turn(channel, posted(2 * OLD))
            edited[channel].append(hours.at)

    doors = [asyncio.create_task(busy(channel)) for channel in (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3)]
    await hours.run(*doors)

    for moments in edited.values():
        assert moments == sorted(moments)
        assert all(later - first >= WINDOW - 0.001 for first, later in zip(moments, moments[MOST:], strict=False))
    # None is put off for longer than its channel needs: 240 edits take 240 / 3 windows.
    assert edited[1][-1] - NOW <= 240 / MOST * WINDOW + 20 * 8.0


async def test_what_is_young_never_waits_and_other_channels_do_not_either():
    hours = Hours()
    pacer = Pacer(hours.now, hours.sleep)
    for _ in range(MOST):
        await pacer.turn(1, posted(2 * OLD))

    for _ in range(20):
        await pacer.turn(1, posted(60))
    await pacer.turn(2, posted(2 * OLD))

    late = asyncio.create_task(pacer.turn(1, posted(2 * OLD)))
    await hours.run(late)
    assert hours.at == NOW + WINDOW
