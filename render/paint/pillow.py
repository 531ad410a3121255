"""Fonts, masks and canvases: the only module that imports Pillow; everything above it is plain data.

A shape becomes a `Mask`, made once at four times its size, reduced and cached. Drawing then only pastes flat colours
through masks onto a `Canvas`, so that a whole board takes a few milliseconds.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw, ImageFilter, ImageFont, features

from data.loader import folder, home_of
from render.scene.colour import rgb
from render.scene.scene import Box, Point

Picture: TypeAlias = Image.Image
DATA = Path(__file__).resolve().parents[2] / "data"
FINE = 4  # shapes are drawn at this many times their size
SHARP = 2  # and letters at this many
CAN_SHAPE = features.check_feature("raqm") is True


class Mask(NamedTuple):
    """A mask with soft edges; *x* and *y* are its upper left corner, seen from the point it was made for."""

    image: Image.Image
    x: int
    y: int
    width: int
    height: int
    core: Any  # what Pillow pastes through


def _mask(image: Image.Image, x: int, y: int) -> Mask:
    return Mask(image, x, y, image.width, image.height, image.im)


# Letters.


@cache
def coverage() -> dict[str, list[int]]:
    """Return, for each font file, the characters it has as first, last, first, last, ..."""
    found: dict[str, list[int]] = json.loads((DATA / "fonts" / "coverage.json").read_text())
    return found


def font_path(name: str) -> Path:
    """Return where the font file *name* (``package/part``) lies."""
    return DATA / "fonts" / f"{name.replace('/', '-')}.woff2"


@lru_cache(512)
def _font(name: str, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(font_path(name), size * SHARP)


def _shaped(text: str, is_rtl: bool) -> tuple[str, str | None]:
    """Return *text* and the direction for Pillow; without a shaper right-to-left letters are reversed here."""
    if CAN_SHAPE:
        return text, "rtl" if is_rtl else "ltr"
    return (text[::-1] if is_rtl else text), None


@lru_cache(16384)
def advance(font: str, size: float, text: str, is_rtl: bool = False) -> float:
    """Return how far *text* moves the pen."""
    shaped, direction = _shaped(text, is_rtl)
    return _font(font, size).getlength(shaped, direction=direction) / SHARP


@lru_cache(16384)
def ink(font: str, size: float, text: str) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of the ink of *text*, seen from the pen on the baseline."""
    left, top, right, bottom = _font(font, size).getbbox(text, anchor="ls")
    return left / SHARP, top / SHARP, right / SHARP, bottom / SHARP


