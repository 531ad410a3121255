"""What if: a private game against computers from a moment of one's own, in this game or one that is over."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.story import Story
from cogs.screens.playing.hand import open_hand
from cogs.screens.result import WHOLE_LOG
from cogs.screens.watching.replay import show_replay
from cogs.wire.clicks.address import Address, spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Item, Page, Style, button
from table import LogLine, Practice

FAMILY = "what-if:"
OPEN, ANEW = "open", "anew"
NOW, BEFORE = "now", "before"  # moments of a running game: the present, and before one's last answer
router = Router("watching-what-if")


def choose(story: Story, step: str, going: Sequence[Practice]) -> Page:
    """Return what a what-if is, the ways to begin one, and those that are *going* on."""
    at, say = story.table.id, story.say
    page = Page(AMBER).say(say("what-if-title"))
    if story.table.status == "running":
        page.say(say("what-if-running")).press(
            button(say("what-if-now"), spell(at, "suppose", NOW), Style.primary, disabled=not story.look.questions),
            button(say("what-if-before"), spell(at, "suppose", BEFORE)),
        )
    else:
        page.say(say("what-if-over")).press(
            button(say("what-if-open"), spell(at, "suppose", f"{step}.{OPEN}"), Style.primary),
            button(say("what-if-anew"), spell(at, "suppose", f"{step}.{ANEW}")),
        )
    return page.press(*(_going(story, number, each) for number, each in enumerate(going, 1)), _back(story, step))


def _going(story: Story, number: int, practice: Practice) -> Item:
    return button(story.say("what-if-go-on", number=number), spell(practice.table, "act"))


def _back(story: Story, step: str) -> Item:
    if story.table.status == "running":
        return button(story.say("act-return"), spell(story.table.id, "act", version=story.table.version))
    return button(story.say("what-if-replay"), spell(story.table.id, "replay", f"{step}.", 1))


@router.on("what_if")
async def offer(click: Click) -> None:
    """Say what a what-if is, and how it can begin."""
    story = await click.own_story()
    step = str(click.number(click.address.rest or "0"))
    await click.reply.show(choose(story, step, await click.host.practice.of(click.person.id, FAMILY)))


@router.on("suppose")
async def suppose(click: Click) -> None:
    """Begin a what-if, and show its first question."""
    look = await click.look()
    if look.table.status == "running":
        version, anew, step = await _version(click, look.seat), True, None
    else:
        rest, _, way = click.address.rest.partition(".")
        anew = click.one_of((OPEN, ANEW), way) == ANEW
        acts = await _acts(click)
        step = min(max(click.number(rest), 0), len(acts))
        version = acts[step - 1].version if step else 0
    table = await click.host.what_if.begin(click.table, click.person, version, anew=anew, step=step)
    await open_hand(await click.at(table))


async def _acts(click: Click) -> list[LogLine]:
    lines = await click.host.read.log(click.table, click.person.id, limit=WHOLE_LOG)
    return [line for line in lines if line.kind == "act" and line.undone is None]


async def _version(click: Click, seat: int | None) -> int:
    """Return the version of a moment of a running game: the present, or before the last answer of *seat*."""
    acts = await _acts(click)
    if click.one_of((NOW, BEFORE), click.address.rest) == NOW:
        return acts[-1].version if acts else 0
    own = [at for at, line in enumerate(acts) if line.seat == seat]
    if not own:
        raise Refusal("refused-what-if-not-yours")
    return acts[own[-1] - 1].version if own[-1] else 0


@router.on("what_if_end")
async def end(click: Click) -> None:
    """End a what-if, and go back to where it began."""
    look = await click.host.practice.look(click.table, click.person.id)
    origin, _, step = look.table.purpose.removeprefix(FAMILY).partition(".")
    await click.host.practice.end(click.table, click.person.id)
    there = await click.at(click.number(origin))
    if not step:
        await open_hand(there)
        return
    back = Click(there.context, there.reply, there.table, Address(there.table, 1, "replay", f"{step}."))
    await show_replay(back)
