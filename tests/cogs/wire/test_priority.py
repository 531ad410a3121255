"""When many people click at once, acknowledgements go first, then answers, then everything else."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress

from cogs.wire.limits import priority as module
from cogs.wire.limits.priority import DENSE, Priority


async def test_an_answer_waits_until_every_click_that_came_is_acknowledged() -> None:
    priority = Priority()
    with priority.arriving():
        with priority.arriving():
            answer = asyncio.create_task(priority.calm())
        await asyncio.sleep(0)
        assert not answer.done()
    await answer


async def test_panels_wait_while_a_dense_crowd_is_answered_and_not_for_a_few_people() -> None:
    priority, done = Priority(), asyncio.Event()

    async def click() -> None:
        with priority.answering():
            await done.wait()

    few = [asyncio.create_task(click()) for _ in range(DENSE)]
    await asyncio.sleep(0)
    assert not priority.is_dense
    await priority.quiet()
    last = asyncio.create_task(click())
    await asyncio.sleep(0)
    assert priority.is_dense
    panel = asyncio.create_task(priority.quiet())
    await asyncio.sleep(0)
    assert not panel.done()
    done.set()
    await asyncio.gather(panel, last, *few)
    assert not priority.is_dense


async def test_no_garbage_is_looked_for_until_everybody_is_acknowledged() -> None:
    priority = Priority()
    with suppress(KeyError), priority.arriving():
        with priority.arriving():
            assert not gc.isenabled()
        assert not gc.isenabled()
        raise KeyError
    assert gc.isenabled()


async def test_garbage_is_looked_for_again_when_discord_is_slow_to_take_acknowledgements(monkeypatch) -> None:
    monkeypatch.setattr(module, "CALM", 0.01)
    priority = Priority()
    with priority.arriving():
        await asyncio.sleep(0.05)
        with priority.arriving():
            assert gc.isenabled()


async def test_nobody_waits_for_ever(monkeypatch) -> None:
    monkeypatch.setattr(module, "CALM", 0.01)
    priority = Priority()
    with priority.arriving():
        await priority.calm()
        await priority.quiet()


async def test_answers_under_way_are_finished_and_late_ones_dropped() -> None:
    priority, given = Priority(), []

    async def click(seconds: float) -> None:
        with priority.answering():
            await asyncio.sleep(seconds)
            given.append(seconds)

    tasks = [asyncio.create_task(click(seconds)) for seconds in (0.01, 60.0)]
    await asyncio.sleep(0)
    await priority.finish(0.5)
    assert given == [0.01]
    assert tasks[1].cancelled()
