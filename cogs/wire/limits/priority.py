"""Who goes first when many people click at once: acknowledgements, then answers, then pictures and panels.

Discord waits three seconds for an acknowledgement and a person hardly longer for an answer; a panel may well come a
moment later. Nobody waits for ever: each kind of waiting has a limit.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from table import finish_tasks as finish

CALM = 1.0  # seconds that answers wait for acknowledgements
QUIET = 3.0  # seconds that pictures and panels wait for answers
DENSE = 24  # clicks being answered at the same time


class Priority:
    """Counts the clicks under way."""

    def __init__(self) -> None:
        self._arriving = 0
        self._tidy: asyncio.TimerHandle | None = None
        self._answering: set[asyncio.Task[Any]] = set()
        self._calm, self._quiet = asyncio.Event(), asyncio.Event()
        self._calm.set()
        self._quiet.set()

    @property
    def is_dense(self) -> bool:
        """Whether so many wait for an answer that whatever else there is should wait."""
        return len(self._answering) > DENSE

    @property
    def under_way(self) -> int:
        """How many clicks are being answered."""
        return len(self._answering)

    @contextmanager
    def arriving(self) -> Iterator[None]:
        """Count a click that has come and is not acknowledged yet."""
        if not self._arriving:
            self._calm.clear()
            gc.disable()  # looking for garbage can take longer than acknowledging all of them
            # If Discord is slow to take them, clicks may be under way for ever; garbage must not pile up as long.
            self._tidy = asyncio.get_running_loop().call_later(CALM, gc.enable)
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1
            if not self._arriving:
                self._calm.set()
                gc.enable()
                if self._tidy:
                    self._tidy.cancel()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count a click until it is answered."""
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        if self.is_dense:
            self._quiet.clear()
        try:
            yield
        finally:
            self._answering.discard(task)
            if not self.is_dense:
                self._quiet.set()

    async def calm(self) -> None:
        """Wait until every click that has come is acknowledged."""
        await _waited(self._calm, CALM)

    async def quiet(self) -> None:
        """Wait until few clicks are left to be answered."""
        await _waited(self._calm, CALM)
        await _waited(self._quiet, QUIET)

    async def finish(self, seconds: float) -> None:
        """Let answers under way come to their end; what takes longer than *seconds* is dropped."""
        await finish(self._answering, "answers", seconds)


async def _waited(event: asyncio.Event, seconds: float) -> None:
    if not event.is_set():
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()
