"""Setting words: which font for which letters, fitted to their place, balanced over lines. Nothing ever overflows."""

import unicodedata
from functools import lru_cache

from render.paint import pillow
from render.scene.breaking import wrapped
from render.scene.glyphs import clean, font_for, is_joining
from render.scene.scene import Box, Label, Point, Run
from render.theme import INK0, JAPANESE_SHARE, LEAST, PAPER

_MORE = "…"
WIDE_LEAST = 22.0  # of letters as wide as high, which are set smaller than those beside them
ART = "japanese"  # the face of accents and katakana: what they say is said in words too
#: A letter that stands for the height of a script: set text is centred on it.
_WIDE_SCRIPTS = ("japanese", "korean", "chinese", "emoji")
_SAMPLES = {"japanese": "ロ", "korean": "글", "chinese": "国", "emoji": "😀"}


@lru_cache(4096)
def label(
    text: str,
    at: Point,
    face: str,
    size: float,
    colour: str = PAPER,
    anchor: str = "l",
    width: float | None = None,
    halo: int = 0,
    halo_colour: str = INK0,
    track: float = 0,
) -> Label:
    """Set *text* at *at* (left, middle or right of it, centred on the height of capitals), no wider than *width*."""
    shown = clean(text, face)
    if width is not None:
        shown, size = fit_text(shown, face, size, width, track)
    runs, full = _runs(shown, face, size, track)
    x, y = at
    start = x - {"l": 0, "m": full / 2, "r": full}[anchor]
    placed = tuple(_at_baseline(run, start, y, face, size) for run in runs)
    return Label(shown, _ink(placed, halo), placed, colour, halo, halo_colour if halo else "", face == ART)


def is_accented(text: str) -> bool:
    """Return whether a capital of *text* has an accent, and rises above the others."""
    return any(len(unicodedata.normalize("NFD", sign)) > 1 for sign in text if sign.isupper())


def length(text: str, face: str, size: float, track: float = 0) -> float:
    """Return how wide *text* is when set."""
    return _runs(clean(text, face), face, size, track)[1]


@lru_cache(4096)
def fit_text(text: str, face: str, size: float, width: float, track: float = 0) -> tuple[str, float]:
    """Return *text* and the size at which it fits into *width*: smaller by half points first, then cut with "…"."""
    while size > LEAST and _runs(text, face, size, track)[1] > width:
        size -= 0.5
    if _runs(text, face, size, track)[1] <= width:
        return text, size
    return cut(text, face, size, width, track), size


def cut(text: str, face: str, size: float, width: float, track: float) -> str:
    """Return *text* cut with "…" so that it fits into *width*."""
    kept = text
    while kept and _runs(kept + _MORE, face, size, track)[1] > width:
        kept = kept[:-1].rstrip()
        while kept and is_joining(kept[-1]):
            kept = kept[:-1]
    return kept + _MORE


@lru_cache(4096)
def lines(text: str, face: str, size: float, width: float) -> tuple[str, ...]:
    """Return *text* broken into as few lines as fit into *width*, all of them about equally long."""
    broken = _wrap(text, face, size, width)
    narrow, wide = 0.0, width
    while wide - narrow > 4:
        middle = (narrow + wide) / 2
        if len(_wrap(text, face, size, middle)) == len(broken):
            wide = middle
        else:
            narrow = middle
    return tuple(_wrap(text, face, size, wide))


def _wrap(text: str, face: str, size: float, width: float) -> list[str]:
    return wrapped(text, lambda line: length(line, face, size) <= width)


@lru_cache(8192)
def _runs(text: str, face: str, size: float, track: float) -> tuple[tuple[Run, ...], float]:
    """Return *text* as runs from x = 0, and how long they are together."""
    pen, runs = 0.0, []
    for font, piece, is_rtl in _in_reading_order(_pieces(text, face)):
        scaled = _script_size(font, face, size)
        runs.append(Run(font, scaled, piece, pen, 0, track, is_rtl))
        pen += pillow.advance(font, scaled, piece, is_rtl)
        if track:
            pen = runs[-1].x + sum(pillow.advance(font, scaled, letter) + track for letter in piece)
    return tuple(runs), pen - (track if runs else 0)


def _pieces(text: str, face: str) -> list[tuple[str, str, bool]]:
    """Return *text* in pieces of one font and one direction."""
    pieces: list[tuple[str, str, bool]] = []
    directions = _directions(text)
    for letter, is_rtl in zip(text, directions, strict=True):
        last = pieces[-1] if pieces else None
        if last and is_joining(letter):
            font: str | None = last[0]
        else:
            font = font_for(face, letter)
        if font is None:
            continue
        if last and last[0] == font and last[2] == is_rtl:
            pieces[-1] = (font, last[1] + letter, is_rtl)
        else:
            pieces.append((font, letter, is_rtl))
    return pieces


def _directions(text: str) -> list[bool]:
    """Return for each letter whether it runs from right to left; a neutral one follows what it stands between."""
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    strong: list[bool | None] = [
        True if kind in ("R", "AL", "AN") else False if kind in ("L", "EN") else None for kind in kinds
    ]
    base = next((each for each in strong if each is not None), False)
    decided: list[bool] = []
    for at, each in enumerate(strong):
        if each is None:
            before = decided[-1] if decided else base
            after = next((later for later in strong[at:] if later is not None), base)
            each = before if before == after else base
        decided.append(each)
    return decided


def _in_reading_order(pieces: list[tuple[str, str, bool]]) -> list[tuple[str, str, bool]]:
    """Return *pieces* from left to right as they are seen."""
    if not any(is_rtl for _, _, is_rtl in pieces):
        return pieces
    stretches: list[list[tuple[str, str, bool]]] = []
    for piece in pieces:
        if stretches and stretches[-1][-1][2] == piece[2]:
            stretches[-1].append(piece)
        else:
            stretches.append([piece])
    seen = [stretch[::-1] if stretch[0][2] else stretch for stretch in stretches]
    if pieces[0][2]:
        seen.reverse()
    return [piece for stretch in seen for piece in stretch]


def _script_size(font: str, face: str, size: float) -> float:
    if face == "japanese" or not _is_wide(font):
        return size
    return max(round(size * JAPANESE_SHARE * 2) / 2, min(size, WIDE_LEAST))


def _is_wide(font: str) -> bool:
    return any(script in font for script in _WIDE_SCRIPTS)


@lru_cache(1024)
def _middle(font: str, size: float) -> float:
    """Return how far above the baseline the middle of a capital, or of a full-width sign, lies."""
    sample = next((sign for script, sign in _SAMPLES.items() if script in font), "H")
    _, top, _, bottom = pillow.ink(font, size, sample)
    return -(top + bottom) / 2


def _at_baseline(run: Run, start: float, y: float, face: str, size: float) -> Run:
    if _is_wide(run.font):
        middle = _middle(run.font, run.size)
    else:
        own = font_for(face, "H") or run.font
        middle = _middle(own, size)
    return Run(run.font, run.size, run.text, run.x + start, round(y + middle), run.track, run.is_rtl)


def _ink(runs: tuple[Run, ...], halo: int) -> Box:
    """Return the box around the ink of *runs*."""
    boxes = []
    for run in runs:
        mask = pillow.letters(run.font, run.size, run.text, run.track, run.is_rtl, halo)
        boxes.append(pillow.extent(mask).moved(round(run.x), run.baseline))
    joined = boxes[0]
    for box in boxes[1:]:
        joined = joined.joined(box)
    return joined
