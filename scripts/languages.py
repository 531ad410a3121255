"""How far the languages of data/locales are: missing, stale and doubtful messages.

A language keeps in `made_from.json` the hash of the English text that each of its messages was made from, so that a
message whose English has changed since is found.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from data.words import FALLBACK, LOCALES, languages

#: The languages that have everything: the suite fails on a message that one of them lacks.
COMPLETE: tuple[str, ...] = ("de", "es", "fr", "ja", "pt-BR")
RECORD = "made_from.json"
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_FACT = re.compile(r"\$(\w+)")
_FORM = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
#: How much longer or shorter than English a text may be before somebody should look at it, from how many letters on.
LONGER, SHORTER, FROM = 1.9, 0.25, 24
#: Words of the rules with one meaning in all games, which a language's page in docs/languages fixes.
TERMS = ("Energy", "Dominance", "trophy", "district", "standing order", "subjugate")
GLOSSARIES = LOCALES.parents[1] / "docs" / "languages"
STEM = 4  # letters
_ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|", re.MULTILINE)
_ASIDE = re.compile(r"[(（][^)）]*[)）]")
_PLACEABLE = re.compile(r"\{[^{}]*\}")
OWN_FORMS = frozenset({"joined"})  # forms that a language leaves out where they are the message itself


class Report(NamedTuple):
    """What is to be done for a language, by keys; *wrong* would fail when it is said."""

    language: str
    total: int
    missing: list[str]
    stale: list[str]
    unknown: list[str]
    wrong: list[str]
    doubtful: list[str]
    terms: list[str]

    @property
    def coverage(self) -> float:
        """The share of the messages that there are."""
        return 1 - len(self.missing) / self.total


def messages(language: str, home: Path = LOCALES) -> dict[str, str]:
    """Return the messages of *language* as they are written, by key."""
    found: dict[str, str] = {}
    for path in sorted((home / language).glob("*.ftl")):
        text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
        starts = [match.start() for match in _ENTRY.finditer(text)]
        for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
            key, _, body = text[start:end].partition("=")
            found[key.strip()] = body.strip()
    return found


def mark_of(text: str) -> str:
    """Return what tells a text from every other."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def record(language: str, home: Path = LOCALES) -> dict[str, str]:
    """Return the marks of the English texts that *language* was made from, by key."""
    path = home / language / RECORD
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def stamp(language: str, home: Path = LOCALES) -> int:
    """Note that every message of *language* is made from English as it is now; return how many there are."""
    english, own = messages(FALLBACK, home), messages(language, home)
    marks = {key: mark_of(english[key]) for key in sorted(own) if key in english}
    (home / language / RECORD).write_text(json.dumps(marks, indent=0) + "\n", encoding="utf-8")
    return len(marks)


def report(language: str, home: Path = LOCALES) -> Report:
    """Return what is to be done for *language*."""
    english, own, made_from = messages(FALLBACK, home), messages(language, home), record(language, home)
    shared = [key for key in own if key in english]
    return Report(
        language,
        len(english),
        missing=[key for key in english if key not in own],
        stale=[key for key in shared if key in made_from and made_from[key] != mark_of(english[key])],
        unknown=[key for key in own if key not in english and not key.startswith("-")],
        wrong=[f"{key}: {what}" for key in shared for what in _wrong(english[key], own[key])],
        doubtful=[f"{key}: {what}" for key in shared for what in _doubtful(english[key], own[key])],
        terms=[f"{key}: {term}" for key in shared for term in _strange(english[key], own[key], glossary(language))],
    )


def _wrong(english: str, own: str) -> Iterator[str]:
    """Yield what would fail, or never be read: facts and forms that English does not have."""
    yield from (f"no fact ${fact}" for fact in sorted(_facts(own) - _facts(english)))
    yield from (f"no form .{form}" for form in sorted(_forms(own) - _forms(english)))


def _doubtful(english: str, own: str) -> Iterator[str]:
    yield from (f"does not say ${fact}" for fact in sorted(_facts(english) - _facts(own)))
    yield from (f"lacks .{form}" for form in sorted(_forms(english) - _forms(own) - OWN_FORMS))
    share = len(own) / max(1, len(english))
    if len(english) >= FROM and not SHORTER <= share <= LONGER:
        yield f"{share:.1f} times as long"


@cache
def glossary(language: str, home: Path = GLOSSARIES) -> dict[str, tuple[str, ...]]:
    """Return the words that *language* has for those of TERMS that its page explains, cut to their stems."""
    path, found = home / f"{language}.md", dict[str, tuple[str, ...]]()
    rows = _ROW.findall(path.read_text(encoding="utf-8")) if path.is_file() else []
    for names, words in rows:
        for name, word in zip(_split(names), _split(words), strict=False):
            if name in TERMS:
                found[name] = (*found.get(name, ()), _stem(word))
    return found


def _split(cell: str) -> list[str]:
    """Return the words of a cell, without what stands in brackets."""
    return [word.strip() for word in _ASIDE.sub("", cell).split(",")]


def _stem(word: str) -> str:
    """Return the part of *word* that its forms share: all but an ending of two letters, unless each sign is a word."""
    return word.casefold() if not word.isascii() and len(word) < STEM else word.casefold()[: max(STEM, len(word) - 2)]


def _strange(english: str, own: str, terms: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """Yield the terms that *english* has and *own* has other words for than the language's page."""
    said, read = _PLACEABLE.sub(" ", english), own.casefold()
    for term, stems in terms.items():
        if re.search(rf"\b{term}\b", said) and not any(stem in read for stem in stems):
            yield term


def _facts(text: str) -> set[str]:
    return set(_FACT.findall(text))


def _forms(text: str) -> set[str]:
    return set(_FORM.findall(text))


def told(each: Report, in_full: bool) -> Iterator[str]:
    """Yield *each* as lines to read."""
    counts = {name: getattr(each, name) for name in ("missing", "stale", "unknown", "wrong", "doubtful", "terms")}
    numbers = ", ".join(f"{len(keys)} {name}" for name, keys in counts.items())
    yield f"{each.language}: {each.coverage:.1%} of {each.total} messages; {numbers}"
    if in_full:
        yield from (f"  {name}: {key}" for name, keys in counts.items() for key in keys)


def main() -> None:
    """Print the reports."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language", nargs="?", choices=[one for one in languages() if one != FALLBACK])
    parser.add_argument("--stamp", action="store_true", help="the language is made from English as it is now")
    given = parser.parse_args()
    if given.stamp and given.language:
        print(f"{stamp(given.language)} messages of {given.language} are made from English as it is now.")
    for language in [given.language] if given.language else languages():
        if language != FALLBACK:
            print("\n".join(told(report(language), bool(given.language))))


if __name__ == "__main__":
    main()
