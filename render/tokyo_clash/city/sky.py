"""The night around the city: bands of sky, a moon with the beast before it, and houses along the bottom."""

from functools import cache

from render.scene.colour import steps
from render.scene.frame import moonrise, skyline
from render.scene.scene import Bands, Box, Icon, Mark, Point
from render.theme import BEAST, POSTER_ICONS
from render.tokyo_clash.city.plan import Plan

COLOURS = steps("#0C0A22", "#2A1440", 9)
#: The middle of the moon and its radius. It stands clear of Discord's badge, where no city is.
MOONS: dict[tuple[str, int], tuple[Point, float]] = {
    ("wide", 2): ((90, 728), 72),
    ("wide", 3): ((646, 594), 100),
    ("wide", 4): ((90, 728), 76),
    ("tall", 3): ((606, 828), 88),
}
HOUSES = 74


@cache
def sky(plan: Plan) -> tuple[Mark, ...]:
    """Return the night over the part of the picture that *plan* has."""
    left, _, right, bottom = area = plan.area
    marks: list[Mark] = [Bands(area, COLOURS)]
    moon = MOONS.get((plan.form, plan.players))
    if moon:
        (x, y), radius = moon
        beast = Icon(POSTER_ICONS["own-kaiju"], x + radius * 0.06, y, round(radius * 1.64), BEAST)
        marks += [*moonrise(x, y, radius, glow=16), beast]
    if plan.form == "wide":
        marks += skyline(Box(left, bottom - HOUSES, right, bottom), 5)
    return tuple(marks)
