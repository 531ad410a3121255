"""The faces of Total War's cards."""

from engine.total_war.cards.card import CARDS
from render.sheets.cards import CardFace, Stat
from render.theme import AMBER, CYAN, LIME, PINK, RED, ROSE
from render.words import Words
from words.total_war import card as card_name

NUMBER = "#93A5FF"
_SPECIALS = {
    "change_direction": ("cycle", CYAN),
    "choose_target": ("on-target", PINK),
    "wound": ("broken-heart", RED),
    "double_wound": ("claw-slashes", RED),
}


def face_of(key: str, say: Words) -> CardFace:
    """Return the face of card *key*."""
    card, name = CARDS[key], card_name(say.teller({}), key)
    if not card.is_numeric:
        art, colour = _SPECIALS[key]
        return CardFace(key, name, colour, art, text=say(f"text-{key}"))
    value = str(card.value).replace("-", "−")
    if card.value < 0:
        return CardFace(key, name, LIME, big=value, text=say("text-lowering"))
    kind, colour, corner = "number" if card.value else "zero", NUMBER, None
    if not card.has_heart and not card.has_building:
        name = say("strike")  # its number stands above, large
    if card.has_heart:
        kind, colour, corner = "heart", ROSE, Stat("hearts", "", ROSE)
    elif card.has_building:
        kind, colour, corner = "building", AMBER, Stat("modern-city", "", AMBER)
    return CardFace(key, name, colour, big=value, left=corner, text=say(f"text-{kind}", value=value))
