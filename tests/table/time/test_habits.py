"""Habits: when somebody never answers, and when that says nothing."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from table.time.clock import DAY
from table.time.habits import Hours, silent_hours
from tests.table.house import ANA, BEN, House

PARIS = "Europe/Paris"


def days(*clocks: str, count: int = 10, where: str = PARIS) -> list[float]:
    """Return the moments of *clocks* on each of some days in a zone, over the end of summer time."""
    times = [datetime.strptime(clock, "%H:%M") for clock in clocks]
    zone = ZoneInfo(where)
    return [
        datetime(2026, 10, 20 + day, time.hour, time.minute, tzinfo=zone).timestamp()
        for day in range(count)
        for time in times
    ]


@pytest.mark.parametrize(
    ("clocks", "hours"),
    [
        (("07:40", "12:00", "17:00", "22:29"), Hours(22 * 60 + 30, 7 * 60 + 30)),
        (("07:00", "12:00", "17:00", "22:30"), Hours(23 * 60, 7 * 60)),
        (("00:10", "06:50", "12:00", "18:00"), Hours(30, 6 * 60 + 30)),
        (("10:00", "15:00", "20:59", "02:15"), Hours(2 * 60 + 30, 10 * 60)),
    ],
)
def test_the_one_long_silence_of_the_day_is_rounded_inwards(clocks, hours):
    assert silent_hours(days(*clocks), PARIS) == hours


def test_the_hours_are_those_of_ones_own_zone():
    answered = days("07:00", "12:00", "17:00", "22:30", where="Asia/Tokyo")

    assert silent_hours(answered, "UTC+9") == Hours(23 * 60, 7 * 60)
    assert silent_hours(answered, "UTC") == Hours(14 * 60, 22 * 60)


@pytest.mark.parametrize(
    "times",
    [
        [],
        days("07:00", "12:00", "17:00", "22:30", count=7),
        days("07:00", "11:00", "14:00", "18:00", "20:00", "22:30", count=6),
        days("18:00", "20:00", "22:30"),
        days("01:00", "06:00", "11:00", "16:00", "21:00"),
        days("06:30", "07:30", "17:00", "22:30"),
    ],
    ids=["nothing", "few answers", "few days", "an evening tells no night", "no long silence", "night or work"],
)
def test_what_says_nothing_is_not_suggested(times):
    assert silent_hours(times, PARIS) is None


async def test_only_ones_own_answers_of_late_are_looked_at(house: House):
    for day in range(16):
        for hour in (7, 12, 17, 22):
            house.clock.at = datetime(2027, 3, 1 + day, hour, tzinfo=ZoneInfo("UTC")).timestamp()
            table = await house.toy(BEN, ANA, budget=None)
            await house.answer(table, ANA, "rock")
            house.clock.at += 3 * 3_600
            await house.answer(table, BEN, "rock")
    ana, ben = await house.host.people.person("ana"), await house.host.people.person("ben")

    assert await house.host.people.usual_quiet(ana) == Hours(22 * 60 + 30, 7 * 60)
    assert await house.host.people.usual_quiet(ben) == Hours(90, 10 * 60)
    assert await house.host.people.usual_quiet(await house.host.people.set_quiet_hours(BEN, "UTC", 0, 60)) is None
    house.clock.at += 25 * DAY
    assert await house.host.people.usual_quiet(ana) is None
