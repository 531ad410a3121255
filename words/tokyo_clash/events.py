"""The events of Tokyo Clash in words: their cards, things and spaces, and a round summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.play import Event
from engine.tokyo_clash.events import (
    Crowned,
    Damaged,
    Destroyed,
    Drew,
    EnergyGained,
    Passed,
    Reshuffled,
    RoundBegan,
    VehicleMoved,
    VehiclePlaced,
)
from engine.tokyo_clash.picks import Building, thing
from engine.tokyo_clash.view import ClashView, ranked
from words.game import Facts
from words.names import listed, yes_or_no
from words.rounds import most
from words.teller import Teller
from words.tokyo_clash import names

SPACES = ("start", "end", "space")


def view_of(teller: Teller) -> ClashView | None:
    """Return the view that *teller* tells of, if there is one."""
    return teller.view if isinstance(teller.view, ClashView) else None


def event_facts(teller: Teller, event: Any) -> Facts:
    """Return the facts of *event* that need more than their value."""
    view = view_of(teller)
    facts: Facts = {name: names.coordinate(getattr(event, name)) for name in SPACES if hasattr(event, name)}
    if hasattr(event, "cards"):
        facts |= {"cards": _cards(teller, event.cards), "known": yes_or_no(event.cards)}
    if hasattr(event, "card"):
        facts["card"] = names.card(teller, event.card, view) if event.card else ""
        facts["is_met"] = yes_or_no(event.card)
    for name in ("what", "vehicle"):
        if hasattr(event, name):
            facts[name] = names.thing(teller, thing(getattr(event, name)), view)
    if hasattr(event, "facing"):
        facts["has_facing"] = yes_or_no(event.facing)
        facts["facing"] = names.way(teller, event.facing) if event.facing else ""
    return facts | _more(teller, event, view)


def _more(teller: Teller, event: Any, view: ClashView | None) -> Facts:
    """Return what single kinds of events need."""
    match type(event).__name__:
        case "Thrown":
            return {"what": names.the_thing(teller, thing(event.what), view)}
        case "RoundBegan":
            return {"king": teller.name(event.king), "rounds": names.rounds(view)}
        case "Defended":
            return {"left": max(0, event.amount - event.value)}
        case "Damaged":
            trophies = listed(teller.words, [names.trophy(teller, key, view) for key in event.trophies])
            facts: Facts = {"trophies": trophies, "known": yes_or_no(event.trophies)}
            return facts | {"discarded": _cards(teller, event.discarded), "is_any": yes_or_no(event.discarded)}
        case "TrophyLost":
            return {"card": names.trophy(teller, event.card, view)}
        case "EventActivated":
            return {"event": teller.say(f"event-{event.event}")}
        case "VehicleMoved":
            return {"is_still": yes_or_no(event.start == event.end)}
        case "Fired":
            hit = listed(teller.words, [teller.name(seat) for seat in event.seats])
            return {"seats": hit, "count": len(event.seats)}
        case "GeneratorWentOff" | "Moved":
            return {"own": yes_or_no(event.by == event.seat)}
        case "Ended":
            scored = [f"{teller.name(seat)} {event.scores[seat]}" for seat in _order(teller, event.scores)]
            return {"scores": listed(teller.words, scored)}
    return {}


def _order(teller: Teller, scores: Sequence[int]) -> Sequence[int]:
    """Return the seats of a game that is over from the winner down."""
    view = view_of(teller)
    if view is not None and view.scores == scores:
        return ranked(view)
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _cards(teller: Teller, keys: Sequence[str]) -> str:
    return listed(teller.words, [names.card(teller, key, view_of(teller)) for key in keys])


def is_minor(event: Event) -> bool:
    """Return whether it is only routine: cards drawn unseen, vehicles on their way, going without cards."""
    match event:
        case Drew(cards=()) | Passed(had_cards=False) | VehicleMoved() | VehiclePlaced() | Reshuffled():
            return True
    return False


def summary(teller: Teller, events: Sequence[Event]) -> list[str]:
    """Return the round of *events* in two lines."""
    fallen = [event for event in events if isinstance(event, Destroyed) and isinstance(thing(event.what), Building)]
    blows = [event for event in events if isinstance(event, Damaged)]
    number = next((event.round for event in events if isinstance(event, RoundBegan)), 0)
    told = teller.say("round", round=number, buildings=len(fallen), damage=sum(blow.amount for blow in blows))
    return [told, _news(teller, events, blows)]


def _news(teller: Teller, events: Sequence[Event], blows: Sequence[Damaged]) -> str:
    crowned = [event.seat for event in events if isinstance(event, Crowned)]
    if crowned:
        return teller.say("round-crowned", seat=teller.name(crowned[-1]))
    dealt: Counter[int] = Counter()
    for blow in blows:
        dealt[blow.by] += blow.amount
    if best := most(dealt):
        return teller.say("round-hunter", seat=teller.name(best[0]), damage=best[1])
    gained: Counter[int] = Counter()
    for event in events:
        if isinstance(event, EnergyGained):
            gained[event.seat] += event.amount
    if best := most(gained):
        return teller.say("round-energy", seat=teller.name(best[0]), energy=best[1])
    return teller.say("round-quiet")
