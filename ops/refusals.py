"""What Discord refuses: 429 by scope and what it concerns, and the invalid requests that lead to a ban."""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Callable

from ops import meters

log = logging.getLogger("kaiju.ops")
BAN, WITHIN = 10_000, 600.0  # invalid requests within so many seconds, after which the address is banned
WARNED = BAN // 10
INVALID = (401, 403, 429)
TOO_MANY = 429
KEPT = 4096


class Refusals:
    """Counts what was refused, and remembers which routes are to be left alone until when."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._invalid: deque[float] = deque(maxlen=BAN)
        self._is_warned = False
        self._paused: dict[str, float] = {}
        self.scopes: Counter[str] = Counter()

    @property
    def invalid(self) -> int:
        """Invalid requests of the last ten minutes."""
        limit = self._clock() - WITHIN
        while self._invalid and self._invalid[0] <= limit:
            self._invalid.popleft()
        return len(self._invalid)

    @property
    def is_many(self) -> bool:
        """Whether there are so many that the owner should know."""
        return self.invalid >= WARNED

    def note(self, status: int, scope: str = "") -> None:
        """Count an answer; *scope* is whom a 429 is about: this bot on a route, all of it, or a shared resource."""
        if status == TOO_MANY:
            scope = scope if scope in ("user", "global", "shared") else "unknown"
            self.scopes[scope] += 1
            meters.limited.note(1, scope)
        # Discord does not blame a bot for what it shares with others.
        if status in INVALID and scope != "shared":
            self._invalid.append(self._clock())
            self._warn()

    def _warn(self) -> None:
        if self.is_many and not self._is_warned:
            log.warning("Discord refuses many requests", extra={"invalid": self.invalid, "ban": BAN})
        self._is_warned = self.is_many

    def pause(self, route: str, seconds: float) -> None:
        """Leave a *route* alone for so long."""
        now = self._clock()
        if len(self._paused) >= KEPT:
            self._paused = {each: until for each, until in self._paused.items() if until > now}
        self._paused[route] = max(self._paused.get(route, 0.0), now + seconds)

    def wait(self, route: str) -> float:
        """Return for how many seconds a *route* is still to be left alone."""
        until = self._paused.get(route)
        if until is None:
            return 0.0
        left = until - self._clock()
        if left <= 0:
            del self._paused[route]
        return max(0.0, left)
