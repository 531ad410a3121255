"""What stands in a space: buildings, vehicles and up to four kaiju, arranged so that each can be seen."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from engine.play import Seat
from engine.tokyo_clash.city import hexes
from engine.tokyo_clash.view import ClashView, SpaceView, VehicleView
from render.scene.pieces import box, medallion
from render.scene.scene import Box, Layer, Mark
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.counts import counts
from render.tokyo_clash.city.plan import Plan
from render.tokyo_clash.city.spots import Spots, spots

REACH = 44  # how far crowns, badges and arrows may reach out of a space
TOKENS = 2  # vehicles of more ways than these share a token of their kind


class Standing(msgspec.Struct, frozen=True):
    """A kaiju in a space."""

    kaiju: str
    seat: Seat
    is_king: bool = False


class Parked(msgspec.Struct, frozen=True):
    """Vehicles of a kind in a space, and the *ways* that they face."""

    kind: str
    ways: tuple[str, ...] = ()
    count: int = 1


class Content(msgspec.Struct, frozen=True):
    """All that stands in a space."""

    building: str = ""
    vehicles: tuple[Parked, ...] = ()
    kaiju: tuple[Standing, ...] = ()


def contents(view: ClashView) -> dict[str, Content]:
    """Return what stands in every space of the board, the spaces from the back to the front."""
    vehicles: dict[str, list[VehicleView]] = {}
    for vehicle in view.vehicles:
        vehicles.setdefault(vehicle.space, []).append(vehicle)
    standing: dict[str, list[Standing]] = {}
    # The King comes last: his crown then stands at the right of the space, clear of the coordinate.
    for fighter in sorted(view.fighters, key=lambda each: (each.is_king, each.seat)):
        standing.setdefault(fighter.space, []).append(Standing(fighter.kaiju, fighter.seat, fighter.is_king))
    return {
        space.name: Content(
            space.building,
            parked(vehicles.get(space.name, ())),
            tuple(standing.get(space.name, ())),
        )
        for space in sorted(view.spaces, key=_depth)
    }


def parked(vehicles: Iterable[VehicleView]) -> tuple[Parked, ...]:
    """Return the tokens of the *vehicles* in a space: one for each way they face, or one for each kind of too many."""
    found = Counter((vehicle.kind, vehicle.facing) for vehicle in vehicles)
    if len(found) <= TOKENS:
        return tuple(Parked(kind, (way,) if way else (), count) for (kind, way), count in found.items())
    kinds = dict.fromkeys(kind for kind, _ in found)
    return tuple(
        _together(kind, {way: count for (each, way), count in found.items() if each == kind}) for kind in kinds
    )


def _together(kind: str, counts: dict[str, int]) -> Parked:
    return Parked(kind, tuple(sorted(filter(None, counts))), sum(counts.values()))


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
    faces = [
        box(x - 1, y - 1, x + 1, y + 1).grown(radius - 1)
        for _, (x, y), radius in _kaiju(space, content, plan, is_choice)
    ]
    return Layer(f"count {space}", area, counts((token for token in tokens if token[0] > 1), area, taken, faces))


def piece_marks(space: str, content: Content, plan: Plan, is_choice: bool = False) -> tuple[Mark, ...]:
    """Return the pieces of *content* where they stand, those at the back first."""
    x, y = plan.at(space)
    scale = plan.scale
    places = _spots(content, is_choice)
    marks: list[Mark] = []
    if content.building:
        left, top, width = places.building
        marks.append(pieces.building(content.building, space, x + left * scale, y + top * scale, width * scale))
    for parked, at, radius in _tokens(space, content, plan, is_choice):
        marks.append(pieces.vehicle(parked.kind, *at, radius, parked.ways))
    for standing, at, radius in _kaiju(space, content, plan, is_choice):
        marks.append(medallion(standing.kaiju, standing.seat, at, radius, is_king=standing.is_king))
    return tuple(marks)


def _kaiju(
    space: str, content: Content, plan: Plan, is_choice: bool
) -> Iterator[tuple[Standing, tuple[int, int], int]]:
    """Yield the kaiju in *space*, where the medallion of each stands, and its radius."""
    x, y = plan.at(space)
    for standing, (left, top, size) in zip(content.kaiju, _spots(content, is_choice).kaiju, strict=True):
        yield standing, (round(x + left * plan.scale), round(y + top * plan.scale)), round(size * plan.scale)


def _tokens(space: str, content: Content, plan: Plan, is_choice: bool) -> Iterator[tuple[Parked, tuple[int, int], int]]:
    """Yield the vehicles in *space*, where the token of each stands, and its radius."""
    x, y = plan.at(space)
    for parked, (left, top, size) in zip(content.vehicles, _spots(content, is_choice).vehicles, strict=True):
        yield parked, (round(x + left * plan.scale), round(y + top * plan.scale)), round(size * plan.scale)


def _spots(content: Content, is_choice: bool) -> Spots:
    is_king = any(standing.is_king for standing in content.kaiju)
    is_large = content.building in pieces.SPRITES
    many = len(content.vehicles), len(content.kaiju)
    return spots(content.building, *many, is_large=is_large, is_king=is_king, is_choice=is_choice)
