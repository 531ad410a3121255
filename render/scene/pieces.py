"""The pieces that all games share: medallions, badges, tags, plates, the header and the question bar."""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache

from render import theme
from render.scene import shapes
from render.scene.colour import mix, steps
from render.scene.scene import Bands, Box, Disc, Glow, Icon, Label, Mark, Panel, Polygon, Stamp
from render.scene.text import label, length
from render.theme import AMBER, BLACK, INK0, INK2, INK3, LINE, MIST, PAPER, RED, SEATS


def box(left: float, top: float, right: float, bottom: float) -> Box:
    """Return a box of whole pixels."""
    return Box(round(left), round(top), round(right), round(bottom))


def badge(seat: int, x: float, y: float, radius: float, edge: str = INK0, width: float = 3) -> tuple[Mark, ...]:
    """Return the shape of *seat* in its colour."""
    return emblem(SEATS[seat].shape, x, y, radius, SEATS[seat].colour, edge, width)


def emblem(shape: str, x: float, y: float, radius: float, colour: str, edge: str, width: float = 0) -> tuple[Mark, ...]:
    """Return a seat's *shape* in any colour; the hole of a ring shows *edge*."""
    outline = Polygon(shapes.seat_shape(shape, x, y, radius), colour, edge=edge, edge_width=width)
    if shape == "ring":
        return outline, Disc(x, y, radius * 0.5, edge)
    return (outline,)


@lru_cache(512)
def medallion(
    kaiju: str,
    seat: int,
    at: tuple[int, int],
    radius: int,
    *,
    is_spun: bool = False,
    is_furious: bool = False,
    is_out: bool = False,
    is_king: bool = False,
) -> Stamp:
    """Return the disc of a kaiju: dark, ringed in the colour of its seat, with the seat's shape as a badge."""
    colour = mix(SEATS[seat].colour, INK2, 0.55) if is_out else SEATS[seat].colour
    ring = max(5, radius * 0.12)
    inner = radius - ring - 1.5
    marks: list[Mark] = list(_spikes(radius)) if is_furious else []
    marks += [
        Glow(Disc(0, 0, radius, BLACK), radius * 0.12, BLACK, 0.7, round(radius * 0.1)),
        Disc(0, 0, radius + 3, INK0),
        Disc(0, 0, radius, colour),
        Disc(0, 0, radius - ring, INK0),
        Bands(box(-inner, -inner, inner, inner), steps(mix(colour, INK0, 0.55), mix(colour, INK0, 0.82), 4), True),
        Icon(
            theme.kaiju_icon(kaiju), 0, 0, round(inner * 1.5), MIST if is_out else PAPER, 90 if is_spun else 0, 2, INK0
        ),
        *emblem(SEATS[seat].shape, radius * 0.74, radius * 0.74, radius * 0.27, colour, INK0, max(3, radius * 0.06)),
    ]
    if is_king:
        marks.append(Icon("queen-crown", radius * 0.6, -radius * 0.86, round(radius * 0.78), AMBER, 24, 4, INK0))
    reach = round(radius * 1.34) + 20 if is_furious else round(radius * 1.3) + 14
    return Stamp(*at, Box(-reach, -reach, reach, reach), tuple(marks), across=2 * radius)


def _spikes(radius: float) -> tuple[Mark, ...]:
    burst = Polygon(shapes.burst(0, 0, radius * 1.34, radius * 1.04, 14), RED, edge=INK0, edge_width=1.5)
    return Glow(burst, 7, RED, 0.8), burst


def tag(text: str, left: float, middle: float, size: float = 26, **look: str) -> tuple[Mark, ...]:
    """Return *text* in a small frame that begins at *left*; *look* may name fill, edge and colour."""
    words = label(text, (left + 16, middle), "bold", size, look.get("colour", PAPER))
    frame = box(left, middle - size * 0.73, left + 32 + length(text, "bold", size), middle + size * 0.73)
    return Panel(frame, 10, look.get("fill", INK3), look.get("edge", LINE), 2), words


def tab(text: str, right: float, middle: float, colour: str) -> tuple[tuple[Panel, Label], float]:
    """Return a bright tab that ends at *right*, and where it begins."""
    left = right - length(text, "bold", 26) - 36
    plate = Panel(box(left, middle - 19, right, middle + 19), 12, colour, INK0, 3)
    return (plate, label(text, ((left + right) / 2, middle), "bold", 26, INK0, "m")), left


def tab_row(tabs: Iterable[tuple[str, str]], right: float, middle: float, least: float = -math.inf) -> Iterator[Mark]:
    """Yield tabs, each a text and its colour, from *right* to the left, as long as they begin behind *least*."""
    for text, colour in tabs:
        marks, left = tab(text, right, middle, colour)
        if left < least:
            return
        yield from marks
        right = left - 6


def letter_disc(letter: str, x: float, y: float, radius: float = 30, fill: str = PAPER) -> tuple[Mark, ...]:
    """Return the disc that names a choice."""
    return (
        Disc(x, y, radius + 5, INK0),
        Disc(x, y, radius, fill),
        label(letter, (x, y), "poster", round(radius * 1.38), INK0, "m", radius * 1.7),
    )


def with_shadow(panel: Panel) -> tuple[Mark, ...]:
    """Return *panel* with a shadow under it."""
    return Glow(panel, 6, BLACK, 0.5, 5), panel


def with_glow(panel: Panel, colour: str, blur: float = 9.5) -> tuple[Mark, ...]:
    """Return *panel* with light around it: it is the one that counts now."""
    return Glow(panel, blur, colour, 0.85), panel
