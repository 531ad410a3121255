"""How seats of Monopoly stand, at a glance: health first, then arms, kaiju that serve, strength and money.

The weights are those that tell winners best in many games of players with different habits.
"""

from __future__ import annotations

from math import exp

from engine.monopoly.combat.firing import reach
from engine.monopoly.content.board import MOST, Board, Deed
from engine.monopoly.state import Kaiju, Rampage
from engine.play import Seat

SERVANT = 0.02  # the share of one who serves another: it may break free
TANK, HOUSE, RIGHT, CARD = 0.115, 0.03, 0.08, 0.2
BEAM = 0.07  # a point of damage by maser on one space
TO_ARM, TO_SPARE = 0.06, 0.03  # a million yen that can become tanks, and one that cannot
SERVED = 1.0  # if all others did
ALERT = 4  # AP for two strikes; more are worth little


def shares(board: Board, state: Rampage) -> tuple[float, ...]:
    """Return each seat's share of the win; they add up to 1."""
    seats = range(len(state.kaiju))
    if state.winner >= 0:
        return tuple(float(seat == state.winner) for seat in seats)
    strengths = [_strength(board, state, seat) if state.kaiju[seat].is_free else 0.0 for seat in seats]
    total = sum(strengths)
    free = 1 - SERVANT * strengths.count(0.0)
    return tuple(free * strength / total if strength else SERVANT for strength in strengths)


def _strength(board: Board, state: Rampage, seat: Seat) -> float:
    """Return the odds of a free kaiju."""
    kaiju = state.kaiju[seat]
    health = kaiju.hp / 10
    odds = 3.2 * health - 0.6 * health * health + 0.016 * kaiju.ap + 0.14 * min(kaiju.ap, ALERT)
    served = sum(other.controller == seat for other in state.kaiju)
    odds += CARD * len(kaiju.cards) + SERVED * served / (len(state.kaiju) - 1)
    return exp(odds + _holdings(board, state, kaiju))


def _holdings(board: Board, state: Rampage, kaiju: Kaiju) -> float:
    """Return what districts and cash add; cash is worth more while there is room for tanks."""
    odds, room = RIGHT * len(kaiju.rights), 0
    masers: list[Deed] = []
    for number in kaiju.rights:
        district, deed = state.districts[number], board.deeds[number]
        odds += TANK * district.tanks + HOUSE * district.houses
        if district.has_maser:
            masers.append(deed)
        else:
            room += deed.tank * (MOST - district.tanks)
    to_arm = min(kaiju.cash, room)
    odds += (TO_ARM * to_arm + TO_SPARE * (kaiju.cash - to_arm)) / 1000
    return odds + BEAM * _beams(board, masers) if masers else odds


def _beams(board: Board, masers: list[Deed]) -> int:
    """Return the damage of the strongest maser in reach, summed over all spaces."""
    size = len(board.spaces)
    damage = [0] * size
    for deed in masers:
        for space in reach(deed.space, size, board.reach):
            damage[space] = max(damage[space], deed.maser_damage)
    return sum(damage)
