"""Private notes: one's own, one for each game, gone when one asks."""

import logging

import pytest

from table.errors import NotSeated, Refused
from tests.table.house import ANA, BEN, CHO, House

SECRET = "Ben keeps his tens."


async def test_a_note_is_shown_to_its_writer_alone(house: House, caplog):
    caplog.set_level(logging.DEBUG)
    table = await house.war(ANA, BEN, CHO)

    await house.host.people.set_note(table, "ana", f"  {SECRET} ")

    assert (await house.host.read.look(table, "ana")).note == SECRET
    assert (await house.host.read.look(table, "ben")).note == ""
    assert (await house.host.read.look(table)).note == ""
    assert SECRET not in caplog.text
    assert SECRET.encode() not in await house.host.archive.export(table, "ana")


async def test_a_note_outlives_a_restart_and_is_changed_and_dropped(house: House):
    table = await house.war(ANA, BEN, CHO)
    await house.host.people.set_note(table, "ana", SECRET)
    house.service.services.tables.forget()
    assert (await house.host.read.look(table, "ana")).note == SECRET

    await house.host.people.set_note(table, "ana", "")

    assert (await house.host.read.look(table, "ana")).note == ""
    assert await house.service.services.store.records("note") == []


async def test_a_note_that_is_too_long_is_refused_and_so_is_one_of_a_stranger(house: House):
    table = await house.war(ANA, BEN, CHO)
    await house.host.people.set_note(table, "ana", "x" * 1_000)

    with pytest.raises(Refused, match="1000"):
        await house.host.people.set_note(table, "ana", "x" * 1_001)
    with pytest.raises(NotSeated):
        await house.host.people.set_note(table, "dan", SECRET)

    assert len((await house.host.read.look(table, "ana")).note) == 1_000


async def test_a_note_is_exported_with_what_is_known_of_its_writer_and_deleted_with_it(house: House):
    table = await house.war(ANA, BEN, CHO)
    await house.host.people.set_note(table, "ana", SECRET)
    known = await house.host.people.known_of("ana")
    assert [each["data"]["text"] for each in known["records"]] == [SECRET]

    await house.host.people.forget("ana")

    assert await house.service.services.store.records("note") == []
    assert (await house.host.read.look(table, "ana")).note == ""
