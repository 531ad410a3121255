"""The small readings in a seat's panel: life, damage cards, power, hand, victory points, marks of the last move."""

from collections.abc import Iterable

from engine.total_war.cards.card import DAMAGE, is_building
from engine.total_war.view import FighterView
from render import theme
from render.scene.colour import mix
from render.scene.pieces import box
from render.scene.scene import Box, Glow, Icon, Label, Mark, Panel
from render.scene.text import label, length
from render.theme import AMBER, BLOOD, INK0, LIME, MIST, PAPER, ROSE, SPENT
from render.total_war.changes import Change
from render.words import Words


def life_left(fighter: FighterView) -> int:
    """Return what is left of the life of *fighter*."""
    return max(0, fighter.life - fighter.wounds)


def life_bar(fighter: FighterView, area: Box) -> tuple[Mark, ...]:
    """Return one cell for each point of life, the lost ones hollow."""
    gap = 3 if fighter.life <= 16 else 2
    wide = (area.width - gap * (fighter.life - 1)) / fighter.life
    radius = 5 if wide >= 14 else 3
    colour = theme.seat_colour(fighter.seat)
    cells: list[Mark] = []
    for point in range(fighter.life):
        left = area.left + point * (wide + gap)
        cell = box(left, area.top, left + wide, area.bottom)
        if point < life_left(fighter):
            cells.append(Panel(cell, radius, colour))
        else:
            cells.append(Panel(cell, radius, theme.WOUND, theme.WOUND_LINE, 2))
    return tuple(cells)


def life_number(fighter: FighterView, x: int, y: int, size: int, say: Words | None = None) -> tuple[Mark, ...]:
    """Return the heart and what is left, with *say* also of how much."""
    left = label(str(life_left(fighter)), (x + size * 0.56, y), "poster", size)
    heart = Icon("hearts", x, y, round(size * 0.86), ROSE)
    if say is None:
        return heart, left
    whole = label(say("of-life", life=fighter.life), (left.box.right + 8, y + 5), "body", max(26, size * 0.6), MIST)
    return heart, left, whole


def damage_cards(fighter: FighterView, right: int, y: int, room: int, change: Change) -> tuple[Mark, ...]:
    """Return the cards beside the kaiju as small cards that end at *right*; those just laid glow."""
    wide, tall, gap = 38, 50, 6
    fits = (room + gap) // (wide + gap)
    cards = list(fighter.damage)
    hidden = 0 if len(cards) <= fits else len(cards) - fits + 1
    shown = cards[hidden:]
    fresh = len(shown) - len(change.laid)
    marks: list[Mark] = []
    for at, card in enumerate(reversed(shown)):
        left = right - wide - at * (wide + gap)
        frame = Box(left, y - tall // 2, left + wide, y + tall // 2)
        is_new = len(shown) - 1 - at >= fresh
        marks += _damage_card(card, frame, is_new=is_new)
    if hidden:
        left = right - wide - len(shown) * (wide + gap)
        marks.append(label(f"+{hidden}", (left + wide / 2, y), "poster", 28, MIST, "m"))
    return tuple(marks)


def _damage_card(card: str, frame: Box, *, is_new: bool) -> tuple[Mark, ...]:
    fill, colour = (AMBER, INK0) if is_building(card) else (PAPER, BLOOD)
    face = Panel(frame, 6, fill)
    value = label(str(DAMAGE[card]), frame.centre, "poster", 32, colour, "m")
    if is_new:
        rim = Panel(frame.grown(4), 9, theme.RED)
        return Glow(rim, 3.5, theme.RED, 0.9), rim, face, value
    return face, value


def power(fighter: FighterView, x: float, y: float, size: int) -> tuple[Mark, ...]:
    """Return the Power, bright while it can be spent, dull and turned once it is."""
    colour = SPENT if fighter.is_spun else LIME
    fist = Icon("punch", x, y, size, colour, 90 if fighter.is_spun else 0)
    return fist, label(f"+{fighter.power}", (x + size * 0.58, y), "poster", size, colour)


def hand(fighter: FighterView, x: float, y: float, size: int) -> tuple[Mark, ...]:
    """Return how many cards are held."""
    count = label(str(fighter.hand_count), (x + size * 0.6, y), "poster", size)
    return Icon("own-cards", x, y, size, PAPER), count


def points(
    fighter: FighterView, right: float, y: float, size: int, target: str = ""
) -> tuple[Panel, *tuple[Mark, ...]]:
    """Return the victory points, and the *target* if it is to be told, in a plate that ends at *right*."""
    small = max(25, round(size * 0.55))
    got = str(fighter.vp)
    wide = size * 1.38 + length(got, "poster", size) + (length(target, "bold", small) + 3 if target else 0)
    left = right - wide
    plate = Panel(box(left, y - size * 0.63, right, y + size * 0.63), 12, mix(AMBER, INK0, 0.8), AMBER, 3)
    number = label(got, (left + size * 1.04, y), "poster", size, AMBER)
    star = Icon("own-star", left + size * 0.58, y, round(size * 0.82), AMBER)
    if not target:
        return plate, star, number
    rest = label(target, (number.box.right + 3, y + size * 0.16), "bold", small, mix(AMBER, INK0, 0.15))
    return plate, star, number, rest


def last_word(change: Change, say: Words) -> tuple[str, str] | None:
    """Return the words for what just happened to a seat and their colour, if anything did."""
    if change.gained:
        return say("gained", vp=change.gained), AMBER
    if change.fell:
        return say("defeated"), theme.RED
    if change.laid:
        return say("hit", damage=change.damage), theme.RED
    return None


def widest(marks: Iterable[Mark]) -> int:
    """Return how far the labels among *marks* reach to the right."""
    return max(mark.box.right for mark in marks if isinstance(mark, Label))
