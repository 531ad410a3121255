"""Workers share the shards: games, a dead one, a frozen one, messages from elsewhere, deploys under clicks."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path

from cogs.wire.profile import manifest
from local.control import Person
from tests.e2e.cluster.crew import SHARDS, Crew, Hand, crew
from tests.e2e.conftest import stop
from tests.e2e.tables import Guest, Table, checked, is_call, is_panel, number, pressable, seat
from tests.table.replaying import owed_at, replay_all

LONG = bool(os.environ.get("KAIJU_LONG"))
DEATHS = 100 if LONG else 1
WORKERS = 3 if LONG else 2
DEPLOYS = 6 if LONG else 1
CLICKERS = 24 if LONG else 3


async def table_at(workers: Crew, channel: str, seed: int = 1) -> Table:
    return await seat(workers.control, ["Ada", "Ben"], ["Easy"], channel=channel, seed=seed)


async def sound(workers: Crew, tables: list[Table]) -> None:
    """Every game replays, all that was owed has arrived, and each message once."""
    await workers.control.quiet()
    for _ in range(100):
        if not await owed_at(workers.url, time.time()):
            break
        await asyncio.sleep(0.2)
    assert not await owed_at(workers.url, time.time())
    assert await replay_all(workers.url) >= 0
    for table in tables:
        messages = [m for m in await table.guests[0].person.sees(table.thread) if not m.is_ephemeral]
        assert len([m for m in messages if is_panel(m)]) == 1
        calls = [m.text for m in messages if is_call(m)]
        assert len(calls) == len(set(calls)) <= 2, calls


async def same_face(workers: Crew, tables: list[Table]) -> None:
    """The emojis were uploaded once, and both workers use them."""
    for table in tables:
        page = await table.guests[0].hand(table.thread)
        while not any(button.get("emoji") for button in page.buttons):  # it learns of them within some seconds
            await workers.control.quiet(idle=0.2)
            page = await table.guests[0].hand(table.thread)
    sent = [one["method"] for one in await workers.control.journal() if "/emojis" in one["path"]]
    assert (sent.count("POST"), sent.count("DELETE")) == (len(manifest()), 0)


async def test_two_workers_share_the_shards_and_answer_for_each_other(tmp_path: Path, postgres_url: str) -> None:
    """Whoever hears of a press acknowledges it; the worker of the table answers, also in a private conversation."""
    async with crew(tmp_path, postgres_url, 2, profile="on") as workers:
        await workers.shared(2, 2)
        places = await workers.places()
        tables = {shard: await table_at(workers, places[shard].channels["games"], shard) for shard in range(SHARDS)}
        for table in tables.values():
            await table.play(4)
        first = workers.owner_of(places[0].id)
        elsewhere = next(shard for shard in tables if shard not in first.owned)
        ada = tables[elsewhere].guests[0]
        private = await ada.person.conversation()
        # Private conversations come to shard 0, the table is another worker's.
        page = checked(await ada.person.command("/hand", private, table=number(tables[elsewhere]))).message
        assert page
        if pressable(page):
            assert await ada.answer(page)
        other = places[next(iter(first.owned))].channels["games"]
        shown = checked(await ada.person.command("/board", other, table=number(tables[elsewhere]))).message
        assert shown
        assert str(number(tables[elsewhere])) in shown.text
        assert "Total War" in checked(await ada.person.command("/games", private)).text
        await same_face(workers, list(tables.values()))
        await sound(workers, list(tables.values()))


async def test_a_worker_that_is_killed_is_replaced_and_its_games_go_on(tmp_path: Path, postgres_url: str) -> None:
    rng = random.Random(7)
    async with crew(tmp_path, postgres_url, WORKERS) as workers:
        await workers.evenly()
        places = await workers.places()
        tables = [await table_at(workers, places[shard].channels["games"], shard) for shard in (1, 2)]
        for _ in range(DEATHS):
            for table in tables:
                await table.play(table.answers + rng.randint(1, 6))
            victim = workers.owner_of(places[rng.choice((1, 2))].id)
            victim.kill()
            await workers.evenly()
            for table in tables:
                await table.play(table.answers + 2)
            workers.hire()
            await workers.evenly()
        for table in tables:
            await table.play()
        await sound(workers, tables)


async def test_a_worker_that_was_frozen_wakes_up_and_can_write_nothing(tmp_path: Path, postgres_url: str) -> None:
    async with crew(tmp_path, postgres_url, 2) as workers:
        await workers.shared(2, 2)
        places = await workers.places()
        table = await table_at(workers, places[2].channels["games"])
        await table.play(4)
        frozen = workers.owner_of(places[2].id)
        other = next(hand for hand in workers.hands if hand is not frozen)
        frozen.freeze()
        await workers.until(lambda: len(other.owned) == SHARDS, "the take-over")
        await table.play(table.answers + 4)
        frozen.thaw()
        await workers.until(lambda: "the leases may have run out" in frozen.log, "the awakening")
        await table.play(table.answers + 4)
        await workers.shared(2, 2)
        await table.play(table.answers + 4)
        await sound(workers, [table])


async def test_a_deploy_under_clicks_fails_none_of_them(tmp_path: Path, postgres_url: str) -> None:
    async with crew(tmp_path, postgres_url, 1, within=3.0 if LONG else 8.0) as workers:
        await workers.shared(SHARDS)
        places = await workers.places()
        tables = [await table_at(workers, places[shard].channels["games"], shard) for shard in (0, 1, 3)]
        pressing = [asyncio.create_task(press_on(tables[each % 3])) for each in range(CLICKERS)]
        for _ in range(DEPLOYS):
            await deploy(workers)
        for task in pressing:
            task.cancel()
        counts = await asyncio.gather(*pressing, return_exceptions=True)
        failures = [each for each in counts if isinstance(each, Exception)]
        assert not failures, failures
        await sound(workers, tables)


async def deploy(workers: Crew) -> None:
    """Start a new worker, and stop the old one when the new one has its share."""
    old: Hand = next(hand for hand in workers.hands if hand.process.poll() is None)
    workers.hire()
    await workers.shared(2, 2)
    assert await asyncio.to_thread(stop, old.process) == 0
    await workers.shared(SHARDS)


async def press_on(table: Table) -> None:
    """Look at one's hand again and again, and answer whatever is asked."""
    guest: Guest = random.choice(table.guests)
    person: Person = guest.person
    while True:
        panel = await guest.panel(table.thread)
        shown = checked(await person.click(panel, "Log"))
        assert shown.message
        await asyncio.sleep(0.3)
