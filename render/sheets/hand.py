"""Cards of any game: what a hand is made of, one card large, and all the faces of a deck."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from render.scene.pieces import box
from render.scene.scene import Box, Layer, Polygon, Scene, Stamp
from render.sheets.cards import CardFace, Tab, card, small_card
from render.theme import AMBER, INK0, INK1
from render.wide.art import art_of
from render.wide.fit import CORNER, HEIGHT, WIDTH
from render.wide.night import night
from render.wide.strip import HEIGHT as STRIP
from render.wide.strip import strip
from render.words import Words

GAP, EDGE = 12, 14
#: On a sheet of a deck: where cards begin and end, above Discord's badge, and the columns for up to so many faces.
TOP, FOOT = STRIP + 16, CORNER.top - 4
COLUMNS = ((8, 4), (15, 5), (24, 6))
MOST_COLUMNS = 8
#: Where a single card stands, and beside it the night of its game with the moon.
LARGE, SKY = Box(80, TOP, 640, FOOT), Box(690, STRIP, WIDTH, HEIGHT)
MOON, RADIUS, LEAN = (1016, 410), 240, 90


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


def card_sheet(brand: Brand, face: CardFace, copies: int, total: int, say: Words) -> Scene:
    """Return one card, large, in the night of its game, with how many of *total* it is."""
    count = say("copies", copies=copies, total=total)
    top = strip(brand.palette, None, f"×{copies}", count, say(brand.title).upper(), say("the-deck"))
    slant = Polygon(((SKY.left, SKY.top), (SKY.left + LEAN, SKY.top), (SKY.left, SKY.bottom)), INK1)
    sky = Stamp(0, 0, SKY, (*night(SKY, art_of(brand.palette), MOON, RADIUS), slant), INK0)
    layers = (Layer("night", SKY, (sky,)), top, Layer("card", LARGE.grown(44), card(face, LARGE)))
    return Scene(WIDTH, HEIGHT, INK1, layers)


def deck_sheet(brand: Brand, deck: Sequence[CardFace], say: Words) -> Scene:
    """Return all the faces of *deck* with how many there are of each."""
    count, faces = say("card-count", count=len(deck)), Counter(deck)
    kinds = say("face-count", count=len(faces))
    top = strip(brand.palette, None, say("the-deck").upper(), count, say(brand.title).upper(), kinds)
    columns = next((columns for most, columns in COLUMNS if len(faces) <= most), MOST_COLUMNS)
    rows = -(-len(faces) // columns)
    wide = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    tall = (FOOT - TOP - GAP * (rows - 1)) / rows
    layers = [top]
    for number, (face, copies) in enumerate(faces.items()):
        row, column = divmod(number, columns)
        x, y = EDGE + column * (wide + GAP), TOP + row * (tall + GAP)
        place = box(x, y, x + wide, y + tall)
        layers.append(Layer(f"card {number}", place, small_card(face, place, copies)))
    return Scene(WIDTH, HEIGHT, INK1, tuple(layers), brand.palette)
