"""Captions: the rows under the picture, with what happens in a sentence or two, whose act it is and how far it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from render.film.cutting import ENDING
from render.film.orders import NOBODY, Frame
from render.scene.pieces import badge
from render.scene.scene import Box, Layer, Mark, Panel, Scene
from render.scene.text import lines
from render.theme import AMBER, INK0, INK1, LINE, PAPER, seat_colour
from render.wide.fit import paragraph
from words.teller import Teller

WIDTH, HEIGHT = 600, 84
BAR = 6  # rows of the bar that shows how far the film is
SIZE, ROWS = 27.0, 2
LEFT, RIGHT = 62, WIDTH - 14
_SENTENCE = re.compile(r"(?<=[.!?。！？] )|(?<=[。！？])(?=[^ ])")
_BREAK = re.compile(r"(?<=[^\d][.!?]) |(?<=[。！？])(?=[^ ])")  # not behind a number: "the 11. time" in German
_MARKS = str.maketrans("", "", "*_`~")


def caption(frame: Frame, text: str, palette: str) -> Scene:
    """Return the rows under the picture of *frame*."""
    below = Box(0, 0, WIDTH, HEIGHT)
    colour = AMBER if frame.seat == NOBODY else seat_colour(frame.seat)
    left = 18 if frame.seat == NOBODY else LEFT
    words: list[Mark] = [Panel(below, 0, INK0)]
    if frame.seat != NOBODY:
        words += badge(frame.seat, 32, (HEIGHT - BAR) / 2, 17)
    room = Box(left, 3, RIGHT, HEIGHT - BAR - 3)
    rows = _rows(text, room.width)
    for number, row in enumerate(rows if len(rows) <= ROWS else (text,)):
        at = (float(room.left), room.top + (room.height / 4 if len(rows) == 1 else number * room.height / ROWS))
        height = room.height if len(rows) > ROWS else room.height / ROWS
        words += paragraph(row, at, "bold", SIZE, PAPER, "l", width=room.width, height=height)
    done = Box(0, HEIGHT - BAR, round(WIDTH * frame.share), HEIGHT)
    bar = (Panel(Box(0, HEIGHT - BAR, WIDTH, HEIGHT), 0, LINE), Panel(done, 0, colour))
    return Scene(WIDTH, HEIGHT, INK1, (Layer("caption", below, tuple(words)), Layer("bar", below, bar)), palette)


def told(frame: Frame, teller: Teller) -> str:
    """Return what happens in *frame*: as many sentences as fit, those that tell least left out first."""
    weight = teller.special.weight
    weighed = [
        (weight(event), at, text)
        for at, event in enumerate(frame.told or frame.events)
        if weight(event) and (text := teller.event(event).translate(_MARKS).strip())
    ]
    while len(weighed) > 1 and not _fits(_joined(teller, weighed)):
        weighed.remove(min(weighed))
    # What ends the game is told from its end, where the result stands.
    return _cut(_joined(teller, weighed), -1 if weighed and max(weighed)[0] < ENDING else 0)


def _joined(teller: Teller, weighed: Sequence[tuple[int, int, str]]) -> str:
    texts = dict.fromkeys(text for _, _, text in weighed)
    return teller.words.say("list-space").join(texts)


def _cut(text: str, end: int) -> str:
    """Return as many whole sentences of *text* as fit, at least one; those at one *end* go first."""
    parts = _SENTENCE.split(text)
    while len(parts) > 1 and not _fits("".join(parts)):
        parts.pop(end)
    return "".join(parts).strip()


def _fits(text: str) -> bool:
    return len(_rows(text, RIGHT - LEFT)) <= ROWS


def _rows(text: str, width: int) -> tuple[str, ...]:
    """Return *text* in rows, broken between two sentences where what stands on either side fits into one."""
    rows = lines(text, "bold", SIZE, width)
    if len(rows) == ROWS:
        for end in reversed([found.start() for found in _BREAK.finditer(text)]):
            halves = text[:end].rstrip(), text[end:].lstrip()
            if all(len(lines(half, "bold", SIZE, width)) == 1 for half in halves):
                return halves
    return rows
