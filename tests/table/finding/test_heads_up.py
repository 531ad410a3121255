"""You are next: a quiet word before one's turn, to those who want it, once a turn, and in their own hours."""

from __future__ import annotations

from table.time.clock import DAY, HOUR, MINUTE
from tests.table.house import ANA, BEN, CHO, House


async def running(house: House, budget: int | None = DAY) -> tuple[int, str, str]:
    """Return a running game of Monopoly, who is asked there, and who is next."""
    people = (ANA, BEN, CHO)
    table = (await house.host.lobby.create("home", ANA, "monopoly")).id
    for person in (BEN, CHO):
        await house.host.lobby.join(table, person)
    await house.host.lobby.set_clock(table, "ana", budget)
    for person in people:
        await house.host.people.set_preferences(person, heads_up=True)
    look = await house.host.lobby.start(table, "ana")
    first = look.view.to_play
    return table, people[first].id, people[(first + 1) % 3].id


async def roll(house: House, table: int) -> None:
    """Let whoever is asked answer with what comes first."""
    look = await house.host.read.look(table)
    asked = look.table.seats[look.waiting[0].seat].person
    own = (await house.host.read.look(table, asked)).questions[0]
    await house.host.play.act(table, asked, own.question.default or own.question.options[:1], own.version)  # type: ignore[union-attr]


async def test_the_next_one_gets_a_quiet_word_after_a_while(house: House):
    table, _, following = await running(house)
    assert house.post.of("heads_up") == []

    await house.wait(2 * MINUTE)

    (word,) = house.post.of("heads_up")
    assert (word.table, word.owed.person) == (table, following)
    await house.wait(8 * HOUR)
    assert len(house.post.of("heads_up")) == 1, "a turn is announced once"


async def test_taking_back_and_restarting_announce_no_turn_twice(house: House):
    table, _asked, _ = await running(house)
    await house.wait(2 * MINUTE)

    house.service.services.tables.forget()
    await house.host.messages.move(table, ANA, "7")
    await house.wait(2 * HOUR)

    assert len(house.post.of("heads_up")) == 1


async def test_it_is_taken_away_when_their_turn_has_come(house: House):
    table, _, following = await running(house)
    await house.wait(2 * MINUTE)
    for _ in range(50):
        look = await house.host.read.look(table)
        if look.table.seats[look.waiting[0].seat].person == following:
            break
        await roll(house, table)
    await house.settle()

    words = [word for word in house.post.of("heads_up") if word.owed.person == following]
    assert len(words) == 2
    assert words[-1].reference == f"message-{words[0].owed.id}"


async def test_it_waits_for_the_morning_and_nobody_on_vacation_hears_it(house: House):
    await house.host.people.set_quiet_hours(BEN, "UTC", 0, 12 * 60 - 1)
    _, _, following = await running(house)
    await house.host.people.take_vacation(following, 0)
    await house.wait(2 * MINUTE)
    hour = int(house.clock.at % DAY // HOUR)
    heard = [word.owed.person for word in house.post.of("heads_up")]
    assert heard == ([] if following == "ben" and hour < 12 else [following])


async def test_those_who_want_none_sit_at_one_table_or_are_two_hear_nothing(house: House):
    await running(house, 5 * MINUTE)
    two = (await house.host.lobby.create("home", ANA, "monopoly")).id
    await house.host.lobby.join(two, BEN)
    await house.host.lobby.start(two, "ana")
    for person in (ANA, BEN, CHO):
        await house.host.people.set_preferences(person, heads_up=False)
    unwanted = (await house.host.lobby.create("home", ANA, "monopoly")).id
    for person in (BEN, CHO):
        await house.host.lobby.join(unwanted, person)
    await house.host.lobby.start(unwanted, "ana")

    await house.wait(3 * MINUTE)

    assert house.post.of("heads_up") == []
