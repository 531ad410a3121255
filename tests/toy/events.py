"""What happens in Stomp, as facts."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from engine.play import Event, Seat


class RoundBegan(Event, frozen=True):
    """A round begins (ST-2.1)."""

    round: int


class Played(Event, frozen=True):
    """*seat* has played *card* (ST-2.2)."""

    seat: Seat
    card: int


class Kept(Event, frozen=True):
    """*seat* has scored it (ST-2.3)."""

    seat: Seat
    points: int


class Thrown(Event, frozen=True):
    """*seat* has thrown it at *target*, who has *points* left (ST-2.4)."""

    seat: Seat
    target: Seat
    loss: int
    points: int


class Reshuffled(Event, frozen=True):
    """The pile has become the deck (ST-2.6)."""

    reveals: ClassVar[bool] = True
    count: int


class Drew(Event, frozen=True):
    """*seat* has drawn a card, which nobody else sees: 0 (ST-2.5)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int = 0

    def seen_by(self, seat: Seat | None) -> Drew:
        """Return the card to whoever drew it."""
        return self if seat == self.seat else Drew(self.seat)


class Ended(Event, frozen=True):
    """The game is over (ST-3); *winner* has the points, or -1."""

    winner: Seat
    reason: str


AnyEvent: TypeAlias = RoundBegan | Played | Kept | Thrown | Reshuffled | Drew | Ended
