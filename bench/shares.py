"""How acts grow with workers that have a share of a core each, whatever the cores of this machine are.

The kernel gives each worker that part of a core and no more (control groups, as root on Linux), and what else runs here
takes little of it from them. PostgreSQL has no limit, so what is measured is whether workers hold up each other: by
leases, locks and the tables of the database that they share. The part has to be so small that all of them and
PostgreSQL fit on the cores that there are; the columns say how much of it was used.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bench.cluster import Acts, database, fresh, measure_acts
from bench.table import heading

TABLES = 64  # of all workers together
CPU = Path("/sys/fs/cgroup")
PERIOD = 10_000  # microseconds in which a part is given anew: the shorter, the shorter are the pauses
HEAVY = 65_536  # the weight of a group, of which a process without a group has 1,024


class NoShares(SystemExit):
    """Raised where the kernel cannot be asked to share out its cores."""


class Group:
    """A group of processes; with *part* they get that much of one core together, and no more."""

    def __init__(self, parent: Path, name: str, part: float | None) -> None:
        self.path = parent / name
        self.path.mkdir()
        quota = -1 if part is None else round(part * PERIOD)
        wanted = {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": quota, "cpu.shares": HEAVY}  # version 1
        wanted |= {"cpu.max": f"{'max' if part is None else quota} {PERIOD}", "cpu.weight": HEAVY // 10}  # version 2
        for setting, value in wanted.items():
            if (file := self.path / setting).exists():
                file.write_text(str(value))

    def add(self, pids: Sequence[int]) -> None:
        """Move processes here; what they start from now on is here as well."""
        for pid in pids:
            (self.path / "cgroup.procs").write_text(str(pid))

    def drop(self) -> None:
        """Delete the group once its processes have ended, or give them back."""
        for pid in (self.path / "cgroup.procs").read_text().split():
            (self.path.parent / "cgroup.procs").write_text(pid)
        self.path.rmdir()


def _root() -> Path:
    """Return where groups that share out cores are made."""
    if "cpu" in _read(CPU / "cgroup.controllers").split():  # version 2
        (CPU / "cgroup.subtree_control").write_text("+cpu")
        return CPU
    return CPU / "cpu"


def _read(file: Path) -> str:
    return file.read_text() if file.exists() else ""


@contextmanager
def groups(part: float, workers: int) -> Iterator[tuple[list[Group], Group]]:
    """Make a group for each worker, with that *part* of a core, and one without a limit."""
    made: list[Group] = []
    try:
        try:
            root = _root()
            for number, limit in enumerate([*[part] * workers, None]):
                made.append(Group(root, f"kaiju-bench-{os.getpid()}-{number}", limit))
        except OSError as error:
            raise NoShares(f"Parts of a core need Linux, control groups and root: {error}.") from error
        yield made[:-1], made[-1]
    finally:
        for group in made:
            group.drop()


def family(pid: int) -> list[int]:
    """Return a process and its children."""
    return [pid, *map(int, _read(Path(f"/proc/{pid}/task/{pid}/children")).split())]


def spent(pids: Sequence[int]) -> float:
    """Return the seconds of CPU that processes, and children of theirs that have ended, have used."""
    ticks = 0
    for pid in pids:
        fields = _read(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


class Usage:
    """How many cores a server and its children use."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._before = spent(family(pid))
        self._began = time.perf_counter()

    def cores(self) -> float:
        """Return how many cores were used in the mean since this was made."""
        return (spent(family(self._pid)) - self._before) / (time.perf_counter() - self._began)


async def measure(url: str, server: int, part: float, workers: int, seconds: float) -> tuple[Acts, float]:
    """Return the acts of so many workers with that *part* of a core each, and the cores that PostgreSQL used."""
    usage: list[Usage] = []
    with groups(part, workers) as (limited, free):

        def begin(pids: Sequence[int]) -> None:
            for group, pid in zip(limited, pids, strict=True):
                group.add([pid])
            free.add(family(server) if server else ())
            usage.append(Usage(server))

        acts = await measure_acts(fresh(url, f"bench_share_{workers}"), workers, TABLES, seconds, begin)
        return acts, usage[-1].cores()


async def run(part: float, seconds: float) -> None:
    """Measure one worker, two and three, and print a table."""
    print(heading("workers", "acts a second", "times one", "p50 ms", "p99 ms", "CPU ms an act", "PostgreSQL's cores"))
    with database() as (url, server):
        first = 0.0
        for workers in (1, 2, 3):
            acts, cores = await measure(url, server, part, workers, seconds)
            first = first or acts.rate
            times, waits = f"{acts.rate / first:.2f}", f"{acts.p50:.1f} | {acts.p99:.1f}"
            used = f"{cores:.2f}" if server else "?"
            print(f"| {workers} | {acts.rate:,.0f} | {times} | {waits} | {acts.cpu:.2f} | {used} |", flush=True)
