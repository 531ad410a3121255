"""How each change is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from table.errors import Conflict, Refused, StoreError, TableError
from table.store import changes, compound
from table.store.sqlite import imports
from table.store.sqlite.row_access import SqliteRows
from table.store.sqlite.rows import (
    CARD,
    CONTENT,
    DUE,
    ENTRY,
    NUMBER,
    ORDER,
    PERSON,
    REFERENCE,
    SEAT,
    TABLE,
    VOTE,
    Columns,
    Content,
    Number,
    Reference,
    Shape,
)

SETTING = ", ".join(f"{column} = ?" for column in (*TABLE.columns[1:], "seal"))
UPDATE_TABLE = f"UPDATE tables SET {SETTING} WHERE id = ? AND version = ?"
UPDATE_SAME = f"{UPDATE_TABLE} AND head = ?"
INSERT_TABLE = TABLE.inserting()
PUT_SEAT = SEAT.inserting("INSERT OR REPLACE")
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


def _attempt(db: sqlite3.Connection, op: changes.Attempt) -> None:
    if not db.execute("UPDATE outbox SET tries = tries + 1, due = ? WHERE id = ?", (op.due, op.id)).rowcount:
        raise Conflict("That message is no longer owed.")


def _delivered(db: sqlite3.Connection, op: changes.Delivered) -> None:
    gone = db.execute("DELETE FROM outbox WHERE id = ? AND revision = ?", (op.id, op.revision)).rowcount
    if not gone:
        db.execute("UPDATE outbox SET tries = 0, error = '', due = ? WHERE id = ?", (op.due, op.id))


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


def _compound(change: Callable[[SqliteRows, Any], None]) -> Callable[[sqlite3.Connection, Any], None]:
    """Return a writer of a change that is computed from rows."""

    def write(db: sqlite3.Connection, op: Any) -> None:
        change(SqliteRows(db), op)

    return write


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
    changes.ShiftDues: _compound(compound.shift_dues),
    changes.Retime: _compound(compound.retime),
    changes.ExpectBack: _compound(compound.expect_back),
    changes.Owe: _compound(lambda rows, op: rows.owe(op.owed)),
    changes.Cancel: _simple("DELETE FROM outbox WHERE key = ?", lambda op: (op.key,)),
    changes.Settle: _compound(compound.settle),
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
    changes.Forget: _compound(compound.forget),
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
