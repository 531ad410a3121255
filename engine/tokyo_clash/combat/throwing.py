"""Throws (rulebook: throwing; TC-5.3 to TC-5.8, TC-5.10)."""

from collections.abc import Collection, Iterable

from engine.play import Decision, Script, Seat
from engine.tokyo_clash import picks
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.city.destroying import destroy, destroy_building, destroy_vehicle, small_things
from engine.tokyo_clash.city.moving import set_off
from engine.tokyo_clash.city.plan import EMPTY, FARTHEST, LARGE
from engine.tokyo_clash.combat.damage import hurt
from engine.tokyo_clash.events import Thrown
from engine.tokyo_clash.picks import BUILDING, NOTHING, SEATS, Kaiju, read, seat_of, spell, throw_token
from engine.tokyo_clash.stage import Stage, choose
from engine.tokyo_clash.state import Aim, Vehicle

CRASH = 1  # TC-5.4, TC-5.7


def reach(value: int, ability: int, in_play: Iterable[Card]) -> int:
    """Return how far a throw of *value* goes: the kaiju's ability and Enhancements help (TC-9.1, TC-13.8)."""
    return value + ability + sum([card.throws for card in in_play])


def targets(stage: Stage, seat: Seat) -> list[str]:
    """Return what *seat* could throw: the other kaiju and the vehicles in its space (TC-5.1)."""
    space = stage.fighters[seat].space
    kaiju = [throw_token(SEATS[other]) for other in stage.beside(seat)]
    return kaiju + [throw_token(vehicle.token) for vehicle in stage.throwable_at(space)]


def throw(stage: Stage, by: Seat, what: Kaiju | picks.Vehicle, distance: int, card: int = -1) -> Script[None]:
    """Let *by* throw *what* up to *distance* (TC-5.3)."""
    state, key = stage.state, spell(what)
    before, state.aim = state.aim, Aim(by, "throw", key, distance, card, stage.fighters[by].space)
    if isinstance(what, Kaiju):
        yield from _throw_kaiju(stage, state.aim, what.seat)
    else:
        yield from _throw_vehicle(stage, state.aim, stage.vehicle(key))
    state.aim = before


def _throw_vehicle(stage: Stage, aim: Aim, vehicle: Vehicle) -> Script[None]:
    """Land *vehicle* in any space of a line: it is destroyed, and something there with it (TC-5.4)."""
    by, start, city = aim.seat, vehicle.space, stage.city
    landings = tuple([city.tokens[space] for space in city.lines[min(aim.amount, FARTHEST)][start]])
    pick = yield from choose(by, "throw.to", landings)
    space = city.by_token[pick]
    aim.space = vehicle.space = space
    stage.emit(Thrown(by, vehicle.token, city.names[start], city.names[space]))
    destroy_vehicle(stage, by, vehicle)
    pick = yield from choose(by, "throw.hit", _under_vehicle(stage, space))
    hit = read(pick)
    if isinstance(hit, Kaiju):
        yield from hurt(stage, by, hit.seat, CRASH)
    elif pick != NOTHING:
        yield from destroy(stage, by, pick, space)


def _under_vehicle(stage: Stage, space: int) -> tuple[str, ...]:
    """Return what a vehicle that comes down in *space* can hit; a thing there must fall unless a kaiju is hit."""
    things = [BUILDING] if stage.state.buildings[space] != EMPTY else []
    things += [vehicle.token for vehicle in stage.vehicles_at(space)]
    return (*(things or [NOTHING]), *[SEATS[seat] for seat in stage.kaiju_at(space)])


def _throw_kaiju(stage: Stage, aim: Aim, seat: Seat) -> Script[None]:
    """Send the kaiju of *seat* along a line; things fall in every space it enters (TC-5.5, TC-5.10)."""
    by, fighter = aim.seat, stage.fighters[seat]
    start = fighter.space
    taken = [each.space for each in stage.fighters]
    lines = [flight(ray[: aim.amount], stage.state.buildings, taken) for ray in stage.city.rays[start]]
    tokens = stage.city.tokens
    pick = yield from choose(by, "throw.to", tuple(tokens[space] for line in lines for space in line))
    end = stage.city.by_token[pick]
    line = next(line for line in lines if end in line)
    stage.emit(Thrown(by, SEATS[seat], stage.city.names[start], stage.city.names[end]))
    for space in line[: line.index(end) + 1]:
        aim.space = fighter.space = space
        yield from _sweep(stage, by, space)
    yield from _crash(stage, by, seat, end)
    yield from set_off(stage, by, seat)


def flight(ray: tuple[int, ...], buildings: str, taken: Collection[int]) -> tuple[int, ...]:
    """Return the spaces of *ray* a kaiju can be thrown to: up to the first that stops it (TC-5.5)."""
    for steps, space in enumerate(ray, 1):
        if buildings[space] in LARGE or space in taken:
            return ray[:steps]
    return ray


def _sweep(stage: Stage, by: Seat, space: int) -> Script[None]:
    """Let *by* destroy up to one Small Building or vehicle in *space*, none where a Large Building falls (TC-5.6)."""
    if stage.state.buildings[space] in LARGE:
        return
    things = small_things(stage, space)
    if things:
        pick: str = yield Decision(by, "throw.through", (*things, NOTHING))
        if pick != NOTHING:
            yield from destroy(stage, by, pick, space)


def _crash(stage: Stage, by: Seat, seat: Seat, space: int) -> Script[None]:
    """End the flight: a Large Building falls, or two kaiju are hurt (TC-5.6, TC-5.7)."""
    if stage.is_large(space):
        yield from destroy_building(stage, by, space)
        return
    others = tuple([SEATS[other] for other in stage.kaiju_at(space) if other != seat])
    if others:
        pick = yield from choose(by, "throw.collide", others)
        yield from hurt(stage, by, seat, CRASH)
        yield from hurt(stage, by, seat_of(pick), CRASH)
