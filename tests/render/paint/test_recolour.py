"""Other colours for one reader: the same picture, another list of 256 colours."""

import io
from itertools import combinations

import pytest
from PIL import Image

from render.paint.png import compress, png
from render.paint.recolour import DEUTAN, SCHEMES, TRITAN, USUAL, Colour, recoloured, seen
from render.theme import SEATS

COLOURS = bytes(value for seat in SEATS for value in bytes.fromhex(seat.colour[1:]))
PICTURE = png(12, 1, COLOURS.ljust(768, b"\0"), compress([b"\0" + bytes(range(12))]))


def pixels(data: bytes) -> list[Colour]:
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        rgb = image.convert("RGB").tobytes()
    return [(rgb[at] / 255, rgb[at + 1] / 255, rgb[at + 2] / 255) for at in range(0, len(rgb), 3)]


def distance(one: Colour, other: Colour) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_scheme_changes_colours_and_nothing_else(scheme):
    changed = recoloured(PICTURE, scheme)
    assert len(changed) == len(PICTURE)
    assert len(pixels(changed)) == 12
    assert pixels(changed) != pixels(PICTURE)


@pytest.mark.parametrize("scheme", ["", USUAL, "from the future"])
def test_the_usual_colours_leave_a_picture_as_it_is(scheme):
    assert recoloured(PICTURE, scheme) == PICTURE


@pytest.mark.parametrize("data", [b"", b"{}", b"x" * 100])
def test_what_is_no_picture_of_ours_is_left_alone(data):
    assert recoloured(data, "contrast") == data


@pytest.mark.parametrize(("scheme", "eyes"), [("red_green", DEUTAN), ("blue_yellow", TRITAN)])
def test_seats_that_such_eyes_mix_up_are_further_apart(scheme, eyes):
    before, after = pixels(PICTURE), pixels(recoloured(PICTURE, scheme))
    pairs = sorted(combinations(range(12), 2), key=lambda pair: distance(*(seen(before[at], eyes) for at in pair)))
    for one, other in pairs[:3]:
        assert distance(seen(after[one], eyes), seen(after[other], eyes)) > distance(
            seen(before[one], eyes), seen(before[other], eyes)
        )
