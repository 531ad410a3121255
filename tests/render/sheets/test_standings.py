"""Statistics as a picture: how long bars are, where chance is marked, and that the words say the same."""

from itertools import pairwise

import pytest

from render.alt_text import ALT_LIMIT
from render.orders import Bar, StandingsOrder
from render.scene.scene import Panel, Scene
from render.sheets.standings import LEFT, RIGHT, standings
from render.theme import AMBER, LINE_LIGHT, PAPER
from tests.render import shown

WIDE = RIGHT - LEFT


def order(*bars: Bar) -> StandingsOrder:
    return StandingsOrder(game="all", title="Standings", accent="戦績", first="All games", second="All time", bars=bars)


def panels(scene: Scene, layer: str, fill: str) -> list[Panel]:
    (found,) = (each for each in scene.layers if each.name == layer)
    return [mark for mark in found.marks if isinstance(mark, Panel) and mark.fill == fill]


def test_a_bar_is_as_long_as_the_share_that_was_won_and_a_tick_marks_what_chance_would_win():
    scene, _ = standings(order(Bar("Ana", 3, 4, 0.25, 1, "rodan", "Rodan"), Bar("Ben", 1, 10, 0.5, 2)))

    (won,) = panels(scene, "row 0", AMBER)
    (tick,) = panels(scene, "row 0", PAPER)
    assert won.box.width == round(WIDE * 0.75)
    assert abs(tick.box.centre[0] - (LEFT + WIDE * 0.25)) < 1
    assert not panels(scene, "row 1", AMBER)
    (less,) = panels(scene, "row 1", LINE_LIGHT)
    assert less.box.width == round(WIDE * 0.1)


def test_who_has_won_nothing_has_no_bar():
    scene, _ = standings(order(Bar("Ana", 0, 4, 0.25, 2)))

    assert not panels(scene, "row 0", AMBER) + panels(scene, "row 0", LINE_LIGHT)


def test_rows_stand_below_each_other_in_their_order():
    scene, _ = standings(order(*(Bar(name, 1, 2, 0.5, 1) for name in "abc")))
    tops = [layer.box.top for layer in scene.layers if layer.name.startswith("row")]

    assert len(tops) == 3
    assert all(first < second for first, second in pairwise(tops))


@pytest.mark.parametrize("rows", range(1, 11))
def test_any_number_of_rows_fills_discords_box_and_can_be_read_in_it(rows: int):
    bars = tuple(Bar("W" * 40, 1_234, 56_789, 0.5, at + 1, "rodan", "Rodan · 12 in a row") for at in range(rows))
    scene, _ = standings(order(*bars))

    assert scene.width * 350 == scene.height * 550
    assert list(shown.problems(scene, "wide")) == []
    assert max(layer.box.bottom for layer in scene.layers) <= scene.height


def test_the_words_say_what_the_picture_shows():
    _, described = standings(order(Bar("Ana", 3, 4, 0.25, 1, "rodan", "Rodan · 2 in a row"), Bar("Mothra", 1, 10, 0.5)))

    assert described.alt.splitlines() == [
        "Standings: All games, All time. The share of games won, beside what chance alone would win.",
        "1. Ana, Rodan · 2 in a row: 3 of 4 won, 75%, by chance 25%.",
        "Mothra: 1 of 10 won, 10%, by chance 50%.",
    ]


def test_alt_text_that_would_be_too_long_ends_with_a_whole_row():
    _, described = standings(order(*(Bar("W" * 90, 3, 4, 0.25, at) for at in range(1, 11))))

    assert len(described.alt) <= ALT_LIMIT
    assert described.alt.endswith("by chance 25%.")
    assert len(described.text.splitlines()) == 11
