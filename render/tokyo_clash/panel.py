"""A seat's panel: kaiju, person, Energy, hand, trophies, Enhancements, Head Meter, crown, and whose turn it is."""

from collections import Counter
from functools import lru_cache

from engine.tokyo_clash.view import ClashView, FighterView
from render import theme
from render.scene.colour import mix
from render.scene.pieces import box, medallion, tab_row, with_glow, with_shadow
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.scene.text import label, length
from render.theme import AMBER, INK2, LINE, MIST, PAPER, RED
from render.tokyo_clash.changes import Change
from render.tokyo_clash.named import card_names
from render.words import Words

SPACE_LINE = "#4A5196"
GLOW = 28


def enhancements(view: ClashView, fighter: FighterView, say: Words) -> tuple[str, ...]:
    """Return the names of the Enhancements of *fighter*, copies counted."""
    return tuple(card_names(view, Counter(fighter.enhancements), say))


@lru_cache(1024)
def panel(
    fighter: FighterView,
    name: str,
    place: Box,
    chips: tuple[str, ...],
    tabs: tuple[tuple[str, str], ...],
    is_active: bool,
    say: Words,
) -> Layer:
    """Return the panel of *fighter*; *tabs* are words and colours for its upper edge."""
    marks = ground(fighter, place, is_active)
    marks += _body(fighter, name, place, chips, say)
    marks += tab_row(tabs, place.right - 96, place.top + 1)
    return Layer(f"seat {fighter.seat}", place.grown(GLOW), tuple(marks))


def ground(fighter: FighterView, place: Box, is_active: bool) -> list[Mark]:
    """Return the panel of a seat without its content."""
    colour = theme.seat_colour(fighter.seat)
    if is_active:
        return list(with_glow(Panel(place, theme.RADIUS, INK2, colour, 5), colour))
    bar = Panel(box(place.left, place.top, place.left + 10, place.bottom), 5, colour)
    return [*with_shadow(Panel(place, theme.RADIUS, INK2, LINE, 2)), bar]


def _body(fighter: FighterView, name: str, place: Box, chips: tuple[str, ...], say: Words) -> list[Mark]:
    left, top, right, bottom = place
    x = left + 164
    edge = right - 20
    colour = theme.seat_colour(fighter.seat)
    marks: list[Mark] = [medallion(fighter.kaiju, fighter.seat, (left + 84, (top + bottom) // 2), 60)]
    title = label(fighter.name.upper(), (x, top + 40), "poster", 44, colour, width=edge - x - 76)
    marks.append(title)
    if fighter.is_king:
        marks.append(Icon("queen-crown", right - 50, top + 40, 60, AMBER))
    marks += _katakana(fighter, title.box.right + 14, top + 42, edge - (70 if fighter.is_king else 0))
    shown, start = _chips(chips, colour, edge, top + 84, x + 90, say)
    marks += shown
    marks.append(label(name, (x, top + 84), "body", 30, MIST, width=start - x - 14))
    line = bottom - 40
    marks += stat("own-bolt", x + 16, line, fighter.energy, AMBER)
    pitch = 96 if fighter.meter_size else 112
    marks += stat("own-cards", x + 16 + pitch, line, fighter.hand_count)
    marks += stat("trophy", x + 16 + 2 * pitch, line, len(fighter.trophies))
    marks += meter(fighter, edge, line)
    return marks


def stat(icon: str, x: int, y: int, value: int, colour: str = PAPER, size: int = 52) -> tuple[Mark, ...]:
    """Return a number with its icon."""
    number = label(str(value), (x + size * 0.6, y), "poster", size, colour)
    return Icon(icon, x, y, round(size * 0.86), colour), number


def meter(fighter: FighterView, right: int, y: int, size: int = 34) -> list[Mark]:
    """Return the Head Meter: a head for each step, the full ones bright."""
    return [
        Icon("dragon-head", right - size // 2 - (fighter.meter_size - 1 - at) * (size - 2), y, size, colour)
        for at in range(fighter.meter_size)
        for colour in [AMBER if at < fighter.meter else SPACE_LINE]
    ]


def _katakana(fighter: FighterView, x: int, y: int, edge: int) -> list[Mark]:
    """Return the name in Japanese: the first thing dropped where it does not fit."""
    if x + length(fighter.katakana, "japanese", 24) > edge:
        return []
    colour = mix(theme.seat_colour(fighter.seat), INK2, 0.2)
    return [label(fighter.katakana, (x, y), "japanese", 24, colour)]


def _chips(chips: tuple[str, ...], colour: str, right: int, y: int, least: int, say: Words) -> tuple[list[Mark], int]:
    """Return the Enhancements from the right edge on, as many as fit, and where they begin."""
    marks: list[Mark] = []
    edge = right
    for at, chip in enumerate(chips):
        wide = round(min(length(chip, "bold", 26), 190)) + 56
        rest = len(chips) - at - 1
        if edge - wide - (64 if rest else 0) < least:
            more = say("tc-more", count=rest + 1)
            marks.append(label(more, (edge, y), "poster", 30, colour, "r"))
            return marks, edge - 50
        frame = Box(edge - wide, y - 19, edge, y + 19)
        marks.append(Panel(frame, 10, mix(colour, INK2, 0.7), colour, 2))
        marks.append(Icon("upgrade", frame.left + 24, y, 28, colour))
        marks.append(label(chip, (frame.left + 44, y), "bold", 26, PAPER, width=wide - 54))
        edge -= wide + 8
    return marks, edge + 8 if chips else edge


def change_tabs(
    change: Change, has_passed: bool, is_winner: bool, score: int | None, say: Words
) -> tuple[tuple[str, str], ...]:
    """Return what the tabs of a seat say: its score, or that it was hit, gained or lost Energy, or passed."""
    tabs: list[tuple[str, str]] = []
    if score is not None:
        tabs.append((say("tc-score", score=score).upper(), AMBER if is_winner else MIST))
    if is_winner:
        tabs.append((say("tc-winner").upper(), AMBER))
    if change.hit:
        tabs.append((say("tc-hit", amount=change.hit).upper(), RED))
    if change.energy:
        key = "tc-gained" if change.energy > 0 else "tc-lost"
        tabs.append((say(key, amount=abs(change.energy)), AMBER if change.energy > 0 else theme.ROSE))
    if has_passed:
        tabs.append((say("tc-passed").upper(), MIST))
    return tuple(tabs)
