"""Words on a poster: the format, how small they may get, and where none may stand."""

from functools import lru_cache

from render.scene.glyphs import clean, is_joining
from render.scene.scene import Box, Label, Point
from render.scene.text import label, length, lines
from render.theme import INK0, PAPER

WIDTH, HEIGHT = 1320, 840
PALETTE = "posters"
#: Discord covers this corner with its badge for the description.
CORNER = Box(0, HEIGHT - 48, 96, HEIGHT)
LEAST = 24.0
WIDE_LEAST = 26.0  # Japanese and emojis in a line are set smaller, and still have 22 pixels then
LEADING = 1.28
_MORE = "…"


def fitted_label(
    text: str,
    at: Point,
    face: str,
    size: float,
    colour: str = PAPER,
    anchor: str = "l",
    *,
    width: float,
    halo: int = 0,
    track: float = 0,
) -> Label:
    """Set *text* no wider than *width*: it shrinks first, then its end becomes "…"."""
    shown, fitting = fit(clean(text, face), face, size, width - 2 * halo, track)
    return label(shown, at, face, fitting, colour, anchor, halo=halo, halo_colour=INK0, track=track)


@lru_cache(1024)
def fit(text: str, face: str, size: float, width: float, track: float = 0) -> tuple[str, float]:
    """Return *text* and the size at which it fits into *width*."""
    least = LEAST if text.isascii() else WIDE_LEAST
    while size > least and (wide := length(text, face, size, track)) > width:
        # Every size of a font is opened anew, so this goes straight to the one that should fit.
        size = max(least, min(size - 0.5, size * width / wide // 0.5 * 0.5))
    if length(text, face, size, track) <= width:
        return text, size
    kept = text
    while kept and length(kept + _MORE, face, size, track) > width:
        kept = kept[:-1].rstrip()
        while kept and is_joining(kept[-1]):
            kept = kept[:-1]
    return kept + _MORE, size


def paragraph(
    text: str, at: Point, face: str, size: float, colour: str, anchor: str, *, width: float, height: float
) -> list[Label]:
    """Set *text* in balanced lines below *at*, within *width* and *height*; what does not fit ends in "…"."""
    size, broken = _broken(clean(text, face), face, size, width, height)
    leading = size * LEADING
    most = max(1, int(height // leading))
    if len(broken) > most:
        broken = (*broken[: most - 1], " ".join(broken[most - 1 :]))
    x, y = at
    return [
        fitted_label(line, (x, y + leading * (number + 0.5)), face, size, colour, anchor, width=width)
        for number, line in enumerate(broken)
    ]


def _broken(text: str, face: str, size: float, width: float, height: float) -> tuple[float, tuple[str, ...]]:
    """Return *text* in lines, and the largest size at which they fit."""
    while size > WIDE_LEAST and len(lines(text, face, size, width)) * size * LEADING > height:
        size -= 1
    return size, lines(text, face, size, width)
