"""The public messages of a game: lobby, panel, votes, result, and notices to everybody at the table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

import discord
import msgspec

from cogs.delivery.followers import Followers
from cogs.delivery.outgoing import Outgoing, channel_of
from cogs.reader.names import mention
from cogs.reader.story import Story
from cogs.screens import panel, result, server, votes
from cogs.screens.lobby import message as lobby
from cogs.screens.lobby.poster import lobby_order
from cogs.screens.ranking import crown
from cogs.screens.watching import analysis
from cogs.screens.watching.film import Span, film_of, shared
from cogs.wire.errors import Refusal
from cogs.wire.game_pages import pages_of
from cogs.wire.messages import Place
from cogs.wire.page import Page
from engine.players.analysis import Analysis
from ops.budget import Urgency, urgent
from table import RINGS, SEALED, Delivery, NotNow, OutOfReach, TableError, Undeliverable, Unplayable, VoteInfo

log = logging.getLogger("kaiju.cogs")
RUNG = "rung"  # the slot that names the role which a lobby's message has pinged
RECENT = 80  # lines of the log to look through for the last events and the last round


class PublicMessages:
    """Delivers what everybody may read."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing
        self._context, self._messages = outgoing.context, outgoing.messages
        self._followers = Followers(outgoing.context, outgoing.messages)

    # -- the lobby message ------------------------------------------------------------------------------------

    async def lobby(self, delivery: Delivery) -> str | None:
        """Post or edit the message of a lobby, which later shows how the game stands."""
        if SEALED in delivery.references and "lobby" not in delivery.references:
            return None  # its channel shows nothing of a table whose deal others play as well
        story = await self._outgoing.story(delivery.table)
        self._outgoing.note_newest(story)
        if story.table.status == "running" and not {"lobby", "door"} & delivery.references.keys():
            # It began before there was a lobby to show. The thread starts at the message, so that comes first.
            await self._open_door(story, delivery)
        place = Place.read(delivery.reference)
        page = await self._lobby_page(story, delivery.references)
        await self._tag(story, delivery.references)
        if place and await self._messages.edit(place, page):
            return str(place)
        if story.table.status != "lobby":
            if left := Place.read(delivery.references.get("door")):  # the game has moved away from there
                with suppress(discord.HTTPException):  # a courtesy
                    await self._messages.edit(left, page)
            return None  # a message that somebody deleted stays away
        # Who sits there before anybody could join is seated for a rematch: they are told, without a sound.
        called = [] if place else lobby.called(story)
        if called:
            page.say(story.say("lobby-rematch", names=" ".join(map(mention, called))))
        role = delivery.references.get(RINGS, "")
        posted = await self._post_lobby(story, delivery, page, called, role)
        # Somebody may wait for the link. A role is pinged once, wherever the message is posted again.
        await self._context.host.messages.place(delivery.table, lobby=str(posted), **_rung(role))
        return str(posted)

    async def _open_door(self, story: Story, delivery: Delivery) -> None:
        place = await self._post_lobby(story, delivery, lobby.started(story, None))
        delivery.references["lobby"] = str(place)

    async def _post_lobby(
        self, story: Story, delivery: Delivery, page: Page, called: Sequence[str] = (), role: str = ""
    ) -> Place:
        """Post the message of a lobby; in a forum it begins a post, which is the thread of its game too."""
        channel = channel_of(delivery.references)
        post = await self._messages.open_post(channel, page, story.thread_name, server.tags(story), role)
        if post is None:
            return await self._messages.post(channel, page, delivery.nonce, mentions=called, role=role, silent=not role)
        delivery.references["thread"] = str(post.channel)
        await self._context.host.messages.place(story.table.id, thread=str(post.channel))
        return post

    async def _tag(self, story: Story, references: dict[str, str]) -> None:
        """Let the tags of a post say how its game stands."""
        if thread := references.get("thread"):
            await self._messages.tag(int(thread), server.all_tags(story), server.tags(story))

    async def _lobby_page(self, story: Story, references: dict[str, str]) -> Page:
        table = story.table
        if table.status == "lobby":
            game = self._context.game(table.game)
            poster = await self._context.pictures.draw(lobby_order(story, game))
            return lobby.lobby(story, game, poster, references.get(RINGS) or references.get(RUNG, ""))
        thread = await self._outgoing.thread(story, references) if table.started else None
        return lobby.started(story, str(thread) if thread else None)

    async def _edit_lobby(self, story: Story) -> None:
        references = await self._context.host.messages.places(story.table.id)
        if SEALED in references:
            return
        await self._tag(story, references)
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
        story, place = await self._show_panel(delivery)
        if story.look.view is not None:
            with urgent(Urgency.COURTESY):
                await self._followers.tell(story, delivery.references)
        return str(place)

    async def _show_panel(self, delivery: Delivery) -> tuple[Story, Place]:
        story, lines = await self._outgoing.story_and_lines(delivery.table, RECENT)
        thread = await self._outgoing.thread(story, delivery.references)
        form = await server.form_of(self._context.host, story.table.server)
        board = await self._context.pictures.board(story, panel.last_events(lines), form=form)
        page = panel.panel(story, lines, board, self._outgoing.absence(delivery.table))
        self._outgoing.edit_lobby_later(story, self._edit_lobby)
        place = Place.read(delivery.reference)
        if place and place.channel == thread and await self._messages.edit(place, page):
            return story, place
        # A message that was deleted must not be answered with the memory of itself.
        nonce = f"{delivery.nonce}-{place.message % 10**8}" if place else delivery.nonce
        place = await self._messages.post(thread, page, nonce)
        await self._messages.pin(place)
        return story, place

    async def vote(self, delivery: Delivery) -> str | None:
        """Post a vote, or edit it as it stands now."""
        ballot = msgspec.convert(delivery.owed.data["vote"], VoteInfo)
        story, lines = await self._outgoing.story_and_lines(delivery.table, votes.REACH)
        shown = lines if ballot.kind in votes.ABOUT_ACTS else ()
        page = votes.vote(story, ballot, str(delivery.owed.data["state"]), shown)
        return await self._put(delivery, story, page, await self._outgoing.standing(delivery))

    async def result(self, delivery: Delivery) -> str | None:
        """Post how a game ended, or edit that."""
        page, story = await self._result_page(delivery.table)
        standing = Place.read(delivery.reference)
        reference = await self._put(delivery, story, page, standing)
        if standing is None:
            await self._spread(story, reference)
        return reference

    async def curve(self, delivery: Delivery) -> str | None:
        """Have a finished game looked at once more; then its result is owed again, and shows how it went."""
        archive, story = self._context.host.archive, await self._outgoing.story(delivery.table)
        if not archive.looks_back or story.table.outcome is None or not result.judged(story):
            return None
        try:
            await archive.analyse(delivery.table)
        except NotNow as error:  # others still play the same deal
            raise OutOfReach(str(error)) from error
        except Unplayable as error:  # it was played by rules of long ago
            raise Undeliverable(str(error)) from error
        return None

    async def crown(self, delivery: Delivery) -> str | None:
        """Give the role of the King of Monsters to whoever has become that."""
        await crown.settle(self._context, (await self._context.host.read.listing(delivery.table)).server)
        return None

    async def _result_page(self, table: int) -> tuple[Page, Story]:
        """Return how a game ended, with how it went if that is known by now, and its story."""
        story, host = await self._outgoing.story(table), self._context.host
        form = await server.form_of(host, story.table.server)
        found = await self._analysis(story)
        if found is None:
            return result.result(story, await result.picture_of(self._context, story, form=form)), story
        prospects = analysis.order(story, found, analysis.OPEN, form)
        picture = await result.picture_of(self._context, story, prospects, form)
        points = await analysis.turnings(host, table, found)
        return result.result(story, picture, analysis.course(story, points)), story

    async def _analysis(self, story: Story) -> Analysis | None:
        """Return how a game went, if that has been made."""
        if story.table.outcome is None or not result.judged(story):
            return None
        try:
            return await self._context.host.archive.analysis(story.table.id)
        except TableError:  # it cannot be played again, or not yet be looked at
            return None

    async def film(self, delivery: Delivery) -> str | None:
        """Post a film that somebody shares; of a game that is over where all of the channel see it."""
        span = Span(int(delivery.owed.data["first"]), int(delivery.owed.data["last"]))
        story = await self._outgoing.story(delivery.table)
        try:
            _, picture = await film_of(self._context, story, span)
        except (Refusal, TableError) as error:  # it can no longer be played again
            raise Undeliverable(str(error)) from error
        channel = await self._for_films(story, delivery.references)
        return str(await self._messages.post(channel, shared(story, picture), delivery.nonce))

    async def _for_films(self, story: Story, references: dict[str, str]) -> int:
        lobby, thread = Place.read(references.get("lobby")), references.get("thread")
        is_in_forum = lobby is not None and str(lobby.channel) == thread
        is_for_all = SEALED not in references  # else it was shared while it ran, for those who sit there
        if "channel" in references and story.table.status != "running" and is_for_all and not is_in_forum:
            return channel_of(references)
        return await self._outgoing.thread(story, references)

    async def _spread(self, story: Story, reference: str) -> None:
        """Forward a result to the news channel of its server, if it has one and this one may be read by all."""
        facts = await self._context.host.servers.facts(story.table.server)
        place, channel = Place.read(reference), facts.get(server.NEWS)
        is_sealed = (await self._context.host.read.listing(story.table.id)).sealed
        if place is None or not channel or story.table.outcome is None or is_sealed:
            return
        try:
            await self._messages.forward(place, int(channel), f"news-{story.table.id}")
        except discord.HTTPException as error:  # a courtesy: the channel may be gone, or not for us any more
            log.info("a result is not forwarded", extra={"table": story.table.id, "reason": error.text})

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
        if what == "seat_taken":
            await self._messages.rename(thread, story.thread_name)
        mentions = panel.called_by(story, what, seat)
        return str(await self._messages.post(thread, page, delivery.nonce, mentions=mentions))

    async def awake(self, delivery: Delivery) -> None:
        """Keep the thread of a game from being archived."""
        if thread := delivery.references.get("thread"):
            await self._messages.keep_awake(int(thread))


def _rung(role: str) -> dict[str, str | None]:
    """Return what notes that *role* was pinged."""
    return {RINGS: None, RUNG: role} if role else {}
