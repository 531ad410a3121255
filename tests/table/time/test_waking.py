"""Waking time: budgets run while the one who is asked is awake, and calls come before they do."""

import random
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from table.models import Person
from table.people import with_quiet_hours, with_vacation
from table.store.rows import Due
from table.time import clock
from table.time.clock import DAY, HOUR, LIVE, MINUTE
from table.time.retiming import Hand, retimed
from tests.table.house import ANA, BEN, House

ZONES = (
    "UTC",
    "UTC+5:30",
    "Europe/Paris",
    "America/New_York",
    "Australia/Lord_Howe",  # half an hour of summer time
    "America/Havana",  # whose clocks are changed at midnight
    "Africa/Casablanca",
    "Pacific/Apia",
)
#: Moments near which clocks are changed somewhere among those.
CHANGES = [
    datetime(*when, tzinfo=ZoneInfo("UTC")).timestamp()
    for when in ((2027, 3, 28, 1), (2027, 10, 31, 1), (2027, 3, 14, 7), (2027, 11, 7, 6), (2027, 4, 3, 15))
]
BUDGETS = [budget for budget in clock.BUDGETS if budget]


def chances(count: int) -> list[random.Random]:
    return [random.Random(seed) for seed in range(count)]


def at(*when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo("UTC")).timestamp()


