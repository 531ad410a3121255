"""The directory is never behind what is stored, however it is changed."""

import asyncio

import pytest

from table.errors import NoSuchTable
from table.models import FOLLOW
from tests.table.house import ANA, BEN, CHO, House, open_house


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path) as house:
        yield house


async def check(house: House, server: str = "home") -> None:
    """Compare what is kept with what is stored, for every table."""
    store, directory = house.service.services.store, house.service.services.directory
    assert list(await directory.open_in(server)) == await store.open_in(server)
    for table in range(1, (await store.counters()).table + 1):
        assert await directory.listing(table) == await store.listing(table)
        assert await directory.places(table) == await store.references(table)


async def test_the_directory_follows_everything_that_happens_to_tables(house: House):
    host = house.host
    await check(house)
    table = (await host.lobby.create("home", ANA, "toy", places={"channel": "1"})).id
    await check(house)
    await host.lobby.join(table, BEN)
    await check(house)
    await host.lobby.join(table, CHO)
    await host.seats.leave(table, CHO.id)
    await check(house)
    await host.messages.move(table, ANA, "2")
    await check(house)
    assert (await host.read.listing(table)).channel == "2"
    await host.messages.place(table, panel="2/3", **{f"{FOLLOW}{CHO.id}": "5"})
    await check(house)
    assert (await host.messages.places(table))["panel"] == "2/3"
    await host.lobby.set_option(table, ANA.id, "rounds", 1)
    await host.lobby.start(table, ANA.id)
    await check(house)
    await host.seats.leave(table, BEN.id)
    await check(house)
    await host.seats.take_seat(table, CHO, 1)
    await check(house)
    assert (await host.read.listing(table)).seats == (ANA.id, CHO.id)
    await host.messages.place(table, panel=None)
    await check(house)
    await house.play_out(table, ANA, CHO)
    await check(house)
    assert not await host.read.open_in("home")
    await host.people.forget(CHO.id)
    await check(house)
    assert f"{FOLLOW}{CHO.id}" not in await host.messages.places(table)
    await host.admin.erase(table)
    await check(house)


async def test_answers_do_not_make_it_read_again(house: House, monkeypatch: pytest.MonkeyPatch):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.host.messages.place(table, channel="1")
    await check(house)

    async def fail(*given: object) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr(house.service.services.store, "listing", fail)
    monkeypatch.setattr(house.service.services.store, "open_in", fail)
    monkeypatch.setattr(house.service.services.store, "references", fail)
    await house.sign(table, ANA, BEN)
    await house.host.messages.place(table, panel="1/2")
    assert (await house.host.read.listing(table)).channel == "1"
    assert (await house.host.messages.places(table))["panel"] == "1/2"
    assert [each.table for each in await house.host.read.open_in("home")] == [table]


async def test_what_was_read_before_a_change_is_not_kept_after_it(house: House, monkeypatch: pytest.MonkeyPatch):
    table = await house.toy(ANA, BEN)
    store, read, go = house.service.services.store, asyncio.Event(), asyncio.Event()
    slow = store.listing

    async def held_up(table: int) -> object:
        found = await slow(table)
        read.set()
        await go.wait()
        return found

    monkeypatch.setattr(store, "listing", held_up)
    early = asyncio.create_task(house.host.read.listing(table))
    await read.wait()
    await house.host.messages.place(table, channel="7")
    go.set()
    assert (await early).channel == ""
    assert (await house.host.read.listing(table)).channel == "7"


async def test_where_messages_stand_is_not_kept_if_it_changed_while_it_was_read(
    house: House, monkeypatch: pytest.MonkeyPatch
):
    table = await house.toy(ANA, BEN)
    await house.host.read.listing(table)
    store, read, go = house.service.services.store, asyncio.Event(), asyncio.Event()
    slow = store.references

    async def held_up(table: int) -> object:
        found = await slow(table)
        read.set()
        await go.wait()
        return found

    monkeypatch.setattr(store, "references", held_up)
    early = asyncio.create_task(house.host.messages.places(table))
    await read.wait()
    await house.host.messages.place(table, panel="1/2")
    go.set()
    assert "panel" not in await early
    assert (await house.host.messages.places(table))["panel"] == "1/2"


async def test_what_is_told_of_messages_is_whoever_asks_own_copy(house: House):
    table = await house.toy(ANA, BEN)
    (await house.host.messages.places(table))["panel"] = "1/2"
    assert "panel" not in await house.host.messages.places(table)


async def test_a_table_that_is_not_there_is_said_to_be_none(house: House):
    with pytest.raises(NoSuchTable):
        await house.host.read.listing(99)
    assert await house.host.messages.places(99) == {}


async def test_a_table_without_a_channel_is_where_its_messages_are(house: House):
    table = await house.toy(ANA, BEN)
    await house.host.messages.place(table, lobby="5/6")
    house.service.services.directory._listings.clear()
    assert (await house.host.read.listing(table)).channel == "5"
    await house.host.messages.place(table, thread="6")
    house.service.services.directory._listings.clear()
    assert (await house.host.read.listing(table)).channel == "6"
