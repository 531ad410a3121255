"""Is the database one of ours, and which version of the schema does it have? Migrations bring it up to date."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from table.errors import StoreError
from table.store.postgres.connection import Connection, place_of

MIGRATIONS = Path(__file__).parent / "migrations"
OLDEST = 14  # the first version of PostgreSQL that is supported by its makers, and in which all that is used here is
LOCK = 0x6B61696A75  # under which only one worker at a time changes the schema
VERSIONS = "kaiju_schema"  # the table in which the migrations are noted
_NAME = re.compile(r"V(\d+)__\w+\.sql")


@cache
def scripts() -> list[tuple[int, str]]:
    """Return the migrations by number, in order and without a gap."""
    found = sorted((int(match[1]), path) for path in MIGRATIONS.iterdir() if (match := _NAME.fullmatch(path.name)))
    assert [number for number, _ in found] == list(range(1, len(found) + 1)), "migrations are numbered without a gap"
    return [(number, path.read_text(encoding="utf-8")) for number, path in found]


def must_be_usable(line: Connection, url: str) -> None:
    """Complain about a server that is too old or cannot be written to, and about a database that is not ours."""
    place = place_of(url)
    major = line.info.server_version // 10_000
    if major < OLDEST:
        raise StoreError(f"{place} is version {major}; at least {OLDEST} is needed.")
    if _one(line, "SELECT pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean"):
        raise StoreError(f"{place} is a replica or read-only; use the server that can be written to.")
    if _one(line, "SHOW server_encoding") != "UTF8":
        raise StoreError(f"{place} does not keep texts in UTF-8; create a database with ENCODING 'UTF8'.")
    present = version(line)
    if present > len(scripts()):
        raise StoreError(f"{place} has schema version {present}, and this program knows {len(scripts())}; update it.")
    if not present and (foreign := _foreign(line)):
        raise StoreError(f"{place} has tables of another program ({foreign}); give this one a database of its own.")


def _foreign(line: Connection) -> str:
    """Return the name of a table in a database that has none of ours."""
    query = "SELECT min(tablename) FROM pg_tables WHERE schemaname = current_schema()"
    return _one(line, query) or ""


def _one(line: Connection, query: str) -> str:
    row = line.execute(query.encode()).fetchone()
    assert row is not None
    return row[0]  # type: ignore[no-any-return]


def version(line: Connection) -> int:
    """Return the schema version of the database; 0 if it is new."""
    if not _one(line, f"SELECT to_regclass('{VERSIONS}')"):
        return 0
    return int(_one(line, f"SELECT coalesce(max(version), 0) FROM {VERSIONS}"))


def is_up_to_date(line: Connection) -> bool:
    """Tell whether the database has the schema of today."""
    return version(line) == len(scripts())


def migrate(line: Connection, url: str, upto: int | None = None) -> None:
    """Apply what is missing, each script in a transaction, one worker after the other."""
    line.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
    try:
        must_be_usable(line, url)
        columns = "version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now()"
        line.execute(f"CREATE TABLE IF NOT EXISTS {VERSIONS} ({columns})".encode())
        present = version(line)
        for number, text in scripts()[:upto]:
            if number > present:
                with line.transaction():
                    line.execute(text.encode())
                    line.execute(f"INSERT INTO {VERSIONS} (version) VALUES (%s)".encode(), (number,))
    finally:
        line.execute("SELECT pg_advisory_unlock(%s)", (LOCK,))
