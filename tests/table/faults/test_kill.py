"""``kill -9`` at any moment: nothing accepted is lost, nothing happens twice, everything owed arrives.

With KAIJU_LONG=1 hundreds of times, otherwise as often as fits into some seconds. On PostgreSQL its server is killed as
well, and a worker frozen until others have taken its leases.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import psycopg
import pytest

from tests.table.faults import worker
from tests.table.faults.battlefield import Battlefield
from tests.table.postgres import own_server

PATIENCE = 60.0
IS_LONG = bool(os.environ.get("KAIJU_LONG"))
KILLS = {"sqlite": 400, "postgres": 100} if IS_LONG else {"sqlite": 25, "postgres": 8}
RESTARTS = 25 if IS_LONG else 3
#: Acts and begun tables as the ledgers name them.
ACCEPTED = """
SELECT table_id, question, seat FROM log WHERE picks IS NOT NULL
UNION SELECT id, 0, -1 FROM tables WHERE length(setup) > 0
"""


def await_play(acks: Path, more: int) -> None:
    """Wait until so many *more* things were accepted, however busy the machine is."""
    known, deadline = _lines(acks), time.monotonic() + PATIENCE
    while _lines(acks) < known + more:
        assert time.monotonic() < deadline, "the house does not play"
        time.sleep(0.002)


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def started(field: Battlefield, number: int, term: float = 1.0) -> BaseProcess:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.table.faults.worker"])
    child = context.Process(target=worker.be_killed, args=(str(field.folder), number, field.url, term), daemon=True)
    child.start()
    return child


def kill(child: BaseProcess) -> None:
    child.kill()
    child.join(30)
    assert child.exitcode == -signal.SIGKILL, "the house died by itself"
    child.close()


def expire(url: str) -> None:
    """Let the leases of a dead worker run out at once: waiting for it is another test's business."""
    with psycopg.connect(url) as line:
        line.execute("UPDATE lease SET until = '-infinity'")


def kill_again_and_again(field: Battlefield, times: int, chance: random.Random) -> None:
    for number in range(times):
        child = started(field, number)
        # Now and then before it has even opened the store, mostly in the middle of play.
        if chance.random() < 0.2:
            time.sleep(chance.uniform(0.0, 0.15))
        else:
            await_play(field.folder / "acks", chance.randint(8, 45))
            time.sleep(chance.uniform(0.0, 0.02))
        kill(child)
        if field.url:
            expire(field.url)


@pytest.fixture(scope="module", params=KILLS)
def battlefield(request, tmp_path_factory) -> Battlefield:
    url = request.getfixturevalue("postgres_databases")() if request.param == "postgres" else ""
    field = Battlefield(tmp_path_factory.mktemp("killed"), url, KILLS[request.param])
    kill_again_and_again(field, field.kills, random.Random(7))
    return field


def test_there_was_something_to_lose(battlefield: Battlefield):
    kinds = battlefield.kinds()

    assert kinds["act"] > 5 * battlefield.kills
    assert kinds["begun"] >= worker.TABLES
    assert kinds["undo"] > 0 or battlefield.kills < 25, "in a short run nobody may have taken anything back"


def test_no_accepted_act_is_lost(battlefield: Battlefield):
    assert battlefield.lost() == []


def test_no_act_is_applied_twice(battlefield: Battlefield):
    assert battlefield.twice() == []


async def test_every_table_replays_to_its_stored_state_and_all_that_is_owed_arrives_once(battlefield: Battlefield):
    await battlefield.check_tables_and_mail()


async def test_a_server_that_is_killed_and_restarted_under_load_loses_nothing(tmp_path):
    if os.environ.get("KAIJU_TEST_POSTGRES"):
        pytest.skip("needs a server that may be killed")
    with own_server() as server:
        field = Battlefield(tmp_path, server.url)
        child = started(field, 1)
        for number in range(RESTARTS):
            await_play(tmp_path / "acks", 40)
            server.stop((signal.SIGQUIT, signal.SIGINT)[number % 2])
            server.start()
        await_play(tmp_path / "acks", 150)
        kill(child)
        expire(server.url)

        assert field.lost() == []
        assert field.twice() == []
        await field.check_tables_and_mail()


async def test_a_worker_that_is_frozen_until_others_have_taken_over_changes_nothing_when_it_wakes(
    tmp_path, postgres_url
):
    field = Battlefield(tmp_path, postgres_url)
    asleep = started(field, 1)
    assert asleep.pid is not None
    try:
        await_play(tmp_path / "acks", 40)
        os.kill(asleep.pid, signal.SIGSTOP)
        # Where the machine is busy, short leases of this one could run out as well, and be taken back rightly.
        awake = started(field, 2, term=PATIENCE)
        await_play(tmp_path / "acks", 40)  # its leases ran out, and another one holds them
        stored, woken = set(field.rows(ACCEPTED)), time.time()
        os.kill(asleep.pid, signal.SIGCONT)
        await_play(tmp_path / "acks", 200)
        kill(awake)
    finally:
        asleep.kill()  # it may have ended by itself, because everything was refused
        asleep.join(30)
    expire(postgres_url)

    # What was stored in the moment before it froze may be accepted late; nothing else is.
    late = [ack for ack in field.ledger("acks") if ack["at"] > woken and ack["kind"] in ("act", "begun")]
    new = {ack["writer"] for ack in late if (ack["table"], ack.get("question", 0), ack.get("seat", -1)) not in stored}
    assert new == {2}, "who was frozen has changed something"
    assert field.lost() == []
    assert field.twice() == []
    await field.check_tables_and_mail()
