"""The request budget: Discord takes 50 counted requests a second from a bot, and the urgent ones go first.

A token bucket that never lets more than its limit through within a second, shared by the workers of a bot. When it is
short, messages that can wait are admitted at the rate that more urgent ones leave, together at least a tenth, and are
put off otherwise: their rows stay in the outbox, where a later change of the same message takes their place.
Nothing is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum

from ops import meters

LIMIT = 50.0  # counted requests a second, of all workers
BURST = 0.1  # share of the limit that may be saved up; the rest is the steady rate, so that no second has more
SPARED = 0.05  # share of the rate that nobody is admitted to, so that what was admitted does not pile up
WINDOW = 5.0  # seconds over which use is averaged
FAIR = 10  # of so many requests one goes to whoever has waited longest
#: Seconds between two edits of a message, by how much of the budget is used: plenty, short, used up.
RESTS = ((0.0, 2.0), (0.8, 5.0), (0.97, 15.0))


class Urgency(IntEnum):
    """What goes first: *CALL* is also whatever a person waits for."""

    CALL = 0
    SETTLE = 1
    PANEL = 2
    COURTESY = 3


#: Shares of the rate that are left to what can wait, together what `FAIR` gives them.
LEAST = {Urgency.CALL: 1.0, Urgency.SETTLE: 0.05, Urgency.PANEL: 0.03, Urgency.COURTESY: 0.02}
_urgency: ContextVar[Urgency] = ContextVar("kaiju_urgency", default=Urgency.CALL)


def urgency() -> Urgency:
    """Return how urgent the requests of this task are."""
    return _urgency.get()


@contextmanager
def urgent(how: Urgency) -> Iterator[None]:
    """Let requests made inside be of that urgency."""
    token = _urgency.set(how)
    try:
        yield
    finally:
        _urgency.reset(token)


class Use:
    """How many tokens each urgency has taken a second, averaged over the last seconds."""

    def __init__(self, now: float) -> None:
        self._rates = [0.0] * len(Urgency)
        self._at = now

    def add(self, how: Urgency, now: float) -> None:
        """Count one token."""
        self._fade(now)
        self._rates[how] += 1 / WINDOW

    def above(self, how: int, now: float) -> float:
        """Return the rate of everything more urgent than *how*."""
        self._fade(now)
        return sum(self._rates[:how])

    def _fade(self, now: float) -> None:
        kept = max(0.0, 1 - (now - self._at) / WINDOW)
        self._rates = [rate * kept for rate in self._rates]
        self._at = now


class RequestBudget:
    """The counted requests of this worker: *limit* a second, of which it has a *share*."""

    def __init__(
        self,
        limit: float = LIMIT,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._limit, self._clock, self._sleep = limit, clock, sleep
        self.share: Callable[[], float] = lambda: 1.0  # of all workers; the cluster sets it
        self._at = clock()
        self._tokens = self._most
        self._use = Use(self._at)
        self._admitted = [(1.0, self._at)] * len(Urgency)  # tokens to begin what can wait, and when they were counted
        self._waiting: dict[Urgency, deque[tuple[float, asyncio.Future[None]]]] = {how: deque() for how in Urgency}
        self._given = 0
        self._serving: asyncio.Task[None] | None = None
        self._closed_until = 0.0

    @property
    def rate(self) -> float:
        """Requests a second that this worker may make for long."""
        return self._limit * (1 - BURST) * min(1.0, max(0.0, self.share()))

    @property
    def _most(self) -> float:
        return max(1.0, self._limit * BURST * min(1.0, max(0.0, self.share())))

    @property
    def used(self) -> float:
        """The share of the rate that was used in the last seconds."""
        return self._used_above(len(Urgency))

    def _used_above(self, how: int) -> float:
        return min(1.0, self._use.above(how, self._clock()) / max(self.rate, 0.001))

    def waiting(self, how: Urgency) -> int:
        """Return how many requests of that urgency wait."""
        return sum(not done.done() for _, done in self._waiting[how])

    @property
    def is_short(self) -> bool:
        """Whether messages should be edited more rarely than usual."""
        return self._used_above(Urgency.COURTESY) >= RESTS[1][0]

    def rest(self) -> float:
        """Return for how many seconds a message that was edited now is left alone."""
        used = self._used_above(Urgency.COURTESY)  # courtesies fill what others leave
        return next(rest for least, rest in reversed(RESTS) if used >= least)

    def put_off(self, how: Urgency) -> float:
        """Return for how many seconds a delivery of that urgency is put off; 0: it may begin now."""
        if how is Urgency.CALL:
            return 0.0
        now = self._clock()
        left = max(LEAST[how] * self.rate, (1 - SPARED) * self.rate - self._use.above(how, now))
        tokens, since = self._admitted[how]
        tokens = min(self._most, tokens + (now - since) * left)
        is_admitted = tokens >= 1.0
        self._admitted[how] = (tokens - is_admitted, now)
        return 0.0 if is_admitted else max(self.rest(), RESTS[1][1])

    def pause(self, seconds: float) -> None:
        """Let no counted request through for so long: Discord has said so for the whole bot."""
        self._closed_until = max(self._closed_until, self._clock() + seconds)

    async def take(self, how: Urgency) -> None:
        """Wait until a request may be made, the urgent ones first."""
        now = self._clock()
        if not self._serving and now >= self._closed_until and self._refilled(now) >= 1.0:
            self._spend(how, now)
            meters.budgeted.note(0.0, how.name.lower())
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[how].append((now, done))
        if not self._serving:
            self._serving = asyncio.create_task(self._serve())
        await done
        meters.budgeted.note(self._clock() - now, how.name.lower())

    def _refilled(self, now: float) -> float:
        self._tokens = min(self._most, self._tokens + (now - self._at) * self.rate)
        self._at = now
        return self._tokens

    def _spend(self, how: Urgency, now: float) -> None:
        self._tokens -= 1.0
        self._use.add(how, now)

    async def _serve(self) -> None:
        """Let those who wait through, until nobody does."""
        try:
            while self._first() is not None:
                now = self._clock()
                missing = 1.0 - self._refilled(now)
                # A worker without any share now waits for one.
                wait = max(self._closed_until - now, missing / self.rate if self.rate > 0 else 1.0)
                if wait > 1e-9:
                    await self._sleep(wait)
                    continue
                how = self._first()
                if how is not None:
                    self._spend(how, now)
                    self._given += 1
                    self._waiting[how].popleft()[1].set_result(None)
        finally:
            self._serving = None

    def _first(self) -> Urgency | None:
        """Return whose turn it is; requests that nobody waits for any more are forgotten."""
        for queue in self._waiting.values():
            while queue and queue[0][1].done():
                queue.popleft()
        there = [how for how, queue in self._waiting.items() if queue]
        if there and self._given % FAIR == FAIR - 1:
            return min(there, key=lambda how: self._waiting[how][0][0])
        return there[0] if there else None
