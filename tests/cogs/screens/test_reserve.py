"""What people read about their reserve of time: on their own page, on the panel."""

import json

import pytest
from msgspec.structs import replace

from cogs.reader.story import Story
from cogs.screens import panel, playing
from tests.cogs.looks import story, walk
from tests.cogs.screens.test_pages import SAID, payload


@pytest.mark.parametrize(
    ("reserve", "said"),
    [
        (86_400.0, ["then your reserve runs", "In reserve: 24 hours."]),
        (200_000.0, ["then your reserve runs", "In reserve: 2 days."]),
        (30.0, ["then your reserve runs", "In reserve: 1 minute."]),
        (0.0, ["After that the computer answers", "In reserve: nothing."]),
        (None, ["After that the computer answers"]),
    ],
)
async def test_ones_own_page_says_what_is_in_reserve_and_what_comes_after(reserve, said):
    runner = next(walk(4, seed=1))
    seat = runner.pending[0].seat
    for who in (seat, (seat + 1) % 4):
        look = replace(story(runner, who, 4).look, reserve=reserve)
        text = json.dumps(payload(playing.hand.hand(Story(look, SAID), None)))
        assert [line in text for line in said] == [who == seat, True][: len(said)]
        assert ("In reserve" in text) == (reserve is not None)


async def test_who_is_on_the_reserve_reads_so_on_the_own_page_and_everybody_on_the_panel():
    runner = next(walk(4, seed=1))
    tale = story(runner, runner.pending[0].seat, 4)
    running = replace(
        tale.look,
        questions=tuple(replace(asked, on_reserve=True) for asked in tale.look.questions),
        waiting=tuple(replace(asked, on_reserve=True) for asked in tale.look.waiting),
        reserve=7_200.0,
    )

    own = json.dumps(payload(playing.hand.hand(Story(running, SAID), None)))
    public = json.dumps(payload(panel.panel(Story(running, SAID), (), None)))

    assert "your reserve is running: it ends <t:" in own
    assert "In reserve" not in own
    assert "time is up, the reserve ends <t:" in public
