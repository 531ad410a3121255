"""The pages of statistics: within Discord's limits, in words where there is no picture, and what their buttons wish."""

from __future__ import annotations

import pytest

from cogs.screens import statistics as pages
from cogs.screens.statistics import Wish
from cogs.wire.clicks.address import read_address
from data.words import words
from local.limits.components import walk as parts_of
from render.orders import Picture
from table import STRANGER, Career, Meeting, Record, Standing, Standings
from tests.cogs.looks import NAMES
from tests.cogs.screens.test_pages import custom_ids, payload

SAID = words("en")
PICTURE = Picture(b"", "all-standings.png", "The picture in words", "", 720, 900)
LARGEST = "9" * 20


def crowd(count: int) -> Standings:
    rows = tuple(
        Standing(at + 1, str(at + 1), Record(900, 800, 225.0), "king_ghidorah", 77, NAMES[at % len(NAMES)])
        for at in range(count)
    )
    return Standings(rows, 4321, 1, 17)


def person(meetings: int, name: str = "Ana") -> Career:
    one = Record(900, 800, 225.0)
    return Career(
        LARGEST,
        {"people": one, "computers": one},
        one,
        dict.fromkeys(("total_war", "tokyo_clash", "monopoly"), one),
        {f"kaiju_{at}" * 3: one for at in range(14)},
        tuple(Meeting(str(at), 30, 20, 10, "W" * 32) for at in range(meetings)),
        12,
        name,
    )


def texts(page: pages.Page) -> str:
    return "\n".join(part["content"] for part in parts_of(page.to_components()) if part["type"] == 10)


@pytest.mark.parametrize("picture", [None, PICTURE])
@pytest.mark.parametrize("count", [0, 1, 8, 9, 26, 300])
async def test_the_table_of_any_server_keeps_to_the_limits(count: int, picture: Picture | None):
    page = pages.table(SAID, Wish(company="people"), crowd(count), "299", picture)

    payload(page)
    custom_ids(page)
    assert "4,321 games among people" in texts(page)


@pytest.mark.parametrize("picture", [None, PICTURE])
async def test_any_record_keeps_to_the_limits(picture: Picture | None):
    wish = Wish(LARGEST, "tokyo_clash", "month", "computers")

    payload(pages.record(SAID, wish, person(30), picture))
    custom_ids(pages.record(SAID, wish, person(30), picture))


async def test_without_a_picture_the_table_is_told_in_words():
    page = pages.table(SAID, Wish(company="people"), crowd(9), "1", None)

    assert "**1** · **Ana** · 800 of 900 won, 89% (chance alone: 25%) · King Ghidorah · 77 in a row" in texts(page)
    assert "and one more" in texts(page)
    assert "Counted apart: 1 game alone with computers, 17 results with hints." in texts(page)
    assert "**1** · **Ana**" not in texts(pages.table(SAID, Wish(company="people"), crowd(9), "1", PICTURE))


async def test_whoever_asks_finds_their_own_line_below_the_best():
    assert "**60** · **you**" in texts(pages.table(SAID, Wish(company="people"), crowd(80), "60", PICTURE))


async def test_a_record_tells_games_computers_hints_and_whom_one_met():
    told = texts(pages.record(SAID, Wish("7", company="people"), person(1), PICTURE))

    for line in ("Among people", "Alone with computers", "With hints", "Total War", "Tokyo Clash", "Monopoly"):
        assert f"**{line}** · 800 of 900 won" in told
    assert "Best streak: 12 wins." in told
    assert f"**{'W' * 32}** · 30 games · 20 ahead, 10 behind" in told


async def test_somebody_never_met_is_named_by_discord_itself():
    nobody = Career("17", {"people": Record(), "computers": Record()}, Record(), {}, {}, (), 0, STRANGER)

    told = texts(pages.record(SAID, Wish("17", company="people"), nobody, None))

    assert "## <@17>'s record" in told
    assert "No game has been finished here" in told


def test_what_is_wished_survives_in_an_address():
    wish = Wish(LARGEST, "tokyo_clash", "month", "computers")

    assert Wish.read(wish.spelled()) == wish
    assert wish.changed("game", "all") == wish._replace(game="")
    assert wish.changed("season", "year").season == "year"


@pytest.mark.parametrize("rest", ["", "x", "a/b/c/d", "-1/toy/never/nobody", "/////"])
def test_an_address_that_makes_no_sense_wishes_nothing(rest: str):
    assert Wish.read(rest) == Wish()


async def test_the_button_turns_to_the_other_company():
    page = pages.table(SAID, Wish(game="monopoly", company="people"), crowd(1), "1", None)

    (address,) = (read_address(one) for one in custom_ids(page) if ":stats:" in one)
    assert address is not None
    assert Wish.read(address.rest) == Wish(game="monopoly", company="computers")
