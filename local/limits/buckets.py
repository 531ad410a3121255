"""Rate limits: buckets for routes and one for everything, answered with 429 and Retry-After."""

from dataclasses import dataclass

from local.clock import Clock
from local.limits.starts import Starts

GLOBAL_PER_SECOND = 50
# (method, end of the route) -> requests in seconds. Measured or documented figures where there are any;
# Discord changes them at will, a client must go by the headers alone.
LIMITS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji}/@me"): (1, 0.25),
    ("POST", "/channels/{channel_id}/threads"): (50, 300.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("POST", "/webhooks/{application_id}/{token}"): (5, 2.0),
    ("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}"): (5, 2.0),
}
DEFAULT = (10, 1.0)
#: Edits of messages older than that are limited once more, by channel; no header tells of it.
OLD = 3600.0
OLD_EDITS = (3, 6.0)


@dataclass(slots=True)
class Bucket:
    """How many requests are left until the bucket is filled again."""

    left: int
    refilled_at: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """May it pass, and what do the headers say."""

    passes: bool
    headers: dict[str, str]
    retry_after: float = 0.0
    is_global: bool = False


class RateLimits:
    """Counts requests by route and by the channel, server or token in it."""

    def __init__(self, clock: Clock, enabled: bool = True) -> None:
        self._clock = clock
        self.enabled = enabled
        self.starts = Starts(clock)
        self._buckets: dict[tuple[str, str, str], Bucket] = {}
        self._old_edits: dict[str, list[float]] = {}
        self._second = 0
        self._this_second = 0

    def judge(self, method: str, route: str, major: str, counts_globally: bool) -> Verdict:
        """Count one request."""
        if not self.enabled:
            return Verdict(True, {})
        now = self._clock.now()
        if counts_globally and not self._global_passes(now):
            wait = round(int(now) + 1 - now, 3)
            headers = {"Retry-After": f"{wait:.3f}", "X-RateLimit-Global": "true"}
            return Verdict(False, headers | {"X-RateLimit-Scope": "global"}, wait, True)
        limit, seconds = LIMITS.get((method, route), DEFAULT)
        key = (method, route, major)
        bucket = self._buckets.get(key)
        if bucket is None or bucket.refilled_at <= now:
            self._sweep(now)
            bucket = self._buckets[key] = Bucket(limit, now + seconds)
        passes = bucket.left > 0
        bucket.left = max(0, bucket.left - 1)
        wait = max(0.001, bucket.refilled_at - now)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.refilled_at:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash((method, route))):x}",
        }
        if not passes:
            headers |= {"Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": "user"}
        return Verdict(passes, headers, round(wait, 3))

    def old_edit(self, channel_id: str) -> float:
        """Count an edit of an old message; return how long to wait if there were too many, else 0."""
        if not self.enabled:
            return 0.0
        now, (limit, seconds) = self._clock.now(), OLD_EDITS
        recent = [at for at in self._old_edits.get(channel_id, []) if at > now - seconds]
        self._old_edits[channel_id] = recent
        if len(recent) >= limit:
            return recent[0] + seconds - now
        recent.append(now)
        return 0.0

    def _global_passes(self, now: float) -> bool:
        if int(now) != self._second:
            self._second, self._this_second = int(now), 0
        self._this_second += 1
        return self._this_second <= GLOBAL_PER_SECOND

    def _sweep(self, now: float) -> None:
        if len(self._buckets) > 4096:
            self._buckets = {key: one for key, one in self._buckets.items() if one.refilled_at > now}
