"""Simulation: 5,000 servers with 25,000 tables against Discord's 50 requests a second, on a clock of its own.

The request budget, the order of urgency and the outbox's courier are those of the bot; the store is a dictionary, and
Discord takes a request in 0.15 to 0.35 s. An act *away* comes at a table where nobody sits: it edits the panel, calls
the next person and folds the last call. An act *live* comes every eight seconds at a table where people sit: it edits
the panel, and nobody is called. Both let the message in the channel follow after 20 s. Private pages cost nothing:
they are answers to interactions.
"""

from __future__ import annotations

import asyncio
import heapq
import random
import selectors
from collections.abc import Sequence
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import replace

from cogs.delivery.deliverer import LOBBY_REST, URGENCY
from ops.budget import RequestBudget, Urgency, urgent
from table.models import Person
from table.post.outbox import Courier, Delivery
from table.store.changes import Attempt, Delivered, Failed, Op
from table.store.rows import Owed

SERVERS, TABLES = 5_000, 25_000
LATENCY = (0.15, 0.35)
BETWEEN = 8.0  # seconds between two acts at a table where people sit
PANEL_REST = 2.0
SPAN = 1_800.0  # seconds that are played
BEFORE = 300.0  # seconds until a peak
KINDS = ("ping", "settle", "panel", "lobby")
HEADINGS = ("acts/s", "live", "requests/s", "busiest second", *(f"{kind} p50 / p95 / p99 / max s" for kind in KINDS))


class Load(NamedTuple):
    """So many acts a second, of which some come *live*; a *peak* of so many begins after five minutes."""

    name: str
    rate: float
    live: float
    peak: float = 0.0
    peak_seconds: float = 0.0

    def at(self, now: float) -> float:
        """Return the acts a second at a moment."""
        return self.peak if BEFORE <= now < BEFORE + self.peak_seconds else self.rate


def with_peak(live: float, minutes: float, mean: float = 12.0, peak: float = 60.0) -> Load:
    """Return half an hour with that *mean* in which a *peak* lasts so many *minutes*."""
    rest = (mean * SPAN - peak * 60 * minutes) / (SPAN - 60 * minutes)
    return Load(f"{mean:g} in the mean, {peak:g} for {minutes:g} min", rest, live, peak, 60 * minutes)


LOADS = (
    *(Load("12 steadily", 12.0, live) for live in (0.0, 0.5)),
    *(with_peak(live, 1.0) for live in (0.0, 0.5)),
    *(with_peak(live, 5.0) for live in (0.0, 0.5)),
)


class _Nothing(selectors.SelectSelector):
    """A selector that never waits: there are no sockets."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return that nothing has happened."""
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose time jumps to the next thing that is planned when nothing is left to do."""

    def __init__(self) -> None:
        super().__init__(_Nothing())
        self._virtual = 0.0

    def time(self) -> float:
        """Return the virtual time."""
        return self._virtual

    def _run_once(self) -> None:
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined]
        if not ready and scheduled:
            self._virtual = max(self._virtual, scheduled[0].when())
        super()._run_once()  # type: ignore[misc]


class Clock:
    """The clock of the tables."""

    def now(self) -> float:
        """Return the virtual time."""
        return asyncio.get_running_loop().time()


class Outbox:
    """As much of a store as a courier needs."""

    def __init__(self) -> None:
        self.rows: dict[int, Owed] = {}
        self.since: dict[int, float] = {}  # when what is waited for has happened
        self._by_key: dict[str, int] = {}
        self._queue: list[tuple[float, int]] = []
        self._numbers = count(1)

    def owe(self, table: int, kind: str, key: str, now: float) -> None:
        """Owe a message; one that is owed under the same key goes out once, with the newest content."""
        number = self._by_key.get(key)
        if number is None:
            number = self._by_key[key] = next(self._numbers)
            self.since[number] = now
            self._put(Owed(table, kind, key, now, id=number, person="1"))
        else:
            row = self.rows[number]
            due = min(row.due, now) if not row.tries else row.due
            self._put(_changed(row, revision=row.revision + 1, due=due))

    def _put(self, row: Owed) -> None:
        before = self.rows.get(row.id)
        self.rows[row.id] = row
        if before and before.due == row.due:
            return  # it stands in the queue already
        heapq.heappush(self._queue, (row.due, row.id))

    def _head(self) -> tuple[float, int] | None:
        while self._queue:
            due, number = self._queue[0]
            row = self.rows.get(number)
            if row is not None and row.due == due:
                return due, number
            heapq.heappop(self._queue)
        return None

    async def owed(self, now: float, limit: int) -> list[Owed]:
        """Return the messages owed by *now*, the oldest first."""
        found: list[tuple[float, int]] = []
        while len(found) < limit and (head := self._head()) and head[0] <= now:
            found.append(heapq.heappop(self._queue))
        for each in found:
            heapq.heappush(self._queue, each)
        return [self.rows[number] for _, number in found]

    async def next_owed(self, after: float) -> float | None:
        """Return when the next message has to go out."""
        head = self._head()
        return None if head is None else max(head[0], after + 0.05)  # a moment early or late costs nothing here

    async def references(self, table: int) -> dict[str, str]:
        """Return that every message stands somewhere."""
        return {"panel": f"{table}/1", "lobby": f"{table}/2"}

    async def write(self, ops: Sequence[Op]) -> None:
        """Do what a courier writes."""
        for op in ops:
            row = self.rows.get(op.id) if isinstance(op, Attempt | Failed | Delivered) else None
            if row is None:
                continue
            if isinstance(op, Delivered) and row.revision == op.revision:
                del self.rows[row.id], self._by_key[row.key]
            elif isinstance(op, Delivered):
                self.since[row.id] = op.due
                self._put(_changed(row, tries=0, due=op.due))
            elif isinstance(op, Attempt):
                self._put(_changed(row, tries=row.tries + 1, due=op.due))
            elif isinstance(op, Failed):
                self._put(_changed(row, due=op.due))


def _changed(row: Owed, **fields: Any) -> Owed:
    return replace(row, **fields)


class People:
    """People who are all the same."""

    async def get(self, person: str) -> Person:
        """Return who has that id."""
        return Person(person, "Ana")


class Discord:
    """Takes deliveries with the bot's urgencies and budget, and notes how long each was waited for."""

    def __init__(self, outbox: Outbox, rng: random.Random) -> None:
        loop = asyncio.get_running_loop()
        self.budget = RequestBudget(clock=loop.time)
        self.sent: list[float] = []
        self.waits: dict[str, list[float]] = {kind: [] for kind in KINDS}
        self._outbox, self._rng, self._loop = outbox, rng, loop
        self.following: dict[int, asyncio.Task[None]] = {}

    def rank(self, kind: str) -> int:
        """Return which kinds go first."""
        return int(URGENCY.get(kind, Urgency.CALL))

    def put_off(self, kind: str) -> float:
        """Return for how long a kind is put off."""
        return self.budget.put_off(URGENCY.get(kind, Urgency.CALL))

    def rest(self, reference: str) -> float:
        """Return for how long a message is left alone."""
        return self.budget.rest() if self.budget.is_short else 0.0

    async def deliver(self, delivery: Delivery) -> str:
        """Send one message."""
        owed = delivery.owed
        with urgent(URGENCY.get(owed.kind, Urgency.CALL)):
            await self._request(URGENCY.get(owed.kind, Urgency.CALL))
        self.waits[owed.kind].append(self._loop.time() - self._outbox.since[owed.id])
        if owed.kind == "panel" and owed.table not in self.following:
            self.following[owed.table] = asyncio.create_task(self._follow(owed.table))
        return f"{owed.table}/1"

    async def _request(self, how: Urgency) -> None:
        await self.budget.take(how)
        self.sent.append(self._loop.time())
        await asyncio.sleep(self._rng.uniform(*LATENCY))

    async def _follow(self, table: int) -> None:
        """Edit the message in the channel as the bot does."""
        since, wait = self._loop.time(), LOBBY_REST
        while wait:
            await asyncio.sleep(wait)
            wait = self.budget.put_off(Urgency.COURTESY)
        await self._request(Urgency.COURTESY)
        self.waits["lobby"].append(self._loop.time() - since)
        del self.following[table]


