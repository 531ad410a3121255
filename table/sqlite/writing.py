"""How each change is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from table import changes
from table.errors import Conflict, Refused, StoreError, TableError
from table.slots import AWAKE, VACATION
from table.sqlite.rows import (
    CARD,
    DUE,
    ENTRY,
    IS_SEATS,
    ORDER,
    PERSON,
    SEAT,
    SLOT,
    TABLE,
    THEIRS,
    VOTE,
    Columns,
    Shape,
    text,
)

SETTING = ", ".join(f"{column} = ?" for column in TABLE.columns[1:])
UPDATE_TABLE = f"UPDATE tables SET {SETTING} WHERE id = ? AND version = ?"
INSERT_TABLE = TABLE.inserting("tables")
PUT_SEAT = SEAT.inserting("seats", "INSERT OR REPLACE", extra=("table_id",))
OWE = """
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error)
VALUES (?, ?, ?, ?, 1, 0, ?, ?, ?, ?, '')
ON CONFLICT (key) DO UPDATE SET revision = revision + 1, data = excluded.data,
    due = CASE WHEN tries = 0 THEN min(due, excluded.due) ELSE due END
"""
OWE_PANELS = """
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error)
SELECT id, kind, kind || ':' || id, 0, 1, 0, -1, '', -1, '{{}}', ''
FROM (SELECT id, CASE status WHEN 'lobby' THEN 'lobby' ELSE 'panel' END AS kind FROM tables) WHERE id IN ({tables})
ON CONFLICT (key) DO UPDATE SET revision = revision + 1
"""
OWE_TIMED = OWE_PANELS.format(tables="SELECT table_id FROM dues WHERE deadline IS NOT NULL")
PLAYED = f"FROM seats s JOIN tables t ON t.id = s.table_id WHERE {THEIRS} AND t.status IN ('lobby', 'running')"
OWE_PLAYED = OWE_PANELS.format(tables=f"SELECT t.id {PLAYED}")
#: Tried once already: what stands in the thread has to be folded up even if it is answered before this goes out.
OWE_CALLS = f"""
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error)
SELECT d.table_id, '{{kind}}', r.slot, 0, 1, 1, s.seat, s.person, d.question, {{data}}, ''
FROM seats s JOIN dues d ON d.table_id = s.table_id AND d.slot = {SLOT}
JOIN message_refs r ON r.table_id = d.table_id AND r.slot {{slot}}
WHERE {THEIRS}
ON CONFLICT (key) DO UPDATE SET revision = revision + 1
"""
ABOUT = "d.table_id || ':' || d.question || ':' || s.seat"
OWE_PINGS = OWE_CALLS.format(kind="ping", data="'{}'", slot=f"= 'ping:' || {ABOUT}")
OWE_REMINDERS = OWE_CALLS.format(
    kind="reminder",
    data=f"json_object('stage', replace(r.slot, 'reminder:' || {ABOUT} || ':', ''), 'deadline', d.deadline)",
    slot=f"LIKE 'reminder:' || {ABOUT} || ':%'",
)
EXPECT_BACK = f"""
INSERT INTO dues (table_id, slot, stage, at, question, since, deadline, pinged)
SELECT t.id, '{VACATION}', '{VACATION}', :at, -1, 0, NULL, 0 {PLAYED}
ON CONFLICT (table_id, slot) DO UPDATE SET at = min(at, excluded.at)
"""
OWN_LOBBIES = "SELECT count(*) FROM tables WHERE host = :host AND status = 'lobby' AND id <> :table"
LOBBIES_THERE = """
SELECT count(*) FROM message_refs r JOIN tables t ON t.id = r.table_id
WHERE r.slot = 'channel' AND r.reference = :channel AND t.status = 'lobby' AND t.id <> :table
"""


def _put_table(db: sqlite3.Connection, op: changes.PutTable) -> None:
    columns = TABLE.encode(op.row)
    if op.expected is None:
        db.execute(INSERT_TABLE, columns)
    elif db.execute(UPDATE_TABLE, (*columns[1:], op.row.id, op.expected)).rowcount != 1:
        raise Conflict("The table was changed by somebody else meanwhile.")


def _cap_lobbies(db: sqlite3.Connection, op: changes.CapLobbies) -> None:
    own, there = (db.execute(sql, msgspec.to_builtins(op)).fetchone()[0] for sql in (OWN_LOBBIES, LOBBIES_THERE))
    if own >= op.per_person:
        text = f"You have {op.per_person} open lobbies already; start one of them or leave it first."
        raise Refused(text, key="many-lobbies", most=op.per_person)
    if there >= op.per_channel:
        text = f"This channel has {op.per_channel} open lobbies already; join one, or open yours in another channel."
        raise Refused(text, key="full-channel", most=op.per_channel)


def _set_seats(db: sqlite3.Connection, op: changes.SetSeats) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", (op.table,))
    db.executemany(PUT_SEAT, [(op.table, *SEAT.encode(seat)) for seat in op.seats])


def _mark_undone(db: sqlite3.Connection, op: changes.MarkUndone) -> None:
    rows = [(op.by, op.table, version) for version in op.versions]
    db.executemany("UPDATE log SET undone = ? WHERE table_id = ? AND version = ?", rows)


def _shift_dues(db: sqlite3.Connection, op: changes.ShiftDues) -> None:
    about = {"seconds": op.seconds, "table": op.table, "person": op.person}
    at, shown = "at + :seconds", ()  # type: str, tuple[str, ...]
    if op.table is not None:
        which = f"table_id = :table AND slot {IS_SEATS}"
    elif op.person is not None:
        # What the computer thinks about waits for nobody, nor does an automatic answer, whose deadline moves.
        which = f"stage <> 'think' AND (table_id, slot) IN (SELECT s.table_id, {SLOT} FROM seats s WHERE {THEIRS})"
        at = "CASE stage WHEN 'auto' THEN at ELSE at + :seconds END"
        shown = (OWE_PLAYED, OWE_PINGS, OWE_REMINDERS)  # what shows the times
    else:
        # A pause goes on while the program is away, and must not be counted twice when it ends.
        db.execute("UPDATE tables SET paused = paused + :seconds WHERE paused IS NOT NULL", about)
        # Silence puts a place away, and vacations end, whether or not the program is there.
        which = f"slot NOT IN ('{AWAKE}', '{VACATION}')"
        shown = (OWE_TIMED,)
    moved = f"at = {at}, since = since + :seconds, deadline = deadline + :seconds"
    db.execute(f"UPDATE dues SET {moved} WHERE {which}", about)
    for statement in shown:
        db.execute(statement, about)


def _owe(db: sqlite3.Connection, op: changes.Owe) -> None:
    owed = op.owed
    about = (owed.seat, owed.person, owed.question, text(owed.data))
    db.execute(OWE, (owed.table, owed.kind, owed.key, owed.due, *about))


def _settle(db: sqlite3.Connection, op: changes.Settle) -> None:
    if not db.execute("DELETE FROM outbox WHERE key = ? AND tries = 0", (op.ping,)).rowcount:
        db.execute("DELETE FROM outbox WHERE key = ?", (op.ping,))
        _owe(db, changes.Owe(op.owed))


def _attempt(db: sqlite3.Connection, op: changes.Attempt) -> None:
    if not db.execute("UPDATE outbox SET tries = tries + 1, due = ? WHERE id = ?", (op.due, op.id)).rowcount:
        raise Conflict("That message is no longer owed.")


def _delivered(db: sqlite3.Connection, op: changes.Delivered) -> None:
    gone = db.execute("DELETE FROM outbox WHERE id = ? AND revision = ?", (op.id, op.revision)).rowcount
    if not gone:
        db.execute("UPDATE outbox SET tries = 0, error = '', due = ? WHERE id = ?", (op.due, op.id))


def _forget(db: sqlite3.Connection, op: changes.Forget) -> None:
    swap = {"who": op.person, "new": op.stranger, "name": op.name}
    for statement in FORGETTING:
        db.execute(statement, swap)


FORGETTING = (
    "DELETE FROM people WHERE id = :who",
    f"INSERT INTO people ({PERSON.listed}) VALUES (:new, :name, '', 'none', 'UTC', 0, 0, 0, 0, 0, '', 0, '', 'wide')",
    "UPDATE seats SET person = :new WHERE person = :who AND person <> ''",
    "UPDATE seats SET removed = replace(removed, json_quote(:who), json_quote(:new)) WHERE removed <> '[]'",
    "UPDATE log SET person = :new WHERE person = :who",
    "UPDATE log SET data = replace(data, json_quote(:who), json_quote(:new)) WHERE kind = 'admin'",
    "UPDATE tables SET host = :new WHERE host = :who",
    "DELETE FROM orders WHERE person = :who",
    "DELETE FROM votes WHERE made_by = :who",
    "UPDATE votes SET voters = replace(voters, json_quote(:who), json_quote(:new)),"
    " yes = replace(yes, json_quote(:who), json_quote(:new)), no = replace(no, json_quote(:who), json_quote(:new))",
    "DELETE FROM cards WHERE person = :who",
    "DELETE FROM outbox WHERE person = :who",
    "UPDATE outbox SET data = replace(data, json_quote(:who), json_quote(:new)) WHERE kind = 'vote'",
)


def _end_cards(db: sqlite3.Connection, op: changes.EndCards) -> None:
    if op.back:
        db.execute("UPDATE cards SET table_id = NULL WHERE table_id = ?", (op.table,))
    else:
        db.execute("DELETE FROM cards WHERE table_id = ?", (op.table,))


#: The row itself stays, so that the table's number is never given again.
ERASING = (
    *(
        f"DELETE FROM {name} WHERE table_id = ?"
        for name in ("log", "dues", "outbox", "message_refs", "votes", "orders")
    ),
    "DELETE FROM seats WHERE table_id = ?",
    "UPDATE cards SET table_id = NULL WHERE table_id = ?",
    # A higher version, so that an act under way finds the table changed and comes to nothing.
    "UPDATE tables SET status = 'broken', version = version + 1, paused = NULL, salt = '', setup = x'',"
    " position = x'', outcome = x''"
    " WHERE id = ?",
)


def _erase(db: sqlite3.Connection, op: changes.EraseTable) -> None:
    for statement in ERASING:
        db.execute(statement, (op.table,))


def _simple(sql: str, columns: Callable[[Any], Columns | dict[str, Any]]) -> Callable[[sqlite3.Connection, Any], None]:
    """Return a writer of one statement."""

    def write(db: sqlite3.Connection, op: Any) -> None:
        db.execute(sql, columns(op))

    return write


def _put(
    table: str, shape: Shape[Any], field: str, verb: str = "INSERT OR REPLACE"
) -> Callable[[sqlite3.Connection, Any], None]:
    """Return a writer of one row, found in *field* of the change."""
    return _simple(shape.inserting(table, verb), lambda op: shape.encode(getattr(op, field)))


WRITERS: dict[type, Callable[[sqlite3.Connection, Any], None]] = {
    changes.PutTable: _put_table,
    changes.CapLobbies: _cap_lobbies,
    changes.EraseTable: _erase,
    changes.SetSeats: _set_seats,
    changes.PutSeat: _simple(PUT_SEAT, lambda op: (op.table, *SEAT.encode(op.seat))),
    changes.AddEntry: _put("log", ENTRY, "entry", "INSERT"),
    changes.MarkUndone: _mark_undone,
    changes.PutDue: _put("dues", DUE, "due"),
    changes.DropDue: _simple("DELETE FROM dues WHERE table_id = ? AND slot = ?", lambda op: (op.table, op.slot)),
    changes.ShiftDues: _shift_dues,
    changes.ExpectBack: _simple(EXPECT_BACK, lambda op: {"person": op.person, "at": op.at}),
    changes.Owe: _owe,
    changes.Cancel: _simple("DELETE FROM outbox WHERE key = ?", lambda op: (op.key,)),
    changes.Settle: _settle,
    changes.Attempt: _attempt,
    changes.Delivered: _delivered,
    changes.Failed: _simple("UPDATE outbox SET error = ?, due = ? WHERE id = ?", lambda op: (op.error, op.due, op.id)),
    changes.TryAgain: _simple(
        "UPDATE outbox SET due = ? WHERE error <> '' AND table_id IN (SELECT id FROM tables WHERE server = ?)",
        lambda op: (op.due, op.server),
    ),
    changes.PutReference: _simple(
        "INSERT OR REPLACE INTO message_refs (table_id, slot, reference) VALUES (?, ?, ?)",
        lambda op: (op.table, op.slot, op.reference),
    ),
    changes.DropReference: _simple(
        "DELETE FROM message_refs WHERE table_id = ? AND slot = ?", lambda op: (op.table, op.slot)
    ),
    changes.PutVote: _put("votes", VOTE, "vote"),
    changes.DropVote: _simple("DELETE FROM votes WHERE id = ?", lambda op: (op.id,)),
    changes.PutOrder: _put("orders", ORDER, "order"),
    changes.DropOrder: _simple("DELETE FROM orders WHERE id = ?", lambda op: (op.id,)),
    changes.PutPerson: _put("people", PERSON, "person"),
    changes.Forget: _forget,
    changes.PutContent: _simple(
        "INSERT OR IGNORE INTO contents (hash, game, files) VALUES (?, ?, ?)",
        lambda op: (op.hash, op.game, text(op.files)),
    ),
    changes.GiveCard: _put("cards", CARD, "card"),
    changes.UseCard: _simple("UPDATE cards SET table_id = ? WHERE id = ?", lambda op: (op.table, op.id)),
    changes.EndCards: _end_cards,
    changes.Beat: _simple("INSERT OR REPLACE INTO meta (key, value) VALUES ('beat', ?)", lambda op: (op.at,)),
}


def write_group(db: sqlite3.Connection, group: Sequence[Sequence[changes.Op]]) -> list[TableError | None]:
    """Commit *group* together; a member that cannot be written is left out alone and its error returned."""
    results: list[TableError | None] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for ops in group:
            results.append(_write_one(db, ops))
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return results


def _write_one(db: sqlite3.Connection, ops: Sequence[changes.Op]) -> TableError | None:
    db.execute("SAVEPOINT one")
    refusal: TableError | None = None
    try:
        for op in ops:
            WRITERS[type(op)](db, op)
    except (Conflict, Refused) as error:
        refusal = error
    except sqlite3.IntegrityError as error:
        refusal = StoreError(f"The change does not fit what is stored: {error}.")
    if refusal:
        db.execute("ROLLBACK TO one")
    db.execute("RELEASE one")
    return refusal
