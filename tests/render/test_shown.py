"""Boards, choices and hands of random games, as large as Discord shows them: everything on them can be read."""

from collections.abc import Iterator

import pytest

from cogs.wire.pictures import board_order, hand_order
from engine import games
from render.artists import draw
from render.orders import Form, Order
from tests.cogs.looks import story, walk
from tests.render import shown

FORMS: tuple[Form, ...] = ("wide", "tall")
POSITIONS = 5  # of each number of seats


def pictures(key: str, count: int, form: Form) -> Iterator[tuple[str, Order]]:
    """Yield boards as everybody sees them, and boards and hands of those who are asked, from a random game."""
    for number, runner in zip(range(POSITIONS), walk(count, count + 3, 11, games[key]), strict=False):
        told = f"{count} seats, position {number}"
        yield f"{told}: board", board_order(story(runner, None, count), runner.events[-6:], form=form)
        for question in runner.pending[:2]:
            own = story(runner, question.seat, count)
            yield f"{told}: {question.ask}", board_order(own, form=form)
            yield f"{told}: hand, {question.ask}", hand_order(own, form=form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("key", games)
def test_everything_can_be_read_where_the_picture_is_looked_at(key: str, form: Form) -> None:
    unreadable: dict[str, list[str]] = {}
    for count in games[key].seats:
        for told, order in pictures(key, count, form):
            scene, _ = draw(order)
            assert list(scene.labels)
            if found := list(shown.problems(scene, form)):
                unreadable[told] = found
    assert unreadable == {}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("key", games)
def test_wide_pictures_have_the_shape_of_discords_box_and_tall_ones_are_upright(key: str, form: Form) -> None:
    for _, order in pictures(key, min(games[key].seats), form):
        scene, _ = draw(order)
        assert (scene.width * 350 == scene.height * 550) if form == "wide" else scene.height > scene.width
