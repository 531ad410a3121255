"""Wording: Fluent files by language, and English where a language has no word of its own.

A language's files are read when it is first spoken, and a message is parsed when it is first said: most of the bot's
life is spent with a small part of the messages of a few languages.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from data.loader import folder, homes

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
Fact: TypeAlias = str | int | float
REMEMBERED = 8192  # wordings of a language
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"^language-name *= *(.+?) *$", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingWords(KeyError):
    """No language has a message of that key."""


class Catalogue:
    """The messages of one language by their keys, each parsed when it is first asked for."""

    def __init__(self, language: str, texts: list[str]) -> None:
        # Isolation marks are for mixed scripts inside a page; Discord shows them as boxes on some phones.
        self.bundle = FluentBundle([language, FALLBACK], use_isolating=False)
        self.sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        for text in texts:
            ends = [match.start() for match in _ENTRY.finditer(text)]
            for start, end in zip(ends, [*ends[1:], len(text)], strict=True):
                self.sources.setdefault(text[start : text.index("=", start)].rstrip(), text[start:end])

    def __contains__(self, key: str) -> bool:
        return key in self.sources

    def parsed(self, key: str) -> FluentBundle:
        """Return the bundle with the message *key* in it, and with all that it refers to."""
        if key not in self._parsed:
            self._parsed.add(key)
            source = self.sources[key]
            self.bundle.add_resource(FluentResource(source))
            for name in _REFERENCE.findall(source):
                if name in self.sources:
                    self.parsed(name)
        return self.bundle


class Words:
    """The messages of one language."""

    def __init__(self, language: str, home: Path = LOCALES) -> None:
        self.language = language
        places = _places(home)
        self._catalogues = [_catalogue(name, places) for name in dict.fromkeys((language, FALLBACK))]
        # Pages say the same things over and over, and putting facts into a pattern is what making them costs.
        self._said = lru_cache(REMEMBERED, typed=True)(self._worded)
        self._formed = lru_cache(REMEMBERED, typed=True)(self._all_forms)

    def __contains__(self, key: str) -> bool:
        name = _identifier(key)
        return any(name in catalogue for catalogue in self._catalogues)

    def say(self, key: str, **facts: Fact) -> str:
        """Return the message *key* with *facts* put in; raise MissingWords or ValueError rather than say it wrong."""
        return self._said(key, "", tuple(facts), *facts.values())

    def forms(self, key: str, forms: tuple[str, ...], **facts: Fact) -> tuple[str, ...]:
        """Return the message *key* and other *forms* of it, its attributes; nothing for one that it does not have."""
        return self._formed(key, forms, tuple(facts), *facts.values())

    def _all_forms(self, key: str, forms: tuple[str, ...], names: tuple[str, ...], *facts: Fact) -> tuple[str, ...]:
        return tuple(self._said(key, form, names, *facts) for form in ("", *forms))

    def _worded(self, key: str, form: str, names: tuple[str, ...], *facts: Fact) -> str:
        name = _identifier(key)
        catalogue = next((each for each in self._catalogues if name in each), None)
        if catalogue is None:
            raise MissingWords(key)
        bundle = catalogue.parsed(name)
        message = bundle.get_message(name)
        if form and form not in message.attributes:
            return ""
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise MissingWords(key)
        text, errors = bundle.format_pattern(pattern, dict(zip(names, facts, strict=True)))
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        return str(text)


def _identifier(key: str) -> str:
    """Return *key* with hyphens for the signs that tokens of a game may have and Fluent's identifiers may not."""
    return key.replace(".", "-").replace("+", "-")


def words(language: str) -> Words:
    """Return the messages of *language* ("de", "pt-BR"), or those of its parent, or English."""
    return _words(language, tuple(homes()))


@cache
def _words(language: str, homes: tuple[str, ...]) -> Words:
    return _spoken(spoken(language), homes)


@cache
def _spoken(language: str, homes: tuple[str, ...]) -> Words:
    return Words(language)


def spoken(language: str) -> str:
    """Return the language that readers of *language* get: it or its parent, if there are files for it, or English."""
    return next((name for name in (language, language.partition("-")[0]) if name in languages()), FALLBACK)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are files for."""
    return tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))


@cache
def language_names() -> dict[str, str]:
    """Return the languages and what each calls itself; no more of them is read for that."""
    return {language: _own_name(language) for language in languages()}


def _own_name(language: str) -> str:
    texts = (path.read_text(encoding="utf-8") for path in _files(language, (LOCALES,)))
    return next(found[1] for found in map(_NAME.search, texts) if found)


def wording_hash() -> str:
    """Return the hash of the messages of all languages."""
    told = hashlib.sha256()
    for language in languages():
        for path in _files(language, _places()):
            told.update(path.read_bytes())
    return told.hexdigest()


def _places(home: Path = LOCALES) -> tuple[Path, ...]:
    """Return where there are folders of languages: *home*, and those of games that bring their own."""
    return (home, *(folder(game) / "locales" for game in homes()))


def _files(language: str, places: tuple[Path, ...]) -> list[Path]:
    return [path for place in places for path in sorted((place / language).glob("*.ftl"))]


@cache
def _catalogue(language: str, places: tuple[Path, ...]) -> Catalogue:
    return Catalogue(language, [path.read_text(encoding="utf-8") for path in _files(language, places)])
