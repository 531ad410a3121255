"""How each change is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from table.errors import Conflict, Refused
from table.store import changes, compound
from table.store.sql.database import Database, owned_tables
from table.store.sql.row_access import SqlRows
from table.store.sql.rows import (
    CARD,
    CONTENT,
    DUE,
    ENTRY,
    IMPORT,
    NUMBER,
    ORDER,
    PAGE,
    PERSON,
    RECORD,
    REFERENCE,
    SEAT,
    SERVER,
    TABLE,
    VOTE,
    Columns,
    Content,
    Import,
    Number,
    Reference,
    Shape,
)
from table.time.clock import DAY

#: Writes one change.
Writer = Callable[[Database, Any], None]
SETTING = ", ".join(f"{column} = ?" for column in (*TABLE.columns[1:], "seal"))
UPDATE_TABLE = f"UPDATE tables SET {SETTING} WHERE id = ? AND version = ?"
UPDATE_SAME = f"{UPDATE_TABLE} AND head = ?"
INSERT_TABLE = TABLE.inserting()
PUT_SEAT = SEAT.putting()
PUT_NUMBER = NUMBER.putting()
RECORD_SETTING = ", ".join(f"{column} = ?" for column in (*RECORD.columns, "seal"))
CHANGE_RECORD = f"UPDATE records SET {RECORD_SETTING} WHERE kind = ? AND key = ? AND version = ?"
NEW_RECORD = f"{RECORD.inserting()} ON CONFLICT (kind, key) DO NOTHING"
OWN_LOBBIES = "SELECT count(*) FROM tables WHERE host = :host AND status = 'lobby' AND kind = '' AND id <> :table"
LOBBIES_THERE = """
SELECT count(*) FROM message_refs r JOIN tables t ON t.id = r.table_id
WHERE r.slot = 'channel' AND r.reference = :channel AND t.status = 'lobby' AND t.kind = '' AND t.id <> :table
"""


def _put_table(db: Database, op: changes.PutTable) -> None:
    columns = TABLE.encode(op.row)
    if op.expected is None:
        db.execute(INSERT_TABLE, columns)
        return
    which = (op.row.id, op.expected) if op.head is None else (op.row.id, op.expected, op.head)
    statement = UPDATE_TABLE if op.head is None else UPDATE_SAME
    refusal = Conflict("The table was changed by somebody else meanwhile.")
    db.must_change_one(statement, (*columns[1:], *which), refusal)


def _cap_lobbies(db: Database, op: changes.CapLobbies) -> None:
    own, there = (db.execute(sql, msgspec.to_builtins(op)).fetchone()[0] for sql in (OWN_LOBBIES, LOBBIES_THERE))
    if own >= op.per_person:
        text = f"You have {op.per_person} open lobbies already; start one of them or leave it first."
        raise Refused(text, key="many-lobbies", most=op.per_person)
    if there >= op.per_channel:
        text = f"This channel has {op.per_channel} open lobbies already; join one, or open yours in another channel."
        raise Refused(text, key="full-channel", most=op.per_channel)


def must_have_room(db: Database, file: changes.TakeIn) -> None:
    """Complain if the server has that *file* already, or if there is no room for it now."""
    same = db.execute("SELECT table_id FROM imports WHERE server = ? AND digest = ?", (file.server, file.digest))
    if found := same.fetchone():
        raise Refused(f"That game is here already, as table {found[0]}.", key="file-known", table=str(found[0]))
    since = (file.person, file.at - DAY)
    today = db.execute("SELECT count(*) FROM imports WHERE person = ? AND at > ?", since).fetchone()[0]
    if today >= file.most:
        text = f"At most {file.most} files a day can be taken in; try again tomorrow."
        raise Refused(text, key="file-often", most=file.most)
    held = db.execute("SELECT coalesce(sum(size), 0) FROM imports WHERE server = ?", (file.server,)).fetchone()[0]
    if held + file.size > file.room:
        most = file.room // 1024 // 1024
        text = f"There is no room for more files here: this server holds {most} MiB of them."
        raise Refused(text, key="file-room", most=most)


def _take_in(db: Database, file: changes.TakeIn) -> None:
    must_have_room(db, file)
    taken = Import(file.table, file.server, file.person, file.at, file.digest, file.size)
    db.execute(IMPORT.inserting(), IMPORT.encode(taken))


def _set_seats(db: Database, op: changes.SetSeats) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", (op.table,))
    db.executemany(PUT_SEAT, [SEAT.encode(seat, op.table) for seat in op.seats])


def _mark_undone(db: Database, op: changes.MarkUndone) -> None:
    for version in op.versions:
        given = {"undone": op.by, "table": op.table, "version": version}
        db.change(ENTRY, "WHERE table_id = :table AND version = :version", given, undone=":undone")


def _put_record(db: Database, op: changes.PutRecord) -> None:
    record, columns = op.record, RECORD.encode(op.record)
    refusal = Conflict("That was changed by somebody else meanwhile.")
    if op.expected is None:
        db.execute(RECORD.putting(), columns)
    elif op.expected == 0:
        db.must_change_one(NEW_RECORD, columns, refusal)
    else:
        db.must_change_one(CHANGE_RECORD, (*columns, record.kind, record.key, op.expected), refusal)


def _attempt(db: Database, op: changes.Attempt) -> None:
    refusal = Conflict("That message is no longer owed.")
    db.must_change_one("UPDATE outbox SET tries = tries + 1, due = ? WHERE id = ?", (op.due, op.id), refusal)


def _delivered(db: Database, op: changes.Delivered) -> None:
    db.execute("DELETE FROM outbox WHERE id = ? AND revision = ?", (op.id, op.revision))
    db.execute("UPDATE outbox SET tries = 0, error = '', due = ? WHERE id = ?", (op.due, op.id))


def _use_card(db: Database, op: changes.UseCard) -> None:
    db.change(CARD, "WHERE id = :id", {"id": op.id, "table": op.table}, table_id=":table")


def _return_cards(db: Database, table: int) -> None:
    db.change(CARD, "WHERE table_id = :table", {"table": table}, table_id="NULL")


def _refuse_handing(db: Database, op: changes.TakeHanded | changes.Hand) -> None:
    raise Conflict("Nothing is handed over where one process does everything.")


def _end_cards(db: Database, op: changes.EndCards) -> None:
    if op.back:
        _return_cards(db, op.table)
    else:
        db.execute("DELETE FROM cards WHERE table_id = ?", (op.table,))


#: The row itself stays, so that the table's number is never given again.
ERASING = (
    *(
        f"DELETE FROM {name} WHERE table_id = ?"
        for name in ("log", "dues", "outbox", "message_refs", "pages", "votes", "orders", "imports")
    ),
    "DELETE FROM seats WHERE table_id = ?",
)
#: A higher version, so that an act under way finds the table changed and comes to nothing.
ERASED = {
    "status": "'broken'",
    "version": "version + 1",
    "paused": "NULL",
    "salt": "''",
    "host": "''",
    "options": "'{}'",
}
BLANKED = ("setup", "position", "base", "outcome", "head")


#: What is kept beside a table and goes with it: its key is the table's number, or begins with that and a colon.
OF_TABLE = ("analysis", "note")


def _erase(db: Database, op: changes.EraseTable) -> None:
    for statement in ERASING:
        db.execute(statement, (op.table,))
    for kind in OF_TABLE:
        which = (kind, str(op.table), f"{op.table}:%")
        db.execute("DELETE FROM records WHERE kind = ? AND (key = ? OR key LIKE ?)", which)
    _return_cards(db, op.table)
    given = {"table": op.table, "nothing": b""}
    db.change(TABLE, "WHERE id = :table", given, **ERASED, **dict.fromkeys(BLANKED, ":nothing"))


def _compound(change: Callable[[SqlRows, Any], None]) -> Writer:
    """Return a writer of a change that is computed from rows."""

    def write(db: Database, op: Any) -> None:
        change(SqlRows(db, getattr(op, "shards", ())), op)

    return write


def _simple(sql: str, columns: Callable[[Any], Columns | dict[str, Any]]) -> Writer:
    """Return a writer of one statement."""

    def write(db: Database, op: Any) -> None:
        db.execute(sql, columns(op))

    return write


def _put(shape: Shape[Any], field: str) -> Writer:
    """Return a writer of one row, found in *field* of the change."""
    return _simple(shape.putting(), lambda op: shape.encode(getattr(op, field)))


def _put_person(db: Database, op: Any) -> None:
    columns = PERSON.encode(op.person)
    if op.before is None:
        db.execute(PERSON.putting(), columns)
        return
    was = PERSON.encode(op.before)[-1]  # the seal of a row stands for all of it
    db.must_change_one(
        f"{PERSON.putting()} WHERE people.seal = ?",
        (*columns, was),
        Conflict("Somebody else has changed that meanwhile."),
    )


def _of_owned(sql: str, columns: Callable[[Any], dict[str, Any]]) -> Writer:
    """Return a writer of one statement about the tables of this process; it ends with a condition."""

    def write(db: Database, op: Any) -> None:
        db.execute(f"{sql} AND {owned_tables(db)}", columns(op))

    return write


WRITERS: dict[type, Writer] = {
    changes.PutTable: _put_table,
    changes.CapLobbies: _cap_lobbies,
    changes.EraseTable: _erase,
    changes.SetSeats: _set_seats,
    changes.PutSeat: _simple(PUT_SEAT, lambda op: SEAT.encode(op.seat, op.table)),
    changes.AddEntry: _simple(ENTRY.inserting(), lambda op: ENTRY.encode(op.entry)),
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
    changes.CapOwed: _of_owned(
        "UPDATE outbox SET due = :latest WHERE due > :latest AND tries > 0", lambda op: {"latest": op.latest}
    ),
    changes.DropOwed: _simple("DELETE FROM outbox WHERE id = ?", lambda op: (op.id,)),
    changes.PutReference: _simple(
        REFERENCE.putting(),
        lambda op: REFERENCE.encode(Reference(op.table, op.slot, op.reference)),
    ),
    changes.DropReference: _simple(
        "DELETE FROM message_refs WHERE table_id = ? AND slot = ?", lambda op: (op.table, op.slot)
    ),
    changes.PutPage: _put(PAGE, "page"),
    changes.DropPage: _simple("DELETE FROM pages WHERE table_id = ? AND person = ?", lambda op: (op.table, op.person)),
    changes.PurgePages: _of_owned("DELETE FROM pages WHERE expires <= :now", lambda op: {"now": op.now}),
    changes.PutVote: _put(VOTE, "vote"),
    changes.DropVote: _simple("DELETE FROM votes WHERE id = ?", lambda op: (op.id,)),
    changes.PutOrder: _put(ORDER, "order"),
    changes.DropOrder: _simple("DELETE FROM orders WHERE id = ?", lambda op: (op.id,)),
    changes.PutServer: _put(SERVER, "server"),
    changes.PutRecord: _put_record,
    changes.DropRecord: _simple("DELETE FROM records WHERE kind = ? AND key = ?", lambda op: (op.kind, op.key)),
    changes.PurgeRecords: _simple("DELETE FROM records WHERE expires <= ?", lambda op: (op.now,)),
    changes.PutPerson: _put_person,
    changes.Forget: _compound(compound.forget),
    changes.PutContent: _simple(
        f"{CONTENT.inserting()} ON CONFLICT (hash) DO NOTHING",
        lambda op: CONTENT.encode(Content(op.hash, op.game, op.files)),
    ),
    changes.TakeIn: _take_in,
    changes.GiveCard: _put(CARD, "card"),
    changes.UseCard: _use_card,
    changes.EndCards: _end_cards,
    changes.TakeHanded: _refuse_handing,
    changes.Hand: _refuse_handing,
    changes.Beat: _simple(PUT_NUMBER, lambda op: NUMBER.encode(Number("beat", op.at))),
}
