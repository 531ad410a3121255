"""The application's emojis by name, as messages and buttons show them; where one is missing there is plain text."""

from __future__ import annotations

from collections.abc import Mapping

from discord import PartialEmoji

from cogs.reader.names import mark

#: What Discord has of data/emojis, by name; filled when the bot starts.
_known: dict[str, PartialEmoji] = {}


def learn(name: str, number: int) -> None:
    """Let messages use the emoji *name*, which Discord knows by *number*."""
    _known[name] = PartialEmoji(name=name, id=number)


def know(numbers: Mapping[str, int]) -> None:
    """Let messages use these emojis, by name, and no others."""
    _known.clear()
    for name, number in numbers.items():
        learn(name, number)


def emoji(name: str, otherwise: str = "") -> str:
    """Return the emoji *name* as a text spells it, *otherwise* if there is none."""
    found = _known.get(name)
    return str(found) if found else otherwise


def icon(name: str) -> PartialEmoji | None:
    """Return the emoji *name* for a button or an option, None if there is none."""
    return _known.get(name)


def seat_name(seat: int) -> str:
    """Return the name of the emoji with the colour and shape of *seat*."""
    return f"seat_{seat + 1}"


def sign(seat: int) -> str:
    """Return *seat* as a text shows it: in its colour and shape, or the shape alone."""
    return emoji(seat_name(seat), mark(seat))


def lead(seat: int) -> str:
    """Return what stands before a name that has its *seat* as an emoji beside it: the shape, if there is none."""
    return "" if icon(seat_name(seat)) else f"{mark(seat)} "
