"""The card of one kaiju: its medallion, its name, what it is like and its numbers."""

from typing import Literal, NamedTuple

from render.orders import KaijuCard
from render.posters.discs import free_disc
from render.scene.pieces import badge, letter_disc, medallion, with_glow
from render.scene.scene import Box, Icon, Label, Layer, Mark, Panel, Point
from render.scene.text import length
from render.theme import AMBER, CYAN, FOG, INK1, INK2, INK3, LIME, LINE, MIST, PAPER, RED, ROSE, SEATS, SPENT, WOUND
from render.wide.fit import LEADING, fitted_label, paragraph
from words.portrait import StatRow

SIGNS = {
    "life": ("hearts", ROSE),
    "power": ("punch", LIME),
    "worth": ("own-star", AMBER),
    "discard": ("card-discard", CYAN),
}
DIM_LINE, DIM_ICON = "#2A3062", "#5A618F"
PAD = 12
ROW_GAP = 4


class Form(NamedTuple):
    """The sizes of a card, by how much room it has."""

    radius: int
    name: int
    under: int  # size of the katakana
    row: int
    about: int
    style: Literal["beside", "wide", "centred"] = "beside"


LARGE = Form(78, 50, 32, 56, 29, "wide")
CENTRED = Form(67, 40, 27, 52, 28, "centred")
MEDIUM = Form(58, 38, 26, 52, 29)
SMALL = Form(50, 35, 24, 46, 27)
TINY = Form(28, 28, 24, 35, 26)


def form_of(place: Box, has_rows: bool) -> Form:
    """Return the sizes for a card at *place*."""
    if place.width > 500 and place.height > 200:
        return LARGE
    if place.height >= 300:
        return MEDIUM if has_rows else CENTRED
    return SMALL if place.width >= 280 and place.height >= 200 else TINY


def row_colours(kind: str) -> tuple[str, str]:
    """Return the ground and the frame of a row of numbers."""
    return (WOUND, RED) if kind == "furious" else (INK3, LINE)


