"""What the postman tells people on the side: digests to those who follow, trouble to the host."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, TypeAlias

import discord

from cogs.pages import watching
from cogs.pages.page import RED, Page, notice
from cogs.places import UNREACHABLE, Places
from cogs.story import Story
from data.words import words
from table.post.outbox import Delivery

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger("kaiju.cogs")
FOLLOW = "follow:"
TOLD = "told"  # which trouble the host was told of
Trouble: TypeAlias = Literal["rights", "gone"]
REACH = 300  # lines of the log that a digest may reach back


class Followers:
    """Sends one silent message per round to each who follows a game. All of it is public."""

    def __init__(self, places: Places) -> None:
        self.house: House | None = None
        self._places = places

    async def tell(self, story: Story, references: dict[str, str]) -> None:
        """Tell everybody whose last digest was of an earlier round."""
        for slot, since in references.items():
            if slot.startswith(FOLLOW):
                round_, _, version = since.partition("/")
                is_over = story.table.status != "running"
                if is_over or story.teller.times_around(story.look.view) > int(round_):
                    await self._digest(story, slot, int(version), references, is_over=is_over)

    async def _digest(self, story: Story, slot: str, since: int, references: dict[str, str], *, is_over: bool) -> None:
        assert self.house is not None
        host, table = self.house.host, story.table
        person = await host.person(slot.removeprefix(FOLLOW))
        told = Story(story.look, words(person.language or person.locale or story.words.language))
        lines = [line for line in await host.log(table.id, limit=REACH) if line.version > since]
        page = watching.digest(told, lines, references.get("thread", "0"))
        nonce = f"f{table.id}-{since}-{person.id[-8:]}"
        keep: str | None = f"{story.teller.times_around(story.look.view)}/{table.version}"
        try:
            await self._places.post(await self._places.private(person.id), page, nonce)
        except discord.HTTPException as error:
            log.info("a digest was not taken", extra={"table": table.id, "reason": error.text})
            if error.code not in UNREACHABLE:
                return  # Discord is in trouble, not they: the next picture tries again
            keep = None
        await host.place(table.id, **{slot: None if is_over else keep})


class Complaints:
    """Tells the host of a table, once, what keeps its messages from their place; the game waits for it."""

    def __init__(self, places: Places) -> None:
        self.house: House | None = None
        self._places = places

    async def tell(self, delivery: Delivery, what: Trouble) -> None:
        """Say what is wrong where *delivery* was to go, unless that was said before."""
        if delivery.references.get(TOLD) == what:
            return
        assert self.house is not None
        await self.house.host.place(delivery.table, **{TOLD: what})
        look = await self.house.host.look(delivery.table)
        channel = int(delivery.references.get("thread") or delivery.references.get("channel") or 0)
        person = await self.house.host.person(look.table.host)
        said = words(person.language or person.locale or "en")
        names = [said.say("right-" + right.replace("_", "-")) for right in self._places.missing(channel)]
        rights = ", ".join(names) or said.say("right-unknown")
        facts = {"title": Story(look, said).title, "channel": f"<#{channel}>", "rights": rights}
        log.warning("a table cannot be reached", extra={"table": delivery.table, "trouble": what, "rights": rights})
        await self._say(person.id, delivery, notice(said.say(f"trouble-{what}", **facts), accent=RED), what)

    async def _say(self, person: str, delivery: Delivery, page: Page, what: Trouble) -> None:
        nonce = f"{what}-{delivery.table}"
        try:
            await self._places.post(await self._places.private(person), page, nonce)
        except discord.HTTPException as error:
            log.info("the host was not told", extra={"table": delivery.table, "reason": error.text})
            if what == "gone" and "channel" in delivery.references:
                with suppress(discord.HTTPException):
                    await self._places.post(int(delivery.references["channel"]), page, nonce)

    async def forget(self, delivery: Delivery) -> None:
        """Take note that all is well again, so that the next trouble is told anew."""
        if TOLD in delivery.references:
            assert self.house is not None
            await self.house.host.place(delivery.table, **{TOLD: None})