def somebody(chance: random.Random) -> Person:
    start, length = chance.randrange(DAY // MINUTE), chance.randrange(1, 12 * 60 + 1)
    end = (start + length) % (DAY // MINUTE)
    return with_quiet_hours(Person("s", "Sleeper"), chance.choice(ZONES), start, end)


def moment(chance: random.Random) -> float:
    return chance.choice(CHANGES) + chance.uniform(-3, 3) * DAY


def sleeps(person: Person, moment: float) -> bool:
    """Return whether the clock on the wall of *person* shows a quiet hour."""
    local = datetime.fromtimestamp(moment, clock.zone(person.zone))
    minute, start, end = local.hour * 60 + local.minute, person.quiet_from, person.quiet_to
    return start <= minute < end if start < end else minute >= start or minute < end


def test_a_deadline_leaves_the_whole_budget_awake_and_the_call_comes_before_all_of_it():
    for chance in chances(400):
        person, now, budget = somebody(chance), moment(chance), chance.choice(BUDGETS)
        if chance.random() < 0.3:
            person = with_vacation(person, now, chance.randint(1, 30))

        since = clock.begins(person, now)
        until = clock.deadline(person, since, budget)
        assert until is not None
        call = clock.calling(person, now, budget)

        sleeper = clock.sleeper(person, budget)
        assert clock.waking(sleeper, since, until) == pytest.approx(budget, abs=0.01)
        assert clock.waking(sleeper, call, until) == pytest.approx(budget, abs=0.01)
        assert call >= person.vacation_until
        if budget < LIVE:
            assert until == since + budget
        else:
            assert not sleeps(person, until)
            assert not sleeps(person, call)
            # At most 12 hours of a day are quiet, and an hour more when clocks are changed.
            assert until <= since + 2 * budget + DAY


def test_waking_time_is_what_the_clock_on_the_wall_calls_awake():
    for chance in chances(100):
        person, since = somebody(chance), moment(chance) // MINUTE * MINUTE
        until = since + chance.randrange(1, 3 * 24 * 60) * MINUTE

        minutes = range(int(since), int(until), MINUTE)
        counted = sum(MINUTE for each in minutes if not sleeps(person, each))

        changed = {datetime.fromtimestamp(each, clock.zone(person.zone)).utcoffset() for each in (since, until)}
        # An hour that comes twice, or not at all, may make the night longer, never shorter.
        longer = 2 * HOUR if len(changed) > 1 else 0
        assert counted - longer <= clock.waking(person, since, until) <= counted


def test_later_and_earlier_undo_each_other():
    for chance in chances(200):
        person, seconds = somebody(chance), chance.uniform(0, 8 * DAY)
        since = clock.awake(person, moment(chance))

        until = clock.later(person, since, seconds)

        assert clock.waking(person, clock.earlier(person, until, seconds), until) == pytest.approx(seconds, abs=0.01)
        assert clock.waking(person, since, until) == pytest.approx(seconds, abs=0.01)


def test_a_clock_that_stood_still_or_goes_by_other_hours_keeps_what_is_gone_and_what_is_left():
    for chance in chances(300):
        person, since = somebody(chance), moment(chance)
        budget = chance.choice([each for each in BUDGETS if each >= LIVE])
        until = clock.deadline(person, since, budget)
        assert until is not None
        stage, rings = clock.next_stage(person, since, until, "")
        due = Due(1, "seat:0", stage, rings, 5, since, until)
        stood = Hand(person, since + chance.random() * (until - since))
        goes = Hand(somebody(chance) if chance.random() < 0.5 else person, stood.at + chance.uniform(-3, 9) * DAY)

        moved = retimed(due, budget, stood, goes)

        assert moved.deadline is not None
        gone, left = clock.waking(person, since, stood.at), clock.waking(person, stood.at, until)
        assert clock.waking(goes.person, moved.since, goes.at) == pytest.approx(gone, abs=0.01)
        assert clock.waking(goes.person, goes.at, moved.deadline) == pytest.approx(left, abs=0.01)
        assert not sleeps(goes.person, moved.deadline)
        share = clock.waking(goes.person, moved.since, moved.at)
        assert share == pytest.approx(budget * (0.9 if stage == "late" else 0.5), abs=0.01)


def test_what_has_not_begun_to_count_waits_for_its_own_begin():
    person = replace(with_quiet_hours(BEN, "UTC", 0, 60), vacation_until=50 * HOUR)
    until = clock.deadline(person, 50 * HOUR, 4 * HOUR)
    due = Due(1, "seat:0", "half", 52 * HOUR, 5, 50 * HOUR, until)

    assert retimed(due, 4 * HOUR, Hand(person, 10 * HOUR), Hand(person, 30 * HOUR)) == due


async def asked_at_night(house: House, budget: int, *quiet: int) -> int:
    await house.host.people.set_quiet_hours(BEN, "UTC", *quiet)
    return await house.toy(ANA, BEN, budget=budget, rounds=5)


@pytest.mark.parametrize("budget", [HOUR, 4 * HOUR, 12 * HOUR])
async def test_whoever_is_asked_at_night_is_called_in_the_morning_with_the_whole_budget_before_them(house, budget):
    house.clock.at = at(2027, 2, 1, 16)
    await house.service.keeper.beat()
    table = await asked_at_night(house, budget, 9 * 60, 21 * 60)
    await house.settle()
    assert not house.post.of("ping")

    await house.wait(5 * HOUR, step=MINUTE)

    assert [d.owed.person for d in house.post.of("ping")] == ["ana", "ben"]  # Ana, who has begun it, after a minute
    (line,) = [each for each in (await house.host.read.look(table)).waiting if each.seat == 1]
    assert not line.on_reserve
    assert line.deadline == clock.later(await house.host.people.person("ben"), at(2027, 2, 1, 21), budget)
    await house.wait(budget / 2, step=MINUTE)
    assert [d.owed.data["stage"] for d in house.post.of("reminder") if d.owed.person == "ben"] == ["half"]


async def test_a_night_costs_nothing_of_a_pause_nor_an_absence_nor_a_vacation(house: House):
    house.clock.at = at(2027, 2, 1, 12)
    await house.service.keeper.beat()
    table = await asked_at_night(house, 12 * HOUR, 0, 8 * 60)
    ben = await house.host.people.person("ben")

    async def left() -> float:
        paused = (await house.host.read.look(table)).table.paused
        stands = clock.stands(await house.host.people.person("ben"), house.clock.at, paused)
        return clock.waking(ben, stands, (await house.asked(table, BEN)).deadline)

    await house.wait(2 * HOUR)
    assert await left() == pytest.approx(10 * HOUR)
    vote = await house.host.seats.propose(table, "ana", "pause")
    await house.host.seats.vote(table, "ben", vote.id, True)
    await house.wait(15 * HOUR)  # until 5 in the morning
    await house.host.people.take_vacation("ben", 2)
    assert await left() == pytest.approx(10 * HOUR)
    again = await house.host.seats.propose(table, "ben", "resume")
    await house.host.seats.vote(table, "ana", again.id, True)
    assert await left() == pytest.approx(10 * HOUR)
    await house.wait(2 * DAY + 5 * HOUR)  # until 10 o'clock, two hours after the morning
    assert await left() == pytest.approx(8 * HOUR)
    house.clock.at += 20 * HOUR
    await house.service.keeper.beat()
    await house.settle()
    assert await left() == pytest.approx(8 * HOUR)
    await house.host.people.set_quiet_hours(BEN, "UTC", 5 * 60, 17 * 60)
    ben = await house.host.people.person("ben")

    assert await left() == pytest.approx(8 * HOUR)
    assert not sleeps(ben, (await house.asked(table, BEN)).deadline)


async def test_a_question_put_during_a_vacation_calls_when_that_is_over(house: House):
    await house.host.people.set_quiet_hours(BEN, "UTC", 0, 60)
    await house.host.people.take_vacation("ben", 3)
    await house.toy(ANA, BEN)
    await house.settle()
    assert not house.post.of("ping")

    await house.host.people.take_vacation("ben", 5)
    await house.wait(4 * DAY, step=HOUR)
    assert [d.owed.person for d in house.post.of("ping")] == ["ana"]  # who has begun it, after a minute
    await house.wait(DAY, step=HOUR)

    assert [d.owed.person for d in house.post.of("ping")] == ["ana", "ben"]
    assert not [d for d in house.post.of("reminder") if d.owed.person == "ben"]


async def test_whoever_comes_back_early_is_called_at_once_by_what_waited(house: House):
    await house.host.people.take_vacation("ben", 3)
    await house.toy(ANA, BEN)
    await house.settle()

    await house.host.people.take_vacation("ben", 0)
    await house.settle()

    assert [d.owed.person for d in house.post.of("ping")] == ["ben"]


@pytest.mark.parametrize("person", [ANA, BEN], ids=["who was here and needed no ping", "who was pinged"])
async def test_when_a_vacation_ends_whoever_is_waited_for_is_called_once_and_it_is_folded_up(house: House, person):
    table = await house.toy(ANA, BEN)
    await house.wait(HOUR)
    await house.host.people.take_vacation(person.id, 3)
    await house.wait(2 * DAY, step=HOUR)
    assert not [d for d in house.post.of("reminder") if d.owed.person == person.id]

    await house.wait(DAY, step=HOUR)

    (call,) = [d for d in house.post.of("reminder") if d.owed.person == person.id]
    assert call.owed.data["stage"] == "back"
    await house.answer(table, person, "rock")
    await house.settle()
    assert call.owed.key in [slot for d in house.post.of("settle") for slot in d.pings]


async def test_an_answer_from_a_vacation_takes_the_call_at_its_end_back(house: House):
    table = await house.toy(ANA, BEN)
    await house.settle()
    await house.host.people.take_vacation("ben", 3)

    await house.answer(table, BEN, "rock")
    await house.wait(4 * DAY, step=HOUR)

    assert not [d for d in house.post.of("reminder") if d.owed.data["stage"] == "back"]


async def test_whoever_wants_no_pings_is_not_called_after_a_vacation_either(house: House):
    await house.host.people.set_reach(BEN, "none")
    await house.toy(ANA, BEN)
    await house.host.people.take_vacation("ben", 1)

    await house.wait(DAY + HOUR)

    assert not [d for d in house.post.got if d.owed.person == "ben"]
