"""`host.gatherings`: what a server runs beside its games, each with a queue, clocks and messages of its own."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable, Mapping
from typing import Any

from table.errors import NoSuchTable, NotNow, TableError
from table.gatherings.change import Change, Gathering, people_of
from table.gatherings.kinds import Kind
from table.models import Person
from table.services import Services
from table.store.changes import PutReference
from table.store.rows import Due, Saved, TableRow

log = logging.getLogger(__name__)


class Gatherings:
    """Begins, changes and reads gatherings; each change is one transaction."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def add(self, kind: Kind[Any]) -> None:
        """Make *kind* known."""
        self.services.kinds.add(kind)

    async def begin(
        self,
        kind: str,
        server: str,
        person: Person,
        state: Any,
        *,
        places: Mapping[str, str] | None = None,
        change: Callable[[Change[Any]], object] = lambda change: None,
    ) -> int:
        """Begin a gathering of that *kind* with *person* as its host; *places* says where, *change* what is due there.

        Return its number.
        """
        services, now = self.services, self.services.clock.now()
        await services.people.meet(person)
        number = await services.fresh_table()
        row = TableRow(number, server, "", "running", person.id, now, kind=kind, started=now)
        made = Change(services.kinds[kind], Saved(row, (), (), (), ()), state, now, is_new=True)
        made.also(*(PutReference(number, slot, reference) for slot, reference in (places or {}).items()))
        made.enter("begun", person=person.id)
        await self._changed(made, change)
        await services.write(made.sealed(), made.soonest_due)
        return number

    async def change(self, number: int, change: Callable[[Change[Any]], object], *, is_over: bool = False) -> Any:
        """Let *change* change a gathering, which must be open unless it may be over, and commit; *change* may be
        a coroutine function, and what it returns is returned.

        If it raises, nothing changes.
        """

        async def job(saved: Saved) -> Any:
            if saved.row.status != "running" and not is_over:
                raise NotNow("That is over.", key="gathering-over")
            return await self._commit(self._made(saved), change)

        return await self.services.tables.beside(number, job)

    async def ring(self, due: Due) -> None:
        """Do what is *due* at a gathering, unless that has changed meanwhile."""

        async def job(saved: Saved) -> None:
            made = self._made(saved)
            if made.dues.get(due.slot) != due:
                return
            made.drop_due(due.slot)
            if made.row.status == "running":
                await self._commit(made, lambda change: change.kind.on_due(change, due))
            else:
                await self.services.write(made.sealed())

        await self.services.tables.beside(due.table, job)

    async def read(self, number: int, kind: str = "") -> Gathering[Any]:
        """Return a gathering as it is stored, with the people who sit there in memory; of that *kind*, or complain."""
        saved = await self.services.tables.stored_beside(number)
        if kind and saved.row.kind != kind:
            raise NoSuchTable(number)
        await self.services.people.fetch([*people_of(saved.seats), saved.row.host])
        found = self._made(saved)
        found.state = found.kind.shown(found.state)
        return found.now_is

    async def of(self, server: str, kind: str, *, is_open: bool = True) -> list[Gathering[Any]]:
        """Return the gatherings of that *kind* on a server, the newest first; all of them unless only the open ones."""
        found = await self.services.store.gatherings(server=server, kind=kind, is_open=is_open)
        return [each for listing in found if (each := await self._readable(listing.table))]

    def name(self, person: str) -> str:
        """Return how somebody who sits at a gathering that was read is called."""
        return self.services.people.name(person)

    async def leave(self, number: int, person: str) -> None:
        """Take somebody who wants to be forgotten out of a gathering; its kind knows what follows from that."""

        def change(change: Change[Any]) -> None:
            seat = change.now_is.seat_of(person)
            if seat is not None:
                change.kind.on_gone(change, seat)
                change.vacate(seat.seat)

        await self.change(number, change)

    async def set_back(self) -> None:
        """Let the dates of all open gatherings be counted anew: the clock was ahead of the time."""
        for listing in await self.services.store.gatherings():
            if self.services.store.ownership.owns(listing.server):
                try:
                    await self.change(listing.table, lambda change: change.kind.on_set_back(change))
                except TableError as error:
                    log.warning("table %s: its dates could not be counted anew: %s", listing.table, error)

    async def _readable(self, number: int) -> Gathering[Any] | None:
        try:
            return await self.read(number)
        except NoSuchTable:  # erased
            return None

    def _made(self, saved: Saved) -> Change[Any]:
        kind = self.services.kinds[saved.row.kind]
        return Change(kind, saved, kind.decoded(saved.row.position), self.services.clock.now())

    async def _commit(self, made: Change[Any], change: Callable[[Change[Any]], object]) -> Any:
        result = await self._changed(made, change)
        if ops := made.sealed():
            await self.services.write(ops, made.soonest_due)
        return result

    async def _changed(self, made: Change[Any], change: Callable[[Change[Any]], object]) -> Any:
        await self.services.people.fetch(people_of(made.seats))
        result = change(made)
        return await result if inspect.isawaitable(result) else result
