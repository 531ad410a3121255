"""Where the words of each game are."""

from typing import Any

from words.game import GameWords
from words.monopoly import MonopolyWords
from words.tokyo_clash import TokyoClashWords
from words.total_war import TotalWarWords

GAMES: dict[str, GameWords[Any]] = {
    "total_war": TotalWarWords(),
    "tokyo_clash": TokyoClashWords(),
    "monopoly": MonopolyWords(),
}


def words_of(game: str) -> GameWords[Any]:
    """Return the words of *game*."""
    return GAMES[game]
