"""Budgets: how much one person and one server may ask for before any work begins.

Token buckets in memory: each act costs some tokens, and they come back at a steady rate. Whatever others do, five
presses a second of one person are never refused.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

KEPT = 4096  # buckets of each kind; one that is not kept is full
SURE = (5.0, 10.0)  # what is left to each person when their server has spent its budget
TOLD = 3.0  # seconds in which somebody is not told again that they are too quick
CALLED = 3_600.0  # seconds in which one person cannot call the same other one again

PLAIN, DEAR, DEAREST = 1, 2, 5
#: Commands and verbs that cost more than a look at one table.
COSTS = {
    "play": DEAREST,
    "game new": DEAREST,
    "play_now": DEAREST,
    "open_table": DEAREST,
    "game import": DEAREST,
    "rematch": DEAREST,
    "Invite to my table": DEAREST,
    **dict.fromkeys(("film", "film_share", "analysis", "suppose", "lesson", "lesson_again", "lesson_next"), DEAREST),
    **dict.fromkeys(("turning", "reviewed", "since", "then", "rank", "learn"), DEAR),
    **dict.fromkeys(("Record", "Board at that moment"), DEAR),
    **dict.fromkeys(("game list", "game export", "games", "stats", "verify", "board", "privacy"), DEAR),
    **dict.fromkeys(("hint", "advise", "export", "replay", "known", "estate", "estate_do"), DEAR),
    **dict.fromkeys(("stats_game", "stats_season", "stats_of"), DEAR),
}


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tokens a second, and how many can be saved up."""

    person: tuple[float, float] = (10.0, 40.0)
    server: tuple[float, float] = (100.0, 1000.0)

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            rate, most = getattr(self, name)
            if not (0 < rate < math.inf and DEAREST <= most < math.inf):
                raise ValueError(f"{name} needs a rate above 0 and room for at least {DEAREST} tokens")


class Buckets:
    """Buckets of one kind by key; those used longest ago are dropped."""

    def __init__(self, rate: float, most: float, kept: int = KEPT) -> None:
        self._rate, self._most, self._kept = rate, most, kept
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._left)

    def left(self, key: Hashable, now: float) -> float:
        """Return how many tokens *key* has."""
        left, since = self._left.get(key, (self._most, now))
        return min(self._most, left + (now - since) * self._rate)

    def take(self, key: Hashable, tokens: float, now: float) -> bool:
        """Take *tokens* if there are so many; return whether there were."""
        left = self.left(key, now)
        if left < tokens:
            return False
        self._left[key] = (left - tokens, now)
        self._left.move_to_end(key)
        if len(self._left) > self._kept:
            self._left.popitem(last=False)
        return True


class Budget:
    """What people and servers may still ask for."""

    def __init__(self, limits: Limits | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.retune(limits or Limits())
        self._sure, self._told, self._called = Buckets(*SURE), Buckets(1 / TOLD, 1.0), Buckets(1 / CALLED, 1.0)

    def retune(self, limits: Limits) -> None:
        """Allow as much as *limits* say from now on; all begin with as much as can be saved up."""
        self._people, self._servers = Buckets(*limits.person), Buckets(*limits.server)

    def allows(self, person: int, server: int | None, cost: float = PLAIN) -> bool:
        """Return whether work for *person* on *server* (None: in private) may begin, and spend its *cost*."""
        now = self._clock()
        if self._people.left(person, now) < cost:
            return False
        is_sure = self._sure.take(person, PLAIN, now)
        is_within = server is None or self._servers.take(server, cost, now)
        return (is_sure or is_within) and self._people.take(person, cost, now)

    def is_news(self, person: int) -> bool:
        """Return whether *person* has not been told for a while that they are too quick."""
        return self._told.take(person, 1.0, self._clock())

    def may_call(self, person: int, other: int) -> bool:
        """Return whether *person* may have *other* pinged, which is noted: not again for an hour."""
        return self._called.take((person, other), 1.0, self._clock())
