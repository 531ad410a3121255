"""The context: what commands, clicks and deliveries share, from the tables to the limits."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from cogs.reader.lookup import Lookup
from cogs.reader.story import Story
from cogs.wire.limits.budget import Budget, Limits
from cogs.wire.limits.gate import Gate, Line
from cogs.wire.limits.priority import Priority
from cogs.wire.reply import Interaction, Reply
from data.words import Words, words
from engine import games
from engine.play import Game
from table import Fenced, Gauge, Host, Look, Memo, TableSummary, Unplayable

if TYPE_CHECKING:
    from cogs.wire.clicks.router import Router
    from cogs.wire.pictures import Pictures
    from cogs.wire.private.pages import Pages
    from render.film.studio import Studio
    from table import Service

log = logging.getLogger("kaiju.cogs")
REMEMBERED = 2048  # clicks
LISTED, FRESH = 512, 5.0  # lines of lists that are kept, and for how many seconds
SUGGESTING, GATHERING = 2, 3  # autocompletions and dear commands that are worked on at the same time
CLOSING = 4.0  # seconds
OFFERED = ("easy", "normal", "hard")


class Context:
    """The tables of all servers, and what is needed to serve them."""

    def __init__(self, service: Service, pictures: Pictures, limits: Limits | None = None) -> None:
        self.service = service
        self.pictures = pictures
        self.lookup = Lookup({key: service.game(key) for key in games})
        self.priority = Priority()
        self.budget = Budget(limits)
        self.suggesting, self.gathering = Gate(SUGGESTING), Gate(GATHERING)
        self.making = Line()  # films and analyses
        #: Tables in lists, each in words and with the address of its message, by summary and language.
        self.listed: Memo[tuple[TableSummary, str], tuple[Story, str]] = Memo(LISTED, FRESH)
        self.router: Router  # set when the screens are loaded, and again when they are reloaded
        self.pages: Pages  # set before anything is pressed
        #: Whether everybody on a server may view a channel; set before anything is delivered.
        self.is_public: Callable[[int], bool] = lambda channel: False
        #: Takes a role of a server from one person and gives it to another; set before anything is pressed.
        self.move_role: Callable[[str, str, str, str], Coroutine[Any, Any, None]]
        self.studio: Studio  # set before anything is pressed
        self._is_open = False
        self._later: set[asyncio.Task[None]] = set()
        self._clicked: OrderedDict[int, int] = OrderedDict()
        self.acknowledged = Gauge()

    async def speak(self, reply: Reply, table: int = 0) -> None:
        """Let *reply*, which may be about a *table*, use the language, colours and form of pictures of its reader."""
        person = await self.host.people.person(str(reply.interaction.user.id), table)
        reply.pages = self.pages
        reply.colours = person.colours
        reply.form = person.board
        reply.is_asked_again = person.confirms
        if person.language:
            reply.words = words(person.language)

    async def words_for(self, interaction: Interaction) -> Words:
        """Return the words of the person who types or presses: of the language they chose, or that of their Discord."""
        person = await self.host.people.person(str(interaction.user.id))
        return words(person.language or str(interaction.locale))

    def open(self) -> None:
        """Let time pass at the tables and messages go out; a second time changes nothing."""
        if not self._is_open:
            self._is_open = True
            self.service.run()
            self.pages.refresh_all()

    def owns(self, server: str) -> bool:
        """Return whether the tables of *server* are run here, and not by another worker."""
        return self.service.owning.ownership.owns(server)

    def must_own(self, server: str) -> None:
        """Raise `Fenced` if another worker runs the tables of *server*."""
        self.service.owning.must_own(server)

    def note_click(self, message: int, interaction: int) -> None:
        """Note the newest click on a message."""
        self._clicked[message] = interaction
        self._clicked.move_to_end(message)
        while len(self._clicked) > REMEMBERED:
            self._clicked.popitem(last=False)

    def is_newest(self, reply: Reply) -> bool:
        """Return whether nothing was pressed on the page of *reply* since, so that it may still be changed."""
        return reply.message is not None and self.is_last_click(reply.message, reply.interaction.id)

    def is_last_click(self, message: int, interaction: int) -> bool:
        """Return whether nothing was pressed on a message since that *interaction*."""
        return self._clicked.get(message, interaction) == interaction

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
        await self.pages.close()
        await self.studio.close()
        for task in self._later:
            task.cancel()
        await asyncio.gather(*self._later, return_exceptions=True)
        await self.priority.finish(CLOSING)

    @property
    def host(self) -> Host:
        """Whom to ask for anything at a table."""
        return self.service.host

    def now(self) -> float:
        """Return the time at the tables."""
        return self.service.now()

    def game(self, key: str) -> Game[Any]:
        """Return the game called *key*."""
        return self.service.game(key)

    def levels(self, game: str) -> tuple[str, ...]:
        """Return the levels of computer players that a lobby of *game* offers; some are only for measuring."""
        known = self.service.levels(game)
        return tuple(level for level in OFFERED if level in known) or known

    async def look_or_outline(self, table: int, person: str | None = None) -> Look:
        """Return a table as *person* sees it; of one whose rules this program cannot play, what is known without."""
        try:
            return await self.host.read.look(table, person)
        except Fenced:  # in a list of tables of all servers
            return await self.host.read.stored_look(table, person)
        except Unplayable:
            return Look(await self.host.read.outline(table))
