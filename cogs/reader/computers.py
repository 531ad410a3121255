"""Computer players as characters: their names, and what they have to say when they strike, are hit or win.

Both follow from what everybody can see, so that a table says the same again after a restart and from its file.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from data.words import Words
from engine.play import Seat
from table import LogLine, SeatInfo, TableInfo
from words.registry import words_of

REMARKS = 3  # for each occasion and temper


def name_key(words: Words, seat: SeatInfo) -> str:
    """Return the key of the name of the computer at *seat*: every kaiju has a player of its own."""
    key = f"computer-{seat.kaiju}"
    return key if key in words else "computer-any"


def remark(words: Words, table: TableInfo, lines: Sequence[LogLine]) -> str:
    """Return what a computer says to the newest of the public *lines*, if that tells of a blow that it gave or took."""
    last = next((line for line in reversed(lines) if line.events and line.undone is None), None)
    if last is None:
        return ""
    special = words_of(table.game)
    blows = [blow for event in last.events if (blow := special.blow(event))]
    for striker, victim in reversed(blows):
        for occasion, seat in (("hit", victim), ("strike", striker)):
            # Every second time: a remark that comes always is noise.
            if _is_computer(table, seat) and _chance(table, last.version, seat) % 2:
                return _said(words, table, seat, occasion, last.version)
    return ""


def last_word(words: Words, table: TableInfo) -> str:
    """Return what a computer says that has won."""
    first = table.outcome.places[0] if table.outcome and table.outcome.places else ()
    speaker = next((seat for seat in first if _is_computer(table, seat)), None)
    return "" if speaker is None else _said(words, table, speaker, "win", table.version)


def _is_computer(table: TableInfo, seat: Seat) -> bool:
    return 0 <= seat < len(table.seats) and bool(table.seats[seat].level)


def _chance(table: TableInfo, version: int, seat: Seat) -> int:
    return crc32(f"{table.commitment}/{version}/{seat}".encode())


def _said(words: Words, table: TableInfo, seat: Seat, occasion: str, version: int) -> str:
    name, temper = words.forms(name_key(words, table.seats[seat]), ("temper",))
    number = _chance(table, version, seat) // 2 % REMARKS + 1
    return words.say("computer-says", name=name, remark=words.say(f"remark-{occasion}-{temper}-{number}"))
