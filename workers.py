"""Worker processes: what drawing and thinking in processes of their own have in common."""

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Any

POLITE = 10  # how far a polite process steps back
PARENTS = (signal.SIGINT, signal.SIGTERM)  # signals to all processes that are the parent's business


class _Process(SpawnProcess):
    """A process that imports what it is given to do, and not the program that starts it with all that belongs to it."""

    @staticmethod
    def _Popen(process_obj: Any) -> Any:
        resource_tracker.ensure_running()  # which would let signals through again when it starts
        program, sys.modules["__main__"] = sys.modules["__main__"], ModuleType("__main__")
        # It begins with the mask of whoever starts it, so that none of them comes before `follow_parent`.
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, PARENTS) if hasattr(signal, "pthread_sigmask") else None
        try:
            return SpawnProcess._Popen(process_obj)
        finally:
            sys.modules["__main__"] = program
            if heard is not None:
                signal.pthread_sigmask(signal.SIG_SETMASK, heard)


class WorkerContext(SpawnContext):
    """How workers start: not as copies of this process, which would hold its files open, and its lock."""

    Process = _Process


def follow_parent() -> None:
    """Make this process end with its parent, however that dies; signals to all of them are the parent's business."""
    for number in PARENTS:
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def follow_politely() -> None:
    """Make this process end with its parent, and leave the processor to others that want it."""
    follow_parent()
    if hasattr(os, "nice"):  # not on Windows
        os.nice(POLITE)


def kill(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of *pool*, also those that are stopped; whoever waits for them is told that it is broken."""
    # Before Python 3.14 (kill_workers) there is no public way to a process that does not answer.
    for process in list((pool._processes or {}).values()):
        process.kill()


def _leave_with_parent() -> None:
    """End this process when its parent has died without a word; nobody else would."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
