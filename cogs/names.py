"""Names and marks: how people, seats and times are written in a message."""

from __future__ import annotations

import re
from datetime import timedelta

import discord

#: The shapes of the seats, the same as in the pictures: never the colour alone.
MARKS = "●■▲◆★⬢✚⬟▼◎☾✖"
LONGEST_NAME = 32
_SPACE = re.compile(r"\s+")


def plain(name: str) -> str:
    """Return a person's *name* so that nothing in it formats, links or mentions."""
    flat = _SPACE.sub(" ", name).strip()[:LONGEST_NAME]
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(flat, ignore_links=False))
    # Addresses link and <…> becomes a channel or a time even without markdown; an invisible joint prevents both.
    return escaped.replace("://", ":\u2060//").replace("<", "<\u2060")


def mark(seat: int) -> str:
    """Return the shape of *seat*."""
    return MARKS[seat % len(MARKS)]


def mention(person: str) -> str:
    """Return what mentions *person*."""
    return f"<@{person}>"


def until(moment: float | None) -> str:
    """Return *moment* as everybody reads it in their own time: "in 3 hours"."""
    return "" if moment is None else f"<t:{int(moment)}:R>"


def at(moment: float) -> str:
    """Return *moment* as a short date and time in the reader's zone."""
    return f"<t:{int(moment)}:f>"


def date(moment: float) -> str:
    """Return the day of *moment* in the reader's zone."""
    return f"<t:{int(moment)}:D>"


def time(moment: float) -> str:
    """Return the hour and minute of *moment* in the reader's zone."""
    return f"<t:{int(moment)}:t>"


def span(seconds: int) -> tuple[int, str]:
    """Return *seconds* as a number of the largest whole unit: (24, "hours") is (1, "days")."""
    whole = timedelta(seconds=seconds)
    if whole.days and not whole.seconds:
        return whole.days, "days"
    if seconds % 3600 == 0:
        return seconds // 3600, "hours"
    return seconds // 60, "minutes"


def rounded(seconds: float) -> tuple[int, str]:
    """Return about *seconds* as a number of minutes, hours or days, whichever says it best."""
    for size, unit in ((86_400, "days"), (3_600, "hours")):
        if seconds >= 2 * size:
            return round(seconds / size), unit
    return max(1, round(seconds / 60)), "minutes"
