"""How what is stored is read back."""

from __future__ import annotations

import logging
import sqlite3
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.play import Outcome, Seat
from table.errors import TableDamaged
from table.models import Listing, Person, TableSummary
from table.store import chain
from table.store.rows import TAIL, Card, Counters, Due, Entry, Owed, Played, Response, Sat, Saved
from table.store.sqlite.rows import (
    CARD,
    CONTENT,
    DUE,
    ENTRY,
    IS_SEATS,
    NUMBER,
    ORDER,
    OWED,
    PERSON,
    REFERENCE,
    SEAT,
    SLOT,
    TABLE,
    THEIRS,
    VOTE,
    Columns,
    R,
    Shape,
    Unreadable,
)

log = logging.getLogger(__name__)
VERSION = ENTRY.columns.index("version")
ID = OWED.columns.index("id")
TOLD = -2  # in place of a seal: that it is damaged was said
KNOWN = 4_096  # messages whose seal need not be computed again

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
#: The newest tables of a person, and of each the end of its log.
RESPONSES = f"""
WITH near AS (
    SELECT t.id, t.budget, t.version FROM seats s JOIN tables t ON t.id = s.table_id
    WHERE {THEIRS} AND t.changed >= :since ORDER BY t.changed DESC LIMIT 12
)
SELECT near.id, near.budget, q.at, l.at, l.made_by
FROM near JOIN log l ON l.table_id = near.id AND l.version > near.version - 200
JOIN log q ON q.table_id = l.table_id AND q.version = l.question
WHERE l.person = :person AND l.picks IS NOT NULL AND l.undone IS NULL AND l.at >= :since
ORDER BY l.table_id, l.version
"""
_outcome = msgspec.json.Decoder(Outcome).decode
_seats = msgspec.json.Decoder(tuple[Sat, ...], strict=False).decode


def counters(db: sqlite3.Connection) -> Counters:
    """Return the highest numbers given, and the last sign of life."""
    tables, votes, orders = (
        db.execute(f"SELECT coalesce(max(id), 0) FROM {name}").fetchone()[0] for name in ("tables", "votes", "orders")
    )
    return Counters(tables, number(db, "beat"), max(votes, orders))


def number(db: sqlite3.Connection, key: str) -> float | None:
    """Return a number of the house; None if it is not known, or damaged."""
    rows = db.execute(f"SELECT {NUMBER.stored} FROM meta WHERE key = ?", (key,)).fetchall()
    return next((found.value for found in _sound(NUMBER, rows)), None)


def _sound(shape: Shape[R], rows: Iterable[Columns]) -> Iterator[R]:
    """Return what can be read of *rows*; what cannot is told in the log, and is missing alone."""
    for row in rows:
        try:
            yield shape.read(row)
        except Unreadable as error:
            log.warning("damaged: %s", error)


def load(db: sqlite3.Connection, table: int) -> Saved | None:
    """Return all that a table needs in memory, if every row and every line of it is what was written."""
    db.execute("BEGIN")  # all of it at one moment
    try:
        return _load(db, table)
    finally:
        db.execute("COMMIT")


def _load(db: sqlite3.Connection, table: int) -> Saved | None:
    stored = db.execute(f"SELECT {TABLE.stored} FROM tables WHERE id = ?", (table,)).fetchone()
    if stored is None:
        return None

    def rows(shape: Shape[R], order: str) -> tuple[R, ...]:
        # All at once: a statement that is left in the middle would keep later reads at this moment.
        query = f"SELECT {shape.stored} FROM {shape.table} WHERE table_id = ? ORDER BY {order}"
        return tuple(map(shape.read, db.execute(query, (table,)).fetchall()))

    tail, head, last = _chained(db, table)
    try:
        row = TABLE.read(stored)
        if row.head != head:
            raise TableDamaged(table, last + 1, "the end of the log is missing")
        rows(REFERENCE, "slot")
        return Saved(row, rows(SEAT, "seat"), rows(DUE, "slot"), rows(VOTE, "id"), rows(ORDER, "id"), tail)
    except Unreadable as error:
        raise TableDamaged(table, max(last, 1), str(error)) from error


