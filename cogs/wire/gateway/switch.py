"""The switch: which interactions are answered here, and which are only remembered for a moment.

A worker that waits to take over a shard hears it beside the one that answers. When its turn comes it answers what it
has heard in the last seconds: Discord takes the first acknowledgement of each and refuses the second, so that nothing
is answered twice, and nothing that came while nobody answered is lost.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

Raw: TypeAlias = dict[str, Any]
KEPT = 2.9  # seconds; Discord waits three for an acknowledgement
AUTOCOMPLETE = 4  # the type of interactions that nobody misses


class Heard(NamedTuple):
    """An interaction that was heard *at* a time by a *shard* that is not answered here."""

    at: float
    shard: int
    raw: Raw


class Switch:
    """Lets interactions of the shards that are served here through to *answer*; *late* ones come from a memory."""

    def __init__(
        self,
        shard_of: Callable[[int | None], int],
        answer: Callable[[Raw, bool], None],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._shard_of = shard_of
        self._answer = answer
        self._now = now
        self._served: set[int] | None = None
        self._heard: deque[Heard] = deque()
        self._relay: Callable[[Raw], None] | None = None

    def serve_only(self, shards: Iterable[int]) -> None:
        """Answer interactions of *shards* alone from now on; at first all are answered."""
        self._served = set(shards)

    def hear(self, raw: Raw) -> None:
        """Answer an interaction, or remember it."""
        shard = self._shard_of(int(raw["guild_id"]) if raw.get("guild_id") else None)
        if self._served is None or shard in self._served:
            self._answer(raw, False)
        elif raw["type"] == AUTOCOMPLETE:
            return
        elif self._relay:
            self._relay(raw)
        else:
            self._forget_old()
            self._heard.append(Heard(self._now(), shard, raw))

    def relay(self, relay: Callable[[Raw], None]) -> None:
        """Give what is not answered here to *relay* from now on, also what came in the last moments."""
        self._forget_old()
        self._relay = relay
        waiting, self._heard = self._heard, deque()
        for heard in waiting:
            relay(heard.raw)

    def serve_all(self) -> None:
        """Answer everything from now on, also what came in the last moments."""
        self._relay = None
        self.serve({heard.shard for heard in self._heard})
        self._served = None

    def serve(self, shards: Iterable[int]) -> None:
        """Answer interactions of *shards* as well, also those of the last moments."""
        new = set(shards)
        if self._served is not None:
            self._served |= new
        self._forget_old()
        waiting, self._heard = self._heard, deque()
        for heard in waiting:
            if heard.shard in new:
                self._answer(heard.raw, True)
            else:
                self._heard.append(heard)

    def leave(self, shards: Iterable[int]) -> None:
        """Answer interactions of *shards* no longer."""
        self._served = (self._served or set()) - set(shards)

    def _forget_old(self) -> None:
        while self._heard and self._heard[0].at < self._now() - KEPT:
            self._heard.popleft()
