"""Knows when nothing is going on any more."""

import asyncio
from collections.abc import Callable

from local.rest.wire import Wire
from local.shapes.messages import LOADING
from local.state.world import Event, World


class Stillness:
    """Watches events, requests and open interactions."""

    def __init__(self, world: World, wire: Wire) -> None:
        self.world = world
        self.wire = wire
        self._last = 0.0
        self._stirred = asyncio.Event()
        world.listeners.append(self._hear)
        wire.on_call = self._stir

    def _hear(self, event: Event) -> None:
        self._stir()

    def _stir(self) -> None:
        self._last = asyncio.get_running_loop().time()
        self._stirred.set()

    def _is_waiting(self) -> bool:
        if self.wire.under_way:
            return True
        for one in tuple(self.world.interactions.values()):
            if one.acknowledged is None and not one.failed:
                return True
            answer = self.world.messages.get(one.response_id or "")
            if answer and answer.flags & LOADING:
                return True
        return False

    async def wait(self, idle: float, patience: float) -> bool:
        """Wait until nothing has happened for *idle* seconds; False if that takes too long."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        self._last = max(self._last, loop.time())
        while loop.time() < end:
            rest = self._last + idle - loop.time()
            if rest <= 0 and not self._is_waiting():
                return True
            self._stirred.clear()
            try:
                await asyncio.wait_for(self._stirred.wait(), rest if rest > 0 else idle)
            except TimeoutError:
                continue
        return False

    async def until(self, is_done: Callable[[], bool], patience: float) -> bool:
        """Wait until *is_done*, looking again whenever something happens."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while not is_done():
            if loop.time() >= end:
                return False
            self._stirred.clear()
            try:
                await asyncio.wait_for(self._stirred.wait(), end - loop.time())
            except TimeoutError:
                continue
        return True
