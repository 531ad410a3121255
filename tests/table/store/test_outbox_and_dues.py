"""Conformance of stores: what is owed, what is due, and how both move when clocks do."""

import pytest
from msgspec.structs import replace

from table.errors import Conflict
from table.models import Person, SeatInfo, VoteInfo
from table.post import keys
from table.store.chain import linked
from table.store.changes import (
    AddEntry,
    Attempt,
    Cancel,
    CapOwed,
    Delivered,
    DropOwed,
    DropReference,
    ExpectBack,
    Failed,
    Forget,
    Owe,
    PutDue,
    PutPerson,
    PutReference,
    PutTable,
    PutVote,
    Retime,
    SetSeats,
    Settle,
    ShiftDues,
    TryAgain,
)
from table.store.rows import Due, Entry, Owed, TableRow
from table.time.clock import DAY, HOUR

NOW = 1_800_000_000.0
ANA = Person("ana", "Ana")
ROW = TableRow(1, "home", "toy", "running", "ana", 1.0, budget=DAY, setup=b"x")
CLOCK = Due(1, "seat:0", "half", NOW + DAY / 2, 3, NOW, NOW + DAY, True)
PING = keys.ping(1, 3, 0)


@pytest.fixture
async def played(store):
    """Return a store with one running table where Ana is asked."""
    seats = SetSeats(1, (SeatInfo(0, "ana"), SeatInfo(1, level="easy")))
    await store.write([PutPerson(ANA), PutTable(ROW, None), seats, PutDue(CLOCK)])
    return store


async def owed(store) -> dict[str, Owed]:
    return {message.key: message for message in await store.owed(1e12, 99)}


async def test_a_newer_message_takes_the_place_of_one_still_owed(played):
    for number in range(3):
        await played.write([Owe(Owed(1, "panel", "panel:1", 10.0 + number, data={"n": number}))])

    (message,) = await played.owed(99.0, 10)

    assert (message.revision, message.due, message.data) == (3, 10.0, {"n": 2})


async def test_messages_come_by_their_time_and_then_in_the_order_they_were_owed(played):
    for key, due in (("b", 2.0), ("c", 1.0), ("a", 2.0), ("d", 3.0)):
        await played.write([Owe(Owed(1, "notice", key, due))])

    assert [message.key for message in await played.owed(2.0, 9)] == ["c", "b", "a"]
    assert [message.key for message in await played.owed(2.0, 1)] == ["c"]
    assert await played.next_owed(2.0) == 3.0
    assert await played.next_owed(3.0) is None


async def test_the_backlog_counts_what_is_overdue_by_kind_with_the_age_of_the_oldest(played):
    assert await played.backlog(99.0) == {}
    for kind, key, due in (("panel", "a", 2.0), ("ping", "b", 5.0), ("panel", "c", 1.0), ("ping", "d", 50.0)):
        await played.write([Owe(Owed(1, kind, key, due))])

    assert await played.backlog(10.0) == {"panel": (2, 9.0), "ping": (1, 5.0)}


async def test_what_is_put_off_is_not_due_before_and_comes_back_when_it_is_owed_again(played):
    await played.write([Owe(Owed(1, "panel", "panel:1", 1.0))])
    (message,) = await played.owed(9.0, 9)
    await played.write([Failed(message.id, message.error, 20.0)])
    assert await played.owed(9.0, 9) == []
    await played.write([Owe(Owed(1, "panel", "panel:1", 9.0))])
    (again,) = await played.owed(9.0, 9)
    assert (again.id, again.tries, again.revision, again.error) == (message.id, 0, 2, "")


async def test_a_delivery_is_claimed_noted_and_marked(played):
    await played.write([Owe(Owed(1, "panel", "panel:1", 1.0))])
    (message,) = await played.owed(1.0, 9)

    await played.write([Attempt(message.id, 50.0)])
    assert await played.owed(49.0, 9) == []
    assert (await owed(played))["panel:1"].tries == 1
    await played.write([Delivered(message.id, message.revision, 60.0)])

    assert await owed(played) == {}
    with pytest.raises(Conflict):
        await played.write([Attempt(message.id, 70.0)])


async def test_what_was_owed_again_during_a_delivery_stays_owed(played):
    await played.write([Owe(Owed(1, "panel", "panel:1", 1.0))])
    (message,) = await played.owed(1.0, 9)
    await played.write([Attempt(message.id, 50.0)])
    await played.write([Owe(Owed(1, "panel", "panel:1", 2.0))])

    await played.write([Delivered(message.id, message.revision, 3.0)])

    (again,) = await played.owed(3.0, 9)
    assert (again.id, again.revision, again.tries) == (message.id, 2, 0)


