"""Which table a command means, and whose tables it may mean."""

from types import SimpleNamespace

import pytest

from cogs.wire.commands.tables import find_table
from table import NoSuchTable
from tests.table.house import ANA, BEN, CHO, House, open_house


@pytest.fixture
async def house(tmp_path):
    async with open_house(tmp_path) as house:
        yield house


def context(house: House) -> SimpleNamespace:
    """Return what commands share, of a process that runs all tables."""
    return SimpleNamespace(host=house.host, must_own=lambda server: None)


def asks(person: str, server: str | None) -> SimpleNamespace:
    return SimpleNamespace(user=SimpleNamespace(id=person), guild_id=server, channel_id=1)


async def test_a_table_of_another_server_is_not_there_for_strangers(house: House):
    table = await house.toy(ANA, BEN)  # on the server called home

    assert await find_table(context(house), asks(CHO.id, "home"), table) == table
    assert await find_table(context(house), asks(ANA.id, "elsewhere"), table) == table, (
        "those who play may look from anywhere"
    )
    assert await find_table(context(house), asks(ANA.id, None), table) == table
    for server in ("elsewhere", None):
        with pytest.raises(NoSuchTable):
            await find_table(context(house), asks(CHO.id, server), table)
