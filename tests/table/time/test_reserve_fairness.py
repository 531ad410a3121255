"""What the reserve must not give away: time by taking back, or a word about automatic answers."""

import pytest

from table.settings import Settings
from table.time.clock import DAY, HOUR, MINUTE
from tests.table.house import ANA, BEN, CHO, House, open_house
from tests.table.play.test_orders import toy_book, use_book
from tests.table.play.test_unwaited import bazaar
from tests.table.time.test_reserve import late, left

# -- taking back ------------------------------------------------------------------------------------------------


async def test_an_answer_that_is_taken_back_loses_what_it_earned(house: House):
    table = await late(house, 12)
    await house.answer(table, ANA, "look")
    await house.answer(table, ANA, "look")
    assert await left(house, table) == pytest.approx(14.4 * HOUR)

    for _ in range(3):
        await house.host.play.undo(table, "ana")
        assert await left(house, table) == pytest.approx(12 * HOUR)
        await house.host.play.redo(table, "ana")
        assert await left(house, table) == pytest.approx(14.4 * HOUR)


async def test_a_late_answer_taken_back_and_given_again_in_time_wins_nothing(house: House):
    table = await late(house, 12)

    for _ in range(3):
        await house.answer(table, ANA, "look")
        assert await left(house, table) == pytest.approx(12 * HOUR)
        await house.host.play.undo(table, "ana")
        assert await left(house, table) == pytest.approx(9.6 * HOUR)


async def test_the_question_of_an_answer_taken_back_has_the_time_that_was_left(house: House):
    table = await bazaar(house, ANA, BEN)
    ends = (await house.asked(table, ANA)).deadline
    for hours in (4, 6):
        await house.wait(hours * HOUR)
        await house.answer(table, ANA, "look")
        await house.host.play.undo(table, "ana")
        assert (await house.asked(table, ANA)).deadline == pytest.approx(ends)

    await house.answer(table, ANA, "look")
    await house.wait(3 * HOUR)
    await house.host.play.undo(table, "ana")  # what was thought about the next question counts as well

    assert (await house.asked(table, ANA)).deadline == pytest.approx(ends)


async def test_a_question_left_on_the_reserve_by_taking_back_stays_paid_for(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "look")
    await house.wait(30 * HOUR)

    await house.host.play.undo(table, "ana")

    asked = await house.asked(table, ANA)
    assert asked.deadline == pytest.approx(house.clock.at + 2.4 * HOUR)  # a tenth, so that it can be answered at all
    assert await left(house, table) == pytest.approx((24 - 6 - 2.4) * HOUR)
    await house.wait(3 * HOUR)
    assert (await house.asked(table, ANA)).on_reserve


