"""A player's own page: their hand and the question put to them, or whom they wait for."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import get_args

from msgspec.structs import replace

from cogs.reader.emojis import sign
from cogs.reader.names import literal, rounded, until
from cogs.reader.story import Story
from cogs.screens import votes
from cogs.screens.learning import lesson
from cogs.screens.playing.chains import Chained, Proposed, look_ahead
from cogs.screens.playing.labels import label, listing
from cogs.screens.playing.questions import answers
from cogs.screens.result import headline, onwards
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.game_pages import pages_of
from cogs.wire.page import GREEN, GREY, HAND, Item, Page, Shown, Style, button
from data.words import Words
from engine.play import Event
from render.orders import Form, Picture
from table import PRACTICE, Asked, LogLine, Look

PROPOSED = 12  # things that are suggested
TOLD = 8  # events of the reader's own act, or lines of what others did
PICTURE_WAIT = 0.3  # seconds
router = Router("playing-hand")


def hand(
    story: Story,
    picture: Picture | None,
    told: Sequence[str] = (),
    note: str = "",
    log: Sequence[LogLine] = (),
    since: int | None = None,
    cost: str = "",
) -> Page:
    """Return somebody's private page; *note* is what has to be said first, *told* what happened *since* some line.

    The public *log* says what votes that wait for them are about, *cost* what was taken out of their reserve.
    """
    asked, version = story.look.questions[0] if story.look.questions else None, story.table.version
    guidance = story.look.guidance
    turn = story.say("act-turn") if asked and not guidance else ""
    page = Page(GREEN if asked or guidance else GREY).say(turn, head(story), "" if guidance else note)
    if story.look.seat is not None:
        page.shows = Shown(HAND, version, version if since is None else since)
    page.say(*(f"> {text}" for text in told))
    page.show(picture).say(*(lesson.coach(story, guidance, note) if guidance else ()))
    if asked:
        page.say(*question(story, asked), cost, coaching(story, asked), _on_phone(story, picture))
        page.press(*items(story, asked))
        notes = () if lesson.is_opening(guidance) else story.teller.notes(asked.question, story.look.view)
        page.say(*(f"-# {line}" for line in notes))
    elif story.table.status == "running":
        page.say(*bystanding(story))
    elif guidance is None:
        over(page, story)
    page.say(noted(story))
    return votes.ask(
        page.press(*_other_buttons(story, asked), _other_form(story, picture), *ways_out(story)), story, log
    )


def bystanding(story: Story) -> list[str]:
    """Return that it is not the reader's turn, or never again, and whom the table waits for."""
    if story.look.seat is not None and story.teller.is_out(story.look.seat, story.look.view):
        return [story.say("act-out"), *story.waiting()]
    return [story.say("act-not-you"), *story.waiting(), reserve(story)]


def over(page: Page, story: Story) -> None:
    """Say on *page* that the game is over, who has won, and where that leads on to."""
    outcome = story.table.outcome
    page.say(story.say("panel-over"), headline(story, outcome) if outcome else "")
    if story.table.kind != PRACTICE:
        page.press(*onwards(story))


def items(story: Story, asked: Asked) -> list[Item]:
    """Return what can be pressed to answer: buttons and lists, and the pages and forms that the game has for it."""
    own, table = pages_of(story.table.game), story.table.id
    if isinstance(asked, Proposed):
        return [
            button(story.say("act-as-suggested"), spell(table, "agreed", version=asked.version), Style.primary),
            button(story.say("act-singly"), spell(table, "singly", version=asked.version)),
        ]
    verb = "along" if isinstance(asked, Chained) else "pick"
    listed = answers(asked, table, lambda pick: label(story, asked, pick), story.say, listing(story, asked), verb)
    found = [*own.first_items(story, asked), *listed, *own.more_items(story, asked)]
    if isinstance(asked, Chained):
        found += [_instead(story, asked, option) for option in asked.others]
    if asked.is_chore:
        found.append(button(story.say("act-decide"), spell(table, "decide", version=asked.version)))
    return found + lesson.rescue(story)


