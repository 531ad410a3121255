"""The words in pictures: those whose keys begin with ``picture-`` in data/locales, said over and over and so kept."""

from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec

from data import words as wording
from engine.play import Seat
from words.teller import Teller


class Words:
    """What a picture asks for its words: called with a key and what to fill in."""

    def __init__(self, locale: str, prefix: str) -> None:
        self.language = wording.words(locale)
        self._prefix = prefix
        self._said = lru_cache(4096)(self._worded)

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the words *key* with *facts* put in."""
        return self._said(key, *facts.items())

    def _worded(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.language.say(f"{self._prefix}-{key}", **dict(facts))

    def teller(self, game: str, names: Mapping[Seat, str], view: msgspec.Struct | None = None) -> Teller:
        """Return who tells *game* in the same language: cards and answers are called in pictures as in messages."""
        return Teller(self.language, game, names, view)


@cache
def words(locale: str = "en", prefix: str = "picture") -> Words:
    """Return the words of *locale*, English standing in for what it lacks; *prefix* may name a game instead."""
    return Words(locale, prefix)


@cache
def has_words(locale: str, key: str) -> bool:
    """Return whether *locale*, or English, has the message *key*."""
    return key in wording.words(locale)
