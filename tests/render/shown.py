"""A picture measured as Discord shows it: how large its words and tokens are there, and what its badge covers."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from render.orders import Form
from render.scene.scene import Box, Icon, Label, Mark, Scene, Stamp

DESKTOP, PHONE = (550, 350), 390  # pixels: the box of a picture, and how wide a phone shows it
BADGE = (40, 20)  # of the description, at the lower left
TEXT, TOKEN = 9.0, 22.0


def scale(scene: Scene, form: Form) -> float:
    """Return how large a pixel of *scene* is where it is looked at."""
    if form == "tall":
        return PHONE / scene.width
    return min(DESKTOP[0] / scene.width, DESKTOP[1] / scene.height)


def corner(scene: Scene, form: Form) -> Box:
    """Return what Discord's badge covers of *scene*."""
    shown = scale(scene, form)
    return Box(0, int(scene.height - BADGE[1] / shown), int(BADGE[0] / shown), scene.height)


def problems(scene: Scene, form: Form) -> Iterator[str]:
    """Yield everything about *scene* that people could not read where it is looked at."""
    shown, badge = scale(scene, form), corner(scene, form)
    for words in scene.labels:
        least = min(run.size for run in words.runs) * shown
        if least < TEXT and not words.is_art:
            yield f"{words.text!r} is {least:.1f} px high"
        if words.box.within(scene.box) != words.box:
            yield f"{words.text!r} leaves the picture"
    for one, other in combinations(scene.labels, 2):
        if one.box.meets(other.box):
            yield f"{one.text!r} meets {other.text!r}"
    for layer in scene.layers:
        yield from (
            f"{words.text!r} leaves {layer.name}"
            for words, _ in _seen(layer.marks)
            if isinstance(words, Label) and words.box.within(layer.box) != words.box
        )
        for mark, area in _seen(layer.marks):
            if isinstance(mark, Stamp) and mark.across and mark.across * shown < TOKEN:
                yield f"a token of {layer.name} is {mark.across * shown:.1f} px across"
            if area.meets(badge):
                yield f"{type(mark).__name__} of {layer.name} lies under the badge"


def _seen(marks: tuple[Mark, ...], x: int = 0, y: int = 0) -> Iterator[tuple[Mark, Box]]:
    """Yield what people look at among *marks*, those on stamps too, and where it lies."""
    for mark in marks:
        if isinstance(mark, Label):
            placed = replace(mark, box=mark.box.moved(x, y))
            yield placed, placed.box
        elif isinstance(mark, Icon):
            half = mark.size / 2
            area = (mark.x - half, mark.y - half, mark.x + half, mark.y + half)
            yield mark, Box(*map(round, area)).moved(x, y)
        elif isinstance(mark, Stamp):
            if mark.across:
                half = mark.across // 2
                yield mark, Box(-half, -half, half, half).moved(mark.x + x, mark.y + y)
            else:
                yield from _seen(mark.marks, mark.x + x, mark.y + y)
