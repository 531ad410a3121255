"""When many people click at once, acknowledgements go first, then answers, then everything else."""

from __future__ import annotations

import asyncio
import gc
from contextlib import suppress

from cogs.wire.limits import priority as module
from cogs.wire.limits.priority import DENSE, Priority


async def test_an_answer_waits_until_every_click_that_came_is_acknowledged() -> None:
    crowd = Priority()
    with crowd.arriving():
        with crowd.arriving():
            answer = asyncio.create_task(crowd.calm())
        await asyncio.sleep(0)
        assert not answer.done()
    await answer


async def test_panels_wait_while_a_dense_crowd_is_answered_and_not_for_a_few_people() -> None:
    crowd, done = Priority(), asyncio.Event()

    async def click() -> None:
        with crowd.answering():
            await done.wait()

    few = [asyncio.create_task(click()) for _ in range(DENSE)]
    await asyncio.sleep(0)
    assert not crowd.is_dense
    await crowd.quiet()
    last = asyncio.create_task(click())
    await asyncio.sleep(0)
    assert crowd.is_dense
    panel = asyncio.create_task(crowd.quiet())
    await asyncio.sleep(0)
    assert not panel.done()
    done.set()
    await asyncio.gather(panel, last, *few)
    assert not crowd.is_dense


async def test_no_garbage_is_looked_for_until_everybody_is_acknowledged() -> None:
    crowd = Priority()
    with suppress(KeyError), crowd.arriving():
        with crowd.arriving():
            assert not gc.isenabled()
        assert not gc.isenabled()
        raise KeyError
    assert gc.isenabled()


async def test_garbage_is_looked_for_again_when_discord_is_slow_to_take_acknowledgements(monkeypatch) -> None:
    monkeypatch.setattr(module, "CALM", 0.01)
    crowd = Priority()
    with crowd.arriving():
        await asyncio.sleep(0.05)
        with crowd.arriving():
            assert gc.isenabled()


async def test_nobody_waits_for_ever(monkeypatch) -> None:
    monkeypatch.setattr(module, "CALM", 0.01)
    crowd = Priority()
    with crowd.arriving():
        await crowd.calm()
        await crowd.quiet()


async def test_answers_under_way_are_finished_and_late_ones_dropped() -> None:
    crowd, given = Priority(), []

    async def click(seconds: float) -> None:
        with crowd.answering():
            await asyncio.sleep(seconds)
            given.append(seconds)

    tasks = [asyncio.create_task(click(seconds)) for seconds in (0.01, 60.0)]
    await asyncio.sleep(0)
    await crowd.finish(0.5)
    assert given == [0.01]
    assert tasks[1].cancelled()
