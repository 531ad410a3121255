"""Innate Power and straightening (rulebook: the Innate Power of your kaiju; TW-7)."""

from engine.play import Emit, Seat
from engine.total_war.events import Straightened
from engine.total_war.state import War


def straighten(war: War, emit: Emit, seat: Seat, *, was_spun_now: bool = False) -> None:
    """Turn the kaiju of *seat* upright, or by the option all of them, for it played a heart (TW-7.3, TW-7.7).

    One that *was_spun_now*, for this very card, stays spun (TW-7.4).
    """
    for each in war.standing() if war.heart_straightens_all else (seat,):
        if not (was_spun_now and each == seat) and war.fighters[each].straighten():
            emit(Straightened(each))


def spend_power(war: War, seat: Seat) -> int:
    """Spin the kaiju of *seat* and return the Power that its card gains (TW-7.1)."""
    fighter = war.fighters[seat]
    fighter.is_spun = True
    return fighter.side.power
