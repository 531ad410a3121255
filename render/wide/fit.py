"""Words on a landscape picture: the format, how small they may get, and where none may stand."""

from functools import lru_cache

from render.scene.breaking import SOFT_HYPHEN, Piece, pieces, rejoined
from render.scene.glyphs import clean
from render.scene.scene import Box, Label, Point
from render.scene.text import cut, label, length, lines
from render.theme import INK0, PAPER

WIDTH, HEIGHT = 1320, 840
#: Discord covers this corner with its badge for the description.
CORNER = Box(0, HEIGHT - 48, 96, HEIGHT)
LEAST = 24.0
WIDE_LEAST = 26.0  # Japanese and emojis in a line are set smaller, and still have 22 pixels then
LEADING = 1.28
CLOSE = 1.14


@lru_cache(4096)
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


def low_label(text: str, at: Point, face: str, size: float, *, anchor: str, width: float) -> Label:
    """Set *text* as `fitted_label` does, smaller if accents on capitals would rise above the picture."""
    found = fitted_label(text, at, face, size, anchor=anchor, width=width)
    while found.box.top < 0 and size > LEAST:
        size -= 1
        found = fitted_label(text, at, face, size, anchor=anchor, width=width)
    return found


def _may_be_wide(letter: str) -> bool:
    """Return whether *letter* is beyond the scripts that are set at full size."""
    return letter >= "\u1100" and not "\u2000" <= letter < "\u2070"


@lru_cache(1024)
def fit(text: str, face: str, size: float, width: float, track: float = 0) -> tuple[str, float]:
    """Return *text* and the size at which it fits into *width*."""
    least = WIDE_LEAST if any(map(_may_be_wide, text)) else LEAST
    while size > least and (wide := length(text, face, size, track)) > width:
        # Every size of a font is opened anew, so this goes straight to the one that should fit.
        size = max(least, min(size - 0.5, size * width / wide // 0.5 * 0.5))
    if length(text, face, size, track) <= width:
        return text, size
    return cut(text, face, size, width, track), size


def split_line(text: str, face: str, size: float, width: float) -> tuple[str, str]:
    """Return as many words of *text* as fit into *width*, at least one, and the rest; no-break spaces hold."""
    first, *rest = pieces(text) or (Piece(""),)
    line, end = first.text, first.end
    while rest and length(rest[0].after(line) + rest[0].end, face, size) <= width:
        line, end = rest[0].after(line), rest[0].end
        rest.pop(0)
    # The rest may be broken again, so soft hyphens stay in it.
    left = "".join(f"{piece.glue}{piece.text}{SOFT_HYPHEN if piece.end else ''}" for piece in rest)
    return line + (end if rest else ""), left.lstrip()


def paragraph(
    text: str, at: Point, face: str, size: float, colour: str, anchor: str, *, width: float, height: float
) -> list[Label]:
    """Set *text* in balanced lines below *at*, within *width* and *height*; what does not fit ends in "…"."""
    size, broken = _broken(text, face, size, width, height, WIDE_LEAST)
    leading = size * LEADING
    most = max(1, int(height // leading))
    if len(broken) > most:
        broken = (*broken[: most - 1], rejoined(broken[most - 1 :]))
    x, y = at
    return [
        fitted_label(line, (x, y + leading * (number + 0.5)), face, size, colour, anchor, width=width)
        for number, line in enumerate(broken)
    ]


def whole_paragraph(
    text: str, at: Point, face: str, size: float, colour: str, *, width: float, height: float
) -> list[Label]:
    """Set *text* as `paragraph` does, smaller and closer if need be; nothing at all if an end would be cut."""
    least = WIDE_LEAST if any(map(_may_be_wide, text)) else LEAST
    size, broken = _broken(text, face, size, width, height, least, CLOSE)
    leading = size * CLOSE
    if len(broken) * leading > height or any(length(line, face, size) > width for line in broken):
        return []
    x, y = at
    return [label(line, (x, y + leading * (row + 0.5)), face, size, colour) for row, line in enumerate(broken)]


def _broken(
    text: str, face: str, size: float, width: float, height: float, least: float, leading: float = LEADING
) -> tuple[float, tuple[str, ...]]:
    """Return *text* in lines, and the largest size at which they fit."""
    while size > least and len(lines(text, face, size, width)) * size * leading > height:
        size -= 1
    return size, lines(text, face, size, width)
