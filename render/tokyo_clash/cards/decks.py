"""Cards outside of a game."""

from collections.abc import Sequence
from functools import cache

from engine import games
from engine.tokyo_clash.cards.card import CardFace as Card
from engine.tokyo_clash.game import TokyoClash


@cache
def shipped() -> dict[str, Card]:
    """Return every card of the game as shipped, by its key."""
    game = games["tokyo_clash"]
    assert isinstance(game, TokyoClash)
    return {card.key: card.face for card in game.content.cards}


def card_of(key: str, faces: Sequence[Card] = ()) -> Card:
    """Return the card *key*: of *faces*, if a data pack has its own, or as shipped."""
    return next((each for each in faces if each.key == key), None) or shipped()[key]
