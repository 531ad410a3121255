"""What an answer would do, from the view."""

from __future__ import annotations

import msgspec

from engine.play import Seat
from tests.toy.picks import Card, StompPick, Throw, read
from tests.toy.state import StompView


class Prospect(msgspec.Struct, frozen=True):
    """*pick* would bring *gain* points, and cost the seat *target* its *loss*."""

    pick: StompPick
    gain: int = 0
    loss: int = 0
    target: Seat | None = None


def loss_of(points: int, card: int) -> int:
    """Return what a thrown *card* takes from somebody with *points* (ST-2.4)."""
    return min(points, card)


def prospect(view: StompView, token: str) -> Prospect:
    """Return what *token* would do."""
    pick = read(token)
    match pick:
        case Card():
            return Prospect(pick)
        case Throw(seat):
            return Prospect(pick, loss=loss_of(view.fighters[seat].points, view.played), target=seat)
    return Prospect(pick, gain=view.played)
