"""Conformance of stores: lists of tables, statistics and what is known of a person."""

import msgspec
import pytest
from msgspec.structs import replace

from engine.play import Outcome
from table.models import Listing, Person, SeatInfo
from table.store.chain import linked
from table.store.changes import AddEntry, Owe, PutDue, PutPerson, PutReference, PutTable, SetSeats
from table.store.rows import Due, Entry, Owed, Response, TableRow

ANA = Person("ana", "Ana", ping="dm", zone="Europe/Berlin", confirms=True, board="tall", coaching="on")
OUTCOME = msgspec.json.encode(Outcome("points", ((0,), (1,)), (2, 1)))


def table(number: int, status: str = "running", **fields) -> TableRow:
    given = {"setup": b"x", "written_by": 1, "budget": 60} | fields
    return TableRow(number, "home", "toy", status, "ana", 1.0, changed=float(number), **given)


@pytest.fixture
async def filled(store):
    """Return a store with a lobby, two running tables, a finished one and one of another server."""
    seats = (SeatInfo(0, "ana", kaiju="gorath"), SeatInfo(1, "ben"), SeatInfo(2, level="easy"))
    ended = {"ended": 40.0, "outcome": OUTCOME}
    rows = [table(1, "lobby"), table(2), table(3), table(4, "finished", **ended), replace(table(5), server="abroad")]
    await store.write([PutPerson(ANA), *(PutTable(row, None) for row in rows)])
    await store.write([SetSeats(row.id, seats) for row in rows])
    clocks = [(2, "seat:0", 90.0), (3, "seat:0", 80.0), (5, "seat:1", 70.0)]
    await store.write([PutDue(Due(number, slot, "half", at, 1, 1.0, at)) for number, slot, at in clocks])
    await store.write([PutReference(number, "channel", f"c{number}") for number in (1, 2, 3)])
    return store


async def test_a_person_is_read_as_written(filled):
    assert await filled.person("ana") == ANA
    assert await filled.person("dan") is None


async def test_the_tables_of_a_person_come_by_what_waits_for_them(filled):
    found = await filled.tables_of("ana")

    assert [(each.id, each.is_waiting, each.deadline) for each in found] == [
        (3, True, 80.0),
        (2, True, 90.0),
        (5, False, None),
        (1, False, None),
    ]
    assert await filled.tables_of("") == []


async def test_the_open_tables_of_a_server_come_newest_first(filled):
    assert [each.id for each in await filled.tables_in("home")] == [3, 2, 1]
    assert [each.id for each in await filled.summaries([1, 3, 4, 5])] == [5, 3, 1]
    assert [each.table for each in await filled.open_in("home")] == [3, 2, 1]


async def test_a_listing_says_where_a_table_is_and_who_sits_there(filled):
    assert await filled.listing(2) == Listing(2, "home", "toy", "running", "c2", ("ana", "ben", ""))
    assert (await filled.listing(4)).channel == ""
    assert await filled.listing(99) is None


async def test_finished_games_are_found_by_server_time_game_and_person(filled):
    (played,) = await filled.finished("home")

    assert (played.table, played.ended, played.outcome.reason, played.seats[0].kaiju) == (4, 40.0, "points", "gorath")
    assert [each.table for each in await filled.finished("home", 40.0, "toy", "ben")] == [4]
    for wanted in (("abroad",), ("home", 41.0), ("home", 0.0, "chess"), ("home", 0.0, "", "dan")):
        assert await filled.finished(*wanted) == []


async def test_the_games_that_a_person_has_begun_are_counted_by_kind_up_to_a_table(filled):
    await filled.write([PutTable(replace(table(number), started=5.0), 0) for number in (2, 3)])

    assert [await filled.begun(["ana"], "toy", before) for before in (2, 3, 9)] == [{}, {"ana": 1}, {"ana": 2}]
    assert (await filled.begun(["dan", "ana", ""], "toy", 9)) == {"ana": 2}
    assert await filled.begun(["ana"], "chess", 9) == {}
    assert await filled.begun([], "toy", 9) == {}


async def test_running_tables_of_other_rules_and_those_that_wait_for_some_are_outdated(filled):
    await filled.write([PutTable(replace(table(3), paused=1.0, pause_reason="rules"), 0)])

    assert await filled.outdated({"toy": 1}, ("rules",)) == [3]
    assert await filled.outdated({"toy": 2}, ()) == [2, 3, 5]
    assert await filled.outdated({"chess": 2}, ()) == []


async def test_the_health_report_counts_tables_messages_and_clocks(filled):
    await filled.write([Owe(Owed(2, "panel", "panel:2", 7.0)), PutDue(Due(2, "seat:auto:0", "auto", 1.0))])

    counts = await filled.tally()

    assert {key: counts[key] for key in ("lobby", "running", "finished", "owed", "failing", "dues")} == {
        "lobby": 1,
        "running": 3,
        "finished": 1,
        "owed": 1,
        "failing": 0,
        "dues": 3,
    }


async def test_the_answers_of_a_person_are_found_with_the_questions_they_answer(filled):
    put = Entry(2, 1, 10.0, "start")
    by_hand = Entry(2, 2, 15.0, "act", 0, "ana", "human", question=1, picks=("a",))
    by_order = Entry(2, 3, 18.0, "act", 0, "ana", "order", question=1, picks=("a",))
    lines = linked(b"", [put, by_hand, by_order])
    await filled.write([*map(AddEntry, lines), PutTable(replace(table(2), version=3, changed=18.0), 0)])

    assert await filled.answered("ana", 0.0) == [15.0]
    assert await filled.answered("ana", 16.0) == []
    of_ana = [Response(2, 60, 10.0, 15.0, "human"), Response(2, 60, 10.0, 18.0, "order")]
    assert await filled.responses(["dan", "ana"], 0.0) == [[], of_ana]
    assert await filled.responses([], 0.0) == []
    assert [act["version"] for act in (await filled.known_of("ana"))["acts"]] == [2, 3]


async def test_people_are_read_together_and_those_of_whom_nothing_is_known_are_missing(filled):
    found = {person.id: person for person in await filled.people(["ana", "dan", "it's", "ana"])}
    assert found == {"ana": ANA}
    assert await filled.people([]) == []
