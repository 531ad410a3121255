"""How what is stored is read back."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.play import Outcome, Seat
from table.models import Listing, Person, TableSummary
from table.rows import TAIL, Card, Counters, Due, Entry, Owed, Played, Sat, Saved
from table.sqlite.rows import CARD, DUE, ENTRY, IS_SEATS, ORDER, OWED, PERSON, SEAT, SLOT, TABLE, THEIRS, VOTE, R, Shape

#: A pause stops the clock of the seats, not that of votes or of the table itself.
RUNNING = f"(t.paused IS NULL OR d.slot NOT {IS_SEATS})"
SUMMARY = """
SELECT t.id, t.server, t.game, t.status, t.paused IS NOT NULL, t.changed, min(d.deadline), count(d.slot)
FROM tables t {seats} LEFT JOIN dues d ON d.table_id = t.id AND d.slot {slot}
WHERE {which} AND t.status IN ('lobby', 'running') GROUP BY t.id
"""


#: Where a table belongs: its channel, else the thread or the message that it is known to have.
LISTING = """
SELECT t.id, t.server, t.game, t.status, coalesce(
    (SELECT reference FROM message_refs WHERE table_id = t.id AND slot = 'channel'),
    (SELECT reference FROM message_refs WHERE table_id = t.id AND slot = 'thread'),
    (SELECT substr(reference, 1, instr(reference, '/') - 1) FROM message_refs WHERE table_id = t.id AND slot = 'lobby'),
    '')
FROM tables t WHERE {which}
"""
FINISHED = """
SELECT t.id, t.game, t.ended, t.outcome,
    (SELECT json_group_array(json_array(seat, person, level, kaiju, away, assisted)) FROM seats WHERE table_id = t.id)
