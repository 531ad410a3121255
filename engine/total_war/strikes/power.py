"""Innate Power and straightening (rulebook: the Innate Power of your kaiju; TW-7)."""

from engine.play import Emit, Seat
from engine.total_war.events import Straightened
from engine.total_war.state import War


def straighten(war: War, emit: Emit, seat: Seat) -> None:
    """Turn the kaiju of *seat* upright, for it played a heart (TW-7.3)."""
    if war.fighters[seat].straighten():
        emit(Straightened(seat))


def spend_power(war: War, seat: Seat) -> int:
    """Spin the kaiju of *seat* and return the Power that its card gains (TW-7.1)."""
    fighter = war.fighters[seat]
    fighter.is_spun = True
    return fighter.side.power
