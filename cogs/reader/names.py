"""Names and marks: how people, seats and times are written in a message."""

from __future__ import annotations

import re
import unicodedata
from datetime import timedelta

import discord

from data.words import Words
from table import STRANGER

#: The shapes of the seats, the same as in the pictures: never the colour alone.
MARKS = "●■▲◆★⬢✚⬟▼◎☾✖"
LONGEST_NAME = 32
NAMELESS = "?"
#: Letters by Unicode that show nothing: fillers of Hangul, the empty pattern of Braille.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
#: Joiners and selectors, invisible in themselves, that emojis and some scripts need between their signs.
_JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")
_MARKS = 3  # signs above and below one letter; scripts that are written with them need no more
_ISOLATED, _END = "\u2068", "\u2069"
_SPACE = re.compile(r"\s+")
_RTL = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_RTL_RUN = re.compile(f"[{_RTL}](?:[{_RTL}]| +(?=[{_RTL}]))*")


def clean(name: str, otherwise: str = NAMELESS) -> str:
    """Return a person's *name* without what is invisible or turns text around; *otherwise* if nothing is left."""
    kept: list[str] = []
    marks = 0
    for sign in _SPACE.sub(" ", name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks or sign in _JOINERS:
            is_kept = bool(kept) and kept[-1] != " " and marks <= _MARKS
        else:
            is_kept = kind[0] != "C" and sign not in _BLANK
        if is_kept:
            kept.append(sign)
    short = _SPACE.sub(" ", "".join(kept)).strip()[:LONGEST_NAME].strip()
    return short if any(unicodedata.category(sign)[0] in "LNPS" for sign in short) else otherwise


def isolated(text: str) -> str:
    """Return *text* in which what is written from right to left does not reorder what stands beside it."""
    return _RTL_RUN.sub(lambda run: f"{_ISOLATED}{run[0]}{_END}", text)


def label(name: str, otherwise: str = NAMELESS) -> str:
    """Return a person's *name* for where nothing formats: a button, a select."""
    return _closed(clean(name, otherwise))


_FORMATTING = re.compile(r"[\\*_~|`\[\]]")
_LEADING = re.compile(r"(?m)^(\s*)([>#+-])")  # quotes, headings, lists, small print


def plain(name: str, otherwise: str = NAMELESS) -> str:
    """Return a person's *name* so that nothing in it formats, links or mentions."""
    return _closed(literal(clean(name, otherwise)))


def literal(text: str) -> str:
    """Return *text* so that nothing in it formats, links or mentions."""
    # discord.py escapes a link as a whole, up to the last bracket of the line, and leaves the rest of it as it is.
    escaped = discord.utils.escape_mentions(_LEADING.sub(r"\1\\\2", _FORMATTING.sub(r"\\\g<0>", text)))
    # Addresses link and <…> becomes a channel or a time even without markdown; an invisible joint prevents both.
    return escaped.replace("://", ":\u2060//").replace("<", "<\u2060")


def _closed(name: str) -> str:
    """Return a *name* as one piece of its line, whichever way it is written."""
    return f"{_ISOLATED}{name}{_END}" if _RTL_RUN.search(name) else name


def nameless(words: Words, person: str) -> str:
    """Return what *person* is called if their name shows nothing."""
    return words.say("nameless", number=person[-4:])


def known(words: Words, person: str, name: str) -> str:
    """Return *person* in a message: by the *name* they played under, or mentioned where none is known."""
    return mention(person) if name == STRANGER else plain(name, nameless(words, person))


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
