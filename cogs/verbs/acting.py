"""Verbs of play: look at one's hand, answer, take back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.clicks import Click, verb
from cogs.failures import Plain, sentence
from cogs.pages import private, votes
from cogs.pages.menu import ASKING
from cogs.pages.page import notice
from cogs.pages.questions import form, meant, placed
from cogs.story import Story
from cogs.verbs.doubting import doubt
from engine.errors import IllegalPick
from engine.play import Event, Pick
from render.orders import Picture
from table.errors import NotAsked, Stale
from table.models import Asked, LogLine, Look, VoteInfo

PICTURE_WAIT = 0.3  # seconds


async def show_hand(
    click: Click, look: Look, events: Sequence[Event] = (), note: str = "", since: Sequence[LogLine] = ()
) -> None:
    """Show somebody their hand and the question put to them, after what they have just done or missed."""
    story = Story(look, click.words)
    told = private.told(story, events) or private.told_since(story, since)
    log = await _voted_on(click, story)
    crowd = click.house.crowd

    async def picture_of_hand() -> Picture | None:
        if crowd.is_dense:
            await crowd.quiet()
        return await click.house.pictures.private(story, is_phone=click.reply.is_phone)

    drawing = asyncio.create_task(picture_of_hand())
    await asyncio.wait({drawing}, timeout=0 if crowd.is_dense else PICTURE_WAIT)
    if drawing.done():
        await click.reply.show(private.hand(story, drawing.result(), told, note, log))
        return
    # The answer must not wait for its picture; that comes later, unless the page has moved on by then.
    await click.reply.show(private.hand(story, None, told, note, log))

    async def add_picture() -> None:
        try:
            while not drawing.done() and click.house.is_newest(click.reply):
                await asyncio.wait({drawing}, timeout=1.0)
            await crowd.quiet()
            if click.house.is_newest(click.reply) and (picture := await drawing):
                await click.reply.show(private.hand(story, picture, told, note, log))
        finally:
            drawing.cancel()

    click.house.later(add_picture())


async def _voted_on(click: Click, story: Story) -> Sequence[LogLine]:
    """Return the public log if it is needed to say what somebody is asked to vote on."""
    if not any(ballot.kind in votes.ABOUT_ACTS for ballot in votes.awaited(story)):
        return ()
    return await click.house.host.log(click.table, limit=votes.REACH)


@verb("act")
async def act(click: Click) -> None:
    """Open one's hand."""
    await open_hand(click)


@verb("cards")
async def cards(click: Click) -> None:
    """Show one's hand beside the question."""
    story = await click.house.story(click.table, click.person.id, click.words)
    if story.look.seat is None:
        raise Plain("failure-NotSeated")
    await click.reply.aside(private.cards(story, await click.house.pictures.hand(story)))


async def open_hand(click: Click) -> None:
    """Show the hand of whoever asks; in a lobby and to a stranger say what to do instead."""
    look = await click.house.host.look(click.table, click.person.id)
    if look.table.status == "lobby":
        raise Plain("act-lobby")
    note = ""
    if look.seat is None:
        note = click.words.say("act-stranger")
    elif look.table.seats[look.seat].away:
        look = await click.house.host.come_back(click.table, click.person.id)
        note = click.words.say("act-back")
    is_asked = look.seat is not None and bool(look.questions)
    since = await click.house.host.catch_up(click.table, click.person.id) if is_asked else ()
    await show_hand(click, look, note=note, since=since)


@verb("pick")
async def pick(click: Click) -> None:
    """Answer with what a button says."""
    await answer(click, (click.address.rest,))


@verb("picks")
async def picks(click: Click) -> None:
    """Answer with what was chosen in a list, or with several things that one button names by their places."""
    rest = click.address.rest
    named = tuple(f"~{place}" for place in rest[1:].split(".")) if rest.startswith("=") else ()
    await answer(click, click.values or named)


@verb("form", "form")
async def open_form(click: Click) -> None:
    """Open the form for a number or a long list."""
    look = await click.house.host.look(click.table, click.person.id)
    asked = asked_at(look, click.address.version)
    if asked is None:
        await show_stale(click, look)
        return
    story = Story(look, click.words)
    title = story.title
    await click.reply.ask(form(asked, click.table, title, lambda each: private.label(story, asked, each), story.say))


@verb("sent")
async def sent(click: Click) -> None:
    """Answer with what a form says."""
    await answer(click, tuple(value for values in click.fields.values() for value in values))


def asked_at(look: Look, version: int) -> Asked | None:
    """Return the question to the one who looks that carries *version*, if it is still open."""
    return next((asked for asked in look.questions if asked.version == version), None)


@verb("sure")
async def sure(click: Click) -> None:
    """Give the answer that one was asked about again."""
    look = await click.house.host.look(click.table, click.person.id)
    asked = asked_at(look, click.address.version)
    if asked is None:
        await show_stale(click, look)
    else:
        await _give(click, look, placed(asked.question, click.address.rest))


async def answer(click: Click, spelled: Sequence[str]) -> None:
    """Give an answer; where there is doubt, ask first whether it is meant."""
    before = await click.house.host.look(click.table, click.person.id)
    asked = asked_at(before, click.address.version)
    chosen = tuple(meant(asked.question if asked else None, each) for each in spelled)
    if asked and (page := await doubt(click, before, asked, chosen)):
        await click.reply.show(page)
    else:
        await _give(click, before, chosen)


async def _give(click: Click, before: Look, chosen: tuple[Pick, ...]) -> None:
    """Answer; a late or impossible answer is answered with the present question."""
    host, person, version = click.house.host, click.person.id, click.address.version
    try:
        acted = await host.act(click.table, person, chosen, version)
    except (Stale, NotAsked) as late:
        await show_stale(click, late.look)
    except IllegalPick as refusal:
        await show_hand(click, before, note=sentence(refusal, click.words))
    else:
        note = click.words.say("act-repeated") if acted.repeated else ""
        await show_hand(click, acted.look, acted.events, note)


async def show_stale(click: Click, look: Look) -> None:
    """Answer a click that comes too late with what is asked now."""
    if not click.reply.interaction.response.is_done():
        await click.reply.acknowledge()  # a form was wanted
    await show_hand(click, look, note=click.words.say("act-stale" if look.questions else "act-late"))


@verb("undo")
async def undo(click: Click) -> None:
    """Take back one's last answer, or ask the table if the button said that it would."""
    may_ask = click.address.rest == ASKING
    try:
        done = await click.house.host.undo(click.table, click.person.id, click.address.version or None, may_ask=may_ask)
    except Stale as late:
        await show_hand(click, late.look, note=click.words.say("act-undo-late"))
        return
    if isinstance(done, VoteInfo):
        await show_vote(click, "undo")
    else:
        await show_hand(click, done.look, note=click.words.say("act-undone"))


@verb("redo")
async def redo(click: Click) -> None:
    """Give again the answer that was taken back."""
    done = await click.house.host.redo(click.table, click.person.id)
    if isinstance(done, VoteInfo):
        await show_vote(click, "redo")
    else:
        await show_hand(click, done.look, note=click.words.say("act-redone"))


async def show_vote(click: Click, kind: str) -> None:
    """Say that the table has been asked."""
    await click.reply.show(notice(click.words.say("vote-asked", kind=kind)))