def _instead(story: Story, asked: Chained, option: str) -> Item:
    """Return the button for another answer to the question before *asked*."""
    text = story.teller.answer(asked.first, option, asked.before).label
    return button(text, spell(story.table.id, "pick", option, asked.version))


def describe_events(story: Story, events: Sequence[Event]) -> list[str]:
    """Return the last of *events* in words."""
    return [story.signed(text) for text in story.teller.events(events)[-TOLD:]]


def describe_lines(story: Story, lines: Sequence[LogLine]) -> list[str]:
    """Return what others have done meanwhile, the end of it if it was much; that a private game begins goes unsaid."""
    texts = story.told([line for line in lines if line.kind != "start" or story.table.kind != PRACTICE])
    return [story.since(lines), *texts[-TOLD:]] if texts else []


def head(story: Story) -> str:
    """Return the first line: which game, which round, which kaiju; in a lesson which one, and which step of it."""
    if story.look.guidance:
        return lesson.head(story, story.look.guidance)
    facts: dict[str, str | int] = {"title": story.title, "round": story.teller.round(story.look.view)}
    seat = story.look.seat
    if seat is None:
        return story.say("act-head-watching", **facts)
    said = story.say("act-head", **facts, mark=sign(seat), kaiju=story.kaiju.get(seat, ""))
    # Else a what-if is taken for the real game: it has a number, a board and a hand like that.
    return story.say("what-if-head", head=said) if story.table.purpose.startswith("what-if:") else said


def question(story: Story, asked: Asked) -> list[str]:
    """Return what is asked, and until when."""
    if isinstance(asked, Proposed):
        return [*proposal(story, asked), *_times(story, asked)]
    text = story.teller.question(asked.question, story.look.view)
    guidance = story.look.guidance
    texts = [f"### {text}" if guidance is None or not guidance.says else lesson.below_coach(text, guidance)]
    if asked.question.secret and asked.question.is_forced and story.table.kind != PRACTICE:
        texts.append(story.say("act-only"))
    return [*texts, *_times(story, asked)]


def proposal(story: Story, asked: Proposed) -> list[str]:
    """Return what is suggested for all that waits, one thing after another."""
    told = Counter(story.teller.events(asked.suggested.events))  # three Tanks may go the same way
    texts = [story.signed(text) if count == 1 else f"{story.signed(text)} ×{count}" for text, count in told.items()]
    lines = [f"{number}. {text}" for number, text in enumerate(texts[:PROPOSED], 1)]
    return [story.say("act-proposal"), story.say("act-proposal-about"), *lines]


def _times(story: Story, asked: Asked) -> list[str]:
    """Return until when *asked* may be answered, and what is in reserve."""
    if asked.deadline is None:
        return []
    if asked.on_reserve:
        return [story.say("act-reserve-runs", until=until(asked.deadline))]
    left = story.look.reserve
    count, unit = rounded(left) if left else (0, "none")
    due = story.say("act-until", until=until(asked.deadline), count=count, unit=unit)
    return [due] if left else [due, reserve(story)]


def noted(story: Story) -> str:
    """Return what the reader has written down for themselves, small, however many lines it has."""
    lines = [literal(line) for line in story.look.note.split("\n") if line.strip()]
    return "\n".join(f"-# {line}" for line in [story.say("note-yours", note=lines[0]), *lines[1:]]) if lines else ""


def coaching(story: Story, asked: Asked) -> str:
    """Return the line for beginners below a question; nothing where a coach speaks, or to those who know the game."""
    guidance = story.look.guidance
    if guidance and (guidance.steps or guidance.says):
        return ""
    line = story.teller.coaching(asked.question, story.look.view) if story.look.is_coached else ""
    return story.say("act-coach", line=line) if line else ""


