"""Verbs of standing orders: find the game they are for, give one, for as long as chosen, and revoke it."""

from __future__ import annotations

from typing import Any

from discord import app_commands, ui

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.house import House
from cogs.ids import Address, spell
from cogs.names import plain
from cogs.pages import orders as pages
from cogs.pages.page import OPTIONS, clipped
from cogs.reply import Interaction
from cogs.story import Story
from cogs.tables import meant, name, own_tables, table_here
from cogs.typed import number
from data.words import words
from table.models import TableSummary, Value
from table.time.clock import DAY


async def open_orders(house: House, interaction: Interaction, given: int | None) -> None:
    """Show one's standing orders at the table that is meant; who plays at several chooses one."""
    reply = await house.answering(interaction)
    if given is None and await table_here(house, interaction) is None:
        playing = await _playing(house, interaction)
        if not playing:
            raise Plain("orders-nowhere")
        if len(playing) > 1:
            tables = [(table.id, name(reply.words, table.game, table.id)) for table in playing[:OPTIONS]]
            await reply.show(pages.which(reply.words, tables))
            return
        given = playing[0].id
    number = await meant(house, interaction, given)
    await _show(Click(house, reply, Address(number, 0, "command"), (), {}), "always")


async def suggested(house: House, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the games that one plays and that fit what is being typed: only those take orders."""
    said = words(str(interaction.locale))
    named = [(name(said, table.game, table.id), table.id) for table in await _playing(house, interaction)]
    fitting = [(text, number) for text, number in named if typed.casefold() in text.casefold()]
    return [app_commands.Choice(name=text[:100], value=number) for text, number in fitting[:OPTIONS]]


async def _playing(house: House, interaction: Interaction) -> list[TableSummary]:
    return [table for table in await own_tables(house, interaction) if table.status == "running"]


@verb("orders")
async def orders(click: Click) -> None:
    """Show one's standing orders, and let the next one count as the button says."""
    await _show(click, _lasting(click.address.rest))


async def _show(click: Click, lasting: pages.Lasting) -> None:
    story = await _running(click)
    kinds = click.house.host.order_kinds(story.table.game)
    given = await click.house.host.orders(click.table, click.person.id)
    tokens = story.teller.special.order_tokens(story.look.view)
    await click.reply.show(pages.orders(story, kinds, given, tokens, lasting))


async def _running(click: Click) -> Story:
    """Return the game as its player sees it, or say that it takes no orders: there is nothing to answer."""
    story = await click.house.story(click.table, click.person.id, click.words)
    if story.table.status != "running":
        raise Plain("orders-lobby" if story.table.status == "lobby" else "orders-over", title=story.title)
    return story


def _lasting(spelled: str) -> pages.Lasting:
    """Return what an address says; one that is older than the choice means every time."""
    return next((each for each in pages.LASTINGS if each == spelled), "always")


@verb("order", "form")
async def order(click: Click) -> None:
    """Order an answer ahead; where a number is needed a form asks for it."""
    key, _, token = click.chosen.partition("=")
    lasting = _lasting(click.address.rest)
    story = await _running(click)
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
    order = click.number(click.chosen)
    await _running(click)
    await click.house.host.revoke_order(click.table, click.person.id, order)
    await _show(click, _lasting(click.address.rest))
