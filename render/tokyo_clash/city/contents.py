"""What stands in a space: buildings, vehicles and up to four kaiju, arranged so that each can be seen."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engine.play import Seat
from engine.tokyo_clash.city import hexes
from engine.tokyo_clash.view import ClashView, SpaceView
from render.scene.pieces import medallion
from render.scene.scene import Box, Layer, Mark
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.counts import counts
from render.tokyo_clash.city.plan import Plan

REACH = 44  # how far crowns, badges and arrows may reach out of a space
Place = tuple[float, float, float]  # x, y and size, for a space of full size


class Standing(msgspec.Struct, frozen=True):
    """A kaiju in a space."""

    kaiju: str
    seat: Seat
    is_king: bool = False


class Parked(msgspec.Struct, frozen=True):
    """Vehicles of a kind in a space, all facing the same way."""

    kind: str
    facing: str = ""
    count: int = 1


class Content(msgspec.Struct, frozen=True):
    """All that stands in a space."""

    building: str = ""
    vehicles: tuple[Parked, ...] = ()
    kaiju: tuple[Standing, ...] = ()


EMPTY = Content()


def contents(view: ClashView) -> dict[str, Content]:
    """Return what stands in every space of the board, the spaces from the back to the front."""
    parked: dict[str, Counter[tuple[str, str]]] = {}
    for vehicle in view.vehicles:
        parked.setdefault(vehicle.space, Counter())[vehicle.kind, vehicle.facing] += 1
    standing: dict[str, list[Standing]] = {}
    # The King comes last: his crown then stands at the right of the space, clear of the coordinate.
    for fighter in sorted(view.fighters, key=lambda each: (each.is_king, each.seat)):
        standing.setdefault(fighter.space, []).append(Standing(fighter.kaiju, fighter.seat, fighter.is_king))
    return {
        space.name: Content(
            space.building,
            tuple(Parked(kind, facing, count) for (kind, facing), count in parked.get(space.name, Counter()).items()),
            tuple(standing.get(space.name, ())),
        )
        for space in sorted(view.spaces, key=_depth)
    }


def _depth(space: SpaceView) -> tuple[float, int]:
    q, r = hexes.read(space.name)
    return r + q / 2, q


@lru_cache(2048)
def content_layer(space: str, content: Content, plan: Plan, is_choice: bool = False) -> Layer:
    """Return what stands in *space*; where it is a choice, its letter needs the upper left."""
    marks = piece_marks(space, content, plan, is_choice)
    return Layer(f"space {space}", plan.around(space, round(REACH * plan.scale)), marks)


@lru_cache(2048)
def count_layer(
    space: str, content: Content, plan: Plan, taken: tuple[Box, ...] = (), is_choice: bool = False
) -> Layer:
    """Return how many vehicles each token in *space* stands for, clear of the letters and coordinates in *taken*.

    It is a layer of its own, above arrows across the tokens.
    """
    area = plan.around(space, round(REACH * plan.scale))
    tokens = ((parked.count, at, radius) for parked, at, radius in _tokens(space, content, plan, is_choice))
    return Layer(f"count {space}", area, counts((token for token in tokens if token[0] > 1), area, taken))


def piece_marks(space: str, content: Content, plan: Plan, is_choice: bool = False) -> tuple[Mark, ...]:
    """Return the pieces of *content* where they stand, those at the back first."""
    x, y = plan.at(space)
    scale = plan.scale
    spots = _spots(content, is_choice)
    marks: list[Mark] = []
    if content.building:
        left, top, width = spots.building
        marks.append(pieces.building(content.building, space, x + left * scale, y + top * scale, width * scale))
    for parked, at, radius in _tokens(space, content, plan, is_choice):
        marks.append(pieces.vehicle(parked.kind, *at, radius, parked.facing))
    for standing, (left, top, size) in zip(content.kaiju, spots.kaiju, strict=True):
        at = round(x + left * scale), round(y + top * scale)
        marks.append(medallion(standing.kaiju, standing.seat, at, round(size * scale), is_king=standing.is_king))
    return tuple(marks)


def _tokens(space: str, content: Content, plan: Plan, is_choice: bool) -> Iterator[tuple[Parked, tuple[int, int], int]]:
    """Yield the vehicles in *space*, where the token of each stands, and its radius."""
    x, y = plan.at(space)
    for parked, (left, top, size) in zip(content.vehicles, _spots(content, is_choice).vehicles, strict=True):
        yield parked, (round(x + left * plan.scale), round(y + top * plan.scale)), round(size * plan.scale)


class Spots(msgspec.Struct, frozen=True):
    """Where the pieces of a space stand."""

    building: Place
    vehicles: tuple[Place, ...]
    kaiju: tuple[Place, ...]


def _spots(content: Content, is_choice: bool) -> Spots:
    many = len(content.vehicles)
    if not content.kaiju:
        return _without_kaiju(content.building, many)
    if len(content.kaiju) == 1:
        return _one_kaiju(content, many, is_choice)
    things = many + bool(content.building)
    row = _row(things)
    building = row[0] if content.building else (0.0, 0.0, 0.0)
    vehicles = row[1:] if content.building else row
    kaiju = _several_kaiju(len(content.kaiju), bool(things), is_choice)
    return Spots((building[0], building[1], 42), tuple(vehicles), kaiju)


def _without_kaiju(building: str, many: int) -> Spots:
    if not building:
        return Spots((0, 0, 0), _group(many), ())
    beside: tuple[Place, ...]
    if many == 1:
        beside = ((44, 32, 33),) if building in pieces.SPRITES else ((38, 24, 33),)
    else:
        tall = 104 / max(1, many)
        beside = tuple((50, -22 + tall * (at + 0.5), min(27, tall * 0.42)) for at in range(many))
    if building in pieces.SPRITES:
        return Spots((-22, 13, 110) if many else (0, 15, 119), beside, ())
    return Spots((-34, 6, 92) if many else (0, 10, 104), beside, ())


def _group(many: int) -> tuple[Place, ...]:
    """Return the places of vehicles that have a space to themselves."""
    if many <= 1:
        return ((0, 12, 38),) * many
    if many == 2:
        return (-40, 12, 32), (40, 12, 32)
    if many == 3:
        return (-36, -14, 27), (36, -14, 27), (0, 44, 27)
    return tuple((-36 + 72 * (at % 2), -16 + 56 * (at // 2), 25 if many == 4 else 17) for at in range(many))


def _one_kaiju(content: Content, many: int, is_choice: bool) -> Spots:
    is_king = content.kaiju[0].is_king
    if not content.building and not many:
        alone: Place = (2, 21, 50) if is_choice else (-6, 17, 54) if is_king else (0, 12, 58)
        return Spots((0, 0, 0), (), (alone,))
    kaiju: Place = (-20, 21, 46) if is_choice or is_king else (-18, 16, 54)
    things = many + bool(content.building)
    if content.building and not many:
        return Spots((58, 2, 60) if is_choice or is_king else (58, -4, 68), (), ((*kaiju,),))
    tall = 112 / things
    column = [(60.0, -36 + tall * (at + 0.5), min(25.0, tall * 0.4)) for at in range(things)]
    building = (60.0, column[0][1], 48.0) if content.building else (0.0, 0.0, 0.0)
    return Spots(building, tuple(column[1:] if content.building else column), (kaiju,))


def _several_kaiju(many: int, has_things: bool, is_choice: bool) -> tuple[Place, ...]:
    low = has_things or is_choice
    if many == 2:
        return ((-43, 26, 40), (43, 26, 40)) if low else ((-45, 14, 45), (45, 14, 45))
    if many == 3:
        return ((0, 56, 28), (-34, 8, 28), (34, 8, 28)) if low else ((0, 48, 33), (-38, -10, 33), (38, -10, 33))
    size, side, upper, lower = (26, 31, 6, 60) if low else (30, 36, -14, 50)
    return (-side, lower, size), (side, lower, size), (-side, upper, size), (side, upper, size)


def _row(many: int) -> list[Place]:
    """Return places side by side between the coordinate and the kaiju."""
    pitch = min(46.0, 124 / max(1, many))
    size = min(16.0, pitch * 0.4)
    return [((at - (many - 1) / 2) * pitch, -34, size) for at in range(many)]
