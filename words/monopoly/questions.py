"""Questions of Monopoly in words: where one stands, what one has, what is at stake, and the notes below them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.monopoly.picks import (
    DEAL,
    HOUSE,
    PASS,
    BuildMaser,
    SellRights,
    Thing,
    TradeDistrict,
    Works,
    district_of,
    read,
)
from engine.monopoly.prospect import (
    are_enemies,
    districts_of,
    enemies_at,
    go_reward,
    has_goods,
    number_of,
    roll_to_go,
    tank_damage,
)
from engine.monopoly.state import BARE
from engine.monopoly.view import RampageView
from engine.play import Decision, Question, Seat, Subset
from words.game import Facts, Prompt
from words.monopoly.money import money, reward
from words.monopoly.things import card, colour, goods, listed, stands_at
from words.names import yes_or_no
from words.teller import Teller

LISTED = 8  # districts that are named


def question_facts(teller: Teller, question: Prompt, view: RampageView) -> Facts:
    """Return what *question* is about."""
    seat, me = question.seat, view.kaiju[question.seat]
    payout, ap = go_reward(view, seat)
    facts: Facts = {
        "cash": money(teller.say, me.cash),
        "ap": me.ap,
        "hp": me.hp,
        "held": me.held,
        "roll": sum(me.rolls[-1]) if me.rolls else 0,
        "most": getattr(question, "most", 1),
        "lander": teller.name(view.to_play),
        "money": money(teller.say, payout),
        "ap_gain": ap,
        "serves": yes_or_no(me.controller is not None),
        "deals": view.readings.deals,
        "debt": money(teller.say, view.debt),
    }
    facts |= reward(teller.say, payout)
    facts |= _place(teller, me.at, seat, view) | _offer(teller, seat, view)
    if isinstance(question, Decision) and question.ask == "works" and question.options:
        at = number_of(view, district_of(question.options[0]))
        facts |= {"district": view.deeds[at].name, "stands": stands_at(teller.say, view, at)}
    if isinstance(question, Decision) and question.ask == "turn":
        facts["can"] = _can(question, view)
    if isinstance(question, Decision) and question.ask == "debt":
        facts["has_more"] = yes_or_no(PASS not in question.options)
    if isinstance(question, Decision) and question.ask == "hide":
        facts |= _goal(teller, question, view)
    return facts


def _can(question: Decision, view: RampageView) -> str:
    """Return the most that is worth a word before a roll: build or sell, offer a deal, or only roll."""
    if any(isinstance(read(option), Works | SellRights) for option in question.options):
        return "build"
    return "deal" if DEAL in question.options and has_goods(view) else "roll"


def _place(teller: Teller, at: int, seat: Seat, view: RampageView) -> Facts:
    """Return the space *at*: what stands there, and what will fire at *seat*."""
    number = view.spaces[at].district
    facts: Facts = {"place": view.spaces[at].name, "stands": "none", "guns": "none", "price": ""}
    if number < 0:
        return facts
    owner, damage = view.districts[number].owner, tank_damage(view, number)
    facts |= {"stands": stands_at(teller.say, view, number), "price": money(teller.say, view.deeds[number].price)}
    if damage and owner is not None and view.jammed != seat and are_enemies(view, owner, seat):
        facts["guns"] = teller.say("guns", owner=teller.name(owner), damage=damage)
    return facts


def _offer(teller: Teller, seat: Seat, view: RampageView) -> Facts:
    """Return the open offer to *seat*, if there is one: what it would get and give."""
    for offer in view.offers:
        if offer.to == seat:
            gets, gives = goods(teller, offer.give, offer.money), goods(teller, offer.take, -offer.money)
            return {"dealer": teller.name(view.to_play), "gets": gets, "gives": gives}
    return {"dealer": "", "gets": "", "gives": ""}


def _goal(teller: Teller, question: Question, view: RampageView) -> Facts:
    """Return where the roll leads, and what awaits one there; nothing if that is not known."""
    seat, steps = question.seat, roll_to_go(view, question)
    if steps is None:
        return {"goal": "none", "foes": "", "guns": "none"}
    at = (view.kaiju[seat].at + steps) % len(view.spaces)
    foes = [view.kaiju[foe] for foe in enemies_at(view, seat, at)]
    met = [teller.say("foe", name=teller.name(foe.seat), hp=foe.hp, ap=foe.ap) for foe in foes]
    return _place(teller, at, seat, view) | {"goal": view.spaces[at].name, "foes": listed(teller, met)}


def coaching(teller: Teller, question: Question, view: RampageView) -> tuple[str, Facts]:
    """Return which case of the beginners' line fits: at the fish, in service, with ruins, short of money or of AP."""
    me = view.kaiju[question.seat]
    at = view.spaces[me.at].district
    bare = yes_or_no(view.readings.demolished == BARE)
    facts: Facts = {"reach": view.reach, "house": money(teller.say, view.house_price), "bare": bare}
    match question.ask:
        case "buy" if 0 <= (left := me.cash - view.deeds[at].price) < view.house_price:
            return "last", facts | {"left": money(teller.say, left)}
        case "turn" if me.held:
            return "fish", facts
        case "turn" | "strike" | "strike_back" if me.controller is not None:
            return "serves", facts
        case "strike" if _falls_short(question, view):
            return "short", facts
        case "turn" if any(view.districts[number].is_demolished for number in districts_of(view, question.seat)):
            return "bare", facts
    return "", facts


