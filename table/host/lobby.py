"""`host.lobby`: opening a table, gathering people, starting the game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from engine.play import Seat
from table.errors import NoSuchTable, NotNow, NotSeated, Refused
from table.finding import beginning, searching
from table.host.base import HostPart
from table.models import Look, Person, SeatInfo, TableInfo, Value
from table.play import lobby
from table.play.draft import Draft
from table.play.live import Live
from table.services import Services
from table.store.changes import PutReference
from table.time import keeping

REMATCH = "rematch"  # under which a table that is over remembers the lobby that followed


class Lobby(HostPart):
    """A table until its game begins."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._rematching = asyncio.Lock()

    async def create(
        self, server: str, person: Person, game: str, *, kaiju: str = "", places: Mapping[str, str] | None = None
    ) -> TableInfo:
        """Open a lobby for *game* on a server, with *person* as its host; *places* says where to tell of it."""
        draft = await self.opened(server, person, game, kaiju, places)
        await self.services.commit(draft)
        return await self._info(draft.live)

    async def opened(
        self, server: str, person: Person, game: str, kaiju: str, places: Mapping[str, str] | None
    ) -> Draft:
        """Return a new lobby in which *person* sits, still to be committed."""
        services = self.services
        number = await services.fresh_table()
        await services.people.meet(person)
        now, budget = services.clock.now(), services.settings.budget
        live = lobby.opened(number, server, person.id, services.catalogue.game(game), now, budget)
        draft = Draft(live, services.clock.now(), is_new=True)
        draft.also(lobby.cap(live, places, services.settings))
        draft.also(*(PutReference(number, slot, reference) for slot, reference in (places or {}).items()))
        lobby.join(draft, person.id, kaiju)
        keeping.renew(draft, services.settings)
        services.presence.note_press(number, person.id)
        return draft

    async def play_now(
        self, server: str, person: Person, game: str, levels: Sequence[str], places: Mapping[str, str] | None = None
    ) -> Look:
        """Open a table, seat computers of these *levels* beside *person* and begin the game, all in one change."""
        services = self.services
        draft = await self.opened(server, person, game, "", places)
        for level in levels:
            lobby.add_computer(draft, services.thinker.checked(game, level), "", services.chance)
        await beginning.begin(services, draft, person.id)
        return services.look(draft.live, person.id)

    async def join(self, table: int, person: Person, kaiju: str = "") -> TableInfo:
        """Sit down in a lobby, or choose another kaiju; none: the box decides. The game may begin by that."""

        async def job(live: Live) -> TableInfo:
            draft = self.services.draft(live)
            await self.services.people.meet(person)
            lobby.join(draft, person.id, kaiju)
            await beginning.begin_or_wait(self.services, draft, person.id)
            return await self._info(live)

        return await self.services.tables.at(table, job)

    async def add_computer(self, table: int, person: str, level: str, kaiju: str = "") -> TableInfo:
        """Seat a computer player of some *level*; anybody at the table may."""

        def change(draft: Draft) -> None:
            draft.live.seated(person)
            lobby.add_computer(
                draft, self.services.thinker.checked(draft.live.row.game, level), kaiju, self.services.chance
            )

        return await self._change(table, change)

    async def remove_computer(self, table: int, person: str, seat: Seat) -> TableInfo:
        """Send a computer away from a lobby; the host may."""

        def change(draft: Draft) -> None:
            self._must_host(draft.live, person)
            if not 0 <= seat < len(draft.live.seats) or not draft.live.seats[seat].level:
                raise Refused("There is no computer in that seat.", key="no-computer")
            lobby.stand_up(draft, seat)

        return await self._change(table, change)

    async def set_option(self, table: int, person: str, key: str, value: Value) -> TableInfo:
        """Choose an option of the game; the host may."""
        return await self.set_options(table, person, {key: value})

    async def set_options(self, table: int, person: str, chosen: Mapping[str, Value]) -> TableInfo:
        """Choose some options of the game, all of them or none; the host may."""

        def change(draft: Draft) -> None:
            self._must_host(draft.live, person)
            lobby.set_options(draft, chosen)

        return await self._change(table, change)

    async def set_clock(self, table: int, person: str, budget: int | None) -> TableInfo:
        """Choose how many seconds an answer may take, None for no limit; the host may."""

        def change(draft: Draft) -> None:
            self._must_host(draft.live, person)
            lobby.set_clock(draft, budget)

        return await self._change(table, change)

    async def set_up(
        self,
        table: int,
        person: str,
        chosen: Mapping[str, Value],
        budget: int | None,
        *,
        by_itself: bool | None = None,
    ) -> TableInfo:
        """Choose options, the time for an answer and whether it begins *by_itself* in one change; the host may."""

        def change(draft: Draft) -> None:
            self._must_host(draft.live, person)
            lobby.set_options(draft, chosen)
            lobby.set_clock(draft, budget)
            if by_itself is not None:
                searching.begin_by_itself(draft, whether=by_itself)

        return await self._change(table, change)

    async def keep_open(self, table: int, person: str) -> TableInfo:
        """Let a lobby that is going to close wait on; anybody at the table may."""

        def change(draft: Draft) -> None:
            lobby.must_be_lobby(draft.live)
            draft.live.seated(person)

        return await self._change(table, change)

    async def start(self, table: int, person: str) -> Look:
        """Begin the game; NotReady says what is missing."""
        services = self.services

        async def job(live: Live) -> Look:
            self._must_host(live, person)
            await beginning.begin(services, services.draft(live), person)
            return services.look(live, person)

        return await services.tables.at(table, job)

    async def rematch(self, table: int, person: str, places: Mapping[str, str] | None = None) -> TableInfo:
        """Open a lobby for the same people and computers as at a table that is over, seats turned by one.

        There is one for all of them: people who ask later find it, and sit down again if they had left it.
        """
        async with self._rematching:
            old = await self._info(await self._stored(table))
            if old.kind:  # somebody's own
                raise NoSuchTable(table)
            if all(seat.person != person for seat in old.seats):
                raise NotSeated(table)
            if old.status in ("lobby", "running"):
                raise NotNow("This game is not over yet.", key="not-over")
            before = (await self.services.directory.places(table)).get(REMATCH)
            found = await self._open_lobby(int(before)) if before else None
            if found is None:
                return await self._rematch(old, person, places)
        if any(seat.person == person for seat in found.seats):
            return found
        return await self.join(found.id, await self.services.people.get(person))

    async def _open_lobby(self, table: int) -> TableInfo | None:
        found = await self.services.tables.at(table, self._info)
        return found if found.status == "lobby" else None

    async def _rematch(self, old: TableInfo, person: str, places: Mapping[str, str] | None) -> TableInfo:
        draft = await self.opened(old.server, await self.services.people.get(person), old.game, "", places)
        turned = [*old.seats[1:], old.seats[0]]
        kept = [SeatInfo(0, person=seat.person, level=seat.level) for seat in turned]
        draft.set_seats([seat for seat in kept if seat.person or seat.level])
        lobby.name_computers(draft, self.services.chance)
        game, options = draft.live.game, draft.live.row.options
        known = {key: value for key, value in old.options.items() if lobby.is_offered(game, key, value)}
        draft.set(options=options | known, budget=old.budget)
        draft.also(PutReference(old.id, REMATCH, str(draft.live.id)))
        await self.services.commit(draft)
        return await self._info(draft.live)
