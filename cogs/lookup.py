"""Looking things up: rules, chapters, cards and kaiju of all games, by what somebody types."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from data.rulebook import Book, Chapter, Entry, Rule, read_books
from data.words import Words
from engine.play import Game
from words.teller import lexicon
from words.term import Term

LIMIT = 25
NAME = 100  # characters of a suggestion


class Found(NamedTuple):
    """Something that was found: *key* finds it again."""

    key: str
    name: str
    game: str
    thing: Entry | Term


@cache
def books() -> dict[str, Book]:
    """Return all rulebooks."""
    return read_books()


class Lookup:
    """Finds things in the games that are played here."""

    def __init__(self, games: dict[str, Game[Any]]) -> None:
        self._games = games

    def search(self, typed: str, words: Words, game: str = "", limit: int = LIMIT) -> list[Found]:
        """Return what fits *typed*, words of the games before rules; with *game* only that game's."""
        keys = [game] if game in self._games else list(self._games)
        named = [one for key in keys for one in self._words(key, words) if _fits(typed, one.name)]
        ruled = [one for key in keys for one in self._rules(key, typed, limit)]
        both = ruled + named if _is_id(typed) else named + ruled
        return both[:limit]

    def get(self, key: str, words: Words) -> Found | None:
        """Return the thing that *key* names: a rule's id, or game/word."""
        game, _, word = key.partition("/")
        if word and game in self._games:
            return next((one for one in self._words(game, words) if one.key == key), None)
        for name in self._games:
            if name in books() and (entry := books()[name].entries.get(key.upper())):
                return _rule(name, entry)
        return None

    def first(self, typed: str, words: Words, game: str = "") -> Found | None:
        """Return the thing that *typed* means best."""
        return self.get(typed, words) or next(iter(self.search(typed, words, game)), None)

    def _words(self, game: str, words: Words) -> Iterator[Found]:
        for word in lexicon(words, self._games[game]):
            yield Found(f"{game}/{word.key}", word.name, game, word)

    def _rules(self, game: str, typed: str, limit: int) -> Iterator[Found]:
        if game in books():
            book = books()[game]
            entries = book.search(typed, limit) if typed.strip() else list(book.chapters)
            yield from (_rule(game, entry) for entry in entries)


def _rule(game: str, entry: Entry) -> Found:
    text = entry.title if isinstance(entry, Chapter) else entry.text
    return Found(entry.id, f"{entry.id} {text}"[:NAME], game, entry)


def _is_id(typed: str) -> bool:
    return any(letter.isdigit() for letter in typed)


def _fits(typed: str, name: str) -> bool:
    return bool(typed.strip()) and all(word in name.casefold() for word in typed.casefold().split())


def chapter_of(found: Found) -> Chapter:
    """Return the chapter that a found rule stands in."""
    thing = found.thing
    assert isinstance(thing, Rule | Chapter)
    chapter = books()[found.game].entries[thing.chapter] if isinstance(thing, Rule) else thing
    assert isinstance(chapter, Chapter)
    return chapter
