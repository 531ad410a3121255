"""A clock that tests move, and sleeps that wait for it."""

import asyncio
import heapq
from itertools import count


class VirtualClock:
    """Time that passes only while everybody waits for it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Wait until *seconds* have passed on this clock."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.now + seconds, next(self._numbers), done))
        await done

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, and everybody who wakes up meanwhile do their work."""
        end = self.now + seconds
        await settle()
        while self._waiting and self._waiting[0][0] <= end:
            at, _, done = heapq.heappop(self._waiting)
            self.now = max(self.now, at)
            if not done.done():
                done.set_result(None)
            await settle()
        self.now = end


async def settle() -> None:
    """Let every task run until it waits for something."""
    for _ in range(5):
        await asyncio.sleep(0)
