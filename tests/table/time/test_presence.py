"""Being there: any press at a table counts, and whoever is there has a minute before they are called."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from table.time import presence
from table.time.presence import Presence
from tests.table.house import ANA, BEN, CHO, HandClock, House, open_house


@pytest.fixture
async def house(tmp_path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as one:
        yield one


def called(house: House) -> list[str]:
    return [delivery.owed.person for delivery in house.post.of("ping")]


async def test_whoever_has_pressed_nothing_is_called_at_once_and_whoever_is_there_after_a_minute(house: House):
    lobby = (await house.host.lobby.create("home", ANA, "toy")).id
    for person in (BEN, CHO):
        await house.host.lobby.join(lobby, person)
    house.host.people.note_press(lobby, "ben")
    await house.host.lobby.start(lobby, "ana")

    await house.settle()
    assert called(house) == ["cho"]
    await house.wait(59)
    assert called(house) == ["cho"]
    await house.wait(1)
    assert called(house) == ["cho", "ana", "ben"]


async def test_whoever_opens_a_table_is_there(house: House):
    table = (await house.host.lobby.create("home", ANA, "toy")).id
    await house.host.lobby.join(table, BEN)
    house.host.people.note_press(table, "ben")
    await house.host.lobby.start(table, "ana")
    alone = (await house.host.lobby.play_now("home", CHO, "toy", ["random"])).table.id

    await house.settle()
    assert called(house) == []
    await house.wait(60)
    assert {delivery.table for delivery in house.post.of("ping")} == {table, alone}


async def test_a_ping_that_is_answered_within_the_minute_is_never_sent(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.settle()
    await house.answer(table, ANA, "rock")
    await house.wait(120)

    assert called(house) == ["ben", "cho"]
    assert not house.post.of("settle")


async def test_whoever_goes_on_pressing_things_is_called_a_minute_after_the_last_of_them(house: House):
    table = await house.toy(ANA, BEN)
    for _ in range(3):
        await house.wait(50, step=10)
        house.host.people.note_press(table, "ana")
    await house.wait(59)
    assert called(house) == ["ben"]

    await house.wait(1)

    assert called(house) == ["ben", "ana"]


async def test_somebody_is_there_for_five_minutes_and_only_at_that_table(house: House):
    long_ago, lately, never = [await opened(house) for _ in range(3)]
    house.host.people.note_press(long_ago, "ben")
    house.clock.at += 1
    house.host.people.note_press(lately, "ben")
    house.clock.at += 300

    for table in (long_ago, lately, never):
        await house.host.lobby.start(table, "ana")
    await house.settle()

    assert [delivery.table for delivery in house.post.of("ping")] == [long_ago, never]


async def opened(house: House) -> int:
    """Return a lobby with Ana and Ben."""
    table = (await house.host.lobby.create("home", ANA, "toy")).id
    await house.host.lobby.join(table, BEN)
    return table


async def test_a_press_makes_automatic_answers_come_as_fast_as_those_of_people_who_sit_there(house: House):
    table = await house.toy(ANA, BEN)
    services = house.service.services

    async def here(live) -> bool:
        return services.asker.pacer.is_here(live, 1, house.clock.at)

    assert not await services.tables.at(table, here)
    house.host.people.note_press(table, "ben")
    assert await services.tables.at(table, here)
    house.clock.at += 301
    assert not await services.tables.at(table, here)


async def test_every_change_that_others_can_see_is_told_with_its_table_and_version(house: House):
    heard: list[tuple[int, int]] = []
    house.service.listen(lambda table, version: heard.append((table, version)))

    table = await house.toy(ANA, BEN)
    look = await house.answer(table, ANA, "rock")

    assert heard[-1] == (table, look.table.version)
    await house.host.read.look(table, "ana")
    assert heard[-1] == (table, look.table.version)


def test_presence_is_bounded_and_forgotten_with_the_person(monkeypatch):
    monkeypatch.setattr(presence, "KEPT", 2)
    clock = HandClock()
    there = Presence(clock)
    for table in (1, 2, 3):
        there.note_press(table, "ana")
    assert [there.pressed(table, "ana") == clock.at for table in (1, 2, 3)] == [False, True, True]

    there.forget("ana")

    assert there.pressed(3, "ana") < 0


def test_an_answer_by_itself_looks_like_a_press_to_others_but_is_none():
    clock = HandClock()
    there = Presence(clock)
    there.note_press(1, "ana")
    clock.at += 10

    there.note_answer(1, "ana")

    assert (there.pressed(1, "ana"), there.shown_up(1, "ana")) == (clock.at - 10, clock.at)
