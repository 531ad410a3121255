"""What every outgoing message needs: the table as everybody may see it, its thread, and where to post."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from cogs.reader.story import Story
from cogs.screens.server import server_words
from cogs.wire.context import Context
from cogs.wire.messages import Messages, Place
from ops.budget import RequestBudget, Urgency, urgent
from table import SEALED, Delivery, LogLine, Look, Undeliverable, Unplayable

log = logging.getLogger("kaiju.cogs")
NOTICED = 300.0  # seconds of absence that are worth a word


class Outgoing:
    """The messages of all tables; what is public is made from a spectator's look, here and now."""

    def __init__(
        self, context: Context, messages: Messages, lobby_rest: float, budget: RequestBudget | None = None
    ) -> None:
        self.context = context
        self.messages = messages
        self._lobby_rest = lobby_rest  # seconds between two edits of a lobby message, which shows only the rough state
        self._budget = budget
        self._lobby_edits: dict[int, asyncio.Task[None]] = {}
        self._newest: dict[int, Story] = {}  # what the next edit of a lobby message shows
        self._greeted: set[int] = set()

    async def story(self, table: int) -> Story:
        """Return *table* as everybody may see it, in the language of its server."""
        try:
            look = await self.context.host.read.look(table)
        except Unplayable as error:
            look = await self._outline(table, error)
        return await self._worded(look)

    async def story_and_lines(self, table: int, limit: int) -> tuple[Story, tuple[LogLine, ...]]:
        """Return the story of *table* and the last lines of its log; no lines of a game that cannot be shown."""
        try:
            read = await self.context.host.read.look_and_log(table, limit=limit)
        except Unplayable as error:
            return await self._worded(await self._outline(table, error)), ()
        return await self._worded(read.look), () if read.look.view is None else read.lines

    async def _outline(self, table: int, error: Unplayable) -> Look:
        """Return what can be shown of a table that cannot be played for the reason that *error* gives."""
        look = Look(await self.context.host.read.outline(table))
        if look.table.status != "broken" and error.key == "unreadable":
            raise Undeliverable(str(error)) from error
        return look

    async def _worded(self, look: Look) -> Story:
        server = look.table.server
        return Story(look, await server_words(self.context.host, server, self.messages.locale(server)))

    async def thread(self, story: Story, references: dict[str, str]) -> int:
        """Return the thread of a game; the first message that needs one starts it."""
        if "thread" in references:
            return int(references["thread"])
        place = Place.read(references.get("lobby"))
        if SEALED in references:  # of a duplicate round: other tables play the same deal
            thread = await self.messages.thread_in(channel_of(references), story.thread_name, is_private=True)
        elif place:
            thread = await self.messages.thread_at(place, story.thread_name)
        else:
            thread = await self.messages.thread_in(channel_of(references), story.thread_name)
        references["thread"] = str(thread)
        await self.context.host.messages.place(story.table.id, thread=str(thread))
        self.context.pages.refresh(story.table.id)  # private pages elsewhere lead there
        return thread

    def absence(self, table: int) -> float:
        """Return for how long the bot was away, once for each table that has to be told."""
        seconds = self.context.service.absence
        if seconds < NOTICED or table in self._greeted:
            return 0.0
        self._greeted.add(table)
        return seconds

    def edit_lobby_later(self, story: Story, edit: Callable[[Story], Awaitable[None]]) -> None:
        """Let *edit* update the lobby message of a table after a rest, with the newest story there is by then."""
        table = story.table.id
        self._newest[table] = story
        if table not in self._lobby_edits:
            self._lobby_edits[table] = asyncio.create_task(self._edit_lobby(table, edit))

    def note_newest(self, story: Story) -> None:
        """Let an edit of the lobby message that is still to come show *story*."""
        if story.table.id in self._newest:
            self._newest[story.table.id] = story

    async def _edit_lobby(self, table: int, edit: Callable[[Story], Awaitable[None]]) -> None:
        try:
            wait = self._lobby_rest
            while wait:  # as long as requests are short; what happens meanwhile is one edit
                await asyncio.sleep(wait)
                wait = self._budget.put_off(Urgency.COURTESY) if self._budget else 0.0
            with urgent(Urgency.COURTESY):
                await edit(self._newest[table])
        except Exception as error:  # it is only a courtesy, and the next move tries again
            log.info("the lobby message of a table was not updated", extra={"table": table, "reason": repr(error)})
        finally:
            del self._lobby_edits[table], self._newest[table]

    async def standing(self, delivery: Delivery) -> Place | None:
        """Return where a message stands already; one in a thread that the game has left is deleted, with others."""
        place = Place.read(delivery.reference)
        if place is None or place_of(delivery.reference, delivery):
            return place
        about = delivery.owed.key.removeprefix("ping:")
        for slot, reference in delivery.references.items():
            if slot == delivery.slot or slot.startswith(f"reminder:{about}:"):
                with suppress(discord.HTTPException):  # it may have gone with its thread
                    if (left := Place.read(reference)) and not place_of(reference, delivery):
                        await self.messages.delete(left)
        return None

    async def close(self) -> None:
        """Drop what was still to be edited."""
        for task in self._lobby_edits.values():
            task.cancel()
        await asyncio.gather(*self._lobby_edits.values(), return_exceptions=True)


def place_of(reference: str | None, delivery: Delivery) -> Place | None:
    """Return the place that *reference* names, unless that is in the thread that the game has left."""
    place = Place.read(reference)
    return None if place and str(place.channel) == delivery.references.get("left") else place


def channel_of(references: dict[str, str]) -> int:
    """Return the channel of a table."""
    if "channel" not in references:
        raise Undeliverable("nobody said where the table is")
    return int(references["channel"])
