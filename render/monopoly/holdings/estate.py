"""The deeds of a player: what stands on each district, what more would cost there, and what its weapons do."""

from collections.abc import Sequence
from functools import lru_cache

from engine.monopoly.content.board import MOST
from engine.monopoly.view import RampageView
from render.monopoly.track.cells import HIT, RUIN, District, district, hit, houses, plate, price
from render.scene.pieces import box
from render.scene.scene import Box, Icon, Label, Layer, Mark, Panel
from render.scene.text import label
from render.theme import AMBER, CYAN, INK0, INK2, INK3, LIME, LINE, MIST, PAPER
from render.wide.fit import fitted_label
from render.words import Words

LARGE, FULL, BRIEF = 184, 160, 92  # how high a deed is, the last without prices
GAP = 10
BAND = 42


def deed_layers(
    view: RampageView, own: Sequence[int], named: dict[int, str], area: Box, columns: int, say: Words
) -> tuple[list[Layer], int]:
    """Return the districts *own* in columns, lettered where they are options, and where they end.

    If prices do not fit into *area* they go; what still does not fit is on the board.
    """
    rows = -(-len(own) // columns)
    fits = [tall for tall in (LARGE, FULL) if rows * (tall + GAP) - GAP <= area.height]
    tall = fits[0] if fits else BRIEF
    most = max(0, (area.height + GAP) // (tall + GAP))
    wide = (area.width - GAP * (columns - 1)) // columns
    layers = []
    for at, number in enumerate(own[: most * columns]):
        left, top = area.left + at % columns * (wide + GAP), area.top + at // columns * (tall + GAP)
        letter = named.get(view.deeds[number].space, "")
        frame = Box(left, top, left + wide, top + tall)
        layers.append(_deed(district(view, number), view.house_price, letter, frame, say))
    return layers, area.top + min(rows, most) * (tall + GAP)


def all_fit(count: int, area: Box, columns: int) -> bool:
    """Return whether *count* deeds find room in *area*."""
    return -(-count // columns) * (BRIEF + GAP) - GAP <= area.height


@lru_cache(256)
def _deed(each: District, house: int, letter: str, area: Box, say: Words) -> Layer:
    scale = max(1.0, area.height / FULL)
    band = box(area.left, area.top, area.right, area.top + BAND * scale)
    name, middle = each.deed.name.upper(), band.top + band.height / 2 + 1
    marks: list[Mark] = [
        Panel(area, 14, INK2, CYAN if letter else LINE, 4 if letter else 2),
        Panel(band, 14, each.colour, corners=(True, True, False, False)),
        fitted_label(name, (area.left + 14, middle), "poster", 29 * scale, INK0, width=area.width - 94 * scale),
    ]
    if letter:
        marks += plate(letter, area.right - 8, middle - 1, "r")
    else:
        worth = label(price(say, each.deed.price), (area.right - 12, middle), "narrow_bold", 28 * scale, INK0, "r")
        marks.append(worth)
    marks += _now(each, area, scale, say)
    if area.height >= FULL:
        marks += _prices(each, house, area, scale, say)
    return Layer(f"deed {each.deed.key}", area.grown(8), tuple(marks))


def _now(each: District, area: Box, scale: float, say: Words) -> list[Mark]:
    """Return what stands there."""
    now, left, y = each.now, area.left + 12, round(area.top + 66 * scale)
    marks: list[Mark] = []
    if now.is_demolished:
        marks.append(fitted_label(say("gm-ruins").upper(), (left + 2, y), "poster", 28 * scale, RUIN, width=130))
    else:
        marks += houses(now.houses, left, y, round(28 * scale))
    x = left + 126 * scale
    right, size = area.right - 14, round(30 * scale)
    if now.has_maser:
        marks += [Icon("tesla-turret", x + 18, y, round(40 * scale), CYAN), hit(each.damage, right, y, size)]
    elif now.tanks:
        count = label(str(now.tanks), (x + 42 * scale, y), "poster", size, LIME)
        marks += [Icon("battle-tank", x + 18 * scale, y, round(38 * scale), LIME), count]
        marks.append(hit(each.damage, right, y, size))
    return marks


def _prices(each: District, house: int, area: Box, scale: float, say: Words) -> list[Mark]:
    """Return what a house, a tank and a maser cost, and the damage of one to four tanks and of the maser."""
    deed, left, y = each.deed, area.left + 12, area.top + 108 * scale
    step = (area.width - 16) / 3
    marks: list[Mark] = []
    for at, (icon, cost, colour) in enumerate(
        (("family-house", house, AMBER), ("battle-tank", deed.tank, LIME), ("tesla-turret", deed.maser, CYAN))
    ):
        marks += _priced(icon, price(say, cost), left + at * step, y, scale, colour, PAPER)
    y += 30 * scale
    marks.append(Icon("on-target", left + 14 * scale, y, round(26 * scale), HIT))
    wide, x = 29 * scale, left + 34 * scale
    for tanks in range(MOST):
        is_now = each.now.tanks == tanks + 1
        if is_now:
            marks.append(Panel(box(x - 2, y - wide / 2, x + wide - 3, y + wide / 2), 6, INK3))
        marks.append(_small(str(deed.damage[tanks]), x + 7 * scale, y, scale, HIT if is_now else MIST))
        x += wide
    return marks + _priced("tesla-turret", str(deed.maser_damage), left + 2 * step, y, scale, CYAN, HIT)


def _priced(icon: str, text: str, x: float, y: float, scale: float, colour: str, ink: str) -> list[Mark]:
    return [Icon(icon, x + 14 * scale, y, round(28 * scale), colour), _small(text, x + 33 * scale, y, scale, ink)]


def _small(text: str, x: float, y: float, scale: float, colour: str) -> Label:
    return label(text, (x, y), "narrow_bold", 26 * scale, colour)
