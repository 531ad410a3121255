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
import os, time
from concurrent.futures import ProcessPoolExecutor
from workers import WorkerContext, follow_parent

print("imported", flush=True)
if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, WorkerContext(), follow_parent)
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
def test_a_worker_is_no_copy_of_its_parent_and_ends_when_that_was_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, env=environment, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "imported\n"
        worker = int(parent.stdout.readline())  # which has not imported the program again
        os.kill(worker, signal.SIGINT)  # Ctrl+C reaches all of them, and is the parent's business
        time.sleep(0.2)
        assert is_running(worker)
        parent.kill()

    until = time.monotonic() + 20
    while is_running(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(worker)


EARLY = """
import os, signal, sys
from concurrent.futures import ProcessPoolExecutor
from workers import WorkerContext, follow_parent

if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: None)
    pool = ProcessPoolExecutor(1, WorkerContext(), follow_parent)
    answer = pool.submit(os.getpid)
    (process,) = pool._processes.values()
    while not answer.done():
        os.kill(process.pid, signal.SIGINT)
    assert answer.result() == process.pid
    os.kill(os.getpid(), signal.SIGINT)  # it hears its own signals as before
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    pool.shutdown()
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals are not masked here")
def test_a_worker_is_deaf_to_ctrl_c_from_its_first_moment(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(EARLY)
    done = subprocess.run(
        [sys.executable, script], env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
