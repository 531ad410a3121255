"""Following a game: a silent digest of every round, in a private message."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import GREY, Page, button, clipped
from table import FOLLOW, LogLine

LINE = 300  # characters of a line of the log
DIGEST = 3_000  # characters of a digest, so that what is waited for has room below them
router = Router("following")


def digest(story: Story, lines: Sequence[LogLine], thread: str) -> Page:
    """Return what has happened since the last digest, for somebody who follows a game."""
    around = story.teller.times_around(story.look.view)
    page = Page(GREY).say(story.say("follow-head", title=story.title, round=around))
    told = [f"- {clipped(text, LINE)}" for text in story.told(lines)]
    shown = _newest(told, DIGEST)
    more = [story.say("ping-more", count=len(told) - len(shown))] if len(shown) < len(told) else []
    page.say(*more, *shown)
    page.say(*(story.waiting() if story.table.status == "running" else [story.say("panel-over")]))
    page.say(story.say("ping-where", thread=f"<#{thread}>"))
    return page.press(
        button(story.say("panel-board"), spell(story.table.id, "board")),
        button(story.say("menu-unfollow"), spell(story.table.id, "follow")),
    )


def _newest(told: Sequence[str], room: int) -> Sequence[str]:
    """Return the last of *told* that fit into *room* characters."""
    first, left = len(told), room
    while first and (left := left - len(told[first - 1]) - 1) >= 0:
        first -= 1
    return told[first:]


@router.on("follow")
async def follow(click: Click) -> None:
    """Get a silent digest of every round, or no longer."""
    slot = f"{FOLLOW}{click.person.id}"
    places = await click.host.messages.places(click.table)
    story = await click.story()
    if slot in places:
        await click.host.messages.place(click.table, **{slot: None})
        key = "follow-off"
    else:
        if story.table.status != "running":
            raise Refusal("panel-over")
        since = f"{story.teller.times_around(story.look.view)}/{story.table.version}"
        await click.host.messages.place(click.table, **{slot: since})
        key = "follow-on"
    await click.done(key, title=story.title)
