"""Pages for those who watch: the replay of any game through any eyes, and lists of tables."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from cogs.reader.story import Story
from cogs.screens import menu, panel, playing, result, watching
from cogs.screens.lobby import message
from cogs.screens.watching.lists import Listed
from cogs.wire.clicks.address import read_address
from cogs.wire.page import Page
from cogs.wire.pictures import hand_order
from engine import games
from engine.play import Decision
from engine.players.analysis import Turn
from local.limits.components import walk as parts_of
from render.artists import draw
from render.orders import Picture
from table import Answered, LogLine, SeatInfo, TableSummary
from tests.cogs.looks import DEADLINE, lines, story, walk
from tests.cogs.screens.test_pages import SAID, custom_ids, payload

SELECT, GALLERY = 3, 12


@pytest.mark.parametrize(
    ("key", "count", "every"), [("total_war", 12, 40), ("tokyo_clash", 4, 90), ("monopoly", 8, 900)]
)
def test_a_replay_offers_every_seats_hand_at_every_step(key: str, count: int, every: int) -> None:
    for runner in walk(count, count, every, games[key]):
        for seat in (*range(count), None):
            tale = story(runner, seat, count)
            (line, *_) = lines(tuple(runner.events)[-1:], None) or [None]
            page = watching.replay.replay(tale, line, [], 3, 30)
            moments = [at for each in custom_ids(page) if (at := read_address(each)) and at.verb == "replay"]
            assert {moment.rest.partition(".")[2] for moment in moments} == {"-" if seat is None else str(seat)}
            (whose,) = [part for part in parts_of(payload(page)["components"]) if part["type"] == SELECT]
            assert [option["value"] for option in whose["options"]] == [*map(str, range(count)), "-"]
            chosen = [option["value"] for option in whose["options"] if option.get("default")]
            assert chosen == ([] if seat is None else [str(seat)])
            if seat is not None:
                assert tale.drawn_names()[seat] in draw(hand_order(tale))[1].alt


def test_a_replay_shows_each_picture_in_a_gallery_of_its_own_for_discord_crops_those_that_share_one() -> None:
    tale = story(next(walk(4, 4)), 0, 4)
    shown = [Picture(b"", f"{name}.png", name, name, 1320, 840) for name in ("board", "hand")]
    galleries = [
        part["items"]
        for part in parts_of(payload(watching.replay.replay(tale, None, shown, 3, 30))["components"])
        if part["type"] == GALLERY
    ]

    assert [[item["description"] for item in items] for items in galleries] == [["board"], ["hand"]]


STANDS = {
    "total_war": "life 10 of 10, 3 cards, 0 of 12 victory points",
    "tokyo_clash": "2 Energy, 0 cards in hand, no trophies",  # events are set up before hands are dealt
    "monopoly": "12 HP, 12 AP, 10M, no districts",
}


def left(key: str, seat: int | None = None, *gone: int) -> Story:
    """Return a table of four that has just begun and that those at *gone* have left."""
    tale = story(next(walk(4, 1, 1, games[key])), seat, 4)
    seats = tuple(SeatInfo(at) if at in gone else info for at, info in enumerate(tale.table.seats))
    return Story(replace(tale.look, table=replace(tale.table, seats=seats)), SAID)


@pytest.mark.parametrize("key", games)
@pytest.mark.parametrize("what", ["seat_open", "seat_offered"])
def test_the_notice_of_an_open_seat_says_how_it_stands(key: str, what: str) -> None:
    tale = left(key, None, 1)
    text = json.dumps(payload(panel.word(tale, what, 1, DEADLINE)))
    assert f"**{tale.kaiju[1]}** at the moment: {STANDS[key]}." in text
    assert STANDS[key] in json.dumps(payload(menu.menu(tale, is_following=False)))


def listed(tale: Story, url: str = "", number: int = 12) -> Listed:
    table = tale.table
    summary = TableSummary(number, table.server, table.game, table.status, False, False, None, 0.0)
    return Listed(summary, tale, url)


def test_a_list_names_the_kaiju_that_nobody_plays() -> None:
    tale = left("total_war", None, 1)
    assert f"** · open seat: {tale.kaiju[1]} · Waiting for" in listed(tale).line(is_own=False)
    both = left("total_war", None, 1, 2)
    assert f"open seats: {both.kaiju[1]} and {both.kaiju[2]} · " in listed(both).line(is_own=True)
    assert "open seat" not in listed(left("total_war")).line(is_own=False)


def test_a_long_list_says_how_many_more_there_are_however_long_its_lines_are() -> None:
    tale = left("total_war", None, 1, 2)
    waiting = tuple(replace(tale.look.waiting[0], seat=seat) for seat in range(4))
    tale = Story(replace(tale.look, waiting=waiting), SAID)
    url = "https://discord.com/channels/" + "/".join(["9" * 19] * 3)
    many = [listed(tale, url, number) for number in range(25)]
    assert many[0].line(is_own=False).endswith("…")
    assert "and 25 more" in json.dumps(payload(watching.lists.tables(SAID, many, 40, is_own=False)))
    assert " more" not in json.dumps(payload(watching.lists.tables(SAID, many[:15], 15, is_own=False)))


@pytest.mark.parametrize("key", games)
def test_what_can_be_done_after_a_game_is_on_its_result_at_its_door_and_in_its_log(key: str) -> None:
    *_, last = walk(4, 1, 10_000, games[key])
    tale = story(last, None, 4)
    assert tale.table.outcome
    tale = Story(replace(tale.look, table=replace(tale.table, started=1.0)), SAID)
    told = lines(tuple(last.events)[-3:], None)

    for page in (result.result(tale, None), message.started(tale, "77"), watching.log.log(tale, told, is_newest=True)):
        assert {"rematch", "replay", "verify", "export"} <= verbs(page)
    begun = left(key)
    for page in (message.started(begun, "77"), watching.log.log(begun, told, is_newest=True)):
        assert not {"rematch", "replay"} & verbs(page)


def test_who_plays_finds_back_to_their_page_from_the_log_and_from_a_moment_of_it() -> None:
    told = lines(tuple(next(walk(4, 1, 3, games["total_war"])).events), None)
    for seat in (1, None):
        tale = left("total_war", seat)
        for page in (
            watching.log.log(tale, told, is_newest=True),
            watching.moment.board_then(tale, told[0], None),
        ):
            assert ("act" in verbs(page)) is (seat is not None)


def test_a_turning_point_of_which_no_line_tells_says_what_was_answered() -> None:
    runner = next(walk(4, 1))
    question = runner.pending[0]
    assert isinstance(question, Decision)
    tale = story(runner, question.seat, 4)
    silent = LogLine(3, DEADLINE, "act", question.seat)
    asked = Answered(question, tale.look, question.options[:1])
    point = watching.analysis.Turning(2, Turn(3, question.seat, 0.2, 0.6), silent, asked)
    *_, last = walk(4, 1, 10_000)
    won = story(last, None, 4)

    answer = tale.teller.answer(question, question.options[0], tale.look.view).full
    assert f" chooses: {answer}. The prospects of" in watching.analysis.told(won, point)
    assert f" chooses: {answer}. **20% → 60%**" in watching.analysis.course(won, [point])[1]
    assert " answers. The prospects of" in watching.analysis.told(won, point._replace(asked=None))


def verbs(page: Page) -> set[str]:
    return {address.verb for each in custom_ids(page) if (address := read_address(each))}


def test_ways_back_have_names_of_their_own_and_a_what_if_says_what_it_is() -> None:
    tale = left("total_war", 1)
    page = watching.since.since(tale, lines(tuple(next(walk(4, 1, 3, games["total_war"])).events), None), None, 1)
    labels = [part["label"] for part in parts_of(payload(page)["components"]) if part.get("label")]
    assert len(labels) == len(set(labels))
    assert {"‹ Back", "My hand"} <= set(labels)
    practice = replace(tale.table, kind="practice", options={"purpose": "what-if:3.2"})
    assert (
        playing.hand.head(Story(replace(tale.look, table=practice), SAID)) == f"What if … · {playing.hand.head(tale)}"
    )


def test_the_replay_of_a_turning_point_is_seen_through_ones_own_eyes() -> None:
    tale = left("total_war", 1)
    (line,) = lines(tuple(next(walk(4, 1, 3, games["total_war"])).events), None)[:1]
    *_, last = walk(4, 1, 10_000, games["total_war"])
    turning = watching.analysis.Turning(1, Turn(7, 0, 0.2, 0.4), line)
    page = watching.analysis.turning_point(Story(story(last, 1, 4).look, tale.words), [turning], 1, None)
    (replay,) = (at for each in custom_ids(page) if (at := read_address(each)) and at.verb == "replay")
    assert replay.rest.partition(".")[::2] == ("7", "")
