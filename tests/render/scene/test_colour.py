"""Colours: a panel takes on the colour of its seat only as far as the seat's name stays readable on it."""

import pytest

from render.scene.colour import READABLE, contrast, mix, rgb, tint
from render.theme import INK2, SEATS


@pytest.mark.parametrize("most", [0.08, 0.1, 0.3])
@pytest.mark.parametrize("colour", [seat.colour for seat in SEATS])
def test_the_colour_of_a_seat_is_readable_on_a_panel_tinted_with_it(colour: str, most: float):
    assert contrast(rgb(colour), rgb(tint(INK2, colour, most))) >= READABLE


def test_a_panel_is_tinted_in_full_where_the_name_allows_it():
    bright = SEATS[7].colour

    assert tint(INK2, bright, 0.1) == mix(INK2, bright, 0.1)


def test_a_panel_on_which_the_name_is_not_readable_stays_as_it_is():
    assert tint(INK2, INK2, 0.1) == INK2
