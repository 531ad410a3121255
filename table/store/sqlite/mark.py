"""The mark: a small file beside the database that knows how many groups of changes were committed.

The database counts them as well, in the same transaction. The mark is written after a commit and not waited for, so a
process or a machine that dies leaves it equal or behind, never ahead: a database that is behind its mark has lost
something, such as its write-ahead log. It is forced to the disk now and then only (`SYNC_EVERY`): after a power cut,
a loss of the last moments before it may go unnoticed; without one nothing does.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from zlib import crc32

from table.errors import StoreDamaged

SYNC_EVERY = 15.0  # seconds


def place(path: Path) -> Path:
    """Return where the mark of the database at *path* is."""
    return path.with_name(path.name + ".mark")


def read(path: Path) -> int:
    """Return the number in the mark of the database at *path*; 0 if there is none, or none that can be read."""
    try:
        number, check = place(path).read_text(encoding="ascii").split()
        return int(number) if int(check) == _check(number) else 0
    except (OSError, ValueError):
        return 0


def forget(path: Path) -> None:
    """Drop the mark: what is in the database at *path* now is what counts, e.g. because it is a backup."""
    place(path).unlink(missing_ok=True)


def must_reach(path: Path, number: int) -> None:
    """Complain about a database that knows of *number* groups if more were committed."""
    missing = read(path) - number
    if missing <= 0:
        return
    what = f"{path} is missing" if not path.exists() else f"{path} lacks the last {missing} commits"
    raise StoreDamaged(
        f"{what}: the file or its write-ahead log ({path.name}-wal) was removed, cut or replaced by an older copy. "
        f"Put it back, or restore a backup (python -m table restore {path} BACKUPS), "
        f"or go on with what is there (python -m table accept {path})."
    )


def _check(number: str) -> int:
    return crc32(b"kaiju" + number.encode())


def _put(file: int, line: bytes) -> None:
    if hasattr(os, "pwrite"):
        os.pwrite(file, line, 0)
    else:
        os.lseek(file, 0, os.SEEK_SET)
        os.write(file, line)


class Mark:
    """The mark of an open database."""

    def __init__(self, path: Path, number: int) -> None:
        self.number = number
        self._file = os.open(place(path), os.O_WRONLY | os.O_CREAT, 0o600)
        self._synced = 0.0
        self.write(number)

    def write(self, number: int) -> None:
        """Note that the group of that *number* was committed."""
        self.number = number
        figures = f"{number:020d}"
        with suppress(OSError):  # a mark that stays behind harms nobody
            _put(self._file, f"{figures} {_check(figures):010d}\n".encode())
            if (now := time.monotonic()) > self._synced + SYNC_EVERY:
                self._synced = now
                os.fsync(self._file)

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            with suppress(OSError):
                os.fsync(self._file)
            os.close(self._file)
            self._file = -1
