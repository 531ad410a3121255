"""Computer players at work: in pools of their own, never in the way of people, and never at a loss for an answer.

Simple players answer in a thread. Those that search think in another process, for in this one they would hold up
everybody. If that process is busy, late or dead, the greedy player answers instead; if all else fails, the careful one.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeAlias

from msgspec.structs import replace

from engine import games, saved
from engine.play import Pick, Seat
from engine.players import Player, random_player
from engine.players.careful import careful
from engine.players.levels import Level, levels
from engine.rng import Rng
from ops import meters
from table.errors import Refused
from table.play.live import Live
from table.players.pondering import Problem, judge, ponder
from table.players.pools import Pool

log = logging.getLogger(__name__)
Players: TypeAlias = Mapping[str, Mapping[str, Player]]
CAREFUL, GREEDY = "careful", "greedy"
HINT_SECONDS = 1.5  # for which a hint is thought about at most: somebody sits there and waits
HINTS = 8  # that may be waited for before the greedy player gives one
QUEUE = 2  # questions that may wait for each process before the greedy player takes over
#: Who answers for absent people, by game; the careful player of all games where a game has none of its own.
CAREFUL_PLAYERS: Players = {key: {CAREFUL: game.advice.careful} for key, game in games.items() if game.advice}


def problem_of(live: Live, seat: Seat, files: dict[str, str] | None) -> Problem:
    """Return the question that *seat* is asked now, for a computer player."""
    game, play = live.game, live.play
    position, view = saved.dump(game, play.position), game.view(play.state, seat)
    return Problem(game.key, game.content_hash, files, position, seat, view, live.questions()[seat][0])


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
        self._limit = limit
        self._chance = chance or random.SystemRandom()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="player")
        self._pool = Pool(processes, limit)
        # Hints have a process of their own: however many people ask for one, no computer player waits for it.
        self._hints = Pool(min(processes, 1), limit, is_polite=True)
        self._hinting, self._hinted = asyncio.Semaphore(1), 0
        self._is_busy = False

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels people can choose from in *game*, from the weakest to the strongest."""
        return (*levels(game), *(level for level in self._players.get(game, {}) if level != CAREFUL))

    def checked(self, game: str, level: str) -> str:
        """Return *level*, or complain that *game* has none of that name; its process starts while people gather."""
        if level not in self.levels(game):
            offered = ", ".join(self.levels(game))
            raise Refused(f"There is no computer player called {level!r}; there are {offered}.", key="no-level")
        if self._pool.processes and self._is_searching(game, level):
            self._pool.wake()
        return level

    def _is_searching(self, game: str, level: str) -> bool:
        return level not in self._players.get(game, {}) and level != CAREFUL and levels(game)[level].kind == "search"

    async def answer(self, problem: Problem, level: str) -> tuple[Pick, ...]:
        """Return the answer of the player called *level*; of a simpler one if that fails or takes too long."""
        return (await self._answer(problem, self._ladder(problem.game, level), self._pool))[0]

    async def shares(
        self, game: str, content_hash: str, files: dict[str, str] | None, position: bytes
    ) -> tuple[float, ...] | None:
        """Return each seat's share of the win in a *position* as computers judge it; None if they cannot."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._limit):
                if self._hints.processes:
                    return await self._hints.do(judge, game, content_hash, files, position)
                return await loop.run_in_executor(self._threads, judge, game, content_hash, files, position)
        except Exception:  # whatever goes wrong, a tournament has to go on
            log.warning("a position of %s could not be judged", game, exc_info=True)
            return None

    def expect_hint(self) -> None:
        """Have the process of hints there before one is asked for."""
        if self._hints.processes:
            self._hints.wake()

    async def hint(self, problem: Problem) -> tuple[tuple[Pick, ...], bool]:
        """Return what the strongest player would answer, and whether it did; where many ask, the greedy one does."""
        game = problem.game
        level = self.levels(game)[-1]
        if not self._is_searching(game, level):
            return await self._answer(problem, [level, CAREFUL], self._hints)
        if self._hinted >= HINTS:
            log.debug("too many hints are waited for: the greedy player gives one")
            return (await self._answer(problem, [GREEDY, CAREFUL], self._hints))[0], False
        self._hinted += 1
        try:
            async with self._hinting:  # the time of a hint counts from when its turn comes
                return await self._answer(problem, [level, GREEDY, CAREFUL], self._hints)
        finally:
            self._hinted -= 1

    async def _answer(self, problem: Problem, ladder: list[str], pool: Pool) -> tuple[tuple[Pick, ...], bool]:
        """Return the first answer that comes from the players of *ladder*, and whether the first of them gave it."""
        for each in ladder:
            began, result = time.perf_counter(), "answered"
            try:
                async with asyncio.timeout(self._patience(problem.game, each, pool)):
                    picks = tuple(await self._ask(problem, each, pool))
                problem.question.answer(picks)
            except BrokenProcessPool:
                result = "lost"
                log.debug("player %s lost its process at %s", each, problem.question.ask)
            except TimeoutError:
                result = "late"
                log.warning("player %s is late at %s", each, problem.question.ask)
            except Exception:  # whatever a player does wrong, somebody has to answer
                result = "failed"
                log.warning("player %s failed at %s", each, problem.question.ask, exc_info=True)
            else:
                return picks, each == ladder[0]
            finally:
                meters.searched.note(time.perf_counter() - began, each, result)
        return random_player(problem.view, problem.question, self._rng()), False

    def _ladder(self, game: str, level: str) -> list[str]:
        """Return who is asked, one after the other: a search is not even begun where too many wait."""
        if not self._is_searching(game, level):
            return [level, CAREFUL]
        was_busy, self._is_busy = self._is_busy, self._pool.waiting >= max(1, self._pool.processes) * (1 + QUEUE)
        if self._pool.processes and self._is_busy:
            # Once for each time that it gets too much; while it lasts this would fill the log.
            log.log(logging.DEBUG if was_busy else logging.INFO, "the players' processes are busy: greedy ones answer")
            return [GREEDY, CAREFUL]
        return [level, GREEDY, CAREFUL]

    def _patience(self, game: str, level: str, pool: Pool) -> float:
        """Return how long to wait: a search gets little more than the time it may think."""
        if not pool.processes or not self._is_searching(game, level):
            return self._limit
        seconds = self._known(game, level, pool).seconds
        return min(self._limit, seconds + max(0.2, seconds / 10))

    def _known(self, game: str, level: str, pool: Pool) -> Level:
        """Return how the player called *level* thinks, which is shorter for a hint."""
        known = levels(game)[level]
        return replace(known, seconds=min(known.seconds, HINT_SECONDS)) if pool is self._hints else known

    def _ask(self, problem: Problem, level: str, pool: Pool) -> asyncio.Future[tuple[Pick, ...]]:
        loop = asyncio.get_running_loop()
        simple = self._players.get(problem.game, {}).get(level)
        if simple is None and level == CAREFUL:
            simple = careful
        if simple is not None:
            return loop.run_in_executor(self._threads, simple, problem.view, problem.question, self._rng())
        known = self._known(problem.game, level, pool)
        seed = self._chance.getrandbits(64)
        if known.kind == "search" and pool.processes:
            return pool.think(problem, known, seed)
        return loop.run_in_executor(self._threads, ponder, problem, known, seed)

    def _rng(self) -> Rng:
        return Rng.seeded(self._chance.getrandbits(64))

    def close(self) -> None:
        """Let the pools go; answers under way are dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._pool.close()
        self._hints.close()
