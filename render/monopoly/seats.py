"""The table of the seats: health, attack points, money, rights, kept cards, laps, who serves whom, whose turn it is."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.monopoly.view import KaijuView, RampageView
from engine.play import Seat
from render import theme
from render.monopoly.changes import Change, LastMove
from render.scene.colour import tint
from render.scene.pieces import badge, box, medallion, tab_row, with_glow
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.scene.text import label, length
from render.snapshot import Snapshot
from render.theme import AMBER, CYAN, INK2, LIME, LINE, MIST, PAPER, PINK, RED, ROSE
from render.words import Words
from words.monopoly.money import millions
from words.monopoly.things import card

HEAD = 60  # tabs of the first row reach into it
GAP = 12
HEIGHTS = {2: 150, 3: 126, 4: 98, 5: 92, 6: 88, 7: 84, 8: 80}
HIGHEST = 150
CHIPS = 120  # from this height on kept cards are named
#: Where the columns are, from the left edge of a table of 660: their icons and colours.
COLUMNS = (
    (300, "hearts", ROSE),
    (362, "claw-slashes", PINK),
    (466, "", AMBER),
    (548, "family-house", AMBER),
    (594, "own-cards", PAPER),
    (636, "cycle", MIST),
)
SEA = "#5CC0FF"


class Row(msgspec.Struct, frozen=True):
    """A seat as the table shows it."""

    kaiju: KaijuView
    person: str
    rights: int
    servants: tuple[Seat, ...]
    cards: tuple[str, ...]
    tabs: tuple[tuple[str, str], ...]
    is_active: bool


def height(players: int, spare: int = 0) -> int:
    """Return how high the table of *players* is, with *spare* pixels more than it needs if it can use them."""
    return HEAD + players * (min(HIGHEST, HEIGHTS[players] + spare // players) + GAP)


def rows(table: Snapshot[RampageView], last: LastMove) -> list[Row]:
    """Return what is shown of each seat."""
    view, teller = table.view, table.teller
    return [
        Row(
            kaiju=msgspec.structs.replace(each, at=0, rolls=(), worth=0),  # what the row does not show
            person=table.names[each.seat],
            rights=sum(district.owner == each.seat for district in view.districts),
            servants=tuple(other.seat for other in view.kaiju if other.controller == each.seat),
            cards=tuple(card(teller, key) for key in each.cards),
            tabs=tuple(_tabs(view, each, last.of(each.seat), table.say)),
            is_active=each.seat in table.acting or view.winner == each.seat,
        )
        for each in view.kaiju
    ]


def _tabs(view: RampageView, each: KaijuView, change: Change, say: Words) -> Sequence[tuple[str, str]]:
    """Return what stands on the upper edge of a row: what is special about a kaiju, and what just happened to it."""
    tabs: list[tuple[str, str]] = []
    if view.winner == each.seat:
        tabs.append((say("gm-winner"), AMBER))
    if change.hp:
        sign = "+" if change.hp > 0 else "−"
        words = say("gm-hp-change", sign=sign, count=abs(change.hp))
        tabs.append((words, LIME if change.hp > 0 else RED))
    if change.money:
        tabs.append((("+" if change.money > 0 else "") + millions(say.game, change.money), AMBER))
    if each.held:
        tabs.append((say("gm-at-fish", held=each.held), SEA))
    if each.is_waiting:
        tabs.append((say("gm-waits"), MIST))
    if view.jammed == each.seat:
        tabs.append((say("gm-jammed"), CYAN))
    if each.spare_houses or each.spare_tanks:
        both = "yes" if each.spare_houses and each.spare_tanks else "no"
        tabs.append((say("gm-spares", houses=each.spare_houses, tanks=each.spare_tanks, both=both), LIME))
    if not each.laps and view.top_laps and not view.ended:
        tabs.append((say("gm-peace"), PAPER))
    return tabs


def seat_layers(made: Sequence[Row], area: Box, say: Words) -> list[Layer]:
    """Return the rows in *area*: a head and a layer for each seat."""
    tall = (area.height - HEAD) // len(made) - GAP
    layers = [_head(Box(area.left, area.top, area.right, area.top + HEAD))]
    for at, row in enumerate(made):
        top = area.top + HEAD + at * (tall + GAP)
        layers.append(_row(row, Box(area.left, top, area.right, top + tall), say))
    return layers


@lru_cache(16)
def _head(area: Box) -> Layer:
    y = area.top + 18
    marks: list[Mark] = []
    for x, icon, colour in COLUMNS:
        if icon:
            marks.append(Icon(icon, area.left + x, y, 34, colour))
        else:
            marks.append(label("¥", (area.left + x, y), "poster", 34, colour, "m"))
    return Layer("head", area, tuple(marks))


@lru_cache(1024)
def _row(row: Row, area: Box, say: Words) -> Layer:
    kaiju = row.kaiju
    colour = theme.seat_colour(kaiju.seat)
    if row.is_active:
        marks = list(with_glow(Panel(area, theme.RADIUS, tint(INK2, colour, 0.08), colour, 5), colour, 8))
    else:
        marks = [Panel(area, theme.RADIUS, INK2, LINE, 2)]
    is_tall = area.height >= CHIPS and bool(row.cards)
    middle = area.top + (area.height // 2 if not is_tall else 44)
    marks += _who(row, area, middle)
    marks += _numbers(row, area.left, middle, say)
    if is_tall:
        marks += _chips(row, area)
    marks += tab_row(row.tabs, area.right - 20, area.top - 1, area.left + 250)
    return Layer(f"seat {kaiju.seat}", area.grown(28), tuple(marks))


def _who(row: Row, area: Box, middle: int) -> list[Mark]:
    """Return the kaiju, its name, the person, and the shapes of those who serve it."""
    kaiju = row.kaiju
    radius = min(36, area.height // 2 - 7)
    x = area.left + 104
    marks: list[Mark] = [
        medallion(kaiju.kaiju, kaiju.seat, (area.left + 52, middle), radius),
        label(kaiju.name.upper(), (x, middle - 18), "poster", 31, theme.seat_colour(kaiju.seat), width=168),
    ]
    shown = row.servants[:7]
    wide = min(len(shown), 4) * 22
    for at, servant in enumerate(shown):
        lower = 9 if len(shown) > 4 and at >= 4 else -9 if len(shown) > 4 else 0
        marks += badge(servant, x + 162 - wide + (at % 4) * 22, middle + 20 + lower, 8)
    marks.append(label(row.person, (x, middle + 20), "body", 26, MIST, width=156 - wide))
    return marks


def _numbers(row: Row, left: int, y: int, say: Words) -> list[Mark]:
    kaiju = row.kaiju
    hp, ap, cash, rights, cards, laps = (left + x for x, _, _ in COLUMNS)
    marks: list[Mark] = [
        label(str(kaiju.hp), (hp, y), "poster", 44, PAPER, "m", 62),
        label(str(kaiju.ap), (ap, y), "poster", 44, PAPER, "m", 60),
    ]
    if kaiju.controller is None:
        marks.append(label(millions(say.game, kaiju.cash, 1), (cash, y), "poster", 44, AMBER, "m", 130))
        marks.append(label(str(row.rights), (rights, y), "poster", 36, PAPER, "m", 44))
    else:
        words = label(say("gm-serves"), (cash - 62, y), "body", 28, MIST, width=90)
        marks += [words, *badge(kaiju.controller, words.box.right + 26, y, 16)]
    marks.append(label(str(len(kaiju.cards)), (cards, y), "poster", 36, PAPER if kaiju.cards else theme.FOG, "m", 42))
    marks.append(label(str(kaiju.laps), (laps, y), "poster", 36, MIST, "m", 42))
    return marks


def _chips(row: Row, area: Box) -> list[Mark]:
    """Return the names of kept cards, as many as fit."""
    marks: list[Mark] = []
    x, y = area.left + 104, area.bottom - 26
    for name in row.cards:
        wide = round(min(length(name, "bold", 25), 200)) + 54
        if x + wide > area.right - 16:
            break
        frame = box(x, y - 18, x + wide, y + 18)
        marks += [Panel(frame, 10, theme.INK3, theme.LINE_LIGHT, 2), Icon("own-card", x + 22, y, 26, PAPER)]
        marks.append(label(name, (x + 40, y), "bold", 25, PAPER, width=wide - 50))
        x += wide + 8
    return marks
