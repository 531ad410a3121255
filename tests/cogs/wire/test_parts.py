"""Long texts in parts: the board in words, whole at every table, and the rules, each part within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.reader.lookup import Lookup, books
from cogs.reader.names import isolated, literal
from cogs.reader.story import Story
from cogs.screens import rules, watching
from cogs.wire.clicks.address import read_address
from cogs.wire.page import Page, unbroken
from cogs.wire.parts import portions
from cogs.wire.pictures import board_order
from engine import games
from local.limits.components import walk as parts_of
from render.artists import draw
from render.orders import Picture
from tests.cogs.looks import lines, story, walk
from tests.cogs.screens.test_pages import SAID, custom_ids, payload

EVERY = {"total_war": 15, "tokyo_clash": 40, "monopoly": 400}  # steps from one position to the next
RECENT = 3  # events that a board shows as the last


def in_words(tale: Story, events: tuple[Any, ...]) -> Picture:
    """Return the board without its pixels."""
    twin = draw(board_order(tale, events))[1]
    return Picture(b"", "board.png", twin.alt, twin.text, 1, 1)


def texts(page: Page) -> list[str]:
    """Return what *page* says, after Discord's own checks of a message."""
    return [part["content"] for part in parts_of(payload(page)["components"]) if part["type"] == 10]


def turns(page: Page) -> list[dict[str, Any]]:
    """Return the buttons from part to part."""
    return [part for part in parts_of(page.to_components()) if part.get("label", "").startswith("Part ")]


def leafed(tale: Story, picture: Picture) -> Iterator[Page]:
    """Go from the first part of the board in words to the last, by the buttons."""
    page = watching.board.board(tale, picture, "text")
    yield page
    while (there := turns(page)) and not there[-1]["disabled"]:
        address = read_address(there[-1]["custom_id"])
        assert address
        assert address.verb == "board"
        form, _, part = address.rest.partition(".")
        page = watching.board.board(tale, picture, form, int(part))  # type: ignore[arg-type]
        yield page


@pytest.mark.parametrize(("key", "count"), [(key, count) for key, game in games.items() for count in game.seats])
def test_the_parts_of_the_board_in_words_are_the_whole_of_it(key: str, count: int) -> None:
    for runner in walk(count, count + 3, EVERY[key], games[key]):
        for seat in {*(question.seat for question in runner.pending), 0, None}:
            tale = story(runner, seat, count)
            last = lines(tuple(runner.events)[-RECENT:], seat)
            picture = in_words(tale, tuple(event for line in last for event in line.events))
            pages = list(leafed(tale, picture))
            assert all(map(custom_ids, pages))
            said = [texts(page) for page in pages]
            assert len({head for head, _ in said}) == 1
            whole = "\n".join(isolated(literal(line)) for line in picture.text.split("\n"))
            assert "\n".join(part for _, part in said) == unbroken(whole)


def test_a_board_that_fits_has_no_parts_and_a_long_one_says_where_one_is() -> None:
    (small, *_) = walk(3, 1)
    tale = story(small, 0, 3)
    assert not turns(watching.board.board(tale, in_words(tale, ()), "text"))
    assert not turns(watching.board.board(tale, in_words(tale, ())))

    *_, large = walk(4, 7, 40, games["tokyo_clash"])
    tale = story(large, 0, 4)
    labels = [
        (turn["label"], turn["disabled"]) for turn in turns(watching.board.board(tale, in_words(tale, ()), "text", 1))
    ]
    assert labels == [("Part 1 of 2", False), ("Part 2 of 2", True)]


def test_a_part_that_is_gone_meanwhile_is_answered_with_the_last_one() -> None:
    (runner, *_) = walk(3, 1)
    tale = story(runner, 0, 3)
    picture = in_words(tale, ())
    assert texts(watching.board.board(tale, picture, "text", 5)) == texts(watching.board.board(tale, picture, "text"))


def test_a_line_longer_than_a_part_goes_on_in_the_next() -> None:
    long = " ".join(f"word{number}" for number in range(200))
    found = portions(["first", long, "last"], 300)
    assert all(len(part) <= 300 for part in found)
    assert " ".join(found).split() == ["first", *long.split(), "last"]


@pytest.mark.parametrize("key", games)
def test_the_parts_of_a_chapter_hold_all_its_rules(key: str) -> None:
    known = Lookup({key: games[key]})
    for chapter in books()[key].chapters:
        found = known.get(chapter.id, SAID)
        assert found
        pages = [rules.shown(SAID, found)]
        while len(turns(pages[-1])) > 1 and not turns(pages[-1])[-1]["disabled"]:
            pages.append(rules.shown(SAID, found, part=len(pages)))
        said = "\n".join("\n".join(texts(page)) for page in pages)
        for rule in chapter.rules:
            assert unbroken(rules.rule_line(rule)) in said
