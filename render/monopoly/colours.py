"""The colours of Monopoly: those of districts, whatever they are called, and of the other spaces."""

from functools import lru_cache

from engine.monopoly.board import Deed
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
#: For the colours of a track of one's own, in the order in which they come.
MORE = (
    "#3CCFCF", "#D9A6FF", "#B8C94A", "#E8B7A0", "#9DB4D9", "#F0A8A8", "#7FD6A8", "#D6C08A", "#C9C9D6", "#A88CE0",
    "#8FD14F", "#E88FD8",
)  # fmt: skip
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
    """Return the colour of every group of *deeds*."""
    names = list(dict.fromkeys(deed.colour for deed in deeds))
    foreign = [name for name in names if name not in DISTRICTS]
    spare = dict(zip(foreign, MORE * (len(foreign) // len(MORE) + 1), strict=False))
    return {name: DISTRICTS.get(name) or spare[name] for name in names}
