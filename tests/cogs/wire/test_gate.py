"""The gate: a few at a time, one of each person, and nobody waits for ever; and the line for what takes long."""

import asyncio

import pytest

from cogs.wire.errors import Refusal
from cogs.wire.limits import gate
from cogs.wire.limits.gate import Gate, Line


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


async def test_whoever_wants_a_thousand_films_has_one_made_before_somebody_elses():
    line, studio, made = Line(waiting=3), asyncio.Lock(), list[int]()

    async def film(person: int) -> None:
        async with line.turn(person), studio:
            await asyncio.sleep(0)
            made.append(person)

    crowd = [asyncio.create_task(film(1)) for _ in range(1000)]
    await asyncio.sleep(0)
    await asyncio.gather(film(2), film(3))
    told = await asyncio.gather(*crowd, return_exceptions=True)

    assert made == [1, 2, 3, 1, 1, 1]
    assert [error.key for error in told if isinstance(error, Refusal)] == ["failure-too-fast"] * 996
    assert not line._people, "nothing is left behind"
