"""What an answer of Stomp is. The only module that spells or reads its tokens."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.play import Seat


class Card(msgspec.Struct, frozen=True):
    """A card of one's hand (ST-2.2)."""

    number: int


class Keep(msgspec.Struct, frozen=True):
    """Score the card (ST-2.3)."""


class Throw(msgspec.Struct, frozen=True):
    """Throw the card at somebody (ST-2.4)."""

    seat: Seat


StompPick: TypeAlias = Card | Keep | Throw


def spell(pick: StompPick) -> str:
    """Return the token of *pick*."""
    match pick:
        case Card(number):
            return f"card:{number}"
        case Throw(seat):
            return f"seat:{seat}"
        case Keep():
            return "keep"


def read(token: str) -> StompPick:
    """Return what *token* means, or raise ValueError."""
    kind, _, number = token.partition(":")
    if token == "keep":
        return Keep()
    if kind not in ("card", "seat"):
        raise ValueError(token)
    return Card(int(number)) if kind == "card" else Throw(int(number))
