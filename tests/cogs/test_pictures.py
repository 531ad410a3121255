"""What pictures are ordered for a page, in either form."""

from __future__ import annotations

import pytest

from cogs.pictures import board_order
from engine import games
from engine.play import Decision
from render.artists import draw
from render.letters import letters
from render.theme import PHONE_WIDTH
from tests.cogs.looks import story, walk


@pytest.mark.parametrize(("key", "count", "every"), [("tokyo_clash", 3, 3), ("monopoly", 4, 1)])
def test_a_question_about_places_has_the_same_letters_on_a_board_for_a_phone(key: str, count: int, every: int) -> None:
    asked = 0
    for runner in walk(count, 5, every, games[key]):
        for question in runner.pending:
            tale = story(runner, question.seat, count)
            order = board_order(tale, is_phone=True)
            if not isinstance(order.choice, Decision) or not tale.teller.is_on_board(question, tale.look.view):
                continue
            (scene, twin), (_, wide) = draw(order), draw(board_order(tale))
            assert scene.width == PHONE_WIDTH
            assert set(letters(order.choice.options).values()) <= set(scene.texts())
            assert twin == wide
            asked += 1
    assert asked > 3
