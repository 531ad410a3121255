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
from table.thinking import QUEUE, Problem, Thinker

GAME = games["total_war"]


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    one = Thinker(chance=random.Random(1))
    yield one
    for process in one._pool._processes.values() if one._pool else ():
        os.kill(process.pid, signal.SIGCONT)
    one.close()


def opening() -> Problem:
    """Return the first question of a game."""
    runner = Runner(GAME, begin(GAME, Setup(4, seed=3)))
    question = runner.pending[0]
    position = saved.dump(GAME, runner.position)
    return Problem(GAME, None, position, question.seat, GAME.view(runner.state, question.seat), question)


async def worker_of(thinker: Thinker) -> int:
    """Return the number of the players' process, once it is there."""
    thinker.checked("total_war", "normal")
    await asyncio.wrap_future(thinker._pool.submit(os.getpid))
    (process,) = thinker._pool._processes.values()
    return process.pid


async def test_a_process_starts_when_a_player_that_needs_it_is_seated(thinker: Thinker):
    thinker.checked("total_war", "easy")
    assert thinker._pool is None

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
    await asyncio.wrap_future(thinker._pool.submit(os.getpid))
    await asyncio.sleep(0)
    assert thinker._waiting == 0


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

    assert thinker._patience(game, "normal") <= 1.0
    assert thinker._patience(game, "hard") <= 5.0
    assert levels(game)["normal"].seconds < thinker._patience(game, "normal")
    thinker.close()
