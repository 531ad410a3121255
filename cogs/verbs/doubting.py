"""Asking again before an answer counts: with a picture of what it does, as far as that is certain."""

from __future__ import annotations

import asyncio

from cogs.clicks import Click
from cogs.ids import spell
from cogs.pages import private
from cogs.pages.page import Page
from cogs.pages.questions import is_answer, places
from cogs.story import Story
from engine.play import Pick
from render.orders import Picture
from table.models import Asked, Look, Preview

PICTURE_WAIT = 1.5  # seconds


async def doubt(click: Click, look: Look, asked: Asked, chosen: tuple[Pick, ...]) -> Page | None:
    """Return the question whether *chosen* is meant, or None where it simply counts.

    Those who want it are asked every time; everybody where several picks on the board are about to become final.
    """
    if not is_answer(asked.question, chosen):
        return None
    story, host = Story(look, click.words), click.house.host
    is_wanted = (await host.person(click.person.id)).confirms
    is_chain = look.can_undo and story.teller.is_on_board(asked.question, look.view)
    if not (is_wanted or is_chain):
        return None
    coming = await host.preview(click.table, click.person.id, chosen, asked.version)
    if coming is None or not (is_wanted or coming.is_final):
        return None
    again = spell(click.table, "sure", places(asked.question, chosen), asked.version)
    picture = await _picture(click, story, asked, coming)
    return private.confirm(story, asked, chosen, again, coming.events, picture)


async def _picture(click: Click, story: Story, asked: Asked, coming: Preview) -> Picture | None:
    if coming.view is None or not story.teller.is_on_board(asked.question, story.look.view):
        return None
    after = Story(Look(story.table, story.look.seat, coming.view), click.words)
    board = click.house.pictures.board(after, coming.events, is_phone=click.reply.is_phone)
    drawing = asyncio.create_task(board)
    await asyncio.wait({drawing}, timeout=0 if click.house.crowd.is_dense else PICTURE_WAIT)
    if drawing.done():
        return drawing.result()
    drawing.cancel()  # the words say it too, and nobody should wait long for a question
    return None
