"""Sessions begin at Discord's pace: one in five seconds for each `shard_id % max_concurrency`."""

import asyncio
import itertools
import logging
import random

import pytest

from cogs.wire.gateway.identifying import PAUSE, Identifying, StartLimit


class Time:
    """A clock that moves when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns: list[tuple[int, float]] = []

    async def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        await asyncio.sleep(0)
        self.now = max(self.now, until)

    async def identify(self, identifying: Identifying, shard: int) -> None:
        await identifying.turn(shard)
        self.turns.append((shard, self.now))


def gate(time: Time, concurrency: int) -> Identifying:
    made = Identifying(lambda: time.now, time.sleep, random.Random(1))
    made.learn(StartLimit(max_concurrency=concurrency))
    return made


async def test_shards_of_one_key_wait_for_one_another_and_others_do_not() -> None:
    time = Time()
    identifying = gate(time, 2)
    for shard in range(6):
        await time.identify(identifying, shard)
    first = dict(time.turns)
    assert first[0] == first[1] == 0.0
    for key in (0, 1):
        times = [first[shard] for shard in range(6) if shard % 2 == key]
        assert all(later - earlier >= PAUSE for earlier, later in itertools.pairwise(times))
    assert first[4] < 3 * PAUSE, "the keys waited for each other"


async def test_a_shard_that_gave_up_waiting_takes_nobodys_turn() -> None:
    time = Time()
    identifying = gate(time, 1)
    await identifying.turn(0)
    waiting = asyncio.create_task(identifying.turn(1))
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await time.identify(identifying, 2)
    assert time.turns[0][1] < 2 * PAUSE


async def test_one_that_was_refused_waits_a_while_that_nobody_foresees() -> None:
    waits = []
    for seed in range(3):
        time = Time()
        identifying = Identifying(lambda time=time: time.now, time.sleep, random.Random(seed))  # type: ignore[misc]
        await identifying.turn(0)
        await identifying.turn(0)
        waits.append(time.now)
    assert len(set(waits)) == 3
    assert min(waits) > PAUSE


async def test_one_that_began_waits_no_longer_than_others() -> None:
    time = Time()
    identifying = gate(time, 1)
    await identifying.turn(0)
    identifying.begun(0)
    time.now = 100.0
    await time.identify(identifying, 0)
    assert time.turns == [(0, 100.0)]


@pytest.mark.parametrize(("remaining", "is_told"), [(250, False), (249, True)])
def test_below_a_quarter_of_the_days_sessions_the_owner_is_warned(
    remaining: int, is_told: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        Identifying().learn(StartLimit(total=1000, remaining=remaining))
    assert ("few sessions" in caplog.text) == is_told
