"""Wording: Fluent files by language, and English where a language has no word of its own."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
REMEMBERED = 8192  # wordings of a language


class MissingWords(KeyError):
    """No language has a message of that key."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str, home: Path = LOCALES) -> None:
        self.language = language
        self._bundles = [_bundle(name, home) for name in dict.fromkeys((language, FALLBACK))]
        # Pages say the same things over and over, and putting facts into a pattern is what making them costs.
        self._said = lru_cache(REMEMBERED, typed=True)(self._worded)

    def __contains__(self, key: str) -> bool:
        name = _identifier(key)
        return any(bundle.has_message(name) for bundle in self._bundles)

    def say(self, key: str, **facts: str | int | float) -> str:
        """Return the message *key* with *facts* put in; raise MissingWords or ValueError rather than say it wrong."""
        return self._said(key, tuple(facts), *facts.values())

    def _worded(self, key: str, names: tuple[str, ...], *facts: str | int | float) -> str:
        name = _identifier(key)
        for bundle in self._bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                if pattern is None:
                    raise MissingWords(key)
                text, errors = bundle.format_pattern(pattern, dict(zip(names, facts, strict=True)))
                if errors:
                    raise ValueError(f"{key} in {self.language}: {errors[0]}")
                return str(text)
        raise MissingWords(key)


def _identifier(key: str) -> str:
    """Return *key* with hyphens for the signs that tokens of a game may have and Fluent's identifiers may not."""
    return key.replace(".", "-").replace("+", "-")


@cache
def words(language: str) -> Words:
    """Return the messages of *language* ("de", "pt-BR"), or those of its parent, or English."""
    for name in (language, language.partition("-")[0]):
        if (LOCALES / name).is_dir():
            return Words(name)
    return Words(FALLBACK)


def languages() -> list[str]:
    """Return the languages there are files for."""
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


@cache
def _bundle(language: str, home: Path) -> FluentBundle:
    # Isolation marks are for mixed scripts inside a page; Discord shows them as boxes on some phones.
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    for path in sorted((home / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
