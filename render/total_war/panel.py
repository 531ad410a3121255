"""A seat's panel: large with its damage cards for three or four seats, small for more and on a phone."""

from collections.abc import Sequence
from functools import lru_cache

from engine.total_war.picks import Target, spell
from engine.total_war.view import FighterView, WarView
from render import theme
from render.scene.pieces import letter_disc, medallion, tab_row, tag, with_glow
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Stamp
from render.scene.text import length
from render.snapshot import Snapshot
from render.theme import CYAN, FOG, INK0, INK1, INK2, LINE, LINE_LIGHT, MIST, PAPER, PLUM, RED
from render.total_war import stats
from render.total_war.changes import Change, LastMove
from render.total_war.question import roles
from render.wide.fit import LEAST, fitted_label
from render.words import Words

FAINT = "#9AA0CC"
GLOW = 26  # how far light reaches around a panel
EDGE = 8  # how far its content keeps away from its edge
BAR = 8  # of the seat's colour, at the left of a panel that is at rest
LARGE = 300  # from this height on a panel is large
SMALL = (303, 166)  # the size for which a small one is laid out
TABS = 84  # what tabs leave free at the left of the upper edge, for lines and letters


def panels(table: Snapshot[WarView], boxes: Sequence[Box], last: LastMove) -> list[Layer]:
    """Return the panel of every seat in its box."""
    tabs, letters, view = roles(table), table.letters, table.view
    layers = []
    for fighter in view.fighters:
        seat, place = fighter.seat, boxes[fighter.seat]
        role, letter = tabs.get(seat, ""), letters.get(spell(Target(seat)), "")
        layers.append(frame(fighter, place, bool(role) and not letters, bool(letter)))
        layers.append(panel(fighter, table.names[seat], place, view.target, role, last.of(seat), letter, table.say))
    return layers


@lru_cache(1024)
def frame(fighter: FighterView, place: Box, is_active: bool, is_choice: bool) -> Layer:
    """Return the ground of a seat's panel, with light around it if it counts now."""
    return Layer(f"frame {fighter.seat}", place.grown(GLOW), _ground(fighter, place, is_active, is_choice))


def _ground(fighter: FighterView, place: Box, is_active: bool, is_choice: bool) -> tuple[Mark, ...]:
    colour = theme.seat_colour(fighter.seat)
    if fighter.is_out:
        return (Panel(place, 16, INK1, LINE, 2),)
    fill = PLUM if fighter.is_furious else INK2
    if is_choice:
        return with_glow(Panel(place, 16, fill, PAPER, 5), CYAN)
    if is_active:
        return with_glow(Panel(place, 16, fill, colour, 5), colour)
    if fighter.is_furious:
        return (Panel(place, 16, fill, RED, 3),)
    bar = Panel(Box(place.left, place.top, place.left + BAR, place.bottom), 4, colour)
    return Panel(place, 16, fill, LINE, 2), bar


@lru_cache(1024)
def panel(
    fighter: FighterView, name: str, place: Box, target: int, role: str, change: Change, letter: str, say: Words
) -> Layer:
    """Return the panel of *fighter*; *role* is its tab if it must act, *letter* the choice that it is, if any."""
    draw = _large if place.height > LARGE else _small
    marks = draw(fighter, name, place, target, change, say)
    tabs = _tabs(fighter, role, change, say)
    marks += tab_row(tabs, place.right - 16, place.top - 3, place.left + TABS)
    if letter:
        marks += letter_disc(letter, place.left + 26, place.top + 22, 26)
    return Layer(f"seat {fighter.seat}", _inside(place, fighter, bool(tabs or letter)), tuple(marks))


def _inside(place: Box, fighter: FighterView, has_tabs: bool) -> Box:
    """Return where the content of a panel lies: tabs and letters over the upper edge, spikes glow to the left."""
    is_furious = fighter.is_furious and not fighter.is_out
    top = place.top - 24 if has_tabs or is_furious or fighter.holds_king else place.top + EDGE
    left = place.left - 20 if has_tabs or is_furious else place.left + EDGE
    return Box(left, top, place.right - EDGE, place.bottom - EDGE)


def _tabs(fighter: FighterView, role: str, change: Change, say: Words) -> list[tuple[str, str]]:
    """Return the tabs on the upper edge, from right to left: who must act, what just happened, furious."""
    tabs = [(role, theme.seat_colour(fighter.seat))] if role else []
    if happened := stats.last_word(change, say):
        words, colour = happened
        tabs.append((words.upper(), colour))
    if fighter.is_furious and not fighter.is_out:
        tabs.append((say("furious").upper(), RED))
    return tabs


