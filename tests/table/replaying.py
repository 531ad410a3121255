"""Whether what several workers have left behind holds together: every game replays, everything has arrived."""

from __future__ import annotations

from table.store import postgres
from table.store.moving import _replay
from table.store.rows import Owed
from table.versions.catalogue import Catalogue

FAR = 1e12


async def replay_all(url: str) -> int:
    """Play every running game of the database at *url* again and compare; return how many there are."""
    store = await postgres.open_store(url)
    try:
        counters = await store.counters()
        return await _replay(store, Catalogue(), counters.table)
    finally:
        await store.close()


async def owed_at(url: str, now: float) -> list[Owed]:
    """Return what should have been delivered by *now*."""
    store = await postgres.open_store(url)
    try:
        return await store.owed(now, 1000)
    finally:
        await store.close()
