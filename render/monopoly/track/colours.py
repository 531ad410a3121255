"""The colours of Monopoly: those of districts, whatever they are called, and of the other spaces."""

import colorsys
from functools import lru_cache

from engine.monopoly.content.board import Deed
from render.theme import CYAN, LIME, RED

DISTRICTS = {
    "brown": "#C08A5E",
    "light_blue": "#86D6F7",
    "pink": "#F57EC0",
    "orange": "#FFA24D",
    "red": "#FF6459",
    "yellow": "#F7DC4A",
    "green": "#4CCB7C",
    "navy": "#7C92FF",
}
SEA = "#5CC0FF"
CHANCE = "#D9A6FF"
SPECIALS = {
    "go": ("#3A1030", RED),
    "fish": ("#0C3A5C", SEA),
    "plant": ("#24340C", LIME),
    "scent": ("#0C3A4A", CYAN),
    "chance": ("#2A1644", "#5B3A8A"),
}
ICONS = {"fish": "double-fish", "plant": "nuclear-plant", "scent": "fishbone", "chance": "uncertainty"}


@lru_cache(64)
def district_colours(deeds: tuple[Deed, ...]) -> dict[str, str]:
    """Return the colour of every group of *deeds*; a colour that only a data pack has is computed."""
    names = list(dict.fromkeys(deed.colour for deed in deeds))
    foreign = [name for name in names if name not in DISTRICTS]
    return {name: DISTRICTS.get(name) or _colour(foreign.index(name)) for name in names}


def _colour(number: int) -> str:
    """Return a light colour: neighbours are far apart in hue, and every other one is paler."""
    hue = (0.47 + number * 0.381966) % 1
    red, green, blue = colorsys.hls_to_rgb(hue, 0.7 if number % 2 else 0.64, 0.45 if number % 2 else 0.7)
    return f"#{round(red * 255):02X}{round(green * 255):02X}{round(blue * 255):02X}"
