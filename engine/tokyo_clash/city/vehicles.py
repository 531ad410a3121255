"""Vehicles: where they are placed and how they find their way (rulebook: event phase; TC-11)."""

from collections.abc import Iterable

from engine.play import Script, Seat
from engine.tokyo_clash import picks
from engine.tokyo_clash.city.hexes import WAY_NAMES
from engine.tokyo_clash.city.plan import LARGE
from engine.tokyo_clash.content.rows import EventRow
from engine.tokyo_clash.events import VehicleMoved, VehiclePlaced
from engine.tokyo_clash.picks import FACES, SEATS, seat_of, spell
from engine.tokyo_clash.stage import Stage, choose
from engine.tokyo_clash.state import Aim, Vehicle

AWAY = 2  # TC-11.4


def row(stage: Stage) -> EventRow:
    """Return the numbers of the event being resolved."""
    return stage.content.events[stage.state.events[stage.state.event]]


def begin_with(stage: Stage) -> int:
    """Return how many vehicles the event starts with for so many players, and remember it if it is refilled to that."""
    count = row(stage).starting[len(stage.fighters) - 2]
    if row(stage).refill != "few":
        keep_in_mind(stage, count)
    return count


def keep_in_mind(stage: Stage, count: int) -> None:
    """Remember that the event started with *count* vehicles."""
    first, second = stage.state.starting
    stage.state.starting = (first, count) if stage.state.event else (count, second)


def missing(stage: Stage) -> int:
    """Return how many vehicles the event lacks of those it started with."""
    return stage.state.starting[stage.state.event] - len(all_of(stage, row(stage).vehicle))


def all_of(stage: Stage, kind: str) -> list[Vehicle]:
    """Return the vehicles of *kind* in the order placed (TC-11.14)."""
    return [vehicle for vehicle in stage.state.vehicles if vehicle.kind == kind]


def others_from_left(stage: Stage) -> list[Seat]:
    """Return each player but the King, from the King's left (TC-11.16)."""
    return stage.state.turn_order()[1:]


def free_spaces(stage: Stage, spaces: Iterable[int]) -> list[int]:
    """Return those of *spaces* that can take a new vehicle (TC-11.4, TC-11.16)."""
    kaiju = {fighter.space for fighter in stage.fighters}
    buildings = stage.state.buildings
    open_spaces = [space for space in spaces if buildings[space] not in LARGE and space not in kaiju]
    near = kaiju.union(*(stage.city.within[AWAY - 1][space] for space in kaiju))
    return [space for space in open_spaces if space not in near] or open_spaces


def place(stage: Stage, seat: Seat, spaces: Iterable[int]) -> Script[Vehicle | None]:
    """Let *seat* place a vehicle of the event on one of *spaces*; no place, no vehicle (TC-11.16)."""
    kind = row(stage).vehicle
    free = free_spaces(stage, spaces)
    if not free or len(all_of(stage, kind)) >= row(stage).supply:
        return None
    pick = yield from choose(seat, f"place.{kind}", tuple(stage.city.tokens[space] for space in free))
    stage.state.placed += 1
    vehicle = Vehicle(spell(picks.Vehicle(kind, stage.state.placed)), kind, stage.city.by_token[pick])
    stage.state.vehicles.append(vehicle)
    return vehicle


def place_plain(stage: Stage, seat: Seat, spaces: Iterable[int]) -> Script[None]:
    """Let *seat* place a vehicle without a front."""
    vehicle = yield from place(stage, seat, spaces)
    if vehicle:
        stage.emit(VehiclePlaced(seat, vehicle.token, stage.city.names[vehicle.space]))


def place_facing(stage: Stage, seat: Seat, spaces: Iterable[int], *, inwards: bool) -> Script[None]:
    """Let *seat* place a vehicle and turn it, *inwards* towards the board only (TC-11.7, TC-11.9)."""
    vehicle = yield from place(stage, seat, spaces)
    if vehicle:
        rays = stage.city.rays[vehicle.space]
        ways = tuple([face for face, ray in zip(FACES, rays, strict=True) if ray or not inwards])
        pick = yield from choose_for(stage, vehicle, seat, f"face.{vehicle.kind}", ways)
        turn(vehicle, pick)
        name = stage.city.names[vehicle.space]
        stage.emit(VehiclePlaced(seat, vehicle.token, name, WAY_NAMES[vehicle.facing]))


