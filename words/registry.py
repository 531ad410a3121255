"""Where the words of each game are."""

from typing import Any

from parts import MissingPart, part
from words.game import GameWords


def words_of(game: str) -> GameWords[Any]:
    """Return the words of *game*."""
    found = part("words", game)
    if not isinstance(found, GameWords):
        raise MissingPart("words", game)
    return found
