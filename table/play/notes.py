"""Notes: what a person has written down about a game, for themselves alone."""

from __future__ import annotations

from table.errors import Refused
from table.models import Record
from table.store.changes import DropRecord, Op, PutRecord
from table.store.rows import TableRow

KIND = "note"
LONGEST = 1_000  # characters


def key(table: int, person: str) -> str:
    """Return under which key the note of *person* is kept."""
    return f"{table}:{person}"


def text(kept: Record | None) -> str:
    """Return what a record says; nothing if there is none."""
    return "" if kept is None else str(kept.data.get("text", ""))


def cleaned(written: str) -> str:
    """Return a note as it is kept; one that is too long is refused."""
    found = written.strip()
    if len(found) > LONGEST:
        raise Refused(f"A note has at most {LONGEST} characters.", key="note-long", most=LONGEST)
    return found


def change(row: TableRow, person: str, written: str, now: float) -> Op:
    """Return what has to be written for *person* to have this note, or none if it is empty."""
    note, where = cleaned(written), key(row.id, person)
    if not note:
        return DropRecord(KIND, where, server=row.server)
    return PutRecord(Record(KIND, where, server=row.server, person=person, data={"text": note}, changed=now))
