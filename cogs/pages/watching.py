"""Pages for everybody: the board in full, the log page by page, the past step by step, lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal, TypeAlias

from cogs.ids import spell
from cogs.names import date, time, until
from cogs.pages.page import AMBER, GREY, Item, Page, button, choice, clipped, select
from cogs.pages.private import head
from cogs.story import Story
from data.words import Words
from render.orders import Picture
from table.models import LogLine, TableSummary

Form: TypeAlias = Literal["", "phone", "text"]
FORMS: tuple[Form, ...] = ("", "phone", "text")
DAY = 86_400
LINE = 300  # characters of a line of the log
LISTED = 15  # tables on a page
DIGEST = 3_000  # characters of a digest, so that what is waited for has room below them


def board(story: Story, picture: Picture | None, form: Form = "") -> Page:
    """Return the board for whoever looks, as a picture, as one for a phone held upright, or as text."""
    table = story.table
    page = Page(AMBER).say(head(story), *(story.waiting() if table.status == "running" else []))
    if picture and form == "text":
        page.say(picture.text)
    elif picture:
        page.show(picture)
    others = [other for other in FORMS if other != form]
    return page.press(
        *(button(story.say(f"board-{other or 'picture'}"), spell(table.id, "board", other)) for other in others),
        button(story.say("panel-log"), spell(table.id, "log")),
        button(story.say("act-refresh"), spell(table.id, "board", form, table.version)),
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
    return page.press(older, newest, button(story.say("panel-board"), spell(table.id, "board")))


def replay(story: Story, line: LogLine | None, picture: Picture | None, step: int, steps: int) -> Page:
    """Return one moment of a game, and the buttons to walk through it."""
    table = story.table.id
    page = Page(AMBER).say(story.say("replay-title", title=story.title, step=step, steps=steps))
    page.show(picture).say(story.line(line) if line else story.say("log-start"))

    def walk(key: str, to: int) -> Item:
        inside = min(max(to, 0), steps)
        return button(story.say(key), spell(table, "replay", inside, _KEYS[key]), disabled=inside == step)

    return page.press(
        walk("replay-first", 0),
        walk("replay-back", step - 1),
        walk("replay-on", step + 1),
        walk("replay-leap", step + 10),
        walk("replay-last", steps),
    )


#: Two buttons may lead to the same step; Discord wants their addresses to differ.
_KEYS = {"replay-first": 1, "replay-back": 2, "replay-on": 3, "replay-leap": 4, "replay-last": 5}


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
        return f"- **{title}** · {state}"


def tables(words: Words, listed: Sequence[Listed], *, is_own: bool) -> Page:
    """Return a list of tables, one's own or a server's."""
    page = Page(AMBER).say(words.say("list-own" if is_own else "list-server"))
    if not listed:
        return page.say(words.say("list-none"))
    page.say(*(one.line(is_own=is_own) for one in listed[:LISTED]))
    if len(listed) > LISTED:
        page.say(words.say("list-more", count=len(listed) - LISTED))
    playing = [one for one in listed if one.summary.status == "running"][:25]
    if playing:
        options = [choice(one.story.title, str(one.summary.id)) for one in playing]
        page.press(select(spell(0, "open_one"), words.say("list-open-own" if is_own else "list-open"), options))
    return page
