"""Standing orders: find the game they are for, give one for as long as chosen, revoke it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias, get_args

import discord
from discord import app_commands

from cogs.reader.names import until
from cogs.reader.story import Story
from cogs.screens.playing.hand import head
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.commands.tables import find_table, name, own_tables, table_here
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, OPTIONS, Page, Style, button, choice, entry, modal, select
from cogs.wire.reply import Interaction
from data.words import Words
from engine.play import Pick
from table import DAY, OrderInfo, OrderKind, TableSummary, Value

#: For how long a new order counts.
Lasting: TypeAlias = Literal["always", "once", "day"]
LASTINGS: tuple[Lasting, ...] = get_args(Lasting)
router = Router("me-orders")


def orders(
    story: Story,
    kinds: Sequence[OrderKind],
    given: Sequence[OrderInfo],
    tokens: Sequence[Pick],
    lasting: Lasting = "always",
    asked: OrderKind | None = None,
) -> Page:
    """Return somebody's standing orders, and what else can be ordered; the next one counts as *lasting* says.

    An order that is *asked* about is offered alone, for each token that it may name.
    """
    at, say = story.table.id, story.say
    page = Page(GREEN).say(head(story), say("orders"))
    page.say(*(f"- {_listed(story, order)}" for order in given) if given else [say("orders-none")])
    options = _offered(story, [asked] if asked else kinds, tokens)
    prompt = text(story, asked.key, "…") if asked else say("orders-choose")
    if options:
        page.say(say("orders-lasting"))
        page.press(
            *(
                button(
                    say(f"orders-lasting-{each}"),
                    spell(at, "orders", each),
                    Style.primary if each == lasting else Style.secondary,
                )
                for each in LASTINGS
            ),
            select(spell(at, "order", lasting), prompt, options),
        )
    if given:
        revocable = [choice(_plain(story, order), str(order.id)) for order in given]
        page.press(select(spell(at, "revoke", lasting), say("orders-revoke"), revocable))
    return page


def which(said: Words, tables: Sequence[tuple[int, str]]) -> Page:
    """Return the games of somebody who plays several, each with its number and name, to choose one from."""
    page = Page(GREEN).say(said.say("orders"), said.say("orders-which"))
    return page.press(*(button(name, spell(table, "orders")) for table, name in tables))


def _offered(story: Story, kinds: Sequence[OrderKind], tokens: Sequence[Pick]) -> list[discord.SelectOption]:
    """Return the orders to choose from; where they are too many for a list, their tokens are asked for one by one."""
    options = [option for kind in kinds for option in _options(story, kind, tokens)]
    if len(options) <= OPTIONS:
        return options
    return [choice(text(story, kind.key, "…" if kind.takes else ""), kind.key) for kind in kinds]


def _options(story: Story, kind: OrderKind, tokens: Sequence[Pick]) -> list[discord.SelectOption]:
    """Return an order of that *kind* to choose, or one for each token that it may name."""
    if kind.takes == "token":
        return [
            choice(text(story, kind.key, story.teller.token(str(token))), f"{kind.key}={token}") for token in tokens
        ]
    return [choice(text(story, kind.key, "…" if kind.takes else ""), kind.key)]


def text(story: Story, key: str, value: str | int) -> str:
    """Return the order *key* with its *value* in words."""
    return story.words.say(f"{story.table.game}-order-{key}", value=value)


def _said(story: Story, order: OrderInfo) -> str:
    value = story.teller.token(order.value) if isinstance(order.value, str) else order.value
    said = text(story, order.key, "" if value is None else value)
    return said + (story.say("orders-uses", uses=order.uses) if order.uses else "")


def _listed(story: Story, order: OrderInfo) -> str:
    return _said(story, order) + (story.say("orders-until", until=until(order.until)) if order.until else "")


def _plain(story: Story, order: OrderInfo) -> str:
    """Return an order where Discord shows no times: in a select."""
    return _said(story, order) + (story.say("orders-for-a-time") if order.until else "")


async def open_orders(visit: Visit, given: int | None) -> None:
    """Show a person's standing orders at the table that is meant; somebody who plays at several chooses one."""
    context, interaction, reply = visit.context, visit.reply.interaction, visit.reply
    if given is None and await table_here(context, interaction) is None:
        playing = await _playing(context, interaction)
        if not playing:
            raise Refusal("orders-nowhere")
        if len(playing) > 1:
            tables = [(table.id, name(reply.words, table.game, table.id)) for table in playing[:OPTIONS]]
            await reply.show(which(reply.words, tables))
            return
        given = playing[0].id
    await _show(replace(visit, table=await find_table(context, interaction, given)), "always")


