"""The directory: where each table is and who sits there, and what is open on a server, cached in memory.

Every click asks whether its table may be seen, and every letter typed into an option asks for the tables of a server.
The cache hears of every write and drops what that write changes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import TypeVar

from table.errors import NoSuchTable
from table.models import Listing
from table.store import changes
from table.store.changes import Op
from table.store.protocol import Store

TABLES = 4096  # whose listing is kept
SERVERS = 64  # whose open tables are kept
FRESH = 5.0  # seconds for which all of it is kept where other workers write too
OPEN = ("lobby", "running")
CHANNEL = "channel"  # the slot that says where a table belongs
K = TypeVar("K")
V = TypeVar("V")


class Directory:
    """Looks tables up; `hear` keeps it true."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listings: OrderedDict[int, Listing] = OrderedDict()
        self._open: OrderedDict[str, dict[int, Listing]] = OrderedDict()
        self._read = 0.0
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
        self._open.clear()

    def _look_out(self) -> None:
        """Keep nothing for long where other workers write too: they may have forgotten a person meanwhile."""
        now = time.monotonic()
        if not self._store.ownership.is_whole and now - self._read > FRESH:
            self._read = now
            self.forget()

    def hear(self, ops: Sequence[Op]) -> None:
        """Drop what *ops* have changed."""
        for op in ops:
            match op:
                case changes.PutTable(row=row):
                    self._put(row.id, row.server, row.status, is_listed=row.status in OPEN and not row.kind)
                case changes.SetSeats(table=table, seats=seats):
                    self._seat(table, {seat.seat: seat.person for seat in seats}, is_all=True)
                case changes.PutSeat(table=table, seat=seat):
                    self._seat(table, {seat.seat: seat.person}, is_all=False)
                case changes.PutReference(table=table, slot=slot) | changes.DropReference(table=table, slot=slot):
                    if slot == CHANNEL:
                        self._drop(table)
                case changes.EraseTable(table=table):
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

    def _drop(self, table: int) -> None:
        self._changes += 1
        self._listings.pop(table, None)
        for name in [name for name, listed in self._open.items() if table in listed]:
            del self._open[name]


def _keep(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    kept[key] = value
    while len(kept) > most:
        kept.popitem(last=False)
