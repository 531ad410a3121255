"""A pytest plugin: how a run with several workers (`-n`) shares out the tests.

What shares a started thing stays together: the page's tests share a browser, those of render/ all pictures once drawn,
a file's tests whatever they set up.
The longest parts come first, so that no worker sits idle while another one finishes.
"""

from __future__ import annotations

import os

import pytest
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

#: These stay on one worker as a whole.
TOGETHER = ("tests/local/page", "tests/render")
#: These share nothing but what each worker starts for itself: each test goes wherever there is room.
APART = ("tests/engine/test_every_game.py", "tests/e2e")
#: What takes longest, longest first; everything else follows in the order of its names.
FIRST = (
    "tests/local/page",
    "tests/e2e",
    "tests/engine/test_every_game.py",
    "tests/render",
    "tests/table/faults",
    "tests/table",
)

#: Each of them may start a bot, a local Discord, a database or a browser.
MOST_WORKERS = 8


def part_of(test: str) -> str:
    """Return the name of the part of the suite that *test* cannot be parted from."""
    if test.startswith(APART):
        return test
    return next((folder for folder in TOGETHER if test.startswith(folder + "/")), test.partition("::")[0])


def rank(part: str) -> tuple[int, str]:
    """Return the place of *part* in the queue."""
    places = (place for place, name in enumerate(FIRST) if part.startswith(name))
    return next(places, len(FIRST)), part


class LongestFirst(LoadScopeScheduling):
    """Hands out whole parts of the suite, the longest ones first."""

    def _split_scope(self, nodeid: str) -> str:
        return part_of(nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        self.workqueue.move_to_end(min(self.workqueue, key=rank), last=False)
        super()._assign_work_unit(node)


@pytest.hookimpl(tryfirst=True, optionalhook=True)  # xdist has an answer of its own
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for each core: who plays through processes or a browser mostly waits for them."""
    return min(MOST_WORKERS, 2 * (os.cpu_count() or 1))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LongestFirst:
    """Let this module decide."""
    return LongestFirst(config, log)
