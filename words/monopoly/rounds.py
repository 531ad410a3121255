"""A round of turns in Monopoly summed up: what fell, what was sold, and who made the news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.monopoly.combat.events import BrokeFree, HousesFell, Hurt, Subjugated
from engine.monopoly.events import Bought
from engine.play import Event
from words.rounds import most

if TYPE_CHECKING:
    from words.teller import Teller


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
