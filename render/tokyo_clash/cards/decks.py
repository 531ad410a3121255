"""Cards outside of a game: one large, or all of a deck."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

from engine import games
from engine.tokyo_clash.cards.card import CardFace as Card
from render import theme
from render.scene.frame import PHONE_HEADER, header
from render.scene.scene import Scene
from render.sheets.hand import deck_sheet, single
from render.tokyo_clash.board import BEAST, PALETTE
from render.tokyo_clash.cards.faces import deck_colour, face
from render.words import Words


@cache
def shipped() -> dict[str, Card]:
    """Return every card of the game as shipped, by its key."""
    return {card.key: card.face for card in games["tokyo_clash"].content.cards}  # type: ignore[attr-defined]


def card_of(key: str, faces: Sequence[Card] = ()) -> Card:
    """Return the card *key*: of *faces*, if a data pack has its own, or as shipped."""
    return next((each for each in faces if each.key == key), None) or shipped()[key]


def card_picture(card: Card, copies: int, total: int, say: Words) -> Scene:
    """Return one card, large."""
    count = say("copies", copies=copies, total=total)
    title, accent = say("tokyo-clash").upper(), say("tokyo-clash-kanji")
    top = header(title, accent, f"×{copies}", count, BEAST, theme.PHONE_WIDTH, PHONE_HEADER)
    return single(top, face(card, deck_colour(card.kaiju)), PALETTE)


def deck_picture(deck: Sequence[Card], say: Words) -> Scene:
    """Return all the faces of *deck*, with how many there are of each."""
    counts = Counter(card.key for card in deck)
    faces = {card.key: card for card in deck}
    shown = [(face(card, deck_colour(card.kaiju)), counts[key]) for key, card in faces.items()]
    total = say("card-count", count=len(deck))
    top = header(say("the-deck").upper(), say("the-deck-kanji"), say("tokyo-clash").upper(), total, BEAST)
    return deck_sheet(top, shown, PALETTE, 5)
