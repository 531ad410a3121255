"""What all verbs have in common: a change at a table, and what it looks like afterwards."""

from __future__ import annotations

from collections.abc import Callable

from engine.play import Event, Seat
from table.errors import NotNow
from table.models import Acted, TableInfo, VoteInfo
from table.play import lobby, looking, seats, undo, votes
from table.play.draft import Draft
from table.play.live import Live
from table.services import Desk
from table.time import keeping
from table.versions import carrying


class Verbs:
    """The desk they work at."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def _change(self, table: int, change: Callable[[Draft], None]) -> TableInfo:
        async def job(live: Live) -> TableInfo:
            draft = self.desk.draft(live)
            change(draft)
            keeping.renew(draft, self.desk.settings)
            await self.desk.commit(draft)
            return await self._info(live)

        return await self.desk.tables.at(table, job)

    async def _info(self, live: Live) -> TableInfo:
        """Return what everybody may know; in a lobby also who brings what from the last game."""
        await self.desk.people.fetch([seat.person for seat in live.seats if seat.person])
        held = {}
        if live.row.status == "lobby" and live.game.carries:
            held = lobby.holders(live, await self.desk.store.cards(live.row.server, live.row.game))
        return looking.info(live, self.desk.people, self.desk.clock.now(), held)

    async def _stored(self, table: int) -> Live:
        """Return a table as it is stored, without its game, which this version may be unable to play."""
        stored = await self.desk.tables.stored(table)
        return Live(stored, self.desk.shelf.game(stored.row.game))

    def _must_host(self, live: Live, person: str) -> None:
        lobby.must_host(live, person, self.desk.people.name(live.row.host))

    def _to_play(self, live: Live) -> Draft:
        """Begin a change of the game itself, which a paused table refuses."""
        undo.must_run(live)
        carrying.must_not_wait(live)
        if live.row.paused is not None and live.row.pause_reason != seats.DESERTED:
            raise NotNow("The table is paused; vote to go on.", key="paused")
        return self.desk.draft(live)

    async def _acted(self, draft: Draft, seat: Seat, person: str, events: tuple[Event, ...]) -> Acted:
        """Commit, and tell what *person* may know of it."""
        await self.desk.commit(draft)
        live = draft.live
        seen = tuple(face for event in events if (face := event.seen_by(seat)) is not None)
        return Acted(live.row.version, seen, self.desk.look(live, person))

    async def _ask_table(self, draft: Draft, kind: str, person: str, seat: Seat = -1, version: int = 0) -> VoteInfo:
        """Open a vote, and carry it out if the one who asks is alone to decide; whoever was away is back by that."""
        if draft.live.seated(person).away:
            seats.come_back(self.desk, draft, draft.live.seated(person))
        vote = votes.open_vote(self.desk, draft, kind, draft.live.seated(person), seat, version)
        await votes.count(self.desk, draft, vote)
        await self.desk.commit(draft)
        return vote
