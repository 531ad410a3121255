"""The last move as arrows through the city: in the seat's colour, or in the vehicle's."""

import math
from functools import lru_cache

from engine.tokyo_clash.view import ClashView
from render import theme
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Glow, Layer, Mark, Polygon, Stroke
from render.scene.shapes import arrowhead, curve
from render.theme import INK0
from render.tokyo_clash.changes import Arrow, LastMove
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.plan import Plan

MOST, MOST_OF_ALL = 6, 18  # arrows of one step, and of several; more would hide the board
NUMBERED = 15  # the radius of the disc that says which way of several it was
_NONE = Layer("no arrow", Box(0, 0, 0, 0), ())


def arrow_layers(view: ClashView, last: LastMove, city: Plan) -> list[Layer]:
    """Return an arrow for each way that was gone; those of an event's vehicles are thinner.

    Of a step that is only suggested all are shown, and a ring where a vehicle would stand. There are always as many
    layers, so that a picture can be made from the one before.
    """
    names = {space.name for space in view.spaces}
    ways = [way for way in last.arrows if way.start != way.end and {way.start, way.end} <= names]
    taken = {fighter.space for fighter in view.fighters}
    most = MOST if last.acts == 1 and not last.is_ahead else MOST_OF_ALL
    shown = ways[-most:]
    is_numbered = last.acts > 1 and len(shown) > 1
    drawn = [_arrow(way, city, way.end in taken, at * is_numbered) for at, way in enumerate(shown, 1)]
    if last.is_ahead:
        places = {way.end: way.kind for way in last.arrows if way.start == way.end and way.end in names}
        drawn += [_ring(space, kind, city) for space, kind in places.items()]
    return drawn + [_NONE] * (MOST - len(drawn))


@lru_cache(64)
def _ring(space: str, kind: str, city: Plan) -> Layer:
    """Return the outline of a *space* in the colour of the vehicles that come there."""
    colour, wide = pieces.VEHICLES[kind][1], max(4.0, 7 * city.scale)
    corners = city.corners(space, 9 * city.scale)
    line = Stroke((*corners, *corners[:2]), colour, wide)
    return Layer(f"ring {space}", city.around(space, 26), (Glow(line, 7, colour, 0.8), line))


@lru_cache(256)
def _arrow(way: Arrow, city: Plan, is_taken: bool, number: int) -> Layer:
    (x, y), (end_x, end_y) = city.at(way.start), city.at(way.end)
    scale = city.scale * (1 if way.seat is not None else 0.72)
    far = math.dist((x, y), (end_x, end_y))
    step_x, step_y = (end_x - x) / far, (end_y - y) / far
    leave, arrive = 52 * city.scale, (60 if is_taken else 12) * city.scale
    start = x + step_x * leave, y + step_y * leave + 10 * city.scale
    tip = end_x - step_x * arrive, end_y - step_y * arrive + 10 * city.scale
    bend = (start[0] + tip[0]) / 2 + step_y * far * 0.07, (start[1] + tip[1]) / 2 - step_x * far * 0.07
    path = curve(start, bend, tip)
    head = arrowhead(tip, path[-6], 44 * scale)
    body = tuple(point for point in path if math.dist(point, tip) > 34 * scale)
    colour = theme.seat_colour(way.seat) if way.seat is not None else pieces.VEHICLES[way.kind][1]
    marks: list[Mark] = []
    if len(body) > 1:
        marks += [Glow(Stroke(body, colour, 13 * scale), 8, colour, 0.5), Stroke(body, INK0, 23 * scale)]
    marks.append(Polygon(head, colour, edge=INK0, edge_width=5 * scale))
    if len(body) > 1:
        marks.append(Stroke(body, colour, 13 * scale))
    marks.append(Polygon(head, colour))
    if number:
        marks += letter_disc(str(number), *path[len(path) // 2], NUMBERED, colour)
    points = (*path, *head)
    left, right = min(each[0] for each in points), max(each[0] for each in points)
    top, bottom = min(each[1] for each in points), max(each[1] for each in points)
    return Layer(f"arrow {way.start} {way.end}", box(left, top, right, bottom).grown(44), tuple(marks))
