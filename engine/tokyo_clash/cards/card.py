"""Cards (TC-4, TC-13): a row of data compiled once into what the rules ask about it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from engine.tokyo_clash.cards.words import FLAGS, ON_DEFENCE, ON_TARGET, SHAPES, SPENT_ALONE, Part, Phrases, parse
from engine.tokyo_clash.picks import Discard, Spend, UseCard, spell

NEEDS_NOTHING = ("move", "gain", "draw", "sift")  # TC-4.7: no target is asked for


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it is written."""

    key: str
    name: str
    copies: int
    cost: int
    dominance: int
    effects: str
    source: str


class CardFace(msgspec.Struct, frozen=True):
    """A card as it lies open; *text* and *parts* say the same."""

    key: str
    name: str
    kaiju: str
    cost: int
    dominance: int
    text: str
    parts: tuple[Part, ...]


class Card(msgspec.Struct, frozen=True, eq=False):
    """A card as it is played: its parts sorted by the moment they matter."""

    key: str
    name: str
    kaiju: str
    cost: int
    dominance: int
    source: str
    face: CardFace
    token: str
    discard_token: str
    spend_token: str
    head: bool
    momentum: bool
    stays: bool
    returns: bool
    attack: int  # -1: none
    range: int  # -1: melee, or no attack
    defend: int  # -1: none
    is_active: bool  # whether it can be played but in defence (TC-4.6, TC-13.6)
    has_barrage: bool  # whether a full Head Meter makes its attack stronger (TC-9.2)
    is_free: bool  # TC-4.7: some part of it can always be done
    steps: tuple[Part, ...]  # what is done when it is played, in order (TC-4.2)
    shapes: tuple[Part, ...]  # what shapes its attack (TC-13.5)
    guards: tuple[Part, ...]  # what raises its own Defend value
    after: tuple[Part, ...]  # what follows a defence (TC-13.6)
    spend: tuple[Part, ...]
    spends_alone: bool  # whether spending it needs no attack (TC-4.8)
    refresh: tuple[Part, ...]
    melee: int = 0  # what it gives while it lies in play (TC-13.3)
    ranged: int = 0
    throws: int = 0
    defence: int = 0
    hand: int = 0


def compiled(row: CardRow, kaiju: str, phrases: Phrases) -> Card:
    """Return *row* ready to play."""
    parts = parse(row.effects)
    face = CardFace(row.key, row.name, kaiju, row.cost, row.dominance, phrases.text(parts), parts)
    return msgspec.structs.replace(card_showing(face), source=row.source)


@lru_cache(256)
def card_showing(face: CardFace) -> Card:
    """Return the card that shows *face*, as it is played."""
    parts = face.parts
    words = {part.word for part in parts}
    plain = [part for part in parts if not part.when]
    steps = _steps(parts)
    stays = "enhancement" in words
    return Card(
        key=face.key,
        name=face.name,
        kaiju=face.kaiju,
        cost=face.cost,
        dominance=face.dominance,
        source="",
        face=face,
        token=spell(UseCard(face.key)),
        discard_token=spell(Discard(face.key)),
        head="head" in words,
        momentum="momentum" in words,
        stays=stays,
        returns="return" in words,
        attack=_value(plain, "attack"),
        range=_value(plain, "range"),
        defend=_value(plain, "defend"),
        is_active=stays or bool(steps) or "defend" not in words,
        is_free=stays or "return" in words or any(_is_free(part) for part in steps),
        has_barrage=any(part.when == "barrage" for part in parts),
        steps=steps,
        shapes=tuple(part for part in parts if part.word in SHAPES and part.when in ("", "barrage")),
        guards=tuple(part for part in plain if part.word == "defence"),
        after=_after(parts),
        refresh=tuple(part for part in parts if part.when == "refresh"),
        **_spending(face.key, parts),
        **_passive(plain if stays else []),
    )


