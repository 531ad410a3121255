"""Eventful games: everything that can stand in a log happens in them, so that their files hold all there is."""

from __future__ import annotations

import random
from typing import Any

from engine import games
from engine.players import random_player
from engine.rng import Rng
from table.errors import TableError
from table.models import Acted, Person, VoteInfo
from tests.engine.play_through import ending
from tests.table.house import ANA, BEN, CHO, DAN, House

ADMIN = Person("boss", "Boss", "en")
ZOE = Person("zoe", "Zoe", "en")
#: A standing order of each game that needs no number.
ORDERS = {"total_war": "never_counter", "tokyo_clash": "never_defend", "monopoly": "never_hide"}


class Eventful:
    """A game whose people do everything people do."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        self.house = house
        self.host = house.host
        self.game = game
        self.people: dict[str, Person] = {each.id: each for each in (ANA, BEN, CHO)}
        self.rng = random.Random(seed)
        self.chance = Rng.seeded(seed)
        self.table = 0

    async def begin(self) -> None:
        host = self.host
        self.table = (await host.lobby.create("home", ANA, self.game)).id
        await host.lobby.join(self.table, BEN)
        await host.lobby.join(self.table, DAN)
        await host.admin.open_seat(self.table, 2, ADMIN)  # a line before the start
        await host.lobby.join(self.table, CHO)
        await host.lobby.add_computer(self.table, "ana", self.house.service.levels(self.game)[0])
        await host.messages.move(self.table, ANA, "elsewhere")
        for key, value in ending(games[self.game]).items() if self.game in games else ():
            await host.lobby.set_option(self.table, "ana", key, value)
        await host.lobby.start(self.table, "ana")

    async def is_running(self) -> bool:
        return (await self.host.read.look(self.table)).table.status == "running"

    async def step(self) -> None:
        """Let everybody who is asked answer once, at random, and time pass."""
        for person in list(self.people):
            look = await self.host.read.look(self.table, person)
            if look.questions and look.table.status == "running":
                asked = look.questions[0]
                picks = random_player(look.view, asked.question, self.chance)
                await self.host.play.act(self.table, person, picks, asked.version)
        self.house.clock.at += self.rng.randint(1, 50)
        await self.house.service.keeper.drain()

    async def steps(self, count: int) -> None:
        for _ in range(count):
            if await self.is_running():
                await self.step()

    async def agreed(self, vote: VoteInfo | Acted, yes: bool = True) -> None:
        """Let everybody vote on what needs a vote."""
        if isinstance(vote, Acted):
            return
        for person in vote.voters:
            open_votes = (await self.host.read.look(self.table)).table.votes
            if vote.id in {each.id for each in open_votes}:
                await self.host.seats.vote(self.table, person, vote.id, yes)

    async def attempt(self, *wishes: Any) -> None:
        """Do what can be done at this moment of the game."""
        for wish in wishes:
            try:
                await wish()
            except TableError:
                continue

    async def change_minds(self) -> None:
        """Take back, freely and by consent, and do it again."""
        for person in list(self.people):
            for verb in (self.host.play.undo, self.host.play.redo, self.host.play.undo):
                await self.attempt(lambda verb=verb, who=person: self._settled(verb, who))

    async def _settled(self, verb: Any, person: str) -> None:
        await self.agreed(await verb(self.table, person))

    async def ask_and_order(self) -> None:
        await self.attempt(*(lambda who=person: self.host.play.hint(self.table, who) for person in self.people))
        await self.attempt(lambda: self.host.seats.give_order(self.table, "ana", ORDERS[self.game]))

    async def vote(self) -> None:
        for kind in ("pause", "resume"):
            await self.agreed(await self.host.seats.propose(self.table, "ana", kind))
        await self.agreed(await self.host.seats.propose(self.table, "ben", "end"), yes=False)

    async def change_seats(self) -> None:
        """Leave and be followed, be replaced, be opened, be voted out."""
        host, table = self.host, self.table
        await host.seats.leave(table, "cho")
        await self.steps(2)
        await host.seats.take_seat(table, DAN, 2)
        await host.admin.replace_player(table, 2, CHO, ADMIN)
        await host.admin.open_seat(table, 2, ADMIN)
        await host.seats.take_seat(table, ZOE, 2)
        await self.agreed(await host.seats.propose(table, "ana", "kick", 2))
        await self.steps(2)
        await host.seats.take_seat(table, DAN, 2)
        self.people = {each.id: each for each in (ANA, BEN, DAN)}

    async def lapse(self) -> None:
        """Let the clock run out until the computer plays for somebody, who then comes back."""
        await self.host.people.take_vacation("ben", 2)
        for _ in range(60):
            if not await self.is_running():
                return
            if any(seat.away for seat in (await self.host.read.look(self.table)).table.seats):
                break
            await self.house.wait(3 * 86_400, step=43_200)
        for person in list(self.people):
            await self.attempt(lambda who=person: self.host.seats.come_back(self.table, who))

    async def play(self, *, to_the_end: bool = True) -> int:
        """Play it all; return the table."""
        await self.begin()
        await self.steps(3)
        await self.change_minds()
        await self.ask_and_order()
        await self.steps(3)
        await self.vote()
        await self.change_seats()
        await self.steps(2)
        await self.change_minds()
        await self.lapse()
        if to_the_end:
            await self.steps(20_000)
        elif await self.is_running():
            await self.host.admin.end(self.table, ADMIN)
        await self.host.messages.move(self.table, ANA, "back")
        return self.table
