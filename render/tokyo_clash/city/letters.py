"""The letters of a choice on the board, with the coordinates of their spaces, and what they cover."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Disc, Label, Layer, Mark, Panel, Point
from render.scene.shapes import ring_points
from render.scene.text import label, length
from render.theme import INK0, PAPER
from render.tokyo_clash.city.contents import REACH
from render.tokyo_clash.city.plan import TURNS, Plan
from render.tokyo_clash.options import Option
from words.tokyo_clash.names import coordinate

DISC = 23
COORDINATE = 24


@lru_cache(1024)
def letter_layer(name: str, choices: tuple[Option, ...], is_water: bool, city: Plan) -> Layer:
    """Return the letters of a space and its coordinate: one letter at the upper left, several on a plate."""
    x, y = city.at(name)
    scale = city.scale
    ways = [option for option in choices if option.way]
    marks: list[Mark] = []
    if ways:
        for option in ways:
            ((left, top),) = ring_points(x, y, city.radius * 1.2, 1, TURNS[option.way])
            marks += letter_disc(option.letter, left, max(top, city.area.top + 30), DISC)
    elif len(choices) == 1:
        marks += letter_disc(choices[0].letter, x - 48 * scale, y - 46 * scale, DISC)
        marks.append(coordinate_label(name, (x + max(30 * scale, 20), y - 60 * scale), is_water))
    else:
        # Above the space, or below it where that would be the question bar.
        above = y - 97 * scale
        marks += _plate(
            [option.letter for option in choices], x, above if above > city.area.top + 30 else y + 97 * scale, scale
        )
        if scale > 0.8:  # elsewhere the list alone has to name the space
            marks.append(coordinate_label(name, (x, y - 58 * scale), is_water))
    return Layer(f"letters {name}", city.around(name, 60), tuple(marks))


def coordinate_label(name: str, at: Point, is_water: bool) -> Label:
    """Return the coordinate of the space *name* around *at*."""
    colour, halo = ("#E2F2FF", "#0A2F50") if is_water else ("#D4D9F4", "#15183A")
    return label(coordinate(name), at, "narrow", COORDINATE, colour, "m", None, 3, halo)


def _plate(names: list[str], x: float, y: float, scale: float) -> list[Mark]:
    text = f"{names[0]}–{names[-1]}" if len(names) > 2 else " ".join(names)
    size = max(26.0, 36 * scale)
    half = max(30.0, length(text, "poster", size) / 2 + 14)
    plate = box(x - half, y - size * 0.72, x + half, y + size * 0.72)
    return [
        Panel(plate.grown(4), 22, INK0),
        Panel(plate, 18, PAPER),
        label(text, (x, y), "poster", size, INK0, "m"),
    ]


def near(taken: Iterable[Box], name: str, city: Plan) -> tuple[Box, ...]:
    """Return those of *taken* that reach into the space *name*."""
    around = city.around(name, round(REACH * city.scale))
    return tuple(each for each in taken if each.meets(around))


def covered(layer: Layer) -> Iterator[Box]:
    """Yield what the letters and words of *layer* cover."""
    for mark in layer.marks:
        if isinstance(mark, Disc):
            yield from _disc_boxes(mark)
        elif isinstance(mark, Panel | Label):
            yield mark.box


def _disc_boxes(disc: Disc) -> Iterator[Box]:
    """Yield boxes that cover *disc* without its empty corners."""
    for across, along in ((1, 0.45), (0.82, 0.82), (0.45, 1)):
        wide, tall = across * disc.radius, along * disc.radius
        yield box(disc.x - wide, disc.y - tall, disc.x + wide, disc.y + tall)
