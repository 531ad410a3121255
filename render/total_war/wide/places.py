"""Where the seats sit: clockwise from the upper left, up to six beside a ring, more as a frame that is the ring."""

from collections.abc import Iterator
from typing import NamedTuple

from render.scene.scene import Box, Point
from render.wide.fit import WIDTH

FEW = 6
MARGIN = 14
TOP, BOTTOM = 84, 788
PANEL = 430
#: Of a frame: how wide and high its panels are, and from one to the next.
CELL, CELL_HEIGHT = 303, 166
ACROSS = (WIDTH - 2 * MARGIN - CELL) / 3
DOWN = 182.5
FRAME_TOP = 80
#: How many sit above, on the right, below and on the left.
SIDES = {7: (4, 0, 3, 0), 8: (4, 0, 4, 0), 9: (4, 1, 4, 0), 10: (4, 1, 4, 1), 11: (4, 2, 4, 1), 12: (4, 2, 4, 2)}
#: How far from the outer edge of its panels a line goes down where nobody sits between.
LANE = 58


class Join(NamedTuple):
    """The line from the panel of *seat* to that of the next, clockwise; *heading* is in degrees."""

    seat: int
    start: Point
    end: Point
    heading: int


def places(seats: int) -> tuple[Box, ...]:
    """Return the box of every seat."""
    return tuple(_columns(seats) if seats <= FEW else _frame(seats))


def spare(seats: int) -> Box | None:
    """Return the place beside the ring that nobody has, if there is one."""
    return None if seats > FEW or seats % 2 == 0 else _slots(seats)[0][-1]


def _columns(seats: int) -> list[Box]:
    left, right = _slots(seats)
    first = [left[0], *right]
    return first + [left[at] for at in range(seats - len(first), 0, -1)]


def _slots(seats: int) -> tuple[list[Box], list[Box]]:
    """Return the places of the left and of the right column."""
    rows, gap = (2, 16) if seats <= 4 else (3, 18)
    tall = (BOTTOM - TOP - gap * (rows - 1)) // rows
    tops = [TOP + row * (tall + gap) for row in range(rows)]
    lefts = (MARGIN, WIDTH - MARGIN - PANEL)
    left, right = ([Box(x, y, x + PANEL, y + tall) for y in tops] for x in lefts)
    return left, right


def _frame(seats: int) -> Iterator[Box]:
    above, right, below, left = SIDES[seats]
    rows = {1: (1.5,), 2: (1.0, 2.0)}
    yield from (_cell(3 * at / (above - 1), 0) for at in range(above))
    yield from (_cell(3, row) for row in rows.get(right, ()))
    yield from (_cell(3 - 3 * at / (below - 1), 3) for at in range(below))
    yield from (_cell(0, row) for row in reversed(rows.get(left, ())))


def _cell(column: float, row: float) -> Box:
    x, y = round(MARGIN + column * ACROSS), round(FRAME_TOP + row * DOWN)
    return Box(x, y, x + CELL, y + CELL_HEIGHT)


def middle(seats: int) -> Box:
    """Return what the frame leaves in its middle."""
    _, right, _, left = SIDES[seats]
    inner = round(ACROSS) - 4 + MARGIN
    top, bottom = round(FRAME_TOP + DOWN) - 2, round(FRAME_TOP + 3 * DOWN) - 15
    edge = MARGIN + LANE + 40
    return Box(inner if left else edge, top, WIDTH - (inner if right else edge), bottom)


def joins(seats: int) -> tuple[Join, ...]:
    """Return the lines of a frame, one from each seat."""
    boxes = places(seats)
    return tuple(_join(at, boxes[at], boxes[(at + 1) % seats], SIDES[seats]) for at in range(seats))


def _join(seat: int, one: Box, other: Box, sides: tuple[int, int, int, int]) -> Join:
    if one.top == other.top:
        y = (one.top + one.bottom) / 2
        if one.left < other.left:
            return Join(seat, (one.right, y), (other.left, y), 0)
        return Join(seat, (one.left, y), (other.right, y), 180)
    is_down = one.top < other.top
    x = one.right - LANE if is_down and not sides[1] else one.left + LANE
    if is_down:
        return Join(seat, (x, one.bottom), (x, other.top), 90)
    return Join(seat, (x, one.top), (x, other.bottom), 270)
