"""The lane inside the track: kaiju stand before their space and point at it; the last move is a dotted trail."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.monopoly.view import RampageView
from engine.play import Seat
from render import theme
from render.monopoly.track.ring import LANE, OUTWARDS, RIGHT, Ring
from render.scene.pieces import badge, box, medallion
from render.scene.scene import Box, Disc, Glow, Label, Layer, Mark, Panel, Point, Polygon, Stroke
from render.scene.text import label
from render.theme import INK0, INK3, LINE_LIGHT, MIST

RADIUS = 33
PITCH = 76  # from kaiju to kaiju in one space
GROUND = "#0E1230"
NEAR = 24  # a kaiju so near to its space points straight at it
CORNER = 52  # and one in a corner of the lane points over it
NOWHERE = Box(0, 0, 0, 0)
DOT = 7
STEP = 22  # from dot to dot


class Token(msgspec.Struct, frozen=True):
    """A kaiju on the track."""

    seat: Seat
    kaiju: str
    controller: Seat | None
    held: int
    is_acting: bool


class Group(msgspec.Struct, frozen=True):
    """The kaiju before one space: the middle of their row, and the point of the track they belong to."""

    tokens: tuple[Token, ...]
    centre: tuple[int, int]
    tip: tuple[int, int]
    is_upright: bool


def kaiju_layers(view: RampageView, ring: Ring, acting: Sequence[Seat]) -> list[Layer]:
    """Return two layers for every seat, pointers below kaiju; the first of a space has all who stand there."""
    pointers = {each.seat: Layer(f"pointer {each.seat}", NOWHERE, ()) for each in view.kaiju}
    layers = {each.seat: Layer(f"kaiju {each.seat}", NOWHERE, ()) for each in view.kaiju}
    for group in groups(view, ring, acting):
        pointers[group.tokens[0].seat] = _pointer(group)
        layers[group.tokens[0].seat] = _group(group)
    return [*pointers.values(), *layers.values()]


def groups(view: RampageView, ring: Ring, acting: Sequence[Seat] = ()) -> list[Group]:
    """Return the kaiju by space, moved along the lane until none overlap."""
    spaces = tokens_of(view, acting)
    found: list[Group] = []
    for lane, is_upright in _lanes(ring):
        here = sorted((space for space in spaces if space in lane), key=lambda space: ring.stand(space)[is_upright])
        found += _lane_groups({space: tuple(spaces[space]) for space in here}, ring, is_upright)
    return found


def tokens_of(view: RampageView, acting: Sequence[Seat]) -> dict[int, list[Token]]:
    """Return the kaiju of each space on which there are any."""
    spaces: dict[int, list[Token]] = {}
    for each in view.kaiju:
        token = Token(each.seat, each.kaiju, each.controller, each.held, each.seat in acting)
        spaces.setdefault(each.at, []).append(token)
    return spaces


def _lanes(ring: Ring) -> list[tuple[set[int], bool]]:
    """Return the spaces of the four lanes: the lower and the upper one have the corners."""
    lanes: list[set[int]] = [set(), set(), set(), set()]
    for number, spot in enumerate(ring.spots):
        side = spot.side
        if spot.is_corner:
            side = 0 if side < 2 else 2
        lanes[side].add(number)
    return [(spaces, bool(side % 2)) for side, spaces in enumerate(lanes)]


def _lane_groups(spaces: dict[int, tuple[Token, ...]], ring: Ring, is_upright: bool) -> list[Group]:
    """Return the groups of one lane, apart from each other and within it."""
    inner = ring.inner
    low, high = (inner.top + LANE, inner.bottom - LANE) if is_upright else (inner.left + 6, inner.right - 6)
    stands = [ring.stand(space) for space in spaces]
    reach = [len(tokens) * PITCH / 2 for tokens in spaces.values()]
    along = apart([stand[is_upright] for stand in stands], reach, low, high)
    made = []
    for (space, tokens), stand, at in zip(spaces.items(), stands, along, strict=True):
        centre = (round(stand[0]), round(at)) if is_upright else (round(at), round(stand[1]))
        made.append(Group(tokens, centre, tip(ring, space, centre), is_upright))
    return made


def apart(wanted: Sequence[float], reach: Sequence[float], low: float, high: float) -> list[float]:
    """Return *wanted*, in rising order, moved as little as it takes for things of that *reach* not to overlap."""
    places = [min(max(at, low + half), high - half) for at, half in zip(wanted, reach, strict=True)]
    for _ in range(200):
        is_settled = True
        for at in range(len(places) - 1):
            lack = places[at] + reach[at] + reach[at + 1] - places[at + 1]
            if lack > 0.5:
                is_settled = False
                places[at] = max(places[at] - lack / 2, low + reach[at])
                places[at + 1] = min(places[at + 1] + lack / 2, high - reach[at + 1])
        if is_settled:
            break
    return places


def tip(ring: Ring, space: int, centre: tuple[int, int]) -> tuple[int, int]:
    """Return the point of *space* that is nearest to a kaiju at *centre*."""
    spot, inner = ring.spots[space], ring.inner
    if spot.is_corner:
        x = inner.right if spot.side in (0, RIGHT) else inner.left
        return x, inner.bottom if spot.side < 2 else inner.top
    x_out, y_out = OUTWARDS[spot.side]
    area = spot.box
    if y_out:
        return min(max(centre[0], area.left + 18), area.right - 18), inner.bottom if y_out > 0 else inner.top
    return inner.right if x_out > 0 else inner.left, min(max(centre[1], area.top + 18), area.bottom - 18)


@lru_cache(1024)
def _group(group: Group) -> Layer:
    (x, y), many = group.centre, len(group.tokens)
    half = (many - 1) * PITCH / 2
    across, down = (0.0, half) if group.is_upright else (half, 0.0)
    plate = box(x - across - 38, y - down - 38, x + across + 38, y + down + 38)
    marks: list[Mark] = []
    if many > 1:
        marks.append(Panel(plate, 38, INK3, LINE_LIGHT, 2))
    for at, token in enumerate(group.tokens):
        step = round(at * PITCH - half)
        marks += _token(token, x + (0 if group.is_upright else step), y + (step if group.is_upright else 0))
    return Layer(f"kaiju {group.tokens[0].seat}", plate.grown(24), tuple(marks))


@lru_cache(1024)
def _pointer(group: Group) -> Layer:
    """Return the way from the nearest end of a row to its space: an arrowhead, and a line where it is not near."""
    many, half = len(group.tokens), (len(group.tokens) - 1) * PITCH / 2
    colour = theme.seat_colour(group.tokens[0].seat) if many == 1 else MIST
    # Seen along the lane, so that one description does for all four sides.
    (along, out), (tip_along, tip_out) = group.centre, group.tip
    if group.is_upright:
        (out, along), (tip_out, tip_along) = group.centre, group.tip
    start = min(max(tip_along, along - half), along + half)
    inwards = 1 if out > tip_out else -1
    marks: list[Mark] = []
    far = abs(start - tip_along)
    if CORNER >= far > NEAR:
        # From the lane's corner to the track's: a wedge.
        lean = 20 if (tip_along < start) == (inwards > 0) else -20
        head = ((tip_along, tip_out), (start + 20, out - lean), (start - 20, out + lean))
        marks.append(Polygon(tuple(_from_lane(group, *point) for point in head), colour))
        return _pointing(group, start, out, marks)
    if far > NEAR:
        turn = tip_out + inwards * 6
        bend = [(start, out), (start, turn), (tip_along, turn)]
        marks.append(Stroke(tuple(_from_lane(group, *point) for point in bend), colour, 6))
        base, wide = tip_out + inwards * 11, 12
    else:
        base, wide = out, 27
    head = ((tip_along, tip_out), (tip_along - wide, base), (tip_along + wide, base))
    marks.append(Polygon(tuple(_from_lane(group, *point) for point in head), colour))
    return _pointing(group, start, out, marks)


def _pointing(group: Group, start: float, out: float, marks: list[Mark]) -> Layer:
    x, y = _from_lane(group, start, out)
    around = Box(*group.tip, *group.tip).joined(box(x, y, x, y)).grown(32)
    return Layer(f"pointer {group.tokens[0].seat}", around, tuple(marks))


def _from_lane(group: Group, along: float, out: float) -> Point:
    return (out, along) if group.is_upright else (along, out)


def _token(token: Token, x: int, y: int) -> list[Mark]:
    colour = theme.seat_colour(token.seat)
    marks: list[Mark] = [Glow(Disc(x, y, RADIUS + 3, colour), 8, colour, 1.0)] if token.is_acting else []
    marks.append(medallion(token.kaiju, token.seat, (x, y), RADIUS))
    if token.controller is not None:
        marks += [Disc(x - 25, y - 25, 15, INK0), *badge(token.controller, x - 25, y - 25, 10)]
    if token.held:
        marks += [
            Disc(x + 25, y - 25, 17, INK0),
            Disc(x + 25, y - 25, 15, "#5CC0FF"),
            _count(token.held, x + 25, y - 25),
        ]
    return marks


def _count(number: int, x: int, y: int) -> Label:
    return label(str(number), (x, y), "poster", 24, INK0, "m")


def trail_layers(ring: Ring, seat: Seat | None, path: tuple[int, ...]) -> list[Layer]:
    """Return the way over *path* as dots, side by side: what changes on one need not redraw the others."""
    dots: dict[int, list[Point]] = {side: [] for side in range(4)}
    points = [ring.stand(space) for space in path]
    for at in range(1, len(points)):
        side = _side(ring, points[at - 1], points[at])
        dots[side] += _between(points[at - 1], points[at])
    return [_trail(side, seat, tuple(found), _start(points, side, dots)) for side, found in dots.items()]


def _start(points: list[Point], side: int, dots: dict[int, list[Point]]) -> Point | None:
    return points[0] if points and points[0] in dots[side][:1] else None


def _side(ring: Ring, start: Point, end: Point) -> int:
    lane = ring.lane
    if start[1] == end[1] and start[1] in (lane.top, lane.bottom):
        return 0 if start[1] == lane.bottom else 2
    return 1 if start[0] == lane.left else 3


def _between(start: Point, end: Point) -> list[Point]:
    far = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    count = max(1, round(far / STEP))
    return [
        (start[0] + (end[0] - start[0]) * step / count, start[1] + (end[1] - start[1]) * step / count)
        for step in range(count)
    ]


def _trail(side: int, seat: Seat | None, dots: tuple[Point, ...], start: Point | None) -> Layer:
    if seat is None or not dots:
        return Layer(f"trail {side}", NOWHERE, ())
    colour = theme.seat_colour(seat)
    # Dots at whole pixels share one mask.
    marks: list[Mark] = [Disc(round(x), round(y), DOT, colour) for x, y in dots if (x, y) != start]
    if start:
        x, y = round(start[0]), round(start[1])
        marks += [Disc(x, y, 17, colour), Disc(x, y, 11, GROUND)]
    left, top = min(x for x, _ in dots), min(y for _, y in dots)
    right, bottom = max(x for x, _ in dots), max(y for _, y in dots)
    return Layer(f"trail {side}", box(left, top, right, bottom).grown(20), tuple(marks))


def bed(ring: Ring) -> Layer:
    """Return the ground inside the track."""
    marks: tuple[Mark, ...] = (Panel(ring.outer.grown(3), 14, INK0), Panel(ring.inner, 0, GROUND))
    return Layer("bed", ring.outer.grown(4), marks)
