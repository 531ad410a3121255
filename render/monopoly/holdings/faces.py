"""The faces of chance cards, as the drawing base knows them; one large, or the whole deck."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from engine import games
from engine.monopoly.content.box import Card
from engine.monopoly.game import Monopoly
from render import theme
from render.monopoly.alt_text.voice import GAME, Voice
from render.monopoly.board import BEAST, PALETTE
from render.monopoly.track.colours import CHANCE
from render.scene.frame import PHONE_HEADER, header
from render.scene.scene import Scene
from render.sheets.cards import CardFace, Chip
from render.sheets.hand import deck_sheet, single
from render.theme import AMBER, LIME, RED, ROSE
from words.monopoly.things import card_name
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


def face(card: Card, say: Voice) -> CardFace:
    """Return the face of *card*: what it does as art, its text, and whether it is kept or for a fight."""
    art, colour = VERBS.get(card.verb, ("uncertainty", CHANCE))
    chips = [Chip("own-cards", say("gm-keep"))] if card.is_kept else []
    if card.is_for_combat:
        chips.append(Chip("punch", say("gm-combat")))
    name = card_name(say.teller(GAME, {}), card)
    return CardFace(card.key, name, colour, art=GOALS.get(card.space, art), chips=tuple(chips), text=card.text)


def card_of(key: str, faces: Sequence[Card] = ()) -> Card:
    """Return the card *key*: of *faces*, those of the box that is played with, or as shipped."""
    found = next((each for each in faces if each.key == key), None) or _shipped().get(key)
    return found or Card(key, titled(key), "", "")


@cache
def _shipped() -> dict[str, Card]:
    game = games[GAME]
    assert isinstance(game, Monopoly)
    return game.content.cards


def card_picture(card: Card, copies: int, total: int, say: Voice) -> Scene:
    """Return one card, large."""
    count = say("copies", copies=copies, total=total)
    title, accent = say("monopoly").upper(), say("monopoly-kanji-short")
    top = header(title, accent, f"×{copies}", count, BEAST, theme.PHONE_WIDTH, PHONE_HEADER)
    return single(top, face(card, say), PALETTE)


def deck_picture(deck: Sequence[Card], say: Voice) -> Scene:
    """Return all the faces of *deck*, with how many there are of each."""
    counts = Counter(card.key for card in deck)
    faces = {card.key: card for card in deck}
    shown = [(face(card, say), counts[key]) for key, card in faces.items()]
    total = say("card-count", count=len(deck))
    top = header(say("the-deck").upper(), say("the-deck-kanji"), say("monopoly").upper(), total, BEAST)
    return deck_sheet(top, shown, PALETTE, 5)