def kaiju_card(card: KaijuCard, place: Box, letter: str, seat: int) -> Layer:
    """Return the card of a kaiju at *place*; without a *letter* somebody else than *seat* has it."""
    form, is_dim = form_of(place, bool(card.portrait.rows)), not letter
    middle = (place.left + PAD + form.radius + 12, place.top + PAD + form.radius)
    if form.style == "centred":
        middle = ((place.left + place.right) // 2, middle[1])
    marks: list[Mark] = [
        *_ground(place, seat if card.seat == seat else None, is_dim=is_dim),
        _disc(card, middle, form, is_dim),
    ]
    marks += _words(card, place, form, is_dim)
    if letter:
        disc = min(32, max(18, round(form.radius * 0.46)))
        across, down = (0.96, 0.36) if form.style == "centred" else (0.78, 0.7)
        marks += letter_disc(letter, middle[0] - form.radius * across, middle[1] + form.radius * down, disc)
    marks += _rows(card, place, form, is_dim)
    return Layer(f"kaiju {card.portrait.key}", place.grown(16), tuple(marks))


def _disc(card: KaijuCard, at: tuple[int, int], form: Form, is_dim: bool) -> Mark:
    if card.seat is None:
        return free_disc(card.portrait.key, at, form.radius)
    return medallion(card.portrait.key, card.seat, at, form.radius, is_out=is_dim)


def _ground(place: Box, own: int | None, *, is_dim: bool) -> tuple[Mark, ...]:
    if own is not None:
        return with_glow(Panel(place, 16, INK2, SEATS[own].colour, 5), SEATS[own].colour, 5)
    return (Panel(place, 16, INK1 if is_dim else INK2, DIM_LINE if is_dim else LINE, 2),)


def _words(card: KaijuCard, place: Box, form: Form, is_dim: bool) -> list[Mark]:
    """Return its name, who has it, and what it is like."""
    if form.style == "wide":
        return _words_beside(card, place, form, is_dim)
    if form.style == "centred":
        return _words_below(card, place, form, is_dim)
    left = place.left + PAD + 2 * form.radius + 28
    wide = place.right - left - PAD
    y = place.top + PAD + form.radius - form.name * 0.45
    marks: list[Mark] = [_name(card, (left, y), form, "l", wide, is_dim)]
    marks += _under(card, (left, y + form.name * 0.75 + form.under * 0.62), form, "l", wide)
    top = place.top + 2 * (PAD + form.radius) + 4
    room = Box(place.left + PAD + 8, top, place.right - PAD - 8, _first_row(card, place, form) - 4)
    return marks + _about(card, room, form, "l", is_dim)


def _words_beside(card: KaijuCard, place: Box, form: Form, is_dim: bool) -> list[Mark]:
    """Return everything to the right of the medallion: the katakana, or who has it, in the line of the name."""
    left = place.left + PAD + 2 * form.radius + 42
    y = place.top + PAD + form.name * 0.55
    name = _name(card, (left, y), form, "l", (place.right - left) * 0.6, is_dim)
    start = name.box.right + 22
    marks: list[Mark] = [name, *_under(card, (start, y + 2), form, "l", place.right - start - PAD - 4)]
    top = round(y + form.name * 0.72)
    room = Box(left, top, place.right - PAD - 4, place.top + 2 * (PAD + form.radius) + 14)
    return marks + _about(card, room, form, "l", is_dim)


def _words_below(card: KaijuCard, place: Box, form: Form, is_dim: bool) -> list[Mark]:
    """Return everything below the medallion."""
    x, wide = (place.left + place.right) / 2, place.width - 2 * PAD - 8
    y = place.top + PAD + 2 * form.radius + form.name * 0.8
    marks: list[Mark] = [_name(card, (x, y), form, "m", wide, is_dim)]
    under = y + form.name * 0.64 + form.under * 0.5
    marks += _under(card, (x, under), form, "m", wide)
    room = Box(place.left + PAD + 4, round(under + 19), place.right - PAD - 4, place.bottom - 7)
    return marks + _about(card, room, form, "m", is_dim)


def _name(card: KaijuCard, at: Point, form: Form, anchor: str, wide: float, is_dim: bool) -> Label:
    colour = FOG if is_dim else PAPER
    return fitted_label(card.portrait.name.upper(), at, "poster", form.name, colour, anchor, width=wide)


def _under(card: KaijuCard, at: Point, form: Form, anchor: str, wide: float) -> list[Mark]:
    """Return who has the kaiju, or its name in katakana if there is room."""
    x, y = at
    if card.seat is None:
        katakana = card.portrait.katakana
        if katakana in ("", card.portrait.name) or length(katakana, "japanese", form.under) > wide:
            return []
        return [fitted_label(katakana, at, "japanese", form.under, MIST, anchor, width=wide + 1)]
    size = 24 if form is TINY else 30
    shift = 36 if anchor == "l" else 18
    holder = fitted_label(card.holder, (x + shift, y), "bold", size, PAPER, anchor, width=wide - 40)
    return [*badge(card.seat, holder.box.left - 20, y, 12), holder]


def _about(card: KaijuCard, room: Box, form: Form, anchor: str, is_dim: bool) -> list[Mark]:
    """Return what the kaiju is like, if there is room for at least a line."""
    if not card.portrait.about or room.height < form.about * LEADING:
        return []
    x = room.left if anchor == "l" else (room.left + room.right) / 2
    colour = SPENT if is_dim else PAPER
    about = card.portrait.about
    return [*paragraph(about, (x, room.top), "body", form.about, colour, anchor, width=room.width, height=room.height)]


def _first_row(card: KaijuCard, place: Box, form: Form) -> int:
    """Return where the numbers begin."""
    return place.bottom - PAD - len(card.portrait.rows) * (form.row + ROW_GAP) + ROW_GAP


def _rows(card: KaijuCard, place: Box, form: Form, is_dim: bool) -> list[Mark]:
    """Return the numbers at the foot of the card, as many rows as fit."""
    highest = place.top + 2 * form.radius + PAD
    top = max(_first_row(card, place, form), highest)
    marks: list[Mark] = []
    for number, row in enumerate(card.portrait.rows):
        y = top + number * (form.row + ROW_GAP)
        if y + form.row <= place.bottom - 4:
            marks += _row(row, Box(place.left + PAD, y, place.right - PAD, y + form.row), form, is_dim=is_dim)
    return marks


def _row(row: StatRow, area: Box, form: Form, *, is_dim: bool) -> list[Mark]:
    fill, edge = (INK1, DIM_LINE) if is_dim else row_colours(row.kind)
    marks: list[Mark] = [Panel(area, 10, fill, edge, 2)]
    y, step = (area.top + area.bottom) / 2, (area.width - 16) / len(row.stats)
    for number, stat in enumerate(row.stats):
        icon, colour = SIGNS[stat.sign]
        x = area.left + 16 + step * number
        marks.append(Icon(icon, x + 15, round(y), round(form.row * 0.66), DIM_ICON if is_dim else colour))
        shade = SPENT if is_dim else PAPER
        face, size = ("poster", form.row * 0.78) if stat.text.lstrip("+").isdecimal() else ("body", form.row * 0.52)
        marks.append(
            fitted_label(stat.text, (x + 8 + form.row * 0.62, y), face, size, shade, width=step - form.row * 0.62 - 20)
        )
    return marks
