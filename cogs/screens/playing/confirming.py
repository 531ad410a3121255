"""Asking again before an answer counts: with a picture of what it does, as far as that is certain."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from cogs.reader.story import Story
from cogs.screens.playing.chains import Chained
from cogs.screens.playing.hand import describe_events, head, question
from cogs.screens.playing.labels import label
from cogs.screens.playing.questions import is_answer, places
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.visit import Click
from cogs.wire.page import AMBER, Page, Style, button
from engine.play import Event, Pick
from render.orders import Picture
from table import Asked, Look, Preview, Refused

PICTURE_WAIT = 1.5  # seconds


def confirm(
    story: Story,
    asked: Asked,
    picks: Sequence[Pick],
    address: str,
    events: Sequence[Event] = (),
    picture: Picture | None = None,
) -> Page:
    """Return the question whether *picks* are meant; *events* and *picture* show what they will do."""
    chosen = story.teller.answers(asked.question, picks, partial(label, story, asked))
    told = describe_events(story, events)
    page = Page(AMBER).say(head(story), *question(story, asked)[:1], story.say("confirm", chosen=chosen))
    if told or picture:
        page.say(story.say("confirm-preview"), *(f"> {text}" for text in told)).show(picture)
    return page.press(
        button(story.say("confirm-yes"), address, Style.success),
        button(story.say("confirm-back"), spell(story.table.id, "act", version=asked.version)),
    )


async def confirmation(click: Click, look: Look, asked: Asked, chosen: tuple[Pick, ...]) -> Page | None:
    """Return the question whether *chosen* is meant, or None where it simply counts.

    Those who want it are asked every time; everybody where several picks on the board are about to become final, and
    more comes of it than what was chosen; not in a lesson, where a wrong answer does not count.
    """
    if not is_answer(asked.question, chosen):
        return None
    story, host = Story(look, click.words), click.host
    is_wanted = click.reply.is_asked_again
    is_chain = look.can_undo and not look.is_led and story.teller.is_on_board(asked.question, look.view)
    if not (is_wanted or is_chain):
        return None
    coming = await host.play.preview(click.table, click.person.id, chosen, asked.version)
    if coming is None or not (is_wanted or (coming.is_final and does_much(story, coming.events))):
        return None
    again = spell(click.table, "sure", places(asked.question, chosen), asked.version)
    picture = await _picture(click, story, asked, coming)
    return confirm(story, asked, chosen, again, coming.events, picture)


def does_much(story: Story, events: Sequence[Event]) -> bool:
    """Return whether more would happen than what was chosen, or something that is not told beforehand."""
    return len([event for event in events if not story.teller.is_minor(event)]) != 1


async def confirmed_along(click: Click, look: Look, asked: Chained, chosen: Pick) -> Page | None:
    """Return the question whether both answers of a chain are meant, or None where they simply count."""
    story = Story(look, click.words)
    if not is_answer(asked.question, (chosen,)):
        return None
    coming = await _rehearsed(click, asked, chosen)
    if not (click.reply.is_asked_again or (coming.is_final and does_much(story, coming.events))):
        return None
    again = spell(click.table, "along_sure", places(asked.question, (chosen,)), asked.version)
    return confirm(story, asked, (chosen,), again, coming.events, await _picture(click, story, asked, coming))


async def _rehearsed(click: Click, asked: Chained, chosen: Pick) -> Preview:
    try:
        (tried,) = await click.host.play.rehearse(click.table, click.person.id, [asked.plan(chosen)], asked.version)
    except Refused:  # what would come to light is not shown before
        return Preview((), None, True)
    return Preview(tried.events, tried.view, tried.question is None)


async def _picture(click: Click, story: Story, asked: Asked, coming: Preview) -> Picture | None:
    if coming.view is None or not story.teller.is_on_board(asked.question, story.look.view):
        return None
    after = Story(Look(story.table, story.look.seat, coming.view), click.words)
    board = click.context.pictures.board(after, coming.events, form=click.reply.form)
    drawing = asyncio.create_task(board)
    await asyncio.wait({drawing}, timeout=0 if click.context.priority.is_dense else PICTURE_WAIT)
    if drawing.done():
        return drawing.result()
    drawing.cancel()  # the words say it too, and nobody should wait long for a question
    return None