def _falls_short(question: Question, view: RampageView) -> bool:
    """Return whether a strike can hit nothing but houses of the City, and not all of them."""
    offered = [read(pick) for pick in getattr(question, "options", ())]
    if not isinstance(question, Subset) or not all(isinstance(pick, Thing) and pick.what == HOUSE for pick in offered):
        return False
    here = view.districts[view.spaces[view.kaiju[question.seat].at].district]
    return here.owner is None and here.houses > question.most


# -- notes --------------------------------------------------------------------------------------------------------


def notes(teller: Teller, question: Question, view: RampageView) -> list[str]:
    """Return what stands small below *question*: what one has, and what a newcomer needs to know."""
    match question.ask:
        case "turn":
            return _standing(teller, question.seat, view)
        case "strike":
            return _first_strike(teller, question, view)
        case "buy":
            return _purchase(teller, question.seat, view)
        case "escape":
            return [teller.say("note-fish", held=0)]
        case "works":
            return _unguarded(teller, question, view)
        case "deal.answer":
            return _bargain(teller, question.seat, view)
    return []


def _standing(teller: Teller, seat: Seat, view: RampageView) -> list[str]:
    """Return where one is and what one has; in the first lap what to do, in service how to get out of it."""
    me = view.kaiju[seat]
    here = view.spaces[me.at]
    said = [teller.say("note-place", place=here.name, kind=here.kind, laps=me.laps)]
    if me.held:
        said.append(teller.say("note-fish", held=me.held))
    if me.controller is not None:
        said.append(teller.say("note-serves", controller=teller.name(me.controller)))
    else:
        said.append(_estate(teller, seat, view))
    if me.cards:
        said.append(teller.say("note-cards", cards=listed(teller, [card(teller, key) for key in me.cards])))
    serving = [teller.name(each.seat) for each in view.kaiju if each.controller == seat]
    if serving:
        said.append(teller.say("note-servants", names=listed(teller, serving), count=len(serving)))
    if not me.laps and me.controller is None:
        said.append(teller.say("note-peace"))
    return said


def _estate(teller: Teller, seat: Seat, view: RampageView) -> str:
    own = districts_of(view, seat)
    if not own:
        return teller.say("note-landless")
    shown = [(view.deeds[number].name, stands_at(teller.say, view, number)) for number in own[:LISTED]]
    lots = [teller.say("lot", district=name, stands=stands) for name, stands in shown]
    return teller.say("note-estate", lots=teller.joined(lots), more=len(own) - len(lots))


def _first_strike(teller: Teller, question: Question, view: RampageView) -> list[str]:
    """Return what AP do, until somebody has been round once."""
    offered = map(read, getattr(question, "options", ()))
    has_houses = any(isinstance(pick, Thing) and pick.what == HOUSE for pick in offered)
    me, bare = view.kaiju[question.seat], yes_or_no(view.readings.demolished == BARE)
    is_new = not me.laps and me.controller is None
    return [teller.say("note-strike", bare=bare)] if has_houses and is_new else []


def _unguarded(teller: Teller, question: Question, view: RampageView) -> list[str]:
    """Return the warning that a Maser Cannon does not keep a district without houses (GM-3.3, GM-4.3)."""
    offered = (read(pick) for pick in getattr(question, "options", ()))
    maser = next((pick for pick in offered if isinstance(pick, BuildMaser)), None)
    if maser is None or view.districts[number_of(view, maser.key)].houses:
        return []
    return [teller.say("note-maser", district=view.deeds[number_of(view, maser.key)].name)]


def _purchase(teller: Teller, seat: Seat, view: RampageView) -> list[str]:
    """Return what a purchase would complete, whom it costs, and that it can be lost as easily."""
    at = view.spaces[view.kaiju[seat].at].district
    deed, owner = view.deeds[at], view.districts[at].owner
    others = [each for each, other in zip(view.districts, view.deeds, strict=True) if other.colour == deed.colour]
    said = []
    if all(each.owner == seat or each.key == deed.key for each in others):
        said.append(teller.say("note-whole", colour=colour(teller, deed.colour)))
    if owner is not None:
        said.append(teller.say("note-breaks", owner=teller.name(owner)))
    if view.districts[at].has_maser or view.districts[at].tanks:
        said.append(teller.say("note-fall", maser=yes_or_no(view.districts[at].has_maser)))
    return [*said, teller.say("note-ruins", bare=yes_or_no(view.readings.demolished == BARE))]


def _bargain(teller: Teller, seat: Seat, view: RampageView) -> list[str]:
    """Return which colours an offer would complete, for the one who answers and for the other side."""
    offer = next((each for each in view.offers if each.to == seat), None)
    if offer is None:
        return []
    sides = ((seat, offer.give, "note-deal-own"), (view.to_play, offer.take, "note-deal-other"))
    return [
        teller.say(key, colour=colour(teller, each), name=teller.name(who))
        for who, gets, key in sides
        for each in _completed(view, who, gets)
    ]


def _completed(view: RampageView, seat: Seat, gets: Iterable[str]) -> list[str]:
    """Return the colours that *seat* would have all of if it got what *gets* names."""
    traded = {pick.key for token in gets if isinstance(pick := read(token), TradeDistrict)}
    own = {view.districts[number].key for number in districts_of(view, seat)} | traded
    colours = dict.fromkeys(deed.colour for deed in view.deeds if deed.key in traded)
    return [each for each in colours if all(deed.key in own for deed in view.deeds if deed.colour == each)]
