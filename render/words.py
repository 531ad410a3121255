"""The words in pictures: messages whose keys begin with ``picture-``, and those of the game itself."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

import msgspec

from data import words as wording
from engine.play import Event, Seat
from words.names import joined, sentences
from words.teller import Teller


class Words:
    """The words of pictures in one language, called with a key and facts; *key* is the game that is drawn."""

    def __init__(self, locale: str, key: str) -> None:
        self.language = wording.words(locale)
        self.key = key
        self._cached = lru_cache(4096)(self._worded)

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the message *key* of pictures with *facts* put in."""
        return self._cached(key, *facts.items())

    def _worded(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.language.say(f"picture-{key}", **dict(facts))

    def has(self, key: str) -> bool:
        """Return whether pictures have a message *key*."""
        return f"picture-{key}" in self.language

    def game(self, key: str, **facts: str | int) -> str:
        """Return the game's own message *key*, the one that is read outside of pictures too."""
        return self.language.say(f"{self.key}-{key}", **facts)

    def joined(self, names: Iterable[str]) -> str:
        """Return *names* one after the other, as the language lists them."""
        return joined(self.language, names)

    def broken(self, parts: Iterable[str]) -> str:
        """Return *parts*, which may have commas in them, one after the other."""
        return self.language.say("list-break").join(parts)

    def more(self, parts: Iterable[str]) -> str:
        """Return *parts* as they go on with a list that has begun."""
        return "".join(self.language.say("list-comma") + part for part in parts)

    def sentences(self, texts: Iterable[str]) -> str:
        """Return *texts*, each a sentence, one after the other."""
        return sentences(self.language, texts)

    def sentence(self, text: str) -> str:
        """Return *text*, a word or two, as a sentence."""
        return self.language.say("list-sentence", text=text)

    def event(self, prefix: str, teller: Teller, event: Event, /, **more: str | int) -> str:
        """Return *event* in a few words, as the message ``<prefix>-did-<event>``; nothing where there is none."""
        key = f"{prefix}-did-{type(event).__name__}"
        return self(key, **(teller.event_facts(event) | more)) if self.has(key) else ""

    def teller(self, names: Mapping[Seat, str], view: msgspec.Struct | None = None) -> Teller:
        """Return a teller of the game in this language, so that pictures name cards and answers as messages do."""
        return Teller(self.language, self.key, names, view)


@cache
def words(locale: str = "en", key: str = "") -> Words:
    """Return the words of *locale* for pictures of the game *key*; English stands in for what is missing."""
    return Words(locale, key)
