"""The rows that compound changes read and write, in SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar, cast

from table.models import Person, Status
from table.store.rows import Due, Owed, RunningClock
from table.store.sqlite.rows import (
    DUE,
    IMPORT,
    OWED,
    PERSON,
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
from table.store.sqlite.sealing import chain_anew, is_linked

T = TypeVar("T")
CHUNK = 400  # values in one statement; SQLite may be built with a limit of 999
OWE = """
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error, seal)
VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, '', ?)
ON CONFLICT (key) DO
"""
OWE_NEWER = f"""{OWE} UPDATE SET revision = revision + 1, data = excluded.data, seal = excluded.seal,
    table_id = excluded.table_id, kind = excluded.kind, seat = excluded.seat, person = excluded.person,
    question = excluded.question, due = CASE WHEN tries = 0 THEN min(due, excluded.due) ELSE due END
"""
OWE_ONCE = f"{OWE} NOTHING"
OWE_AGAIN = f"{OWE} UPDATE SET revision = revision + 1"
#: Cheaper than to replace the row, whose place in the indexes stays.
PUT_DUE = f"""{DUE.inserting()} ON CONFLICT (table_id, slot) DO UPDATE SET
    {", ".join(f"{column} = excluded.{column}" for column in (*DUE.columns[2:], "seal"))}