def choose_for(stage: Stage, vehicle: Vehicle, seat: Seat, ask: str, options: tuple[str, ...]) -> Script[str]:
    """Ask *seat* about *vehicle*, unless there is but one answer; meanwhile everybody sees which vehicle it is."""
    state = stage.state
    before, state.aim = state.aim, Aim(seat, "drive", vehicle.token, 0, space=vehicle.space)
    pick = yield from choose(seat, ask, options)
    state.aim = before
    return pick


def turn(vehicle: Vehicle, pick: str) -> None:
    """Let *vehicle* face the way that *pick* spells."""
    vehicle.facing = FACES.index(pick)


def is_friend(stage: Stage, seat: Seat, kind: str) -> bool:
    """Return whether vehicles of *kind* leave the kaiju of *seat* alone (TC-9.4)."""
    return kind in stage.mat(seat).befriends


def hunt(stage: Stage, vehicle: Vehicle, steps: int) -> Script[None]:
    """Move *vehicle* up to *steps* towards the nearest kaiju (TC-11.2, TC-11.3, TC-11.13)."""
    city, start = stage.city, vehicle.space
    prey = [seat for seat in range(len(stage.fighters)) if not is_friend(stage, seat, vehicle.kind)]
    if not prey:
        return  # TC-11.15
    nearest = yield from _nearest(stage, vehicle, prey)
    left = city.distance[stage.fighters[nearest].space]
    far = left[start]
    steps = min(steps, far)
    if steps:
        goals = tuple([city.tokens[space] for space in city.within[steps][start] if left[space] == far - steps])
        pick = yield from choose_for(stage, vehicle, stage.state.last_player(), f"move.{vehicle.kind}", goals)
        roll(stage, vehicle, city.by_token[pick])


def _nearest(stage: Stage, vehicle: Vehicle, prey: list[Seat]) -> Script[Seat]:
    """Return whom of *prey* the *vehicle* moves towards: the nearest; of equals the King, tied or not (TC-11.2)."""
    state = stage.state
    distance = stage.city.distance[vehicle.space]
    least = min(distance[stage.fighters[seat].space] for seat in prey)
    tied = [seat for seat in prey if distance[stage.fighters[seat].space] == least]
    if len(tied) == 1 or (not least and state.keeps_tank_among_kaiju()):
        return tied[0]
    if state.king in prey:
        return state.king
    if not least:
        return tied[0]  # TC-11.13: whomever it moves towards, it is there.
    options = tuple([SEATS[seat] for seat in tied])
    pick = yield from choose_for(stage, vehicle, state.last_player(), f"hunt.{vehicle.kind}", options)
    return seat_of(pick)


def roll(stage: Stage, vehicle: Vehicle, space: int) -> None:
    """Put *vehicle* in *space*."""
    start, vehicle.space = vehicle.space, space
    facing = WAY_NAMES[vehicle.facing] if vehicle.facing >= 0 else ""
    stage.emit(VehicleMoved(vehicle.token, stage.city.names[start], stage.city.names[space], facing))


def in_line(stage: Stage, vehicle: Vehicle, behind: tuple[int, ...] = ()) -> list[Seat]:
    """Return the kaiju *behind*, in the space of *vehicle* and before it to the edge, in turn order, no friends."""
    line = (*behind, vehicle.space, *stage.city.rays[vehicle.space][vehicle.facing])
    return [
        seat
        for seat in stage.state.turn_order()
        if stage.fighters[seat].space in line and not is_friend(stage, seat, vehicle.kind)
    ]


def near(stage: Stage, vehicle: Vehicle) -> list[Seat]:
    """Return the kaiju in or next to the space of *vehicle*, in turn order, but its friends."""
    distance = stage.city.distance[vehicle.space]
    return [
        seat
        for seat in stage.state.turn_order()
        if distance[stage.fighters[seat].space] <= 1 and not is_friend(stage, seat, vehicle.kind)
    ]