def medal(fighter: FighterView, x: int, y: int, radius: int) -> Stamp:
    """Return the kaiju of *fighter* as it stands: spun, furious, out, with the King's crown."""
    return medallion(
        fighter.kaiju,
        fighter.seat,
        (x, y),
        radius,
        is_spun=fighter.is_spun,
        is_furious=fighter.is_furious and not fighter.is_out,
        is_out=fighter.is_out,
        is_king=fighter.holds_king,
    )


def _who(
    fighter: FighterView, name: str, at: tuple[int, int], width: int, sizes: tuple[float, float], down: int
) -> list[Mark]:
    """Return the name of the kaiju and, *down* below it, of the person."""
    (x, y), (big, small) = at, sizes
    colour = FOG if fighter.is_out else theme.seat_colour(fighter.seat)
    face = "body" if length(name, "body", LEAST) <= width else "narrow"
    return [
        fitted_label(fighter.name.upper(), (x, y), "poster", big, colour, width=width),
        fitted_label(name, (x, y + down), face, small, MIST, width=width),
    ]


def _large(fighter: FighterView, name: str, place: Box, target: int, change: Change, say: Words) -> list[Mark]:
    left, top, right, bottom = place
    x = left + 184
    room = right - x - 16
    marks: list[Mark] = [medal(fighter, left + 92, top + 94, 62)]
    marks += _who(fighter, name, (x, top + 50), room, (42, 32), 46)
    if fighter.is_out:
        middle = (left + right) // 2
        marks.append(fitted_label(say("out").upper(), (middle, top + 238), "poster", 84, FAINT, "m", width=300))
        rest = say("out-vp", vp=fighter.vp)
        marks.append(fitted_label(rest, (middle, bottom - 36), "body", 29, MIST, "m", width=place.width - 40))
        return marks
    marks.append(fitted_label(say("worth", vp=fighter.worth), (x, top + 137), "body", 29, MIST, width=room))
    marks += _spent(fighter, left + 92, top + 168, say)
    marks += stats.life_number(fighter, left + 44, top + 216, 54, say)
    marks += stats.damage_cards(fighter, right - 22, top + 214, 170, change)
    marks += stats.life_bar(fighter, Box(left + 22, top + 250, right - 22, top + 272))
    line = bottom - 39
    marks += stats.power(fighter, left + 46, line, 46)
    marks += stats.hand(fighter, left + 168, line, 46)
    marks += stats.points(fighter, right - 18, line, 46, say("of-target", target=target))
    return marks


def _spent(fighter: FighterView, x: float, y: float, say: Words) -> tuple[Mark, ...]:
    if not fighter.is_spun:
        return ()
    text = say("spent")
    return tag(text, x - length(text, "bold", 26) / 2 - 16, y, 26, colour=MIST, fill=INK0, edge=LINE_LIGHT)


def _small(fighter: FighterView, name: str, place: Box, target: int, change: Change, say: Words) -> list[Mark]:
    left, top, right, bottom = place
    scale = min(place.width / SMALL[0], place.height / SMALL[1], 1.3)

    def px(measure: float) -> int:
        return round(measure * scale)

    x, y = left + px(118), top + px(33)
    marks: list[Mark] = [medal(fighter, left + px(60), top + px(60), px(40))]
    marks += _who(fighter, name, (x, y), right - x - px(12), (px(31), px(26)), px(32))
    if fighter.is_out:
        return [*marks, *_out(fighter, x, right - px(14), bottom - px(40), px(48), say)]
    life = stats.life_number(fighter, x + px(16), y + px(66), px(38))
    edge = max(stats.widest(life) + px(10), x + px(80))
    middle = y + px(66)
    marks += [*life, *stats.life_bar(fighter, Box(edge, middle - px(11), right - px(14), middle + px(11)))]
    line = bottom - px(29)
    points = stats.points(fighter, right - px(12), line, px(32))
    marks += stats.power(fighter, left + px(29), line, px(33))
    marks += stats.hand(fighter, left + px(97), line, px(33))
    start, end = left + px(136), points[0].box.left - px(4)
    worth = say("worth-short", vp=fighter.worth)
    marks.append(fitted_label(worth, ((start + end) / 2, line), "narrow", px(26), MIST, "m", width=end - start))
    return [*marks, *points]


def _out(fighter: FighterView, left: int, right: int, y: int, size: int, say: Words) -> list[Mark]:
    """Return that a kaiju is out, and the points it keeps."""
    points = fitted_label(str(fighter.vp), (right, y), "poster", size * 0.75, FOG, "r", width=size * 1.2)
    return [
        fitted_label(say("out").upper(), (left, y), "poster", size, FAINT, width=size * 2.4),
        Icon("own-star", points.box.left - size * 0.45, y, round(size * 0.66), FOG),
        points,
    ]
