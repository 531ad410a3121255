"""How a group of changes is committed to PostgreSQL.

At first all of it is sent at once, the end of the transaction with it: one round trip, however many changes. If
anything fails, the server skips the rest, and the group is done again: in one round trip those that are hardly ever
refused, then the others, or all if that fails too, with a round trip for each. Only what fails is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, compress

from table.errors import Conflict, Fenced, Refused, TableError
from table.store import changes
from table.store.postgres.connection import AGAIN, Failure, OthersInTheWay, PostgresDatabase, is_lost, refusal_of
from table.store.postgres.fencing import fence
from table.store.sql.database import Database
from table.store.sql.rows import NUMBER, Number
from table.store.sql.writing import PUT_NUMBER, WRITERS, Writer

NOTE_GROUP = """
INSERT INTO writers (writer, number) VALUES (?, ?)
ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = now()
"""
LAST_GROUP = "SELECT number FROM writers WHERE writer = ?"


def _beat(db: Database, op: changes.Beat) -> None:
    """Note a sign of life, for those who hold shards with these: whoever takes one learns when it was alive."""
    assert isinstance(db, PostgresDatabase)
    db.execute(PUT_NUMBER, NUMBER.encode(Number("beat", op.at)))
    shards = list(db.ownership.held)
    db.execute("UPDATE lease SET beat = ? WHERE shard = ANY (?)", (op.at, shards))


def _take_handed(db: Database, op: changes.TakeHanded) -> None:
    refusal = Conflict("Somebody else has done that already.")
    db.must_change_one("DELETE FROM handed WHERE id = ?", (op.id,), refusal)


def _hand(db: Database, op: changes.Hand) -> None:
    db.execute("INSERT INTO handed (shard, payload) VALUES (?, ?)", (op.shard, op.payload))


POSTGRES_WRITERS: dict[type, Writer] = WRITERS | {
    changes.Beat: _beat,
    changes.TakeHanded: _take_handed,
    changes.Hand: _hand,
}


class Group:
    """Changes that are committed together by the open store *writer*, as its group of that *number*.

    ``results`` has what each member was refused with, as far as the last attempt came.
    """

    def __init__(self, members: Sequence[Sequence[changes.Op]], writer: str, number: int) -> None:
        self.results: list[TableError | None] = []
        self._members = members
        self._note = (writer, number)
        self._was_sent = False

    def commit(self, db: PostgresDatabase) -> list[TableError | None]:
        """Commit the group, unless it was committed before a connection broke; return the results."""
        try:
            if self._was_sent and self._was_committed(db):
                return self.results
            self._was_sent = True
            try:
                self._all_at_once(db)
            except (Failure, TableError) as error:
                if isinstance(error, Failure) and is_lost(db.connection, error):
                    raise
                db.roll_back()
                self._again(db)
        except Failure as error:
            db.roll_back()
            if error.sqlstate in AGAIN:
                raise OthersInTheWay from error
            raise
        return self.results

    def _was_committed(self, db: PostgresDatabase) -> bool:
        writer, number = self._note
        found = db.execute(LAST_GROUP, (writer,)).fetchone()
        return found is not None and found[0] == number

    def _all_at_once(self, db: PostgresDatabase) -> None:
        with db.batch():
            db.execute("BEGIN")
            fence(db, [op for ops in self._members for op in ops])
            for ops in self._members:
                _write(db, ops)
            db.execute(NOTE_GROUP, self._note)
            self.results = [None] * len(self._members)
            db.execute("COMMIT")

    def _again(self, db: PostgresDatabase) -> None:
        db.execute("BEGIN")
        # Hardly anything else is refused: an attempt is, at a message that was just taken back.
        is_steady = [not any(isinstance(op, changes.Attempt) for op in ops) for ops in self._members]
        steady = list(chain.from_iterable(compress(self._members, is_steady)))
        is_done = not all(is_steady) and _write_at_once(db, steady)
        pairs = zip(self._members, is_steady, strict=True)
        results = [None if is_done and was_steady else _write_one(db, ops) for ops, was_steady in pairs]
        db.execute(NOTE_GROUP, self._note)
        self.results = results
        db.execute("COMMIT")


def _write(db: PostgresDatabase, ops: Sequence[changes.Op]) -> None:
    for op in ops:
        POSTGRES_WRITERS[type(op)](db, op)


def _write_at_once(db: PostgresDatabase, ops: Sequence[changes.Op]) -> bool:
    """Do *ops* in one round trip; return whether they were done, and not refused."""
    db.execute("SAVEPOINT one")
    try:
        with db.batch():
            _write_fenced(db, ops)
            db.execute("RELEASE one")
        return True
    except (Failure, TableError) as error:
        _must_go_on(db, error)
    db.execute("ROLLBACK TO one")
    return False


def _write_one(db: PostgresDatabase, ops: Sequence[changes.Op]) -> TableError | None:
    """Do *ops* in one round trip; if that fails, one by one, for then it is known what they are refused with."""
    if _write_at_once(db, ops):
        return None
    refusal: TableError | None = None
    try:
        _write_fenced(db, ops)
    except (Conflict, Refused, Fenced) as error:
        refusal = error
    except Failure as error:
        _must_go_on(db, error)
        refusal = refusal_of(error)
    if refusal:
        db.execute("ROLLBACK TO one")
    db.execute("RELEASE one")
    return refusal


def _write_fenced(db: PostgresDatabase, ops: Sequence[changes.Op]) -> None:
    fence(db, ops)
    _write(db, ops)


def _must_go_on(db: PostgresDatabase, error: Exception) -> None:
    """Raise *error* if it ends the transaction of the whole group, and not what one member wants."""
    if isinstance(error, Failure) and (is_lost(db.connection, error) or error.sqlstate in AGAIN):
        raise error
