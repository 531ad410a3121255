"""Verbs of standing orders."""

from __future__ import annotations

from table.models import OrderInfo, Value
from table.play.draft import Draft
from table.play.live import Live
from table.play.orders import OrderKind
from table.verbs.base import Verbs


class OrderVerbs(Verbs):
    """Answers given ahead; only their owner sees them."""

    def order_kinds(self, game: str) -> tuple[OrderKind, ...]:
        """Return what can be ordered ahead in *game*."""
        return self.desk.book.kinds(game)

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
            self.desk.book.checked(live.row.game, key, value)
            draft = self._to_play(live)
            for same in [
                each for each in live.orders.values() if (each.seat, each.key, each.value) == (seat.seat, key, value)
            ]:
                draft.drop_order(same.id)
            order = OrderInfo(self.desk.fresh_id(), live.id, seat.seat, person, key, value, until, uses)
            draft.put_order(order)
            self.desk.actor.play_on(draft)
            self.desk.asker.reconsider(draft, seat.seat)
            draft.is_unseen = not draft.has_acted
            await self.desk.commit(draft)
            return order

        return await self.desk.tables.at(table, job)

    async def orders(self, table: int, person: str) -> tuple[OrderInfo, ...]:
        """Return one's own standing orders, those whose time is up left out."""

        async def job(live: Live) -> tuple[OrderInfo, ...]:
            seat, now = live.seated(person).seat, self.desk.clock.now()
            own = [order for order in live.orders.values() if order.seat == seat]
            return tuple(order for order in own if order.until is None or order.until > now)

        return await self.desk.tables.at(table, job)

    async def revoke_order(self, table: int, person: str, order: int) -> None:
        """Revoke one of one's own standing orders; one that is gone already is no error."""

        def change(draft: Draft) -> None:
            seat = draft.live.seated(person).seat
            draft.is_unseen = True
            if order in draft.live.orders and draft.live.orders[order].seat == seat:
                draft.drop_order(order)

        await self._change(table, change)
