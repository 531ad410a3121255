"""The deliverer: what the outbox of a table owes becomes messages on Discord, each once, in its place."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord

from cogs.delivery.complaints import Complaints
from cogs.delivery.outgoing import Outgoing
from cogs.wire.context import Context
from cogs.wire.messages import LOCKED, NO_ACCESS, NO_RIGHT, UNKNOWN_CHANNEL, Messages, Place
from ops.budget import RequestBudget, Urgency, urgent
from table import IN_PLACE, Delivery, OutOfReach, Undeliverable

log = logging.getLogger("kaiju.cogs")
LOBBY_REST = 20.0  # seconds between two edits of the lobby message of a running game
Deliver: TypeAlias = Callable[[Delivery], Awaitable[str | None]]
#: What delivers each kind of message.
Kinds: TypeAlias = Mapping[str, Deliver]
#: What can wait when requests are short; everything else is a call, for which somebody waits.
URGENCY = {
    "settle": Urgency.SETTLE,
    "vote": Urgency.SETTLE,
    "panel": Urgency.PANEL,
    "gathering": Urgency.PANEL,
    "lobby": Urgency.COURTESY,
    "awake": Urgency.COURTESY,
    "film": Urgency.COURTESY,
    "curve": Urgency.COURTESY,
    "crown": Urgency.COURTESY,
    "heads_up": Urgency.COURTESY,
}


class Deliverer:
    """Delivers each kind of message by its own function; a place that cannot be reached is complained about."""

    def __init__(self, messages: Messages, lobby_rest: float = LOBBY_REST, budget: RequestBudget | None = None) -> None:
        self.messages = messages
        self._budget = budget
        self.kinds: Kinds = {}
        self._lobby_rest = lobby_rest
        self.outgoing: Outgoing  # from `bind` on
        self._complaints: Complaints

    def bind(self, context: Context) -> Outgoing:
        """Deliver for the tables of *context*; the outbox sends nothing before they are open."""
        context.is_public, context.move_role = self.messages.is_public, self.messages.move_role
        self.outgoing = Outgoing(context, self.messages, self._lobby_rest, self._budget)
        self._complaints = Complaints(context, self.messages)
        return self.outgoing

    async def deliver(self, delivery: Delivery) -> str | None:
        """Deliver one message; return where it stands."""
        context = self.outgoing.context
        await context.priority.quiet()  # people who click wait for us; the rest can wait for them
        try:
            # A message that is not there yet is waited for, whatever it is.
            with urgent(self._urgency_of(delivery)):
                reference = await self.kinds[delivery.kind](delivery)
        except discord.HTTPException as error:
            if self.messages.is_outside((await context.host.read.listing(delivery.table)).server):
                raise OutOfReach(error.text) from error  # a server that asks us back finds everything as it was
            if error.code == UNKNOWN_CHANNEL:
                await self._forget_place(delivery)
                raise Undeliverable(error.text) from error
            if error.code in (NO_ACCESS, NO_RIGHT, LOCKED):
                await self._complaints.tell(delivery, "rights")
            raise
        if delivery.kind in IN_PLACE:
            await self._complaints.forget(delivery)
        return reference

    async def _forget_place(self, delivery: Delivery) -> None:
        """Forget a place that is gone, so that the game can be moved elsewhere."""
        log.warning("a place is gone", extra={"table": delivery.table, "kind": delivery.kind})
        if delivery.kind == "panel":
            await self.outgoing.context.host.messages.place(delivery.table, panel=None)
        await self._complaints.tell(delivery, "gone")

    def rest(self, reference: str) -> float:
        """Return for how many seconds a message that was edited now is left alone."""
        place = Place.read(reference)
        rest = self.messages.pacer.rest(place.message) if place else 0.0
        return max(rest, self._budget.rest() if self._budget and self._budget.is_short else 0.0)

    def _urgency(self, kind: str) -> Urgency:
        return URGENCY.get(kind, Urgency.CALL)

    def _urgency_of(self, delivery: Delivery) -> Urgency:
        is_edit = delivery.kind == "settle" or delivery.reference is not None
        return self._urgency(delivery.kind) if is_edit else Urgency.CALL

    def rank(self, kind: str) -> int:
        """Return which kinds go first: the lower the sooner."""
        return int(self._urgency(kind))

    def put_off(self, kind: str) -> float:
        """Return for how many seconds a change of that *kind* is put off, so that calls do not wait for it."""
        return self._budget.put_off(self._urgency(kind)) if self._budget else 0.0

    async def close(self) -> None:
        """Drop what was still to be edited."""
        await self.outgoing.close()
