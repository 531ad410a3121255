"""`host.admin`: what a server's admins do at a table, and what the program does at its start."""

from __future__ import annotations

import logging
import math
from functools import partial

from engine.play import Seat
from table.errors import Refused, Unplayable
from table.finding import board
from table.gatherings import within
from table.host.base import HostPart
from table.models import Person, TableInfo
from table.play import lobby, seats, undo
from table.play.draft import Draft
from table.play.live import Live
from table.ranking import chronicle
from table.store.changes import EraseTable
from table.versions import carrying, held

log = logging.getLogger(__name__)


class Admin(HostPart):
    """Changes that nobody at the table has to agree to; the log says which *admin* made them."""

    async def end(self, table: int, admin: Person) -> TableInfo:
        """Close a lobby, or end a game without a winner."""
        await self.services.people.meet(admin)

        def change(draft: Draft) -> None:
            self._note(draft, "end", admin)
            if draft.live.row.status == "lobby":
                draft.set(status="broken", ended=draft.now, broken_by="admin")
                draft.owe("lobby")
            else:
                undo.must_run(draft.live)
                seats.break_off(self.services, draft, "admin")

        return await self._change(table, change)

    async def open_seat(self, table: int, seat: Seat, admin: Person) -> TableInfo:
        """Open a seat to others; the computer plays it meanwhile."""
        await self.services.people.meet(admin)

        def change(draft: Draft) -> None:
            taken = self._taken(draft.live, seat)
            self._note(draft, "open", admin, taken)
            if draft.live.row.status == "lobby":
                lobby.stand_up(draft, seat)
            else:
                undo.must_run(draft.live)
                seats.leave(self.services, draft, draft.live.seats[seat])

        return await self._change(table, change)

    async def replace_player(self, table: int, seat: Seat, person: Person, admin: Person) -> TableInfo:
        """Hand the seat of somebody over to *person*."""
        await self.services.people.meet(person)
        await self.services.people.meet(admin)

        def change(draft: Draft) -> None:
            live = draft.live
            undo.must_run(live)
            if not 0 <= seat < len(live.seats) or live.seats[seat].level:
                raise Refused("There is no person's seat of that number.", key="no-seat")
            if live.seat_of(person.id) is not None:
                raise Refused("They already have a seat at this table.", key="sits-already")
            self._note(draft, "replace", admin, live.seats[seat].person)
            if live.seats[seat].is_human:
                seats.leave(self.services, draft, live.seats[seat])
            seats.take(self.services, draft, seat, person.id)

        return await self._change(table, change)

    async def erase(self, table: int) -> None:
        """Delete everything about a table but its number; the gathering to which it belongs learns of that."""
        services, now = self.services, self.services.clock.now()
        server = (await services.directory.listing(table)).server
        told = await within.over(services.store, table, now)
        shown = await board.shown(services.store, server, now)
        ops = [EraseTable(table), *chronicle.dropped(table, server), *told, *shown]
        await services.write(ops, now if told else math.inf)
        self.services.tables.forget()

    def _taken(self, live: Live, seat: Seat) -> str:
        if not 0 <= seat < len(live.seats) or not live.seats[seat].person:
            raise Refused("Nobody sits there.", key="nobody-there")
        return live.seats[seat].person

    def _note(self, draft: Draft, what: str, admin: Person, about: str = "") -> None:
        draft.enter("admin", person=admin.id, data={"what": what, "player": about})

    async def meet_rules(self) -> list[int]:
        """Bring the running games of other versions in line with the rules of this one; return those that wait."""
        services = self.services
        waiting = []
        for table in await services.store.outdated(services.catalogue.rules(), (held.RULES, held.NEWER)):
            if not services.store.ownership.owns((await services.directory.listing(table)).server):
                continue
            try:
                if await services.tables.at(table, partial(carrying.meet, services)):
                    waiting.append(table)
            except Unplayable as error:
                log.warning("table %s cannot be opened: %s", table, error)
        return waiting
