"""The rows that compound changes read and write, in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar, cast

from table.models import FOLLOW, Person
from table.store.rows import Due, Owed, RunningClock
from table.store.sql.chaining import chain_anew, is_linked
from table.store.sql.database import Database, owned_tables
from table.store.sql.rows import (
    DUE,
    IMPORT,
    OWED,
    PERSON,
    RECORD,
    SEAT,
    SLOT,
    TABLE,
    THEIRS,
    VOTE,
    Columns,
    Shape,
    Unreadable,
    sealed,
    text,
)

T = TypeVar("T")
CHUNK = 400  # values in one statement; SQLite may be built with a limit of 999
OWE = """
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error, seal)
SELECT ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, '', ? WHERE NOT EXISTS (
    SELECT 1 FROM outbox o WHERE o.key = ? AND o.tries = 0
    AND NOT EXISTS (SELECT 1 FROM message_refs r WHERE r.table_id = o.table_id AND r.slot = o.key)
)
ON CONFLICT (key) DO
"""
OWE_NEWER = f"""{OWE} UPDATE SET revision = outbox.revision + 1, data = excluded.data, seal = excluded.seal,
    table_id = excluded.table_id, kind = excluded.kind, seat = excluded.seat, person = excluded.person,
    question = excluded.question,
    due = CASE WHEN outbox.tries = 0 THEN {{least}}(outbox.due, excluded.due) ELSE outbox.due END
