"""The pieces of Tokyo Clash: buildings as small models, vehicles as light tokens."""

from collections.abc import Sequence
from functools import lru_cache

from engine.tokyo_clash.city import hexes
from render.scene.pieces import box
from render.scene.scene import Box, Disc, Glow, Icon, Mark, Panel, Point, Polygon, Sprite, Stamp
from render.scene.shapes import ring_points
from render.theme import AMBER, BLACK, INK0, LIME, PAPER, PINK
from render.tokyo_clash.city.plan import TURNS

SPRITES = {"T": "building-tower", "P": "building-power-plant", "M": "building-bunker", "R": "building-radar"}
SMALL_SPRITES = ("building-small-1", "building-small-2", "building-small-3")
VEHICLES = {
    "tank": ("battle-tank", LIME),
    "train": ("own-train", "#C98BFF"),
    "jet": ("jet-fighter", AMBER),
    "battleship": ("battleship", "#5CC0FF"),
    "ufo": ("ufo", PINK),
    "generator": ("tesla-coil", "#F7E84B"),
}
ICON_INK = "#151A3A"
_JET_ICON = -45  # the way the jet flies on its icon


def building(letter: str, space: str, x: float, y: float, width: float) -> Sprite:
    """Return the building *letter*; Small Buildings look different from space to space."""
    q, r = hexes.read(space)
    name = SPRITES.get(letter) or SMALL_SPRITES[(q * 5 + r * 3) % 3]
    return Sprite(name, round(x), round(y), round(width))


@lru_cache(512)
def vehicle(kind: str, x: int, y: int, radius: float, ways: tuple[str, ...] = ()) -> Stamp:
    """Return the token of a vehicle, round with an arrow for each of the *ways* if it has a front."""
    icon, colour = VEHICLES[kind]
    size, turn = round(radius * (1.3 if ways else 1.52)), 0
    marks = _round(colour, radius, ways) if ways else _square(colour, radius)
    if len(ways) == 1 and kind == "jet":
        turn = TURNS[ways[0]] - _JET_ICON
    marks.append(Icon(icon, 0, 0, size, ICON_INK, turn))
    reach = round(radius * 1.75) + 14
    return Stamp(x, y, Box(-reach, -reach, reach, reach), tuple(marks), across=round(2 * radius))


def _square(colour: str, radius: float) -> list[Mark]:
    frame = box(-radius, -radius, radius, radius)
    corner = round(radius * 0.42)
    return [
        Glow(Panel(frame, corner, BLACK), 4, BLACK, 0.7, 4),
        Panel(frame.grown(3), corner + 3, INK0),
        Panel(frame, corner, colour),
        Panel(frame.grown(-5 if radius > 22 else -3), round(radius * 0.34), PAPER),
    ]


def _round(colour: str, radius: float, ways: Sequence[str]) -> list[Mark]:
    fronts = [_front(radius, TURNS[way]) for way in ways]
    return [
        Glow(Disc(0, 0, radius, BLACK), 4, BLACK, 0.7, 4),
        *(Polygon(front, colour, edge=INK0, edge_width=4) for front in fronts),
        Disc(0, 0, radius + 3, INK0),
        *(Polygon(front, colour) for front in fronts),
        Disc(0, 0, radius, colour),
        Disc(0, 0, radius - (5 if radius > 22 else 3), PAPER),
    ]


def _front(radius: float, turn: int) -> tuple[Point, ...]:
    """Return the arrow of a token that faces *turn* degrees."""
    (tip,) = ring_points(0, 0, radius * 1.5, 1, turn)
    left, right = (ring_points(0, 0, radius * 1.06, 1, turn + lean)[0] for lean in (-30, 30))
    return tip, left, right
