"""When an automatic answer comes: at the person's own pace, in their waking hours, before their time is up."""

from __future__ import annotations

import random

from engine.play import Seat
from table.models import Person
from table.people import People
from table.play.live import Live
from table.settings import Settings
from table.time import clock, reserve
from table.time.clock import DAY, LIVE
from table.time.delay import ENOUGH, LIVE_PRIOR, NEAR, Wait, Waking, draw, prior_for
from table.time.presence import Presence
from table.time.responses import Past, Responses

MARGIN = 0.02  # of the time left, at its end: no automatic answer comes at the last moment
LATEST = 1e9  # seconds left where there is no deadline


class Pacer:
    """Draws the moments of automatic answers."""

    def __init__(
        self, people: People, responses: Responses, presence: Presence, settings: Settings, chance: random.Random
    ) -> None:
        self._people = people
        self._presence = presence
        self._responses = responses
        self._settings = settings
        self._chance = chance

    def is_here(self, live: Live, seat: Seat, now: float) -> bool:
        """Return whether *seat* is played at one sitting: by the table's clock, or they pressed something just now."""
        budget, since = live.row.budget, now - self._settings.presence
        is_live = budget is not None and budget < LIVE
        has_pressed = self._presence.pressed(live.id, live.seats[seat].person) >= since
        return is_live or has_pressed or live.answered_since(seat, since)

    def is_resting(self, live: Live, seat: Seat, now: float, until: float | None) -> bool:
        """Return whether the person in *seat* sleeps or is on vacation, and can still be answered for after that."""
        person = self._people[live.seats[seat].person]
        if self.is_here(live, seat, now):
            return False
        sleeper, start = self._sleeper(person), clock.begins(person, now)
        is_away = start > now or clock.awake(sleeper, now) > now
        return is_away and self._room(live, seat, Waking(sleeper, now), start, until) > 0

    def moment(self, live: Live, seat: Seat, now: float, until: float | None, *, is_here: bool) -> float:
        """Return when an automatic answer to a question put *now* comes, before the time *until* which there is.

        It says nothing of the question: all that counts is who is asked, and whether they sit there.
        """
        person = self._people[live.seats[seat].person]
        sleeper = None if is_here else self._sleeper(person)
        start = now if is_here else clock.begins(person, now)
        waking = Waking(sleeper, start)
        waits = [
            Wait(waking.count(past.at) - waking.count(past.put), past.by_hand)
            for past in self._comparable(person, start, is_here=is_here)
        ]
        prior = LIVE_PRIOR if is_here else prior_for(live.row.budget)
        low, most = self._settings.live_delay if is_here else self._settings.secret_delay
        room = self._room(live, seat, waking, start, until)
        wait = draw(self._chance, waits, prior, low, min(most, (1 - MARGIN) * room))
        if room <= 0 and until is not None:
            return now + (1 - MARGIN) * max(0.0, until - now)
        return clock.awake(sleeper, waking.moment(waking.count(start) + wait))

    def _room(self, live: Live, seat: Seat, waking: Waking, start: float, until: float | None) -> float:
        """Return the waking seconds from *start* to the end of the time there is.

        Where the night takes all of it the reserve is going to run, and counts.
        """
        if until is None:
            return LATEST
        room = waking.count(until) - waking.count(start)
        if room > 0:
            return room
        return waking.count(until + reserve.left(live.seats[seat], live.row.budget)) - waking.count(start)

    def _sleeper(self, person: Person) -> Person:
        return self._responses[person.id].sleeper(person)

    def _comparable(self, person: Person, start: float, *, is_here: bool) -> list[Past]:
        """Return how *person* answered at the same pace, at this time of day if there is enough of that."""
        same = [past for past in self._responses[person.id].past() if past.is_here == is_here]
        if is_here:
            return same
        near = [past for past in same if min((past.put - start) % DAY, (start - past.put) % DAY) <= NEAR]
        return near if sum(past.by_hand for past in near) >= ENOUGH else same
