"""Votes: the public ballot, the same on the page of a player it waits for, and how to ask for one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.reader.names import until
from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.page import AMBER, GREY, Item, Page, Style, button, clipped, notice
from table import RULES_VOTE as RULES
from table import LogLine, VoteInfo
from table import votes_needed as needed

REACH = 300  # lines of the log that a vote may reach back
NAMED = 8  # of the answers it is about
LINE = 200  # characters
PARTS = 5  # components of a ballot on a page: a rule, its text, and two buttons in their row
ABOUT_ACTS = ("undo", "redo")
router = Router("votes")


def vote(story: Story, ballot: VoteInfo, state: str, lines: Sequence[LogLine] = ()) -> Page:
    """Return a vote: what for, how it stands, and the buttons while it is open; *lines* are what everybody may read."""
    if state != "open":
        return (
            Page(GREY).say(_what(story, ballot, is_open=False)).say(story.say(f"vote-{state}"), _counts(story, ballot))
        )
    acts = _acts(ballot, lines)
    page = Page(AMBER).say(_what(story, ballot), *_told(story, ballot, acts))
    closes = "" if ballot.kind == RULES else story.say("vote-closes", until=until(ballot.closes))
    page.say(_counts(story, ballot), closes)
    return page.press(*_buttons(story, ballot, acts, "yes", "no"))


def awaited(story: Story) -> list[VoteInfo]:
    """Return the open votes in which the one who looks has yet to speak."""
    seat = story.look.seat
    person = story.table.seats[seat].person if seat is not None else ""
    return [each for each in story.table.votes if person in each.voters and person not in (*each.yes, *each.no)]


def ask(page: Page, story: Story, lines: Sequence[LogLine]) -> Page:
    """Repeat on somebody's own *page* the votes that wait for them, as far as there is room."""
    for ballot in awaited(story):
        acts = _acts(ballot, lines)
        told = [_what(story, ballot), *_told(story, ballot, acts), _counts(story, ballot)]
        if page.room >= PARTS and page.text_room >= sum(len(line) + 1 for line in told):
            page.rule().say(*told).press(*_buttons(story, ballot, acts, "aye", "nay"))
    return page


def _what(story: Story, ballot: VoteInfo, *, is_open: bool = True) -> str:
    if ballot.kind == RULES:
        return _changed(story, ballot) if is_open else story.say("vote-rules-over", plays=ballot.version)
    names = {seat.person: story.player(seat.seat) for seat in story.table.seats if seat.person}
    about = story.player(ballot.seat) if ballot.seat >= 0 else ""
    return story.say(f"vote-{ballot.kind}", by=names.get(ballot.by, story.say("somebody")), about=about)


def _changed(story: Story, ballot: VoteInfo) -> str:
    """Return which rules have changed since the game began, and what the table has to decide."""
    facts: dict[str, str | int] = {"began": story.table.rules_version, "plays": ballot.version}
    if not ballot.needed:
        return story.say("vote-rules-stuck", **facts)
    rules = (f"- **{rule}** {_sentence(story, changed_key(number, rule))}" for number, rule in story.table.changed)
    return "\n".join([story.say("vote-rules", **facts), *rules, story.say("vote-rules-ask")])


def _sentence(story: Story, key: str) -> str:
    return story.say(key) if key in story.words else ""


def changed_key(number: int, rule: str) -> str:
    """Return the message that says how version *number* has changed *rule*."""
    return f"changed-{number}-{rule.replace('.', '-')}"


def _acts(ballot: VoteInfo, lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the answers that would be taken back or given again."""
    return [line for line in lines if line.kind == "act" and _is_meant(ballot, line)]


def _told(story: Story, ballot: VoteInfo, acts: Sequence[LogLine]) -> list[str]:
    """Return how many answers it is about, and the first of them in words; the log has them all."""
    if not acts:
        return []
    told = [clipped(text, LINE) for text in story.told([replace(line, undone=None) for line in acts])]
    left = len(told) - NAMED
    more = [story.say("vote-more", count=left)] if left > 0 else []
    return [story.say(f"vote-{ballot.kind}-acts", count=len(acts)), *(f"- {text}" for text in told[:NAMED]), *more]


def _is_meant(ballot: VoteInfo, line: LogLine) -> bool:
    if ballot.kind == "redo":
        return line.undone == ballot.version
    return ballot.kind == "undo" and line.version >= ballot.version and line.undone is None


def _counts(story: Story, ballot: VoteInfo) -> str:
    counts = {"yes": len(ballot.yes), "no": len(ballot.no), "needed": ballot.needed, "all": len(ballot.voters)}
    if ballot.kind != RULES:
        return story.say("vote-counts", **counts)
    key = "vote-rules-counts" if ballot.needed else "vote-rules-counts-end"
    return story.say(key, **counts, ending=needed("end", len(ballot.voters)))


def _buttons(story: Story, ballot: VoteInfo, acts: Sequence[LogLine], yes: str, no: str) -> list[Item]:
    """Return both buttons; their version is that of the newest answer shown, for a yes covers no later one."""
    table, seen = story.table.id, acts[-1].version if acts else 0
    labels = ("vote-rules-yes", "vote-rules-no") if ballot.kind == RULES else ("yes", "no")
    both: list[Item] = [
        button(story.say(labels[0]), spell(table, yes, ballot.id, seen), Style.success),
        button(story.say(labels[1]), spell(table, no, ballot.id, seen), Style.danger),
    ]
    return both if ballot.needed else both[1:]


async def show_vote(click: Click) -> None:
    """Say that the table has been asked."""
    await click.reply.show(notice(click.words.say("vote-asked")))


def end(story: Story) -> Page:
    """Return the question whether the table is really to be asked to end the game."""
    at = story.table.id
    return notice(story.say("end")).press(
        button(story.say("end-yes"), spell(at, "propose", "end"), Style.danger),
        button(story.say("end-no"), spell(at, "menu", "here")),
    )


@router.on("end")
async def ask_to_end(click: Click) -> None:
    """Ask whether one is sure, for a vote to end calls everybody."""
    await click.reply.show(end(await click.story()))


@router.on("propose")
async def propose(click: Click) -> None:
    """Ask the table: pause, go on, or end."""
    await click.host.seats.propose(click.table, click.person.id, click.address.rest)
    await show_vote(click)


@router.on("kick")
async def kick(click: Click) -> None:
    """Ask the table to open somebody's seat."""
    await click.host.seats.propose(click.table, click.person.id, "kick", click.number(click.chosen))
    await show_vote(click)


@router.on("yes", "defer")
@router.on("no", "defer")
async def vote_publicly(click: Click) -> None:
    """Vote on the ballot that everybody sees."""
    await cast(click, yes=click.address.verb == "yes")


async def cast(click: Click, *, yes: bool) -> str:
    """Vote as a button says; return how the vote stands then."""
    seen = click.address.version or None
    return await click.host.seats.vote(click.table, click.person.id, click.number(click.address.rest), yes, seen)
