"""The discs of posters: an open seat, a seat without a kaiju, a kaiju that nobody has, and the plates above them."""

import math

from render import theme
from render.scene.colour import mix, steps
from render.scene.pieces import box, emblem, medallion
from render.scene.scene import Bands, Box, Disc, Icon, Label, Mark, Panel, Stamp, Stroke
from render.scene.text import length
from render.theme import INK0, INK1, PAPER, SEATS
from render.wide.fit import fitted_label

DASH = 9.0  # pixels of a dash, without its round ends
GAP = 9.0  # and of the space between two, about
STEPS = 5  # points on a dash


def seat_disc(kaiju: str, seat: int, at: tuple[int, int], radius: int) -> Stamp:
    """Return the medallion of somebody at *seat*, with the seat's shape in it while no *kaiju* is chosen."""
    return medallion(kaiju, seat, at, radius) if kaiju else _blank(seat, at, radius)


def _blank(seat: int, at: tuple[int, int], radius: int) -> Stamp:
    colour, shape = SEATS[seat]
    ring = max(5, radius * 0.12)
    marks = (*_rings(colour, radius, ring), *emblem(shape, 0, 0, radius * 0.42, colour, INK0, max(3, radius * 0.05)))
    reach = radius + 6
    return Stamp(*at, Box(-reach, -reach, reach, reach), marks)


def free_disc(kaiju: str, at: tuple[int, int], radius: int) -> Stamp:
    """Return a kaiju that nobody has: its ring is white, for it is in no seat's colour."""
    ring = max(5, radius * 0.12)
    icon = Icon(theme.kaiju_icon(kaiju), 0, 0, round((radius - ring - 1.5) * 1.5), PAPER, halo=2, halo_colour=INK0)
    reach = radius + 6
    return Stamp(*at, Box(-reach, -reach, reach, reach), (*_rings(PAPER, radius, ring, theme.LINE), icon))


def _rings(colour: str, radius: float, ring: float, ground: str = "") -> tuple[Mark, ...]:
    inner, ground = radius - ring - 1.5, ground or colour
    shades = steps(mix(ground, INK0, 0.3 if ground != colour else 0.55), mix(ground, INK0, 0.82), 4)
    return (
        Disc(0, 0, radius + 3, INK0),
        Disc(0, 0, radius, colour),
        Disc(0, 0, radius - ring, INK0),
        Bands(box(-inner, -inner, inner, inner), shades, True),
    )


def open_disc(seat: int, at: tuple[int, int], radius: int) -> Stamp:
    """Return a seat that waits for somebody: a dashed ring around its shape."""
    colour, shape = SEATS[seat]
    width = max(5.0, radius * 0.1)
    middle = radius - width / 2
    count = round(math.tau * middle / (DASH + GAP + width))
    dashes = [Stroke(_dash(middle, step / count), colour, width) for step in range(count)]
    faint = mix(colour, INK1, 0.35)
    reach = radius + 6
    return Stamp(*at, Box(-reach, -reach, reach, reach), (*dashes, *emblem(shape, 0, 0, radius * 0.37, faint, INK1)))


def _dash(radius: float, around: float) -> tuple[tuple[float, float], ...]:
    """Return points of the dash that begins at the part *around* of the circle."""
    turns = (math.tau * around + DASH / radius * part / (STEPS - 1) for part in range(STEPS))
    return tuple((radius * math.cos(turn), radius * math.sin(turn)) for turn in turns)


def plate(text: str, x: float, y: float, width: float, fill: str, colour: str, edge: str) -> tuple[Panel, Label]:
    """Return *text* on a small plate around *x*, *y*, no wider than *width*."""
    words = fitted_label(text, (x, y), "bold", 26, colour, "m", width=width - 24)
    half = min(width, length(words.text, "bold", words.runs[0].size) + 24) / 2
    return Panel(box(x - half, y - 18, x + half, y + 18), 10, fill, edge, 3), words
