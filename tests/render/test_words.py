"""The words in pictures: every key that the pictures ask for has words, and no words are there for nothing."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from data.words import LOCALES, MissingWords
from render.words import words

RENDER = Path(__file__).parents[2] / "render"


def keys_in_files() -> set[str]:
    found = set()
    for path in (LOCALES / "en").glob("picture*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                found.add(entry.id.name.removeprefix("picture-"))
    return found


def strings_in_source() -> str:
    """Return all strings of render/, the changing parts of f-strings as a dot-star."""
    found = []
    for path in RENDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = (re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)
                found.append("".join(str(part) for part in parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(re.escape(node.value))
    return "|".join(f"(?:{pattern})" for pattern in sorted(set(found)) if pattern not in ("", ".+"))


def test_no_words_are_kept_that_no_picture_says():
    said = re.compile(strings_in_source())

    assert not {key for key in keys_in_files() if not said.fullmatch(key)}


def test_a_key_without_words_is_an_error():
    with pytest.raises(MissingWords):
        words()("no-such-key")


def test_a_language_without_pictures_words_says_them_in_english():
    assert words("xx")("strike") == words("en")("strike") == "Strike"
