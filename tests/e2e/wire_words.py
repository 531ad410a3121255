"""What the bot says on the wire, word for word, held against the words that a language has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from data.rulebook import RULES
from data.words import FALLBACK, LOCALES, language_names
from tests.pseudo import _SPARED

#: Where people read something in what is sent to Discord.
SAID = ("content", "label", "description", "placeholder", "title", "name")
UNREAD = ("emoji", "allowed_mentions")
#: What is sent once and is not for readers of one language: registrations and pictures of emojis.
APART = re.compile(r"/commands\b|/emojis\b|/applications/@me|/users/@me$")
#: Words of the Latin alphabet, of two letters at least. A number with its unit, 2.5M, is none.
WORD = re.compile(r"(?<![\w])[A-Za-zÀ-ɏ]{2,}|(?<=[^\W\dA-Za-zÀ-ɏ])[A-Za-zÀ-ɏ]{2,}")
#: The last word of a text that was cut.
CUT = re.compile(r"[A-Za-zÀ-ɏ]+…")
TEXT_INPUT = 4


class _Texts(Visitor):  # type: ignore[misc]
    """Collects the texts of messages: no comments, no keys, no names of facts or variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.parse()["value"])

    def visit_Comment(self, node: ast.Comment) -> None:
        """Comments are for translators."""


def texts(language: str) -> list[str]:
    """Return every text of the messages of *language*."""
    collector = _Texts()
    for path in sorted((LOCALES / language).glob("*.ftl")):
        collector.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return collector.found


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return the words that *language* has, in its messages and in its rules."""
    rules = RULES if language == FALLBACK else RULES / language
    said = texts(language) + [path.read_text(encoding="utf-8") for path in sorted(rules.glob("*.md"))]
    said += language_names().values()  # each language is offered by its own name
    return frozenset(word.casefold() for text in said for word in WORD.findall(text.replace("\xad", "")))


@cache
def labels(language: str) -> frozenset[str]:
    """Return the texts of *language* that stand alone, such as those of buttons."""
    return frozenset(text.strip() for text in texts(language))


def foreign(text: str, language: str, names: tuple[str, ...] = ()) -> list[str]:
    """Return the words of *text* that *language* does not have; *names* are those of people and places."""
    for name in names:
        text = text.replace(name, "")
    own = vocabulary(language)
    left = [word for word in WORD.findall(CUT.sub(" ", _SPARED.sub(" ", text))) if word.casefold() not in own]
    whole = text.strip()
    is_english = " " in whole and whole in labels(FALLBACK) and whole not in labels(language)
    return left or ([whole] if is_english else [])


def sent(exchanges: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Yield everything that people read in what the bot sent, each with where it was."""
    for one in exchanges:
        if one["method"] in ("POST", "PATCH", "PUT") and not APART.search(one["path"]):
            yield from ((f"{one['route']} {where}", text) for where, text in read_in(one["sent"]))


def read_in(body: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """Yield what people read in *body*, each with the key it stands under."""
    if isinstance(body, list):
        for each in body:
            yield from read_in(each, where)
    elif isinstance(body, dict):
        said = SAID + (("value",) if body.get("type") == TEXT_INPUT else ())
        for key, value in body.items():
            if key in said and isinstance(value, str):
                yield f"{where}.{key}", value
            elif key not in UNREAD:
                yield from read_in(value, f"{where}.{key}" if isinstance(value, dict) else where or key)
