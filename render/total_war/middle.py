"""The middle of the board: the strike to beat or the wound to parry, who played what, buildings, decks, options."""

from engine.total_war.picks import TakeBuilding, spell
from engine.total_war.view import WarView
from render import theme
from render.scene import shapes
from render.scene.pieces import badge, letter_disc, medallion
from render.scene.scene import Box, Disc, Glow, Icon, Layer, Mark, Panel, Polygon, Sprite, Stamp
from render.scene.text import label, length
from render.theme import AMBER, BLOOD, CYAN, INK0, LINE, MIST, PAPER, RED
from render.total_war.changes import LastMove
from render.total_war.ring import RING
from render.words import Words
from words.total_war import card as card_name

CENTRE = (RING.left + RING.right) // 2
LEFT, RIGHT = RING.left + 40, RING.right - 40
#: The icon and the word for each way of play.
ROTATION = {True: ("clockwise-rotation", "clockwise"), False: ("anticlockwise-rotation", "counterclockwise")}
ROOM = RING.width - 60


def strike(view: WarView, opener: int, last: LastMove, say: Words) -> Layer:
    """Return the number to beat in its red star, or the broken heart of a pending wound, and who played it."""
    top = RING.top
    if view.ended:
        marks = _over(view, top, say)
    elif is_opening(view):
        marks = _opening(view, opener, top, say)
    else:
        assert view.striker is not None
        title = say("wound" if view.is_wound else "strike").upper()
        marks = [label(title, (CENTRE, top + 62), "poster", 56, AMBER, "m", ROOM, track=6)]
        marks += _star(view, top + 250)
        marks += _played(view, view.striker, last, top + 430, say)
    return Layer("strike", Box(RING.left + 14, top + 14, RING.right - 14, top + 548), tuple(marks))


def direction(view: WarView, last: LastMove, say: Words) -> Layer:
    """Return which way play runs, framed if that has just changed."""
    y = RING.top + 586
    marks = _direction(view, last, y, say)
    return Layer("direction", Box(RING.left + 14, y - 36, RING.right - 14, y + 52), tuple(marks))


def is_opening(view: WarView) -> bool:
    """Return whether there is nothing to beat yet."""
    return view.striker is None or (view.strike is None and not view.is_wound)


def _over(view: WarView, top: int, say: Words) -> list[Mark]:
    """Return the winner, large, or that there is none."""
    if view.winner is None:
        words = label(say("nobody-wins").upper(), (CENTRE, top + 250), "poster", 56, PAPER, "m", ROOM)
        return [Icon("halt", CENTRE, top + 130, 120, MIST), words]
    fighter = view.fighters[view.winner]
    look = medallion(fighter.kaiju, view.winner, (CENTRE, top + 262), 104, is_furious=fighter.is_furious, is_king=True)
    colour = theme.seat_colour(view.winner)
    return [
        label(say("winner").upper(), (CENTRE, top + 62), "poster", 56, AMBER, "m", ROOM, track=4),
        look,
        label(fighter.name.upper(), (CENTRE, top + 470), "poster", 44, colour, "m", ROOM),
        label(say(f"over-{view.ended}", target=view.target), (CENTRE, top + 520), "body", 28, PAPER, "m", ROOM),
    ]


def _star(view: WarView, y: int) -> list[Mark]:
    burst = Polygon(shapes.burst(0, 0, 144, 116, 18), RED, edge=INK0, edge_width=2)
    star = (Glow(burst, 12, RED, 0.6), burst, Disc(0, 0, 106, INK0))
    marks: list[Mark] = [Stamp(CENTRE, y, Box(-165, -175, 165, 175), star)]
    if view.is_wound:
        marks.append(Icon("broken-heart", CENTRE, y + 4, 150, theme.ROSE))
    else:
        marks.append(label(str(view.strike), (CENTRE, y), "poster", 164, PAPER, "m", 180))
    return marks


def _opening(view: WarView, opener: int, top: int, say: Words) -> list[Mark]:
    fighter = view.fighters[opener]
    colour = theme.seat_colour(opener)
    look = medallion(
        fighter.kaiju, opener, (CENTRE, top + 250), 104, is_furious=fighter.is_furious, is_spun=fighter.is_spun
    )
    return [
        label(say("opening", round=view.round).upper(), (CENTRE, top + 62), "poster", 56, AMBER, "m", ROOM, track=3),
        look,
        label(fighter.name.upper(), (CENTRE, top + 456), "poster", 44, colour, "m", ROOM),
        label(say("to-open"), (CENTRE, top + 508), "body", 30, PAPER, "m", ROOM),
    ]


