"""A hand as one picture, for any game: who it is, the cards with their letters, and what else can be done."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from render import theme
from render.scene.frame import PHONE_HEADER, header
from render.scene.pieces import letter_disc
from render.scene.scene import Box, Icon, Layer, Mark, Panel, Scene
from render.scene.text import label, length, lines
from render.sheets.cards import CardFace, Tab, card, small_card
from render.theme import AMBER, INK1, INK2, INK3, LINE, MIST, PAPER
from render.words import Words

STATUS = Box(0, 140, theme.WIDTH, 270)  # where a game says how its player stands
TOP = 312
GAP = 12
SMALL = 224  # how high a card is on a deck sheet


class Brand(NamedTuple):
    """What the pictures of a game have in common: the keys of its name and of its accent, an icon, a palette."""

    title: str
    accent: str
    beast: str
    palette: str


class Held(msgspec.Struct, frozen=True):
    """A card in hand: how it can be played, or the *reason* why not."""

    face: CardFace
    tabs: tuple[Tab, ...] = ()
    reason: str = ""


class Action(msgspec.Struct, frozen=True):
    """Something else that can be done."""

    letter: str
    icon: str
    name: str
    note: str
    colour: str = AMBER


def hand(
    frame: Sequence[Layer],
    held: Sequence[Held],
    actions: Sequence[Action],
    words: tuple[str, str],
    palette: str,
    columns: int | None = None,
) -> Scene:
    """Return the picture of a hand under *frame*; *words* are for an empty hand and above the other actions.

    With *columns*, cards lie so many in a row, and a few actions take the place that the last row leaves.
    """
    layers = list(frame)
    places, bottom = grid(len(held), TOP, columns)
    for number, (each, place) in enumerate(zip(held, places, strict=True)):
        layers.append(Layer(f"card {number}", place.grown(44), card(each.face, place, each.tabs, each.reason)))
    if not held:
        empty = label(words[0], (theme.WIDTH / 2, TOP + 60), "body", 38, MIST, "m", theme.WIDTH - 80)
        layers.append(Layer("empty", Box(0, TOP, theme.WIDTH, TOP + 120), (empty,)))
        bottom = TOP + 120
    if actions and columns and len(held) % columns and len(actions) <= 3:
        left = places[-1].right + GAP
        layers.append(_column(actions, Box(left, places[-1].top, left + places[-1].width, bottom), words[1]))
    elif actions:
        strip, bottom = _actions(actions, bottom + 20, words[1])
        layers.append(strip)
    return Scene(theme.WIDTH, bottom + 24, INK1, tuple(layers), palette)


def grid(count: int, top: int, columns: int | None = None) -> tuple[list[Box], int]:
    """Return the places of *count* cards, three in a row (four where there are more than six), and where they end."""
    if not count:
        return [], top
    columns = columns or (3 if count <= 6 else 4)
    wide = (theme.WIDTH - 2 * theme.MARGIN - GAP * (columns - 1)) // columns
    tall = 500 if columns == 3 else 440
    places = []
    for number in range(count):
        left = theme.MARGIN + number % columns * (wide + GAP)
        y = top + number // columns * (tall + 44)
        places.append(Box(left, y, left + wide, y + tall))
    return places, places[-1].bottom


def _actions(actions: Sequence[Action], top: int, title: str) -> tuple[Layer, int]:
    rows = (len(actions) + 2) // 3
    frame = Box(theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + 76 + rows * 116)
    marks: list[Mark] = [
        Panel(frame, theme.RADIUS, INK2, LINE, 2),
        label(title.upper(), (frame.left + 26, top + 38), "bold", 28, AMBER, track=1),
    ]
    wide = (frame.width - 32 - 2 * GAP) // 3
    for number, action in enumerate(actions):
        left = frame.left + 16 + number % 3 * (wide + GAP)
        y = top + 66 + number // 3 * 116
        marks += _action(action, Box(left, y, left + wide, y + 104))
    return Layer("actions", frame, tuple(marks)), frame.bottom


def _column(actions: Sequence[Action], area: Box, title: str) -> Layer:
    """Return the other actions in the place of a card."""
    marks: list[Mark] = [
        Panel(area, theme.RADIUS, INK2, LINE, 2),
        label(title.upper(), (area.left + 26, area.top + 42), "bold", 28, AMBER, track=1),
    ]
    for at, action in enumerate(actions):
        y = area.top + 78 + at * 136
        marks += _action(action, Box(area.left + 14, y, area.right - 14, y + 124))
    return Layer("actions", area, tuple(marks))


def _action(action: Action, area: Box) -> list[Mark]:
    middle = (area.top + area.bottom) / 2
    room = area.width - 110 - 74
    return [
        Panel(area, 16, INK3, LINE, 2),
        *letter_disc(action.letter, area.left + 54, middle, 29),
        label(action.name, (area.left + 104, area.top + 36), "poster", 38, PAPER, width=room),
        *_note(action.note, area.left + 104, area.top + 76, area.width - 118),
        Icon(action.icon, area.right - 44, area.top + 38, 46, action.colour),
    ]


def _note(note: str, x: int, y: int, width: int) -> list[Mark]:
    """Return *note* on one line, or small on two."""
    if length(note, "body", theme.LEAST) <= width:
        return [label(note, (x, y), "body", 27, MIST, width=width)]
    rows = lines(note, "narrow", theme.LEAST, width)[:2]
    return [label(row, (x, y - 7 + 26 * at), "narrow", theme.LEAST, MIST, width=width) for at, row in enumerate(rows)]


def card_sheet(brand: Brand, face: CardFace, copies: int, total: int, say: Words) -> Scene:
    """Return one card, large, with how many of *total* it is."""
    title, accent, count = say(brand.title).upper(), say(brand.accent), say("copies", copies=copies, total=total)
    top = header(title, accent, f"×{copies}", count, brand.beast, theme.PHONE_WIDTH, PHONE_HEADER)
    place = Box(110, 144, 610, 760)
    layers = (top, Layer("card", place.grown(44), card(face, place)))
    return Scene(theme.PHONE_WIDTH, 790, INK1, layers, brand.palette)


def deck_sheet(brand: Brand, deck: Sequence[CardFace], say: Words, columns: int = 6) -> Scene:
    """Return all the faces of *deck* with how many there are of each."""
    wide = (theme.WIDTH - 2 * theme.MARGIN - GAP * (columns - 1)) // columns
    top, count = 164, say("card-count", count=len(deck))
    layers = [header(say("the-deck").upper(), say("the-deck-kanji"), say(brand.title).upper(), count, brand.beast)]
    faces = Counter(deck)
    for number, (face, copies) in enumerate(faces.items()):
        left = theme.MARGIN + number % columns * (wide + GAP)
        y = top + number // columns * (SMALL + GAP)
        place = Box(left, y, left + wide, y + SMALL)
        layers.append(Layer(f"card {number}", place, small_card(face, place, copies)))
    rows = -(-len(faces) // columns)
    return Scene(theme.WIDTH, top + rows * (SMALL + GAP) + 12, INK1, tuple(layers), brand.palette)
