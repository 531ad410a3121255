"""What machines do: full disks, locks held by others, two processes on one file, a process put to sleep."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from table.errors import StoreInUse
from table.store.sqlite import open_store
from tests.table.house import ANA, BEN, open_house

ROOT = Path(__file__).parents[3]
PYTHON = sys.executable
LOCKER = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
db.execute("ROLLBACK")
"""


def spawn(*command: str) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def small_disk(folder: Path, command: str) -> list[str]:
    """Return *command* in a namespace of its own, where *folder* is a disk of three megabytes."""
    return ["unshare", "-rm", "sh", "-c", f"mount -t tmpfs -o size=3m tmpfs {folder} && exec {command}"]


def test_a_full_disk_refuses_acts_keeps_what_was_accepted_and_goes_on_with_room(tmp_path):
    if not shutil.which("unshare") or subprocess.run(small_disk(tmp_path, "true"), capture_output=True).returncode:
        pytest.skip("this system lets nobody mount a small disk")
    command = f"{PYTHON} -m tests.table.faults.worker full {tmp_path}"

    done = subprocess.run(small_disk(tmp_path, command), cwd=ROOT, capture_output=True, text=True, timeout=120)

    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found.pop("filled") > 1_000_000
    assert found == {"refused": 1, "kept": True, "went_on": True, "problem": "", "lost": False}


async def test_an_act_waits_while_another_process_holds_the_lock(tmp_path):
    async with open_house(tmp_path) as house:
        table = await house.toy(ANA, BEN)
        locker = spawn(PYTHON, "-c", LOCKER, str(tmp_path / "tables.db"))
        assert locker.stdout is not None
        assert locker.stdout.readline() == "locked\n"

        act = asyncio.create_task(house.answer(table, ANA, "rock"))
        _, waiting = await asyncio.wait({act}, timeout=0.5)
        assert waiting
        locker.communicate(timeout=30)  # this ends its input, and it lets go

        assert (await act).sealed == (0,)
        assert await house.host.archive.audit(table) == ""


def said(child: subprocess.Popen[str]) -> float:
    assert child.stdout is not None
    line = child.stdout.readline()
    assert line, child.stderr and child.stderr.read()
    return float(line)


async def test_two_processes_on_one_file_and_a_process_put_to_sleep(tmp_path):
    child = spawn(PYTHON, "-m", "tests.table.faults.worker", "asleep", str(tmp_path))
    try:
        before = said(child)
        with pytest.raises(StoreInUse, match=f"id {child.pid}"):
            await open_store(tmp_path / "tables.db")
        command = [PYTHON, "-m", "table", "backup", str(tmp_path / "tables.db"), str(tmp_path)]
        second = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert second.returncode == 1
        assert "already works on" in second.stderr

        os.kill(child.pid, signal.SIGSTOP)
        await asyncio.sleep(1.5)
        os.kill(child.pid, signal.SIGCONT)
        assert said(child) - before > 1.0
    finally:
        child.kill()
        child.communicate(timeout=30)
    store = await open_store(tmp_path / "tables.db")  # a killed process holds no lock
    await store.close()
