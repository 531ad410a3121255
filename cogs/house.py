"""What all cogs work with: the tables, the pictures, and the people as Discord knows them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import discord

from cogs.budget import Budget, Limits
from cogs.crowd import Crowd
from cogs.gate import Gate
from cogs.lookup import Lookup
from cogs.reply import Interaction, Reply
from cogs.story import Story
from data.words import Words, words
from engine import games
from engine.play import Game
from render.orders import Picture
from table.errors import Unplayable
from table.health import Gauge
from table.host import Host
from table.memo import Memo
from table.models import Look, Person, TableSummary

if TYPE_CHECKING:
    from cogs.pages.watching import Listed
    from cogs.pictures import Pictures
    from table.service import Service

log = logging.getLogger("kaiju.cogs")
REMEMBERED = 2048  # clicks
LISTED, FRESH = 512, 5.0  # lines of lists that are kept, and for how many seconds
SUGGESTING, GATHERING = 2, 3  # autocompletions and dear commands that are worked on at the same time
CLOSING = 4.0  # seconds
WHOLE_LOG = 10_000  # lines
OFFERED = ("easy", "normal", "hard")


class House:
    """The tables of all servers, and those who serve them."""

    def __init__(self, service: Service, pictures: Pictures, limits: Limits | None = None) -> None:
        self.service = service
        self.pictures = pictures
        self.lookup = Lookup({key: service.desk.shelf.game(key) for key in games})
        self.crowd = Crowd()
        self.budget = Budget(limits)
        self.suggesting, self.gathering = Gate(SUGGESTING), Gate(GATHERING)
        self.listed: Memo[tuple[TableSummary, str], Listed] = Memo(LISTED, FRESH)
        self._is_open = False
        self._later: set[asyncio.Task[None]] = set()
        self._clicked: OrderedDict[int, int] = OrderedDict()
        self.acknowledged = Gauge()

    async def answering(self, interaction: Interaction) -> Reply:
        """Acknowledge a command, and return how to answer it in the language of whoever typed it."""
        reply = Reply(interaction)
        await reply.acknowledge()
        await self.speak(reply)
        return reply

    async def speak(self, reply: Reply) -> None:
        """Let *reply* use the language, the colours and the boards that its reader has chosen, if they have."""
        person = await self.host.person(str(reply.interaction.user.id))
        reply.colours = person.colours
        reply.is_phone = person.board == "phone"
        if person.language:
            reply.words = words(person.language)

    def open(self) -> None:
        """Let time pass at the tables and messages go out; a second time changes nothing."""
        if not self._is_open:
            self._is_open = True
            self.service.run()

    def clicked(self, message: int, interaction: int) -> None:
        """Note the newest click on a message."""
        self._clicked[message] = interaction
        self._clicked.move_to_end(message)
        while len(self._clicked) > REMEMBERED:
            self._clicked.popitem(last=False)

    def is_newest(self, reply: Reply) -> bool:
        """Return whether nothing was pressed on the page of *reply* since, so that it may still be changed."""
        mine = reply.interaction.id
        return reply.message is not None and self._clicked.get(reply.message, mine) == mine

    def later(self, job: Coroutine[Any, Any, None]) -> None:
        """Do *job* when there is time; nobody waits for it."""
        task = asyncio.create_task(job)
        self._later.add(task)
        task.add_done_callback(self._put_away)

    def _put_away(self, task: asyncio.Task[None]) -> None:
        self._later.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("something put off has failed", extra={"reason": repr(error)})

    async def close(self) -> None:
        """Finish what is being answered; what takes too long is dropped, and can be pressed again later."""
        for task in self._later:
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)
        await self.crowd.finish(CLOSING)

    @property
    def host(self) -> Host:
        """Whom to ask for anything at a table."""
        return self.service.host

    def now(self) -> float:
        """Return the time at the tables."""
        return self.service.desk.clock.now()

    def game(self, key: str) -> Game[Any]:
        """Return the game called *key*."""
        return self.service.desk.shelf.game(key)

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of computer players that a lobby of *game* offers; some are only for measuring."""
        known = self.service.desk.thinker.levels(game)
        return tuple(level for level in OFFERED if level in known) or known

    async def result(self, story: Story) -> Picture | None:
        """Return the picture of how the game of *story* ended."""
        # Without a view there is no board to draw.
        lines = () if story.look.view is None else await self.host.log(story.table.id, limit=WHOLE_LOG)
        events = [event for line in lines if line.undone is None for event in line.events]
        return await self.pictures.result(story, events)

    async def story(self, table: int, person: str | None, language: Words) -> Story:
        """Return a table as *person* (None: anybody) is told of it."""
        return Story(await self.host.look(table, person), language)

    async def outline(self, table: int, person: str | None, language: Words) -> Story:
        """Return a table as `story` does; of one whose rules this program cannot play what is known without them."""
        try:
            return await self.story(table, person, language)
        except Unplayable:
            return Story(Look(await self.host.outline(table)), language)


def person_of(user: discord.User | discord.Member, locale: str = "") -> Person:
    """Return *user* as a table knows them."""
    return Person(str(user.id), user.display_name, locale)


def person_at(interaction: Interaction) -> Person:
    """Return who pressed or typed, with their language."""
    return person_of(interaction.user, str(interaction.locale))


def is_asked(look: Look) -> bool:
    """Return whether the one who looks has something to answer."""
    return bool(look.questions)


def spoken(locale: object) -> Words:
    """Return the words for *locale*."""
    return words(str(locale))
