"""Armored Assault (TC-11.5): Tanks close in and wear the kaiju down."""

from engine.play import Script
from engine.tokyo_clash.city.destroying import lose
from engine.tokyo_clash.city.vehicles import all_of, begin_with, hunt, near, others_from_left, place_plain, row
from engine.tokyo_clash.stage import Stage

TANK = "tank"


def set_up(stage: Stage) -> Script[None]:
    """The Tanks are placed one by one in turn order, one a player in our box."""
    order = stage.state.turn_order()
    for number in range(begin_with(stage)):
        yield from place_plain(stage, order[number % len(order)], range(len(stage.city.spaces)))


def activate(stage: Stage) -> Script[None]:
    """Tanks move, kaiju beside them lose Energy, and if they are few more come."""
    tanks = all_of(stage, TANK)
    for tank in tanks:
        yield from hunt(stage, tank, row(stage).moves)
    beside = [seat for tank in tanks for seat in near(stage, tank)]
    for seat in stage.state.turn_order():
        lose(stage, seat, beside.count(seat))
    if len(tanks) <= len(stage.fighters):
        for seat in others_from_left(stage):
            yield from place_plain(stage, seat, range(len(stage.city.spaces)))
