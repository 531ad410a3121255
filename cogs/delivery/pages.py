"""A private page as it should be now: the hand, the question, and what happened since its owner's last press."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.story import Story
from cogs.screens.playing.chains import look_ahead
from cogs.screens.playing.hand import TOLD, hand, picture_of, thread_link, voted_on
from cogs.wire.context import Context
from cogs.wire.private.hooks import Handle
from cogs.wire.private.pages import Present
from data.words import words
from table import LogLine, OpenPage, TableError

REACH = 60  # lines of the log that a page may reach back
BY_ITSELF = ("forced", "order")


async def present_page(context: Context, page: OpenPage) -> Present | None:
    """Return what the open *page* of somebody at a running or finished game should show; None: leave it as it is."""
    host = context.host
    try:
        read = await host.read.look_and_log(page.table, page.person, limit=REACH)
    except TableError:  # it is gone, or cannot be played: whoever presses something is told
        return None
    look = read.look
    if look.seat is None or look.view is None:
        return None
    person = await host.people.person(page.person)
    said = words(person.language or person.locale or "en")
    story = Story(await look_ahead(host, page.person, said, look), said)
    lines = [line for line in read.lines if line.version > page.since and line.undone is None]
    done = [event for line in lines if line.seat == look.seat for event in line.events]
    picture = await picture_of(context, story, done, person.board)
    places, here = await host.messages.places(page.table), Handle.read(page.handle).channel
    notes = [*_by_themselves(story, lines), thread_link(story.words, places, here)]
    log = await voted_on(context, story)
    made = hand(story, picture, story.told(lines)[-TOLD:], "\n".join(filter(None, notes)), log, page.since)
    return Present(made, person.colours)


def _by_themselves(story: Story, lines: Sequence[LogLine]) -> list[str]:
    """Return that an answer of the reader was given for them, in the words for each way."""
    own = {line.by for line in lines if line.seat == story.look.seat and line.kind == "act"}
    return [story.say(f"act-given-{by}") for by in BY_ITSELF if by in own]
