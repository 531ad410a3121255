"""Urgent questions: a short clock of their own, no reserve, and no strike against the seat that misses one."""

import pytest

from table.time.clock import DAY, HOUR, MINUTE, urgent_seconds
from tests.table.house import ANA, BEN, House
from tests.table.play.test_unwaited import bazaar, said


@pytest.mark.parametrize(
    ("budget", "seconds"),
    [(7 * DAY, 7 * HOUR), (DAY, HOUR), (HOUR, 5 * MINUTE), (5 * MINUTE, 5 * MINUTE), (None, HOUR)],
)
def test_an_urgent_question_has_a_twenty_fourth_of_the_usual_time(budget, seconds):
    assert urgent_seconds(budget) == seconds


async def test_who_does_not_answer_an_urgent_question_in_time_gives_the_default_and_the_turn_goes_on(house: House):
    table = await bazaar(house, ANA, BEN)
    now = house.clock.now()
    await house.answer(table, ANA, "beg")
    (waiting,) = (await house.host.read.look(table)).waiting
    assert (waiting.seat, waiting.deadline) == (1, pytest.approx(now + HOUR))

    await house.wait(HOUR)

    assert (await said(house, table))[-2:] == [(0, "beg"), (1, "refuse")]
    look = await house.host.read.look(table, "ben")
    assert look.reserve == DAY, "nothing of the reserve has run"
    assert not look.table.seats[1].lapses, "it does not count as a missed turn"
    assert [each.seat for each in look.waiting] == [0]


async def test_an_urgent_question_has_an_end_at_a_table_without_a_clock_too(house: House):
    table = (await house.host.lobby.create("home", ANA, "bazaar")).id
    await house.host.lobby.join(table, BEN)
    await house.host.lobby.set_clock(table, "ana", None)
    await house.host.lobby.start(table, "ana")
    await house.answer(table, ANA, "beg")

    await house.wait(HOUR)

    assert (await said(house, table))[-1] == (1, "refuse")


async def test_an_urgent_question_that_is_answered_in_time_counts_as_answered(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "beg")
    await house.wait(MINUTE)
    await house.answer(table, BEN, "give")

    assert (await said(house, table))[-1] == (1, "give")


async def test_a_file_of_a_game_in_which_an_urgent_question_ran_out_comes_back(house: House):
    table = await bazaar(house, ANA, BEN)
    await house.answer(table, ANA, "beg")
    await house.wait(HOUR)
    for person in (ANA, BEN, ANA):
        await house.answer(table, person, "roll")

    file = await house.host.archive.export(table, "ana")
    copy = await house.host.archive.import_game("elsewhere", "ana", file)

    assert (await said(house, copy))[:2] == [(0, "beg"), (1, "refuse")]
