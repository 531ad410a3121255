"""What an answer of Tokyo Clash is. The only module that spells or reads its tokens, and the keys of its things."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from engine.play import Decision, Question, Seat
from engine.tokyo_clash.city.hexes import WAY_NAMES


class Kaiju(msgspec.Struct, frozen=True):
    """The kaiju of a *seat*: a target, whose deck is looked at, who is hurt."""

    seat: Seat


class Vehicle(msgspec.Struct, frozen=True):
    """A vehicle on the board: the *number*-th that was placed; without a number any of its kind."""

    kind: str
    number: int = 0


class Building(msgspec.Struct, frozen=True):
    """A building by its letter: what events and rows speak of."""

    letter: str


class ThisBuilding(msgspec.Struct, frozen=True):
    """The building in the space that a question is about."""


class UseCard(msgspec.Struct, frozen=True):
    """A card to play, to defend with, to spend, to take or to give up; *copy* tells equal ones apart."""

    key: str
    copy: int = 1


class HandCard(msgspec.Struct, frozen=True):
    """A card by its *place* in the hand, from 1 on (TC-10.1)."""

    place: int


class Discard(msgspec.Struct, frozen=True):
    """A card, discarded for an action of the mat (TC-8.1)."""

    key: str


class Spend(msgspec.Struct, frozen=True):
    """An Enhancement, spent for what it names (TC-4.8)."""

    key: str


class MatAction(msgspec.Struct, frozen=True):
    """A discard action of the mat, by its word: throw, move, fly, gain (TC-8)."""

    word: str


class Hit(msgspec.Struct, frozen=True):
    """An attack that damages the kaiju of *seat* (TC-5.1)."""

    seat: Seat


class Throw(msgspec.Struct, frozen=True):
    """A kaiju or vehicle, thrown (TC-5.1)."""

    what: Kaiju | Vehicle


class Space(msgspec.Struct, frozen=True):
    """A space of the city, spelled ``q,r``: where to go, to throw, to place."""

    name: str


class Face(msgspec.Struct, frozen=True):
    """The way that a vehicle faces."""

    way: str


class Pass(msgspec.Struct, frozen=True):
    """No action, attack, defence or move."""


class Stop(msgspec.Struct, frozen=True):
    """No further action after one with Momentum (TC-4.4)."""


class Nothing(msgspec.Struct, frozen=True):
    """Nothing is destroyed."""


Thing: TypeAlias = Kaiju | Vehicle | Building
CardPick: TypeAlias = UseCard | Discard | Spend
BoardPick: TypeAlias = Space | Kaiju | Hit | Throw | Face | ThisBuilding | Vehicle
ClashPick: TypeAlias = CardPick | HandCard | MatAction | BoardPick | Pass | Stop | Nothing

PASS, STOP, NOTHING, BUILDING = "pass", "stop", "none", "building"
_SIMPLE: dict[str, ClashPick] = {PASS: Pass(), STOP: Stop(), NOTHING: Nothing(), BUILDING: ThisBuilding()}
_CARDS: dict[str, type[Discard | Spend]] = {"discard": Discard, "spend": Spend}


@lru_cache(2048)
def spell(pick: ClashPick) -> str:
    """Return the token that is offered, clicked, stored and logged."""
    match pick:
        case UseCard(key, copy):
            return f"card:{key}" + (f"#{copy}" if copy > 1 else "")
        case Discard(key):
            return f"discard:{key}"
        case Spend(key):
            return f"spend:{key}"
        case HandCard(place):
            return f"hand:{place}"
        case MatAction(word):
            return f"action:{word}"
        case Hit(seat):
            return f"hit:{spell(Kaiju(seat))}"
        case Throw(what):
            return f"throw:{spell(what)}"
        case Space(name):
            return f"hex:{name}"
        case Face(way):
            return f"face:{way}"
        case Kaiju(seat):
            return f"seat:{seat}"
        case Vehicle(kind, number):
            return f"{kind}{number}"
    return next(token for token, simple in _SIMPLE.items() if simple == pick)


@lru_cache(2048)
def read(token: str) -> ClashPick:
    """Return what *token* means; a KeyError or ValueError if it means nothing."""
    if token in _SIMPLE:
        return _SIMPLE[token]
    kind, colon, rest = token.partition(":")
    if not colon:
        return _vehicle(token)
    match kind:
        case "card":
            key, _, copy = rest.partition("#")
            return UseCard(key, int(copy or 1))
        case "hex":
            return Space(rest)
        case "hit":
            return Hit(_seat(rest))
        case "throw":
            return Throw(Kaiju(_seat(rest)) if ":" in rest else _vehicle(rest))
        case "seat":
            return Kaiju(int(rest))
        case "hand":
            return HandCard(int(rest))
        case "action":
            return MatAction(rest)
        case "face":
            return Face(WAY_NAMES[WAY_NAMES.index(rest)])
    return _CARDS[kind](rest)


def _seat(token: str) -> Seat:
    kind, _, number = token.partition(":")
    if kind != "seat":
        raise ValueError(token)
    return int(number)


def _vehicle(token: str) -> Vehicle:
    kind = token.rstrip("0123456789")
    return Vehicle(kind, int(token[len(kind) :]))


#: Tokens that questions are made of again and again, spelled once. There are at most four seats (TC-1.1).
SEATS = tuple(spell(Kaiju(seat)) for seat in range(4))
HITS = tuple(spell(Hit(seat)) for seat in range(4))
FACES = tuple(spell(Face(way)) for way in WAY_NAMES)


@lru_cache(512)
def throw_token(key: str) -> str:
    """Return the token that throws the kaiju or vehicle *key*."""
    what = thing(key)
    assert not isinstance(what, Building)
    return spell(Throw(what))


@lru_cache(512)
def thing(key: str) -> Thing:
    """Return the kaiju (``seat:1``), vehicle (``tank7``, ``tank``) or building (``T``) that *key* names."""
    if len(key) == 1:
        return Building(key)
    if key in SEATS:
        return Kaiju(SEATS.index(key))
    return _vehicle(key) if key[-1].isdigit() else Vehicle(key)


def card_of(token: str) -> str:
    """Return the key of the card that *token* plays, takes, gives up or spends."""
    pick = read(token)
    assert isinstance(pick, UseCard | Discard | Spend), f"{token} is no card"
    return pick.key


def seat_of(token: str) -> Seat:
    """Return the seat whose kaiju *token* names."""
    pick = read(token)
    assert isinstance(pick, Kaiju), f"{token} is no kaiju"
    return pick.seat


def copies(keys: list[str]) -> tuple[str, ...]:
    """Return a token for each single card of *keys*, the second of a key as its second copy."""
    seen: dict[str, int] = {}
    tokens = []
    for key in keys:
        seen[key] = seen.get(key, 0) + 1
        tokens.append(spell(UseCard(key, seen[key])))
    return tuple(tokens)


def is_on_board(question: Question | None) -> bool:
    """Return whether *question* is answered on the board: with a space, a target or a way, not with cards in hand."""
    return isinstance(question, Decision) and any(isinstance(read(token), BoardPick) for token in question.options)