async def play(load: Load, outbox: Outbox, courier: Courier, rng: random.Random, seconds: float) -> None:
    """Let people act for so many *seconds*."""
    loop = asyncio.get_running_loop()
    turns = count(1)
    while (now := loop.time()) < seconds:
        rate = load.at(now)
        await asyncio.sleep(rng.expovariate(rate))
        now, number = loop.time(), next(turns)
        if rng.random() < load.live:
            table = rng.randrange(max(1, round(rate * load.live * BETWEEN)))
        else:
            table = rng.randrange(1_000, TABLES)
            outbox.owe(table, "ping", f"ping:{table}:{number}:0", now)
            outbox.owe(table, "settle", f"settle:ping:{table}:{number - 1}:0", now)
        outbox.owe(table, "panel", f"panel:{table}", now)
        courier.wake()


async def simulate(load: Load, seconds: float = SPAN, seed: int = 1) -> Discord:
    """Play so many *seconds* of *load*, deliver what is left, and return what Discord has got."""
    rng, outbox = random.Random(seed), Outbox()
    discord = Discord(outbox, rng)
    courier = Courier(outbox, People(), Clock(), discord, outbox.references, rest=PANEL_REST)  # type: ignore[arg-type]
    running = asyncio.create_task(courier.run())
    await play(load, outbox, courier, rng, seconds)
    while outbox.rows or discord.following:  # noqa: ASYNC110
        await asyncio.sleep(1.0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return discord


def busiest(sent: Sequence[float]) -> int:
    """Return the most requests within any second."""
    most, first = 0, 0
    for at, moment in enumerate(sent):
        while sent[first] <= moment - 1.0:
            first += 1
        most = max(most, at - first + 1)
    return most


def row(load: Load, discord: Discord) -> str:
    """Return one line of the table."""
    cells = [load.name, f"{load.live:.0%}", f"{len(discord.sent) / max(discord.sent):.1f}", str(busiest(discord.sent))]
    for kind in KINDS:
        waits = sorted(discord.waits[kind])
        told = [waits[min(len(waits) - 1, int(share * len(waits)))] for share in (0.5, 0.95, 0.99, 1.0) if waits]
        cells.append(" / ".join(f"{wait:.1f}" if wait < 100 else f"{wait:.0f}" for wait in told) or "none")
    return f"| {' | '.join(cells)} |"


def run() -> None:
    """Simulate every load, and print Markdown for docs/budget.md."""
    print(f"| {' | '.join(HEADINGS)} |\n|{' --- |' * len(HEADINGS)}")
    for load in LOADS:
        with asyncio.Runner(loop_factory=VirtualLoop) as runner:
            print(row(load, runner.run(simulate(load))), flush=True)
