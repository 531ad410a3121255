"""How long people take to answer by hand, read from the log and kept in memory for a while.

Nothing of it is stored: a person who is forgotten in the log has left no answers from which it could be read again.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from table.models import Person
from table.store.protocol import Store
from table.store.rows import Response
from table.time.clock import HOUR, LIVE, Clock
from table.time.habits import PERIOD, Hours, silent_hours

FRESH = HOUR  # seconds for which what was read is good enough
PEOPLE = 2_048  # of whom something is kept
KEPT = 200  # answers of each
AUTOMATIC = ("forced", "order", "default", "fallback")


class Past(NamedTuple):
    """A question to somebody: when it was put and answered, whether they sat there then and answered *by_hand*."""

    put: float
    at: float
    is_here: bool
    by_hand: bool


class Habit:
    """What is known of how one person answers."""

    def __init__(self, past: Iterable[Past] = (), night: Hours | None = None, read: float = 0.0) -> None:
        self._times = array("d", (number for each in past for number in each))
        self._night = night
        self.read = read

    def past(self) -> Iterator[Past]:
        """Yield what is known, the oldest answer first."""
        times = self._times
        for at in range(0, len(times), 4):
            yield Past(times[at], times[at + 1], bool(times[at + 2]), bool(times[at + 3]))

    def sleeper(self, person: Person) -> Person:
        """Return *person* with the night in which they never answer, if they have named no quiet hours."""
        if self._night is None or person.quiet_from != person.quiet_to:
            return person
        return replace(person, quiet_from=self._night.start, quiet_to=self._night.end)


class Responses:
    """The habits of the people at the tables that are in memory."""

    def __init__(self, store: Store, clock: Clock, presence: float) -> None:
        self._store = store
        self._clock = clock
        self._presence = presence
        self._known: OrderedDict[str, Habit] = OrderedDict()
        self._forgotten = 0

    async def fetch(self, people: Iterable[Person]) -> None:
        """Have the habits of *people* in memory, read not long ago."""
        now, forgotten = self._clock.now(), self._forgotten
        asked = [person for person in people if not self._is_fresh(person.id, now)]
        if not asked:
            return
        found = await self._store.responses([person.id for person in asked], now - PERIOD)
        if forgotten == self._forgotten:
            for person, rows in zip(asked, found, strict=True):
                self._keep(person, rows, now)

    def _is_fresh(self, person: str, now: float) -> bool:
        habit = self._known.get(person)
        return habit is not None and abs(now - habit.read) <= FRESH

    def _keep(self, person: Person, rows: list[Response], now: float) -> None:
        past = past_of(rows, self._presence)
        night = silent_hours([each.at for each in past if each.by_hand], person.zone)
        self._known[person.id] = Habit(sorted(past, key=lambda each: each.at)[-KEPT:], night, now)
        self._known.move_to_end(person.id)
        if len(self._known) > PEOPLE:
            self._known.popitem(last=False)

    def __getitem__(self, person: str) -> Habit:
        return self._known.get(person) or Habit()

    def forget(self, person: str) -> None:
        """Drop what is known of *person*."""
        self._forgotten += 1
        self._known.pop(person, None)


def past_of(rows: Iterable[Response], presence: float) -> list[Past]:
    """Return what *rows* tell; they are those of one person, table by table in the order of the log.

    Answers that followed from another in the same moment tell nothing of anybody's time.
    """
    past: list[Past] = []
    table, last = -1, 0.0  # the person's last answer by hand at that table
    for row in rows:
        if row.table != table:
            table, last = row.table, -float("inf")
        by_hand = row.by == "human"
        if row.at > row.put and (by_hand or row.by in AUTOMATIC):
            is_live = row.budget is not None and row.budget < LIVE
            past.append(Past(row.put, row.at, is_live or row.put - last <= presence, by_hand))
        if by_hand:
            last = row.at
    return past
