"""The night behind a poster: bands of sky, the moon with a beast before it, and the city along the bottom."""

from render import theme
from render.scene.colour import steps
from render.scene.frame import skyline
from render.scene.pieces import box
from render.scene.scene import Bands, Box, Disc, Glow, Icon, Mark, Point
from render.wide.art import Art

SKY_BANDS = 12
HORIZON = 0.6  # of the height: above it no house stands


def night(area: Box, art: Art, moon: Point, radius: float, horizon: float = HORIZON) -> tuple[Mark, ...]:
    """Return the night over *area* with its *moon*."""
    x, y = moon
    return (
        Bands(area, steps(*art.sky, SKY_BANDS)),
        Glow(Disc(x, y, radius + 2, art.glow), min(36, radius * 0.14), art.glow, 0.55),
        Bands(box(x - radius, y - radius, x + radius, y + radius), steps(*art.moon, max(6, round(radius / 30))), True),
        Icon(art.beast, x + radius * 0.02, y + radius * art.drop, round(radius * art.size), theme.BEAST),
        *skyline(Box(area.left, round(area.top + area.height * horizon), area.right, area.bottom), art.skyline),
    )
