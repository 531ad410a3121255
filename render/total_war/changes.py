"""What just happened to each seat, gathered from the last events, for the picture to point at."""

from collections.abc import Iterable

import msgspec

from engine.play import Event, Seat
from engine.total_war import events as facts
from engine.total_war.cards.card import DAMAGE
from engine.total_war.view import WarView
from render.snapshot import Snapshot


class Change(msgspec.Struct, frozen=True):
    """What the last step did to one seat."""

    laid: tuple[str, ...] = ()
    gained: int = 0
    fell: bool = False

    @property
    def damage(self) -> int:
        """How much damage was laid."""
        return sum(DAMAGE[card] for card in self.laid)


class LastMove(msgspec.Struct, frozen=True):
    """The last step: *blows* are who hit whom, in order; *turned* whether the direction changed."""

    changes: dict[Seat, Change] = {}
    blows: tuple[tuple[Seat, Seat], ...] = ()
    is_turned: bool = False
    power: int = 0

    @property
    def blow(self) -> tuple[Seat, Seat] | None:
        """The last blow, if there was one."""
        return self.blows[-1] if self.blows else None

    def of(self, seat: Seat) -> Change:
        """Return what happened to *seat*."""
        return self.changes.get(seat, _NOTHING)


_NOTHING = Change()
TOLD = 3  # happenings on a line


def last_move(events: Iterable[Event]) -> LastMove:
    """Return what *events* did, seat by seat."""
    changes: dict[Seat, Change] = {}
    blows: list[tuple[Seat, Seat]] = []
    is_turned, power = False, 0

    def note(seat: Seat, **news: object) -> None:
        changes[seat] = msgspec.structs.replace(changes.get(seat, _NOTHING), **news)

    def strike(attacker: Seat, victim: Seat) -> None:
        if (attacker, victim) not in blows[-1:]:  # a blow, its damage and a fall are one
            blows.append((attacker, victim))

    for event in events:
        match event:
            case facts.Played():
                power = event.power
            case facts.Wounded():
                strike(event.attacker, event.seat)
            case facts.DamageLaid():
                if event.by != event.seat:
                    strike(event.by, event.seat)
                note(event.seat, laid=(*changes.get(event.seat, _NOTHING).laid, event.card))
            case facts.Defeated():
                strike(event.by, event.seat)
                note(event.seat, fell=True)
                note(event.by, gained=changes.get(event.by, _NOTHING).gained + event.vp)
            case facts.DirectionChanged():
                is_turned = True
    return LastMove(changes, tuple(blows), is_turned, power)


def last_words(table: Snapshot[WarView]) -> tuple[Seat | None, str]:
    """Return who acted last and what came of it, on one line."""
    teller, told = table.teller, []
    who: Seat | None = None
    for event in table.events:
        if words := table.say.event("tw", teller, event):
            told.append(words)
            who = getattr(event, "seat", None) if who is None else who
    return who, table.say.joined(table.counted(told)[-TOLD:])
