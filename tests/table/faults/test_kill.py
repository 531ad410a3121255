"""``kill -9`` at any moment: nothing accepted is lost, nothing happens twice, everything owed arrives.

With KAIJU_LONG=1 hundreds of times, otherwise as often as fits into some seconds.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import sqlite3
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.table.faults import worker
from tests.table.house import Postbox, serving

PATIENCE = 60.0
KILLS = 400 if os.environ.get("KAIJU_LONG") else 25


def ledger(path: Path) -> list[dict]:
    """Return the whole lines of a ledger: a process may be killed in the middle of one."""
    lines = path.read_bytes().split(b"\n")
    return [json.loads(line) for line in lines if line.endswith(b" ")]


def await_play(acks: Path, more: int) -> None:
    """Wait until so many *more* things were accepted, however busy the machine is."""
    known, deadline = _lines(acks), time.monotonic() + PATIENCE
    while _lines(acks) < known + more:
        assert time.monotonic() < deadline, "the house does not play"
        time.sleep(0.002)


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def kill_again_and_again(folder: Path, times: int, chance: random.Random) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.table.faults.worker"])
    for number in range(times):
        child = context.Process(target=worker.be_killed, args=(str(folder), number), daemon=True)
        child.start()
        # Now and then before it has even opened the file, mostly in the middle of play.
        if chance.random() < 0.2:
            time.sleep(chance.uniform(0.0, 0.15))
        else:
            await_play(folder / "acks", chance.randint(8, 45))
            time.sleep(chance.uniform(0.0, 0.02))
        child.kill()
        child.join(30)
        assert child.exitcode == -signal.SIGKILL, "the house died by itself"
        child.close()


@pytest.fixture(scope="module")
def battlefield(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("killed")
    kill_again_and_again(folder, KILLS, random.Random(7))
    return folder


def rows(folder: Path, sql: str) -> list[tuple]:
    db = sqlite3.connect(folder / "tables.db")
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def test_there_was_something_to_lose(battlefield: Path):
    kinds = Counter(ack["kind"] for ack in ledger(battlefield / "acks"))

    assert kinds["act"] > 10 * KILLS
    assert kinds["begun"] >= worker.TABLES
    assert kinds["undo"] > 0


def test_no_accepted_act_is_lost(battlefield: Path):
    known = {
        (table, question, seat, picks)
        for table, question, seat, picks in rows(
            battlefield, "SELECT table_id, question, seat, picks FROM log WHERE picks IS NOT NULL"
        )
    }

    lost = [
        ack
        for ack in ledger(battlefield / "acks")
        if ack["kind"] == "act"
        and (ack["table"], ack["question"], ack["seat"], json.dumps(ack["picks"], separators=(",", ":"))) not in known
    ]

    assert lost == []


def test_no_act_is_applied_twice(battlefield: Path):
    twice = rows(
        battlefield,
        "SELECT table_id, question, seat, count(*) FROM log WHERE picks IS NOT NULL AND undone IS NULL"
        " GROUP BY table_id, question, seat HAVING count(*) > 1",
    )

    assert twice == []


async def test_every_table_replays_to_its_stored_state_and_all_that_is_owed_arrives_once(battlefield: Path):
    post = Postbox()
    async with serving(battlefield / "tables.db", post, settings=worker.SETTINGS, is_running=False) as service:
        tables = [number for (number,) in rows(battlefield, "SELECT id FROM tables WHERE setup <> x''")]
        problems = {table: await service.host.archive.audit(table) for table in tables}
        versions = {table: (await service.host.read.look(table)).table.version for table in tables}
        service.services.clock = service.courier._clock = _Later()
        await service.courier.drain()
        left = (await service.services.store.tally())["owed"]

    assert {table: problem for table, problem in problems.items() if problem} == {}
    assert left == 0
    mail = ledger(battlefield / "mail")
    mail += [{"key": d.owed.key, "kind": d.kind, "table": d.table, "nonce": d.nonce, "version": -2} for d in post.got]
    _check_results(battlefield, mail)
    _check_single(mail)
    _check_pictures(mail, versions)


class _Later:
    """An hour on, so that every retry is due."""

    def now(self) -> float:
        return time.time() + 3600


def _check_results(folder: Path, mail: list[dict]) -> None:
    finished = {number for (number,) in rows(folder, "SELECT id FROM tables WHERE status = 'finished'")}
    told = {each["table"] for each in mail if each["kind"] == "result"}
    assert finished
    assert told == finished


def _check_single(mail: list[dict]) -> None:
    """A target that honours nonces has seen every message that is not renewed in place exactly once."""
    nonces: dict[str, set[str]] = {}
    for each in mail:
        if each["kind"] in ("ping", "reminder", "result", "notice", "settle"):
            nonces.setdefault(each["key"], set()).add(each["nonce"])
    assert {key: seen for key, seen in nonces.items() if len(seen) > 1} == {}


def _check_pictures(mail: list[dict], versions: dict[int, int]) -> None:
    """The last picture of each table shows its last version."""
    shown: dict[int, int] = {}
    for each in mail:
        if each["kind"] == "panel":
            shown[each["table"]] = versions[each["table"]] if each["version"] == -2 else each["version"]
    assert {table: version for table, version in versions.items() if shown.get(table, -1) < version} == {}
