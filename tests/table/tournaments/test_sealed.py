"""What a duplicate round must not tell while one of its tables is over and another one still plays the same deal.

Each test is an attack on that secret, by a way that people have.
"""

import pytest
from msgspec.structs import replace

from table.errors import NotNow
from tests.table.house import ANA, House
from tests.table.tournaments.field import begun, state, tables_of
from tests.table.tournaments.test_running import WAR

DUPLICATE = replace(WAR, format="duplicate", rounds=1)


async def half_over(house: House) -> tuple[int, int, int, str]:
    """Return a duplicate round: its number, a table that is over and one that is not, and somebody at the first."""
    number, people = await begun(house, 6, DUPLICATE)
    first, second = await tables_of(house, number)
    await house.play_out(first, *people)
    await house.settle()
    seats = (await house.host.read.look(first)).table.seats
    return number, first, second, next(seat.person for seat in seats if seat.person)


async def test_no_what_if_shows_the_deal_to_somebody_whose_table_is_over(house: House):
    _, first, _, person = await half_over(house)
    known = await house.host.people.person(person)
    for anew in (False, True):
        with pytest.raises(NotNow) as refusal:
            await house.host.what_if.begin(first, known, 1, anew=anew)
        assert refusal.value.key == "sealed"


async def test_whoever_gave_their_seat_to_a_substitute_never_gets_one_with_the_same_deal(house: House):
    number, _ = await begun(house, 6, DUPLICATE)
    first, second = await tables_of(house, number)
    spy = (await house.host.read.look(first)).table.seats[0].person
    accomplice = (await house.host.read.look(second)).table.seats[0].person
    assert await house.host.tournaments.join(number, ANA) == "waiting"
    await house.host.tournaments.withdraw(number, spy)
    await house.settle()
    assert "ana" in [seat.person for seat in (await house.host.read.look(first)).table.seats]

    with pytest.raises(NotNow) as refusal:
        await house.host.tournaments.join(number, await house.host.people.person(spy))
    assert refusal.value.key == "contest-withdrawn"
    await house.host.tournaments.withdraw(number, accomplice)
    await house.settle()
    assert spy not in [seat.person for seat in (await house.host.read.look(second)).table.seats]


async def test_called_off_the_deal_stays_closed_until_nobody_plays_it_any_more(house: House):
    number, first, second, _ = await half_over(house)
    await house.host.tournaments.end(number, "ana", is_admin=True)
    await house.settle()

    assert (await state(house, number)).phase == "off"
    with pytest.raises(NotNow):
        await house.host.archive.verify(first)
    assert (await house.host.read.listing(first)).sealed

    people = [await house.host.people.person(f"p{at}") for at in range(6)]
    await house.play_out(second, *people)
    await house.settle()
    assert (await house.host.archive.verify(first)).is_fair
    assert not (await house.host.read.listing(second)).sealed
    assert [each.owed.data["what"] for each in house.post.of("news")][-1] == "called_off"
