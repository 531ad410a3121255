"""Computer players at work: in a bounded pool, never in the way of people, and never at a loss for an answer."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeAlias

from engine.play import Pick, Question
from engine.players import Player, random_player
from engine.players.careful import careful
from engine.players.total_war import careful as careful_war
from engine.players.total_war import greedy as greedy_war
from engine.rng import Rng
from table.errors import Refused

log = logging.getLogger(__name__)
Levels: TypeAlias = Mapping[str, Player]
CAREFUL = "careful"
#: By game; what a game does not name it shares.
SHARED: Levels = {"easy": random_player, CAREFUL: careful}
LEVELS: Mapping[str, Levels] = {"total_war": {"normal": greedy_war, CAREFUL: careful_war}}


class Thinker:
    """Asks computer players; *pool* may be a thread or a process pool."""

    def __init__(
        self,
        levels: Mapping[str, Levels] = LEVELS,
        pool: Executor | None = None,
        *,
        limit: float = 30.0,
        chance: random.Random | None = None,
    ) -> None:
        self._levels = levels
        self._pool = pool or ThreadPoolExecutor(2, thread_name_prefix="player")
        self._limit = limit
        self._chance = chance or random.SystemRandom()

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels people can choose from in *game*."""
        return tuple(level for level in self._known(game) if level != CAREFUL)

    def checked(self, game: str, level: str) -> str:
        """Return *level*, or complain that *game* has none of that name."""
        if level not in self.levels(game):
            offered = ", ".join(self.levels(game))
            raise Refused(f"There is no computer player called {level!r}; there are {offered}.")
        return level

    async def answer(self, game: str, level: str, view: Any, question: Question) -> tuple[Pick, ...]:
        """Return the answer of the player called *level*; of the careful one if that fails or takes too long."""
        known = self._known(game)
        for player in (known.get(level, careful), known[CAREFUL], careful):
            rng = Rng.seeded(self._chance.getrandbits(64))
            loop = asyncio.get_running_loop()
            try:
                job = loop.run_in_executor(self._pool, player, view, question, rng)
                picks = tuple(await asyncio.wait_for(job, self._limit))
                question.answer(picks)
            except Exception:  # whatever a player does wrong, somebody has to answer
                log.warning("player %s of %s failed at %s", level, game, question.ask, exc_info=True)
                continue
            return picks
        return random_player(view, question, Rng.seeded(self._chance.getrandbits(64)))

    def _known(self, game: str) -> Levels:
        return {**SHARED, **self._levels.get(game, {})}

    def close(self) -> None:
        """Let the pool go; answers under way are dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
