"""What the board is about now: the strike to beat, the wound to parry, who opens, or who has won."""

from typing import NamedTuple

from engine.total_war.cards.card import DOUBLE_WOUND
from engine.total_war.view import WarView
from render import theme
from render.scene import shapes
from render.scene.pieces import badge, medallion
from render.scene.scene import Box, Disc, Glow, Icon, Label, Mark, Panel, Polygon, Stamp
from render.scene.text import length
from render.snapshot import Snapshot
from render.theme import CYAN, INK0, INK3, MIST, PAPER, RED
from render.total_war.changes import LastMove
from render.total_war.question import actor
from render.wide.fit import fitted_label
from render.words import Words
from words.total_war import card as card_name

#: The icon and the word for each way of play.
ROTATION = {True: ("clockwise-rotation", "clockwise"), False: ("anticlockwise-rotation", "counterclockwise")}


class Now(NamedTuple):
    """What there is to say: a title, whom it is about, and what they did or do."""

    title: str
    seat: int | None
    name: str
    text: str


def now(table: Snapshot[WarView], last: LastMove) -> Now:
    """Return what the board is about."""
    view, say = table.view, table.say
    if view.ended:
        if view.winner is None:
            return Now(say("nobody-wins").upper(), None, "", say(f"over-{view.ended}", target=view.target))
        text = say(f"over-{view.ended}", target=view.target)
        return Now(say("winner").upper(), view.winner, view.fighters[view.winner].name.upper(), text)
    if view.striker is None or is_opening(view):
        seat = actor(table)
        return Now(say("opening", round=view.round).upper(), seat, view.fighters[seat].name.upper(), say("to-open"))
    title = say("wound" if is_wound(view) else "strike").upper()
    return Now(
        title, view.striker, view.fighters[view.striker].name.upper(), played_words(view.played, last.power, say)
    )


def is_opening(view: WarView) -> bool:
    """Return whether there is nothing to beat yet."""
    return view.striker is None or (view.strike is None and not view.is_wound)


def is_double_wound(view: WarView) -> bool:
    """Return whether a Double Wound is being dealt: there is no number to beat (TW-4.8)."""
    is_pending = view.is_wound and not view.keeps_wounds  # the King's Wound over that card
    return view.played == DOUBLE_WOUND and view.victim is not None and not is_pending


def is_wound(view: WarView) -> bool:
    """Return whether a wound is what there is, and no number."""
    return view.is_wound or is_double_wound(view)


def played_words(face: str, power: int, say: Words) -> str:
    """Return the words for the card *face* on the pile, with the *power* added to it."""
    teller = say.teller({})
    name = card_name(teller, face)
    return teller.say("played-power", card=name, power=power) if power else name


def centre_piece(view: WarView, about: Now, at: tuple[int, int], radius: int) -> list[Mark]:
    """Return the number to beat in its red star, a broken heart, or whoever opens or has won."""
    if about.seat is None:
        return [Icon("halt", *at, radius, MIST)]
    if not view.ended and not is_opening(view):
        return _star(view, at, radius)
    fighter, is_over = view.fighters[about.seat], bool(view.ended)
    size = round(radius * 0.74)
    spun = fighter.is_spun and not is_over
    look = medallion(fighter.kaiju, about.seat, at, size, is_furious=fighter.is_furious, is_spun=spun, is_king=is_over)
    return [look]


def _star(view: WarView, at: tuple[int, int], radius: int) -> list[Mark]:
    burst = Polygon(shapes.burst(0, 0, radius, radius * 0.81, 18), RED, edge=INK0, edge_width=2)
    star = (Glow(burst, radius * 0.09, RED, 0.6), burst, Disc(0, 0, radius * 0.735, INK0))
    reach = round(radius * 1.22)
    marks: list[Mark] = [Stamp(*at, Box(-reach, -reach, reach, reach), star)]
    x, y = at
    if is_wound(view):
        return [*marks, Icon("broken-heart", x, y + 3, round(radius * 1.04), theme.ROSE)]
    number = fitted_label(str(view.strike), at, "poster", radius * 1.1, PAPER, "m", width=radius * 1.24)
    return [*marks, number]


def named(about: Now, at: tuple[float, float], size: float, anchor: str, width: float) -> list[Mark]:
    """Return whom it is about, with the seat's shape before the name; nothing where it is about nobody."""
    if about.seat is None:
        return []
    x, y = at
    colour, reach = theme.seat_colour(about.seat), size * 0.36
    start = x if anchor == "l" else x + reach + 5
    words: Label = fitted_label(
        about.name,
        (start + (2 * reach + 12 if anchor == "l" else 0), y),
        "poster",
        size,
        colour,
        anchor,
        width=width - 2 * reach - 12,
    )
    return [*badge(about.seat, words.box.left - reach - 11, y, reach), words]


def direction(
    view: WarView, last: LastMove, at: tuple[float, float], size: float, anchor: str, width: float, say: Words
) -> list[Mark]:
    """Return which way play runs, framed if that has just changed."""
    icon, key = ROTATION[view.is_clockwise]
    x, y = at
    room = width - 24 - size * 1.5
    text = say(key).upper()
    words = fitted_label(text, (0, y), "bold", size, CYAN, width=room)
    wide = length(words.text, "bold", words.runs[0].size) + size * 1.5
    left = x if anchor == "l" else x - wide / 2
    marks: list[Mark] = []
    if last.is_turned:
        plate = Panel(Box(round(left) - 10, round(y) - 22, round(left + wide) + 12, round(y) + 22), 12, INK3, CYAN, 3)
        marks = [Glow(plate, 4, CYAN, 0.6), plate]
    return [
        *marks,
        Icon(icon, left + size * 0.6, y, round(size * 1.25), CYAN),
        fitted_label(text, (left + size * 1.5, y), "bold", size, CYAN, width=room),
    ]
