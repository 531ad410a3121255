"""Who is ready: the host asks, everybody answers, and the lobby's message shows how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.reader.names import mention
from cogs.reader.story import Story
from cogs.screens.lobby.instant import show_first_question
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, GREEN, Page, Style, button, notice
from table import NotSeated, TableInfo

router = Router("lobby-ready")


def ready_button(story: Story) -> ui.Button[Any]:
    """Return the button that asks, and that answers while it is asked."""
    is_asked = story.table.opening.is_checking
    style = Style.success if is_asked else Style.secondary
    return button(story.say("ready-yes" if is_asked else "ready-ask"), spell(story.table.id, "ready"), style)


def by_itself(story: Story) -> str:
    """Return that the game begins without its host, where that is so."""
    return story.say("starts-by-itself") if story.table.opening.by_itself else ""


def readiness(story: Story) -> str:
    """Return who has said that they are ready, while that is asked."""
    if not story.table.opening.is_checking:
        return ""
    people = [seat for seat in story.table.seats if seat.person]
    waiting = story.listed([story.player(seat.seat) for seat in people if not seat.is_ready])
    if not waiting:
        return story.say("ready-all")
    return story.say(
        "ready-state",
        ready=story.listed([story.player(seat.seat) for seat in people if seat.is_ready]),
        waiting=waiting,
    )


def call(story: Story, called: Sequence[str]) -> Page:
    """Return what asks the people *called* whether they are ready."""
    names = " ".join(map(mention, called))
    page = Page(AMBER).say(story.say("ready-call", names=names, title=story.title))
    return page.press(ready_button(story))


def are_ready(table: TableInfo) -> bool:
    """Return whether everybody has said that they are ready."""
    return all(seat.is_ready for seat in table.seats if seat.person)


@router.on("ready")
async def ready(click: Click) -> None:
    """Ask everybody, if that is the host's to do now; else note that this person is ready."""
    table = (await click.host.read.look(click.table)).table
    if table.status != "lobby":
        raise Refusal("lobby-over")
    if all(seat.person != click.person.id for seat in table.seats):
        raise NotSeated(table.id)
    asks = not table.opening.is_checking or are_ready(table)
    if asks:
        _must_ask(click, table)
        table = await click.host.finding.check(click.table, click.person.id)
    else:
        table = await click.host.finding.note_ready(click.table, click.person.id)
    if table.status == "running":
        await show_first_question(click, await click.look())
        return
    key = "ready-asked" if asks else "ready-noted"
    await click.reply.aside(notice(click.words.say(key, title=click.story_of(table).title), accent=GREEN))


def _must_ask(click: Click, table: TableInfo) -> None:
    """Refuse a person who may not ask, or has nobody to."""
    if table.host != click.person.id:
        raise Refusal("ready-host", name=click.story_of(table).host())
    if sum(bool(seat.person) for seat in table.seats) < 2:
        raise Refusal("ready-alone")
