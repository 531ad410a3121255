"""Facts about servers."""

import asyncio

from tests.table.house import House


async def test_facts_are_added_changed_and_dropped_one_by_one(house: House):
    servers = house.host.servers
    await asyncio.gather(*(servers.note("home", **{f"k{number}": "1"}) for number in range(5)))
    await servers.note("home", k0="2", k1=None)

    assert await servers.facts("home") == {"k0": "2", "k2": "1", "k3": "1", "k4": "1"}
    assert await servers.facts("away") == {}
