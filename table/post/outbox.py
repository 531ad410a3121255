"""The outbox: what the table owes the world goes out, again and again until it has arrived.

A message is a row written with the act it tells of. The courier notes each attempt before it is made, so that after a
crash between delivery and mark the front end learns that this may be a repeat, and can use the nonce to
post it only once. Only the newest picture of a table is owed; messages of one table go out one after another.
"""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress
from typing import Protocol, runtime_checkable

import msgspec

from table.ending import finish
from table.errors import Conflict, TableDamaged
from table.models import Person
from table.people import People
from table.post import keys
from table.store.changes import Attempt, Delivered, DropReference, Failed, Op, PutReference
from table.store.protocol import Store
from table.store.rows import Owed
from table.time.clock import Clock

log = logging.getLogger(__name__)
BATCH = 64
AT_ONCE = 8  # tables being served
LONGEST_WAIT = 300.0  # seconds between two attempts
RARELY = 3_600.0  # between two where nothing can arrive for now
TIMEOUT = 60.0
UNNOTED = 2.0  # seconds of rest for a table whose deliveries could not be written down
#: Kinds of which a table has one message, edited in place.
IN_PLACE = ("panel", "lobby", "result")


class Undeliverable(Exception):
    """Raised by a deliverer when trying again is of no use: the channel is gone, the person has left."""


class OutOfReach(Exception):
    """Raised by a deliverer when nothing arrives there until somebody else changes that: trying rarely is enough."""


class Delivery(msgspec.Struct, frozen=True):
    """A message to deliver. *references* says where the table's other messages stand, by slot."""

    owed: Owed
    person: Person | None
    references: dict[str, str]

    @property
    def kind(self) -> str:
        """What it is: panel, lobby, promise, ping, reminder, settle, vote, result, notice."""
        return self.owed.kind

    @property
    def table(self) -> int:
        """The table it is about."""
        return self.owed.table

    @property
    def slot(self) -> str:
        """Under what its reference is kept."""
        return self.owed.kind if self.owed.kind in IN_PLACE else self.owed.key

    @property
    def reference(self) -> str | None:
        """Where it stands already, if it was delivered before and is to be edited."""
        return self.references.get(self.slot)

    @property
    def nonce(self) -> str:
        """The same for every attempt at this message, different for every other."""
        return f"kaiju{self.owed.id}"

    @property
    def is_repeat(self) -> bool:
        """Whether an earlier attempt may have arrived without our knowing."""
        return self.owed.tries > 0

    @property
    def pings(self) -> dict[str, str]:
        """The ping this one reminds of or settles and its reminders, or the offers of a seat it settles, by slot."""
        return {} if self.kind == "ping" else self.calls

    @property
    def calls(self) -> dict[str, str]:
        """All calls to the same question that stand somewhere, this one included, by slot."""
        key = self.owed.key
        return {slot: reference for slot, reference in self.references.items() if keys.belongs(slot, key)}


class Deliverer(Protocol):
    """What a front end implements."""

    async def deliver(self, delivery: Delivery) -> str | None:
        """Deliver; return where the message stands, so that it can be edited later, or None if it cannot be."""


@runtime_checkable
class Resting(Protocol):
    """What a front end implements besides that may not edit its messages at any rate."""

    def rest(self, reference: str) -> float:
        """Return for how many seconds the message that stands there is left alone, now that it was edited."""


