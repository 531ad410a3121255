"""Computer players at work: in pools of their own, never in the way of people, and never at a loss for an answer.

Simple players answer in a thread. Those that search think in another process, for in this one they would hold up
everybody. If that process is busy, late or dead, the greedy player answers instead; if all else fails, the careful one.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

import msgspec

from engine import games, saved
from engine.play import Game, Pick, Question, Seat
from engine.players import Player, random_player
from engine.players.careful import careful
from engine.players.levels import levels
from engine.rng import Rng
from table.errors import Refused
from table.live import Live
from table.pondering import Task, awake, ponder
from workers import follow_parent

log = logging.getLogger(__name__)
Players: TypeAlias = Mapping[str, Mapping[str, Player]]
CAREFUL, GREEDY = "careful", "greedy"
QUEUE = 2  # questions that may wait for each process before the greedy player takes over
#: Who answers for absent people, by game; the careful player of all games where a game has none of its own.
CAREFUL_PLAYERS: Players = {key: {CAREFUL: game.advice.careful} for key, game in games.items() if game.advice}


class Problem(msgspec.Struct, frozen=True):
    """A question put to a computer player, with all it may take into account."""

    game: Game[Any]
    files: dict[str, str] | None  # of a content that is not the one we ship
    position: bytes
    seat: Seat
    view: Any
    question: Question

    @classmethod
    def of(cls, live: Live, seat: Seat, files: dict[str, str] | None) -> Problem:
        """Return the question that *seat* is asked now."""
        play = live.play
        position = saved.dump(live.game, play.position)
        return cls(live.game, files, position, seat, live.game.view(play.state, seat), live.questions()[seat][0])


class Thinker:
    """Asks computer players. *players* are simple ones by game and level, besides the levels the engine knows."""

    def __init__(
        self,
        players: Players = CAREFUL_PLAYERS,
        *,
        processes: int = 1,
        limit: float = 30.0,
        chance: random.Random | None = None,
    ) -> None:
        self._players = players
        self._processes = processes
        self._limit = limit
        self._chance = chance or random.SystemRandom()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="player")
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0  # questions in the hands of the processes

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels people can choose from in *game*, from the weakest to the strongest."""
        return (*levels(game), *(level for level in self._players.get(game, {}) if level != CAREFUL))

    def checked(self, game: str, level: str) -> str:
        """Return *level*, or complain that *game* has none of that name; its process starts while people gather."""
        if level not in self.levels(game):
            offered = ", ".join(self.levels(game))
            raise Refused(f"There is no computer player called {level!r}; there are {offered}.")
        if self._processes and self._is_searching(game, level):
            self._wake_process()
        return level

    def _wake_process(self) -> None:
        """Have the players' process there before it is needed; one that died idle is replaced."""
        try:
            self._processes_pool().submit(awake)
        except BrokenProcessPool:
            log.exception("the players' process has died")
            self._pool, self._waiting = None, 0
            self._processes_pool().submit(awake)

    def _is_searching(self, game: str, level: str) -> bool:
        return level not in self._players.get(game, {}) and level != CAREFUL and levels(game)[level].kind == "search"

    async def answer(self, problem: Problem, level: str) -> tuple[Pick, ...]:
        """Return the answer of the player called *level*; of a simpler one if that fails or takes too long."""
        for each in self._ladder(problem.game.key, level):
            try:
                async with asyncio.timeout(self._patience(problem.game.key, each)):
                    picks = tuple(await self._ask(problem, each))
                problem.question.answer(picks)
            except BrokenProcessPool:
                log.exception("the players' process has died")
                self._pool, self._waiting = None, 0
            except TimeoutError:
                log.warning("player %s is late at %s", each, problem.question.ask)
            except Exception:  # whatever a player does wrong, somebody has to answer
                log.warning("player %s failed at %s", each, problem.question.ask, exc_info=True)
            else:
                return picks
        return random_player(problem.view, problem.question, self._rng())

    def _ladder(self, game: str, level: str) -> list[str]:
        """Return who is asked, one after the other: a search is not even begun where too many wait."""
        if not self._is_searching(game, level):
            return [level, CAREFUL]
        if self._processes and self._waiting >= self._processes * (1 + QUEUE):
            log.info("the players' processes are busy: the greedy one answers for %s", level)
            return [GREEDY, CAREFUL]
        return [level, GREEDY, CAREFUL]

    def _patience(self, game: str, level: str) -> float:
        """Return how long to wait: a search gets little more than the time it may think."""
        if not self._processes or not self._is_searching(game, level):
            return self._limit
        seconds = levels(game)[level].seconds
        return min(self._limit, seconds + max(0.2, seconds / 10))

    def _ask(self, problem: Problem, level: str) -> asyncio.Future[tuple[Pick, ...]]:
        loop = asyncio.get_running_loop()
        simple = self._players.get(problem.game.key, {}).get(level)
        if simple is None and level == CAREFUL:
            simple = careful
        if simple is not None:
            return loop.run_in_executor(self._threads, simple, problem.view, problem.question, self._rng())
        known = levels(problem.game.key)[level]
        task = Task(
            game=problem.game.key,
            content_hash=problem.game.content_hash,
            files=problem.files,
            position=problem.position,
            seat=problem.seat,
            level=known,
            seed=self._chance.getrandbits(64),
        )
        if known.kind == "search" and self._processes:
            return self._think(task)
        return loop.run_in_executor(self._threads, partial(ponder, task))

    def _think(self, task: Task) -> asyncio.Future[tuple[Pick, ...]]:
        """Put *task* to a process, and count it for as long as it is there, waited for or not."""
        loop, pool = asyncio.get_running_loop(), self._processes_pool()
        thought = pool.submit(ponder, task)
        self._waiting += 1

        def is_done(_: object) -> None:
            if self._pool is pool:  # those of a pool that broke down were taken off all at once
                self._waiting -= 1

        thought.add_done_callback(lambda done: _call(loop, is_done, done))
        return asyncio.wrap_future(thought)

    def _processes_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not a copy of this process: that would hold its files open, and its lock.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=follow_parent)
        return self._pool

    def _rng(self) -> Rng:
        return Rng.seeded(self._chance.getrandbits(64))

    def close(self) -> None:
        """Let the pools go; answers under way are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


def _call(loop: asyncio.AbstractEventLoop, verb: Callable[[object], None], fact: object) -> None:
    """Have *verb* called in *loop*, if that still runs."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(verb, fact)
