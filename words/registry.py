"""Where the words of each game are, and what is shown of a game in the words of a language."""

from typing import Any, TypeVar, cast

import msgspec

from data.words import Words
from parts import MissingPart, part
from words.game import GameWords

V = TypeVar("V", bound=msgspec.Struct)
KEPT = 32  # views in a language
_shown: dict[tuple[int, int], tuple[msgspec.Struct, Words, msgspec.Struct]] = {}


def words_of(game: str) -> GameWords[Any]:
    """Return the words of *game*."""
    found = part("words", game)
    if not isinstance(found, GameWords):
        raise MissingPart("words", game)
    return found


def view_in(words: Words, game: str, view: V) -> V:
    """Return *view* with the things of the box named in the language; one that is in it already stays as it is.

    A picture asks a hundred times for the same view. The newest ones are kept by what they are, not by what is in
    them, and held, so that no other view can be taken for one of them.
    """
    if kept := _shown.get((id(view), id(words))):
        return cast(V, kept[2])
    shown = words_of(game).in_language(words, view)
    if shown is not view:
        _shown[id(view), id(words)] = view, words, shown
        _shown[id(shown), id(words)] = shown, words, shown
        while len(_shown) > KEPT:
            del _shown[next(iter(_shown))]
    return cast(V, shown)
