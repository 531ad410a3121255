"""Reads the pages of every commit from the write-ahead log, right after the commit and in the writer's own thread.

The log can start over only with the next commit, so that everything in it was read before. What could have slipped
through (another program's commit, a commit that failed half-way) ends `is_whole`, and a new base is needed.
The format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

from __future__ import annotations

import sqlite3
import struct
import threading
from pathlib import Path
from typing import IO

from table.pages import Changes

HEADER = struct.Struct(">IIII8sII")  # magic, version, page size, number of the log, salt, checksum
FRAME = struct.Struct(">II8sII")  # page, size of the database after a commit, salt, checksum
AT_ONCE = 16  # frames in one read; most commits have fewer
MOST_PAGES = 8_192  # to wait for a target that cannot be written; then a new base is cheaper
IN_OTHERS_WAY = 100  # milliseconds to wait for readers before the log is emptied


class Frames:
    """Collects changed pages until they are taken."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + "-wal")
        self._log: IO[bytes] | None = None
        self._lock = threading.Lock()
        self._pages: dict[int, bytes] = {}
        self._size = 0
        self._end = 0
        self._number: int | None = None
        self._others = 0
        self.is_whole = False

    def begin(self, db: sqlite3.Connection, wait: int) -> bool:
        """Empty the log and collect from now on; return False if a reader is in the way. *wait* is the usual time."""
        self.lose()
        db.execute(f"PRAGMA busy_timeout = {IN_OTHERS_WAY}")
        try:
            if db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
                return False
        finally:
            db.execute(f"PRAGMA busy_timeout = {wait}")
        self._log = self._log or self._path.open("rb", buffering=0)
        self._end, self._number, self._others = HEADER.size, None, _others(db)
        self.is_whole = True
        return True

    def collect(self, db: sqlite3.Connection) -> None:
        """Take up what was just committed; never fails."""
        if not self.is_whole:
            return
        try:
            self._collect(db)
        except (OSError, struct.error, sqlite3.Error):
            self.lose()

    def _collect(self, db: sqlite3.Connection) -> None:
        assert self._log is not None
        self._log.seek(0)
        head = self._log.read(HEADER.size)
        if not head:
            return  # nothing was changed since the log was emptied
        _, _, page_size, number, salt, _, _ = HEADER.unpack(head)
        if number != self._number:
            if self._number is not None and number != (self._number + 1) & 0xFFFFFFFF:
                self.lose()
                return
            self._number, self._end = number, HEADER.size
        changes, self._end = _read(self._log, self._end, page_size, salt)
        with self._lock:
            self._pages.update(changes.pages)
            self._size = changes.size or self._size
        if _others(db) != self._others or len(self._pages) > MOST_PAGES:
            self.lose()

    def lose(self) -> None:
        """Note that something was missed, so that what was collected is of no use."""
        with self._lock:
            self._pages, self.is_whole = {}, False

    def take(self) -> Changes:
        """Return the pages of all commits since the last time."""
        with self._lock:
            taken, self._pages = Changes(self._pages, self._size), {}
            return taken

    def put_back(self, taken: Changes) -> None:
        """Keep what was taken and could not be copied for the next time."""
        with self._lock:
            if self.is_whole:
                self._pages = taken.pages | self._pages

    def close(self) -> None:
        """Let go of the log."""
        if self._log is not None:
            self._log.close()
            self._log = None


def _others(db: sqlite3.Connection) -> int:
    """Return a number that changes when somebody else has written to the file."""
    number: int = db.execute("PRAGMA data_version").fetchone()[0]
    return number


def _read(log: IO[bytes], start: int, page_size: int, salt: bytes) -> tuple[Changes, int]:
    """Return what was committed from *start* on, and where that ends; frames without a commit do not count yet."""
    step = FRAME.size + page_size
    done: dict[int, bytes] = {}
    found: dict[int, bytes] = {}
    at, end, size = start, start, 0
    log.seek(start)
    while chunk := log.read(AT_ONCE * step):
        for place in range(0, len(chunk) - step + 1, step):
            page, after, whose, _, _ = FRAME.unpack_from(chunk, place)
            if whose != salt:  # left over from before the log started over
                return Changes(done, size), end
            at += step
            found[page] = chunk[place + FRAME.size : place + step]
            if after:
                done |= found
                found, end, size = {}, at, after
        if len(chunk) < AT_ONCE * step:
            break
    return Changes(done, size), end
