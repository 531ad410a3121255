"""The ground of the city: streets, water, blocks, rubble, the lines around the tiles, and the night around it all."""

import math
import random
from collections.abc import Iterator
from functools import cache, lru_cache

from engine.tokyo_clash.view import SpaceView
from render.scene import shapes
from render.scene.colour import mix, steps
from render.scene.frame import moonrise, skyline
from render.scene.pieces import box
from render.scene.scene import Bands, Box, Icon, Layer, Mark, Point, Polygon, Stamp, Stroke
from render.theme import BEAST, INK0, INK1, POSTER_ICONS
from render.tokyo_clash.city.plan import ROW, Plan, neighbour

STREET = "#2A2F5A"
BLOCK = "#2E3364"
ROAD = "#20244A"
LANE = "#6F76B4"
WATER = "#0E4A78"
WAVE = mix(WATER, "#3C9BD6", 0.55)
TILE_LINE = "#7A83CF"
SPACE_LINE = "#4A5196"
SIDE = "#171B3C"
UNDER = "#05060F"
RUBBLE = ("#4B5080", "#3B4070", "#5B5F8E", "#8A5A50")
TINTS = {"T": "#FF5A3C", "P": "#B8F04A", "M": "#9DBB5E", "R": "#A7A4FF"}
NIGHT = steps("#0C0A22", "#2A1440", 9)
#: The middle of the moon and its radius. It stands clear of Discord's badge, where no city is.
MOONS: dict[tuple[str, int], tuple[Point, float]] = {
    ("wide", 2): ((90, 728), 72),
    ("wide", 3): ((646, 594), 100),
    ("wide", 4): ((90, 728), 76),
    ("tall", 3): ((606, 828), 88),
}
HOUSES = 74


def ground(spaces: tuple[SpaceView, ...], plan: Plan) -> list[Layer]:
    """Return the board without anything on it: the city as it was built, and a patch where something has fallen."""
    printed = tuple((space.name, space.tile, space.ground) for space in spaces)
    tiles = tuple((space.name, space.tile) for space in spaces)
    patches = [
        patch(space.name, tiles, plan) if floor_kind(space) == "rubble" else _whole(space.name, plan)
        for space in spaces
    ]
    return [_city(printed, plan), *patches]


@lru_cache(64)
def _city(printed: tuple[tuple[str, int, str], ...], plan: Plan) -> Layer:
    """Return the city under its sky, with all floors and lines, as one stamp: it stays the same for a whole game."""
    tiles = tuple((name, tile) for name, tile, _ in printed)
    marks: list[Mark] = [*sky(plan), *_rim(tuple(name for name, _ in tiles), plan)]
    for name, _, letter in printed:
        marks.append(floor_stamp(name, {"w": "water", "s": "street"}.get(letter, letter), plan))
    marks += [tile_lines(number, tiles, plan) for number in sorted({tile for _, tile in tiles})]
    return Layer("board", plan.area, (Stamp(0, 0, plan.area, tuple(marks), INK1),))


@lru_cache(512)
def _whole(name: str, plan: Plan) -> Layer:
    return Layer(f"floor {name}", plan.around(name, 8), ())


@lru_cache(512)
def patch(name: str, tiles: tuple[tuple[str, int], ...], plan: Plan) -> Layer:
    """Return the ruins of the space *name* with the lines around it."""
    lines = _lines((name,), dict(tiles), plan, plan.at(name))
    return Layer(f"floor {name}", plan.around(name, 8), (floor_stamp(name, "rubble", plan), lines))


def floor_kind(space: SpaceView) -> str:
    """Return what the floor of *space* looks like: water, street, rubble, or a building's letter."""
    if space.building:
        return space.building
    return {"w": "water", "s": "street"}.get(space.ground, "rubble")


def floor_colour(kind: str) -> str:
    """Return the colour of a floor of *kind*."""
    if kind in TINTS:
        return mix(STREET, TINTS[kind], 0.14)
    return {"water": WATER, "B": BLOCK}.get(kind, STREET)


def _rim(names: tuple[str, ...], plan: Plan) -> Iterator[Mark]:
    """Yield the thickness of the board, seen below its edge."""
    rim = [name for name in names if any(neighbour(name, edge) not in names for edge in range(6))]
    for drop, more, colour in ((14, 5, UNDER), (11, 3, SIDE)):
        for name in rim:
            yield Polygon(tuple((x, y + drop * plan.scale) for x, y in plan.corners(name, -more)), colour)


@lru_cache(512)
def floor_stamp(name: str, kind: str, plan: Plan) -> Stamp:
    """Return the floor of *kind* at the space *name*; rubble lies differently everywhere."""
    x, y = plan.at(name)
    reach = plan.radius
    area = box(-reach, -reach * ROW / 2, reach, reach * ROW / 2)
    return Stamp(x, y, area, _floor(kind, plan.radius, name if kind == "rubble" else ""))


