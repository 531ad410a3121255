"""Wording files: complete, well-formed, and English where a language is silent."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from data.words import LOCALES, MissingWords, Words, languages, words


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def test_every_file_parses_without_junk():
    for path in LOCALES.rglob("*.ftl"):
        junk = [entry for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert not junk, f"{path}: {junk[0].content}"


def test_no_key_stands_twice_in_a_language():
    for language in languages():
        keys = [
            entry.id.name
            for path in sorted((LOCALES / language).glob("*.ftl"))
            for entry in entries(path)
            if isinstance(entry, ast.Message)
        ]
        assert len(keys) == len(set(keys)), {key for key in keys if keys.count(key) > 1}


def test_a_language_says_its_own_and_leaves_the_rest_to_english(tmp_path):
    for language, text in (("en", "yes = yes\nno = no\n"), ("de", "yes = ja\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")

    german = Words("de", tmp_path)

    assert (german.say("yes"), german.say("no")) == ("ja", "no")
    assert "yes" in german
    assert "maybe" not in german
    with pytest.raises(MissingWords):
        german.say("maybe")


def test_a_fact_that_is_missing_is_an_error_and_not_a_hole_in_a_sentence():
    with pytest.raises(ValueError, match="total_war-RoundOpened"):
        words("en").say("total_war-RoundOpened", seat="Mothra")


@pytest.mark.parametrize("language", ["en", "en-GB", "xx", "zh-TW"])
def test_an_unknown_language_is_answered_in_english(language):
    assert words(language).say("total_war-pick-hit") == "Take the hit"