async def test_what_failed_waits_and_is_tried_again_when_its_server_is_back(played):
    await played.write([Owe(Owed(1, "panel", "panel:1", 1.0))])
    (message,) = await played.owed(1.0, 9)
    await played.write([Attempt(message.id, 9.0), Failed(message.id, "gone", 5_000.0)])
    assert (await owed(played))["panel:1"].error == "gone"

    await played.write([TryAgain("abroad", 2.0)])
    assert await played.next_owed(0.0) == 5_000.0
    await played.write([CapOwed(4_000.0)])
    assert await played.next_owed(0.0) == 4_000.0
    await played.write([TryAgain("home", 2.0)])
    assert await played.next_owed(0.0) == 2.0
    await played.write([DropOwed(message.id)])
    assert await owed(played) == {}


@pytest.mark.parametrize("is_tried", [False, True])
async def test_an_answered_question_takes_its_ping_back_or_has_it_folded_up(played, is_tried):
    await played.write([Owe(Owed(1, "ping", PING, 1.0, seat=0, person="ana", question=3))])
    if is_tried:
        await played.write([Attempt((await owed(played))[PING].id, 2.0)])

    await played.write([Settle(PING, Owed(1, "settle", keys.settle(PING), 3.0))])

    assert list(await owed(played)) == ([keys.settle(PING)] if is_tried else [])


async def test_a_call_that_stands_is_folded_up_though_it_is_to_be_changed_just_now(played):
    call = Owed(1, "ping", PING, 1.0, seat=0, person="ana", question=3)
    await played.write([Owe(call)])
    (first,) = await played.owed(1.0, 9)
    await played.write([Attempt(first.id, 2.0)])
    await played.write([Delivered(first.id, first.revision, 2.0), PutReference(1, PING, "thread/call")])
    await played.write([Owe(call)])  # the offer that it tells of has changed

    await played.write([Settle(PING, Owed(1, "settle", keys.settle(PING), 3.0))])

    assert list(await owed(played)) == [keys.settle(PING)]


async def test_a_message_is_cancelled_by_its_key(played):
    await played.write([Owe(Owed(1, "ping", PING, 1.0)), Owe(Owed(1, "notice", "n", 1.0))])

    await played.write([Cancel(PING), Cancel("unknown")])

    assert list(await owed(played)) == ["n"]


async def test_references_are_kept_replaced_dropped_and_found(played):
    await played.write(
        [PutTable(replace(ROW, id=2), None), PutReference(1, "channel", "c"), PutReference(2, "channel", "c")]
    )
    await played.write([PutReference(1, "panel", "m1"), PutReference(1, "panel", "m2"), PutReference(1, "x", "y")])
    await played.write([DropReference(1, "x"), DropReference(1, "never")])

    assert await played.references(1) == {"channel": "c", "panel": "m2"}
    assert await played.table_at("channel", "c") == 2
    assert await played.table_at("channel", "elsewhere") is None


async def test_dues_come_in_order_and_those_of_paused_tables_wait(played):
    await played.write([PutTable(replace(ROW, id=2, paused=1.0), None)])
    dues = [Due(1, "seat:0", "half", 5.0), Due(1, "seat:1", "half", 4.0), Due(2, "seat:0", "half", 1.0)]
    vote = Due(2, "vote:9", "vote", 3.0)
    await played.write([PutDue(due) for due in [*dues, vote]])

    assert await played.dues(4.5, 10) == [vote, dues[1]]
    assert await played.dues(4.5, 1) == [vote]
    assert await played.next_due(4.5) == 5.0
    assert await played.next_due(9.0) is None


async def test_an_absence_moves_clocks_and_pauses_but_neither_vacations_nor_threads(played):
    still = [Due(1, slot, slot, NOW + 9.0) for slot in ("awake", "vacation")]
    await played.write([*map(PutDue, still), PutTable(replace(ROW, id=2, paused=NOW - 5.0), None)])

    await played.write([ShiftDues(HOUR, NOW + HOUR)])

    at, since, deadline = CLOCK.at + HOUR, NOW + HOUR, NOW + DAY + HOUR
    assert (await played.load(1)).dues == (
        *still[:1],
        replace(CLOCK, at=at, since=since, deadline=deadline),
        *still[1:],
    )
    assert (await played.load(2)).row.paused == NOW - 5.0 + HOUR
    assert list(await owed(played)) == ["panel:1"], "only what shows a deadline"


