"""The log of a game, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from cogs.reader.names import date, time
from cogs.reader.story import Story
from cogs.screens.playing.hand import back
from cogs.screens.result import afterwards
from cogs.screens.rules import behind
from cogs.screens.watching.moment import moments
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.page import GREY, Page, button, clipped
from table import LogLine

DAY = 86_400
LINE = 300  # characters of a line of the log
router = Router("watching-log")


def log(story: Story, lines: Sequence[LogLine], *, is_newest: bool) -> Page:
    """Return a page of the log; *lines* are in order."""
    table = story.table
    page = Page(GREY).say(story.say("log-title", title=story.title))
    told = [(line, clipped(text, LINE)) for line in story.joined(lines) if (text := story.line(line))]
    for _, day in groupby(told, key=lambda one: one[0].at // DAY):
        written = list(day)
        page.say(f"-# {date(written[0][0].at)}", *(f"{time(line.at)} {text}" for line, text in written))
    if not told:
        page.say(story.say("log-empty"))
    first = lines[0].version if lines else 0
    older = button(story.say("log-older"), spell(table.id, "log", "", max(0, first)), disabled=first <= 1)
    newest = button(story.say("log-newest"), spell(table.id, "log", "now"), disabled=is_newest)
    page.press(older, newest, button(story.say("panel-board"), spell(table.id, "board")), back(story))
    if table.status in ("finished", "broken"):
        page.press(*afterwards(story))
    return page.press(moments(story, lines), behind(story, [line for line, _ in told]))


@router.on("log")
async def show_log(click: Click) -> None:
    """Show a page of the log: the newest lines, or those before a version."""
    await show_lines(click, click.address.version or None)


async def show_lines(visit: Visit, before: int | None = None) -> None:
    """Show the newest lines of the log that the person may read, or those *before* a version."""
    story = await visit.outline()
    lines = await visit.host.read.log(visit.table, visit.person.id, before=before)
    await visit.reply.show(log(story, lines, is_newest=before is None))
