"""People are read together, and what is known of them is never older than what became of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from msgspec.structs import replace

from table.models import Person
from table.people import STRANGER, People
from table.store.changes import PutPerson
from table.store.protocol import Store
from tests.table.house import ANA, BEN, CHO, open_house


class Held:
    """A store whose reads of people wait until they may go on; *asked* has whom each was for."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Sequence[str]] = []
        self.go = asyncio.Event()
        self._read = store.people
        monkeypatch.setattr(store, "people", self._people)

    async def _people(self, which: Sequence[str]) -> list[Person]:
        self.asked.append(which)
        found = await self._read(which)
        await self.go.wait()
        return found

    async def began(self, reads: int) -> None:
        """Wait until so many reads have begun."""
        while len(self.asked) < reads:  # noqa: ASYNC110 (nothing tells)
            await asyncio.sleep(0)


@pytest.fixture
async def store(tmp_path) -> AsyncIterator[Store]:
    async with open_house(tmp_path) as house:
        await house.service.services.store.write([PutPerson(each) for each in (ANA, BEN, CHO)])
        yield house.service.services.store


async def test_all_who_are_asked_for_while_somebody_is_read_are_read_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    held, people = Held(store, monkeypatch), People(store)
    early = asyncio.create_task(people.get(ANA.id))
    await held.began(1)
    late = [asyncio.create_task(people.get(person)) for person in (ANA.id, BEN.id, CHO.id, BEN.id, "nobody")]
    await asyncio.sleep(0)
    held.go.set()
    assert await asyncio.gather(early, *late) == [ANA, ANA, BEN, CHO, BEN, Person("nobody", STRANGER)]
    assert held.asked == [[ANA.id], [BEN.id, CHO.id, "nobody"]]


async def test_whoever_is_changed_while_they_are_read_stays_changed(store: Store, monkeypatch: pytest.MonkeyPatch):
    people = People(store)
    await people.fetch([ANA.id])
    people.forget(ANA.id)
    held = Held(store, monkeypatch)
    reading = asyncio.create_task(people.get(ANA.id))
    await held.began(1)
    people._known[ANA.id] = changed = replace(ANA, language="de")  # as a change does that was under way
    held.go.set()
    assert await reading == changed


async def test_whoever_is_forgotten_while_they_are_read_is_read_again(store: Store, monkeypatch: pytest.MonkeyPatch):
    held, people = Held(store, monkeypatch), People(store)
    reading = asyncio.create_task(people.get(ANA.id))
    await held.began(1)
    await store.write([PutPerson(replace(ANA, language="de"))])
    people.forget(ANA.id)
    held.go.set()
    assert (await reading).language == "de"
    assert len(held.asked) == 2


async def test_a_read_that_fails_is_told_to_all_who_wait_and_made_again_by_the_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    people, read = People(store), store.people

    async def fail(which: Sequence[str]) -> list[Person]:
        raise OSError("the line is cut")

    monkeypatch.setattr(store, "people", fail)
    told = await asyncio.gather(people.get(ANA.id), people.get(BEN.id), return_exceptions=True)
    assert [type(each) for each in told] == [OSError, OSError]
    monkeypatch.setattr(store, "people", read)
    assert await people.get(ANA.id) == ANA
