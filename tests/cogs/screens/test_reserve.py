"""What people read about their reserve of time: on their own page, on the panel."""

import json
import re

import pytest
from msgspec.structs import replace

from cogs.reader.story import Story
from cogs.screens import panel, playing
from tests.cogs.looks import story, walk
from tests.cogs.screens.test_pages import SAID, payload

SAFE = "After that the computer plays it safe for you."


@pytest.mark.parametrize(
    ("reserve", "asked", "waiting"),
    [
        (86_400.0, "After that you have 24 hours in reserve.", "You have 24 hours in reserve."),
        (200_000.0, "After that you have 2 days in reserve.", "You have 2 days in reserve."),
        (30.0, "After that you have a minute in reserve.", "You have a minute in reserve."),
        (0.0, SAFE, "Your reserve is used up."),
        (None, SAFE, ""),
    ],
)
async def test_ones_own_page_says_when_an_answer_is_due_and_what_comes_after(reserve, asked, waiting):
    runner = next(walk(4, seed=1))
    seat = runner.pending[0].seat
    texts = []
    for who in (seat, (seat + 1) % 4):
        look = replace(story(runner, who, 4).look, reserve=reserve)
        texts.append(json.dumps(payload(playing.hand.hand(Story(look, SAID), None))))

    own, other = texts

    assert re.search(rf"-# Due <t:\d+:R>\. {asked}", own)
    assert waiting in other
    assert ("in reserve" in other or "Your reserve" in other) == (reserve is not None)
    assert SAFE not in other


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
    assert "in reserve" not in own
    assert "time is up, the reserve runs out <t:" in public


@pytest.mark.parametrize(("reserve", "is_told"), [(77_760.0, True), (0.0, False), (None, False)])
async def test_who_takes_back_reads_beside_the_reserve_what_that_takes_out_of_it(reserve, is_told):
    runner = next(walk(4, seed=1))
    look = replace(story(runner, runner.pending[0].seat, 4).look, reserve=reserve)
    cost = playing.answers.cost_of_undo(SAID, look)
    assert ("a tenth of an answer's time" in cost) == is_told
    text = json.dumps(payload(playing.hand.hand(Story(look, SAID), None, note="Taken back.", cost=cost)))
    assert is_told == ("in reserve.\\n-# Taking back" in text)

    unclocked = replace(look, questions=tuple(replace(asked, deadline=None) for asked in look.questions))
    assert not playing.answers.cost_of_undo(SAID, unclocked)
