"""Computer players at work: in pools of their own, never in the way of people, and never at a loss for an answer.

Simple players answer in a thread. Those that search think in another process, for in this one they would hold up
everybody. Whatever goes wrong with a player, the careful one answers instead.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeAlias

import msgspec

from engine import saved
from engine.play import Game, Pick, Question, Seat
from engine.players import Player, random_player
from engine.players.careful import careful
from engine.players.levels import levels
from engine.players.total_war import careful as careful_war
from engine.rng import Rng
from table.errors import Refused
from table.live import Live
from table.pondering import Task, ponder, prepare

log = logging.getLogger(__name__)
Players: TypeAlias = Mapping[str, Mapping[str, Player]]
CAREFUL = "careful"
#: Who answers for absent people, by game; the careful player of all games where a game has none of its own.
CAREFUL_PLAYERS: Players = {"total_war": {CAREFUL: careful_war}}


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

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels people can choose from in *game*, from the weakest to the strongest."""
        return (*levels(game), *(level for level in self._players.get(game, {}) if level != CAREFUL))

    def checked(self, game: str, level: str) -> str:
        """Return *level*, or complain that *game* has none of that name."""
        if level not in self.levels(game):
            offered = ", ".join(self.levels(game))
            raise Refused(f"There is no computer player called {level!r}; there are {offered}.")
        return level

    async def answer(self, problem: Problem, level: str) -> tuple[Pick, ...]:
        """Return the answer of the player called *level*; of the careful one if that fails or takes too long."""
        for each in (level, CAREFUL):
            try:
                async with asyncio.timeout(self._limit):
                    picks = tuple(await self._ask(problem, each))
                problem.question.answer(picks)
            except BrokenProcessPool:
                log.exception("the players' process has died")
                self._pool = None
            except Exception:  # whatever a player does wrong, somebody has to answer
                log.warning("player %s failed at %s", each, problem.question.ask, exc_info=True)
            else:
                return picks
        return random_player(problem.view, problem.question, self._rng())

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
        pool: Executor = self._processes_pool() if known.kind == "search" and self._processes else self._threads
        return loop.run_in_executor(pool, partial(ponder, task))

    def _processes_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not a copy of this process: that would hold its files open, and its lock.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=prepare)
        return self._pool

    def _rng(self) -> Rng:
        return Rng.seeded(self._chance.getrandbits(64))

    def close(self) -> None:
        """Let the pools go; answers under way are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