async def test_a_sealed_answer_given_anew_earns_once(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.wait(DAY + 6 * HOUR)
    await house.sign(table, CHO, BEN, ANA)  # Ana is asked to bid
    asked = await house.asked(table, ANA)
    assert await left(house, table) == pytest.approx(18 * HOUR)
    await house.host.play.act(table, "ana", (2,), asked.version)
    await house.wait(10 * MINUTE)
    while (await house.host.read.look(table)).waiting[0].ask != "sign":
        await house.answer(table, ANA, "pass")
    once = await left(house, table)
    asked = await house.asked(table, ANA)

    for pick in ("rock", "paper", "scissors"):
        await house.host.play.act(table, "ana", (pick,), asked.version)
        assert await left(house, table) == pytest.approx(min(24 * HOUR, once + 2.4 * HOUR))


async def test_the_careful_answer_taken_back_leaves_a_tenth_of_the_budget(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.answer(table, BEN, "rock")
    await house.host.people.take_vacation("cho", 9)
    await house.wait(2 * DAY + HOUR)
    assert (await house.host.read.look(table)).sealed == (1, 0)

    await house.host.play.undo(table, "ana")

    assert (await house.asked(table, ANA)).deadline == pytest.approx(house.clock.at + 2.4 * HOUR)
    assert await left(house, table) == 0.0


async def test_what_all_agree_to_take_back_is_asked_with_a_whole_budget(house: House):
    table = await house.toy(ANA, BEN)
    await house.wait(20 * HOUR)
    await house.sign(table, ANA, BEN)
    vote = await house.host.play.undo(table, "ana")

    await house.host.seats.vote(table, "ben", vote.id, True)

    assert (await house.asked(table, ANA)).deadline == pytest.approx(house.clock.at + DAY)


# -- others in the seat -----------------------------------------------------------------------------------------


async def test_who_sits_down_begins_with_a_full_reserve_and_who_comes_back_with_what_was_left(house: House):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.answer(table, BEN, "rock")
    await house.wait(3 * DAY + HOUR)
    assert (await house.host.read.look(table)).table.seats[0].away

    await house.host.seats.come_back(table, "ana")
    assert await left(house, table) == 0.0
    await house.host.seats.leave(table, "ana")
    await house.host.seats.take_seat(table, CHO, 0)

    assert await left(house, table, "cho") == DAY


# -- secrets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hours", [0, 30])
async def test_an_automatic_answer_earns_and_costs_what_a_persons_would_at_that_time(tmp_path, hours):
    seen = {}
    for seed in range(12):
        settings = Settings(pace=0.0, secret_delay=(100.0, 100.0), live_delay=(100.0, 100.0))
        async with open_house(tmp_path / str(seed), settings=settings, seed=seed) as house:
            table = await house.toy(ANA, BEN)
            await house.answer(table, BEN, "rock")
            await house.wait(hours * HOUR)
            await house.answer(table, ANA, "rock")
            await house.answer(table, ANA, 2)
            is_forced = (await house.asked(table, ANA)).question.is_forced
            await house.wait(100, step=10)
            if not is_forced:
                await house.answer(table, ANA, "pass")
            assert (await house.host.read.look(table)).waiting[0].ask == "sign"
            seen[is_forced] = await left(house, table)

    assert seen[True] == seen[False]


async def test_an_order_given_on_the_reserve_shows_nobody_anything(tmp_path):
    for seed in range(20):  # until luck gives Ana a choice
        async with open_house(tmp_path / str(seed), seed=seed) as house:
            use_book(house, toy_book())
            table = await house.toy(ANA, BEN)
            await house.sign(table, ANA, BEN)
            await house.answer(table, ANA, 2)
            if (await house.asked(table, ANA)).question.is_forced:
                continue
            await house.wait(30 * HOUR)
            before = (await house.host.read.look(table)).waiting
            assert before[0].on_reserve

            order = await house.host.seats.give_order(table, "ana", "never_cheer")
            assert (await house.host.read.look(table)).waiting == before
            await house.host.seats.revoke_order(table, "ana", order.id)
            await house.wait(5 * MINUTE, step=10)
            assert (await house.host.read.look(table)).waiting == before
            await house.host.seats.give_order(table, "ana", "never_cheer")
            await house.wait(5 * MINUTE, step=10)

            assert await left(house, table) == pytest.approx(18 * HOUR, abs=10 * MINUTE)
            return
    raise AssertionError("luck never gave a choice")


async def test_an_order_given_at_the_last_moment_answers_before_the_reserve_would_have_to_run(tmp_path):
    settings = Settings(pace=0.0, secret_delay=(240.0, 240.0), live_delay=(240.0, 240.0))
    for seed in range(20):  # until luck gives Ana a choice
        async with open_house(tmp_path / str(seed), settings=settings, seed=seed) as house:
            use_book(house, toy_book())
            table = await house.toy(ANA, BEN)
            await house.sign(table, ANA, BEN)
            await house.answer(table, ANA, 2)
            asked = await house.asked(table, ANA)
            if asked.question.is_forced:
                continue
            await house.wait(DAY - MINUTE)

            await house.host.seats.give_order(table, "ana", "never_cheer")
            await house.wait(MINUTE, step=10)

            assert house.clock.at == pytest.approx(asked.deadline)
            assert (await house.host.read.look(table)).waiting[0].ask == "sign"
            return
    raise AssertionError("luck never gave a choice")


async def test_a_vacation_moves_an_automatic_answer_with_its_deadline_and_costs_it_nothing(tmp_path):
    settings = Settings(pace=0.0, secret_delay=(100.0, 100.0), live_delay=(100.0, 100.0))
    for seed in range(20):  # until luck gives Ana none
        async with open_house(tmp_path / str(seed), settings=settings, seed=seed) as house:
            table = await house.toy(ANA, BEN)
            await house.sign(table, ANA, BEN)
            await house.answer(table, ANA, 2)
            asked = await house.asked(table, ANA)
            if not asked.question.is_forced:
                continue

            await house.host.people.take_vacation("ana", 7)

            assert (await house.host.read.look(table)).waiting[0].deadline == pytest.approx(asked.deadline + 7 * DAY)
            await house.wait(7 * DAY - HOUR)
            assert (await house.host.read.look(table)).waiting[0].ask == "cheer"
            await house.wait(2 * HOUR)
            assert (await house.host.read.look(table)).waiting[0].ask == "sign"
            assert await left(house, table) == DAY
            return
    raise AssertionError("luck always gave a choice")
