"""Several answers as one act: all or nothing, taken back as one, and tried out before."""

import asyncio

import pytest

from table.errors import IllegalAnswer, NotNow, Refused, Stale
from table.models import Acted
from table.play.planned import Planned
from tests.table.bazaar import Said
from tests.table.house import ANA, BEN, House
from tests.table.play.test_unwaited import bazaar, said

LOOK, OFFER, ROLL = (Planned("turn", (pick,)) for pick in ("look", "offer", "roll"))
MANY = (LOOK, LOOK, OFFER)


async def version(house: House, table: int) -> int:
    return (await house.asked(table, ANA)).version


async def test_a_plan_is_one_act_and_is_taken_back_and_done_again_as_one(house: House):
    table = await bazaar(house, ANA, BEN)

    acted = await house.host.play.carry_out(table, "ana", MANY, await version(house, table))

    assert [event.what for event in acted.events if isinstance(event, Said)] == ["look", "look", "offer"]
    assert [line.by for line in await house.host.read.log(table, "ana") if line.kind == "act"] == [
        "human",
        "along",
        "along",
    ]
    assert {line.by for line in await house.host.read.log(table, "ben") if line.kind == "act"} == {"human"}
    back = await house.host.play.undo(table, "ana")
    assert isinstance(back, Acted)
    assert [each.ask for each in back.look.waiting] == ["turn"]
    assert not back.look.can_undo
    again = await house.host.play.redo(table, "ana")
    assert isinstance(again, Acted)
    assert [each.ask for each in again.look.waiting] == ["turn", "answer"]


async def test_a_plan_that_is_refused_half_way_leaves_nothing_behind(house: House):
    table = await bazaar(house, ANA, BEN)
    before = await house.host.read.look(table, "ana")

    with pytest.raises(IllegalAnswer, match="BAZ-1") as caught:
        await house.host.play.carry_out(table, "ana", (LOOK, Planned("turn", ("dance",))), before.questions[0].version)

    assert caught.value.look == before
    assert await house.host.read.look(table, "ana") == before
    assert await said(house, table) == []


async def test_the_same_plan_sent_twice_counts_once_and_another_one_comes_too_late(house: House):
    table = await bazaar(house, ANA, BEN)
    asked = await version(house, table)

    one, two = await asyncio.gather(*(house.host.play.carry_out(table, "ana", MANY, asked) for _ in range(2)))

    assert (one.repeated, two.repeated) == (False, True)
    assert await said(house, table) == [(0, "look"), (0, "look"), (0, "offer")]
    with pytest.raises(Stale):
        await house.host.play.carry_out(table, "ana", (LOOK, ROLL), asked)


async def test_a_rehearsal_tells_what_would_happen_and_changes_nothing(house: House):
    table = await bazaar(house, ANA, BEN)
    before = await house.host.read.look(table, "ana")
    asked = before.questions[0].version

    good, bad, short = await house.host.play.rehearse(
        table, "ana", [MANY, (LOOK, Planned("turn", ("dance",))), (Planned("pray"), LOOK)], asked
    )

    assert [event.what for event in good.events if isinstance(event, Said)] == ["look", "look", "offer"]
    assert good.question is not None
    assert good.question.ask == "turn"
    assert good.refusal is None
    assert "dance" in str(bad.refusal)
    assert [event.what for event in short.events if isinstance(event, Said)] == ["look"]
    assert await house.host.read.look(table, "ana") == before
    with pytest.raises(Stale):
        await house.host.play.rehearse(table, "ana", [MANY], asked + 1)


async def test_what_is_left_to_the_question_is_its_default_and_what_is_not_asked_is_refused(house: House):
    table = await bazaar(house, ANA, BEN)
    asked = await version(house, table)

    (left, extra) = await house.host.play.rehearse(
        table, "ana", [(Planned("turn"),), (LOOK, Planned("gun", ("fire",)))], asked
    )

    assert [event.what for event in left.events if isinstance(event, Said)] == ["roll"]
    assert "not asked any more" in str(extra.refusal)


async def test_nothing_that_comes_to_light_is_told_by_a_rehearsal(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, BEN)
    asked = await house.asked(table, ANA)

    with pytest.raises(Refused, match="chance"):
        await house.host.play.rehearse(table, "ana", [(Planned("sign", ("rock",)),)], asked.version)


async def test_no_plan_is_carried_out_at_a_table_that_is_over(house: House):
    table = await bazaar(house, ANA, BEN)
    asked = await version(house, table)
    await house.host.admin.end(table, BEN)

    with pytest.raises(NotNow):
        await house.host.play.carry_out(table, "ana", MANY, asked)
