"""Looking things up: rules, chapters, cards and kaiju of all games, by what somebody types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from data.rulebook import Book, Chapter, Entry, Rule, read_books, shortened
from data.words import FALLBACK, Words, words
from engine.play import Game
from words.rulebook import titled
from words.teller import lexicon
from words.term import Term

LIMIT = 25
KEPT = 512  # searches, and words by game and language
NAME = 100  # characters of a suggestion
UNBROKEN = "\N{NON-BREAKING HYPHEN}"  # in the numbers of rules where they are shown
MINUS = "\N{MINUS SIGN}"  # on cards; nobody has a key for it


class Found(NamedTuple):
    """Something that was found: *key* finds it again."""

    key: str
    name: str
    game: str
    thing: Entry | Term


@cache
def books(language: str = FALLBACK) -> dict[str, Book]:
    """Return all rulebooks, in *language* as far as it has them."""
    said = words(language)
    return {game: titled(book, said) for game, book in read_books(language=language).items()}


class Lookup:
    """Finds things in the games that are played here."""

    def __init__(self, games: dict[str, Game[Any]]) -> None:
        self._games = games
        # Every letter that somebody types searches all of it.
        self._named = lru_cache(KEPT)(self._words)
        self._searched = lru_cache(KEPT)(self._search)

    def search(self, typed: str, words: Words, game: str = "", limit: int = LIMIT) -> list[Found]:
        """Return what fits *typed*, words of the games before rules; that of *game* before all else."""
        return list(self._searched(_plain(typed), words, game, limit))

    def _search(self, typed: str, words: Words, game: str, limit: int) -> list[Found]:
        at_hand = [key for key in self._games if key == game]
        others = [key for key in self._games if key != game]
        found = [one for keys in (at_hand, others) for one in self._search_in(keys, typed, words, limit)]
        shared = {name for name, count in Counter(one.name for one in found).items() if count > 1}
        return [_of_game(one, words) if one.name in shared else one for one in found[:limit]]

    def _search_in(self, keys: list[str], typed: str, words: Words, limit: int) -> list[Found]:
        wanted, whole = typed.casefold().split(), typed.casefold().strip()
        fitting = [each for key in keys for each in self._named(key, words) if _fits(wanted, each[0])]
        fitting.sort(key=lambda each: each[0] != whole)  # what is called so before what only has it in its name
        named = [one for _, one in fitting]
        ruled = [one for key in keys for one in self._rules(key, typed, words.language, limit)]
        return ruled + named if _is_id(typed) else named + ruled

    def get(self, key: str, words: Words) -> Found | None:
        """Return the thing that *key* names: a rule's id, as it is spelled or shown, or game/word."""
        key = key.replace(UNBROKEN, "-")
        game, _, word = key.partition("/")
        if word and game in self._games:
            return next((one for _, one in self._named(game, words) if one.key == key), None)
        known = books(words.language)
        for name in self._games:
            if name in known and (entry := known[name].entries.get(key.upper())):
                return _rule(name, entry)
        return None

    def first(self, typed: str, words: Words, game: str = "") -> Found | None:
        """Return the thing that *typed* means best."""
        return self.get(typed, words) or next(iter(self.search(typed, words, game)), None)

    def _words(self, game: str, words: Words) -> tuple[tuple[str, Found], ...]:
        """Return the words of *game*, each with how it is searched."""
        known = lexicon(words, self._games[game])
        found = [Found(f"{game}/{word.key}", word.name, game, word) for word in known]
        return tuple((_plain(each.name).casefold(), each) for each in found)

    def _rules(self, game: str, typed: str, language: str, limit: int) -> Iterator[Found]:
        if book := books(language).get(game):
            entries = book.search(typed, limit) if typed.strip() else list(book.chapters)
            yield from (_rule(game, entry) for entry in entries)


def _rule(game: str, entry: Entry) -> Found:
    text = entry.title if isinstance(entry, Chapter) else entry.bare
    return Found(entry.id, shortened(f"{entry.id} {text}", NAME), game, entry)


def _of_game(found: Found, words: Words) -> Found:
    """Return *found* with the name of its game, for something that several games have."""
    name = words.say("rules-of-game", name=found.name, game=words.say(f"{found.game}-name"))
    return found._replace(name=name)


def _plain(text: str) -> str:
    """Return *text* with the hyphen that people have on their keyboards."""
    return text.replace(UNBROKEN, "-").replace(MINUS, "-")


def _is_id(typed: str) -> bool:
    """Return whether *typed* looks like the number of a rule; -3 is a card."""
    return any(letter.isdigit() for letter in typed) and not typed.lstrip().startswith("-")


def _fits(wanted: list[str], name: str) -> bool:
    return bool(wanted) and all(word in name for word in wanted)


def chapter_of(found: Found, language: str = FALLBACK) -> Chapter:
    """Return the chapter that a found rule stands in, in *language*."""
    thing = found.thing
    assert isinstance(thing, Rule | Chapter)
    chapter = books(language)[found.game].entries[thing.chapter] if isinstance(thing, Rule) else thing
    assert isinstance(chapter, Chapter)
    return chapter
