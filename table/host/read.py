"""`host.read`: the table now, its log, its past, and lists of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.play import Seat
from table.errors import NotNow
from table.host.base import HostPart
from table.models import Listing, LogLine, Look, LookAndLog, TableInfo, TableSummary
from table.play import looking
from table.play.live import Live
from table.store.rows import Entry
from table.versions import held

PAGE = 20  # lines of the log
CATCH_UP = 200


class Read(HostPart):
    """Reading: nothing here changes anything."""

    async def look(self, table: int, person: str | None = None) -> Look:
        """Return the table as *person* sees it; None: a spectator."""

        async def job(live: Live) -> Look:
            return await self._look(live, person)

        return await self.services.tables.at(table, job)

    async def _look(self, live: Live, person: str | None) -> Look:
        if live.row.status == "lobby":
            return Look(await self._info(live), None if person is None else live.seat_of(person))
        return self.services.look(live, person)

    async def stored_look(self, table: int, person: str | None = None) -> Look:
        """Return the table as *person* sees it, as it is stored: also one that another worker runs."""
        return await self._look(await self.services.tables.read_again(table), person)

    async def look_and_log(self, table: int, person: str | None = None, *, limit: int = PAGE) -> LookAndLog:
        """Return the table as *person* sees it and the newest lines of its log, both of the same moment."""

        async def job(live: Live) -> LookAndLog:
            entries = await self.services.store.entries(live.id, limit=limit, last=True)
            return LookAndLog(await self._look(live, person), await self._lines(live, person, entries))

        return await self.services.tables.at(table, job)

    async def outline(self, table: int) -> TableInfo:
        """Return what everybody may know of a table, also of one that this version cannot play or show."""
        return await self._info(await self._stored(table))

    async def log(
        self, table: int, person: str | None = None, *, before: int | None = None, limit: int = PAGE
    ) -> tuple[LogLine, ...]:
        """Return a page of the log, the newest lines before a version, as *person* may read them."""

        async def job(live: Live) -> tuple[LogLine, ...]:
            await self._must_be_unsealed(live)
            entries = await self.services.store.entries(live.id, before=before, limit=limit, last=True)
            return await self._lines(live, person, entries)

        return await self.services.tables.at(table, job)

    async def witnessed(self, table: int, *, limit: int = PAGE) -> tuple[LogLine, ...]:
        """Return the newest lines of the log as whoever watched could read them, also where a deal is still closed."""

        async def job(live: Live) -> tuple[LogLine, ...]:
            entries = await self.services.store.entries(live.id, limit=limit, last=True)
            return await self._lines(live, None, entries, is_open=False)

        return await self.services.tables.at(table, job)

    async def catch_up(self, table: int, person: str) -> tuple[LogLine, ...]:
        """Return what has happened since the last act of *person*, taken back lines left out."""

        async def job(live: Live) -> tuple[LogLine, ...]:
            seat = live.seated(person)
            entries = await self.services.store.entries(live.id, after=seat.last_act, limit=CATCH_UP, last=True)
            return await self._lines(live, person, [entry for entry in entries if entry.undone is None])

        return await self.services.tables.at(table, job)

    async def _lines(
        self, live: Live, person: str | None, entries: list[Entry], *, is_open: bool | None = None
    ) -> tuple[LogLine, ...]:
        seat = None if person is None else live.seat_of(person)
        if is_open is None:  # while others play the same deal, a game that is over keeps its secrets
            is_open = looking.is_over(live.row) and not (await self.services.directory.listing(live.id)).sealed
        people = self.services.people
        await people.fetch({each for entry in entries for each in (entry.person, entry.data.get("player")) if each})
        lines = (looking.line(live.game, entry, seat, is_open=is_open) for entry in entries)
        return tuple(self._named(line) for line in lines)

    def _named(self, line: LogLine) -> LogLine:
        """Return *line* with the names of today for the people it is about."""
        name, player = self.services.people.name, line.data.get("player")
        data = {**line.data, "player": name(player)} if player else line.data
        return replace(line, name=name(line.person) if line.person else "", data=data)

    async def history(self, table: int, version: int, person: str | None = None, seat: Seat | None = None) -> Look:
        """Return the table as it stood at *version*; of a finished game as any *seat* saw it."""

        async def job(live: Live) -> Look:
            if live.row.status == "lobby":
                raise NotNow("The game has not begun yet.", key="not-begun")
            await self._must_be_unsealed(live)
            own = None if person is None else live.seat_of(person)
            held.must_replay(live, version)
            eyes = seat if seat is not None and looking.is_over(live.row) else own
            entries = await self.services.store.entries(live.id, before=version + 1)
            runner = await self.services.replayed(
                live.game, live.row, looking.choices(entries, version, live.row.base_at)
            )
            view = live.game.view(runner.state, eyes)
            return Look(looking.info(live, self.services.people, self.services.clock.now()), eyes, view)

        return await self.services.tables.at(table, job)

    async def course(self, table: int, versions: Collection[int]) -> list[Struct]:
        """Return what everybody saw at each of *versions*, in order, the game played through once."""

        async def job(live: Live) -> list[Struct]:
            held.must_replay(live, min(versions, default=0))
            await self._must_be_unsealed(live)
            entries = await self.services.store.entries(live.id)
            return await asyncio.to_thread(looking.course, live.game, live.row, entries, versions)

        return await self.services.tables.at(table, job)

    async def tables_of(self, person: str) -> list[TableSummary]:
        """Return somebody's open tables: those that wait for them first, the nearest deadline first."""
        return await self.services.store.tables_of(person)

    async def tables_in(self, server: str) -> list[TableSummary]:
        """Return the open tables of a server, the newest first."""
        return await self.services.store.tables_in(server)

    async def summaries(self, tables: Sequence[int]) -> list[TableSummary]:
        """Return lines of a list for *tables*, the newest first; those that are over are left out."""
        return await self.services.store.summaries(tables)

    async def listing(self, table: int) -> Listing:
        """Return where a table is and who sits there."""
        return await self.services.directory.listing(table)

    async def open_in(self, server: str) -> Collection[Listing]:
        """Return where the open tables of a server are, the newest first; who sits there is not told."""
        return await self.services.directory.open_in(server)
