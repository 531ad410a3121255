"""The list of a server's open tables: one row, one message, renewed by every change of a lobby."""

import asyncio

from table.time.clock import DAY, HOUR
from tests.table.finding.test_searching import HOME, seek
from tests.table.house import ANA, BEN, CHO, House


def edits(house: House) -> int:
    return len(house.post.of("gathering"))


async def test_each_change_of_a_lobby_is_shown_and_a_burst_of_them_once(house: House):
    await asyncio.gather(*(house.host.finding.list_in("home", ANA, "9") for _ in range(3)))
    (board,) = await house.host.finding.boards("home")
    assert (await house.host.messages.places(board))["channel"] == "9"
    await house.settle()
    assert edits(house) == 1

    lobby = await seek(house)
    await house.host.lobby.join(lobby.id, BEN)
    await house.settle()
    assert edits(house) == 1, "it waits for what else happens"
    await house.wait(10)
    assert edits(house) == 2

    await house.host.lobby.join(lobby.id, CHO)
    await house.wait(10)
    assert edits(house) == 3, "a game that begins is no open table any more"
    await house.wait(HOUR)
    assert edits(house) == 3, "what happens in games is not listed"


async def test_what_happens_elsewhere_is_not_shown_and_an_ended_list_is_owed_no_longer(house: House):
    await house.host.finding.list_in("home", ANA, "9")
    await house.settle()
    await house.host.lobby.create("elsewhere", BEN, "toy")
    await house.wait(10)
    assert edits(house) == 1

    await house.host.finding.list_in("home", BEN, "10")
    (board,) = await house.host.finding.boards("home")
    assert (await house.host.messages.places(board))["channel"] == "10"
    await house.host.finding.unlist("home")
    assert await house.host.finding.boards("home") == []
    await house.settle()
    count = edits(house)
    await house.host.lobby.create("home", BEN, "toy", places=HOME)
    await house.wait(10)
    assert edits(house) == count


async def test_an_erased_lobby_leaves_the_list(house: House):
    await house.host.finding.list_in("home", ANA, "9")
    lobby = await seek(house)
    await house.wait(10)
    count = edits(house)
    await house.host.admin.erase(lobby.id)
    await house.wait(10)
    assert edits(house) == count + 1


async def test_whoever_set_it_up_can_be_forgotten(house: House):
    await house.host.finding.list_in("home", ANA, "9")
    await house.host.people.forget("ana")
    (board,) = await house.host.finding.boards("home")
    assert (await house.host.gatherings.read(board)).row.host != "ana"
    await house.wait(DAY)
