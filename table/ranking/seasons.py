"""Seasons: the quarters of the year by the calendar of UTC, named after what they are in the north."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple, Self

MONTHS = 3
NAMES = ("winter", "spring", "summer", "autumn")


class Quarter(NamedTuple):
    """A season: the quarter *number*, from 0, of a *year*."""

    year: int
    number: int

    @property
    def key(self) -> str:
        """How it is spelled: 2026-autumn."""
        return f"{self.year}-{self.name}"

    @property
    def name(self) -> str:
        """Which of the four it is."""
        return NAMES[self.number]

    @property
    def start(self) -> float:
        """When it began."""
        return datetime(self.year, 1 + MONTHS * self.number, 1, tzinfo=UTC).timestamp()

    @property
    def end(self) -> float:
        """When the next one begins."""
        return self.after(1).start

    @property
    def ordinal(self) -> int:
        """Its place among all quarters."""
        return self.year * len(NAMES) + self.number

    def after(self, count: int) -> Self:
        """Return the season *count* seasons later, or earlier if it is below 0."""
        return type(self)(*divmod(self.ordinal + count, len(NAMES)))

    @classmethod
    def at(cls, moment: float) -> Self:
        """Return the season that a *moment* lies in."""
        day = datetime.fromtimestamp(moment, UTC)
        return cls(day.year, (day.month - 1) // MONTHS)

    @classmethod
    def read(cls, key: str) -> Self | None:
        """Return what *key* spells, None if it spells none."""
        year, _, name = key.partition("-")
        if name not in NAMES or len(year) != 4 or not (year.isascii() and year.isdigit()) or year < "2000":
            return None
        return cls(int(year), NAMES.index(name))
