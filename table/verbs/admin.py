"""Verbs of those who look after a server: end, open a seat, hand a seat over, delete. Each leaves a line in the log."""

from __future__ import annotations

from engine.play import Seat
from table.errors import Refused
from table.models import Person, TableInfo
from table.play import lobby, seats, undo
from table.play.draft import Draft
from table.play.live import Live
from table.store.changes import EraseTable
from table.verbs.base import Verbs


class AdminVerbs(Verbs):
    """What nobody at the table has to agree to. *admin* is who did it, for everybody to read."""

    async def end(self, table: int, admin: Person) -> TableInfo:
        """Close a lobby, or end a game without a winner."""
        await self.desk.people.meet(admin)

        def change(draft: Draft) -> None:
            self._note(draft, "end", admin)
            if draft.live.row.status == "lobby":
                draft.set(status="broken", ended=draft.now, broken_by="admin")
                draft.owe("lobby")
            else:
                undo.must_run(draft.live)
                seats.break_off(self.desk, draft, "admin")

        return await self._change(table, change)

    async def open_seat(self, table: int, seat: Seat, admin: Person) -> TableInfo:
        """Open a seat to others; the computer plays it meanwhile."""
        await self.desk.people.meet(admin)

        def change(draft: Draft) -> None:
            taken = self._taken(draft.live, seat)
            self._note(draft, "open", admin, taken)
            if draft.live.row.status == "lobby":
                lobby.stand_up(draft, seat)
            else:
                undo.must_run(draft.live)
                seats.leave(self.desk, draft, draft.live.seats[seat])

        return await self._change(table, change)

    async def replace_player(self, table: int, seat: Seat, person: Person, admin: Person) -> TableInfo:
        """Hand the seat of somebody over to *person*."""
        await self.desk.people.meet(person)
        await self.desk.people.meet(admin)

        def change(draft: Draft) -> None:
            live = draft.live
            undo.must_run(live)
            if not 0 <= seat < len(live.seats) or live.seats[seat].level:
                raise Refused("There is no person's seat of that number.", key="no-seat")
            if live.seat_of(person.id) is not None:
                raise Refused("They already have a seat at this table.", key="sits-already")
            self._note(draft, "replace", admin, live.seats[seat].person)
            if live.seats[seat].is_human:
                seats.leave(self.desk, draft, live.seats[seat])
            seats.take(self.desk, draft, seat, person.id)

        return await self._change(table, change)

    async def erase(self, table: int) -> None:
        """Delete everything about a table but its number."""
        await self.desk.store.write([EraseTable(table)])
        self.desk.tables.forget()

    def _taken(self, live: Live, seat: Seat) -> str:
        if not 0 <= seat < len(live.seats) or not live.seats[seat].person:
            raise Refused("Nobody sits there.", key="nobody-there")
        return live.seats[seat].person

    def _note(self, draft: Draft, what: str, admin: Person, about: str = "") -> None:
        draft.enter("admin", person=admin.id, data={"what": what, "player": about})
