"""The directory: where each table and its messages are and who sits there, and what is open on a server, in memory.

Every click asks whether its table may be seen, and every letter typed into an option asks for the tables of a server.
The cache hears of every write and drops or changes what that write changes. Of several workers each keeps what is its
own by a lease: as long as that is in force nobody else changes it. Only who is forgotten is forgotten everywhere, and
whoever does that lets the others know (`sharing.asking`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TypeVar

from table.errors import NoSuchTable
from table.models import Listing
from table.store import changes
from table.store.changes import Op
from table.store.protocol import Store

TABLES = 4096  # whose listing is kept
SERVERS = 64  # whose open tables are kept
OPEN = ("lobby", "running")
CHANNEL = "channel"  # the slot that says where a table belongs,
SEALED = "sealed"  # and the one that hides it
K = TypeVar("K")
V = TypeVar("V")


class Directory:
    """Looks tables up; `hear` keeps it true."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listings: OrderedDict[int, Listing] = OrderedDict()
        self._open: OrderedDict[str, dict[int, Listing]] = OrderedDict()
        self._places: OrderedDict[int, dict[str, str]] = OrderedDict()
        self._changes = 0  # counted, so that what was read before a change is not kept after it
        store.on_write.append(self.hear)

    async def listing(self, table: int) -> Listing:
        """Return where *table* is and who sits there."""
        self._look_out()
        if known := self._listings.get(table):
            self._listings.move_to_end(table)
            return known
        before = self._changes
        found = await self._store.listing(table)
        if found is None:
            raise NoSuchTable(table)
        if before == self._changes and self._store.ownership.owns(found.server):
            _keep(self._listings, table, found, TABLES)
        return found

    def people_at(self, table: int) -> list[str]:
        """Return who sits at *table*, if that is known."""
        known = self._listings.get(table)
        return [person for person in known.seats if person] if known else []

    async def places(self, table: int) -> dict[str, str]:
        """Return where the messages of *table* stand, by slot."""
        self._look_out()
        if (known := self._places.get(table)) is not None:
            self._places.move_to_end(table)
            return dict(known)
        with suppress(NoSuchTable):
            await self.listing(table)  # whether it is our own
        before = self._changes
        known = await self._store.references(table)
        if before == self._changes and table in self._listings:
            _keep(self._places, table, known, TABLES)
        return dict(known)

    async def open_in(self, server: str) -> Collection[Listing]:
        """Return the open tables of a server, the newest first; who sits there is not told."""
        self._look_out()
        known = self._open.get(server)
        if known is None:
            before = self._changes
            known = {each.table: each for each in await self._store.open_in(server)}
            if before == self._changes and self._store.ownership.owns(server):
                _keep(self._open, server, known, SERVERS)
        else:
            self._open.move_to_end(server)
        return known.values()

    def forget(self) -> None:
        """Read everything again: other tables are this process's now."""
        self._changes += 1
        self._listings.clear()
        self._places.clear()
        self._open.clear()

    def _look_out(self) -> None:
        """Trust nothing that is kept if leases may have run out, and nobody has noticed yet."""
        if not self._store.ownership.is_in_force:
            self.forget()

    def hear(self, ops: Sequence[Op]) -> None:
        """Drop what *ops* have changed, or change it."""
        for op in ops:
            match op:
                case changes.PutTable(row=row):
                    self._put(row.id, row.server, row.status, is_listed=row.status in OPEN and not row.kind)
                case changes.SetSeats(table=table, seats=seats):
                    self._seat(table, {seat.seat: seat.person for seat in seats}, is_all=True)
                case changes.PutSeat(table=table, seat=seat):
                    self._seat(table, {seat.seat: seat.person}, is_all=False)
                case changes.PutReference(table=table, slot=slot, reference=reference):
                    self._place(table, slot, reference)
                case changes.DropReference(table=table, slot=slot):
                    self._place(table, slot, None)
                case changes.EraseTable(table=table):
                    self._places.pop(table, None)
                    self._drop(table)
                case changes.Forget():
                    self.forget()

    def _put(self, table: int, server: str, status: str, *, is_listed: bool) -> None:
        """Drop what is kept of a table and its server if the *status* is news."""
        listing, listed = self._listings.get(table), self._open.get(server)
        if listing is None or listing.status != status:
            self._changes += 1
            self._listings.pop(table, None)
        if listed is not None:
            shown = listed[table].status if table in listed else ""
            if shown != (status if is_listed else ""):
                self._changes += 1
                del self._open[server]

    def _seat(self, table: int, people: dict[int, str], *, is_all: bool) -> None:
        known = self._listings.get(table)
        if known is None:
            self._changes += 1
            return
        seats = dict(enumerate(known.seats))
        if (people if is_all else seats | people) != seats:
            self._changes += 1
            del self._listings[table]

    def _place(self, table: int, slot: str, reference: str | None) -> None:
        if slot in (CHANNEL, SEALED):
            self._drop(table)
        if (places := self._places.get(table)) is None:
            self._changes += 1
        elif reference is None:
            places.pop(slot, None)
        else:
            places[slot] = reference

    def _drop(self, table: int) -> None:
        self._changes += 1
        self._listings.pop(table, None)
        for name in [name for name, listed in self._open.items() if table in listed]:
            del self._open[name]


def _keep(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    kept[key] = value
    while len(kept) > most:
        kept.popitem(last=False)
