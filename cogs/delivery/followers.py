"""Digests: one silent private message per round to each person who follows a game."""

from __future__ import annotations

import logging

import discord

from cogs.reader.story import Story
from cogs.screens.following import digest
from cogs.wire.context import Context
from cogs.wire.messages import FOLLOW, UNREACHABLE, Messages
from data.words import words

log = logging.getLogger("kaiju.cogs")
REACH = 300  # lines of the log that a digest may reach back


class Followers:
    """Sends one silent message per round to each who follows a game. All of it is public."""

    def __init__(self, context: Context, messages: Messages) -> None:
        self._context = context
        self._messages = messages

    async def tell(self, story: Story, references: dict[str, str]) -> None:
        """Tell everybody whose last digest was of an earlier round."""
        for slot, since in references.items():
            if slot.startswith(FOLLOW):
                round_, _, version = since.partition("/")
                is_over = story.table.status != "running"
                if is_over or story.teller.times_around(story.look.view) > int(round_):
                    await self._digest(story, slot, int(version), references, is_over=is_over)

    async def _digest(self, story: Story, slot: str, since: int, references: dict[str, str], *, is_over: bool) -> None:
        host, table = self._context.host, story.table
        person = await host.people.person(slot.removeprefix(FOLLOW))
        reader = Story(story.look, words(person.language or person.locale or story.words.language))
        lines = [line for line in await host.read.log(table.id, limit=REACH) if line.version > since]
        page = digest(reader, lines, references.get("thread", "0"))
        nonce = f"f{table.id}-{since}-{person.id[-8:]}"
        keep: str | None = f"{story.teller.times_around(story.look.view)}/{table.version}"
        try:
            await self._messages.post(await self._messages.private(person.id), page, nonce)
        except discord.HTTPException as error:
            log.info("a digest was not taken", extra={"table": table.id, "reason": error.text})
            if error.code not in UNREACHABLE:
                return  # Discord is in trouble, not they: the next picture tries again
            keep = None
        await host.messages.place(table.id, **{slot: None if is_over else keep})
