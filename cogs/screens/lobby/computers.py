"""Computer players in a lobby: which there are, add one, send one away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.reader.names import mark
from cogs.reader.story import Story
from cogs.screens.lobby.instant import show_first_question
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, Page, button, choice, select
from engine.play import Game
from table import SeatInfo, TableInfo

router = Router("lobby-computers")


def computers(story: Story, game: Game[Any], levels: Sequence[str], is_host: bool) -> Page:
    """Return the private page from which computer players are added and sent away."""
    say, table = story.say, story.table
    is_full = len(table.seats) >= game.seats.stop - 1
    page = Page(GREEN).say(say("computers", title=story.title))
    page.say(
        *(
            say("computers-seated", who=story.introduced(seat.seat), temper=temper(story, seat))
            for seat in table.seats
            if seat.level
        )
    )
    page.say(*(say("computers-level", name=story.level(level), about=say(f"level-{level}-about")) for level in levels))
    page.press(
        *(
            button(say("computers-add", level=story.level(level)), spell(table.id, "add", level), disabled=is_full)
            for level in levels
        )
    )
    seated_ones = [
        choice(f"{mark(seat.seat)} {story.player(seat.seat)}", str(seat.seat), temper(story, seat))
        for seat in table.seats
        if seat.level
    ]
    if is_host and seated_ones:
        page.press(select(spell(table.id, "remove"), say("computers-remove"), seated_ones))
    return page


def temper(story: Story, seat: SeatInfo) -> str:
    """Return what a computer is like, in a line: its kaiju's character, at its level."""
    key = f"temper-{seat.kaiju}"
    return story.say(key if key in story.words else "temper-any", level=seat.level)


@router.on("computer")
async def computer(click: Click) -> None:
    """Show which computers can be added, to those who may add them."""
    look = await click.look()
    if look.table.status == "lobby" and look.seat is None:
        raise Refusal("computers-stranger")
    await _show_computers(click, look.table)


@router.on("add")
async def add(click: Click) -> None:
    """Add a computer."""
    table = await click.host.lobby.add_computer(click.table, click.person.id, click.address.rest)
    if table.status == "running":  # all were there by that
        await show_first_question(click, await click.look())
        return
    await _show_computers(click, table)


@router.on("remove")
async def remove(click: Click) -> None:
    """Send a computer away."""
    seat = click.number(click.chosen)
    await _show_computers(click, await click.host.lobby.remove_computer(click.table, click.person.id, seat))


async def _show_computers(click: Click, table: TableInfo) -> None:
    if table.status != "lobby":
        raise Refusal("lobby-over")
    game = click.context.game(table.game)
    is_host = table.host == click.person.id
    await click.reply.show(computers(click.story_of(table), game, click.context.levels(table.game), is_host))
