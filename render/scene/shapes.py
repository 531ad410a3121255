"""Outlines: the shapes of the seats, bursts, chevrons, arrows, hexagons. Pure geometry."""

import math
from collections.abc import Iterator

from render.scene.scene import Point


def ring_points(x: float, y: float, radius: float, count: int, turn: float) -> tuple[Point, ...]:
    """Return *count* points on a circle, the first at *turn* degrees from the right, clockwise."""
    return tuple(_at(x, y, radius, turn + 360 * step / count) for step in range(count))


def burst(x: float, y: float, outer: float, inner: float, spikes: int) -> tuple[Point, ...]:
    """Return a star of *spikes* between two radii, one of them pointing up."""
    return tuple(_at(x, y, inner if step % 2 else outer, -90 + 180 * step / spikes) for step in range(2 * spikes))


def chevron(x: float, y: float, size: float, turn: float) -> tuple[Point, ...]:
    """Return an arrowhead that points to *turn* degrees."""
    outline = ((size, 0.0), (-size * 0.6, -size), (-size * 0.1, 0.0), (-size * 0.6, size))
    return _turn(outline, x, y, turn)


def hexagon(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """Return a hexagon with a flat top."""
    return ring_points(x, y, radius, 6, 0)


def seat_shape(shape: str, x: float, y: float, radius: float) -> tuple[Point, ...]:
    """Return the outline of a seat's *shape*, about as large as a disc of *radius*."""
    if shape in ("circle", "ring"):
        return ring_points(x, y, radius, 48, 0)
    if shape == "crescent":
        return _crescent(x, y, radius)
    if shape in ("cross", "x"):
        return _turn(_plus(radius), x, y, 45 if shape == "x" else 0)
    if shape == "star":
        return burst(x, y + radius * 0.06, radius * 1.28, radius * 0.58, 5)
    if shape == "diamond":
        tall, wide = radius * 1.22, radius * 0.95
        return (x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y)
    share, count, turn, shift = _REGULAR[shape]
    return ring_points(x, y + radius * shift, radius * share, count, turn)


def curve(start: Point, bend: Point, end: Point) -> tuple[Point, ...]:
    """Return points on the bow from *start* to *end* that leans towards *bend*."""
    return tuple(_bow(start, bend, end, step / 24) for step in range(25))


def arrowhead(tip: Point, back: Point, size: float) -> tuple[Point, ...]:
    """Return a triangle whose point is *tip*, seen coming from *back*."""
    turn = math.degrees(math.atan2(tip[1] - back[1], tip[0] - back[0]))
    outline = ((0.0, 0.0), (-size, -size * 0.58), (-size, size * 0.58))
    return _turn(outline, *tip, turn)


_REGULAR = {
    "square": (1.12, 4, 45, 0.0),
    "triangle": (1.25, 3, -90, 0.14),
    "triangle_down": (1.25, 3, 90, -0.14),
    "hexagon": (1.08, 6, 0, 0.0),
    "pentagon": (1.12, 5, -90, 0.06),
}


def _plus(radius: float) -> tuple[Point, ...]:
    far, near = radius * 1.1, radius * 0.42
    arm = ((-near, -far), (near, -far), (near, -near))
    corners: list[Point] = []
    for turn in (0, 90, 180, 270):
        corners += _turn(arm, 0, 0, turn)
    return tuple(corners)


def _crescent(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """Return a moon: the outer circle without the one that is moved towards the upper right."""
    bite_x, bite_y, bite = x + radius * 0.42, y - radius * 0.2, radius * 0.72

    def is_bitten(point: Point) -> bool:
        return math.hypot(point[0] - bite_x, point[1] - bite_y) < bite

    outer = [point for point in ring_points(x, y, radius * 1.06, 72, -10) if not is_bitten(point)]
    inner = [
        point
        for point in ring_points(bite_x, bite_y, bite, 72, -10)
        if math.hypot(point[0] - x, point[1] - y) < radius * 1.06
    ]
    return (*outer, *reversed(list(_from_gap(inner))))


def _from_gap(points: list[Point]) -> Iterator[Point]:
    """Yield *points*, which go round with one gap, from behind the gap on."""
    far = max(range(len(points)), key=lambda at: math.dist(points[at - 1], points[at]))
    yield from points[far:] + points[:far]


def _bow(start: Point, bend: Point, end: Point, along: float) -> Point:
    back = 1 - along
    x = back * back * start[0] + 2 * along * back * bend[0] + along * along * end[0]
    y = back * back * start[1] + 2 * along * back * bend[1] + along * along * end[1]
    return x, y


def _turn(outline: tuple[Point, ...], x: float, y: float, turn: float) -> tuple[Point, ...]:
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    return tuple((x + px * cosine - py * sine, y + px * sine + py * cosine) for px, py in outline)


def _at(x: float, y: float, radius: float, turn: float) -> Point:
    return x + radius * math.cos(math.radians(turn)), y + radius * math.sin(math.radians(turn))
