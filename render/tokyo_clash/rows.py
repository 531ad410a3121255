"""The list below a board with a choice: a letter, a space, what is there or would fall, and what it brings."""

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

ROW = 66
FEW = 18  # more options than these stand in three columns
RULE = "#2A3062"


def rows(view: ClashView, options: Sequence[Option], note: str, top: int, width: int) -> tuple[Layer, int]:
    """Return the list from *top* on, and where it ends."""
    is_narrow = width < theme.WIDTH
    columns = 1 if is_narrow and len(options) <= FEW else 3 if len(options) > FEW and not is_narrow else 2
    tall = -(-len(options) // columns)
    frame = Box(theme.MARGIN, top, width - theme.MARGIN, top + tall * ROW + 24 + (44 if note else 0))
    wide = (frame.width - 40 - 40 * (columns - 1)) // columns
    marks: list[Mark] = [Panel(frame, theme.RADIUS, INK2, LINE, 2)]
    for at, option in enumerate(options):
        left = frame.left + 20 + at // tall * (wide + 40)
        y = top + 12 + at % tall * ROW
        if at % tall:
            marks.append(Panel(Box(left - 4, y - 1, left + wide, y + 1), 0, RULE))
        marks += _row(view, option, Box(left, y, left + wide, y + ROW))
    if note:
        middle = frame.bottom - 32
        marks.append(label(note, (frame.left + 24, middle), "body", 26, MIST, width=frame.width - 48))
    return Layer("choices", frame.grown(2), tuple(marks)), frame.bottom


def _row(view: ClashView, option: Option, area: Box) -> list[Mark]:
    y = (area.top + area.bottom) // 2
    marks: list[Mark] = list(letter_disc(option.letter, area.left + 26, y, 25))
    x: float = area.left + 66
    if option.space and not option.way:
        marks.append(label(coordinate(option.space), (x, y), "narrow", 28, MIST, width=64))
        x += 68
    right: float = area.right
    if option.energy:
        number = label(f"+{option.energy}", (right, y), "poster", 38, AMBER, "r")
        marks += [number, Icon("own-bolt", number.box.left - 20, y, 34, AMBER)]
        right = number.box.left - 44
    elif option.way:
        marks.append(_way(option.way, x + 20, y))
        x += 56
    for picture in option.pictures:
        if x + 130 > right:
            break
        made, x = _picture(view, picture, x, y)
        marks += made
    # A picture says it too: words that would be cut short are left out beside one.
    if length(option.words, "narrow", theme.LEAST) < right - x - 10 or not option.pictures:
        is_idle = not option.pictures and bool(option.space) and not option.way
        face = "body" if length(option.words, "body", theme.LEAST) < right - x - 10 else "narrow"
        marks.append(label(option.words, (x + 6, y), face, 30, MIST if is_idle else PAPER, width=right - x - 10))
    return marks


def _way(way: str, x: float, y: float) -> Mark:
    return Polygon(chevron(x, y, 20, TURNS[way]), AMBER)


def _picture(view: ClashView, picture: Picture, x: float, y: int) -> tuple[list[Mark], float]:
    """Return a small picture that begins at *x*, and where the next may begin."""
    marks: list[Mark] = []
    match picture.what:
        case Kaiju(seat):
            marks.append(medallion(view.fighters[seat].kaiju, seat, (round(x + 27), y), 24))
            x += 62
        case Building(letter):
            wide = 40 if letter == SMALL else 48
            marks.append(pieces.building(letter, "1,0", x + wide / 2, y - 2, wide))
            x += wide + 6
        case Vehicle(kind):
            marks.append(pieces.vehicle(kind, round(x + 22), y, 20))
            x += 52
    if picture.count > 1:
        text = f"×{picture.count}"
        marks.append(label(text, (x, y), "bold", 30, PAPER))
        x += length(text, "bold", 30) + 10
    return marks, x
