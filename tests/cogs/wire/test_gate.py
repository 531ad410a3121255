"""The gate: a few at a time, one of each person, and nobody waits for ever."""

import asyncio

import pytest

from cogs.wire.limits import gate
from cogs.wire.limits.gate import Gate


async def test_one_person_takes_one_slot_however_much_they_ask_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gate, "PATIENCE", 600.0)
    door, go = Gate(2), asyncio.Event()
    inside: list[int] = []

    async def request(person: int) -> None:
        async with door.turn(person):
            inside.append(person)
            await go.wait()

    crowd = [asyncio.create_task(request(1)) for _ in range(60)]
    await asyncio.sleep(0)
    other = asyncio.create_task(request(2))
    for _ in range(5):
        await asyncio.sleep(0)

    assert inside == [1, 2], "somebody else does not wait for sixty requests of one person"
    go.set()
    await asyncio.gather(*crowd, other)
    assert len(inside) == 61
    assert not door._people, "nothing is left behind"


async def test_whoever_waits_too_long_goes_through(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gate, "PATIENCE", 0.01)
    door = Gate(1)
    async with door.turn(1), door.turn(2), door.turn(1):
        pass
    assert not door._people
    async with door.turn(3):
        pass
