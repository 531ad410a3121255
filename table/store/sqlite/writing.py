"""How each change is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from table.errors import Conflict, Refused, StoreError, TableError
from table.models import Person
from table.store import changes
from table.store.sqlite import imports, retiming
from table.store.sqlite.rows import (
    CARD,
    CONTENT,
    DUE,
    ENTRY,
    IMPORT,
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
    Content,
    Number,
    Reference,
    Shape,
    sealed,
    text,
)
from table.store.sqlite.sealing import chain_anew, is_linked
from table.time.retiming import BACK
from table.time.slots import AWAKE, VACATION

SETTING = ", ".join(f"{column} = ?" for column in (*TABLE.columns[1:], "seal"))
UPDATE_TABLE = f"UPDATE tables SET {SETTING} WHERE id = ? AND version = ?"
UPDATE_SAME = f"{UPDATE_TABLE} AND head = ?"
INSERT_TABLE = TABLE.inserting()
PUT_SEAT = SEAT.inserting("INSERT OR REPLACE")
OWE = """
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error, seal)
VALUES (?, ?, ?, ?, 1, 0, ?, ?, ?, ?, '', ?)
ON CONFLICT (key) DO UPDATE SET revision = revision + 1, data = excluded.data, seal = excluded.seal,
    table_id = excluded.table_id, kind = excluded.kind, seat = excluded.seat, person = excluded.person,
    question = excluded.question, due = CASE WHEN tries = 0 THEN min(due, excluded.due) ELSE due END
"""
PANEL = OWED.sealing(table_id="id", kind="kind", key="kind || ':' || id", seat="-1", person="''", question="-1",
    data="'{{}}'")  # fmt: skip
OWE_PANELS = f"""
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error, seal)
SELECT id, kind, kind || ':' || id, 0, 1, 0, -1, '', -1, '{{{{}}}}', '', {PANEL}
FROM (SELECT id, CASE status WHEN 'lobby' THEN 'lobby' ELSE 'panel' END AS kind FROM tables) WHERE id IN ({{tables}})
ON CONFLICT (key) DO UPDATE SET revision = revision + 1
"""
OWE_TIMED = OWE_PANELS.format(tables="SELECT table_id FROM dues WHERE deadline IS NOT NULL")
PLAYED = f"FROM seats s JOIN tables t ON t.id = s.table_id WHERE {THEIRS} AND t.status IN ('lobby', 'running')"
OWE_PLAYED = OWE_PANELS.format(tables=f"SELECT t.id {PLAYED}")
#: Tried once already: what stands in the thread has to be folded up even if it is answered before this goes out.
CALL = OWED.sealing(table_id="d.table_id", kind="'{kind}'", key="r.slot", seat="s.seat", person="s.person",
    question="d.question", data="{data}")  # fmt: skip
OWE_CALLS = f"""
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error, seal)
SELECT d.table_id, '{{kind}}', r.slot, 0, 1, 1, s.seat, s.person, d.question, {{data}}, '', {CALL}
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
    # The call after a vacation is still to come, or is made anew.
    slot=f"LIKE 'reminder:' || {ABOUT} || ':%' AND r.slot NOT LIKE '%:{BACK}'",
)
VACATION_SEAL = DUE.sealing(
    table_id="t.id", slot=f"'{VACATION}'", stage=f"'{VACATION}'", at=":at", question="-1", since="0",
    pinged="0", on_reserve="0")  # fmt: skip
EXPECT_BACK = f"""
INSERT INTO dues (table_id, slot, stage, at, question, since, deadline, pinged, seal)
SELECT t.id, '{VACATION}', '{VACATION}', :at, -1, 0, NULL, 0, {VACATION_SEAL} {PLAYED}
ON CONFLICT (table_id, slot) DO UPDATE SET at = min(at, excluded.at), seal = {DUE.resealed(at="min(at, excluded.at)")}
"""
STRIKE_OUT = f"{ENTRY.changing(undone='?1')} WHERE table_id = ?2 AND version = ?3"
PUT_NUMBER = NUMBER.inserting("INSERT OR REPLACE")
COMMITS = "commits"  # under which the number of the last group is kept
USE_CARD = f"{CARD.changing(table_id='?1')} WHERE id = ?2"
RETURN_CARDS = f"{CARD.changing(table_id='NULL')} WHERE table_id = ?"
OWN_LOBBIES = "SELECT count(*) FROM tables WHERE host = :host AND status = 'lobby' AND id <> :table"
LOBBIES_THERE = """
SELECT count(*) FROM message_refs r JOIN tables t ON t.id = r.table_id
WHERE r.slot = 'channel' AND r.reference = :channel AND t.status = 'lobby' AND t.id <> :table
"""


