"""Reads the pages of every commit from the write-ahead log, in the writer's own thread and some commits at a time.

The log starts over only after a checkpoint, and while pages are collected nothing makes checkpoints but this module,
after it has read everything. What could have slipped through (another program's commit or checkpoint, a commit that
failed half-way) ends `is_whole`, and a new base is needed.
The format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

from __future__ import annotations

import os
import sqlite3
import struct
import sys
import threading
from pathlib import Path
from typing import IO

from table.store.backups.pages import Changes

HEADER = struct.Struct(">IIII8sII")  # magic, version, page size, number of the log, salt, checksum
FRAME = struct.Struct(">II8sII")  # page, size of the database after a commit, salt, checksum
COMMITS_AT_ONCE, FRAMES_AT_ONCE = 32, 128
CHECKPOINT = 1_000  # frames after which the log may start over; SQLite's own number
MOST_PAGES = 8_192  # to wait for a target that cannot be written; then a new base is cheaper
IN_OTHERS_WAY = 100  # milliseconds to wait for readers before the log is emptied


class Frames:
    """Collects changed pages until they are taken; all but `take` and `put_back` belong to the writer's thread."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + "-wal")
        self._log: IO[bytes] | None = None
        self._lock = threading.Lock()
        self._pages: dict[int, bytes] = {}
        self._size = 0
        self._commits = 0
        self._end = 0
        self._number: int | None = None
        self._may_start_over = False
        self._others = 0
        self.is_whole = False

    def begin(self, db: sqlite3.Connection, wait: int) -> bool:
        """Empty the log and collect from now on; return False if a reader is in the way. *wait* is the usual time."""
        self.lose(db)
        db.execute(f"PRAGMA busy_timeout = {IN_OTHERS_WAY}")
        try:
            if db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
                return False
        finally:
            db.execute(f"PRAGMA busy_timeout = {wait}")
        self._log = self._log or self._path.open("rb", buffering=0)
        db.execute("PRAGMA wal_autocheckpoint = 0")
        self._end, self._number, self._others = HEADER.size, None, _others(db)
        self._commits, self._may_start_over, self.is_whole = 0, False, True
        return True

    def lose(self, db: sqlite3.Connection) -> None:
        """Note that something was missed, so that a new base is needed; SQLite makes the checkpoints again."""
        with self._lock:
            self._pages, self.is_whole = {}, False
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")

    def note_commit(self, db: sqlite3.Connection) -> None:
        """Collect now and then."""
        self._commits += 1
        # Whether the log has started over must be known before anybody else could make it do so.
        if self._commits >= COMMITS_AT_ONCE or self._may_start_over:
            self.collect(db)

    def collect(self, db: sqlite3.Connection) -> None:
        """Take up what was committed; never fails."""
        if not self.is_whole:
            return
        self._commits = 0
        try:
            is_missed = self._missed(db)
        except (OSError, struct.error, sqlite3.Error):
            is_missed = True
        if is_missed:
            self.lose(db)

    def _missed(self, db: sqlite3.Connection) -> bool:
        """Read what is new, and make a checkpoint if it is time; return whether something was missed."""
        assert self._log is not None
        head = _bytes(self._log, HEADER.size, 0)
        if not head:
            return False  # nothing was changed since the log was emptied
        _, _, page_size, number, salt, _, _ = HEADER.unpack(head)
        if number != self._number:
            is_next = self._may_start_over and number == ((self._number or 0) + 1) & 0xFFFFFFFF
            if self._number is not None and not is_next:
                return True
            self._number, self._end = number, HEADER.size
        self._may_start_over = False
        step = FRAME.size + page_size
        changes, self._end = _read(self._log, self._end, step, salt)
        with self._lock:
            self._pages.update(changes.pages)
            self._size = changes.size or self._size
        if self._end >= CHECKPOINT * step:
            _, there, done = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self._may_start_over = there == done
        return _others(db) != self._others or len(self._pages) > MOST_PAGES

    def take(self) -> Changes:
        """Return what was collected since the last time."""
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


def _read(log: IO[bytes], start: int, step: int, salt: bytes) -> tuple[Changes, int]:
    """Return what was committed from *start* on, and where that ends; frames without a commit do not count yet."""
    done: dict[int, bytes] = {}
    open_ones: dict[int, bytes] = {}
    at, end, size, is_more = start, start, 0, True
    while is_more and len(chunk := _bytes(log, FRAMES_AT_ONCE * step, at)) >= step:
        committed: dict[int, int] = {}
        others: dict[int, int] = {}
        for place in range(0, len(chunk) - step + 1, step):
            page, after, whose, _, _ = FRAME.unpack_from(chunk, place)
            if whose != salt:  # left over from before the log started over
                is_more = False
                break
            others[page] = place
            at += step
            if after:
                committed |= others
                others, end, size = {}, at, after
        # Only now are pages copied: most of them changed more than once.
        if committed:
            done |= open_ones | _cut(chunk, committed, step)
            open_ones = {}
        open_ones |= _cut(chunk, others, step)
    return Changes(done, size), end


def _cut(chunk: bytes, places: dict[int, int], step: int) -> dict[int, bytes]:
    return {page: chunk[place + FRAME.size : place + step] for page, place in places.items()}


if sys.platform == "win32":

    def _bytes(log: IO[bytes], count: int, at: int) -> bytes:
        log.seek(at)
        return log.read(count)
else:

    def _bytes(log: IO[bytes], count: int, at: int) -> bytes:
        return os.pread(log.fileno(), count, at)
