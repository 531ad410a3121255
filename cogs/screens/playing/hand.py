"""A player's own page: their hand and the question put to them, or whom they wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from cogs.reader.names import mark, rounded, until
from cogs.reader.story import Story
from cogs.screens import votes
from cogs.screens.playing.questions import Listing, answers
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.game_pages import pages_of
from cogs.wire.page import GREEN, GREY, Item, Page, button
from engine.play import Decision, Event, Pick
from render.letters import letters
from render.orders import Picture
from table import Asked, LogLine, Look

TOLD = 8  # events of the reader's own act, or lines of what others did
PICTURE_WAIT = 0.3  # seconds
router = Router("playing-hand")


def hand(
    story: Story,
    picture: Picture | None,
    told: Sequence[str] = (),
    note: str = "",
    log: Sequence[LogLine] = (),
) -> Page:
    """Return somebody's private page; *note* is what has to be said first, *told* what has just happened.

    The public *log* says what votes that wait for them are about.
    """
    asked = story.look.questions[0] if story.look.questions else None
    page = Page(GREEN if asked else GREY).say(head(story), note)
    page.say(*(f"> {text}" for text in told))
    page.show(picture)
    if asked:
        own = pages_of(story.table.game)
        page.say(*question(story, asked))
        page.press(
            *own.first_items(story, asked),
            *answers(asked, story.table.id, lambda pick: label(story, asked, pick), story.say, _listing(story, asked)),
            *own.more_items(story, asked),
        )
        page.say(*(f"-# {line}" for line in story.teller.notes(asked.question, story.look.view)))
    elif story.table.status == "running":
        page.say(story.say("act-not-you"), *story.waiting(), reserve(story))
    else:
        page.say(story.say("panel-over"))
    return votes.ask(page.press(*_other_buttons(story, asked)), story, log)


def describe_events(story: Story, events: Sequence[Event]) -> list[str]:
    """Return the last of *events* in words."""
    return [text for event in events[-TOLD:] if (text := story.teller.event(event))]


def describe_lines(story: Story, lines: Sequence[LogLine]) -> list[str]:
    """Return what others have done meanwhile, the end of it if it was much."""
    texts = story.told(lines)
    return [story.say("ping-since"), *texts[-TOLD:]] if texts else []


def head(story: Story) -> str:
    """Return the first line: which game, which round, which kaiju."""
    facts: dict[str, str | int] = {"title": story.title, "round": story.teller.round(story.look.view)}
    seat = story.look.seat
    if seat is None:
        return story.say("act-head-watching", **facts)
    return story.say("act-head", **facts, mark=mark(seat), kaiju=story.kaiju.get(seat, ""))


def question(story: Story, asked: Asked) -> list[str]:
    """Return what is asked, and until when."""
    texts = [f"### {story.teller.question(asked.question, story.look.view)}"]
    if asked.question.secret and asked.question.is_forced:
        texts.append(story.say("act-only"))
    if asked.deadline is None:
        return texts
    if asked.on_reserve:
        return [*texts, story.say("act-reserve-runs", until=until(asked.deadline))]
    then = "yes" if story.look.reserve else "no"
    return [*texts, story.say("act-until", until=until(asked.deadline), reserve=then), reserve(story)]


def reserve(story: Story) -> str:
    """Return what the one who looks has in reserve, nothing where there is no clock."""
    left = story.look.reserve
    if left is None:
        return ""
    count, unit = rounded(left)
    return story.say("act-reserve", count=count, unit=unit) if left else story.say("act-reserve-gone")


def label(story: Story, asked: Asked, pick: Pick) -> str:
    """Return what the button for *pick* says; the letter is the one in the picture."""
    text = story.teller.answer(asked.question, pick, story.look.view).label
    on_picture = story.teller.special.is_lettered or story.teller.is_on_board(asked.question, story.look.view)
    is_lettered = isinstance(asked.question, Decision) and on_picture
    lettered = letters(asked.question.options) if is_lettered else {}  # type: ignore[union-attr]
    return f"{lettered[pick]} · {text}" if isinstance(pick, str) and pick in lettered else text


def _listing(story: Story, asked: Asked) -> Listing:
    teller, view, question = story.teller, story.look.view, asked.question
    return Listing(
        lambda pick: teller.about(question, pick, view),
        lambda kind: teller.group(question, kind),
        teller.is_on_board(question, view),
        pages_of(story.table.game).is_hidden(question),
    )


def _other_buttons(story: Story, asked: Asked | None) -> list[Item]:
    table = story.table.id
    items: list[Item] = []
    if story.look.can_undo:
        items.append(button(story.say("act-undo"), spell(table, "undo", version=story.table.version)))
    if not asked and story.table.status == "running":
        items.append(button(story.say("act-refresh"), spell(table, "act", version=story.table.version)))
    if asked and story.teller.is_on_board(asked.question, story.look.view):
        items.append(button(story.say("act-cards"), spell(table, "cards")))
    else:
        items.append(button(story.say("panel-board"), spell(table, "board", "aside")))
    if asked:
        items.append(button(story.say("act-why"), spell(table, "why", version=asked.version)))
    items.append(button(story.say("panel-menu"), spell(table, "menu")))
    return items


def cards(story: Story, picture: Picture | None) -> Page:
    """Return somebody's hand alone, beside a question that is answered on the board."""
    return Page(GREY).say(head(story)).show(picture)


