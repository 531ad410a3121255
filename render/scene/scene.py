"""A picture as plain data: layers of marks with their places. This is what tests look at and what paint.py paints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

import msgspec


class Box(NamedTuple):
    """A rectangle in pixels; the right and lower edges are outside."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """How high it is."""
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: int) -> Box:
        """Return it with *by* pixels more on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, x: int, y: int) -> Box:
        """Return it *x* to the right and *y* down."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def meets(self, other: Box) -> bool:
        """Return whether the two share a pixel."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def joined(self, other: Box) -> Box:
        """Return the smallest box around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def within(self, other: Box) -> Box:
        """Return the part of it that lies in *other*."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Box(left, top, max(left, min(self.right, other.right)), max(top, min(self.bottom, other.bottom)))


Point: TypeAlias = tuple[float, float]


class _Mark(msgspec.Struct, frozen=True, gc=False):
    """Something that is painted."""


class Run(_Mark, frozen=True):
    """Letters of one font file, set from *x* on the line *baseline*."""

    font: str
    size: float
    text: str
    x: float
    baseline: int
    track: float = 0
    is_rtl: bool = False


class Label(_Mark, frozen=True):
    """Words: *text* as meant, *runs* as set, *box* around the ink. Nobody needs to read what *is_art*."""

    text: str
    box: Box
    runs: tuple[Run, ...]
    colour: str
    halo: int = 0
    halo_colour: str = ""
    is_art: bool = False


class Panel(_Mark, frozen=True):
    """A rectangle, its *corners* (tl, tr, br, bl) round or not, filled or edged or both; the edge lies inside."""

    box: Box
    radius: int = 0
    fill: str = ""
    edge: str = ""
    edge_width: int = 0
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)


class Disc(_Mark, frozen=True):
    """A filled circle."""

    x: float
    y: float
    radius: float
    fill: str


class Polygon(_Mark, frozen=True):
    """A filled shape, see-through to the degree that *alpha* lacks to 1."""

    points: tuple[Point, ...]
    fill: str
    alpha: float = 1
    edge: str = ""
    edge_width: float = 0


class Stroke(_Mark, frozen=True):
    """A line through *points* with round joints and ends."""

    points: tuple[Point, ...]
    colour: str
    width: float


class Icon(_Mark, frozen=True):
    """A one-colour icon around *x*, *y*, turned clockwise by *turn* degrees."""

    name: str
    x: float
    y: float
    size: int
    colour: str
    turn: int = 0
    halo: int = 0
    halo_colour: str = ""


class Sprite(_Mark, frozen=True):
    """A full-colour drawing around *x*, *y*, *width* wide."""

    name: str
    x: float
    y: float
    width: int


class Bands(_Mark, frozen=True):
    """Flat horizontal bands of *colours* from top to bottom, in a rectangle or in the disc it encloses."""

    box: Box
    colours: tuple[str, ...]
    is_disc: bool = False


class Glow(_Mark, frozen=True):
    """Light or shadow around a shape: its blurred outline in *colour*, moved down by *drop*."""

    around: Panel | Disc | Polygon | Stroke
    blur: float
    colour: str
    strength: float
    drop: int = 0


class Stamp(_Mark, frozen=True):
    """Marks that are painted once, kept, and put wherever they occur; *box* and *marks* are relative to *x*, *y*.

    With a *ground* the stamp covers what is under it. A token, such as a kaiju, says how many pixels it is *across*.
    """

    x: int
    y: int
    box: Box
    marks: tuple[Mark, ...]
    ground: str = ""
    across: int = 0


Mark: TypeAlias = Label | Panel | Disc | Polygon | Stroke | Icon | Sprite | Bands | Glow | Stamp


class Layer(_Mark, frozen=True):
    """Marks that belong together; nothing of them lies outside *box*. What changed is found layer by layer.

    If the layer *is_clipped*, marks may reach out of the box, and what does is not painted.
    """

    name: str
    box: Box
    marks: tuple[Mark, ...]
    is_clipped: bool = False


class Scene(_Mark, frozen=True):
    """A whole picture. *palette* is the game whose 256 colours it has; empty, they are those that all games share."""

    width: int
    height: int
    ground: str
    layers: tuple[Layer, ...]
    palette: str = ""

    @property
    def box(self) -> Box:
        """The canvas."""
        return Box(0, 0, self.width, self.height)

    @property
    def labels(self) -> Iterator[Label]:
        """All the words on the picture."""
        for layer in self.layers:
            yield from labels(layer.marks)

    def layer(self, name: str) -> Layer:
        """Return the layer called *name*."""
        return next(layer for layer in self.layers if layer.name == name)

    def texts(self, layer: str | None = None) -> list[str]:
        """Return what is written on the picture, or on one *layer* of it."""
        if layer is None:
            return [label.text for label in self.labels]
        return [label.text for label in labels(self.layer(layer).marks)]


def labels(marks: tuple[Mark, ...]) -> Iterator[Label]:
    """Yield the words among *marks*, those on stamps where they come to lie."""
    for mark in marks:
        if isinstance(mark, Label):
            yield mark
        elif isinstance(mark, Stamp):
            for label in labels(mark.marks):
                yield msgspec.structs.replace(label, box=label.box.moved(mark.x, mark.y))
