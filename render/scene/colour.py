"""Colours as ``#RRGGBB``: mixing them, and the contrast between two as WCAG counts it."""

from functools import cache

RGB = tuple[int, int, int]
READABLE = 4.5  # the contrast that WCAG AA asks for


@cache
def rgb(colour: str) -> RGB:
    """Return *colour* as three numbers from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def mix(colour: str, other: str, share: float) -> str:
    """Return *colour* with *share* (0 to 1) of *other* in it."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(colour), rgb(other), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


@cache
def tint(ground: str, colour: str, most: float) -> str:
    """Return *ground* with as much of *colour*, up to *most*, as leaves words in *colour* readable on it."""
    shares = (most * step / 20 for step in range(20, 0, -1))
    tinted = (mix(ground, colour, share) for share in shares)
    return next((each for each in tinted if contrast(rgb(colour), rgb(each)) >= READABLE), ground)


@cache
def steps(first: str, last: str, count: int) -> tuple[str, ...]:
    """Return *count* flat steps from *first* to *last*, as screen print does in place of a gradient."""
    return tuple(mix(first, last, step / (count - 1)) for step in range(count))


@cache
def grey(colour: str) -> str:
    """Return *colour* without its hue, at the same perceived brightness."""
    red, green, blue = rgb(colour)
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02X}{level:02X}{level:02X}"


def luminance(colour: RGB) -> float:
    """Return the relative luminance of *colour* (WCAG 2.2)."""
    red, green, blue = (_linear(channel / 255) for channel in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: RGB, other: RGB) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    darker, lighter = sorted((luminance(colour), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
