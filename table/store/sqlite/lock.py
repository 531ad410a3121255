"""One process for one file: a lock that the system releases when the process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from table.errors import StoreInUse
from table.store.backups import files

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


#: Elsewhere such a lock on the database would shut out SQLite's own ones.
LOCKS_CONTENT = sys.platform == "linux"


class FileLock:
    """Holds *path*.lock until it is released or the process is gone; a symbolic link is followed to its file.

    Where possible the file itself is locked as well, so that another name of it (a hard link) is no way around.
    """

    def __init__(self, path: Path) -> None:
        self._target = Path(os.path.realpath(path))  # in a circle of links too
        self._path = self._target.with_name(self._target.name + ".lock")
        self._file: IO[str] | None = None
        self._content: int | None = None

    def acquire(self) -> None:
        """Take the lock, or say who has it."""
        files.make_folder(self._path.parent)
        files.make_file(self._path)
        file = self._path.open("a+", encoding="ascii")
        try:
            _seize(file.fileno())
        except OSError:
            file.seek(0)
            holder = file.read().strip() or "unknown"
            file.close()
            raise StoreInUse(f"Another process (id {holder}) already works on {self._target}; stop it first.") from None
        self._file = file
        try:
            self.lock_content()
        except BaseException:
            self.release()
            raise
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()

    def lock_content(self) -> None:
        """Lock the file itself, whatever its name; a file that is not there yet is locked once it is made."""
        if not LOCKS_CONTENT or self._content is not None or not self._target.exists():
            return
        handle = os.open(self._target, os.O_RDONLY)
        try:
            _seize(handle)
        except OSError:
            os.close(handle)
            raise StoreInUse(
                f"Another process already works on {self._target} by another name; stop it first."
            ) from None
        self._content = handle

    def release(self) -> None:
        """Let go, after everything else that has the file open: closing a handle ends SQLite's own locks."""
        if self._content is not None:
            os.close(self._content)
            self._content = None
        if self._file is not None:
            self._file.close()
            self._file = None