async def test_a_clock_that_was_set_back_takes_what_is_owed_along(played):
    await played.write([Owe(Owed(1, "notice", "n", NOW))])

    await played.write([ShiftDues(-HOUR, NOW - HOUR)])

    assert (await owed(played))["n"].due == NOW - HOUR


async def test_an_absence_costs_a_sleeper_no_waking_time(played):
    # 1,800,000,000 is 08:00 in UTC; Ana sleeps from 9 to 11, and the program is away for these two hours.
    await played.write([PutPerson(replace(ANA, quiet_from=9 * 60, quiet_to=11 * 60))])

    await played.write([ShiftDues(2.0 * HOUR, NOW + 3 * HOUR)])

    (due,) = (await played.load(1)).dues
    assert (due.since, due.deadline) == (NOW, NOW + DAY), "nothing of it was her waking time"


async def test_a_vacation_stops_clocks_postpones_calls_and_shows_it(played):
    after = replace(ANA, vacation_until=NOW + 3 * DAY)
    automatic = Due(1, "seat:auto:0", "auto", NOW + 60.0, 3, NOW)
    await played.write([PutDue(automatic), Owe(Owed(1, "ping", PING, NOW, seat=0, person="ana", question=3))])

    await played.write([PutPerson(after), Retime(ANA, after, NOW), ExpectBack("ana", NOW + 3 * DAY)])

    dues = {due.slot: due for due in (await played.load(1)).dues}
    assert (dues["seat:0"].since, dues["seat:0"].deadline) == (NOW + 3 * DAY, NOW + 4 * DAY)
    assert dues["seat:auto:0"].at == NOW + 3 * DAY + 60.0
    assert dues["vacation"] == Due(1, "vacation", "vacation", NOW + 3 * DAY)
    messages = await owed(played)
    assert (messages[PING].due, messages["panel:1"].due) == (NOW + 3 * DAY, 0.0)


async def test_who_was_called_before_a_vacation_is_called_at_its_end_and_sees_the_new_deadline(played):
    after = replace(ANA, vacation_until=NOW + 3 * DAY)
    half, back = keys.reminder(1, 3, 0, "half"), keys.reminder(1, 3, 0, "back")
    await played.write([PutReference(1, PING, "m1"), PutReference(1, half, "m2"), PutReference(1, "panel", "m3")])

    await played.write([Retime(ANA, after, NOW)])

    messages, deadline = await owed(played), NOW + 4 * DAY
    assert set(messages) == {PING, half, back, "panel:1"}
    assert messages[back].due == NOW + 3 * DAY
    assert messages[back].data == {"stage": "back", "deadline": deadline}
    assert messages[half].data == {"stage": "half", "deadline": deadline}
    assert (messages[PING].tries, messages[half].tries, messages[back].tries) == (1, 1, 0)
    await played.write([Retime(after, after, NOW)])
    assert (await owed(played))[PING].revision == 1, "nothing has moved any more"


async def test_the_next_vacation_to_end_at_a_table_counts(played):
    for at, expected in ((9.0, 9.0), (12.0, 9.0), (5.0, 5.0)):
        await played.write([ExpectBack("ana", at)])

        assert {due.slot: due.at for due in (await played.load(1)).dues}["vacation"] == expected


async def test_who_is_forgotten_is_a_stranger_everywhere_and_the_log_is_sound(played):
    entries = linked(
        b"", [Entry(1, 1, 1.0, "act", 0, "ana", "human", picks=("a",)), Entry(1, 2, 2.0, "admin", person="x")]
    )
    named = linked(b"", [entries[0], replace(entries[1], data={"player": "ana"})])
    row = replace(ROW, head=named[-1].digest)
    await played.write([PutTable(row, 0), *map(AddEntry, named), Owe(Owed(1, "ping", PING, 1.0, person="ana"))])
    await played.write([PutVote(VoteInfo(5, 1, "end", "ben", 1.0, 9.0, ("ana", "ben"), 2, yes=("ana",)))])

    await played.write([Forget("ana", "gone:1", "Stranger")])

    saved = await played.load(1)
    assert (saved.row.host, saved.seats[0].person, saved.votes[0].yes) == ("gone:1", "gone:1", ("gone:1",))
    assert [entry.person for entry in await played.entries(1)] == ["gone:1", "x"]
    assert (await played.entries(1))[1].data == {"player": "gone:1"}
    assert (await played.person("ana"), (await played.person("gone:1")).name) == (None, "Stranger")
    assert await owed(played) == {}
    assert not any((await played.known_of("ana")).values())
