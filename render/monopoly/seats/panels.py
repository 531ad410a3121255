"""The seats inside the track: as large as their number allows, from tall panels for two down to one line for eight."""

from collections.abc import Sequence
from functools import lru_cache

from render import theme
from render.monopoly.seats.rows import Row
from render.monopoly.seats.stats import Stat, stat_marks, stats, tab_marks, tab_width
from render.scene.colour import tint
from render.scene.pieces import badge, box, medallion, with_glow
from render.scene.scene import Box, Label, Layer, Mark, Panel
from render.scene.text import length, lines
from render.theme import INK2, INK3, LINE, LINE_LIGHT, MIST, PAPER
from render.wide.fit import fitted_label
from render.words import Words

GAP = 8
BETWEEN = 14  # two columns
LARGE = 200  # from this height on a seat has all its lines one below the other
PANEL = 110  # from this height on three lines
DOUBLE = 68  # from this height on two
NAMED = 90  # pixels that a name needs beside its numbers


def seat_layers(made: Sequence[Row], area: Box, columns: int, say: Words) -> list[Layer]:
    """Return the seats in *columns*, row by row."""
    rows = -(-len(made) // columns)
    wide = (area.width - BETWEEN * (columns - 1)) / columns
    tall = (area.height - GAP * (rows - 1)) / rows
    layers = []
    for at, row in enumerate(made):
        left, top = area.left + at % columns * (wide + BETWEEN), area.top + at // columns * (tall + GAP)
        layers.append(_seat(row, box(left, top, left + wide, top + tall), say))
    return layers


@lru_cache(1024)
def _seat(row: Row, area: Box, say: Words) -> Layer:
    colour = theme.seat_colour(row.kaiju.seat)
    if row.is_active:
        ground: list[Mark] = list(with_glow(Panel(area, 14, tint(INK2, colour, 0.08), colour, 5), colour, 7))
    else:
        stripe = Panel(box(area.left, area.top, area.left + 8, area.bottom), 4, colour)
        ground = [Panel(area, 14, INK2, LINE, 2), stripe]
    forms = ((LARGE, _large), (PANEL, _panel), (DOUBLE, _double), (0, _single))
    draw = next(form for least, form in forms if area.height >= least)
    return Layer(f"seat {row.kaiju.seat}", area.grown(24), (*ground, *draw(row, area, say)))


def _large(row: Row, area: Box, say: Words) -> list[Mark]:
    """Return kaiju and person, two rows of numbers, and the kept cards by name if there is room beside them."""
    kaiju, is_broad = row.kaiju, area.width >= 400
    x, right = area.left + 116, area.right - 16
    marks: list[Mark] = [medallion(kaiju.kaiju, kaiju.seat, (area.left + 60, area.top + 62), 42)]
    tabs, end = tab_marks(row.tabs, right, area.top + (36 if is_broad else 86), x + (170 if is_broad else 0))
    marks += tabs
    name_end = end - 10 if is_broad else right
    marks.append(_name(row, x, area.top + 36, 36, name_end - x))
    where = (x, area.top + 80) if is_broad else (area.left + 22, area.top + 132)
    servants = _servants(row, right - 6, where[1])
    marks += [*servants, _person(row, *where, right - where[0] - 24 * len(row.servants))]
    first, second = (130, 178) if is_broad else (174, 222)
    each = stats(row, say)
    split = 3 if len(each) > 4 else 2
    for y, shown in ((area.top + first, each[:split]), (area.top + second, each[split:])):
        marks += _spread(shown, area.left + 22, right, y, 44 if is_broad else 38)
    return marks + (_chips(row, area) if is_broad else [])


def _panel(row: Row, area: Box, say: Words) -> list[Mark]:
    """Return name, numbers and person one below the other, beside the kaiju."""
    kaiju, x, right = row.kaiju, area.left + 108, area.right - 16
    low = area.bottom - 20
    tabs, end = tab_marks(row.tabs, right, area.top + 25, x + 150)
    marks: list[Mark] = [
        medallion(kaiju.kaiju, kaiju.seat, (area.left + 58, area.top + area.height // 2), 40),
        *tabs,
        _name(row, x, area.top + 25, 33, end - 10 - x),
    ]
    *main, cards, laps = stats(row, say)
    marks += _spread(main, x, right + 16, area.top + area.height / 2 + 4, 40)
    small, left = _from_right((cards, laps), right, low, 28, 10)
    servants = _servants(row, left - 12, low)
    room = left - 14 - x - 24 * len(row.servants)
    return [*marks, *small, *servants, _person(row, x, low, room)]


def _double(row: Row, area: Box, say: Words) -> list[Mark]:
    """Return name and person above the numbers."""
    kaiju, x, right = row.kaiju, area.left + 76, area.right - 14
    high, low = area.top + area.height * 0.29, area.top + area.height * 0.7
    tabs, end = tab_marks(row.tabs, right, high, x + 120)
    marks: list[Mark] = [
        medallion(kaiju.kaiju, kaiju.seat, (area.left + 40, area.top + area.height // 2), 28),
        *tabs,
    ]
    name = _name(row, x, high, 28, min(end - 10 - x, 190))
    marks.append(name)
    room = end - 16 - name.box.right
    if not row.tabs and length(row.person, "body", 24) <= room:
        marks.append(fitted_label(row.person, (right, high), "body", 25, MIST, "r", width=room))
    shown = stats(row, say)
    if right - x > 300:
        return [*marks, *_spread(shown, x, right + 8, low, 31)]
    if right - x > 235:
        return [*marks, *_spread(shown[:-2], x, right, low, 31)]
    return [*marks, *_from_right(shown[:-2], right + 8, low, 26, 0)[0]]


def _single(row: Row, area: Box, say: Words) -> list[Mark]:
    """Return everything in one line; a name goes where there is room for it."""
    kaiju, y = row.kaiju, (area.top + area.bottom) // 2
    radius = 27
    marks: list[Mark] = [medallion(kaiju.kaiju, kaiju.seat, (area.left + 10 + radius, y), radius)]
    x, right = area.left + 16 + 2 * radius, area.right - 10
    *shown, cards, laps = stats(row, say)
    if right - x >= 400:
        shown = [*shown, cards, laps]
    elif right - x >= 260:
        shown = [*shown, cards]
    numbers, left = _from_right(shown, right, y, 27, 0)
    marks += numbers
    room = left - 8 - x
    if room < NAMED:
        return marks
    if row.tabs and tab_width(row.tabs[0]) <= room:
        tabs, _ = tab_marks(row.tabs[:1], x + tab_width(row.tabs[0]), y + 11, x)
        return [*marks, *tabs, _name(row, x, y - 13, 25, room)]
    return [*marks, *_names(row, x, y, room)]


def _names(row: Row, x: float, y: float, width: float) -> list[Mark]:
    """Return the name in one line, or in two if it has several words that do not fit."""
    name = row.kaiju.name.upper()
    broken = lines(name, "narrow_bold", 26, width)
    if len(broken) != 2 or length(name, "poster", 25) <= width:
        return [_name(row, x, y, 28, width)]
    colour = theme.seat_colour(row.kaiju.seat)
    return [
        fitted_label(words, (x, at), "narrow_bold", 26, colour, width=width)
        for words, at in zip(broken, (y - 13, y + 13), strict=True)
    ]


def _name(row: Row, x: float, y: float, size: int, width: float) -> Label:
    """Return the name of the kaiju in the colour of its seat, in narrower letters if it is long."""
    name, colour = row.kaiju.name.upper(), theme.seat_colour(row.kaiju.seat)
    face = "poster" if length(name, "poster", min(size, 28)) <= width else "narrow_bold"
    return fitted_label(name, (x, y), face, size, colour, width=width)


def _person(row: Row, x: float, y: float, width: float) -> Mark:
    return fitted_label(row.person, (x, y), "body", 27, MIST, width=width)


def _servants(row: Row, right: float, y: float) -> list[Mark]:
    """Return the shapes of those who serve a kaiju, up to *right*."""
    marks: list[Mark] = []
    for at, servant in enumerate(reversed(row.servants)):
        marks += badge(servant, right - 10 - at * 24, y, 9)
    return marks


def _spread(shown: Sequence[Stat], left: float, right: float, y: float, size: int) -> list[Mark]:
    """Return numbers over the whole width, each with as much room as it needs in proportion."""
    needs = [each.need for each in shown]
    marks: list[Mark] = []
    x = left
    for each, need in zip(shown, needs, strict=True):
        room = (right - left) * need / sum(needs)
        marks += stat_marks(each, x, y, size, room - 6)
        x += room
    return marks


def _from_right(shown: Sequence[Stat], right: float, y: float, size: int, gap: int) -> tuple[list[Mark], float]:
    """Return numbers close to each other that end at *right*, and where they begin."""
    rooms = [round(each.need * size / 29) + gap for each in shown]
    left = right - sum(rooms)
    marks: list[Mark] = []
    x = left
    for each, room in zip(shown, rooms, strict=True):
        marks += stat_marks(each, x, y, size, room - gap - 2)
        x += room
    return marks, left


def _chips(row: Row, area: Box) -> list[Mark]:
    """Return the names of kept cards, as many as fit."""
    marks: list[Mark] = []
    x, y = area.left + 20, area.bottom - 25
    for name in row.cards:
        wide = round(min(length(name, "bold", 25), 200)) + 24
        if x + wide > area.right - 12:
            break
        frame = box(x, y - 18, x + wide, y + 18)
        words = fitted_label(name, (x + wide / 2, y), "bold", 25, PAPER, "m", width=wide - 16)
        marks += [Panel(frame, 10, INK3, LINE_LIGHT, 2), words]
        x += wide + 8
    return marks
