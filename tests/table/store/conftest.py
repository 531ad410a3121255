"""Every store that passes the conformance suite; a new one is added to `STORES` and has to pass all of it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from table.store import postgres, sqlite
from table.store.protocol import Store

Opened = Callable[[], Awaitable[Store]]


def in_a_file(request: pytest.FixtureRequest) -> Opened:
    path = request.getfixturevalue("tmp_path") / "tables.db"
    return lambda: sqlite.open_store(path, patience=0.1)


def in_postgres(request: pytest.FixtureRequest) -> Opened:
    url = request.getfixturevalue("postgres_url")
    return lambda: postgres.open_store(url, patience=5.0)


STORES: dict[str, Callable[[pytest.FixtureRequest], Opened]] = {"sqlite": in_a_file, "postgres": in_postgres}


@pytest.fixture(params=STORES)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Return what opens the same store again and again."""
    return STORES[request.param](request)


@pytest.fixture
async def store(opened: Opened) -> AsyncIterator[Store]:
    one = await opened()
    yield one
    await one.close()
