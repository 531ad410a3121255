"""Worker processes: none outlives the one that started it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PARENT = """
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from workers import follow_parent

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), follow_parent)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"  # whoever adopted it may take a while to notice


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up where Linux lists them")
def test_a_worker_ends_when_its_parent_was_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=environment, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        os.kill(worker, signal.SIGINT)  # Ctrl+C reaches all of them, and is the parent's business
        time.sleep(0.2)
        assert is_running(worker)
        parent.kill()

    until = time.monotonic() + 20
    while is_running(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(worker)
