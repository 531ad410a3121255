"""Practice tables: private games from a given position, in both stores."""

import pytest

from engine.play import Position
from table.errors import Fenced, NoSuchTable, NotSeated, Refused
from table.models import SeatInfo
from table.practice import PRACTICE
from table.time.clock import DAY, HOUR
from tests.table.house import ANA, BEN, HandClock, House, Postbox, open_house

DRAWING = """
> Godzilla: 8 4h 2
  Mothra: 9 1 1
  Rodan: 5 5 5
"""


@pytest.fixture(params=("sqlite", "postgres"))
def opening(request, tmp_path):
    """Return what opens the same house again and again, with the same clock and postbox."""
    database = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""
    clock, post = HandClock(), Postbox()
    return lambda: open_house(tmp_path, database=database, clock=clock, post=post)


async def begun(house: House, purpose: str = "what-if:17", most: int = 3, server: str = "home") -> int:
    game = house.service.game("total_war")
    position = Position(game.drawn(DRAWING))
    return await house.host.practice.begin(
        ANA, server, game, position, purpose=purpose, most=most, levels="easy", data={"moment": 4}
    )


async def everything_owed(house: House) -> list[object]:
    return await house.service.services.store.owed(house.clock.at + 30 * DAY, 99)


async def test_it_is_played_from_its_position_like_any_table_and_nothing_is_posted(opening):
    async with opening() as house:
        table = await begun(house)
        asked = await house.asked(table, ANA)
        assert asked.question.options == (
            "card:2",
            "card:4h",
            "card:8",
            "card:2+power",
            "card:4h+power",
            "card:8+power",
        )

        await house.answer(table, ANA, "card:4h")
        assert not (await house.host.read.look(table, ANA.id)).questions
        for _ in range(4):
            await house.settle()
            house.clock.at += 5
        look = await house.host.read.look(table, ANA.id)
        assert look.questions, "the computers have answered"
        await house.host.play.undo(table, ANA.id)
        assert (await house.asked(table, ANA)).question.options == asked.question.options
        assert await house.host.play.hint(table, ANA.id)

        assert house.post.got == []
        assert await everything_owed(house) == []
        assert await house.host.archive.audit(table) == ""


async def test_it_is_over_like_any_game_without_a_card_for_the_next_one(opening):
    async with opening() as house:
        table = await begun(house)
        look = await house.play_out(table, ANA)

        assert look.table.outcome is not None
        assert await house.service.services.store.cards("home", "total_war") == []
        assert await everything_owed(house) == []


async def test_nothing_public_comes_of_it_whatever_its_person_presses(opening):
    async with opening() as house:
        running, over = await begun(house), await begun(house)
        await house.play_out(over, ANA)
        host = house.host
        for table in (running, over):
            with pytest.raises(NoSuchTable):
                await host.messages.owe_film(table, 0, 5)
            with pytest.raises(NoSuchTable):
                await host.lobby.rematch(table, ANA.id, {"channel": "7"})
        await host.seats.propose(running, ANA.id, "pause")
        await host.seats.propose(running, ANA.id, "resume")
        await host.messages.refresh(running)
        await host.seats.leave(running, ANA.id)
        await house.settle()

        assert await everything_owed(house) == []
        assert house.post.got == []
        assert await host.read.tables_in("home") == []


async def test_a_restart_takes_it_up_where_it_was(opening):
    async with opening() as house:
        table = await begun(house)
        await house.answer(table, ANA, "card:4h")
        before = await house.host.read.look(table, ANA.id)
    async with opening() as again:
        after = await again.host.read.look(table, ANA.id)
        assert (after.view, after.table.version) == (before.view, before.table.version)
        (found,) = await again.host.practice.of(ANA.id, "what-if:17")
        assert (found.table, found.data) == (table, {"moment": 4})
        assert [each.table for each in await again.host.practice.of(ANA.id, "what-if:")] == [table]
        assert await again.host.practice.of(ANA.id, "lesson:") == []


async def test_it_stands_in_no_list_count_limit_or_statistics(opening):
    async with opening() as house:
        table = await begun(house)
        read, archive = house.host.read, house.host.archive
        assert await read.tables_of(ANA.id) == []
        assert await read.tables_in("home") == []
        assert await read.summaries([table]) == []
        assert list(await read.open_in("home")) == []
        assert (await house.service.health()).tables["running"] == 0

        await house.play_out(table, ANA)

        assert (await house.service.health()).tables["finished"] == 0
        assert not (await archive.career("home", ANA.id)).by_game
        real = await house.war(ANA, computers=2)
        assert (await read.look(real, ANA.id)).is_coached, "it was no first game"


