"""Pages for everybody: the board in full, the log page by page, the past step by step, lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal, TypeAlias

import discord

from cogs.ids import spell
from cogs.names import date, isolated, literal, mark, time, until
from cogs.pages.lobby import afterwards
from cogs.pages.page import AMBER, GREY, TEXT_ROOM, Item, Page, button, choice, clipped, select
from cogs.pages.parts import inside, portions, turning
from cogs.pages.private import head
from cogs.pages.rules import behind
from cogs.story import Story
from data.words import Words
from engine.play import Seat
from render.orders import Picture
from table.models import LogLine, TableSummary

Form: TypeAlias = Literal["wide", "phone", "text"]
FORMS: tuple[Form, ...] = ("wide", "phone", "text")
DAY = 86_400
LINE = 300  # characters of a line of the log
LISTED = 15  # tables on a page
ROW = 250  # characters of a table in a list
NOBODY = "-"  # whose eyes are no seat's
DIGEST = 3_000  # characters of a digest, so that what is waited for has room below them


def board(story: Story, picture: Picture | None, form: Form = "wide", part: int = 0) -> Page:
    """Return the board for whoever looks: a picture, one for a phone held upright, or *part* of it in words."""
    table = story.table
    page = Page(AMBER).say(head(story), *(story.waiting() if table.status == "running" else []))
    shown: str = form
    if picture and form == "text":
        lines = [isolated(literal(line)) for line in picture.text.split("\n")]  # the names in it may be anything
        texts = portions(lines, TEXT_ROOM - page.content_length())
        part = inside(part, texts)
        shown = f"text.{part}"
        page.say(texts[part])
        page.press(*turning(story.words, part, len(texts), lambda number: spell(table.id, "board", f"text.{number}")))
    elif picture:
        page.show(picture)
    others = [other for other in FORMS if other != form]
    return page.press(
        *(button(story.say(f"board-{other}"), spell(table.id, "board", other)) for other in others),
        button(story.say("panel-log"), spell(table.id, "log")),
        button(story.say("act-refresh"), spell(table.id, "board", shown, table.version)),
    )


def log(story: Story, lines: Sequence[LogLine], *, is_newest: bool) -> Page:
    """Return a page of the log; *lines* are in order."""
    table = story.table
    page = Page(GREY).say(story.say("log-title", title=story.title))
    told = [(line, clipped(text, LINE)) for line in lines if (text := story.line(line))]
    for _, day in groupby(told, key=lambda one: one[0].at // DAY):
        written = list(day)
        page.say(f"-# {date(written[0][0].at)}", *(f"{time(line.at)} {text}" for line, text in written))
    if not told:
        page.say(story.say("log-empty"))
    first = lines[0].version if lines else 0
    older = button(story.say("log-older"), spell(table.id, "log", "", max(0, first)), disabled=first <= 1)
    newest = button(story.say("log-newest"), spell(table.id, "log", "now"), disabled=is_newest)
    page.press(older, newest, button(story.say("panel-board"), spell(table.id, "board")))
    if table.status in ("finished", "broken"):
        page.press(*afterwards(story))
    return page.press(behind(story, [line for line, _ in told]))


def replay(story: Story, line: LogLine | None, pictures: Sequence[Picture | None], step: int, steps: int) -> Page:
    """Return one moment of a game that is over through the eyes of a seat, and the ways to other moments and seats."""
    seat = story.look.seat
    eyes = "" if seat is None else story.say("replay-eyes", who=story.who(seat))
    page = Page(AMBER).say(story.say("replay-title", title=story.title, step=step, steps=steps), eyes)
    page.show(*pictures).say(story.line(line) if line else story.say("log-start"))

    def walk(key: str, to: int) -> Item:
        inside = min(max(to, 0), steps)
        return button(story.say(key), _moment(story, inside, seat, key), disabled=inside == step)

    return page.press(
        walk("replay-first", 0),
        walk("replay-back", step - 1),
        walk("replay-on", step + 1),
        walk("replay-leap", step + 10),
        walk("replay-last", steps),
        select(_moment(story, step, seat, "replay-hand"), story.say("replay-hand"), _hands(story)),
    )


def _hands(story: Story) -> list[discord.SelectOption]:
    nobody = choice(story.say("replay-nobody"), NOBODY)  # not shown as chosen: "Whose hand?" says more
    seats = [
        choice(f"{mark(at)} {story.kaiju.get(at, '')} · {story.label(at)}", str(at), chosen=story.look.seat == at)
        for at in range(len(story.table.seats))
    ]
    return [*seats, nobody]


def _moment(story: Story, step: int, seat: Seat | None, key: str) -> str:
    # Two buttons may lead to the same moment; Discord wants their addresses to differ.
    return spell(story.table.id, "replay", f"{step}.{NOBODY if seat is None else seat}", _KEYS.index(key) + 1)


_KEYS = ("replay-first", "replay-back", "replay-on", "replay-leap", "replay-last", "replay-hand")


def digest(story: Story, lines: Sequence[LogLine], thread: str) -> Page:
    """Return what has happened since the last digest, for somebody who follows a game."""
    around = story.teller.times_around(story.look.view)
    page = Page(GREY).say(story.say("follow-head", title=story.title, round=around))
    told = [f"- {clipped(text, LINE)}" for text in story.told(lines)]
    shown = _newest(told, DIGEST)
    more = [story.say("ping-more", count=len(told) - len(shown))] if len(shown) < len(told) else []
    page.say(*more, *shown)
    page.say(*(story.waiting() if story.table.status == "running" else [story.say("panel-over")]))
    page.say(story.say("ping-where", thread=f"<#{thread}>"))
    return page.press(
        button(story.say("panel-board"), spell(story.table.id, "board")),
        button(story.say("menu-unfollow"), spell(story.table.id, "follow")),
    )


def _newest(told: Sequence[str], room: int) -> Sequence[str]:
    """Return the last of *told* that fit into *room* characters."""
    first, left = len(told), room
    while first and (left := left - len(told[first - 1]) - 1) >= 0:
        first -= 1
    return told[first:]


class Listed:
    """A table in a list: its summary, its story, and where it is."""

    def __init__(self, summary: TableSummary, story: Story, url: str) -> None:
        self.summary = summary
        self.story = story
        self.url = url

    def line(self, *, is_own: bool) -> str:
        """Return the table in one line."""
        story, summary = self.story, self.summary
        title = f"[{story.title}]({self.url})" if self.url else story.title
        if summary.status == "lobby":
            state = story.say("list-lobby", count=len(story.table.seats))
        elif summary.paused:
            state = story.say("list-paused")
        elif is_own and summary.is_waiting:
            state = story.say("list-yours")
            if summary.deadline:
                state += story.say("panel-until", until=until(summary.deadline))
        else:
            state = " ".join(story.waiting())
        table = story.table
        is_older = summary.status == "running" and table.rules_version != table.rules_now
        rules = story.say("list-rules", version=table.rules_version) if is_older else ""
        # What may be cut stands last.
        return clipped(" · ".join(part for part in (f"- **{title}**", rules, story.open_seats(), state) if part), ROW)


def tables(words: Words, listed: Sequence[Listed], count: int, *, is_own: bool, damaged: Sequence[str] = ()) -> Page:
    """Return a list of tables, one's own or a server's; *listed* are the first of *count*, *damaged* the rest."""
    page = Page(AMBER).say(words.say("list-own" if is_own else "list-server"))
    if not listed and not damaged:
        return page.say(words.say("list-none"))
    page.say(*(one.line(is_own=is_own) for one in listed[:LISTED]), *damaged[:LISTED])
    if count > LISTED:
        page.say(words.say("list-more", count=count - LISTED))
    playing = [one for one in listed if one.summary.status == "running"]
    if playing:
        options = [choice(one.story.title, str(one.summary.id)) for one in playing]
        page.press(select(spell(0, "open_one"), words.say("list-open-own" if is_own else "list-open"), options))
    return page
