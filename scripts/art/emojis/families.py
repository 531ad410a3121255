"""The families of emojis, told apart by their outline: discs, bare shapes, tokens, tiles, models and signs."""

from collections.abc import Callable

from PIL import Image

from render import theme
from render.paint.pillow import DATA
from render.scene import shapes
from render.scene.colour import mix
from render.scene.scene import Mark
from render.theme import INK0, PAPER
from scripts.art.emojis.canvas import FINE, MIDDLE, SIZE, disc, finish, icon, paint, plate, polygon

Drawing = Callable[[], Image.Image]
INK = "#151A3A"  # signs on tokens
EDGE = 6.0
OPAQUE = 230  # a sprite's shadow is fainter
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SLIM = {"star": 40.0, "diamond": 42.0, "triangle": 42.0, "triangle_down": 42.0, "square": 44.0}


def drawn(*marks: Mark, edge: float = EDGE) -> Drawing:
    """Return the drawing of *marks*."""
    return lambda: finish(paint(marks), edge)


def sign(name: str, colour: str, size: float = 112, turn: int = 0) -> Drawing:
    """Return a bare icon in one colour."""
    return drawn(icon(name, size, colour, turn=turn))


def kaiju(name: str, colour: str, size: float) -> Drawing:
    """Return a kaiju in a dark disc with a ring in its own colour, which is no seat's."""
    ground = disc(MIDDLE, 50, mix(colour, INK0, 0.82))
    return drawn(disc(MIDDLE, 59, colour), ground, icon(name, size, "#FFFFFF"), edge=4)


def seat(number: int) -> Drawing:
    """Return the shape of a seat in its colour."""
    colour, shape = theme.SEATS[number]
    outline = shapes.seat_shape(shape, *MIDDLE, SLIM.get(shape, 48.0))
    marks: list[Mark] = [polygon(outline, colour)]
    if shape == "ring":
        marks.append(disc(MIDDLE, 22, INK0))
    return drawn(*marks, edge=7)


def die(number: int) -> Drawing:
    """Return a die that shows *number*; a single pip is red."""
    x, y = MIDDLE
    colour, radius = ("#C8102E", 17.0) if number == 1 else (INK0, 13.5)
    pips = [disc((x + 29 * right, y + 29 * down), radius, colour) for right, down in PIPS[number]]
    return drawn(plate((12, 12, 116, 116), 22, PAPER), *pips)


def token(colour: str, *marks: Mark) -> Drawing:
    """Return *marks* on a light square with a frame in *colour*."""
    return drawn(plate((9, 9, 119, 119), 29, colour), plate((18, 18, 110, 110), 21, PAPER), *marks)


def tile(colour: str, *marks: Mark) -> Drawing:
    """Return *marks* on a square of *colour*: what stands on a button."""
    return drawn(plate((9, 9, 119, 119), 26, colour), *marks)


def card(colour: str, *marks: Mark) -> Drawing:
    """Return *marks* on an upright card."""
    return drawn(plate((24, 8, 104, 120), 13, colour), *marks)


def model(name: str) -> Drawing:
    """Return a painted building without its shadow on the ground."""
    return lambda: finish(_model(name), EDGE)


def _model(name: str) -> Image.Image:
    with Image.open(DATA / "icons" / "sprites" / f"{name}.png") as file:
        sprite = file.convert("RGBA")
    solid = sprite.getchannel("A").point([255 if level > OPAQUE else 0 for level in range(256)])
    sprite.putalpha(solid)
    sprite = sprite.crop(sprite.getbbox())
    share = (SIZE - 2 * EDGE - 4) * FINE / max(sprite.size)
    sprite = sprite.resize((round(sprite.width * share), round(sprite.height * share)), Image.Resampling.LANCZOS)
    whole = Image.new("RGBA", (SIZE * FINE, SIZE * FINE))
    whole.paste(sprite, ((whole.width - sprite.width) // 2, (whole.height - sprite.height) // 2))
    return whole
