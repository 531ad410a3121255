"""Copies of the file: made on a schedule, checked, kept in rotation, and put back when the file is damaged."""

from __future__ import annotations

import math
import os
import shutil
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from table import mark
from table.errors import StoreError
from table.lock import FileLock

KEEP = 14  # backups; older ones go


def fresh_name(folder: Path, label: str = "backup") -> Path:
    """Return a name for a new backup; names sort by age."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{_stamp()}-{label}.db"


def _stamp() -> str:
    return datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")


def kept(folder: Path) -> list[Path]:
    """Return the backups in *folder*, the newest first."""
    return sorted(folder.glob("*.db"), reverse=True) if folder.is_dir() else []


def age_of_newest(folder: Path) -> float:
    """Return how many seconds ago the newest backup was made; endless if there is none."""
    newest = kept(folder)[:1]
    return max(0.0, time.time() - newest[0].stat().st_mtime) if newest else math.inf


def rotate(folder: Path, keep: int = KEEP) -> None:
    """Remove all but the newest *keep* backups."""
    for old in kept(folder)[keep:]:
        old.unlink()


def newest_good(folder: Path, problem: Callable[[Path], str]) -> Path | None:
    """Return the newest backup with which there is no *problem*."""
    return next((path for path in kept(folder) if not problem(path)), None)


def restore(path: Path, source: Path, problem: Callable[[Path], str]) -> Path | None:
    """Put *source* in the place of the file at *path*; return where the old file was moved to, if there was one."""
    if flaw := problem(source):
        raise StoreError(f"The backup {source} is damaged itself ({flaw}).")
    lock = FileLock(path)
    lock.acquire()
    try:
        mark.forget(path)  # a backup knows less, and that is meant
        aside = _moved_aside(path)
        incoming = path.with_name(path.name + ".incoming")
        shutil.copyfile(source, incoming)
        with incoming.open("rb") as copy:
            os.fsync(copy.fileno())
        incoming.replace(path)
    finally:
        lock.release()
    return aside


def _moved_aside(path: Path) -> Path | None:
    """Move the file and its write-ahead log out of the way, for whoever wants to study them."""
    if not path.exists():
        return None
    stamp = _stamp()
    for suffix in ("-wal", "-shm", ""):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.replace(path.with_name(f"{path.name}.damaged-{stamp}{suffix}"))
    return path.with_name(f"{path.name}.damaged-{stamp}")
