"""What a server is told by the calendar: the end of a season, and a page every week. One gathering for each server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, time, timedelta
from typing import TypeAlias

import msgspec

from table.gatherings.change import Change
from table.gatherings.kinds import Kind
from table.models import Record
from table.ranking.seasons import Quarter
from table.store.changes import PutRecord
from table.store.rows import Due
from table.time.clock import DAY, zone
from table.time.slots import DATE

NAME = "news"
SEASON, WEEK = "season", "week"  # what is told
HOUR = 18  # at which the weekly page comes, by the clock of the server's zone
OFF = -1


class News(msgspec.Struct, frozen=True):
    """What is to be told: the end of the *season* that is open, if any; a page on each *weekday*, 0 is Monday."""

    season: str = ""
    weekday: int = OFF
    zone: str = "UTC"
    weekly_at: float = 0.0

    def next(self) -> float | None:
        """Return when there is something to tell."""
        season = Quarter.read(self.season)
        times = [season.end] if season else []
        return min([*times, self.weekly_at] if self.weekday != OFF else times, default=None)


#: Returns the titles of a season on a server, ready to be written.
Titles: TypeAlias = Callable[[str, Quarter], Awaitable[list[Record]]]


def kind(titles: Titles) -> Kind[News]:
    """Return the kind of gathering that tells it."""

    async def on_due(change: Change[News], due: Due) -> None:
        await _end_seasons(change, titles)
        _tell_week(change)
        plan(change)

    return Kind(NAME, News, on_due, on_set_back=_count_anew)


async def _end_seasons(change: Change[News], titles: Titles) -> None:
    """Give the titles of the season that is over; of several, for the bot was away, those of each."""
    season = Quarter.read(change.state.season)
    while season is not None and season.end <= change.now:
        if given := await titles(change.row.server, season):
            change.also(*(PutRecord(each) for each in given))
            change.tell(SEASON, f"{SEASON}:{change.id}:{season.key}", season=season.key)
        season = season.after(1)
        change.set(season=season.key)


def _tell_week(change: Change[News]) -> None:
    """Tell the week that is over; of several only the last."""
    state = change.state
    if state.weekday == OFF or state.weekly_at > change.now:
        return
    coming = next_weekly(change.now, state.weekday, state.zone)
    until = coming - 7 * DAY
    change.tell(WEEK, f"{WEEK}:{change.id}:{until:.0f}", since=until - 7 * DAY, until=until)
    change.set(weekly_at=coming)


def _count_anew(change: Change[News]) -> None:
    """Let nothing come later than it would if it were set now."""
    state, season = change.state, Quarter.read(change.state.season)
    if season is not None:
        change.set(season=min(season, Quarter.at(change.now)).key)
    if state.weekday != OFF:
        change.set(weekly_at=min(state.weekly_at, next_weekly(change.now, state.weekday, state.zone)))
    plan(change)


def plan(change: Change[News]) -> None:
    """Have it ring when there is something to tell."""
    change.drop_due(DATE)
    if (at := change.state.next()) is not None:
        change.set_due(DATE, at)


def next_weekly(now: float, weekday: int, name: str) -> float:
    """Return the next moment after *now* at which it is that weekday and the hour for it in the zone *name*."""
    where = zone(name)
    today = datetime.fromtimestamp(now, where).date()
    day = today + timedelta(days=(weekday - today.weekday()) % 7)
    at = datetime.combine(day, time(HOUR), where).timestamp()
    return at if at > now else datetime.combine(day + timedelta(days=7), time(HOUR), where).timestamp()
