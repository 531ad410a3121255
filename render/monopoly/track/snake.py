"""The track in rows, to the right and back to the left: on a phone, and where a track is too long for a frame."""

from functools import lru_cache
from itertools import pairwise

import msgspec

from engine.monopoly.prospect import maser_reach
from engine.monopoly.view import RampageView
from engine.play import Seat
from render import theme
from render.monopoly.changes import LastMove
from render.monopoly.track.cells import PLAIN, Look, cell
from render.monopoly.track.kaiju import EDGE, Group, Stand, groups, kaiju_layers, tokens_of
from render.monopoly.track.lane import Lane
from render.scene.pieces import badge
from render.scene.scene import Box, Layer, Mark, Panel, Polygon
from render.scene.shapes import chevron
from render.snapshot import Snapshot
from render.theme import LINE_LIGHT

GROUND = "#0E1230"
RAIL = 10
TURN = 18  # below a row: where the way leads down to the next


class Rows(msgspec.Struct, frozen=True):
    """How a track lies in rows: its place, how many spaces each row has, their size and what is between them.

    Kaiju have *radius*, and a row has *strip* pixels for them, if any stand there or *is_even*.
    """

    area: Box
    columns: int
    tall: int
    between: int
    radius: int
    strip: int
    is_even: bool = False

    @property
    def wide(self) -> int:
        """How wide a space is."""
        return (self.area.width - (self.columns - 1) * self.between) // self.columns


class Snake(msgspec.Struct, frozen=True):
    """Where the spaces lie, row by row, and where the track ends."""

    rows: Rows
    boxes: tuple[Box, ...]
    rails: int
    bottom: int


def snake(view: RampageView, rows: Rows) -> Snake:
    """Return the track of *view*: rows with kaiju are higher."""
    count = -(-len(view.spaces) // rows.columns)
    crowded = frozenset(range(count)) if rows.is_even else frozenset(each.at // rows.columns for each in view.kaiju)
    return _layout(len(view.spaces), rows, crowded, len(maser_reach(view)))


@lru_cache(64)
def _layout(count: int, rows: Rows, crowded: frozenset[int], rails: int) -> Snake:
    boxes: list[Box] = []
    top, columns = rows.area.top, rows.columns
    for row in range(-(-count // columns)):
        for at in range(min(columns, count - row * columns)):
            column = at if row % 2 == 0 else columns - 1 - at
            left = rows.area.left + column * (rows.wide + rows.between)
            boxes.append(Box(left, top, left + rows.wide, top + rows.tall))
        room = rows.strip if row in crowded else 0
        top += rows.tall + (room if rows.is_even else room + rails * RAIL + TURN)
    return Snake(rows, tuple(boxes), rails, top)


def snake_layers(table: Snapshot[RampageView], track: Snake, looks: dict[int, Look], last: LastMove) -> list[Layer]:
    """Return the spaces, the way from one to the next, the reach of masers, and the kaiju."""
    view = table.view
    reach = tuple((seat, tuple(sorted(spaces))) for seat, spaces in sorted(maser_reach(view).items()))
    return [
        _way(track, tuple((each.seat, frozenset(map(min, pairwise(each.path)))) for each in last.trails)),
        *(cell(view, at, area, looks.get(at, PLAIN), table.say) for at, area in enumerate(track.boxes)),
        _reach(track, reach),
        *kaiju_layers(len(view.kaiju), kaiju_in_rows(table, track)),
    ]


def kaiju_in_rows(table: Snapshot[RampageView], track: Snake) -> list[Group]:
    """Return the kaiju, each below its space or as near as others allow."""
    rows, spaces, found = track.rows, tokens_of(table.view, table.acting), []
    lower = min(track.rails * RAIL, rows.strip - 2 * rows.radius - 8) if rows.is_even else track.rails * RAIL
    for row in sorted({at // rows.columns for at in spaces}):
        edge = track.boxes[row * rows.columns].bottom + max(lower, 0)
        y = edge + 5 + rows.radius
        left, right = rows.area.left, rows.area.right
        lane = Lane(((left, y), (right, y)), ((left, edge + EDGE), (right, edge + EDGE)))
        here = {at: tokens for at, tokens in spaces.items() if at // rows.columns == row}

        def stand(space: int, start: int = left) -> Stand:
            return Stand(track.boxes[space].centre[0] - start, rows.wide / 2 - 18)

        found += groups(here, lane, stand, rows.radius)
    return found


@lru_cache(16)
def _way(track: Snake, walked: tuple[tuple[Seat, frozenset[int]], ...]) -> Layer:
    """Return an arrowhead between each space and the next; where a kaiju *walked* they have its colour."""
    marks: list[Mark] = []
    rows = track.rows
    for at, (here, there) in enumerate(pairwise(track.boxes)):
        if here.top == there.top:
            turn = 0 if there.left > here.left else 180
            x, y = (max(here.left, there.left) - rows.between / 2), here.top + rows.tall / 2
        else:
            turn, x, y = 90, here.left + rows.wide / 2, there.top - 9
        size = rows.between / 2
        walker = next((seat for seat, spaces in reversed(walked) if at in spaces), None)
        if walker is not None:
            marks.append(Polygon(chevron(x, y, size + 2, turn), theme.seat_colour(walker)))
        else:
            marks.append(Polygon(chevron(x, y, size, turn), LINE_LIGHT))
    area = Box(rows.area.left - 12, rows.area.top - 10, rows.area.right + 12, track.bottom)
    return Layer("way", area, (Panel(area, 0, GROUND), *marks))


@lru_cache(64)
def _reach(track: Snake, reach: tuple[tuple[Seat, tuple[int, ...]], ...]) -> Layer:
    marks: list[Mark] = []
    for row, (seat, spaces) in enumerate(reach):
        for space in spaces:
            area = track.boxes[space]
            y = area.bottom + 3 + row * RAIL
            marks.append(Panel(Box(area.left + 4, y, area.right - 4, y + 6), 3, theme.seat_colour(seat)))
            marks += badge(seat, area.left + 22, y + 3, 8)
    first, last = track.boxes[0], track.boxes[-1]
    area = track.rows.area
    around = Box(area.left, first.top, area.right, last.bottom + len(reach) * RAIL + 16)
    return Layer("reach", around, tuple(marks))
