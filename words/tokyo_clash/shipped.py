"""The box of Tokyo Clash as it ships, for what is told without a view."""

from functools import cache

from engine import games
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.game import TokyoClash


@cache
def shipped() -> Content:
    """Return the content that ships."""
    game = games["tokyo_clash"]
    assert isinstance(game, TokyoClash)
    return game.content


@cache
def shipped_worths() -> dict[str, int]:
    """Return the Dominance of each card, by its key."""
    return {card.key: card.dominance for card in shipped().cards}
