"""`host.seats`: votes, leaving, coming back, taking over a seat, and standing orders."""

from __future__ import annotations

from engine.play import Seat
from table.errors import NotNow, Refused
from table.host.base import HostPart
from table.models import Look, OrderInfo, Person, TableInfo, Value, VoteInfo
from table.play import lobby, seats, undo, votes
from table.play.draft import Draft
from table.play.live import Live
from table.play.orders import OrderKind
from table.versions import held


class Seats(HostPart):
    """Who plays a seat, what the people at the table decide together, and what they order ahead."""

    async def propose(self, table: int, person: str, kind: str, seat: Seat = -1) -> VoteInfo:
        """Open a vote: kick (with the seat), end, pause or resume. A vote of one is carried at once."""
        if kind in ("undo", "redo"):
            raise Refused("Use undo or redo; they ask the table where it is needed.", key="no-vote")

        async def job(live: Live) -> VoteInfo:
            return await self._ask_table(self.services.draft(live), kind, person, seat)

        return await self.services.tables.at(table, job)

    async def vote(self, table: int, person: str, vote: int, yes: bool, seen: int | None = None) -> str:
        """Vote; return whether it is now open, carried or failed. A yes covers no act after the version *seen*."""

        async def job(live: Live) -> str:
            live.seated(person)
            if vote not in live.votes:
                raise NotNow("That vote is over.", key="vote-over")
            if yes and seen is not None:
                votes.must_cover(live, live.votes[vote], seen)
            draft = self.services.draft(live)
            self._must_decide(draft, live.votes[vote], person, yes=yes)
            state = await votes.count(self.services, draft, votes.cast(draft, live.votes[vote], person, yes))
            await self.services.commit(draft)
            return state

        return await self.services.tables.at(table, job)

    def _must_decide(self, draft: Draft, vote: VoteInfo, person: str, *, yes: bool) -> None:
        """Complain if nothing could follow from a vote on the game itself; who was away is back to decide its rules."""
        live = draft.live
        if vote.kind in ("undo", "redo"):
            held.must_not_wait(live)
        if vote.kind == held.KIND:
            if yes:
                held.must_be_played(live)
            if live.seated(person).away:
                seats.come_back(self.services, draft, live.seated(person))
            held.keep_up(draft)

    async def leave(self, table: int, person: str) -> TableInfo:
        """Stand up: from a lobby, or from a game, which the computer plays on until somebody sits down."""

        def change(draft: Draft) -> None:
            seat = draft.live.seated(person)
            if draft.live.row.status == "lobby":
                lobby.stand_up(draft, seat.seat)
            else:
                undo.must_run(draft.live)
                seats.leave(self.services, draft, seat)

        return await self._change(table, change)

    async def take_seat(self, table: int, person: Person, seat: Seat) -> Look:
        """Sit down in an open seat of a running game."""

        async def job(live: Live) -> Look:
            undo.must_run(live)
            held.must_be_played(live)
            draft = self.services.draft(live)
            await self.services.people.meet(person)
            seats.take(self.services, draft, seat, person.id)
            await self.services.commit(draft)
            return self.services.look(live, person.id)

        return await self.services.tables.at(table, job)

    async def come_back(self, table: int, person: str) -> Look:
        """Take the seat of *person* back from the computer."""

        async def job(live: Live) -> Look:
            undo.must_run(live)
            held.must_be_played(live)
            seat = live.seated(person)
            if seat.away:
                draft = self.services.draft(live)
                seats.come_back(self.services, draft, seat)
                await self.services.commit(draft)
            return self.services.look(live, person)

        return await self.services.tables.at(table, job)

    def order_kinds(self, game: str) -> tuple[OrderKind, ...]:
        """Return what can be ordered ahead in *game*."""
        return self.services.book.kinds(game)

    async def give_order(
        self,
        table: int,
        person: str,
        key: str,
        value: Value | None = None,
        *,
        until: float | None = None,
        uses: int | None = None,
    ) -> OrderInfo:
        """Order an answer ahead, until a time or for a number of uses if given; it may answer at once."""

        async def job(live: Live) -> OrderInfo:
            seat = live.seated(person)
            self.services.book.checked(live.row.game, key, value)
            draft = self._to_play(live)
            for same in [
                each for each in live.orders.values() if (each.seat, each.key, each.value) == (seat.seat, key, value)
            ]:
                draft.drop_order(same.id)
            number = self.services.fresh_id(is_secret=True)
            order = OrderInfo(number, live.id, seat.seat, person, key, value, until, uses)
            draft.put_order(order)
            self.services.actor.play_on(draft)
            self.services.asker.reconsider(draft, seat.seat)
            draft.is_unseen = not draft.has_acted
            await self.services.commit(draft)
            return order

        return await self.services.tables.at(table, job)

    async def orders(self, table: int, person: str) -> tuple[OrderInfo, ...]:
        """Return the standing orders of *person*, those whose time is up left out."""

        async def job(live: Live) -> tuple[OrderInfo, ...]:
            seat, now = live.seated(person).seat, self.services.clock.now()
            own = [order for order in live.orders.values() if order.seat == seat]
            return tuple(order for order in own if order.until is None or order.until > now)

        return await self.services.tables.at(table, job)

    async def revoke_order(self, table: int, person: str, order: int) -> None:
        """Revoke a standing order of *person*; one that is gone already is no error."""

        def change(draft: Draft) -> None:
            seat = draft.live.seated(person).seat
            draft.is_unseen = True
            if order in draft.live.orders and draft.live.orders[order].seat == seat:
                draft.drop_order(order)

        await self._change(table, change)
