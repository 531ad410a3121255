"""Analyses of finished games: made once, kept, gone with their table, and made again once if a process dies."""

import asyncio
import os
import signal

import pytest
from msgspec.structs import replace

from engine.players import analysis
from table.archive import analysing
from table.errors import NotNow, Refused, Unplayable
from table.models import Record
from table.players import reviewing
from table.players.reviewing import Reviewer, WholeGame
from table.store.changes import PutRecord, PutTable
from tests.table.house import ANA, BEN, CHO, House


@pytest.fixture(autouse=True)
def briefly(monkeypatch):
    """Let an analysis take few looks: what it finds is tested where it is made."""
    for name in ("CURVE", "ANSWERS", "LONG", "LONGEST"):
        monkeypatch.setattr(analysis, name, 4)


async def finished(house: House) -> int:
    table = await house.war(ANA, BEN, CHO)
    await house.play_out(table, ANA, BEN, CHO)
    return table


async def whole_of(house: House, table: int) -> WholeGame:
    live = await house.service.services.tables.read_again(table)
    return analysing.whole(live, await house.service.services.store.entries(table), None)


async def test_an_analysis_is_made_once_however_many_ask_and_kept(house: House):
    table = await finished(house)
    assert await house.host.archive.analysis(table) is None

    first, second = await asyncio.gather(house.host.archive.analyse(table), house.host.archive.analyse(table))

    assert first is second
    assert await house.host.archive.analysis(table) == first
    (kept,) = await house.service.services.store.records("analysis")
    assert (kept.key, kept.server) == (str(table), "home")


async def test_a_game_that_is_over_gets_its_curve_after_a_moment_and_its_result_is_owed_once_more(house: House):
    table = await finished(house)
    await house.settle()
    assert len(house.post.of("result")) == 1
    await house.wait(5)
    assert house.post.kinds()[-1] == "curve"
    assert house.host.archive.looks_back

    await house.host.archive.analyse(table)
    await house.settle()

    again = house.post.of("result")[1]
    assert again.reference == f"message-{house.post.of('result')[0].owed.id}"


async def test_an_analysis_by_an_earlier_judgement_is_made_again(house: House):
    table = await finished(house)
    await house.service.services.store.write([PutRecord(Record("analysis", str(table), "home", data={"version": 0}))])

    assert await house.host.archive.analysis(table) is None
    assert (await house.host.archive.analyse(table)).steps[0] == 0


async def test_a_running_game_is_not_analysed_and_one_without_judgement_neither(house: House):
    running = await house.war(ANA, BEN, CHO)
    with pytest.raises(NotNow, match="over"):
        await house.host.archive.analyse(running)
    toy = await house.toy(ANA, BEN, rounds=1)
    await house.play_out(toy, ANA, BEN)
    with pytest.raises(NotNow, match="judges"):
        await house.host.archive.analyse(toy)


async def test_a_game_that_cannot_be_replayed_is_refused_in_one_sentence(house: House):
    table = await finished(house)
    store = house.service.services.store
    row = (await store.load(table)).row
    await store.write([PutTable(replace(row, base=row.position, base_at=5), row.version)])
    house.service.services.tables.forget()

    with pytest.raises(Unplayable) as refused:
        await house.host.archive.analyse(table)
    assert refused.value.key == "rules-gone"


async def test_an_imported_game_is_analysed_like_any_other(house: House):
    table = await finished(house)
    blob = await house.host.archive.export(table)
    imported = await house.host.archive.import_game("abroad", "dan", blob)

    assert await house.host.archive.analyse(imported) == await house.host.archive.analyse(table)


async def test_an_analysis_goes_with_its_table(house: House):
    table = await finished(house)
    await house.host.archive.analyse(table)
    await house.host.people.set_note(table, "ana", "He bluffs.")

    await house.host.admin.erase(table)

    store = house.service.services.store
    assert await store.records("analysis") == await store.records("note") == []


async def test_an_analysis_whose_process_dies_is_made_again_once(house: House, caplog):
    whole = await whole_of(house, await finished(house))
    reviewer = Reviewer(1)
    try:
        pid = await reviewer._pool.do(os.getpid)
        os.kill(pid, signal.SIGSTOP)
        making = asyncio.create_task(reviewer.review(whole))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)

        assert (await making).end == len(whole.made)
        assert "has lost its process" in caplog.text
    finally:
        reviewer.close()


async def test_one_that_kills_its_process_twice_is_given_up_in_one_sentence(house: House, monkeypatch):
    whole = await whole_of(house, await finished(house))
    monkeypatch.setattr(reviewing, "review", fatal)
    reviewer = Reviewer(1)
    try:
        with pytest.raises(Refused) as refused:
            await reviewer.review(whole)
        assert refused.value.key == "analysis-failed"
    finally:
        reviewer.close()


def fatal(whole: WholeGame) -> None:
    """End the process."""
    os.kill(os.getpid(), signal.SIGKILL)
