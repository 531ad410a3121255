"""Conformance of stores: a list of changes is one transaction, and what was written is there afterwards."""

import asyncio

import pytest
from msgspec.structs import replace

from table.errors import Conflict, Refused, StoreError
from table.models import OrderInfo, Person, SeatInfo, VoteInfo
from table.store.chain import linked
from table.store.changes import (
    AddEntry,
    Attempt,
    Beat,
    CapLobbies,
    DropDue,
    DropOrder,
    DropVote,
    EndCards,
    EraseTable,
    GiveCard,
    MarkUndone,
    Owe,
    PutContent,
    PutDue,
    PutOrder,
    PutPerson,
    PutReference,
    PutSeat,
    PutTable,
    PutVote,
    SetSeats,
    TakeIn,
    UseCard,
)
from table.store.rows import Card, Counters, Due, Entry, Owed, TableRow

ROW = TableRow(1, "home", "toy", "lobby", "ana", 1.0)
SEATS = (SeatInfo(0, "ana"), SeatInfo(1, level="easy"))
VOTE = VoteInfo(5, 1, "end", "ana", 1.0, 9.0, ("ana", "ben"), 2, yes=("ana",))
ORDER = OrderInfo(6, 1, 0, "ana", "pass", True, uses=2)


def lines(count: int, **fields) -> list[Entry]:
    return linked(b"", [Entry(1, number, float(number), "act", **fields) for number in range(1, count + 1)])


async def test_all_of_a_change_is_written_or_nothing(store):
    await store.write([PutTable(ROW, None)])

    twice = [AddEntry(Entry(1, 1, 1.0, "a")), AddEntry(Entry(1, 1, 1.0, "b"))]

    with pytest.raises(StoreError):
        await store.write([PutPerson(Person("x", "X")), *twice])

    assert await store.person("x") is None
    assert await store.entries(1) == []


