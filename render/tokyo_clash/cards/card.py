"""A card of Tokyo Clash in a hand: cost and Dominance on plates, its words as icons, its text, and its letters."""

from functools import lru_cache

from render.scene.colour import mix
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Glow, Icon, Mark, Panel
from render.scene.text import label, length, lines
from render.sheets.cards import LEADING, PLATE_DIM, TEXT_DIM, CardFace, Chip, Stat, Tab, picture, tone
from render.sheets.hand import Held
from render.theme import AMBER, BLACK, INK0, INK2, INK3, LINE, MIST, PAPER, RED
from render.wide.fit import LEAST, fitted_label, split_line

LIFT = 24  # how far the letter on the upper edge reaches out of a card
HIGH = 450  # a card of this height has large art and large words
PILLED = 230  # from this width of the art on a sign fits beside a letter
NAME = 46
REASON = 62
ROW = 116  # how high a card in a list is, at most, with the gap below it


@lru_cache(512)
def hand_card(held: Held, area: Box) -> tuple[Mark, ...]:
    """Return a card in *area*; one that cannot be played is grey, with the reason in place of its text."""
    face, is_dim = held.face, bool(held.reason)
    art = Box(area.left + 5, area.top + 5, area.right - 5, area.top + _art_height(area))
    marks: list[Mark] = [
        Glow(Panel(area, 18), 8, BLACK, 0.6, 5),
        Panel(area, 18, tone(INK2, is_dim)),
        picture(face, art, is_dim, 0.8),
        *_name(face, art, is_dim),
        *_stat(face.left, area.left + 12, art, is_dim),
        *_stat(face.right, area.right - 12 - _plate_width(area), art, is_dim),
        *_words(held, Box(area.left, art.bottom + NAME, area.right, area.bottom)),
        Panel(area, 18, "", LINE if is_dim else face.colour, 4),
    ]
    for tab in held.tabs:
        marks += _discard(tab, art) if tab.icon else letter_disc(tab.letter, area.centre[0], area.top + 4, 25)
    return tuple(marks)


def _art_height(area: Box) -> int:
    return round(area.height * 0.46) if area.height > HIGH else round(area.height * 0.36)


def _plate_width(area: Box) -> int:
    return 80 if area.width > 240 else 62


def _name(face: CardFace, art: Box, is_dim: bool) -> tuple[Mark, ...]:
    plate = Box(art.left - 5, art.bottom, art.right + 5, art.bottom + NAME)
    name = fitted_label(face.name.upper(), plate.centre, "poster", 34, INK0, "m", width=plate.width - 16)
    return Panel(plate, 0, PLATE_DIM if is_dim else face.colour), name


def _stat(stat: Stat | None, left: int, art: Box, is_dim: bool) -> list[Mark]:
    """Return a number with its icon on a plate in an upper corner of the art."""
    if not stat:
        return []
    wide, colour, y = _plate_width(art), tone(stat.colour, is_dim), art.top + 35
    is_wide = wide > 70
    return [
        Panel(Box(left, y - 26, left + wide, y + 26), 14, INK0, colour, 3),
        Icon(stat.icon, left + (25 if is_wide else 19), y, 32 if is_wide else 26, colour),
        label(stat.text, (left + (44 if is_wide else 34), y), "poster", 40 if is_wide else 34, colour),
    ]


def _discard(tab: Tab, art: Box) -> list[Mark]:
    """Return the letter with which the card is discarded, and its sign if it fits, at the lower right of the art."""
    if art.width < PILLED:
        return list(letter_disc(tab.letter, art.right - 28, art.bottom - 28, 20, AMBER))
    pill = Box(art.right - 88, art.bottom - 48, art.right - 7, art.bottom - 6)
    y = pill.centre[1]
    return [
        Panel(pill.grown(3), 24, INK0),
        Panel(pill, 21, AMBER),
        *letter_disc(tab.letter, pill.left + 21, y, 20),
        Icon(tab.icon, pill.right - 21, y, 30, INK0),
    ]


def _words(held: Held, area: Box) -> list[Mark]:
    """Return the chips and the text; where the reason takes the room of the text, only a large card has both."""
    face, is_dim = held.face, bool(held.reason)
    inside = Box(area.left + 12, area.top + 10, area.right - 12, area.bottom - 12)
    chips = _chips(face, area, inside.top + 22, is_dim)
    if not is_dim:
        return _text(face, inside, chips, PAPER)
    reason = Box(inside.left, inside.bottom - REASON - 6, inside.right, inside.bottom - 6)
    if area.height < HIGH / 2:
        return [*chips, *_refusal(held.reason, reason)]
    above = Box(inside.left, inside.top, inside.right, reason.top - 10)
    return [*_text(face, above, chips, TEXT_DIM), *_refusal(held.reason, reason)]


