"""Kept chance cards as rows: what each does as a picture, its name and its text, and the letter that plays it."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from render.scene.colour import mix
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.sheets.cards import CardFace, card
from render.theme import INK0, INK2, PAPER
from render.wide.fit import fitted_label, whole_paragraph

TALL = 150  # the most a row is high, where there is no end below
WHOLE = 400  # from this height on a card is drawn as such
GAP = 8
BAND = 40  # the name above a text
HIGH, BROAD = 170, 500  # from this height, or width, on a text stands beside the picture
PAD = 14


class Kept(msgspec.Struct, frozen=True):
    """A card in hand, and the letter of the option to play it, if there is one."""

    face: CardFace
    letter: str = ""


def kept_layers(held: Sequence[Kept], area: Box, most: int = TALL) -> tuple[list[Layer], int]:
    """Return a row for every card, and where they end; a single one is shown whole if there is room.

    A row is at most *most* high, and has the text of its card where all of it fits, and else the name alone.
    """
    if not held:
        return [], area.top
    if len(held) == 1 and area.height >= WHOLE:
        return [Layer("card 0", area.grown(44), card(held[0].face, area, held[0].letter))], area.bottom
    tall = min(most, (area.height + GAP) // len(held) - GAP)
    layers, y = [], area.top
    for number, each in enumerate(held):
        layers.append(_row(number, each, Box(area.left, y, area.right, y + tall)))
        y += tall + GAP
    return layers, y


@lru_cache(256)
def _row(number: int, each: Kept, area: Box) -> Layer:
    face, is_beside = each.face, area.height >= HIGH or area.width >= BROAD
    x, top = area.left + (84 + PAD if is_beside else PAD), area.top + BAND + 2
    room, height = area.right - PAD - x, area.bottom - 6 - top
    text = whole_paragraph(face.text, (x, top), "narrow", 28, PAPER, width=room, height=height)
    # The picture is as high as the row, or as the name above a text that needs the whole width.
    is_banded = bool(text) and not is_beside
    side = BAND if is_banded else min(area.height, 84)
    art = Box(area.left, area.top, area.left + side, area.top + BAND if is_banded else area.bottom)
    x, y = art.right + PAD, area.top + BAND / 2 + 3 if text else area.centre[1]
    marks: list[Mark] = [
        Panel(area, 14, INK2, face.colour, 4),
        Panel(art, 14, mix(face.colour, INK0, 0.6), corners=(True, False, False, not is_banded)),
        Panel(area, 14, "", face.colour, 4),
        Icon(face.art, *art.centre, round(side * 0.7), PAPER, 0, 4, INK0),
        fitted_label(face.name.upper(), (x, y), "poster", 30, face.colour, width=area.right - PAD - x),
        *text,
    ]
    if each.letter:
        marks += letter_disc(each.letter, area.left + 22, area.top + 22, 22)
    return Layer(f"card {number}", box(*area).grown(10), tuple(marks))
