"""Seats of a running game: leave one, take an open one, come back to a seat."""

from __future__ import annotations

from cogs.reader.story import Story
from cogs.screens.playing.hand import head, show_hand
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.page import RED, Page, Style, button, notice

router = Router("seats")


def leave(story: Story) -> Page:
    """Return the question whether somebody really wants to leave."""
    at = story.table.id
    page = Page(RED).say(head(story), story.say("leave"))
    return page.press(
        button(story.say("leave-yes"), spell(at, "leave_now"), Style.danger),
        button(story.say("leave-no"), spell(at, "menu", "here")),
    )


@router.on("leave")
async def ask_to_leave(click: Click) -> None:
    """Ask whether one is sure."""
    await click.reply.show(leave(await click.story()))


@router.on("leave_now")
async def leave_now(click: Click) -> None:
    """Leave a running game."""
    table = await click.host.seats.leave(click.table, click.person.id)
    await click.reply.show(notice(click.words.say("lobby-left", title=click.story_of(table).title)))


@router.on("take")
async def take(click: Click) -> None:
    """Sit down in an open seat."""
    seat = click.number(click.values[0] if click.values else click.address.rest)
    look = await click.host.seats.take_seat(click.table, click.person, seat)
    await show_hand(click, look, note=click.words.say("take-done"))


@router.on("back")
async def back(click: Click) -> None:
    """Come back to the seat that was left."""
    look = await click.host.seats.come_back(click.table, click.person.id)
    await show_hand(click, look, note=click.words.say("act-back"))
