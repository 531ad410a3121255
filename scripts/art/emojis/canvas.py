"""Drawing an emoji: marks in a space of 128 x 128, painted four times as large, edged in ink and reduced."""

import math
from collections.abc import Iterable

from PIL import Image, ImageChops

from render.paint.paint import paint_layer
from render.paint.pillow import Canvas
from render.scene.colour import rgb
from render.scene.scene import Box, Disc, Icon, Layer, Mark, Panel, Point, Polygon, Stroke
from render.theme import INK0

SIZE = 128
FINE = 4
FULL = Box(0, 0, SIZE * FINE, SIZE * FINE)
MIDDLE = (SIZE / 2, SIZE / 2)
DIRECTIONS = 48  # in which a shape is moved to grow


def disc(at: Point, radius: float, colour: str) -> Disc:
    """Return a filled circle."""
    return Disc(at[0] * FINE, at[1] * FINE, radius * FINE, colour)


def polygon(points: Iterable[Point], colour: str) -> Polygon:
    """Return a filled shape."""
    return Polygon(tuple((x * FINE, y * FINE) for x, y in points), colour)


def stroke(points: Iterable[Point], colour: str, width: float) -> Stroke:
    """Return a line with round ends."""
    return Stroke(tuple((x * FINE, y * FINE) for x, y in points), colour, width * FINE)


def plate(box: tuple[float, float, float, float], radius: float, colour: str) -> Panel:
    """Return a rounded rectangle."""
    left, top, right, bottom = (round(side * FINE) for side in box)
    return Panel(Box(left, top, right, bottom), round(radius * FINE), colour)


def icon(name: str, size: float, colour: str, at: Point = MIDDLE, turn: int = 0) -> Icon:
    """Return an icon in one colour."""
    return Icon(name, at[0] * FINE, at[1] * FINE, round(size * FINE), colour, turn)


def paint(marks: Iterable[Mark]) -> Image.Image:
    """Return *marks* on a transparent ground, four times as large as the emoji."""
    canvas = Canvas(FULL)
    paint_layer(canvas, Layer("emoji", FULL, tuple(marks)))
    return canvas.image


def finish(image: Image.Image, edge: float) -> Image.Image:
    """Return *image* on its own outline in ink, *edge* pixels wide, at the size of an emoji.

    The dark edge carries the shape on Discord's light ground, the colour inside it on the dark one.
    """
    ground = Image.new("RGBA", image.size)
    ground.paste((*rgb(INK0), 255), (0, 0), grow(image.getchannel("A"), edge * FINE))
    ground.alpha_composite(image)
    return ground.reduce(FINE)


def grow(mask: Image.Image, reach: float) -> Image.Image:
    """Return *mask* grown by *reach* pixels on every side, with round corners."""
    grown = mask
    for share in (0.5, 1.0):
        for step in range(DIRECTIONS):
            turn = math.tau * step / DIRECTIONS
            moved = Image.new("L", mask.size)
            moved.paste(mask, (round(reach * share * math.cos(turn)), round(reach * share * math.sin(turn))))
            grown = ImageChops.lighter(grown, moved)
    return grown
