"""What is stored about one person, read back: themselves, how they answer, what they have begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from table.models import FOLLOW, Person
from table.store.rows import Response
from table.store.sql.database import Database
from table.store.sql.reading import sound
from table.store.sql.rows import ORDER, PERSON, RECORD, THEIRS

#: The newest tables of a person, and of each the end of its log.
RESPONSES = f"""
WITH near AS (
    SELECT t.id, t.budget, t.version FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE {THEIRS} AND t.kind = '' AND t.changed >= :since ORDER BY t.changed DESC LIMIT 12
)
SELECT near.id, near.budget, q.at, l.at, l.made_by
FROM near JOIN log l ON l.table_id = near.id AND l.version > near.version - 200
JOIN log q ON q.table_id = l.table_id AND q.version = l.question
WHERE l.person = :person AND l.picks IS NOT NULL AND l.undone IS NULL AND l.at >= :since
ORDER BY l.table_id, l.version
"""


def people(db: Database, which: Sequence[str]) -> list[Person]:
    """Return those of *which* of whom anything is known; a person whose row is damaged starts with defaults."""
    compared, given = db.among(which)
    rows = db.execute(f"SELECT {PERSON.stored} FROM people WHERE id {compared}", (given,)).fetchall()
    return list(sound(PERSON, rows))


def begun(db: Database, which: Sequence[str], game: str, before: int) -> dict[str, int]:
    """Return how many games of a kind people have begun at tables with a lower number; without those of none."""
    compared, given = db.among(which)
    rows = db.execute(
        "SELECT s.person, count(*) FROM seats s JOIN tables t ON t.id = s.table_id"
        f" WHERE s.person {compared} AND s.person <> '' AND t.game = ? AND t.kind = '' AND t.id < ? AND t.started > 0"
        " GROUP BY s.person",
        (given, game, before),
    )
    return dict(rows.fetchall())


def answered(db: Database, which: str, since: float) -> list[float]:
    """Return when a person has answered something themselves since then."""
    rows = db.execute(
        "SELECT l.at FROM seats s JOIN tables t ON t.id = s.table_id JOIN log l ON l.table_id = t.id"
        f" WHERE {THEIRS} AND t.kind = '' AND t.changed >= :since"
        " AND l.person = :person AND l.made_by = 'human' AND l.at >= :since"
        " ORDER BY l.at",
        {"person": which, "since": since},
    )
    return [at for (at,) in rows]


def responses(db: Database, which: Sequence[str], since: float) -> list[list[Response]]:
    """Return how the questions of people were answered of late, person by person."""
    found = db.together((RESPONSES, {"person": person, "since": since}) for person in which)
    return [[Response(*row) for row in rows] for rows in found]


def known_of(db: Database, which: str) -> dict[str, Any]:
    """Return everything that is stored about a person."""
    profile = next(iter(people(db, [which])), None)
    seats = db.execute(
        "SELECT t.id, t.server, CASE WHEN t.game = '' THEN t.kind ELSE t.game END, t.status, s.seat, s.kaiju"
        " FROM seats s JOIN tables t ON t.id = s.table_id"
        f" WHERE {THEIRS} ORDER BY t.id",
        {"person": which},
    ).fetchall()
    acts = db.execute(
        "SELECT table_id, version, at, kind, picks FROM log WHERE person = ? ORDER BY table_id, version", (which,)
    ).fetchall()
    orders = db.execute(f"SELECT {ORDER.stored} FROM orders WHERE person = ?", (which,)).fetchall()
    carried = db.execute("SELECT server, game, key FROM cards WHERE person = ?", (which,)).fetchall()
    records = db.execute(
        f"SELECT {RECORD.stored} FROM records WHERE person = ? ORDER BY kind, key", (which,)
    ).fetchall()
    files = db.execute("SELECT table_id, server, at FROM imports WHERE person = ? ORDER BY table_id", (which,))
    follows = db.execute("SELECT table_id FROM message_refs WHERE slot = ? ORDER BY table_id", (f"{FOLLOW}{which}",))
    # Without the key by which a page is edited: whoever has the file could do that, too.
    pages = db.execute("SELECT table_id, screen, expires FROM pages WHERE person = ? ORDER BY table_id", (which,))
    return {
        "person": msgspec.to_builtins(profile) if profile else None,
        "seats": [dict(zip(("table", "server", "game", "status", "seat", "kaiju"), row, strict=True)) for row in seats],
        "acts": [dict(zip(("table", "version", "at", "kind", "picks"), row, strict=True)) for row in acts],
        "orders": [msgspec.to_builtins(order) for order in sound(ORDER, orders)],
        "cards": [dict(zip(("server", "game", "key"), row, strict=True)) for row in carried],
        "records": [msgspec.to_builtins(record) for record in sound(RECORD, records)],
        "imports": [dict(zip(("table", "server", "at"), row, strict=True)) for row in files],
        "follows": [table for (table,) in follows],
        "pages": [dict(zip(("table", "screen", "expires"), row, strict=True)) for row in pages],
    }
