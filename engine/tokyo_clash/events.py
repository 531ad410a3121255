"""What happens in Tokyo Clash, as facts. Spaces are spelled ``q,r``, cards by their keys."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.play import Event, Seat


class RoundBegan(Event, frozen=True):
    """Round *round* begins with the Oxygen Destroyer on that circle; *king* acts first (TC-3.2, TC-3.3)."""

    round: int
    king: Seat


class KingDrawn(Event, frozen=True):
    """*seat* drew the King of Monsters token (TC-1.3)."""

    reveals: ClassVar[bool] = True
    seat: Seat


class Passed(Event, frozen=True):
    """*seat* passed, or had to, without cards (TC-3.7)."""

    seat: Seat
    had_cards: bool


class CardPlayed(Event, frozen=True):
    """*seat* played *card* for *cost* (TC-4.1)."""

    seat: Seat
    card: str
    cost: int


class ActionTaken(Event, frozen=True):
    """*seat* discarded *card* for an *action* of its mat (TC-8.1)."""

    seat: Seat
    card: str
    action: str


class Moved(Event, frozen=True):
    """The kaiju of *seat* went from *start* to *end*, *how*: move, fly, dodge, push, pull or place; *by* caused it."""

    seat: Seat
    by: Seat
    how: str
    start: str
    end: str


class Attacked(Event, frozen=True):
    """*seat* attacks *target* with *value*; *spent* Enhancements are gone; *barrage* says it fired (TC-5.9)."""

    seat: Seat
    target: Seat
    value: int
    is_ranged: bool
    spent: tuple[str, ...] = ()
    barrage: bool = False


class Defended(Event, frozen=True):
    """*seat* met *amount* damage with *card*, worth *value*; no card: it did not defend (TC-6.1)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    amount: int
    card: str = ""
    value: int = 0


class Damaged(Event, frozen=True):
    """*by* took *amount* cards of *seat*'s deck and *kept* some; the two of them see which (TC-6.3, TC-6.8)."""

    reveals: ClassVar[bool] = True
    instead_of: ClassVar[tuple[str, ...]] = ("trophy",)  # TC-6.4: a 0 is no trophy, and what is not kept is shown
    seat: Seat
    by: Seat
    amount: int
    kept: int
    discarded: tuple[str, ...]
    trophies: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> Damaged:
        """Show the trophies to the two they concern."""
        return self if seat in (self.seat, self.by) else msgspec.structs.replace(self, trophies=())


class Crowned(Event, frozen=True):
    """*seat* takes the King of Monsters token (TC-6.7)."""

    seat: Seat


class Thrown(Event, frozen=True):
    """*by* threw *what* (``seat:1`` or a vehicle) from *start* to *end* (TC-5.3)."""

    by: Seat
    what: str
    start: str
    end: str


class Destroyed(Event, frozen=True):
    """*by* destroyed *what* in *space*; a Small Building goes on *square* of the track, if one is free (TC-7)."""

    by: Seat
    what: str
    space: str
    square: int = 0


class EnergyGained(Event, frozen=True):
    """*seat* gained *amount* and has *energy*."""

    seat: Seat
    amount: int
    energy: int


class EnergyLost(Event, frozen=True):
    """*seat* lost *amount* and has *energy*."""

    seat: Seat
    amount: int
    energy: int


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
    """The discard pile of *seat* became a deck of *count* (TC-6.5)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int


class Recovered(Event, frozen=True):
    """*seat* took *card* from its discard pile to its *place*, hand or top of the deck; all see it (TC-10.4)."""

    seat: Seat
    card: str
    place: str


class Looked(Event, frozen=True):
    """*seat* looked at *cards* of *target*: the top of its deck, or its hand (TC-7.1, TC-13.19)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    at: str
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> Looked:
        """Show the cards to the one who looked."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class Sifted(Event, frozen=True):
    """*seat* looked at *count* cards of its deck and kept *cards* of them (TC-13.1)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    kept: int
    cards: tuple[str, ...] = ()

    def seen_by(self, seat: Seat | None) -> Sifted:
        """Show the cards to the one who kept them."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class Discarded(Event, frozen=True):
    """*seat* discarded *cards*, open for all."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class Enhanced(Event, frozen=True):
    """*seat* laid *card* below its mat (TC-4.5)."""

    seat: Seat
    card: str


class EnhancementLost(Event, frozen=True):
    """The Enhancement *card* of *seat* went to its discard pile (TC-4.8)."""

    seat: Seat
    card: str


class MeterRaised(Event, frozen=True):
    """The Head Meter of *seat* stands at *meter* (TC-9.2)."""

    seat: Seat
    meter: int


class EventActivated(Event, frozen=True):
    """The event *event* is resolved: its set-up, or its activation (TC-11.1)."""

    event: str
    is_setup: bool = False


class VehiclePlaced(Event, frozen=True):
    """*seat* placed *vehicle* in *space*, facing *facing* if it has a front (TC-11.4)."""

    seat: Seat
    vehicle: str
    space: str
    facing: str = ""


class VehicleMoved(Event, frozen=True):
    """*vehicle* went from *start* to *end*, where it faces *facing* if it has a front."""

    vehicle: str
    start: str
    end: str
    facing: str = ""


class Fired(Event, frozen=True):
    """*vehicle* strafes or fires along its line and hits *seats*."""

    vehicle: str
    facing: str
    seats: tuple[Seat, ...]


class GeneratorWentOff(Event, frozen=True):
    """The Generator *vehicle* in *space* struck the kaiju of *seat*, which *by* had brought there (TC-11.10)."""

    vehicle: str
    space: str
    seat: Seat
    by: Seat


class TrophyLost(Event, frozen=True):
    """*seat* lost *card* from its trophies to the discard pile of *owner* (TC-11.9)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    owner: Seat
    card: str


class Basked(Event, frozen=True):
    """*seat* had the benefit of *what* in *space*, which still stands (TC-9.4)."""

    seat: Seat
    what: str
    space: str


class Ended(Event, frozen=True):
    """The game is over for *reason*; all *trophies* are shown, seat by seat (TC-12)."""

    reveals: ClassVar[bool] = True
    reason: str
    scores: tuple[int, ...]
    trophies: tuple[tuple[str, ...], ...]


AnyEvent = (
    RoundBegan
    | KingDrawn
    | Passed
    | CardPlayed
    | ActionTaken
    | Moved
    | Attacked
    | Defended
    | Damaged
    | Crowned
    | Thrown
    | Destroyed
    | EnergyGained
    | EnergyLost
    | Drew
    | Reshuffled
    | Recovered
    | Looked
    | Sifted
    | Discarded
    | Enhanced
    | EnhancementLost
    | MeterRaised
    | EventActivated
    | VehiclePlaced
    | VehicleMoved
    | Fired
    | GeneratorWentOff
    | TrophyLost
    | Basked
    | Ended
)
