"""The outbox: what is owed arrives, once, in order, whatever breaks in between."""

import asyncio

import pytest

from table.play.live import Live
from table.post.outbox import BETWEEN, LONGEST_WAIT, RARELY, OutOfReach, Undeliverable
from table.settings import Settings
from table.store.changes import Attempt, Failed
from table.store.rows import Due, Owed
from table.time.clock import HOUR
from tests.table.house import ANA, BEN, CHO, HandClock, House, Postbox, open_house


async def test_only_the_newest_picture_of_a_burst_is_delivered(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    await house.answer(table, ANA, 4)

    await house.settle()

    assert house.post.kinds().count("panel") == 1
    assert house.post.kinds().count("lobby") == 1


async def test_a_game_begins_with_its_promise_and_its_panel_before_anybody_is_called(house: House):
    await house.toy(ANA, BEN)

    await house.settle()

    kinds = [kind for kind in house.post.kinds() if kind != "lobby"]
    assert kinds[:3] == ["promise", "panel", "ping"]


async def test_a_picture_is_edited_where_it_stands(house: House):
    table = await house.toy(ANA, BEN)
    await house.settle()
    await house.answer(table, ANA, "rock")
    await house.settle()

    first, second = house.post.of("panel")

    assert first.reference is None
    assert second.reference == f"message-{first.owed.id}"


async def test_an_answer_takes_an_undelivered_ping_back(house: House):
    table = await house.toy(ANA, BEN)
    await house.answer(table, BEN, "rock")

    await house.settle()

    assert not house.post.of("ping")
    assert not house.post.of("settle")


async def test_an_answer_folds_a_delivered_ping_up(house: House):
    table = await house.toy(ANA, BEN)
    await house.settle()
    ping = house.post.of("ping")[0]
    await house.wait(13 * HOUR)
    reminder = next(d for d in house.post.of("reminder") if d.owed.person == "ben")
    assert reminder.pings == {ping.owed.key: f"message-{ping.owed.id}"}
    await house.answer(table, BEN, "rock")
    await house.settle()

    settled = [d for d in house.post.of("settle") if d.owed.seat == 1]

    assert [set(d.pings) for d in settled] == [{ping.owed.key, reminder.owed.key}]
    left = await house.service.services.store.references(table)
    assert not [slot for slot in left if slot.startswith(("ping", "reminder")) and slot.endswith((":1", ":1:half"))]


async def test_an_answer_folds_up_reminders_though_the_ping_was_held_back_all_the_time(house: House):
    table = await house.toy(ANA, BEN, budget=300)
    for _ in range(8):  # while somebody presses things they are not called, but reminded
        house.host.people.note_press(table, "ben")
        house.clock.at += 30.0
        await house.settle()
    reminder = next(d for d in house.post.of("reminder") if d.owed.person == "ben")
    assert "ben" not in {d.owed.person for d in house.post.of("ping")}

    await house.answer(table, BEN, "rock")
    await house.settle()

    assert [set(d.pings) for d in house.post.of("settle") if d.owed.seat == 1] == [{reminder.owed.key}]


async def test_a_target_that_fails_for_an_hour_gets_everything_once_afterwards(house: House):
    house.post.broken = ConnectionError("down")
    table = await house.toy(ANA, BEN, CHO)
    await house.settle()
    for _ in range(30):
        await house.wait(120, step=30)
    await house.answer(table, ANA, "rock")
    assert house.post.got == []
    assert (await house.service.services.store.tally())["failing"] > 0

    house.post.broken = None
    await house.wait(360, step=30)

    keys = [d.owed.key for d in house.post.got]
    assert len(keys) == len(set(keys))
    assert sorted(d.owed.person for d in house.post.of("ping")) == ["ben", "cho"]
    assert all(d.owed.tries for d in house.post.of("ping"))
    assert (await house.service.services.store.tally())["owed"] == 0


async def test_a_crash_between_delivery_and_mark_is_told_as_a_repeat_with_the_same_nonce(tmp_path):
    hands, post = HandClock(), Postbox()
    async with open_house(tmp_path, clock=hands) as house:
        await house.toy(ANA, BEN)
        store = house.service.services.store
        (ping,) = [owed for owed in await store.owed(hands.at, 99) if owed.kind == "ping"]
        await store.write([Attempt(ping.id, hands.at + 2)])  # handed over, and then the lights went out
    async with open_house(tmp_path, clock=hands, post=post) as house:
        await house.wait(3, step=1)

    (delivery,) = post.of("ping")
    assert delivery.owed.tries
    assert delivery.nonce == f"kaiju{ping.id}"
    assert len(delivery.nonce) <= 25


async def test_what_can_never_be_delivered_is_given_up(house: House):
    house.post.broken = Undeliverable("the channel is gone")
    await house.toy(ANA, BEN)

    await house.wait(60)

    assert (await house.service.services.store.tally())["owed"] == 0


async def test_what_is_out_of_reach_is_kept_and_tried_rarely_until_it_can_be_reached_again(house: House):
    store = house.service.services.store
    house.post.broken = OutOfReach("not on that server any more")
    await house.toy(ANA, BEN)
    await house.host.lobby.create("elsewhere", CHO, "toy")
    await house.wait(5 * HOUR, step=300)
    waiting = await store.owed(house.clock.at + HOUR, 99)
    assert {owed.kind for owed in waiting} == {"promise", "panel", "lobby", "ping"}
    assert max(owed.tries for owed in waiting) <= 7

    house.post.broken = None
    await house.settle()
    before = len(house.post.got)
    await house.host.messages.reach_again("home")
    await house.settle()

    assert {d.kind for d in house.post.got[before:]} >= {"promise", "panel", "ping"}
    assert {owed.table for owed in await store.owed(house.clock.at + HOUR, 99)} == {2}


async def test_somebody_who_wants_no_pings_gets_none(house: House):
    await house.host.people.set_reach(BEN, "none")
    table = await house.toy(ANA, BEN, CHO)
    await house.settle()
    assert [d.owed.person for d in house.post.of("ping")] == ["cho"]

    await house.host.people.set_ping(table, "ben", "dm")
    await house.wait(13 * HOUR)
    assert sorted(d.owed.person for d in house.post.of("reminder")) == ["ana", "ben", "cho"]


async def test_the_one_who_is_acting_is_not_pinged_for_the_next_step(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, BEN, ANA)
    await house.settle()

    assert not house.post.of("ping")


@pytest.mark.parametrize("seed", range(6))
async def test_a_secret_question_is_pinged_and_answered_after_a_while_whatever_the_choice(tmp_path, seed):
    async with open_house(tmp_path, seed=seed) as house:
        table = await house.toy(ANA, BEN, CHO, rounds=2)
        await house.sign(table, ANA, BEN, CHO)
        await house.answer(table, ANA, 2)
        await house.settle()
        look = await house.host.read.look(table, "ana")
        dues = await _dues(house, table)
        has_choice = len(look.questions[0].question.options) > 1

        assert look.waiting[0].ask == "cheer"
        assert look.waiting[0].deadline == house.clock.at + 24 * HOUR  # shown alike in both cases
        assert dues["seat:0"].stage == "half"  # and so is what reminds of it
        assert ("seat:auto:0" in dues) == (not has_choice)
        await house.wait(300, step=10)
        after = (await house.host.read.look(table)).waiting[0].ask
        assert after == ("cheer" if has_choice else "sign")
        public = [line.by for line in await house.host.read.log(table, "ben") if line.ask == "cheer"]
        assert public == ([] if has_choice else ["human"])


async def test_an_automatic_answer_takes_seconds_of_who_sits_there_and_minutes_of_who_does_not(tmp_path):
    async with open_house(tmp_path) as house:
        pacer = house.service.services.asker.pacer
        table = await house.toy(ANA, BEN, CHO)
        quick = await house.toy(ANA, BEN, CHO, budget=300)
        await house.answer(table, ANA, "rock")

        async def here(live: Live) -> list[bool]:
            return [pacer.is_here(live, seat, house.clock.at) for seat in (0, 1)]

        assert await house.service.services.tables.at(table, here) == [True, False]
        house.clock.at += 600
        assert await house.service.services.tables.at(table, here) == [False, False]
        assert await house.service.services.tables.at(quick, here) == [True, True]


async def _dues(house: House, table: int) -> dict[str, Due]:
    stored = await house.service.services.store.load(table)
    assert stored is not None
    return {due.slot: due for due in stored.dues}


async def test_what_falls_due_while_the_courier_looks_is_not_slept_through(tmp_path, monkeypatch):
    async with open_house(tmp_path, settings=Settings(pace=0.0, rest=2.0)) as house:
        table = await house.toy(ANA, BEN, rounds=5)
        await house.settle()
        before = len(house.post.of("panel"))
        await house.sign(table, ANA)  # while the panel rests
        owed = house.service.services.store.owed

        async def slowly(*given):
            rows = await owed(*given)
            house.clock.at += 2.1
            return rows

        monkeypatch.setattr(house.service.services.store, "owed", slowly)
        running = asyncio.create_task(house.service.courier.run())
        async with asyncio.timeout(30):
            await house.post.heard("panel", before + 1)
        running.cancel()


class Slow(Postbox):
    """A front end that must not edit what has stood for an hour more often than every three seconds."""

    def rest(self, reference: str) -> float:
        return 3.0 if self.is_old else 0.0

    is_old = False


async def test_many_acts_at_a_time_are_seen_in_few_looks(house: House, monkeypatch: pytest.MonkeyPatch):
    courier, store, loop, looks = house.service.courier, house.service.services.store, asyncio.get_running_loop(), 0
    owed, began = store.owed, loop.time()

    async def counted(now: float, limit: int) -> list[Owed]:
        nonlocal looks
        looks += 1
        return await owed(now, limit)

    monkeypatch.setattr(store, "owed", counted)
    running = asyncio.create_task(courier.run())
    for _ in range(500):
        courier.wake()
        await asyncio.sleep(0)
    before = looks
    assert (looks - 1) * BETWEEN <= loop.time() - began
    courier.wake()
    while looks == before:  # noqa: ASYNC110 (it is not lost)
        await asyncio.sleep(BETWEEN)
    running.cancel()


async def test_a_message_that_has_stood_for_long_rests_longer_after_each_edit(tmp_path):
    post = Slow()
    async with open_house(tmp_path, post=post, settings=Settings(pace=0.0, rest=2.0)) as house:
        table = await house.toy(ANA, BEN, rounds=5)
        await house.settle()
        for is_old, rest in ((True, 2.0), (True, 3.0), (False, 3.0), (False, 2.0)):  # as it was when it was edited
            post.is_old = is_old
            post.got.clear()
            await house.host.messages.refresh(table)
            await house.settle()
            assert "panel" not in post.kinds()
            house.clock.at += rest - 0.1
            await house.settle()
            assert "panel" not in post.kinds()
            house.clock.at += 0.2
            await house.settle()
            assert post.kinds().count("panel") == 1


async def test_what_failed_while_the_clock_was_ahead_is_tried_again_when_it_is_right(house: House):
    table = await house.toy(ANA, BEN)
    right = house.clock.at
    house.clock.at += 10 * 365 * 86_400  # ten years ahead
    await house.service.keeper.beat()
    house.post.broken = ConnectionError("try again")
    await house.service.courier.drain()
    house.post.broken = None

    house.clock.at = right + 60
    await house.service.keeper.beat()
    house.clock.at += LONGEST_WAIT
    await house.service.courier.drain()

    assert {"panel", "ping"} <= {delivery.kind for delivery in house.post.got if delivery.table == table}


async def test_a_message_that_was_tried_never_waits_longer_than_the_longest_wait(house: House):
    await house.toy(ANA, BEN)
    house.post.broken = ConnectionError("try again")
    await house.service.courier.drain()
    house.post.broken = None
    store = house.service.services.store
    for owed in await store.owed(house.clock.at + 1e6, 100):
        await store.write([Failed(owed.id, "x", house.clock.at + 1e9)])

    await house.service.keeper.beat()

    assert await store.next_owed(house.clock.at) <= house.clock.at + RARELY


async def test_an_absence_does_not_hold_back_what_is_owed(house: House):
    table = await house.toy(ANA, BEN)
    house.clock.at += 86_400

    await house.service.keeper.beat()
    await house.service.courier.drain()

    assert {"panel", "ping"} <= {delivery.kind for delivery in house.post.got if delivery.table == table}
