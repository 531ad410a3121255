"""Where a line may break: at spaces, at soft hyphens, and in Japanese between phrases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

SOFT_HYPHEN = "\u00ad"
#: Scripts that are written without spaces: kana, kanji and their signs.
_UNSPACED = (("\u3000", "\u30ff"), ("\u3400", "\u9fff"), ("\uff00", "\uffef"))
_CLOSING_SIGNS = "。、，．）」』】〉》！？：；・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…,.!?:;)%"  # begin no line
_CLOSING = frozenset(_CLOSING_SIGNS)
_OPENING = frozenset("（「『【〈《(")  # end no line


class Piece(NamedTuple):
    """A *text* that is not broken, the *glue* before it in a line, and what *end* it gets where a line ends with it.

    One that *may_break* is a phrase without spaces, which a line too short for it breaks all the same.
    """

    text: str
    glue: str = ""
    end: str = ""
    may_break: bool = False

    def after(self, line: str) -> str:
        """Return *line* with this piece behind it."""
        return f"{line}{self.glue}{self.text}"


@lru_cache(4096)
def pieces(text: str) -> tuple[Piece, ...]:
    """Return *text* in the pieces between which a line may break; no-break spaces hold."""
    return tuple(_pieces(text))


def _pieces(text: str) -> Iterator[Piece]:
    for number, word in enumerate(word for word in text.replace("\n", " ").split(" ") if word):
        *parts, last = word.split(SOFT_HYPHEN)
        glue = " " if number else ""
        for part in parts:
            yield Piece(part, glue, "-")
            glue = ""
        is_unspaced = any(map(_is_unspaced, last))
        for phrase in phrases(last) if is_unspaced else (last,):
            yield Piece(phrase, glue, may_break=is_unspaced)
            glue = ""


def wrapped(text: str, fits: Callable[[str], bool]) -> list[str]:
    """Return *text* in lines that *fits* accepts, as few as there can be; a piece too long for any line has its own."""
    found: list[str] = []
    end = ""
    for piece in pieces(text):
        for part in _letters(piece) if piece.may_break and not fits(piece.text) else (piece,):
            if found and fits(part.after(found[-1]) + part.end):
                found[-1] = part.after(found[-1])
            else:
                if found:
                    found[-1] += end
                found.append(part.text)
            end = part.end
    return found


def rejoined(lines: Sequence[str]) -> str:
    """Return *lines* as one, with spaces only where there were some."""
    text = lines[0] if lines else ""
    for line in lines[1:]:
        is_phrase = (bool(text) and _is_unspaced(text[-1])) or _is_unspaced(line[:1])
        text = f"{text}{'' if is_phrase else ' '}{line}"
    return text


def _letters(piece: Piece) -> Iterator[Piece]:
    """Yield a phrase that is longer than a line letter by letter, but for signs that begin or end no line."""
    start, glue = 0, piece.glue
    for at, (before, letter) in enumerate(pairwise(piece.text), 1):
        if letter not in _CLOSING and before not in _OPENING and not (before.isascii() and letter.isascii()):
            yield Piece(piece.text[start:at], glue)
            start, glue = at, ""
    yield Piece(piece.text[start:], glue, piece.end)


def phrases(text: str) -> list[str]:
    """Return Japanese *text* in phrases, such as a reader would not have broken; a colon begins none."""
    found: list[str] = []
    for phrase in _parser()(text):
        rest = phrase.lstrip(_CLOSING_SIGNS) if found else phrase
        if found:
            found[-1] += phrase[: len(phrase) - len(rest)]
        if rest:
            found.append(rest)
    return found


@cache
def _parser() -> Callable[[str], list[str]]:
    from budoux import load_default_japanese_parser  # only who draws Japanese pays for it

    return load_default_japanese_parser().parse


def _is_unspaced(letter: str) -> bool:
    return any(first <= letter <= last for first, last in _UNSPACED)
