"""Rules that cannot be kept are offered to the table, which decides; nothing moves until then."""

from __future__ import annotations

import pytest

from table.errors import NotNow, Refused, Unplayable
from tests.table.house import ANA, BEN, CHO
from tests.table.toy import Toy
from tests.table.versions.program import HOUR, Program, begun, lines, offered
from tests.table.versions.toy_versions import Toy3


async def test_what_cannot_be_kept_is_offered_to_the_table_once_and_all_clocks_stand_still(program: Program):
    table = await offered(program)
    for _ in range(3):  # each a restart
        async with program.of(Toy3) as house:
            await house.wait(30 * 24 * HOUR, step=24 * HOUR)
            assert house.service.waiting == [table]
            look = await house.host.read.look(table, "ana")
            assert (look.table.status, look.table.pause_reason) == ("running", "rules")
            assert (look.questions, look.waiting) == ((), ())
            assert look.table.changed == ((3, "TOY-3"),)
            (vote,) = look.table.votes
            assert (vote.kind, vote.voters, vote.needed) == ("rules", ("ana", "ben"), 2)
    assert [ballot.owed.data["state"] for ballot in program.post.of("vote")] == ["open"]
    assert not program.post.of("result")


async def test_a_table_that_agrees_goes_on_by_the_new_rules_from_the_start_of_the_turn(program: Program):
    table = await offered(program)
    async with program.of(Toy3) as house:
        (vote,) = (await house.host.read.look(table)).table.votes
        assert await house.host.seats.vote(table, "ana", vote.id, True) == "open"
    async with program.of(Toy3) as house:
        assert await house.host.seats.vote(table, "ben", vote.id, True) == "carried"

        look = await house.host.read.look(table)
        assert (look.table.paused, look.table.rules_version, look.table.votes) == (None, 3, ())
        assert [each.ask for each in look.waiting] == ["sign"] * 2
        (line,) = await lines(house, table, "carried")
        assert line.data == {"from": 1, "to": 3, "dropped": 4, "agreed": True}
        await house.settle()
        assert {ping.owed.person for ping in house.post.of("ping")} == {"ana", "ben"}
        await house.sign(table, ANA, BEN)
        assert (await house.asked(table, ANA)).question.ask == "offer"
        await house.answer(table, ANA, 20)
        assert (await house.host.read.look(table)).view.bid_total == 40
    async with program.of(Toy3) as house:
        assert house.service.waiting == []
        assert await house.host.archive.audit(table) == ""
        await house.play_out(table, ANA, BEN)
        verdict = await house.host.archive.verify(table)
        assert verdict.problem == ""
        assert verdict.recomputed == verdict.acts
        await house.host.read.history(table, line.version + 3)
        with pytest.raises(Unplayable):
            await house.host.read.history(table, line.version - 3)
        with pytest.raises(Refused):
            await house.host.archive.import_game("home", "ana", await house.host.archive.export(table))


async def test_nothing_before_the_change_of_rules_can_be_taken_back(program: Program):
    table = await offered(program)
    async with program.of(Toy3) as house:
        (vote,) = (await house.host.read.look(table)).table.votes
        for person in ("ana", "ben"):
            await house.host.seats.vote(table, person, vote.id, True)
        with pytest.raises(Refused, match="nothing yet"):
            await house.host.play.undo(table, "ana")
        await house.sign(table, ANA, BEN)
        vote = await house.host.play.undo(table, "ana")
        assert await house.host.seats.vote(table, "ben", vote.id, True) == "carried"
        assert [each.ask for each in (await house.host.read.look(table)).waiting] == ["sign"] * 2
        assert await house.host.archive.audit(table) == ""


async def test_a_table_that_wants_to_end_ends_without_a_winner(program: Program):
    table = await offered(program)
    async with program.of(Toy3) as house:
        (vote,) = (await house.host.read.look(table)).table.votes
        assert await house.host.seats.vote(table, "ana", vote.id, False) == "open"
        assert await house.host.seats.vote(table, "ben", vote.id, False) == "ended"
        assert (await house.host.read.outline(table)).broken_by == "vote"
        await house.settle()
        assert house.post.of("vote")[-1].owed.data["state"] == "ended"


async def test_while_the_table_decides_nothing_else_moves_the_game(program: Program):
    table = await offered(program)
    async with program.of(Toy3) as house:
        version = (await house.host.read.look(table)).table.version
        for deed in (
            house.host.play.act(table, "ana", ("pass",), version),
            house.host.play.undo(table, "ana"),
            house.host.play.hint(table, "ana"),
            house.host.seats.propose(table, "ana", "resume"),
        ):
            with pytest.raises(NotNow, match="decide first"):
                await deed
        assert await house.host.archive.audit(table) is not None
        with pytest.raises(Refused, match="no vote of the kind"):
            await house.host.seats.propose(table, "ana", "rules")


async def test_those_who_sit_at_the_table_now_decide(program: Program):
    table = await offered(program)
    async with program.of(Toy3) as house:
        await house.host.seats.leave(table, "ben")
        (vote,) = (await house.host.read.look(table)).table.votes
        assert (vote.voters, vote.needed) == (("ana",), 1)
        await house.host.seats.take_seat(table, CHO, 1)
        (vote,) = (await house.host.read.look(table)).table.votes
        assert (vote.voters, vote.needed) == (("ana", "cho"), 2)
        await house.host.seats.leave(table, "cho")
        await house.host.seats.leave(table, "ana")
        await house.wait(40 * 24 * HOUR, step=24 * HOUR)
        assert (await house.host.read.look(table)).table.status == "running"
        await house.host.seats.take_seat(table, BEN, 1)
        assert await house.host.seats.vote(table, "ben", vote.id, True) == "carried"
        assert (await house.host.read.look(table)).table.rules_version == 3


async def test_a_pause_that_the_table_had_agreed_on_outlasts_the_decision(program: Program):
    async with program.of(Toy) as house:
        table = await begun(house)
        vote = await house.host.seats.propose(table, "ana", "pause")
        await house.host.seats.vote(table, "ben", vote.id, True)
    async with program.of(Toy3) as house:
        (vote,) = (await house.host.read.look(table)).table.votes
        for person in ("ana", "ben"):
            await house.host.seats.vote(table, person, vote.id, True)
        look = await house.host.read.look(table)
        assert (look.table.rules_version, look.table.pause_reason) == (3, "vote")
        vote = await house.host.seats.propose(table, "ana", "resume")
        await house.host.seats.vote(table, "ben", vote.id, True)
        await house.play_out(table, ANA, BEN)
