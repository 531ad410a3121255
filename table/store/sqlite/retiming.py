"""How clocks are written that stood still, or that go by other quiet hours now; and the calls that wait with them."""

from __future__ import annotations

import sqlite3
from typing import Any, NamedTuple

from msgspec.structs import replace

from table.models import Person
from table.store import changes
from table.store.rows import Due
from table.store.sqlite.rows import DUE, OWED, PERSON, SLOT, THEIRS
from table.time.clock import calling, stands
from table.time.retiming import BACK, Hand, retimed
from table.time.slots import auto_slot

WITH_TABLES = f"""
SELECT {", ".join(f"d.{column}" for column in DUE.columns)}, s.seat, s.ping, t.budget, t.paused {{more}}
FROM seats s JOIN dues d ON d.table_id = s.table_id AND d.slot = {SLOT} AND d.stage <> 'think'
JOIN tables t ON t.id = s.table_id
"""
OF_PERSON = f"{WITH_TABLES.format(more='')} WHERE {THEIRS}"
OF_SLEEPERS = f"""
{WITH_TABLES.format(more="".join(f", p.{column}" for column in PERSON.columns))}
JOIN people p ON p.id = s.person WHERE s.person <> '' AND p.quiet_from <> p.quiet_to
"""
MOVE = f"{DUE.changing(at='?1', since='?2', deadline='?3')} WHERE table_id = ?4 AND slot = ?5"
#: An automatic answer waits for the return, beside the clock of its seat.
MOVE_ANSWER = f"{DUE.changing(at='max(?1, at + ?2)')} WHERE table_id = ?3 AND slot = ?4"
PENDING = "SELECT key, due FROM outbox WHERE key IN (?, ?) AND tries = 0"
_SAID = "json_object('stage', ?7, 'deadline', ?8)"
_SEAL = OWED.sealing(table_id="?1", kind="'reminder'", key="?2", seat="?4", person="?5", question="?6", data=_SAID)
CALL_BACK = f"""
INSERT INTO outbox (table_id, kind, key, due, revision, tries, seat, person, question, data, error, seal)
VALUES (?1, 'reminder', ?2, ?3, 1, 0, ?4, ?5, ?6, {_SAID}, '', {_SEAL})
ON CONFLICT (key) DO NOTHING
"""


class _Running(NamedTuple):
    """The clock of a seat, and what of its table it depends on."""

    due: Due
    seat: int
    ping: str
    budget: int | None
    paused: float | None

    @property
    def about(self) -> str:
        """By what the question is known in keys."""
        return f"{self.due.table}:{self.due.question}:{self.seat}"


def _read(row: tuple[Any, ...]) -> _Running:
    width = len(DUE.columns)
    return _Running(DUE.decode(row[:width]), *row[width : width + 4])


def retime(db: sqlite3.Connection, op: changes.Retime) -> bool:
    """Let one person's clocks go on by other hours; return whether any deadline was moved by that."""
    is_moved = False
    for row in db.execute(OF_PERSON, {"person": op.after.id}).fetchall():
        running = _read(row)
        old, new = (Hand(each, stands(each, op.now, running.paused)) for each in (op.before, op.after))
        moved = retimed(running.due, running.budget, old, new)
        is_moved |= moved.deadline != running.due.deadline
        _move(db, moved)
        db.execute(MOVE_ANSWER, (op.now, new.at - old.at, running.due.table, auto_slot(running.seat)))
        _postpone(db, running, op)
        if max(op.before.vacation_until, op.after.vacation_until) > op.now:
            _call_back(db, running._replace(due=moved), op)
    return is_moved


def _move(db: sqlite3.Connection, due: Due) -> None:
    db.execute(MOVE, (due.at, due.since, due.deadline, due.table, due.slot))


def _pending(db: sqlite3.Connection, running: _Running) -> list[tuple[str, float]]:
    """Return the calls to a question that have not been tried yet, each with its time."""
    return db.execute(PENDING, (f"ping:{running.about}", f"reminder:{running.about}:{BACK}")).fetchall()


def _postpone(db: sqlite3.Connection, running: _Running, op: changes.Retime) -> None:
    """Let calls that have not gone out wait for the new morning or return, and those that waited for the old one."""
    waited = calling(op.before, op.now, running.budget) > op.now
    for key, due in _pending(db, running):
        at = calling(op.after, op.now if waited else due, running.budget)
        db.execute("UPDATE outbox SET due = ? WHERE key = ?", (at, key))


def _call_back(db: sqlite3.Connection, running: _Running, op: changes.Retime) -> None:
    """Owe a call for the return of somebody who is waited for, unless their first one is still to come."""
    due, person = running.due, op.after
    if due.stage == "beside" or (running.ping or person.ping) == "none" or _pending(db, running):
        return
    at = calling(person, op.now, running.budget)
    about = (running.seat, person.id, due.question, BACK, due.deadline)
    db.execute(CALL_BACK, (due.table, f"reminder:{running.about}:{BACK}", at, *about))
    db.execute(f"{DUE.changing(pinged='1')} WHERE table_id = ? AND slot = ?", (due.table, due.slot))


def retime_sleepers(db: sqlite3.Connection, op: changes.ShiftDues) -> None:
    """Correct what was moved by a number of seconds where quiet hours count: there it is waking time that was lost."""
    for row in db.execute(OF_SLEEPERS).fetchall():
        running, person = _read(row), PERSON.decode(row[-len(PERSON.columns) :])
        stood = None if running.paused is None else running.paused - op.seconds
        old = Hand(person, stands(person, op.now - op.seconds, stood))
        new = Hand(person, stands(person, op.now, running.paused))
        _move(db, retimed(_moved(running.due, -op.seconds), running.budget, old, new))
        _wait_for_morning(db, running, person, op.now)


def _moved(due: Due, seconds: float) -> Due:
    deadline = None if due.deadline is None else due.deadline + seconds
    return replace(due, at=due.at + seconds, since=due.since + seconds, deadline=deadline)


def _wait_for_morning(db: sqlite3.Connection, running: _Running, person: Person, now: float) -> None:
    """Let calls that would have gone out meanwhile not do so at night."""
    for key, due in _pending(db, running):
        at = calling(person, max(now, due), running.budget)
        db.execute("UPDATE outbox SET due = ? WHERE key = ?", (at, key))
