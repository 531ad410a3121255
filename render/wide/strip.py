"""The strip on top of a landscape picture: who is asked what, and on the right which game it is."""

from functools import lru_cache

from render.scene.pieces import emblem
from render.scene.scene import Box, Layer, Mark, Panel, Polygon, Stamp
from render.scene.text import length
from render.theme import AMBER, INK0, INK2, RED, SEATS
from render.wide.art import art_of
from render.wide.fit import WIDTH, fitted_label, low_label
from render.wide.night import night

HEIGHT = 64
MIDDLE = HEIGHT / 2 - 2
LEAN = 26
TITLE, FACT = 28, 24
SKY = 190  # of the piece of sky to the left of the game's name


@lru_cache(64)
def strip(game: str, seat: int | None, name: str, ask: str, title: str, fact: str) -> Layer:
    """Return the strip for *name* at *seat*, who is asked *ask*; with no seat it is about nobody in particular."""
    colour = AMBER if seat is None else SEATS[seat].colour
    who = fitted_label(name, (26 if seat is None else 72, MIDDLE), "poster", 40, INK0, width=330)
    end = who.box.right + 44
    words = max(length(title, "poster", TITLE), length(fact, "bold", FACT))
    sky = round(WIDTH - words - SKY - 30)
    marks: list[Mark] = [
        Panel(Box(0, 0, WIDTH, HEIGHT), 0, INK2),
        *_sky(game, sky, round(WIDTH - words - 40)),
        Polygon(((0, 0), (end, 0), (end - LEAN, HEIGHT), (0, HEIGHT)), colour),
        *(() if seat is None else emblem(SEATS[seat].shape, 40, MIDDLE, 17, INK0, colour)),
        who,
        fitted_label(ask, (end + 16, MIDDLE), "body", 36, width=sky - end - 26),
        low_label(title, (WIDTH - 18, 18), "poster", TITLE, anchor="r", width=words + 8),
        fitted_label(fact, (WIDTH - 18, 46), "bold", FACT, AMBER, "r", width=words + 8),
        Panel(Box(0, HEIGHT - 4, WIDTH, HEIGHT), 0, RED),
    ]
    return Layer("strip", Box(0, 0, WIDTH, HEIGHT), tuple(marks), is_clipped=True)


def _sky(game: str, left: int, edge: int) -> tuple[Mark, ...]:
    """Return a piece of the game's night from *left* on, dark from *edge* on, where words stand."""
    area = Box(left, 0, WIDTH, HEIGHT)
    scenery = night(area, art_of(game), (left + SKY * 0.52, HEIGHT * 0.86), HEIGHT * 0.78, 0.3)
    return (
        Stamp(0, 0, area, scenery, INK0),
        Polygon(((left - 1, 0), (left + LEAN, 0), (left - 1, HEIGHT)), INK2),
        Polygon(((edge + LEAN, 0), (WIDTH, 0), (WIDTH, HEIGHT), (edge, HEIGHT)), INK0, 0.9),
    )
