"""Computer players under pressure: too many questions, a process that hangs, a process that dies."""

import asyncio
import logging
import os
import random
import signal
from collections.abc import AsyncIterator

import pytest

from engine import games, saved
from engine.play import Runner, Setup, begin
from engine.players.levels import levels
from table.players.pondering import Problem
from table.players.pools import Pool
from table.players.thinking import HINTS, QUEUE, Thinker
from tests.local.conftest import until

GAME = games["total_war"]


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    one = Thinker(chance=random.Random(1))
    yield one
    one.close()


def opening() -> Problem:
    """Return the first question of a game."""
    runner = Runner(GAME, begin(GAME, Setup(4, seed=3)))
    question = runner.pending[0]
    position = saved.dump(GAME, runner.position)
    view = GAME.view(runner.state, question.seat)
    return Problem(GAME.key, GAME.content_hash, None, position, question.seat, view, question)


async def worker_of(thinker: Thinker) -> int:
    """Return the number of the players' process, once it is there."""
    thinker.checked("total_war", "normal")
    return await process_of(thinker._pool)


async def process_of(pool: Pool) -> int:
    """Return the number of the process of *pool*, once it is there."""
    return await asyncio.wrap_future(pool._executor().submit(os.getpid))


async def test_a_process_starts_when_a_player_that_needs_it_is_seated(thinker: Thinker):
    thinker.checked("total_war", "easy")
    assert thinker._pool._running is None

    assert await worker_of(thinker) != os.getpid()


async def test_where_too_many_wait_the_greedy_one_answers_at_once(thinker: Thinker, caplog):
    caplog.set_level(logging.INFO)
    problem = opening()
    os.kill(await worker_of(thinker), signal.SIGSTOP)
    waiting = [asyncio.create_task(thinker.answer(problem, "hard")) for _ in range(1 + QUEUE)]
    await asyncio.sleep(0)

    picks = await thinker.answer(problem, "hard")

    assert problem.question.answer(picks)
    assert not any(task.done() for task in waiting)
    assert "busy" in caplog.text
    for task in waiting:
        task.cancel()


async def test_a_process_that_hangs_holds_nobody_up(thinker: Thinker, caplog):
    problem = opening()
    pid = await worker_of(thinker)
    os.kill(pid, signal.SIGSTOP)

    assert problem.question.answer(await thinker.answer(problem, "normal"))
    assert "player normal is late" in caplog.text

    os.kill(pid, signal.SIGCONT)
    await process_of(thinker._pool)
    await asyncio.sleep(0)
    assert thinker._pool.waiting == 0


async def test_a_process_that_dies_is_answered_for_and_replaced(thinker: Thinker, caplog):
    problem = opening()
    pid = await worker_of(thinker)
    os.kill(pid, signal.SIGKILL)

    assert problem.question.answer(await thinker.answer(problem, "hard"))
    assert "has died" in caplog.text
    assert await worker_of(thinker) != pid


async def test_the_event_loop_goes_on_while_a_player_thinks(thinker: Thinker):
    beats = 0
    thought = asyncio.create_task(thinker.answer(opening(), "normal"))
    while not thought.done():
        beats += 1
        await asyncio.sleep(0.001)

    assert beats > 3


@pytest.mark.parametrize("game", games)
def test_the_patience_with_a_level_is_its_budget(game):
    thinker = Thinker()

    assert thinker._patience(game, "normal", thinker._pool) <= 1.0
    assert thinker._patience(game, "hard", thinker._pool) <= 5.0
    assert thinker._patience(game, "hard", thinker._hints) < 2.0, "somebody waits for a hint"
    assert levels(game)["normal"].seconds < thinker._patience(game, "normal", thinker._pool)
    thinker.close()


async def test_a_process_that_stays_stopped_is_killed_and_the_next_answer_is_a_search_again(caplog):
    thinker = Thinker(chance=random.Random(1), limit=1.0)
    problem = opening()
    pid = await worker_of(thinker)
    os.kill(pid, signal.SIGSTOP)
    assert problem.question.answer(await thinker.answer(problem, "normal"))
    await until(lambda: "hangs and is replaced" in caplog.text)

    assert await worker_of(thinker) != pid
    assert thinker._pool.waiting == 0
    thinker.close()


async def test_closing_does_not_wait_for_a_process_that_is_stopped(thinker: Thinker):
    pid = await worker_of(thinker)
    waiting = asyncio.create_task(thinker.answer(opening(), "hard"))
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGSTOP)

    thinker.close()

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    await asyncio.gather(waiting, return_exceptions=True)


async def test_no_computer_becomes_greedy_because_of_hints(thinker: Thinker, caplog):
    caplog.set_level(logging.INFO)
    problem = opening()
    os.kill(await process_of(thinker._hints), signal.SIGSTOP)  # so that the hints stay where they are
    hints = [asyncio.create_task(thinker.hint(problem)) for _ in range(HINTS + 12)]
    over = await asyncio.gather(*(asyncio.wait_for(hint, None) for hint in hints[HINTS:]))

    assert not any(is_strong for _, is_strong in over), "what is too much is answered by the greedy player"
    assert thinker._pool.waiting == 0
    assert thinker._ladder("total_war", "hard")[0] == "hard"
    assert "busy" not in caplog.text
    assert len([record for record in caplog.records if record.levelno >= logging.INFO]) <= 1
    for hint in hints[:HINTS]:
        hint.cancel()


async def test_that_the_processes_are_busy_is_said_once(thinker: Thinker, caplog):
    caplog.set_level(logging.INFO)
    thinker._pool.waiting = 1 + QUEUE
    for _ in range(100):
        assert thinker._ladder("total_war", "hard")[0] == "greedy"
    assert caplog.text.count("busy") == 1
    thinker._pool.waiting = 0
    assert thinker._ladder("total_war", "hard")[0] == "hard"
