"""A clock that tests can move, so that no test waits fifteen minutes for a token to expire."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

Callback = Callable[[], None]


class Alarm:
    """A call that will be made at a moment of the clock, unless it is cancelled."""

    __slots__ = ("callback", "cancelled", "when")

    def __init__(self, when: float, callback: Callback) -> None:
        self.when = when
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        """Forget the call."""
        self.cancelled = True


class Clock:
    """Seconds since 1970, plus whatever a test has added."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._moved = 0.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return the present moment in seconds."""
        return self._source() + self._moved

    def at(self, when: float, callback: Callback) -> Alarm:
        """Call *callback* once the clock shows *when*."""
        alarm = Alarm(when, callback)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        if self._timer is None or self._alarms[0][2] is alarm:
            self._arm()
        return alarm

    def after(self, seconds: float, callback: Callback) -> Alarm:
        """Call *callback* in *seconds* of this clock."""
        return self.at(self.now() + seconds, callback)

    def advance(self, seconds: float) -> None:
        """Move on by *seconds* and make every call that has become due."""
        self._moved += seconds
        self._ring()

    def stop(self) -> None:
        """Make no more calls."""
        self._alarms.clear()
        if self._timer:
            self._timer.cancel()

    def _arm(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._alarms:
            delay = max(0.0, self._alarms[0][0] - self.now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        while self._alarms and self._alarms[0][0] <= self.now():
            alarm = heapq.heappop(self._alarms)[2]
            if not alarm.cancelled:
                alarm.callback()
        self._arm()


def iso(moment: float) -> str:
    """Spell a moment as Discord does."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
