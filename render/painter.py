"""The painter: pictures without holding up the event loop, never the same one twice, and the urgent ones first.

Drawing happens in a few separate processes. A lane (a table's name) goes to the same process if that is free, for there
the last picture of that table lies ready to be altered. Finished pictures are kept by their order's key; an order for a
picture that is owed already waits for it. What nobody waits for any more is not begun. A process that does not answer
in time is killed and replaced.
"""

import asyncio
import os
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
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
PROMPT = 0.3  # seconds in which a picture that somebody waits for should be there
MISSED = 1  # the best rank of one that was not begun by then
FAIR = 10  # of so many pictures one is that which has waited longest


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


class _Job:
    """A picture that is owed, best drawn at its *home*."""

    def __init__(self, key: bytes, order: Order, home: _Bench, rank: int) -> None:
        self.key = key
        self.order = order
        self.home = home
        self.rank = rank
        self.waiting = 0  # how many wait for it
        self.since = time.monotonic()
        self.done: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()

    def standing(self, now: float) -> int:
        """Return its rank by now: what has missed its moment no longer goes before what can still come in time."""
        return max(self.rank, MISSED) if now - self.since > PROMPT else self.rank


class Painter:
    """Draws orders in *processes* of their own; `start` before the first, `close` after the last."""

    def __init__(self, processes: int | None = None, kept: int = KEPT, limit: float = LIMIT) -> None:
        self._limit = limit
        self._count = processes or min(2, os.cpu_count() or 1)
        self._benches: list[_Bench] = []
        self._idle: list[_Bench] = []
        self._kept_bytes = kept
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._held = 0
        self._owed: dict[bytes, _Job] = {}
        self._line: list[_Job] = []  # those of them that were not begun, the oldest first
        self._begun = 0
        self._drawing: set[asyncio.Task[None]] = set()
        self.drawn = 0

    async def start(self) -> None:
        """Start the processes; raise MissingAssets at once if something is missing."""
        self._benches = [_Bench(self._limit) for _ in range(self._count)]
        try:
            await asyncio.gather(*(bench.ready(not number) for number, bench in enumerate(self._benches)))
        except BaseException:
            self._end_processes()
            raise
        self._idle = list(self._benches)

    async def draw(self, order: Order, lane: str = "", rank: int = 0) -> Picture:
        """Return the picture of *order*; those of a lower *rank* are drawn first, those of one *lane* side by side."""
        assert self._benches, "start the painter before it draws"
        key = order.key
        if picture := self._kept.get(key):
            self._kept.move_to_end(key)
            return picture
        job = self._owed.get(key)
        if job is None:
            job = self._owed[key] = _Job(key, order, self._bench(lane), rank)
            self._line.append(job)
            self._assign()
        job.rank = min(job.rank, rank)
        job.waiting += 1
        try:
            # A caller that stops waiting must not cancel the picture for the others.
            return await asyncio.shield(job.done)
        finally:
            job.waiting -= 1
            if not job.waiting and job in self._line:
                self._line.remove(job)
                del self._owed[key]

    async def say(self, order: Order, lane: str = "") -> Picture:
        """Return *order* in words alone, a picture without its file; for when it cannot be drawn."""
        return await self._bench(lane).do(_say, order)

    def _bench(self, lane: str) -> _Bench:
        return self._benches[zlib.crc32(lane.encode()) % len(self._benches)]

    def _assign(self) -> None:
        """Give what is first in line to the processes that have nothing to do."""
        while self._line and self._idle:
            job = self._next()
            bench = job.home if job.home in self._idle else self._idle[0]
            self._line.remove(job)
            self._idle.remove(bench)
            self._begun += 1
            task = asyncio.create_task(self._draw(job, bench))
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)

    def _next(self) -> _Job:
        """Return what is drawn next: now and then what has waited longest, so that nothing waits for ever."""
        if self._begun % FAIR == FAIR - 1:
            return self._line[0]
        now, idle = time.monotonic(), self._idle
        return min(self._line, key=lambda job: (job.standing(now), job.home not in idle))

    async def close(self) -> None:
        """Finish what is almost drawn, and end the processes."""
        for job in self._line:
            job.done.cancel()
        self._line.clear()
        drawing = list(self._drawing)
        if drawing:
            await asyncio.wait(drawing, timeout=CLOSING)
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        await asyncio.to_thread(self._end_processes)

    async def _draw(self, job: _Job, bench: _Bench) -> None:
        try:
            picture = await bench.do(_draw, job.order)
        except Exception as error:
            job.done.set_exception(error)
            job.done.exception()  # perhaps nobody waits for it any more
        except asyncio.CancelledError:
            job.done.cancel()
            raise
        else:
            self.drawn += 1
            self._keep(job.key, picture)
            job.done.set_result(picture)
        finally:
            del self._owed[job.key]
            self._idle.append(bench)
            self._assign()

    def _keep(self, key: bytes, picture: Picture) -> None:
        self._kept[key] = picture
        self._held += len(picture.data)
        while self._held > self._kept_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._held -= len(oldest.data)

    def _end_processes(self) -> None:
        for bench in self._benches:
            bench.close()
        self._benches = []
