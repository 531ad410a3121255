"""A round of Tokyo Clash summed up: what fell, who was hurt, and who made the news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.play import Event
from engine.tokyo_clash.events import Crowned, Damaged, Destroyed, EnergyGained, RoundBegan
from engine.tokyo_clash.picks import Building, thing
from words.rounds import most

if TYPE_CHECKING:
    from words.teller import Teller


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
