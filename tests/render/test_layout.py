"""Every kind of picture, looked at by numbers: nothing collides, leaves the canvas, is too small or too faint."""

from functools import cache

import msgspec
import pytest

from render.colour import contrast, rgb
from render.paint import painted
from render.scene import Label, Layer, Mark, Scene, Stamp, labels
from render.theme import JAPANESE_SHARE, LEAST
from scripts.pictures import every_picture

PICTURES = {picture.key: picture.scene for picture in every_picture()}
LARGE = 40  # from this size on WCAG AA asks for 3:1, below for 4.5:1


@pytest.fixture(params=PICTURES)
def scene(request: pytest.FixtureRequest) -> Scene:
    return PICTURES[request.param]


def test_no_label_covers_another(scene: Scene):
    words = list(scene.labels)
    collisions = [
        (one.text, other.text) for at, one in enumerate(words) for other in words[at + 1 :] if one.box.meets(other.box)
    ]

    assert words
    assert collisions == []


def test_nothing_leaves_the_canvas(scene: Scene):
    outside = [label.text for label in scene.labels if label.box.within(scene.box) != label.box]

    assert outside == []


def test_words_stay_in_the_box_of_their_layer(scene: Scene):
    outside = [
        (layer.name, label.text)
        for layer in scene.layers
        for label in labels(layer.marks)
        if label.box.within(layer.box) != label.box
    ]

    assert outside == []


def test_no_text_is_too_small_to_read(scene: Scene):
    small = [label.text for label in scene.labels if max(run.size for run in label.runs) < LEAST * JAPANESE_SHARE]
    latin = [label.text for label in scene.labels if label.text.isascii() and label.runs[0].size < LEAST]

    assert small == []
    assert latin == []


def test_every_text_stands_out_from_what_is_under_it(scene: Scene):
    bare = painted(msgspec.structs.replace(scene, layers=tuple(_without_words(layer) for layer in scene.layers))).image

    faint = []
    for label in scene.labels:
        if label.halo:
            seen = contrast(rgb(label.colour), rgb(label.halo_colour))
        else:
            seen = _contrast_on(label, bare.crop(label.box).getcolors(1 << 14) or [])
        if seen < (3 if label.runs[0].size >= LARGE else 4.5):
            faint.append((label.text, round(seen, 2)))

    assert faint == []


_contrast = cache(contrast)


def _contrast_on(label: Label, ground: list[tuple[int, tuple[int, int, int]]]) -> float:
    """Return the contrast with all but the least favourable tenth of the pixels under *label*."""
    ranked = sorted((_contrast(rgb(label.colour), colour), count) for count, colour in ground)
    allowed = sum(count for _, count in ranked) * 0.1
    for seen, count in ranked:
        allowed -= count
        if allowed <= 0:
            return seen
    return 0.0


def _without_words(layer: Layer) -> Layer:
    return Layer(layer.name, layer.box, _bare(layer.marks))


def _bare(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    return tuple(
        msgspec.structs.replace(mark, marks=_bare(mark.marks)) if isinstance(mark, Stamp) else mark
        for mark in marks
        if not isinstance(mark, Label)
    )


def test_nothing_is_painted_outside_the_box_of_its_layer(scene: Scene):
    """What changed is repainted by boxes: a stray pixel would stay behind."""
    for layer in scene.layers:
        around = layer.box.grown(60).within(scene.box)
        alone = painted(msgspec.structs.replace(scene, layers=(layer,)), around).image
        alone.paste(rgb(scene.ground), layer.box.within(scene.box).moved(-around.left, -around.top))
        assert alone.getextrema() == tuple((channel, channel) for channel in rgb(scene.ground)), layer.name
