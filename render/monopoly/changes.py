"""What just happened, gathered from the last events: in short words, as a way along the track, and seat by seat."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from engine.monopoly import events as facts
from engine.monopoly.combat import events as fights
from engine.monopoly.view import RampageView
from engine.play import Event, Seat
from render.snapshot import Snapshot

CITY = -1  # the seat of events that nobody caused
BACK = 6  # a card leads back by fewer spaces than these, if it does


class Change(msgspec.Struct, frozen=True):
    """What the last step did to one seat. Money in thousands."""

    hp: int = 0
    money: int = 0


class Trail(NamedTuple):
    """Which way *seat* went: the spaces one after the other, the start first."""

    seat: Seat
    path: tuple[int, ...]


class LastMove(msgspec.Struct, frozen=True):
    """The last step: who acted, what it is in words, which ways kaiju went, what became of each seat."""

    seat: Seat | None = None
    words: tuple[str, ...] = ()
    trails: tuple[Trail, ...] = ()
    changes: dict[Seat, Change] = {}

    def of(self, seat: Seat) -> Change:
        """Return what happened to *seat*."""
        return self.changes.get(seat, _NOTHING)


_NOTHING = Change()


def last_move(table: Snapshot[RampageView]) -> LastMove:
    """Return what the last step did."""
    view, events = table.view, table.events
    moves = [event for event in events if isinstance(event, facts.Moved)]
    acted = [event.seat for event in events if isinstance(event, _ACTS)]
    told = tuple(words for event in events if (words := words_for(table, event)))
    # Of one step only the last way is shown: whoever else was moved stands where it says.
    walkers = list(dict.fromkeys(move.seat for move in reversed(moves)))[: 1 if table.acts == 1 else None]
    trails = tuple(Trail(seat, _path(view, seat, moves, events)) for seat in reversed(walkers))
    return LastMove(acted[0] if acted else None, table.counted(told), trails, _changes(events))


_ACTS = (
    facts.Rolled | facts.Moved | facts.WorksChanged | fights.Struck | facts.Bought | facts.OfferMade | facts.RightsSold
)


def _path(view: RampageView, seat: Seat, moves: Sequence[facts.Moved], events: Sequence[Event]) -> tuple[int, ...]:
    """Return the spaces that *seat* went over, one after the other, the start first."""
    size = len(view.spaces)
    walked = [move for move in moves if move.seat == seat]
    found = [walked[0].start]
    for move in walked:
        ahead, back = (move.end - move.start) % size, (move.start - move.end) % size
        passed = any(isinstance(event, facts.PassedGo) and event.seat == move.seat for event in events)
        steps = range(-1, -back - 1, -1) if _is_back(move, back) and not passed else range(1, ahead + 1)
        found += [(move.start + step) % size for step in steps]
    return tuple(found)


def _is_back(move: facts.Moved, back: int) -> bool:
    return move.how == "card" and 0 < back <= BACK


def _changes(events: Sequence[Event]) -> dict[Seat, Change]:
    """Return what each seat gained or lost."""
    changes: dict[Seat, Change] = {}
    for event in events:
        for effect in effects(event):
            before = changes.get(effect.seat, _NOTHING)
            changes[effect.seat] = Change(before.hp + effect.hp, before.money + effect.money)
    return changes


class Effect(NamedTuple):
    """What an event did to the HP and the money of a *seat*; *now* is how many HP it has then, if the event says so."""

    seat: Seat
    hp: int = 0
    money: int = 0
    now: int | None = None


def effects(event: Event) -> Iterator[Effect]:
    """Yield what *event* did to seats."""
    match event:
        case fights.Hurt():
            yield Effect(event.seat, -event.damage, now=event.hp)
        case facts.HpLost():
            yield Effect(event.seat, -event.hp, now=event.total)
        case facts.HpGained():
            yield Effect(event.seat, event.hp, now=event.total)
        case facts.AteFish():
            yield Effect(event.seat, 1, now=event.hp)
        case facts.PassedGo() | facts.PoolTaken():
            yield Effect(event.seat, event.hp, event.money)
        case fights.Survived() | fights.Subjugated() | fights.Killed():
            yield Effect(event.seat, now=1)
        case fights.BrokeFree():
            yield from (Effect(seat, now=1) for seat in (event.seat, event.beaten))
        case fights.Duelled():
            yield from (Effect(seat, now=1) for seat in (event.one, event.other) if event.winner in (-1, seat))
        case _:
            yield from (Effect(seat, money=money) for seat, money in _payments(event))


def _payments(event: Event) -> Iterator[tuple[Seat, int]]:
    match event:
        case facts.MoneyGained():
            yield event.seat, event.money
            if event.source >= 0:
                yield event.source, -event.money
        case facts.MoneyLost():
            yield event.seat, -event.money
        case facts.WorksChanged():
            yield event.seat, -event.cost
        case facts.RightsSold():
            yield event.seat, event.money
        case facts.Bought():
            yield event.seat, -event.price
        case facts.DealDone():
            yield event.seat, -event.money
            yield event.to, event.money
        case fights.EstateShared():
            yield from ((seat, event.money) for seat in event.seats)


def words_for(table: Snapshot[RampageView], event: Event) -> str:
    """Return one event in a few words, or nothing for one that goes without saying."""
    say = table.say
    teller = say.teller(table.kaiju | {CITY: say.game("city")}, table.view)
    return say.event("gm", teller, event)
