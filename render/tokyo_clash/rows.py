"""The list beside or below a board with a choice: a letter, a space, what is there or would fall, what it brings."""

from collections.abc import Sequence

from engine.tokyo_clash.city.plan import SMALL
from engine.tokyo_clash.picks import Building, Kaiju, Vehicle
from engine.tokyo_clash.view import ClashView
from render import theme
from render.scene.pieces import letter_disc, medallion
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Polygon
from render.scene.shapes import chevron
from render.scene.text import label, length
from render.theme import AMBER, INK2, LINE, MIST, PAPER
from render.tokyo_clash.city import pieces
from render.tokyo_clash.city.plan import TURNS
from render.tokyo_clash.options import Option, Picture
from words.tokyo_clash.names import coordinate

PAD = 14
RULE = "#2A3062"
TOKEN = 27  # the radius of a kaiju or vehicle in a row


def per_column(count: int, most: int) -> int:
    """Return how many rows a column of the list has, if none has more than *most*."""
    return -(-count // -(-count // most))


def rows(view: ClashView, options: Sequence[Option], note: str, area: Box, tall: int, most: int) -> Layer:
    """Return the list in *area*, rows *tall* high and at most *most* in a column; *note* stands below, if it fits."""
    columns, each = -(-len(options) // most), per_column(len(options), most)
    wide = (area.width - 2 * PAD - 16 * (columns - 1)) // columns
    marks: list[Mark] = [Panel(area, 16, INK2, LINE, 2)]
    for at, option in enumerate(options):
        left = area.left + PAD + at // each * (wide + 16)
        y = area.top + 4 + at % each * tall
        if at % each:
            marks.append(Panel(Box(left, y - 1, left + wide, y + 1), 0, RULE))
        marks += _row(view, option, Box(left, y, left + wide, y + tall))
    if note and area.top + 4 + each * tall + 44 <= area.bottom:
        middle = area.top + 4 + each * tall + 26
        marks.append(label(note, (area.left + 20, middle), "body", 26, MIST, width=area.width - 40))
    return Layer("choices", area.grown(24), tuple(marks))


def _row(view: ClashView, option: Option, area: Box) -> list[Mark]:
    y = (area.top + area.bottom) // 2
    marks: list[Mark] = list(letter_disc(option.letter, area.left + 24, y, 22))
    x: float = area.left + 58
    if option.space and not option.way:
        marks.append(label(coordinate(option.space), (x, y), "narrow", 26, MIST, width=56))
        x += 58
    right: float = area.right
    if option.energy:
        number = label(f"+{option.energy}", (right, y), "poster", 36, AMBER, "r")
        marks += [number, Icon("own-bolt", number.box.left - 17, y, 32, AMBER)]
        right = number.box.left - 36
    elif option.way:
        marks.append(Polygon(chevron(x + 20, y, 20, TURNS[option.way]), AMBER))
        x += 56
    for picture in option.pictures:
        made, end = _picture(view, picture, x, y)
        if end > right:
            break
        marks, x = [*marks, *made], end
    return [*marks, *_words(option, x + 6, right, y)]


def _words(option: Option, x: float, right: float, y: int) -> list[Mark]:
    """Return what an option says, unless it would be cut short: a picture or a coordinate says it too."""
    room, is_said = right - x - 4, bool(option.pictures or (option.space and not option.way))
    if is_said and length(option.words, "narrow", theme.LEAST) > room:
        return []
    is_idle = not option.pictures and bool(option.space) and not option.way
    face = "body" if length(option.words, "body", theme.LEAST) <= room else "narrow"
    return [label(option.words, (x, y), face, 30, MIST if is_idle else PAPER, width=room)]


def _picture(view: ClashView, picture: Picture, x: float, y: int) -> tuple[list[Mark], float]:
    """Return a small picture that begins at *x*, and where the next may begin."""
    marks: list[Mark] = []
    match picture.what:
        case Kaiju(seat):
            marks.append(medallion(view.fighters[seat].kaiju, seat, (round(x + TOKEN), y), TOKEN))
            x += 2 * TOKEN + 8
        case Building(letter):
            wide = 42 if letter == SMALL else 48
            marks.append(pieces.building(letter, "1,0", x + wide / 2, y - 2, wide))
            x += wide + 4
        case Vehicle(kind):
            marks.append(pieces.vehicle(kind, round(x + TOKEN), y, TOKEN))
            x += 2 * TOKEN + 8
    if picture.count > 1:
        text = f"×{picture.count}"
        marks.append(label(text, (x, y), "bold", 30, PAPER))
        x += length(text, "bold", 30) + 8
    return marks, x
