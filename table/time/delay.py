"""How long an automatic answer waits: as long as that person takes for an answer by hand.

A wait is measured in waking time, so that what was slept through does not count and no answer comes in the night. It
is one of the person's own waits at this pace and time of day, or, the fewer of them are known, drawn from a prior.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from datetime import datetime
from statistics import NormalDist
from typing import NamedTuple

from table.models import Person
from table.time.clock import DAY, HOUR, zone

PRIOR = 4  # waits that the prior stands for
NEAR = 3 * HOUR  # waits that began at this distance of the time of day are preferred
ENOUGH = 12  # if there are as many of them
JITTER = 0.1  # by which a wait is stretched or cut, so that none comes twice
SHORTEST = 0.001  # seconds


class Wait(NamedTuple):
    """A wait in seconds; without an answer *by_hand* at its end it says only that it would have been longer."""

    seconds: float
    by_hand: bool


class Prior(NamedTuple):
    """A log-normal distribution, for people of whom little is known."""

    median: float
    sigma: float

    def between(self, low: float, high: float, share: float) -> float:
        """Return the wait between *low* and *high* below which *share* of those lie."""
        bell = NormalDist(math.log(self.median), self.sigma)
        below = bell.cdf(math.log(max(low, SHORTEST)))
        span = bell.cdf(math.log(max(high, SHORTEST))) - below
        if span < 1e-9:
            return low + share * (high - low)
        wait = math.exp(bell.inv_cdf(min(max(below + share * span, 1e-12), 1 - 1e-12)))
        return min(max(wait, low), high)


LIVE_PRIOR = Prior(10.0, 0.8)


def prior_for(budget: int | None) -> Prior:
    """Return the prior for a game by correspondence: the time that a *budget* gives is used loosely."""
    return Prior((budget or DAY) / 24, 1.4)


class Waking:
    """Counts the waking time of *person*: all but their quiet hours, by the offset of their zone at a time."""

    def __init__(self, person: Person | None, now: float) -> None:
        if person is None or person.quiet_from == person.quiet_to:
            self._morning, self._day = 0.0, float(DAY)
            return
        offset = datetime.fromtimestamp(now, zone(person.zone)).utcoffset()
        assert offset is not None
        self._morning = person.quiet_to * 60 - offset.total_seconds()
        self._day = DAY - (person.quiet_to - person.quiet_from) * 60 % DAY

    def count(self, time: float) -> float:
        """Return the waking seconds up to *time*."""
        days, rest = divmod(time - self._morning, DAY)
        return days * self._day + min(rest, self._day)

    def moment(self, seconds: float) -> float:
        """Return the waking moment at which so many waking *seconds* have passed."""
        days, rest = divmod(seconds, self._day)
        return days * DAY + rest + self._morning


def draw(chance: random.Random, waits: Iterable[Wait], prior: Prior, low: float, high: float) -> float:
    """Return a wait between *low* and *high*; three numbers are drawn, whatever is known."""
    mixed, share, stretch = chance.random(), chance.random(), chance.random()
    if high <= low:
        return high if high == low else max(0.0, high) * share
    known = [(seconds, weight) for seconds, weight in weighted(waits) if low <= seconds <= high]
    if mixed * (PRIOR + len(known)) < PRIOR:
        return prior.between(low, high, share)
    wait = _chosen(known, share)
    stretched = wait * (1 + JITTER * (2 * stretch - 1))
    return stretched if low <= stretched <= high else wait


def weighted(waits: Iterable[Wait]) -> list[tuple[float, float]]:
    """Return the waits that ended by hand, each with its weight by the product-limit estimate.

    An automatic answer cuts a wait off. Left out, or taken for the person's own, such waits would make each
    automatic answer come a little sooner than the last.
    """
    ordered = sorted(waits, key=lambda wait: (wait.seconds, not wait.by_hand))
    remaining, found = 1.0, []
    for at_risk, wait in zip(range(len(ordered), 0, -1), ordered, strict=True):
        if wait.by_hand:
            found.append((wait.seconds, remaining / at_risk))
            remaining -= remaining / at_risk
    return found


def _chosen(known: Sequence[tuple[float, float]], share: float) -> float:
    """Return the wait below which *share* of the weight lies."""
    left = share * sum(weight for _, weight in known)
    for seconds, weight in known:
        left -= weight
        if left < 0:
            return seconds
    return known[-1][0]
