"""One process for one file: a lock that the system releases when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from table.errors import StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _seize(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Holds *path*.lock until it is released or the process is gone."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._file: IO[str] | None = None

    def acquire(self) -> None:
        """Take the lock, or say who has it."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = self._path.open("a+", encoding="ascii")
        try:
            _seize(file)
        except OSError:
            file.seek(0)
            holder = file.read().strip() or "unknown"
            file.close()
            raise StoreInUse(
                f"Another process (id {holder}) already works on {self._path.with_suffix('')}; stop it first."
            ) from None
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        self._file = file

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            self._file.close()
            self._file = None
