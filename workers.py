"""Worker processes: what drawing and thinking in processes of their own have in common."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def follow_parent() -> None:
    """Make this process end with its parent, however that dies; an interrupt is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """End this process when its parent has died without a word; nobody else would."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
