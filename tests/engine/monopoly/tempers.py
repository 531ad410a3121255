"""Two players of Monopoly to measure games with: one greedy, one that sits in its shell.

Neither trades. Both see their view only, arm what they own and take what a demolished district costs.
"""

from __future__ import annotations

import msgspec

from engine.monopoly.advice.policy import sorted_targets
from engine.monopoly.picks import (
    DEAL,
    EAT,
    HIDE,
    HP,
    LAND,
    MONEY,
    PASS,
    ROLL,
    SELL,
    STAY,
    Buy,
    KeptCard,
    Works,
    district_of,
    read,
    tokens_of,
)
from engine.monopoly.view import DistrictView, KaijuView, RampageView
from engine.play import Decision, Pick, Question, Subset
from engine.players import random_player
from engine.rng import Rng

Picks = tuple[Pick, ...]


class Temper(msgspec.Struct, frozen=True):
    """How a player leans."""

    reserve: int  # thousands of yen it does not spend
    tanks: int  # to a district, before houses
    houses: int
    health: int  # HP below which GO is a place to heal
    strikes_first: bool


GREEDY = Temper(reserve=1_000, tanks=3, houses=2, health=5, strikes_first=True)
TURTLE = Temper(reserve=2_500, tanks=4, houses=1, health=99, strikes_first=False)


def greedy(view: RampageView, question: Question, rng: Rng) -> Picks:
    """Smash, buy, arm and strike whatever is near."""
    return _answer(GREEDY, view, question, rng)


def turtle(view: RampageView, question: Question, rng: Rng) -> Picks:
    """Hide, heal, stay at the fish and never strike first."""
    return _answer(TURTLE, view, question, rng)


def _answer(temper: Temper, view: RampageView, question: Question, rng: Rng) -> Picks:
    me = view.kaiju[question.seat]
    match question.ask, question:
        case "turn", Decision():
            return (_plan(temper, view, me, question.options),)
        case "works", Decision():
            return (_level(temper, view, me, question.options),)
        case "hide", _:
            return (LAND,) if temper.strikes_first and me.hp > temper.health else (HIDE,)
        case "strike" | "strike_back", Subset():
            return _strike(temper, view, me, question)
        case "go", _:
            return (HP,) if me.hp < temper.health else (MONEY,)
        case "fish", _:
            return (EAT,) if me.ap >= 4 else (PASS,)
        case "buy", Decision():
            return (next((pick for pick in question.options if isinstance(read(pick), Buy)), PASS),)
        case "lunge" | "declare" | "jam", Decision():
            return (next(pick for pick in reversed(question.options) if pick != SELL),)
        case "debt", Decision() if question.default is None:
            sold = tuple(pick for pick in question.options if pick != DEAL)
            return (sold[rng.below(len(sold))],)
    return question.default if question.default is not None else random_player(view, question, rng)


def _plan(temper: Temper, view: RampageView, me: KaijuView, options: tuple[str, ...]) -> str:
    """Work on a district that can be brought further; otherwise roll, or eat on in peace."""
    for token in options:
        pick = read(token)
        if isinstance(pick, Works) and _target(temper, view, me, pick.key):
            return token
    card = next((token for token in options if isinstance(read(token), KeptCard)), "")
    if card and temper.strikes_first:
        return card
    return STAY if STAY in options and not temper.strikes_first else ROLL


def _level(temper: Temper, view: RampageView, me: KaijuView, options: tuple[str, ...]) -> str:
    """Bring the district that is asked about as far as the plan goes, or leave it, or sell as little as one can."""
    target = _target(temper, view, me, district_of(options[0]))
    return target if target in options else options[-1]


def _target(temper: Temper, view: RampageView, me: KaijuView, key: str) -> str:
    """Return the next step for a district as a token, or an empty string: a maser, tanks, then houses."""
    number = next(number for number, deed in enumerate(view.deeds) if deed.key == key)
    district, deed = view.districts[number], view.deeds[number]
    money = me.cash - temper.reserve
    group = [other for at, other in enumerate(view.districts) if view.deeds[at].colour == deed.colour]
    is_whole = all(other.owner == me.seat for other in group)
    if is_whole and not district.has_maser and money >= deed.maser:
        return tokens_of(key).maser
    tanks, money = _afford(district.tanks, temper.tanks, deed.tank, 0 if district.has_maser else money)
    houses, _ = _afford(district.houses, temper.houses, view.house_price, money)
    return tokens_of(key).levels[houses][tanks] if (houses, tanks) != (district.houses, district.tanks) else ""


def _afford(there: int, wanted: int, price: int, money: int) -> tuple[int, int]:
    """Return how many can stand after building with *money*, and what is left of it."""
    more = max(0, min(wanted - there, money // price))
    return there + more, money - more * price


def _strike(temper: Temper, view: RampageView, me: KaijuView, question: Subset) -> Picks:
    """Fell who can be felled, then tanks that would fire, then the last houses, then whoever is weakest."""
    budget = question.most
    kaiju, tanks, houses = sorted_targets(question.options)
    if not temper.strikes_first and question.ask == "strike":
        kaiju = {}
    prey = min(sorted(kaiju), key=lambda seat: view.kaiju[seat].hp, default=-1)
    weakest = kaiju.get(prey, [])
    if weakest and view.kaiju[prey].hp <= budget:
        return tuple(weakest[: view.kaiju[prey].hp])
    district = next((each for each in view.districts if view.deeds[view.districts.index(each)].space == me.at), None)
    if tanks:
        return tuple(tanks[:budget])
    if district and houses and _is_worth_it(view, me, district, budget):
        return tuple(houses[: district.houses])
    return tuple(weakest[:budget]) if me.ap > 2 or question.ask == "strike_back" else ()


def _is_worth_it(view: RampageView, me: KaijuView, district: DistrictView, budget: int) -> bool:
    """Whether the last houses fall now and the rights can be paid."""
    price = next(deed.price for deed in view.deeds if deed.key == district.key)
    return district.houses <= budget and me.cash >= price and me.controller is None
