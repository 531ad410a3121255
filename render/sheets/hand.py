"""Cards of any game: what a hand is made of, and one card large."""

from typing import NamedTuple

import msgspec

from render.scene.scene import Box, Layer, Polygon, Scene, Stamp
from render.sheets.cards import CardFace, Tab, card
from render.theme import AMBER, INK0, INK1
from render.wide.art import art_of
from render.wide.fit import CORNER, HEIGHT, WIDTH
from render.wide.night import night
from render.wide.strip import HEIGHT as STRIP
from render.wide.strip import strip
from render.words import Words

#: Where the card stands, above Discord's badge, and beside it the night of its game with the moon.
LARGE, SKY = Box(80, STRIP + 16, 640, CORNER.top - 4), Box(690, STRIP, WIDTH, HEIGHT)
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
