"""The words of TC-13 as icons: what a card does, at a glance."""

from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.cards.words import Part
from render.sheets.cards import Chip

ICONS = {
    "move": "footprint",
    "attack": "claw-slashes",
    "range": "on-target",
    "defend": "shield",
    "momentum": "fast-forward-button",
    "enhancement": "upgrade",
    "head": "dragon-head",
    "gain": "own-bolt",
    "drain": "lightning-dissipation",
    "steal": "robber-hand",
    "draw": "card-draw",
    "sift": "magnifying-glass",
    "recover": "card-pickup",
    "discard": "card-discard",
    "peek": "sunken-eye",
    "push": "wind-slap",
    "pull": "magnet",
    "place": "divert",
    "smash": "demolish",
    "quake": "earth-crack",
    "trophies": "trophy",
    "unblockable": "shield-disabled",
    "return": "return-arrow",
    "strip": "broken-shield",
    "riposte": "riposte",
    "dodge": "dodging",
    "absorb": "bolt-shield",
    "ranged": "laser-blast",
    "melee": "punch",
    "throws": "throwing-ball",
    "defence": "surrounded-shield",
    "hand": "own-cards",
    "throw": "throwing-ball",
    "fly": "feathered-wing",
}
BONUSES = ("ranged", "melee", "throws", "defence", "hand")


def chips_of(face: CardFace) -> tuple[Chip, ...]:
    """Return the parts of *face* as icons with their numbers."""
    return tuple(dict.fromkeys(chip_of(part) for part in face.parts))


def chip_of(part: Part) -> Chip:
    """Return one part as an icon with its number."""
    icon = ICONS.get(part.word, "uncertainty")
    if not part.amount:
        return Chip(icon)
    return Chip(icon, f"+{part.amount}" if part.word in BONUSES else str(part.amount))
