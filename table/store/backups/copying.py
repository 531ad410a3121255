"""Whole copies of the file: written under a temporary name, checked, synced to the disk, and only then given a name."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from table.errors import StoreError
from table.store.backups import files
from table.store.sqlite import checking

Way = Callable[[sqlite3.Connection, Path], None]


class Census(NamedTuple):
    """What a file holds, as far as a copy of it must agree."""

    version: int
    tables: int
    lines: int


def census(db: sqlite3.Connection) -> Census:
    """Count what is in a file."""
    tables, lines = (db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "log"))
    return Census(checking.version(db), tables, lines)


def compactly(db: sqlite3.Connection, target: Path) -> None:
    """Write everything again, without the room that deleted rows have left."""
    db.execute("VACUUM INTO ?", (str(target),))


def page_by_page(db: sqlite3.Connection, target: Path) -> None:
    """Copy every page to its place, so that later ones fit in; in one step, because a commit meanwhile restarts it."""
    copy = sqlite3.connect(target)
    try:
        for pragma in ("journal_mode = OFF", "synchronous = OFF"):  # it is checked and synced as a whole
            copy.execute(f"PRAGMA {pragma}")
        db.backup(copy, pages=-1)
    finally:
        copy.close()


def write_copy(db: sqlite3.Connection, source: Path, target: Path, way: Way) -> None:
    """Copy the file behind *db* to *target*, or leave nothing there and raise."""
    partial = partial_name(target.parent, source)
    clear(target.parent, source)
    files.make_file(partial)
    try:
        had = census(db)
        way(db, partial)
        if flaw := flaw_of(partial, had):
            raise StoreError(f"The copy {target.name} did not come out right: {flaw}.")
        files.publish(partial, target)
    except BaseException:
        clear(target.parent, source)
        raise


def partial_name(folder: Path, source: Path) -> Path:
    """Return where a copy is written at first; one name for all, because one process at a time copies a file."""
    return folder / (source.name + files.PARTIAL)


def clear(folder: Path, source: Path) -> None:
    """Remove what an attempt has left that was killed or failed."""
    if folder.is_dir():
        files.remove(*folder.glob(source.name + files.PARTIAL + "*"))


def flaw_of(path: Path, had: Census | None = None) -> str:
    """Return what is wrong with a copy that nobody works on, or an empty string; it must hold what the source *had*."""
    try:
        db = _opened(path)
        try:
            verdict = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
            lack = checking.lacking(db) if verdict == "ok" else verdict
            return lack or (_short_of(census(db), had) if had else "")
        finally:
            db.close()
    except sqlite3.DatabaseError as error:
        return str(error)


def _opened(path: Path) -> sqlite3.Connection:
    """Open a copy so that nothing is written, not even beside it: it may lie on something read-only."""
    return sqlite3.connect(files.address(path, "mode=ro&immutable=1"), uri=True)


def _short_of(has: Census, had: Census) -> str:
    if has.version != had.version:
        return f"it has schema version {has.version} instead of {had.version}"
    if has.tables < had.tables or has.lines < had.lines:
        return f"it has {has.tables} tables with {has.lines} lines instead of {had.tables} with {had.lines}"
    return ""


def tables_in(path: Path) -> int:
    """Return how many tables a sound copy holds."""
    db = _opened(path)
    try:
        return census(db).tables
    finally:
        db.close()
