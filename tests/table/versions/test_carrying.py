"""Running games survive every update: kept as they began, offered to the table, never closed by themselves."""

from __future__ import annotations

import json

import pytest

from table.errors import Refused, Unplayable
from tests.table.archive.alterations import without_checksum
from tests.table.house import ANA, BEN, first
from tests.table.toy import Toy
from tests.table.versions.program import HOUR, Program, begun, bids, lines, offered
from tests.table.versions.toy_versions import Toy2, Toy2Other, Toy3, Toy4

# -- kept -----------------------------------------------------------------------------------------------------


async def test_a_half_played_turn_goes_on_under_a_new_version_and_nobody_is_bothered(program: Program):
    async with program.of(Toy) as house:
        table = await begun(house)
        version, asked = (await house.host.read.look(table)).table.version, await house.asked(table, ANA)
        told = len(house.post.got)
    async with program.of(Toy2) as house:
        await house.settle()

        assert house.service.waiting == []
        assert len(house.post.got) == told
        look = await house.host.read.look(table)
        assert (look.table.version, look.table.rules_version, look.table.rules_now) == (version, 1, 2)
        assert (look.table.paused, look.table.changed) == (None, ())
        assert await house.asked(table, ANA) == asked


async def test_a_game_ends_by_the_rules_it_began_with_and_new_ones_are_played_by_the_new(program: Program):
    async with program.of(Toy) as house:
        table = await begun(house)
    async with program.of(Toy2) as house:
        assert (await house.asked(table, ANA)).question.high == 10
        await house.play_out(table, ANA, BEN)
        assert (await house.host.archive.verify(table)).problem == ""

        fresh = await begun(house)
        assert (await house.asked(fresh, ANA)).question.high == 20
        assert (await house.host.read.look(fresh)).table.rules_version == 2


async def test_a_kept_game_is_kept_over_restarts_and_verifies_as_a_whole(program: Program):
    async with program.of(Toy) as house:
        table = await begun(house, rounds=5)
    for _ in range(6):
        async with program.of(Toy2) as house:
            for person in (ANA, BEN):
                if own := (await house.host.read.look(table, person.id)).questions:
                    await house.host.play.act(table, person.id, first(own[0]), own[0].version)
            await house.wait(HOUR)
            assert await house.host.archive.audit(table) == ""
            assert (await house.host.read.look(table)).table.rules_version == 1
    async with program.of(Toy2) as house:
        await house.play_out(table, ANA, BEN)
        verdict = await house.host.archive.verify(table)
        assert (verdict.problem, verdict.recomputed) == ("", verdict.acts)
        assert all(event.amount <= 10 for line in await house.host.read.log(table, limit=99) for event in bids(line))


async def test_a_turn_that_does_not_replay_the_same_is_asked_again_and_the_log_says_so(program: Program):
    async with program.of(Toy) as house:
        table = await begun(house)
        await house.answer(table, ANA, 6)
        await house.settle()
        program.post.got.clear()
    async with program.of(Toy2Other) as house:
        (line,) = await lines(house, table, "carried")
        assert line.data == {"from": 1, "to": 2, "dropped": 4, "agreed": False}
        acts = await lines(house, table, "act")
        assert [act.undone for act in acts] == [line.version] * 4
        look = await house.host.read.look(table)
        assert (look.table.paused, look.table.rules_version) == (None, 1)
        assert [(each.seat, each.ask) for each in look.waiting] == [(0, "ready")]
        await house.settle()
        assert [ping.owed.person for ping in house.post.of("ping")] == ["ana"]
        assert await house.host.archive.audit(table) == ""
        await house.play_out(table, ANA, BEN)
        assert (await house.host.archive.verify(table)).problem == ""
        with pytest.raises(Refused, match="other rules"):
            await house.host.archive.import_game("far", "dan", await house.host.archive.export(table))


async def test_taking_back_reaches_over_an_update_that_keeps_the_rules(program: Program):
    async with program.of(Toy) as house:
        table = await begun(house)
    async with program.of(Toy2) as house:
        vote = await house.host.play.undo(table, "ana")
        assert await house.host.seats.vote(table, "ben", vote.id, True) == "carried"

        assert [each.ask for each in (await house.host.read.look(table)).waiting] == ["sign"] * 2
        assert await house.host.archive.audit(table) == ""


# -- events and positions of earlier versions -----------------------------------------------------------------


async def test_the_log_of_a_finished_game_is_read_by_its_own_version(program: Program):
    async with program.of(Toy) as house:
        table = await house.toy(ANA, BEN)
        await house.play_out(table, ANA, BEN)
        before = [
            [type(event).__name__ for event in line.events] for line in await house.host.read.log(table, limit=99)
        ]
        assert any("Passed" in names for names in before)
    async with program.of(Toy2) as house:
        after = [[type(event).__name__ for event in line.events] for line in await house.host.read.log(table, limit=99)]

        assert after == [[name.replace("Passed", "Waived") for name in names] for names in before]
        verdict = await house.host.archive.verify(table)
        assert (verdict.problem, verdict.recomputed) == ("", verdict.acts)
        assert (await house.host.read.history(table, 6)).view.bid_total == 0


