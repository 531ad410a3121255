"""What pictures are ordered for a page, in either form."""

from __future__ import annotations

import pytest

from cogs.wire.pictures import Pictures, board_order, hand_order
from engine import games
from engine.monopoly.events import CardDrawn
from engine.play import Decision
from render.artists import draw
from render.letters import letters
from render.monopoly.holdings.faces import card_of
from render.orders import Form
from render.painter import Painter
from render.theme import PHONE_WIDTH
from tests.cogs.looks import story, walk


@pytest.mark.parametrize(("key", "count", "every"), [("tokyo_clash", 3, 3), ("monopoly", 4, 1)])
def test_a_question_about_places_has_the_same_letters_on_a_tall_board(key: str, count: int, every: int) -> None:
    asked = 0
    for runner in walk(count, 5, every, games[key]):
        for question in runner.pending:
            tale = story(runner, question.seat, count)
            order = board_order(tale, form="tall")
            if not isinstance(order.choice, Decision) or not tale.teller.is_on_board(question, tale.look.view):
                continue
            (scene, twin), (_, wide) = draw(order), draw(board_order(tale))
            assert scene.width == PHONE_WIDTH
            assert set(letters(order.choice.options).values()) <= set(scene.texts())
            assert twin == wide
            asked += 1
    assert asked > 3


@pytest.mark.parametrize("form", ["wide", "tall"])
def test_who_draws_a_chance_card_has_it_on_their_own_page(form: Form) -> None:
    shown, told = 0, 0
    for runner in walk(4, 5, 1, games["monopoly"]):
        events, told = tuple(runner.events[told:]), len(runner.events)
        for drawn in {event.seat: event for event in events if isinstance(event, CardDrawn)}.values():
            scene, words = draw(hand_order(story(runner, drawn.seat, 4), events, form=form))
            assert "drawn card" in [layer.name for layer in scene.layers]
            assert card_of(drawn.card).text in words.text
            shown += 1
    assert shown > 3


async def test_a_board_that_takes_too_long_is_left_out_in_one_line_drawn_and_told(caplog) -> None:
    tale = story(next(walk(3, 5, game=games["total_war"])), 0, 3)
    painter = Painter(processes=1, limit=0.0)
    await painter.start()
    try:
        assert await Pictures(painter).board(tale) is None
        assert await Pictures(painter).words_of_board(tale) is None
    finally:
        await painter.close()
    assert [record.levelname for record in caplog.records if record.name == "kaiju.cogs"] == ["WARNING", "WARNING"]
    assert not any(record.exc_info for record in caplog.records)
