"""Is the file sound, and which version of the schema does it have? Numbered migrations bring it up to date."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from table.errors import StoreError
from table.store.backups import files
from table.store.sql.rows import NUMBER, Unreadable
from table.store.sqlite import sealing
from table.store.sqlite.committing import COMMITS

MIGRATIONS = Path(__file__).parent / "migrations"
ESSENTIAL = {"tables", "seats", "log", "outbox"}  # in every version of the schema
WHOLE = 8 * 2**20  # bytes up to which a file is checked as a whole at the start
SAMPLE = 16  # rows
_NAME = re.compile(r"V(\d+)__\w+\.sql")


def problem(path: Path, *, thorough: bool = False) -> str:
    """Return what is wrong with the file at *path*, or an empty string; *thorough* compares indexes too."""
    if not path.exists():
        return ""
    check = "integrity_check" if thorough else "quick_check"
    try:
        connection = sqlite3.connect(files.address(path, "mode=rw"), uri=True)
        try:
            verdict = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
            lack = lacking(connection)
        finally:
            connection.close()
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # also what SQLite says of it may be damaged
        return str(error)
    return lack if verdict == "ok" else str(verdict)


def lacking(connection: sqlite3.Connection) -> str:
    """Return what makes a readable file none of this program's, or an empty string."""
    present = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not present:
        return "it is empty"
    return "" if version(connection) > 0 and present >= ESSENTIAL else "it is no file of this program"


def is_blank(path: Path) -> bool:
    """Tell whether nothing was ever stored in the file at *path*: it is missing, empty, or has no tables at all."""
    if not path.exists() or path.stat().st_size == 0:
        return True
    try:
        connection = sqlite3.connect(files.address(path, "mode=rw"), uri=True)
        try:
            return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
        finally:
            connection.close()
    except (sqlite3.DatabaseError, UnicodeDecodeError):  # also what SQLite says of it may be damaged
        return False


def problem_at_start(path: Path) -> str:
    """Return what is wrong with the file at *path*, as far as a look of limited length tells.

    A small file is checked as a whole. Of a large one only its beginning, its shape and the ends of its trees are
    looked at: the rest is for the audit, after the start.
    """
    if not path.exists():
        return ""
    if path.stat().st_size <= WHOLE:
        return problem(path)
    try:
        connection = sqlite3.connect(files.address(path, "mode=rw"), uri=True)
        try:
            return _cut(connection, path) or _sampled(connection)
        finally:
            connection.close()
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:  # also what SQLite says of it may be damaged
        return str(error)


def _cut(connection: sqlite3.Connection, path: Path) -> str:
    pages, size = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    log = path.with_name(path.name + "-wal")
    if log.exists() and log.stat().st_size:
        return ""  # pages may be there only
    return "" if path.stat().st_size >= pages * size else "the end of the file is missing"


def _sampled(connection: sqlite3.Connection) -> str:
    """Read the first and the last rows of every tree; SQLite complains about pages that are none."""
    for kind, name, table in connection.execute("SELECT type, name, tbl_name FROM sqlite_master").fetchall():
        if kind == "table" and not name.startswith("sqlite_"):
            keys = [row[1] for row in connection.execute(f"PRAGMA table_info({table})") if row[5]]
            for way in ("", " DESC"):
                order = ", ".join(key + way for key in keys)
                connection.execute(f"SELECT * FROM {table} ORDER BY {order} LIMIT {SAMPLE}").fetchall()
    return ""


def schema_problem(connection: sqlite3.Connection) -> str:
    """Return what in the schema of an up-to-date file is not as the migrations make it, or an empty string."""
    fresh = sqlite3.connect(":memory:")
    try:
        for _, text in scripts():
            fresh.executescript(text)
        return "" if _schema(connection) == _schema(fresh) else "its schema is not the one that this program made"
    finally:
        fresh.close()


def _schema(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    return {(name, " ".join(sql.split())) for name, sql in rows}


def commits(connection: sqlite3.Connection) -> int | None:
    """Return how many groups of changes were committed to a file; None if its count is damaged."""
    try:
        row = connection.execute(f"SELECT {NUMBER.stored} FROM meta WHERE key = ?", (COMMITS,)).fetchone()
    except sqlite3.OperationalError:
        return 0  # a file from before they were counted, or an empty one
    try:
        return int(NUMBER.read(row).value) if row else 0
    except Unreadable:
        return None


def scripts() -> list[tuple[int, str]]:
    """Return the migrations by number, in order and without a gap."""
    paths = [(int(match[1]), path) for path in MIGRATIONS.iterdir() if (match := _NAME.fullmatch(path.name))]
    found = sorted(paths, key=lambda each: each[0])
    assert [number for number, _ in found] == list(range(1, len(found) + 1)), "migrations are numbered without a gap"
    return [(number, path.read_text(encoding="utf-8")) for number, path in found]


def version(connection: sqlite3.Connection) -> int:
    """Return the schema version of a file; 0 if it is new."""
    number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return number


def migrate(connection: sqlite3.Connection, before: Callable[[], None], upto: int | None = None) -> None:
    """Apply what is missing, all of it in one transaction; call *before* first if there is something to lose."""
    known = scripts()
    present = version(connection)
    if present > len(known):
        raise StoreError(f"The file has schema version {present}, and this program knows {len(known)}; update it.")
    missing = known[present:upto]
    if not missing:
        return
    if present:
        before()
    number = missing[-1][0]
    texts = "\n".join(text for _, text in missing)
    connection.executescript(f"BEGIN;\n{texts}\nPRAGMA user_version = {number};")
    if number == len(known):
        sealing.seal_everything(connection)
    connection.commit()
