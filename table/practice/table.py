"""What a practice table is in the store, and how long it stays there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from table.models import Record
from table.store.rows import Due, TableRow
from table.time.clock import DAY, HOUR

if TYPE_CHECKING:
    from table.play.draft import Draft

PRACTICE = "practice"  # the kind of its row, of its record, and the slot in which its time runs
#: Options of the row that no game has: what the table is for, and whether its person reads a line for beginners.
PURPOSE, COACHED = "purpose", "coached"
SILENT, OVER = DAY, HOUR  # for which it is kept after the last act, and after its end


class Practice(msgspec.Struct, frozen=True):
    """A practice table of a person: what it is for, and what the caller keeps with it."""

    table: int
    server: str
    person: str
    purpose: str
    begun: float
    data: dict[str, Any] = {}


def is_practice(row: TableRow) -> bool:
    """Return whether *row* is that of a practice table."""
    return row.kind == PRACTICE


def family(purpose: str) -> str:
    """Return what practice tables are counted by: the *purpose* up to its colon."""
    return purpose.partition(":")[0]


def record(practice: Practice, place: int) -> Record:
    """Return the record of a practice table, the one at that *place* among those of its person and family."""
    key = f"{practice.person}/{family(practice.purpose)}/{place}"
    data = {"table": practice.table, "purpose": practice.purpose, "begun": practice.begun, "data": practice.data}
    return Record(PRACTICE, key, practice.server, practice.person, data, practice.begun)


def read(stored: Record) -> Practice:
    """Return the practice table that a record tells of."""
    told = stored.data
    return Practice(
        told["table"], stored.server, stored.person, told["purpose"], told["begun"], dict(told.get("data", {}))
    )


def renew(draft: Draft) -> None:
    """Let the time of a practice table begin again, for something has happened there."""
    live = draft.live
    if is_practice(live.row):
        left = SILENT if live.row.status == "running" else OVER
        draft.put_due(Due(live.id, PRACTICE, PRACTICE, draft.now + left))