class Courier:
    """Takes what is owed to a deliverer."""

    def __init__(self, store: Store, people: People, clock: Clock, deliverer: Deliverer, *, rest: float = 0.0) -> None:
        self._store = store
        self._people = people
        self._clock = clock
        self._deliverer = deliverer
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._rest = rest  # seconds between two edits of a message, so that a burst of acts is one edit
        self._resting: dict[str, float] = {}  # until when, by key

    def wake(self) -> None:
        """Look again: something new is owed."""
        self._wake.set()

    async def tick(self) -> int:
        """Begin to serve tables for which something is due, as many as may be served at once; return how many."""
        now = self._clock.now()
        self._resting = {key: until for key, until in self._resting.items() if now < until <= now + LONGEST_WAIT}
        free = AT_ONCE - len(self._busy)
        if free <= 0:
            return 0
        waiting: dict[int, list[Owed]] = {}
        for owed in await self._store.owed(now, BATCH + len(self._resting)):
            if owed.table not in self._busy and owed.key not in self._resting:
                waiting.setdefault(owed.table, []).append(owed)
        begun = list(waiting.items())[:free]
        for table, rows in begun:
            self._busy[table] = asyncio.create_task(self._serve(table, sorted(rows, key=lambda row: row.id)))
        return len(begun)

    async def _serve(self, table: int, rows: list[Owed]) -> None:
        try:
            for owed in rows:
                await self._deliver(owed)
        except Exception:
            log.exception("table %s: a delivery could not be noted", table)
            await asyncio.sleep(UNNOTED)
        finally:
            del self._busy[table]
            self._wake.set()

    async def _deliver(self, owed: Owed) -> None:
        now, share = self._clock.now(), random.uniform(0.8, 1.0)
        wait = min(LONGEST_WAIT, 2.0 ** min(owed.tries + 1, 9)) * share
        try:
            await self._store.write([Attempt(owed.id, now + wait)])
        except Conflict:
            return  # it was taken back meanwhile
        person = await self._people.get(owed.person) if owed.person else None
        try:
            delivery = Delivery(owed, person, await self._store.references(owed.table))
            reference = await self._handed_over(delivery)
        except Undeliverable as error:
            log.warning("table %s: %s cannot be delivered: %s", owed.table, owed.kind, error)
            reference = None
        except Exception as error:
            if isinstance(error, OutOfReach | TableDamaged):
                wait = RARELY * share
            level = logging.INFO if isinstance(error, TableDamaged) else logging.WARNING
            log.log(level, "table %s: %s failed, again in %.0f s: %r", owed.table, owed.kind, wait, error)
            await self._store.write([Failed(owed.id, repr(error)[:200], now + wait)])
            return
        await self._mark(delivery, reference)

    async def _handed_over(self, delivery: Delivery) -> str | None:
        if delivery.kind == "settle" and not delivery.pings and not delivery.person:
            return None  # nothing was posted, and nothing can have been posted without our knowing
        async with asyncio.timeout(TIMEOUT):
            return await self._deliverer.deliver(delivery)

    async def _mark(self, delivery: Delivery, reference: str | None) -> None:
        owed = delivery.owed
        ops: list[Op] = [Delivered(owed.id, owed.revision, self._clock.now())]
        if delivery.kind == "settle":
            ops += [DropReference(owed.table, slot) for slot in delivery.pings]
        elif reference is not None:
            ops.append(PutReference(owed.table, delivery.slot, reference))
        await self._store.write(ops)
        if delivery.kind in IN_PLACE and (rest := self._rest_of(reference)):
            self._resting[owed.key] = self._clock.now() + rest

    def _rest_of(self, reference: str | None) -> float:
        """Return how long a message that was just delivered is left alone."""
        if reference is None or not isinstance(self._deliverer, Resting):
            return self._rest
        return max(self._rest, self._deliverer.rest(reference))

    async def drain(self) -> None:
        """Deliver until nothing is owed now."""
        while await self.tick() or self._busy:
            await asyncio.gather(*self._busy.values())

    async def run(self) -> None:
        """Deliver until cancelled."""
        while True:
            self._wake.clear()
            now = self._clock.now()  # before looking: what falls due while we look must not be slept through
            await self.tick()
            coming = [await self._store.next_owed(now), *(until for until in self._resting.values() if until > now)]
            moment = min((each for each in coming if each is not None), default=now + LONGEST_WAIT)
            pause = moment - self._clock.now()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(LONGEST_WAIT, pause)):
                    await self._wake.wait()

    async def close(self) -> None:
        """Let what is under way arrive; what takes too long is delivered after the next start."""
        await finish(self._busy.values(), "deliveries")
