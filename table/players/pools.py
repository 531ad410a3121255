"""Processes in which computer players search: started when needed, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from engine import registered
from engine.play import Pick
from engine.players.levels import Level
from table.players.pondering import Problem, awake, begin, begin_politely, ponder
from workers import kill

log = logging.getLogger(__name__)
T = TypeVar("T")


class Pool:
    """Some *processes* that answer. One that gives no answer in *limit* seconds hangs, and all are replaced."""

    def __init__(self, processes: int, limit: float, *, is_polite: bool = False) -> None:
        self.processes = processes
        self.waiting = 0  # problems that the processes have
        self._limit = limit
        self._begin = begin_politely if is_polite else begin
        self._running: ProcessPoolExecutor | None = None

    def wake(self) -> None:
        """Have the processes there before they are needed."""
        self._submit(awake)

    def think(self, problem: Problem, level: Level, seed: int) -> asyncio.Future[tuple[Pick, ...]]:
        """Put *problem* to a process, and count it for as long as it is there, waited for or not."""
        loop, thought = asyncio.get_running_loop(), self._submit(ponder, problem, level, seed)
        executor = self._running
        self.waiting += 1
        alarm = loop.call_later(self._limit, self._drop, executor, "hangs")

        def is_done(done: Future[Any]) -> None:
            alarm.cancel()
            if self._running is executor:  # those of a pool that was dropped were taken off all at once
                self.waiting -= 1
            if not done.cancelled() and isinstance(done.exception(), BrokenProcessPool):
                self._drop(executor, "has died")

        thought.add_done_callback(lambda done: _call(loop, is_done, done))
        return asyncio.wrap_future(thought)

    def do(self, job: Callable[..., T], *given: object) -> asyncio.Future[T]:
        """Have *job* done there; it is short, and its caller has a limit."""
        return asyncio.wrap_future(self._submit(job, *given))

    def _submit(self, job: Callable[..., T], *given: object) -> Future[T]:
        try:
            return self._executor().submit(job, *given)
        except BrokenProcessPool:  # it died while nobody needed it
            self._drop(self._running, "has died")
            return self._executor().submit(job, *given)

    def _drop(self, executor: ProcessPoolExecutor | None, why: str) -> None:
        """Let go of processes that are dead or hang; the next problem starts others."""
        if executor is None or self._running is not executor:
            return
        log.error("the players' process %s and is replaced", why)
        self._running, self.waiting = None, 0
        kill(executor)  # those who wait get a BrokenProcessPool
        executor.shutdown(wait=False)

    def _executor(self) -> ProcessPoolExecutor:
        if self._running is None:
            # Not a copy of this process: that would hold its files open, and its lock.
            context = multiprocessing.get_context("spawn")
            self._running = ProcessPoolExecutor(
                self.processes, mp_context=context, initializer=self._begin, initargs=(registered(),)
            )
        return self._running

    def close(self) -> None:
        """End the processes at once; answers under way are dropped."""
        if self._running is not None:
            kill(self._running)
            self._running.shutdown(wait=True, cancel_futures=True)
            self._running = None


def _call(loop: asyncio.AbstractEventLoop, verb: Callable[[T], None], fact: T) -> None:
    """Have *verb* called in *loop*, if that still runs."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(verb, fact)
