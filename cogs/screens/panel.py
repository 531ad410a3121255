"""The panel: the one public message of a game, edited in place; and the small messages around it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.names import mention, rounded, until
from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.page import AMBER, GREY, RED, Page, Style, button
from engine.play import Event, Seat
from render.orders import Picture
from table import BACK, LogLine, Person, Waiting

LAST = 3  # lines of the story under the board
SINCE = 8  # lines of a catch-up
OFFERS = ("seat_open", "seat_offered")  # notices with which one can sit down


def panel(story: Story, lines: Sequence[LogLine], board: Picture | None, absence: float = 0.0) -> Page:
    """Return the panel: the board, who must decide what until when, and what happened last."""
    table = story.table
    page = Page(AMBER if table.status == "running" else GREY).show(board)
    page.say(f"### {story.title}", *(waiting_lines(story)))
    if absence and table.status == "running":
        count, unit = rounded(absence)
        page.say(story.say("panel-absence", count=count, unit=unit))
    page.say(*(f"> {line}" for line in story.told(lines)[-LAST:]))
    return page.press(
        button(story.say("panel-act"), spell(table.id, "act"), Style.primary),
        button(story.say("panel-board"), spell(table.id, "board")),
        button(story.say("panel-log"), spell(table.id, "log")),
        button(story.say("panel-rules"), spell(table.id, "rules")),
        button(story.say("panel-menu"), spell(table.id, "menu")),
    )


def promise(story: Story) -> Page:
    """Return what everybody can hold *Verify* against when the game is over."""
    page = Page(GREY).say(story.say("panel-promise", commitment=story.table.commitment))
    return page.say(story.say("panel-people", names=" ".join(map(mention, people(story)))))


def people(story: Story) -> list[str]:
    """Return the people at the table who can be mentioned."""
    return [seat.person for seat in story.table.seats if seat.person.isdigit()]


def called_by(story: Story, what: str, seat: int) -> list[str]:
    """Return who is mentioned in a notice, and is in its thread from then on."""
    if what == "moved":
        return people(story)
    return [each for each in people(story) if what == "seat_taken" and each == story.table.seats[seat].person]


def waiting_lines(story: Story) -> list[str]:
    """Return who is waited for, or that it is over."""
    if story.table.status == "running":
        return story.waiting()
    return [story.say("panel-over"), story.broken()]


def ping(story: Story, asked: Waiting, person: Person, since: Sequence[LogLine], *, elsewhere: str = "") -> Page:
    """Return the message that calls somebody to act; *elsewhere* leads back from a private conversation."""
    say, table = story.say, story.table
    facts = {"who": mention(person.id), "title": story.title, "act": story.act(asked)}
    page = Page(AMBER).say(say("ping-head", **facts) + story.until(asked))
    told = story.told(since)
    if told:
        left = len(told) - SINCE
        more = [say("ping-more", count=left)] if left > 0 else []
        page.say(say("ping-since"), *more, *(f"- {line}" for line in told[-SINCE:]))
    if elsewhere:
        page.say(elsewhere)
    return page.press(
        button(say("ping-answer"), spell(table.id, "act", version=table.version), Style.primary),
        button(say("panel-board"), spell(table.id, "board")),
    )


def reminder(story: Story, asked: Waiting, person: Person, stage: str) -> Page:
    """Return the message that reminds somebody of a question."""
    ends = story.until(asked) if stage == BACK else until(asked.deadline)
    facts = {"who": mention(person.id), "title": story.title, "act": story.act(asked), "until": ends}
    return (
        Page(AMBER)
        .say(story.say(f"reminder-{stage}", **facts))
        .press(button(story.say("ping-answer"), spell(story.table.id, "act"), Style.primary))
    )


def word(story: Story, what: str, seat: int, moment: float | None) -> Page:
    """Return a short notice to everybody at the table."""
    facts = {"name": story.player(seat), "kaiju": story.kaiju.get(seat, "")} if seat >= 0 else {"name": "", "kaiju": ""}
    if called := called_by(story, what, seat):
        facts["name"] = " ".join(map(mention, called))
    page = Page(RED if what == "deserted" else AMBER)
    page.say(story.say(f"notice-{what}", **facts, until=until(moment)))
    at = story.table.id
    if what in OFFERS:
        if story.look.view is not None:
            page.say(story.say("notice-seat", kaiju=facts["kaiju"], seat=story.teller.seat(seat, story.look.view)))
        back = button(story.say("notice-back"), spell(at, "back"), Style.primary) if what == "seat_offered" else None
        page.press(back, button(story.say("notice-take"), spell(at, "take", seat)))
    return page


def last_events(lines: Sequence[LogLine]) -> tuple[Event, ...]:
    """Return the events of the last act that stands."""
    return next((line.events for line in reversed(lines) if line.events and line.undone is None), ())


def since_last_act(lines: Sequence[LogLine], seat: Seat) -> list[LogLine]:
    """Return what stands of the public *lines* since *seat* was last seen to act.

    From these lines nobody can tell whether a secret answer was given by hand, so the list cannot tell it either.
    What came in the same moment as another seat's act followed from that, and is no act of its own.
    """
    began: dict[float, Seat] = {}
    last = -1
    for at, line in enumerate(lines):
        is_own = line.kind == "act" and began.setdefault(line.at, line.seat) == seat
        if is_own and line.seat == seat and line.by == "human" and line.undone is None:
            last = at
    return [line for line in lines[last + 1 :] if line.undone is None]
