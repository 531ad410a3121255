"""Conformance of stores: what is known of servers."""

from table.models import ServerInfo
from table.store.changes import PutServer


async def test_what_is_known_of_a_server_is_read_as_written(store):
    assert await store.server("home") is None

    await store.write([PutServer(ServerInfo("home", {"greeted": "1"})), PutServer(ServerInfo("away"))])
    await store.write([PutServer(ServerInfo("home", {"greeted": "2"}))])

    assert await store.server("home") == ServerInfo("home", {"greeted": "2"})
    assert await store.server("away") == ServerInfo("away")


async def test_what_is_known_of_a_server_outlives_the_program(opened):
    first = await opened()
    await first.write([PutServer(ServerInfo("home", {"greeted": "1"}))])
    await first.close()

    again = await opened()
    try:
        assert await again.server("home") == ServerInfo("home", {"greeted": "1"})
    finally:
        await again.close()
