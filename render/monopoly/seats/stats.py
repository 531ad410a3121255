"""The numbers of a seat and the tabs that say what is special about it, for every place where seats are shown."""

from collections.abc import Iterable, Sequence

import msgspec

from engine.play import Seat
from render.monopoly.seats.rows import Row, Tab
from render.scene.pieces import badge, box
from render.scene.scene import Icon, Label, Mark, Panel
from render.scene.text import label, length
from render.theme import AMBER, FOG, INK0, MIST, PAPER, PINK, ROSE
from render.wide.fit import fitted_label
from render.words import Words
from words.monopoly.money import millions


class Stat(msgspec.Struct, frozen=True):
    """A number with its icon, and the room it needs when letters are 29 high; *master* is whom a servant serves."""

    icon: str
    text: str
    colour: str
    ink: str
    need: int
    master: Seat | None = None


def stats(row: Row, say: Words) -> list[Stat]:
    """Return HP, AP, money and rights (or who is served), kept cards, laps."""
    kaiju = row.kaiju
    found = [Stat("hearts", str(kaiju.hp), ROSE, PAPER, 60), Stat("claw-slashes", str(kaiju.ap), PINK, PAPER, 60)]
    if kaiju.controller is None:
        found.append(Stat("", millions(say.game, kaiju.cash, 1), AMBER, AMBER, 70))
        found.append(Stat("family-house", str(row.rights), AMBER, PAPER, 42 if row.rights < 10 else 54))
    else:
        found.append(Stat("", say("gm-serves"), MIST, MIST, 112, kaiju.controller))
    found.append(Stat("own-cards", str(len(kaiju.cards)), MIST, MIST if kaiju.cards else FOG, 42))
    found.append(Stat("cycle", str(kaiju.laps), MIST, MIST, 42 if kaiju.laps < 10 else 54))
    return found


def stat_marks(stat: Stat, x: float, y: float, size: int, width: float) -> list[Mark]:
    """Return a number from *x* on, no wider than *width*."""
    if stat.master is not None:
        words = fitted_label(stat.text, (x, y), "body", min(size, 29), stat.ink, width=width - 34)
        return [words, *badge(stat.master, words.box.right + 20, y, 12)]
    if not stat.icon:
        return [_money(stat.text, x, y, size, width, stat.ink)]
    side = round(size * 0.84)
    return [
        Icon(stat.icon, x + side / 2, y, side, stat.colour),
        label(stat.text, (x + side + 3, y), "poster", size, stat.ink),
    ]


def _money(text: str, x: float, y: float, size: int, width: float, ink: str) -> Label:
    """Return an amount, in narrower letters rather than without its end."""
    face = "poster" if length(text, "poster", 24) <= width else "narrow_bold"
    return fitted_label(text, (x, y), face, size, ink, width=width)


def tab_width(tab: Tab) -> float:
    """Return how wide *tab* is."""
    return length(tab.text, "bold", 24) + (30 if tab.icon else 0) + 20


def tab_marks(tabs: Iterable[Tab], right: float, y: float, least: float) -> tuple[Sequence[Mark], float]:
    """Return bright tabs from *right* to the left, as many as begin behind *least*, and where they begin."""
    marks: list[Mark] = []
    for tab in tabs:
        left = right - tab_width(tab)
        if left < least:
            break
        marks.append(Panel(box(left, y - 14, right, y + 14), 9, tab.colour, INK0, 2))
        if tab.icon:
            marks.append(Icon(tab.icon, left + 23, y, 24, INK0))
        marks.append(label(tab.text, (right - 10, y), "bold", 24, INK0, "r"))
        right = left - 6
    return marks, right
