"""What the parts of the host share: how a table is changed, and what is told of it afterwards."""

from __future__ import annotations

from collections.abc import Callable

from engine.play import Event, Seat
from table.errors import NotNow
from table.finding import beginning
from table.models import Acted, TableInfo, VoteInfo
from table.play import lobby, looking, seats, undo, votes
from table.play.draft import Draft
from table.play.live import Live
from table.services import Services
from table.versions import held


class HostPart:
    """A part of the host; *services* is what all parts work with."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def _change(self, table: int, change: Callable[[Draft], None]) -> TableInfo:
        async def job(live: Live) -> TableInfo:
            draft = self.services.draft(live)
            change(draft)
            await beginning.begin_or_wait(self.services, draft)
            return await self._info(live)

        return await self.services.tables.at(table, job)

    async def _info(self, live: Live) -> TableInfo:
        """Return what everybody may know; in a lobby also who brings what from the last game."""
        await self.services.people.fetch([seat.person for seat in live.seats if seat.person])
        held = {}
        if live.row.status == "lobby" and live.game.carries:
            held = lobby.holders(live, await self.services.store.cards(live.row.server, live.row.game))
        return looking.info(live, self.services.people, self.services.clock.now(), held)

    async def _stored(self, table: int) -> Live:
        """Return a table as it is stored, without its game, which this version may be unable to play."""
        stored = await self.services.tables.stored(table)
        return Live(stored, self.services.catalogue.game(stored.row.game))

    async def _must_be_unsealed(self, live: Live) -> None:
        """Complain of a look back at a game that is over while others play the same deal."""
        if looking.is_over(live.row) and (await self.services.directory.listing(live.id)).sealed:
            raise NotNow("Others still play the same deal: it opens when their round is over.", key="sealed")

    def _must_host(self, live: Live, person: str) -> None:
        lobby.must_host(live, person, self.services.people.name(live.row.host))

    def _to_play(self, live: Live) -> Draft:
        """Begin a change of the game itself, which a paused table refuses."""
        undo.must_run(live)
        held.must_not_wait(live)
        if live.row.paused is not None and live.row.pause_reason != seats.DESERTED:
            raise NotNow("The table is paused; vote to go on.", key="paused")
        return self.services.draft(live)

    async def _acted(self, draft: Draft, seat: Seat, person: str, events: tuple[Event, ...]) -> Acted:
        """Commit, and tell what *person* may know of it."""
        await self.services.commit(draft)
        live = draft.live
        seen = tuple(face for event in events if (face := event.seen_by(seat)) is not None)
        return Acted(live.row.version, seen, self.services.look(live, person), before=draft.before)

    async def _ask_table(self, draft: Draft, kind: str, person: str, seat: Seat = -1, version: int = 0) -> VoteInfo:
        """Open a vote, and carry it out if the one who asks is alone to decide; who was away is back by that."""
        if draft.live.seated(person).away:
            seats.come_back(self.services, draft, draft.live.seated(person))
        vote = votes.open_vote(self.services, draft, kind, draft.live.seated(person), seat, version)
        await votes.count(self.services, draft, vote)
        await self.services.commit(draft)
        return vote
