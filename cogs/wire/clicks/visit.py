"""A visit: somebody who typed a command or pressed something, and how they are answered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self, TypeAlias, TypeVar

import discord

from cogs.reader.names import plain
from cogs.reader.story import Story
from cogs.wire.clicks.address import Address
from cogs.wire.clicks.parsing import number
from cogs.wire.context import Context
from cogs.wire.errors import NobodyWaits, Refusal
from cogs.wire.limits.reach import must_reach
from cogs.wire.page import GREEN, notice
from cogs.wire.reply import Interaction, Reply
from data.words import Words
from table import Host, Look, Person, TableInfo

T = TypeVar("T")
Fields: TypeAlias = dict[str, tuple[str, ...]]  # what a form says
UNKNOWN = Address(0, 0, "unknown")  # stands for an address that nobody can read


@dataclass(frozen=True)
class Visit:
    """Somebody at a *table*; table 0 is none in particular."""

    context: Context
    reply: Reply
    table: int = 0

    def __post_init__(self) -> None:
        self.reply.table = self.table  # whose page the answer is

    @property
    def person(self) -> Person:
        """Who it is."""
        return person_at(self.reply.interaction)

    @property
    def host(self) -> Host:
        """Whom to ask for anything at a table."""
        return self.context.host

    @property
    def words(self) -> Words:
        """The words in their language."""
        return self.reply.words

    async def done(self, key: str, **facts: str | int) -> None:
        """Answer with the message *key* that what was asked for is done."""
        await self.reply.show(notice(self.words.say(key, **facts), accent=GREEN))

    async def look(self) -> Look:
        """Return the table as they see it."""
        return await self.host.read.look(self.table, self.person.id)

    async def story(self) -> Story:
        """Return the table as they see it, in words."""
        return Story(await self.look(), self.words)

    async def own_story(self) -> Story:
        """Return the table as `story` does, to those who sit there; others are refused."""
        story = await self.story()
        if story.look.seat is None:
            raise Refusal("failure-NotSeated")
        return story

    async def outline(self) -> Story:
        """Return the table as `story` does; of one whose rules this program cannot play, what is known without them."""
        return Story(await self.context.look_or_outline(self.table, self.person.id), self.words)

    def story_of(self, table: TableInfo) -> Story:
        """Return what everybody may know of *table*, in words."""
        return Story(Look(table), self.words)

    async def at(self, table: int) -> Self:
        """Return the visit at another *table*, if they may see that."""
        await must_reach(self.context, self.reply.interaction, table)
        return replace(self, table=table)


@dataclass(frozen=True)
class Click(Visit):
    """Somebody pressed something: its *address*, and what was chosen or filled in."""

    address: Address = UNKNOWN
    values: tuple[str, ...] = ()
    fields: Fields | None = None

    @property
    def chosen(self) -> str:
        """What was chosen in a list; a click that says nothing is refused."""
        if not self.values:
            raise Refusal("failure-unknown")
        return self.values[0]

    def field(self, name: str) -> str:
        """Return what was typed into one field of a form."""
        return "".join(self.filled.get(name, ())[:1]).strip()

    def typed_number(self, name: str) -> int:
        """Return the number typed into one field of a form, or say that it is none."""
        typed = self.field(name)
        found = number(typed)
        if found is None:
            raise Refusal("form-no-number", typed=plain(typed))
        return found

    @property
    def filled(self) -> Fields:
        """What the form says, by field."""
        return self.fields or {}

    def number(self, text: str) -> int:
        """Return the number that an address or a list says, or refuse the click."""
        found = number(text)
        if found is None:
            raise Refusal("failure-unknown")
        return found

    def one_of(self, offered: Iterable[T], wished: object) -> T:
        """Return that of what is *offered* that an address or a list says, or refuse the click."""
        for each in offered:
            if each == wished:
                return each
        raise Refusal("failure-unknown")


async def visit_by(context: Context, interaction: Interaction) -> Visit:
    """Acknowledge a command, and return the visit in the language of the person who typed it."""
    reply = Reply(interaction)
    if not await reply.acknowledge():
        raise NobodyWaits  # they were told that it failed, or another worker was faster
    await context.speak(reply)
    return Visit(context, reply)


def person_of(user: discord.User | discord.Member, locale: str = "") -> Person:
    """Return *user* as a table knows them."""
    return Person(str(user.id), user.display_name, locale)


def person_at(interaction: Interaction) -> Person:
    """Return who pressed or typed, with their language."""
    return person_of(interaction.user, str(interaction.locale))
