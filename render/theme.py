"""The look, in one place: colours, measures, the colour and shape of every seat, the icon of every kaiju."""

from typing import NamedTuple

PHONE_WIDTH = 720
MARGIN = 24
RADIUS = 18
LEAST = 24.0  # no text is smaller, at either width

INK0 = "#070916"  # halos, gaps, text on bright plates
INK1 = "#0D1024"  # the ground
INK2 = "#161A38"  # panels
INK3 = "#20264F"  # inner boxes, empty slots
LINE = "#3A4280"
LINE_LIGHT = "#6F76B4"
PAPER = "#F6F1E3"
MIST = "#B9BFE0"
FOG = "#8E95C4"
SPENT = "#7C83B8"
AMBER = "#FFB938"
RED = "#FF4D3D"
ROSE = "#FF5C7A"  # hearts
BLOOD = "#8A1130"  # numbers on paper
PLUM = "#2A1230"  # the panel of the furious
WOUND = "#3A1530"  # lost life
WOUND_LINE = "#8A2A4A"
CYAN = "#3FE0F5"
PINK = "#FF4F93"
LIME = "#B8F04A"
BLACK = "#000000"

SKY = ("#100D2B", "#8A2A62", 7)
MOON = ("#FFD65C", "#F23A5C", 6)
MOON_GLOW = "#E8415E"
BEAST = "#170A28"
CITY = "#3B2A6E"
WINDOWS = (AMBER, AMBER, "#FFD98A", CYAN, PINK)


class SeatMark(NamedTuple):
    """What tells a seat apart: never the colour alone."""

    colour: str
    shape: str


SEATS = (
    SeatMark("#F5A524", "circle"),
    SeatMark("#5CC0FF", "square"),
    SeatMark("#2ED9A0", "triangle"),
    SeatMark("#F58BC9", "diamond"),
    SeatMark("#F7E84B", "star"),
    SeatMark("#FF6A4D", "hexagon"),
    SeatMark("#C055F6", "cross"),
    SeatMark("#F2F2F2", "pentagon"),
    SeatMark("#ACF885", "triangle_down"),
    SeatMark("#4A9A80", "ring"),
    SeatMark("#8CB464", "crescent"),
    SeatMark("#F324D1", "x"),
)

KAIJU_ICONS = {
    "godzilla": "own-kaiju",
    "king_ghidorah": "hydra",
    "gigan": "own-hookbeak",
    "anguirus": "triceratops-head",
    "mothra": "own-moth",
    "rodan": "pterodactylus",
    "king_caesar": "lion",
    "zilla": "velociraptor",
    "ebirah": "shrimp",
    "kumonga": "spider-alt",
    "kamacuras": "praying-mantis",
    "manda": "sea-serpent",
    "megalon": "scarab-beetle",
    "mechagodzilla": "own-mechasaur",
}
ANY_KAIJU = "own-kaiju"  # for a kaiju that only a data pack knows
POSTER_ICONS = {"own-kaiju": "own-kaiju-poster"}

#: How much smaller Japanese is set inside a Latin line.
JAPANESE_SHARE = 0.86


def seat_colour(seat: int) -> str:
    """Return the colour of *seat*."""
    return SEATS[seat].colour


def kaiju_icon(kaiju: str) -> str:
    """Return the icon of *kaiju*."""
    return KAIJU_ICONS.get(kaiju, ANY_KAIJU)
