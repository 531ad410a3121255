"""Which pictures Monopoly's pages have, and that their letters are those of the buttons."""

from __future__ import annotations

import pytest

from cogs.reader.story import Story
from cogs.screens.playing.hand import label
from cogs.wire.pictures import lettered
from data.words import words
from engine.play import Decision
from render.letters import letters
from table import Asked, Look, SeatInfo, TableInfo
from tests.render.moment import Moment
from tests.render.monopoly.positions import GAME, asked_for


def told(moment: Moment) -> tuple[Story, Asked]:
    """Return the story of the one who is asked at *moment*."""
    question = moment.pending[0]
    view = moment.view(question.seat)
    seats = tuple(SeatInfo(each.seat, person=str(each.seat + 1), name=f"Player {each.seat}") for each in view.kaiju)
    asked = Asked(question, 41, 0.0, None)
    info = TableInfo(12, "1", GAME, "running", "1", 41, 0.0, seats=seats)
    return Story(Look(info, question.seat, view, (asked,)), words("en")), asked


@pytest.mark.parametrize("ask", ["stride", "place.tank"])
def test_where_to_go_is_asked_on_the_board_with_the_letters_of_the_buttons(ask: str) -> None:
    story, asked = told(asked_for(ask))
    shown = lettered(story)

    assert story.teller.is_on_board(asked.question, story.look.view)
    assert isinstance(shown, Decision)
    assert "sell" not in shown.options
    for option, letter in letters(shown.options).items():
        assert label(story, asked, option).startswith(f"{letter} · ")


@pytest.mark.parametrize("ask", ["turn", "strike", "go", "deal.money"])
def test_what_is_not_asked_on_the_board_has_no_letters_anywhere(ask: str) -> None:
    story, asked = told(asked_for(ask))
    shown = lettered(story)

    assert not story.teller.is_on_board(asked.question, story.look.view)
    assert isinstance(shown, Decision)
    assert (shown.ask, shown.options) == (ask, ())
    for option in getattr(asked.question, "options", ()):
        assert " · " not in label(story, asked, option)
