"""A memo: what is dear to compute is kept for a while, and equal requests at the same time share one computation."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def _always(_: object) -> bool:
    return True


class Memo(Generic[K, V]):
    """Keeps *most* values for *seconds* each."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._kept: OrderedDict[K, tuple[float, V]] = OrderedDict()
        self._computing: dict[K, asyncio.Task[V]] = {}

    async def get(
        self, key: K, compute: Callable[[], Awaitable[V]], is_worth_keeping: Callable[[V], bool] = _always
    ) -> V:
        """Return the value of *key*, computed if it is not kept; a failure is not kept, but shared."""
        if key in self._kept:
            until, value = self._kept[key]
            if self._clock() < until:
                self._kept.move_to_end(key)
                return value
            del self._kept[key]
        task = self._computing.get(key)
        if task is None:
            task = self._computing[key] = asyncio.create_task(self._compute(key, compute, is_worth_keeping))
            # If nobody waits any more, a failure has nobody to be told to.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        # A caller that stops waiting must not cancel the value for the others.
        return await asyncio.shield(task)

    async def _compute(self, key: K, compute: Callable[[], Awaitable[V]], is_worth_keeping: Callable[[V], bool]) -> V:
        try:
            value = await compute()
            if self._computing.get(key) is asyncio.current_task() and is_worth_keeping(value):
                self._kept[key] = (self._clock() + self._seconds, value)
                if len(self._kept) > self._most:
                    self._kept.popitem(last=False)
            return value
        finally:
            if self._computing.get(key) is asyncio.current_task():
                del self._computing[key]

    def forget(self, which: Callable[[K], bool] = _always) -> None:
        """Drop what *which* picks; what is being computed for them is not kept either."""
        for key in [key for key in self._kept if which(key)]:
            del self._kept[key]
        for key in [key for key in self._computing if which(key)]:
            del self._computing[key]
