"""Events of Monopoly in words: the facts that need more than their value, and a round of turns summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.monopoly.combat.events import BrokeFree, HousesFell, Hurt, Subjugated
from engine.monopoly.events import Bought, WorksChanged
from engine.monopoly.prospect import Level
from engine.play import Event
from words.game import Facts
from words.monopoly.money import money, paid, reward
from words.monopoly.things import card, card_text, district, goods, kind, listed, space, stands, targets
from words.names import yes_or_no
from words.rounds import most
from words.teller import Teller

NAMED = ("to", "one", "other", "source", "before", "beaten")
#: Other fields that are money; those below 0 are said as they are above it, with the way they go.
MONEY = ("money", "cost", "price", "cancelled")


def event_facts(teller: Teller, event: Any) -> Facts:
    """Return the facts of *event* that need more than their value."""
    facts: Facts = {}
    for name in NAMED:
        if hasattr(event, name):
            facts |= {name: teller.name(getattr(event, name)), f"has_{name}": yes_or_no(getattr(event, name) >= 0)}
    for name in MONEY:
        if hasattr(event, name):
            facts |= _money(teller, name, getattr(event, name))
    if hasattr(event, "district"):
        facts["district"] = district(teller, event.district)
    if hasattr(event, "card"):
        facts |= {"card": card(teller, event.card), "text": card_text(teller, event.card)}
    if hasattr(event, "winner"):
        facts["is_won"] = yes_or_no(event.winner >= 0)
    if hasattr(event, "by"):
        facts["has_by"] = yes_or_no(event.by >= 0)
    return facts | _more(teller, event)


def _money(teller: Teller, name: str, value: int) -> Facts:
    said = paid(teller.say, value)
    key = "money" if name in ("cost", "price") else name
    return {key: said["money"], "way": said["way"], f"is_{name}": yes_or_no(value)}


def _more(teller: Teller, event: Any) -> Facts:
    """Return what single kinds of events need."""
    match type(event).__name__:
        case "StartRolled":
            return {"rolls": _start(teller, event.rolls)}
        case "WorksChanged":
            return {"stands": stands(teller.say, Level(event.houses, event.tanks, event.has_maser))}
        case "SparesWait" | "SparesLost":
            return {"things": teller.say(f"{event.what}s", count=event.count)}
        case "OfferMade" | "DealDone":
            return {"gives": goods(teller, event.give, event.money), "gets": goods(teller, event.take, -event.money)}
        case "Rolled":
            one, other = event.dice
            return {"one": one, "other": other, "is_double": yes_or_no(one == other)}
        case "Moved":
            start, end = space(teller, event.start), space(teller, event.end)
            return {"start": start, "end": end, "kind": kind(teller, event.end)}
        case "PassedGo":
            return reward(teller.say, event.money)
        case "PoolTaken":
            return {"loot": _loot(teller, event)}
        case "Struck":
            return {"targets": targets(teller, event.targets)}
        case "EstateShared":
            return {"seats": listed(teller, [teller.name(seat) for seat in event.seats]), "heirs": len(event.seats)}
    return {}


def are_works_together(event: Any, other: Any) -> bool:
    """Return whether two events are works of the same seat that cost, or bring, money both."""
    if not (isinstance(event, WorksChanged) and isinstance(other, WorksChanged)):
        return False
    return event.seat == other.seat and (event.cost > 0) == (other.cost > 0)


def works_facts(teller: Teller, events: Sequence[WorksChanged]) -> Facts:
    """Return what stands where after *events*, each district once, and what all of it costs or brings."""
    last = {event.district: Level(event.houses, event.tanks, event.has_maser) for event in events}
    lots = [
        teller.say("lot", district=district(teller, key), stands=stands(teller.say, level))
        for key, level in last.items()
    ]
    return {"lots": listed(teller, lots)} | paid(teller.say, sum(event.cost for event in events))


def _start(teller: Teller, rolls: tuple[tuple[int, ...], ...]) -> str:
    """Return who rolled what for the start, those who tied again."""
    rounds = []
    for dice in rolls:
        rolled = [(seat, die) for seat, die in enumerate(dice) if die]
        rounds.append(teller.joined(teller.say("rolled", name=teller.name(seat), die=die) for seat, die in rolled))
    first, *more = rounds
    return first + "".join(teller.say("again", rolls=again) for again in more)


def _loot(teller: Teller, event: Any) -> str:
    things = [money(teller.say, event.money)]
    if event.hp:
        things.append(teller.say("pick-hp", hp=event.hp))
    if event.tanks:
        things.append(teller.say("tanks", count=event.tanks))
    return listed(teller, things)


def summary(teller: Teller, events: Sequence[Event]) -> list[str]:
    """Return the round of *events* in two lines."""
    houses = sum(event.count for event in events if isinstance(event, HousesFell))
    bought = sum(isinstance(event, Bought) for event in events)
    return [teller.say("round", houses=houses, bought=bought), _news(teller, events)]


def _news(teller: Teller, events: Sequence[Event]) -> str:
    for event in reversed(events):
        if isinstance(event, BrokeFree):
            return teller.say("round-free", seat=teller.name(event.seat), beaten=teller.name(event.beaten))
        if isinstance(event, Subjugated):
            return teller.say("round-fell", seat=teller.name(event.seat), to=teller.name(event.to))
    taken: Counter[int] = Counter()
    left: dict[int, int] = {}
    for event in events:
        if isinstance(event, Hurt):
            taken[event.seat] += event.damage
            left[event.seat] = event.hp
    if worst := most(taken):
        seat, damage = worst
        return teller.say("round-hurt", seat=teller.name(seat), damage=damage, hp=left[seat])
    return teller.say("round-quiet")
