"""Long texts in parts: what does not fit on one page stands on the next, with buttons from part to part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap

from cogs.wire.page import Item, button
from data.words import Words


def portions(texts: Sequence[str], room: int) -> list[str]:
    """Return *texts*, each on a line of its own, in portions of at most *room* characters; nothing is lost."""
    found: list[str] = []
    for piece in (piece for text in texts for piece in _pieces(text, room)):
        if found and len(found[-1]) + 1 + len(piece) <= room:
            found[-1] += f"\n{piece}"
        else:
            found.append(piece)
    return found


def _pieces(text: str, room: int) -> list[str]:
    return [text] if len(text) <= room else wrap(text, room, replace_whitespace=False)


def inside(part: int, portions: Sequence[str]) -> int:
    """Return the number of the portion nearest to *part* that there is."""
    return min(max(part, 0), max(len(portions) - 1, 0))


def turning(words: Words, part: int, count: int, address: Callable[[int], str]) -> list[Item]:
    """Return which *part* of *count* is shown, between buttons to the part before and the part after."""
    if count < 2:
        return []
    return [
        button(words.say("part", part=number + 1, parts=count), address(number), disabled=number == part)
        for number in (part - 1, part, part + 1)
        if 0 <= number < count
    ]
