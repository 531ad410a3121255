"""Time: what a question may take, and how it goes around somebody's night and holidays.

A budget runs by the wall clock. Where it would end in the quiet hours of the one who is asked it ends after them;
while they are on vacation it does not run at all. Budgets under an hour are for people who sit there now, and
know no quiet hours.
"""

from __future__ import annotations

import re
import time
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
LIVE = HOUR  # a budget below this is played at one sitting
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


def awake(person: Person | None, at: float) -> float:
    """Return *at*, or the end of the quiet hours of *person* that it falls into."""
    if person is None or person.quiet_from == person.quiet_to:
        return at
    local = datetime.fromtimestamp(at, zone(person.zone))
    minute = local.hour * 60 + local.minute
    start, end = person.quiet_from, person.quiet_to
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return at
    morning = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if end <= minute:
        morning += timedelta(days=1)
    return max(at, morning.timestamp())


def begins(person: Person | None, now: float) -> float:
    """Return when a question put *now* begins to count: at once, or after a vacation."""
    return now if person is None else max(now, person.vacation_until)


def stands(person: Person | None, now: float, paused: float | None) -> float:
    """Return the time by which a clock of *person* goes *now*: it stands still in a pause and on a vacation."""
    return begins(person, now if paused is None else paused)


def deadline(person: Person | None, since: float, budget: int | None) -> float | None:
    """Return when a question that counts *since* then has to be answered."""
    return None if budget is None else by_day(person, since + budget, budget)


def by_day(person: Person | None, end: float, budget: int | None) -> float:
    """Return *end*, put off to the morning of *person*; with a short *budget* people sit there, night or not."""
    return end if budget is not None and budget < LIVE else awake(person, end)


def next_stage(person: Person | None, since: float, until: float, passed: str) -> tuple[str, float]:
    """Return what comes after the stage *passed*, and when: reminders at half and nine tenths, then the end."""
    is_live = until - since < LIVE
    stages = [("half", 0.5)] if is_live else [("half", 0.5), ("late", 0.9)]
    names = [name for name, _ in stages]
    for name, share in stages[names.index(passed) + 1 if passed in names else 0 :]:
        at = since + share * (until - since)
        at = at if is_live else awake(person, at)
        if at < until:
            return name, at
    return "expiry", until
