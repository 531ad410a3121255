"""The track on a phone: rows of four spaces, to the right and back to the left; kaiju stand below their space."""

from functools import lru_cache
from itertools import pairwise

import msgspec

from engine.monopoly.prospect import maser_reach
from engine.monopoly.view import RampageView
from engine.play import Seat
from render import theme
from render.monopoly.changes import LastMove
from render.monopoly.track.cells import PLAIN, Look, cell
from render.monopoly.track.lane import GROUND, Token, tokens_of
from render.scene.pieces import badge, box, medallion
from render.scene.scene import Box, Disc, Glow, Layer, Mark, Panel, Polygon
from render.scene.shapes import chevron
from render.snapshot import Snapshot
from render.theme import INK0, LINE_LIGHT, PHONE_WIDTH

COLUMNS = 4
EDGE = 12
BETWEEN = 14
TALL = 116
STRIP = 66  # below a row with kaiju
RAIL = 10
ROW_GAP = 18  # between a row, with what is below it, and the next
LAST_GAP = 12  # of it below the last row
WIDE = (PHONE_WIDTH - 2 * EDGE - (COLUMNS - 1) * BETWEEN) // COLUMNS


class Snake(msgspec.Struct, frozen=True):
    """Where the spaces lie, row by row, and where the track ends."""

    boxes: tuple[Box, ...]
    bottom: int


def snake(view: RampageView, top: int) -> Snake:
    """Return the track of *view* from *top* on: rows with kaiju are higher."""
    rows = -(-len(view.spaces) // COLUMNS)
    crowded = frozenset(each.at // COLUMNS for each in view.kaiju)
    rails = len(maser_reach(view))
    return _layout(len(view.spaces), rows, crowded, rails, top)


@lru_cache(64)
def _layout(count: int, rows: int, crowded: frozenset[int], rails: int, top: int) -> Snake:
    boxes: list[Box] = []
    for row in range(rows):
        for at in range(min(COLUMNS, count - row * COLUMNS)):
            column = at if row % 2 == 0 else COLUMNS - 1 - at
            left = EDGE + column * (WIDE + BETWEEN)
            boxes.append(Box(left, top, left + WIDE, top + TALL))
        top += TALL + rails * RAIL + (STRIP if row in crowded else 0) + ROW_GAP
    return Snake(tuple(boxes), top - ROW_GAP + LAST_GAP)


def snake_layers(table: Snapshot[RampageView], track: Snake, looks: dict[int, Look], last: LastMove) -> list[Layer]:
    """Return the spaces, the way from one to the next, the reach of masers, and the kaiju."""
    view = table.view
    layers = [_way(track, last.walker, frozenset(min(pair) for pair in pairwise(last.path)))]
    layers += [cell(view, at, area, looks.get(at, PLAIN), table.say) for at, area in enumerate(track.boxes)]
    reach = maser_reach(view)
    layers.append(_reach(track, tuple((seat, tuple(sorted(spaces))) for seat, spaces in sorted(reach.items()))))
    for at, tokens in sorted(tokens_of(view, table.acting).items()):
        layers.append(_standing(tuple(tokens), track.boxes[at], len(reach) * RAIL))
    return layers


@lru_cache(16)
def _way(track: Snake, walker: Seat | None, walked: frozenset[int]) -> Layer:
    """Return an arrowhead between each space and the next; where the last *walker* went they have its colour."""
    marks: list[Mark] = []
    for at, (here, there) in enumerate(pairwise(track.boxes)):
        if here.top == there.top:
            turn = 0 if there.left > here.left else 180
            x, y = (max(here.left, there.left) - BETWEEN / 2), here.top + TALL / 2
        else:
            turn, x, y = 90, here.left + WIDE / 2, there.top - 9
        if walker is not None and at in walked:
            marks.append(Polygon(chevron(x, y, 9, turn), theme.seat_colour(walker)))
        else:
            marks.append(Polygon(chevron(x, y, 7, turn), LINE_LIGHT))
    area = Box(0, track.boxes[0].top - 10, PHONE_WIDTH, track.bottom)
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
    return Layer("reach", Box(0, first.top, PHONE_WIDTH, last.bottom + len(reach) * RAIL + 16), tuple(marks))


@lru_cache(256)
def _standing(tokens: tuple[Token, ...], area: Box, lower: int) -> Layer:
    """Return the kaiju below a space: up to three in a row, more of them smaller in two rows."""
    radius, pitch, per_row = (26, 57, 3) if len(tokens) <= 3 else (16, 40, 4)
    rows = [tokens[at : at + per_row] for at in range(0, len(tokens), per_row)]
    x, y = (area.left + area.right) // 2, area.bottom + lower + 4 + STRIP // 2
    marks: list[Mark] = []
    if radius > 20:
        colour = theme.seat_colour(tokens[0].seat)
        marks.append(Polygon(((x, area.bottom + lower - 2), (x - 18, y - 20), (x + 18, y - 20)), colour))
    for down, row in enumerate(rows):
        middle = round(y + (down - (len(rows) - 1) / 2) * 36)
        for at, token in enumerate(row):
            left = round(x + (at - (len(row) - 1) / 2) * pitch)
            marks += _token(token, left, middle, radius)
    frame = box(area.left - 4, area.bottom + lower - 4, area.right + 4, area.bottom + lower + STRIP + 10)
    return Layer(f"kaiju {tokens[0].seat}", frame.grown(10), tuple(marks))


def _token(token: Token, x: int, y: int, radius: int) -> list[Mark]:
    colour = theme.seat_colour(token.seat)
    marks: list[Mark] = [Glow(Disc(x, y, radius + 2, colour), 6, colour, 1.0)] if token.is_acting else []
    marks.append(medallion(token.kaiju, token.seat, (x, y), radius))
    if token.controller is not None:
        far = radius * 0.74
        marks += [Disc(x - far, y - far, radius * 0.4, INK0), *badge(token.controller, x - far, y - far, radius * 0.28)]
    return marks
