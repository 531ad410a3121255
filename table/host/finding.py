"""`host.finding`: looking for players, asking who is ready, beginning without the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress

from table.errors import Conflict
from table.finding import beginning, ringing, searching
from table.finding.searching import Search
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

    def __init__(self, services: Services, lobby: Lobby) -> None:
        super().__init__(services)
        self._lobby = lobby

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

    async def _settled(self, table: int, person: str, change: Callable[[Draft], None]) -> TableInfo:
        """Make a *change* to a lobby, which may be what its game waited for."""

        async def job(live: Live) -> TableInfo:
            draft = self.services.draft(live)
            change(draft)
            await beginning.begin_or_wait(self.services, draft, person)
            return await self._info(live)

        return await self.services.tables.at(table, job)