@lru_cache(256)
def _floor(kind: str, radius: float, seed: str) -> tuple[Mark, ...]:
    marks: list[Mark] = [Polygon(shapes.hexagon(0, 0, radius - 1), floor_colour(kind))]
    if kind == "water":
        marks += _waves(radius)
    elif kind in ("street", "rubble"):
        marks += _roads(radius)
        if seed:
            marks += _rubble(radius, seed)
    return tuple(marks)


def _roads(radius: float) -> Iterator[Mark]:
    far, half, scale = radius * 0.8, radius * 0.135, radius / 96
    ways = [(math.cos(math.radians(turn)), math.sin(math.radians(turn))) for turn in (30, 90, 150)]
    for x, y in ways:
        sides = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        yield Polygon(tuple((x * far * a - y * half * b, y * far * a + x * half * b) for a, b in sides), ROAD)
    for x, y in ways:
        for step in (-4, -3, -2, -1, 1, 2, 3, 4):
            near, end = step * 20 * scale - 4 * scale, step * 20 * scale + 4 * scale
            if abs(end) < radius * 0.8:
                yield Stroke(((x * near, y * near), (x * end, y * end)), LANE, 2.5 * scale)


def _rubble(radius: float, seed: str) -> Iterator[Mark]:
    chance = random.Random(seed)
    for _ in range(11):
        turn, far = chance.random() * math.tau, radius * (0.25 + 0.45 * chance.random())
        x, y = math.cos(turn) * far, radius * 0.08 + math.sin(turn) * far * 0.75
        size = chance.uniform(5, 12) * radius / 96
        corners = [corner + chance.random() for corner in (0, 1.5, 3, 4.5)]
        chip = tuple((x + size * math.cos(each), y + size * 0.7 * math.sin(each)) for each in corners)
        yield Polygon(chip, chance.choice(RUBBLE))


def _waves(radius: float) -> Iterator[Mark]:
    """Yield arcs in the manner of fish scales, each only as far as it lies in the space."""
    scale = radius / 96
    for row in range(-5, 6):
        for column in range(-4, 5):
            x = (column * 40 + (20 if row % 2 else 0)) * scale
            y = (row * 20 + 8) * scale
            for reach in (18.5, 11.2, 4.0):
                for piece in _inside(_arc(x, y, reach * scale), radius - 9 * scale):
                    yield Stroke(piece, WAVE, 2.6 * scale)


def _arc(x: float, y: float, radius: float) -> list[Point]:
    turns = [math.pi + math.pi * step / 12 for step in range(13)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def _inside(points: list[Point], radius: float) -> Iterator[tuple[Point, ...]]:
    """Yield the runs of *points* that lie in a hexagon around 0, 0."""
    run: list[Point] = []
    for x, y in points:
        if abs(y) <= radius * ROW / 2 and abs(x) + abs(y) / ROW <= radius:
            run.append((x, y))
        else:
            if len(run) > 1:
                yield tuple(run)
            run = []
    if len(run) > 1:
        yield tuple(run)


def tile_lines(number: int, tiles: tuple[tuple[str, int], ...], plan: Plan) -> Stamp:
    """Return the lines of tile *number*: faint between its spaces, dark and light around it."""
    names = tuple(name for name, tile in tiles if tile == number)
    return _lines(names, dict(tiles), plan, plan.at(names[0]))


def _lines(names: tuple[str, ...], tiles: dict[str, int], plan: Plan, at: tuple[int, int]) -> Stamp:
    """Return the lines around *names*, which belong to one tile, seen from *at*."""
    inner: list[Mark] = []
    outer: list[Mark] = []
    light: list[Mark] = []
    area = plan.around(names[0], 8)
    for name in names:
        area = area.joined(plan.around(name, 8))
        border = tuple((x - at[0], y - at[1]) for x, y in plan.corners(name))
        inset = tuple((x - at[0], y - at[1]) for x, y in plan.corners(name, 6.5 * plan.scale))
        for edge in range(6):
            ends = edge, (edge + 1) % 6
            if tiles.get(neighbour(name, edge)) == tiles[name]:
                inner.append(Stroke((border[ends[0]], border[ends[1]]), SPACE_LINE, 2 * plan.scale))
            else:
                outer.append(Stroke((border[ends[0]], border[ends[1]]), INK0, 9 * plan.scale))
                light.append(Stroke((inset[ends[0]], inset[ends[1]]), TILE_LINE, 3 * plan.scale))
    return Stamp(*at, area.moved(-at[0], -at[1]), (*inner, *outer, *light))


@cache
def sky(plan: Plan) -> tuple[Mark, ...]:
    """Return the night over the part of the picture that *plan* has."""
    left, _, right, bottom = area = plan.area
    marks: list[Mark] = [Bands(area, NIGHT)]
    moon = MOONS.get((plan.form, plan.players))
    if moon:
        (x, y), radius = moon
        beast = Icon(POSTER_ICONS["own-kaiju"], x + radius * 0.06, y, round(radius * 1.64), BEAST)
        marks += [*moonrise(x, y, radius, glow=16), beast]
    if plan.form == "wide":
        marks += skyline(Box(left, bottom - HOUSES, right, bottom), 5)
    return tuple(marks)
