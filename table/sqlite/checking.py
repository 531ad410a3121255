"""Is the file sound, and which version of the schema does it have? Numbered migrations bring it up to date."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from table.errors import StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
ESSENTIAL = {"tables", "seats", "log", "outbox"}  # in every version of the schema
_NAME = re.compile(r"V(\d+)__\w+\.sql")


def problem(path: Path, *, thorough: bool = False) -> str:
    """Return what is wrong with the file at *path*, or an empty string; *thorough* compares indexes too."""
    if not path.exists():
        return ""
    check = "integrity_check" if thorough else "quick_check"
    try:
        connection = sqlite3.connect(f"file:{path}?mode=rw", uri=True)
        try:
            verdict = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
            lack = lacking(connection)
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
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
        connection = sqlite3.connect(f"file:{path}?mode=rw", uri=True)
        try:
            return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None
        finally:
            connection.close()
    except sqlite3.DatabaseError:
        return False


def scripts() -> list[tuple[int, str]]:
    """Return the migrations by number, in order and without a gap."""
    found = {int(match[1]): path for path in MIGRATIONS.iterdir() if (match := _NAME.fullmatch(path.name))}
    assert sorted(found) == list(range(1, len(found) + 1)), "migrations are numbered from 1 without a gap"
    return [(number, found[number].read_text(encoding="utf-8")) for number in sorted(found)]


def version(connection: sqlite3.Connection) -> int:
    """Return the schema version of a file; 0 if it is new."""
    number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return number


def migrate(connection: sqlite3.Connection, before: Callable[[], None], upto: int | None = None) -> None:
    """Apply what is missing, each script in a transaction; call *before* first if there is something to lose."""
    known = scripts()
    present = version(connection)
    if present > len(known):
        raise StoreError(f"The file has schema version {present}, and this program knows {len(known)}; update it.")
    missing = [(number, text) for number, text in known[:upto] if number > present]
    if missing and present:
        before()
    for number, text in missing:
        connection.executescript(f"BEGIN;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")
