"""How what is stored is read back."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.play import Outcome, Seat
from table.errors import TableDamaged
from table.models import Listing, OpenPage, Record, ServerInfo, TableSummary
from table.store import chain
from table.store.rows import TAIL, Card, Counters, Due, Entry, Owed, Played, Sat, Saved
from table.store.sql.database import Database, owned_tables
from table.store.sql.rows import (
    CARD,
    CONTENT,
    DUE,
    ENTRY,
    IS_SEATS,
    NUMBER,
    ORDER,
    OWED,
    PAGE,
    RECORD,
    REFERENCE,
    SEAT,
    SERVER,
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
MOST = 1 << 62
KNOWN = 4_096  # messages whose seal need not be computed again

#: A pause stops the clock of the seats, not that of votes or of the table itself.
RUNNING = f"(t.paused IS NULL OR d.slot NOT {IS_SEATS})"
SUMMARY = """
SELECT t.id, t.server, t.game, t.status, t.paused IS NOT NULL, t.changed, min(d.deadline), count(d.slot)
FROM tables t {seats} LEFT JOIN dues d ON d.table_id = t.id AND d.slot {slot}
WHERE {which} AND t.status IN ('lobby', 'running') AND t.kind = '' GROUP BY t.id
"""

#: What a table has beside its log, and in which order.
BESIDE: tuple[tuple[Shape[Any], str], ...] = (
    (REFERENCE, "slot"),
    (SEAT, "seat"),
    (DUE, "slot"),
    (VOTE, "id"),
    (ORDER, "id"),
)
LOADED = (
    f"SELECT {TABLE.stored} FROM tables WHERE id = ?",
    *(
        f"SELECT {shape.stored} FROM {shape.table} WHERE table_id = ? ORDER BY {order}"
        for shape, order in ((ENTRY, "version"), *BESIDE)
    ),
)
PLACES = ("channel", "thread", "lobby")  # where a table belongs, as far as it is known: the first of these
SLOTS = (*PLACES, "sealed")  # the last is that of a table which nobody else may see
LISTING = f"""
SELECT t.id, t.server, t.game, t.status, t.kind,
    {", ".join(f"(SELECT reference FROM message_refs WHERE table_id = t.id AND slot = '{slot}')" for slot in SLOTS)}
