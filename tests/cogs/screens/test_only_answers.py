"""What people read and press where they have one answer."""

import json

import pytest
from discord import ui
from msgspec.structs import replace

from cogs.reader.story import Story
from cogs.screens import playing
from cogs.screens.playing import questions
from cogs.wire.clicks.address import read_address
from engine.play import Decision, Subset
from tests.cogs.looks import story, walk
from tests.cogs.screens.test_pages import SAID, payload
from tests.cogs.screens.test_questions import asked, items


@pytest.mark.parametrize(
    ("options", "secret", "says_so"), [(("hit",), True, True), (("hit", "pass"), True, False), (("hit",), False, False)]
)
async def test_who_has_one_secret_answer_reads_so_and_can_give_it_now(options, secret, says_so):
    runner = next(walk(4, seed=1))
    seat = runner.pending[0].seat
    look = story(runner, seat, 4).look
    question = Decision(seat, look.questions[0].question.ask, options, secret=secret)
    look = replace(look, questions=(replace(look.questions[0], question=question),))

    page = playing.hand.hand(Story(look, SAID), None)
    text = json.dumps(payload(page))

    assert ("You have only one answer. Give it now, or I'll give it for you in a while." in text) == says_so
    assert [f":pick:{option}" in text for option in options] == [True] * len(options)


def test_all_of_several_things_that_have_to_be_chosen_are_one_button():
    question = Subset(0, "x", ("a", "b", "c"), least=3, most=3, secret=True)

    (item,) = items(question)

    assert isinstance(item, ui.Button)
    address = read_address(item.custom_id)
    assert address
    assert questions.picks_at(asked(question).question, address.rest.removeprefix("=")) == ("a", "b", "c")
