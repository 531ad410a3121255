"""The same picture in other colours, for one reader. A picture has a list of 256 colours; only that list is changed."""

import colorsys
import struct
import zlib
from collections.abc import Callable
from functools import lru_cache

from render.paint.png import SIGNATURE

Colour = tuple[float, float, float]
Rows = tuple[Colour, Colour, Colour]
USUAL = "usual"
GIF = b"GIF89a"
_COLOURS, _FRAMES = 13, 13 + 768  # behind the head of a film comes its list of colours
_START = len(SIGNATURE) + 25  # behind the header comes the list of colours
_PIVOT, _SLOPE = 0.32, 0.6
#: What eyes without one kind of cones make of red, green and blue (Machado, Oliveira and Fernandes, 2009).
DEUTAN: Rows = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881))
TRITAN: Rows = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039))
#: Where what such eyes miss is shown instead.
_TO_BLUE: Rows = ((0.0, 0.0, 0.0), (0.7, 1.0, 0.0), (0.7, 0.0, 1.0))
_TO_RED: Rows = ((1.0, 0.0, 0.7), (0.0, 1.0, 0.7), (0.0, 0.0, 0.0))


def recoloured(picture: bytes, scheme: str) -> bytes:
    """Return *picture*, one of ours, in the colours of *scheme*; an unknown scheme changes nothing."""
    change = SCHEMES.get(scheme)
    if change is not None and picture.startswith(GIF):
        return picture[:_COLOURS] + _change_colours(picture[_COLOURS:_FRAMES], scheme) + picture[_FRAMES:]
    size = struct.unpack_from(">I", picture, _START)[0] if len(picture) > _START + 8 else 0
    first = _START + 8
    if change is None or picture[_START + 4 : first] != b"PLTE":
        return picture
    colours = _change_colours(picture[first : first + size], scheme)
    checksum = struct.pack(">I", zlib.crc32(colours, zlib.crc32(b"PLTE")))
    return picture[:first] + colours + checksum + picture[first + size + 4 :]


@lru_cache(32)
def _change_colours(colours: bytes, scheme: str) -> bytes:
    change = SCHEMES[scheme]
    triples = zip(colours[::3], colours[1::3], colours[2::3], strict=True)
    return bytes(
        round(255 * min(1.0, max(0.0, channel)))
        for red, green, blue in triples
        for channel in change((red / 255, green / 255, blue / 255))
    )


def seen(colour: Colour, eyes: Rows) -> Colour:
    """Return what *eyes* make of *colour*."""
    linear = (colour[0] ** 2.2, colour[1] ** 2.2, colour[2] ** 2.2)
    red, green, blue = _multiply(eyes, linear)
    return max(0.0, red) ** (1 / 2.2), max(0.0, green) ** (1 / 2.2), max(0.0, blue) ** (1 / 2.2)


def _multiply(rows: Rows, colour: Colour) -> Colour:
    red, green, blue = (sum(part * channel for part, channel in zip(row, colour, strict=True)) for row in rows)
    return red, green, blue


def _shift(eyes: Rows, to: Rows) -> Callable[[Colour], Colour]:
    def change(colour: Colour) -> Colour:
        there = seen(colour, eyes)
        missed = (colour[0] - there[0], colour[1] - there[1], colour[2] - there[2])
        more = _multiply(to, missed)
        return colour[0] + more[0], colour[1] + more[1], colour[2] + more[2]

    return change


def _contrast(colour: Colour) -> Colour:
    red, green, blue = map(_steeper, colour)
    return red, green, blue


def _steeper(channel: float) -> float:
    if channel < _PIVOT:
        return float(channel * (channel / _PIVOT) ** _SLOPE)
    return float(1 - (1 - channel) * ((1 - channel) / (1 - _PIVOT)) ** _SLOPE)


def _light(colour: Colour) -> Colour:
    hue, lightness, saturation = colorsys.rgb_to_hls(*colour)
    return colorsys.hls_to_rgb(hue, float((1 - lightness) ** 1.25), saturation)


SCHEMES: dict[str, Callable[[Colour], Colour]] = {
    "contrast": _contrast,
    "red_green": _shift(DEUTAN, _TO_BLUE),
    "blue_yellow": _shift(TRITAN, _TO_RED),
    "light": _light,
}
