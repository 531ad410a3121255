"""The reserve: time beyond the budget, spent by being late, earned by answering in time."""

import random
import sqlite3

import pytest

from table.models import SeatInfo
from table.play.planned import Planned
from table.time import reserve
from table.time.clock import DAY, HOUR, MINUTE
from tests.table.house import ANA, BEN, HandClock, House, make_older, open_house
from tests.table.play.test_unwaited import bazaar


async def left(house: House, table: int, person: str = "ana") -> float:
    found = (await house.host.read.look(table, person)).reserve
    assert found is not None
    return found


async def late(house: House, hours: float) -> int:
    """Return a bazaar at which Ana is so many *hours* late with her first answer."""
    table = await bazaar(house, ANA, BEN)
    await house.wait(DAY + hours * HOUR)
    return table


# -- spending and earning ---------------------------------------------------------------------------------------


async def test_a_seat_begins_with_one_budget_in_reserve_and_only_its_person_is_told(house: House):
    table = await late(house, 6)

    assert await left(house, table) == pytest.approx(18 * HOUR)
    assert await left(house, table, "ben") == DAY
    await house.answer(table, ANA, "look")
    assert (await house.host.read.look(table)).reserve is None
    for person in (None, "ben", "ana"):
        assert {seat.spent for seat in (await house.host.read.look(table, person)).table.seats} == {0.0}


async def test_when_the_budget_is_over_the_reserve_runs_and_everybody_sees_the_new_deadline(house: House):
    table = await bazaar(house, ANA, BEN)
    (before,) = (await house.host.read.look(table)).waiting
    assert not before.on_reserve
    house.post.got.clear()

    await house.wait(DAY)

    (now,) = (await house.host.read.look(table)).waiting
    assert now.on_reserve
    assert now.deadline == pytest.approx(before.deadline + DAY)
    assert (await house.asked(table, ANA)).on_reserve
    assert "panel" in house.post.kinds()
    assert [d.owed.data["stage"] for d in house.post.of("reminder")] == ["half", "late", "reserve"]
    assert [line.kind for line in await house.host.read.log(table)] == ["start"]


async def test_what_an_answer_takes_beyond_the_budget_is_spent(house: House):
    table = await late(house, 6)

    await house.answer(table, ANA, "look")

    assert await left(house, table) == pytest.approx(18 * HOUR)
    await house.wait(DAY + 5 * HOUR)
    assert await left(house, table) == pytest.approx(13 * HOUR)


async def test_every_answer_in_time_earns_a_tenth_of_the_budget_back_up_to_the_whole(house: House):
    table = await late(house, 6)
    await house.answer(table, ANA, "look")

    for hours in (20.4, 22.8, 24, 24):
        await house.wait(MINUTE)
        await house.answer(table, ANA, "look")
        assert await left(house, table) == pytest.approx(hours * HOUR)


async def test_a_plan_of_several_answers_earns_as_one_act(house: House):
    table = await late(house, 6)
    await house.answer(table, ANA, "look")
    asked = await house.asked(table, ANA)

    await house.host.play.carry_out(table, "ana", [Planned("turn", ("look",))] * 3, asked.version)
    assert await left(house, table) == pytest.approx(20.4 * HOUR)
    await house.host.play.undo(table, "ana")
    assert await left(house, table) == pytest.approx(18 * HOUR)


async def test_what_is_answered_beside_a_turn_neither_earns_nor_spends_nor_forgives_the_one_who_is_late(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "offer")
    await house.wait(DAY + 6 * HOUR)

    await house.answer(table, BEN, "decline")

    assert await left(house, table, "ben") == DAY
    assert await left(house, table) == pytest.approx(18 * HOUR)


async def test_when_the_reserve_is_used_up_the_computer_answers_and_next_time_at_the_end_of_the_budget(house: House):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.answer(table, BEN, "rock")
    await house.wait(2 * DAY + HOUR)
    assert (await house.host.read.look(table)).table.seats[0].lapses == 1
    assert await left(house, table) == 0.0
    await house.wait(DAY)

    seat = (await house.host.read.look(table)).table.seats[0]
    assert (seat.lapses, seat.away) == (2, True)
    assert await left(house, table) == 0.0


async def test_at_one_sitting_it_is_the_same_with_minutes(house: House):
    table = await house.toy(ANA, BEN, budget=5 * MINUTE)
    await house.answer(table, BEN, "rock")

    await house.wait(7 * MINUTE, step=30)
    (asked,) = (await house.host.read.look(table)).waiting
    assert asked.on_reserve
    assert await left(house, table) == pytest.approx(3 * MINUTE)
    assert [d.owed.data["stage"] for d in house.post.of("reminder")] == ["half", "reserve"]
    await house.answer(table, ANA, "rock")

    assert await left(house, table) == pytest.approx(3 * MINUTE)


async def test_without_a_clock_there_is_no_reserve(house: House):
    table = await house.toy(ANA, BEN, budget=None)

    await house.answer(table, ANA, "rock")

    assert (await house.host.read.look(table, "ana")).reserve is None
    stored = await house.service.services.store.load(table)
    assert stored
    assert {seat.spent for seat in stored.seats} == {0.0}


