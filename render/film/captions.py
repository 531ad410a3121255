"""Captions: the rows under the picture, with what happens in a sentence or two, whose act it is and how far it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

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
    at = (float(room.left), float(room.top + _above(text, room)))
    words += paragraph(text, at, "bold", SIZE, PAPER, "l", width=room.width, height=room.height)
    done = Box(0, HEIGHT - BAR, round(WIDTH * frame.share), HEIGHT)
    bar = (Panel(Box(0, HEIGHT - BAR, WIDTH, HEIGHT), 0, LINE), Panel(done, 0, colour))
    return Scene(WIDTH, HEIGHT, INK1, (Layer("caption", below, tuple(words)), Layer("bar", below, bar)), palette)


def _above(text: str, room: Box) -> int:
    """Return how many rows stay free above a text of one line."""
    return 0 if _rows(text, room.width) > 1 else room.height // 4


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
    return _cut(_joined(teller, weighed))


def _joined(teller: Teller, weighed: Sequence[tuple[int, int, str]]) -> str:
    texts = dict.fromkeys(text for _, _, text in weighed)
    return teller.words.say("list-space").join(texts)


def _cut(text: str) -> str:
    """Return as many whole sentences of *text* as fit, at least one."""
    parts = _SENTENCE.split(text)
    while len(parts) > 1 and not _fits("".join(parts)):
        parts.pop()
    return "".join(parts).strip()


def _fits(text: str) -> bool:
    return _rows(text, RIGHT - LEFT) <= ROWS


def _rows(text: str, width: int) -> int:
    return len(lines(text, "bold", SIZE, width))