def _chained(db: sqlite3.Connection, table: int) -> tuple[tuple[Entry, ...], bytes, int]:
    """Return the newest acts that stand, the digest of the last line and its version, if the lines are a chain."""
    tail: deque[Entry] = deque(maxlen=TAIL)
    head, last = chain.START, 0
    for row in db.execute(f"SELECT {ENTRY.stored} FROM log WHERE table_id = ? ORDER BY version", (table,)).fetchall():
        try:
            entry = ENTRY.read(row)
            head = chain.digest(head, entry)
        except (Unreadable, TypeError, ValueError) as error:
            raise TableDamaged(table, last + 1, str(error)) from error
        if entry.digest != head:
            raise TableDamaged(table, last + 1, "a line of the log is not what was written")
        last = entry.version
        if entry.picks is not None and entry.undone is None:
            tail.append(entry)
    return tuple(tail), head, last


def entries(
    db: sqlite3.Connection, table: int, after: int, before: int | None, limit: int | None, last: bool
) -> list[Entry]:
    """Return lines of the log between two versions, both excluded."""
    rows = db.execute(
        f"SELECT {ENTRY.stored} FROM log WHERE table_id = ? AND version > ? AND version < ?"
        f" ORDER BY version {'DESC' if last else ''} LIMIT ?",
        (table, after, before if before is not None else 1 << 62, -1 if limit is None else limit),
    ).fetchall()
    return [_line(table, row) for row in (reversed(rows) if last else rows)]


def _line(table: int, row: Columns) -> Entry:
    try:
        return ENTRY.read(row)
    except Unreadable as error:
        raise TableDamaged(table, row[VERSION] if isinstance(row[VERSION], int) else 0, str(error)) from error


def answer_to(db: sqlite3.Connection, table: int, question: int, seat: Seat) -> Entry | None:
    """Return the newest line that answered a question."""
    row = db.execute(
        f"SELECT {ENTRY.stored} FROM log WHERE table_id = ? AND version >= ? AND question = ? AND seat = ?"
        " AND picks IS NOT NULL ORDER BY version DESC LIMIT 1",
        (table, question, question, seat),
    ).fetchone()
    return _line(table, row) if row else None


def dues(db: sqlite3.Connection, now: float, limit: int) -> list[Due]:
    """Return what has to happen by *now*."""
    columns = ", ".join(f"d.{column}" for column in (*DUE.columns, "seal"))
    rows = db.execute(
        f"SELECT {columns} FROM dues d JOIN tables t ON t.id = d.table_id"
        f" WHERE d.at <= ? AND {RUNNING} ORDER BY d.at LIMIT ?",
        (now, limit),
    )
    return list(_sound(DUE, rows))


def next_due(db: sqlite3.Connection, after: float) -> float | None:
    """Return when the next thing has to happen."""
    row = db.execute(
        f"SELECT d.at FROM dues d JOIN tables t ON t.id = d.table_id"
        f" WHERE d.at > ? AND {RUNNING} ORDER BY d.at LIMIT 1",
        (after,),
    ).fetchone()
    return row[0] if row else None


def owed(db: sqlite3.Connection, now: float, limit: int, known: dict[int, int] | None = None) -> list[Owed]:
    """Return the messages owed by *now*; *known* has the seals that were found right before, by message.

    The same ones are read again and again while they wait for their turn.
    """
    rows = db.execute(f"SELECT {OWED.stored} FROM outbox WHERE due <= ? ORDER BY due, id LIMIT ?", (now, limit))
    known = {} if known is None else known
    if len(known) > KNOWN:
        known.clear()
    found: list[Owed] = []
    for row in rows.fetchall():
        if known.get(row[ID]) == row[-1] is not None:
            found.append(OWED.decode(row[:-1]))
        elif known.get(row[ID]) != TOLD:
            sound = list(_sound(OWED, [row]))
            known[row[ID]] = row[-1] if sound else TOLD
            found += sound
    return found


def next_owed(db: sqlite3.Connection, after: float) -> float | None:
    """Return when the next message has to go out."""
    found: float | None = db.execute("SELECT min(due) FROM outbox WHERE due > ?", (after,)).fetchone()[0]
    return found


def references(db: sqlite3.Connection, table: int) -> dict[str, str]:
    """Return where the messages of a table stand; whether they are what was written is seen when it is loaded."""
    return dict(db.execute("SELECT slot, reference FROM message_refs WHERE table_id = ?", (table,)).fetchall())


def table_at(db: sqlite3.Connection, slot: str, reference: str) -> int | None:
    """Return the newest table that has something of its own at that place."""
    found: int | None = db.execute(
        "SELECT max(table_id) FROM message_refs WHERE slot = ? AND reference = ?", (slot, reference)
    ).fetchone()[0]
    return found


