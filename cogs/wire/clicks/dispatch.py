"""Dispatch: a click is acknowledged, given to the handler of its verb, and explained if that fails.

Buttons, selects and forms are found by their address, so they work after restarts and on messages of any age. A
DynamicItem would do the same, but discord.py rebuilds the clicked message as a view for it, and many clicks at once
would wait for that. A verb that no handler knows is answered as well, with what to do instead.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import discord

from cogs.wire.clicks.address import Address, read_address
from cogs.wire.clicks.router import Route
from cogs.wire.clicks.visit import UNKNOWN, Click, Fields
from cogs.wire.context import Context
from cogs.wire.errors import Refusal, explain
from cogs.wire.limits.admission import is_admitted
from cogs.wire.limits.reach import must_reach
from cogs.wire.reply import Interaction, Reply
from ops import meters
from ops.trace import reference_of, traced, verb

log = logging.getLogger("kaiju.cogs")
SLOW = 1.0  # seconds after which a click is worth a line in the log
PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def dispatch(context: Context, interaction: Interaction) -> None:
    """Answer a click or a form, also one that carries no address of ours; commands have a tree of their own."""
    if interaction.type not in PRESSED:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    address = read_address(str(data.get("custom_id", ""))) or UNKNOWN
    known = address.verb if address.verb in context.router.verbs else UNKNOWN.verb
    with traced(known, reference_of(interaction.id)):
        if await is_admitted(context, interaction):
            await _dispatch(context, interaction, address, data)


async def _dispatch(context: Context, interaction: Interaction, address: Address, data: dict[str, Any]) -> None:
    values, fields = tuple(data.get("values", ())), _filled_in(data.get("components", ()))
    click = Click(context, Reply(interaction), address.table, address, values, fields)
    with context.priority.answering():
        await _answer(click, context.router.find(address.verb))


async def _answer(click: Click, route: Route) -> None:
    context, reply, interaction = click.context, click.reply, click.reply.interaction
    reply.is_form = route.way == "form"
    began = time.monotonic()
    if interaction.message:
        context.note_click(interaction.message.id, interaction.id)
    try:
        with context.priority.arriving():
            if route.way != "form" and not await (reply.defer() if route.way == "defer" else reply.acknowledge()):
                return  # they were told that it failed; acting behind their back would be worse
        acknowledged = time.monotonic()
        if route.way != "form":
            await context.priority.calm()
        await context.speak(reply, click.table)
        if click.table:
            await must_reach(context, interaction, click.table)
            context.host.people.note_press(click.table, click.person.id)
            await _must_be_theirs(click)
        await route.handler(click)
    except Exception as error:
        await explain(reply, error, click.address.verb)
        return
    finally:
        context.pages.pressed(reply)
    taken = time.monotonic() - began
    context.acknowledged.add(acknowledged - began)
    meters.acknowledged.note(acknowledged - began)
    meters.answered.note(taken, verb())
    if taken > SLOW:
        log.info("slow", extra={"verb": click.address.verb, "seconds": round(taken, 2), "table": click.table})


async def _must_be_theirs(click: Click) -> None:
    """Refuse a press on a button that is meant for somebody else's seat, in a sentence that says whose it is."""
    seat = click.address.seat
    if seat is None:
        return
    seats = (await click.host.read.listing(click.table)).seats
    if seat < len(seats) and seats[seat] == click.person.id:
        return
    story = await click.story()
    asked = next((each for each in story.look.waiting if each.seat == seat and each.public), None)
    if asked is None or asked.public is None or asked.public.version != click.address.version:
        raise Refusal("act-late")
    key, facts = f"{story.table.game}-whose-{asked.ask}", {"name": story.player(seat), "act": story.act(asked)}
    raise Refusal(key if key in click.words else "act-whose", **facts)


def _filled_in(parts: Any) -> Fields:
    """Return what a form says, by field."""
    found: Fields = {}
    for part in parts:
        field = part.get("component")
        inner = [field] if field else part.get("components", [])
        for one in inner:
            values = one.get("values") if "values" in one else [one.get("value") or ""]
            found[one["custom_id"]] = tuple(str(value) for value in values or ())
    return found
