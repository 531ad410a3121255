"""The deeds of a player: what stands on each district, what more would cost there, and what its weapons do."""

from functools import lru_cache

from engine.monopoly.content.board import MOST
from engine.monopoly.view import RampageView
from engine.play import Seat
from render import theme
from render.monopoly.track.cells import HIT, District, district, hit, houses, plate, price
from render.scene.pieces import box
from render.scene.scene import Box, Icon, Label, Layer, Mark, Panel
from render.scene.text import label
from render.theme import AMBER, CYAN, INK0, INK2, INK3, LIME, LINE, MIST, PAPER
from render.words import Words

COLUMNS = 3
TALL = 164
GAP = 12
HEAD = 54


def estate(view: RampageView, seat: Seat, named: dict[int, str], top: int, say: Words) -> tuple[list[Layer], int]:
    """Return the deeds of *seat* from *top* on, lettered where they are options, and where they end."""
    own = [number for number, each in enumerate(view.districts) if each.owner == seat]
    if not own:
        return [], top
    title = label(say("gm-estate").upper(), (theme.MARGIN + 2, top + 26), "bold", 28, AMBER, track=1)
    layers = [Layer("estate", title.box.grown(2), (title,))]
    wide = (theme.WIDTH - 2 * theme.MARGIN - GAP * (COLUMNS - 1)) // COLUMNS
    for at, number in enumerate(own):
        left = theme.MARGIN + at % COLUMNS * (wide + GAP)
        y = top + HEAD + at // COLUMNS * (TALL + GAP)
        letter = named.get(view.deeds[number].space, "")
        area = Box(left, y, left + wide, y + TALL)
        layers.append(_deed(district(view, number), view.house_price, letter, area, say))
    rows = -(-len(own) // COLUMNS)
    return layers, top + HEAD + rows * (TALL + GAP)


@lru_cache(256)
def _deed(each: District, house: int, letter: str, area: Box, say: Words) -> Layer:
    band = Box(area.left, area.top, area.right, area.top + 42)
    name = each.deed.name.upper()
    marks: list[Mark] = [
        Panel(area, 14, INK2, CYAN if letter else LINE, 4 if letter else 2),
        Panel(band, 14, each.colour, corners=(True, True, False, False)),
        label(name, (area.left + 16, band.top + 22), "poster", 29, INK0, width=area.width - 120),
    ]
    if letter:
        marks += plate(letter, area.right - 10, band.top + 21, "r")
    else:
        marks.append(label(price(each.deed.price), (area.right - 14, band.top + 22), "narrow_bold", 28, INK0, "r"))
    marks += _now(each, area.left + 14, area.top + 72, say)
    marks += _prices(each, house, area.left + 16, area.top + 72)
    return Layer(f"deed {each.deed.key}", area.grown(2), tuple(marks))


def _now(each: District, left: int, y: int, say: Words) -> list[Mark]:
    """Return what stands there."""
    now = each.now
    marks: list[Mark] = []
    if now.is_demolished:
        marks.append(label(say("gm-ruins").upper(), (left + 2, y), "poster", 28, "#FF8A80", width=120))
    else:
        marks += houses(now.houses, left, y, 30)
    if now.has_maser:
        marks += [Icon("tesla-turret", left + 160, y, 42, CYAN), hit(each.damage, left + 232, y)]
    elif now.tanks:
        count = label(str(now.tanks), (left + 184, y), "poster", 30, LIME)
        marks += [Icon("battle-tank", left + 158, y, 40, LIME), count, hit(each.damage, left + 252, y)]
    return marks


def _prices(each: District, house: int, left: int, y: int) -> list[Mark]:
    """Return what a house, a tank and a maser cost, and the damage of one to four tanks and of the maser."""
    deed = each.deed
    marks: list[Mark] = []
    x = left
    for icon, cost, colour in (
        ("family-house", house, AMBER),
        ("battle-tank", deed.tank, LIME),
        ("tesla-turret", deed.maser, CYAN),
    ):
        marks += [Icon(icon, x + 14, y + 40, 28, colour), _small(price(cost), x + 36, y + 40, PAPER)]
        x += 112
    marks.append(Icon("on-target", left + 14, y + 68, 26, HIT))
    x = left + 36
    for tanks in range(MOST):
        is_now = each.now.tanks == tanks + 1
        number = _small(str(deed.damage[tanks]), x + 8, y + 68, HIT if is_now else MIST)
        if is_now:
            marks.append(Panel(box(x - 2, y + 55, x + 30, y + 82), 6, INK3))
        marks.append(number)
        x += 34
    marks += [
        Icon("tesla-turret", left + 238, y + 68, 28, CYAN),
        _small(str(deed.maser_damage), left + 260, y + 68, HIT),
    ]
    return marks


def _small(text: str, x: float, y: float, colour: str) -> Label:
    return label(text, (x, y), "narrow_bold", 26, colour)