def _spending(key: str, parts: tuple[Part, ...]) -> dict[str, Any]:
    spend = tuple(part for part in parts if part.when == "spend")
    is_alone = bool(spend) and all(part.word in SPENT_ALONE for part in spend)
    return {"spend": spend, "spends_alone": is_alone, "spend_token": spell(Spend(key))}


def _split(parts: tuple[Part, ...]) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """Return the parts before and after ``defend`` (TC-13.6)."""
    for at, part in enumerate(parts):
        if part.word == "defend":
            return parts[:at], parts[at + 1 :]
    return parts, ()


def _steps(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return what is done, in order: move, attack, the rest as printed (TC-4.2)."""
    before, _ = _split(parts)
    has_attack = any(part.word == "attack" for part in before)
    idle = (*FLAGS, *SHAPES, "defence", "hand", *(["range"] if has_attack else []))
    done = [part for part in before if part.word not in idle and part.when in ("", "barrage")]
    return tuple(sorted(done, key=lambda part: {"move": 0, "attack": 1, "range": 1}.get(part.word, 2)))


def _after(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return what follows a defence."""
    idle = (*SHAPES, *FLAGS, "defence", "range")
    return tuple(part for part in _split(parts)[1] if part.word not in idle and not part.when)


def _value(parts: list[Part], word: str) -> int:
    return next((part.amount for part in parts if part.word == word), -1)


def _is_free(part: Part) -> bool:
    if part.word == "move" and part.amount == 0:
        return False  # TC-13.7: move 0 is not a move.
    return part.word in NEEDS_NOTHING and not part.condition and not part.when


def _passive(parts: list[Part]) -> dict[str, Any]:
    bonuses: dict[str, int] = {}
    for part in parts:
        if part.word in ("melee", "ranged", "throws", "defence", "hand"):
            bonuses[part.word] = bonuses.get(part.word, 0) + part.amount
    return bonuses


def problems(row: CardRow) -> Iterator[str]:
    """Yield what is wrong with *row*."""
    if row.copies < 1 or row.cost < 0 or row.dominance < 0:
        yield "needs at least one copy, and cost and dominance of 0 or more"
    if not row.source.strip():
        yield "names no source"
    try:
        parts = parse(row.effects)
    except ValueError as error:
        yield f"has a part that no word of TC-13 fits: {str(error)!r}"
        return
    yield from _misplaced(parts)


def _misplaced(parts: tuple[Part, ...]) -> Iterator[str]:
    before, after = _split(parts)
    words = {part.word for part in parts if not part.when}
    stays, attacks = "enhancement" in words, "attack" in words
    for word in ("attack", "range", "defend"):
        if sum(part.word == word for part in parts) > 1:
            yield f"has more than one {word!r}"
    for part in parts:
        if part.word in ("throw", "fly"):
            yield f"{part.word!r} belongs on a mat"
        if part.when in ("spend", "refresh") and not stays:
            yield f"'{part.when}:' needs an Enhancement (TC-13.3)"
        if part.when == "refresh" and part.word not in ("gain", "draw"):
            yield f"'refresh:' cannot {part.word} (TC-13.3)"
        if part.when == "spend" and part.word not in (*SHAPES, *SPENT_ALONE):
            yield f"'spend:' cannot {part.word} (TC-4.8)"
        if (part.when == "barrage" or part.condition in ("hit", "target is king")) and not attacks:
            yield f"'{part.when or part.condition}' needs an attack (TC-13.4, TC-13.10)"
        if part.word in SHAPES and not part.when and not (attacks or stays):
            yield f"{part.word!r} needs an attack or an Enhancement (TC-13.5)"
        if part.word in ON_DEFENCE and part not in after:
            yield f"{part.word!r} needs a 'defend' before it (TC-13.2)"
        if part.word == "defence" and not stays and part not in after:
            yield "'defence' needs a 'defend' before it, or an Enhancement (TC-13.8)"
        if part.word == "hand" and not stays:
            yield "'hand' needs an Enhancement (TC-13.3)"
        if part.word in ON_TARGET and part in before and not {"attack", "range"} & words:
            yield f"{part.word!r} has no target (TC-13.18)"
