"""One table out of a backup: which backup has it sound, and how it is put back."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from table.errors import StoreError, TableDamaged
from table.store.backups import files
from table.store.backups import rotation as backup
from table.store.changes import Owe
from table.store.rows import Owed, Saved
from table.store.sql import reading
from table.store.sql.rows import DUE, IS_SEATS
from table.store.sql.writing import WRITERS
from table.store.sqlite import checking, sealing
from table.store.sqlite.database import SqliteDatabase
from table.store.sqlite.lock import FileLock

SEARCHED = 14  # backups, the newest first
#: Clocks of seats go on from where they stood.
SHIFT = (
    DUE.changing(at="at + :gap", since="since + :gap", deadline="deadline + :gap")
    + f" WHERE table_id = :table AND (slot {IS_SEATS} OR (stage = 'gathering' AND slot <> 'date'))"
)
CHILDREN = ("seats", "log", "dues", "votes", "orders", "message_refs")


def newest_sound(folder: Path, table: int) -> Path | None:
    """Return the newest backup in *folder* that has *table* sound."""
    return next((path for path in backup.kept(folder)[:SEARCHED] if _holds(path, table)), None)


def _holds(path: Path, table: int) -> bool:
    try:
        with closing(sqlite3.connect(files.address(path, "mode=ro&immutable=1"), uri=True, isolation_level=None)) as db:
            return (
                checking.version(db) == len(checking.scripts()) and reading.load(SqliteDatabase(db), table) is not None
            )
    except (sqlite3.DatabaseError, TableDamaged):
        return False


def restore_table(path: Path, source: Path, table: int) -> Saved:
    """Put *table* as the backup *source* has it into the file at *path*; return what was put back.

    Its clocks go on with the time that was left when the backup was made. Everything else stays as it is.
    """
    lock = FileLock(path)
    lock.acquire()
    try:
        with _up_to_date(source) as copy, closing(_opened(path)) as db:
            try:
                saved = reading.load(SqliteDatabase(copy), table)
            except TableDamaged as error:
                raise StoreError(f"Table {table} is damaged in {source} as well ({error.flaw}).") from error
            if saved is None:
                raise StoreError(f"There is no table {table} in {source}.")
            now, then = (reading.number(SqliteDatabase(each), "beat") or 0.0 for each in (db, copy))
            _copy(db, copy, saved, now - then)
            return saved
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} cannot take the table ({error}); restore all of it.") from error
    finally:
        lock.release()


def _opened(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(files.address(path, "mode=rw"), uri=True, isolation_level=None)
    sealing.prepare(db)
    return db


@contextmanager
def _up_to_date(source: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy of a backup that has today's schema."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(source, copy)
        with closing(_opened(copy)) as db:
            checking.migrate(db, lambda: None)
            yield db


def _copy(db: sqlite3.Connection, copy: sqlite3.Connection, saved: Saved, gap: float) -> None:
    table = saved.row.id
    db.execute("BEGIN IMMEDIATE")
    try:
        for name in CHILDREN:
            db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        db.execute("DELETE FROM outbox WHERE table_id = ?", (table,))
        db.execute("PRAGMA defer_foreign_keys = ON")
        _copy_rows(db, copy, "contents", "hash", saved.row.content_hash, "INSERT OR IGNORE")
        _copy_rows(db, copy, "tables", "id", table, "INSERT OR REPLACE")
        for name in CHILDREN:
            _copy_rows(db, copy, name, "table_id", table, "INSERT OR REPLACE")
        shown = "lobby" if saved.row.status == "lobby" else "panel" if saved.row.game else "gathering"
        db.execute(SHIFT, {"gap": gap, "table": table})
        owe = Owe(Owed(table, shown, f"{shown}:{table}", 0.0))
        WRITERS[type(owe)](SqliteDatabase(db), owe)
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _copy_rows(
    db: sqlite3.Connection, copy: sqlite3.Connection, name: str, key: str, value: str | int | None, verb: str
) -> None:
    rows = copy.execute(f"SELECT * FROM {name} WHERE {key} = ?", (value,)).fetchall()
    columns = [row[1] for row in copy.execute(f"PRAGMA table_info({name})")]
    places = ", ".join("?" * len(columns))
    db.executemany(f"{verb} INTO {name} ({', '.join(columns)}) VALUES ({places})", rows)
