"""A gate for what can wait: a few at a time, and of each person one, so that presses do not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from cogs.wire.errors import Refusal

PATIENCE = 1.5  # seconds; Discord waits three for an acknowledgement
WAITING = 3  # films and analyses that one person may have in line


class Gate:
    """Lets *width* through at the same time; a person who has waited too long goes through as well."""

    def __init__(self, width: int) -> None:
        self._slots = asyncio.Semaphore(width)
        self._people: dict[int, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Wait for the turn of *person*."""
        lock, waiting = self._people.get(person, (asyncio.Lock(), 0))
        self._people[person] = (lock, waiting + 1)
        held: list[asyncio.Lock | asyncio.Semaphore] = []
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    for each in (lock, self._slots):
                        await each.acquire()
                        held.append(each)
            yield
        finally:
            for each in reversed(held):
                each.release()
            lock, waiting = self._people.pop(person)
            if waiting > 1:
                self._people[person] = (lock, waiting - 1)


class Line:
    """Has one thing made for each person at a time, so that others do not wait for all that one of them wants.

    A few more may wait in their own line; whoever wants still more is told that they are too quick.
    """

    def __init__(self, waiting: int = WAITING) -> None:
        self._most = 1 + waiting
        self._people: dict[int, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Wait for what was asked for before by the same *person*."""
        lock, wanted = self._people.get(person, (asyncio.Lock(), 0))
        if wanted >= self._most:
            raise Refusal("failure-too-fast")
        self._people[person] = (lock, wanted + 1)
        try:
            async with lock:
                yield
        finally:
            lock, wanted = self._people.pop(person)
            if wanted > 1:
                self._people[person] = (lock, wanted - 1)
