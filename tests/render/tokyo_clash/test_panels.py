"""Panels of seats when a game is over: everything on them can be read."""

import pytest
from msgspec.structs import replace

from render.artists import draw
from render.scene.scene import Label, Panel
from scripts.tokyo_pictures import board_of
from tests.render.positions import NAMES
from tests.render.tokyo_clash.positions import finished


@pytest.mark.parametrize("seats", [2, 3])
def test_scores_cover_no_name_and_twelve_trophies_stay_inside(seats):
    view = finished(seats).view()
    trophies = next(each.trophies for each in view.fighters if each.trophies)
    most = tuple(replace(each, trophies=(trophies * 12)[:12]) for each in view.fighters)
    scene, _ = draw(board_of(replace(view, fighters=most), NAMES))
    for fighter in view.fighters:
        layer = next(each for each in scene.layers if each.name == f"seat {fighter.seat}")
        labels = [mark for mark in layer.marks if isinstance(mark, Label)]
        (name,) = [each for each in labels if each.text == fighter.name.upper()]
        tabs = [each for each in labels if "POINT" in each.text or each.text == "WINNER"]
        (count,) = [each for each in labels if each.text == "12"]
        place = next(mark for mark in layer.marks if isinstance(mark, Panel)).box
        assert tabs
        assert all(tab.box.bottom + 8 <= name.box.top for tab in tabs)  # a tab is larger than its words
        assert count.box.right <= place.right - 6
