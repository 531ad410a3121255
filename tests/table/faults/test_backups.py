"""Backups and copies whose making ends badly: killed at any moment, or with the disk full. Then: restore.

With KAIJU_LONG=1 at 50 moments, otherwise at a dozen.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from table.store.backups import copying
from table.store.backups import rotation as backup
from table.store.changes import AddEntry, PutTable
from table.store.rows import Entry, TableRow
from table.store.sqlite import open_store
from tests.table.faults import worker
from tests.table.faults.battlefield import Battlefield
from tests.table.faults.test_kill import PATIENCE, await_play
from tests.table.faults.test_machine import PYTHON, ROOT, small_disk
from tests.table.house import Postbox, serving

MOMENTS = 50 if os.environ.get("KAIJU_LONG") else 12
TABLES, LINES = 40, 12_000


@pytest.fixture
async def full_house(tmp_path: Path) -> Path:
    """A file large enough for its backup to take a while."""
    path = tmp_path / "tables.db"
    store = await open_store(path)
    for table in range(1, TABLES + 1):
        lines = [Entry(table, number, 1.0, "line", data={"text": "x" * 400}) for number in range(LINES // TABLES)]
        await store.write([PutTable(TableRow(table, "home", "toy", "lobby", "ana", 1.0), None), *map(AddEntry, lines)])
    await store.close()
    return path


def context() -> multiprocessing.context.ForkServerContext:
    made = multiprocessing.get_context("forkserver")
    made.set_forkserver_preload(["tests.table.faults.worker"])
    return made


def back_up_and_kill(path: Path, folder: Path, after: float | None) -> float:
    """Kill a backup so many seconds after it begins, or let it be made; return how long it took."""
    here, there = multiprocessing.Pipe()
    child = context().Process(target=worker.back_up_once, args=(str(path), str(folder), there), daemon=True)
    child.start()
    assert here.poll(PATIENCE)
    assert here.recv() == "begins"
    began = time.perf_counter()
    if after is None:
        assert here.poll(PATIENCE)
        assert here.recv() == "made"
    else:
        time.sleep(after)
        child.kill()
    took = time.perf_counter() - began
    child.join(PATIENCE)
    child.close()
    return took


def test_a_backup_killed_at_any_moment_leaves_the_newest_good_one_to_be_restored(full_house: Path, tmp_path: Path):
    folder, chance = tmp_path / "backups", random.Random(11)
    folder.mkdir()
    long = min(back_up_and_kill(full_house, folder, None) for _ in range(3))
    interrupted = 0
    for number in range(MOMENTS):
        before = backup.kept(folder)
        back_up_and_kill(full_house, folder, long * 1.5 * (number + chance.random()) / MOMENTS)

        after = backup.kept(folder)
        interrupted += after == before
        assert {path: copying.flaw_of(path) for path in after} == dict.fromkeys(after, "")
        put_back = tmp_path / "put-back.db"
        assert backup.restore(put_back, folder, copying.flaw_of).chosen == after[0]
        assert _count(put_back) == (TABLES, LINES)

    print(f"{interrupted} of {MOMENTS} were killed before they had finished")
    assert interrupted > MOMENTS // 8
    back_up_and_kill(full_house, folder, None)
    assert not list(folder.glob("*.partial*")), "the next one clears what the killed ones left"


def _count(path: Path) -> tuple[int, int]:
    db = sqlite3.connect(path)
    try:
        tables, lines = (db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "log"))
        return tables, lines
    finally:
        db.close()


def test_a_backup_on_a_full_disk_leaves_nothing_is_told_and_the_good_one_is_restored(tmp_path: Path):
    if not shutil.which("unshare") or subprocess.run(small_disk(tmp_path, "true"), capture_output=True).returncode:
        pytest.skip("this system lets nobody mount a small disk")
    command = f"{PYTHON} -m tests.table.faults.worker backup-full {tmp_path}"

    done = subprocess.run(small_disk(tmp_path, command), cwd=ROOT, capture_output=True, text=True, timeout=120)

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found == {"refused": ["StoreFull"] * 3, "told": True, "left": True, "restored": True, "tables": 4}


def kill_while_copying(folder: Path, copies: Path, number: int, chance: random.Random) -> None:
    child = context().Process(
        target=worker.be_killed_while_copying, args=(str(folder), str(copies), number), daemon=True
    )
    child.start()
    await_play(folder / "acks", chance.randint(20, 60))
    time.sleep(chance.uniform(0.0, 0.1))
    child.kill()
    child.join(PATIENCE)
    assert child.exitcode == -signal.SIGKILL, "the house died by itself"
    child.close()


async def test_a_continuous_copy_is_whole_whenever_the_process_is_killed(tmp_path: Path):
    copies, chance = tmp_path / "copies", random.Random(5)
    copies.mkdir()
    checked = 0
    for number in range(MOMENTS):
        kill_while_copying(tmp_path, copies, number, chance)
        if not backup.kept(copies):
            continue

        put_back = tmp_path / f"put-back-{number}.db"
        until = backup.restore(put_back, copies, copying.flaw_of).until
        checked += _accepted_acts_are_there(tmp_path, put_back, until)
    assert checked > 20 * (MOMENTS // 2), "there was something to lose"
    await _audit(put_back)


def _accepted_acts_are_there(folder: Path, put_back: Path, until: float) -> int:
    """Check that everything accepted before the copy was last brought up to date is in it; return how much that is."""
    db = sqlite3.connect(put_back)
    known = set(db.execute("SELECT table_id, question, seat, picks FROM log WHERE picks IS NOT NULL"))
    db.close()
    acts = [ack for ack in Battlefield(folder).ledger("acks") if ack["kind"] == "act" and ack["at"] <= until]
    spelled = {
        (ack["table"], ack["question"], ack["seat"], json.dumps(ack["picks"], separators=(",", ":"))) for ack in acts
    }
    assert spelled - known == set()
    return len(acts)


async def _audit(path: Path) -> None:
    async with serving(path, Postbox(), settings=worker.SETTINGS, is_running=False) as service:
        db = sqlite3.connect(path)
        tables = [number for (number,) in db.execute("SELECT id FROM tables WHERE setup <> x''")]
        db.close()
        assert {table: await service.host.archive.audit(table) for table in tables} == dict.fromkeys(tables, "")
