"""The bench of pictures draws what it says: different positions of real games, wholly and as changes."""

from bench import pictures
from render.artists import draw
from render.paint.incremental import changed_areas


def test_it_draws_a_game_move_by_move():
    orders = pictures.boards(6, 6)

    assert len({order.key for order in orders}) == len(orders) == 6
    assert pictures.drawing(orders[:2])() == 2
    assert pictures.following(orders[:3])() == 3


def test_the_next_move_is_a_change_of_the_one_before():
    first, second, *_ = (draw(order)[0] for order in pictures.boards(6, 6))
    changed = changed_areas(first, second)

    assert changed
    assert sum(area.width * area.height for area in changed) < first.width * first.height
