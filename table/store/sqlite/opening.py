"""Opening an SQLite file: it is locked, checked and brought up to date first."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from table.errors import StoreDamaged, StoreError
from table.store.backups import copying, files, pages
from table.store.backups import rotation as backup
from table.store.backups.frames import Frames
from table.store.sqlite import checking, mark
from table.store.sqlite.connection import connect, is_damage, store_error
from table.store.sqlite.lock import FileLock
from table.store.sqlite.mark import Mark
from table.store.sqlite.store import PATIENCE, SqliteStore

log = logging.getLogger(__name__)


async def open_store(
    path: Path, *, backups: Path | None = None, copies: Path | None = None, patience: float = PATIENCE
) -> SqliteStore:
    """Lock, check and bring up to date the file at *path*, then open it; *backups* and *copies* are where copies are.

    With *copies* the pages of every commit are collected for them.
    """
    path = Path(await asyncio.to_thread(os.path.realpath, path))
    lock = FileLock(path)
    try:
        lock.acquire()
        number = await asyncio.to_thread(_prepare, path, lock, backups, copies)
        writer = await connect(path)
        try:
            reader = await connect(path)
        except BaseException:
            await writer.close()
            raise
    except sqlite3.DatabaseError as error:
        lock.release()
        raise store_error(error) from error
    except OSError as error:
        lock.release()
        raise StoreError(f"The file {path} cannot be used: {_reason(error)}.") from error
    except BaseException:
        lock.release()
        raise
    store = SqliteStore(path, writer, reader, lock, patience, Mark(path, number), Frames(path) if copies else None)
    store.backups, store.copies = backups, copies
    return store


def _reason(error: OSError) -> str:
    """Return what the system says, with the name of the file if it is another one."""
    return f"{error.strerror or error} ({error.filename})" if error.filename else str(error.strerror or error)


def _prepare(path: Path, lock: FileLock, backups: Path | None, copies: Path | None) -> int:
    folders = [folder for folder in (backups, copies) if folder]
    for folder in folders:
        copying.clear(folder, path)
        pages.clear(folder)
    if checking.is_blank(path):
        refuse_blank(path, folders)
        mark.must_reach(path, 0)
        files.make_file(path)
        lock.lock_content()
    elif flaw := checking.problem_at_start(path):
        raise _damage(path, flaw, folders)
    if files.is_open_to_others(path):
        log.warning("other users of this machine can read %s: take that from them with chmod 600", path)
    return _bring_up_to_date(path, backups)


def refuse_blank(path: Path, folders: Sequence[Path]) -> None:
    """Raise if there is nothing at *path* although there once was: to begin with nothing would look like an order."""
    what = f"The file {path} is {'empty' if path.exists() else 'missing'}"
    log_left = path.with_name(path.name + "-wal")
    if log_left.exists() and log_left.stat().st_size:
        raise StoreDamaged(f"{what}, but its log {log_left} is there. Put the file back, or move the log away.")
    for folder in folders:
        good = backup.newest_good(folder, copying.flaw_of)
        if good and (tables := copying.tables_in(good)):
            advice = (
                f"To put it back: python -m table restore {path} {folder}; to begin with no games, move {folder} away"
            )
            raise StoreDamaged(f"{what}, but the backup {good} holds {tables} tables. {advice}.", good)


def _damage(path: Path, flaw: str, folders: Sequence[Path]) -> StoreDamaged:
    found = (backup.newest_good(folder, copying.flaw_of) for folder in folders)
    good = next((one for one in found if one), None)
    advice = f"The newest good backup is {good}." if good else "There is no good backup."
    return StoreDamaged(f"The file {path} is damaged ({flaw}). {advice}", good)


def _bring_up_to_date(path: Path, backups: Path | None) -> int:
    """Apply the migrations that are missing; return how many groups of changes were committed so far."""
    db = sqlite3.connect(path)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        number = checking.commits(db)
        mark.must_reach(path, mark.read(path) if number is None else number)

        def before() -> None:
            if backups:
                files.make_folder(backups)
                target = backup.fresh_name(backups, f"before-v{len(checking.scripts())}")
                copying.write_copy(db, path, target, copying.compactly)

        checking.migrate(db, before)
        if flaw := checking.schema_problem(db):
            raise _damage(path, flaw, [backups] if backups else [])
        return mark.read(path) if number is None else number
    except UnicodeDecodeError as error:
        raise _damage(path, str(error), [backups] if backups else []) from error
    except sqlite3.DatabaseError as error:
        raise (
            _damage(path, str(error), [backups] if backups else []) if is_damage(error) else store_error(error)
        ) from error
    finally:
        db.close()
