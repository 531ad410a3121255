"""The kaiju on the track: medallions in a lane, together on a plate where they share a space, each pointing at it."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from engine.monopoly.view import RampageView
from engine.play import Seat
from render import theme
from render.monopoly.track.lane import Lane, spread
from render.scene.pieces import badge, box, medallion
from render.scene.scene import Box, Disc, Glow, Layer, Mark, Point, Polygon, Stroke
from render.scene.shapes import arrowhead
from render.scene.text import label
from render.theme import INK0, INK3, LINE_LIGHT, MIST

APART = 6  # between two medallions
EDGE = 6  # from the line along the track to the track
NEAR, CORNER = 30, 70  # a kaiju so near to its space points straight at it
NOWHERE = Box(0, 0, 0, 0)
SEA = "#5CC0FF"


class Token(msgspec.Struct, frozen=True):
    """A kaiju on the track."""

    seat: Seat
    kaiju: str
    controller: Seat | None
    held: int
    is_acting: bool


class Group(msgspec.Struct, frozen=True):
    """The kaiju before one space: where each stands, the way past them, and the way to their space."""

    tokens: tuple[Token, ...]
    radius: int
    places: tuple[tuple[int, int], ...]
    plate: tuple[Point, ...]
    pointer: tuple[Point, ...]


class Stand(msgspec.Struct, frozen=True):
    """Where the kaiju of a space would like to stand on a lane, and how far from there they still point at it.

    A space in a corner has a *tip* of its own.
    """

    along: float
    half: float = 0
    tip: Point | None = None


def tokens_of(view: RampageView, acting: Sequence[Seat]) -> dict[int, list[Token]]:
    """Return the kaiju of each space on which there are any."""
    spaces: dict[int, list[Token]] = {}
    for each in view.kaiju:
        token = Token(each.seat, each.kaiju, each.controller, each.held, each.seat in acting)
        spaces.setdefault(each.at, []).append(token)
    return spaces


def groups(spaces: dict[int, list[Token]], lane: Lane, stand: Callable[[int], Stand], radius: int) -> list[Group]:
    """Return the kaiju of *spaces*, all of them on *lane*, apart from each other."""
    pitch = 2 * radius + APART
    ordered = sorted(spaces, key=lambda space: stand(space).along)
    wanted = [
        stand(space).along + (at - (len(spaces[space]) - 1) / 2) * pitch
        for space in ordered
        for at in range(len(spaces[space]))
    ]
    places = spread(lane, wanted, pitch)
    found = []
    for space in ordered:
        tokens = tuple(spaces[space])
        here, places = places[: len(tokens)], places[len(tokens) :]
        found.append(_group(tokens, here, lane, stand(space), radius))
    return found


def _group(tokens: tuple[Token, ...], places: list[float], lane: Lane, stand: Stand, radius: int) -> Group:
    points = tuple((round(x), round(y)) for x, y in map(lane.at, places))
    turns = [lane.line[number] for number in lane.corners(places[0], places[-1])]
    nearest = min(places, key=lambda place: math.dist(lane.at(place), lane.at(stand.along)))
    plate = (points[0], *turns, points[-1]) if len(tokens) > 1 else ()
    return Group(tokens, radius, points, plate, _pointer(lane, nearest, stand))


def _pointer(lane: Lane, place: float, stand: Stand) -> tuple[Point, ...]:
    """Return the way from a kaiju to its space: straight, or out to the edge of the track and along it."""
    goal = stand.along
    if lane.is_closed:  # the shorter way round
        goal += round((place - goal) / lane.length) * lane.length
    goal = min(max(place, goal - stand.half), goal + stand.half)
    tip = stand.tip or lane.edge_at(goal, EDGE)
    if abs(goal - place) <= (CORNER if stand.tip else NEAR):
        return lane.at(place), tip
    turns = [lane.edge[number] for number in lane.corners(place, goal)]
    end = min(lane.edge, key=lambda point: math.dist(point, tip)) if stand.tip else lane.edge_at(goal)
    return lane.at(place), lane.edge_at(place), *turns, end, tip


def kaiju_layers(seats: int, found: Sequence[Group]) -> list[Layer]:
    """Return two layers for every seat, pointers below kaiju; the first of a space has all who stand there."""
    pointers = {seat: Layer(f"pointer {seat}", NOWHERE, ()) for seat in range(seats)}
    layers = {seat: Layer(f"kaiju {seat}", NOWHERE, ()) for seat in range(seats)}
    for group in found:
        pointers[group.tokens[0].seat] = _pointing(group)
        layers[group.tokens[0].seat] = _standing(group)
    return [*pointers.values(), *layers.values()]


@lru_cache(1024)
def _standing(group: Group) -> Layer:
    marks: list[Mark] = []
    if group.plate:
        thick = 2 * group.radius + 12
        marks += [Stroke(group.plate, LINE_LIGHT, thick), Stroke(group.plate, INK3, thick - 4)]
    placed = list(zip(group.tokens, group.places, strict=True))
    for draw in (_token, _badges):  # so that no kaiju covers what is said about its neighbour
        marks += [mark for token, place in placed for mark in draw(token, *place, group.radius)]
    return Layer(f"kaiju {group.tokens[0].seat}", _around(group.places).grown(2 * group.radius), tuple(marks))


@lru_cache(1024)
def _pointing(group: Group) -> Layer:
    seat, way = group.tokens[0].seat, group.pointer
    colour = theme.seat_colour(seat) if len(group.tokens) == 1 else MIST
    if len(way) == 2:
        (x, y), tip = way
        far = math.dist(*way) or 1
        out = (tip[0] - x) / far, (tip[1] - y) / far
        half = group.radius * 0.8
        base = tuple(
            (x + out[0] * half / 2 + turn * out[1] * half, y + out[1] * half / 2 - turn * out[0] * half)
            for turn in (1, -1)
        )
        marks: tuple[Mark, ...] = (Polygon((tip, *base), colour),)
    else:
        marks = (Stroke(way[:-1], colour, 6), Polygon(arrowhead(way[-1], way[-2], 16), colour))
    return Layer(f"pointer {seat}", _around(way).grown(32), marks)


def _around(points: Sequence[Point]) -> Box:
    across, down = [x for x, _ in points], [y for _, y in points]
    return box(min(across), min(down), max(across), max(down))


def _token(token: Token, x: int, y: int, radius: int) -> list[Mark]:
    colour = theme.seat_colour(token.seat)
    light: list[Mark] = [Glow(Disc(x, y, radius + 3, colour), 8, colour, 1.0)] if token.is_acting else []
    return [*light, medallion(token.kaiju, token.seat, (x, y), radius)]


def _badges(token: Token, x: int, y: int, radius: int) -> list[Mark]:
    """Return whom a kaiju serves, and how long it stays at the fish."""
    far = round(radius * 0.76)
    marks: list[Mark] = []
    if token.controller is not None:
        marks += [Disc(x - far, y - far, 14, INK0), *badge(token.controller, x - far, y - far, 9)]
    if token.held:
        marks += [
            Disc(x, y - radius + 4, 17, INK0),
            Disc(x, y - radius + 4, 15, SEA),
            label(str(token.held), (x, y - radius + 4), "poster", 24, INK0, "m"),
        ]
    return marks
