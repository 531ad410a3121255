"""A language that nobody speaks, made from English: every vowel is accented and twice as long.

What is said in it is at least a third longer than in English, and any English that is left has vowels without accents.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import data.words as wording
from cogs.reader.lookup import books
from data import rulebook
from data.rulebook import Book, _read
from data.words import FALLBACK, LOCALES, Catalogue

PSEUDO = "qps"
KEPT = (".temper",)  # attributes that are keys
_LONG = {plain: accented * 2 for plain, accented in zip("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ", strict=True)}
#: What is no English: code, commands, addresses, Discord's own signs, ids of rules.
_SPARED = re.compile(
    r"`[^`\n]*`|/[a-z]+(?: [a-z]+)?\b(?=:|\b)|<[^>\s]*>|https?://\S+"
    r"|\b[A-Z]{2}-\d+(?:\.\d+)?|\bUTC\S*|\b[A-Z]\w+/[A-Z]\w+"
)
_ENGLISH = re.compile(r"[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*|\bHP\b")
_VOWELLESS = re.compile(r"\bHP\b")  # words that would look the same in both languages


def lengthened(text: str) -> str:
    """Return English *text* in the pseudo-language."""
    said, at = "", 0
    for spared in _SPARED.finditer(text):
        said += _accented(text[at : spared.start()]) + spared[0]
        at = spared.end()
    return said + _accented(text[at:])


def _accented(text: str) -> str:
    return "".join(_LONG.get(sign, sign) for sign in _VOWELLESS.sub("ĤP", text))


class _Lengthener(Transformer):  # type: ignore[misc]
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(lengthened(node.value))

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        return node if f".{node.id.name}" in KEPT else self.generic_visit(node)


def catalogue() -> Catalogue:
    """Return all messages in the pseudo-language."""
    texts = []
    for path in sorted((LOCALES / FALLBACK).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        texts.append(FluentSerializer().serialize(_Lengthener().visit(resource)))
    return Catalogue(PSEUDO, texts)


def english_in(text: str, names: Iterator[str] | tuple[str, ...] = ()) -> list[str]:
    """Return the English words in *text*; *names* are those of people."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return [word for word in _ENGLISH.findall(_SPARED.sub("", text)) if len(word) > 1]


def rulebooks(folder: Path) -> dict[str, Book]:
    """Return the rulebooks of *folder*, or if it is that of the pseudo-language, the English ones in it."""
    if folder.name != PSEUDO:
        return _read(folder)
    return {game: _lengthened(book) for game, book in _read(folder.parent).items()}


def _lengthened(book: Book) -> Book:
    chapters = tuple(
        replace(
            chapter,
            title=lengthened(chapter.title),
            body=lengthened(chapter.body),
            rules=tuple(replace(rule, text=lengthened(rule.text)) for rule in chapter.rules),
        )
        for chapter in book.chapters
    )
    return replace(book, title=lengthened(book.title), chapters=chapters)


@contextmanager
def spoken() -> Iterator[None]:
    """Let `words("qps")` speak the pseudo-language."""
    known, read, made = wording.languages, wording._catalogue, catalogue()
    wording.language_names()  # kept before there is a language without files
    wording.languages = lambda: (*known(), PSEUDO)  # type: ignore[assignment]
    wording._catalogue = lambda language, places: made if language == PSEUDO else read(language, places)  # type: ignore[assignment]
    rulebook._read = rulebooks
    try:
        yield
    finally:
        rulebook._read = _read
        books.cache_clear()
        wording.languages, wording._catalogue = known, read
        wording._words.cache_clear()
        wording._spoken.cache_clear()
