"""The messages of gatherings: one that is edited in place, and news that are told once."""

from __future__ import annotations

from typing import Any

from cogs.delivery.outgoing import Outgoing, channel_of
from cogs.screens import GATHERINGS
from cogs.screens.beside.pages import GatheringPages
from cogs.screens.server import server_words
from cogs.wire.messages import Place
from data.words import Words
from table import Delivery, Gathering, Undeliverable


class GatheringMessages:
    """Delivers what a gathering owes."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._context, self._messages = outgoing.context, outgoing.messages

    async def board(self, delivery: Delivery) -> str | None:
        """Post or edit the message of a gathering; one that was moved away, or deleted, is posted again."""
        gathering, pages, said = await self._read(delivery)
        page = await pages.board(self._context, gathering, said)
        if page is None:
            return None
        channel, place = channel_of(delivery.references), Place.read(delivery.reference)
        if place and await self._messages.edit(place, page):
            return str(place)
        if place and not gathering.is_open:
            return None  # a message that somebody deleted stays away
        nonce = f"{delivery.nonce}-{place.message % 10**8}" if place else delivery.nonce
        post = await self._messages.open_post(channel, page, await pages.title(self._context, gathering, said), ())
        posted = post or await self._messages.post(channel, page, nonce)
        await self._context.host.messages.place(delivery.table, gathering=str(posted))  # somebody may wait for the link
        return str(posted)

    async def news(self, delivery: Delivery) -> str | None:
        """Post what is told once, to everybody or to one person."""
        gathering, pages, said = await self._read(delivery)
        told = await pages.news(self._context, gathering, said, delivery.owed.data)
        if told is None:
            return None
        channel = told.channel or await self._channel(delivery)
        return str(
            await self._messages.post(
                channel, told.page, delivery.nonce, mentions=told.mentions, silent=not told.mentions
            )
        )

    async def _channel(self, delivery: Delivery) -> int:
        if delivery.owed.person:
            return await self._messages.private(delivery.owed.person)
        board = Place.read(delivery.references.get("gathering"))
        return board.channel if board else channel_of(delivery.references)

    async def _read(self, delivery: Delivery) -> tuple[Gathering[Any], GatheringPages, Words]:
        gathering = await self._context.host.gatherings.read(delivery.table)
        pages = GATHERINGS.get(gathering.row.kind)
        if pages is None:
            raise Undeliverable(f"nothing is shown of a {gathering.row.kind!r}")
        server = gathering.row.server
        return gathering, pages, await server_words(self._context.host, server, self._messages.locale(server))