"""
CLOCKS = f"""
SELECT {", ".join(f"d.{column}" for column in (*DUE.columns, "seal"))}, s.seat, s.ping, t.budget, t.paused {{more}}
FROM seats s JOIN dues d ON d.table_id = s.table_id AND d.slot = {SLOT} AND d.stage <> 'think'
JOIN tables t ON t.id = s.table_id
"""
CLOCKS_OF = f"{CLOCKS.format(more='')} WHERE {THEIRS}"
CLOCKS_OF_SLEEPERS = f"""
{CLOCKS.format(more="".join(f", p.{column}" for column in PERSON.columns))}
JOIN people p ON p.id = s.person WHERE s.person <> '' AND p.quiet_from <> p.quiet_to
"""
OPEN_TABLES_OF = f"""
SELECT t.id, t.status FROM seats s JOIN tables t ON t.id = s.table_id
WHERE {THEIRS} AND t.status IN ('lobby', 'running') ORDER BY t.id
"""
WITH_DEADLINES = """
SELECT id, status FROM tables WHERE id IN (SELECT table_id FROM dues WHERE deadline IS NOT NULL) ORDER BY id
"""
MOVE_PAUSES = f"{TABLE.changing(paused='paused + :seconds')} WHERE paused IS NOT NULL"
MOVE_DUES = DUE.changing(at="at + :seconds", since="since + :seconds", deadline="deadline + :seconds")
#: The tables whose log names somebody.
NAMING = "SELECT DISTINCT table_id FROM log WHERE person = :who OR (kind = 'admin' AND instr(data, json_quote(:who)))"
DELETE_PERSON = (
    "DELETE FROM people WHERE id = :who",
    "DELETE FROM orders WHERE person = :who",
    "DELETE FROM votes WHERE made_by = :who",
    "DELETE FROM cards WHERE person = :who",
    "DELETE FROM outbox WHERE person = :who",
)


def _swapped(shape: Shape[Any], *columns: str) -> str:
    """Return the beginning of a statement that swaps a person in JSON texts."""
    return shape.changing(**{column: f"replace({column}, json_quote(:who), json_quote(:new))" for column in columns})


RENAME_PERSON = (
    f"{SEAT.changing(person=':new')} WHERE person = :who AND person <> ''",
    f"{_swapped(SEAT, 'removed')} WHERE removed <> '[]'",
    "UPDATE log SET person = :new WHERE person = :who",
    "UPDATE log SET data = replace(data, json_quote(:who), json_quote(:new)) WHERE kind = 'admin'",
    f"{TABLE.changing(host=':new')} WHERE host = :who",
    _swapped(VOTE, "voters", "yes", "no"),
    f"{IMPORT.changing(person=':new')} WHERE person = :who",
    f"{_swapped(OWED, 'data')} WHERE kind = 'vote'",
)


class SqliteRows:
    """`Rows` of the transaction that is open on *db*. Damaged rows are left as they are."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def clocks(self, person: str) -> list[RunningClock]:
        """Return the clocks that run for the seats of *person*."""
        found = self._db.execute(CLOCKS_OF, {"person": person}).fetchall()
        return [clock for row in found if (clock := _clock(row))]

    def clocks_of_sleepers(self) -> list[RunningClock]:
        """Return the clocks of people with quiet hours, each with its person."""
        found = self._db.execute(CLOCKS_OF_SLEEPERS).fetchall()
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
        self._db.execute(f"{MOVE_DUES} WHERE slot NOT IN ({named})", {"seconds": seconds})

    def move_pauses(self, seconds: float) -> None:
        """Move the moments at which tables were paused."""
        self._db.execute(MOVE_PAUSES, {"seconds": seconds})

    def move_owed(self, seconds: float) -> None:
        """Move the times of all messages."""
        self._db.execute("UPDATE outbox SET due = due + ?", (seconds,))

    def owed(self, keys: Sequence[str]) -> list[Owed]:
        """Return the messages that are owed under *keys*."""
        found: list[Columns] = []
        for some in _chunks(keys):
            query = f"SELECT {OWED.stored} FROM outbox WHERE key IN ({', '.join('?' * len(some))})"
            found += self._db.execute(query, some)
        return [owed for row in found if (owed := _sound(OWED, row))]

    def owe(self, owed: Owed) -> None:
        """Owe a message; it takes the place of one with the same key."""
        self._db.execute(OWE_NEWER, _message(owed))

    def add_owed(self, messages: Iterable[Owed], *, revise: bool = False) -> None:
        """Owe messages; of those that are owed already only the revision counts up, if at all."""
        self._db.executemany(OWE_AGAIN if revise else OWE_ONCE, [_message(owed) for owed in messages])

    def postpone(self, times: Iterable[tuple[str, float]]) -> None:
        """Let messages, named by their keys, go out at other times."""
        self._db.executemany("UPDATE outbox SET due = ?2 WHERE key = ?1", times)

    def cancel(self, key: str) -> None:
        """Owe a message no longer."""
        self._db.execute("DELETE FROM outbox WHERE key = ?", (key,))

    def cancel_untried(self, key: str) -> bool:
        """Owe a message no longer if its delivery was never begun; return whether that was so."""
        return self._db.execute("DELETE FROM outbox WHERE key = ? AND tries = 0", (key,)).rowcount > 0

    def references(self, tables: Sequence[int]) -> list[tuple[int, str]]:
        """Return the tables and slots in which messages of *tables* stand."""
        found: list[tuple[int, str]] = []
        for some in _chunks(tables):
            wanted = ", ".join("?" * len(some))
            found += self._db.execute(f"SELECT table_id, slot FROM message_refs WHERE table_id IN ({wanted})", some)
        return sorted(found)

    def open_tables_of(self, person: str) -> list[tuple[int, Status]]:
        """Return the lobbies and running tables where *person* sits."""
        return cast(list[tuple[int, Status]], self._db.execute(OPEN_TABLES_OF, {"person": person}).fetchall())

    def tables_with_deadlines(self) -> list[tuple[int, Status]]:
        """Return the tables at which a deadline runs."""
        return cast(list[tuple[int, Status]], self._db.execute(WITH_DEADLINES).fetchall())

    def put_person(self, person: Person) -> None:
        """Write what is known of a person who is new."""
        self._db.execute(PERSON.inserting(), PERSON.encode(person))

    def delete_person(self, person: str) -> None:
        """Delete a person with their orders, the votes they opened, their cards and the messages owed to them."""
        for statement in DELETE_PERSON:
            self._db.execute(statement, {"who": person})

    def rename_person(self, person: str, stranger: str) -> None:
        """Put *stranger* wherever *person* is named: seats, logs, hosts, voters, imports, messages about votes."""
        for statement in RENAME_PERSON:
            self._db.execute(statement, {"who": person, "new": stranger})

    def tables_naming(self, person: str) -> list[int]:
        """Return the tables whose log names *person*."""
        return [table for (table,) in self._db.execute(NAMING, {"who": person}).fetchall()]

    def is_chained(self, table: int) -> bool:
        """Return whether the digests of a table's log are right."""
        return is_linked(self._db, table)

    def chain_again(self, table: int) -> None:
        """Compute the digests of a table's log again."""
        chain_anew(self._db, [table])


def _chunks(values: Sequence[T]) -> Iterator[Sequence[T]]:
    """Return *values* in pieces that one statement may name."""
    return (values[at : at + CHUNK] for at in range(0, len(values), CHUNK))


def _message(owed: Owed) -> Columns:
    about = (owed.seat, owed.person, owed.question, text(owed.data))
    seal = sealed(owed.table, owed.kind, owed.key, *about)
    return (owed.table, owed.kind, owed.key, owed.due, owed.tries, *about, seal)


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