FROM tables t WHERE {{which}}
"""
FINISHED = """
SELECT t.id, t.game, t.ended, t.outcome, {seats}
FROM tables t
WHERE t.server = :server AND t.status = 'finished' AND t.kind = '' AND t.ended >= :since {which} ORDER BY t.ended
"""
BEGUN_IN = """
SELECT count(*) FROM tables
WHERE server = :server AND status <> 'lobby' AND kind = '' AND started >= :since AND started < :until
"""
BY_THEM = f"AND t.id IN (SELECT s.table_id FROM seats s WHERE {THEIRS})"
_outcome = msgspec.json.Decoder(Outcome).decode
_seats = msgspec.json.Decoder(tuple[Sat, ...], strict=False).decode


def counters(db: Database) -> Counters:
    """Return the highest numbers given, and the last sign of life."""
    tables, votes, orders = (
        db.execute(f"SELECT coalesce(max(id), 0) FROM {name}").fetchone()[0] for name in ("tables", "votes", "orders")
    )
    return Counters(tables, number(db, "beat"), max(votes, orders))


def number(db: Database, key: str) -> float | None:
    """Return a number of the house; None if it is not known, or damaged."""
    rows = db.execute(f"SELECT {NUMBER.stored} FROM meta WHERE key = ?", (key,)).fetchall()
    return next((found.value for found in sound(NUMBER, rows)), None)


def sound(shape: Shape[R], rows: Iterable[Columns]) -> Iterator[R]:
    """Return what can be read of *rows*; what cannot is told in the log, and is missing alone."""
    for row in rows:
        try:
            yield shape.read(row)
        except Unreadable as error:
            log.warning("damaged: %s", error)


def load(db: Database, table: int) -> Saved | None:
    """Return all that a table needs in memory, if every row and every line of it is what was written."""
    stored, log, *others = db.together((query, (table,)) for query in LOADED)
    if not stored:
        return None
    tail, head, last = _chained(table, log)
    try:
        row = TABLE.read(stored[0])
        if row.head != head:
            raise TableDamaged(table, last + 1, "the end of the log is missing")
        _, seats, dues, votes, orders = (
            tuple(map(shape.read, rows)) for (shape, _), rows in zip(BESIDE, others, strict=True)
        )
        return Saved(row, seats, dues, votes, orders, tail)
    except Unreadable as error:
        raise TableDamaged(table, max(last, 1), str(error)) from error


def _chained(table: int, rows: Iterable[Columns]) -> tuple[tuple[Entry, ...], bytes, int]:
    """Return the newest acts that stand, the digest of the last line and its version, if the lines are a chain."""
    tail: deque[Entry] = deque(maxlen=TAIL)
    head, last = chain.START, 0
    for row in rows:
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


def entries(db: Database, table: int, after: int, before: int | None, limit: int | None, last: bool) -> list[Entry]:
    """Return lines of the log between two versions, both excluded."""
    rows = db.execute(
        f"SELECT {ENTRY.stored} FROM log WHERE table_id = ? AND version > ? AND version < ?"
        f" ORDER BY version {'DESC' if last else ''} LIMIT ?",
        (table, after, MOST if before is None else before, MOST if limit is None else limit),
    ).fetchall()
    return [_line(table, row) for row in (reversed(rows) if last else rows)]


def _line(table: int, row: Columns) -> Entry:
    try:
        return ENTRY.read(row)
    except Unreadable as error:
        raise TableDamaged(table, row[VERSION] if isinstance(row[VERSION], int) else 0, str(error)) from error


def answer_to(db: Database, table: int, question: int, seat: Seat) -> Entry | None:
    """Return the newest line that answered a question."""
    row = db.execute(
        f"SELECT {ENTRY.stored} FROM log WHERE table_id = ? AND version >= ? AND question = ? AND seat = ?"
        " AND picks IS NOT NULL ORDER BY version DESC LIMIT 1",
        (table, question, question, seat),
    ).fetchone()
    return _line(table, row) if row else None


def dues(db: Database, now: float, limit: int) -> list[Due]:
    """Return what has to happen by *now*."""
    columns = ", ".join(f"d.{column}" for column in (*DUE.columns, "seal"))
    rows = db.execute(
        f"SELECT {columns} FROM dues d JOIN tables t ON t.id = d.table_id"
        f" WHERE d.at <= ? AND {RUNNING} AND {db.owned('t')} ORDER BY d.at LIMIT ?",
        (now, limit),
    )
    return list(sound(DUE, rows))


def next_due(db: Database, after: float) -> float | None:
    """Return when the next thing has to happen."""
    row = db.execute(
        f"SELECT d.at FROM dues d JOIN tables t ON t.id = d.table_id"
        f" WHERE d.at > ? AND {RUNNING} AND {db.owned('t')} ORDER BY d.at LIMIT 1",
        (after,),
    ).fetchone()
    return row[0] if row else None


def owed(db: Database, now: float, limit: int, known: dict[int, int] | None = None) -> list[Owed]:
    """Return the messages owed by *now*; *known* has the seals that were found right before, by message.

    The same ones are read again and again while they wait for their turn.
    """
    which = f"due <= ? AND {owned_tables(db)}"
    rows = db.execute(f"SELECT {OWED.stored} FROM outbox WHERE {which} ORDER BY due, id LIMIT ?", (now, limit))
    known = {} if known is None else known
    if len(known) > KNOWN:
        known.clear()
    found: list[Owed] = []
    for row in rows.fetchall():
        if known.get(row[ID]) == row[-1] is not None:
            found.append(OWED.decode(row[:-1]))
        elif known.get(row[ID]) != TOLD:
            read = list(sound(OWED, [row]))
            known[row[ID]] = row[-1] if read else TOLD
            found += read
    return found


def next_owed(db: Database, after: float) -> float | None:
    """Return when the next message has to go out."""
    which = f"due > ? AND {owned_tables(db)}"
    found: float | None = db.execute(f"SELECT min(due) FROM outbox WHERE {which}", (after,)).fetchone()[0]
    return found


def references(db: Database, table: int) -> dict[str, str]:
    """Return where the messages of a table stand; whether they are what was written is seen when it is loaded."""
    return dict(db.execute("SELECT slot, reference FROM message_refs WHERE table_id = ?", (table,)).fetchall())


def table_at(db: Database, slot: str, reference: str) -> int | None:
    """Return the newest table that has something of its own at that place."""
    found: int | None = db.execute(
        "SELECT max(table_id) FROM message_refs WHERE slot = ? AND reference = ?", (slot, reference)
    ).fetchone()[0]
    return found


def server(db: Database, which: str) -> ServerInfo | None:
    """Return what is known of a server; one whose row is damaged starts anew."""
    rows = db.execute(f"SELECT {SERVER.stored} FROM servers WHERE id = ?", (which,)).fetchall()
    return next(sound(SERVER, rows), None)


def record(db: Database, kind: str, key: str) -> Record | None:
    """Return a record; one that is damaged counts as none."""
    rows = db.execute(f"SELECT {RECORD.stored} FROM records WHERE kind = ? AND key = ?", (kind, key)).fetchall()
    return next(sound(RECORD, rows), None)


def records_at(db: Database, kind: str, keys: Sequence[str]) -> list[Record]:
    """Return those records of a kind that are kept under one of *keys*."""
    compared, given = db.among(keys)
    query = f"SELECT {RECORD.stored} FROM records WHERE kind = ? AND key {compared}"
    return list(sound(RECORD, db.execute(query, (kind, given)).fetchall()))


def records(db: Database, kind: str, server: str | None, person: str | None) -> list[Record]:
    """Return the records of a kind in the order of their keys: all, or those of a server or a person."""
    wanted = {"server": server, "person": person}
    which = "".join(f" AND {column} = :{column}" for column, value in wanted.items() if value is not None)
    given = {"kind": kind} | {column: value for column, value in wanted.items() if value is not None}
    query = f"SELECT {RECORD.stored} FROM records WHERE kind = :kind{which} ORDER BY key"
    return list(sound(RECORD, db.execute(query, given).fetchall()))


def pages(db: Database, now: float) -> list[OpenPage]:
    """Return the pages that have not expired."""
    rows = db.execute(f"SELECT {PAGE.stored} FROM pages WHERE expires > ? ORDER BY table_id, person", (now,))
    return list(sound(PAGE, rows))


def tables_of(db: Database, which: str) -> list[TableSummary]:
    """Return the open tables of a person: where they are waited for first, the nearest deadline first."""
    joined = "JOIN seats s ON s.table_id = t.id"
    rows = db.execute(SUMMARY.format(seats=joined, slot=f"= {SLOT}", which=THEIRS), {"person": which})
    far = float("inf")
    tables = [_summary(row) for row in rows]
    return sorted(
        tables, key=lambda one: (not one.is_waiting, far if one.deadline is None else one.deadline, -one.changed)
    )


def tables_in(db: Database, server: str) -> list[TableSummary]:
    """Return the open tables of a server, the newest first."""
    rows = db.execute(SUMMARY.format(seats="", slot=IS_SEATS, which="t.server = ?"), (server,))
    return sorted((_summary(row) for row in rows), key=lambda one: -one.id)


def summaries(db: Database, tables: Sequence[int]) -> list[TableSummary]:
    """Return lines of a list for *tables*, the newest first."""
    which = f"t.id IN ({', '.join('?' * len(tables))})"
    rows = db.execute(SUMMARY.format(seats="", slot=IS_SEATS, which=which), tuple(tables))
    return sorted((_summary(row) for row in rows), key=lambda one: -one.id)


def listing(db: Database, table: int) -> Listing | None:
    """Return where a table is and who sits there."""
    queries = (LISTING.format(which="t.id = ?"), "SELECT person FROM seats WHERE table_id = ? ORDER BY seat")
    found, seats = db.together((query, (table,)) for query in queries)
    return replace(_listing(found[0]), seats=tuple(person for (person,) in seats)) if found else None


def _listing(row: Columns) -> Listing:
    table, server, game, status, kind, channel, thread, lobby, sealed = row
    where = channel or thread or (lobby or "").partition("/")[0]
    return Listing(table, server, game, status, where, kind=kind, sealed=sealed is not None)


def open_in(db: Database, server: str) -> list[Listing]:
    """Return where the open tables of a server are, the newest first."""
    which = "t.server = ? AND t.status IN ('lobby', 'running') AND t.kind = '' ORDER BY t.id DESC"
    return [_listing(row) for row in db.execute(LISTING.format(which=which), (server,))]


def gatherings(db: Database, kind: str, server: str, person: str, *, is_open: bool) -> list[Listing]:
    """Return where rows without a game are, the newest first."""
    wanted = ["t.game = ''", "t.kind <> ''"] + ["t.status = 'running'"] * is_open
    wanted += ["t.kind = :kind"] * bool(kind) + ["t.server = :server"] * bool(server)
    wanted += [f"t.id IN (SELECT s.table_id FROM seats s WHERE {THEIRS})"] * bool(person)
    query = LISTING.format(which=f"{' AND '.join(wanted)} ORDER BY t.id DESC")
    given = {"kind": kind, "server": server, "person": person}
    return [_listing(row) for row in db.execute(query, {key: value for key, value in given.items() if value})]


def finished(db: Database, server: str, since: float, game: str, person: str) -> list[Played]:
    """Return the games that were played to their end on a server, the oldest first."""
    which = " ".join([BY_THEM] * bool(person) + ["AND t.game = :game"] * bool(game))
    given = {"server": server, "since": since, "game": game, "person": person}
    rows = db.execute(FINISHED.format(which=which, seats=db.seats), given)
    return [played for row in rows if (played := _played(row)) is not None]


def begun_in(db: Database, server: str, since: float, until: float) -> int:
    """Return how many games began on a server between two moments."""
    given = {"server": server, "since": since, "until": until}
    count: int = db.execute(BEGUN_IN, given).fetchone()[0]
    return count


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


def outdated(db: Database, rules: Mapping[str, int], reasons: tuple[str, ...]) -> list[int]:
    """Return the running tables of known games written by other *rules*, and those paused for one of *reasons*."""
    rows = db.execute(f"SELECT id, game, written_by, pause_reason FROM {db.running} WHERE status = 'running'")
    return sorted(
        table
        for table, game, version, reason in rows
        if game in rules and (rules[game] != version or reason in reasons)
    )


def cards(db: Database, server: str, game: str) -> list[Card]:
    """Return what people of a server carry into the next game."""
    rows = db.execute(
        f"SELECT {CARD.stored} FROM cards WHERE server = ? AND game = ? AND table_id IS NULL ORDER BY id",
        (server, game),
    )
    return list(sound(CARD, rows))


def content(db: Database, content_hash: str) -> tuple[str, dict[str, str]] | None:
    """Return the game and the texts kept under a hash."""
    rows = db.execute(f"SELECT {CONTENT.stored} FROM contents WHERE hash = ?", (content_hash,)).fetchall()
    return next(((found.game, found.files) for found in sound(CONTENT, rows)), None)


def tally(db: Database) -> dict[str, float]:
    """Return counts for the health report."""
    by_status = "SELECT status, count(*) FROM tables WHERE kind = '' GROUP BY status"
    counts: dict[str, float] = dict(db.execute(by_status).fetchall())
    waiting, failing = db.execute("SELECT count(*), count(CASE WHEN error <> '' THEN 1 END) FROM outbox").fetchone()
    dues_waiting = db.execute(f"SELECT count(*) FROM dues WHERE slot {IS_SEATS} AND stage <> 'auto'").fetchone()[0]
    return counts | {"owed": waiting, "failing": failing, "dues": dues_waiting}


def backlog(db: Database, now: float) -> dict[str, tuple[int, float]]:
    """Return how many messages of each kind are owed by *now*, and for how long the oldest is overdue."""
    which = f"due <= ? AND {owned_tables(db)}"
    rows = db.execute(f"SELECT kind, count(*), min(due) FROM outbox WHERE {which} GROUP BY kind", (now,))
    return {kind: (count, now - oldest) for kind, count, oldest in rows}