async def test_the_file_of_a_game_of_an_earlier_version_is_taken_in_if_its_rules_are_kept(program: Program):
    async with program.of(Toy) as house:
        table = await house.toy(ANA, BEN)
        await house.play_out(table, ANA, BEN)
        blob = await house.host.archive.export(table)
    async with program.of(Toy2) as house:
        number = await house.host.archive.import_game("abroad", "dan", blob)

        assert (await house.host.read.look(number)).table.rules_version == 1
        assert (await house.host.archive.verify(number)).problem == ""
        with pytest.raises(Refused, match="other rules"):
            await house.host.archive.import_game(
                "far", "dan", without_checksum(json.loads(blob) | {"rules_version": 0})
            )
    async with program.of(Toy3) as house:
        with pytest.raises(Refused, match="other rules"):
            await house.host.archive.import_game("far", "dan", blob)


async def test_a_finished_game_of_rules_that_are_gone_shows_its_log_and_says_how_far_it_was_recomputed(
    program: Program,
):
    async with program.of(Toy) as house:
        table = await house.toy(ANA, BEN)
        for person in (ANA, BEN):
            await house.answer(table, person, "paper")
        await house.answer(table, ANA, 4)
        await house.play_out(table, ANA, BEN)
        told = len(await house.host.read.log(table, limit=99))
    async with program.of(Toy3) as house:
        verdict = await house.host.archive.verify(table)
        assert verdict.problem == ""
        assert 0 < verdict.recomputed <= verdict.acts
        assert len(await house.host.read.log(table, limit=99)) == told
        with pytest.raises(Unplayable, match="cannot play again"):
            await house.host.read.history(table, 8)
    async with program.of(Toy4) as house:
        assert len(await house.host.read.log(table, limit=99)) == told
        verdict = await house.host.archive.verify(table)
        assert (verdict.problem, verdict.commitment) == ("", (await house.host.read.outline(table)).commitment)
        with pytest.raises(Unplayable, match="log can still be read"):
            await house.host.read.look(table)


# -- stuck and newer ------------------------------------------------------------------------------------------


async def test_a_game_that_nothing_leads_on_from_waits_for_a_version_that_can(program: Program):
    table = await offered(program)
    async with program.of(Toy4) as house:
        await house.wait(30 * 24 * HOUR, step=24 * HOUR)
        assert house.service.waiting == [table]
        outline = await house.host.read.outline(table)
        assert (outline.status, outline.pause_reason) == ("running", "rules")
        (vote,) = outline.votes
        assert vote.needed == 0
        with pytest.raises(Unplayable):
            await house.host.read.look(table)
        with pytest.raises(Unplayable):
            await house.host.seats.vote(table, "ana", vote.id, True)
        assert len(await house.host.read.log(table)) > 3
    async with program.of(Toy2) as house:
        look = await house.host.read.look(table)
        assert (look.table.paused, look.table.votes) == (None, ())
        await house.settle()
        assert house.post.of("vote")[-1].owed.data["state"] == "moot"
        await house.play_out(table, ANA, BEN)
        assert (await house.host.archive.verify(table)).problem == ""


async def test_a_game_that_nothing_leads_on_from_can_be_ended_by_its_people(program: Program):
    table = await offered(program)
    async with program.of(Toy4) as house:
        (vote,) = (await house.host.read.outline(table)).votes
        for person in ("ana", "ben"):
            await house.host.seats.vote(table, person, vote.id, False)
        assert (await house.host.read.outline(table)).status == "broken"
        await house.settle()


async def test_a_game_of_a_later_program_waits_for_it_and_is_never_closed(program: Program):
    async with program.of(Toy2) as house:
        table = await begun(house)
    async with program.of(Toy) as house:
        assert house.service.waiting == [table]
        await house.wait(30 * 24 * HOUR, step=24 * HOUR)
        with pytest.raises(Unplayable, match="later version of the rules"):
            await house.host.read.look(table)
        with pytest.raises(Unplayable, match="later version"):
            await house.host.play.act(table, "ana", (2,), 5)
        outline = await house.host.read.outline(table)
        assert (outline.status, outline.pause_reason, outline.votes) == ("running", "newer", ())
    async with program.of(Toy2) as house:
        assert (await house.host.read.look(table)).table.paused is None
        assert (await house.asked(table, ANA)).question.high == 20
        await house.play_out(table, ANA, BEN)
        assert (await house.host.archive.verify(table)).problem == ""


async def test_a_kept_game_that_a_later_program_wrote_waits_for_that_program(program: Program):
    async with program.of(Toy) as house:
        table = await begun(house)
    async with program.of(Toy2) as house:
        await house.answer(table, ANA, 4)
    async with program.of(Toy) as house:
        assert (await house.host.read.outline(table)).pause_reason == "newer"
    async with program.of(Toy2) as house:
        await house.play_out(table, ANA, BEN)
        assert (await house.host.archive.verify(table)).problem == ""
