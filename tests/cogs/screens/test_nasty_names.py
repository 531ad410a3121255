"""Names that people could have on Discord, on every page that shows names: nothing formats, mentions or hides."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cogs.games.monopoly import offer_screen
from cogs.reader.story import Story
from cogs.screens import following, menu, panel, playing, result, statistics, votes, watching
from cogs.screens.lobby import computers, message
from cogs.screens.statistics import Wish
from cogs.screens.watching.lists import Listed
from cogs.wire.page import Page
from cogs.wire.pictures import board_order
from data.words import words
from engine import games
from local.limits.components import walk as parts_of
from render.artists import draw
from render.orders import Picture
from table import Career, LogLine, Meeting, Person, Record, Standing, Standings, TableSummary, VoteInfo
from tests.cogs.looks import DEADLINE, story, walk
from tests.cogs.screens.test_pages import payload

NASTY = (
    "```js",
    "**bold||",
    "||spoiler||",
    "***Q***",
    "__u__ ~~~",
    "<@1>",
    "<@&2> <#3>",
    "</ping:1>",
    "<t:0:R>",
    "<:x:123456>",
    "@here",
    "@everyone",
    "[a](https://b.c)",
    "\u202eevil",
    "\u2066\u2067open",
    "a\u200fb\u061cc",
    "\u200b",
    "\u3164\u2800",
    "Z" + "\u0301" * 28,
    "\u0301\u0302",
    "محمد علي",
    "line\nbreak # x",
    "# head",
    "> quote",
    "-# small",
)
#: What no page says of its own accord; an escaped sign is not one.
FORMATS = re.compile(r"```|\|\||\*\*\*|__|~~~|<@&?[0-9]|<#3>|</|<t:0|<:x|@here|@everyone|\]\(https://b|://b|evil\u202e")
CONTROLS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067\u200b\u3164\u2800]")
TEXT = 10  # the type of a component that formats
SAID = words("en")
KINDS = ("left", "kicked", "lapsed", "back", "taken", "vote", "moved", "admin", "hint", "undo", "redo")


def check(page: Page, name: str = "") -> None:
    """Complain about what would not be read as it was written."""
    for part in parts_of(payload(page)["components"]):
        for text in _said(part):
            text = re.sub(r"<@100\d>|@\u200b", "·", text)  # our own mentions; those that are broken
            if part["type"] == TEXT:
                assert not FORMATS.search(re.sub(r"\\.", "·", text)), (name, text)
            for line in text.split("\n"):
                assert not CONTROLS.search(line), (name, ascii(line))
                assert line.count("\u2068") == line.count("\u2069"), (name, ascii(line))
                assert "\u0301" * 4 not in line


def _said(part: dict[str, object]) -> Iterator[str]:
    yield from (str(part[key]) for key in ("content", "label", "placeholder", "description") if part.get(key))
    for option in part.get("options") or ():  # type: ignore[attr-defined]
        yield from (str(option[key]) for key in ("label", "description") if option.get(key))


def named(tale: Story, names: list[str]) -> Story:
    """Return *tale* with other people at the table."""
    seats = tuple(
        replace(seat, name=name) if seat.person else seat for seat, name in zip(tale.table.seats, names, strict=False)
    )
    return Story(replace(tale.look, table=replace(tale.table, seats=seats)), tale.words)


def told(tale: Story, names: list[str]) -> list[LogLine]:
    """Return a log with every kind of line that has a name in it."""
    data = {"player": names[1], "reason": "vote", "vote": "kick", "state": "carried", "about": 1, "what": "replace"}
    facts = {"lapses": 1, "away": True, "undone": [1], "redone": [1]}
    return [
        LogLine(at, DEADLINE, kind, at % 3, "1000", names[at % 3], data=data | facts) for at, kind in enumerate(KINDS)
    ]


def pages(tale: Story, names: list[str]) -> Iterator[Page]:
    """Return every page that shows the names of people at a table."""
    table, game = tale.table, games[tale.table.game]
    log, person = told(tale, names), Person("1000", names[0])
    twin = draw(board_order(tale))[1]
    board = Picture(b"", "board.png", twin.alt, twin.text, 1, 1)
    open_lobby = Story(replace(tale.look, table=replace(table, status="lobby"), view=None), SAID)
    yield message.lobby(open_lobby, game, None)
    yield computers.computers(open_lobby, game, ["easy"], True)
    yield message.started(tale, "77")
    public = Story(replace(tale.look, seat=None, questions=()), SAID)
    yield panel.panel(public, log, None)
    yield panel.promise(tale)
    for asked in tale.look.waiting:
        yield panel.ping(public, asked, person, log)
        yield panel.reminder(tale, asked, person, "half")
    for what in ("seat_open", "seat_offered", "seat_taken", "moved"):
        yield panel.word(tale, what, 1, None)
    for at in range(len(twin.text) // 3000 + 1):
        yield watching.board.board(tale, board, "text", at)
    yield watching.log.log(tale, log, is_newest=True)
    yield following.digest(tale, log, "77")
    yield watching.replay.replay(tale, log[0], [], 3, 30)
    summary = TableSummary(12, "1", table.game, "running", False, False, DEADLINE, 0.0)
    yield watching.lists.tables(SAID, [Listed(summary, tale, "https://x.y")], 1, is_own=False)
    for kind in ("undo", "kick", "end"):
        ballot = VoteInfo(1, 12, kind, "1001", 0.0, DEADLINE, ("1000", "1001"), 2, 1, 0, ("1001",))
        yield votes.vote(tale, ballot, "open", log)
        yield votes.vote(tale, ballot, "carried", log)
    yield menu.menu(tale, is_following=False)
    yield playing.hand.hand(tale, None, playing.hand.describe_lines(tale, log), "", log)
    if table.outcome:
        yield result.result(tale, None)
        yield result.imported(tale, None)
    if table.game == "monopoly" and tale.look.questions:
        yield offer_screen.market(tale, tale.look.questions[0])


@pytest.mark.parametrize(("key", "every"), [("total_war", 30), ("tokyo_clash", 120), ("monopoly", 900)])
def test_no_name_formats_mentions_or_hides_on_any_page_of_a_table(key: str, every: int) -> None:
    chance = random.Random(7)
    for runner in walk(4, 5, every, games[key]):
        for _ in range(4):
            names = chance.sample(NASTY, 4)
            seat = next((question.seat for question in runner.pending), None)
            tale = named(story(runner, seat, 4), names)
            for page in pages(tale, names):
                check(page, "/".join(map(ascii, names)))


@pytest.mark.parametrize("name", NASTY)
def test_no_name_formats_mentions_or_hides_in_the_statistics(name: str) -> None:
    one = Record(900, 800, 225.0)
    rows = (Standing(1, "1000", one, "rodan", 7, name), Standing(2, "1001", one, "rodan", 7, name))
    check(statistics.table(SAID, Wish(company="people"), Standings(rows, 2, 1, 1), "1001", None), name)
    career = Career(
        "1000",
        {"people": one, "computers": one},
        one,
        {"total_war": one},
        {},
        (Meeting("1001", 3, 2, 1, name),),
        1,
        name,
    )
    check(statistics.record(SAID, Wish(person="1000"), career, None), name)


def test_an_invisible_name_is_a_number_in_words_in_pictures_and_in_lists() -> None:
    tale = named(story(next(walk(4, 5)), 0, 4), ["\u200b", "Ben", "\u3164", "Dan"])

    assert tale.drawn_names()[0] == tale.player(0) == tale.label(0) == "player 1"
    assert "player 3" in draw(board_order(tale))[1].alt


def test_a_name_with_a_code_fence_does_not_swallow_the_board_in_words() -> None:
    tale = named(story(next(walk(4, 5)), 0, 4), ["```js", "Ben", "Cho", "Dan"])
    twin = draw(board_order(tale))[1]

    page = watching.board.board(tale, Picture(b"", "x.png", twin.alt, twin.text, 1, 1), "text")

    text = "\n".join(part["content"] for part in parts_of(payload(page)["components"]) if part["type"] == 10)
    assert "```" not in text
    assert "\\`\\`\\`js" in text
