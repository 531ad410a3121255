"""A card with the ways to play it as rows on it: letter, sign and what comes of it."""

from functools import lru_cache

from render.scene.colour import mix
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Icon, Label, Mark, Panel, Polygon
from render.scene.shapes import hexagon
from render.sheets.cards import PLATE_DIM, TEXT_DIM, CardFace, picture, refusal, tone
from render.theme import INK0, INK1, INK2, INK3, LINE, PAPER
from render.total_war.holding import COLOURS, Holding, Way
from render.wide.fit import fitted_label, paragraph

ROW, GAP = 62, 8
PLATE = 54
SIDE = 132  # of the art of a card that lies on its side
OFF = "#5A618F"  # the sign of a way that is not possible now
OFF_TEXT = "#8E95C4"
OFF_LINE = "#2A3062"
EDGE = 4


def upright(held: Holding, area: Box) -> tuple[Mark, ...]:
    """Return a card with its rows at the foot; where it is low the rows are closer, and the text goes."""
    rows = len(held.ways)
    tall = ROW if area.height > 500 else min(ROW, (area.height - 150) // max(3, rows) - GAP + 4)
    foot = rows * (tall + GAP) + 6 if rows else 74 if held.reason else 10
    art = min(240, area.height - PLATE - max(foot, 3 * (tall + GAP) if area.height > 240 else 0) - 4)
    return _card(held, area, art, tall, foot)


@lru_cache(512)
def _card(held: Holding, area: Box, art: int, tall: int, foot: int) -> tuple[Mark, ...]:
    face, is_dim = held.face, bool(held.reason)
    plate = Box(area.left, area.top + art, area.right, area.top + art + min(PLATE, 20 + art // 4))
    colour = PLATE_DIM if is_dim else face.colour
    marks: list[Mark] = [
        Panel(area, 18, tone(INK2, is_dim)),
        picture(face, Box(area.left + EDGE, area.top + EDGE, area.right - EDGE, plate.top), is_dim, 0.82),
        *_sign(face, area, is_dim, min(36, art // 4)),
        Panel(plate, 0, colour),
        fitted_label(face.name.upper(), plate.centre, "poster", plate.height * 0.7, INK0, "m", width=area.width - 20),
        *_words(face, area, plate.bottom, area.bottom - foot, is_dim),
        *(mark for number, way in enumerate(held.ways) for mark in _row(way, _place(area, foot, tall, number))),
        Panel(area, 18, "", LINE if is_dim else face.colour, EDGE),
    ]
    return (*marks, *(refusal(held.reason, area) if held.reason else ()))


def _place(area: Box, foot: int, tall: int, number: int) -> Box:
    top = area.bottom - foot + number * (tall + GAP)
    return Box(area.left + 12, top, area.right - 12, top + tall)


def _sign(face: CardFace, area: Box, is_dim: bool, reach: int) -> list[Mark]:
    """Return the hexagon of a heart or a building in the upper left corner."""
    if face.left is None:
        return []
    x, y, colour = area.left + reach + 14, area.top + reach + 14, tone(face.left.colour, is_dim)
    return [
        Polygon(hexagon(x, y, reach), INK0, edge=colour, edge_width=4),
        Icon(face.left.icon, x, y, round(reach * 1.1), colour),
    ]


def _words(face: CardFace, area: Box, top: int, bottom: int, is_dim: bool) -> list[Label]:
    """Return what the card does, in the middle of what is left; nothing where that is too little."""
    room = bottom - top - 12
    if room < 72:
        return []
    ink, width = TEXT_DIM if is_dim else PAPER, area.width - 32

    def at(y: float) -> list[Label]:
        return paragraph(face.text, (area.centre[0], y), "body", 31, ink, "m", width=width, height=room)

    rows = at(top)
    return at(top + (bottom - rows[-1].box.bottom) / 2)


def _row(way: Way, area: Box) -> list[Mark]:
    """Return one way: bright with its letter, or dark where it is not possible; closer together where it is narrow."""
    is_narrow = area.width < 200
    y, size = area.centre[1], min(22 if is_narrow else 24, area.height // 2 - 4)
    sign, text = (area.left + 68, area.left + 86) if is_narrow else (area.left + 90, area.left + 118)
    room, colour = area.right - text - 6, COLOURS[way.sign] if way.letter else OFF
    icon = Icon(way.sign, sign, y, round(size * (1.2 if is_narrow else 1.5)), colour)
    if not way.letter:
        words = [fitted_label(way.text, (text, y), "body", 30, OFF_TEXT, width=room)] if way.text else []
        return [Panel(area, 12, INK1, OFF_LINE, 2), icon, *words]
    return [
        Panel(area, 12, INK3, mix(colour, INK2, 0.4), 2),
        *letter_disc(way.letter, area.left + (29 if is_narrow else 36), y, size),
        icon,
        fitted_label(way.text, (text, y), "poster", size * 1.5, colour, width=room),
    ]


def lying(held: Holding, area: Box) -> tuple[Mark, ...]:
    """Return a card that lies on its side: art at the left, beside it name, text and the ways in one line."""
    face, is_dim = held.face, bool(held.reason)
    left = area.left + SIDE
    plate = Box(left, area.top, area.right, area.top + 50)
    foot = area.bottom - (ROW + 12 if held.ways or held.reason else 8)
    ink, wide, tall = TEXT_DIM if is_dim else PAPER, area.right - left - 30, foot - plate.bottom - 8
    marks: list[Mark] = [
        Panel(area, 18, tone(INK2, is_dim)),
        picture(face, Box(area.left + EDGE, area.top + EDGE, left, area.bottom - EDGE), is_dim, 0.56),
        *_sign(face, area, is_dim, 26),
        Panel(plate, 18, PLATE_DIM if is_dim else face.colour, corners=(False, True, False, False)),
        fitted_label(face.name.upper(), (left + 16, plate.centre[1]), "poster", 36, INK0, width=wide),
        *paragraph(face.text, (left + 16, plate.bottom + 8), "body", 28, ink, "l", width=wide, height=tall),
        Panel(area, 18, "", LINE if is_dim else face.colour, EDGE),
    ]
    if held.reason:
        marks += refusal(held.reason, Box(left, area.top, area.right, area.bottom))
    each = (area.right - left - 16) / max(1, len(held.ways))
    for number, way in enumerate(held.ways):
        x = left + 10 + each * number
        marks += _row(way, box(x, foot, x + each - 6, area.bottom - 12))
    return tuple(marks)
