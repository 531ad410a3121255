"""What an answer of Monopoly is. The only module that spells or reads its tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from engine.monopoly.content.board import MOST
from engine.play import Seat


class Plain(msgspec.Struct, frozen=True):
    """An answer of one word: roll, stay, land, accept and the like."""

    word: str


class OnDistrict(msgspec.Struct, frozen=True):
    """An answer about one district."""

    key: str


class Works(OnDistrict, frozen=True):
    """Build or sell there: leads to the question how much (GM-4.1)."""


class SellRights(OnDistrict, frozen=True):
    """Give the rights to a demolished district back (GM-4.4)."""


class Build(OnDistrict, frozen=True):
    """Build or sell until so many *houses* and *tanks* stand there (GM-4.1, GM-4.4)."""

    houses: int
    tanks: int


class BuildMaser(OnDistrict, frozen=True):
    """Put a Maser Cannon in the place of the tanks (GM-4.2)."""


class Place(OnDistrict, frozen=True):
    """Put a house or tank there that costs nothing (GM-8.6)."""


class LoseTank(OnDistrict, frozen=True):
    """Lose a tank from there (GM-11.3)."""


class Buy(OnDistrict, frozen=True):
    """Buy the rights (GM-3.4)."""


class TradeDistrict(OnDistrict, frozen=True):
    """The rights, with all that stands there, as a part of a deal (GM-9.1)."""


class KeptCard(msgspec.Struct, frozen=True):
    """A kept card: to be used, or as a part of a deal."""

    key: str


class Rival(msgspec.Struct, frozen=True):
    """A kaiju of another player: to deal with, or to hit; *copy* tells the AP apart that hit the same one (GM-6.3)."""

    seat: Seat
    copy: int = 1


class Thing(msgspec.Struct, frozen=True):
    """A house or a tank of the space, to be hit (GM-3.1)."""

    what: str
    copy: int = 1


class Withdraw(msgspec.Struct, frozen=True):
    """Take back the offer to *seat* (GM-9.1)."""

    seat: Seat


class Fire(msgspec.Struct, frozen=True):
    """Fire at *seat* (GM-5.1, GM-5.5)."""

    seat: Seat


class StandDown(msgspec.Struct, frozen=True):
    """Fire at nobody (GM-5.2); *seat* is the only one that could be hit, if there is only one."""

    seat: Seat | None = None


class Steps(msgspec.Struct, frozen=True):
    """Move so many spaces."""

    count: int


RampagePick: TypeAlias = Plain | OnDistrict | KeptCard | Rival | Thing | Withdraw | Fire | StandDown | Steps
ROLL, STAY, DEAL, BACK, SELL, KEEP = "roll", "stay", "deal", "back", "sell", "keep"
AS_ROLLED, MORE, LESS, LAND, HIDE = "as_rolled", "more", "less", "land", "hide"
MONEY, HP, EAT, PASS, ACCEPT, DECLINE = "money", "hp", "eat", "pass", "accept", "decline"
HOUSE, TANK, STAND_DOWN = "house", "tank", "stand_down"
_WORDS = (
    ROLL, STAY, DEAL, BACK, SELL, KEEP, AS_ROLLED, MORE, LESS, LAND, HIDE, MONEY, HP, EAT, PASS, ACCEPT, DECLINE,
)  # fmt: skip
_PLAIN = {word: Plain(word) for word in _WORDS}
_ON_DISTRICT: dict[str, type[OnDistrict]] = {
    "works": Works,
    "rights": SellRights,
    "maser": BuildMaser,
    "place": Place,
    "tank": LoseTank,
    "buy": Buy,
    "district": TradeDistrict,
}
_NAMES = {kind: name for name, kind in _ON_DISTRICT.items()}
_SEATS = 8  # GM-1.1


@lru_cache(4096)
def spell(pick: RampagePick) -> str:
    """Return the token that is offered, clicked, stored and logged."""
    match pick:
        case Plain(word):
            return word
        case Build(key, houses, tanks):
            return f"build:{key}:h{houses}:t{tanks}"
        case OnDistrict(key):
            return f"{_NAMES[type(pick)]}:{key}"
        case KeptCard(key):
            return f"card:{key}"
        case Rival(seat, copy):
            return f"seat:{seat}" if copy == 1 else f"seat:{seat}#{copy}"
        case Thing(what, copy):
            return what if copy == 1 else f"{what}#{copy}"
        case Withdraw(seat):
            return f"withdraw:{seat}"
        case Fire(seat):
            return f"fire:{seat}"
        case StandDown(seat):
            return STAND_DOWN if seat is None else f"{STAND_DOWN}:{seat}"
        case Steps(count):
            return f"steps:{count}"


@lru_cache(4096)
def read(token: str) -> RampagePick:
    """Return what *token* means; a KeyError or ValueError if it means nothing."""
    if token in _PLAIN:
        return _PLAIN[token]
    kind, _, rest = token.partition(":")
    if not rest:
        return _read_short(token)
    match kind:
        case "build":
            key, level = rest.split(":h")
            houses, tanks = level.split(":t")
            return Build(key, int(houses), int(tanks))
        case "card":
            return KeptCard(rest)
        case "seat":
            seat, _, copy = rest.partition("#")
            return Rival(int(seat), int(copy or 1))
        case "withdraw":
            return Withdraw(int(rest))
        case "fire":
            return Fire(int(rest))
        case "stand_down":
            return StandDown(int(rest))
        case "steps":
            return Steps(int(rest))
    return _ON_DISTRICT[kind](rest)


def _read_short(token: str) -> RampagePick:
    if token == STAND_DOWN:
        return StandDown()
    what, _, copy = token.partition("#")
    if what not in (HOUSE, TANK):
        raise ValueError(token)
    return Thing(what, int(copy or 1))


class DistrictTokens(msgspec.Struct, frozen=True):
    """The tokens about one district; *levels* by houses and tanks."""

    works: str
    rights: str
    maser: str
    place: str
    lose_tank: str
    buy: str
    trade: str
    levels: tuple[tuple[str, ...], ...]


#: The tokens about a district are spelled once: questions are made of them.
@lru_cache(512)
def tokens_of(key: str) -> DistrictTokens:
    """Return the tokens about the district *key*."""
    counts = range(MOST + 1)
    levels = tuple(tuple(spell(Build(key, houses, tanks)) for tanks in counts) for houses in counts)
    return DistrictTokens(
        works=spell(Works(key)),
        rights=spell(SellRights(key)),
        maser=spell(BuildMaser(key)),
        place=spell(Place(key)),
        lose_tank=spell(LoseTank(key)),
        buy=spell(Buy(key)),
        trade=spell(TradeDistrict(key)),
        levels=levels,
    )


RIVALS = tuple(spell(Rival(seat)) for seat in range(_SEATS))
FIRE_AT = tuple(spell(Fire(seat)) for seat in range(_SEATS))


@lru_cache(1024)
def copies(token: str, times: int) -> tuple[str, ...]:
    """Return *token*, which is something to hit, as often as it may be hit."""
    pick = read(token)
    assert isinstance(pick, Rival | Thing), f"{token} is nothing to hit"
    return tuple(spell(msgspec.structs.replace(pick, copy=copy)) for copy in range(1, times + 1))


@lru_cache(1024)
def target_of(token: str) -> str:
    """Return what *token* hits, whichever of several AP it is."""
    return copies(token, 1)[0]


def district_of(token: str) -> str:
    """Return the key of the district that *token* is about."""
    pick = read(token)
    assert isinstance(pick, OnDistrict), f"{token} is about no district"
    return pick.key


def card_token(key: str) -> str:
    """Return the token of a kept card."""
    return spell(KeptCard(key))
