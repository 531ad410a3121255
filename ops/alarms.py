"""Alarms: the owner is told once when something goes wrong, and once when it is well again.

Something must be seen twice in a row before it counts, so that a moment's trouble is no news. What was told is kept in
the store; a restart repeats nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

LOOKS = 2


class News(NamedTuple):
    """What the owner has to be told: that *alarm* is on, or well again."""

    alarm: str
    is_on: bool


class Alarms:
    """Which alarms are on; *told* are those that the owner knows of."""

    def __init__(self, told: Iterable[str] = (), looks: int = LOOKS) -> None:
        self.told = set(told)
        self._looks = looks
        self._seen: dict[str, int] = {}  # for how many looks an alarm is other than what was told

    def look(self, states: Mapping[str, bool | None]) -> list[News]:
        """Take in how everything is (None: that cannot be known now); return what is news."""
        news = []
        for alarm, is_on in states.items():
            if is_on is None or is_on == (alarm in self.told):
                self._seen.pop(alarm, None)
                continue
            self._seen[alarm] = self._seen.get(alarm, 0) + 1
            if self._seen[alarm] >= self._looks:
                news.append(News(alarm, is_on))
        return news

    def tell(self, news: News) -> None:
        """Note that the owner was told."""
        self._seen.pop(news.alarm, None)
        (self.told.add if news.is_on else self.told.discard)(news.alarm)
