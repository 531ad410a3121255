"""People: how they are called and reached, when they sleep, when they are away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import TypeAlias

from msgspec.structs import replace

from table.errors import Conflict, Refused
from table.models import Person, Way
from table.store.changes import PutPerson
from table.store.protocol import Store
from table.time.clock import DAY, zone

QUIET_MOST = 12 * 60  # minutes of a day that may be quiet
MOST = 4_096  # people kept in memory beside those at tables in use
VACATION_DAYS = 30  # in a calendar year
FRESH = 2.0  # seconds for which somebody is kept where other workers may change them
ATTEMPTS = 3  # to write somebody whom others change at the same time
STRANGER = "?"
#: How the ids of those begin who were forgotten, and of those known only from the file of a game.
GONE, GUEST = "gone:", "guest:"

Write: TypeAlias = Callable[[PutPerson], Awaitable[object]]


class People:
    """What is known of people, kept in memory once it was asked for."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, Person] = {}
        self._read: dict[str, float] = {}  # when, where other workers may change them
        self._asked: set[str] = set()  # who is read next,
        self._next: asyncio.Task[None] | None = None  # and by what
        self._coming: dict[str, asyncio.Task[None]] = {}  # by what each is read
        self._reading = asyncio.Lock()

    async def fetch(self, ids: Iterable[str]) -> None:
        """Have *ids* in memory, as they are stored now or, where other workers may change them, were a moment ago."""
        coming = {self._coming.get(each) or self._ask(each) for each in ids if not self._is_known(each)}
        for reading in coming:
            await asyncio.shield(reading)

    def _is_known(self, person: str) -> bool:
        if person not in self._known:
            return False
        if not self._store.ownership.is_whole and time.monotonic() - self._read.get(person, 0.0) > FRESH:
            return False
        self._known[person] = self._known.pop(person)  # used last, and dropped last
        return True

    def _ask(self, person: str) -> asyncio.Task[None]:
        """Have *person* read with everybody else who is asked for until the read that is under way has ended."""
        if self._next is None:
            self._next = asyncio.create_task(self._read_asked())
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())  # if nobody waits any more
        self._asked.add(person)
        self._coming[person] = self._next
        return self._next

    async def _read_asked(self) -> None:
        async with self._reading:
            asked, self._asked, this, self._next = self._asked, set(), self._next, None
            before, began = {person: self._known.get(person) for person in asked}, time.monotonic()
            try:
                found = {person.id: person for person in await self._store.people(sorted(asked))}
            finally:
                coming = [person for person in asked if self._coming.get(person) is this]  # nobody was forgotten since
                for person in coming:
                    del self._coming[person]
            for person in coming:
                if self._known.get(person) is before[person]:  # and it was not changed
                    self._known[person] = found.get(person) or Person(person, STRANGER)
                    self._read[person] = began

    def __getitem__(self, person: str) -> Person:
        return self._known.get(person) or Person(person, STRANGER)

    def name(self, person: str) -> str:
        """Return how *person* is called."""
        return self[person].name

    async def get(self, person: str) -> Person:
        """Return what is known of *person*."""
        await self.fetch([person])
        while person not in self._known:  # forgotten while they were read
            await self.fetch([person])
        return self._known[person]

    async def meet(self, person: Person) -> Person:
        """Note the name and the language of *person*, whatever becomes of what they want; return all that is known."""
        return await self.change(
            person.id, lambda known: replace(known, name=person.name, locale=person.locale or known.locale)
        )

    async def change(self, person: str, change: Callable[[Person], Person], write: Write | None = None) -> Person:
        """Write what *change* makes of *person*, and return it.

        Where it was something else meanwhile, another worker's change for one, it is read and changed again.
        *write* is called with the change, to write more with it.
        """
        for is_last in (*[False] * ATTEMPTS, True):
            known = await self.get(person)
            changed = change(known)
            if changed == known and write is None:
                break
            # A row that is damaged is never what it was: in the end it is written over.
            put = PutPerson(changed, None if is_last else known)
            try:
                await (write(put) if write else self._store.write([put]))
            except Conflict:
                self.forget(person)
                if is_last:
                    raise
                continue
            self._known[person] = changed
            break
        return changed

    def forget(self, person: str) -> None:
        """Drop *person* from memory."""
        for known in (self._known, self._read, self._coming):
            known.pop(person, None)

    def make_room(self, needed: set[str]) -> None:
        """Drop those known for longest who are not *needed* at a table, until few enough are in memory."""
        surplus = len(self._known) - MOST
        if surplus > 0:
            idle = [person for person in self._known if person not in needed]
            for person in idle[:surplus]:
                del self._known[person]
                self._read.pop(person, None)


def is_somebody(person: str) -> bool:
    """Return whether *person* names somebody: no empty seat, nobody forgotten, no guest from a file."""
    return bool(person) and not person.startswith((GONE, GUEST))


def with_ping(person: Person, way: Way) -> Person:
    """Return *person* who wants to be reached that *way*."""
    return replace(person, ping=way)


def with_quiet_hours(person: Person, name: str, start: int, end: int) -> Person:
    """Return *person* with quiet hours from *start* to *end*, minutes of the day in the zone *name*."""
    zone(name)
    if not (0 <= start < DAY // 60 and 0 <= end < DAY // 60):
        raise Refused("Quiet hours begin and end between 00:00 and 23:59.", key="quiet-range")
    if (end - start) % (DAY // 60) > QUIET_MOST:
        hours = QUIET_MOST // 60
        raise Refused(f"At most {hours} hours of a day can be quiet.", key="quiet-most", hours=hours)
    return replace(person, zone=name, quiet_from=start, quiet_to=end)


def with_vacation(person: Person, now: float, days: int) -> Person:
    """Return *person* on vacation for *days*, out of what the year allows; 0 ends it early."""
    year = datetime.fromtimestamp(now, zone(person.zone)).year
    used = person.vacation_days if person.vacation_year == year else 0
    if person.vacation_until > now:
        used -= int((person.vacation_until - now) // DAY)  # whole days that were not needed come back
    if days < 0 or used + days > VACATION_DAYS:
        left = max(0, VACATION_DAYS - used)
        text = f"There are {VACATION_DAYS} days of vacation in a year, and you have {left} left."
        raise Refused(text, key="vacation", days=VACATION_DAYS, left=left)
    until = now + days * DAY if days else 0.0
    return replace(person, vacation_until=until, vacation_year=year, vacation_days=max(0, used) + days)
