"""One process after another on a file: the next one waits beside the present one, which tells it when it leaves."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from table.errors import StoreInUse
from table.store.backups import files
from table.store.sqlite.lock import FileLock


class Succession:
    """Who works on the file at *path* next."""

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))
        self._lock = FileLock(self._path.with_name(f"{self._path.name}.next"))
        self._sign = self._path.with_name(f"{self._path.name}.leaving")

    def queue(self) -> None:
        """Be the next one, or raise `StoreInUse` if somebody else is."""
        self._lock.acquire()
        self._sign.unlink(missing_ok=True)

    @property
    def is_begun(self) -> bool:
        """Whether the present one has said that it leaves."""
        return self._sign.exists()

    def end(self) -> None:
        """Be no longer the next one: the file is ours, or we have given up."""
        with suppress(OSError):
            self._sign.unlink(missing_ok=True)
        self._lock.release()

    def begin(self) -> bool:
        """Tell the next one that this process leaves; return whether there is one."""
        try:
            self._lock.acquire()
        except StoreInUse:
            files.make_file(self._sign)
            return True
        self._lock.release()
        return False
