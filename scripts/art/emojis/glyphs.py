"""Signs drawn for emojis alone, where an icon has lines that are lost at 22 pixels."""

import math

from render.scene import shapes
from render.scene.scene import Mark, Point
from render.theme import AMBER, INK0, MIST, PAPER, SPENT
from scripts.art.emojis.canvas import disc, plate, polygon, stroke
from scripts.art.emojis.families import INK

Marks = tuple[Mark, ...]
TOWER = "#FF5A3C"
GOLD, SHINE = "#E08A00", "#FFF3C4"


def bolt(colour: str, share: float = 1.0) -> Marks:
    """Return the bolt of energy; *share* of its full size."""
    points = ((78, 8), (22, 73), (57, 73), (45, 120), (106, 50), (70, 50))
    return (polygon([(64 + (x - 64) * share, 64 + (y - 64) * share) for x, y in points], colour),)


def health() -> Marks:
    """Return the cross on the heart of health points."""
    return plate((56, 40, 72, 88), 3, PAPER), plate((40, 56, 88, 72), 3, PAPER)


def coin() -> Marks:
    """Return a coin with the sign of the yen."""
    sign = (
        stroke(((46, 36), (64, 62), (82, 36)), SHINE, 11),
        stroke(((64, 62), (64, 96)), SHINE, 11),
        stroke(((46, 68), (82, 68)), SHINE, 9),
        stroke(((46, 83), (82, 83)), SHINE, 9),
    )
    return disc((64, 64), 57, AMBER), disc((64, 64), 47, GOLD), *sign


def house() -> Marks:
    """Return a house with a door."""
    walls = polygon(((64, 12), (114, 58), (98, 58), (98, 116), (30, 116), (30, 58), (14, 58)), AMBER)
    return walls, plate((51, 76, 77, 116), 3, "#7A4310")


def jet() -> Marks:
    """Return a jet that climbs to the upper right."""
    nose = ((98, 30), (84, 34), (66, 52), (34, 48), (28, 56), (52, 68), (44, 80), (32, 80), (28, 86))
    tail = ((42, 100), (48, 100), (48, 88), (60, 78), (72, 100), (80, 94), (76, 62), (94, 44))
    return (polygon((*nose, *tail), INK),)


def battleship() -> Marks:
    """Return a ship from the side."""
    bridge = ((44, 64), (44, 48), (54, 48), (54, 29), (70, 29), (70, 48), (88, 54), (88, 64))
    return polygon(((20, 70), (108, 70), (93, 99), (36, 99)), INK), polygon(bridge, INK)


def generator() -> Marks:
    """Return a coil that throws sparks."""
    rings = [plate((64 - wide, y - 5.5, 64 + wide, y + 5.5), 5, INK) for y, wide in ((57, 20), (72, 26), (87, 32))]
    foot = polygon(((56, 44), (72, 44), (76, 103), (52, 103)), INK)
    sparks = [
        stroke([(64 + side * x, y) for x, y in ((20, 34), (28, 27), (28, 42), (37, 34))], INK, 6) for side in (-1, 1)
    ]
    return disc((64, 38), 13, INK), *rings, foot, *sparks


def tower() -> Marks:
    """Return the red tower with its two white bands."""
    left: tuple[Point, ...] = ((60, 8), (68, 8), (72, 42), (84, 80), (112, 119), (88, 119), (78, 100))
    right: tuple[Point, ...] = ((64, 90), (50, 100), (40, 119), (16, 119), (44, 80), (56, 42))
    outline = polygon((*left, *right), TOWER)
    return outline, plate((44, 49, 84, 60), 2, PAPER), plate((32, 80, 96, 92), 2, PAPER)


def fan() -> Marks:
    """Return three cards held like a fan."""
    marks: list[Mark] = []
    for turn, colour in ((-19, SPENT), (0, MIST), (19, PAPER)):
        marks += [polygon(_turned(25, turn), INK0), polygon(_turned(20, turn), colour)]
    return tuple(marks)


def _turned(half: float, turn: float) -> list[Point]:
    """Return a card *half* as wide on either side, turned around a point below it."""
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    rim = half - 20
    corners = ((-half, -106 - rim), (half, -106 - rim), (half, -28 + rim), (-half, -28 + rim))
    return [(64 + x * cosine - y * sine, 128 + x * sine + y * cosine) for x, y in corners]


def arrow_down(colour: str) -> Marks:
    """Return an arrow that points down: a card goes."""
    return stroke(((64, 36), (64, 80)), colour, 15), polygon(((38, 68), (90, 68), (64, 100)), colour)


def bullseye(colour: str) -> Marks:
    """Return a target."""
    return tuple(
        disc((64, 64), radius, each) for radius, each in ((57, colour), (41, PAPER), (27, colour), (11, PAPER))
    )


def spikes(colour: str) -> Marks:
    """Return the burst of a strike with its dark heart."""
    return polygon(shapes.burst(64, 64, 55, 41, 12), colour), disc((64, 64), 26, INK0)


def blast(outer: str, inner: str) -> Marks:
    """Return the flash of a hit."""
    return tuple(
        polygon(shapes.burst(64, 66, radius, radius * 0.55, 9), colour) for radius, colour in ((57, outer), (33, inner))
    )


def play() -> Marks:
    """Return a triangle that points right: act."""
    return polygon(((46, 34), (94, 64), (46, 94)), INK0), stroke(((46, 34), (94, 64), (46, 94), (46, 34)), INK0, 8)


def board() -> Marks:
    """Return three spaces of a hex city."""
    return tuple(
        polygon([_corner(x, y, 23, 60 * step + 30) for step in range(6)], INK0)
        for x, y in ((64, 39), (42, 78), (86, 78))
    )


def log() -> Marks:
    """Return a list."""
    rows = ((disc((36, y), 8, INK0), plate((52, y - 7, 100, y + 7), 5, INK0)) for y in (39, 64, 89))
    return tuple(mark for row in rows for mark in row)


def book() -> Marks:
    """Return an open book."""
    left, right = ((60, 44), (26, 34), (26, 86), (60, 98)), ((68, 44), (102, 34), (102, 86), (68, 98))
    return polygon(left, INK0), polygon(right, INK0)


def menu() -> Marks:
    """Return four squares."""
    return tuple(plate((x - 16, y - 16, x + 16, y + 16), 8, INK0) for x in (43, 85) for y in (43, 85))


def chip(colour: str) -> Marks:
    """Return a chip with its legs: a computer plays."""
    legs: list[Mark] = []
    for at in (44, 84):
        legs += [plate((at - 9, 8, at + 9, 120), 4, colour), plate((8, at - 9, 120, at + 9), 4, colour)]
    return *legs, plate((16, 16, 112, 112), 18, INK0), plate((22, 22, 106, 106), 13, colour), *_face()


def _face() -> Marks:
    """Return two eyes and a mouth."""
    return disc((46, 54), 11, INK0), disc((82, 54), 11, INK0), plate((40, 77, 88, 90), 6, INK0)


def _corner(x: float, y: float, radius: float, turn: float) -> Point:
    return x + radius * math.cos(math.radians(turn)), y + radius * math.sin(math.radians(turn))
