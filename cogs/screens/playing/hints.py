"""Hints: a word about what they cost, then what a computer would answer, with a button that does it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.story import Story
from cogs.screens.playing.hand import head, question
from cogs.screens.playing.questions import places
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, Item, Page, Style, button
from engine.play import Pick
from table import PRACTICE, Asked

router = Router("playing-hints")


def warning(story: Story, asked: Asked) -> Page:
    """Return what a hint costs, to somebody who has had none in this game."""
    page = Page(AMBER).say(head(story), story.say("hint-warning"))
    return page.press(
        button(story.say("hint-show"), spell(story.table.id, "advise", version=asked.version), Style.primary),
        _back(story, asked),
    )


def hint(story: Story, asked: Asked, picks: Sequence[Pick]) -> Page:
    """Return what a computer would answer to *asked*, in words that need no picture, and what speaks for it."""
    chosen = story.teller.answers(
        asked.question, picks, lambda pick: story.teller.answer(asked.question, pick, story.look.view).full
    )
    why = story.teller.reason(asked.question, picks, story.look.view)
    page = Page(AMBER).say(head(story), *question(story, asked)[:1], story.say("hint", picks=chosen))
    page.say(story.say("hint-why", reason=why) if why else "")
    address = spell(story.table.id, "sure", places(asked.question, tuple(picks)), asked.version)
    return page.press(button(story.say("hint-do"), address, Style.success), _back(story, asked))


def _back(story: Story, asked: Asked) -> Item:
    return button(story.say("confirm-back"), spell(story.table.id, "act", version=asked.version))


def _asked(story: Story) -> Asked:
    if not story.look.questions:
        raise Refusal("act-late")
    return story.look.questions[0]


@router.on("hint")
async def offer_hint(click: Click) -> None:
    """Say what a hint costs; who has had one in this game, or plays alone where none is counted, gets it at once."""
    story = await click.story()
    asked, seat = _asked(story), story.look.seat
    is_free = story.table.kind == PRACTICE
    if is_free or (seat is not None and story.table.seats[seat].assisted):
        await give_hint(click)
        return
    click.host.play.expect_hint()
    await click.reply.show(warning(story, asked))


@router.on("advise")
async def give_hint(click: Click) -> None:
    """Say what a computer would answer."""
    before = _asked(await click.story())
    picks = await click.host.play.hint(click.table, click.person.id)
    story = await click.story()
    asked = _asked(story)
    if asked.version != before.version:
        raise Refusal("hint-late")
    await click.reply.show(hint(story, asked, picks))
