"""A search for players: it begins by itself, fills up, begins at an agreed hour, or ends politely; and who is ready."""

import asyncio

import pytest

from table.errors import NotTheHost, Refused
from table.finding.searching import Search
from table.models import THERE, TableInfo
from table.time.clock import DAY, HOUR, MINUTE
from tests.table.house import ANA, BEN, CHO, DAN, START, House, Person

HOME = {"channel": "5"}


async def seek(house: House, people: int = 3, then: str = "", *, is_set: bool = False, host: Person = ANA) -> TableInfo:
    search = Search(people, house.clock.at + HOUR, then, is_set)
    return (await house.host.finding.seek("home", host, "toy", search, DAY, HOME))[0]


async def shown(house: House, table: int) -> TableInfo:
    return (await house.host.read.look(table)).table


async def test_it_begins_by_itself_with_the_last_who_was_wanted(house: House):
    lobby = await seek(house)
    assert (lobby.opening.wanted, lobby.opening.seeks, lobby.seeks_until) == (3, True, START + HOUR)

    assert (await house.host.lobby.join(lobby.id, BEN)).status == "lobby"
    begun = await house.host.lobby.join(lobby.id, CHO)

    assert (begun.status, begun.seeks_until) == ("running", 0.0)
    await house.wait(2 * HOUR)
    assert house.post.of("lapse") == []
    assert (await shown(house, lobby.id)).status == "running"


async def test_of_many_who_press_at_once_as_many_sit_down_as_are_wanted(house: House):
    lobby = await seek(house)

    came = await asyncio.gather(
        *(house.host.lobby.join(lobby.id, person) for person in (BEN, CHO, DAN)), return_exceptions=True
    )

    refused = [each for each in came if isinstance(each, Exception)]
    assert len(refused) == 1
    assert "begun" in str(refused[0])
    assert len((await shown(house, lobby.id)).seats) == 3


async def test_whoever_leaves_makes_room_again(house: House):
    lobby = await seek(house)
    await house.host.lobby.join(lobby.id, BEN)
    await house.host.seats.leave(lobby.id, "ben")

    assert (await house.host.lobby.join(lobby.id, CHO)).status == "lobby"
    assert (await house.host.lobby.join(lobby.id, BEN)).status == "running"


async def test_it_fills_up_with_computers_when_its_time_is_over_if_its_host_likes(house: House):
    lobby = await seek(house, 4, "easy")
    await house.host.lobby.join(lobby.id, BEN)

    await house.wait(HOUR)

    table = await shown(house, lobby.id)
    assert table.status == "running"
    assert [seat.level for seat in table.seats] == ["", "", "easy", "easy"]
    assert house.post.of("lapse") == []


async def test_it_lapses_and_tells_those_who_waited_once(house: House):
    lobby = await seek(house)
    await house.host.lobby.join(lobby.id, BEN)

    await house.wait(3 * HOUR)

    table = await shown(house, lobby.id)
    assert (table.status, table.broken_by) == ("broken", "lapsed")
    assert len(house.post.of("lapse")) == 1
    assert [line.data for line in await house.host.read.log(lobby.id)] == [{"reason": "lapsed"}]


async def test_it_ends_with_those_who_have_come_if_they_are_enough(house: House):
    enough, alone = await seek(house, 4, THERE), await seek(house, 4, THERE, host=CHO)
    await house.host.lobby.join(enough.id, BEN)

    await house.wait(HOUR)

    assert len((await shown(house, enough.id)).seats) == 2
    assert (await shown(house, enough.id)).status == "running"
    assert (await shown(house, alone.id)).broken_by == "lapsed"


async def test_at_an_agreed_hour_it_begins_and_not_before(house: House):
    lobby = await seek(house, 2, "easy", is_set=True)
    assert (await house.host.lobby.join(lobby.id, BEN)).status == "lobby"

    await house.wait(59 * MINUTE)
    assert (await shown(house, lobby.id)).status == "lobby"
    await house.wait(MINUTE)

    assert (await shown(house, lobby.id)).status == "running"


async def test_while_the_house_is_closed_a_search_rests_and_an_agreed_hour_comes(house: House):
    resting, agreed = await seek(house), await seek(house, is_set=True, host=BEN)

    house.clock.at += 30 * MINUTE
    await house.service.keeper.beat()

    assert (await shown(house, resting.id)).seeks_until == START + HOUR + 30 * MINUTE
    house.service.services.tables.forget()
    assert (await shown(house, agreed.id)).seeks_until == START + HOUR