def person(db: sqlite3.Connection, which: str) -> Person | None:
    """Return what is known of a person; a person whose row is damaged starts with defaults."""
    rows = db.execute(f"SELECT {PERSON.stored} FROM people WHERE id = ?", (which,)).fetchall()
    return next(_sound(PERSON, rows), None)


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
    return [played for row in rows if (played := _played(row)) is not None]


def _played(row: Columns) -> Played | None:
    table, key, ended, outcome, seats = row
    try:
        return Played(table, key, ended, _outcome(outcome), _seats(seats))
    except msgspec.DecodeError:
        log.warning("damaged: the result of table %s cannot be read", table)
        return None


def _summary(row: tuple[Any, ...]) -> TableSummary:
    table, server, game, status, paused, changed, deadline, waiting = row
    return TableSummary(table, server, game, status, bool(paused), bool(waiting), deadline, changed)


def outdated(db: sqlite3.Connection, rules: Mapping[str, int], reasons: tuple[str, ...]) -> list[int]:
    """Return the running tables of known games written by other *rules*, and those paused for one of *reasons*."""
    rows = db.execute(
        "SELECT id, game, written_by, pause_reason FROM tables INDEXED BY tables_running WHERE status = 'running'"
    )
    return sorted(
        table
        for table, game, version, reason in rows
        if game in rules and (rules[game] != version or reason in reasons)
    )


def answered(db: sqlite3.Connection, which: str, since: float) -> list[float]:
    """Return when a person has answered something themselves since then."""
    rows = db.execute(
        "SELECT l.at FROM seats s JOIN tables t ON t.id = s.table_id JOIN log l ON l.table_id = t.id"
        f" WHERE {THEIRS} AND t.changed >= :since AND l.person = :person AND l.made_by = 'human' AND l.at >= :since",
        {"person": which, "since": since},
    )
    return [at for (at,) in rows]


def responses(db: sqlite3.Connection, which: str, since: float) -> list[Response]:
    """Return how the questions of a person were answered of late."""
    return [Response(*row) for row in db.execute(RESPONSES, {"person": which, "since": since})]


def cards(db: sqlite3.Connection, server: str, game: str) -> list[Card]:
    """Return what people of a server carry into the next game."""
    rows = db.execute(
        f"SELECT {CARD.stored} FROM cards WHERE server = ? AND game = ? AND table_id IS NULL ORDER BY id",
        (server, game),
    )
    return list(_sound(CARD, rows))


def content(db: sqlite3.Connection, content_hash: str) -> tuple[str, dict[str, str]] | None:
    """Return the game and the texts kept under a hash."""
    rows = db.execute(f"SELECT {CONTENT.stored} FROM contents WHERE hash = ?", (content_hash,)).fetchall()
    return next(((found.game, found.files) for found in _sound(CONTENT, rows)), None)


def tally(db: sqlite3.Connection) -> dict[str, float]:
    """Return counts for the health report."""
    counts: dict[str, float] = dict(db.execute("SELECT status, count(*) FROM tables GROUP BY status").fetchall())
    waiting, oldest, failing = db.execute(
        "SELECT count(*), coalesce(min(due), 0), coalesce(sum(error <> ''), 0) FROM outbox"
    ).fetchone()
    dues_waiting = db.execute(f"SELECT count(*) FROM dues WHERE slot {IS_SEATS} AND stage <> 'auto'").fetchone()[0]
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
    orders = db.execute(f"SELECT {ORDER.stored} FROM orders WHERE person = ?", (which,)).fetchall()
    carried = db.execute("SELECT server, game, key FROM cards WHERE person = ?", (which,)).fetchall()
    files = db.execute("SELECT table_id, server, at FROM imports WHERE person = ? ORDER BY table_id", (which,))
    return {
        "person": msgspec.to_builtins(profile) if profile else None,
        "seats": [dict(zip(("table", "server", "game", "status", "seat", "kaiju"), row, strict=True)) for row in seats],
        "acts": [dict(zip(("table", "version", "at", "kind", "picks"), row, strict=True)) for row in acts],
        "orders": [msgspec.to_builtins(order) for order in _sound(ORDER, orders)],
        "cards": [dict(zip(("server", "game", "key"), row, strict=True)) for row in carried],
        "imports": [dict(zip(("table", "server", "at"), row, strict=True)) for row in files],
    }
