"""What the parts of the host work with: the store, the queues of the tables, the people, the players, the clock."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from engine.play import Choice, Game, Pick, Runner, Seat
from ops import meters
from table.archive.counting import Counting
from table.directory import Directory
from table.finding import board
from table.gatherings import within
from table.gatherings.kinds import Kinds
from table.memo import Memo
from table.models import Look
from table.people import People
from table.play import looking
from table.play.acts import Actor
from table.play.asking import Asker
from table.play.draft import Draft
from table.play.live import Live, Tables
from table.play.orders import Book
from table.players.pondering import Problem
from table.players.reviewing import Reviewer
from table.players.thinking import Thinker, problem_of
from table.post import ballots
from table.practice import table as practice
from table.ranking.book import Book as RankingBook
from table.settings import Settings
from table.sharing import handover
from table.store.changes import Op
from table.store.damage import Damage
from table.store.numbers import Numbers
from table.store.protocol import Store
from table.store.rows import TableRow
from table.time import keeping
from table.time.clock import DAY, Clock
from table.time.pacing import Pacer
from table.time.presence import Presence
from table.time.responses import Responses
from table.versions import held
from table.versions.catalogue import Catalogue

HINTS = 512  # questions whose hint is kept


class Services:
    """Shared by all parts of the host; `commit` is the one way to change a table."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        clock: Clock,
        thinker: Thinker,
        settings: Settings,
        chance: random.Random,
    ) -> None:
        self.store = store
        self.catalogue = catalogue
        self.clock = clock
        self.thinker = thinker
        self.settings = settings
        self.chance = chance
        self.numbers = Numbers(store)
        self.people = People(store)
        self.damage = Damage()
        self.responses = Responses(store, clock, settings.presence)
        self.presence = Presence(clock)
        self.directory = Directory(store)
        self.hints: Memo[tuple[int, Seat, int], tuple[tuple[Pick, ...], bool]] = Memo(HINTS, DAY)
        self.reviewer = Reviewer(settings.player_processes)
        self.counting = Counting(store)
        self.book_of_ranking = RankingBook(store, catalogue)
        self.tables = Tables(store, catalogue, self.people, self.responses, settings.hot_tables, self.damage)
        self.book = Book()
        self.kinds = Kinds()
        self.asker = Asker(self.people, self.book, settings, self._pacer(), self.presence)
        self.actor = Actor(self.asker, self.book)
        self.on_due: list[Callable[[float], None]] = []
        self.on_owed: list[Callable[[], None]] = []
        #: Told the number and the version of every table that has changed for those who look at it.
        self.on_change: list[Callable[[int, int], None]] = []

    def _pacer(self) -> Pacer:
        # Delays need no more than to be unforeseeable in practice, and there are many.
        chance = random.Random(self.chance.getrandbits(128))
        return Pacer(self.people, self.responses, self.presence, self.settings, chance)

    def draft(self, live: Live) -> Draft:
        """Begin a change at a table."""
        return Draft(live, self.clock.now())

    async def commit(self, draft: Draft) -> None:
        """Write a change; when this returns it is on the disk."""
        if draft.is_over:
            await within.tell(self.store, draft)
        await board.tell(self.store, draft)
        await self.write(self.sealed(draft), draft.soonest_due)
        draft.live.is_dirty = False
        for told in () if draft.is_unseen else self.on_change:
            told(draft.live.id, draft.live.row.version)

    def sealed(self, draft: Draft) -> list[Op]:
        """Return all that has to be written of a change."""
        ballots.keep_up(draft)
        held.keep_up(draft)
        keeping.expect_back(draft, self.people)
        practice.renew(draft)
        return draft.sealed()

    async def write(self, ops: Sequence[Op], soonest_due: float = math.inf) -> None:
        """Write *ops* as one transaction; by them something is due, *soonest_due*, and owed."""
        handed = handover.present()
        began = time.perf_counter()
        await self.store.write([*ops, *(handed.ops() if handed else ())])
        meters.committed.note(time.perf_counter() - began)
        if handed:
            handed.is_taken = True
        await self.numbers.keep_ready()
        for heard in self.on_due:
            heard(soonest_due)
        self.tell_owed()

    def forget(self, person: str) -> None:
        """Drop what is in memory of *person*, who was forgotten, and what was counted with them."""
        for known in (self.people, self.responses, self.presence):
            known.forget(person)
        for counted in (self.tables, self.directory, self.counting, self.book_of_ranking):
            counted.forget()

    def tell_owed(self) -> None:
        """Let those who deliver know that something new is owed."""
        for told in self.on_owed:
            told()

    async def fresh_table(self) -> int:
        """Return the number of a new table."""
        return await self.numbers.table()

    def fresh_id(self, *, is_secret: bool = False) -> int:
        """Return a number that was never given before, also not before a restart; others see none that *is_secret*."""
        return self.numbers.id(is_secret=is_secret)

    def look(self, live: Live, person: str | None) -> Look:
        """Return the table as *person* sees it."""
        held.must_be_played(live)
        return looking.look(live, self.people, self.book, person, self.clock.now())

    async def problem(self, live: Live, seat: Seat) -> Problem:
        """Return the question of *seat* as a computer player gets it."""
        return problem_of(live, seat, await self.catalogue.files_of(live.row, self.store))

    async def replayed(self, game: Game[Any], row: TableRow, made: list[Choice]) -> Runner:
        """Return the game of *row* after the choices *made*; off the loop, for it may be long."""
        return await asyncio.to_thread(looking.replayed, game, row, made)
