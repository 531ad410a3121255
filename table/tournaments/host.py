"""`host.tournaments`: what people do with a tournament; the rest it does by itself."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from table.errors import NotNow, NotTheHost, Refused
from table.gatherings.change import Gathering
from table.gatherings.host import Gatherings
from table.models import Person
from table.services import Services
from table.time.clock import BUDGETS, DAY, HOUR
from table.time.slots import DATE
from table.tournaments import running, tables
from table.tournaments.running import KIND, Made, Running
from table.tournaments.standing import Row, standings
from table.tournaments.state import FORMATS, MOST, ROUNDS, Terms, Tournament

OPEN_AT_ONCE = 5  # tournaments of a server
SHORTEST, LONGEST = HOUR, 30 * DAY  # of a round
AHEAD = 90 * DAY  # that a start may be


class Tournaments:
    """Begins tournaments, lets people join and withdraw, starts and ends them."""

    def __init__(self, services: Services, gatherings: Gatherings) -> None:
        self._services = services
        self._gatherings = gatherings
        self._announcing = asyncio.Lock()
        self._running = Running(services)
        gatherings.add(self._running.kind)

    async def new(self, server: str, person: Person, terms: Terms, channel: str) -> int:
        """Announce a tournament in *channel* with *person* as its organiser; return its number."""
        self._must_be_possible(terms)
        async with self._announcing:
            return await self._announced(server, person, terms, channel)

    async def _announced(self, server: str, person: Person, terms: Terms, channel: str) -> int:
        if len(await self._services.store.gatherings(server=server, kind=KIND)) >= OPEN_AT_ONCE:
            raise Refused(f"There are {OPEN_AT_ONCE} tournaments here already.", key="contest-many", most=OPEN_AT_ONCE)

        def change(made: Made) -> None:
            if terms.starts:
                made.set_due(DATE, terms.starts)
            made.show()

        return await self._gatherings.begin(
            KIND, server, person, Tournament(terms), places={"channel": channel}, change=change
        )

    def _must_be_possible(self, terms: Terms) -> None:
        """Complain, in a sentence, of what cannot be."""
        now = self._services.clock.now()
        tables.must_be_playable(self._services, terms)
        if terms.format not in FORMATS or terms.rounds not in ROUNDS:
            most = ROUNDS.stop - 1
            raise Refused(f"A tournament has 1 to {most} rounds.", key="contest-rounds", most=most)
        if terms.budget not in BUDGETS:
            raise Refused("An answer may take from 5 minutes to 7 days, or as long as it takes.", key="clock")
        if not SHORTEST <= terms.deadline <= LONGEST:
            raise Refused("A round may take from 1 hour to 30 days.", key="contest-deadline")
        if terms.starts and terms.starts <= now:
            raise Refused("That moment is over already.", key="contest-past")
        if terms.starts > now + AHEAD:
            raise Refused("A tournament can start at most 90 days from now.", key="contest-far")

    async def read(self, number: int) -> Gathering[Tournament]:
        """Return a tournament as everybody may know it."""
        return await self._gatherings.read(number, KIND)

    async def of(self, server: str, *, is_open: bool = True) -> list[Gathering[Tournament]]:
        """Return the tournaments of a server, the newest first."""
        return await self._gatherings.of(server, KIND, is_open=is_open)

    def standings(self, found: Gathering[Tournament]) -> list[Row]:
        """Return the standings of a tournament that was read."""
        return standings(found.state)

    def name(self, person: str) -> str:
        """Return how somebody who takes part in a tournament that was read is called."""
        return self._gatherings.name(person)

    async def join(self, number: int, person: Person) -> str:
        """Take part; return how: joined, late (from the second round on), or waiting for somebody's place."""
        await self.read(number)
        await self._services.people.meet(person)
        how: str = await self._gatherings.change(number, lambda made: _join(made, person.id))
        return how

    async def withdraw(self, number: int, person: str) -> None:
        """Take part no longer; a computer or a substitute plays on."""
        await self.read(number)

        def change(made: Made) -> None:
            seat = made.now_is.seated(person)
            if seat.seat in made.state.withdrawn:
                raise NotNow("You have withdrawn already.", key="contest-withdrawn")
            running.withdraw(made, seat)

        await self._gatherings.change(number, change)

    async def start(self, number: int, person: str, *, is_admin: bool = False) -> None:
        """Begin the first round; the organiser or an admin may."""
        await self.read(number)

        async def change(made: Made) -> None:
            _must_organise(made, person, is_admin=is_admin)
            if made.state.phase != "joining":
                raise NotNow("The tournament has begun already.", key="contest-begun")
            least = self._running.least(made.state.terms)
            if running.people(made) < least:
                text = f"It takes {least} people."
                raise Refused(text, key="contest-few", least=least, count=running.people(made))
            await self._running.begin(made)

        await self._gatherings.change(number, change)

    async def end(self, number: int, person: str, *, is_admin: bool = False) -> None:
        """Call a tournament off; the organiser or an admin may."""
        await self.read(number)

        def change(made: Made) -> None:
            _must_organise(made, person, is_admin=is_admin)
            if made.state.phase == "off":
                raise NotNow("That is over.", key="gathering-over")
            running.call_off(made)

        await self._gatherings.change(number, change)


def _must_organise(made: Made, person: str, *, is_admin: bool) -> None:
    if not is_admin and made.row.host != person:
        raise NotTheHost("Only the organiser may do that.", key="contest-organiser")


def _join(made: Made, person: str) -> str:
    state, seat = made.state, made.now_is.seat_of(person)
    if seat is not None and seat.seat not in state.withdrawn:
        raise NotNow("You take part already.", key="contest-joined")
    if seat is not None:
        raise NotNow("Who has withdrawn cannot come back.", key="contest-withdrawn")
    if running.people(made) >= MOST:
        raise Refused(f"At most {MOST} people can take part.", key="contest-full", most=MOST)
    how = state.way_in
    if not how:
        raise NotNow("It is too late to join.", key="contest-late")
    entry = _place(made, person)
    if how == "late":
        made.set(late=(*state.late, entry))
    elif how == "waiting":
        made.set(waiting=(*state.waiting, entry))
    made.enter("joined", seat=entry, person=person, how=how)
    made.show()
    return how


def _place(made: Made, person: str) -> int:
    """Return the entry of *person*: the first that is free again and was never drawn, else a new one."""
    free = next((seat for seat in made.seats if not seat.person and seat.seat not in made.state.order), None)
    return (made.put_seat(replace(free, person=person)) if free else made.sit(person)).seat
