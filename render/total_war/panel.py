"""A seat's panel, in four sizes: a poster for three or four seats, down to a strip for twelve."""

from functools import lru_cache

from engine.total_war.view import FighterView
from render import theme
from render.scene.pieces import letter_disc, medallion, tab_row, tag, with_glow, with_shadow
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.scene.text import label, length
from render.theme import AMBER, CYAN, FOG, INK0, INK1, INK2, LINE, LINE_LIGHT, MIST, PAPER, PLUM, RED
from render.total_war import stats
from render.total_war.changes import Change
from render.words import Words

FAINT = "#9AA0CC"
GLOW = 26  # how far light and shadow reach around a panel
EDGE = 8  # how far its content keeps away from its edge


@lru_cache(1024)
def frame(fighter: FighterView, place: Box, is_active: bool, is_choice: bool) -> Layer:
    """Return the ground of a seat's panel, with light around it if it counts now."""
    return Layer(f"frame {fighter.seat}", place.grown(GLOW), _ground(fighter, place, is_active, is_choice))


@lru_cache(1024)
def panel(
    fighter: FighterView, name: str, place: Box, target: int, role: str, change: Change, letter: str, say: Words
) -> Layer:
    """Return the panel of *fighter*; *role* is its tab if it must act, *letter* the choice that it is, if any."""
    if fighter.is_out:
        marks = _out(fighter, name, place, say)
    elif place.height > 450:
        marks = _poster(fighter, name, place, target, change, say)
    elif place.height > 300:
        marks = _full(fighter, name, place, target, change, say)
    elif place.height > 230:
        marks = _middle(fighter, name, place, target, change, say)
    else:
        marks = _strip(fighter, name, place, target, say)
    marks += _tabs(fighter, place, role, change, say)
    if letter:
        marks += letter_disc(letter, place.left + 30, place.top + 26)
    return Layer(
        f"seat {fighter.seat}", _inside(place, fighter, any((role, letter, stats.last_word(change, say)))), tuple(marks)
    )


def _inside(place: Box, fighter: FighterView, has_tabs: bool) -> Box:
    """Return where the content of a panel lies: tabs and letters over the upper edge, spikes glow to the left."""
    is_furious = fighter.is_furious and not fighter.is_out
    top = place.top - 18 if has_tabs or is_furious else place.top + EDGE
    left = place.left - 20 if has_tabs or is_furious else place.left + EDGE
    return Box(left, top, place.right - EDGE, place.bottom - EDGE)


def _ground(fighter: FighterView, place: Box, is_active: bool, is_choice: bool) -> tuple[Mark, ...]:
    colour = theme.seat_colour(fighter.seat)
    if fighter.is_out:
        return with_shadow(Panel(place, 20, INK1, LINE, 3))
    fill = PLUM if fighter.is_furious else INK2
    if is_choice:
        return with_glow(Panel(place, 20, fill, PAPER, 6), CYAN)
    if is_active:
        return with_glow(Panel(place, 20, fill, colour, 6), colour)
    return with_shadow(Panel(place, 20, fill, RED if fighter.is_furious else LINE, 3))


def _tabs(fighter: FighterView, place: Box, role: str, change: Change, say: Words) -> list[Mark]:
    """Return the tabs on the upper edge, from right to left: who must act, furious, what just happened."""
    tabs = [(role, theme.seat_colour(fighter.seat))] if role else []
    if fighter.is_furious and not fighter.is_out:
        tabs.append((say("furious").upper(), RED))
    if happened := stats.last_word(change, say):
        words, colour = happened
        tabs.append((words.upper(), colour))
    return list(tab_row(tabs, place.right - 22, place.top + 2))


def _medal(fighter: FighterView, x: int, y: int, radius: int) -> Mark:
    return medallion(
        fighter.kaiju,
        fighter.seat,
        (x, y),
        radius,
        is_spun=fighter.is_spun,
        is_furious=fighter.is_furious and not fighter.is_out,
        is_out=fighter.is_out,
    )


