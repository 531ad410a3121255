"""The panel: the one public message of a game, edited in place; and the small messages around it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.reader.names import mention, rounded, until
from cogs.reader.story import Story
from cogs.screens.playing.public import public_answers, public_answers_of_all
from cogs.wire.clicks.address import spell
from cogs.wire.page import AMBER, GREY, RED, Page, Style, button, clipped
from engine.play import Event, Seat
from render.orders import Picture
from table import BACK, Asked, LogLine, Person, Waiting
from words.names import sentences

LAST, LINE = 2, 240  # lines of the story under the board, and characters of each
RECENT = 12  # lines of the log to look through for the newest of the story
SINCE = 8  # lines of a catch-up
NOTES = 3  # lines below a question on a ping
OFFERS = ("seat_open", "seat_offered")  # notices with which one can sit down


def panel(story: Story, lines: Sequence[LogLine], board: Picture | None, absence: float = 0.0) -> Page:
    """Return the panel: the board, who must decide what until when, and what happened last."""
    table = story.table
    is_running = table.status == "running"
    page = Page(AMBER if is_running else GREY).show(board)
    first, *more = waiting_lines(story) or [""]
    page.say(story.say("panel-line", title=story.title, line=first), *more)
    if absence and is_running:
        count, unit = rounded(absence)
        page.say(story.say("panel-absence", count=count, unit=unit))
    summary = sentences(story.words, story.last_round(lines))
    latest = story.told(lines[-RECENT:])[-(1 if summary else LAST) :]
    told = [f"> {clipped(line, LINE)}" for line in latest]
    page.say(*told, story.remark(lines), f"-# {summary}" if summary else "")
    answers = public_answers_of_all(story)
    act = button(story.say("panel-act"), spell(table.id, "act"), Style.secondary if answers else Style.primary)
    return page.press(*answers).press(
        act if is_running else None,
        button(story.say("panel-board"), spell(table.id, "board")),
        button(story.say("panel-log"), spell(table.id, "log")),
        button(story.say("panel-rules"), spell(table.id, "rules")),
        button(story.say("panel-menu"), spell(table.id, "menu")),
    )


def promise(story: Story) -> Page:
    """Return what everybody can hold *Verify* against when the game is over."""
    page = Page(GREY).say(story.say("panel-promise"))
    page.say(story.say("panel-people", names=" ".join(map(mention, people(story)))))
    # The message is never edited, so that what its button carries was fixed when it was posted.
    return page.press(button(story.say("result-verify"), spell(story.table.id, "verify", story.table.commitment)))


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


def ping(
    story: Story,
    asked: Waiting,
    person: Person,
    since: Sequence[LogLine],
    *,
    elsewhere: str = "",
    board: Picture | None = None,
    missed: Picture | None = None,
) -> Page:
    """Return the message that calls somebody to act; *elsewhere* leads back from a private conversation.

    *board* shows the answers of a public question that is answered there, with their letters; *missed* all moves since.
    """
    say, table = story.say, story.table
    facts = {"who": mention(person.id), "title": story.title, "act": story.act(asked)}
    answers = public_answers(story, asked, is_pictured=board is not None)
    page = Page(AMBER).say(say("ping-head", **facts) + story.until(asked))
    told = story.told(since)
    if told:
        left = len(told) - SINCE
        more = [say("ping-more", count=left)] if left > 0 else []
        page.say(story.since(since), *more, *(f"- {line}" for line in told[-SINCE:])).show(missed)
    if elsewhere:
        page.say(elsewhere)
    if answers and asked.public:
        _ask(page, story, asked.public, board).press(*answers)
    label, style = ("ping-page", Style.secondary) if answers else ("ping-answer", Style.primary)
    return page.press(
        button(say(label), spell(table.id, "act", version=table.version), style),
        button(say("panel-board"), spell(table.id, "board")),
    )


def _ask(page: Page, story: Story, asked: Asked, board: Picture | None) -> Page:
    """Put a public question on *page*, with what is worth knowing before a press; how one stands is for one's page."""
    question, view = asked.question, story.look.view
    notes = story.teller.notes(question, view)
    page.say(f"### {story.teller.question(question, view)}").show(board)
    return page.say(*(f"-# {line}" for line in notes if len(notes) <= NOTES))


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
