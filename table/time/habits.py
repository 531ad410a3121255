"""Habits: the hours in which somebody never answers, learned from when they did. They are only ever suggested."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from table.people import QUIET_MOST
from table.time.clock import DAY, zone

PERIOD = 30 * DAY  # seconds that are looked back
ANSWERS, DAYS = 30, 7  # fewer answers, or on fewer days, tell nothing
SHORTEST = 6 * 60  # minutes that may be a night
STEP = 30  # minutes to which a suggestion is rounded
ROUND = DAY // 60  # minutes of a day


class Hours(NamedTuple):
    """From when to when, in minutes of a day."""

    start: int
    end: int


def silent_hours(times: Iterable[float], where: str) -> Hours | None:
    """Return between when nothing was ever answered, for answers given at *times* by somebody in the zone *where*.

    None if that does not tell where the night lies: in one of two long silences, or within a very long one.
    """
    answered = [datetime.fromtimestamp(time, zone(where)) for time in times]
    if len(answered) < ANSWERS or len({moment.date() for moment in answered}) < DAYS:
        return None
    minutes = sorted({moment.hour * 60 + moment.minute for moment in answered})
    gaps = zip(minutes, [*minutes[1:], minutes[0] + ROUND], strict=True)
    rounded = (((last // STEP + 1) * STEP, first // STEP * STEP) for last, first in gaps)
    silences = [(start, end) for start, end in rounded if end - start >= SHORTEST]
    if len(silences) != 1 or silences[0][1] - silences[0][0] > QUIET_MOST:
        return None
    return Hours(silences[0][0] % ROUND, silences[0][1] % ROUND)
