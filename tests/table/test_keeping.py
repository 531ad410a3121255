"""While nothing happens: places are kept awake, and where there is no clock one reminder goes out."""

import sqlite3

import pytest

from table.clock import DAY, HOUR
from table.sqlite import checking
from tests.table.house import ANA, BEN, START, HandClock, House, open_house


async def test_the_place_of_a_running_table_is_touched_before_a_week_of_silence(house: House):
    table = await house.toy(ANA, BEN, budget=None)
    await house.settle()
    await house.wait(6 * DAY - HOUR, step=DAY)
    assert not house.post.of("awake")

    await house.wait(2 * HOUR)
    assert [d.table for d in house.post.of("awake")] == [table]
    await house.wait(12 * DAY, step=DAY)
    assert len(house.post.of("awake")) == 3


async def test_a_paused_table_is_kept_awake_and_one_that_is_over_is_not(house: House):
    table = await house.toy(ANA, BEN)
    for person, kind in (("ana", "pause"), ("ben", "end")):
        vote = await house.host.propose(table, person, kind)
        await house.host.vote(table, "ben" if person == "ana" else "ana", vote.id, True)
        await house.wait(7 * DAY, step=DAY)

        assert len(house.post.of("awake")) == 1


async def test_a_place_is_touched_at_once_after_a_long_absence(tmp_path):
    hands = HandClock()
    async with open_house(tmp_path, clock=hands) as house:
        await house.toy(ANA, BEN, budget=None)
        await house.wait(HOUR)
    hands.at += 10 * DAY
    async with open_house(tmp_path, clock=hands) as house:
        await house.settle()

        assert len(house.post.of("awake")) == 1
        assert not house.post.of("reminder")


async def test_tables_from_before_are_kept_awake_as_well(tmp_path):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        await house.host.create("home", ANA, "toy")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("DELETE FROM dues WHERE slot = 'awake'")
        db.execute("PRAGMA user_version = 6")
    db.close()
    assert len(checking.scripts()) > 6
    async with open_house(tmp_path, clock=house.clock) as house:
        await house.settle()

        assert [d.table for d in house.post.of("awake")] == [table]


async def test_without_a_clock_there_is_one_reminder_after_three_days(house: House):
    table = await house.toy(ANA, BEN, budget=None)
    await house.settle()
    await house.wait(3 * DAY - HOUR, step=DAY)
    assert not house.post.of("reminder")

    await house.wait(2 * HOUR)
    reminders = house.post.of("reminder")
    assert sorted((d.owed.person, d.owed.data["stage"]) for d in reminders) == [("ana", "idle"), ("ben", "idle")]
    await house.wait(9 * DAY, step=DAY)
    assert len(house.post.of("reminder")) == 2
    assert (await house.asked(table, BEN)).deadline is None

    await house.answer(table, BEN, "rock")
    await house.settle()
    (settled,) = [d for d in house.post.of("settle") if d.owed.seat == 1]
    assert {slot.partition(":")[0] for slot in settled.pings} == {"ping", "reminder"}


async def test_the_reminder_waits_for_the_morning_and_for_the_end_of_a_vacation(house: House):
    await house.host.set_quiet_hours(BEN, "UTC", 0, 720)
    await house.host.take_vacation("ana", 5)
    await house.toy(ANA, BEN, budget=None)
    assert START % DAY < DAY / 2  # three days later it is night for Ben
    await house.wait(3 * DAY + HOUR, step=HOUR)
    assert not house.post.of("reminder")

    await house.wait(12 * HOUR)
    assert [d.owed.person for d in house.post.of("reminder")] == ["ben"]
    await house.wait(5 * DAY, step=HOUR)
    assert [d.owed.person for d in house.post.of("reminder")] == ["ben", "ana"]


@pytest.mark.parametrize("is_late", [False, True])
async def test_nobody_is_reminded_who_has_answered_or_wants_no_pings(house: House, is_late):
    table = await house.toy(ANA, BEN, budget=None)
    await house.host.set_reach(BEN, "none")
    if is_late:
        house.clock.at += 3 * DAY
        await house.service.keeper.drain()  # owed, and not yet delivered
    await house.answer(table, ANA, "rock")
    house.service.keeper._last_beat = house.clock.at

    await house.wait(2 * DAY, step=DAY)

    assert not house.post.of("reminder")
