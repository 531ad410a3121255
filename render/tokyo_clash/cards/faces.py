"""The faces of Tokyo Clash's cards, as the drawing base knows them: art, cost, Dominance, words as icons, text."""

from functools import cache, lru_cache

from engine import games
from engine.tokyo_clash.cards.card import CardFace as Card
from engine.tokyo_clash.game import TokyoClash
from render import theme
from render.sheets.cards import CardFace, Stat
from render.theme import AMBER, PAPER
from render.tokyo_clash.cards.icons import ICONS, chips_of

CHIPS = 4  # as many as fit side by side
ART = {
    "mega_heat_ray": "laser-burst",
    "heat_ray": "laser-precision",
    "power_up": "power-lightning",
    "dorsal_plates": "stegosaurus-scales",
    "victory_pose": "muscle-up",
    "tail_slide": "spiked-tail",
    "scaled_hide": "layered-armor",
    "body_slam": "punch",
    "claw_swipe": "claw-slashes",
    "trample": "footprint",
    "surge_from_the_bay": "big-wave",
    "stand_firm": "rock-golem",
    "earthshaking_roar": "sonic-shout",
    "atomic_pulse": "bright-explosion",
    "burning_heart": "molotov",
    "thick_scales": "stegosaurus-scales",
    "pent_up_fury": "muscle-up",
    "go_for_the_throat": "bestial-fangs",
    "gravity_beams": "lightning-arc",
    "threefold_storm": "lightning-storm",
    "unstoppable": "surrounded-shield",
    "soar": "wyvern",
    "gilded_scales": "scale-mail",
    "snapping_jaws": "shark-jaws",
    "leeching_bite": "neck-bite",
    "lightning_breath": "dragon-breath",
    "three_minds": "brain",
    "wingbeat_gale": "whirlwind",
    "falling_star": "meteor-impact",
    "golden_menace": "dragon-head",
    "cosmic_hunger": "galaxy",
    "golden_plating": "layered-armor",
    "starborne": "meteor-impact",
    "undermine": "mining",
    "piercing_drill": "drill",
    "cyclone_attack": "tornado",
    "twin_drill_clamp": "crossed-claws",
    "napalm_spit": "molotov",
    "burrow": "dig-hole",
    "beetle_leap": "scarab-beetle",
    "chitin_shell": "beetle-shell",
    "duck_under": "dodging",
    "crossed_drills": "crossed-slashes",
    "call_of_the_deep": "trident",
    "sinkhole": "earth-crack",
    "swarming_rage": "insect-jaws",
    "tunnel_network": "dig-hole",
    "hardened_carapace": "beetle-shell",
    "antenna_beam": "beam-wake",
    "toxic_scale_dust": "poison-gas",
    "diving_wings": "winged-arrow",
    "guardians_wrath": "lightning-trio",
    "silk_snare": "web-spit",
    "gale_of_wings": "wind-slap",
    "carry_off": "grab",
    "song_of_the_twins": "lyre",
    "island_prayer": "prayer",
    "flutter": "butterfly",
    "silken_shield": "spider-web",
    "graceful_turn": "feather",
    "shimmering_wings": "winged-shield",
    "rebirth": "own-moth",
    "island_blessing": "prayer",
    "keen_antennae": "beam-wake",
    "cocoon": "web-spit",
}


@lru_cache(512)
def face(card: Card, colour: str) -> CardFace:
    """Return the face of *card* in *colour*: that of the seat whose kaiju it belongs to."""
    art = ART.get(card.key) or next((ICONS[part.word] for part in card.parts if part.word in ICONS), "own-card")
    return CardFace(
        key=card.key,
        name=card.name,
        colour=colour,
        art=art,
        left=Stat("own-bolt", str(card.cost), AMBER),
        right=Stat("own-star", str(card.dominance), PAPER),
        chips=chips_of(card)[:CHIPS],
        text=card.text,
    )


#: Colours of decks that are not at the table: their kaiju in the order of the rulebook.
KAIJU_COLOURS = dict(zip(("godzilla", "king_ghidorah", "megalon", "mothra"), theme.SEATS, strict=False))


def deck_colour(kaiju: str) -> str:
    """Return the colour of a kaiju's deck outside of a game."""
    mark = KAIJU_COLOURS.get(kaiju)
    return mark.colour if mark else AMBER


@cache
def shipped() -> dict[str, Card]:
    """Return every card of the game as shipped, by its key."""
    game = games["tokyo_clash"]
    assert isinstance(game, TokyoClash)
    return {card.key: card.face for card in game.content.cards}
