"""What one person sees of a game: their hand and the question put to them, or whom they wait for."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games import pages_of
from cogs.ids import spell
from cogs.names import mark, rounded, until
from cogs.pages import votes
from cogs.pages.page import AMBER, GREEN, GREY, Item, Page, Style, button
from cogs.pages.questions import Listing, answers
from cogs.story import Story
from engine.play import Decision, Event, Pick
from render.letters import letters
from render.orders import Picture
from table.models import Asked, LogLine

TOLD = 8  # events of one's own act, or lines of what others did


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
    return votes.ask(page.press(*_beside(story, asked)), story, log)


def told(story: Story, events: Sequence[Event]) -> list[str]:
    """Return the last of *events* in words."""
    return [text for event in events[-TOLD:] if (text := story.teller.event(event))]


def told_since(story: Story, lines: Sequence[LogLine]) -> list[str]:
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


def _beside(story: Story, asked: Asked | None) -> list[Item]:
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


def confirm(
    story: Story,
    asked: Asked,
    picks: Sequence[Pick],
    address: str,
    events: Sequence[Event] = (),
    picture: Picture | None = None,
) -> Page:
    """Return the question whether *picks* are meant; *events* and *picture* show what they will do."""
    chosen = story.listed([label(story, asked, pick) for pick in picks]) or story.say("ask-none")
    told = [text for event in events[-TOLD:] if (text := story.teller.event(event))]
    page = Page(AMBER).say(head(story), *question(story, asked)[:1], story.say("confirm", chosen=chosen))
    if told or picture:
        page.say(story.say("confirm-preview"), *(f"> {text}" for text in told)).show(picture)
    return page.press(
        button(story.say("confirm-yes"), address, Style.success),
        button(story.say("confirm-back"), spell(story.table.id, "act", version=asked.version)),
    )
