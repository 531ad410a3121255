"""Digests: one silent private message per round to each person who follows a game and may still see it."""

from __future__ import annotations

import logging

import discord

from cogs.reader.story import Story
from cogs.screens.following import digest
from cogs.wire.context import Context
from cogs.wire.limits.reach import may_follow
from cogs.wire.messages import UNREACHABLE, Messages
from data.words import words
from table import FOLLOW

log = logging.getLogger("kaiju.cogs")
REACH = 300  # lines of the log that a digest may reach back


class Followers:
    """Sends one silent message per round to each who follows a game. All of it is public."""

    def __init__(self, context: Context, messages: Messages) -> None:
        self._context = context
        self._messages = messages

    async def tell(self, story: Story, references: dict[str, str]) -> None:
        """Tell everybody whose last digest was of an earlier round."""
        is_over = story.table.status != "running"
        for slot, since in references.items():
            if slot.startswith(FOLLOW):
                round_, _, version = since.partition("/")
                if is_over or story.teller.times_around(story.look.view) > int(round_):
                    await self._go_on(story, slot, int(version), references, is_over=is_over)

    async def _go_on(self, story: Story, slot: str, since: int, references: dict[str, str], *, is_over: bool) -> None:
        """Send a digest, and note what the next one begins with; who may not see the game any more gets none."""
        host, table = self._context.host, story.table
        guild, listing = self._messages.server(table.server), await host.read.listing(table.id)
        if guild is None:
            return  # it is not there at this moment
        keep: str | None = f"{story.teller.times_around(story.look.view)}/{table.version}"
        try:
            if await may_follow(guild, int(slot.removeprefix(FOLLOW)), listing):
                await self._digest(story, slot, since, references)
            else:
                keep = None
        except discord.HTTPException as error:
            log.info("a digest was not taken", extra={"table": table.id, "reason": error.text})
            if error.code not in UNREACHABLE:
                return  # Discord is in trouble, not they: the next picture tries again
            keep = None
        await host.messages.place(table.id, **{slot: None if is_over else keep})

    async def _digest(self, story: Story, slot: str, since: int, references: dict[str, str]) -> None:
        host, table = self._context.host, story.table
        person = await host.people.person(slot.removeprefix(FOLLOW))
        reader = Story(story.look, words(person.language or person.locale or story.words.language))
        lines = [line for line in await host.read.witnessed(table.id, limit=REACH) if line.version > since]
        page = digest(reader, lines, references.get("thread", "0"))
        nonce = f"f{table.id}-{since}-{person.id[-8:]}"
        await self._messages.post(await self._messages.private(person.id), page, nonce)
