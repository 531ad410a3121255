"""The public messages of a game: lobby, panel, votes, result, and notices to everybody at the table."""

from __future__ import annotations

from contextlib import suppress

import discord
import msgspec

from cogs.delivery.followers import Followers
from cogs.delivery.outgoing import Outgoing, channel_of
from cogs.reader.story import Story
from cogs.screens import panel, result, votes
from cogs.screens.lobby import message as lobby
from cogs.wire.game_pages import pages_of
from cogs.wire.messages import Place
from cogs.wire.page import Page
from table import Delivery, VoteInfo

RECENT = 12  # lines of the log to look through for the last events


class PublicMessages:
    """Delivers what everybody may read."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing
        self._context, self._messages = outgoing.context, outgoing.messages
        self._followers = Followers(outgoing.context, outgoing.messages)

    # -- the lobby message ------------------------------------------------------------------------------------

    async def lobby(self, delivery: Delivery) -> str | None:
        """Post or edit the message of a lobby, which later shows how the game stands."""
        story = await self._outgoing.story(delivery.table)
        self._outgoing.note_newest(story)
        place = Place.read(delivery.reference)
        page = await self._lobby_page(story, delivery.references)
        if place and await self._messages.edit(place, page):
            return str(place)
        if story.table.status != "lobby":
            if left := Place.read(delivery.references.get("door")):  # the game has moved away from there
                with suppress(discord.HTTPException):  # a courtesy
                    await self._messages.edit(left, page)
            return None  # a message that somebody deleted stays away
        return str(await self._messages.post(channel_of(delivery.references), page, delivery.nonce))

    async def _lobby_page(self, story: Story, references: dict[str, str]) -> Page:
        table = story.table
        if table.status == "lobby":
            return lobby.lobby(story, self._context.game(table.game))
        thread = await self._outgoing.thread(story, references) if table.started else None
        return lobby.started(story, str(thread) if thread else None)

    async def _edit_lobby(self, story: Story) -> None:
        references = await self._context.host.messages.places(story.table.id)
        if place := Place.read(references.get("lobby") or references.get("door")):
            await self._messages.edit(place, await self._lobby_page(story, references))

    # -- in the thread ----------------------------------------------------------------------------------------

    async def promise(self, delivery: Delivery) -> str | None:
        """Post the promise as a message of its own: what is never edited shows that it was never changed."""
        story = await self._outgoing.story(delivery.table)
        thread = await self._outgoing.thread(story, delivery.references)
        # People who are mentioned in a thread are in it from then on, and see it in their list.
        mentions = panel.people(story)
        return str(await self._messages.post(thread, panel.promise(story), delivery.nonce, mentions=mentions))

    async def panel(self, delivery: Delivery) -> str | None:
        """Edit the panel, or post and pin it; then tell the followers."""
        story, lines = await self._outgoing.story_and_lines(delivery.table, RECENT)
        thread = await self._outgoing.thread(story, delivery.references)
        board = await self._context.pictures.board(story, panel.last_events(lines))
        page = panel.panel(story, lines, board, self._outgoing.absence(delivery.table))
        self._outgoing.edit_lobby_later(story, self._edit_lobby)
        if story.look.view is not None:
            await self._followers.tell(story, delivery.references)
        place = Place.read(delivery.reference)
        if place and place.channel == thread and await self._messages.edit(place, page):
            return str(place)
        # A message that was deleted must not be answered with the memory of itself.
        nonce = f"{delivery.nonce}-{place.message % 10**8}" if place else delivery.nonce
        place = await self._messages.post(thread, page, nonce)
        await self._messages.pin(place)
        return str(place)

    async def vote(self, delivery: Delivery) -> str | None:
        """Post a vote, or edit it as it stands now."""
        ballot = msgspec.convert(delivery.owed.data["vote"], VoteInfo)
        story, lines = await self._outgoing.story_and_lines(delivery.table, votes.REACH)
        shown = lines if ballot.kind in votes.ABOUT_ACTS else ()
        page = votes.vote(story, ballot, str(delivery.owed.data["state"]), shown)
        return await self._put(delivery, story, page, await self._outgoing.standing(delivery))

    async def result(self, delivery: Delivery) -> str | None:
        """Post how a game ended."""
        story = await self._outgoing.story(delivery.table)
        page = result.result(story, await result.picture_of(self._context, story))
        return await self._put(delivery, story, page, Place.read(delivery.reference))

    async def _put(self, delivery: Delivery, story: Story, page: Page, place: Place | None) -> str:
        """Edit the message at *place*, or post it if there is none."""
        thread = await self._outgoing.thread(story, delivery.references)
        if place and await self._messages.edit(place, page):
            return str(place)
        return str(await self._messages.post(thread, page, delivery.nonce))

    async def notice(self, delivery: Delivery) -> str | None:
        """Post a short notice, unless what it is about is over."""
        story = await self._outgoing.story(delivery.table)
        data = delivery.owed.data
        what, seat = str(data["what"]), int(data.get("seat", -1))
        if what in panel.OFFERS and not story.table.seats[seat].is_open:
            return None  # somebody sat down before it could be said
        own = pages_of(story.table.game)
        page = own.notice(story, data) if what in own.notices else panel.word(story, what, seat, data.get("until"))
        if page is None:
            return None
        thread = await self._outgoing.thread(story, delivery.references)
        mentions = panel.called_by(story, what, seat)
        return str(await self._messages.post(thread, page, delivery.nonce, mentions=mentions))

    async def awake(self, delivery: Delivery) -> None:
        """Keep the thread of a game from being archived."""
        if thread := delivery.references.get("thread"):
            await self._messages.keep_awake(int(thread))
