"""Every store that passes the conformance suite; a new one is added to `STORES` and has to pass all of it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from table.store.protocol import Store
from table.store.sqlite import open_store


async def sqlite(folder: Path) -> Store:
    return await open_store(folder / "tables.db", patience=0.1)


STORES: dict[str, Callable[[Path], Awaitable[Store]]] = {"sqlite": sqlite}


@pytest.fixture(params=STORES)
def opened(request, tmp_path: Path) -> Callable[[], Awaitable[Store]]:
    """Return what opens the same store again and again."""
    return lambda: STORES[request.param](tmp_path)


@pytest.fixture
async def store(opened: Callable[[], Awaitable[Store]]) -> AsyncIterator[Store]:
    one = await opened()
    yield one
    await one.close()