@lru_cache(4096)
def letters(font: str, size: float, text: str, track: float, is_rtl: bool, halo: int) -> Mask:
    """Return the mask of *text*, seen from the pen on the baseline, grown by *halo* pixels."""
    face, grown = _font(font, size), halo * SHARP
    pieces = [(0.0, text)] if not track else _tracked(font, size, text, track)
    shaped, direction = _shaped(text, is_rtl)
    left, top, right, bottom = face.getbbox(shaped, anchor="ls", stroke_width=grown, direction=direction)
    x, y = int(left // SHARP) - 1, int(top // SHARP) - 1
    wide = int((right + (pieces[-1][0] * SHARP if track else 0)) // SHARP) + 2 - x
    mask = Image.new("L", (wide * SHARP, (int(bottom // SHARP) + 2 - y) * SHARP))
    draw = ImageDraw.Draw(mask)
    for pen, piece in pieces:
        shaped, direction = _shaped(piece, is_rtl)
        at = ((pen - x) * SHARP, -y * SHARP)
        draw.text(at, shaped, 255, face, "ls", stroke_width=grown, direction=direction)
    whole = _mask(mask.reduce(SHARP), x, y)
    return part(whole, extent(whole))


def extent(mask: Mask) -> Box:
    """Return where *mask* has any ink, seen from the point it was made for."""
    left, top, right, bottom = mask.image.getbbox() or (0, 0, 1, 1)
    return Box(left + mask.x, top + mask.y, right + mask.x, bottom + mask.y)


def _tracked(font: str, size: float, text: str, track: float) -> list[tuple[float, str]]:
    pen, pieces = 0.0, []
    for letter in text:
        pieces.append((pen, letter))
        pen += advance(font, size, letter) + track
    return pieces


def can_open_font(name: str) -> bool:
    """Return whether the font file *name* is there and is a font."""
    try:
        _font(name, 24)
    except OSError:
        return False
    return True


def can_open_image(path: Path) -> bool:
    """Return whether the image at *path* is there and whole."""
    try:
        with Image.open(path) as image:
            image.load()
    except (OSError, SyntaxError):
        return False
    return True


# Shapes.


def _blank(box: Box) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (box.width * FINE, box.height * FINE))
    return mask, ImageDraw.Draw(mask)


def _fine(points: tuple[Point, ...], box: Box) -> list[tuple[float, float]]:
    return [((x - box.left) * FINE - 0.5, (y - box.top) * FINE - 0.5) for x, y in points]


@lru_cache(2048)
def disc(x: float, y: float, radius: float) -> Mask:
    """Return the mask of a circle around *x*, *y*."""
    box = Box(int(x - radius) - 2, int(y - radius) - 2, int(x + radius) + 3, int(y + radius) + 3)
    mask, draw = _blank(box)
    (left, top), (right, bottom) = _fine(((x - radius, y - radius), (x + radius, y + radius)), box)
    draw.ellipse((left, top, right, bottom), 255)
    return _mask(mask.reduce(FINE), box.left, box.top)


@lru_cache(2048)
def polygon(points: tuple[Point, ...], edge: float) -> Mask:
    """Return the mask of the shape inside *points*, and *edge* pixels around it."""
    box = around(points, edge + 2)
    mask, draw = _blank(box)
    fine = _fine(points, box)
    draw.polygon(fine, 255)
    if edge:
        draw.line([*fine, fine[0], fine[1]], 255, round(edge * 2 * FINE), "curve")
    return _mask(mask.reduce(FINE), box.left, box.top)


@lru_cache(1024)
def stroke(points: tuple[Point, ...], width: float) -> Mask:
    """Return the mask of a line with round ends."""
    box = around(points, width / 2 + 2)
    mask, draw = _blank(box)
    fine, radius = _fine(points, box), width * FINE / 2
    draw.line(fine, 255, round(width * FINE), "curve")
    for x, y in (fine[0], fine[-1]):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    return _mask(mask.reduce(FINE), box.left, box.top)


def around(points: tuple[Point, ...], margin: float) -> Box:
    """Return the box of whole pixels around *points* with *margin*."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(
        int(min(xs) - margin) - 1, int(min(ys) - margin) - 1, int(max(xs) + margin) + 2, int(max(ys) + margin) + 2
    )


@lru_cache(512)
def corner(radius: int, width: int, which: int) -> Mask:
    """Return the mask of a quarter disc, or ring of *width*; *which* counts from the upper left, clockwise."""
    mask = Image.new("L", (radius * FINE, radius * FINE))
    draw = ImageDraw.Draw(mask)
    full = 2 * radius * FINE - 1
    draw.ellipse((0, 0, full, full), 255)
    if width:
        inner = width * FINE
        draw.ellipse((inner, inner, full - inner, full - inner), 0)
    quarter = mask.reduce(FINE)
    for _ in range(which):
        quarter = quarter.transpose(Image.Transpose.ROTATE_270)
    return _mask(quarter, 0, 0)


@lru_cache(512)
def rounded(width: int, height: int, radius: int, corners: tuple[bool, ...], edge: int = 0) -> Mask:
    """Return the mask of a rounded rectangle, or only its *edge*, seen from its upper left corner."""
    mask = Image.new("L", (width, height), 255)
    if edge:
        mask.paste(0, (edge, edge, width - edge, height - edge))
    for which, (x, y) in enumerate(
        ((0, 0), (width - radius, 0), (width - radius, height - radius), (0, height - radius))
    ):
        if corners[which]:
            mask.paste(corner(radius, edge, which).image, (x, y))
    return _mask(mask, 0, 0)


def part(mask: Mask, box: Box) -> Mask:
    """Return the part of *mask* inside *box*."""
    return _mask(mask.image.crop(box.moved(-mask.x, -mask.y)), box.left, box.top)


@cache
def _icon(name: str) -> Image.Image:
    with Image.open(DATA / "icons" / "masks" / f"{name}.png") as image:
        return image.convert("L")


@lru_cache(1024)
def icon(name: str, size: int, turn: int, halo: int) -> Mask:
    """Return the mask of an icon around its centre; with *halo*, its outline grown by so many pixels."""
    mask = _icon(name)
    if turn:
        mask = mask.rotate(-turn, Image.Resampling.BICUBIC)
    mask = mask.resize((size, size), Image.Resampling.LANCZOS)
    if not halo:
        return _mask(mask, -(size // 2), -(size // 2))
    wide = Image.new("L", (size + 4 * halo, size + 4 * halo))
    wide.paste(mask, (2 * halo, 2 * halo))
    grown = wide.filter(ImageFilter.GaussianBlur(halo * 0.6)).point([min(255, level * 5) for level in range(256)])
    return _mask(grown, -(size // 2) - 2 * halo, -(size // 2) - 2 * halo)


def blur(mask: Mask, blur: float, strength: float) -> Mask:
    """Return *mask* blurred, with the room around it that this takes."""
    pad = int(blur * 2.6) + 1
    wide = Image.new("L", (mask.image.width + 2 * pad, mask.image.height + 2 * pad))
    wide.paste(mask.image, (pad, pad))
    return fade(_mask(wide.filter(ImageFilter.GaussianBlur(blur)), mask.x - pad, mask.y - pad), strength)


def fade(mask: Mask, strength: float) -> Mask:
    """Return *mask* at *strength*, 0 to 1."""
    return _mask(mask.image.point([round(level * strength) for level in range(256)]), mask.x, mask.y)


@lru_cache(256)
def sprite(name: str, width: int) -> Image.Image:
    """Return a full-colour drawing *width* wide."""
    with Image.open(DATA / "icons" / "sprites" / f"{name}.png") as image:
        return image.convert("RGBA").resize(
            (width, round(image.height * width / image.width)), Image.Resampling.LANCZOS
        )


# Canvases.


class Canvas:
    """The part *box* of a picture that is drawn: on *ground* or, without one, transparent."""

    def __init__(self, box: Box, ground: str | None = None) -> None:
        self.box = box
        self._solid = ground is not None
        self._left, self._top = box.left, box.top
        self._width, self._height = max(1, box.width), max(1, box.height)
        size = (self._width, self._height)
        self.image = Image.new("RGB", size, rgb(ground)) if ground else Image.new("RGBA", size)
        # Hundreds of small pastes make a picture: going past Image.paste saves a third of the time.
        self._core = self.image.im

    def fill(self, box: Box, colour: str) -> None:
        """Fill a rectangle."""
        left, top, right, bottom = box
        left, top, right, bottom = left - self._left, top - self._top, right - self._left, bottom - self._top
        if left < min(right, self._width) and top < min(bottom, self._height) and right > 0 and bottom > 0:
            self._core.paste(self._ink(colour), (left, top, right, bottom))

    def paste(self, mask: Mask, x: int, y: int, colour: str) -> None:
        """Paste *colour* through *mask*, made for the point *x*, *y*."""
        left, top = x + mask.x - self._left, y + mask.y - self._top
        right, bottom = left + mask.width, top + mask.height
        if left < self._width and top < self._height and right > 0 and bottom > 0:
            self._core.paste(self._ink(colour), (left, top, right, bottom), mask.core)

    def paste_image(self, image: Picture, x: int, y: int) -> None:
        """Paste a picture, transparent or not, with its corner at *x*, *y*."""
        left, top = x - self._left, y - self._top
        if left >= self._width or top >= self._height or left + image.width <= 0 or top + image.height <= 0:
            return
        if not self._solid:
            self.image.alpha_composite(image, (left, top))
        elif image.mode == "RGBA":
            self.image.paste(image, (left, top), image)
        else:
            self.image.paste(image, (left, top))

    def part(self, box: Box) -> Canvas:
        """Return the part *box* of this canvas as another canvas."""
        other = Canvas(box, "#000000")
        other.image.paste(self.image, (self._left - box.left, self._top - box.top))
        return other

    def _ink(self, colour: str) -> tuple[int, ...]:
        return rgb(colour) if self._solid else (*rgb(colour), 255)


class IndexedImage:
    """A picture in 256 fixed colours, row by row as PNG wants it: each row begins with a zero."""

    def __init__(self, palette: str, width: int, height: int) -> None:
        self._colours = _palette(palette)
        self._image = Image.new("P", (width + 1, height))
        self.height = height

    def put(self, canvas: Canvas) -> None:
        """Put *canvas* in its place, the colours brought to the nearest ones of the palette."""
        reduced = canvas.image.quantize(palette=self._colours, dither=Image.Dither.NONE)
        self._image.paste(reduced, (canvas.box.left + 1, canvas.box.top))

    def copy(self) -> IndexedImage:
        """Return a copy."""
        other = object.__new__(IndexedImage)
        other._colours, other.height, other._image = self._colours, self.height, self._image.copy()
        return other

    def rows(self, top: int, bottom: int) -> bytes:
        """Return the rows from *top* to *bottom*."""
        return self._image.crop((0, top, self._image.width, bottom)).tobytes()


def palette_path(name: str) -> Path:
    """Return where the palette of the game *name* is; without a name it is the one that all games share."""
    return (folder(name) if home_of(name) else DATA / name) / "palette.png"


@cache
def _palette(name: str) -> Image.Image:
    with Image.open(palette_path(name)) as image:
        image.load()
        return image


def palette_colours(name: str) -> bytes:
    """Return the 256 colours of a palette as red, green, blue, red, ..."""
    colours = _palette(name).getpalette("RGB") or []
    return bytes(colours).ljust(768, b"\0")


# Moving pictures, in shades: the numbers of their colours, with which one can reckon.


@cache
def colours_of(name: str, count: int) -> Image.Image:
    """Return the first *count* colours of a palette, for pictures that need the others for something else."""
    first = list(palette_colours(name)[: 3 * count])
    image = Image.new("P", (1, 1))
    image.putpalette(first + first[:3] * (256 - count))
    return image


def blank(mode: str, width: int, height: int) -> Image.Image:
    """Return a black picture."""
    return Image.new(mode, (width, height))


def shrunk(image: Image.Image, size: tuple[int, int], area: tuple[float, float, float, float]) -> Image.Image:
    """Return *area* of *image* at that *size*."""
    return image.resize(size, Image.Resampling.LANCZOS, box=area)


def shades(image: Image.Image, colours: Image.Image) -> Image.Image:
    """Return *image* in shades, brought to the nearest of *colours*."""
    reduced = image.quantize(palette=colours, dither=Image.Dither.NONE)
    return Image.frombytes("L", reduced.size, reduced.tobytes())


def difference(image: Image.Image, other: Image.Image) -> Image.Image:
    """Return where two pictures in shades differ."""
    return ImageChops.difference(image, other)


def gif_frame(image: Image.Image, left: int, top: int, **facts: int) -> bytes:
    """Return *image*, in shades, as a frame of a GIF that begins at *left* and *top*."""
    return b"".join(GifImagePlugin.getdata(image, (left, top), **facts))
