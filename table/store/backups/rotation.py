"""Copies of the file: named, checked, counted, kept in rotation, and put back when the file is damaged.

A copy has its name only once it is whole and sound. Whether one still is, is asked of *problem*, which returns what is
wrong with a file, or an empty string. A backup stands alone; a copy that goes on (`pages.py`) has its pages beside it.
"""

from __future__ import annotations

import math
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from table.errors import StoreError
from table.store.backups import files, pages
from table.store.sqlite import mark
from table.store.sqlite.lock import FileLock

KEEP = 14  # backups; older ones go
BASE = "base"  # the label of a copy that goes on
NEWEST_BASES, MOST_BASES, BASES_APART = 4, 16, 3 * 3600.0  # the newest of these, and older ones with room between
_STAMP = "%Y%m%dT%H%M%S%f"
_NAME = re.compile(r"\d{8}T\d{12}-.+\.db")

Problem = Callable[[Path], str]


def fresh_name(folder: Path, label: str = "backup") -> Path:
    """Return a name for a new copy; names sort by age."""
    return folder / f"{_stamp()}-{label}.db"


def _stamp() -> str:
    return datetime.now(UTC).strftime(_STAMP)


def made_at(path: Path) -> float:
    """Return when a copy was begun, by its name; a file of another name counts by its time of change."""
    try:
        return datetime.strptime(path.name.partition("-")[0], _STAMP).replace(tzinfo=UTC).timestamp()
    except ValueError:
        return path.stat().st_mtime


def kept(folder: Path) -> list[Path]:
    """Return the copies in *folder*, the newest first; what has another name is somebody else's."""
    if not folder.is_dir():
        return []
    return sorted((path for path in folder.iterdir() if _NAME.fullmatch(path.name)), reverse=True)


class Verdicts:
    """Remembers what is wrong with copies, so that each is read through once as long as it does not change."""

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._known: dict[tuple[Path, int, int], str] = {}

    def __call__(self, path: Path) -> str:
        """Return what is wrong with the copy at *path*, or an empty string."""
        stat = path.stat()
        key = (path, stat.st_size, stat.st_mtime_ns)
        if key not in self._known:
            self._known[key] = self._problem(path)
        return self._known[key]


def age_of_newest(folder: Path, problem: Problem) -> float:
    """Return how many seconds ago the newest good backup was made; endless if there is none."""
    newest = newest_good(folder, problem)
    return max(0.0, time.time() - newest.stat().st_mtime) if newest else math.inf


def rotate(folder: Path, problem: Problem, keep: int = KEEP) -> None:
    """Remove everything older than the newest *keep* good backups; damaged ones are not counted."""
    good = 0
    for path in kept(folder):
        if good >= keep:
            path.unlink()
        elif not problem(path):
            good += 1


def thin_out(folder: Path) -> None:
    """Remove old copies that go on, with their pages: a bot that restarts all the time must not fill the disk."""
    left: list[float] = []
    for base in kept(folder):
        began = made_at(base)
        if len(left) < NEWEST_BASES or (len(left) < MOST_BASES and left[-1] - began >= BASES_APART):
            left.append(began)
        else:
            files.remove(base, *pages.of_base(base))


def newest_good(folder: Path, problem: Problem) -> Path | None:
    """Return the newest copy with which there is no *problem*."""
    return next((path for path in kept(folder) if not problem(path)), None)


class Restored(NamedTuple):
    """The copy that was put back, the moment to which it reaches, and where the old file is, if there was one."""

    chosen: Path
    until: float
    aside: Path | None


def restore(path: Path, source: Path, problem: Problem, at: float | None = None) -> Restored:
    """Put the newest good copy in *source*, a folder or one file, in the place of the file at *path*.

    With *at* it is the newest that shows the tables as they were by that moment.
    """
    path = Path(os.path.realpath(path))
    lock = FileLock(path)
    lock.acquire()
    incoming = path.with_name(path.name + ".incoming")
    try:
        chosen, until = _assembled(source, incoming, problem, at)
        files.sync(incoming)  # what can fail fails before the old file is touched
        mark.forget(path)  # a backup knows less, and that is meant
        aside = _moved_aside(path)
        files.publish(incoming, path)
    finally:
        files.remove(incoming)
        lock.release()
    return Restored(chosen, until, aside)


def _assembled(source: Path, incoming: Path, problem: Problem, at: float | None) -> tuple[Path, float]:
    """Make *incoming* from the newest copy that turns out to be sound."""
    flaw = ""
    for copy in _candidates(source, at):
        for is_followed in (True, False):
            until = _assemble(copy, incoming, at, is_followed=is_followed)
            flaw = problem(incoming)
            if not flaw:
                return copy, until
    if not source.is_dir():
        raise StoreError(f"The backup {source} is damaged itself ({flaw}).")
    when = f" from before {moment(at)}" if at is not None else ""
    raise StoreError(f"There is no good backup{when} in {source}.")


def _candidates(source: Path, at: float | None) -> Iterator[Path]:
    for copy in kept(source) if source.is_dir() else [source]:
        if at is None or made_at(copy) <= at:
            yield copy


def _assemble(copy: Path, incoming: Path, at: float | None, *, is_followed: bool) -> float:
    """Write *copy*, with the pages that follow it, to *incoming*; return the moment that this reaches."""
    files.remove(incoming)
    files.make_file(incoming)
    shutil.copyfile(copy, incoming)
    until = made_at(copy)
    with incoming.open("rb+") as file:
        for header, changed in pages.sound_ones(copy, at) if is_followed else ():
            pages.apply(file, header, changed)
            until = header.until
    return until


def _moved_aside(path: Path) -> Path | None:
    """Move the file and its write-ahead log out of the way, so that they can be studied.

    The file first: without it nothing starts, while a file without its log would seem to be in order.
    """
    aside = path.with_name(f"{path.name}.damaged-{_stamp()}")
    moved = [suffix for suffix in ("", "-wal", "-shm") if path.with_name(path.name + suffix).exists()]
    for suffix in moved:
        path.with_name(path.name + suffix).replace(aside.with_name(aside.name + suffix))
    files.sync_folder(path.parent)
    return aside if "" in moved else None


def moment(at: float) -> str:
    """Spell a moment for a person."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S} UTC"
