"""What can be built on a district as a square: houses downwards, tanks to the right, letter and money in each field."""

from collections.abc import Sequence

from engine.monopoly.picks import Build
from engine.monopoly.view import RampageView
from render.monopoly.options import Option
from render.scene.pieces import letter_disc
from render.scene.scene import Box, Icon, Label, Layer, Mark, Panel
from render.scene.text import label, length
from render.theme import AMBER, INK2, INK3, LIME, LINE, MIST, PAPER, RADIUS
from render.wide.fit import fitted_label
from render.words import Words
from words.monopoly.money import millions

TALL = 62
SIDE = 88  # what the names of the rows take
HEAD = 92


def is_level(option: Option) -> bool:
    """Return whether *option* is a number of houses and tanks on a district."""
    return isinstance(option.promised.pick, Build)


def _level(option: Option) -> tuple[int, int]:
    pick = option.promised.pick
    assert isinstance(pick, Build)
    return pick.houses, pick.tanks


def levels(view: RampageView, offered: Sequence[Option], area: Box, say: Words) -> tuple[Layer, int]:
    """Return the square from the top of *area* on, and where it ends."""
    found = {_level(option): option for option in offered}
    rows = sorted({houses for houses, _ in found})
    columns = sorted({tanks for _, tanks in found})
    name = view.deeds[offered[0].promised.district or 0].name
    frame = Box(area.left, area.top, area.right, area.top + HEAD + len(rows) * TALL + 8)
    wide = min(220, (frame.width - SIDE - 10) // len(columns))
    marks: list[Mark] = [
        Panel(frame, RADIUS, INK2, LINE, 2),
        fitted_label(name.upper(), (frame.left + 18, frame.top + 26), "poster", 30, PAPER, width=frame.width - 40),
    ]
    for at, tanks in enumerate(columns):
        x, y = frame.left + SIDE + at * wide + wide // 2, frame.top + 66
        marks += [Icon("battle-tank", x - 18, y, 38, LIME), _number(tanks, x + 10, y, LIME)]
    for down, houses in enumerate(rows):
        y = frame.top + HEAD + down * TALL
        marks += [Icon("family-house", frame.left + 34, y + 28, 36, AMBER)]
        marks.append(_number(houses, frame.left + 60, y + 28, AMBER))
        for at, tanks in enumerate(columns):
            if option := found.get((houses, tanks)):
                left = frame.left + SIDE + at * wide
                marks += _field(option, Box(left + 2, y + 1, left + wide - 2, y + TALL - 5), say)
    return Layer("levels", frame.grown(2), tuple(marks)), frame.bottom


def _number(value: int, x: float, y: float, colour: str) -> Label:
    return label(str(value), (x, y), "poster", 34, colour)


def _field(option: Option, area: Box, say: Words) -> list[Mark]:
    y = (area.top + area.bottom) // 2
    gain = option.promised.money
    money = f"+{millions(say.game, gain)}" if gain > 0 else millions(say.game, gain)
    colour = MIST if gain == 0 else LIME if gain > 0 else PAPER
    radius, gap = (19, 6) if area.width >= 130 else (17.5, 3)
    room = area.width - 2 * (radius + gap + 1)
    face = "poster" if length(money, "poster", 26) <= room else "narrow_bold"
    return [
        Panel(area, 14, INK3, LINE, 2),
        *letter_disc(option.letter, area.left + radius + gap, y, radius),
        label(money, (area.right - gap, y), face, 30, colour, "r", room),
    ]
