"""How far Maser Cannons reach (GM-5.5): rails along the track in the colour of the owner, its shape at the ends."""

from functools import lru_cache

import msgspec

from engine.monopoly.prospect import maser_reach
from engine.monopoly.view import RampageView
from engine.play import Seat
from render import theme
from render.monopoly.track.ring import BOTTOM, INNER, LEFT, TOP, Ring
from render.scene.pieces import badge, box
from render.scene.scene import Box, Layer, Mark, Panel, Point

THICK = 6
PITCH = 9  # from rail to rail
SEEN = 4  # owners whose rails find room beside each other


class Rail(msgspec.Struct, frozen=True):
    """A stretch of one side under fire, from the *first* to the *last* pixel; it may go on round a corner."""

    seat: Seat
    row: int
    first: int
    last: int
    begins: bool
    ends: bool


def reach_layers(view: RampageView, ring: Ring) -> list[Layer]:
    """Return the rails, side by side."""
    rails: list[list[Rail]] = [[], [], [], []]
    for row, (seat, spaces) in enumerate(sorted(maser_reach(view).items())[:SEEN]):
        for side in range(4):
            rails[side] += _rails(ring, side, seat, row, spaces)
    return [_side(INNER, side, tuple(found)) for side, found in enumerate(rails)]


def _rails(ring: Ring, side: int, seat: Seat, row: int, spaces: set[int]) -> list[Rail]:
    """Return the stretches of *side* that are among *spaces*."""
    cells = [number for number, spot in enumerate(ring.spots) if spot.side == side and not spot.is_corner]
    runs: list[list[int]] = []
    for number in cells:
        if number in spaces:
            if runs and runs[-1][-1] == number - 1:
                runs[-1].append(number)
            else:
                runs.append([number])
    size = len(ring.spots)
    found = []
    for run in runs:
        (low, _), (_, high) = sorted((_extent(ring, run[0]), _extent(ring, run[-1])))
        before = (run[0] - 1) % size in spaces  # then that is the corner, and the rail comes round it
        after = (run[-1] + 1) % size in spaces
        is_turned = side in (BOTTOM, LEFT)
        begins, ends = (not after, not before) if is_turned else (not before, not after)
        found.append(Rail(seat, row, low, high, begins, ends))
    return found


def _extent(ring: Ring, number: int) -> tuple[int, int]:
    area, side = ring.spots[number].box, ring.spots[number].side
    return (area.left, area.right) if side in (BOTTOM, TOP) else (area.top, area.bottom)


@lru_cache(256)
def _side(inner: Box, side: int, rails: tuple[Rail, ...]) -> Layer:
    marks: list[Mark] = []
    for rail in rails:
        depth = 3 + rail.row * PITCH
        first = rail.first + (14 if rail.begins else depth)
        last = rail.last - (14 if rail.ends else depth)
        marks.append(Panel(_strip(inner, side, first, last, depth), 3, theme.seat_colour(rail.seat)))
        for at, is_end in ((first, rail.begins), (last, rail.ends)):
            if is_end:
                marks += badge(rail.seat, *_point(inner, side, at, depth + THICK / 2 + 3), 9)
    if not marks:
        return Layer(f"reach {side}", Box(0, 0, 0, 0), ())
    wide = _strip(inner, side, *((inner.left, inner.right) if side in (BOTTOM, TOP) else (inner.top, inner.bottom)), 0)
    return Layer(f"reach {side}", wide.grown(SEEN * PITCH + 16), tuple(marks))


def _strip(inner: Box, side: int, first: float, last: float, depth: float) -> Box:
    if side == BOTTOM:
        return box(first, inner.bottom - depth - THICK, last, inner.bottom - depth)
    if side == TOP:
        return box(first, inner.top + depth, last, inner.top + depth + THICK)
    if side == LEFT:
        return box(inner.left + depth, first, inner.left + depth + THICK, last)
    return box(inner.right - depth - THICK, first, inner.right - depth, last)


def _point(inner: Box, side: int, at: float, depth: float) -> Point:
    if side in (BOTTOM, TOP):
        return at, inner.bottom - depth if side == BOTTOM else inner.top + depth
    return inner.left + depth if side == LEFT else inner.right - depth, at
