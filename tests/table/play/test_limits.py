"""What one person may have: so many open lobbies, here and in one channel, counted in the transaction itself."""

import asyncio

import pytest

from table.errors import Refused
from table.models import Person
from table.settings import Settings
from tests.table.house import ANA, BEN, House, open_house

HERE = {"channel": "100"}


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path) as house:
        yield house


async def refusal(house: House, person: Person, channel: str = "100") -> str:
    with pytest.raises(Refused) as refused:
        await house.host.lobby.create("home", person, "toy", places={"channel": channel})
    return refused.value.key


async def test_the_sixth_open_lobby_of_one_person_is_refused_wherever_it_is(house: House):
    opened = [await house.host.lobby.create("home", ANA, "toy", places={"channel": str(number)}) for number in range(5)]

    assert await refusal(house, ANA, "900") == "many-lobbies"
    assert (await house.host.lobby.create("home", BEN, "toy", places=HERE)).host == BEN.id

    await house.host.lobby.join(opened[0].id, BEN)
    await house.host.lobby.start(opened[0].id, ANA.id)
    assert (await house.host.lobby.create("home", ANA, "toy", places=HERE)).host == ANA.id, "a game is no lobby"

    await house.host.seats.leave(opened[1].id, ANA.id)
    assert (await house.host.lobby.create("home", ANA, "toy", places=HERE)).host == ANA.id, (
        "one that was left is closed"
    )


async def test_lobbies_opened_at_the_same_moment_are_counted_too(house: House):
    tried = await asyncio.gather(
        *(house.host.lobby.create("home", ANA, "toy", places=HERE) for _ in range(30)), return_exceptions=True
    )

    assert sum(isinstance(each, Refused) for each in tried) == 25
    assert len(await house.host.read.tables_in("home")) == 5


async def test_a_channel_takes_twenty_lobbies(house: House):
    people = [Person(f"p{number}", f"P{number}") for number in range(21)]
    for person in people[:20]:
        await house.host.lobby.create("home", person, "toy", places=HERE)

    assert await refusal(house, people[20]) == "full-channel"
    assert (await house.host.lobby.create("home", people[20], "toy", places={"channel": "200"})).id


async def test_a_rematch_is_a_lobby_like_any_other(house: House):
    table = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(table, ANA, BEN)
    for _ in range(5):
        await house.host.lobby.create("home", ANA, "toy", places=HERE)

    with pytest.raises(Refused):
        await house.host.lobby.rematch(table, ANA.id)
    assert (await house.host.lobby.rematch(table, BEN.id)).host == BEN.id


async def test_the_caps_can_be_set(tmp_path):
    async with open_house(tmp_path, settings=Settings(lobbies_per_person=1, lobbies_per_channel=2)) as house:
        await house.host.lobby.create("home", ANA, "toy", places=HERE)
        assert await refusal(house, ANA) == "many-lobbies"
