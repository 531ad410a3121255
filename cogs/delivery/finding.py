"""What a search and a turn to come have people told: are you ready, too few have come, you are next."""

from __future__ import annotations

import logging

import discord

from cogs.delivery.outgoing import Outgoing, channel_of
from cogs.reader.names import mention
from cogs.reader.story import Story
from cogs.screens.lobby import ready
from cogs.screens.lobby.seeking import lapsed
from cogs.wire.messages import Place
from cogs.wire.page import AMBER, Page, notice
from table import Delivery, Person

log = logging.getLogger("kaiju.cogs")


class Finding:
    """Delivers what people wait for before a game begins, and before their turn."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing
        self._messages = outgoing.messages

    async def ready(self, delivery: Delivery) -> str | None:
        """Ask those who have not said yet whether they are ready; nobody is asked twice in one check."""
        story = await self._outgoing.story(delivery.table)
        table, standing = story.table, Place.read(delivery.reference)
        if table.status != "lobby" or not table.opening.is_checking or ready.are_ready(table):
            await self._take_away(delivery, standing)
            return None
        waiting = [seat.person for seat in table.seats if seat.person and not seat.is_ready]
        ways = [(await self._person(person)).ping for person in waiting]
        called = [person for person, way in zip(waiting, ways, strict=True) if way != "none" and person.isdigit()]
        if standing or not called:
            return delivery.reference
        lobby = Place.read(delivery.references.get("lobby"))
        where = lobby.channel if lobby else channel_of(delivery.references)
        nonce, page = f"r{delivery.table}-{table.version}", ready.call(story, called)
        return str(await self._messages.post(where, page, nonce, mentions=called, silent=False, reply_to=lobby))

    async def lapse(self, delivery: Delivery) -> str | None:
        """Tell everybody who waited, once and without a sound, that too few have come."""
        story = await self._outgoing.story(delivery.table)
        if delivery.reference:
            return delivery.reference
        people = [await self._person(seat.person) for seat in story.table.seats if seat.person.isdigit()]
        for person in people:
            if person.ping == "dm":
                await self._tell(person, lapsed(story, [person.id]), f"l{delivery.table}-{person.id[-8:]}")
        called = [person.id for person in people if person.ping == "mention"]
        if not called:
            return None
        lobby = Place.read(delivery.references.get("lobby"))
        where = lobby.channel if lobby else channel_of(delivery.references)
        page = lapsed(story, called)
        return str(await self._messages.post(where, page, delivery.nonce, mentions=called, reply_to=lobby))

    async def heads_up(self, delivery: Delivery) -> str | None:
        """Tell somebody quietly that their turn is next, or take that away when it is no longer so."""
        story = await self._outgoing.story(delivery.table)
        standing, seat = Place.read(delivery.reference), delivery.owed.seat
        if delivery.person is None or not self._is_next(story, seat, delivery.owed.person):
            await self._take_away(delivery, standing)
            return None
        way = story.table.seats[seat].ping or delivery.person.ping
        other = story.player(story.look.waiting[0].seat)
        page = notice(
            story.say("heads-up", who=mention(delivery.person.id), title=story.title, other=other), accent=AMBER
        )
        if standing:  # of an earlier turn
            await self._messages.delete(standing)
        if way == "dm":
            return await self._tell(delivery.person, page, delivery.nonce)
        thread = await self._outgoing.thread(story, delivery.references)
        return str(await self._messages.post(thread, page, delivery.nonce, mentions=[delivery.person.id]))

    def _is_next(self, story: Story, seat: int, person: str) -> bool:
        """Return whether the turn of *person* at *seat* still follows that of somebody who is waited for."""
        table, look = story.table, story.look
        if table.status != "running" or table.paused is not None or look.view is None or not look.waiting:
            return False
        is_there = table.seats[seat].person == person and table.seats[seat].is_human
        is_asked = any(asked.seat == seat for asked in look.waiting)
        return is_there and not is_asked and self._outgoing.context.game(table.game).next_up(look.view) == seat

    async def _take_away(self, delivery: Delivery, standing: Place | None) -> None:
        if standing:
            await self._messages.delete(standing)
            await self._outgoing.context.host.messages.place(delivery.table, **{delivery.slot: None})

    async def _person(self, person: str) -> Person:
        return await self._outgoing.context.host.people.person(person)

    async def _tell(self, person: Person, page: Page, nonce: str) -> str | None:
        """Say *page* to somebody in private; nobody is told twice because another takes no messages."""
        try:
            return str(await self._messages.post(await self._messages.private(person.id), page, nonce))
        except discord.HTTPException as error:
            log.info("a quiet word was not taken", extra={"reason": error.text})
            return None
