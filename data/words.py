"""Wording: Fluent files by language, and English where a language has no word of its own."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from data.loader import folder, homes

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
Fact: TypeAlias = str | int | float
REMEMBERED = 8192  # wordings of a language


class MissingWords(KeyError):
    """No language has a message of that key."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str, home: Path = LOCALES) -> None:
        self.language = language
        places = (home, *(folder(game) / "locales" for game in homes()))
        self._bundles = [_bundle(name, places) for name in dict.fromkeys((language, FALLBACK))]
        # Pages say the same things over and over, and putting facts into a pattern is what making them costs.
        self._said = lru_cache(REMEMBERED, typed=True)(self._worded)
        self._formed = lru_cache(REMEMBERED, typed=True)(self._all_forms)

    def __contains__(self, key: str) -> bool:
        name = _identifier(key)
        return any(bundle.has_message(name) for bundle in self._bundles)

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
        bundle = next((each for each in self._bundles if each.has_message(name)), None)
        if bundle is None:
            raise MissingWords(key)
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
    for name in (language, language.partition("-")[0]):
        if (LOCALES / name).is_dir():
            return Words(name)
    return Words(FALLBACK)


def languages() -> list[str]:
    """Return the languages there are files for."""
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


@cache
def _bundle(language: str, places: tuple[Path, ...]) -> FluentBundle:
    # Isolation marks are for mixed scripts inside a page; Discord shows them as boxes on some phones.
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for path in (path for place in places for path in sorted((place / language).glob("*.ftl"))):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