async def test_nobody_else_is_told_that_there_is_one(opening):
    async with opening() as house:
        table = await begun(house)
        assert (await house.host.read.listing(table)).kind == PRACTICE

        with pytest.raises(NoSuchTable):
            await house.host.practice.look(table, BEN.id)
        with pytest.raises(NoSuchTable):
            await house.host.practice.end(table, BEN.id)
        with pytest.raises(NotSeated):
            await house.host.play.act(table, BEN.id, ("card:8",), 1)
        real = await house.toy(ANA, BEN)
        with pytest.raises(NoSuchTable):
            await house.host.practice.end(real, ANA.id)


async def test_it_goes_after_a_day_of_silence_and_an_hour_after_its_end(opening):
    async with opening() as house:
        quiet, over = await begun(house), await begun(house)
        await house.play_out(over, ANA)
        await house.wait(HOUR + 60, step=HOUR / 4)
        with pytest.raises(NoSuchTable):
            await house.host.practice.look(over, ANA.id)

        await house.answer(quiet, ANA, "card:4h")
        await house.settle()
        await house.wait(DAY - HOUR)
        assert (await house.host.read.look(quiet, ANA.id)).table.status == "running"
        await house.wait(2 * HOUR)

        with pytest.raises(NoSuchTable):
            await house.host.practice.look(quiet, ANA.id)
        assert await house.host.practice.of(ANA.id) == []
        assert house.post.got == []


async def test_a_person_has_so_many_of_a_family_and_ending_one_makes_room(opening):
    async with opening() as house:
        first = await begun(house, "what-if:17", most=2)
        await begun(house, "what-if:18", most=2)
        with pytest.raises(Refused) as refusal:
            await begun(house, "what-if:19", most=2)
        assert (refusal.value.key, refusal.value.facts) == ("practice-full", {"most": 2})
        await begun(house, "lesson:total_war/striking", most=2)

        await house.host.practice.end(first, ANA.id)

        assert await begun(house, "what-if:19", most=2)


async def test_it_is_exported_and_forgotten_with_its_person(opening):
    async with opening() as house:
        table = await begun(house)
        known = await house.host.people.known_of(ANA.id)
        assert [each["table"] for each in known["seats"]] == [table]
        assert [each["kind"] for each in known["records"]] == [PRACTICE]

        await house.host.people.forget(ANA.id)

        assert not any((await house.host.people.known_of(ANA.id)).values())
        with pytest.raises(NoSuchTable):
            await house.host.practice.look(table, ANA.id)
        assert (await house.host.read.listing(table)).seats == ()


async def test_practice_from_a_real_position_never_touches_the_real_game(opening):
    async with opening() as house:
        services = house.service.services
        real = await house.war(ANA, BEN, computers=1)
        await house.settle()
        before = await services.store.load(real), await services.store.entries(real), await everything_owed(house)
        told = list(house.post.got)
        position = (await services.tables.at(real, _position)).turn_start
        game = house.service.game("total_war")

        table = await house.host.practice.begin(ANA, "home", game, Position(position), purpose="what-if:1", most=3)
        await house.play_out(table, ANA)
        await house.host.practice.end(table, ANA.id)

        after = await services.store.load(real), await services.store.entries(real), await everything_owed(house)
        assert after == before
        assert house.post.got == told


async def _position(live):
    return live.play.position


async def test_whoever_does_not_hold_the_shard_of_its_server_begins_none(tmp_path, postgres_url):
    async with open_house(tmp_path, database=postgres_url) as house:
        table = await begun(house, server="home")
        house.service.services.store.ownership.hold([])

        with pytest.raises(Fenced):
            await begun(house, server="home")
        with pytest.raises(Fenced):
            await house.host.practice.end(table, ANA.id)


async def test_the_seats_of_others_are_computers_of_the_wished_levels(house):
    game = house.service.game("total_war")
    table = await house.host.practice.begin(
        ANA, "home", game, Position(game.drawn(DRAWING)), purpose="x:1", most=1, seat=1, levels=("easy", "", "hard")
    )
    seats = (await house.host.read.look(table, ANA.id)).table.seats
    assert [(seat.level, seat.person) for seat in seats] == [("easy", ""), ("", "ana"), ("hard", "")]
    assert [seat.kaiju for seat in seats] == ["godzilla", "mothra", "rodan"]
    assert isinstance(seats[0], SeatInfo)
    with pytest.raises(Refused):
        await house.host.practice.begin(
            ANA, "home", game, Position(game.drawn(DRAWING)), purpose="x:2", most=2, levels="godlike"
        )
