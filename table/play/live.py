"""Tables in memory: a queue for each, the hot ones with a running game, the idle ones let go."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from engine.play import Game, Outcome, Question, Runner, Seat
from ops import meters, trace
from table.ending import finish
from table.errors import Fenced, NoSuchTable, NotSeated, TableDamaged
from table.health import Gauge
from table.models import SeatInfo
from table.people import People
from table.play import notes
from table.practice.guide import Guide
from table.practice.guiding import guide_of
from table.store.damage import Damage
from table.store.leases import shard_of
from table.store.protocol import Store
from table.store.rows import TAIL, Saved
from table.time.responses import Responses
from table.versions.catalogue import Catalogue
from table.versions.opening import HELD, Opened, opened

T = TypeVar("T")


class Live:
    """A table in memory. A change has to be committed, or the table is thrown away and read again."""

    def __init__(self, stored: Saved, game: Game[Any], opened: Opened | None = None) -> None:
        opened = opened or Opened("current")
        self.row = stored.row
        self.seats = list(stored.seats)
        self.dues = {due.slot: due for due in stored.dues}
        self.votes = {vote.id: vote for vote in stored.votes}
        self.orders = {order.id: order for order in stored.orders}
        self.tail = deque(stored.tail, TAIL)
        self.game = game
        self.runner = opened.runner
        self.standing = opened.standing
        self.loose = opened.loose
        self.guide: Guide | None = None
        self.begun: dict[str, int] = {}  # by person: earlier games of this kind
        self.notes: dict[str, str] = {}  # by person, of those who sit there: what they alone read
        self.is_dirty = False

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def play(self) -> Runner:
        """The game being played."""
        assert self.runner is not None, "a lobby has no game yet"
        return self.runner

    @property
    def is_held(self) -> bool:
        """Whether the game cannot go on until the table, or another program, has settled by which rules."""
        return self.row.status == "running" and self.standing in HELD

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return msgspec.json.decode(self.row.outcome, type=Outcome) if self.row.outcome else None

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat of *person*, or None."""
        return next((each.seat for each in self.seats if each.person == person and person), None)

    def seated(self, person: str) -> SeatInfo:
        """Return the seat of *person*, or complain."""
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeated(self.id)
        return self.seats[seat]

    def humans(self) -> list[SeatInfo]:
        """Return the seats where a person is there to be asked."""
        return [each for each in self.seats if each.is_human]

    def answered_since(self, seat: Seat, time: float) -> bool:
        """Return whether the person in *seat* has answered by hand since *time*, as far back as the tail goes."""
        return any(entry.seat == seat and entry.by == "human" and entry.at >= time for entry in self.tail)

    def questions(self) -> dict[Seat, tuple[Question, int]]:
        """Return the question each seat has to answer now, and the version by which an answer names it."""
        if self.row.status != "running" or self.is_held:
            return {}
        play, number = self.play, self.row.asked
        sealed = play.answered
        asked: dict[Seat, tuple[Question, int]] = {}
        for question in play.pending:
            asked.setdefault(question.seat, (question, number + sealed.count(question.seat)))
        return asked

    def is_beside(self, question: Question) -> bool:
        """Return whether *question* stays open, without a clock, until one that is waited for is answered."""
        return not question.waits and any(other.waits for other in self.play.pending)


class _Place:
    """A table's queue, and the table if it is in memory."""

    __slots__ = ("is_outdated", "live", "lock", "used", "waiting")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.is_outdated = False
        self.waiting = 0
        self.used = 0.0


