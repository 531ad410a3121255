"""The last move on the ring: a dotted trail over the spaces it went."""

from collections.abc import Sequence

from engine.play import Seat
from render import theme
from render.monopoly.changes import Trail
from render.monopoly.track.ring import BOTTOM, LEFT, LINE, RIGHT, TOP, Ring
from render.scene.pieces import box
from render.scene.scene import Box, Disc, Layer, Mark, Point
from render.theme import INK1

DOT = 5.5
STEP = 20  # from dot to dot


def all_trails(ring: Ring, trails: Sequence[Trail]) -> list[Layer]:
    """Return every way that kaiju went, those of several kaiju dot beside dot."""
    shifts = [number / len(trails) for number in range(len(trails))]
    found = [trail_layers(ring, each.seat, each.path, shift) for each, shift in zip(trails, shifts, strict=True)]
    return [layer for layers in found for layer in layers] or trail_layers(ring, None, ())


def trail_layers(ring: Ring, seat: Seat | None, path: tuple[int, ...], shift: float = 0.0) -> list[Layer]:
    """Return the way over *path* as dots, side by side: what changes on one need not redraw the others.

    The dots stand further on by a *shift* of what is between two of them.
    """
    dots: dict[int, list[Point]] = {side: [] for side in range(4)}
    points = [ring.stand(space) for space in path]
    for at in range(1, len(points)):
        side = _side(points[at - 1], points[at])
        dots[side] += _between(points[at - 1], points[at], shift)
    return [_trail(side, seat, tuple(found), _start(points, side, dots)) for side, found in dots.items()]


def _start(points: list[Point], side: int, dots: dict[int, list[Point]]) -> Point | None:
    return points[0] if points and points[0] in dots[side][:1] else None


def _side(start: Point, end: Point) -> int:
    if start[1] == end[1] and start[1] in (LINE.top, LINE.bottom):
        return BOTTOM if start[1] == LINE.bottom else TOP
    return LEFT if start[0] == LINE.left else RIGHT


def _between(start: Point, end: Point, shift: float) -> list[Point]:
    far = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    count = max(1, round(far / STEP))
    return [
        (start[0] + (end[0] - start[0]) * step / count, start[1] + (end[1] - start[1]) * step / count)
        for step in (number + shift for number in range(count))
    ]


def _trail(side: int, seat: Seat | None, dots: tuple[Point, ...], start: Point | None) -> Layer:
    if seat is None or not dots:
        return Layer(f"trail {side}", Box(0, 0, 0, 0), ())
    colour = theme.seat_colour(seat)
    # Dots at whole pixels share one mask.
    marks: list[Mark] = [Disc(round(x), round(y), DOT, colour) for x, y in dots if (x, y) != start]
    if start:
        x, y = round(start[0]), round(start[1])
        marks += [Disc(x, y, 15, colour), Disc(x, y, 10, INK1)]
    left, top = min(x for x, _ in dots), min(y for _, y in dots)
    right, bottom = max(x for x, _ in dots), max(y for _, y in dots)
    return Layer(f"trail {side}", box(left, top, right, bottom).grown(20), tuple(marks))