"""
OWE_ONCE = f"{OWE} NOTHING"
OWE_AGAIN = f"{OWE} UPDATE SET revision = outbox.revision + 1"
PUT_DUE = DUE.putting()
CLOCKS = f"""
SELECT {", ".join(f"d.{column}" for column in (*DUE.columns, "seal"))}, s.seat, s.ping, t.budget, t.paused {{more}}
FROM seats s JOIN dues d ON d.table_id = s.table_id AND d.slot = {SLOT} AND d.stage <> 'think'
JOIN tables t ON t.id = s.table_id AND t.kind = ''
"""
CLOCKS_OF = f"{CLOCKS.format(more='')} WHERE {THEIRS}"
CLOCKS_OF_SLEEPERS = f"""
{CLOCKS.format(more="".join(f", p.{column}" for column in PERSON.columns))}
JOIN people p ON p.id = s.person WHERE s.person <> '' AND p.quiet_from <> p.quiet_to
"""
#: The kind of the message that shows a table.
SHOWN = "CASE WHEN t.status = 'lobby' THEN 'lobby' WHEN t.game = '' THEN 'gathering' ELSE 'panel' END"
OPEN_TABLES_OF = f"""
SELECT t.id, {SHOWN} FROM seats s JOIN tables t ON t.id = s.table_id
WHERE {THEIRS} AND t.kind = '' AND t.status IN ('lobby', 'running') AND {{owned}} ORDER BY t.id
"""
WITH_DEADLINES = f"""
SELECT t.id, {SHOWN} FROM tables t
WHERE t.id IN (SELECT table_id FROM dues WHERE deadline IS NOT NULL) AND {{owned}} ORDER BY t.id
"""
#: The tables whose log names somebody; *quoted* is how JSON names them.
NAMING = """
SELECT DISTINCT table_id FROM log WHERE person = :who OR (kind = 'admin' AND replace(data, :quoted, '') <> data)
"""
DELETE_PERSON = (
    "DELETE FROM people WHERE id = :who",
    "DELETE FROM orders WHERE person = :who",
    "DELETE FROM pages WHERE person = :who",
    "DELETE FROM votes WHERE made_by = :who",
    "DELETE FROM cards WHERE person = :who",
    "DELETE FROM outbox WHERE person = :who",
    "DELETE FROM records WHERE person = :who",
    f"DELETE FROM message_refs WHERE slot = '{FOLLOW}' || :who",
)
SWAPPED = "replace({}, :quoted, :renamed)"
RENAME_LINES = (
    "UPDATE log SET person = :new WHERE person = :who",
    f"UPDATE log SET data = {SWAPPED.format('data')} WHERE kind = 'admin'",
)
#: Where else a person is named: in columns of these rows, or in texts of JSON.
RENAME_ROWS: tuple[tuple[Shape[Any], str, dict[str, str]], ...] = (
    (SEAT, "WHERE person = :who AND person <> ''", {"person": ":new"}),
    (SEAT, "WHERE removed <> '[]'", {"removed": SWAPPED.format("removed")}),
    (TABLE, "WHERE host = :who", {"host": ":new"}),
    (VOTE, "", {column: SWAPPED.format(column) for column in ("voters", "yes", "no")}),
    (IMPORT, "WHERE person = :who", {"person": ":new"}),
    (RECORD, "WHERE replace(data, :quoted, '') <> data", {"data": SWAPPED.format("data")}),
    (OWED, "WHERE kind = 'vote'", {"data": SWAPPED.format("data")}),
)


class SqlRows:
    """`Rows` of the transaction that is open on *db*, those of *shards* if some are named.

    Damaged rows are left as they are.
    """

    def __init__(self, db: Database, shards: Sequence[int] = ()) -> None:
        self._db = db
        self._shards = shards
        self._owned = db.owned("t", shards)
        self._of_owned = owned_tables(db, shards)

    def clocks(self, person: str) -> list[RunningClock]:
        """Return the clocks that run for the seats of *person*."""
        found = self._db.execute(f"{CLOCKS_OF} AND {self._owned}", {"person": person}).fetchall()
        return [clock for row in found if (clock := _clock(row))]

    def clocks_of_sleepers(self) -> list[RunningClock]:
        """Return the clocks of people with quiet hours, each with its person."""
        found = self._db.execute(f"{CLOCKS_OF_SLEEPERS} AND {self._owned}").fetchall()
        return [clock for row in found if (clock := _clock(row))]

    def dues(self, slots: Sequence[tuple[int, str]]) -> list[Due]:
        """Return what has to happen in *slots*, each of a table."""
        found: list[Columns] = []
        for some in _chunks(slots):
            wanted = ", ".join(["(?, ?)"] * len(some))
            query = f"SELECT {DUE.stored} FROM dues WHERE (table_id, slot) IN (VALUES {wanted})"
            found += self._db.execute(query, [each for slot in some for each in slot])
        return [due for row in found if (due := _sound(DUE, row))]

    def put_dues(self, dues: Iterable[Due]) -> None:
        """Set what has to happen in slots."""
        self._db.executemany(PUT_DUE, map(DUE.encode, dues))

    def move_dues(self, seconds: float, kept: Sequence[str]) -> None:
        """Move all times but those of the slots *kept*."""
        named = ", ".join(f"'{slot}'" for slot in kept)
        times = {column: f"{column} + :seconds" for column in ("at", "since", "deadline")}
        where = f"WHERE slot NOT IN ({named}) AND {self._of_owned}"
        self._db.change(DUE, where, {"seconds": seconds}, **times)

    def move_pauses(self, seconds: float) -> None:
        """Move the moments at which tables were paused."""
        where = f"WHERE paused IS NOT NULL AND {owned_tables(self._db, self._shards, 'id')}"
        self._db.change(TABLE, where, {"seconds": seconds}, paused="paused + :seconds")

    def move_owed(self, seconds: float) -> None:
        """Move the times of all messages."""
        self._db.execute(f"UPDATE outbox SET due = due + ? WHERE {self._of_owned}", (seconds,))

    def owed(self, keys: Sequence[str]) -> list[Owed]:
        """Return the messages that are owed under *keys*."""
        found: list[Columns] = []
        for some in _chunks(keys):
            query = f"SELECT {OWED.stored} FROM outbox WHERE key IN ({', '.join('?' * len(some))})"
            found += self._db.execute(query, some)
        return [owed for row in found if (owed := _sound(OWED, row))]

    def owe(self, owed: Owed, *, unless_untried: str | None = None) -> None:
        """Owe a message; it takes the place of one with the same key."""
        self._db.execute(OWE_NEWER.format(least=self._db.least), _message(owed, unless_untried))

    def add_owed(self, messages: Iterable[Owed], *, revise: bool = False) -> None:
        """Owe messages; of those that are owed already only the revision counts up, if at all."""
        self._db.executemany(OWE_AGAIN if revise else OWE_ONCE, [_message(owed) for owed in messages])

    def postpone(self, times: Iterable[tuple[str, float]]) -> None:
        """Let messages, named by their keys, go out at other times."""
        self._db.executemany("UPDATE outbox SET due = ? WHERE key = ?", [(at, key) for key, at in times])

    def cancel(self, key: str) -> None:
        """Owe a message no longer."""
        self._db.execute("DELETE FROM outbox WHERE key = ?", (key,))

    def references(self, tables: Sequence[int]) -> list[tuple[int, str]]:
        """Return the tables and slots in which messages of *tables* stand."""
        found: list[tuple[int, str]] = []
        for some in _chunks(tables):
            wanted = ", ".join("?" * len(some))
            found += self._db.execute(f"SELECT table_id, slot FROM message_refs WHERE table_id IN ({wanted})", some)
        return sorted(found)

    def open_tables_of(self, person: str) -> list[tuple[int, str]]:
        """Return the lobbies and running games where *person* sits, each with the kind of the message that shows it."""
        return cast(list[tuple[int, str]], self._found(OPEN_TABLES_OF, {"person": person}))

    def tables_with_deadlines(self) -> list[tuple[int, str]]:
        """Return the tables at which a deadline runs, each with the kind of the message that shows it."""
        return cast(list[tuple[int, str]], self._found(WITH_DEADLINES, {}))

    def _found(self, query: str, given: dict[str, Any]) -> list[Any]:
        return self._db.execute(query.format(owned=self._owned), given).fetchall()

    def put_person(self, person: Person) -> None:
        """Write what is known of a person who is new."""
        self._db.execute(PERSON.inserting(), PERSON.encode(person))

    def delete_person(self, person: str) -> None:
        """Delete a person with all that is theirs alone, the messages owed to them and what they follow included."""
        for statement in DELETE_PERSON:
            self._db.execute(statement, {"who": person})

    def rename_person(self, person: str, stranger: str) -> None:
        """Put *stranger* wherever *person* is named: seats, logs, hosts, voters, imports, messages about votes."""
        given = {"who": person, "new": stranger, "quoted": text(person), "renamed": text(stranger)}
        for statement in RENAME_LINES:
            self._db.execute(statement, given)
        for shape, where, changed in RENAME_ROWS:
            self._db.change(shape, where, given, **changed)

    def tables_naming(self, person: str) -> list[int]:
        """Return the tables whose log names *person*."""
        return [table for (table,) in self._db.execute(NAMING, {"who": person, "quoted": text(person)}).fetchall()]

    def is_chained(self, table: int) -> bool:
        """Return whether the digests of a table's log are right."""
        return is_linked(self._db, table)

    def chain_again(self, table: int) -> None:
        """Compute the digests of a table's log again."""
        chain_anew(self._db, [table])


def _chunks(values: Sequence[T]) -> Iterator[Sequence[T]]:
    """Return *values* in pieces that one statement may name."""
    return (values[at : at + CHUNK] for at in range(0, len(values), CHUNK))


def _message(owed: Owed, unless_untried: str | None = None) -> Columns:
    about = (owed.seat, owed.person, owed.question, text(owed.data))
    seal = sealed(owed.table, owed.kind, owed.key, *about)
    return (owed.table, owed.kind, owed.key, owed.due, owed.tries, *about, seal, unless_untried)


def _sound(shape: Shape[Any], row: Columns) -> Any:
    """Return what *row* holds; None if it is damaged, which is told when it is used."""
    try:
        return shape.read(row)
    except Unreadable:
        return None


def _clock(row: Columns) -> RunningClock | None:
    width = len(DUE.columns) + 1
    due = _sound(DUE, row[:width])
    if due is None:
        return None
    seat, ping, budget, paused, *person = row[width:]
    return RunningClock(due, seat, ping, budget, paused, PERSON.decode(tuple(person)) if person else None)
