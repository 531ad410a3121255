"""The replay of a game that is over: step by step, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.reader.emojis import lead, seat_name
from cogs.reader.story import Story
from cogs.screens.result import WHOLE_LOG, to_analysis
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Item, Page, button, choice, select
from engine.play import Seat
from render.orders import Picture
from table import LogLine, Look

NOBODY = "-"  # whose eyes are no seat's
_KEYS = ("replay-first", "replay-back", "replay-on", "replay-leap", "replay-last", "replay-hand")
router = Router("watching-replay")


def replay(
    story: Story,
    line: LogLine | None,
    pictures: Sequence[Picture | None],
    step: int,
    steps: int,
    *,
    is_own: bool = False,
) -> Page:
    """Return one moment of a game that is over through the eyes of a seat, and the ways to other moments and seats.

    *is_own*: the reader looks through their own eyes, and answered next; they may ask what if.
    """
    seat = story.look.seat
    eyes = "" if seat is None else story.say("replay-eyes", who=story.who(seat))
    page = Page(AMBER).say(story.say("replay-title", title=story.title, step=step, steps=steps), eyes)
    for picture in pictures:
        page.show(picture)  # each by itself: Discord crops pictures that share a gallery
    page.say(story.line(line) if line else story.say("log-start"))

    def walk(key: str, to: int) -> Item:
        inside = min(max(to, 0), steps)
        return button(story.say(key), _moment(story, inside, seat, key), disabled=inside == step)

    return page.press(
        walk("replay-first", 0),
        walk("replay-back", step - 1),
        walk("replay-on", step + 1),
        walk("replay-leap", step + 10),
        walk("replay-last", steps),
        to_analysis(story),
        button(story.say("what-if-button"), spell(story.table.id, "what_if", str(step))) if is_own else None,
        select(_moment(story, step, seat, "replay-hand"), story.say("replay-hand"), _hands(story)),
    )


def _hands(story: Story) -> list[discord.SelectOption]:
    nobody = choice(story.say("replay-nobody"), NOBODY)  # not shown as chosen: "Whose hand?" says more
    seats = [
        choice(
            f"{lead(at)}{story.kaiju.get(at, '')} · {story.label(at)}",
            str(at),
            chosen=story.look.seat == at,
            emoji=seat_name(at),
        )
        for at in range(len(story.table.seats))
    ]
    return [*seats, nobody]


def _moment(story: Story, step: int, seat: Seat | None, key: str) -> str:
    # Two buttons may lead to the same moment; Discord wants their addresses to differ.
    return spell(story.table.id, "replay", f"{step}.{NOBODY if seat is None else seat}", _KEYS.index(key) + 1)


@router.on("replay")
async def show_replay(click: Click) -> None:
    """Show one moment of a game that is over, and the hand that one wants to see."""
    look = await _finished(click)
    wished = click.address.rest.partition(".")[0]
    await _show(click, look, _eyes(click, look), click.number(wished or "0"))


async def open_replay(visit: Visit) -> None:
    """Show the beginning of a game that is over, through one's own eyes."""
    look = await _finished(visit)
    await _show(visit, look, look.seat, 0)


async def _finished(visit: Visit) -> Look:
    look = await visit.host.read.look(visit.table, visit.person.id)
    if look.table.status != "finished":
        raise Refusal("replay-early")
    return look


def acts_in(lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the acts among *lines* that stand, as far as they may be read."""
    return [line for line in lines if line.picks is not None and line.undone is None]


async def _show(visit: Visit, look: Look, seat: Seat | None, step: int) -> None:
    context = visit.context
    acts = acts_in(await context.host.read.log(visit.table, visit.person.id, limit=WHOLE_LOG))
    step = min(max(step, 0), len(acts))
    line = acts[step - 1] if step else None
    story = Story(await context.host.read.history(visit.table, line.version if line else 0, seat=seat), visit.words)
    events = line.events if line else ()
    board = await context.pictures.board(story, events, form=visit.reply.form)
    pictures = [board, await context.pictures.hand(story, form=visit.reply.form)]
    is_own = look.seat is not None and seat == look.seat and step < len(acts) and acts[step].seat == seat
    await visit.reply.show(replay(story, line, pictures, step, len(acts), is_own=is_own))


def _eyes(click: Click, look: Look) -> Seat | None:
    """Return through whose eyes to look; the person's own if nothing else is wished."""
    wished = click.values[0] if click.values else click.address.rest.partition(".")[2]
    if wished == NOBODY:
        return None
    return click.one_of(range(len(look.table.seats)), click.number(wished)) if wished else look.seat
