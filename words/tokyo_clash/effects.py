"""What cards and mats of Tokyo Clash do, in any language: the parts of a card as sentences (TC-13)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from data.words import Words
from engine.tokyo_clash.cards.words import Part, is_lost
from words.game import Facts

KEPT = 1024  # texts
BARRAGE = "barrage"
REMINDING = (True, False)  # content kept from before has no words for what players may forget


@lru_cache(KEPT)
def text(words: Words, parts: tuple[Part, ...], is_reminding: bool = True) -> str:
    """Return what *parts* say to a player: those that one `spend:` or Barrage brings in one sentence."""
    said: list[str] = []
    before: Part | None = None
    has_attack = False
    for part in parts:
        if is_reminding and before and part.when and part.when == before.when:
            second = _clause(words, msgspec.structs.replace(part, when=""), "joined")
            said[-1] = words.say("tokyo_clash-effect-and", first=said[-1], second=second)
        elif is_reminding and before and part.condition == before.condition == "meter":
            said.append(_under(words, "also", _clause(words, part, "joined"), part))
        elif is_reminding and has_attack and is_lost(part):
            said.append(_under(words, "unblocked", _clause(words, part, "joined"), part))
        else:
            said.append(_clause(words, part))
        before, has_attack = part, (has_attack or part.word == "attack") and part.word != "defend"
    return _one_after_another(words, [words.say("tokyo_clash-effect-sentence", text=one) for one in said])


def card_text(words: Words, given: str, parts: tuple[Part, ...], english: Words, lasting_meter: bool = False) -> str:
    """Return *given*, the text that the content has for *parts*, in the language; other wordings stay as they are.

    Where the Head Meter lasts, a Barrage says so instead of emptying it.
    """
    is_ours = given in (text(english, parts, is_reminding) for is_reminding in REMINDING)
    return text(words, _lasting(parts) if lasting_meter else parts) if is_ours else given


def _lasting(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Return *parts* with every Barrage as it is told where the Head Meter lasts."""
    return tuple(
        msgspec.structs.replace(part, when=f"{BARRAGE} lasting") if part.when == BARRAGE else part for part in parts
    )


def _one_after_another(words: Words, sentences: list[str]) -> str:
    whole = sentences[0]
    for sentence in sentences[1:]:
        whole = words.say("tokyo_clash-effect-then", first=whole, second=sentence)
    return whole


def _clause(words: Words, part: Part, form: str = "") -> str:
    """Return one part with what governs it; inside of something else in its joined form."""
    governors = [each for each in (part.condition, part.when) if each]
    card = "any" if part.name == "any" else _card(words, part.name)
    facts: Facts = {"amount": part.amount, "keep": part.keep, "card": card, "place": part.place}
    said = _form(words, f"tokyo_clash-effect-{part.word}", "joined" if governors else form, **facts)
    for number, governor in enumerate(governors, 1):
        said = _under(words, governor, said, part, form if number == len(governors) else "joined")
    return said


def _under(words: Words, governor: str, said: str, part: Part, form: str = "") -> str:
    key = f"tokyo_clash-condition-{governor.replace(' ', '_')}"
    return _form(words, key, form, text=said, level=part.level)


def _form(words: Words, key: str, form: str, **facts: str | int) -> str:
    label, joined = words.forms(key, ("joined",), **facts)
    return joined or label if form else label


def _card(words: Words, name: str) -> str:
    """Return how the card is called that the content calls *name*."""
    key = f"tokyo_clash-card-{name.lower().replace(' ', '_')}"
    return words.say(key) if name and key in words else name
