"""The limits on sessions that begin: so many a day, and a pause between two of them."""

from local.clock import Clock
from local.state.model import Json

DAY = 86_400.0
PAUSE = 5.0  # seconds between two identifies of one rate limit key
TOTAL = 1000


class Starts:
    """Counts sessions that begin: so many a day, one in five seconds for each `shard_id % max_concurrency`."""

    def __init__(self, clock: Clock, total: int = TOTAL, max_concurrency: int | None = None) -> None:
        self._clock = clock
        self.total = total
        self.max_concurrency = max_concurrency or 1
        self.is_paced = max_concurrency is not None
        self._used = 0
        self._resets_at = 0.0
        self._last: dict[int, float] = {}

    def limit(self) -> Json:
        """Spell the session start limit."""
        self._turn_over()
        rest = max(0.0, self._resets_at - self._clock.now())
        return {
            "total": self.total,
            "remaining": max(0, self.total - self._used),
            "reset_after": int(rest * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def is_too_soon(self, shard_id: int) -> bool:
        """Tell whether the last session with the rate limit key of this shard began less than five seconds ago."""
        last = self._last.get(shard_id % self.max_concurrency)
        return self.is_paced and last is not None and self._clock.now() - last < PAUSE

    def take(self, shard_id: int) -> bool:
        """Count a session that begins; False if the day's sessions are used up."""
        self._turn_over()
        if self._used >= self.total:
            return False
        if not self._used:
            self._resets_at = self._clock.now() + DAY
        self._used += 1
        self._last[shard_id % self.max_concurrency] = self._clock.now()
        return True

    def _turn_over(self) -> None:
        if self._used and self._clock.now() >= self._resets_at:
            self._used, self._resets_at = 0, 0.0
