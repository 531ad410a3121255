"""Clicks: whatever is pressed carries an address; the verb it names does the rest.

Buttons, selects and forms are found by the pattern of their address, so they work after restarts and on messages of
any age. A DynamicItem would do the same, but discord.py builds the clicked message anew as a view for it, and a crowd
would wait for that. What no verb knows is answered as well, with what to do instead.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import discord

from cogs import ids, typed
from cogs.admission import is_admitted
from cogs.failures import Plain, explain
from cogs.house import House, person_at
from cogs.ids import Address
from cogs.reach import must_reach
from cogs.reply import Interaction, Reply
from data.words import Words
from table.models import Person

log = logging.getLogger("kaiju.cogs")
SLOW = 1.0  # seconds after which a click is worth a line in the log
T = TypeVar("T")
Fields: TypeAlias = dict[str, tuple[str, ...]]  # what a form says
#: page: a private answer will come. nod: what everybody sees changes. form: the verb opens a form first.
Way: TypeAlias = Literal["page", "nod", "form"]


class Click(NamedTuple):
    """Somebody pressed something: who, where, with what chosen or filled in."""

    house: House
    reply: Reply
    address: Address
    values: tuple[str, ...]
    fields: Fields

    @property
    def person(self) -> Person:
        """Who it was."""
        return person_at(self.reply.interaction)

    @property
    def table(self) -> int:
        """At which table."""
        return self.address.table

    @property
    def words(self) -> Words:
        """The words in their language."""
        return self.reply.words

    @property
    def chosen(self) -> str:
        """What was chosen in a list; a click that says nothing is none of ours."""
        if not self.values:
            raise Plain("failure-unknown")
        return self.values[0]

    def number(self, text: str) -> int:
        """Return the number that an address or a list says, or refuse the click."""
        found = typed.number(text)
        if found is None:
            raise Plain("failure-unknown")
        return found

    def one_of(self, offered: Iterable[T], wished: object) -> T:
        """Return that of what is *offered* that an address or a list says, or refuse the click."""
        for each in offered:
            if each == wished:
                return each
        raise Plain("failure-unknown")

    async def at(self, table: int) -> Click:
        """Return this click as one at another *table*, if that may be seen."""
        await must_reach(self.house, self.reply.interaction, table)
        return self._replace(address=self.address._replace(table=table))


Verb: TypeAlias = Callable[[Click], Awaitable[None]]
VERBS: dict[str, tuple[Verb, Way]] = {}


def verb(name: str, way: Way = "page") -> Callable[[Verb], Verb]:
    """Make a function the verb that addresses call *name*."""

    def known(act: Verb) -> Verb:
        assert name not in VERBS, f"{name} is known already"
        VERBS[name] = (act, way)
        return act

    return known


async def perform(
    house: House, interaction: Interaction, address: Address, values: tuple[str, ...], fields: Fields
) -> None:
    """Acknowledge, do, and explain what goes wrong."""
    with house.crowd.answering():
        await _perform(house, interaction, address, values, fields)


async def _perform(
    house: House, interaction: Interaction, address: Address, values: tuple[str, ...], fields: Fields
) -> None:
    began = time.monotonic()
    reply = Reply(interaction)
    act, way = VERBS.get(address.verb, (_unknown, "page"))
    if interaction.message:
        house.clicked(interaction.message.id, interaction.id)
    try:
        with house.crowd.arriving():
            if way != "form" and not await (reply.nod() if way == "nod" else reply.acknowledge()):
                return  # they were told that it failed; acting behind their back would be worse
        acknowledged = time.monotonic()
        if way != "form":
            await house.crowd.calm()
        await house.speak(reply)
        if address.table:
            await must_reach(house, interaction, address.table)
        await act(Click(house, reply, address, values, fields))
    except Exception as error:
        await explain(reply, error, address.verb)
        return
    taken = time.monotonic() - began
    house.acknowledged.add(acknowledged - began)
    if taken > SLOW:
        log.info("slow", extra={"verb": address.verb, "seconds": round(taken, 2), "table": address.table})


async def _unknown(click: Click) -> None:
    raise Plain("failure-unknown")


async def hear(house: House, interaction: Interaction) -> None:
    """Answer whatever was pressed or sent in, also what carries no address of ours; commands answer for themselves."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    if not await is_admitted(house, interaction):
        return
    data: dict[str, Any] = dict(interaction.data or {})
    address = ids.read(str(data.get("custom_id", ""))) or Address(0, 0, "unknown")
    await perform(house, interaction, address, tuple(data.get("values", ())), _filled_in(data.get("components", ())))


def _filled_in(parts: Any) -> dict[str, tuple[str, ...]]:
    """Return what a form says, by field."""
    found: dict[str, tuple[str, ...]] = {}
    for part in parts:
        field = part.get("component")
        inner = [field] if field else part.get("components", [])
        for one in inner:
            values = one.get("values") if "values" in one else [one.get("value") or ""]
            found[one["custom_id"]] = tuple(str(value) for value in values or ())
    return found
