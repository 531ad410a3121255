"""The board at a moment that has passed: as everybody could see it then, or as the person who asks could."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.reader.names import at
from cogs.reader.story import Story, unbolded
from cogs.screens.playing.hand import back
from cogs.screens.result import WHOLE_LOG
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Item, Page, button, choice, clipped, select
from render.orders import Picture
from table import LogLine

ABOUT = 100  # characters of a line of the log in a list
_TAGS = re.compile(r"<[^<>]*> ?")  # emojis and the like, which a list does not show
router = Router("watching-moment")


def board_then(story: Story, line: LogLine, picture: Picture | None, ways: Sequence[Item] = ()) -> Page:
    """Return the board after what *line* tells, with *ways* to other moments and to the present."""
    page = Page(AMBER).say(story.say("moment-title", title=story.title, at=at(line.at))).show(picture)
    page.say(story.line(line))
    return page.press(
        *ways,
        button(story.say("moment-now"), spell(story.table.id, "board")),
        button(story.say("panel-log"), spell(story.table.id, "log")),
        back(story),
    )


def moments(story: Story, lines: Sequence[LogLine]) -> Item | None:
    """Return the list of the moments after *lines* of the log, the newest first."""
    told = [(line, story.line(line)) for line in reversed(lines) if is_moment(line)]
    options = [
        choice(clipped(_TAGS.sub("", unbolded(text)).strip(), ABOUT), str(line.version)) for line, text in told if text
    ]
    return select(spell(story.table.id, "then"), story.say("moment-choose"), options) if options else None


def is_moment(line: LogLine) -> bool:
    """Return whether the board can be shown after *line*."""
    return bool(line.events) and line.undone is None


async def show_moment(visit: Visit, moment: float) -> None:
    """Show the table as everybody saw it at *moment*."""
    lines = await visit.host.read.log(visit.table, limit=WHOLE_LOG)
    passed = [line for line in lines if line.at <= moment and (line.events or line.kind == "act")]
    if not passed:
        raise Refusal("act-lobby")
    line = passed[-1]
    story = Story(await visit.host.read.history(visit.table, line.version), visit.words)
    picture = await visit.context.pictures.board(story, line.events, form=visit.reply.form)
    await visit.reply.show(board_then(story, line, picture))


async def show_version(visit: Visit, version: int) -> None:
    """Show the table as the person who asks saw it after the line of the log with that *version*."""
    lines = await visit.host.read.log(visit.table, visit.person.id, limit=WHOLE_LOG)
    lines = tuple(line for line in lines if is_moment(line))
    here = next((at for at, line in enumerate(lines) if line.version >= version), len(lines) - 1)
    if here < 0:
        raise Refusal("act-lobby")
    line = lines[here]
    story = Story(await visit.host.read.history(visit.table, line.version, visit.person.id), visit.words)
    picture = await visit.context.pictures.board(story, line.events, form=visit.reply.form)

    def walk(key: str, to: int) -> Item:
        inside = lines[min(max(to, 0), len(lines) - 1)].version
        return button(
            story.say(key), spell(visit.table, "then", f"{inside}.{key}"), disabled=to not in range(len(lines))
        )

    ways = [walk("replay-back", here - 1), walk("replay-on", here + 1)]
    await visit.reply.show(board_then(story, line, picture, ways))


@router.on("then")
async def open_moment(click: Click) -> None:
    """Show the board after a line of the log."""
    wished = click.values[0] if click.values else click.address.rest.partition(".")[0]
    await show_version(click, click.number(wished))
