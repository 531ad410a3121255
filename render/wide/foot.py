"""The line at the foot of a landscape picture: what happened last, and one fact; Discord's badge keeps the corner."""

from functools import lru_cache

from render.scene.pieces import badge
from render.scene.scene import Box, Layer, Mark
from render.scene.text import length
from render.theme import AMBER, MIST
from render.wide.fit import CORNER, HEIGHT, WIDTH, fitted_label

TOP = CORNER.top
START = CORNER.right + 14
MIDDLE = HEIGHT - 25
TITLE, TEXT, FACT = 25, 29, 27


@lru_cache(64)
def foot(seat: int | None, title: str, text: str, fact: str) -> Layer:
    """Return the line: the shape of *seat*, *title* and *text* of what happened, and a *fact* at the right."""
    area = Box(CORNER.right, TOP, WIDTH, HEIGHT)
    room = length(fact, "body", FACT) + 30 if fact else 0
    marks: list[Mark] = []
    x = float(START)
    if text and seat is not None:
        marks += badge(seat, x + 12, MIDDLE, 12)
        x += 36
    if text:
        marks.append(fitted_label(title, (x, MIDDLE), "bold", TITLE, AMBER, width=200, track=1))
        x += length(title, "bold", TITLE, 1) + 14
        marks.append(fitted_label(text, (x, MIDDLE), "body", TEXT, width=WIDTH - x - room - 20))
    if fact:
        marks.append(fitted_label(fact, (WIDTH - 20, MIDDLE), "body", FACT, MIST, "r", width=WIDTH - 20 - START))
    return Layer("foot", area, tuple(marks))
