"""What an answer would do, as far as its player can know: from the view, by the rules' own arithmetic."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.monopoly.combat import firing
from engine.monopoly.combat.fighting import ap_after, lunges, may_hide
from engine.monopoly.combat.landing import MASER
from engine.monopoly.content.board import Deed
from engine.monopoly.estate import building, dealing
from engine.monopoly.picks import (
    ACCEPT,
    EAT,
    HIDE,
    HP,
    LAND,
    MONEY,
    Build,
    BuildMaser,
    Buy,
    Fire,
    LoseTank,
    OnDistrict,
    Place,
    Plain,
    RampagePick,
    Rival,
    SellRights,
    StandDown,
    Steps,
    Thing,
    Withdraw,
    read,
)
from engine.monopoly.spaces import special as spaces
from engine.monopoly.spaces.kept import SHIFTS
from engine.monopoly.state import side_of
from engine.monopoly.view import KaijuView, RampageView
from engine.play import Question, Seat

STRIKES = ("strike", "strike_back")


class Level(msgspec.Struct, frozen=True):
    """What stands on a district."""

    houses: int
    tanks: int
    has_maser: bool = False


RUINS = Level(0, 0)


class Prospect(msgspec.Struct, frozen=True):
    """*pick* as an answer to the question *ask*.

    *money*, *ap* and *hp* are what the player would have more at once; below 0, less. *district* is the number of the
    district it is about and *level* what would stand there. *space* is where that district is, or where the kaiju
    would stop; None if that is not known. *seat* is who else it is about, and *damage* what would be fired at it.
    """

    ask: str
    pick: RampagePick
    money: int = 0
    ap: int = 0
    hp: int = 0
    district: int | None = None
    level: Level | None = None
    space: int | None = None
    seat: Seat | None = None
    damage: int = 0


def prospect(view: RampageView, question: Question, token: str) -> Prospect:
    """Return what *token* would do as an answer to *question*."""
    ask, pick, me = question.ask, read(token), view.kaiju[question.seat]
    match pick:
        case OnDistrict():
            return _on_district(view, ask, pick)
        case Rival(seat) if ask in STRIKES:
            return Prospect(ask, pick, ap=_hit(me), seat=seat)
        case Thing():
            return Prospect(ask, pick, ap=_hit(me), district=_number_at(view, me.at))
        case Fire(seat):
            return Prospect(ask, pick, seat=seat, damage=_fire(view, ask, question.seat, seat))
        case Rival(seat) | Withdraw(seat) | StandDown(seat):
            return Prospect(ask, pick, seat=seat)
        case Steps(count):
            return Prospect(ask, pick, space=(me.at + count) % len(view.spaces))
        case Plain(word):
            return _word(view, question, pick, word)
    return Prospect(ask, pick)


def _hit(me: KaijuView) -> int:
    return ap_after(me.ap, 1, me.controller is None) - me.ap


def _number_at(view: RampageView, at: int) -> int | None:
    number = view.spaces[at].district
    return number if number >= 0 else None


# -- districts ----------------------------------------------------------------------------------------------------


def _on_district(view: RampageView, ask: str, pick: OnDistrict) -> Prospect:
    number = number_of(view, pick.key)
    deed, now = view.deeds[number], level_of(view, number)
    money, then = 0, now
    match pick:
        case Build(_, houses, tanks):
            then = Level(houses, tanks, now.has_maser)
            money = -change_cost(view, number, then)
        case BuildMaser():
            then = Level(now.houses, 0, has_maser=True)
            money = -change_cost(view, number, then)
        case SellRights():
            money, then = building.rights_value(deed), RUINS
        case Buy():
            money, then = -deed.price, RUINS
        case Place() if ask == "place.house":
            then = Level(now.houses + 1, now.tanks, now.has_maser)
        case Place():
            then = Level(now.houses, now.tanks + 1, now.has_maser)
        case LoseTank():
            then = Level(now.houses, now.tanks - 1, now.has_maser)
    return Prospect(ask, pick, money=money, district=number, level=then, space=deed.space)


def number_of(view: RampageView, key: str) -> int:
    """Return the number of the district *key*."""
    return _numbers(view.deeds)[key]


@lru_cache(16)
def _numbers(deeds: tuple[Deed, ...]) -> dict[str, int]:
    return {deed.key: number for number, deed in enumerate(deeds)}


def level_of(view: RampageView, number: int) -> Level:
    """Return what stands on a district now."""
    now = view.districts[number]
    return Level(now.houses, now.tanks, now.has_maser)


def change_cost(view: RampageView, number: int, level: Level) -> int:
    """Return what it costs to bring a district to *level*; below 0 it brings (GM-4.1, GM-4.2, GM-4.4)."""
    deed, now = view.deeds[number], view.districts[number]
    more_houses, more_tanks = level.houses - now.houses, level.tanks - now.tanks
    if level.has_maser and not now.has_maser:
        return building.works_cost(deed, view.house_price, more_houses, 0) + building.maser_cost(deed, now.tanks)
    return building.works_cost(deed, view.house_price, more_houses, more_tanks)


def resale_value(view: RampageView, number: int) -> int:
    """Return what a district brings if everything there is given back, and the rights too (GM-4.4)."""
    now = view.districts[number]
    return building.resale_value(view.deeds[number], view.house_price, now.houses, now.tanks)


def districts_of(view: RampageView, seat: Seat) -> list[int]:
    """Return the districts that *seat* has the rights to, in board order."""
    return [number for number, each in enumerate(view.districts) if each.owner == seat]


# -- words that need no district ----------------------------------------------------------------------------------


def _word(view: RampageView, question: Question, pick: Plain, word: str) -> Prospect:
    ask, seat = question.ask, question.seat
    if ask == "go" and word == MONEY:
        money, ap = go_reward(view, seat)
        return Prospect(ask, pick, money=money, ap=ap)
    if word == HP:
        return Prospect(ask, pick, hp=1)
    if ask == "fish" and word == EAT:
        return Prospect(ask, pick, ap=-spaces.FISH_AP, hp=1)
    if word == ACCEPT:
        is_free = view.kaiju[seat].controller is None  # the money of a subjugated one goes to its controller
        money = next((offer.money for offer in view.offers if offer.to == seat and is_free), 0)
        return Prospect(ask, pick, money=money, seat=view.to_play)
    return Prospect(ask, pick, space=_stop(view, question, word))


def go_reward(view: RampageView, seat: Seat) -> tuple[int, int]:
    """Return the money and the AP that *seat* gets at GO, for the houses it had when it passed (GM-8.1)."""
    houses = view.go_houses
    if houses is None:
        houses = sum(view.districts[number].houses for number in districts_of(view, seat))
    return spaces.go_reward(houses, view.kaiju[seat].ap)


def houses_paid(money: int) -> int:
    """Return for how many houses GO paid, if *money* is what it paid (GM-8.1)."""
    return max(0, money - spaces.GO_MONEY) // spaces.GO_HOUSE


# -- sides and weapons --------------------------------------------------------------------------------------------


def are_enemies(view: RampageView, one: Seat, other: Seat) -> bool:
    """Return whether two seats are on different sides (GM-1.5)."""
    return side_of(one, view.kaiju[one].controller) != side_of(other, view.kaiju[other].controller)


def enemies_at(view: RampageView, seat: Seat, at: int) -> list[Seat]:
    """Return the enemies of *seat* on the space *at*."""
    return [each.seat for each in view.kaiju if each.at == at and are_enemies(view, seat, each.seat)]


def tank_damage(view: RampageView, number: int) -> int:
    """Return what the tanks of a district would do (GM-5.1)."""
    return firing.tank_damage(view.deeds[number], view.districts[number].tanks, view.alarm_damage)


def gun_damage(view: RampageView, number: int) -> int:
    """Return what would fire on a district at an enemy who lands there: its tanks, or else its Maser Cannon."""
    if view.districts[number].has_maser:
        return view.deeds[number].maser_damage
    return tank_damage(view, number)


def maser_reach(view: RampageView) -> dict[Seat, set[int]]:
    """Return for each owner of Maser Cannons the spaces where these fire at an enemy (GM-5.5, GM-8.7)."""
    found: dict[Seat, set[int]] = {}
    for deed, now in zip(view.deeds, view.districts, strict=True):
        if now.has_maser and now.owner is not None:
            near = firing.reach(deed.space, len(view.spaces), view.reach)
            found.setdefault(now.owner, set()).update(at for at in near if view.spaces[at].has_fights)
    return found


def _fire(view: RampageView, weapon: str, owner: Seat, target: Seat) -> int:
    at = view.kaiju[target].at
    if weapon == MASER:
        masers = [(owner, number) for number in districts_of(view, owner) if view.districts[number].has_maser]
        best = firing.strongest(view.deeds, masers, at, len(view.spaces), view.reach)
        return view.deeds[best[owner]].maser_damage
    number = _number_at(view, at)
    return tank_damage(view, number) if number is not None else 0


# -- where one would stop -----------------------------------------------------------------------------------------


def _stop(view: RampageView, question: Question, word: str) -> int | None:
    """Return where *word* leads as an answer about a roll; None if it leads nowhere, or that is not known."""
    me, ask = view.kaiju[question.seat], question.ask
    if ask == "shift" and word in SHIFTS:
        steps: int | None = sum(me.rolls[-1]) + SHIFTS[word] * _shift_of(view, me.cards)
    elif (ask == "lunge" and word in SHIFTS) or (ask == "hide" and word in (LAND, HIDE)):
        steps = roll_to_go(view, question)
        if steps is not None:
            steps += SHIFTS.get(word, 0) - (word == HIDE)
    else:
        return None
    return None if steps is None else (me.at + steps) % len(view.spaces)


def _shift_of(view: RampageView, cards: tuple[str, ...]) -> int:
    """Return by how much the first of *cards* that shifts a roll does so; 0 if none does."""
    held = {card.key: card.number for card in view.cards if card.verb == "shift_roll"}
    return next((held[key] for key in cards if key in held), 0)


def roll_to_go(view: RampageView, question: Question) -> int | None:
    """Return how far the roll leads that *question* (to lunge or to hide) is about; None if that is not known.

    A card may have shifted the roll, which the view does not tell: it does if only one length fits the question.
    """
    me, seat = view.kaiju[question.seat], question.seat
    if not me.rolls:
        return None
    rolled, shift = sum(me.rolls[-1]), _shift_of(view, view.discards[-1:])
    fitting = [steps for steps in {rolled, rolled + shift, rolled - shift} if _fits(view, question, seat, steps)]
    return fitting[0] if len(fitting) == 1 else None


def _fits(view: RampageView, question: Question, seat: Seat, steps: int) -> bool:
    """Return whether *question* would be asked after a roll of *steps*."""
    at = view.kaiju[seat].at

    def is_enemy(space: int) -> bool:
        return bool(enemies_at(view, seat, space))

    if question.ask == "hide":
        return may_hide(view.spaces, at, steps, is_enemy)
    offered = set(getattr(question, "options", ()))
    return set(lunges(view.spaces, at, steps, is_enemy)) == offered & SHIFTS.keys()


# -- deals --------------------------------------------------------------------------------------------------------


def partners(view: RampageView, seat: Seat) -> list[Seat]:
    """Return whom *seat* may offer a deal: every other player who may deal (GM-9.3)."""
    deals = view.readings.deals
    return [
        each.seat
        for each in view.kaiju
        if each.seat != seat and dealing.is_trader(each.controller is None, bool(each.cards), deals)
    ]


def buyers(view: RampageView, seat: Seat) -> list[Seat]:
    """Return who has money for what *seat*, in need of it, would sell (GM-9.5)."""
    return [other for other in partners(view, seat) if view.kaiju[other].cash]


def has_goods(view: RampageView) -> bool:
    """Return whether anybody has something to trade besides money; before that a deal could only be a present."""
    return any(goods_of(view, seat) for seat in range(len(view.kaiju)))


def goods_of(view: RampageView, seat: Seat, taker: Seat | None = None) -> tuple[str, ...]:
    """Return what *seat* can trade besides money (GM-9.1); a subjugated *taker* gets no districts (GM-7.4)."""
    owned = districts_of(view, seat) if taker is None or view.kaiju[taker].controller is None else []
    keys = (view.districts[number].key for number in owned)
    return dealing.goods(keys, view.kaiju[seat].cards)
