"""What those who look after a server can do, what people prefer, where messages stand, and rests between edits."""

import asyncio

import pytest

from table.errors import NotNow, Refused
from table.models import Person
from table.settings import Settings
from tests.table.house import ANA, BEN, CHO, DAN, House, open_house

ROOT = Person("root", "Root", "en")


async def test_an_admin_ends_a_game_and_everybody_can_read_who_did(house: House):
    table = await house.toy(ANA, BEN)

    info = await house.host.admin.end(table, ROOT)

    assert info.status == "broken"
    lines = await house.host.read.log(table)
    admin = next(line for line in lines if line.kind == "admin")
    assert (admin.data["what"], admin.name) == ("end", "Root")
    assert lines[-1].data == {"reason": "admin"}
    with pytest.raises(NotNow):
        await house.host.admin.end(table, ROOT)


async def test_an_admin_closes_a_lobby(house: House):
    table = (await house.host.lobby.create("home", ANA, "toy")).id

    assert (await house.host.admin.end(table, ROOT)).status == "broken"


async def test_an_admin_hands_a_seat_over(house: House):
    table = await house.toy(ANA, BEN, CHO)

    info = await house.host.admin.replace_player(table, 1, DAN, ROOT)

    assert info.seats[1].person == "dan"
    assert (await house.host.read.look(table, "dan")).questions
    with pytest.raises(Refused, match="already have a seat"):
        await house.host.admin.replace_player(table, 1, ANA, ROOT)
    with pytest.raises(Refused, match="no person's seat"):
        await house.host.admin.replace_player(table, 9, BEN, ROOT)


async def test_an_admin_opens_a_seat(house: House):
    table = await house.toy(ANA, BEN, CHO)

    info = await house.host.admin.open_seat(table, 2, ROOT)

    assert info.seats[2].is_open
    with pytest.raises(Refused, match="Nobody sits"):
        await house.host.admin.open_seat(table, 2, ROOT)


async def test_an_erased_table_leaves_nothing_but_its_number(house: House):
    table = await house.toy(ANA, BEN)
    await house.host.messages.place(table, thread="77")

    await house.host.admin.erase(table)

    assert (await house.host.read.look(table)).table.seats == ()
    assert await house.host.read.log(table) == ()
    assert await house.host.messages.places(table) == {}
    assert await house.host.read.tables_of("ana") == []
    assert (await house.host.lobby.create("home", ANA, "toy")).id == table + 1


async def test_preferences_are_kept_over_a_restart(tmp_path):
    async with open_house(tmp_path) as house:
        await house.host.people.set_preferences(ANA, language="de", confirms=True)
        await house.host.people.set_preferences(ANA, language="pt")
        await house.host.people.set_preferences(ANA, colours="light")
        assert (await house.host.people.person("ana")).board == "wide"
        await house.host.people.set_preferences(ANA, board="tall")
        await house.host.people.set_preferences(ANA, colours="light")
    async with open_house(tmp_path) as house:
        person = await house.host.people.person("ana")

    assert (person.language, person.confirms, person.colours, person.board) == ("pt", True, "light", "tall")


async def test_who_plays_a_kind_of_game_for_the_third_time_is_coached_only_on_wish(house: House):
    tables = [await house.toy(ANA, BEN) for _ in range(2)]
    tables.append(await house.toy(ANA, CHO))

    async def coached(person: Person) -> list[bool]:
        return [(await house.host.read.look(table, person.id)).is_coached for table in tables]

    assert await coached(ANA) == [True, True, False]
    assert (await coached(CHO))[2]
    await house.host.people.set_preferences(ANA, coaching="on")
    await house.host.people.set_preferences(BEN, coaching="off")
    assert await coached(ANA) == [True, True, True]
    assert (await coached(BEN))[:2] == [False, False]
    assert not (await house.host.read.look(tables[0])).is_coached


async def test_who_has_answered_nothing_yet_in_a_first_game_of_a_kind_is_new(house: House):
    first = await house.toy(ANA, BEN)
    asked = (await house.host.read.look(first, ANA.id)).questions[0]
    assert [(await house.host.read.look(first, person.id)).is_new for person in (ANA, BEN)] == [True, True]
    assert not (await house.host.read.look(first)).is_new
    await house.host.play.act(first, ANA.id, (asked.question.options[0],), asked.version)
    assert [(await house.host.read.look(first, person.id)).is_new for person in (ANA, BEN)] == [False, True]
    assert not (await house.host.read.look(await house.toy(ANA, CHO), ANA.id)).is_new


