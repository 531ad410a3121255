"""Verbs of the people at a table: votes, leaving, coming back, taking over."""

from __future__ import annotations

from msgspec.structs import replace

from engine.play import Seat
from table.errors import NotNow, Refused
from table.models import Look, Person, TableInfo, VoteInfo, Way
from table.play import lobby, seats, undo, votes
from table.play.draft import Draft
from table.play.live import Live
from table.verbs.base import Verbs
from table.versions import carrying


class SeatVerbs(Verbs):
    """Who sits where, and what they decide together."""

    async def propose(self, table: int, person: str, kind: str, seat: Seat = -1) -> VoteInfo:
        """Open a vote: kick (with the seat), end, pause or resume. A vote of one is carried at once."""
        if kind in ("undo", "redo"):
            raise Refused("Use undo or redo; they ask the table where it is needed.")

        async def job(live: Live) -> VoteInfo:
            return await self._ask_table(self.desk.draft(live), kind, person, seat)

        return await self.desk.tables.at(table, job)

    async def vote(self, table: int, person: str, vote: int, yes: bool, seen: int | None = None) -> str:
        """Vote; return whether it is now open, carried or failed. A yes covers no act after the version *seen*."""

        async def job(live: Live) -> str:
            live.seated(person)
            if vote not in live.votes:
                raise NotNow("That vote is over.", key="vote-over")
            if yes and seen is not None:
                votes.must_cover(live, live.votes[vote], seen)
            draft = self.desk.draft(live)
            self._must_decide(draft, live.votes[vote], person, yes=yes)
            state = await votes.count(self.desk, draft, votes.cast(draft, live.votes[vote], person, yes))
            await self.desk.commit(draft)
            return state

        return await self.desk.tables.at(table, job)

    def _must_decide(self, draft: Draft, vote: VoteInfo, person: str, *, yes: bool) -> None:
        """Complain if nothing could follow from a vote on the game itself; who was away is back to decide its rules."""
        live = draft.live
        if vote.kind in ("undo", "redo"):
            carrying.must_not_wait(live)
        if vote.kind == carrying.KIND:
            if yes:
                carrying.must_be_played(live)
            if live.seated(person).away:
                seats.come_back(self.desk, draft, live.seated(person))
            carrying.keep_up(draft)

    async def leave(self, table: int, person: str) -> TableInfo:
        """Stand up: from a lobby, or from a game, which the computer plays on until somebody sits down."""

        def change(draft: Draft) -> None:
            seat = draft.live.seated(person)
            if draft.live.row.status == "lobby":
                lobby.stand_up(draft, seat.seat)
            else:
                undo.must_run(draft.live)
                seats.leave(self.desk, draft, seat)

        return await self._change(table, change)

    async def take_seat(self, table: int, person: Person, seat: Seat) -> Look:
        """Sit down in an open seat of a running game."""

        async def job(live: Live) -> Look:
            undo.must_run(live)
            carrying.must_be_played(live)
            draft = self.desk.draft(live)
            await self.desk.people.meet(person)
            seats.take(self.desk, draft, seat, person.id)
            await self.desk.commit(draft)
            return self.desk.look(live, person.id)

        return await self.desk.tables.at(table, job)

    async def come_back(self, table: int, person: str) -> Look:
        """Take one's own seat back from the computer."""

        async def job(live: Live) -> Look:
            undo.must_run(live)
            carrying.must_be_played(live)
            seat = live.seated(person)
            if seat.away:
                draft = self.desk.draft(live)
                seats.come_back(self.desk, draft, seat)
                await self.desk.commit(draft)
            return self.desk.look(live, person)

        return await self.desk.tables.at(table, job)

    async def set_ping(self, table: int, person: str, way: Way | None) -> None:
        """Choose how to be reached for this game; None: as everywhere."""

        def change(draft: Draft) -> None:
            draft.put_seat(replace(draft.live.seated(person), ping=way or ""))

        await self._change(table, change)