def _spent(fighter: FighterView, x: float, y: float, say: Words) -> tuple[Mark, ...]:
    if not fighter.is_spun or fighter.is_out:
        return ()
    return tag(say("spent"), x, y, 24, colour=MIST, fill=INK0, edge=LINE_LIGHT)


def _who(
    fighter: FighterView, name: str, at: tuple[int, int], widths: tuple[int, int], sizes: tuple[float, float]
) -> list[Mark]:
    """Return the name of the kaiju and, below it, of the person."""
    (x, y), (big, small) = at, sizes
    colour = FOG if fighter.is_out else theme.seat_colour(fighter.seat)
    return [
        label(fighter.name.upper(), (x, y), "poster", big, colour, width=widths[0]),
        label(name, (x, y + big * 0.55 + small * 0.68), "body", small, MIST, width=widths[1]),
    ]


def _full(fighter: FighterView, name: str, place: Box, target: int, change: Change, say: Words) -> list[Mark]:
    left, top, right, bottom = place
    x = left + 172
    room = right - x - 18
    marks = [_medal(fighter, left + 84, top + 92, 60)]
    marks += _who(fighter, name, (x, top + 40), (room - (58 if fighter.holds_king else 0), room), (40, 30))
    marks += _katakana(fighter, (x, top + 122), 25, room)
    if fighter.holds_king:
        marks.append(Icon("crown", right - 42, top + 44, 50, AMBER))
    marks += tag(say("worth", vp=fighter.worth).upper(), x, top + 162)
    marks += _spent(fighter, left + 22, top + 168, say)
    marks += stats.life_number(fighter, left + 44, top + 222, 50, say)
    marks += stats.damage_cards(fighter, right - 22, top + 222, 160, change)
    marks += stats.life_bar(fighter, Box(left + 22, top + 252, right - 22, top + 278))
    line = bottom - 45
    marks += stats.power(fighter, left + 46, line, 46)
    marks += stats.hand(fighter, left + 146, line, 46)
    marks += stats.points(fighter, target, right - 18, line, 48, say)
    return marks


def _poster(fighter: FighterView, name: str, place: Box, target: int, change: Change, say: Words) -> list[Mark]:
    left, top, right, bottom = place
    middle = (left + right) // 2
    marks: list[Mark] = [_medal(fighter, middle, top + 122, 82)]
    if fighter.holds_king:
        marks.append(Icon("crown", right - 52, top + 60, 62, AMBER))
    marks += _spent(fighter, middle - 70, top + 206, say)
    colour = theme.seat_colour(fighter.seat)
    room = place.width - 40
    marks.append(label(fighter.name.upper(), (middle, top + 262), "poster", 54, colour, "m", room))
    marks.append(label(name, (middle, top + 310), "body", 32, MIST, "m", room))
    worth = say("worth", vp=fighter.worth).upper()
    wide = length(worth, "bold", 24) + 32
    marks += _katakana(fighter, (left + 24, top + 358), 28, place.width - wide - 58)
    marks += tag(worth, right - 22 - wide, top + 358, 24)
    marks += stats.life_number(fighter, left + 48, top + 412, 54, say)
    marks += stats.damage_cards(fighter, right - 22, top + 412, 160, change)
    marks += stats.life_bar(fighter, Box(left + 22, top + 444, right - 22, top + 470))
    line = bottom - 44
    marks += stats.power(fighter, left + 46, line, 46)
    marks += stats.hand(fighter, left + 146, line, 46)
    marks += stats.points(fighter, target, right - 18, line, 48, say)
    return marks


def _middle(fighter: FighterView, name: str, place: Box, target: int, change: Change, say: Words) -> list[Mark]:
    left, top, right, bottom = place
    x = left + 146
    room = right - x - 18
    marks = [_medal(fighter, left + 72, top + 74, 50)]
    marks += _who(fighter, name, (x, top + 40), (room - (50 if fighter.holds_king else 0), room), (38, 28))
    if fighter.holds_king:
        marks.append(Icon("crown", right - 40, top + 42, 44, AMBER))
    marks += tag(say("worth", vp=fighter.worth).upper(), x, top + 118, 24)
    marks += _spent(fighter, left + 12, top + 132, say)
    marks += stats.life_number(fighter, left + 40, top + 170, 42, say)
    marks += stats.damage_cards(fighter, right - 20, top + 170, 160, change)
    marks += stats.life_bar(fighter, Box(left + 20, top + 194, right - 20, top + 211))
    line = bottom - 32
    marks += stats.power(fighter, left + 40, line, 38)
    marks += stats.hand(fighter, left + 146, line, 38)
    marks += stats.points(fighter, target, right - 16, line, 34, say)
    return marks