async def test_a_change_that_fails_does_not_take_its_neighbours_along(store):
    await store.write([PutTable(ROW, None)])
    results = await asyncio.gather(
        *(
            store.write([PutTable(ROW, 7 if number == 3 else 0), PutPerson(Person(f"p{number}", "P"))])
            for number in range(8)
        ),
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [Conflict if number == 3 else type(None) for number in range(8)]
    assert [await store.person(f"p{number}") is not None for number in range(8)] == [number != 3 for number in range(8)]


async def test_of_writers_who_expect_the_same_version_one_wins(store):
    await store.write([PutTable(ROW, None)])
    rows = [replace(ROW, version=1, host=f"host {number}") for number in range(10)]

    results = await asyncio.gather(*(store.write([PutTable(row, 0)]) for row in rows), return_exceptions=True)

    (winner,) = [row for row, result in zip(rows, results, strict=True) if result is None]
    assert all(isinstance(result, Conflict) for result in results if result is not None)
    assert (await store.load(1)).row == winner


async def test_a_log_that_was_rewritten_meanwhile_is_a_conflict(store):
    first, second = lines(2)
    await store.write([PutTable(replace(ROW, head=first.digest), None), AddEntry(first)])

    with pytest.raises(Conflict):
        await store.write([PutTable(replace(ROW, head=second.digest), 0, head=second.digest), AddEntry(second)])
    await store.write([PutTable(replace(ROW, head=second.digest), 0, head=first.digest), AddEntry(second)])

    assert await store.entries(1) == [first, second]


async def test_a_table_is_loaded_as_it_was_written(store):
    dues, entries = (Due(1, "seat:0", "half", 5.0, 3, 1.0, 9.0, True), Due(1, "vote:5", "vote", 9.0)), lines(2)
    row = replace(
        ROW, status="running", options={"rounds": 3}, position=b"\x00\xff", redo=(1,), head=entries[-1].digest
    )
    await store.write([PutTable(row, None), SetSeats(1, SEATS), PutVote(VOTE), PutOrder(ORDER)])
    await store.write([*map(PutDue, dues), *map(AddEntry, entries), PutSeat(1, replace(SEATS[0], lapses=1))])

    saved = await store.load(1)

    assert (saved.row, saved.seats) == (row, (replace(SEATS[0], lapses=1), SEATS[1]))
    assert (saved.dues, saved.votes, saved.orders) == (dues, (VOTE,), (ORDER,))
    await store.write([DropDue(1, "seat:0"), DropVote(5), DropOrder(6), SetSeats(1, SEATS[1:])])
    saved = await store.load(1)
    assert (saved.dues, saved.votes, saved.orders, saved.seats) == (dues[1:], (), (), SEATS[1:])
    assert await store.load(2) is None


async def test_what_was_written_is_there_when_the_store_is_opened_again(opened):
    one = await opened()
    await one.write([PutTable(ROW, None), Beat(7.0), PutPerson(Person("ana", "Ana"))])
    await one.close()

    two = await opened()
    try:
        assert (await two.load(1)).row == ROW
        assert await two.counters() == Counters(1, 7.0, 0)
        assert await two.person("ana") == Person("ana", "Ana")
    finally:
        await two.close()


async def test_the_log_is_read_in_order_by_span_and_from_its_end(store):
    entries = lines(6, picks=("a",), seat=0, question=2)
    await store.write([PutTable(replace(ROW, head=entries[-1].digest), None), *map(AddEntry, entries)])

    assert await store.entries(1, after=2, before=5) == entries[2:4]
    assert await store.entries(1, limit=2) == entries[:2]
    assert await store.entries(1, limit=2, last=True) == entries[-2:]
    assert await store.answer_to(1, 2, 0) == entries[-1]
    assert await store.answer_to(1, 3, 0) is None


async def test_lines_that_were_taken_back_stay_and_are_no_part_of_the_tail(store):
    entries = lines(3, picks=("a",))
    await store.write([PutTable(replace(ROW, head=entries[-1].digest), None), *map(AddEntry, entries)])

    await store.write([MarkUndone(1, (2, 3), 4)])

    assert [entry.undone for entry in await store.entries(1)] == [None, 4, 4]
    assert [entry.version for entry in (await store.load(1)).tail] == [1]


async def test_the_caps_on_lobbies_are_counted_in_the_transaction(store):
    def opening(number: int) -> list:
        place = PutReference(number, "channel", "c")
        return [CapLobbies(number, "ana", "c", 3, 9), PutTable(replace(ROW, id=number), None), place]

    results = await asyncio.gather(*(store.write(opening(number)) for number in range(1, 11)), return_exceptions=True)

    assert sum(result is None for result in results) == 3
    assert all(isinstance(result, Refused) for result in results if result is not None)


async def test_a_file_is_taken_in_once_and_within_its_limits(store):
    taken = TakeIn(1, "home", "ana", 5.0, "digest", 60, most=2, room=100)
    await store.write([PutTable(ROW, None), taken])

    for refused in (replace(taken, table=2), replace(taken, table=2, digest="other")):
        with pytest.raises(Refused):
            await store.may_take_in(refused)
        with pytest.raises(Refused):
            await store.write([PutTable(replace(ROW, id=2), None), refused])
    await store.may_take_in(replace(taken, table=2, server="abroad"))
    assert await store.load(2) is None


async def test_content_is_kept_once_under_its_hash(store):
    await store.write([PutContent("h", "toy", {"a.toml": "1"})])
    await store.write([PutContent("h", "toy", {"a.toml": "1"})])

    assert await store.content("h") == ("toy", {"a.toml": "1"})
    assert await store.content("other") is None


@pytest.mark.parametrize("back", [True, False])
async def test_a_card_taken_into_a_table_comes_back_or_is_used_up(store, back):
    card = Card(9, "home", "ana", "toy", "crown")
    await store.write([PutTable(ROW, None), GiveCard(card)])
    await store.write([UseCard(9, 1)])
    assert await store.cards("home", "toy") == []

    await store.write([EndCards(1, back=back)])

    assert await store.cards("home", "toy") == ([card] if back else [])


async def test_an_erased_table_keeps_its_number_and_nothing_else(store):
    entries = lines(1)
    row = replace(ROW, salt="s", setup=b"x", head=entries[-1].digest)
    await store.write([PutTable(row, None), SetSeats(1, SEATS), *map(AddEntry, entries), PutDue(Due(1, "a", "a", 1.0))])
    await store.write([Owe(Owed(1, "panel", "panel:1", 1.0)), PutReference(1, "panel", "m")])

    await store.write([EraseTable(1)])

    saved = await store.load(1)
    assert (saved.row.status, saved.row.salt, saved.row.setup, saved.seats, saved.dues) == ("broken", "", b"", (), ())
    assert (await store.entries(1), await store.owed(9.0, 9), await store.references(1)) == ([], [], {})
    assert saved.row.version > row.version, "an act that is under way comes to nothing"
    assert (await store.counters()).table == 1


async def test_who_listens_hears_of_what_was_written_and_of_nothing_else(store):
    heard: list = []
    store.on_write.append(heard.append)
    good = [PutTable(ROW, None)]

    await store.write(good)
    with pytest.raises(Conflict):
        await store.write([Attempt(99, 1.0)])

    assert heard == [good]
