"""What can be built on a district as a square: houses downwards, tanks to the right, letter and money in each field."""

from collections.abc import Sequence

from engine.monopoly.view import RampageView
from render import theme
from render.monopoly.options import Option, build_cost
from render.monopoly.voice import Voice
from render.pieces import letter_disc
from render.scene import Box, Icon, Layer, Mark, Panel
from render.text import label
from render.theme import AMBER, INK2, INK3, LIME, LINE, MIST, PAPER

TALL = 74
SIDE = 150  # what the names of the rows take
HEAD = 56


def is_level(token: str) -> bool:
    """Return whether *token* is a number of houses and tanks on a district."""
    return token.startswith("build:") and ":h" in token and ":t" in token


def level(token: str) -> tuple[str, int, int]:
    """Return the district, the houses and the tanks of *token*."""
    key, _, counts = token.removeprefix("build:").partition(":h")
    houses, _, tanks = counts.partition(":t")
    return key, int(houses), int(tanks)


def levels(view: RampageView, offered: Sequence[Option], top: int, say: Voice) -> tuple[Layer, int]:
    """Return the square from *top* on, and where it ends."""
    found = {level(option.token)[1:]: option for option in offered}
    rows = sorted({houses for houses, _ in found})
    columns = sorted({tanks for _, tanks in found})
    key = level(offered[0].token)[0]
    number = next(at for at, deed in enumerate(view.deeds) if deed.key == key)
    frame = Box(theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + HEAD + len(rows) * TALL + 14)
    wide = min(220, (frame.width - SIDE - 16) // len(columns))
    marks: list[Mark] = [Panel(frame, theme.RADIUS, INK2, LINE, 2)]
    title = label(view.deeds[number].name.upper(), (frame.left + 20, top + 30), "poster", 29, PAPER, width=SIDE - 24)
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
                cost = build_cost(view, number, houses, tanks)
                marks += _field(option, cost, Box(left + 4, y + 2, left + wide - 4, y + TALL - 6), say)
    return Layer("levels", frame.grown(2), tuple(marks)), frame.bottom


def _number(value: int, x: float, y: float, colour: str) -> Mark:
    return label(str(value), (x, y), "poster", 34, colour)


def _field(option: Option, cost: int, area: Box, say: Voice) -> list[Mark]:
    y = (area.top + area.bottom) // 2
    money = say.millions(-cost) if cost >= 0 else f"+{say.millions(-cost)}"
    colour = MIST if cost == 0 else LIME if cost < 0 else PAPER
    return [
        Panel(area, 14, INK3, LINE, 2),
        *letter_disc(option.letter, area.left + 36, y, 24),
        label(money, (area.right - 14, y), "poster", 32, colour, "r", area.width - 86),
    ]
