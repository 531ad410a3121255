"""Calls to one person: the ping that a question waits for them, reminders of it, and taking them away again."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.delivery.outgoing import Outgoing, place_of
from cogs.reader.story import Story
from cogs.screens import panel
from cogs.screens.playing.public import public_answers
from cogs.screens.server import form_of
from cogs.wire.messages import UNREACHABLE, Place
from cogs.wire.page import Page
from render.orders import Picture
from table import BACK, Delivery, LogLine, Waiting

SINCE = 60  # lines of the log that a call may reach back
QUIET = ("half", "idle")  # reminders that make no sound


class Calls:
    """Delivers calls in the thread, or in private to people who want that."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing
        self._messages = outgoing.messages

    async def ping(self, delivery: Delivery) -> str | None:
        """Call somebody to a question, or edit the call if it stands already."""
        story, lines = await self._outgoing.story_and_lines(delivery.table, SINCE)
        asked = question_of(delivery, story)
        if asked is None:
            return None
        assert delivery.person is not None
        since = panel.since_last_act(lines, asked.seat)
        thread = await self._outgoing.thread(story, delivery.references)
        board = await self._board(story, asked)
        missed = None if board else await self._missed(story, since)
        public = panel.ping(story, asked, delivery.person, since, board=board, missed=missed)
        where = story.say("ping-where", thread=f"<#{thread}>")
        private = panel.ping(story, asked, delivery.person, since, elsewhere=where, board=board, missed=missed)
        if stands := await self._outgoing.standing(delivery):  # its deadline has moved, or the game
            await self._messages.edit(stands, public if stands.channel == thread else private)
            return str(stands)
        is_private = (story.table.seats[asked.seat].ping or delivery.person.ping) == "dm"
        place = await self._to_person(delivery, private) if is_private else None
        return str(place or await self._call(thread, delivery, public))

    async def _board(self, story: Story, asked: Waiting) -> Picture | None:
        """Return the board with the answers to a public question lettered, if they fit below it as buttons."""
        if not public_answers(story, asked, is_pictured=True) or public_answers(story, asked):
            return None
        assert asked.public is not None
        context = self._outgoing.context
        form = await form_of(context.host, story.table.server)
        return await context.pictures.choice(story, asked.public.question, form)

    async def _missed(self, story: Story, since: Sequence[LogLine]) -> Picture | None:
        """Return the board as everybody sees it with all moves of the lines *since* somebody's last act."""
        lines = [line for line in since if line.events]
        if not lines:
            return None
        context = self._outgoing.context
        form = await form_of(context.host, story.table.server)
        events = [event for line in lines for event in line.events]
        return await context.pictures.board(story, events, form=form, acts=len(lines))

    async def reminder(self, delivery: Delivery) -> str | None:
        """Remind somebody of a question that is still open."""
        story = await self._outgoing.story(delivery.table)
        asked = question_of(delivery, story)
        if asked is None:
            return None
        assert delivery.person is not None
        stage = str(delivery.owed.data["stage"])
        page = panel.reminder(story, asked, delivery.person, stage)
        stands = await self._outgoing.standing(delivery)
        if stands and stage != BACK:  # its deadline has moved
            await self._messages.edit(stands, page)
            return str(stands)
        if stands:  # from another vacation
            await self._messages.delete(stands)
        before = next((place for each in delivery.pings.values() if (place := place_of(each, delivery))), None)
        thread = await self._outgoing.thread(story, delivery.references)
        way = story.table.seats[asked.seat].ping or delivery.person.ping
        is_private = before.channel != thread if before else way == "dm"
        place = await self._to_person(delivery, page, before) if is_private else None
        return str(place or await self._call(thread, delivery, page, before))

    async def settle(self, delivery: Delivery) -> str | None:
        """Delete the calls to a question that was answered."""
        places = [Place.read(reference) for reference in delivery.pings.values()]
        for place in places or await self._lost_calls(delivery):
            if place:
                await self._messages.delete(place)
        return None

    async def _call(self, thread: int, delivery: Delivery, page: Page, reply_to: Place | None = None) -> Place:
        is_quiet = delivery.owed.data.get("stage") in QUIET
        return await self._messages.post(
            thread, page, delivery.nonce, mentions=[delivery.owed.person], silent=is_quiet, reply_to=reply_to
        )

    async def _to_person(self, delivery: Delivery, page: Page, before: Place | None = None) -> Place | None:
        """Send a private message; None if the person takes none from us, or is nowhere to be found."""
        channel = await self._private_channel(delivery.owed.person)
        try:
            return await self._call(channel, delivery, page, before) if channel else None
        except discord.HTTPException as error:
            if error.code not in UNREACHABLE:
                raise
            return None

    async def _private_channel(self, person: str) -> int | None:
        try:
            return await self._messages.private(person)
        except discord.HTTPException as error:
            if error.code not in UNREACHABLE:
                raise
            return None

    async def _lost_calls(self, delivery: Delivery) -> list[Place]:
        """Return the calls that went out in the moment in which the bot fell, before it could note where."""
        if delivery.person is None:
            return []
        channels = [int(delivery.references["thread"])] if "thread" in delivery.references else []
        seat = (await self._outgoing.story(delivery.table)).table.seats[delivery.owed.seat]
        is_private = (seat.ping or delivery.person.ping) == "dm"
        if is_private and (channel := await self._private_channel(delivery.person.id)):
            channels.append(channel)
        return [
            place
            for channel in channels
            for place in await self._messages.calls(channel, delivery.table, delivery.person.id)
            if str(place) not in delivery.references.values()
        ]


def question_of(delivery: Delivery, story: Story) -> Waiting | None:
    """Return the question that a call is about, if it is still open."""
    for asked in story.look.waiting:
        if asked.seat == delivery.owed.seat and story.table.seats[asked.seat].person == delivery.owed.person:
            return asked
    return None
