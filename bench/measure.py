"""Counting work against CPU time, and the one line of JSON in which a program reports it.

Every program of a comparison, ours and the peers', is run as ``program SECONDS`` and prints a list of measures.
CPU time, not the clock on the wall: other work on the machine then changes little. Standard library only, because
peers run this in environments of their own.
"""

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Measure:
    """So many units of work in so many seconds of CPU time."""

    what: str
    unit: str
    count: int
    seconds: float

    @property
    def rate(self) -> float:
        """Units in a second."""
        return self.count / self.seconds


def measure(what: str, unit: str, work: Callable[[], int], seconds: float) -> Measure:
    """Do *work*, which says how many units it did, again and again for about *seconds*."""
    work()  # the first round pays for imports and caches
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count += work()
    return Measure(what, unit, count, spent)


def wanted_seconds() -> float:
    """Return the seconds asked for on the command line."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else 2.0


def report(*measures: Measure) -> None:
    """Print *measures* for `read_report`."""
    print(json.dumps([asdict(one) for one in measures]))


def read_report(text: str) -> list[Measure]:
    """Return the measures that a program printed."""
    return [Measure(**one) for one in json.loads(text)]
