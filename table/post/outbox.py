"""The outbox: what the table owes the world goes out, again and again until it has arrived.

A message is a row written with the act it tells of. The courier notes each attempt before it is made, so that after a
crash between delivery and mark the front end learns that this may be a repeat, and can use the nonce to
post it only once. Only the newest picture of a table is owed; messages of one table go out one after another.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Literal, Protocol, runtime_checkable

import msgspec

from ops import meters, trace
from table.ending import finish
from table.errors import Conflict, Fenced, StoreAway, StoreClosed, TableDamaged
from table.models import Person
from table.people import People
from table.post import keys
from table.store.changes import Attempt, Delivered, DropReference, Failed, Op, PutReference
from table.store.protocol import Store
from table.store.rows import Owed
from table.time.clock import Clock

log = logging.getLogger(__name__)
BATCH = 64
BETWEEN = 0.05  # seconds between two looks at the outbox: many acts at a time are seen together
#: Tables being served; with 0.25 s for a request this is more than Discord takes. Half of them are kept for calls.
AT_ONCE, PATIENT_AT_ONCE = 24, 12
LONGEST_WAIT = 300.0  # seconds between two attempts
RARELY = 3_600.0  # between two where nothing can arrive for now
TIMEOUT = 60.0
AGAIN = 5.0  # seconds after which what was put off is looked at again, or twice that
FORGOTTEN = 50_000  # messages of which is known since when they wait
UNNOTED = 2.0  # seconds of rest for a table whose deliveries could not be written down
LATELY, MOST_FAILED = 50, 0.5  # attempts that are looked at, and the share of failed ones at which delivery is failing
#: Kinds of which a table, or a gathering, has one message, edited in place.
IN_PLACE = ("panel", "lobby", "result", "gathering")


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
        """What it is: panel, lobby, promise, ping, reminder, settle, vote, result, curve, crown, notice, film,
        gathering, news.
        """
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


@runtime_checkable
class Rationing(Protocol):
    """What a front end implements besides that may say only so much in a second."""

    def rank(self, kind: str) -> int:
        """Return which kinds go first: the lower the sooner."""

    def put_off(self, kind: str) -> float:
        """Return for how many seconds a change of that *kind* is put off; 0: it may be made now."""


class Courier:
    """Takes what is owed to a deliverer."""

    def __init__(
        self,
        store: Store,
        people: People,
        clock: Clock,
        deliverer: Deliverer,
        places: Callable[[int], Awaitable[dict[str, str]]],
        *,
        rest: float = 0.0,
        hold: Callable[[Owed], float] = lambda owed: 0.0,
    ) -> None:
        self._store = store
        self._people = people
        self._clock = clock
        self._deliverer = deliverer
        self._places = places  # returns where the messages of a table stand
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._wake = asyncio.Event()
        self._rest = rest  # seconds between two edits of a message, so that a burst of acts is one edit
        self._resting: dict[str, float] = {}  # until when, by key
        self._hold = hold  # says until when a message that is due is held back
        self._ration = deliverer if isinstance(deliverer, Rationing) else None
        self._patient: set[int] = set()  # busy tables of which something is delivered that could wait
        self._put_off: dict[int, float] = {}  # since when messages wait that were put off, by number
        self._fates: deque[bool] = deque(maxlen=LATELY)  # whether the last attempts arrived

    @property
    def is_failing(self) -> bool:
        """Whether most of the last deliveries have failed."""
        return len(self._fates) == LATELY and self._fates.count(False) > MOST_FAILED * LATELY

    def wake(self) -> None:
        """Look again: something new is owed."""
        self._wake.set()

    async def tick(self) -> int:
        """Begin to serve tables for which something is due, as many as may be served at once; return how many."""
        now = self._clock.now()
        self._resting = {key: until for key, until in self._resting.items() if now < until <= now + LONGEST_WAIT}
        self._patient &= self._busy.keys()
        free = AT_ONCE - len(self._busy)
        if free <= 0:
            return 0
        if self._ration:
            begun = await self._admitted(self._ration, now, free)
        else:
            waiting = self._by_table(await self._store.owed(now, BATCH + len(self._resting)), now)
            begun = dict(list(waiting.items())[:free])
        for table, rows in begun.items():
            self._busy[table] = asyncio.create_task(self._serve(table, sorted(rows, key=lambda row: row.id)))
        return len(begun)

    def _by_table(self, rows: Iterable[Owed], now: float) -> dict[int, list[Owed]]:
        """Return what may be delivered of *rows*, by table: none that is held back, rests, or is of a busy table."""
        waiting: dict[int, list[Owed]] = {}
        for owed in rows:
            if (held := self._hold(owed)) > now:
                self._resting[owed.key] = held
            elif owed.table not in self._busy and owed.key not in self._resting:
                waiting.setdefault(owed.table, []).append(owed)
        return waiting

    async def _admitted(self, ration: Rationing, now: float, free: int) -> dict[int, list[Owed]]:
        """Return what may begin, the urgent first; what can wait is put off if there is no room for it."""
        rows = await self._seen(ration, now, free)
        waiting = self._by_table(rows.values(), now)
        begun: dict[int, list[Owed]] = {}
        later: list[Owed] = []
        for table, owed in sorted(waiting.items(), key=lambda each: min(ration.rank(row.kind) for row in each[1])):
            if len(begun) == free:
                break
            going = []
            for row in owed:
                fate = await self._fate(row, ration)
                if fate == "now":
                    going.append(row)
                elif fate == "later":
                    later.append(row)
            if going:
                begun[table] = going
        await self._put_off_until(later, now + AGAIN)
        return begun

    async def _seen(self, ration: Rationing, now: float, free: int) -> dict[int, Owed]:
        """Return what is due, by number; where more is due than is read at once, what can wait is put off.

        What is urgent may stand behind it.
        """
        rows: dict[int, Owed] = {}
        while True:
            limit = BATCH + len(self._resting)
            read = await self._store.owed(now, limit)
            rows |= {owed.id: owed for owed in read}
            urgent = {owed.table for owed in rows.values() if not ration.rank(owed.kind)} - self._busy.keys()
            if len(read) < limit or len(urgent) >= free:
                return rows
            later = [owed for owed in read if await self._can_wait(owed, ration)]
            if not later:
                return rows
            await self._put_off_until(later, now + AGAIN)

    async def _fate(self, owed: Owed, ration: Rationing) -> Literal["now", "later", "soon"]:
        """Return when *owed* is delivered: soon is when a place is free again for what could wait."""
        if not ration.rank(owed.kind):
            return "now"
        has_room = owed.table in self._patient or len(self._patient) < PATIENT_AT_ONCE
        if has_room and not ration.put_off(owed.kind):
            self._patient.add(owed.table)
            return "now"
        if not await self._can_wait(owed, ration):
            return "now"
        return "later" if has_room else "soon"

    async def _can_wait(self, owed: Owed, ration: Rationing) -> bool:
        """Return whether *owed* only changes or takes away a message that stands."""
        if not ration.rank(owed.kind):
            return False
        slot = owed.kind if owed.kind in IN_PLACE else owed.key
        # People wait for a message that is not there yet, and what follows it has to stand behind it.
        return owed.kind == "settle" or slot in await self._places(owed.table)

    async def _put_off_until(self, rows: Sequence[Owed], moment: float) -> None:
        """Let *rows* be due again about that *moment*; a change of the table brings a message back at once."""
        for owed in rows:
            self._put_off.setdefault(owed.id, owed.due)
            meters.put_off.note(1, owed.kind)
        if len(self._put_off) > FORGOTTEN:  # of those that are owed no longer nobody tells us
            self._put_off.clear()
        if rows:
            ops: list[Op] = [Failed(owed.id, owed.error, moment + random.uniform(0.0, AGAIN)) for owed in rows]
            await self._store.write(ops)

    async def _serve(self, table: int, rows: list[Owed]) -> None:
        try:
            for owed in rows:
                await self._deliver(owed)
        except (StoreAway, StoreClosed, Fenced):
            await asyncio.sleep(UNNOTED)  # the store has told of it, or the table is another worker's now
        except Exception:
            log.exception("table %s: a delivery could not be noted", table)
            await asyncio.sleep(UNNOTED)
        finally:
            del self._busy[table]
            self._patient.discard(table)
            self._wake.set()

    async def _deliver(self, owed: Owed) -> None:
        with trace.traced(f"deliver {owed.kind}", str(owed.data.get(trace.KEY, ""))):
            began = time.perf_counter()
            result = await self._attempt(owed)
            if result:
                self._fates.append(result != "failed")
                meters.delivered.note(time.perf_counter() - began, owed.kind, result)

    async def _attempt(self, owed: Owed) -> str:
        """Try to deliver one message, and note how that went; return it in a word, none if it is owed no longer."""
        now, share = self._clock.now(), random.uniform(0.8, 1.0)
        wait = min(LONGEST_WAIT, 2.0 ** min(owed.tries + 1, 9)) * share
        try:
            await self._store.write([Attempt(owed.id, now + wait)])
        except Conflict:
            return ""  # it was taken back meanwhile
        person = await self._people.get(owed.person) if owed.person else None
        result = "delivered"
        try:
            delivery = Delivery(owed, person, await self._places(owed.table))
            reference = await self._handed_over(delivery)
        except Undeliverable as error:
            log.warning("table %s: %s cannot be delivered: %s", owed.table, owed.kind, error)
            reference, result = None, "undeliverable"
        except Exception as error:
            if isinstance(error, Fenced):
                raise
            if isinstance(error, OutOfReach | TableDamaged):
                wait, result = RARELY * share, "out_of_reach"
            else:
                result = "failed"
            level = logging.INFO if isinstance(error, TableDamaged) else logging.WARNING
            log.log(level, "table %s: %s failed, again in %.0f s: %r", owed.table, owed.kind, wait, error)
            await self._store.write([Failed(owed.id, repr(error)[:200], now + wait)])
            return result
        await self._mark(delivery, reference)
        meters.aged.note(max(0.0, self._clock.now() - self._put_off.pop(owed.id, owed.due)), owed.kind)
        return result

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
        await self._note(ops)
        if delivery.kind in IN_PLACE and (rest := self._rest_of(reference)):
            self._resting[owed.key] = self._clock.now() + rest

    async def _note(self, ops: list[Op]) -> None:
        """Note a delivery, however long the store is away: what is not noted is delivered once more."""
        while True:
            try:
                return await self._store.write(ops)
            except StoreAway:
                await asyncio.sleep(UNNOTED)

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
        loop = asyncio.get_running_loop()
        while True:
            looked = loop.time()
            self._wake.clear()
            now = self._clock.now()  # before looking: what falls due while we look must not be slept through
            await self.tick()
            coming = [await self._store.next_owed(now), *(until for until in self._resting.values() if until > now)]
            moment = min((each for each in coming if each is not None), default=now + LONGEST_WAIT)
            pause = moment - self._clock.now()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(LONGEST_WAIT, pause)):
                    await self._wake.wait()
            await asyncio.sleep(looked + BETWEEN - loop.time())

    async def close(self) -> None:
        """Let what is under way arrive; what takes too long is delivered after the next start."""
        await finish(self._busy.values(), "deliveries")