class Tables:
    """All tables, one queue each; different tables go side by side."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        people: People,
        responses: Responses,
        hot_tables: int,
        damage: Damage | None = None,
    ) -> None:
        self._store = store
        self._damage = Damage() if damage is None else damage
        self._catalogue = catalogue
        self._people = people
        self._responses = responses
        self._hot_tables = hot_tables
        self._places: OrderedDict[int, _Place] = OrderedDict()
        self.gauge = Gauge()
        self._work: set[asyncio.Task[Any]] = set()

    @property
    def hot(self) -> int:
        """How many tables are in memory."""
        return sum(place.live is not None for place in self._places.values())

    @property
    def waiting(self) -> int:
        """How many jobs are under way or wait for their turn."""
        return len(self._work)

    async def at(self, table: int, job: Callable[[Live], Awaitable[T]]) -> T:
        """Do *job* when it is its turn at *table*; it goes on to its end even if the caller is cancelled."""
        return await self._lasting(self._queue(table, lambda place: self._do(place, table, job)))

    async def beside(self, table: int, job: Callable[[Saved], Awaitable[T]]) -> T:
        """Do *job* when it is its turn at a table without a game, which is read each time."""
        return await self._lasting(self._queue(table, lambda place: self._do_beside(table, job)))

    async def _lasting(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._put_away)
        return await asyncio.shield(task)

    def _put_away(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # if the caller was cancelled, a failure has nobody to be told to

    async def _queue(self, table: int, do: Callable[[_Place], Awaitable[T]]) -> T:
        place = self._places.setdefault(table, _Place())
        self._places.move_to_end(table)
        place.waiting += 1
        began = time.perf_counter()
        try:
            async with place.lock:
                return await do(place)
        finally:
            place.waiting -= 1
            taken = time.perf_counter() - began
            self.gauge.add(taken)
            meters.acted.note(taken, trace.verb())
            if place.live is None and not place.waiting:
                self._places.pop(table, None)
            self._make_room()

    async def _do(self, place: _Place, table: int, job: Callable[[Live], Awaitable[T]]) -> T:
        self._damage.must_be_sound(table)
        place.used = asyncio.get_running_loop().time()
        live = place.live
        if live is None:
            live = place.live = await self._load(table)
        self._must_own(live.row.server)
        if not self._store.ownership.is_whole:  # what others change must not be old
            await self._people.fetch([seat.person for seat in live.seats if seat.person])
        if live.row.status == "running":
            await self._responses.fetch(self._people[seat.person] for seat in live.humans())
        await self._learn_begun(live)
        try:
            return await job(live)
        except TableDamaged as error:  # a line that was read later
            raise await self.put_aside(error) from None
        finally:
            if live.is_dirty or place.is_outdated:
                place.live = None
                place.is_outdated = False

    async def _do_beside(self, table: int, job: Callable[[Saved], Awaitable[T]]) -> T:
        self._damage.must_be_sound(table)
        stored = await self.stored_beside(table)
        self._must_own(stored.row.server)
        return await job(stored)

    async def stored(self, table: int) -> Saved:
        """Return a table as it is stored; a damaged one is put aside, and one without a game is none to play at."""
        stored = await self._read(table)
        if not stored.row.game:
            raise NoSuchTable(table)
        return stored

    async def stored_beside(self, table: int) -> Saved:
        """Return a table without a game as it is stored, unless it was erased."""
        stored = await self._read(table)
        if stored.row.game or not stored.row.position:
            raise NoSuchTable(table)
        return stored

    async def _read(self, table: int) -> Saved:
        try:
            stored = await self._store.load(table)
        except TableDamaged as error:
            raise await self.put_aside(error) from None
        if stored is None:
            raise NoSuchTable(table)
        return stored

    async def put_aside(self, error: TableDamaged) -> TableDamaged:
        """Let nobody use a damaged table; return the error that says so."""
        told = await self._damage.put_aside(error)
        if place := self._places.get(error.table):
            place.is_outdated = True
        return told

    async def _load(self, table: int) -> Live:
        stored = await self.stored(table)
        await self._people.fetch([seat.person for seat in stored.seats if seat.person])
        game = await self._catalogue.game_of(stored.row, self._store)
        live = Live(stored, game, opened(game, stored.row))
        live.guide = guide_of(stored.row, self._catalogue)
        return live

    def _must_own(self, server: str) -> None:
        """Refuse tables that another worker runs: what is in memory here is not how they stand."""
        ownership = self._store.ownership
        if not ownership.owns(server):
            raise Fenced(shard_of(server, ownership.shards))

    async def _learn_begun(self, live: Live) -> None:
        """Have the earlier games of those who sit there now in memory, and what they have noted."""
        asked = sorted({seat.person for seat in live.seats if seat.person} - live.begun.keys())
        if not asked:
            return
        begun, kept = await asyncio.gather(
            self._store.begun(asked, live.row.game, live.id),
            self._store.records_at(notes.KIND, [notes.key(live.id, person) for person in asked]),
        )
        written = {note.key: note for note in kept}
        for person in asked:
            live.begun[person] = begun.get(person, 0)
            live.notes[person] = notes.text(written.get(notes.key(live.id, person)))

    async def read_again(self, table: int) -> Live:
        """Return a table as it is stored, beside the one in memory: for a job at that table, or only to look at it."""
        live = await self._load(table)
        await self._learn_begun(live)
        return live

    def _make_room(self) -> None:
        """Let go of the tables used longest ago; one that is being used stays."""
        surplus = len(self._places) - self._hot_tables
        if surplus > 0:
            idle = [number for number, place in self._places.items() if not place.waiting]
            for number in idle[:surplus]:
                del self._places[number]

    def cool_down(self, hot_time: float) -> None:
        """Let go of the tables nobody has used for *hot_time*, and of the people who sit at none."""
        self._people.make_room({seat.person for each in self._places.values() if each.live for seat in each.live.seats})
        limit = asyncio.get_running_loop().time() - hot_time
        for number, place in list(self._places.items()):
            if not place.waiting and place.used < limit:
                del self._places[number]

    def forget(self) -> None:
        """Read every table again before it is used next."""
        for number, place in list(self._places.items()):
            if place.waiting:
                place.is_outdated = True
            else:
                del self._places[number]

    async def close(self) -> None:
        """Let what is under way finish; what takes too long was not accepted."""
        await finish(self._work, "jobs at tables")