async def show_hand(
    visit: Visit, look: Look, events: Sequence[Event] = (), note: str = "", since: Sequence[LogLine] = ()
) -> None:
    """Show somebody their hand and the question put to them, after what they have just done or missed."""
    story = Story(look, visit.words)
    told = describe_events(story, events) or describe_lines(story, since)
    log = await _voted_on(visit, story)
    priority = visit.context.priority

    async def picture_of_hand() -> Picture | None:
        if priority.is_dense:
            await priority.quiet()
        return await visit.context.pictures.private(story, is_phone=visit.reply.is_phone)

    drawing = asyncio.create_task(picture_of_hand())
    await asyncio.wait({drawing}, timeout=0 if priority.is_dense else PICTURE_WAIT)
    if drawing.done():
        await visit.reply.show(hand(story, drawing.result(), told, note, log))
        return
    # The answer must not wait for its picture; that comes later, unless the page has moved on by then.
    await visit.reply.show(hand(story, None, told, note, log))

    async def add_picture() -> None:
        try:
            while not drawing.done() and visit.context.is_newest(visit.reply):
                await asyncio.wait({drawing}, timeout=1.0)
            await priority.quiet()
            if visit.context.is_newest(visit.reply) and (picture := await drawing):
                await visit.reply.show(hand(story, picture, told, note, log))
        finally:
            drawing.cancel()

    visit.context.later(add_picture())


async def _voted_on(visit: Visit, story: Story) -> Sequence[LogLine]:
    """Return the public log if it is needed to say what somebody is asked to vote on."""
    if not any(ballot.kind in votes.ABOUT_ACTS for ballot in votes.awaited(story)):
        return ()
    return await visit.host.read.log(visit.table, limit=votes.REACH)


@router.on("cards")
async def show_cards(click: Click) -> None:
    """Show the hand beside the question."""
    story = await click.story()
    if story.look.seat is None:
        raise Refusal("failure-NotSeated")
    await click.reply.aside(cards(story, await click.context.pictures.hand(story)))


@router.on("act")
async def open_hand(visit: Visit) -> None:
    """Show the hand of the person who asks; in a lobby and to a stranger say what to do instead."""
    look = await visit.look()
    if look.table.status == "lobby":
        raise Refusal("act-lobby")
    note = ""
    if look.seat is None:
        note = visit.words.say("act-stranger")
    elif look.table.seats[look.seat].away:
        look = await visit.host.seats.come_back(visit.table, visit.person.id)
        note = visit.words.say("act-back")
    is_asked = look.seat is not None and bool(look.questions)
    since = await visit.host.read.catch_up(visit.table, visit.person.id) if is_asked else ()
    await show_hand(visit, look, note=note, since=since)