async def suggest_games(context: Context, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the games that one plays and that fit what is being typed: only those take orders."""
    said = await context.words_for(interaction)
    named = [(name(said, table.game, table.id), table.id) for table in await _playing(context, interaction)]
    fitting = [(text, number) for text, number in named if typed.casefold() in text.casefold()]
    return [app_commands.Choice(name=text[:100], value=number) for text, number in fitting[:OPTIONS]]


async def _playing(context: Context, interaction: Interaction) -> list[TableSummary]:
    return [table for table in await own_tables(context, interaction) if table.status == "running"]


@router.on("orders")
async def show_orders(click: Click) -> None:
    """Show the person's standing orders, and let the next one count as the button says."""
    await _show(click, _lasting(click.address.rest))


async def _show(visit: Visit, lasting: Lasting, asked: OrderKind | None = None) -> None:
    story = await _running(visit)
    kinds = visit.host.seats.order_kinds(story.table.game)
    given = await visit.host.seats.orders(visit.table, visit.person.id)
    tokens = story.teller.special.order_tokens(story.look.view)
    await visit.reply.show(orders(story, kinds, given, tokens, lasting, asked))


async def _running(visit: Visit) -> Story:
    """Return the game as its player sees it, or say that it takes no orders: there is nothing to answer."""
    story = await visit.story()
    if story.table.status != "running":
        raise Refusal("orders-lobby" if story.table.status == "lobby" else "orders-over", title=story.title)
    return story


def _lasting(spelled: str) -> Lasting:
    """Return what an address says; one that is older than the choice means every time."""
    return next((each for each in LASTINGS if each == spelled), "always")


@router.on("order", "form")
async def order(click: Click) -> None:
    """Order an answer ahead; where a number is needed a form asks for it, where a token is, another list."""
    key, _, token = click.chosen.partition("=")
    lasting = _lasting(click.address.rest)
    story = await _running(click)
    kind = next((each for each in click.host.seats.order_kinds(story.table.game) if each.key == key), None)
    if kind is not None and kind.takes == "number":
        address = spell(click.table, "order_number", f"{lasting}.{key}")
        field = entry(click.words.say("form-number"), "number", max_length=6)
        await click.reply.ask(modal(text(story, key, "…"), address, [field]))
        return
    await click.reply.acknowledge()
    if kind is not None and kind.takes == "token" and not token:
        await _show(click, lasting, kind)
    else:
        await _give(click, key, token or None, lasting)


@router.on("order_number")
async def order_number(click: Click) -> None:
    """Order an answer ahead with the number of the form."""
    value = click.typed_number("number")
    lasting, _, key = click.address.rest.rpartition(".")
    await _give(click, key, value, _lasting(lasting))


async def _give(click: Click, key: str, value: Value | None, lasting: Lasting) -> None:
    until = click.context.now() + DAY if lasting == "day" else None
    uses = 1 if lasting == "once" else None
    await click.host.seats.give_order(click.table, click.person.id, key, value, until=until, uses=uses)
    await _show(click, lasting)


@router.on("revoke")
async def revoke(click: Click) -> None:
    """Revoke a standing order."""
    order = click.number(click.chosen)
    await _running(click)
    await click.host.seats.revoke_order(click.table, click.person.id, order)
    await _show(click, _lasting(click.address.rest))