def _strip(fighter: FighterView, name: str, place: Box, target: int, say: Words) -> list[Mark]:
    left, top, right, bottom = place
    slack = (place.height - 173) // 4
    is_narrow = place.width < 360
    x, y = left + 122, top + 38 + slack
    room = right - x - 16
    marks = [_medal(fighter, left + 60, top + 62 + slack, 42)]
    widths = (room - (44 if fighter.holds_king else 0), room - (84 if is_narrow else 0))
    marks += _who(fighter, name, (x, y), widths, (36, 26))
    if fighter.holds_king:
        marks.append(Icon("crown", right - 36, y + 2, 40, AMBER))
    bar = bottom - 76 if is_narrow else top + 109 + 2 * slack
    life = stats.life_number(fighter, (left + 34) if is_narrow else x + 14, bar, 34, say)
    marks += life
    edge = stats.widest(life) + 14
    marks += stats.life_bar(fighter, Box(edge, bar - 9, right - 16, bar + 9))
    line = bottom - 31 - slack // 2
    marks += stats.power(fighter, left + 34, line, 34)
    marks += stats.hand(fighter, left + 120, line, 34)
    worth = say("worth-short", vp=fighter.worth)
    if is_narrow:
        marks.append(label(worth, (right - 14, y + 37), "body", 25, MIST, "r", 82))
    else:
        marks.append(label(worth, (left + 178, line + 1), "body", 26, MIST, width=86))
    marks += stats.points(fighter, target, right - 12, line, 32, say)
    return marks


def _katakana(fighter: FighterView, at: tuple[int, int], size: float, width: float) -> tuple[Mark, ...]:
    """Return the name in Japanese: the first thing dropped where it does not fit."""
    if length(fighter.katakana, "japanese", theme.LEAST) > width:
        return ()
    colour = theme.seat_colour(fighter.seat)
    return (label(fighter.katakana, at, "japanese", size, colour, width=width),)


def _out(fighter: FighterView, name: str, place: Box, say: Words) -> list[Mark]:
    """Return what is left of a kaiju that is out."""
    left, top, right, bottom = place
    word, rest = say("out").upper(), say("out-vp", vp=fighter.vp)
    middle = (left + right) // 2
    if place.height > 450:
        return [
            _medal(fighter, middle, top + 122, 82),
            label(fighter.name.upper(), (middle, top + 262), "poster", 54, FOG, "m", place.width - 40),
            label(name, (middle, top + 310), "body", 32, MIST, "m", place.width - 40),
            label(word, (middle, top + 406), "poster", 96, FAINT, "m"),
            label(rest, (middle, bottom - 54), "body", 28, MIST, "m", place.width - 40),
        ]
    if place.height > 300:
        return [
            _medal(fighter, left + 84, top + 92, 60),
            *_who(fighter, name, (left + 172, top + 40), (place.width - 190,) * 2, (40, 30)),
            label(word, (middle, top + 240), "poster", 84, FAINT, "m"),
            label(rest, (middle, bottom - 38), "body", 28, MIST, "m", place.width - 40),
        ]
    radius = 50 if place.height > 230 else 42
    x = left + 2 * radius + 46
    return [
        _medal(fighter, left + radius + 22, top + radius + 24, radius),
        *_who(fighter, name, (x, top + 40), (right - x - 18,) * 2, (38, 28)),
        label(word, (left + 24, bottom - 32), "poster", 44, FAINT),
        label(rest, (right - 22, bottom - 32), "body", 28, MIST, "r", 250),
    ]
