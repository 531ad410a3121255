"""Where the spaces of the city lie, for every number of players, on the wide picture and on a phone."""

import math
from functools import cache

import msgspec

from engine.tokyo_clash.city import hexes
from render.scene.pieces import box
from render.scene.scene import Box, Point
from render.scene.shapes import hexagon
from render.theme import PHONE_WIDTH, WIDTH

FULL = 96.0  # the radius for which all measures of pieces are given
ROW = math.sqrt(3)
#: The ways across the six edges of a hexagon with a flat top, from the lower right one, clockwise.
ACROSS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TURNS = {"n": -90, "ne": -30, "se": 30, "s": 90, "sw": 150, "nw": 210}
_MIDDLE_COLUMN = {2: 0, 3: 1, 4: 0}
_COLUMNS = {2: 5, 3: 7, 4: 7}
_ROWS = {2: 5, 3: 7, 4: 7}
_RADII = {2: 132.0, 3: 96.0, 4: 96.0}
_PHONE_RADII = {2: 84.0, 3: 61.0, 4: 61.0}


class Plan(msgspec.Struct, frozen=True):
    """A city: the *radius* of its spaces, and where its centre lies."""

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
def plan(players: int, top: int, is_phone: bool = False) -> Plan:
    """Return the city for *players* that begins at *top*."""
    radius = (_PHONE_RADII if is_phone else _RADII)[players]
    width = PHONE_WIDTH if is_phone else WIDTH
    tall = _ROWS[players] * ROW * radius
    x = width / 2 - 1.5 * _MIDDLE_COLUMN[players] * radius
    wide = (1.5 * (_COLUMNS[players] - 1) + 2) * radius
    rim = 10 * radius / FULL
    area = box(width / 2 - wide / 2 - rim, top - rim, width / 2 + wide / 2 + rim, top + tall + 2.4 * rim)
    return Plan(radius, x, top + tall / 2, area)
