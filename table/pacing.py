"""When an automatic answer comes: at the person's own pace, in their waking hours, before their time is up."""

from __future__ import annotations

import random

from engine.play import Seat
from table import clock
from table.clock import DAY, LIVE
from table.delay import ENOUGH, LIVE_PRIOR, NEAR, Wait, Waking, draw, prior_for
from table.live import Live
from table.models import Person
from table.people import People
from table.responses import Past, Responses
from table.settings import Settings

MARGIN = 0.02  # of the time left, at its end: no automatic answer comes at the last moment
LATEST = 1e9  # seconds left where there is no deadline


class Pacer:
    """Draws the moments of automatic answers."""

    def __init__(self, people: People, responses: Responses, settings: Settings, chance: random.Random) -> None:
        self._people = people
        self._responses = responses
        self._settings = settings
        self._chance = chance

    def is_here(self, live: Live, seat: Seat, now: float) -> bool:
        """Return whether *seat* is played at one sitting: by the table's clock, or they answered by hand just now."""
        budget = live.row.budget
        is_live = budget is not None and budget < LIVE
        return is_live or live.answered_since(seat, now - self._settings.presence)

    def is_resting(self, live: Live, seat: Seat, now: float) -> bool:
        """Return whether the person in *seat* sleeps or is on vacation, and so would not answer *now*."""
        person = self._people[live.seats[seat].person]
        if self.is_here(live, seat, now):
            return False
        return person.vacation_until > now or clock.awake(self._sleeper(person), now) > now

    def moment(self, live: Live, seat: Seat, now: float, until: float | None, *, is_here: bool) -> float:
        """Return when an automatic answer to a question put *now* comes, before the time *until* which there is.

        It says nothing of the question: all that counts is who is asked, and whether they sit there.
        """
        person = self._people[live.seats[seat].person]
        sleeper = None if is_here else self._sleeper(person)
        start = now if is_here else clock.begins(person, now)
        waking = Waking(sleeper, start)
        begun = waking.count(start)
        left = LATEST if until is None else waking.count(until) - begun
        low, most = self._settings.live_delay if is_here else self._settings.secret_delay
        waits = [
            Wait(waking.count(past.at) - waking.count(past.put), past.by_hand)
            for past in self._comparable(person, start, is_here=is_here)
        ]
        prior = LIVE_PRIOR if is_here else prior_for(live.row.budget)
        most = min(most, (1 - MARGIN) * left) if left > 0 else most  # what should have ended by now is late anyway
        wait = draw(self._chance, waits, prior, low, most)
        return clock.awake(sleeper, waking.moment(begun + wait))

    def _sleeper(self, person: Person) -> Person:
        return self._responses[person.id].sleeper(person)

    def _comparable(self, person: Person, start: float, *, is_here: bool) -> list[Past]:
        """Return how *person* answered at the same pace, at this time of day if there is enough of that."""
        same = [past for past in self._responses[person.id].past() if past.is_here == is_here]
        if is_here:
            return same
        near = [past for past in same if min((past.put - start) % DAY, (start - past.put) % DAY) <= NEAR]
        return near if sum(past.by_hand for past in near) >= ENOUGH else same
