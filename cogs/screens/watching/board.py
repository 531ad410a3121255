"""The board: as a wide or a tall picture, or in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from cogs.reader.names import isolated, literal
from cogs.reader.story import Story
from cogs.screens.learning import lesson
from cogs.screens.panel import last_events
from cogs.screens.playing.hand import back, head
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, TEXT_ROOM, Page, button
from cogs.wire.parts import inside, portions, turning
from render.orders import Form, Picture
from table import PRACTICE

Shown: TypeAlias = Form | Literal["text"]
SHOWN: tuple[Shown, ...] = ("wide", "tall", "text")
RECENT = 12
router = Router("watching-board")


def board(story: Story, picture: Picture | None, form: Shown = "wide", part: int = 0) -> Page:
    """Return the board as its reader sees it: a wide picture, a tall one, or *part* of it in words."""
    table = story.table
    page = Page(AMBER).say(head(story), *_asked(story))
    shown: str = form
    if picture and form == "text":
        lines = [isolated(literal(line)) for line in picture.text.split("\n")]  # the names in it may be anything
        texts = portions(lines, TEXT_ROOM - page.content_length())
        part = inside(part, texts)
        shown = f"text.{part}"
        page.say(texts[part])
        page.press(*turning(story.words, part, len(texts), lambda number: spell(table.id, "board", f"text.{number}")))
    elif picture:
        page.show(picture)
    others = [other for other in SHOWN if other != form]
    return page.press(
        back(story),
        *(button(story.say(f"board-{other}"), spell(table.id, "board", other)) for other in others),
        button(story.say("panel-log"), spell(table.id, "log")),
        button(story.say("act-refresh"), spell(table.id, "board", shown, table.version)),
    )


def _asked(story: Story) -> Sequence[str]:
    """Return whom the table waits for; in a private game what its coach says, or that it is the reader's turn."""
    if story.table.status != "running":
        return ()
    if story.look.guidance and story.look.guidance.says:
        return lesson.coach(story, story.look.guidance, "")
    if story.table.kind == PRACTICE and story.look.questions:
        return (story.say("act-turn"),)
    return story.waiting()


@router.on("board")
async def open_board(click: Click) -> None:
    """Show the board."""
    wished, _, part = click.address.rest.partition(".")
    form = next((each for each in SHOWN if each == wished), None)
    await show_board(click, form, click.number(part or "0"))


async def show_board(visit: Visit, wished: Shown | None = None, part: int = 0) -> None:
    """Show the board as *wished* or else as preferred, of words one *part*."""
    form: Shown = wished or visit.reply.form
    story = await visit.story()
    if story.look.view is None:
        raise Refusal("act-lobby")
    lines = await visit.host.read.log(visit.table, visit.person.id, limit=RECENT)
    picture = await visit.context.pictures.board(story, last_events(lines), form="tall" if form == "tall" else "wide")
    if picture is None:
        picture, form = await visit.context.pictures.words_of_board(story, last_events(lines)), "text"
    await visit.reply.show(board(story, picture, form, part))
