"""Verbs of standing orders: give one, for as long as chosen, and revoke it."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.ids import spell
from cogs.names import plain
from cogs.pages import orders as pages
from cogs.pages.page import clipped
from cogs.typed import number
from table.clock import DAY
from table.models import Value


@verb("orders")
async def orders(click: Click) -> None:
    """Show one's standing orders, and let the next one count as the button says."""
    await _show(click, _lasting(click.address.rest))


async def _show(click: Click, lasting: pages.Lasting) -> None:
    story = await click.house.story(click.table, click.person.id, click.words)
    kinds = click.house.host.order_kinds(story.table.game)
    given = await click.house.host.orders(click.table, click.person.id)
    tokens = story.teller.special.order_tokens(story.look.view)
    await click.reply.show(pages.orders(story, kinds, given, tokens, lasting))


def _lasting(spelled: str) -> pages.Lasting:
    """Return what an address says; one that is older than the choice means every time."""
    return next((each for each in pages.LASTINGS if each == spelled), "always")


@verb("order", "form")
async def order(click: Click) -> None:
    """Order an answer ahead; where a number is needed a form asks for it."""
    key, _, token = click.values[0].partition("=")
    lasting = _lasting(click.address.rest)
    story = await click.house.story(click.table, click.person.id, click.words)
    kind = next((each for each in click.house.host.order_kinds(story.table.game) if each.key == key), None)
    if kind is not None and kind.takes == "number":
        await click.reply.ask(_number_form(click, f"{lasting}.{key}", pages.text(story, key, "…")))
        return
    await click.reply.acknowledge()
    await _give(click, key, token or None, lasting)


def _number_form(click: Click, rest: str, title: str) -> ui.Modal:
    modal = ui.Modal(title=clipped(title, 45), custom_id=spell(click.table, "order_number", rest))
    field: ui.TextInput[Any] = ui.TextInput(custom_id="number", max_length=6)
    modal.add_item(ui.Label(text=click.words.say("form-number"), component=field))
    return modal


@verb("order_number")
async def order_number(click: Click) -> None:
    """Order an answer ahead with the number of the form."""
    typed = click.fields.get("number", ("",))[0].strip()
    value = number(typed)
    if value is None:
        raise Plain("form-no-number", typed=plain(typed))
    lasting, _, key = click.address.rest.rpartition(".")
    await _give(click, key, value, _lasting(lasting))


async def _give(click: Click, key: str, value: Value | None, lasting: pages.Lasting) -> None:
    until = click.house.now() + DAY if lasting == "day" else None
    uses = 1 if lasting == "once" else None
    await click.house.host.give_order(click.table, click.person.id, key, value, until=until, uses=uses)
    await _show(click, lasting)


@verb("revoke")
async def revoke(click: Click) -> None:
    """Revoke a standing order."""
    await click.house.host.revoke_order(click.table, click.person.id, int(click.values[0]))
    await _show(click, _lasting(click.address.rest))
