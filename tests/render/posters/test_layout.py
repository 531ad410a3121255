"""Every poster, looked at by numbers: its format, the corner of Discord's badge, and the size of every letter."""

from collections.abc import Iterator

import pytest

from render.artists import draw
from render.posters import PALETTE
from render.scene.scene import Scene
from render.scene.text import length
from render.wide.fit import CORNER, HEIGHT, WIDTH, fit
from scripts.poster_pictures import posters

LEAST = 22
ORDERS = {key: order for key, _, order in posters()}


@pytest.fixture(scope="module", params=ORDERS, ids=str)
def scene(request: pytest.FixtureRequest) -> Scene:
    return draw(ORDERS[request.param])[0]


def test_a_poster_fills_the_box_that_discord_gives_a_picture(scene: Scene):
    assert (scene.width, scene.height) == (WIDTH, HEIGHT) == (1320, 840)
    assert WIDTH * 350 == HEIGHT * 550
    assert scene.palette == PALETTE


def test_nothing_is_written_where_discord_puts_its_badge(scene: Scene):
    assert (CORNER.width, CORNER.height, CORNER.left, CORNER.bottom) == (96, 48, 0, HEIGHT)
    assert [label.text for label in scene.labels if label.box.meets(CORNER)] == []


def test_no_letter_is_smaller_than_22_pixels(scene: Scene):
    def small() -> Iterator[tuple[str, float]]:
        for label in scene.labels:
            yield from ((label.text, run.size) for run in label.runs if run.size < LEAST)

    assert list(small()) == []


def test_a_text_that_is_too_long_shrinks_first_and_then_loses_its_end():
    name = "Wolfgang Amadeus Mozart"
    full = length(name, "bold", 38)

    assert fit(name, "bold", 38, full + 1) == (name, 38)
    shown, size = fit(name, "bold", 38, full * 0.8)
    assert shown == name
    assert 26 <= size < 38
    assert length(shown, "bold", size) <= full * 0.8
    shown, size = fit(name, "bold", 38, full * 0.4)
    assert shown.endswith("…")
    assert name.startswith(shown[:-1])
    assert size == 24
    assert length(shown, "bold", size) <= full * 0.4