def _put_table(db: sqlite3.Connection, op: changes.PutTable) -> None:
    columns = TABLE.encode(op.row)
    if op.expected is None:
        db.execute(INSERT_TABLE, columns)
        return
    which = (op.row.id, op.expected) if op.head is None else (op.row.id, op.expected, op.head)
    statement = UPDATE_TABLE if op.head is None else UPDATE_SAME
    if db.execute(statement, (*columns[1:], *which)).rowcount != 1:
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
    db.executemany(PUT_SEAT, [SEAT.encode(seat, op.table) for seat in op.seats])


def _mark_undone(db: sqlite3.Connection, op: changes.MarkUndone) -> None:
    rows = [(op.by, op.table, version) for version in op.versions]
    db.executemany(STRIKE_OUT, rows)


def _shift_dues(db: sqlite3.Connection, op: changes.ShiftDues) -> None:
    about = {"seconds": op.seconds}
    # A pause goes on while the program is away, and must not be counted twice when it ends.
    db.execute(f"{TABLE.changing(paused='paused + :seconds')} WHERE paused IS NOT NULL", about)
    if op.seconds < 0:
        # The clock was ahead, and so is what was owed by it. After an absence it goes out at once.
        db.execute("UPDATE outbox SET due = due + :seconds", about)
    # Silence puts a place away, and vacations end, whether or not the program is there.
    moved = DUE.changing(at="at + :seconds", since="since + :seconds", deadline="deadline + :seconds")
    db.execute(f"{moved} WHERE slot NOT IN ('{AWAKE}', '{VACATION}')", about)
    retiming.retime_sleepers(db, op)
    db.execute(OWE_TIMED)


def _retime(db: sqlite3.Connection, op: changes.Retime) -> None:
    is_moved = retiming.retime(db, op)
    if is_moved or op.before.vacation_until != op.after.vacation_until:
        for statement in (OWE_PLAYED, OWE_PINGS, OWE_REMINDERS):  # what shows the times
            db.execute(statement, {"person": op.after.id})


def _owe(db: sqlite3.Connection, op: changes.Owe) -> None:
    owed = op.owed
    about = (owed.seat, owed.person, owed.question, text(owed.data))
    seal = sealed(owed.table, owed.kind, owed.key, *about)
    db.execute(OWE, (owed.table, owed.kind, owed.key, owed.due, *about, seal))


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
    swap = {"who": op.person, "new": op.stranger}
    rewritten = [table for (table,) in db.execute(NAMED, swap).fetchall() if is_linked(db, table)]
    db.execute(PERSON.inserting(), PERSON.encode(Person(op.stranger, op.name, ping="none")))
    for statement in FORGETTING:
        db.execute(statement, swap)
    chain_anew(db, rewritten)


#: The tables whose log names somebody.
NAMED = """
SELECT DISTINCT table_id FROM log WHERE person = :who OR (kind = 'admin' AND instr(data, json_quote(:who)))
"""


def _swapped(shape: Shape[Any], *columns: str) -> str:
    """Return the beginning of a statement that swaps somebody in JSON texts."""
    return shape.changing(**{column: f"replace({column}, json_quote(:who), json_quote(:new))" for column in columns})


FORGETTING = (
    "DELETE FROM people WHERE id = :who",
    f"{SEAT.changing(person=':new')} WHERE person = :who AND person <> ''",
    f"{_swapped(SEAT, 'removed')} WHERE removed <> '[]'",
    "UPDATE log SET person = :new WHERE person = :who",
    "UPDATE log SET data = replace(data, json_quote(:who), json_quote(:new)) WHERE kind = 'admin'",
    f"{TABLE.changing(host=':new')} WHERE host = :who",
    "DELETE FROM orders WHERE person = :who",
    "DELETE FROM votes WHERE made_by = :who",
    _swapped(VOTE, "voters", "yes", "no"),
    "DELETE FROM cards WHERE person = :who",
    f"{IMPORT.changing(person=':new')} WHERE person = :who",
    "DELETE FROM outbox WHERE person = :who",
    f"{_swapped(OWED, 'data')} WHERE kind = 'vote'",
)


