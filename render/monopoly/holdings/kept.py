"""Kept chance cards as rows: what each does as a picture, its name and its text, and the letter that plays it."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from render.scene.colour import mix
from render.scene.pieces import box, letter_disc
from render.scene.scene import Box, Icon, Layer, Mark, Panel
from render.sheets.cards import CardFace, card
from render.theme import INK0, INK2, PAPER
from render.wide.fit import fitted_label, paragraph

TALL = 150  # the most a row is high
WHOLE = 400  # from this height on a card is drawn as such
TEXT = 86  # from this height on a row has the text of its card
GAP = 8


class Kept(msgspec.Struct, frozen=True):
    """A card in hand, and the letter of the option to play it, if there is one."""

    face: CardFace
    letter: str = ""


def kept_layers(held: Sequence[Kept], area: Box) -> tuple[list[Layer], int]:
    """Return a row for every card, and where they end; a single one is shown whole if there is room."""
    if not held:
        return [], area.top
    if len(held) == 1 and area.height >= WHOLE:
        return [Layer("card 0", area.grown(44), card(held[0].face, area, held[0].letter))], area.bottom
    tall = min(TALL, (area.height + GAP) // len(held) - GAP)
    layers, y = [], area.top
    for number, each in enumerate(held):
        layers.append(_row(number, each, Box(area.left, y, area.right, y + tall)))
        y += tall + GAP
    return layers, y


@lru_cache(256)
def _row(number: int, each: Kept, area: Box) -> Layer:
    face, y = each.face, (area.top + area.bottom) // 2
    side = min(area.height, 84)
    art = Box(area.left, area.top, area.left + side, area.bottom)
    x = art.right + 14
    marks: list[Mark] = [
        Panel(area, 14, INK2, face.colour, 4),
        Panel(art, 14, mix(face.colour, INK0, 0.6), corners=(True, False, False, True)),
        Panel(area, 14, "", face.colour, 4),
        Icon(face.art, *art.centre, round(side * 0.7), PAPER, 0, 4, INK0),
    ]
    room = area.right - 14 - x
    if area.height >= TEXT:
        marks.append(fitted_label(face.name.upper(), (x, area.top + 25), "poster", 30, face.colour, width=room))
        height = area.height - 50
        marks += paragraph(face.text, (x, area.top + 42), "narrow", 26, PAPER, "l", width=room, height=height)
    else:
        marks.append(fitted_label(face.name.upper(), (x, y), "poster", 30, face.colour, width=room))
    if each.letter:
        marks += letter_disc(each.letter, area.left + 22, area.top + 22, 22)
    return Layer(f"card {number}", box(*area).grown(10), tuple(marks))
