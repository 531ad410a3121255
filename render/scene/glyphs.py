"""Which font has which character, and what becomes of the characters that none has.

People's names come from anywhere: emoji, mathematical letters, Hangul, Arabic. A character is looked up in the face's
own files, then in the fallbacks; one that no font has is spelled in plainer characters if Unicode knows how, and is
left out otherwise. No box is ever drawn. A letter keeps one accent: stacks of them would cover other lines.
"""

import tomllib
import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache

from render.paint import pillow

_JOINER = "\u200d"
_KEYCAP = "\u20e3"
_TONES = range(0x1F3FB, 0x1F400)
_FLAGS = range(0x1F1E6, 0x1F200)
_KEPT_JOINERS = ("\u200c", _JOINER)
_ACCENTS = frozenset(map(chr, range(0x300, 0x370)))
_MOST_MARKS = 3  # on a letter of other scripts: Khmer and pointed Hebrew have as many


@cache
def files(face: str) -> tuple[str, ...]:
    """Return the font files of *face* in the order in which a character is looked up."""
    listed = tomllib.loads((pillow.DATA / "fonts" / "fonts.toml").read_text())
    return (*listed["faces"][face], *listed["fallbacks"]["files"])


@lru_cache(8192)
def font_for(face: str, letter: str) -> str | None:
    """Return the font file in which *letter* is set in *face*, or None if none has it."""
    point = ord(letter)
    for name in files(face):
        spans = pillow.coverage()[name]
        at = bisect_right(spans, point)
        if at % 2 or (at and spans[at - 1] == point):
            return name
    return None


def is_joining(letter: str) -> bool:
    """Return whether *letter* only makes sense with the one before: an accent, a vowel sign, a joiner."""
    return unicodedata.category(letter) in ("Mn", "Mc", "Me") or letter in _KEPT_JOINERS


@lru_cache(8192)
def clean(text: str, face: str = "body") -> str:
    """Return *text* with only characters that can be drawn, and no stray blanks."""
    drawable: list[str] = []
    skip = False
    for letter in unicodedata.normalize("NFC", text):
        if skip and not is_joining(letter):
            skip = False
            continue
        if letter == _JOINER and drawable and _is_pictograph(drawable[-1]):
            skip = True  # a family or a profession: the first figure stands for all
            continue
        if not _is_stacked(letter, drawable):
            drawable += _spelling(letter, face)
    return " ".join("".join(drawable).split()) or "…"


def _spelling(letter: str, face: str) -> str:
    """Return what is drawn for *letter*: itself, a plainer spelling, or nothing."""
    point, category = ord(letter), unicodedata.category(letter)
    if point in _FLAGS:
        return chr(ord("A") + point - _FLAGS.start)
    if point in _TONES or letter == _KEYCAP or 0xFE00 <= point <= 0xFE0F:
        return ""
    if category in ("Cc", "Zs", "Zl", "Zp"):
        return " "
    if category in ("Cf", "Cs", "Co", "Cn") and letter not in _KEPT_JOINERS:
        return ""
    if font_for(face, letter) or letter in _KEPT_JOINERS:
        return letter
    plainer = unicodedata.normalize("NFKC", letter)
    if plainer == letter:
        plainer = unicodedata.normalize("NFKD", letter)[:1]
    return "".join(each for each in plainer if font_for(face, each))


def _is_stacked(letter: str, before: list[str]) -> bool:
    """Return whether *letter* is a mark too many: it encloses others, or what it stands on has its marks already."""
    category = unicodedata.category(letter)
    if letter in _ACCENTS:
        return not before or not before[-1].isalpha()
    if category == "Mn":
        last = before[-_MOST_MARKS:]
        return last[-1:] == [letter] or (len(last) == _MOST_MARKS and all(map(is_joining, last)))
    return category == "Me"


def _is_pictograph(letter: str) -> bool:
    return unicodedata.category(letter) == "So" or ord(letter) >= 0x1F000
