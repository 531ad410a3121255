"""The faces of chance cards, as the drawing base knows them; one large, or the whole deck."""

from collections.abc import Sequence
from functools import cache

from engine import games
from engine.monopoly.content.box import Card
from engine.monopoly.game import Monopoly
from render.monopoly.track.colours import CHANCE
from render.sheets.cards import CardFace, Chip
from render.theme import AMBER, LIME, RED, ROSE
from render.words import Words
from words.monopoly import box
from words.names import titled

#: What a card does, as a picture, and in which of a few colours: good, bad, a way to go, to be kept.
GOOD, BAD, WAY, KEPT, FIGHT = LIME, ROSE, "#5CC0FF", CHANCE, AMBER
VERBS = {
    "move_forward": ("big-wave", WAY),
    "go_to_fish": ("double-fish", WAY),
    "move_back": ("return-arrow", WAY),
    "move_to_rival": ("sonic-shout", RED),
    "stride": ("footprint", WAY),
    "lose_money": ("robber-hand", BAD),
    "lose_money_per_house": ("broken-shield", BAD),
    "lose_hp": ("broken-heart", BAD),
    "lose_tanks": ("tornado", BAD),
    "topple": ("earth-crack", BAD),
    "gain_money": ("trophy", GOOD),
    "collect": ("grab", GOOD),
    "gain_ap": ("claw-slashes", GOOD),
    "gain_hp": ("hearts", GOOD),
    "place_houses": ("family-house", GOOD),
    "place_tanks": ("battle-tank", GOOD),
    "leave_fish": ("fishbone", KEPT),
    "shift_roll": ("dig-hole", KEPT),
    "jam_fire": ("tesla-coil", KEPT),
    "strike_with": ("dragon-breath", FIGHT),
    "shield": ("beetle-shell", FIGHT),
    "hit_for": ("bestial-fangs", FIGHT),
}
GOALS = {"plant": "nuclear-plant", "fish": "double-fish", "chance": "uncertainty"}


def face(card: Card, say: Words) -> CardFace:
    """Return the face of *card*: what it does as art, its text, and whether it is kept or for a fight."""
    art, colour = VERBS.get(card.verb, ("uncertainty", CHANCE))
    chips = [Chip("own-cards", say("gm-keep"))] if card.is_kept else []
    if card.is_for_combat:
        chips.append(Chip("punch", say("gm-combat")))
    art, name = GOALS.get(card.space, art), name_of(card, say)
    return CardFace(card.key, name, colour, art=art, chips=tuple(chips), text=box.card(say.language, card).text)


def name_of(card: Card, say: Words) -> str:
    """Return the name of *card*."""
    return box.card(say.language, card).name


def card_of(key: str, faces: Sequence[Card] = ()) -> Card:
    """Return the card *key*: of *faces*, those of the box that is played with, or as shipped."""
    found = next((each for each in faces if each.key == key), None) or _shipped().get(key)
    return found or Card(key, titled(key), "", "")


@cache
def _shipped() -> dict[str, Card]:
    game = games["monopoly"]
    assert isinstance(game, Monopoly)
    return game.content.cards
