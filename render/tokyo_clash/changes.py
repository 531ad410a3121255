"""What just happened, gathered from the last events: in short words, as arrows, and seat by seat."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from engine.play import Event, Seat
from engine.tokyo_clash import events as facts
from engine.tokyo_clash.picks import Vehicle, thing
from engine.tokyo_clash.view import ClashView
from render.tokyo_clash.named import card_name, kaiju_name, teller_of, thing_name
from render.words import Words
from words.tokyo_clash.names import coordinate


class Arrow(msgspec.Struct, frozen=True):
    """A way through the city; *seat* is who went, was moved or threw, none for a vehicle of an event."""

    start: str
    end: str
    seat: Seat | None
    kind: str = ""


class Change(msgspec.Struct, frozen=True):
    """What the last step did to one seat."""

    hit: int = 0
    energy: int = 0


class LastMove(msgspec.Struct, frozen=True):
    """The last step: who acted, what it is in words, where things went, what became of each seat."""

    seat: Seat | None = None
    told: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    changes: dict[Seat, Change] = {}

    def of(self, seat: Seat) -> Change:
        """Return what happened to *seat*."""
        return self.changes.get(seat, _NOTHING)


_NOTHING = Change()


def last_move(view: ClashView, events: Sequence[Event], say: Words) -> LastMove:
    """Return what *events* did."""
    seats = [seat for event in events if (seat := _actor(event)) is not None]
    return LastMove(
        seats[0] if seats else None,
        tuple(_told(view, events, say)),
        tuple(arrow for event in events if (arrow := _arrow(event))),
        _changes(events),
    )


def _actor(event: Event) -> Seat | None:
    match event:
        case facts.CardPlayed() | facts.ActionTaken() | facts.Attacked() | facts.Passed() | facts.Defended():
            return event.seat
        case facts.Thrown() | facts.Destroyed() | facts.Moved():
            return event.by
    return None


def _arrow(event: Event) -> Arrow | None:
    match event:
        case facts.Moved():
            return Arrow(event.start, event.end, event.by)
        case facts.Thrown():
            return Arrow(event.start, event.end, event.by, _kind(event.what))
        case facts.VehicleMoved():
            return Arrow(event.start, event.end, None, _kind(event.vehicle))
    return None


def _kind(key: str) -> str:
    what = thing(key)
    return what.kind if isinstance(what, Vehicle) else ""


def _changes(events: Iterable[Event]) -> dict[Seat, Change]:
    changes: dict[Seat, Change] = {}
    for event in events:
        match event:
            case facts.Damaged():
                before = changes.get(event.seat, _NOTHING)
                changes[event.seat] = Change(before.hit + event.amount, before.energy)
            case facts.EnergyGained():
                before = changes.get(event.seat, _NOTHING)
                changes[event.seat] = Change(before.hit, before.energy + event.amount)
            case facts.EnergyLost():
                before = changes.get(event.seat, _NOTHING)
                changes[event.seat] = Change(before.hit, before.energy - event.amount)
    return changes


def _told(view: ClashView, events: Sequence[Event], say: Words) -> Iterable[str]:
    """Yield the events in words, destroyed things and Energy counted together at the end."""
    fallen: Counter[str] = Counter()
    for event in events:
        if isinstance(event, facts.Destroyed):
            fallen[thing_name(view, event.what, say)] += 1
        elif not isinstance(event, facts.EnergyGained | facts.EnergyLost) and (told := words_for(view, event, say)):
            yield told
    for what, count in fallen.items():
        yield say("tc-did-destroy-many", what=what, count=count) if count > 1 else say("tc-did-destroy", what=what)
    for seat, change in _changes(events).items():
        if change.energy:
            key = "tc-did-gain" if change.energy > 0 else "tc-did-lose"
            yield say(key, who=kaiju_name(view, seat), amount=abs(change.energy))


def words_for(view: ClashView, event: Event, say: Words) -> str:
    """Return one event in a few words, or nothing for one that goes without saying."""
    teller = _TELLERS.get(type(event))
    return teller(view, event, say) if teller else ""


def _seat_event(key: str) -> Callable[..., str]:
    """Return the teller of an event about a seat, of whose fields the words may speak."""

    def tell(view: ClashView, event: Event, say: Words) -> str:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        values = {name: value for name, value in fields.items() if isinstance(value, int | str) and name != "seat"}
        values["who"] = kaiju_name(view, fields["seat"])
        if "card" in fields:
            values["card"] = card_name(view, fields["card"], say)
        for name, role in (("target", "whom"), ("by", "by")):
            if name in fields:
                values[role] = kaiju_name(view, fields[name])
        if "end" in fields:
            values["end"] = coordinate(fields["end"])
        return say(key, **values)

    return tell


def _round(view: ClashView, event: facts.RoundBegan, say: Words) -> str:
    return say("tc-did-round", round=event.round)


def _action(view: ClashView, event: facts.ActionTaken, say: Words) -> str:
    who, card = kaiju_name(view, event.seat), card_name(view, event.card, say)
    return say("tc-did-action", who=who, card=card, action=teller_of(view, say).say(f"act-{event.action}"))


def _moved(view: ClashView, event: facts.Moved, say: Words) -> str:
    key = "tc-did-move" if event.by == event.seat else "tc-did-moved"
    return say(key, who=kaiju_name(view, event.seat), end=coordinate(event.end))


def _defended(view: ClashView, event: facts.Defended, say: Words) -> str:
    who = kaiju_name(view, event.seat)
    if not event.card:
        return say("tc-did-undefended", who=who)
    return say("tc-did-defend", who=who, value=event.value, card=card_name(view, event.card, say))


def _thrown(view: ClashView, event: facts.Thrown, say: Words) -> str:
    return say("tc-did-throw", what=thing_name(view, event.what, say), end=coordinate(event.end))


def _discarded(view: ClashView, event: facts.Discarded, say: Words) -> str:
    cards = ", ".join(card_name(view, card, say) for card in event.cards)
    return say("tc-did-discard", who=kaiju_name(view, event.seat), cards=cards) if cards else ""


def _activated(view: ClashView, event: facts.EventActivated, say: Words) -> str:
    return next((say("tc-did-event", event=each.name) for each in view.events if each.key == event.event), "")


def _vehicle(key: str, place: str) -> Callable[..., str]:
    def tell(view: ClashView, event: facts.VehiclePlaced | facts.VehicleMoved | facts.Fired, say: Words) -> str:
        what = thing_name(view, event.vehicle, say)
        return say(key, what=what, end=coordinate(getattr(event, place, "")))

    return tell


def _basked(view: ClashView, event: facts.Basked, say: Words) -> str:
    return say("tc-did-bask", who=kaiju_name(view, event.seat), what=thing_name(view, event.what, say))


def _ended(view: ClashView, event: facts.Ended, say: Words) -> str:
    return say("tc-did-end")


_TELLERS: dict[type, Callable[..., str]] = {
    facts.RoundBegan: _round,
    facts.Passed: _seat_event("tc-did-pass"),
    facts.CardPlayed: _seat_event("tc-did-card"),
    facts.ActionTaken: _action,
    facts.Moved: _moved,
    facts.Attacked: _seat_event("tc-did-attack"),
    facts.Defended: _defended,
    facts.Damaged: _seat_event("tc-did-damage"),
    facts.Crowned: _seat_event("tc-did-crown"),
    facts.Thrown: _thrown,
    facts.EnergyGained: _seat_event("tc-did-gain"),
    facts.EnergyLost: _seat_event("tc-did-lose"),
    facts.Drew: _seat_event("tc-did-draw"),
    facts.Reshuffled: _seat_event("tc-did-reshuffle"),
    facts.Recovered: _seat_event("tc-did-recover"),
    facts.Looked: _seat_event("tc-did-look"),
    facts.Sifted: _seat_event("tc-did-sift"),
    facts.Discarded: _discarded,
    facts.Enhanced: _seat_event("tc-did-enhance"),
    facts.EnhancementLost: _seat_event("tc-did-enhancement-lost"),
    facts.MeterRaised: _seat_event("tc-did-meter"),
    facts.EventActivated: _activated,
    facts.VehiclePlaced: _vehicle("tc-did-place", "space"),
    facts.VehicleMoved: _vehicle("tc-did-drive", "end"),
    facts.Fired: _vehicle("tc-did-fire", ""),
    facts.GeneratorWentOff: _seat_event("tc-did-generator"),
    facts.TrophyLost: _seat_event("tc-did-trophy-lost"),
    facts.Basked: _basked,
    facts.Ended: _ended,
}
