"""Complaints: the host of a table is told, once, what keeps its messages from their place."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, TypeAlias

import discord

from cogs.reader.story import Story
from cogs.screens import GATHERINGS
from cogs.screens.beside.pages import GatheringPages
from cogs.wire.context import Context
from cogs.wire.messages import Messages
from cogs.wire.page import RED, Page, notice
from data.words import Words, words
from table import Delivery
from words.names import joined

log = logging.getLogger("kaiju.cogs")
TOLD = "told"  # which trouble the host was told of
Trouble: TypeAlias = Literal["rights", "gone"]


class Complaints:
    """Tells the host of a table, once, what keeps its messages from their place; the game waits for it."""

    def __init__(self, context: Context, messages: Messages) -> None:
        self._context = context
        self._messages = messages

    async def tell(self, delivery: Delivery, what: Trouble) -> None:
        """Say what is wrong where *delivery* was to go, unless that was said before."""
        if delivery.references.get(TOLD) == what:
            return
        await self._context.host.messages.place(delivery.table, **{TOLD: what})
        host, title = await self._about(delivery.table)
        channel = int(delivery.references.get("thread") or delivery.references.get("channel") or 0)
        person = await self._context.host.people.person(host)
        said = words(person.language or person.locale or "en")
        names = [said.say("right-" + right.replace("_", "-")) for right in self._messages.missing(channel)]
        rights = joined(said, names) or said.say("right-unknown")
        facts = {"title": await title(said), "channel": f"<#{channel}>", "rights": rights}
        log.warning("a table cannot be reached", extra={"table": delivery.table, "trouble": what, "rights": rights})
        await self._say(person.id, delivery, notice(said.say(f"trouble-{what}", **facts), accent=RED), what)

    async def _about(self, table: int) -> tuple[str, Callable[[Words], Awaitable[str]]]:
        """Return who is told of a trouble with *table*, and what is how called in somebody's words."""
        context = self._context
        if not (await context.host.read.listing(table)).game:
            gathering = await context.host.gatherings.read(table)
            pages = GATHERINGS.get(gathering.row.kind, GatheringPages())
            return gathering.row.host, lambda said: pages.title(context, gathering, said)
        look = await context.host.read.look(table)

        async def title(said: Words) -> str:
            return Story(look, said).title

        return look.table.host, title

    async def _say(self, person: str, delivery: Delivery, page: Page, what: Trouble) -> None:
        nonce = f"{what}-{delivery.table}"
        try:
            await self._messages.post(await self._messages.private(person), page, nonce)
        except discord.HTTPException as error:
            log.info("the host was not told", extra={"table": delivery.table, "reason": error.text})
            if what == "gone" and "channel" in delivery.references:
                with suppress(discord.HTTPException):
                    await self._messages.post(int(delivery.references["channel"]), page, nonce)

    async def forget(self, delivery: Delivery) -> None:
        """Take note that all is well again, so that the next trouble is told again."""
        if TOLD in delivery.references:
            await self._context.host.messages.place(delivery.table, **{TOLD: None})
