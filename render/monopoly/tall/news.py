"""What happened last, in up to three lines."""

from functools import lru_cache

from engine.play import Seat
from render.monopoly.changes import LastMove
from render.scene.pieces import badge
from render.scene.scene import Box, Layer, Mark
from render.scene.text import label, length, lines
from render.theme import AMBER, PAPER
from render.words import Words

TITLE = 36


def news(last: LastMove, area: Box, say: Words) -> tuple[Layer, int]:
    """Return what happened from the top of *area* on, and where it ends."""
    return _news(last.seat, last.words, area, say("gm-last").upper(), say.sentences([say.sentence(""), ""]))


@lru_cache(256)
def _news(seat: Seat | None, told: tuple[str, ...], area: Box, title: str, stop: str) -> tuple[Layer, int]:
    if not told:
        return Layer("last move", area, ()), area.top
    x, y = area.left, area.top + 14
    marks: list[Mark] = []
    if seat is not None:
        marks += badge(seat, x + 13, y, 11)
        x += 34
    marks.append(label(title, (x, y), "bold", 26, AMBER, track=1))
    rows, size = _set(told, area.width, stop)
    for at, row in enumerate(rows):
        marks.append(label(row, (area.left, y + TITLE + (size + 5) * at), "body", size, PAPER, width=area.width))
    bottom = round(y + TITLE + (size + 5) * len(rows))
    return Layer("last move", Box(area.left, area.top, area.right, bottom).grown(12), tuple(marks)), bottom


def _set(told: tuple[str, ...], width: int, stop: str) -> tuple[list[str], int]:
    """Return at most three lines, and their size: one for each thing if they fit, else all one after the other."""
    said = [words[:1].upper() + words[1:] for words in told]
    for size, most in ((32, 2), (27, 3)):
        if len(said) <= most and all(length(words, "body", size) <= width for words in said):
            return said, size
    for size, most in ((32, 2), (27, 3)):
        rows = lines(stop.join(said), "body", size, width)
        if len(rows) <= most:
            return list(rows), size
    return [*rows[:2], f"{rows[2]} …"], 27
