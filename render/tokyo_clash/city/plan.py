"""Where the spaces of the city lie, for every number of players and in both forms."""

import math
from functools import cache

import msgspec

from engine.tokyo_clash.city import hexes
from render.orders import Form
from render.scene.pieces import box
from render.scene.scene import Box, Point
from render.scene.shapes import hexagon
from render.theme import PHONE_WIDTH
from render.wide.fit import HEIGHT

FULL = 96.0  # the radius for which all measures of pieces are given
ROW = math.sqrt(3)
#: The ways across the six edges of a hexagon with a flat top, from the lower right one, clockwise.
ACROSS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
EDGES = ("se", "s", "sw", "nw", "n", "ne")
TURNS = {"n": -90, "ne": -30, "se": 30, "s": 90, "sw": 150, "nw": 210}
#: The column in the middle of the city, and how many rows it has.
_SHAPES = {2: (0, 5), 3: (1, 7), 4: (0, 7)}
#: The radius of a space. Three seats leave room below the wide city: its first column would reach into the badge.
_RADII: dict[Form, dict[int, float]] = {
    "wide": {2: 91.0, 3: 64.0, 4: 66.0},
    "tall": {2: 84.0, 3: 61.0, 4: 61.0},
}
CITY_WIDTH = 758  # of the wide picture
_TOPS = {2: 20, 3: 8, 4: 16}
TALL_TOP = 204  # below header and question


class Plan(msgspec.Struct, frozen=True):
    """A city: the *radius* of its spaces, where its centre lies, and the part of the picture that it has."""

    players: int
    form: Form
    radius: float
    x: float
    y: float
    area: Box

    @property
    def scale(self) -> float:
        """How large pieces are against their full size."""
        return self.radius / FULL

    def at(self, space: str) -> tuple[int, int]:
        """Return the middle of *space*, spelled ``q,r``."""
        q, r = hexes.read(space)
        return round(self.x + 1.5 * q * self.radius), round(self.y + ROW * (r + q / 2) * self.radius)

    def corners(self, space: str, inset: float = 0) -> tuple[Point, ...]:
        """Return the six corners of *space*, moved inwards by *inset*."""
        return hexagon(*self.at(space), self.radius - inset)

    def around(self, space: str, more: int = 0) -> Box:
        """Return the box around *space*, and *more* pixels."""
        x, y = self.at(space)
        wide, tall = self.radius, self.radius * ROW / 2
        return box(x - wide, y - tall, x + wide, y + tall).grown(more)


def neighbour(space: str, edge: int) -> str:
    """Return the space across *edge* of *space*."""
    q, r = hexes.read(space)
    return hexes.spelled((q + ACROSS[edge][0], r + ACROSS[edge][1]))


@cache
def plan(players: int, form: Form) -> Plan:
    """Return the city for *players*."""
    radius = _RADII[form][players]
    column, rows = _SHAPES[players]
    tall = rows * ROW * radius
    is_wide = form == "wide"
    width, top = (CITY_WIDTH, _TOPS[players]) if is_wide else (PHONE_WIDTH, TALL_TOP)
    x = width / 2 - 1.5 * column * radius
    area = Box(0, 0, CITY_WIDTH, HEIGHT) if is_wide else box(0, top - 16, width, top + tall + 22)
    return Plan(players, form, radius, x, top + tall / 2, area)
