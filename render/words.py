"""The words in pictures: those whose keys begin with ``picture-`` in data/locales, said over and over and so kept."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeAlias

from data import words as wording

#: What a picture asks for its words: a key and what to fill in.
Words: TypeAlias = Callable[..., str]


@cache
def words(locale: str = "en", prefix: str = "picture") -> Words:
    """Return the words of *locale*, English standing in for what it lacks; *prefix* may name a game instead."""
    language = wording.words(locale)

    @lru_cache(4096)
    def told(key: str, *facts: tuple[str, str | int]) -> str:
        return language.say(f"{prefix}-{key}", **dict(facts))

    def say(key: str, **facts: str | int) -> str:
        return told(key, *facts.items())

    return say


@cache
def has_words(locale: str, key: str) -> bool:
    """Return whether *locale*, or English, has the message *key*."""
    return key in wording.words(locale)
