"""Standing orders of one person: what they have ordered, for how long, and what else can be ordered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

import discord

from cogs.ids import spell
from cogs.names import until
from cogs.pages.page import GREEN, Page, Style, button, choice, select
from cogs.pages.private import head
from cogs.story import Story
from data.words import Words
from engine.play import Pick
from table.models import OrderInfo
from table.play.orders import OrderKind

#: For how long a new order counts.
Lasting: TypeAlias = Literal["always", "once", "day"]
LASTINGS: tuple[Lasting, ...] = get_args(Lasting)


def orders(
    story: Story,
    kinds: Sequence[OrderKind],
    given: Sequence[OrderInfo],
    tokens: Sequence[Pick],
    lasting: Lasting = "always",
) -> Page:
    """Return somebody's standing orders, and what else can be ordered; the next one counts as *lasting* says."""
    at, say = story.table.id, story.say
    page = Page(GREEN).say(head(story), say("orders"))
    page.say(*(f"- {_listed(story, order)}" for order in given) if given else [say("orders-none")])
    options = [option for kind in kinds for option in _options(story, kind, tokens)]
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
            select(spell(at, "order", lasting), say("orders-choose"), options),
        )
    if given:
        revocable = [choice(_plain(story, order), str(order.id)) for order in given]
        page.press(select(spell(at, "revoke", lasting), say("orders-revoke"), revocable))
    return page


def which(said: Words, tables: Sequence[tuple[int, str]]) -> Page:
    """Return the games of somebody who plays several, each with its number and name, to choose one from."""
    page = Page(GREEN).say(said.say("orders"), said.say("orders-which"))
    return page.press(*(button(name, spell(table, "orders")) for table, name in tables))


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
