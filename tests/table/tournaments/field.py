"""What tests of tournaments do all the time: people who join, and rounds that are played."""

from __future__ import annotations

from table.models import Person
from table.tournaments.state import Terms
from tests.table.house import House

TOY = Terms("toy", seats=2, rounds=2, substitutes="people", level="easy")


def crowd(count: int) -> list[Person]:
    return [Person(f"p{number}", f"Person {number}", "en") for number in range(count)]


async def announced(house: House, count: int, terms: Terms = TOY) -> tuple[int, list[Person]]:
    """Return a tournament that *count* people have joined, and them."""
    people = crowd(count)
    number = await house.host.tournaments.new("home", people[0], terms, "7")
    for person in people:
        await house.host.tournaments.join(number, person)
    return number, people


async def begun(house: House, count: int, terms: Terms = TOY) -> tuple[int, list[Person]]:
    """Return a tournament whose first round is open, and its people."""
    number, people = await announced(house, count, terms)
    await house.host.tournaments.start(number, people[0].id)
    await house.settle()
    house.clock.at += 3
    await house.settle()
    return number, people


async def state(house: House, number: int):
    return (await house.host.tournaments.read(number)).state


async def tables_of(house: House, number: int) -> list[int]:
    return [match.table for match in (await state(house, number)).now.matches]


async def play_round(house: House, number: int, people: list[Person]) -> None:
    """Play all tables of the newest round to their ends, and let the tournament go on."""
    for table in await tables_of(house, number):
        await house.play_out(table, *people)
    await house.settle()
    house.clock.at += 3
    await house.settle()