def _on_phone(story: Story, picture: Picture | None) -> str:
    """Return, once, where pictures for a phone are: Discord tells nobody what its reader holds in their hands."""
    look, is_wide = story.look, picture is not None and picture.width > picture.height
    return story.say("act-coach-phone") if is_wide and look.is_new and look.is_coached and not look.guidance else ""


def reserve(story: Story) -> str:
    """Return what the one who looks has in reserve, nothing where there is no clock."""
    left = story.look.reserve
    if left is None:
        return ""
    count, unit = rounded(left)
    return story.say("act-reserve", count=count, unit=unit) if left else story.say("act-reserve-gone")


def _other_buttons(story: Story, asked: Asked | None) -> list[Item]:
    table = story.table.id
    items: list[Item] = []
    if story.look.can_undo and not story.look.is_led:  # a wrong answer is not played
        items.append(button(story.say("act-undo"), spell(table, "undo", version=story.table.version)))
    if not asked and story.table.status == "running":
        items.append(button(story.say("act-refresh"), spell(table, "act")))
    if asked and story.teller.is_on_board(asked.question, story.look.view):
        items.append(button(story.say("act-cards"), spell(table, "cards")))
    else:
        items.append(button(story.say("panel-board"), spell(table, "board")))
    if asked:
        items.append(button(story.say("act-why"), spell(table, "why", version=asked.version)))
    if story.table.kind != PRACTICE:
        if story.look.seat is not None and story.table.status == "running":
            items.append(button(story.say("since"), spell(table, "since")))
        return [*items, button(story.say("panel-menu"), spell(table, "menu"))]
    # Who plays alone needs nothing of a menu but hints, and those not where a coach says what to do.
    guidance = story.look.guidance
    if asked and (guidance is None or not guidance.steps):
        items.append(button(story.say("menu-hint"), spell(table, "hint")))
    led = lesson.buttons(story, guidance) if guidance else []
    return led + items if guidance and guidance.is_over else items + led


def ways_out(story: Story) -> list[Item]:
    """Return the ways out of a what-if: to where it began, and its end."""
    family, _, place = story.table.purpose.partition(":")
    origin, _, step = place.partition(".")
    if family != "what-if" or not origin.isdecimal():
        return []
    # Of a finished game the replay, through one's own eyes; of a running one the page there.
    way = spell(int(origin), "replay", f"{step}.", 1) if step else spell(int(origin), "act")
    return [
        button(story.say("what-if-replay" if step else "what-if-game"), way),
        button(story.say("what-if-end"), spell(story.table.id, "what_if_end")),
    ]


def _other_form(story: Story, picture: Picture | None) -> Item | None:
    """Return the way to the form that *picture* does not have."""
    if picture is None:
        return None
    other: Form = "wide" if picture.height > picture.width else "tall"
    return button(story.say(f"board-{other}"), spell(story.table.id, "picture", other))


def cards(story: Story, picture: Picture | None) -> Page:
    """Return somebody's hand alone, for a question that is answered on the board."""
    return Page(GREY).say(head(story)).show(picture).press(back(story))


def back(story: Story, key: str = "act-return") -> Item | None:
    """Return the button that leads a player back to their own page, under the name *key*."""
    is_playing = story.look.seat is not None and (story.table.status == "running" or story.table.kind == PRACTICE)
    return button(story.say(key), spell(story.table.id, "act"), Style.primary) if is_playing else None


