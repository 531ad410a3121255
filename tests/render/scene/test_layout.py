"""Every kind of picture, looked at by numbers: nothing collides, leaves the canvas, is too small or too faint."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

import msgspec

from render.paint.paint import paint
from render.scene.colour import contrast, rgb
from render.scene.scene import Label, Layer, Mark, Scene, Stamp, labels
from render.theme import JAPANESE_SHARE, LEAST
from scripts.pictures import every_picture

LARGE = 40  # from this size on WCAG AA asks for 3:1, below for 4.5:1

Wrong = Callable[[Scene], Iterable[object]]


def in_every_picture(wrong: Wrong) -> dict[str, list[object]]:
    """Return what is wrong, by picture. Drawn when a test runs: to name all pictures takes as long as to draw them."""
    found = {picture.key: list(wrong(picture.scene)) for picture in every_picture()}
    assert found
    return {key: problems for key, problems in found.items() if problems}


def test_no_label_covers_another():
    def collisions(scene: Scene) -> Iterator[tuple[str, str]]:
        words = list(scene.labels)
        assert words
        for at, one in enumerate(words):
            yield from ((one.text, other.text) for other in words[at + 1 :] if one.box.meets(other.box))

    assert in_every_picture(collisions) == {}


def test_nothing_leaves_the_canvas():
    def outside(scene: Scene) -> list[str]:
        return [label.text for label in scene.labels if label.box.within(scene.box) != label.box]

    assert in_every_picture(outside) == {}


def test_words_stay_in_the_box_of_their_layer():
    def outside(scene: Scene) -> Iterator[tuple[str, str]]:
        for layer in scene.layers:
            for label in labels(layer.marks):
                if label.box.within(layer.box) != label.box:
                    yield layer.name, label.text

    assert in_every_picture(outside) == {}


def test_no_text_is_too_small_to_read():
    def is_small(label: Label) -> bool:
        is_latin_small = label.text.isascii() and label.runs[0].size < LEAST
        return is_latin_small or max(run.size for run in label.runs) < LEAST * JAPANESE_SHARE

    assert in_every_picture(lambda scene: [label.text for label in scene.labels if is_small(label)]) == {}


def test_every_text_stands_out_from_what_is_under_it():
    assert in_every_picture(_faint) == {}


def _faint(scene: Scene) -> Iterator[tuple[str, float]]:
    bare = paint(msgspec.structs.replace(scene, layers=tuple(_without_words(layer) for layer in scene.layers))).image
    for label in scene.labels:
        if label.halo:
            seen = contrast(rgb(label.colour), rgb(label.halo_colour))
        else:
            seen = _contrast_on(label, bare.crop(label.box).getcolors(1 << 14) or [])
        if seen < (3 if label.runs[0].size >= LARGE else 4.5):
            yield label.text, round(seen, 2)


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


def test_nothing_is_painted_outside_the_box_of_its_layer():
    """What changed is repainted by boxes: a stray pixel would stay behind."""

    def stray(scene: Scene) -> Iterator[str]:
        for layer in scene.layers:
            around = layer.box.grown(60).within(scene.box)
            alone = paint(msgspec.structs.replace(scene, layers=(layer,)), around).image
            alone.paste(rgb(scene.ground), layer.box.within(scene.box).moved(-around.left, -around.top))
            if alone.getextrema() != tuple((channel, channel) for channel in rgb(scene.ground)):
                yield layer.name

    assert in_every_picture(stray) == {}