def _text(face: CardFace, area: Box, chips: list[Mark], ink: str) -> list[Mark]:
    """Return the text below the *chips*.

    A text that needs the room of the chips gets it: it says the same. One that still does not fit is set narrower,
    and in the end cut.
    """
    most = 28.0 if area.height < HIGH / 2 - 40 else 34.0
    for has_chips, style in ((bool(chips), "body"), (False, "body"), (False, "narrow")):
        top, size = area.top + (52 if has_chips else 0), most
        while size > LEAST and len(lines(face.text, style, size, area.width)) * size * LEADING > area.bottom - top:
            size -= 1
        rows = lines(face.text, style, size, area.width)
        if len(rows) * size * LEADING <= area.bottom - top + 2:
            break
    fit = max(1, int((area.bottom - top + 2) // (size * LEADING)))
    if len(rows) > fit:
        rows = (*rows[: fit - 1], f"{rows[fit - 1]} …")
    first = (top + area.bottom) / 2 - (len(rows) - 1) / 2 * size * LEADING
    marks = list(chips) if has_chips else []
    for at, row in enumerate(rows):
        marks.append(label(row, (area.centre[0], first + at * size * LEADING), style, size, ink, "m", area.width))
    return marks


def _chips(face: CardFace, area: Box, y: float, is_dim: bool) -> list[Mark]:
    """Return what the card does as icons, as many as fit."""
    shown, wide = list(face.chips), area.width - 16
    while sum(map(_chip_width, shown)) + 8 * (len(shown) - 1) > wide:
        shown.pop()
    x = area.centre[0] - (sum(map(_chip_width, shown)) + 8 * (len(shown) - 1)) / 2
    ink = TEXT_DIM if is_dim else PAPER
    fill, edge = (tone(mix(face.colour, INK0, share), is_dim) for share in (0.74, 0.25))
    marks: list[Mark] = []
    for chip in shown:
        marks.append(Panel(box(x, y - 22, x + _chip_width(chip), y + 22), 10, fill, edge, 2))
        marks.append(Icon(chip.icon, x + 24, y, 32, ink))
        if chip.text:
            marks.append(label(chip.text, (x + 43, y), "poster", 32, ink))
        x += _chip_width(chip) + 8
    return marks


def _chip_width(chip: Chip) -> float:
    return 44 + (length(chip.text, "poster", 32) + 12 if chip.text else 4)


def _refusal(reason: str, frame: Box) -> list[Mark]:
    y = frame.centre[1]
    words = fitted_label(reason, (frame.left + 56, y), "bold", 30, PAPER, width=frame.width - 64)
    return [Panel(frame, 12, INK0, RED, 3), Icon("padlock", frame.left + 30, y, 34, RED), words]


@lru_cache(512)
def card_row(held: Held, area: Box) -> tuple[Mark, ...]:
    """Return a card in a list: its name and numbers, below them as much of its text as there is room for."""
    face, ink = held.face, TEXT_DIM if held.reason else PAPER
    y, x = area.top + min(26, area.height // 2), area.left + 68
    right = float(area.right - 14)
    marks: list[Mark] = [Panel(area, 14, INK3, LINE if held.reason else face.colour, 2)]
    for at, tab in enumerate(held.tabs):
        middle = area.top + area.height * (at + 0.5) / len(held.tabs)
        marks += letter_disc(tab.letter, area.left + 34, middle, 19, AMBER if tab.icon else PAPER)
    for stat in (face.right, face.left):
        if stat:
            number = label(stat.text, (right, y), "poster", 32, stat.colour, "r")
            marks += [number, Icon(stat.icon, number.box.left - 18, y, 28, stat.colour)]
            right = number.box.left - 42.0
    marks.append(Icon(face.art, x + 16, y, 36, ink))
    marks.append(fitted_label(face.name.upper(), (x + 44, y), "poster", 30, ink, width=right - x - 48))
    text, room, top = face.text, area.right - x - 12, y + 29
    while text and top + 12 <= area.bottom:
        is_last = top + 26 + 12 > area.bottom
        row, text = (text, "") if is_last else split_line(text, "narrow", LEAST, room)
        marks.append(fitted_label(row, (x, top), "narrow", LEAST, MIST, width=room))
        top += 26
    return tuple(marks)
