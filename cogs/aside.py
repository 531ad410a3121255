"""What the postman tells people on the side: digests to those who follow, a missing permission to the host."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from cogs.pages import watching
from cogs.pages.page import RED, notice
from cogs.places import Places
from cogs.story import Story
from data.words import words
from table.models import LogLine
from table.outbox import Delivery

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger("kaiju.cogs")
FOLLOW = "follow:"
REACH = 300  # lines of the log that a digest may reach back


class Followers:
    """Sends one silent message per round to each who follows a game. All of it is public."""

    def __init__(self, places: Places) -> None:
        self.house: House | None = None
        self._places = places

    async def tell(self, story: Story, recent: Sequence[LogLine], references: dict[str, str]) -> None:
        """Tell everybody whose last digest was of an earlier round."""
        for slot, since in references.items():
            if slot.startswith(FOLLOW):
                round_, _, version = since.partition("/")
                is_over = story.table.status != "running"
                if is_over or story.teller.round(story.look.view) > int(round_):
                    await self._digest(story, slot, int(version), references, is_over=is_over)

    async def _digest(self, story: Story, slot: str, since: int, references: dict[str, str], *, is_over: bool) -> None:
        assert self.house is not None
        host, table = self.house.host, story.table
        person = await host.person(slot.removeprefix(FOLLOW))
        told = Story(story.look, words(person.language or person.locale or story.words.language))
        lines = [line for line in await host.log(table.id, limit=REACH) if line.version > since]
        page = watching.digest(told, lines, references.get("thread", "0"))
        nonce = f"f{table.id}-{since}-{person.id[-8:]}"
        keep: str | None = f"{story.teller.round(story.look.view)}/{table.version}"
        try:
            await self._places.post(await self._places.private(person.id), page, nonce)
        except discord.HTTPException as error:
            log.info("a digest was not taken", extra={"table": table.id, "reason": error.text})
            keep = None
        await host.place(table.id, **{slot: None if is_over else keep})


class Complaints:
    """Tells the host of a table, once, which permission is missing; the game waits for it."""

    def __init__(self, places: Places) -> None:
        self.house: House | None = None
        self._places = places
        self._told: set[int] = set()

    async def tell(self, delivery: Delivery) -> None:
        """Say what is missing where *delivery* was to go."""
        if delivery.table in self._told:
            return
        self._told.add(delivery.table)
        assert self.house is not None
        channel = int(delivery.references.get("thread") or delivery.references.get("channel") or 0)
        look = await self.house.host.look(delivery.table)
        person = await self.house.host.person(look.table.host)
        said = words(person.language or person.locale or "en")
        names = [said.say("right-" + right.replace("_", "-")) for right in self._places.missing(channel)]
        rights = ", ".join(names) or said.say("right-unknown")
        story = Story(look, said)
        log.warning("a permission is missing", extra={"table": delivery.table, "rights": rights})
        page = notice(said.say("rights-missing", title=story.title, channel=f"<#{channel}>", rights=rights), accent=RED)
        try:
            await self._places.post(await self._places.private(person.id), page, f"rights-{delivery.table}")
        except discord.HTTPException as error:
            log.info("the host was not told", extra={"table": delivery.table, "reason": error.text})
