"""The painter: pictures without holding up the event loop, and never the same one twice.

Drawing happens in a few separate processes. A lane (a table's name) always goes to the same process, where the last
picture of that table lies ready to be altered. Finished pictures are kept by their order's key; an order for a picture
that is being drawn waits for it. A process that does not answer in time is killed and replaced.
"""

import asyncio
import os
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from engine import registered
from engine.registry import GameClass
from render.errors import TooSlow
from render.orders import Order, Picture
from workers import WorkerContext, kill

KEPT = 64 * 1024 * 1024  # bytes of finished pictures
LIMIT = 5.0  # seconds in which a picture is drawn, or not at all
STARTING = 60.0  # seconds in which a process has started
CLOSING = 1.0  # seconds in which what is being drawn may be finished


# These run in the drawing process. They import late, so that the bot itself never loads fonts, icons or Pillow.


def _prepare(games: tuple[GameClass, ...]) -> None:
    from render.paint import workshop

    workshop.prepare(games)


def _wake() -> None:
    """Do nothing: that the process runs this shows that it has started."""


def _check() -> None:
    from render.paint import workshop

    workshop.check()


def _draw(order: Order) -> Picture:
    from render.paint import workshop

    return workshop.draw(order)


def _say(order: Order) -> Picture:
    from render.paint import workshop

    return workshop.say(order)


class _Bench:
    """One drawing process, started again if it dies, and killed if it takes longer than *limit* seconds."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._turn = asyncio.Lock()
        self._begin()

    def _begin(self) -> None:
        self._process = ProcessPoolExecutor(1, WorkerContext(), _prepare, (registered(),))
        self._is_ready = False

    async def do(self, job: Callable[[Order], Picture], order: Order) -> Picture:
        """Return what *job* makes of *order*; one that kills the process twice, or takes too long, is given up."""
        async with self._turn:
            try:
                return await self._done(job, order)
            except BrokenProcessPool:
                self._replace()
                return await self._done(job, order)

    async def _done(self, job: Callable[[Order], Picture], order: Order) -> Picture:
        loop = asyncio.get_running_loop()
        try:
            if not self._is_ready:  # starting is not drawing, and takes longer on a busy machine
                await self.ready(is_first=False)
            async with asyncio.timeout(self._limit):
                return await loop.run_in_executor(self._process, job, order)
        except TimeoutError:
            self._replace()
            raise TooSlow(type(order).__name__, self._limit) from None

    def _replace(self) -> None:
        kill(self._process)
        self._process.shutdown(wait=False)
        self._begin()

    async def ready(self, is_first: bool) -> None:
        """Wait until the process has started; the first also looks whether all fonts and icons are there."""
        async with asyncio.timeout(STARTING):
            await asyncio.get_running_loop().run_in_executor(self._process, _check if is_first else _wake)
        self._is_ready = True

    def close(self) -> None:
        """End the process, also one that no longer answers."""
        kill(self._process)
        self._process.shutdown(wait=True, cancel_futures=True)


class Painter:
    """Draws orders in *processes* of their own; `start` before the first, `close` after the last."""

    def __init__(self, processes: int | None = None, kept: int = KEPT, limit: float = LIMIT) -> None:
        self._limit = limit
        self._count = processes or min(2, os.cpu_count() or 1)
        self._benches: list[_Bench] = []
        self._kept_bytes = kept
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._held = 0
        self._drawing: dict[bytes, asyncio.Task[Picture]] = {}
        self._warming: asyncio.Task[None] | None = None
        self.drawn = 0

    async def start(self, warm_up: Sequence[Order] = ()) -> None:
        """Start the processes; raise MissingAssets at once if something is missing, then draw *warm_up* meanwhile."""
        self._benches = [_Bench(self._limit) for _ in range(self._count)]
        try:
            await asyncio.gather(*(bench.ready(not number) for number, bench in enumerate(self._benches)))
        except BaseException:
            self._end_processes()
            raise
        if warm_up:
            self._warming = asyncio.create_task(self._warm(warm_up))

    async def draw(self, order: Order, lane: str = "") -> Picture:
        """Return the picture of *order*; orders of one *lane* are drawn by the same process."""
        assert self._benches, "start the painter before it draws"
        key = order.key
        if picture := self._kept.get(key):
            self._kept.move_to_end(key)
            return picture
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, order, lane))
            # Retrieve the exception of a picture that no caller waits for, or asyncio logs it.
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._drawing[key] = task
        # A caller that stops waiting must not cancel the picture for the others.
        return await asyncio.shield(task)

    async def say(self, order: Order, lane: str = "") -> Picture:
        """Return *order* in words alone, a picture without its file; for when it cannot be drawn."""
        return await self._bench(lane).do(_say, order)

    def _bench(self, lane: str) -> _Bench:
        return self._benches[zlib.crc32(lane.encode()) % len(self._benches)]

    async def close(self) -> None:
        """Finish what is almost drawn, and end the processes."""
        if self._warming:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        drawing = set(self._drawing.values())
        if drawing:
            await asyncio.wait(drawing, timeout=CLOSING)
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        await asyncio.to_thread(self._end_processes)

    async def _draw(self, key: bytes, order: Order, lane: str) -> Picture:
        try:
            picture = await self._bench(lane).do(_draw, order)
            self.drawn += 1
            self._keep(key, picture)
            return picture
        finally:
            del self._drawing[key]

    def _keep(self, key: bytes, picture: Picture) -> None:
        self._kept[key] = picture
        self._held += len(picture.data)
        while self._held > self._kept_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._held -= len(oldest.data)

    async def _warm(self, orders: Iterable[Order]) -> None:
        for order in orders:
            await asyncio.gather(*(bench.do(_draw, order) for bench in self._benches))

    def _end_processes(self) -> None:
        for bench in self._benches:
            bench.close()
        self._benches = []
