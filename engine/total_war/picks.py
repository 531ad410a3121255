"""What an answer of Total War is. The only module that spells or reads its tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from engine.play import Seat
from engine.total_war.cards.card import CARDS, KING


class Play(msgspec.Struct, frozen=True):
    """A card of one's hand, or the King of Monsters card as a heart: played, laid as damage or discarded.

    *power* adds the kaiju's Power (TW-7.1); *copy* tells equal cards apart where several are discarded.
    """

    face: str
    power: bool = False
    copy: int = 1


class PlayAsWound(msgspec.Struct, frozen=True):
    """The King of Monsters card over a card of one's hand, which becomes a Wound (TW-9.2)."""

    face: str


class Heal(msgspec.Struct, frozen=True):
    """The King of Monsters card, spent on a card of one's damage (TW-9.4)."""

    card: str


class DrawThree(msgspec.Struct, frozen=True):
    """The King of Monsters card, spent on three cards (TW-9.5)."""


class Target(msgspec.Struct, frozen=True):
    """Whoever has to answer next (TW-4.5)."""

    seat: Seat


class TakeBuilding(msgspec.Struct, frozen=True):
    """A building of that *value*, taken as damage (TW-5.4)."""

    value: int


class TakeHit(msgspec.Struct, frozen=True):
    """No answer to the strike (TW-4.9)."""


class Pass(msgspec.Struct, frozen=True):
    """Nothing to open with, no heart, no counter-attack."""


WarPick: TypeAlias = Play | PlayAsWound | Heal | DrawThree | Target | TakeBuilding | TakeHit | Pass
HIT, PASS, DRAW = "hit", "pass", "king:draw"
_KING = "king:heart"
_SIMPLE: dict[str, WarPick] = {HIT: TakeHit(), PASS: Pass(), DRAW: DrawThree()}
_KING_USES: dict[str, type[PlayAsWound | Heal]] = {"wound": PlayAsWound, "heal": Heal}


@lru_cache(1024)
def spell(pick: WarPick) -> str:
    """Return the token that is offered, clicked, stored and logged."""
    match pick:
        case Play(face, power, copy):
            card = _KING if face == KING else f"card:{face}"
            return card + ("+power" if power else "") + (f"#{copy}" if copy > 1 else "")
        case PlayAsWound(face):
            return f"king:wound:{face}"
        case Heal(card):
            return f"king:heal:{card}"
        case DrawThree():
            return DRAW
        case Target(seat):
            return f"seat:{seat}"
        case TakeBuilding(value):
            return f"building:{value}"
        case TakeHit():
            return HIT
        case Pass():
            return PASS


@lru_cache(1024)
def read(token: str) -> WarPick:
    """Return what *token* means; a KeyError or ValueError if it means nothing."""
    if token in _SIMPLE:
        return _SIMPLE[token]
    kind, _, rest = token.partition(":")
    match kind:
        case "seat":
            return Target(int(rest))
        case "building":
            return TakeBuilding(int(rest))
    if token.startswith(_KING):
        return Play(KING, power=token.endswith("+power"))
    if kind == "king":
        use, _, card = rest.partition(":")
        return _KING_USES[use](card)
    rest, _, copy = rest.partition("#")
    face, _, power = rest.partition("+")
    return Play(CARDS[face].face, bool(power), int(copy or 1))


#: The tokens of single cards, spelled once: questions are made of them.
PLAIN = {face: spell(Play(face)) for face in CARDS}
POWERED = {face: spell(Play(face, power=True)) for face, card in CARDS.items() if card.is_numeric}
AS_WOUND = {face: spell(PlayAsWound(face)) for face in CARDS}


def face_of(token: str) -> str:
    """Return the face of the card that *token* plays, lays or discards."""
    pick = read(token)
    assert isinstance(pick, Play), f"{token} is no card"
    return pick.face


def copies(faces: list[str]) -> tuple[str, ...]:
    """Return a token for each single card of *faces*, the second of a face as its second copy."""
    seen: dict[str, int] = {}
    tokens = []
    for face in faces:
        seen[face] = seen.get(face, 0) + 1
        tokens.append(spell(Play(face, copy=seen[face])))
    return tuple(tokens)
