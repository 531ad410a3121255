"""Every application emoji: its name, what it stands for, and how it is drawn."""

from typing import NamedTuple

from render import theme
from render.theme import AMBER, CYAN, INK0, LIME, MIST, PAPER, PINK, RED, ROSE, SEATS
from scripts.art.emojis import glyphs
from scripts.art.emojis.canvas import MIDDLE, disc, icon
from scripts.art.emojis.families import (
    INK,
    PIPS,
    Drawing,
    card,
    die,
    drawn,
    kaiju,
    model,
    seat,
    sign,
    tile,
    token,
)

PURPLE, YELLOW, SKY, GREEN, CORAL = "#C98BFF", "#F7E84B", "#5CC0FF", "#2ED9A0", "#FF6A4D"
#: The colour of each kaiju's ring; it belongs to the emoji and never to a seat.
RINGS = {
    "godzilla": "#F5A524",
    "king_ghidorah": "#F7DC4A",
    "gigan": PINK,
    "anguirus": "#E0A878",
    "mothra": SKY,
    "rodan": CORAL,
    "king_caesar": "#F2F2F2",
    "zilla": "#4CCB7C",
    "ebirah": "#FF6459",
    "kumonga": PURPLE,
    "kamacuras": LIME,
    "manda": GREEN,
    "megalon": "#ACF885",
    "mechagodzilla": MIST,
}
SIZES = {"king_ghidorah": 84, "rodan": 98, "zilla": 96, "kumonga": 94, "godzilla": 86, "mechagodzilla": 84}
#: Three heads cannot be told apart at 22 pixels: one stands for them.
SIMPLER = {"king_ghidorah": "dragon-head"}


class Emoji(NamedTuple):
    """An emoji; *stands_for* is a family and, within it, the key that the game has for the thing."""

    name: str
    stands_for: str
    draw: Drawing


def every_emoji() -> tuple[Emoji, ...]:
    """Return all emojis in the order of the manifest."""
    return (*_kaiju(), *_seats(), *_dice(), *_signs(), *_vehicles(), *_buildings(), *_cards(), *_buttons())


def _kaiju() -> list[Emoji]:
    found = [
        Emoji(key, f"kaiju.{key}", kaiju(SIMPLER.get(key, name), RINGS[key], SIZES.get(key, 90)))
        for key, name in theme.KAIJU_ICONS.items()
    ]
    return [*found, Emoji("kaiju", "kaiju.any", kaiju(theme.ANY_KAIJU, PAPER, 86))]


def _seats() -> list[Emoji]:
    return [Emoji(f"seat_{at + 1}", f"seat.{at + 1}", seat(at)) for at in range(len(SEATS))]


def _dice() -> list[Emoji]:
    return [Emoji(f"die_{number}", f"die.{number}", die(number)) for number in PIPS]


def _signs() -> list[Emoji]:
    star = icon("own-star", 92, INK0, (MIDDLE[0], MIDDLE[1] - 2))
    drawings = {
        "energy": drawn(*glyphs.bolt(AMBER), edge=7),
        "heart": sign("hearts", ROSE, 118),
        "hp": drawn(icon("hearts", 118, ROSE), *glyphs.health()),
        "wound": sign("broken-heart", RED, 116),
        "ap": sign("claw-slashes", PINK, 120),
        "power": sign("punch", LIME, 120),
        "vp": drawn(disc(MIDDLE, 57, AMBER), star),
        "strike": drawn(*glyphs.spikes(RED)),
        "trophy": sign("trophy", "#FFD65C", 116),
        "crown": sign("queen-crown", AMBER, 118),
        "money": drawn(*glyphs.coin()),
        "computer": drawn(*glyphs.chip(CYAN)),
    }
    return [Emoji(name, f"sign.{name}", drawing) for name, drawing in drawings.items()]


def _vehicles() -> list[Emoji]:
    drawings = {
        "tank": token(LIME, icon("battle-tank", 92, INK)),
        "train": token(PURPLE, icon("own-train", 92, INK)),
        "jet": token(AMBER, *glyphs.jet()),
        "battleship": token(SKY, *glyphs.battleship()),
        "ufo": token(PINK, icon("ufo", 88, INK)),
        "generator": token(YELLOW, *glyphs.generator()),
        "maser": token(CYAN, icon("tesla-turret", 86, INK)),
    }
    return [Emoji(name, f"vehicle.{name}", drawing) for name, drawing in drawings.items()]


def _buildings() -> list[Emoji]:
    drawings = {
        "tower": drawn(*glyphs.tower()),
        "power_plant": model("building-power-plant"),
        "bunker": model("building-bunker"),
        "radar": model("building-radar"),
        "block": model("building-small-2"),
        "house": drawn(*glyphs.house()),
    }
    return [Emoji(name, f"building.{name}", drawing) for name, drawing in drawings.items()]


def _cards() -> list[Emoji]:
    drawings = {
        "card": card(PAPER, *glyphs.bolt(RED, 0.66)),
        "king_card": card(AMBER, icon("queen-crown", 74, INK0)),
        "chance": sign("uncertainty", "#D9A6FF", 116),
        "hand": drawn(*glyphs.fan(), edge=2),
        "discard": card(MIST, *glyphs.arrow_down(INK)),
        "attack": drawn(*glyphs.blast(RED, AMBER)),
        "move": sign("footprint", AMBER, 114),
        "throw": sign("throwing-ball", CYAN, 116),
        "defend": sign("shield", SKY, 112),
        "direction": sign("clockwise-rotation", GREEN, 112),
        "target": drawn(*glyphs.bullseye(CORAL)),
    }
    return [Emoji(name, f"card.{name}", drawing) for name, drawing in drawings.items()]


def _buttons() -> list[Emoji]:
    drawings = {
        "act": tile(CORAL, *glyphs.play()),
        "board": tile(SKY, *glyphs.board()),
        "log": tile(PURPLE, *glyphs.log()),
        "rules": tile(GREEN, *glyphs.book()),
        "menu": tile(MIST, *glyphs.menu()),
    }
    return [Emoji(name, f"button.{name}", drawing) for name, drawing in drawings.items()]