def _played(view: WarView, striker: int, last: LastMove, y: int, say: Words) -> list[Mark]:
    name = view.fighters[striker].name.upper()
    colour = theme.seat_colour(striker)
    words = label(name, (CENTRE + 18, y + 48), "poster", 44, colour, "m", ROOM - 60)
    return [
        label(say("played-by"), (CENTRE, y), "body", 28, MIST, "m", ROOM),
        *badge(striker, words.box.left - 28, y + 48, 15),
        words,
        label(played_words(view.played, last.power, say), (CENTRE, y + 96), "body", 28, PAPER, "m", ROOM),
    ]


def played_words(face: str, power: int, say: Words) -> str:
    """Return the words for the card *face* on the pile, with the *power* added to it."""
    teller = say.teller({})
    name = card_name(teller, face)
    return teller.say("played-power", card=name, power=power) if power else name


def _direction(view: WarView, last: LastMove, y: int, say: Words) -> list[Mark]:
    icon, key = ROTATION[view.is_clockwise]
    text = say(key).upper()
    size = 32 if length(text, "bold", 32) <= ROOM - 76 else 26  # the frame of a turn needs room beside the words
    wide = length(text, "bold", size) + 62
    left = CENTRE - wide / 2
    turned: list[Mark] = []
    if last.is_turned:
        plate = Panel(Box(round(left) - 14, y - 25, round(left + wide) + 14, y + 25), 14, theme.INK3, CYAN, 3)
        turned = [Glow(plate, 4, CYAN, 0.6), plate]
    return [
        *turned,
        Icon(icon, left + 24, y, 48, CYAN),
        label(text, (left + 62, y), "bold", size, CYAN),
    ]


def buildings(view: WarView, letters: dict[str, str], say: Words) -> Layer:
    """Return the buildings that lie face up; *letters* names those that may be chosen."""
    top = RING.top + 640
    marks: list[Mark] = [
        _divider(top),
        _divider(top + 252),
        label(say("buildings-up").upper(), (CENTRE, top + 36), "bold", 28, AMBER, "m", ROOM, track=1),
    ]
    shown = sorted(view.buildings_up)
    note = "wound-takes-one" if shown else "no-buildings"
    marks.append(label(say(note), (CENTRE, top + 70), "body", 28, MIST, "m", ROOM))
    step = min(116, (ROOM - 92) // max(1, len(shown) - 1)) if shown else 0
    wide = 104 if step >= 108 else max(52, step - 8)
    first = CENTRE - step * (len(shown) - 1) / 2
    for at, value in enumerate(shown):
        marks += _building(first + at * step, top + 96, wide, value)
    seen: set[str] = set()
    for at, value in enumerate(shown):
        letter = letters.get(spell(TakeBuilding(value)))
        if letter and letter not in seen:
            seen.add(letter)
            marks += letter_disc(letter, first + at * step - wide / 2 + 8, top + 114, 20)
    return Layer("buildings", Box(RING.left + 14, top - 2, RING.right - 14, top + 255), tuple(marks))


def _building(x: float, top: int, wide: int, value: int) -> list[Mark]:
    frame = Box(round(x - wide / 2), top, round(x + wide / 2), top + 134)
    picture = min(66, wide - 14)
    return [
        Panel(frame, 12, PAPER),
        Sprite("building-small-2", x, top + 48, picture),
        label(str(value), (x, top + 106), "poster", 44, BLOOD, "m"),
    ]


def decks(view: WarView, say: Words) -> Layer:
    """Return the counts of the piles, and the mode's options if any are on."""
    top = RING.top + 892
    marks: list[Mark] = []
    counts = (("deck", view.deck_count), ("discards", len(view.discard)), ("buildings", view.building_count))
    for at, (key, count) in enumerate(counts):
        x = CENTRE + (at - 1) * 102
        marks.append(label(str(count), (x, top + 44), "poster", 44, PAPER, "m"))
        marks.append(label(say(key), (x, top + 86), "body", 25, MIST, "m", 98))
    notes = [(say(f"option-{key}"), AMBER) for key in view.options]
    if len(notes) < 3 and not is_opening(view):
        notes.insert(0, (say("round", round=view.round), MIST))
    for at, (note, colour) in enumerate(notes):
        marks.append(label(note, (CENTRE, top + 128 + 30 * at), "body", 26, colour, "m", ROOM - 40))
    return Layer("decks", Box(RING.left + 14, top + 14, RING.right - 14, top + 205), tuple(marks))


def _divider(y: int) -> Mark:
    return Panel(Box(LEFT, y - 1, RIGHT, y + 2), 0, LINE)
