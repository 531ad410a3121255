"""Time: what a question may take, and how it goes around somebody's night and holidays.

A budget is waking time: it does not run in the quiet hours of the one who is asked, nor while they are on vacation.
Budgets under an hour are for people who sit there now, and know no quiet hours: for them no person is a `sleeper`.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from typing import Protocol
from zoneinfo import ZoneInfo

from table.errors import Refused
from table.models import Person

MINUTE, HOUR, DAY = 60, 3_600, 86_400
#: What a lobby offers; None: no clock.
BUDGETS: tuple[int | None, ...] = (
    5 * MINUTE,
    15 * MINUTE,
    HOUR,
    4 * HOUR,
    12 * HOUR,
    DAY,
    2 * DAY,
    3 * DAY,
    7 * DAY,
    None,
)
BUDGET = DAY
URGENT_SHARE, URGENT_LEAST = 1 / 24, 5 * MINUTE  # of a budget, for a question that keeps another player waiting
LIVE = HOUR  # a budget below this is played at one sitting
FAR = 1e12  # seconds: the time of what has none
_OFFSET = re.compile(r"UTC([+-])(\d{1,2})(?::([0-5]\d))?")


class Clock(Protocol):
    """Where the time comes from."""

    def now(self) -> float:
        """Return the seconds since 1970."""


class WallClock:
    """The time of the machine."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()


def zone(name: str) -> tzinfo:
    """Return the time zone called *name*: a place as in Europe/Paris, or an offset as in UTC+9."""
    if match := _OFFSET.fullmatch(name):
        hours, minutes = int(match[2]), int(match[3] or 0)
        if hours <= 14:
            return timezone(timedelta(hours=hours, minutes=minutes) * (1 if match[1] == "+" else -1))
    elif name == "UTC":
        return UTC
    elif re.fullmatch(r"[A-Za-z0-9_+\-]+(/[A-Za-z0-9_+\-]+)*", name):
        try:
            return ZoneInfo(name)
        except (OSError, ValueError, KeyError):
            pass
    raise Refused(
        f"{name!r} is no time zone; give a place as in Europe/Paris or an offset as in UTC+9.", key="zone", name=name
    )


def sleeper(person: Person | None, budget: int | None) -> Person | None:
    """Return *person* if quiet hours count at a table with that *budget*; with a short one people sit there."""
    return None if budget is not None and budget < LIVE else person


def nights(person: Person | None, after: float) -> Iterator[tuple[float, float]]:
    """Yield the quiet hours of *person* that end after that time, each as its begin and its end, in order."""
    if person is None or person.quiet_from == person.quiet_to:
        return
    place = zone(person.zone)
    day = datetime.fromtimestamp(after, place).replace(tzinfo=None, hour=0, minute=0, second=0, microsecond=0)
    day -= timedelta(days=2)  # a night may have begun the day before, and a zone may skip a day
    length = timedelta(minutes=(person.quiet_to - person.quiet_from) % (DAY // MINUTE))
    while True:
        evening = day + timedelta(minutes=person.quiet_from)
        # An hour that comes twice, or not at all, makes the night longer rather than shorter.
        begin, end = min(_moments(evening, place)), max(_moments(evening + length, place))
        if end > after:
            yield begin, end
        day += timedelta(days=1)


def _moments(local: datetime, place: tzinfo) -> tuple[float, float]:
    """Return when it is *local* time in a *place*: two different moments where its clocks are being changed."""
    first, second = (local.replace(tzinfo=place, fold=fold).timestamp() for fold in (0, 1))
    return first, second


def awake(person: Person | None, at: float) -> float:
    """Return *at*, or the end of the quiet hours of *person* that it falls into."""
    for begin, end in nights(person, at):
        return end if begin <= at else at
    return at


def waking(person: Person | None, since: float, until: float) -> float:
    """Return for how many seconds *person* is awake from *since* to *until*."""
    asleep = 0.0
    for begin, end in nights(person, since):
        if begin >= until:
            break
        asleep += min(end, until) - max(begin, since)
    return max(0.0, until - since - asleep)


def later(person: Person | None, since: float, seconds: float) -> float:
    """Return when *person* will have been awake for so many *seconds*; that is never in the quiet hours."""
    for begin, end in nights(person, since):
        if since + seconds < begin:
            break
        seconds -= max(0.0, begin - since)
        since = end
    return since + seconds


def earlier(person: Person | None, until: float, seconds: float) -> float:
    """Return since when *person* has been awake for so many *seconds*."""
    if seconds <= 0:
        return until
    past: list[tuple[float, float]] = []
    for night in nights(person, until - 3 * seconds - 2 * DAY):  # more than a third of every day is awake
        if night[0] >= until:
            break
        past.append(night)
    for begin, end in reversed(past):
        if until - seconds >= end:
            break
        seconds -= max(0.0, until - end)
        until = begin
    return until - seconds


def begins(person: Person | None, now: float) -> float:
    """Return when a question put *now* begins to count: at once, or after a vacation."""
    return now if person is None else max(now, person.vacation_until)


def stands(person: Person | None, now: float, paused: float | None) -> float:
    """Return the time by which a clock of *person* goes *now*: it stands still in a pause and on a vacation."""
    return begins(person, now if paused is None else paused)


def calling(person: Person, at: float, budget: int | None) -> float:
    """Return when *person* may be called for what comes up *at* that time: not in the night, nor on a vacation."""
    return awake(sleeper(person, budget), begins(person, at))


def deadline(person: Person | None, since: float, budget: int | None, *, is_urgent: bool = False) -> float | None:
    """Return when a question that counts *since* then has to be answered; an urgent one always has an end."""
    seconds = urgent_seconds(budget) if is_urgent else budget
    return None if seconds is None else later(sleeper(person, budget), since, seconds)


def urgent_seconds(budget: int | None) -> float:
    """Return the seconds for a question that keeps the turn of another player waiting, at a table with *budget*."""
    usual = budget or DAY
    return min(usual, max(URGENT_LEAST, URGENT_SHARE * usual))


def next_stage(person: Person | None, since: float, until: float, passed: str) -> tuple[str, float]:
    """Return what comes after the stage *passed*, and when: reminders at half and nine tenths, then the end.

    *person* is the `sleeper`, and the shares are those of waking time.
    """
    total = waking(person, since, until)
    stages = [("half", 0.5)] if total < LIVE else [("half", 0.5), ("late", 0.9)]
    names = [name for name, _ in stages]
    for name, share in stages[names.index(passed) + 1 if passed in names else 0 :]:
        at = later(person, since, share * total)
        if at < until:
            return name, at
    return "expiry", until


def next_time(name: str, now: float, minutes: int) -> float:
    """Return when it is that time of day next, in *minutes* since midnight, in the zone *name*."""
    place = zone(name)
    day = datetime.fromtimestamp(now, place).replace(tzinfo=None, hour=0, minute=0, second=0, microsecond=0)
    moments = (_moments(day + timedelta(days=ahead, minutes=minutes), place)[0] for ahead in range(3))
    return next(moment for moment in moments if moment > now)
