"""Hexagons in axial coordinates (q, r), flat-topped, (0, -1) pointing up. Pure arithmetic, no board."""

from functools import lru_cache
from typing import TypeAlias

Hex: TypeAlias = tuple[int, int]

#: The six ways, clockwise from up, and how they are spelled.
WAYS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
WAY_NAMES = ("n", "ne", "se", "s", "sw", "nw")


def neighbour(space: Hex, way: int) -> Hex:
    """Return the space next to *space*, one step along *way*."""
    q, r = WAYS[way]
    return space[0] + q, space[1] + r


def neighbours(space: Hex) -> tuple[Hex, ...]:
    """Return the six spaces around *space*, clockwise from up."""
    return tuple(neighbour(space, way) for way in range(6))


def distance(one: Hex, other: Hex) -> int:
    """Return how many steps lie between *one* and *other*."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def way_to(one: Hex, other: Hex) -> int | None:
    """Return the way from *one* straight to *other*, or None if they are equal or on no line."""
    steps = distance(one, other)
    for way, (q, r) in enumerate(WAYS):
        if steps and (one[0] + q * steps, one[1] + r * steps) == other:
            return way
    return None


def opposite(way: int) -> int:
    """Return the way back."""
    return (way + 3) % 6


def line(one: Hex, other: Hex) -> list[Hex]:
    """Return the spaces from behind *one* straight to *other*; none if they are on no line."""
    way = way_to(one, other)
    spaces: list[Hex] = []
    while way is not None and one != other:
        one = neighbour(one, way)
        spaces.append(one)
    return spaces


def spelled(space: Hex) -> str:
    """Return *space* as ``q,r``."""
    return f"{space[0]},{space[1]}"


@lru_cache(256)
def read(name: str) -> Hex:
    """Return the space spelled *name*."""
    q, _, r = name.partition(",")
    return int(q), int(r)
