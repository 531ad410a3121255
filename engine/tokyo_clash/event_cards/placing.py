"""Who places an event's vehicles, where, and how many come back: as its row says (TC-11.4, TC-11.16, TC-11.17)."""

from collections.abc import Callable
from typing import TypeAlias

from engine.play import Script, Seat
from engine.tokyo_clash.city.plan import WATER
from engine.tokyo_clash.city.vehicles import all_of, begin_with, free_spaces, missing, others_from_left, row
from engine.tokyo_clash.stage import Stage

#: Lets a seat put a vehicle on one of some spaces.
Put: TypeAlias = Callable[[Stage, Seat, list[int]], Script[None]]


def set_up(stage: Stage, put: Put, *, apart: bool = False) -> Script[None]:
    """Place the vehicles that the event starts with, no two in one space if they are to be *apart*."""
    state = stage.state
    order = {
        "each": state.turn_order(),
        "around": state.around(state.last_player()),
        "last": [state.last_player()],
    }[row(stage).placed_by]
    for number in range(begin_with(stage)):
        yield from put(stage, order[number % len(order)], spaces(stage, apart=apart))


def refill(stage: Stage, put: Put, *, apart: bool = False) -> Script[None]:
    """Place the vehicles that come back."""
    match row(stage).refill:
        case "few":
            if len(all_of(stage, row(stage).vehicle)) <= len(stage.fighters):
                for seat in others_from_left(stage):
                    yield from put(stage, seat, spaces(stage, apart=apart))
        case "others":
            for seat in others_from_left(stage):
                if missing(stage) > 0:
                    yield from put(stage, seat, spaces(stage, apart=apart))
        case how:
            for _ in range(min(missing(stage), 1) if how == "one" else missing(stage)):
                yield from put(stage, stage.state.last_player(), spaces(stage, apart=apart))


def spaces(stage: Stage, *, apart: bool) -> list[int]:
    """Return where a vehicle of the event goes, by the kind of space."""
    city, kind = stage.city, row(stage).on
    taken = [vehicle.space for vehicle in all_of(stage, row(stage).vehicle)] if apart else []
    found = [space for space in (city.edges if kind == "edge" else range(len(city.spaces))) if space not in taken]
    match kind:
        case "water":
            return [space for space in found if stage.state.ground[space] == WATER]
        case "centre":
            free = free_spaces(stage, found)
            distance = city.distance[city.centre]
            nearest = min((distance[space] for space in free), default=0)
            return [space for space in free if distance[space] == nearest]
    return found
