"""The ring that joins up to six seats in the order of play."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from render.scene.scene import Box, Point

RING = Box(466, 92, 854, 780)
BAND = 12  # how wide the ring is drawn
CORNER = 40
#: The ring in four parts, so that a change on one side leaves the others alone.
SIDES = {
    "top": Box(432, RING.top - 24, 888, RING.top + 50),
    "right": Box(810, RING.top + 50, 888, RING.bottom - 50),
    "bottom": Box(432, RING.bottom - 50, 888, RING.bottom + 12),
    "left": Box(432, RING.top + 50, 510, RING.bottom - 50),
}


def socket(place: Box) -> Point:
    """Return where the panel at *place* joins the ring."""
    middle = (place.top + place.bottom) / 2
    return (RING.left + BAND / 2 if place.left < RING.left else RING.right - BAND / 2), middle


def plug(place: Box) -> Point:
    """Return where the joint leaves the panel at *place*."""
    return (place.right if place.left < RING.left else place.left), (place.top + place.bottom) / 2


def _track() -> tuple[Point, ...]:
    """Return the middle line of the ring, clockwise from the upper left, in steps of about four pixels."""
    half = BAND / 2
    left, top, right, bottom = RING.left + half, RING.top + half, RING.right - half, RING.bottom - half
    bend = CORNER - half
    points: list[Point] = []
    corners = (
        (right - bend, top + bend, -90),
        (right - bend, bottom - bend, 0),
        (left + bend, bottom - bend, 90),
        (left + bend, top + bend, 180),
    )
    for x, y, start in corners:
        points += [
            (x + bend * math.cos(math.radians(start + turn)), y + bend * math.sin(math.radians(start + turn)))
            for turn in range(0, 91, 6)
        ]
    return _interpolate([*points, points[0]])


def _interpolate(points: list[Point]) -> tuple[Point, ...]:
    found: list[Point] = []
    for start, end in pairwise(points):
        count = max(1, round(math.dist(start, end) / 4))
        found += [
            (start[0] + (end[0] - start[0]) * step / count, start[1] + (end[1] - start[1]) * step / count)
            for step in range(count)
        ]
    return tuple(found)


TRACK = _track()


@lru_cache(512)
def stretch(start: Point, end: Point, is_clockwise: bool) -> tuple[Point, ...]:
    """Return the ring from *start* to *end* in the direction of play."""
    first, last = _nearest(start), _nearest(end)
    if not is_clockwise:
        first, last = last, first
    if first <= last:
        path = TRACK[first : last + 1]
    else:
        path = TRACK[first:] + TRACK[: last + 1]
    return path if is_clockwise else path[::-1]


@lru_cache(512)
def passing(path: tuple[Point, ...], area: Box) -> tuple[tuple[Point, ...], ...]:
    """Return the pieces of *path* that lie in *area*, without the points that a straight line needs not."""
    pieces: list[list[Point]] = [[]]
    for point in path:
        if area.left <= point[0] <= area.right and area.top <= point[1] <= area.bottom:
            pieces[-1].append(point)
        elif pieces[-1]:
            pieces.append([])
    return tuple(_thin(piece) for piece in pieces if len(piece) > 1)


def _nearest(point: Point) -> int:
    return min(range(len(TRACK)), key=lambda at: math.dist(TRACK[at], point))


def _thin(path: Sequence[Point]) -> tuple[Point, ...]:
    """Return *path* without the points that lie on a straight line between their neighbours."""
    kept = [path[0]]
    for before, point, after in zip(path, path[1:], path[2:], strict=False):
        cross = (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0])
        if abs(cross) > 0.01:
            kept.append(point)
    return (*kept, path[-1])
