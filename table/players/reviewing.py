"""Finished games looked at afterwards: in a polite process of its own, one at a time, and again once if it dies."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool

import msgspec

from engine import saved
from engine.play import Choice, Runner
from engine.players.analysis import Analysis, analysed
from table.errors import Refused
from table.players.pondering import game_of
from table.players.pools import Pool

log = logging.getLogger(__name__)
LIMIT = 60.0  # seconds after which the process hangs: the analysis itself ends long before
TRIES = 2


class WholeGame(msgspec.Struct, frozen=True):
    """A game from its beginning to its end; it can be sent to a process. *files*: its content if none that ships."""

    game: str
    content_hash: str
    files: dict[str, str] | None
    position: bytes
    made: tuple[Choice, ...]


def review(whole: WholeGame) -> Analysis:
    """Return how a game went."""
    game = game_of(whole.game, whole.content_hash, whole.files)
    return analysed(Runner(game, saved.load(game, whole.position)), whole.made, time.monotonic)


class Reviewer:
    """Has games analysed; without *processes* in a thread."""

    def __init__(self, processes: int, limit: float = LIMIT) -> None:
        self._pool = Pool(min(processes, 1), limit, is_polite=True)
        self._turn = asyncio.Lock()  # the time of each counts from when its turn comes

    async def review(self, whole: WholeGame) -> Analysis:
        """Return how a game went; work that died with its process is done again once."""
        async with self._turn:
            for _ in range(TRIES):
                try:
                    if self._pool.processes:
                        return await self._pool.do(review, whole)
                    return await asyncio.to_thread(review, whole)
                except BrokenProcessPool:
                    log.warning("an analysis of %s has lost its process", whole.game)
        raise Refused("That game could not be analysed; try again later.", key="analysis-failed")

    def close(self) -> None:
        """End the process; what is under way is dropped."""
        self._pool.close()
