"""Cards of any game: a face as plain data, and how it is drawn, large or in a hand."""

from functools import lru_cache

import msgspec

from render import theme
from render.scene import shapes
from render.scene.colour import grey, mix, steps
from render.scene.pieces import box, letter_disc
from render.scene.scene import Bands, Box, Glow, Icon, Mark, Panel, Polygon, Stamp
from render.scene.text import label, length, lines
from render.theme import BLACK, INK0, INK1, INK2, PAPER, RED

TEXT_DIM = "#9BA0B8"
PLATE_DIM = "#868BA3"
ART = 190  # how high the art is on a card of the width WIDE
WIDE = 376
LOW = 0.38  # the most of a card's height that is art
LEADING = 1.26  # from line to line of a card's text
EDGE = 6  # wide enough for the round corner of the frame to cover the square one of the art


class Stat(msgspec.Struct, frozen=True):
    """A number with its icon, in a hexagon."""

    icon: str
    text: str
    colour: str = PAPER


class Chip(msgspec.Struct, frozen=True):
    """An effect: its icon, and its amount if it has one."""

    icon: str
    text: str = ""


class CardFace(msgspec.Struct, frozen=True):
    """What is on a card; *big* is a number in place of the *art* icon."""

    key: str
    name: str
    colour: str
    art: str = ""
    big: str = ""
    left: Stat | None = None
    right: Stat | None = None
    chips: tuple[Chip, ...] = ()
    text: str = ""


class Tab(msgspec.Struct, frozen=True):
    """A way to play a card: its letter, and an icon for what is special about this way."""

    letter: str
    icon: str = ""


def tone(colour: str, is_dim: bool) -> str:
    """Return *colour* as it is, or as it looks on a card that cannot be played."""
    return mix(mix(grey(colour), INK1, 0.34), "#28306E", 0.12) if is_dim else colour


@lru_cache(512)
def card(face: CardFace, area: Box, letter: str = "") -> tuple[Mark, ...]:
    """Return *face* in *area*, on its upper edge the *letter* that plays it."""
    return (
        Glow(Panel(area, 20), 9, BLACK, 0.6, 7),
        Panel(area, 20, INK2),
        picture(face, _art_box(area), False, 0.79),
        *_stats(face, area),
        *_plate(face, area),
        *_words(face, area),
        Panel(area, 20, "", face.colour, EDGE),
        *(letter_disc(letter, area.centre[0], area.top + 3, 31) if letter else ()),
    )


def _scale(area: Box) -> float:
    return area.width / WIDE


def _art_box(area: Box) -> Box:
    tall = min(ART * _scale(area), area.height * LOW)
    return box(area.left + EDGE, area.top + EDGE, area.right - EDGE, area.top + EDGE + tall)


def picture(face: CardFace, area: Box, is_dim: bool, share: float) -> Stamp:
    """Return the art: bands and rays in the colour of the card, on them an icon or a large number."""
    colour, wide, tall = face.colour, area.width, area.height
    x, y = wide // 2, round(tall * 0.56)
    dark = tone(mix(colour, INK0, 0.8), is_dim)
    marks: list[Mark] = [
        Bands(
            Box(0, 0, wide, tall),
            tuple(tone(step, is_dim) for step in steps(mix(colour, INK0, 0.8), mix(colour, INK0, 0.3), 5)),
        )
    ]
    for ray in range(14):
        corners = (
            shapes.ring_points(x, y, 520, 28, ray * 360 / 14)[:1]
            + shapes.ring_points(x, y, 520, 28, ray * 360 / 14 + 9)[:1]
        )
        marks.append(Polygon(((x, y), *corners), tone(colour, is_dim), 0.28))
    size = round(tall * share)
    if face.big:
        ink = label(face.big, (x, y), "poster", size, tone(PAPER, is_dim), "m", halo=7, halo_colour=dark)
        marks.append(ink)
    else:
        marks.append(Icon(face.art, x, y, size, tone(PAPER, is_dim), 0, 6, dark))
    return Stamp(area.left, area.top, Box(0, 0, wide, tall), tuple(marks), dark)