async def test_what_cannot_be_is_refused_in_a_sentence(house: House):
    for people in (1, 5):
        with pytest.raises(Refused, match="2 to 4") as caught:
            await seek(house, people)
    assert caught.value.key == "seek-people"
    for seconds in (1 * MINUTE, 8 * DAY):
        with pytest.raises(Refused, match="7 days"):
            await house.host.finding.seek("home", ANA, "toy", Search(3, START + seconds), DAY, HOME)
    with pytest.raises(Refused, match="godlike"):
        await seek(house, 3, "godlike")
    assert await house.host.read.tables_of("ana") == []


async def test_the_host_fills_up_in_one_step_as_far_as_is_wanted(house: House):
    lobby = await seek(house, 4)
    await house.host.lobby.join(lobby.id, BEN)

    with pytest.raises(NotTheHost):
        await house.host.finding.fill(lobby.id, "ben", "easy")
    look = await house.host.finding.fill(lobby.id, "ana", "easy")

    assert look.table.status == "running"
    assert len(look.table.seats) == 4


async def test_a_role_is_pinged_once_an_hour_for_a_person_and_rarely_for_all(house: House):
    async def rings(host: Person) -> bool:
        search = Search(3, house.clock.at + HOUR)
        return (await house.host.finding.seek("home", host, "toy", search, DAY, HOME, "77"))[1]

    assert await rings(ANA)
    assert not await rings(ANA)
    assert not await rings(BEN), "the server has heard of one just now"
    house.clock.at += 20 * MINUTE
    assert not await rings(ANA)
    assert await rings(BEN)
    house.clock.at += HOUR
    both = await asyncio.gather(rings(ANA), rings(CHO))
    assert sorted(both) == [False, True]


async def test_what_is_kept_of_a_ping_is_handed_out_and_goes_with_the_person(house: House):
    search = Search(3, START + HOUR)
    await house.host.finding.seek("home", ANA, "toy", search, DAY, HOME, "77")
    assert "rung" in str(await house.host.people.known_of("ana"))

    await house.host.people.forget("ana")

    assert "rung" not in str(await house.host.people.known_of("ana"))
    assert [record.person for record in await house.service.services.store.records("rung")] == [""]


async def test_all_say_that_they_are_ready_and_the_game_begins_if_the_host_allows_it(house: House):
    lobby = await house.host.lobby.create("home", ANA, "toy")
    await house.host.lobby.join(lobby.id, BEN)
    with pytest.raises(NotTheHost):
        await house.host.finding.check(lobby.id, "ben")
    await house.host.finding.begin_by_itself(lobby.id, "ana", whether=True)

    asked = await house.host.finding.check(lobby.id, "ana")
    assert [seat.is_ready for seat in asked.seats] == [True, False]
    joined = await house.host.lobby.join(lobby.id, CHO)
    assert [seat.is_ready for seat in joined.seats] == [True, False, True], "who sits down now is there"
    begun = await house.host.finding.note_ready(lobby.id, "ben")

    assert begun.status == "running"
    assert not begun.opening.is_checking
    assert not any(seat.is_ready for seat in begun.seats)


async def test_without_leave_the_last_who_is_ready_begins_nothing(house: House):
    lobby = await house.host.lobby.create("home", ANA, "toy")
    await house.host.lobby.join(lobby.id, BEN)
    await house.host.finding.check(lobby.id, "ana")

    ready = await house.host.finding.note_ready(lobby.id, "ben")

    assert ready.status == "lobby"
    assert all(seat.is_ready for seat in ready.seats)


async def test_a_check_is_over_after_a_while_and_nobody_counts_as_ready_then(house: House):
    lobby = await house.host.lobby.create("home", ANA, "toy")
    await house.host.lobby.join(lobby.id, BEN)
    await house.host.finding.check(lobby.id, "ana")

    await house.wait(20 * MINUTE)

    table = await shown(house, lobby.id)
    assert (table.status, table.opening.is_checking) == ("lobby", False)
    assert not any(seat.is_ready for seat in table.seats)
    assert not (await house.host.finding.note_ready(lobby.id, "ben")).seats[1].is_ready


async def test_a_lobby_begins_when_full_if_its_host_likes(house: House):
    lobby = await house.host.lobby.create("home", ANA, "toy")
    await house.host.finding.begin_by_itself(lobby.id, "ana", whether=True)
    await house.host.lobby.join(lobby.id, BEN)
    await house.host.lobby.add_computer(lobby.id, "ana", "easy")

    assert (await house.host.lobby.add_computer(lobby.id, "ben", "easy")).status == "running"


async def test_a_search_and_its_end_survive_a_restart(house: House):
    lobby = await seek(house, 3, "easy")
    house.service.services.tables.forget()
    house.service.services.people._known.clear()

    again = await shown(house, lobby.id)
    assert (again.opening, again.seeks_until) == (lobby.opening, lobby.seeks_until)
    await house.wait(HOUR)

    assert (await shown(house, lobby.id)).status == "running"
