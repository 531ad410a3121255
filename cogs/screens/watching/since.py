"""Since one's last turn: what others have done as one picture with all moves, and then move by move."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.names import at
from cogs.reader.story import Story
from cogs.screens.playing.hand import back
from cogs.screens.watching.moment import is_moment
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Item, Page, button, clipped
from engine.play import Event
from render.orders import Picture
from table import LogLine

TOLD, LINE = 12, 240  # lines of the summary, and characters of each
router = Router("watching-since")


def since(story: Story, lines: Sequence[LogLine], picture: Picture | None, step: int = 0) -> Page:
    """Return what *lines* tell, all together at *step* 0, or else the board after one of them."""
    say, steps = story.say, len(lines)
    page = Page(AMBER).say(say("since-step" if step else "since-title", title=story.title, step=step, steps=steps))
    if step:
        line = lines[step - 1]
        page.say(f"-# {at(line.at)}").show(picture).say(story.line(line))
    else:
        told = story.told(lines)
        more = [say("ping-more", count=len(told) - TOLD)] if len(told) > TOLD else []
        page.show(picture).say(*more, *(f"- {clipped(text, LINE)}" for text in told[-TOLD:]))

    def walk(key: str, to: int) -> Item:
        inside = min(max(to, 0), steps)
        return button(say(key), spell(story.table.id, "since", f"{inside}.{key}"), disabled=inside == step)

    return page.press(
        walk("since-all", 0),
        walk("replay-back", step - 1),
        walk("replay-on", step + 1),
        walk("replay-last", steps),
        back(story, "act-cards"),  # "Back" steps back here
    )


@router.on("since")
async def show_since(click: Click) -> None:
    """Show what has happened since the last act of the person who asks, all of it or one step."""
    story = await click.story()
    if story.look.seat is None or story.look.view is None:
        raise Refusal("failure-NotSeated")
    lines = [line for line in await click.host.read.catch_up(click.table, click.person.id) if is_moment(line)]
    if not lines:
        raise Refusal("since-nothing")
    wished = click.address.rest.partition(".")[0]
    step = min(max(click.number(wished or "0"), 0), len(lines))
    shown, events = story, events_of(lines)
    if step:
        line = lines[step - 1]
        shown = Story(await click.host.read.history(click.table, line.version, click.person.id), click.words)
        events = line.events
    acts = 1 if step else len(lines)
    picture = await click.context.pictures.board(shown, events, form=click.reply.form, acts=acts)
    await click.reply.show(since(shown, lines, picture, step))


def events_of(lines: Sequence[LogLine]) -> tuple[Event, ...]:
    """Return all that *lines* tell, in order."""
    return tuple(event for line in lines for event in line.events)
