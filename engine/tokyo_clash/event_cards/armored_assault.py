"""Armored Assault (TC-11.5): Tanks close in and wear the kaiju down."""

from engine.play import Script
from engine.tokyo_clash.city.destroying import lose
from engine.tokyo_clash.city.vehicles import all_of, hunt, near, place_plain, row
from engine.tokyo_clash.event_cards import placing
from engine.tokyo_clash.stage import Stage

TANK = "tank"


def set_up(stage: Stage) -> Script[None]:
    """The Tanks are placed one by one in turn order, one a player in our box."""
    yield from placing.set_up(stage, place_plain)


def activate(stage: Stage) -> Script[None]:
    """Tanks move, kaiju beside them lose Energy, and if they are few more come."""
    tanks = all_of(stage, TANK)
    for tank in tanks:
        yield from hunt(stage, tank, row(stage).moves)
    beside = [seat for tank in tanks for seat in near(stage, tank)]
    for seat in stage.state.turn_order():
        lose(stage, seat, beside.count(seat))
    yield from placing.refill(stage, place_plain)
