"""While nothing happens: places are kept awake, where there is no clock one reminder goes out, lobbies close."""

import sqlite3
from pathlib import Path

import pytest

from table.errors import NotNow, NotSeated
from table.store.sqlite import checking
from table.time.clock import DAY, HOUR
from tests.table.house import ANA, BEN, CHO, START, HandClock, House, make_older, open_house


async def test_the_place_of_a_running_table_is_touched_before_a_week_of_silence(house: House):
    table = await house.toy(ANA, BEN, budget=None)
    await house.settle()
    await house.wait(6 * DAY - HOUR, step=DAY)
    assert not house.post.of("awake")

    await house.wait(2 * HOUR)
    assert [d.table for d in house.post.of("awake")] == [table]
    await house.wait(12 * DAY, step=DAY)
    assert len(house.post.of("awake")) == 3


async def test_a_paused_table_is_kept_awake_and_one_that_is_over_is_not(house: House):
    table = await house.toy(ANA, BEN)
    for person, kind in (("ana", "pause"), ("ben", "end")):
        vote = await house.host.seats.propose(table, person, kind)
        await house.host.seats.vote(table, "ben" if person == "ana" else "ana", vote.id, True)
        await house.wait(7 * DAY, step=DAY)

        assert len(house.post.of("awake")) == 1


async def test_a_place_is_touched_at_once_after_a_long_absence(tmp_path):
    hands = HandClock()
    async with open_house(tmp_path, clock=hands) as house:
        await house.toy(ANA, BEN, budget=None)
        await house.wait(HOUR)
    hands.at += 10 * DAY
    async with open_house(tmp_path, clock=hands) as house:
        await house.settle()

        assert len(house.post.of("awake")) == 1
        assert not house.post.of("reminder")


async def test_tables_from_before_are_kept_awake_as_well(tmp_path):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        await house.host.lobby.create("home", ANA, "toy")
    with sqlite3.connect(tmp_path / "tables.db") as db:
        db.execute("DELETE FROM dues WHERE slot IN ('awake', 'lobby')")
        make_older(db, 8)
    db.close()
    assert len(checking.scripts()) > 6
    async with open_house(tmp_path, clock=house.clock) as house:
        await house.settle()

        assert [d.table for d in house.post.of("awake")] == [table]


async def test_without_a_clock_there_is_one_reminder_after_three_days(house: House):
    table = await house.toy(ANA, BEN, budget=None)
    await house.settle()
    await house.wait(3 * DAY - HOUR, step=DAY)
    assert not house.post.of("reminder")

    await house.wait(2 * HOUR)
    reminders = house.post.of("reminder")
    assert sorted((d.owed.person, d.owed.data["stage"]) for d in reminders) == [("ana", "idle"), ("ben", "idle")]
    await house.wait(9 * DAY, step=DAY)
    assert len(house.post.of("reminder")) == 2
    assert (await house.asked(table, BEN)).deadline is None

    await house.answer(table, BEN, "rock")
    await house.settle()
    (settled,) = [d for d in house.post.of("settle") if d.owed.seat == 1]
    assert {slot.partition(":")[0] for slot in settled.pings} == {"ping", "reminder"}


async def test_the_reminder_waits_for_the_morning_and_for_the_end_of_a_vacation(house: House):
    await house.host.people.set_quiet_hours(BEN, "UTC", 0, 720)
    await house.host.people.take_vacation("ana", 5)
    await house.toy(ANA, BEN, budget=None)
    assert START % DAY < DAY / 2  # three days later it is night for Ben
    await house.wait(3 * DAY + HOUR, step=HOUR)
    assert not house.post.of("reminder")

    await house.wait(12 * HOUR)
    assert [d.owed.person for d in house.post.of("reminder")] == ["ben"]
    await house.wait(5 * DAY, step=HOUR)
    assert [d.owed.person for d in house.post.of("reminder")] == ["ben", "ana"]


@pytest.mark.parametrize("is_late", [False, True])
async def test_nobody_is_reminded_who_has_answered_or_wants_no_pings(house: House, is_late):
    table = await house.toy(ANA, BEN, budget=None)
    await house.host.people.set_reach(BEN, "none")
    if is_late:
        house.clock.at += 3 * DAY
        await house.service.keeper.drain()  # owed, and not yet delivered
    await house.answer(table, ANA, "rock")
    house.service.keeper._last_beat = house.clock.at

    await house.wait(2 * DAY, step=DAY)

    assert not house.post.of("reminder")


