"""What happens in Total War, as facts."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.play import Event, Seat


class RoundOpened(Event, frozen=True):
    """*seat* opens round *round* (TW-3.1)."""

    seat: Seat
    round: int


class OpeningPassed(Event, frozen=True):
    """*seat* has no card to open with (TW-3.8)."""

    seat: Seat


class Played(Event, frozen=True):
    """*seat* played *card*; *power* was added; the strike is now *strike*, or a wound is pending (TW-3.6)."""

    seat: Seat
    card: str
    power: int
    strike: int
    is_wound: bool
    with_king: bool = False


class TargetChosen(Event, frozen=True):
    """*seat* chose *target* to answer next (TW-4.5)."""

    seat: Seat
    target: Seat


class DirectionChanged(Event, frozen=True):
    """Play runs the other way (TW-4.4)."""

    is_clockwise: bool


class Straightened(Event, frozen=True):
    """The kaiju of *seat* stands upright again (TW-7.3)."""

    seat: Seat


class BuildingTurnedUp(Event, frozen=True):
    """A building card lies in the middle (TW-4.11)."""

    reveals: ClassVar[bool] = True
    value: int


class Drew(Event, frozen=True):
    """*seat* drew *count* cards; only *seat* sees which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> Drew:
        """Show the cards to the one who drew them."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class Reshuffled(Event, frozen=True):
    """The discard pile became a deck of *count*; every kaiju stands upright (TW-8.1)."""

    reveals: ClassVar[bool] = True
    count: int


class Wounded(Event, frozen=True):
    """*seat* takes the blow of *attacker* (TW-5)."""

    seat: Seat
    attacker: Seat


class DrewOpenly(Event, frozen=True):
    """*seat* turned up *cards* in search of a number to lay (TW-5.2)."""

    reveals: ClassVar[bool] = True
    instead_of: ClassVar[tuple[str, ...]] = ("damage",)
    seat: Seat
    cards: tuple[str, ...]


class DamageLaid(Event, frozen=True):
    """*seat* has *card* beside its kaiju, laid by *by*: damage is now *wounds* of *life*."""

    reveals: ClassVar[bool] = True
    seat: Seat
    by: Seat
    card: str
    wounds: int
    life: int


class NothingLaid(Event, frozen=True):
    """*seat* had no number to lay and could draw none (TW-8.2)."""

    reveals: ClassVar[bool] = True
    instead_of: ClassVar[tuple[str, ...]] = ("damage",)
    seat: Seat


class Defeated(Event, frozen=True):
    """The side *was_furious* of *seat* fell to *by*, who scores *vp* and has *total* (TW-6.1, TW-6.2)."""

    seat: Seat
    by: Seat
    was_furious: bool
    vp: int
    total: int


class TurnedOver(Event, frozen=True):
    """The kaiju of *seat* fights on with its other side (TW-6.1, TW-6.4)."""

    seat: Seat
    is_furious: bool


class Eliminated(Event, frozen=True):
    """*seat* is out and shows the *hand* it discards (TW-6.3)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    hand: tuple[str, ...]


class Countered(Event, frozen=True):
    """*seat* struck back at *attacker* with *card* (TW-6.8)."""

    seat: Seat
    attacker: Seat
    card: str


class Healed(Event, frozen=True):
    """*seat* spent the King of Monsters card to remove *card* from its damage (TW-9.4)."""

    seat: Seat
    card: str
    wounds: int


class DrewThree(Event, frozen=True):
    """*seat* spent the King of Monsters card to play with six cards this round (TW-9.5)."""

    seat: Seat


class Discarded(Event, frozen=True):
    """*seat* went back to three cards and discarded *cards* face up (TW-9.8)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class Ended(Event, frozen=True):
    """The game is over; *winner* is -1 if nobody could go on."""

    winner: Seat
    reason: str


AnyEvent = (
    RoundOpened
    | OpeningPassed
    | Played
    | TargetChosen
    | DirectionChanged
    | Straightened
    | BuildingTurnedUp
    | Drew
    | Reshuffled
    | Wounded
    | DrewOpenly
    | DamageLaid
    | NothingLaid
    | Defeated
    | TurnedOver
    | Eliminated
    | Countered
    | Healed
    | DrewThree
    | Discarded
    | Ended
)
