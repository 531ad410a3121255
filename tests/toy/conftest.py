"""Stomp is registered for the tests that ask for it, and forgotten afterwards: no other test knows of it."""

from collections.abc import Iterator

import pytest

import engine
from cogs.reader import lookup
from data import loader
from engine import registry
from tests.toy.game import Stomp


@pytest.fixture(autouse=True, scope="package")
def stomp() -> Iterator[Stomp]:
    """Stomp, registered in one line; the rest undoes it."""
    engine.register(Stomp)
    lookup.books.cache_clear()
    game = engine.games[Stomp.key]
    assert isinstance(game, Stomp)
    yield game
    del engine.games[Stomp.key], registry._classes[Stomp.key]
    loader.set_home(Stomp.key, "")
    lookup.books.cache_clear()