async def test_a_lobby_in_which_nothing_happens_says_that_it_will_close_and_does(house: House):
    lobby = (await house.host.lobby.create("home", ANA, "toy")).id
    await house.wait(13 * DAY - HOUR, step=DAY)
    assert (await house.host.read.look(lobby)).table.closes == 0.0
    told = len(house.post.of("lobby"))

    await house.wait(2 * HOUR)
    look = await house.host.read.look(lobby)
    assert look.table.closes == pytest.approx(START + 14 * DAY, abs=HOUR)
    assert len(house.post.of("lobby")) == told + 1
    await house.wait(22 * HOUR)
    assert (await house.host.read.look(lobby)).table.status == "lobby"

    await house.wait(2 * HOUR)
    look = await house.host.read.look(lobby)
    assert (look.table.status, look.table.broken_by, look.table.closes) == ("broken", "idle", 0.0)
    assert len(house.post.of("lobby")) == told + 2
    assert [(line.kind, line.data) for line in await house.host.read.log(lobby)] == [("broken", {"reason": "idle"})]
    assert await house.host.read.tables_of("ana") == []


async def test_anybody_who_sits_there_keeps_a_lobby_open(house: House):
    lobby = (await house.host.lobby.create("home", ANA, "toy")).id
    await house.host.lobby.join(lobby, BEN)
    await house.wait(13 * DAY + HOUR, step=DAY)
    with pytest.raises(NotSeated):
        await house.host.lobby.keep_open(lobby, "cho")
    assert (await house.host.read.look(lobby)).table.closes

    kept = await house.host.lobby.keep_open(lobby, "ben")

    assert kept.closes == 0.0
    await house.wait(13 * DAY - HOUR, step=DAY)
    assert (await house.host.read.look(lobby)).table.closes == 0.0
    await house.wait(DAY + 3 * HOUR)
    with pytest.raises(NotNow, match="closed"):
        await house.host.lobby.keep_open(lobby, "ben")


async def test_whatever_happens_in_a_lobby_gives_it_its_time_anew(house: House):
    lobby = (await house.host.lobby.create("home", ANA, "toy")).id
    for change in (
        house.host.lobby.join(lobby, BEN),
        house.host.lobby.join(lobby, CHO),
        house.host.lobby.add_computer(lobby, "ana", "easy"),
        house.host.lobby.set_clock(lobby, "ana", None),
        house.host.seats.leave(lobby, "cho"),
    ):
        await house.wait(13 * DAY + HOUR, step=DAY)
        assert (await house.host.read.look(lobby)).table.closes
        assert (await change).closes == 0.0

    await house.host.lobby.start(lobby, "ana")
    await house.wait(20 * DAY, step=DAY)
    assert (await house.host.read.look(lobby)).table.status == "running"


async def test_the_absence_of_the_bot_closes_no_lobby(tmp_path):
    hands = HandClock()
    async with open_house(tmp_path, clock=hands) as house:
        fading = (await house.host.lobby.create("home", ANA, "toy")).id
        await house.wait(10 * DAY, step=DAY)
        fresh = (await house.host.lobby.create("home", BEN, "toy")).id
        await house.wait(3 * DAY + HOUR, step=HOUR)
        await house.settle()
        before = (await house.host.read.look(fading)).table.closes
        assert before
    hands.at += 30 * DAY
    async with open_house(tmp_path, clock=hands) as house:
        await house.settle()

        assert (await house.host.read.look(fading)).table.closes == pytest.approx(before + 30 * DAY)
        assert [(d.kind, d.table) for d in house.post.got] == [("lobby", fading)]  # which shows when it closes
        await house.wait(DAY, step=HOUR)
        assert (await house.host.read.look(fading)).table.status == "broken"
        assert (await house.host.read.look(fresh)).table.status == "lobby"


async def test_lobbies_from_before_have_their_time_from_now_on(tmp_path):
    path = tmp_path / "tables.db"
    async with open_house(tmp_path) as house:
        lobby = (await house.host.lobby.create("home", ANA, "toy")).id
        await house.toy(ANA, BEN)
    with sqlite3.connect(path) as db:
        db.execute("DELETE FROM dues WHERE slot = 'lobby'")
        make_older(db, 9)
        (now,) = db.execute("SELECT strftime('%s', 'now')").fetchone()
    db.close()
    async with open_house(tmp_path, clock=house.clock) as house:
        stored = await house.service.services.store.load(lobby)
        assert stored
        (due,) = stored.dues
        assert (due.slot, due.stage) == ("lobby", "fading")
        assert due.at == pytest.approx(int(now) + 13 * DAY, abs=HOUR)


async def test_numbers_of_votes_are_never_given_twice_though_the_clock_is_set_back(tmp_path: Path):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        first = await house.host.seats.propose(table, "ana", "pause")
    async with open_house(tmp_path, clock=HandClock(START - 3_600)) as house:
        other = await house.toy(ANA, BEN)
        second = await house.host.seats.propose(other, "ana", "pause")

        assert second.id > first.id
        assert [vote.id for vote in (await house.host.read.look(table)).table.votes] == [first.id]
