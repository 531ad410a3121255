"""A gathering as it stands, and one transaction in the making: what changes there, and what is owed for it.

People are named by their seats, never in the state: so whoever is forgotten is forgotten there as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from msgspec.structs import replace

from engine.play import Seat
from ops import trace
from table.errors import NotSeated
from table.gatherings.kinds import Kind, S
from table.models import SeatInfo
from table.post import keys
from table.store.chain import linked
from table.store.changes import (
    AddEntry,
    Cancel,
    DropDue,
    DropReference,
    Op,
    Owe,
    PutDue,
    PutReference,
    PutSeat,
    PutTable,
)
from table.store.rows import Due, Entry, Owed, Saved, TableRow
from table.time.slots import GATHERING

BOARD, NEWS = "gathering", "news"  # kinds of messages: the one that is edited in place, and those told once


@dataclass(frozen=True)
class Gathering(Generic[S]):
    """A gathering as it is stored. *state* is what its kind keeps; who takes part sits in *seats*."""

    row: TableRow
    state: S
    seats: tuple[SeatInfo, ...] = ()
    dues: Mapping[str, Due] = field(default_factory=dict)

    @property
    def id(self) -> int:
        """Its number, one of a table."""
        return self.row.id

    @property
    def is_open(self) -> bool:
        """Whether it still goes on."""
        return self.row.status == "running"

    def seat_of(self, person: str) -> SeatInfo | None:
        """Return the seat of *person*, or None."""
        return next((each for each in self.seats if person and each.person == person), None)

    def seated(self, person: str) -> SeatInfo:
        """Return the seat of *person*, or complain."""
        found = self.seat_of(person)
        if found is None:
            raise NotSeated(self.id)
        return found


class Change(Generic[S]):
    """A change of a gathering of some *kind*, made at the time *now*."""

    def __init__(self, kind: Kind[S], saved: Saved, state: S, now: float, *, is_new: bool = False) -> None:
        self.kind = kind
        self.now = now
        self.row = saved.row
        self.state = state
        self.seats = list(saved.seats)
        self.dues = {due.slot: due for due in saved.dues}
        self.soonest_due = math.inf
        self._expected = None if is_new else saved.row.version
        self._head = None if is_new else saved.row.head
        self._before = saved.row
        self._ops: list[Op] = []

    @property
    def id(self) -> int:
        """The number of the gathering."""
        return self.row.id

    @property
    def now_is(self) -> Gathering[S]:
        """The gathering as the change has left it so far."""
        return Gathering(self.row, self.state, tuple(self.seats), dict(self.dues))

    def set(self, **fields: Any) -> None:
        """Change fields of the state."""
        self.state = replace(self.state, **fields)

    def enter(self, what: str, *, seat: Seat = -1, person: str = "", **data: Any) -> int:
        """Write a line into the log, with no person in its *data*; return its version."""
        version = self.row.version + 1
        (entry,) = linked(self.row.head, [Entry(self.id, version, self.now, what, seat, person, data=data)])
        self.row = replace(self.row, version=version, head=entry.digest)
        self.also(AddEntry(entry))
        return version

    def sit(self, person: str = "", level: str = "") -> SeatInfo:
        """Give *person*, or a computer of some *level*, a new seat behind all others."""
        return self.put_seat(SeatInfo(len(self.seats), person=person, level=level))

    def put_seat(self, seat: SeatInfo) -> SeatInfo:
        """Change a seat, or add the next one."""
        self.seats[seat.seat : seat.seat + 1] = [seat]
        self.also(PutSeat(self.id, seat))
        return seat

    def vacate(self, seat: Seat) -> None:
        """Let nobody sit in a seat any more."""
        self.put_seat(replace(self.seats[seat], person=""))

    def set_due(self, slot: str, at: float, deadline: float | None = None) -> None:
        """Have something happen *at* a time; it moves with a *deadline* that people see, and with an absence.

        What belongs to a date of the calendar has the slot `DATE` and does not move.
        """
        due = Due(self.id, slot, GATHERING, at, since=self.now, deadline=deadline)
        self.dues[slot] = due
        self.soonest_due = min(self.soonest_due, at)
        self.also(PutDue(due))

    def drop_due(self, slot: str) -> None:
        """Let nothing happen in a slot."""
        if self.dues.pop(slot, None):
            self.also(DropDue(self.id, slot))

    def show(self) -> None:
        """Owe the message of the gathering, edited in place."""
        self.owe(BOARD, keys.of_table(BOARD, self.id))

    def tell(self, what: str, key: str = "", due: float | None = None, person: str = "", **data: Any) -> None:
        """Owe a message that is told once under its *key*; *person* is whom it is for, none: everybody."""
        key = key or keys.notice(self.id, self.row.version, what)
        self.owe(NEWS, key, due, person=person, data={"what": what, **data})

    def owe(self, kind: str, key: str, due: float | None = None, **fields: Any) -> None:
        """Owe a message of some *kind*; one that is owed under the same *key* is renewed."""
        fields["data"] = trace.carried(fields.get("data", {}))
        self.also(Owe(Owed(self.id, kind, key, self.now if due is None else due, **fields)))

    def cancel(self, key: str) -> None:
        """Owe a message no longer."""
        self.also(Cancel(key))

    def place(self, **where: str | None) -> None:
        """Note where something of the gathering stands; None: nowhere any more."""
        for slot, reference in where.items():
            self.also(DropReference(self.id, slot) if reference is None else PutReference(self.id, slot, reference))

    def end(self, broken_by: str = "") -> None:
        """Let nothing more happen here; it was *broken_by* something, or came to its end."""
        self.row = replace(self.row, status="broken" if broken_by else "finished", ended=self.now, broken_by=broken_by)
        for slot in list(self.dues):
            self.drop_due(slot)

    def also(self, *ops: Op) -> None:
        """Write *ops* in the same transaction."""
        self._ops += ops

    def sealed(self) -> list[Op]:
        """Return everything that has to be written, the gathering itself first; nothing if nothing has changed."""
        position = self.kind.encoded(self.state)
        row = replace(self.row, position=position)
        if not self._ops and row == self._before and self._expected is not None:
            return []
        version = max(row.version, (self._expected or 0) + 1)
        self.row = replace(row, version=version, changed=self.now)
        return [PutTable(self.row, self._expected, self._head), *self._ops]


def people_of(seats: Iterable[SeatInfo]) -> list[str]:
    """Return who sits in *seats*."""
    return [each.person for each in seats if each.person]
