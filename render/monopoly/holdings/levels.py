"""What can be built on a district as a square: houses downwards, tanks to the right, letter and money in each field."""

from collections.abc import Sequence

from engine.monopoly.picks import Build
from engine.monopoly.view import RampageView
from render import theme
from render.monopoly.options import Option
from render.scene.pieces import letter_disc
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.scene.text import label
from render.theme import AMBER, INK2, INK3, LIME, LINE, MIST, PAPER
from render.words import Words
from words.monopoly.money import millions

TALL = 74
SIDE = 150  # what the names of the rows take
HEAD = 56


def is_level(option: Option) -> bool:
    """Return whether *option* is a number of houses and tanks on a district."""
    return isinstance(option.promised.pick, Build)


def _level(option: Option) -> tuple[int, int]:
    pick = option.promised.pick
    assert isinstance(pick, Build)
    return pick.houses, pick.tanks


def levels(view: RampageView, offered: Sequence[Option], top: int, say: Words) -> tuple[Layer, int]:
    """Return the square from *top* on, and where it ends."""
    found = {_level(option): option for option in offered}
    rows = sorted({houses for houses, _ in found})
    columns = sorted({tanks for _, tanks in found})
    name = view.deeds[offered[0].promised.district or 0].name
    frame = Box(theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + HEAD + len(rows) * TALL + 14)
    wide = min(220, (frame.width - SIDE - 16) // len(columns))
    marks: list[Mark] = [Panel(frame, theme.RADIUS, INK2, LINE, 2)]
    title = label(name.upper(), (frame.left + 20, top + 30), "poster", 29, PAPER, width=SIDE - 24)
    marks.append(title)
    for at, tanks in enumerate(columns):
        x = frame.left + SIDE + at * wide + wide // 2
        marks += [Icon("battle-tank", x - 18, top + 30, 40, LIME), _number(tanks, x + 14, top + 30, LIME)]
    for down, houses in enumerate(rows):
        y = top + HEAD + down * TALL
        marks += [
            Icon("family-house", frame.left + 58, y + 34, 40, AMBER),
            _number(houses, frame.left + 92, y + 34, AMBER),
        ]
        for at, tanks in enumerate(columns):
            if option := found.get((houses, tanks)):
                left = frame.left + SIDE + at * wide
                marks += _field(option, Box(left + 4, y + 2, left + wide - 4, y + TALL - 6), say)
    return Layer("levels", frame.grown(2), tuple(marks)), frame.bottom


def _number(value: int, x: float, y: float, colour: str) -> Mark:
    return label(str(value), (x, y), "poster", 34, colour)


def _field(option: Option, area: Box, say: Words) -> list[Mark]:
    y = (area.top + area.bottom) // 2
    gain = option.promised.money
    money = f"+{millions(say.game, gain)}" if gain > 0 else millions(say.game, gain)
    colour = MIST if gain == 0 else LIME if gain > 0 else PAPER
    return [
        Panel(area, 14, INK3, LINE, 2),
        *letter_disc(option.letter, area.left + 36, y, 24),
        label(money, (area.right - 14, y), "poster", 32, colour, "r", area.width - 86),
    ]
