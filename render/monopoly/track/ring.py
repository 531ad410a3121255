"""Where the spaces of a track lie on the wide picture: up to 36 of them as a frame around a middle of one size."""

from functools import lru_cache

import msgspec

from render.monopoly.track.kaiju import EDGE, Stand
from render.monopoly.track.lane import Lane
from render.scene.pieces import box
from render.scene.scene import Box, Point

OUTER = Box(8, 70, 1312, 792)
INNER = Box(117, 190, 1203, 672)
LANE = 80  # inside the track: where kaiju stand
STAND = 40  # from the track to the middle of a kaiju
MARGIN = 18  # of a space, where nobody points
UPRIGHT = 4  # most spaces between two corners at the sides: so they have room for four lines
MOST = 36  # spaces; more of them would be too narrow for a name
BOTTOM, LEFT, TOP, RIGHT = range(4)


class Spot(msgspec.Struct, frozen=True):
    """A space on the ring: its box, on which side it is, and whether it is the corner where that side begins."""

    box: Box
    side: int
    is_corner: bool


class Ring(msgspec.Struct, frozen=True):
    """A track laid out clockwise from GO at the lower right, and where the kaiju of each space stand."""

    spots: tuple[Spot, ...]
    stands: tuple[Stand, ...]

    def place(self, space: int) -> Stand:
        """Return where on the lane the kaiju of *space* stand."""
        return self.stands[space]

    def stand(self, space: int) -> Point:
        """Return the point of the lane before *space*."""
        return _before(self.spots[space])


def _before(spot: Spot) -> Point:
    x, y = spot.box.centre
    x, y = min(max(x, LINE.left), LINE.right), min(max(y, LINE.top), LINE.bottom)
    if spot.is_corner:
        return x, y
    return ((x, LINE.bottom), (LINE.left, y), (x, LINE.top), (LINE.right, y))[spot.side]


def _stand(spot: Spot) -> Stand:
    at = _before(spot)
    along = WAY.along(at)
    if spot.is_corner:
        return Stand(along, tip=_round(INNER)[spot.side])
    is_upright = spot.side in (LEFT, RIGHT)
    wide, ends = (spot.box.height, (LINE.top, LINE.bottom)) if is_upright else (spot.box.width, (LINE.left, LINE.right))
    near = min(abs(at[is_upright] - end) for end in ends)
    return Stand(along, max(0, min(wide / 2 - MARGIN, near - 1)))


def _round(area: Box) -> tuple[Point, ...]:
    """Return the corners of *area* clockwise from the lower right, which ends the way too."""
    left, top, right, bottom = area
    return (right, bottom), (left, bottom), (left, top), (right, top), (right, bottom)


#: The line in the middle of the lane, the lane as kaiju walk it, and what it encloses.
LINE = INNER.grown(-STAND)
WAY = Lane(_round(LINE), _round(INNER.grown(-EDGE)), True)
MIDDLE = INNER.grown(-LANE - 2)


def sides(count: int) -> tuple[int, int, int, int]:
    """Return how many of *count* spaces lie between the corners: below, left, above, right."""
    half = (count - 4) // 2
    upright = min(UPRIGHT, round(half / 3.5))
    return half - upright + count % 2, upright, half - upright, upright


@lru_cache(64)
def ring(count: int) -> Ring:
    """Return the ring of *count* spaces."""
    inner, outer = INNER, OUTER
    corners = (
        Box(inner.right, inner.bottom, outer.right, outer.bottom),
        Box(outer.left, inner.bottom, inner.left, outer.bottom),
        Box(outer.left, outer.top, inner.left, inner.top),
        Box(inner.right, outer.top, outer.right, inner.top),
    )
    spots: list[Spot] = []
    for side, number in enumerate(sides(count)):
        spots.append(Spot(corners[side], side, True))
        spots += [Spot(_cell(side, at, number), side, False) for at in range(number)]
    return Ring(tuple(spots), tuple(map(_stand, spots)))


def _cell(side: int, at: int, number: int) -> Box:
    """Return the *at*-th of *number* spaces on *side*, clockwise."""
    if side in (LEFT, BOTTOM):
        at = number - 1 - at
    wide, tall = INNER.width / number, INNER.height / number
    if side in (BOTTOM, TOP):
        top, bottom = (INNER.bottom, OUTER.bottom) if side == BOTTOM else (OUTER.top, INNER.top)
        return box(INNER.left + at * wide, top, INNER.left + (at + 1) * wide, bottom)
    left, right = (OUTER.left, INNER.left) if side == LEFT else (INNER.right, OUTER.right)
    return box(left, INNER.top + at * tall, right, INNER.top + (at + 1) * tall)
