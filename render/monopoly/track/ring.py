"""Where the spaces of a track lie on the wide picture: any number of them, round a middle of any height."""

from functools import lru_cache

import msgspec

from render.scene.pieces import box
from render.scene.scene import Box, Point
from render.theme import WIDTH

EDGE = 12  # from the picture's edge to the track
DEPTH = 164  # of the track, and the side of its corners
LANE = 92  # inside the track: where kaiju stand
STAND = 48  # from the track to the middle of a kaiju
ACROSS = 8  # most spaces between two corners above and below
LEAST = 106  # the least height of a space at the sides
BOTTOM, LEFT, TOP, RIGHT = range(4)
#: From the lane towards the track.
OUTWARDS = ((0, 1), (-1, 0), (0, -1), (1, 0))


class Spot(msgspec.Struct, frozen=True):
    """A space on the ring: its box, on which side it is, and whether it is the corner where that side begins."""

    box: Box
    side: int
    is_corner: bool


class Ring(msgspec.Struct, frozen=True):
    """A track laid out clockwise from GO at the lower right."""

    spots: tuple[Spot, ...]
    inner: Box

    @property
    def outer(self) -> Box:
        """All of the track."""
        return self.inner.grown(DEPTH)

    @property
    def lane(self) -> Box:
        """The line in the middle of the lane."""
        return self.inner.grown(-STAND)

    @property
    def middle(self) -> Box:
        """What the lane encloses."""
        return self.inner.grown(-LANE - 4)

    def stand(self, space: int) -> Point:
        """Return the point of the lane before *space*."""
        spot, lane = self.spots[space], self.lane
        x, y = spot.box.centre
        x, y = min(max(x, lane.left), lane.right), min(max(y, lane.top), lane.bottom)
        if spot.is_corner:
            return x, y
        return ((x, lane.bottom), (lane.left, y), (x, lane.top), (lane.right, y))[spot.side]


def sides(count: int) -> tuple[int, int, int, int]:
    """Return how many of *count* spaces lie between the corners: below, left, above, right."""
    across = min(ACROSS, (count - 4) // 4)
    rest = count - 4 - 2 * across
    return across, rest - rest // 2, across, rest // 2


@lru_cache(64)
def ring(count: int, top: int, tall: int) -> Ring:
    """Return the ring of *count* spaces from *top* on, with at least *tall* pixels inside."""
    below, left, above, right = sides(count)
    tall = max(tall, left * LEAST)
    inner = Box(EDGE + DEPTH, top + DEPTH, WIDTH - EDGE - DEPTH, top + DEPTH + tall)
    outer = inner.grown(DEPTH)
    corners = (
        Box(inner.right, inner.bottom, outer.right, outer.bottom),
        Box(outer.left, inner.bottom, inner.left, outer.bottom),
        Box(outer.left, outer.top, inner.left, inner.top),
        Box(inner.right, outer.top, outer.right, inner.top),
    )
    spots: list[Spot] = []
    for side, number in enumerate((below, left, above, right)):
        spots.append(Spot(corners[side], side, True))
        spots += [Spot(_cell(inner, side, at, number), side, False) for at in range(number)]
    return Ring(tuple(spots), inner)


def _cell(inner: Box, side: int, at: int, number: int) -> Box:
    """Return the *at*-th of *number* spaces on *side*, clockwise."""
    if side in (LEFT, BOTTOM):
        at = number - 1 - at
    wide, tall = inner.width / number, inner.height / number
    if side in (BOTTOM, TOP):
        top = inner.bottom if side == BOTTOM else inner.top - DEPTH
        return box(inner.left + at * wide, top, inner.left + (at + 1) * wide, top + DEPTH)
    x = inner.left - DEPTH if side == LEFT else inner.right
    return box(x, inner.top + at * tall, x + DEPTH, inner.top + (at + 1) * tall)
