"""How many vehicles a token stands for: a number beside it, clear of letters, coordinates and other numbers."""

import math
from collections.abc import Iterable, Sequence
from functools import cache

from render.scene.pieces import box
from render.scene.scene import Box, Disc, Label, Stamp
from render.scene.shapes import ring_points
from render.scene.text import label
from render.theme import INK0, PAPER

Place = tuple[int, int]
Token = tuple[int, Place, int]  # how many it stands for, where it stands, its radius
RINGS = 12
#: From the upper left on: there a number stays in the space, wherever in it the token stands.
TURNS = (-135, 135, -45, 45, 90, 180, 0, -90, *range(-165, 180, 30), *range(-150, 180, 30))


def counts(
    tokens: Iterable[Token], area: Box, taken: Sequence[Box] = (), faces: Sequence[Box] = ()
) -> tuple[Stamp, ...]:
    """Return the numbers of *tokens* in *area*, each as near to its token as *taken* and the other numbers allow.

    Where there is a choice, a number stands where it hides least of the *faces* of kaiju.
    """
    stamps: list[Stamp] = []
    used = list(taken)
    for count, (x, y), radius in tokens:
        figures, disc = label(str(count), (0, 0), "poster", 24, PAPER, "m"), Disc(0, 0, _size(radius), INK0)
        around = box(0, 0, 0, 0).grown(math.ceil(disc.radius) + 1)
        places = ((x + left, y + top) for left, top in _beside(radius))
        inside = [place for place in places if around.moved(*place).within(area) == around.moved(*place)]
        place = _freest(inside, figures, around, used, faces)
        stamps.append(Stamp(*place, around, (disc, figures)))
        used.append(around.moved(*place))
    return tuple(stamps)


def _size(radius: int) -> float:
    return max(15, radius * 0.5)


@cache
def _beside(radius: int) -> tuple[Place, ...]:
    """Return where a number may stand, seen from its token: on the edge of it, then farther and farther out."""
    rings = [radius * 1.2 + ring * 5 for ring in range(RINGS)]
    points = [ring_points(0, 0, far, 1, turn)[0] for far in rings for turn in TURNS]
    return tuple(dict.fromkeys((round(x), round(y)) for x, y in points))


def _freest(places: Sequence[Place], figures: Label, around: Box, taken: Sequence[Box], faces: Sequence[Box]) -> Place:
    """Return the first place where nothing is taken, or the one with the least: figures count before the disc."""

    def covered(place: Place) -> tuple[int, int]:
        return _shared(figures.box.moved(*place), taken), _shared(around.moved(*place), taken)

    free = [place for place in places if not _shared(around.moved(*place), taken)]
    if not free:
        return min(places, key=covered)
    return min(free, key=lambda place: _shared(around.moved(*place), faces))


def _shared(area: Box, taken: Sequence[Box]) -> int:
    """Return how many pixels of *area* are taken."""
    parts = (area.within(each) for each in taken if area.meets(each))
    return sum(part.width * part.height for part in parts)