async def show_hand(
    visit: Visit,
    look: Look,
    events: Sequence[Event] = (),
    note: str = "",
    since: Sequence[LogLine] = (),
    before: int | None = None,
    *,
    is_singly: bool = False,
    cost: str = "",
) -> None:
    """Show somebody their hand and the question put to them, after what they have just done or missed.

    *before* is the version of the table from which on their page goes on telling what happens. Who decides chores
    one by one (*is_singly*) is suggested nothing. *cost* stands beside their reserve.
    """
    ahead = await look_ahead(visit.host, visit.person.id, visit.words, look, is_singly=is_singly)
    story = Story(ahead, visit.words)
    told = describe_events(story, events) or describe_lines(story, since)
    log = await voted_on(visit.context, story)
    notes = "\n".join(filter(None, (note, await whereabouts(visit))))
    first = since[0].version - 1 if since else before

    def page(picture: Picture | None) -> Page:
        return hand(story, picture, told, notes, log, first, cost)

    drawing = asyncio.create_task(_picture_of_hand(visit, story, events))
    await asyncio.wait({drawing}, timeout=0 if visit.context.priority.is_dense else PICTURE_WAIT)
    await visit.reply.show(page(drawing.result() if drawing.done() else None))
    if not drawing.done():
        visit.context.later(_add_picture(visit, look, drawing, page))


async def _picture_of_hand(visit: Visit, story: Story, events: Sequence[Event]) -> Picture | None:
    if visit.context.priority.is_dense:
        await visit.context.priority.quiet()
    return await picture_of(visit.context, story, events, visit.reply.form)


async def picture_of(context: Context, story: Story, events: Sequence[Event], form: Form) -> Picture | None:
    """Return what goes with the reader's question, after *events*: what is suggested on the board, or their hand."""
    own = story.look.questions[0] if story.look.questions else None
    if isinstance(own, Proposed):
        after = Story(replace(story.look, view=own.suggested.view), story.words)
        return await context.pictures.proposal(after, own.suggested.events, form=form)
    return await context.pictures.private(story, events, form=form)


async def _add_picture(
    visit: Visit, look: Look, drawing: asyncio.Task[Picture | None], page: Callable[[Picture | None], Page]
) -> None:
    """Show the page again when its picture is there, which no answer waits for, unless it has moved on by then."""
    context, reply = visit.context, visit.reply
    try:
        while not drawing.done() and context.is_newest(reply):
            await asyncio.wait({drawing}, timeout=1.0)
        await context.priority.quiet()
        is_behind = context.pages.is_newer(reply, look.table.version)
        if context.is_newest(reply) and not is_behind and (picture := await drawing):
            await reply.show(page(picture))
    finally:
        drawing.cancel()


async def voted_on(context: Context, story: Story) -> Sequence[LogLine]:
    """Return the public log if it is needed to say what somebody is asked to vote on."""
    if not any(ballot.kind in votes.ABOUT_ACTS for ballot in votes.awaited(story)):
        return ()
    return await context.host.read.log(story.table.id, limit=votes.REACH)


async def whereabouts(visit: Visit) -> str:
    """Return where the game is, for a page that is not shown there."""
    return thread_link(visit.words, await visit.host.messages.places(visit.table), visit.reply.interaction.channel_id)


def thread_link(words: Words, places: dict[str, str], here: int | None) -> str:
    """Return the link to the thread of a game, if it has one and that is not *here*."""
    thread = places.get("thread", str(here))
    return "" if thread == str(here) else words.say("play-where", thread=f"<#{thread}>")


@router.on("cards")
async def show_cards(click: Click) -> None:
    """Show the hand that goes with a question on the board."""
    story = await click.own_story()
    await click.reply.show(cards(story, await click.context.pictures.hand(story, form=click.reply.form)))


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
    known = read_on_ping(visit)
    await show_hand(visit, look, note=note, since=[line for line in since if line.version > known])


def read_on_ping(visit: Visit) -> int:
    """Return up to which line somebody has read what happened, on the ping that they press; 0 if it is none."""
    if isinstance(visit, Click) and not visit.reply.is_aside:
        return visit.address.version
    return 0


@router.on("picture")
async def choose_form(click: Click) -> None:
    """Have pictures wide or tall from now on, this one first."""
    form: Form = click.one_of(get_args(Form), click.address.rest)
    await click.host.people.set_preferences(click.person, board=form)
    click.reply.form = form
    await open_hand(click)