FROM tables t WHERE t.server = :server AND t.status = 'finished' AND t.ended >= :since {which} ORDER BY t.ended
"""
BY_THEM = f"AND t.id IN (SELECT s.table_id FROM seats s WHERE {THEIRS})"
_outcome = msgspec.json.Decoder(Outcome).decode
_seats = msgspec.json.Decoder(tuple[Sat, ...], strict=False).decode


def counters(db: sqlite3.Connection) -> Counters:
    """Return the highest table number and the last sign of life."""
    highest = db.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()[0]
    beat = db.execute("SELECT value FROM meta WHERE key = 'beat'").fetchone()
    return Counters(highest, beat[0] if beat else None)


def load(db: sqlite3.Connection, table: int) -> Saved | None:
    """Return all that a table needs in memory."""
    row = db.execute(f"SELECT {TABLE.listed} FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None

    def rows(shape: Shape[R], source: str, order: str) -> tuple[R, ...]:
        found = db.execute(f"SELECT {shape.listed} FROM {source} WHERE table_id = ? ORDER BY {order}", (table,))
        return tuple(map(shape.decode, found))

    return Saved(
        TABLE.decode(row),
        rows(SEAT, "seats", "seat"),
        rows(DUE, "dues", "slot"),
        rows(VOTE, "votes", "id"),
        rows(ORDER, "orders", "id"),
        _tail(db, table),
    )


def _tail(db: sqlite3.Connection, table: int) -> tuple[Entry, ...]:
    newest = db.execute(
        f"SELECT {ENTRY.listed} FROM log WHERE table_id = ? AND picks IS NOT NULL AND undone IS NULL"
        " ORDER BY version DESC LIMIT ?",
        (table, TAIL),
    ).fetchall()
    return tuple(ENTRY.decode(row) for row in reversed(newest))


def entries(
    db: sqlite3.Connection, table: int, after: int, before: int | None, limit: int | None, last: bool
) -> list[Entry]:
    """Return lines of the log between two versions, both excluded."""
    rows = db.execute(
        f"SELECT {ENTRY.listed} FROM log WHERE table_id = ? AND version > ? AND version < ?"
        f" ORDER BY version {'DESC' if last else ''} LIMIT ?",
        (table, after, before if before is not None else 1 << 62, -1 if limit is None else limit),
    ).fetchall()
    return [ENTRY.decode(row) for row in (reversed(rows) if last else rows)]


def answer_to(db: sqlite3.Connection, table: int, question: int, seat: Seat) -> Entry | None:
    """Return the newest line that answered a question."""
    row = db.execute(
        f"SELECT {ENTRY.listed} FROM log WHERE table_id = ? AND version >= ? AND question = ? AND seat = ?"
        " AND picks IS NOT NULL ORDER BY version DESC LIMIT 1",
        (table, question, question, seat),
    ).fetchone()
    return ENTRY.decode(row) if row else None


def dues(db: sqlite3.Connection, now: float, limit: int) -> list[Due]:
    """Return what has to happen by *now*."""
    columns = ", ".join(f"d.{column}" for column in DUE.columns)
    rows = db.execute(
        f"SELECT {columns} FROM dues d JOIN tables t ON t.id = d.table_id"
        f" WHERE d.at <= ? AND {RUNNING} ORDER BY d.at LIMIT ?",
        (now, limit),
    )
    return [DUE.decode(row) for row in rows]


def next_due(db: sqlite3.Connection, after: float) -> float | None:
    """Return when the next thing has to happen."""
    row = db.execute(
        f"SELECT d.at FROM dues d JOIN tables t ON t.id = d.table_id"
        f" WHERE d.at > ? AND {RUNNING} ORDER BY d.at LIMIT 1",
        (after,),
    ).fetchone()
    return row[0] if row else None


def owed(db: sqlite3.Connection, now: float, limit: int) -> list[Owed]:
    """Return the messages owed by *now*."""
    rows = db.execute(f"SELECT {OWED.listed} FROM outbox WHERE due <= ? ORDER BY due, id LIMIT ?", (now, limit))
    return [OWED.decode(row) for row in rows]


def next_owed(db: sqlite3.Connection, after: float) -> float | None:
    """Return when the next message has to go out."""
    found: float | None = db.execute("SELECT min(due) FROM outbox WHERE due > ?", (after,)).fetchone()[0]
    return found


def references(db: sqlite3.Connection, table: int) -> dict[str, str]:
    """Return where the messages of a table stand."""
    return dict(db.execute("SELECT slot, reference FROM message_refs WHERE table_id = ?", (table,)).fetchall())


def table_at(db: sqlite3.Connection, slot: str, reference: str) -> int | None:
    """Return the newest table that has something of its own at that place."""
    found: int | None = db.execute(
        "SELECT max(table_id) FROM message_refs WHERE slot = ? AND reference = ?", (slot, reference)
    ).fetchone()[0]
    return found


def person(db: sqlite3.Connection, which: str) -> Person | None:
    """Return what is known of a person."""
    row = db.execute(f"SELECT {PERSON.listed} FROM people WHERE id = ?", (which,)).fetchone()
    return PERSON.decode(row) if row else None


def tables_of(db: sqlite3.Connection, which: str) -> list[TableSummary]:
    """Return the open tables of a person: where they are waited for first, the nearest deadline first."""
    joined = "JOIN seats s ON s.table_id = t.id"
    rows = db.execute(SUMMARY.format(seats=joined, slot=f"= {SLOT}", which=THEIRS), {"person": which})
    far = float("inf")
    tables = [_summary(row) for row in rows]
    return sorted(
        tables, key=lambda one: (not one.is_waiting, far if one.deadline is None else one.deadline, -one.changed)
    )


def tables_in(db: sqlite3.Connection, server: str) -> list[TableSummary]:
    """Return the open tables of a server, the newest first."""
    rows = db.execute(SUMMARY.format(seats="", slot=IS_SEATS, which="t.server = ?"), (server,))
    return sorted((_summary(row) for row in rows), key=lambda one: -one.id)


def summaries(db: sqlite3.Connection, tables: Sequence[int]) -> list[TableSummary]:
    """Return lines of a list for *tables*, the newest first."""
    which = f"t.id IN ({', '.join('?' * len(tables))})"
    rows = db.execute(SUMMARY.format(seats="", slot=IS_SEATS, which=which), tuple(tables))
    return sorted((_summary(row) for row in rows), key=lambda one: -one.id)


def listing(db: sqlite3.Connection, table: int) -> Listing | None:
    """Return where a table is and who sits there."""
    row = db.execute(LISTING.format(which="t.id = ?"), (table,)).fetchone()
    if row is None:
        return None
    seats = db.execute("SELECT person FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return replace(Listing(*row), seats=tuple(person for (person,) in seats))


def open_in(db: sqlite3.Connection, server: str) -> list[Listing]:
    """Return where the open tables of a server are, the newest first."""
    which = "t.server = ? AND t.status IN ('lobby', 'running') ORDER BY t.id DESC"
    return [Listing(*row) for row in db.execute(LISTING.format(which=which), (server,))]


def finished(db: sqlite3.Connection, server: str, since: float, game: str, person: str) -> list[Played]:
    """Return the games that were played to their end on a server, the oldest first."""
    which = " ".join([BY_THEM] * bool(person) + ["AND t.game = :game"] * bool(game))
    given = {"server": server, "since": since, "game": game, "person": person}
    rows = db.execute(FINISHED.format(which=which), given)
    return [Played(table, key, ended, _outcome(outcome), _seats(seats)) for table, key, ended, outcome, seats in rows]


def _summary(row: tuple[Any, ...]) -> TableSummary:
    table, server, game, status, paused, changed, deadline, waiting = row
    return TableSummary(table, server, game, status, bool(paused), bool(waiting), deadline, changed)


def outdated(db: sqlite3.Connection, rules: Mapping[str, int]) -> list[int]:
    """Return the running tables that were begun by other rules."""
    rows = db.execute("SELECT id, game, rules_version FROM tables WHERE status = 'running' ORDER BY id")
    return [table for table, game, version in rows if rules.get(game) != version]


def answered(db: sqlite3.Connection, which: str, since: float) -> list[float]:
    """Return when a person has answered something themselves since then."""
    rows = db.execute(
        "SELECT l.at FROM seats s JOIN tables t ON t.id = s.table_id JOIN log l ON l.table_id = t.id"
        f" WHERE {THEIRS} AND t.changed >= :since AND l.person = :person AND l.made_by = 'human' AND l.at >= :since",
        {"person": which, "since": since},
    )
    return [at for (at,) in rows]


def cards(db: sqlite3.Connection, server: str, game: str) -> list[Card]:
    """Return what people of a server carry into the next game."""
    rows = db.execute(
        f"SELECT {CARD.listed} FROM cards WHERE server = ? AND game = ? AND table_id IS NULL ORDER BY id",
        (server, game),
    )
    return [CARD.decode(row) for row in rows]


def content(db: sqlite3.Connection, content_hash: str) -> tuple[str, dict[str, str]] | None:
    """Return the game and the texts kept under a hash."""
    row = db.execute("SELECT game, files FROM contents WHERE hash = ?", (content_hash,)).fetchone()
    return (row[0], msgspec.json.decode(row[1], type=dict[str, str])) if row else None


def tally(db: sqlite3.Connection) -> dict[str, float]:
    """Return counts for the health report."""
    counts: dict[str, float] = dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
    waiting, oldest, failing = db.execute(
        "SELECT count(*), coalesce(min(due), 0), coalesce(sum(error <> ''), 0) FROM outbox"
    ).fetchone()
    dues_waiting = db.execute(f"SELECT count(*) FROM dues WHERE slot {IS_SEATS}").fetchone()[0]
    return counts | {"owed": waiting, "oldest_owed": oldest, "failing": failing, "dues": dues_waiting}


def known_of(db: sqlite3.Connection, which: str) -> dict[str, Any]:
    """Return everything that is stored about a person."""
    profile = person(db, which)
    seats = db.execute(
        "SELECT t.id, t.server, t.game, t.status, s.seat, s.kaiju FROM seats s JOIN tables t ON t.id = s.table_id"
        f" WHERE {THEIRS} ORDER BY t.id",
        {"person": which},
    ).fetchall()
    acts = db.execute(
        "SELECT table_id, version, at, kind, picks FROM log WHERE person = ? ORDER BY table_id, version", (which,)
    ).fetchall()
    orders = db.execute(f"SELECT {ORDER.listed} FROM orders WHERE person = ?", (which,)).fetchall()
    carried = db.execute("SELECT server, game, key FROM cards WHERE person = ?", (which,)).fetchall()
    return {
        "person": msgspec.to_builtins(profile) if profile else None,
        "seats": [dict(zip(("table", "server", "game", "status", "seat", "kaiju"), row, strict=True)) for row in seats],
        "acts": [dict(zip(("table", "version", "at", "kind", "picks"), row, strict=True)) for row in acts],
        "orders": [msgspec.to_builtins(ORDER.decode(row)) for row in orders],
        "cards": [dict(zip(("server", "game", "key"), row, strict=True)) for row in carried],
    }
