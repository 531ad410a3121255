"""Gatherings: what a server runs beside its games has all that a table has, and no part of a game stumbles over it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from table import DATE, Kind, within
from table.errors import Conflict, NoSuchTable, NotNow, TableDamaged
from table.post.outbox import Undeliverable
from table.store.moving import move
from table.time.clock import DAY, HOUR
from tests.table.house import ANA, BEN, CHO, catalogue, open_house


class Picnic(msgspec.Struct, frozen=True):
    """What the gathering of these tests keeps."""

    food: tuple[str, ...] = ()
    rung: tuple[str, ...] = ()


async def ring(change, due):
    change.set(rung=(*change.state.rung, due.slot))
    change.show()
    if "rain" in change.state.food:
        raise RuntimeError("the weather")


def go(change, seat):
    change.enter("gone", seat=seat.seat)
    change.show()


PICNIC = Kind("picnic", Picnic, ring, go)


@pytest.fixture(params=["sqlite", "postgres"])
def open_one(request, tmp_path):
    """Return what opens the same house again and again, in either store."""
    database = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""

    @asynccontextmanager
    async def opened(**given) -> AsyncIterator:
        async with open_house(tmp_path, database=database, **given) as house:
            house.host.gatherings.add(PICNIC)
            yield house

    return opened


def bring(food):
    def change(made):
        made.set(food=(*made.state.food, food))
        made.show()

    return change


async def begun(house, *people):
    def seat(made):
        for person in people:
            made.sit(person.id)
        made.show()

    return await house.host.gatherings.begin("picnic", "home", ANA, Picnic(), places={"channel": "7"}, change=seat)


async def test_a_gathering_keeps_its_state_its_seats_and_its_clocks_over_a_restart(open_one):
    async with open_one() as house:
        number = await begun(house, ANA, BEN)
        await house.host.gatherings.change(number, bring("bread"))
        await house.host.gatherings.change(number, lambda made: made.set_due("tea", made.now + HOUR))
        clock = house.clock
    async with open_one(clock=clock) as house:
        found = await house.host.gatherings.read(number)
        assert found.state == Picnic(("bread",))
        assert [seat.person for seat in found.seats] == ["ana", "ben"]
        assert found.dues["tea"].at == clock.at + HOUR
        assert [each.id for each in await house.host.gatherings.of("home", "picnic")] == [number]
        await house.wait(HOUR)
        assert (await house.host.gatherings.read(number)).state.rung == ("tea",)


async def test_what_is_due_is_done_once_and_dropped_in_the_same_transaction(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        await house.host.gatherings.change(number, lambda made: made.set_due("tea", made.now))
        due = (await house.host.gatherings.read(number)).dues["tea"]

        await asyncio.gather(house.host.gatherings.ring(due), house.host.gatherings.ring(due))

        found = await house.host.gatherings.read(number)
        assert found.state.rung == ("tea",)
        assert not found.dues


async def test_nothing_changes_if_a_handler_fails_and_it_stays_due(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        await house.host.gatherings.change(number, bring("rain"))
        await house.host.gatherings.change(number, lambda made: made.set_due("tea", made.now))
        await house.settle()

        found = await house.host.gatherings.read(number)
        assert found.state.rung == ()
        assert "tea" in found.dues


async def test_changes_wait_for_each_other_and_none_is_lost(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        await asyncio.gather(*(house.host.gatherings.change(number, bring(str(each))) for each in range(20)))

        assert sorted((await house.host.gatherings.read(number)).state.food, key=int) == [str(n) for n in range(20)]


async def test_a_change_that_was_made_of_an_older_version_is_refused(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        gatherings = house.host.gatherings
        old = gatherings._made(await house.service.services.tables.stored_beside(number))
        await gatherings.change(number, bring("bread"))
        bring("salt")(old)

        with pytest.raises(Conflict):
            await house.service.services.write(old.sealed())


async def test_its_message_is_one_that_is_edited_and_news_are_told_once(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        await house.settle()
        place = house.post.of("gathering")[0]
        assert place.reference is None
        await house.host.gatherings.change(number, bring("bread"))
        await house.host.gatherings.change(number, lambda made: made.tell("tea", "tea:1"))
        await house.settle()

        assert house.post.of("gathering")[-1].reference == f"message-{place.owed.id}"
        assert [each.owed.data["what"] for each in house.post.of("news")] == ["tea"]
        await house.settle()
        assert len(house.post.of("news")) == 1


async def test_deadlines_move_with_an_absence_and_are_shown_again_but_dates_do_not(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        at = house.clock.at

        def clocks(made):
            made.set_due("tea", at + HOUR, deadline=at + HOUR)
            made.set_due(DATE, at + HOUR)

        await house.host.gatherings.change(number, clocks)
        await house.settle()
        house.post.got.clear()
        house.clock.at += DAY
        await house.service.keeper.beat()

        dues = (await house.host.gatherings.read(number)).dues
        assert (dues["tea"].at, dues["tea"].deadline) == (at + HOUR + DAY, at + HOUR + DAY)
        assert dues[DATE].at == at + HOUR
        await house.settle()
        assert house.post.kinds() == ["gathering"]
        assert (await house.host.gatherings.read(number)).state.rung == (DATE,)


async def test_a_gathering_is_no_table_to_play_at(open_one):
    async with open_one() as house:
        number, host = await begun(house, ANA, BEN), house.host
        for refused in (
            host.read.look(number, "ana"),
            host.read.outline(number),
            host.read.log(number),
            host.lobby.join(number, CHO),
            host.lobby.start(number, "ana"),
            host.seats.leave(number, "ana"),
            host.admin.end(number, ANA),
            host.archive.export(number),
            host.archive.verify(number),
            host.messages.move(number, ANA, "8"),
        ):
            with pytest.raises(NoSuchTable):
                await refused
        assert (await host.gatherings.read(number)).is_open
        toy = await house.toy(ANA, BEN)
        for refused in (host.gatherings.read(toy), host.gatherings.change(toy, bring("bread"))):
            with pytest.raises(NoSuchTable):
                await refused


async def test_it_is_in_no_list_of_tables_and_counts_as_none(open_one):
    async with open_one() as house:
        await begun(house, ANA, BEN)
        read = house.host.read

        assert not await read.open_in("home")
        assert not await read.tables_in("home")
        assert not await read.tables_of("ana")
        assert not (await house.service.health()).tables["running"]
        assert await house.host.admin.meet_rules() == []
        await house.host.people.take_vacation("ana", 3)
        assert not (await house.host.archive.standings("home")).rows


async def test_a_gathering_learns_of_the_end_of_a_game_in_the_transaction_that_ends_it(open_one):
    async with open_one() as house:
        number, toy, other = await begun(house, ANA), await house.toy(ANA, BEN), await house.toy(ANA, BEN)
        await house.service.services.write([within.belongs(toy, number), within.belongs(other, number)])
        await house.host.admin.end(toy, ANA)
        await house.host.admin.erase(other)

        dues = (await house.host.gatherings.read(number)).dues
        assert [within.table_in(slot) for slot in dues] == [toy, other]
        await house.settle()
        assert set((await house.host.gatherings.read(number)).state.rung) == {f"table:{toy}", f"table:{other}"}


async def test_a_game_ends_though_its_gathering_is_gone(open_one):
    async with open_one() as house:
        number, toy = await begun(house, ANA), await house.toy(ANA, BEN)
        await house.service.services.write([within.belongs(toy, number)])
        await house.host.admin.erase(number)

        assert (await house.host.admin.end(toy, ANA)).status == "broken"
        with pytest.raises(NoSuchTable):
            await house.host.gatherings.read(number)
        assert not await house.host.gatherings.of("home", "picnic", is_open=False)


async def test_one_that_is_over_changes_no_more_and_nothing_is_due_there(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        await house.host.gatherings.change(number, lambda made: made.set_due("tea", made.now))
        await house.host.gatherings.change(number, lambda made: made.end())

        found = await house.host.gatherings.read(number)
        assert (found.row.status, found.is_open, found.dues) == ("finished", False, {})
        with pytest.raises(NotNow):
            await house.host.gatherings.change(number, bring("bread"))
        await house.host.gatherings.change(number, bring("bread"), is_over=True)


async def test_whoever_is_forgotten_leaves_open_gatherings_and_is_nameless_in_those_that_are_over(open_one):
    async with open_one() as house:
        over, number = await begun(house, ANA, BEN), await begun(house, ANA, BEN)
        await house.host.gatherings.change(over, lambda made: made.end())
        assert [each["table"] for each in (await house.host.people.known_of("ana"))["seats"]] == [over, number]
        await house.host.people.forget("ana")

        found, old = await house.host.gatherings.read(number), await house.host.gatherings.read(over)
        assert [seat.person for seat in found.seats] == ["", "ben"]
        assert old.seats[0].person.startswith("gone:")
        assert found.row.host.startswith("gone:")
        assert not (await house.host.people.known_of("ana"))["seats"]
        await house.service.auditor.audit()
        assert not len(house.service.services.damage)


async def test_what_cannot_be_delivered_and_a_kind_that_is_unknown_hold_up_nobody(open_one):
    async with open_one() as house:
        number = await begun(house, ANA)
        house.post.broken = Undeliverable("gone")
        await house.settle()
        house.post.broken = None
        await house.host.gatherings.change(number, lambda made: made.set_due("tea", made.now))
        clock = house.clock
    async with open_one(clock=clock) as house:
        house.service.services.kinds._known.clear()
        toy = await house.toy(ANA, BEN)
        await house.settle()
        assert house.post.of("panel")
        await house.sign(toy, ANA, BEN)


async def test_gatherings_move_to_another_store(tmp_path, postgres_url):
    async with open_house(tmp_path) as house:
        house.host.gatherings.add(PICNIC)
        number, clock = await begun(house, ANA, BEN), house.clock
        await house.host.gatherings.change(number, lambda made: made.set_due("tea", made.now + HOUR))
        await house.toy(ANA, BEN)

    moved = await move(str(tmp_path / "tables.db"), postgres_url, catalogue())

    assert (moved.tables, moved.replayed) == (2, 1)
    async with open_house(tmp_path, database=postgres_url, clock=clock) as house:
        house.host.gatherings.add(PICNIC)
        await house.wait(HOUR)
        assert (await house.host.gatherings.read(number)).state.rung == ("tea",)


async def test_a_damaged_gathering_is_put_aside_alone(tmp_path):
    async with open_house(tmp_path) as house:
        house.host.gatherings.add(PICNIC)
        number, sound = await begun(house, ANA), await begun(house, BEN)
        house.is_harmed = True
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute("UPDATE tables SET position = x'90' WHERE id = ?", (number,))
        db.close()

        with pytest.raises(TableDamaged):
            await house.host.gatherings.read(number)
        await house.host.gatherings.change(sound, bring("bread"))
        await house.service.auditor.audit()
        assert number in house.service.services.damage
