"""`host.finding`: looking for players, asking who is ready, beginning without the host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress

from table.errors import Conflict
from table.finding import beginning, board, ringing, searching
from table.finding.searching import Search
from table.gatherings.change import Change
from table.gatherings.host import Gatherings
from table.host.base import HostPart
from table.host.lobby import Lobby
from table.models import THERE, Look, Person, TableInfo
from table.play import lobby as lobbies
from table.play.draft import Draft
from table.play.live import Live
from table.services import Services
from table.store.changes import PutReference


class Finding(HostPart):
    """A lobby with a target; everything else of it is the lobby's."""

    def __init__(self, services: Services, lobby: Lobby, gatherings: Gatherings) -> None:
        super().__init__(services)
        self._lobby = lobby
        self._gatherings = gatherings
        self._listing = asyncio.Lock()
        gatherings.add(board.KIND)

    async def seek(
        self,
        server: str,
        person: Person,
        game: str,
        search: Search,
        budget: int | None,
        places: Mapping[str, str],
        role: str = "",
    ) -> tuple[TableInfo, bool]:
        """Open a lobby that looks for players, with *budget* seconds for an answer; return whether it pings *role*."""
        if search.then and search.then != THERE:
            self.services.thinker.checked(game, search.then)
        notes = await ringing.allowance(self.services.store, server, person.id, self.services.clock.now())
        if role and notes:
            with suppress(Conflict):  # somebody else has it pinged at this moment
                draft = await self._sought(server, person, game, search, budget, places)
                draft.also(*notes, PutReference(draft.live.id, ringing.RINGS, role))
                await self.services.commit(draft)
                return await self._info(draft.live), True
        draft = await self._sought(server, person, game, search, budget, places)
        await self.services.commit(draft)
        return await self._info(draft.live), False

    async def _sought(
        self, server: str, person: Person, game: str, search: Search, budget: int | None, places: Mapping[str, str]
    ) -> Draft:
        draft = await self._lobby.opened(server, person, game, "", places)
        lobbies.set_clock(draft, budget)
        searching.seek(draft, search)
        return draft

    async def fill(self, table: int, person: str, level: str) -> Look:
        """Fill up with computers and begin, in one change; the host may."""
        services = self.services

        async def job(live: Live) -> Look:
            self._must_host(live, person)
            draft = services.draft(live)
            searching.fill(draft, services.thinker.checked(live.row.game, level), services.chance)
            await beginning.begin(services, draft, person)
            return services.look(live, person)

        return await services.tables.at(table, job)

    async def check(self, table: int, person: str) -> TableInfo:
        """Ask everybody at a lobby whether they are ready; the host may."""

        def change(draft: Draft) -> None:
            self._must_host(draft.live, person)
            searching.check(draft, person)

        return await self._settled(table, person, change)

    async def note_ready(self, table: int, person: str) -> TableInfo:
        """Note that *person* is ready; the last one may begin the game by that."""

        def change(draft: Draft) -> None:
            lobbies.must_be_lobby(draft.live)
            searching.note_ready(draft, person)

        return await self._settled(table, person, change)

    async def begin_by_itself(self, table: int, person: str, *, whether: bool) -> TableInfo:
        """Choose whether the game begins as soon as all are there, or all are ready; the host may."""

        def change(draft: Draft) -> None:
            self._must_host(draft.live, person)
            searching.begin_by_itself(draft, whether=whether)

        return await self._settled(table, person, change)

    async def boards(self, server: str) -> list[int]:
        """Return the number of the message that lists the open lobbies of a server, if it has one."""
        return await board.boards(self.services.store, server)

    async def list_in(self, server: str, person: Person, channel: str) -> None:
        """Have the open lobbies of a server listed in one message in *channel*, wherever that stood before."""
        async with self._listing:
            for number in await self.boards(server):
                await self._gatherings.change(number, lambda change: board.move(change, channel))
                return
            places = {"channel": channel}
            state, show = board.Seeking(), Change.show
            await self._gatherings.begin(board.KIND.name, server, person, state, places=places, change=show)

    async def unlist(self, server: str) -> None:
        """List the open lobbies of a server no longer."""
        async with self._listing:
            for number in await self.boards(server):
                await self._gatherings.change(number, lambda change: change.end())

    async def _settled(self, table: int, person: str, change: Callable[[Draft], None]) -> TableInfo:
        """Make a *change* to a lobby, which may be what its game waited for."""

        async def job(live: Live) -> TableInfo:
            draft = self.services.draft(live)
            change(draft)
            await beginning.begin_or_wait(self.services, draft, person)
            return await self._info(live)

        return await self.services.tables.at(table, job)
