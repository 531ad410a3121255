"""How seats of Monopoly stand, at a glance: health first, then arms, kaiju that serve, strength and money.

The weights are those that tell winners best in many games.
"""

from __future__ import annotations

from math import exp

from engine.monopoly.board import MOST
from engine.monopoly.state import Rampage
from engine.play import Seat

SERVANT = 0.02  # the share of one who serves another: it may break free
TANK, HOUSE, MASER = 0.15, 0.03, 0.85
ROOM = 500  # thousands of yen that one more tank costs, more or less
SERVED = 1.8  # if all others did


def shares(state: Rampage) -> tuple[float, ...]:
    """Return each seat's share of the win; they add up to 1."""
    seats = range(len(state.kaiju))
    if state.winner >= 0:
        return tuple(float(seat == state.winner) for seat in seats)
    strengths = [_strength(state, seat) if state.kaiju[seat].is_free else 0.0 for seat in seats]
    total = sum(strengths)
    free = 1 - SERVANT * strengths.count(0.0)
    return tuple(free * strength / total if strength else SERVANT for strength in strengths)


def _strength(state: Rampage, seat: Seat) -> float:
    """Return the odds of a free kaiju; cash that can become tanks is worth what they will be."""
    kaiju = state.kaiju[seat]
    health, room = kaiju.hp / 10, 0
    odds = 3.9 * health - 1.0 * health * health + 0.08 * kaiju.ap + 0.1 * len(kaiju.cards)
    for number in kaiju.rights:
        district = state.districts[number]
        odds += TANK * district.tanks + HOUSE * district.houses
        if district.has_maser:
            odds += MASER
        else:
            room += ROOM * (MOST - district.tanks)
    useful = min(kaiju.cash, room)
    odds += useful * TANK / ROOM + (kaiju.cash - useful) / 20_000 + len(kaiju.rights) / 20
    served = sum(other.controller == seat for other in state.kaiju)
    return exp(odds + SERVED * served / (len(state.kaiju) - 1))