async def test_neither_a_budget_nor_a_reserve_runs_at_night(house: House):
    table = await late(house, 18)
    await house.answer(table, ANA, "look")  # 6 hours are left
    ends = house.clock.at + DAY + 6 * HOUR
    minute = int(ends % DAY // 60)
    await house.host.people.set_quiet_hours(ANA, "UTC", minute - 120, minute + 180)

    await house.wait(DAY + 10 * HOUR)  # two nights of 5 hours

    (asked,) = (await house.host.read.look(table)).waiting
    assert asked.on_reserve
    assert asked.deadline == pytest.approx(house.clock.at + 6 * HOUR)
    await house.wait(2 * HOUR)
    assert await left(house, table) == pytest.approx(4 * HOUR)
    await house.answer(table, ANA, "look")
    await house.wait(MINUTE)
    await house.answer(table, ANA, "look")
    assert await left(house, table) == pytest.approx(6.4 * HOUR)


async def test_a_reminder_of_the_reserve_that_is_answered_first_is_never_sent(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.wait(DAY - HOUR)
    house.clock.at += HOUR
    await house.service.keeper.drain()
    house.post.got.clear()

    await house.answer(table, ANA, "look")
    await house.settle()

    assert "reminder" not in house.post.kinds()


async def test_what_is_spent_and_what_runs_outlive_a_restart(tmp_path):
    hands = HandClock()
    async with open_house(tmp_path, clock=hands) as house:
        table = await late(house, 6)
        await house.answer(table, ANA, "look")
        await house.wait(DAY + HOUR)
    async with open_house(tmp_path, clock=hands) as house:
        (asked,) = (await house.host.read.look(table)).waiting

        assert asked.on_reserve
        assert await left(house, table) == pytest.approx(17 * HOUR)


async def test_a_file_from_before_opens_with_full_reserves(tmp_path):
    hands = HandClock()
    async with open_house(tmp_path, clock=hands) as house:
        table = await late(house, 6)
        await house.answer(table, ANA, "look")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        make_older(db, 10)
    db.close()
    async with open_house(tmp_path, clock=hands) as house:
        assert await left(house, table) == await left(house, table, "ben") == DAY
        assert not (await house.host.read.look(table)).waiting[0].on_reserve
        await house.wait(DAY)
        assert (await house.host.read.look(table)).waiting[0].on_reserve


# -- what costs nothing -----------------------------------------------------------------------------------------


async def pause(house: House, table: int, hours: float) -> None:
    vote = await house.host.seats.propose(table, "ana", "pause")
    await house.host.seats.vote(table, "ben", vote.id, True)
    shown = await left(house, table)
    await house.wait(hours * HOUR)
    assert await left(house, table) == pytest.approx(shown)
    again = await house.host.seats.propose(table, "ben", "resume")
    await house.host.seats.vote(table, "ana", again.id, True)


async def vacation(house: House, table: int, hours: float) -> None:
    await house.host.people.take_vacation("ana", 3)
    shown = await left(house, table)
    await house.wait(hours * HOUR)
    assert await left(house, table) == pytest.approx(shown)
    await house.host.people.take_vacation("ana", 0)


async def downtime(house: House, table: int, hours: float) -> None:
    house.clock.at += hours * HOUR
    await house.service.keeper.beat()
    await house.settle()


@pytest.mark.parametrize("seed", range(6))
async def test_no_pause_no_vacation_and_no_absence_of_the_bot_ever_costs_reserve(house: House, seed):
    chance = random.Random(seed)
    table = await bazaar(house, ANA, BEN)
    thought = 0.0
    for _ in range(5):
        hours = chance.uniform(2, 9)
        await house.wait(hours * HOUR)
        thought += hours
        await chance.choice((pause, vacation, downtime))(house, table, chance.uniform(1, 40))
    expected = DAY - max(0.0, thought - 24) * HOUR
    assert await left(house, table) == pytest.approx(expected)

    await house.answer(table, ANA, "look")

    assert await left(house, table) == pytest.approx(expected)


@pytest.mark.parametrize("hours", [5, 30])
async def test_an_answer_from_a_vacation_counts_as_if_it_were_given_when_that_began(house: House, hours):
    table = await bazaar(house, ANA, BEN)
    await house.wait(hours * HOUR)
    before = await left(house, table)

    await house.host.people.take_vacation("ana", 7)
    await house.answer(table, ANA, "look")

    assert await left(house, table) == pytest.approx(before)


def test_nobody_has_less_than_nothing_or_more_than_the_whole():
    seat = SeatInfo(0, person="ana")

    assert reserve.left(reserve.drawn(seat, 100, 500.0), 100) == 0.0
    assert reserve.left(reserve.forfeited(reserve.drawn(seat, 100, 95.0), 100), 100) == 0.0
    assert reserve.left(reserve.earned(seat, 100), 100) == 100.0