async def test_a_table_is_found_by_where_its_messages_stand(house: House):
    table = (await house.host.lobby.create("home", ANA, "toy", places={"channel": "5"})).id
    await house.host.messages.place(table, thread="77", panel="77/8")

    assert await house.host.messages.table_at("thread", "77") == table
    assert await house.host.messages.table_at("thread", "78") is None
    await house.host.messages.place(table, panel=None)
    assert await house.host.messages.places(table) == {"channel": "5", "thread": "77"}


async def test_why_not_names_the_rule_for_ones_own_question_only(house: House):
    table = await house.war(ANA, BEN, CHO)
    asked = {person.id: (await house.host.read.look(table, person.id)).questions for person in (ANA, BEN, CHO)}
    asker = next(person for person, questions in asked.items() if questions)
    other = next(person for person, questions in asked.items() if not questions)

    assert await house.host.play.why_not(table, asker, ["hit"]) == {"hit": "TW-3.1"}
    assert await house.host.play.why_not(table, other, ["hit"]) == {}


async def test_a_burst_of_acts_is_one_edit_and_the_last_one_is_not_lost(tmp_path):
    async with open_house(tmp_path, settings=Settings(pace=0.0, rest=2.0)) as house:
        table = await house.toy(ANA, BEN, rounds=5)
        await house.settle()
        before = len(house.post.of("panel"))

        await house.sign(table, ANA)
        await house.settle()
        await house.sign(table, BEN)
        await house.settle()
        assert len(house.post.of("panel")) == before

        house.clock.at += 2.1
        await house.settle()
        assert len(house.post.of("panel")) == before + 1


async def test_a_table_that_moves_forgets_its_places_and_says_who_moved_it(house: House):
    table = (await house.host.lobby.create("home", ANA, "toy", places={"channel": "5"})).id
    await house.host.messages.place(table, lobby="5/6", thread="77", panel="77/8")

    await house.host.messages.move(table, ANA, "9")

    places = await house.host.messages.places(table)
    assert places["channel"] == "9"
    assert not {"thread", "panel"} & set(places)
    assert places.get("lobby") != "5/6"
    (line,) = [line for line in await house.host.read.log(table) if line.kind == "moved"]
    assert (line.person, line.name) == ("ana", ANA.name)


async def test_an_act_that_meets_an_erasure_does_not_bring_the_table_back(house: House):
    table = await house.toy(ANA, BEN)
    asked = await house.asked(table, ANA)

    await asyncio.gather(
        house.host.admin.erase(table),
        house.host.play.act(table, "ana", ("rock",), asked.version),
        return_exceptions=True,
    )

    info = (await house.host.read.look(table)).table
    assert (info.status, info.seats) == ("broken", ())


async def test_a_name_is_kept_though_the_first_wish_was_refused(tmp_path):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        with pytest.raises(Refused):
            await house.host.seats.take_seat(table, CHO, 1)
        lobby = (await house.host.lobby.create("home", ANA, "toy")).id
        await house.host.lobby.join(lobby, CHO)
    async with open_house(tmp_path, clock=house.clock) as house:
        assert [seat.name for seat in (await house.host.read.look(lobby)).table.seats] == ["Ana", "Cho"]


async def test_who_wants_to_be_forgotten_leaves_no_name_in_what_admins_did(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.host.admin.open_seat(table, 1, ROOT)
    line = next(line for line in await house.host.read.log(table) if line.kind == "admin")
    assert (line.name, line.data["player"]) == ("Root", "Ben")

    for person in ("ben", "root"):
        await house.host.people.forget(person)

    said = str(await house.host.read.log(table)) + str(await house.service.services.store.entries(table))
    assert not [name for name in ("ben", "Ben", "root", "Root") if f"'{name}'" in said]


async def test_a_setting_changed_while_it_is_read_stays_changed(house: House):
    people = house.service.services.people
    people.forget("ana")
    await asyncio.gather(people.get("ana"), house.host.people.set_reach(ANA, "dm"), people.get("ana"))

    assert (await people.get("ana")).ping == "dm"