def _end_cards(db: sqlite3.Connection, op: changes.EndCards) -> None:
    if op.back:
        db.execute(RETURN_CARDS, (op.table,))
    else:
        db.execute("DELETE FROM cards WHERE table_id = ?", (op.table,))


#: The row itself stays, so that the table's number is never given again.
ERASING = (
    *(
        f"DELETE FROM {name} WHERE table_id = ?"
        for name in ("log", "dues", "outbox", "message_refs", "votes", "orders", "imports")
    ),
    "DELETE FROM seats WHERE table_id = ?",
    RETURN_CARDS,
    # A higher version, so that an act under way finds the table changed and comes to nothing.
    TABLE.changing(
        status="'broken'",
        version="version + 1",
        paused="NULL",
        salt="''",
        setup="x''",
        position="x''",
        outcome="x''",
        head="x''",
    )
    + " WHERE id = ?",
)


def _erase(db: sqlite3.Connection, op: changes.EraseTable) -> None:
    for statement in ERASING:
        db.execute(statement, (op.table,))


def _simple(sql: str, columns: Callable[[Any], Columns | dict[str, Any]]) -> Callable[[sqlite3.Connection, Any], None]:
    """Return a writer of one statement."""

    def write(db: sqlite3.Connection, op: Any) -> None:
        db.execute(sql, columns(op))

    return write


def _put(shape: Shape[Any], field: str, verb: str = "INSERT OR REPLACE") -> Callable[[sqlite3.Connection, Any], None]:
    """Return a writer of one row, found in *field* of the change."""
    return _simple(shape.inserting(verb), lambda op: shape.encode(getattr(op, field)))


WRITERS: dict[type, Callable[[sqlite3.Connection, Any], None]] = {
    changes.PutTable: _put_table,
    changes.CapLobbies: _cap_lobbies,
    changes.EraseTable: _erase,
    changes.SetSeats: _set_seats,
    changes.PutSeat: _simple(PUT_SEAT, lambda op: SEAT.encode(op.seat, op.table)),
    changes.AddEntry: _put(ENTRY, "entry", "INSERT"),
    changes.MarkUndone: _mark_undone,
    changes.PutDue: _put(DUE, "due"),
    changes.DropDue: _simple("DELETE FROM dues WHERE table_id = ? AND slot = ?", lambda op: (op.table, op.slot)),
    changes.ShiftDues: _shift_dues,
    changes.Retime: _retime,
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
    changes.CapOwed: _simple("UPDATE outbox SET due = ?1 WHERE due > ?1 AND tries > 0", lambda op: (op.latest,)),
    changes.DropOwed: _simple("DELETE FROM outbox WHERE id = ?", lambda op: (op.id,)),
    changes.PutReference: _simple(
        REFERENCE.inserting("INSERT OR REPLACE"),
        lambda op: REFERENCE.encode(Reference(op.table, op.slot, op.reference)),
    ),
    changes.DropReference: _simple(
        "DELETE FROM message_refs WHERE table_id = ? AND slot = ?", lambda op: (op.table, op.slot)
    ),
    changes.PutVote: _put(VOTE, "vote"),
    changes.DropVote: _simple("DELETE FROM votes WHERE id = ?", lambda op: (op.id,)),
    changes.PutOrder: _put(ORDER, "order"),
    changes.DropOrder: _simple("DELETE FROM orders WHERE id = ?", lambda op: (op.id,)),
    changes.PutPerson: _put(PERSON, "person"),
    changes.Forget: _forget,
    changes.PutContent: _simple(
        CONTENT.inserting("INSERT OR IGNORE"), lambda op: CONTENT.encode(Content(op.hash, op.game, op.files))
    ),
    changes.TakeIn: imports.take_in,
    changes.GiveCard: _put(CARD, "card"),
    changes.UseCard: _simple(USE_CARD, lambda op: (op.table, op.id)),
    changes.EndCards: _end_cards,
    changes.Beat: _simple(PUT_NUMBER, lambda op: NUMBER.encode(Number("beat", op.at))),
}


def write_group(
    db: sqlite3.Connection, group: Sequence[Sequence[changes.Op]], number: int = 0
) -> list[TableError | None]:
    """Commit *group* together; a member that cannot be written is left out alone and its error returned.

    With a *number* the file then knows that this was its group of that number.
    """
    results: list[TableError | None] = []
    db.execute("BEGIN IMMEDIATE")
    try:
        for ops in group:
            results.append(_write_one(db, ops))
        if number:
            db.execute(PUT_NUMBER, NUMBER.encode(Number(COMMITS, number)))
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
