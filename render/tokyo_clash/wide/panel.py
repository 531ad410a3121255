"""A seat's panel beside the wide city: low where there are four, with room for more where there are fewer."""

from functools import lru_cache

from engine.tokyo_clash.view import FighterView
from render import theme
from render.scene.colour import mix
from render.scene.pieces import medallion, tab_row
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.scene.text import length
from render.theme import INK2, MIST, PAPER
from render.tokyo_clash.seats import GLOW, Tabs, ground, meter, stats
from render.wide.fit import fitted_label
from render.words import Words

LOW = 150  # a panel under this height has two lines
ROOMY = 200  # from this height on everything is large
#: The middles of the lines of a high panel, with and without one for Enhancements, as shares of its height.
ROWS, FEW_ROWS = (0.17, 0.36, 0.57, 0.83), (0.21, 0.48, 0.0, 0.78)
UNDER_TABS = (0.22, 0.4, 0.59, 0.84)  # where words on the upper edge would cover the name
STEP = 98  # from one figure to the next, so that two digits of the last stay inside
CHIP = 24
MORE = 66  # how wide the chip is that counts the others


@lru_cache(1024)
def panel(
    fighter: FighterView,
    name: str,
    place: Box,
    chips: tuple[str, ...],
    tabs: Tabs,
    is_active: bool,
    say: Words,
) -> Layer:
    """Return the panel of *fighter*; *tabs* are words and colours for its upper edge."""
    marks = ground(fighter, place, is_active)
    if place.height < LOW:
        marks += _low(fighter, name, place, chips, say)
    else:
        rows = UNDER_TABS if chips and tabs and place.height <= ROOMY else ROWS if chips else FEW_ROWS
        marks += _high(fighter, name, place, chips, rows, say)
    marks += tab_row(tabs, place.right - 14, place.top - 2)
    return Layer(f"seat {fighter.seat}", place.grown(GLOW), tuple(marks))


def _low(fighter: FighterView, name: str, place: Box, chips: tuple[str, ...], say: Words) -> list[Mark]:
    """Return two lines: the kaiju with its Enhancements or Head Meter, the figures with the person."""
    x, edge, colour = place.left + 126, place.right - 16, theme.seat_colour(fighter.seat)
    upper, lower = place.top + 34, place.bottom - 32
    room = 160 if chips and fighter.meter_size else 200
    title = fitted_label(fighter.name.upper(), (x, upper), "poster", 34, colour, width=room)
    marks: list[Mark] = [
        medallion(fighter.kaiju, fighter.seat, (place.left + 64, round(place.centre[1])), 46, is_king=fighter.is_king),
        title,
        *stats(fighter, x + 18, lower, 92, 46),
    ]
    start = edge - (fighter.meter_size * 28 + 10 if fighter.meter_size else 0)
    marks += meter(fighter, edge, upper + 6, 30)
    marks += _chips(chips, colour, Box(title.box.right + 12, 0, start, 0), upper + 6, say)
    at, room = (lower, edge - x - 248) if chips or fighter.meter_size else (upper + 2, edge - title.box.right - 14)
    marks.append(fitted_label(name, (edge, at), "body", 27, MIST, "r", width=room))
    return marks


def _high(
    fighter: FighterView, name: str, place: Box, chips: tuple[str, ...], rows: tuple[float, ...], say: Words
) -> list[Mark]:
    """Return the kaiju large, below it the person, the Enhancements if there are any, and the figures, in *rows*."""
    size = min(72, place.height // 2 - 22)
    x, edge, colour = place.left + 2 * size + 46, place.right - 18, theme.seat_colour(fighter.seat)
    title, person, line, figures = (place.top + round(place.height * share) for share in rows)
    at, is_roomy = (place.left + 24 + size, round(place.centre[1])), place.height > ROOMY or not chips
    room = edge - x - (fighter.meter_size * 34 + 16 if fighter.meter_size else 0)
    marks: list[Mark] = [
        medallion(fighter.kaiju, fighter.seat, at, size, is_king=fighter.is_king),
        fitted_label(fighter.name.upper(), (x, title), "poster", 44 if is_roomy else 38, colour, width=room),
        *meter(fighter, edge, title, 36),
        fitted_label(name, (x, person), "body", 30 if is_roomy else 27, MIST, width=edge - x),
        *stats(fighter, x + 20, figures, STEP, 50 if is_roomy else 36 if rows is UNDER_TABS else 44),
    ]
    return marks + _chips(chips, colour, Box(x, 0, edge, 0), line, say)


def _chips(chips: tuple[str, ...], colour: str, room: Box, y: int, say: Words) -> list[Mark]:
    """Return the Enhancements from the right of *room* to the left, as many as fit."""
    marks: list[Mark] = []
    right = room.right
    for at, chip in enumerate(chips):
        rest = len(chips) - at - 1
        most = right - room.left - (MORE + 8 if rest else 0)
        is_more = most < min(150, length(chip, "narrow_bold", CHIP) + 48)
        text = say("tc-more", count=rest + 1) if is_more else chip
        wide = MORE if is_more else min(round(length(chip, "narrow_bold", CHIP)) + 48, most)
        frame = Box(right - wide, y - 18, right, y + 18)
        marks.append(Panel(frame, 9, mix(colour, INK2, 0.7), colour, 2))
        marks.append(Icon("upgrade", frame.left + 20, y, 24, colour))
        marks.append(fitted_label(text, (frame.left + 36, y), "narrow_bold", CHIP, PAPER, width=wide - 40))
        right -= wide + 8
        if is_more:
            break
    return marks
