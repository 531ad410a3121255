"""Verbs of watching: board, log, replay; whoever looks sees what is theirs to see."""

from __future__ import annotations

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.pages import watching
from cogs.postman import last_events
from cogs.story import Story
from cogs.verbs.acting import open_hand
from engine.play import Seat
from table.models import Look

RECENT = 12


@verb("board")
async def board(click: Click) -> None:
    """Show the board."""
    wished, _, part = click.address.rest.partition(".")
    form = next((each for each in watching.FORMS if each == wished), None)
    await show_board(click, form, click.number(part or "0"), is_aside=wished == "aside")


async def show_board(
    click: Click, wished: watching.Form | None = None, part: int = 0, *, is_aside: bool = False
) -> None:
    """Show the board as *wished* or else as preferred, of words one *part*; *is_aside*: beside the page clicked."""
    form = wished or ("phone" if click.reply.is_phone else "wide")
    story = await click.house.story(click.table, click.person.id, click.words)
    if story.look.view is None:
        raise Plain("act-lobby")
    lines = await click.house.host.log(click.table, click.person.id, limit=RECENT)
    picture = await click.house.pictures.board(story, last_events(lines), is_phone=form == "phone")
    if picture is None:
        picture, form = await click.house.pictures.words_of_board(story, last_events(lines)), "text"
    page = watching.board(story, picture, form, part)
    await (click.reply.aside(page) if is_aside else click.reply.show(page))


@verb("log")
async def log(click: Click) -> None:
    """Show a page of the log: the newest lines, or those before a version."""
    before = click.address.version or None
    story = await click.house.outline(click.table, click.person.id, click.words)
    lines = await click.house.host.log(click.table, click.person.id, before=before)
    await click.reply.show(watching.log(story, lines, is_newest=before is None))


@verb("replay")
async def replay(click: Click) -> None:
    """Show one moment of a game that is over, and the hand that one wants to see."""
    house = click.house
    look = await house.host.look(click.table, click.person.id)
    if look.table.status != "finished":
        raise Plain("replay-early")
    lines = await house.host.log(click.table, click.person.id, limit=10_000)
    acts = [line for line in lines if line.picks is not None and line.undone is None]
    wished = click.address.rest.partition(".")[0]
    step = min(max(click.number(wished or "0"), 0), len(acts))
    line = acts[step - 1] if step else None
    seat = _eyes(click, look)
    story = Story(await house.host.history(click.table, line.version if line else 0, seat=seat), click.words)
    events = line.events if line else ()
    board = await house.pictures.board(story, events, is_phone=click.reply.is_phone)
    pictures = [board, await house.pictures.hand(story)]
    await click.reply.show(watching.replay(story, line, pictures, step, len(acts)))


def _eyes(click: Click, look: Look) -> Seat | None:
    """Return through whose eyes to look; one's own if nothing else is wished."""
    wished = click.values[0] if click.values else click.address.rest.partition(".")[2]
    if wished == watching.NOBODY:
        return None
    return click.one_of(range(len(look.table.seats)), click.number(wished)) if wished else look.seat


@verb("open_one")
async def open_one(click: Click) -> None:
    """Open one's hand at the table chosen in a list."""
    await open_hand(await click.at(click.number(click.chosen)))
