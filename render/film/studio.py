"""The studio: films are made in a process of their own, one after the other.

The process begins with the first film that is wanted and ends when nobody wants another. One that dies is replaced, and
its film made again once; one that takes too long is killed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING

from engine import registered
from engine.registry import GameClass
from render.errors import TooSlow
from render.film.kept import FRESH, FilmFolder
from render.film.orders import FilmOrder
from render.orders import Picture
from workers import WorkerContext, follow_politely, kill

if TYPE_CHECKING:
    from multiprocessing.sharedctypes import Synchronized

log = logging.getLogger("kaiju.render")
LIMIT = 60.0  # seconds in which a film is made, the start of the process included
WATCHED = 0.25  # seconds between two looks at how far a film is
Progress = Callable[[int], Awaitable[None]]

# These run in the process. It imports late, so that the bot itself never loads fonts, icons or Pillow.
_done: Synchronized[int] | None = None


def _prepare(games: tuple[GameClass, ...], done: Synchronized[int]) -> None:
    from engine import register

    global _done
    follow_politely()
    register(*games)
    _done = done


def _make(order: FilmOrder) -> Picture:
    from render.film.making import make

    def note(frames: int) -> None:
        assert _done is not None
        _done.value = frames

    return make(order, note)


class Studio:
    """Makes films, or finds those that are kept in *folder*."""

    def __init__(self, folder: Path, limit: float = LIMIT) -> None:
        self._kept = FilmFolder(folder)
        self._kept.sweep()
        self._limit = limit
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._process: ProcessPoolExecutor | None = None
        self._frames: Synchronized[int] | None = None
        self._making: dict[str, asyncio.Task[Picture]] = {}
        self._keeping = asyncio.Lock()
        self._forgotten = 0  # how often all films were dropped

    async def find(self, key: str) -> Picture | None:
        """Return the film called *key* if it is kept."""
        return await asyncio.to_thread(self._kept.read, key)

    async def film(self, key: str, order: FilmOrder, progress: Progress | None = None) -> Picture:
        """Return the film of *order* and keep it as *key*; *progress* is told how many frames are done."""
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._made_and_kept(key, order, self._forgotten))
            making.add_done_callback(lambda done: done.cancelled() or done.exception())
        last = 0
        while not making.done():
            await asyncio.wait({making}, timeout=WATCHED)
            if progress and self._frames and last != (last := self._frames.value) and not making.done():
                await progress(last)
        return await making

    async def _made_and_kept(self, key: str, order: FilmOrder, forgotten: int) -> Picture:
        self._waiting += 1
        try:
            async with self._turn:
                film = await self._made(order)
        finally:
            del self._making[key]
            self._waiting -= 1
            if not self._waiting:
                self._end()
        async with self._keeping:
            if forgotten != self._forgotten:
                return film  # it names somebody who was to be forgotten meanwhile
            await asyncio.to_thread(self._kept.keep, key, film)
        asyncio.get_running_loop().call_later(FRESH + 1, self._kept.sweep)
        return film

    async def _made(self, order: FilmOrder) -> Picture:
        try:
            return await self._made_once(order)
        except BrokenProcessPool:
            log.warning("a film is made again: its process died", extra={"game": order.game})
            self._end()
            return await self._made_once(order)

    async def _made_once(self, order: FilmOrder) -> Picture:
        process, loop = self._begun(), asyncio.get_running_loop()
        assert self._frames is not None
        self._frames.value = 0
        try:
            async with asyncio.timeout(self._limit):
                return await loop.run_in_executor(process, _make, order)
        except TimeoutError:
            self._end()
            raise TooSlow(type(order).__name__, self._limit) from None

    def _begun(self) -> ProcessPoolExecutor:
        if self._process is None:
            context = WorkerContext()
            self._frames = context.Value("i", 0)
            self._process = ProcessPoolExecutor(1, context, _prepare, (registered(), self._frames))
        return self._process

    def _end(self) -> None:
        if self._process is not None:
            kill(self._process)
            self._process.shutdown(wait=False, cancel_futures=True)
            self._process = None

    async def close(self) -> None:
        """End the process, and drop what is being made."""
        making = list(self._making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
        self._end()

    async def forget(self) -> None:
        """Drop all films that are kept, for somebody's name may be in them; what is being made is not kept either."""
        self._forgotten += 1
        async with self._keeping:
            await asyncio.to_thread(self._kept.clear)
