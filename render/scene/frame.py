"""What a tall picture begins with: the header with its night city, and the bar with the question."""

import random
from collections.abc import Iterator
from functools import lru_cache

from render import theme
from render.scene.colour import mix, steps
from render.scene.pieces import box, emblem
from render.scene.scene import Bands, Box, Disc, Glow, Icon, Layer, Mark, Panel, Polygon, Stamp
from render.scene.text import fit_text, label, length
from render.theme import AMBER, INK0, INK1, INK2, PHONE_WIDTH, RED, SEATS

HEADER, BAR = 110, 78
SCALE = HEADER / 140


@lru_cache(64)
def header(title: str, accent: str, first: str, second: str, beast: str) -> Layer:
    """Return the header: *title* over its *accent* in Japanese on the left, two facts on the right."""
    width, height, scale = PHONE_WIDTH, HEADER, SCALE
    facts = max(length(first, "poster", 56 * scale), length(second, "bold", 34 * scale))
    left, right = 28 * scale, width - 28 * scale
    title, size = fit_text(title, "poster", 74 * scale, right - left - facts - 24 * scale)
    name = length(title, "poster", size)
    lean = 50 * scale
    plates = (
        ((0, 0), (name + 2 * lean, 0), (name + lean, height), (0, height)),
        ((width, 0), (width - facts - lean, 0), (width - facts - 2 * lean, height), (width, height)),
    )
    left_end, right_start = name + lean, width - facts - lean
    middle = (left_end + right_start) / 2
    has_moon = right_start - left_end > height  # a sliver of it between two plates would puzzle
    scenery = _scenery(width, height, round(middle), beast if has_moon else "") + tuple(
        Polygon(plate, INK0, 0.82) for plate in plates
    )
    area = Box(0, 0, width, height)
    marks: list[Mark] = [
        Stamp(0, 0, area, scenery, INK0),
        label(title, (left, height * 0.385), "poster", size),
        label(accent, (left + 3, height * 0.815), "japanese", max(theme.LEAST, 32 * scale), AMBER, track=4),
        label(first, (right, height * 0.34), "poster", 56 * scale, anchor="r"),
        label(second, (right, height * 0.76), "bold", max(theme.LEAST, 34 * scale), AMBER, "r"),
        Panel(Box(0, height - 5, width, height), 0, RED),
    ]
    return Layer("header", area, tuple(marks))


def question(seat: int | None, name: str, ask: str) -> Layer:
    """Return the bar that says who must do what: a slanted plate in the seat's colour, then the question."""
    width, top, height = PHONE_WIDTH, HEADER, BAR
    area = Box(0, top, width, top + height)
    middle = top + height / 2
    marks: list[Mark] = [Panel(area, 0, INK2)]
    colour = AMBER if seat is None else SEATS[seat].colour
    start = 28.0 if seat is None else 86.0
    words = label(name, (start, middle), "poster", 44, INK0, width=width * 0.4)
    end = words.box.right + 52
    marks.append(Polygon(((0, top), (end, top), (end - 30, top + height), (0, top + height)), colour))
    if seat is not None:
        marks += emblem(SEATS[seat].shape, 50, middle, 21, INK0, colour)
    marks += [words, label(ask, (end + 18, middle), "body", 38, width=width - end - 18 - theme.MARGIN)]
    return Layer("question", area.grown(1), tuple(marks))


def _scenery(width: int, height: int, moon: int, beast: str) -> tuple[Mark, ...]:
    rising: tuple[Mark, ...] = ()
    if beast:
        shadow = Icon(beast, moon + 4, height * 0.66, round(height * 1.06), theme.BEAST)
        rising = (*moonrise(moon, height * 0.8, height * 0.74), shadow)
    return (
        Bands(Box(0, 0, width, height), steps(*theme.SKY)),
        *rising,
        *skyline(Box(0, round(height * 0.4), width, height), 3),
    )


def moonrise(x: float, y: float, radius: float, bands: int = 6, glow: float = 24) -> tuple[Mark, ...]:
    """Return the moon and its glow."""
    first, last, _ = theme.MOON
    return (
        Glow(Disc(x, y, radius + 2, theme.MOON_GLOW), glow, theme.MOON_GLOW, 0.55),
        Bands(box(x - radius, y - radius, x + radius, y + radius), steps(first, last, bands), True),
    )


@lru_cache(16)
def skyline(area: Box, seed: int, scale: float = 1) -> tuple[Mark, ...]:
    """Return three rows of houses along the bottom of *area*, the front ones with lit windows."""
    chance = random.Random(seed)
    marks: list[Mark] = []
    for row in range(3):
        near = row / 2
        colour = INK1 if row == 2 else mix(theme.CITY, INK1, 0.25 + 0.75 * near)
        x = area.left - 10
        while x < area.right:
            wide = round(chance.randint(22, 64) * scale)
            tall = area.height * (0.22 + 0.55 * chance.random() ** 1.6) * (1 - 0.35 * near)
            house = box(x, area.bottom - tall, x + wide, area.bottom)
            marks.append(Panel(house, 0, colour))
            if chance.random() < 0.25:
                mast = x + round(wide * 0.45)
                marks.append(
                    Panel(box(mast, house.top - chance.randint(8, 26) * scale, mast + 3, house.top), 0, colour)
                )
            if row:
                marks += _windows(house, colour, near, chance)
            x += wide + chance.choice((0, 0, 2, 6))
    return tuple(marks)


def _windows(house: Box, wall: str, near: float, chance: random.Random) -> Iterator[Panel]:
    for y in range(house.top + 7, house.bottom - 3, 11):
        for x in range(house.left + 5, house.right - 6, 10):
            if chance.random() < 0.17 + 0.1 * near:
                light = mix(chance.choice(theme.WINDOWS), wall, 0.25 if near == 1 else 0.5)
                yield Panel(Box(x, y, x + 4, y + 5), 0, light)
