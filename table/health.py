"""How the house is doing: counts, delays, and how long acts take."""

from __future__ import annotations

from collections import deque

import msgspec


class Health(msgspec.Struct, frozen=True):
    """A report; times in seconds. *acts* are the ones the percentiles were taken from.

    *copied* is the age of the continuous copy, if one is kept; a fault is why the last attempt failed.
    """

    tables: dict[str, int]
    hot: int
    owed: int
    failing: int
    dues: int
    acts: int
    p50: float
    p95: float
    p99: float
    last_backup: str
    absence: float
    backup_fault: str = ""
    is_backed_up: bool = True  # False: the server that keeps everything does that
    is_copied: bool = False
    copied: float | None = None
    copy_fault: str = ""
    damaged: int = 0  # tables put aside
    flaws: tuple[str, ...] = ()  # of the file, as the last audit found them
    audited: float = 0.0  # when that was; 0: not yet


class Gauge:
    """How long the last jobs took."""

    def __init__(self, most: int = 2_048) -> None:
        self._seconds: deque[float] = deque(maxlen=most)

    def add(self, seconds: float) -> None:
        """Note one."""
        self._seconds.append(seconds)

    def __len__(self) -> int:
        return len(self._seconds)

    def percentile(self, share: float) -> float:
        """Return the time within which that *share* of them was done."""
        if not self._seconds:
            return 0.0
        ordered = sorted(self._seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
