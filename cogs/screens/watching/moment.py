"""The board at a moment that has passed, as everybody could see it then."""

from __future__ import annotations

from cogs.reader.names import at
from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.visit import Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Page, button
from render.orders import Picture
from table import LogLine

WHOLE_LOG = 10_000  # lines


def board_then(story: Story, line: LogLine, picture: Picture | None) -> Page:
    """Return the board after what *line* tells, and the ways to the present."""
    page = Page(AMBER).say(story.say("moment-title", title=story.title, at=at(line.at))).show(picture)
    page.say(story.line(line))
    return page.press(
        button(story.say("moment-now"), spell(story.table.id, "board")),
        button(story.say("panel-log"), spell(story.table.id, "log")),
    )


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
