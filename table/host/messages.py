"""`host.messages`: where the messages of a table stand, as the front end names it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from ops import trace
from table.errors import NoSuchTable
from table.host.base import HostPart
from table.models import OpenPage, Person, TableInfo
from table.play.draft import Draft
from table.play.live import Live
from table.post import ballots, keys
from table.services import Services
from table.store.changes import DropPage, DropReference, Op, Owe, PutPage, PutReference, TryAgain
from table.store.rows import Owed


class Messages(HostPart):
    """References by slot; their meaning is the front end's."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._noted = asyncio.Condition()

    async def places(self, table: int) -> dict[str, str]:
        """Return where the messages of a table stand."""
        return await self.services.directory.places(table)

    async def table_at(self, slot: str, reference: str) -> int | None:
        """Return the table that has something of its own at that place."""
        return await self.services.store.table_at(slot, reference)

    async def place(self, table: int, **where: str | None) -> None:
        """Note where something of a table stands; None: nowhere any more."""
        await self.services.store.write(_placing(table, **where))
        async with self._noted:
            self._noted.notify_all()

    async def placed(self, table: int, slot: str, patience: float) -> str | None:
        """Return where something of a table stands as soon as that is noted; None after *patience* seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self._noted:
                while slot not in (places := await self.places(table)):
                    await self._noted.wait()
                return places[slot]
        return None

    async def pages(self) -> list[OpenPage]:
        """Return the private pages that people have open and that can still be edited."""
        return await self.services.store.pages(self.services.clock.now())

    async def keep_page(self, page: OpenPage) -> None:
        """Remember the page that a person has open at a table, in place of an earlier one."""
        await self.services.store.write([PutPage(page)])

    async def drop_page(self, table: int, person: str) -> None:
        """Forget the page that a person had open at a table."""
        await self.services.store.write([DropPage(table, person)])

    async def move(self, table: int, mover: Person, channel: str) -> TableInfo:
        """Go on in another *channel*, with every message posted again there; the log says who wanted it.

        Those who are asked are called again, and open votes are put again. Where the lobby stood stays known as the
        door, for people who look for the game there, and the thread as the one that was *left*.
        """
        await self.services.people.meet(mover)
        places = await self.places(table)
        door = places.get("lobby") or places.get("door")
        left = places.get("thread") or places.get("left")

        def change(draft: Draft) -> None:
            new = {"channel": channel, "thread": None, "panel": None, "lobby": None, "door": door, "left": left}
            draft.also(*_placing(table, **new))
            draft.enter("moved", person=mover.id)
            if draft.live.row.status != "lobby":
                draft.owe("lobby")
            if draft.live.row.status == "running":
                self._call_together(draft, mover)

        return await self._change(table, change)

    def _call_together(self, draft: Draft, mover: Person) -> None:
        """Owe to a new place, after the picture, what has to be heard there."""
        draft.owe("panel")
        draft.notice("moved", person=mover.id)
        draft.actor = -1 if (seat := draft.live.seat_of(mover.id)) is None else seat
        self.services.asker.call_again(draft)
        for vote in draft.live.votes.values():
            ballots.tell(draft, vote, "open")

    async def reach_again(self, server: str) -> None:
        """Try at once what could not be delivered to *server*, for it can be reached again."""
        await self.services.store.write([TryAgain(server, self.services.clock.now())])
        self.services.tell_owed()

    async def owe_film(self, table: int, first: int, last: int) -> None:
        """Owe everybody the film of what happened after the version *first*, up to *last*, unless it was posted."""
        key = keys.film(table, first, last)

        async def job(live: Live) -> None:
            if live.row.kind:  # somebody's own
                raise NoSuchTable(table)
            if key not in await self.places(table):
                now, data = self.services.clock.now(), trace.carried({"first": first, "last": last})
                await self.services.store.write([Owe(Owed(live.id, "film", key, now, data=data))])

        await self.services.tables.at(table, job)
        self.services.tell_owed()

    async def film_at(self, table: int, first: int, last: int) -> str | None:
        """Return where that film was posted, if it was."""
        return (await self.places(table)).get(keys.film(table, first, last))

    async def refresh(self, table: int) -> None:
        """Owe the table's message again, for it may be gone or old."""

        def change(draft: Draft) -> None:
            if draft.live.row.status != "lobby":
                draft.owe("lobby")

        await self._change(table, change)


def _placing(table: int, **where: str | None) -> list[Op]:
    """Return what notes *where* something of a table stands; None: nowhere any more."""
    return [
        DropReference(table, slot) if reference is None else PutReference(table, slot, reference)
        for slot, reference in where.items()
    ]
