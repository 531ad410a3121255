"""`host.people`: the settings of a person, and what is stored about them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypedDict, Unpack

from msgspec.structs import replace

from table import people
from table.errors import Refused
from table.gatherings.host import Gatherings
from table.host.base import HostPart
from table.host.seats import Seats
from table.models import BoardForm, Coaching, Person, Way
from table.people import GONE, STRANGER
from table.play import notes
from table.play.draft import Draft
from table.play.live import Live
from table.practice import ending
from table.ranking.host import Ranking
from table.services import Services
from table.sharing import asking
from table.sharing.errands import Reschedule
from table.store.changes import Forget, PutPerson
from table.time.clock import begins
from table.time.habits import PERIOD, Hours, silent_hours


class Preferences(TypedDict, total=False):
    """What a person may choose; what is left out stays as it is."""

    language: str
    confirms: bool
    colours: str
    board: BoardForm
    coaching: Coaching
    heads_up: bool


class People(HostPart):
    """How a person is reached, when they sleep, when they are away."""

    def __init__(self, services: Services, seats: Seats, gatherings: Gatherings, ranking: Ranking) -> None:
        super().__init__(services)
        self._seats = seats
        self._gatherings = gatherings
        self._ranking = ranking

    async def person(self, person: str, table: int = 0) -> Person:
        """Return what is known of somebody; those at the *table* they are about to ask for are read with them."""
        await self.services.people.fetch([person, *self.services.directory.people_at(table)])
        return await self.services.people.get(person)

    def note_press(self, table: int, person: str) -> None:
        """Note that somebody has just pressed something at a table: they are there."""
        self.services.presence.note_press(table, person)

    async def set_reach(self, person: Person, way: Way) -> Person:
        """Choose how to be reached: by a mention, by a direct message, or not at all."""
        if way not in ("mention", "dm", "none"):
            raise Refused("You can be reached by mention, dm or none.", key="reach")
        await self.services.people.meet(person)
        return await self.services.people.change(person.id, lambda known: people.with_ping(known, way))

    async def set_quiet_hours(self, person: Person, zone: str, start: int, end: int) -> Person:
        """Choose a time zone and the minutes of the day between which nothing may disturb; equal: none."""
        await self.services.people.meet(person)
        return await self._reschedule(
            person.id, lambda before: people.with_quiet_hours(before, zone, start, end), lambda after, now: None
        )

    async def usual_quiet(self, person: Person) -> Hours | None:
        """Return the hours in which *person*, who has named no quiet ones, never answered of late, for them alone."""
        if person.quiet_from != person.quiet_to:
            return None
        times = await self.services.store.answered(person.id, self.services.clock.now() - PERIOD)
        return await asyncio.to_thread(silent_hours, times, person.zone)

    async def set_preferences(self, person: Person, **chosen: Unpack[Preferences]) -> Person:
        """Choose a language, looks, coaching, to confirm answers, to be told that one is next."""
        await self.services.people.meet(person)
        return await self.services.people.change(person.id, lambda known: replace(known, **chosen))

    async def take_vacation(self, person: str, days: int) -> Person:
        """Stop all clocks of *person* for some days; 0 ends it and lets them run on."""
        now = self.services.clock.now()
        return await self._reschedule(person, lambda before: people.with_vacation(before, now, days), begins)

    async def known_of(self, person: str) -> dict[str, Any]:
        """Return everything that is stored about somebody, for them to read."""
        known = await self.services.store.known_of(person)
        return {**known, "ratings": await self._ranking.known_of(person, known["seats"])}

    async def _reschedule(
        self, person: str, change: Callable[[Person], Person], back: Callable[[Person, float], float | None]
    ) -> Person:
        """Keep a person with other hours; their clocks go by them at all tables."""
        services, now = self.services, self.services.clock.now()

        async def write(put: PutPerson) -> None:
            before = put.before or await services.people.get(person)
            errand = Reschedule(before, put.person, now, back(put.person, now))
            here, handed = await asking.everywhere(services.store, errand)
            await asking.reschedule(services, here, put, *handed)

        return await services.people.change(person, change, write)

    async def set_ping(self, table: int, person: str, way: Way | None) -> None:
        """Choose how to be reached for this game; None: as everywhere."""

        def change(draft: Draft) -> None:
            draft.put_seat(replace(draft.live.seated(person), ping=way or ""))

        await self._change(table, change)

    async def set_note(self, table: int, person: str, text: str) -> None:
        """Keep *text* for *person* alone, shown on their page at this table; without any it is dropped."""

        async def job(live: Live) -> None:
            live.seated(person)
            change = notes.change(live.row, person, text, self.services.clock.now())
            live.is_dirty = True  # until it is written
            await self.services.store.write([change])
            live.is_dirty = False
            live.notes[person] = notes.cleaned(text)

        await self.services.tables.at(table, job)

    async def forget(self, person: str) -> None:
        """Delete what is known of somebody: open games are left, names replaced, finished games kept."""
        try:
            await asking.leave_everywhere(self.services, person, self._seats.leave, self._gatherings.leave)
        except TimeoutError:
            raise asking.too_slow() from None
        await ending.forget(self.services, person)
        told = await asking.forgotten_everywhere(self.services.store, person)
        await self.services.store.write([Forget(person, GONE + secrets.token_hex(8), STRANGER), *told])
        self.services.forget(person)
