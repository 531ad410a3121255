"""What just happened, gathered from the last events: in short words, as arrows, and seat by seat."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from engine.play import Event, Seat
from engine.tokyo_clash import events as facts
from engine.tokyo_clash.picks import Vehicle, thing
from engine.tokyo_clash.view import ClashView
from render.snapshot import Snapshot
from render.tokyo_clash.city.plan import EDGES, neighbour
from render.tokyo_clash.named import card_name, thing_name


class Arrow(msgspec.Struct, frozen=True):
    """A way through the city; *seat* is who went, was moved or threw, none for a vehicle of an event.

    One that ends where it starts marks a space.
    """

    start: str
    end: str
    seat: Seat | None
    kind: str = ""


class Change(msgspec.Struct, frozen=True):
    """What the last step did to one seat."""

    hit: int = 0
    energy: int = 0


class LastMove(msgspec.Struct, frozen=True):
    """The last step, or one that is suggested: who acted, its words, where things went, what became of each seat."""

    seat: Seat | None = None
    words: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    changes: dict[Seat, Change] = {}
    acts: int = 1
    is_ahead: bool = False

    @property
    def title(self) -> str:
        """What stands before it: the key of a message."""
        return "tc-suggested" if self.is_ahead else "tc-last"

    @property
    def told(self) -> str:
        """All of it in one line, which may be broken behind a dot but not before it."""
        return "\u00a0· ".join(self.words)

    def of(self, seat: Seat) -> Change:
        """Return what happened to *seat*."""
        return self.changes.get(seat, _NOTHING)


_NOTHING = Change()


def last_move(table: Snapshot[ClashView]) -> LastMove:
    """Return what the last step did."""
    events = table.events
    seats = [seat for event in events if (seat := _actor(event)) is not None]
    return LastMove(
        seats[0] if seats else None,
        table.counted(tuple(_told(table))),
        tuple(arrow for event in events for arrow in (_ways(table.view, event) if table.is_ahead else _way(event))),
        _changes(events),
        table.acts,
        table.is_ahead,
    )


def _actor(event: Event) -> Seat | None:
    match event:
        case facts.CardPlayed() | facts.ActionTaken() | facts.Attacked() | facts.Passed() | facts.Defended():
            return event.seat
        case facts.Thrown() | facts.Destroyed() | facts.Moved():
            return event.by
    return None


def _way(event: Event) -> Iterator[Arrow]:
    match event:
        case facts.Moved():
            yield Arrow(event.start, event.end, event.by)
        case facts.Thrown():
            yield Arrow(event.start, event.end, event.by, _kind(event.what))
        case facts.VehicleMoved():
            yield Arrow(event.start, event.end, None, _kind(event.vehicle))


def _ways(view: ClashView, event: Event) -> Iterator[Arrow]:
    """Yield the way that is suggested, with the space where a vehicle would stand; of one that fires, its line."""
    yield from _way(event)
    match event:
        case facts.VehicleMoved():
            yield Arrow(event.end, event.end, None, _kind(event.vehicle))
        case facts.VehiclePlaced():
            yield Arrow(event.space, event.space, None, _kind(event.vehicle))
        case facts.Fired():
            space = next((each.space for each in view.vehicles if each.token == event.vehicle), "")
            kind, line = _kind(event.vehicle), _line(view, space, event.facing)
            yield from (Arrow(space, space, None, kind), Arrow(space, line[-1], None, kind)) if line else ()


def _line(view: ClashView, space: str, facing: str) -> list[str]:
    """Return *space* and those before it to the edge of the city."""
    names, line = {each.name for each in view.spaces}, []
    while space in names:
        line.append(space)
        space = neighbour(space, EDGES.index(facing))
    return line


def _kind(key: str) -> str:
    what = thing(key)
    return what.kind if isinstance(what, Vehicle) else ""


def _changes(events: Iterable[Event]) -> dict[Seat, Change]:
    changes: dict[Seat, Change] = {}
    for event in events:
        if isinstance(event, facts.Damaged | facts.EnergyGained | facts.EnergyLost):
            before, amount = changes.get(event.seat, _NOTHING), event.amount
            if isinstance(event, facts.Damaged):
                changes[event.seat] = Change(before.hit + amount, before.energy)
            else:
                gained = amount if isinstance(event, facts.EnergyGained) else -amount
                changes[event.seat] = Change(before.hit, before.energy + gained)
    return changes


def _told(table: Snapshot[ClashView]) -> Iterable[str]:
    """Yield the events in words, destroyed things and Energy counted together at the end."""
    view, events, say = table.view, table.events, table.say
    fallen: Counter[str] = Counter()
    for event in events:
        if isinstance(event, facts.Destroyed):
            fallen[thing_name(view, event.what, say)] += 1
        elif told := words_for(table, event):
            yield told
    for what, count in fallen.items():
        yield say("tc-did-destroy", what=what, count=count)
    for seat, change in _changes(events).items():
        if change.energy:
            key = "tc-did-gain" if change.energy > 0 else "tc-did-lose"
            yield say(key, who=table.kaiju[seat], amount=abs(change.energy))


def words_for(table: Snapshot[ClashView], event: Event) -> str:
    """Return one event in a few words, or nothing for one that goes without saying."""
    view, more = table.view, {}
    match event:
        case facts.Discarded():
            more["cards"] = table.say.joined(card_name(view, card, table.say) for card in event.cards)
        case facts.EventActivated():
            more["event"] = next((each.name for each in view.events if each.key == event.event), "")
        case facts.Thrown():
            more["what"] = thing_name(view, event.what, table.say)
    return table.say.event("tc", table.teller, event, **more)