def _stats(face: CardFace, area: Box) -> list[Mark]:
    """Return the hexagons in the upper corners."""
    marks: list[Mark] = []
    reach = 40 * _scale(area)
    for stat, x in ((face.left, area.left + reach + 10), (face.right, area.right - reach - 10)):
        if stat:
            y, colour = area.top + reach + 14, stat.colour
            marks.append(Polygon(shapes.hexagon(x, y, reach * 1.08), INK0, edge=colour, edge_width=4))
            size = max(theme.LEAST, reach * 1.05)
            if stat.text and stat.icon:
                marks.append(Icon(stat.icon, x - reach * 0.42, y, round(reach * 0.85), colour))
                marks.append(label(stat.text, (x, y), "poster", size, colour, width=reach))
            elif stat.icon:
                marks.append(Icon(stat.icon, x, y, round(reach * 1.2), colour))
            else:
                marks.append(label(stat.text, (x, y), "poster", size, colour, "m", reach * 1.7))
    return marks


def _plate(face: CardFace, area: Box) -> tuple[Mark, ...]:
    top = _art_box(area).bottom
    plate = box(area.left, top, area.right, top + max(46, 58 * _scale(area)))
    name = label(face.name.upper(), plate.centre, "poster", 38 * max(1.0, _scale(area)), INK0, "m", area.width - 30)
    return Panel(plate, 0, face.colour), name


def _words(face: CardFace, area: Box) -> list[Mark]:
    """Return the chips and the text below the plate, the text as large as the room allows.

    A text that needs the room of the chips gets it: it says the same. One that still does not fit is set narrower,
    and in the end cut.
    """
    y = _art_box(area).bottom + max(46, 58 * _scale(area)) + 16
    floor = area.bottom - 18
    wide, most = area.width - 36, round(31 * max(1.0, _scale(area))) * 1.0
    for has_chips, style in ((True, "body"), (False, "body"), (False, "narrow")):
        top = y + 68 if has_chips and face.chips else y
        size = _fitting(face.text, style, most, wide, floor - top)
        if len(lines(face.text, style, size, wide)) * size * LEADING <= floor - top + 2:
            break
    step = size * LEADING
    rows = lines(face.text, style, size, wide)
    fit = max(1, round((floor - top) / step))
    if len(rows) > fit:
        rows = (*rows[: fit - 1], f"{rows[fit - 1]} …")
    start = top + step * 0.55 + max(0.0, (floor - top - step * len(rows)) / 2)
    marks: list[Mark] = _chips(face, area, y + 29) if has_chips and face.chips else []
    for at, row in enumerate(rows):
        at_y = start + at * step
        marks.append(label(row, (area.centre[0], at_y), style, size, PAPER, "m", wide))
    return marks


def _fitting(text: str, style: str, size: float, width: float, height: float) -> float:
    """Return the size, at most *size*, at which *text* fits, or the least."""
    while size > theme.LEAST and len(lines(text, style, size, width)) * size * LEADING > height:
        size -= 1
    return size


def _chips(face: CardFace, area: Box, y: float) -> list[Mark]:
    widths = [54 + (length(chip.text, "poster", 36) + 16 if chip.text else 8) for chip in face.chips]
    while sum(widths) + 10 * (len(widths) - 1) > area.width - 12:
        widths.pop()  # the text says it all the same
    x = area.centre[0] - (sum(widths) + 10 * (len(widths) - 1)) / 2
    marks: list[Mark] = []
    for chip, wide in zip(face.chips, widths, strict=False):
        fill, edge = (mix(face.colour, INK0, share) for share in (0.74, 0.25))
        marks.append(Panel(box(x, y - 28, x + wide, y + 28), 12, fill, edge, 2))
        marks.append(Icon(chip.icon, x + 30, y, 38, PAPER))
        if chip.text:
            marks.append(label(chip.text, (x + 54, y), "poster", 36, PAPER))
        x += wide + 10
    return marks


def refusal(reason: str, area: Box) -> list[Mark]:
    """Return *reason*, why a card cannot be played, at the foot of *area*."""
    frame = Box(area.left + 14, area.bottom - 70, area.right - 14, area.bottom - 14)
    middle = (frame.top + frame.bottom) / 2
    words = label(reason, (frame.centre[0] + 18, middle), "bold", 29, PAPER, "m", frame.width - 76)
    return [Panel(frame, 12, INK0, RED, 3), Icon("padlock", frame.left + 32, middle, 32, RED), words]
