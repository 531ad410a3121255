"""Where kaiju walk: a line beside the spaces. They stand on it before their space, point at it, and never overlap."""

import math
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from render.scene.scene import Point

ROUNDS = 400


class Lane(msgspec.Struct, frozen=True):
    """The corners of the *line* kaiju stand on, and of the *edge* of the track beside it; a closed one goes round."""

    line: tuple[Point, ...]
    edge: tuple[Point, ...]
    is_closed: bool = False

    @property
    def length(self) -> float:
        """How long the line is."""
        return sum(math.dist(*pair) for pair in pairwise(self.line))

    def at(self, along: float) -> Point:
        """Return the point of the line so many pixels *along*."""
        side, share = self._side(along)
        return _between(self.line[side], self.line[side + 1], share)

    def edge_at(self, along: float, beyond: float = 0) -> Point:
        """Return the point of the edge beside `at`, or so many pixels *beyond* it."""
        side, share = self._side(along)
        start, end = self.line[side : side + 2]
        x, y = _between(start, end, share)
        ahead = (end[0] - start[0]) / math.dist(start, end), (end[1] - start[1]) / math.dist(start, end)
        lean = self.edge[side][0] - start[0], self.edge[side][1] - start[1]
        far = lean[0] * ahead[1] - lean[1] * ahead[0]  # to the left of the way
        far += math.copysign(beyond, far)
        return x + ahead[1] * far, y - ahead[0] * far

    def along(self, point: Point) -> float:
        """Return how far along the line *point* is, which lies on it."""
        start = 0.0
        for one, other in pairwise(self.line):
            far = math.dist(one, other)
            if abs(math.dist(one, point) + math.dist(point, other) - far) < 0.5:
                return start + math.dist(one, point)
            start += far
        return start

    def corners(self, start: float, end: float) -> list[int]:
        """Return which corners lie between two places, in the order of the way."""
        found, size = [], self.length
        for turn in (-1, 0, 1) if self.is_closed else (0,):
            at = turn * size
            for number, (one, other) in enumerate(pairwise(self.line)):
                at += math.dist(one, other)
                if min(start, end) < at < max(start, end) and (self.is_closed or number + 2 < len(self.line)):
                    found.append(number + 1)
        return found if start <= end else found[::-1]

    def _side(self, along: float) -> tuple[int, float]:
        if self.is_closed:
            along %= self.length
        for side, (one, other) in enumerate(pairwise(self.line)):
            far = math.dist(one, other)
            if along <= far or side + 2 == len(self.line):
                return side, min(max(along / far, 0), 1)
            along -= far
        raise AssertionError("a lane has a side")


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def spread(lane: Lane, wanted: Sequence[float], pitch: float) -> list[float]:
    """Return *wanted*, in the order of the way, moved as little as it takes for things to be *pitch* apart."""
    places = [_kept(lane, at, pitch) for at in wanted]
    for _ in range(ROUNDS):
        if not _push(lane, places, pitch):
            break
    return places


def _push(lane: Lane, places: list[float], pitch: float) -> bool:
    """Move neighbours apart that are too near, and return whether any were."""
    is_pushed, many = False, len(places)
    for at in range(many if lane.is_closed else many - 1):
        turn = lane.length if at == many - 1 else 0.0
        one, other = places[at], places[(at + 1) % many] + turn
        gap = other - one
        if gap <= 0:
            near = gap
        elif gap > 2 * pitch:
            continue
        else:
            near = math.dist(lane.at(one), lane.at(other))
        if many > 1 and pitch - near > 0.5:
            is_pushed = True
            step = (pitch - near) / 2
            places[at] = _kept(lane, one - step, pitch)
            places[(at + 1) % many] = _kept(lane, other + step, pitch) - turn
    return is_pushed


def _kept(lane: Lane, along: float, pitch: float) -> float:
    """Return *along*, or the nearest place where a thing lies wholly on an open lane."""
    return along if lane.is_closed else min(max(along, pitch / 2), lane.length - pitch / 2)
